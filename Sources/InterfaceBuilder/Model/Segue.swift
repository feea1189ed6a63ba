/// A `segue` connection (SP-A085).
public struct Segue {
    /// The kinds Xcode writes; the last four are those of iOS 5 to 7.
    public enum Kind: String, CaseIterable, Sendable {
        case relationship, show, showDetail, presentation, popoverPresentation, embed, custom, unwind
        case push, modal, popover, replace
    }

    public let element: Element

    public init(_ element: Element) { self.element = element }

    public var id: String { element.id ?? "" }
    /// nil for an unknown kind.
    public var kind: Kind? { element["kind"].flatMap(Kind.init) }
    /// The object id of the controller it leads to, for an unwind segue of the exit; empty where the file has none.
    public var destination: String { element["destination"] ?? "" }
    public var identifier: String? { element["identifier"] }
    /// Of a relationship its name: `rootViewController`.
    public var relationship: String? { element["relationship"] }
    /// Of an unwind segue its action's selector.
    public var unwindAction: String? { element["unwindAction"] }
    /// The selector of the `@IBSegueAction` that makes the destination.
    public var creationSelector: String? { element["destinationCreationSelector"] }
    /// As the file spells it; nil asks for the destination's own. The transition's goes likewise.
    public var modalPresentationStyle: String? { element["modalPresentationStyle"] }
    public var modalTransitionStyle: String? { element["modalTransitionStyle"] }
    public var animates: Bool { element["animates"] != "NO" }
    /// The object id of what the popover points at: a view, or a bar button item.
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
    /// nil where the file names none: a class of UIKit's, or one whose name Objective-C knows.
    public let module: String?
    /// Whether it belongs to the target that has the file, even if the file names another module.
    public let isOfTarget: Bool

    /// nil for an object of UIKit's own class.
    public init?(_ element: Element) {
        guard let name = element["customClass"], !name.isEmpty else { return nil }
        className = name
        module = element["customModule"].flatMap { $0.isEmpty ? nil : $0 }
        isOfTarget = element["customModuleProvider"] == "target"
    }

    /// The name to look up.
    public var name: String { module.map { "\($0).\(className)" } ?? className }
}
