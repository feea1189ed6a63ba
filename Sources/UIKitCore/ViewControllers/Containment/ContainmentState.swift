import Foundation

/// The work of a UIKit container around its own appearance. An app's containers don't need it.
@MainActor
package protocol ContainerMechanism: AnyObject {
    /// Called when the container is about to appear: adds the visible child to the hierarchy, so that it gets the callback, too.
    func prepareToAppear()
    /// Called after the children's callbacks.
    func didForward(_ event: AppearanceEvent, animated: Bool)
    /// Finishes running changes immediately, because the container is about to disappear.
    func settle()
    /// Called when a child's toolbar items changed.
    func toolbarItemsDidChange(of child: UIViewController, animated: Bool)
    /// The children whose `shouldAutorotate(to:)` counts. (D-01)
    var polledChildren: [UIViewController] { get }
    /// Whether scroll views of the controllers inside avoid the container's bars even if they do not scroll. (L-41)
    var adjustsScrollViews: Bool { get }
    /// Whether a bar of the container is below the status bar. (F-69)
    var showsTopBar: Bool { get }
}

extension ContainerMechanism {
    package func prepareToAppear() {}
    package func didForward(_ event: AppearanceEvent, animated: Bool) {}
    package func settle() {}
    package func toolbarItemsDidChange(of child: UIViewController, animated: Bool) {}
    package var polledChildren: [UIViewController] { [] }
    package var adjustsScrollViews: Bool { false }
    package var showsTopBar: Bool { false }
}

/// A controller's parent, its children, and the traits it overrides for them.
@MainActor
package final class ContainmentState {
    /// The parent. Not weak, as a view's superview is not: the parent clears it when it is deallocated.
    package fileprivate(set) nonisolated(unsafe) unowned(unsafe) var parent: UIViewController?
    package fileprivate(set) nonisolated(unsafe) var children: [UIViewController] = []
    /// The mechanism of a UIKit container, to which it has an unowned reference.
    package var mechanism: (any ContainerMechanism)?
    /// The kind of UIKit container that the controller is, if any.
    package var kind: ContainerKind?
    /// The kind for which an override of `navigationController` and similar properties is being called, so that its `super` finds the
    /// container in the hierarchy.
    var asked: ContainerKind?
    /// Whether the view is lent to a presentation outside the parent's view (a covered current context).
    package var isHostedElsewhere = false
    /// Whether the controller's content is shown in another container. (G-10)
    package var hasLentContent = false

    /// The bars' part of the safe area of the controller's view; its container sets it.
    var safeAreaInsets = UIEdgeInsets.zero
    private var overrides: [ObjectIdentifier: UITraitCollection] = [:]

    nonisolated init() {}

    // Nil clears the override. (C-38)
    func setOverride(_ traits: UITraitCollection?, for child: UIViewController) {
        overrides[ObjectIdentifier(child)] = traits
        child.overriddenTraitsDidChange()
    }

    func override(for child: UIViewController) -> UITraitCollection? { overrides[ObjectIdentifier(child)] }

    /// Puts the children into another order. Those of which neither precedes the other keep theirs.
    @MainActor package func arrangeChildren(by precedes: (UIViewController, UIViewController) -> Bool) {
        children = children.enumerated().sorted { first, second in
            precedes(first.element, second.element)
                || !precedes(second.element, first.element) && first.offset < second.offset
        }.map(\.element)
    }

    /// Clears the children's parent when the controller is deallocated.
    nonisolated func leaveChildren() {
        for child in children { child.containment.parent = nil }
    }

    fileprivate func forget(_ child: UIViewController) { overrides[ObjectIdentifier(child)] = nil }
}

extension UIViewController {
    // Before iOS 5 the parent of a presented controller was its presenter. (C-12)
    var containmentParent: UIViewController? {
        if let parent = containment.parent { return parent }
        return Generation.precedes5 ? presenting.presenter : nil
    }

    // MARK: Adding

    // Sends `willMove` and records the child after it has left another parent; the caller sends `didMove`. (C-01, C-02, C-09, C-10, C-14)
    func adopt(_ child: UIViewController) {
        guard child.containment.parent !== self else { return }
        // A controller cannot be its own ancestor. (C-25)
        guard !sequence(first: self, next: { $0.containment.parent }).contains(where: { $0 === child }) else {
            Fault.raise(
                .invalidArgumentException,
                "Cannot add \(Fault.name(of: child)) as a child of \(Fault.name(of: self)): a controller cannot contain itself or an ancestor."
            )
            return
        }
        guard HierarchyConsistency.check(child, requestedParent: self) else { return }
        if child.containment.parent != nil { child.removeFromParent() }
        child.containment.parent = self
        containment.children.append(child)
        KeyValueObservation.noticeChanges(of: child)
        FittingSizes.watch(child, for: self)
        child.willMove(toParent: self)
        ContainmentChecker.didAdd(child, to: self)
    }

    // Sends `didMove`; the caller sends `willMove`. (C-04, C-05)
    func leaveParent() {
        guard let parent = containment.parent else { return }
        parent.containment.children.removeAll { $0 === self }
        parent.containment.forget(self)
        containment.parent = nil
        // The parent's bars no longer cover the view.
        setContainerInsets(.zero)
        KeyValueObservation.noticeChanges(of: self)
        FittingSizes.forget(self)
        didMove(toParent: nil)
    }

    /// Puts `children` in the container's order, for containers whose list is their model (the navigation stack, the tabs).
    package func orderChildren(_ order: [UIViewController]) {
        guard !containment.children.elementsEqual(order, by: ===) else { return }
        containment.children.sort { a, b in
            (order.firstIndex { $0 === a } ?? .max) < (order.firstIndex { $0 === b } ?? .max)
        }
    }

    // MARK: Moves

    // B-74, B-76: the base method records the move.
    func noteWillMove(to parent: UIViewController?) {
        CallbackTrace.report(self, "willMove", [CallbackTrace.text(parent)])
        if parent == nil {
            appearance.isMovingFromParent = true
        } else {
            appearance.isMovingToParent = true
        }
        ContainmentChecker.willMove(self, to: parent)
    }

    func noteDidMove(to parent: UIViewController?) {
        CallbackTrace.report(self, "didMove", [CallbackTrace.text(parent)])
        ContainmentChecker.didMove(self, to: parent)
        if appearance.phase == .appeared || appearance.phase == .disappeared {
            appearance.isMovingFromParent = false
            appearance.isMovingToParent = false
        }
    }
}

extension Generation {
    /// Whether `legacy5` means iOS 2 to 4: a presented controller's `parent` is its presenter (C-12), and rotations may have two halves
    /// (D-31).
    @MainActor package static var precedes5: Bool {
        get { current == .legacy5 && isBefore5 }
        set { isBefore5 = newValue }
    }
    @MainActor private static var isBefore5 = false
}
