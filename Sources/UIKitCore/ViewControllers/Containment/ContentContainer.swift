import Foundation

/// An object that takes part in size and trait changes: a controller or presentation controller.
@preconcurrency @MainActor
public protocol UIContentContainer: NSObjectProtocol {
    /// The size in points that the content wants in its container; zero leaves the size to the container.
    var preferredContentSize: CGSize { get }
    /// Called on the parent when the preferred size of a child container changed. The parent decides whether to lay out again.
    func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer)
    /// Called on the parent when a child's fitting size, as Auto Layout computes it, changed.
    func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer)
    /// Returns the size in points that a child gets when the container itself becomes `parentSize`. Called while a size change passes down.
    func size(forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize) -> CGSize
    /// Called before the container's size changes. Implementations call super, or pass the new size on to their children themselves.
    func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator)
    /// Called before the container's traits change, and before ``viewWillTransition(to:with:)`` if the size changes, too.
    func willTransition(to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator)
}

extension UIViewController {
    // A change reaches the parent, or the presentation controller. (C-36, SP-D044)
    func assignPreferredContentSize(_ size: CGSize) {
        guard size != settings.preferredContentSize else { return }
        settings.preferredContentSize = size
        if let parent {
            parent.preferredContentSizeDidChange(forChildContentContainer: self)
        } else {
            presenting.active?.preferredContentSizeDidChange(forChildContentContainer: self)
        }
    }

    /// Returns a child's size in a parent of `parentSize`, determined by the masks of the views around it, or by its constraints.
    // FIXME(gap): constraints other than constant sizes count as if they kept the distances to the parent's edges.
    func sizeOfChild(_ container: any UIContentContainer, parentSize: CGSize) -> CGSize {
        guard let child = container as? UIViewController, let childView = child.viewIfLoaded, let view = viewIfLoaded else {
            return parentSize
        }
        let change = CGSize(width: parentSize.width - view.bounds.width, height: parentSize.height - view.bounds.height)
        let own = Self.change(of: childView, in: view, change)
        return CGSize(width: max(0, childView.bounds.width + own.width), height: max(0, childView.bounds.height + own.height))
    }

    /// Returns how `view` changes its size with that of `root` around it. A view with a constant width or height keeps it, and so does one
    /// that is not flexible.
    private static func change(of view: UIView, in root: UIView, _ change: CGSize) -> CGSize {
        guard view !== root else { return change }
        var change = view.superview.map { Self.change(of: $0, in: root, change) } ?? change
        let outer = (view.superview ?? root).bounds.size, mask = view.autoresizingMask
        func keeps(_ attribute: NSLayoutConstraint.Attribute, isFlexible: Bool) -> Bool {
            guard !view.translatesAutoresizingMaskIntoConstraints else { return !isFlexible }
            return view.constraints.contains {
                $0.firstItem === view && $0.firstAttribute == attribute && $0.secondItem == nil && $0.relation == .equal
            }
        }
        if keeps(.width, isFlexible: mask.contains(.flexibleWidth) || view.bounds.width == outer.width) { change.width = 0 }
        if keeps(.height, isFlexible: mask.contains(.flexibleHeight) || view.bounds.height == outer.height) { change.height = 0 }
        return change
    }

    // Sizes propagate from parent to children, and only to those whose size changes. (C-30, C-31, SP-D042, SP-D043)
    func propagateSize(_ size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        CallbackTrace.report(self, "viewWillTransition", [CallbackTrace.text(size)])
        LegacyRotation.sizeWillChange(self, with: coordinator)
        for child in children {
            let childSize = self.size(forChildContentContainer: child, withParentContainerSize: size)
            // A child without a view has no size that could differ.
            if let view = child.viewIfLoaded, childSize != view.bounds.size {
                ContainmentChecker.calling(child, "viewWillTransition") { child.viewWillTransition(to: childSize, with: coordinator) }
            }
        }
        guard let presentation = presenting.presented, !presentation.isEnding else { return }
        // A presentation that fills the window gets the window's size, wherever it is presented from. (C-32)
        let containerSize = presentation.active.shouldPresentInFullscreen ? SizeTransition.upcoming?.size ?? size : size
        presentation.active.viewWillTransition(to: containerSize, with: coordinator)
        let presentedSize = presentation.upcomingController().size(
            forChildContentContainer: presentation.shown, withParentContainerSize: containerSize)
        if presentation.shown.viewIfLoaded?.bounds.size != presentedSize {
            presentation.shown.viewWillTransition(to: presentedSize, with: coordinator)
        }
    }

    // Traits propagate in the same way. (C-33)
    func propagateTraits(_ traits: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator) {
        CallbackTrace.report(self, "willTransition")
        for child in children where child.isViewLoaded {
            guard let override = containment.override(for: child) else {
                child.willTransition(to: traits, with: coordinator)
                continue
            }
            let merged = UITraitCollection(traitsFrom: [traits, override])
            if merged != child.traitCollection { child.willTransition(to: merged, with: coordinator) }
        }
        guard let presentation = presenting.presented, !presentation.isEnding else { return }
        presentation.active.willTransition(to: traits, with: coordinator)
        // The presentation controller's overrides are part of the presented controller's traits. (SP-D045)
        let merged = UITraitCollection(traitsFrom: [traits, UITraitCollection(values: presentation.active.traitsForPresented)])
        if merged != presentation.shown.traitCollection { presentation.shown.willTransition(to: merged, with: coordinator) }
    }
}
