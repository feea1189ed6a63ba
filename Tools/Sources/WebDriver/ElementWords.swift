import AutomationClient
import Foundation

/// An element's properties as defined by Appium's XCUITest driver (WebDriverAgent's `FBElement`).
extension ElementSnapshot {
    /// The type, such as `XCUIElementTypeButton`.
    var appiumType: String { ElementSnapshot.prefix + type.name }
    static let prefix = "XCUIElementType"

    private static let typesWithView = ["ScrollView", "CollectionView", "TextView", "WebView"].map { prefix + $0 }

    /// Returns the type that a class name means: older suites write `UIATableView` for `XCUIElementTypeTable`, or leave out the prefix.
    static func appiumType(named name: String) -> String {
        if name.hasPrefix(prefix) { return name }
        let full = prefix + (name.hasPrefix("UIA") ? String(name.dropFirst(3)) : name)
        return full.hasSuffix("View") && !typesWithView.contains(full) ? String(full.dropLast(4)) : full
    }

    /// Returns the type of a full name, `XCUIElementTypeCell`. As in WebDriverAgent, a name that it doesn't know is that of a type which is
    /// too new for it, and such elements are `XCUIElementTypeOther`.
    static func type(fullName name: String) -> ElementType? {
        guard name.hasPrefix(prefix), name.count > prefix.count else { return nil }
        return ElementType(named: String(name.dropFirst(prefix.count))) ?? .other
    }

    /// The identifier, otherwise the label.
    var appiumName: String? { identifier.isEmpty ? (label.isEmpty ? nil : label) : identifier }
    /// The label, which a field has even if it is empty.
    var appiumLabel: String? { label.isEmpty && type != .textField && type != .secureTextField ? nil : label }

    /// The value that a user reads: a text's words, an empty field's placeholder.
    var appiumValue: String? {
        switch type {
        case .staticText: value ?? appiumLabel
        case .textField, .secureTextField, .searchField, .textView: value.flatMap { $0.isEmpty ? nil : $0 } ?? placeholder
        case .button: value ?? (isSelected ? "1" : nil)
        default: value
        }
    }

    /// The element's text as WebDriver defines it.
    var appiumText: String { appiumValue ?? label }
    var isVisible: Bool { visible > 0 }
    /// Whether an element inside is an accessibility element.
    var isAccessibilityContainer: Bool {
        children.contains { $0.isAccessibilityElement ?? $0.isAccessible || $0.isAccessibilityContainer }
    }
    /// The traits, such as `Button, NotEnabled`.
    var appiumTraits: String { traits.map { $0.prefix(1).uppercased() + String($0.dropFirst()) }.joined(separator: ", ") }

    /// Whether this is a row of a table that no cell shows.
    var isRowOutOfSight: Bool { className == "UITableViewCellAccessibilityElement" }

    /// The smallest rectangle of whole points around the frame, as in Appium.
    var rect: (x: Int, y: Int, width: Int, height: Int) {
        func whole(_ number: CGFloat) -> Int { Int(exactly: number) ?? 0 }
        let frame = frame.integral
        return (whole(frame.minX), whole(frame.minY), whole(frame.width), whole(frame.height))
    }

    var rectJSON: JSONValue {
        let rect = rect
        return [
            "x": .number(Double(rect.x)), "y": .number(Double(rect.y)), "width": .number(Double(rect.width)),
            "height": .number(Double(rect.height)),
        ]
    }

    /// Returns an attribute by Appium's name, or `nil` if there is none of that name.
    func attribute(_ name: String) -> JSONValue? {
        func text(_ value: String?) -> JSONValue { value.map(JSONValue.string) ?? .null }
        func flag(_ value: Bool) -> JSONValue { .string(value ? "true" : "false") }
        switch name {
        case "type", "wdType": return .string(appiumType)
        case "name", "wdName": return text(appiumName)
        case "label", "wdLabel": return text(appiumLabel)
        case "value", "wdValue": return text(appiumValue)
        case "identifier", "resource-id", "accessibilityIdentifier": return text(identifier.isEmpty ? nil : identifier)
        case "title", "wdTitle": return text(title.isEmpty ? nil : title)
        case "placeholderValue", "wdPlaceholderValue": return text(placeholder)
        case "enabled", "wdEnabled", "isWDEnabled": return flag(isEnabled)
        case "visible", "wdVisible", "isWDVisible", "displayed": return flag(isVisible)
        case "accessible", "wdAccessible", "isWDAccessible": return flag(isAccessible)
        case "selected", "wdSelected", "isWDSelected": return flag(isSelected)
        case "focused", "wdFocused", "isWDFocused": return flag(isFocused)
        case "nativeAccessibilityElement", "wdNativeAccessibilityElement", "isWDNativeAccessibilityElement":
            return flag(isAccessibilityElement ?? isAccessible)
        case "accessibilityContainer", "wdAccessibilityContainer", "isWDAccessibilityContainer": return flag(isAccessibilityContainer)
        case "hittable", "wdHittable", "isWDHittable": return flag(isHittable)
        case "minValue", "wdMinValue": return text(minimum.map { JSONValue.number($0).text })
        case "maxValue", "wdMaxValue": return text(maximum.map { JSONValue.number($0).text })
        case "customActions", "wdCustomActions": return text(actions.isEmpty ? nil : actions.joined(separator: ","))
        case "traits", "wdTraits": return .string(appiumTraits)
        case "rect", "wdRect": return .string(rectJSON.text)
        case "nativeFrame", "wdNativeFrame":
            func points(_ number: CGFloat) -> String { JSONValue.number(Double(number)).text }
            return .string("{{\(points(frame.minX)), \(points(frame.minY))}, {\(points(frame.width)), \(points(frame.height))}}")
        case "frame", "wdFrame": return .string("{{\(rect.x), \(rect.y)}, {\(rect.width), \(rect.height)}}")
        case "x": return .string(String(rect.x))
        case "y": return .string(String(rect.y))
        case "width": return .string(String(rect.width))
        case "height": return .string(String(rect.height))
        default: return nil
        }
    }
}
