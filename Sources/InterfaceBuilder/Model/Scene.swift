/// One scene of a storyboard (SP-A016).
public struct Scene {
    public let element: Element

    public init(_ element: Element) { self.element = element }

    public var id: String { element["sceneID"] ?? "" }
    /// The controller, its exit and first responder, and what lies in the dock.
    public var objects: [Element] { element.first("objects")?.elements ?? [] }
    /// The controller itself, or the placeholder of a scene elsewhere.
    public var controller: Element? { objects.first { $0["sceneMemberID"] == "viewController" } }
    /// Where unwind segues lead.
    public var exit: Element? { objects.first { $0.name == "exit" } }

    /// Everything else in the scene: views, recognizers and objects of the scene dock.
    public var dock: [Element] {
        objects.filter { $0["sceneMemberID"] != "viewController" && $0.name != "exit" && $0.name != "placeholder" }
    }

    /// An exit outside `objects`, where the compiler does not look (SP-A017).
    public var misplacedExit: Element? { element.elements.first { $0.name == "exit" } }

    /// The controller's view element, of any kind.
    public var view: Element? { controller?.child(key: "view") }

    /// A reference to a scene of another file.
    public var reference: StoryboardReference? {
        guard let controller, controller.name == "viewControllerPlaceholder" else { return nil }
        return StoryboardReference(controller)
    }

    /// The name to show: identifier, else title, else class, else element.
    public var title: String {
        guard let controller else { return id }
        if let reference { return reference.title }
        return controller["storyboardIdentifier"] ?? controller["title"] ?? controller.child(key: "navigationItem")?["title"]
            ?? controller["customClass"] ?? controller["userLabel"] ?? Self.words(controller.name)
    }

    /// `tableViewController` → `Table View Controller`.
    static func words(_ name: String) -> String {
        var result = ""
        for character in name {
            if character.isUppercase, !result.isEmpty { result += " " }
            result.append(result.isEmpty ? Character(character.uppercased()) : character)
        }
        return result
    }

    /// Every segue of the scene, with the element whose connections list it.
    public var segues: [(segue: Segue, owner: Element)] {
        var result: [(Segue, Element)] = []
        element.walk { owner in
            guard let connections = owner.first("connections") else { return }
            for segue in connections.elements where segue.name == "segue" { result.append((Segue(segue), owner)) }
        }
        return result
    }
}

/// `viewControllerPlaceholder`: a scene of another storyboard (SP-B009).
public struct StoryboardReference {
    public let element: Element

    public init(_ element: Element) { self.element = element }

    /// nil means the storyboard that contains the reference.
    public var storyboardName: String? { element["storyboardName"] }
    /// nil means the initial controller.
    public var identifier: String? { element["referencedIdentifier"] }
    /// nil means the bundle of the storyboard that contains the reference.
    public var bundleIdentifier: String? { element["bundleIdentifier"] }

    /// `Main › Settings`.
    public var title: String { [storyboardName, identifier].compactMap { $0 }.joined(separator: " › ") }
}
