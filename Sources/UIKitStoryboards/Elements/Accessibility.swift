import Foundation
import InterfaceBuilder

/// An object whose accessibility a file can set: a view or a bar item.
@MainActor
protocol AccessibleElement: AnyObject {
    var accessibilityLabel: String? { get set }
    var accessibilityHint: String? { get set }
    var accessibilityValue: String? { get set }
    var accessibilityIdentifier: String? { get set }
    var accessibilityTraits: UIAccessibilityTraits { get set }
    var isAccessibilityElement: Bool { get set }
}

extension UIView: AccessibleElement {}
extension UIBarItem: AccessibleElement {}

/// `accessibility key="accessibilityConfiguration"` (SP-A092).
@MainActor
enum Accessibility {
    private static let traits: [String: UIAccessibilityTraits] = [
        "button": .button, "link": .link, "image": .image, "selected": .selected, "staticText": .staticText, "searchField": .searchField,
        "playsSound": .playsSound, "keyboardKey": .keyboardKey, "summaryElement": .summaryElement, "notEnabled": .notEnabled,
        "updatesFrequently": .updatesFrequently, "startsMediaSession": .startsMediaSession, "adjustable": .adjustable,
        "allowsDirectInteraction": .allowsDirectInteraction, "causesPageTurn": .causesPageTurn, "header": .header, "tabBar": .tabBar,
    ]

    static func decode(_ element: Element, _ view: some AccessibleElement, _ decoding: Decoding) {
        guard let configuration = element.child(key: "accessibilityConfiguration") else { return }
        let strings = decoding.file.strings
        if let label = strings[element.id, "accessibilityLabel"] ?? configuration.string("label") { view.accessibilityLabel = label }
        if let hint = strings[element.id, "accessibilityHint"] ?? configuration.string("hint") { view.accessibilityHint = hint }
        if let value = configuration.string("value") { view.accessibilityValue = value }
        if let identifier = configuration.string("identifier") { view.accessibilityIdentifier = identifier }
        for child in configuration.elements {
            if child.name == "accessibilityTraits" {
                var value: UIAccessibilityTraits = []
                for (name, trait) in traits where child[name] == "YES" { value.insert(trait) }
                view.accessibilityTraits = value
            } else if child.name == "bool", child.key == "isElement", let value = child.bool("value") {
                view.isAccessibilityElement = value
            }
        }
    }
}
