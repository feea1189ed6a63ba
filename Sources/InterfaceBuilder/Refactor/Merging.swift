/// The inverse of extraction: brings the scenes of one storyboard into another and resolves the references between the two.
public enum Merging {
    /// Moves all scenes of `other` into `file`, and rewrites references to `other` in `rest`. Returns the files of `rest` it changed.
    @discardableResult
    public static func merge(_ other: InterfaceFile, into file: InterfaceFile, rest: [InterfaceFile] = []) -> [InterfaceFile] {
        renameCollidingIDs(of: other, with: file)
        let entry = other.initialViewController
        let incoming = other.scenes
        let comments = incoming.map(other.comment)
        for scene in incoming { other.removeScene(scene) }
        // Each where the reference to it stands, the others behind the one they followed.
        let doors = file.scenes.filter { $0.reference?.storyboardName == other.name && $0.reference?.bundleIdentifier == nil }
        var previous: Scene?
        for (scene, comment) in zip(incoming, comments) {
            let door = doors.first { door in
                door.reference?.identifier.map { $0 == scene.controller?["storyboardIdentifier"] } ?? (scene.controller?.id == entry && entry != nil)
            }
            file.addScene(scene.element, comment: comment, behind: door ?? previous)
            previous = scene
        }
        file.reindex()
        for scene in file.scenes {
            guard let reference = scene.reference, reference.bundleIdentifier == nil, let id = scene.controller?.id else { continue }
            let isOwn = reference.storyboardName.map { $0 == file.name || $0 == other.name } ?? true
            guard isOwn else { continue }
            let target: Scene?
            if let identifier = reference.identifier {
                target = file.scenes.first { $0.reference == nil && $0.controller?["storyboardIdentifier"] == identifier }
            } else {
                let start = reference.storyboardName == other.name ? entry : file.initialViewController
                target = start.flatMap { file.scene(ofControllerWithID: $0) }
            }
            guard let destination = target?.controller?.id, destination != id else { continue }
            file.redirect(id, to: destination, in: file.scenes)
            if file.initialViewController == id { file.root["initialViewController"] = destination }
            file.removeScene(scene)
        }
        file.reindex()
        var changed: [InterfaceFile] = []
        for third in rest where third !== file && third !== other {
            var isChanged = false
            for scene in third.scenes {
                guard let reference = scene.reference, reference.storyboardName == other.name else { continue }
                reference.element["storyboardName"] = file.name
                if reference.identifier == nil, let start = entry.flatMap({ file.scene(ofControllerWithID: $0) }) {
                    let position = (reference.element.attributes.firstIndex { $0.name == "storyboardName" } ?? 0) + 1
                    reference.element.attributes.insert(.init("referencedIdentifier", file.makeIdentifier(for: start)), at: position)
                }
                isChanged = true
            }
            if isChanged { changed.append(third) }
        }
        file.adoptResources(from: other)
        file.reindex()
        return changed
    }

    private static func renameCollidingIDs(of other: InterfaceFile, with file: InterfaceFile) {
        let colliding = other.elementsByID.keys.filter { file.elementsByID[$0] != nil }.sorted()
        guard !colliding.isEmpty else { return }
        var taken = Set(file.elementsByID.keys).union(other.elementsByID.keys)
        var renamed: [String: String] = [:]
        for id in colliding {
            let new = ObjectID.make("\(other.name)>\(id)", taken: taken)
            taken.insert(new)
            renamed[id] = new
        }
        let referring: Set<String> = [
            "id", "sceneID", "destination", "firstItem", "secondItem", "reference", "textLabel", "detailTextLabel", "imageView",
            "tableViewCell", "popoverAnchorView", "popoverAnchorBarButtonItem", "initialViewController",
        ]
        other.root.walk { element in
            for (index, attribute) in element.attributes.enumerated() {
                guard referring.contains(attribute.name), let new = renamed[attribute.value] else { continue }
                element.attributes[index].value = new
            }
        }
        other.reindex()
    }
}
