/// An action that dismisses a screen.
public struct DismissAction {
    let action: @MainActor () -> Void
    init(_ action: @escaping @MainActor () -> Void) { self.action = action }
    /// Closes the presented view, or goes back to the previous screen. Without either, it has no effect.
    @preconcurrency @MainActor public func callAsFunction() { action() }
}

/// Whether a screen is presented, and the action that dismisses it: the older form of `dismiss`.
public struct PresentationMode {
    public internal(set) var isPresented: Bool
    let action: @MainActor () -> Void
    init(isPresented: Bool, _ action: @escaping @MainActor () -> Void) { (self.isPresented, self.action) = (isPresented, action) }
    /// Closes the presented view, or goes back to the previous screen.
    public mutating func dismiss() {
        let action = action
        // SwiftUI's method isn't isolated, and is called on the main thread.
        MainActor.assumeIsolated { action() }
    }
}

extension UIViewController {
    /// Pops or dismisses the screen that contains the controller, however it was presented.
    func leave() {
        var current: UIViewController = self
        while let parent = current.parent {
            if let stack = parent as? UINavigationController, let index = stack.viewControllers.firstIndex(of: current), index > 0 {
                stack.popToViewController(stack.viewControllers[index - 1], animated: true)
                return
            }
            current = parent
        }
        // Asked of the controller itself, UIKit would only dismiss what the controller presents. A covered page doesn't disappear again.
        // A second request would reach the presenter's own presenter.
        guard !current.isBeingDismissed, let presenter = current.presentingViewController else { return }
        let page = current as? PageController
        presenter.dismiss(animated: true) { page?.dismissed?() }
    }
    /// Whether the screen can be popped or dismissed.
    var canLeave: Bool {
        var current: UIViewController = self
        while let parent = current.parent {
            if let stack = parent as? UINavigationController, stack.viewControllers.first !== current { return true }
            current = parent
        }
        return current.presentingViewController != nil
    }
}

extension EnvironmentValues {
    /// Sets the actions with which a screen's views dismiss it.
    @MainActor mutating func adoptDismissal(of controller: UIViewController) {
        let leave = { @MainActor [weak controller] in controller?.leave() ?? () }
        dismiss = DismissAction(leave)
        presentationMode = Binding(
            get: { [weak controller] in PresentationMode(isPresented: MainActor.assumeIsolated { controller?.canLeave ?? false }, leave) },
            set: { _ in })
        isPresented = isPresented || controller.canLeave
    }
}
