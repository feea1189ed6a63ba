import Foundation

/// Edits that extraction and merging share.
extension InterfaceFile {
    var scenesElement: Element {
        if let scenes = root.first("scenes") { return scenes }
        let scenes = Element("scenes")
        root.append(scenes)
        return scenes
    }

    /// A new id nobody in the files has.
    func newID(_ seed: String, besides other: InterfaceFile? = nil) -> String {
        ObjectID.make(seed, taken: Set(elementsByID.keys).union(other.map { Set($0.elementsByID.keys) } ?? []))
    }

    /// Takes the scene out, with the comment that names it.
    func removeScene(_ scene: Scene) {
        if let place = place(of: scene) { scenesElement.children.removeSubrange(place) }
    }

    /// Where the scene stands among the children of `scenes`, with the comment that names it and the blanks between.
    func place(of scene: Scene) -> ClosedRange<Int>? {
        let scenes = scenesElement
        guard let index = scenes.index(of: scene.element) else { return nil }
        var start = index
        while start > 0 {
            switch scenes.children[start - 1] {
            case .comment: return start - 1...index
            case .text(let text, _) where text.allSatisfy(\.isWhitespace): start -= 1
            default: return start...index
            }
        }
        return start...index
    }

    /// The comment that names the scene; nil where there is none.
    func comment(of scene: Scene) -> String? {
        guard let place = place(of: scene), case .comment(let text) = scenesElement.children[place.lowerBound] else { return nil }
        return text
    }

    /// Adds a scene under `comment`, or the one Xcode would write: in the place of `predecessor`, which goes, behind `neighbour`, or at the end.
    func addScene(_ scene: Element, comment: String? = nil, inPlaceOf predecessor: Scene? = nil, behind neighbour: Scene? = nil) {
        let added: [Element.Child] = [.comment(comment ?? Scene(scene).commentName), .element(scene)]
        if let place = predecessor.flatMap(place) {
            scenesElement.children.replaceSubrange(place, with: added)
        } else if let place = neighbour.flatMap(place) {
            scenesElement.children.insert(contentsOf: added, at: place.upperBound + 1)
        } else {
            scenesElement.children += added
        }
    }

    /// The identifier by which other files can name the scene; gives it one where it has none.
    func makeIdentifier(for scene: Scene) -> String {
        guard let controller = scene.controller else { return "" }
        if let identifier = controller["storyboardIdentifier"] { return identifier }
        let taken = Set(scenes.compactMap { $0.controller?["storyboardIdentifier"] })
        var identifier = controller["customClass"] ?? controller.id ?? "Scene"
        if taken.contains(identifier) { identifier += "-" + (controller.id ?? "") }
        let position = controller.attributes.first?.name == "restorationIdentifier" ? 1 : 0
        controller.attributes.insert(.init("storyboardIdentifier", identifier), at: position)
        return identifier
    }

    /// A scene that stands for one of another file.
    func makeReference(storyboard: String, identifier: String?, in other: InterfaceFile, like original: Scene) -> Element {
        let seed = "\(name)>\(storyboard)>\(identifier ?? "")>\(original.controller?.id ?? "")"
        let placeholder = Element("viewControllerPlaceholder", [.init("storyboardName", storyboard)])
        if let identifier { placeholder["referencedIdentifier"] = identifier }
        placeholder["id"] = newID(seed, besides: other)
        placeholder["sceneMemberID"] = "viewController"
        // A tab shows its item already in the canvas.
        if let item = original.controller?.child(key: "tabBarItem"), item.name == "tabBarItem" {
            let copy = item.copy()
            copy["id"] = newID(seed + ">tabBarItem", besides: other)
            placeholder.append(copy)
        }
        let responder = Element(
            "placeholder",
            [
                .init("placeholderIdentifier", "IBFirstResponder"), .init("id", newID(seed + ">responder", besides: other)),
                .init("userLabel", "First Responder"), .init("sceneMemberID", "firstResponder"),
            ])
        let scene = Element("scene", [.init("sceneID", newID(seed + ">scene", besides: other))])
        scene.append(Element("objects", children: [placeholder, responder]))
        if let point = original.element.child(key: "canvasLocation") { scene.append(point.copy()) }
        return scene
    }

    /// Points every segue at `old` to `new`.
    func redirect(_ old: String, to new: String, in scenes: [Scene]) {
        for scene in scenes { for (segue, _) in scene.segues where segue.destination == old { segue.element["destination"] = new } }
    }

    // MARK: Resources

    /// Copies from `other` the resources that this file uses and does not list.
    func adoptResources(from other: InterfaceFile) {
        guard let theirs = other.root.first("resources") else { return }
        let used = usedResources
        let own = Set(root.first("resources")?.elements.map(Self.resourceKey) ?? [])
        let missing = theirs.elements.filter { used.contains(Self.resourceKey($0)) && !own.contains(Self.resourceKey($0)) }
        guard !missing.isEmpty else { return }
        let resources = root.first("resources") ?? Element("resources")
        if root.first("resources") == nil { addToRoot(resources) }
        for resource in missing { resources.append(resource.copy()) }
        sortResources(resources)
    }

    /// Xcode lists resources last since version 12, and right behind the scenes before.
    private func addToRoot(_ resources: Element) {
        let version = Int((root["toolsVersion"] ?? "").prefix { $0 != "." }) ?? .max
        if version < 17000, let scenes = root.first("scenes"), let index = root.index(of: scenes) {
            root.children.insert(.element(resources), at: index + 1)
        } else {
            root.append(resources)
        }
    }

    /// Drops the resources that nothing uses any more.
    func pruneResources() {
        guard let resources = root.first("resources") else { return }
        let used = usedResources
        for resource in resources.elements where Self.kinds.contains(resource.name) && !used.contains(Self.resourceKey(resource)) {
            resources.remove(resource)
        }
        if resources.elements.isEmpty { root.remove(resources) }
    }

    private static let kinds: Set<String> = ["image", "namedColor", "systemColor"]
    private static func resourceKey(_ element: Element) -> String { "\(element.name)/\(element["name"] ?? "")" }

    private var usedResources: Set<String> {
        var used: Set<String> = []
        for scene in scenes {
            scene.element.walk { element in
                if element.name == "color" {
                    if let name = element["systemColor"] { used.insert("systemColor/\(name)") }
                    if let name = element["name"] { used.insert("namedColor/\(name)") }
                }
                for attribute in element.attributes where attribute.name.lowercased().hasSuffix("image") || attribute.name == "value" || attribute.name == "background" {
                    used.insert("image/\(attribute.value)")
                }
            }
        }
        return used
    }

    /// Xcode lists images, then named colours, then system colours, each by name.
    private func sortResources(_ resources: Element) {
        let order = ["image": 0, "namedColor": 1, "systemColor": 2]
        resources.children = resources.elements.enumerated().sorted { a, b in
            let first = (order[a.element.name] ?? 3, a.element["name"] ?? "", a.offset)
            let second = (order[b.element.name] ?? 3, b.element["name"] ?? "", b.offset)
            return first < second
        }.map { .element($0.element) }
    }
}

extension Scene {
    /// The comment above the scene: what Xcode calls it.
    var commentName: String {
        guard let controller else { return "Scene" }
        let name: String
        if let reference {
            name = reference.identifier ?? reference.storyboardName ?? "Storyboard Reference"
        } else {
            name = controller["userLabel"] ?? controller["title"] ?? controller.child(key: "navigationItem")?["title"]
                ?? controller["customClass"].map(Scene.words) ?? Scene.words(controller.name)
        }
        return name.replacingOccurrences(of: "--", with: "- -")
    }
}
