import Foundation

/// The guides that every view provides.
package enum SystemGuide: Hashable {
    case safeArea, margins, readable, keyboard

    var identifier: String {
        switch self {
        case .safeArea: "UIViewSafeAreaLayoutGuide"
        case .margins: "UIViewLayoutMarginsGuide"
        case .readable: "UIViewReadableContentGuide"
        case .keyboard: "UIViewKeyboardLayoutGuide"
        }
    }
}

extension UIView {
    final func systemGuide(_ kind: SystemGuide) -> UILayoutGuide {
        if let guide = supplement?.guides[kind] { return guide }
        let guide = kind == .keyboard ? UIKeyboardLayoutGuide() : UILayoutGuide()
        guide.identifier = kind.identifier
        supplemented.guides[kind] = guide
        autoLayoutAdopt(guide, kind)
        return guide
    }

    final var systemKeyboardGuide: UIKeyboardLayoutGuide {
        unsafeDowncast(systemGuide(.keyboard), to: UIKeyboardLayoutGuide.self)  // `systemGuide` makes this class for this kind.
    }

    /// Returns the current frame of a system guide, in the view's own space: the bounds without the safe area, or the part that the docked
    /// keyboard leaves free. (L-05, K-12)
    package final func frame(of guide: SystemGuide) -> CGRect {
        switch guide {
        case .safeArea: return bounds.inset(by: safeAreaInsets)
        case .margins: return bounds.inset(by: layoutMargins)
        case .readable: return Margins.readableFrame(of: self)
        case .keyboard:
            let safe = bounds.inset(by: safeAreaInsets)
            var top = safe.maxY
            if let keyboard = KeyboardState.shared.dockedFrame(in: self) { top = min(top, max(safe.minY, keyboard.minY)) }
            return CGRect(x: bounds.minX, y: top, width: bounds.width, height: max(0, bounds.maxY - top))
        }
    }
}

/// A layout guide that follows the docked keyboard.
@preconcurrency @MainActor
open class UITrackingLayoutGuide: UILayoutGuide {
    // FIXME(gap): constraints that are active only near an edge, or away from it, are kept, not switched.
    private var nearEdge: [(edge: NSDirectionalRectEdge, constraints: [NSLayoutConstraint])] = []
    private var awayFromEdge: [(edge: NSDirectionalRectEdge, constraints: [NSLayoutConstraint])] = []

    /// Adds constraints to be active while the guide is near an edge. They are kept, but not switched.
    open func setConstraints(_ trackingConstraints: [NSLayoutConstraint], activeWhenNearEdge edge: NSDirectionalRectEdge) {
        nearEdge.append((edge, trackingConstraints))
    }
    /// Adds constraints to be active while the guide is away from an edge. They are kept, but not switched.
    open func setConstraints(_ trackingConstraints: [NSLayoutConstraint], activeWhenAwayFrom edge: NSDirectionalRectEdge) {
        awayFromEdge.append((edge, trackingConstraints))
    }
    /// Returns the constraints that were added for the nearness of an edge.
    open func constraintsActive(whenNearEdge edge: NSDirectionalRectEdge) -> [NSLayoutConstraint] {
        nearEdge.filter { $0.edge == edge }.flatMap(\.constraints)
    }
    /// Returns the constraints that were added for the nearness of an edge.
    open func constraints(activeWhenNearEdge edge: NSDirectionalRectEdge) -> [NSLayoutConstraint] { constraintsActive(whenNearEdge: edge) }
    /// Returns the constraints that were added for the distance from an edge.
    open func constraints(activeWhenAwayFrom edge: NSDirectionalRectEdge) -> [NSLayoutConstraint] {
        awayFromEdge.filter { $0.edge == edge }.flatMap(\.constraints)
    }
    /// Removes all constraints that were added for edges. Active ones stay active.
    open func removeAllTrackedConstraints() {
        nearEdge.removeAll()
        awayFromEdge.removeAll()
    }
}

/// The area of the keyboard, or the bottom of the safe area if no keyboard is shown.
@preconcurrency @MainActor
open class UIKeyboardLayoutGuide: UITrackingLayoutGuide {
    // FIXME(gap): the keyboard does not float, and the guide always ends at the safe area's bottom without it.
    /// Whether the guide follows a floating keyboard. Stored but has no effect: it follows the docked one.
    open var followsUndockedKeyboard = false
    /// Whether the guide ends at the safe area without a keyboard. Stored but has no effect: it always does.
    open var usesBottomSafeArea = true
    /// The distance above the keyboard at which a dragging finger begins to pull it, in points. Stored but has no effect.
    open var keyboardDismissPadding: CGFloat = 0
}
