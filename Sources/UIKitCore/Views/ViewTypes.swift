import Foundation

extension UIView {
    /// How drawn content fits into the bounds when their size differs from the size at which it was drawn.
    public enum ContentMode: Int, Sendable {
        /// Stretching, fitting inside, filling with clipped edges, drawing again, or staying at a side in its own size.
        case scaleToFill, scaleAspectFit, scaleAspectFill, redraw, center, top, bottom, left, right
        /// Staying at a corner in its own size.
        case topLeft, topRight, bottomLeft, bottomRight
    }

    /// Whether a tint is shown in its own color or in gray.
    public enum TintAdjustmentMode: Int, Sendable {
        /// Following the superview, always in color, or always in gray.
        case automatic, normal, dimmed
    }

    /// The parts of a view's horizontal and vertical position that grow and shrink with the superview.
    public struct AutoresizingMask: OptionSet, Sendable, Hashable {
        /// The bits, one for each flexible part, with Apple's values.
        public let rawValue: UInt
        /// Creates a mask from its bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// The distance to the superview's left edge changes.
        public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1)
        /// The view's width changes.
        public static let flexibleWidth = AutoresizingMask(rawValue: 2)
        /// The distance to the superview's right edge changes.
        public static let flexibleRightMargin = AutoresizingMask(rawValue: 4)
        /// The distance to the superview's top edge changes.
        public static let flexibleTopMargin = AutoresizingMask(rawValue: 8)
        /// The view's height changes.
        public static let flexibleHeight = AutoresizingMask(rawValue: 16)
        /// The distance to the superview's bottom edge changes.
        public static let flexibleBottomMargin = AutoresizingMask(rawValue: 32)
    }
}

/// Whether a view is mirrored in a right-to-left interface: playback and spatial controls are not.
public enum UISemanticContentAttribute: Int, Sendable {
    /// Mirrored like other content; a player's controls; a control of directions in space; always one way, or the other.
    case unspecified, playback, spatial, forceLeftToRight, forceRightToLeft

    func direction(relativeTo direction: UIUserInterfaceLayoutDirection) -> UIUserInterfaceLayoutDirection {
        switch self {
        case .unspecified: direction
        case .playback, .spatial, .forceLeftToRight: .leftToRight
        case .forceRightToLeft: .rightToLeft
        }
    }
}

extension UIView {
    package final var isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

    final func setSemanticContentAttribute(_ attribute: UISemanticContentAttribute) {
        guard attribute != look.semanticContentAttribute else { return }
        look.semanticContentAttribute = attribute
        setNeedsLayout()
        setNeedsUpdateConstraints()
        autoLayoutDirectionDidChange()
    }
}
