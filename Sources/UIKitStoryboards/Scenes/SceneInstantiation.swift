import Foundation
import InterfaceBuilder

/// Stage one of a scene: its controller and the objects of its dock, without the view (SP-B011, SP-J001).
@MainActor
final class SceneInstantiation {
    let controller: UIViewController?
    private let state: SceneState
    private let decoding: Decoding
    private var children: [SceneInstantiation] = []
    private var dockObjects: [NSObject] = []

    init?(_ scene: Scene, _ archive: StoryboardFile, _ storyboard: UIStoryboard, creator: ((NSCoder) -> UIViewController?)?) {
        guard let element = scene.controller else { return nil }
        let state = SceneState(archive, scene.element, storyboard: storyboard)
        self.state = state
        decoding = Decoding(archive.source, scene: state, owner: nil) { [weak state] id in
            state?.controller?.id(of: state?.element) == id ? state?.controller : nil
        }
        decoding.creator = creator
        for placeholder in scene.objects where placeholder["placeholderIdentifier"] == "IBFirstResponder" {
            if let id = placeholder.id { decoding.assign(FirstResponderProxy(), id: id) }
        }
        // The dock's plain objects are created first, then the controller; the dock's views and recognizers wait for the view, to which
        // they may refer.
        for object in scene.dock where object.name == "customObject" {
            guard let made = decoding.object(for: object) else { continue }
            dockObjects.append(made)
        }
        guard let made = decoding.object(for: element) as? UIViewController else {
            controller = nil
            return nil
        }
        controller = made
        state.controller = made
        decoding.owner = made
        for object in scene.dock where object.name != "customObject" {
            guard let made = decoding.object(for: object) else { continue }
            dockObjects.append(made)
        }
        // A dock that contained its own controller, which a corrupt file may name twice, would never be released.
        for object in scene.dock {
            if let id = object.id { state.dock[id] = decoding.object(withID: id).flatMap { $0 === made ? nil : $0 } }
        }
        SegueBuilder.build(state, made)
        relate(element, made, archive, storyboard)
        connect(element, made)
        made.loading.storyboard = storyboard
        Self.prepareView(of: made, state)
    }

    // MARK: Relationships

    // Children are decoded with their container. (SP-B053, SP-A105)
    private func relate(_ element: Element, _ controller: UIViewController, _ archive: StoryboardFile, _ storyboard: UIStoryboard) {
        var byRole: [(role: String, controller: UIViewController)] = []
        for entry in element.first("connections")?.elements ?? [] where entry.name == "segue" {
            let segue = Segue(entry)
            guard segue.kind == .relationship, let role = segue.relationship else { continue }
            // A public app's tab bar refers to methods that it does not have; it still launches.
            let selector = segue.creationSelector.flatMap { DispatchTable.responds(type(of: controller), to: Selector($0)) ? $0 : nil }
            let creator = selector.map { SegueBuilder.creator($0, source: controller, sender: controller, identifier: segue.identifier) }
            guard let child = archive.begin(objectID: segue.destination, of: storyboard, creator: creator), let made = child.controller
            else {
                decoding.log("The relationship \(role) has no destination.", entry)
                continue
            }
            children.append(child)
            byRole.append((role, made))
        }
        guard !byRole.isEmpty else { return }
        func all(_ role: String) -> [UIViewController] { byRole.filter { $0.role == role }.map(\.controller) }
        switch controller {
        case let controller as UINavigationController: controller.setViewControllers(all("rootViewController"), animated: false)
        case let controller as UITabBarController: controller.setViewControllers(all("viewControllers"), animated: false)
        case let controller as UISplitViewController:
            SplitColumns.install(
                in: controller, primary: all("masterViewController").first, secondary: all("detailViewController").first,
                supplementary: all("supplementaryViewController").first, compact: all("compactViewController").first)
        default: break
        }
    }

    // MARK: Connections

    /// Connects existing objects; the rest waits for the view.
    private func connect(_ element: Element, _ controller: UIViewController) {
        for (element, object) in decoding.created { RuntimeAttributes.apply(element, to: object, decoding) }
        // Views of the dock have constraints of their own.
        decoding.installConstraints()
        decoding.installFixedFrames()
        decoding.variations.watch(dockObjects.compactMap { $0 as? UIView })
        let viewIDs = Self.viewIDs(state)
        var connector = Connector(decoding)
        for (element, object) in decoding.created where object !== controller || element === state.scene.controller {
            connector.add(element, object)
        }
        connector.connect(deferring: { viewIDs.contains($0) })
    }

    /// Returns the ids of all objects that are created with the view.
    static func viewIDs(_ state: SceneState) -> Set<String> {
        var ids: Set<String> = []
        guard let controller = state.scene.controller else { return ids }
        let owned = [controller.child(key: "view"), controller.first("layoutGuides"), controller.child(key: "refreshControl")].compactMap {
            $0
        }
        for element in owned { element.walk { if let id = $0.id { ids.insert(id) } } }
        return ids
    }

    // MARK: Waking

    /// Awakens the dock first, then the controllers, inner ones before outer ones.
    func awake() {
        for (_, object) in decoding.created { if let id = id(of: object) { state.note(object, id: id) } }
        for child in children { child.awake() }
        let objects = decoding.created.map(\.object)
        Connector.awake(objects.filter { $0 !== controller })
        if let controller { Connector.awake([controller]) }
        state.live?.note(decoding)
        decoding.finish()
    }

    private func id(of object: NSObject) -> String? { decoding.created.first { $0.object === object }?.element.id }

    // MARK: The view

    // A scene without a view has the controller's own. (SP-B026)
    private static func prepareView(of controller: UIViewController, _ state: SceneState) {
        guard state.scene.view != nil else {
            controller.loading.afterLoadView = { _ in _ = state }
            return
        }
        guard state.scene.controller?["nibName"] == nil else { return }
        controller.loading.sceneView = { controller in SceneView.load(controller, state) }
        controller.loading.afterLoadView = { _ in
            EmbeddedControllers.embedAll(state)
            controllerDidLoad(state)
        }
    }

    private static func controllerDidLoad(_ state: SceneState) { state.embeds = [] }
}

extension UIViewController {
    /// Returns the id of the scene's controller element, if the scene is this controller's.
    fileprivate func id(of scene: Element?) -> String? { scene.flatMap { Scene($0).controller?.id } }
}

/// The columns of a split view controller.
@MainActor
enum SplitColumns {
    static func install(
        in controller: UISplitViewController, primary: UIViewController?, secondary: UIViewController?, supplementary: UIViewController?,
        compact: UIViewController?
    ) {
        guard controller.style != .unspecified else {
            controller.viewControllers = [primary, secondary].compactMap { $0 }
            return
        }
        if let primary { controller.setViewController(primary, for: .primary) }
        if let supplementary { controller.setViewController(supplementary, for: .supplementary) }
        if let secondary { controller.setViewController(secondary, for: .secondary) }
        if let compact { controller.setViewController(compact, for: .compact) }
    }
}
