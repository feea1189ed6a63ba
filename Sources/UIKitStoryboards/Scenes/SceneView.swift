import Foundation
import InterfaceBuilder

/// Stage two of a scene: its view, inside `loadView` (SP-B013, SP-J002).
@MainActor
enum SceneView {
    static func load(_ controller: UIViewController, _ state: SceneState) {
        let scene = state.scene
        guard let element = scene.controller, let viewElement = element.child(key: "view") else { return }
        let controllerID = element.id
        let decoding = Decoding(state.archive.source, scene: state, owner: controller) { [weak controller, weak state] id in
            id == controllerID ? controller : state?.object(withID: id)
        }
        for placeholder in scene.objects where placeholder["placeholderIdentifier"] == "IBFirstResponder" {
            if let id = placeholder.id { decoding.assign(FirstResponderProxy(), id: id) }
        }
        // Guides that a file names by identifier. (SP-A043)
        let guides = element.first("layoutGuides")?.elements ?? []
        decoding.assign(guides, of: controller)
        guard let view = decoding.object(for: viewElement) as? UIView else { return }
        let refresh = element.child(key: "refreshControl").flatMap { decoding.object(for: $0) as? UIRefreshControl }
        for (element, object) in decoding.created { RuntimeAttributes.apply(element, to: object, decoding) }

        var connector = Connector(decoding)
        let viewIDs = SceneInstantiation.viewIDs(state)
        // For the controller and the dock, only connections to the view's objects remain.
        for (source, object) in [(element, controller as NSObject)] + dock(state) {
            connector.addOutlets(source, object, endingIn: viewIDs)
        }
        for (element, object) in decoding.created { connector.add(element, object) }
        if !guides.isEmpty { controller.settings.attachLayoutGuides(to: view) }
        // Constraints belong to the views: outlets may lead to them.
        decoding.installConstraints()
        connector.connectView(view, of: controller)
        if let refresh { (controller as? UITableViewController)?.refreshControl = refresh }
        decoding.installFixedFrames()
        for (element, object) in decoding.created { if let id = element.id { state.note(object, id: id) } }
        decoding.variations.watch([view])
        Connector.awake(decoding.created.map(\.object))
        state.live?.note(decoding)
        decoding.finish()
    }

    private static func dock(_ state: SceneState) -> [(Element, NSObject)] {
        state.scene.dock.compactMap { element in element.id.flatMap { state.dock[$0] }.map { (element, $0) } }
    }
}
