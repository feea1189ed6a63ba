import Foundation
import InterfaceBuilder

/// Performs embed segues, between `loadView` and `viewDidLoad` of their source (SP-B054, SP-J003).
@MainActor
enum EmbeddedControllers {
    /// The scenes whose embeds are being created, each inside the previous one.
    private static var running: [String] = []
    /// The number of times that a scene may contain itself before the embedding counts as circular.
    private static let maximumRepetition = 4

    static func embedAll(_ state: SceneState) {
        guard !state.embeds.isEmpty else { return }
        let scene = "\(state.archive.source.document.file)#\(state.scene.id)"
        state.controller?.loading.embeddingScene = scene
        // A stack loads its root when it appears: by then the enclosing scenes are among its ancestors.
        let ancestors = sequence(first: state.controller, next: { $0?.parent }).dropFirst()
        guard running.count(where: { $0 == scene }) + ancestors.count(where: { $0?.loading.embeddingScene == scene }) < maximumRepetition
        else {
            Console.log("\(state.archive.source.document.file): error: The scene “\(state.scene.title)” embeds itself.")
            return
        }
        running.append(scene)
        defer { running.removeLast() }
        for (template, container) in state.embeds {
            template.container = state.object(withID: container) as? UIView
            embed(template, sender: state.controller, asksSource: true)
        }
    }

    static func embed(_ template: SegueTemplate, sender: Any?, asksSource: Bool) {
        guard let source = template.source else { return }
        if asksSource, !source.shouldPerformSegue(withIdentifier: template.identifier ?? "", sender: sender) { return }
        guard let container = template.container else { return }
        // A container view holds one embedded controller. (SP-B056)
        guard container.subviews.isEmpty else {
            Fault.raise(
                .internalInconsistencyException,
                "There are unexpected subviews in the container view. Perhaps the embed segue has already fired once or a subview was added programmatically?"
            )
            return
        }
        guard let destination = template.makeDestination(sender) else { return }
        let segue = template.makeSegue(from: source, to: destination)
        // SP-B040: a class of the app may add behavior before and after.
        segue.effect = { _ in place(destination, in: container, of: source) }
        source.prepare(for: segue, sender: sender)
        template.run(segue)
    }

    private static func place(_ destination: UIViewController, in container: UIView, of source: UIViewController) {
        destination.loadViewIfNeeded()
        source.addChild(destination)
        if let view = destination.view {
            view.translatesAutoresizingMaskIntoConstraints = true
            view.frame = container.bounds
            container.addSubview(view)
        }
        destination.didMove(toParent: source)
    }
}
