/// A `segue` connection (SP-A085).
public struct Segue {
    /// The kinds that Xcode writes; the last four are from iOS 5 to 7.
    public enum Kind: String, CaseIterable, Sendable {
        case relationship, show, showDetail, presentation, popoverPresentation, embed, custom, unwind
        case push, modal, popover, replace
    }

    public let element: Element

    public init(_ element: Element) { self.element = element }

    /// Fails for anything but a segue of the kind with a custom class.
    init?(custom element: Element) {
        guard element.name == "segue", element["kind"] == Kind.custom.rawValue else { return nil }
        self.init(element)
    }

    /// The identifier in quotes and a space, or an empty string.
    var title: String { identifier.map { "“\($0)” " } ?? "" }

    public var id: String { element.id ?? "" }
    /// The kind, or `nil` if it is unknown.
    public var kind: Kind? { element["kind"].flatMap(Kind.init) }
    /// The object ID of the destination controller, or of the exit for an unwind segue; empty if the file has none.
    public var destination: String { element["destination"] ?? "" }
    public var identifier: String? { element["identifier"] }
    /// The name of a relationship, such as `rootViewController`.
    public var relationship: String? { element["relationship"] }
    /// The selector of an unwind segue's action.
    public var unwindAction: String? { element["unwindAction"] }
    /// The selector of the `@IBSegueAction` that creates the destination.
    public var creationSelector: String? { element["destinationCreationSelector"] }
    /// The presentation style as in the file, or `nil` for the destination's own. The same applies to the transition style.
    public var modalPresentationStyle: String? { element["modalPresentationStyle"] }
    public var modalTransitionStyle: String? { element["modalTransitionStyle"] }
    public var animates: Bool { element["animates"] != "NO" }
    /// The object ID of the popover's anchor: a view, or a bar button item.
    public var popoverAnchorView: String? { element["popoverAnchorView"] }
    public var popoverAnchorBarButtonItem: String? { element["popoverAnchorBarButtonItem"] }
    /// `accessoryAction` for a cell's accessory button, or `nil` for its selection.
    public var trigger: String? { element["trigger"] }

    /// The permitted arrow directions of a popover: up, down, left, right. `nil` if the file does not specify them.
    public var popoverArrowDirections: Set<String>? {
        guard let element = element.first("popoverArrowDirection") else { return nil }
        return Set(["up", "down", "left", "right"].filter { element[$0] == "YES" })
    }
}

/// The custom class of an object: `Module.Class` (SP-A024).
public struct CustomClass {
    public let className: String
    /// The module, or `nil` if the file names none: a UIKit class, or one with an Objective-C name.
    public let module: String?
    /// Whether it belongs to the target that contains the file, even if the file names another module.
    public let isOfTarget: Bool

    /// Fails for an object with UIKit's own class.
    public init?(_ element: Element) {
        guard let name = element["customClass"], !name.isEmpty else { return nil }
        className = name
        module = element["customModule"].flatMap { $0.isEmpty ? nil : $0 }
        isOfTarget = element["customModuleProvider"] == "target"
    }

    /// The name to look up.
    public var name: String { module.map { "\($0).\(className)" } ?? className }
}
