import AutomationClient
import Foundation
import InterfaceBuilder

/// The element tree as Appium's page source.
struct PageSource {
    /// Whether to add an attribute `ref`, which identifies the elements that an XPath finds, and those that only XPaths use.
    var hasReferences = false
    /// The attributes that a setting adds.
    var added: Set<String> = []
    /// The attributes that are left out.
    var excluded: Set<String> = []

    /// The settings that add attributes, which Appium leaves out because they take it a long time.
    private static let additions = [
        "includeHittableInPageSource": ["hittable"], "includeNativeFrameInPageSource": ["nativeFrame"],
        "includeMinMaxValueInPageSource": ["minValue", "maxValue"], "includeCustomActionsInPageSource": ["customActions"],
        "includeNativeAccessibilityElementInPageSource": ["nativeAccessibilityElement"],
    ]

    /// Returns the document as Appium's server formats it with a session's settings. `excluding` lists attributes, separated by commas, in
    /// place of the setting for them.
    static func document(_ root: ElementSnapshot, settings: [String: JSONValue] = [:], excluding: String? = nil) -> String {
        var source = PageSource()
        for (setting, names) in additions where settings[setting]?.bool == true { source.added.formUnion(names) }
        let excluded = excluding ?? settings["pageSourceExcludedAttributes"]?.string ?? ""
        source.excluded = Set(excluded.split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) })
        return "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<AppiumAUT>\n\(source.xml(root))</AppiumAUT>\n"
    }

    func xml(_ root: ElementSnapshot) -> String {
        var text = ""
        write(root, index: 0, depth: 0, into: &text)
        return text
    }

    private func write(_ element: ElementSnapshot, index: Int, depth: Int, into text: inout String) {
        let indentation = String(repeating: "  ", count: min(depth, 40))
        text += indentation + "<" + element.appiumType
        func add(_ name: String, _ value: String?) {
            if let value, !excluded.contains(name) { text += " \(name)=\"\(MarkupText.attribute(value))\"" }
        }
        add("type", element.appiumType)
        add("value", element.appiumValue)
        add("name", element.appiumName)
        add("label", element.appiumLabel)
        add("placeholderValue", element.placeholder)
        add("enabled", element.isEnabled ? "true" : "false")
        add("visible", element.isVisible ? "true" : "false")
        add("accessible", element.isAccessible ? "true" : "false")
        if element.isSelected { add("selected", "true") }
        if element.isFocused { add("focused", "true") }
        if !element.traits.isEmpty { add("traits", element.appiumTraits) }
        let rect = element.rect
        add("x", String(rect.x))
        add("y", String(rect.y))
        add("width", String(rect.width))
        add("height", String(rect.height))
        add("index", String(index))
        for name in added.sorted() { add(name, element.attribute(name)?.string) }
        if hasReferences {
            add("ref", String(element.ref))
            // WebDriverAgent's page source leaves it out, but its XPaths may ask for it.
            add("hittable", element.isHittable ? "true" : "false")
        }
        guard !element.children.isEmpty else { return text += "/>\n" }
        text += ">\n"
        for (index, child) in element.children.enumerated() { write(child, index: index, depth: depth + 1, into: &text) }
        text += indentation + "</" + element.appiumType + ">\n"
    }
}
