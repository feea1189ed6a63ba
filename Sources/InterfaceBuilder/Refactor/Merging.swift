/// The inverse of extraction: moves the scenes of one storyboard into another and resolves the references between the two.
public enum Merging {
    /// Moves all scenes of `other` into `file`, and updates references to `other` in `rest`. Returns the files of `rest` that it changed.
    ///
    /// A scene replaces the reference to it, followed by scenes that nothing in `file` leads to.
    @discardableResult
    public static func merge(_ other: InterfaceFile, into file: InterfaceFile, rest: [InterfaceFile] = []) -> [InterfaceFile] {
        renameCollidingIDs(of: other, with: file)
        let (own, incoming) = (file.scenes, other.scenes)
        let entries = (own: file.initialViewController, incoming: other.initialViewController)
        move(incoming, of: other, to: file)
        file.reindex()
        for scene in own {
            guard let reference = scene.reference, reference.bundleIdentifier == nil, reference.storyboardName == other.name else {
                continue
            }
            resolve(scene, to: target(of: reference.identifier, among: incoming, entry: entries.incoming), in: file)
        }
        for scene in incoming {
            guard let reference = scene.reference, reference.bundleIdentifier == nil else { continue }
            switch reference.storyboardName {
            case file.name: resolve(scene, to: target(of: reference.identifier, among: own, entry: entries.own), in: file)
            case other.name, nil: resolve(scene, to: target(of: reference.identifier, among: incoming, entry: entries.incoming), in: file)
            default: resolve(scene, to: own.first { $0.element !== scene.element && leadsAsFar($0, as: scene) }?.controller?.id, in: file)
            }
        }
        file.reindex()
        var changed: [InterfaceFile] = []
        for third in rest where third !== file && third !== other {
            var isChanged = false
            for scene in third.scenes {
                guard let reference = scene.reference, reference.storyboardName == other.name else { continue }
                reference.element["storyboardName"] = file.name
                if reference.identifier == nil, let start = entries.incoming.flatMap({ file.scene(ofControllerWithID: $0) }) {
                    let position = (reference.element.attributes.firstIndex { $0.name == "storyboardName" } ?? 0) + 1
                    reference.element.attributes.insert(.init("referencedIdentifier", file.makeIdentifier(for: start)), at: position)
                }
                isChanged = true
            }
            if isChanged { changed.append(third) }
        }
        file.adoptResources(from: other)
        file.reindex()
        other.reindex()
        other.handOverRemarks(to: file)
        return changed
    }

    private static func move(_ incoming: [Scene], of other: InterfaceFile, to file: InterfaceFile) {
        let doors = file.scenes.filter { $0.reference?.storyboardName == other.name && $0.reference?.bundleIdentifier == nil }
        var groups: [(door: Scene?, scenes: [Scene])] = [(nil, [])]
        for scene in incoming {
            let door = doors.first { door in
                door.reference?.identifier.map { $0 == scene.controller?["storyboardIdentifier"] }
                    ?? (scene.controller?.id == other.initialViewController && scene.controller?.id != nil)
            }
            if door != nil, groups.last?.door != nil { groups.append((door, [])) }
            if door != nil { groups[groups.count - 1].door = door }
            groups[groups.count - 1].scenes.append(scene)
        }
        for (door, scenes) in groups {
            var neighbor = door
            for scene in scenes {
                let comment = other.comment(of: scene)
                other.removeScene(scene)
                file.addScene(scene.element, comment: comment, behind: neighbor)
                neighbor = scene
            }
        }
    }

    /// Returns the controller that a reference with this identifier, or without one, refers to.
    private static func target(of identifier: String?, among scenes: [Scene], entry: String?) -> String? {
        guard let identifier else { return entry }
        return scenes.first { $0.reference == nil && $0.controller?["storyboardIdentifier"] == identifier }?.controller?.id
    }

    /// Redirects every segue to the reference to `destination`; `nil` leaves the reference unchanged.
    private static func resolve(_ scene: Scene, to destination: String?, in file: InterfaceFile) {
        guard let id = scene.controller?.id, let destination, destination != id else { return }
        file.redirect(id, to: destination, in: file.scenes)
        if file.initialViewController == id { file.root["initialViewController"] = destination }
        file.removeScene(scene)
    }

    /// Returns whether two references lead to the same scene, and neither has a tab item, so one is enough.
    private static func leadsAsFar(_ a: Scene, as b: Scene) -> Bool {
        guard let first = a.reference, let second = b.reference, first.element.children.isEmpty, second.element.children.isEmpty else {
            return false
        }
        return first.storyboardName == second.storyboardName && first.identifier == second.identifier
            && first.bundleIdentifier == second.bundleIdentifier
    }

    /// Attributes that contain an object ID: the element's own, or another's.
    private static let holdsID: Set<String> = [
        "id", "sceneID", "destination", "firstItem", "secondItem", "reference", "ref", "textLabel", "detailTextLabel", "imageView",
        "tableViewCell", "popoverAnchorView", "popoverAnchorBarButtonItem", "initialViewController",
    ]

    private static func renameCollidingIDs(of other: InterfaceFile, with file: InterfaceFile) {
        let (own, theirs) = (ids(in: file), ids(in: other))
        var taken = own.union(theirs)
        var renamed: [String: String] = [:]
        for id in own.intersection(theirs).sorted() {
            let new = ObjectID.make("\(other.name)>\(id)", taken: taken)
            taken.insert(new)
            renamed[id] = new
        }
        guard !renamed.isEmpty else { return }
        other.root.walk { element in
            for (index, attribute) in element.attributes.enumerated() {
                guard holdsID.contains(attribute.name) || element.name == "designable" && attribute.name == "name",
                    let new = renamed[attribute.value]
                else { continue }
                element.attributes[index].value = new
            }
        }
        other.reindex()
    }

    /// Returns the IDs of objects and scenes: files created from a template share some of them.
    private static func ids(in file: InterfaceFile) -> Set<String> { Set(file.elementsByID.keys).union(file.scenes.map(\.id)) }
}
