import Foundation
import QuartzCore

/// A view's yes-and-no properties.
package struct ViewFlags: OptionSet {
    package var rawValue: UInt32
    package init(rawValue: UInt32) { self.rawValue = rawValue }

    package static let userInteraction = ViewFlags(rawValue: 1)
    package static let multipleTouch = ViewFlags(rawValue: 1 << 1)
    package static let exclusiveTouch = ViewFlags(rawValue: 1 << 2)
    package static let autoresizesSubviews = ViewFlags(rawValue: 1 << 3)
    package static let preservesSuperviewMargins = ViewFlags(rawValue: 1 << 4)
    package static let insetsMarginsFromSafeArea = ViewFlags(rawValue: 1 << 5)
    package static let translatesAutoresizingMask = ViewFlags(rawValue: 1 << 6)
    package static let needsUpdateConstraints = ViewFlags(rawValue: 1 << 7)
    package static let descendantNeedsUpdateConstraints = ViewFlags(rawValue: 1 << 8)
    package static let opaque = ViewFlags(rawValue: 1 << 9)
    package static let clearsContext = ViewFlags(rawValue: 1 << 10)
    package static let needsUpdateProperties = ViewFlags(rawValue: 1 << 11)
    /// The `layoutSubviews` that runs has not come to the view's own.
    package static let awaitsOwnLayout = ViewFlags(rawValue: 1 << 12)
    package static let appearanceApplied = ViewFlags(rawValue: 1 << 13)
    package static let descendantNeedsUpdateProperties = ViewFlags(rawValue: 1 << 14)
    /// The view takes part in Auto Layout, or has a subview that does.
    package static let usesAutoLayout = ViewFlags(rawValue: 1 << 15)
    /// Interface Builder's “Follow Readable Width”: the margins reach in to where text is readable.
    package static let marginsFollowReadableWidth = ViewFlags(rawValue: 1 << 16)
    package static let hasUpdatedProperties = ViewFlags(rawValue: 1 << 17)

    /// A view as it is made. An array literal of flags calls `init()`, which therefore stays empty.
    package static let ofNewView: ViewFlags = [
        .userInteraction, .autoresizesSubviews, .insetsMarginsFromSafeArea, .translatesAutoresizingMask, .opaque, .clearsContext,
        .needsUpdateConstraints,
    ]

    package mutating func set(_ flag: ViewFlags, _ on: Bool) { if on { insert(flag) } else { remove(flag) } }
}

/// How a view looks and resizes.
package struct ViewLook {
    package var tag = 0
    package var autoresizingMask: UIView.AutoresizingMask = []
    package var contentMode = UIView.ContentMode.scaleToFill
    package var semanticContentAttribute = UISemanticContentAttribute.unspecified
    package var backgroundColor: UIColor?
    package var tintColor: UIColor?
    package var tintAdjustmentMode = UIView.TintAdjustmentMode.automatic
    /// How many presentations over the view dim its tint.
    package var tintDimmings = 0
}

/// Safe area and margins, as last announced.
package struct ViewInsets {
    package var safeArea = UIEdgeInsets.zero
    /// The margins that were set; nil keeps the default of 8, or the controller's for a root view.
    package var margins: UIEdgeInsets?
    package var directionalMargins: NSDirectionalEdgeInsets?
    package var toldMargins: UIEdgeInsets?
}

/// What few views have.
@MainActor
package final class ViewSupplement {
    package var mask: UIView?
    package var gestureRecognizers: [UIGestureRecognizer] = []
    package var interactions: [any UIInteraction] = []
    package var motionEffects: [UIMotionEffect] = []
    package var guides: [SystemGuide: UILayoutGuide] = [:]
    package var restorationIdentifier: String?
    package var focusGroupIdentifier: String?
    package var focusEffect: UIFocusEffect?
    package var showsLargeContentViewer = false
    package var largeContentTitle: String?
    package var largeContentImage: UIImage?
    /// The insets the subviews inherit instead of the view's own; a scroll view that absorbs edges sets it. L-42
    package var safeAreaForSubviews: ((UIView) -> UIEdgeInsets)?
    /// Called when the view's bounds have changed size, before layout.
    package var sizeDidChange: ((_ old: CGSize) -> Void)?
    /// Set by a stack view: a subview's intrinsic size changed.
    package var arrangedViewSizeDidChange: ((UIView) -> Void)?
    /// Set by a stack view: a subview was hidden or shown.
    package var arrangedViewHiddenDidChange: ((UIView) -> Void)?
}

extension UIView {
    package final var supplemented: ViewSupplement {
        if let supplement { return supplement }
        let made = ViewSupplement()
        supplement = made
        return made
    }

    public static let noIntrinsicMetric: CGFloat = -1
    public static let layoutFittingCompressedSize = CGSize.zero
    public static let layoutFittingExpandedSize = CGSize(width: 10000, height: 10000)
}
