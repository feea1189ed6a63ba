import Foundation
import QuartzCore

/// The Boolean properties of a view.
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
    /// The running `layoutSubviews` has not reached the view's own implementation.
    package static let awaitsOwnLayout = ViewFlags(rawValue: 1 << 12)
    package static let appearanceApplied = ViewFlags(rawValue: 1 << 13)
    package static let descendantNeedsUpdateProperties = ViewFlags(rawValue: 1 << 14)
    /// The view takes part in Auto Layout, or has a subview that does.
    package static let usesAutoLayout = ViewFlags(rawValue: 1 << 15)
    /// Interface Builder's “Follow Readable Width”: the margins extend to the readable width.
    package static let marginsFollowReadableWidth = ViewFlags(rawValue: 1 << 16)
    package static let hasUpdatedProperties = ViewFlags(rawValue: 1 << 17)
    /// Subviews that preserve the margins inherit the left and right ones only: a table's rows, which scroll past the other two.
    package static let sharesSideMarginsOnly = ViewFlags(rawValue: 1 << 18)

    /// The flags of a new view. An array literal of flags calls `init()`, which therefore stays empty.
    package static let ofNewView: ViewFlags = [
        .userInteraction, .autoresizesSubviews, .insetsMarginsFromSafeArea, .translatesAutoresizingMask, .opaque, .clearsContext,
        .needsUpdateConstraints,
    ]

    package mutating func set(_ flag: ViewFlags, _ on: Bool) { if on { insert(flag) } else { remove(flag) } }
}

/// The properties of a view's appearance and resizing.
package struct ViewLook {
    package var tag = 0
    package var autoresizingMask: UIView.AutoresizingMask = []
    package var contentMode = UIView.ContentMode.scaleToFill
    package var semanticContentAttribute = UISemanticContentAttribute.unspecified
    package var backgroundColor: UIColor?
    package var tintColor: UIColor?
    package var tintAdjustmentMode = UIView.TintAdjustmentMode.automatic
    /// The number of presentations over the view that dim its tint.
    package var tintDimmings = 0
}

/// The safe area and margins as last announced.
package struct ViewInsets {
    package var safeArea = UIEdgeInsets.zero
    /// The margins that were set; `nil` uses the default of 8, or the controller's for a root view.
    package var margins: UIEdgeInsets?
    package var directionalMargins: NSDirectionalEdgeInsets?
    package var notifiedMargins: UIEdgeInsets?
}

/// The properties that few views have.
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
    /// The insets that subviews inherit instead of the view's own; set by a scroll view that absorbs edges. (L-42)
    package var safeAreaForSubviews: ((UIView) -> UIEdgeInsets)?
    /// Whether subviews inherit the safe area of the view's superview, into which they may reach: set by the views in which SwiftUI's
    /// effects show their content.
    package var passesSafeArea = false
    /// Called when the view's bounds have changed size, before layout.
    package var sizeDidChange: ((_ old: CGSize) -> Void)?
    /// Called when a subview's intrinsic size changed; set by a stack view.
    package var arrangedViewSizeDidChange: ((UIView) -> Void)?
    /// Called when a subview was hidden or shown; set by a stack view.
    package var arrangedViewHiddenDidChange: ((UIView) -> Void)?
}

extension UIView {
    /// The window of the view's tree, which clears this when it is deallocated.
    final nonisolated var storedWindow: UIWindow? {
        get { windowReference?.takeUnretainedValue() }
        set { windowReference = newValue.map(Unmanaged.passUnretained) }
    }
    final var isInWindow: Bool { windowReference != nil }

    package final var supplemented: ViewSupplement {
        if let supplement { return supplement }
        let made = ViewSupplement()
        supplement = made
        return made
    }

    /// The length of an intrinsic size on an axis on which the content has none.
    public static let noIntrinsicMetric: CGFloat = -1
    /// The target for which fitting returns the smallest possible size.
    public static let layoutFittingCompressedSize = CGSize.zero
    /// The target for which fitting returns the largest possible size.
    public static let layoutFittingExpandedSize = CGSize(width: 10000, height: 10000)
}
