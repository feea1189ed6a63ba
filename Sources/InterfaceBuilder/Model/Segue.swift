/// A `segue` connection (SP-A085).
public struct Segue {
    public enum Kind: String, CaseIterable, Sendable {
        case relationship, show, showDetail, presentation, popoverPresentation, embed, custom, unwind
        case push, modal, popover, replace
    }

    public let element: Element

    public init(_ element: Element) { self.element = element }

    public var id: String { element.id ?? "" }
    /// nil for a kind nobody knows.
    public var kind: Kind? { element["kind"].flatMap(Kind.init) }
    public var destination: String { element["destination"] ?? "" }
    public var identifier: String? { element["identifier"] }
    public var relationship: String? { element["relationship"] }
    public var unwindAction: String? { element["unwindAction"] }
    public var creationSelector: String? { element["destinationCreationSelector"] }
    public var modalPresentationStyle: String? { element["modalPresentationStyle"] }
    public var modalTransitionStyle: String? { element["modalTransitionStyle"] }
    public var animates: Bool { element["animates"] != "NO" }
    public var popoverAnchorView: String? { element["popoverAnchorView"] }
    public var popoverAnchorBarButtonItem: String? { element["popoverAnchorBarButtonItem"] }
    /// `accessoryAction` for a cell's accessory button, nil for its selection.
    public var trigger: String? { element["trigger"] }

    /// The directions a popover's arrow may have: names among up, down, left, right; nil when the file does not say.
    public var popoverArrowDirections: Set<String>? {
        guard let element = element.first("popoverArrowDirection") else { return nil }
        return Set(["up", "down", "left", "right"].filter { element[$0] == "YES" })
    }
}

/// The class bound to an object: `Module.Class` (SP-A024).
public struct CustomClass {
    public let className: String
    public let module: String?
    /// Whether it is one of the target's that has the file, whatever module the file names.
    public let isOfTarget: Bool

    public init?(_ element: Element) {
        guard let name = element["customClass"], !name.isEmpty else { return nil }
        className = name
        module = element["customModule"].flatMap { $0.isEmpty ? nil : $0 }
        isOfTarget = element["customModuleProvider"] == "target"
    }

    /// The name to look up.
    public var name: String { module.map { "\($0).\(className)" } ?? className }
}
