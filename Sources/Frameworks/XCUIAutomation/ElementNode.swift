import AutomationClient
import Foundation
import UIKitFoundation
import UIKitRuntime

/// An element as it was when its app's tree was read.
final class ElementNode: KeyValueObject {
    let reference: Int
    let type: XCUIElement.ElementType
    let identifier, label, title: String
    let placeholder: String?
    let content: String?
    let frame: CGRect
    let traits: [String]
    let isEnabled, isSelected, isFocused: Bool
    /// Whether this is a row of a table that is out of sight.
    let isOffscreenRow: Bool
    private(set) var children: [ElementNode] = []
    private(set) weak var parent: ElementNode?

    /// `reach` returns whether a finger reaches an element.
    init(_ element: ElementSnapshot, parent: ElementNode? = nil, reach: @escaping (ElementNode) -> Bool = { _ in true }) {
        self.reach = reach
        (reference, identifier, label, title) = (element.ref, element.identifier, element.label, element.title)
        type = element.type
        (placeholder, content, frame, traits) = (element.placeholder, element.value, element.frame, element.traits)
        (isEnabled, isSelected, isFocused) = (element.isEnabled, element.isSelected, element.isFocused)
        isOffscreenRow = element.className == "UITableViewCellAccessibilityElement"
        self.parent = parent
        super.init()
        children = element.children.map { ElementNode($0, parent: self, reach: reach) }
    }

    private let reach: (ElementNode) -> Bool
    /// Whether a finger reaches the element, computed only when needed: doing so for all elements takes most of the time of reading a tree.
    private(set) lazy var isHittable = offscreenRow == nil && reach(self)

    static func name(of cover: ElementSnapshot.Cover) -> String { (cover.label.isEmpty ? "" : "\"\(cover.label)\" ") + cover.type.name }

    /// The value as XCTest reports it: an element without one, such as a button or an empty field, has an empty string
    /// (lionheart/openradar-mirror#8753; public UI tests compare the values of empty fields and buttons with it).
    var reportedValue: String { content ?? "" }

    /// The texts that an identifier in a query is compared with.
    var names: [String] { [identifier, title, label, content ?? "", placeholder ?? ""].filter { !$0.isEmpty } }

    /// All elements below it, in the tree's order.
    var descendants: [ElementNode] {
        var result: [ElementNode] = []
        func add(_ node: ElementNode) {
            for child in node.children {
                result.append(child)
                add(child)
            }
        }
        add(self)
        return result
    }

    /// The first element, starting with this one, for which `test` returns true, in the tree's order.
    func first(_ test: (ElementNode) -> Bool) -> ElementNode? {
        if test(self) { return self }
        for child in children { if let found = child.first(test) { return found } }
        return nil
    }

    /// The row out of sight that the element is or is in.
    var offscreenRow: ElementNode? { sequence(first: self, next: \.parent).first(where: \.isOffscreenRow) }

    // MARK: Predicates

    override func value(forKey key: String) -> Any? {
        switch key {
        case "identifier": identifier
        case "label": label
        case "title": title
        case "value": reportedValue
        case "placeholderValue": placeholder
        case "elementType": Int(type.rawValue)
        case "enabled", "isEnabled": isEnabled
        case "selected", "isSelected": isSelected
        case "hasFocus", "hasKeyboardFocus", "focused", "isFocused": isFocused
        case "hittable", "isHittable": isHittable
        case "exists": true
        case "frame": frame
        case "identifiers": names
        case "horizontalSizeClass", "verticalSizeClass": 0
        default: super.value(forKey: key)
        }
    }

    // MARK: Words

    /// One line of a tree: `Button, {{16.0, 59.0}, {61.0, 44.0}}, identifier: 'save', label: 'Save'`.
    var line: String {
        var parts = [type.name]
        if type != .application { parts.append(Self.text(frame)) }
        if !identifier.isEmpty { parts.append("identifier: '\(identifier)'") }
        if !title.isEmpty { parts.append("title: '\(title)'") }
        if !label.isEmpty { parts.append("label: '\(label)'") }
        if let placeholder, !placeholder.isEmpty { parts.append("placeholderValue: '\(placeholder)'") }
        if let content { parts.append("value: \(content)") }
        if isFocused { parts.append("Keyboard Focused") }
        if isSelected { parts.append("Selected") }
        if !isEnabled { parts.append("Disabled") }
        return parts.joined(separator: ", ")
    }

    private static func text(_ frame: CGRect) -> String {
        func number(_ value: CGFloat) -> String { "\((Double(value) * 10).rounded() / 10)" }
        return "{{\(number(frame.minX)), \(number(frame.minY))}, {\(number(frame.width)), \(number(frame.height))}}"
    }

    /// The element and all below it, one line each; `marks` get an arrow.
    func tree(indent: Int = 0, marks: Set<ObjectIdentifier> = []) -> String {
        let mark = marks.contains(ObjectIdentifier(self)) ? "→" : ""
        return String(repeating: " ", count: indent) + mark + line + "\n"
            + children.map { $0.tree(indent: indent + 2, marks: marks) }.joined()
    }

    /// Only the elements that lead to `marks`, as failures show ambiguous matches.
    func sparseTree(_ marks: Set<ObjectIdentifier>, indent: Int = 0) -> String {
        let below = children.map { $0.sparseTree(marks, indent: indent + 1) }.joined()
        let isMarked = marks.contains(ObjectIdentifier(self))
        guard isMarked || !below.isEmpty else { return "" }
        return String(repeating: " ", count: indent) + (indent == 0 ? "→" : "↳") + line + "\n" + below
    }
}
