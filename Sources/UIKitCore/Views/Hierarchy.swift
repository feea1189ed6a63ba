import Foundation
import QuartzCore

/// Adding, moving, and removing subviews, with the callbacks.
@MainActor
enum Hierarchy {
    enum Place {
        case top
        case index(Int)
        case below(UIView)
        case above(UIView)
    }

    static func insert(_ view: UIView, into parent: UIView, _ place: Place) {
        guard view !== parent else {
            // A view cannot be its own subview. (C-26)
            Fault.raise(.invalidArgumentException, "Can't add self as subview")
            return
        }
        guard !isDescendant(parent, of: view) else {
            Fault.raise(
                .invalidArgumentException, "Can't add \(Fault.name(of: view)) as a subview of its own descendant \(Fault.name(of: parent))")
            return
        }
        if view.storedSuperview === parent {
            reorder(view, in: parent, place)
            return
        }
        let wasVisible = view.isInVisibleWindow
        guard AppearanceEngine.willMove(view, to: parent) else { return }
        let old = view.storedSuperview, oldWindow = view.storedWindow, newWindow = parent.storedWindow
        view.willMove(toSuperview: parent)
        if oldWindow !== newWindow { notifyWillMove(view, to: newWindow) }
        if let old { take(view, from: old) }

        let index = index(of: place, in: parent)
        parent.storedSubviews.insert(view, at: index)
        view.storedSuperview = parent
        placeLayer(of: view, at: index, in: parent)
        if oldWindow !== newWindow { setWindow(newWindow, of: view) }
        parent.autoLayoutDidAdd(view)
        parent.setNeedsLayout()
        if view.flags.contains(.needsUpdateConstraints) || view.flags.contains(.descendantNeedsUpdateConstraints) {
            Layout.propagateConstraintsFlag(from: view)
        }
        Traits.inheritedDidChange(view)
        SafeArea.update(view)
        Margins.notifyIfChanged(view)
        if oldWindow !== newWindow { notifyDidMove(view) }
        view.didMoveToSuperview()
        parent.didAddSubview(view)
        AppearanceEngine.didMove(view, wasVisible: wasVisible)
        Tint.inheritedDidChange(view)
        if oldWindow !== newWindow, newWindow != nil { WaitingViews.didMoveToWindow() }
    }

    static func remove(_ view: UIView) {
        guard let parent = view.storedSuperview else { return }
        // A weak outlet still finds the view for the rest of the turn, as with Apple's autorelease pools.
        EventLoop.keepAliveUntilTurn(view)
        let wasVisible = view.isInVisibleWindow
        guard AppearanceEngine.willMove(view, to: nil) else { return }
        if view.isInWindow { view.resignFirstResponderInside() }
        view.willMove(toSuperview: nil)
        let hadWindow = view.isInWindow
        if hadWindow { notifyWillMove(view, to: nil) }
        take(view, from: parent)
        view.storedSuperview = nil
        view.storedLayer.removeFromSuperlayer()
        if hadWindow { setWindow(nil, of: view) }
        parent.setNeedsLayout()
        Traits.inheritedDidChange(view)
        SafeArea.update(view)
        Margins.notifyIfChanged(view)
        if hadWindow { notifyDidMove(view) }
        view.didMoveToSuperview()
        AppearanceEngine.didMove(view, wasVisible: wasVisible)
        Tint.inheritedDidChange(view)
    }

    /// Removes the view from the old superview's list, together with the constraints between the two trees.
    private static func take(_ view: UIView, from parent: UIView) {
        parent.willRemoveSubview(view)
        parent.autoLayoutWillRemove(view)
        if let index = parent.storedSubviews.firstIndex(where: { $0 === view }) { parent.storedSubviews.remove(at: index) }
    }

    // MARK: Order

    private static func index(of place: Place, in parent: UIView) -> Int {
        let subviews = parent.storedSubviews
        switch place {
        case .top: return subviews.count
        case .index(let index): return max(0, min(index, subviews.count))
        case .below(let sibling): return subviews.firstIndex { $0 === sibling } ?? subviews.count
        case .above(let sibling): return subviews.firstIndex { $0 === sibling }.map { $0 + 1 } ?? subviews.count
        }
    }

    private static func reorder(_ view: UIView, in parent: UIView, _ place: Place) {
        if case .below(let sibling) = place, sibling === view { return }
        if case .above(let sibling) = place, sibling === view { return }
        parent.storedSubviews.removeAll { $0 === view }
        let index = index(of: place, in: parent)
        parent.storedSubviews.insert(view, at: index)
        placeLayer(of: view, at: index, in: parent)
    }

    /// Inserts the layer beside its sibling's; layers without a view keep their places.
    private static func placeLayer(of view: UIView, at index: Int, in parent: UIView) {
        if index == parent.storedSubviews.count - 1 {
            parent.storedLayer.addSublayer(view.storedLayer)
        } else {
            parent.storedLayer.insertSublayer(view.storedLayer, below: parent.storedSubviews[index + 1].storedLayer)
        }
    }

    static func exchange(_ first: Int, _ second: Int, in parent: UIView) {
        let count = parent.storedSubviews.count
        guard first != second, (0..<count).contains(first), (0..<count).contains(second) else { return }
        let low = parent.storedSubviews[min(first, second)], high = parent.storedSubviews[max(first, second)]
        parent.storedSubviews.swapAt(first, second)
        for view in [high, low] {
            guard let index = parent.storedSubviews.firstIndex(where: { $0 === view }) else { continue }
            placeLayer(of: view, at: index, in: parent)
        }
    }

    static func move(_ view: UIView, in parent: UIView, toFront: Bool) {
        guard view.storedSuperview === parent else { return }
        reorder(view, in: parent, toFront ? .top : .index(0))
    }

    static func isDescendant(_ view: UIView, of ancestor: UIView) -> Bool {
        var current: UIView? = view
        while let view = current {
            if view === ancestor { return true }
            current = view.storedSuperview
        }
        return false
    }

    static func view(in root: UIView, tag: Int) -> UIView? {
        if root.tag == tag { return root }
        for subview in root.storedSubviews {
            if let found = subview.viewWithTag(tag) { return found }
        }
        return nil
    }

    // MARK: Windows

    static func setWindow(_ window: UIWindow?, of view: UIView) {
        view.storedWindow = window
        if window != nil { Appearance.applyIfNeeded(to: view) }
        for subview in view.storedSubviews { setWindow(window, of: subview) }
    }

    private static func notifyWillMove(_ view: UIView, to window: UIWindow?) {
        view.willMove(toWindow: window)
        for subview in view.storedSubviews { notifyWillMove(subview, to: window) }
    }

    private static func notifyDidMove(_ view: UIView) {
        view.didMoveToWindow()
        for subview in view.storedSubviews { notifyDidMove(subview) }
    }
}
