/// "Refactor to Storyboard": moves scenes into a separate file and leaves references behind.
public enum Extraction {
    /// The reason that nothing was moved.
    public enum Failure: Error, Equatable, CustomStringConvertible {
        /// The unknown name, and the valid ones.
        case unknownScene(String, known: [String])
        case nothingChosen
        case nameTaken(String)

        public var description: String {
            switch self {
            case .unknownScene(let name, let known):
                "No scene has the identifier, class, or object ID “\(name)”. There are \(known.joined(separator: ", "))."
            case .nothingChosen: "Choose at least one scene to extract."
            case .nameTaken(let name): "The new storyboard cannot be called “\(name)”, like the one it leaves."
            }
        }
    }

    /// Moves the scenes whose controllers have the given IDs, storyboard identifiers, or unique classes. Modifies `file` and returns the
    /// new file.
    ///
    /// Segues into the moved scenes lead to references; segues out of them lead to references back. The app's callbacks are the same before
    /// and after. `dropped` is called for each outlet and action between a moved scene and one that stays: those were never connected, and
    /// neither file could contain them.
    public static func extract(
        _ chosen: [String], from file: InterfaceFile, into path: String, dropped: (Element) -> Void = { _ in }
    ) throws -> InterfaceFile {
        guard !chosen.isEmpty else { throw Failure.nothingChosen }
        let newName = InterfaceFile.name(ofFile: path)
        guard newName != file.name else { throw Failure.nameTaken(newName) }
        let moved = try chosen.map { name in
            let ofClass = file.scenes.filter { $0.controller?["customClass"] == name }
            guard
                let scene = file.scene(ofControllerWithID: name) ?? file.scene(withIdentifier: name)
                    ?? (ofClass.count == 1 ? ofClass[0] : nil)
            else {
                throw Failure.unknownScene(name, known: file.scenes.compactMap { usualName(of: $0, in: file) })
            }
            return scene
        }
        let movedIDs = Set(moved.compactMap { $0.controller?.id })
        let order = file.scenes.filter { movedIDs.contains($0.controller?.id ?? "") }
        let traveling = references(usedOnlyBy: order, of: file)
        let leaving = file.scenes.filter { scene in (order + traveling).contains { $0.element === scene.element } }
        let staying = file.scenes.filter { scene in !leaving.contains { $0.element === scene.element } }

        let created = try emptyCopy(of: file, path: path)
        for scene in leaving { created.addScene(scene.element, comment: file.comment(of: scene)) }
        leaveReferences(to: order, staying, file, created)
        for scene in leaving { file.removeScene(scene) }
        for scene in traveling where scene.reference?.storyboardName == nil {
            scene.controller?.attributes.insert(.init("storyboardName", file.name), at: 0)
        }
        referBack(from: order, staying, file, created)
        created.adoptResources(from: file)
        file.pruneResources()
        file.reindex()
        created.reindex()
        file.handOverRemarks(to: created)
        (file.dropConnections(to: created) + created.dropConnections(to: file)).forEach(dropped)
        return created
    }

    /// Returns a readable name of a scene: its identifier, its class if that is unique, otherwise its ID.
    private static func usualName(of scene: Scene, in file: InterfaceFile) -> String? {
        let type = scene.controller?["customClass"].flatMap { name in
            file.scenes.count(where: { $0.controller?["customClass"] == name }) == 1 ? name : nil
        }
        return scene.controller?["storyboardIdentifier"] ?? type ?? scene.controller?.id
    }

    /// Returns the references to other storyboards that only these scenes lead to: they are moved unchanged.
    private static func references(usedOnlyBy scenes: [Scene], of file: InterfaceFile) -> [Scene] {
        file.scenes.filter { scene in
            guard scene.reference != nil, let id = scene.controller?.id, id != file.initialViewController else { return false }
            let users = file.scenes.filter { $0.segues.contains { $0.segue.destination == id } }
            return !users.isEmpty && users.allSatisfy { user in scenes.contains { $0.element === user.element } }
                && !scenes.contains { $0.element === scene.element }
        }
    }

    private static func emptyCopy(of file: InterfaceFile, path: String) throws -> InterfaceFile {
        let root = Element("document", file.root.attributes.filter { $0.name != "initialViewController" })
        for child in file.root.elements where ["device", "dependencies", "customFonts", "adaptation"].contains(child.name) {
            root.append(child.copy())
        }
        root.append(Element("scenes"))
        if let tint = file.root.child(key: "tintColor") { root.append(tint.copy()) }
        return try InterfaceFile(MarkupDocument(root: root, file: path))
    }

    /// In the old file, replaces each moved scene that is still used by a reference.
    private static func leaveReferences(to moved: [Scene], _ staying: [Scene], _ file: InterfaceFile, _ created: InterfaceFile) {
        let entry = file.initialViewController
        let wanted = moved.filter { scene in
            let id = scene.controller?.id ?? ""
            return id == entry || staying.contains { $0.segues.contains { $0.segue.destination == id } }
        }
        // A single entry point needs no identifier: it becomes the new file's initial scene.
        let door = wanted.count == 1 ? wanted[0] : moved.count == 1 ? moved[0] : nil
        if let id = door?.controller?.id, door?.reference == nil { created.root["initialViewController"] = id }
        for scene in wanted {
            guard let id = scene.controller?.id else { continue }
            let identifier =
                scene.element === door?.element && scene.reference == nil ? nil : created.makeIdentifier(for: scene, besides: file)
            let reference = file.makeReference(storyboard: created.name, identifier: identifier, in: created, like: scene)
            file.addScene(reference, inPlaceOf: scene)
            let placeholder = Scene(reference).controller?.id ?? ""
            file.redirect(id, to: placeholder, in: staying)
            if id == entry { file.root["initialViewController"] = placeholder }
            file.reindex()
        }
    }

    /// In the new file, adds a reference for each remaining scene that is the destination of a moved one.
    private static func referBack(from moved: [Scene], _ staying: [Scene], _ file: InterfaceFile, _ created: InterfaceFile) {
        for scene in staying {
            guard let id = scene.controller?.id, moved.contains(where: { $0.segues.contains { $0.segue.destination == id } }) else {
                continue
            }
            let storyboard = scene.reference?.storyboardName ?? file.name
            let identifier = scene.reference.map(\.identifier) ?? file.makeIdentifier(for: scene, besides: created)
            created.reindex()
            let reference = created.makeReference(storyboard: storyboard, identifier: identifier, in: file, like: scene)
            if let bundle = scene.reference?.bundleIdentifier { Scene(reference).controller?["bundleIdentifier"] = bundle }
            created.addScene(reference)
            created.redirect(id, to: Scene(reference).controller?.id ?? "", in: moved)
        }
    }
}
