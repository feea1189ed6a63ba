/// A modifier that presents content while a binding is `true`.
@MainActor protocol Presentation: NodeModifier {
    /// The identity of the current presentation, or `nil` for none. A different value is a different presentation.
    var identity: AnyHashable? { get }
    /// Sets the binding when the presentation is gone.
    func reset()
    func makePresented(_ node: PresentationNode) -> UIViewController
    /// Called when the enclosing views are evaluated again while it is shown.
    func update(_ presented: UIViewController, _ node: PresentationNode)
    func didDismiss()
}
extension Presentation {
    func makeNode(_ seed: NodeSeed) -> ViewNode { PresentationNode(seed) }
    func update(_ presented: UIViewController, _ node: PresentationNode) {}
    func didDismiss() {}
}

final class PresentationNode: EventNode {
    private var shown: (identity: AnyHashable, controller: UIViewController)?
    var presentation: (any Presentation)? { modifier((any Presentation).self) }
    /// The anchor view for popovers.
    var anchor: UIView? { elements.lazy.flatMap(\.views).first }

    override func update(_ change: Change) {
        super.update(change)
        guard let presentation else { return }
        if let shown, shown.identity == presentation.identity { presentation.update(shown.controller, self) }
        if presentation.identity != shown?.identity { host.perform { [weak self] in self?.follow() } }
    }
    override func appeared() { follow() }
    /// A screen goes away with the view that presents it, as when a sheet's action replaces that view. Its binding, which may have gone,
    /// too, stays as it is.
    override func willRemove() {
        super.willRemove()
        guard let controller = shown?.controller else { return }
        shown = nil
        let isAnimated = isAnimated
        host.perform {
            guard let presenter = controller.presentingViewController, !controller.isBeingDismissed else { return }
            presenter.dismiss(animated: isAnimated) { BlockedPresentations.resume() }
        }
    }

    private func follow() {
        guard !isRemoved, let presentation, let presenter = host.controller else { return }
        if let shown, shown.identity != presentation.identity {
            guard !shown.controller.isBeingDismissed else {
                // UIKit passes a second request on to the presenter's own presenter. A gesture may still bring the screen back.
                shown.controller.transitionCoordinator?.animate(alongsideTransition: nil) { [weak self] in
                    if $0.isCancelled { self?.host.perform { self?.follow() } }
                }
                return
            }
            // Another one is presented when this one is gone.
            shown.controller.presentingViewController?.dismiss(animated: isAnimated) { [weak self, weak controller = shown.controller] in
                self?.gone(controller)
            }
        } else if shown == nil, let identity = presentation.identity, isShown, presenter.viewIfLoaded?.window != nil {
            if let other = presenter.presentingScreen.presentedViewController {
                if other.isBeingDismissed, let coordinator = other.transitionCoordinator {
                    coordinator.animate(alongsideTransition: nil) { [weak self] _ in self?.follow() }
                } else {
                    BlockedPresentations.add(self)
                }
                return
            }
            let controller = presentation.makePresented(self)
            shown = (identity, controller)
            presenter.presentingScreen.present(controller, animated: isAnimated)
        }
    }
    private var isAnimated: Bool { Transaction.current?.disablesAnimations != true }

    /// Handles the disappearance of a presented screen, for any reason; it may be called again for an earlier one.
    func gone(_ controller: UIViewController?) {
        guard let shown, shown.controller === controller else { return }
        self.shown = nil
        guard let presentation else { return }
        if presentation.identity == shown.identity { presentation.reset() }
        presentation.didDismiss()
        if presentation.identity != nil { host.perform { [weak self] in self?.follow() } }
        BlockedPresentations.resume()
    }
    fileprivate func resume() { if !isRemoved { host.perform { [weak self] in self?.follow() } } }
}

/// The presentations that wait until another one is dismissed: SwiftUI presents the next sheet then, as its warning in the console says.
@MainActor private enum BlockedPresentations {
    private struct Entry { weak var node: PresentationNode? }
    private static var entries: [Entry] = []

    static func add(_ node: PresentationNode) {
        entries.removeAll { $0.node == nil || $0.node === node }
        entries.append(Entry(node: node))
    }
    static func resume() {
        let waiting = entries
        entries = []
        for entry in waiting { entry.node?.resume() }
    }
}

extension UIViewController {
    /// The outermost enclosing controller, from which UIKit presents.
    fileprivate var presentingScreen: UIViewController {
        var current = self
        while let parent = current.parent { current = parent }
        return current
    }
}
