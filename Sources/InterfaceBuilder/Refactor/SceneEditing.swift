import Foundation

/// Edits that extraction and merging share.
extension InterfaceFile {
    var scenesElement: Element {
        if let scenes = root.first("scenes") { return scenes }
        let scenes = Element("scenes")
        root.append(scenes)
        return scenes
    }

    /// Returns a new ID that occurs in neither file.
    func newID(_ seed: String, besides other: InterfaceFile? = nil) -> String {
        ObjectID.make(seed, taken: Set(elementsByID.keys).union(other.map { Set($0.elementsByID.keys) } ?? []))
    }

    /// Removes the scene, with the comment that names it.
    func removeScene(_ scene: Scene) {
        if let place = place(of: scene) { scenesElement.children.removeSubrange(place) }
    }

    /// Returns the scene's range among the children of `scenes`, including the comment that names it and the white space between.
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

    /// Returns the comment that names the scene, or `nil` if there is none.
    func comment(of scene: Scene) -> String? {
        guard let place = place(of: scene), case .comment(let text) = scenesElement.children[place.lowerBound] else { return nil }
        return text
    }

    /// Adds a scene with `comment`, or the one that Xcode would write: in place of `predecessor`, which is removed, after `neighbor`, or
    /// at the end.
    func addScene(_ scene: Element, comment: String? = nil, inPlaceOf predecessor: Scene? = nil, behind neighbor: Scene? = nil) {
        let added: [Element.Child] = [.comment(comment ?? Scene(scene).commentName), .element(scene)]
        if let place = predecessor.flatMap(place) {
            scenesElement.children.replaceSubrange(place, with: added)
        } else if let place = neighbor.flatMap(place) {
            scenesElement.children.insert(contentsOf: added, at: place.upperBound + 1)
        } else {
            scenesElement.children += added
        }
    }

    /// Returns the identifier by which other files can refer to the scene, adding one if necessary.
    func makeIdentifier(for scene: Scene, besides other: InterfaceFile? = nil) -> String {
        guard let controller = scene.controller else { return "" }
        if let identifier = controller["storyboardIdentifier"] { return identifier }
        let taken = Set((scenes + (other?.scenes ?? [])).compactMap { $0.controller?["storyboardIdentifier"] })
        var identifier = controller["customClass"] ?? controller.id ?? "Scene"
        if taken.contains(identifier) { identifier += "-" + (controller.id ?? "") }
        let position = controller.attributes.first?.name == "restorationIdentifier" ? 1 : 0
        controller.attributes.insert(.init("storyboardIdentifier", identifier), at: position)
        return identifier
    }

