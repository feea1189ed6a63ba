/// A scene of a storyboard (SP-A016).
public struct Scene {
    public let element: Element

    public init(_ element: Element) { self.element = element }

    public var id: String { element["sceneID"] ?? "" }
    /// The controller, its exit and first responder, and the objects in the dock.
    public var objects: [Element] { element.first("objects")?.elements ?? [] }
    /// The controller itself, or the placeholder for a scene in another file.
    public var controller: Element? { objects.first { $0["sceneMemberID"] == "viewController" } }
    /// The exit, at which unwind segues end.
    public var exit: Element? { objects.first { $0.name == "exit" } }

    /// Everything else in the scene: views, recognizers, and objects in the scene dock.
    public var dock: [Element] {
        objects.filter { $0["sceneMemberID"] != "viewController" && $0.name != "exit" && $0.name != "placeholder" }
    }

    /// An exit outside `objects`, where the compiler ignores it (SP-A017).
    public var misplacedExit: Element? { element.elements.first { $0.name == "exit" } }

    /// The controller's view element, of any kind.
    public var view: Element? { controller?.child(key: "view") }

    /// The reference, if this is a reference to a scene of another file.
    public var reference: StoryboardReference? {
        guard let controller, controller.name == "viewControllerPlaceholder" else { return nil }
        return StoryboardReference(controller)
    }

    /// The name to display: identifier, otherwise title, class, or element.
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

    /// All segues of the scene, with the elements whose connections contain them.
    public var segues: [(segue: Segue, owner: Element)] {
        var result: [(Segue, Element)] = []
        element.walk { owner in
            guard let connections = owner.first("connections") else { return }
            for segue in connections.elements where segue.name == "segue" { result.append((Segue(segue), owner)) }
        }
        return result
    }
}

/// A `viewControllerPlaceholder`: a scene of another storyboard (SP-B009).
public struct StoryboardReference {
    public let element: Element

    public init(_ element: Element) { self.element = element }

    /// The storyboard's name, or `nil` for the storyboard that contains the reference.
    public var storyboardName: String? { element["storyboardName"] }
    /// The scene's identifier, or `nil` for the initial view controller.
    public var identifier: String? { element["referencedIdentifier"] }
    /// The bundle's identifier, or `nil` for the bundle of the storyboard that contains the reference.
    public var bundleIdentifier: String? { element["bundleIdentifier"] }

    /// The title, such as `Main › Settings`.
    public var title: String { [storyboardName, identifier].compactMap { $0 }.joined(separator: " › ") }
}
