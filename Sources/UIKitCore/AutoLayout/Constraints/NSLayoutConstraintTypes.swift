extension NSLayoutConstraint {
    /// How the two sides of a constraint compare.
    public enum Relation: Int, Sendable {
        /// The left side is at most the right.
        case lessThanOrEqual = -1
        /// Both sides are equal.
        case equal = 0
        /// The left side is at least the right.
        case greaterThanOrEqual = 1
    }

    /// A direction of layout.
    public enum Axis: Int, Sendable {
        /// From side to side; a stack's views form a row.
        case horizontal = 0
        /// From top to bottom; a stack's views form a column.
        case vertical = 1
    }

    /// A position or length of a view's alignment rectangle.
    public enum Attribute: Int, Sendable {
        /// The absence of a second attribute.
        case notAnAttribute = 0
        /// The left edge, in either reading direction.
        case left = 1
        /// The other edges, lengths, centers, and the baselines of the last and the first line of text.
        case right, top, bottom, leading, trailing, width, height, centerX, centerY, lastBaseline, firstBaseline
        /// The edges of the layout margins.
        case leftMargin, rightMargin, topMargin, bottomMargin, leadingMargin, trailingMargin
        /// The center of the rectangle inside the layout margins.
        case centerXWithinMargins, centerYWithinMargins

        /// The older name of `lastBaseline`.
        public static let baseline = Attribute.lastBaseline
    }

    /// How a layout string aligns the views that it names, and in which direction it is read. Apple's bits.
    public struct FormatOptions: OptionSet, Sendable, Hashable {
        /// The bits: one for each alignment, and above them the direction and the kind of spacing.
        public let rawValue: UInt
        /// Creates options from their bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// Aligns the left edges of the string's views. Only for vertical strings.
        public static let alignAllLeft = bit(.left)
        /// Aligns the right edges of the string's views. Only for vertical strings.
        public static let alignAllRight = bit(.right)
        /// Aligns the top edges of the string's views. Only for horizontal strings.
        public static let alignAllTop = bit(.top)
        /// Aligns the bottom edges of the string's views. Only for horizontal strings.
        public static let alignAllBottom = bit(.bottom)
        /// Aligns the leading edges of the string's views. Only for vertical strings.
        public static let alignAllLeading = bit(.leading)
        /// Aligns the trailing edges of the string's views. Only for vertical strings.
        public static let alignAllTrailing = bit(.trailing)
        /// Aligns the horizontal centers of the string's views. Only for vertical strings.
        public static let alignAllCenterX = bit(.centerX)
        /// Aligns the vertical centers of the string's views. Only for horizontal strings.
        public static let alignAllCenterY = bit(.centerY)
        /// Aligns the last baselines of the string's views. Only for horizontal strings.
        public static let alignAllLastBaseline = bit(.lastBaseline)
        /// Aligns the first baselines of the string's views. Only for horizontal strings.
        public static let alignAllFirstBaseline = bit(.firstBaseline)
        /// All alignments, to separate them from other bits.
        public static let alignmentMask = FormatOptions(rawValue: 0xFFFF)
        /// Reads the string in the interface's reading direction. The default.
        public static let directionLeadingToTrailing: FormatOptions = []
        /// Reads the string from left to right.
        public static let directionLeftToRight = FormatOptions(rawValue: 1 << 16)
        /// Reads the string from right to left.
        public static let directionRightToLeft = FormatOptions(rawValue: 2 << 16)
        /// Both directions, to separate them from other bits.
        public static let directionMask = FormatOptions(rawValue: 3 << 16)
        /// Measures vertical spacing between edges. The default.
        public static let spacingEdgeToEdge: FormatOptions = []
        /// Measures vertical spacing between baselines of text.
        public static let spacingBaselineToBaseline = FormatOptions(rawValue: 1 << 19)
        /// The kind of spacing, to separate it from other bits.
        public static let spacingMask = FormatOptions(rawValue: 1 << 19)

        private static func bit(_ attribute: Attribute) -> FormatOptions { FormatOptions(rawValue: 1 << UInt(attribute.rawValue)) }
    }
}

/// The name of the type in Swift 3 and earlier.
public typealias NSLayoutFormatOptions = NSLayoutConstraint.FormatOptions
/// The name of the type in Swift 3 and earlier.
public typealias NSLayoutRelation = NSLayoutConstraint.Relation
/// The name of the type in Swift 3 and earlier.
public typealias NSLayoutAttribute = NSLayoutConstraint.Attribute
/// The name of the type in Swift 3 and earlier.
public typealias UILayoutConstraintAxis = NSLayoutConstraint.Axis

extension NSLayoutConstraint.Attribute {
    /// The quantity that an attribute measures; a constraint relates two of the same kind.
    enum Kind { case none, horizontal, vertical, size }

    var kind: Kind {
        switch self {
        case .notAnAttribute: .none
        case .width, .height: .size
        case .left, .right, .leading, .trailing, .centerX, .leftMargin, .rightMargin, .leadingMargin, .trailingMargin,
            .centerXWithinMargins:
            .horizontal
        case .top, .bottom, .centerY, .lastBaseline, .firstBaseline, .topMargin, .bottomMargin, .centerYWithinMargins: .vertical
        }
    }

    /// Whether the attribute depends on the reading direction.
    var isDirectional: Bool {
        switch self {
        case .leading, .trailing, .leadingMargin, .trailingMargin: true
        default: false
        }
    }

    /// The attribute of the margins guide that corresponds to a margin attribute.
    var withinMargins: NSLayoutConstraint.Attribute? {
        switch self {
        case .leftMargin: .left
        case .rightMargin: .right
        case .topMargin: .top
        case .bottomMargin: .bottom
        case .leadingMargin: .leading
        case .trailingMargin: .trailing
        case .centerXWithinMargins: .centerX
        case .centerYWithinMargins: .centerY
        default: nil
        }
    }

    /// The name in descriptions, as in `UIView:0x… .centerX`.
    package var name: String {
        switch self {
        case .notAnAttribute: "notAnAttribute"
        case .left: "left"
        case .right: "right"
        case .top: "top"
        case .bottom: "bottom"
        case .leading: "leading"
        case .trailing: "trailing"
        case .width: "width"
        case .height: "height"
        case .centerX: "centerX"
        case .centerY: "centerY"
        case .lastBaseline: "lastBaseline"
        case .firstBaseline: "firstBaseline"
        case .leftMargin: "leftMargin"
        case .rightMargin: "rightMargin"
        case .topMargin: "topMargin"
        case .bottomMargin: "bottomMargin"
        case .leadingMargin: "leadingMargin"
        case .trailingMargin: "trailingMargin"
        case .centerXWithinMargins: "centerXWithinMargins"
        case .centerYWithinMargins: "centerYWithinMargins"
        }
    }
}