    /// Returns a reference to a scene of another file.
    func makeReference(storyboard: String, identifier: String?, in other: InterfaceFile, like original: Scene) -> Element {
        let seed = "\(name)>\(storyboard)>\(identifier ?? "")>\(original.controller?.id ?? "")"
        let placeholder = Element("viewControllerPlaceholder", [.init("storyboardName", storyboard)])
        if let identifier { placeholder["referencedIdentifier"] = identifier }
        placeholder["id"] = newID(seed, besides: other)
        placeholder["sceneMemberID"] = "viewController"
        // The canvas shows a tab's item from its reference.
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

    /// Redirects every segue from `old` to `new`.
    func redirect(_ old: String, to new: String, in scenes: [Scene]) {
        for scene in scenes { for (segue, _) in scene.segues where segue.destination == old { segue.element["destination"] = new } }
    }

    /// Removes outlets and actions that refer to objects of `other`: they never connected scenes, and a file with a dangling one does not
    /// open. Returns the removed connections.
    @discardableResult
    func dropConnections(to other: InterfaceFile) -> [Element] {
        var dropped: [Element] = []
        root.walk { element in
            guard let connections = element.first("connections") else { return }
            for connection in connections.elements where ["outlet", "outletCollection", "action"].contains(connection.name) {
                guard let id = connection["destination"], elementsByID[id] == nil, other.elementsByID[id] != nil else { continue }
                connections.remove(connection)
                dropped.append(connection)
            }
            if connections.elements.isEmpty { element.remove(connections) }
        }
        reindex()
        return dropped
    }

    // MARK: Beside the scenes

    /// Moves this file's additional records about objects that are now in `other`: the segue that determines a scene's size, the size of a
    /// designable view.
    func handOverRemarks(to other: InterfaceFile) {
        for (list, attribute) in [("inferredMetricsTieBreakers", "reference"), ("designables", "name")] {
            guard let remarks = root.first(list) else { continue }
            let leaving = remarks.elements.filter { remark in
                remark[attribute].map { elementsByID[$0] == nil && other.elementsByID[$0] != nil } ?? false
            }
            guard !leaving.isEmpty else { continue }
            let theirs = other.root.first(list) ?? Element(list)
            if other.root.first(list) == nil { other.addToRoot(theirs) }
            for remark in leaving {
                remarks.remove(remark)
                let follower = theirs.elements.firstIndex { other.position(ofTarget: $0) < other.position(ofTarget: remark) }
                theirs.children.insert(.element(remark), at: follower ?? theirs.children.count)
            }
            if remarks.elements.isEmpty { root.remove(remarks) }
        }
    }

    /// Returns the position of the scene to which a tie breaker's segue leads: Xcode lists tie breakers from the last scene to the first,
    /// in 20 of 22 public files that contain more than one.
    private func position(ofTarget remark: Element) -> Int {
        let target = remark["reference"].flatMap { elementsByID[$0]?["destination"] }
        return scenes.firstIndex { $0.controller?.id == target } ?? scenes.count
    }

    /// Copies the resources that this file uses and does not list from `other`, with its fonts and the capabilities that Xcode needs.
    func adoptResources(from other: InterfaceFile) {
        adopt("array", "key", of: "customFonts", from: other)
        adopt("capability", "name", of: "dependencies", from: other)
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

    /// Adds the entries that are only in the other file's list, sorted by name.
    private func adopt(_ element: String, _ name: String, of list: String, from other: InterfaceFile) {
        guard let theirs = other.root.first(list) else { return }
        let own = root.first(list) ?? Element(list, theirs.attributes)
        let missing = theirs.elements.filter { entry in
            entry.name == element && !own.elements.contains { $0.name == element && $0[name] == entry[name] }
        }
        guard !missing.isEmpty else { return }
        if root.first(list) == nil { addToRoot(own) }
        let entries = (own.elements.filter { $0.name == element } + missing.map { $0.copy() }).sorted {
            ($0[name] ?? "") < ($1[name] ?? "")
        }
        own.children = (own.elements.filter { $0.name != element } + entries).map { .element($0) }
    }

    /// Adds an element to the root. Xcode lists resources last since version 12, and directly after the scenes before.
    private func addToRoot(_ added: Element) {
        let version = Int((root["toolsVersion"] ?? "").prefix { $0 != "." }) ?? .max
        var order = [
            "device", "adaptation", "dependencies", "customFonts", "scenes", "simulatedMetricsContainer", "inferredMetricsTieBreakers",
            "designables", "color",
        ]
        order.insert("resources", at: version < 17000 ? 5 : order.count)
        guard let rank = order.firstIndex(of: added.name) else { return root.append(added) }
        let follower = root.children.firstIndex { child in
            if case .element(let element) = child, let other = order.firstIndex(of: element.name) { other > rank } else { false }
        }
        if let follower { root.children.insert(.element(added), at: follower) } else { root.append(added) }
    }

    /// Removes unused resources.
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
        // The scenes, and the elements beside them: the tint is a color too.
        for part in root.elements where part.name != "resources" {
            part.walk { element in
                if element.name == "color" {
                    if let name = element["systemColor"] { used.insert("systemColor/\(name)") }
                    if let name = element["name"] { used.insert("namedColor/\(name)") }
                }
                for attribute in element.attributes
                where attribute.name.lowercased().hasSuffix("image") || attribute.name == "value" || attribute.name == "background" {
                    used.insert("image/\(attribute.value)")
                }
            }
        }
        return used
    }

    /// Sorts resources as Xcode does: images, then named colors, then system colors, each by name.
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
    /// The comment above the scene, which is Xcode's name for it.
    var commentName: String {
        guard let controller else { return "Scene" }
        let name: String
        if let reference {
            name = reference.identifier ?? reference.storyboardName ?? "Storyboard Reference"
        } else {
            name =
                controller["userLabel"] ?? controller["title"] ?? controller.child(key: "navigationItem")?["title"]
                ?? controller["customClass"].map(Scene.words) ?? Scene.words(controller.name)
        }
        return name.replacingOccurrences(of: "--", with: "- -")
    }
}
