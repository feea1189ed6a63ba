import Foundation
import InterfaceBuilder

/// A xib, instantiated with an owner (SP-A019, SP-B017, SP-J007).
@MainActor
final class NibFile: NibArchive {
    private let source: InterfaceSource

    init(_ source: InterfaceSource) { self.source = source }

    func instantiate(owner: AnyObject?, externalObjects: [AnyHashable: Any]) -> [Any] {
        let list = source.document.root.first("objects")?.elements ?? []
        // SP-B018: without an owner, connections to it lead to a plain object.
        let owner = owner as? NSObject ?? NSObject()
        let decoding = Decoding(source, scene: nil, owner: owner)
        var connector = Connector(decoding)
        var placeholders: [(Element, NSObject)] = []
        for element in list where element.name == "placeholder" {
            guard let id = element.id else { continue }
            let object: NSObject
            switch element["placeholderIdentifier"] {
            case "IBFilesOwner"?: object = owner
            case "IBFirstResponder"?: object = FirstResponderProxy()
            case let name?:
                guard let external = externalObjects[name] as? NSObject else {
                    decoding.log("No object was given for the placeholder \(name).", element)
                    continue
                }
                object = external
            case nil: continue
            }
            decoding.assign(object, id: id)
            placeholders.append((element, object))
        }
        if let controller = owner as? UIViewController {
            for element in list {
                decoding.assign(element.first("layoutGuides")?.elements ?? [], of: controller)
            }
        }
        let objects = list.filter { $0.name != "placeholder" }.compactMap { decoding.object(for: $0) }
        for (element, object) in decoding.created { RuntimeAttributes.apply(element, to: object, decoding) }
        for (element, object) in placeholders { connector.add(element, object) }
        for (element, object) in decoding.created { connector.add(element, object) }
        if list.contains(where: { $0.first("layoutGuides") != nil }), let controller = owner as? UIViewController,
            let view = objects.lazy.compactMap({ $0 as? UIView }).first
        {
            controller.settings.attachLayoutGuides(to: view)
        }
        // Constraints belong to the views: outlets may lead to them.
        decoding.installConstraints()
        connector.connect()
        decoding.installFixedFrames()
        // Windows appear after connections and before `awakeFromNib`. (SP-B022)
        for case let window as UIWindow in objects where isVisibleAtLaunch(window, decoding) { window.makeKeyAndVisible() }
        decoding.variations.watch(objects.compactMap { $0 as? UIView })
        Connector.awake(decoding.created.map(\.object))
        LiveObjects.ofNib(source, list, owner: owner)?.note(decoding, keptBy: objects)
        decoding.finish()
        return objects
    }

    private func isVisibleAtLaunch(_ window: UIWindow, _ decoding: Decoding) -> Bool {
        decoding.created.first { $0.object === window }?.element["visibleAtLaunch"] == "YES"
    }
}

/// A cell, header or footer of a list: a nib inside the nib of the scene (SP-A094).
@MainActor
final class PrototypeNib: NibArchive {
    private let element: Element
    private let source: InterfaceSource
    private let scene: SceneState?
    private weak var owner: NSObject?

    init(_ element: Element, _ decoding: Decoding) {
        self.element = element
        source = decoding.file
        scene = decoding.scene
        owner = decoding.owner
    }

    /// Creates a view of the prototype. Outlets may lead to objects of the scene, but not from them.
    func instantiate(owner _: AnyObject?, externalObjects: [AnyHashable: Any]) -> [Any] {
        let controllerID = scene?.scene.controller?.id
        let decoding = Decoding(source, scene: scene, owner: owner) { [weak owner, weak scene] id in
            id == controllerID ? owner : scene?.object(withID: id)
        }
        for placeholder in scene?.scene.objects ?? [] where placeholder["placeholderIdentifier"] == "IBFirstResponder" {
            if let id = placeholder.id { decoding.assign(FirstResponderProxy(), id: id) }
        }
        guard let view = decoding.object(for: element) as? UIView else { return [] }
        for (element, object) in decoding.created { RuntimeAttributes.apply(element, to: object, decoding) }
        var connector = Connector(decoding)
        for (element, object) in decoding.created { connector.add(element, object) }
        // Constraints belong to the views: outlets may lead to them.
        decoding.installConstraints()
        connector.connect()
        decoding.installFixedFrames()
        decoding.variations.watch([view])
        // A cell is awakened once, with its outlets set. (SP-J006)
        Connector.awake(decoding.created.map(\.object))
        LiveObjects.ofPrototype(source, element, owner: owner, scene: scene)?.note(decoding, keptBy: [view])
        decoding.finish()
        return [view]
    }
}
