import AutomationClient
import Foundation
import UIKit

/// The criteria of a `find` request.
@MainActor
package struct ElementQuery {
    package var type: ElementType?
    package var identifier: String?
    package var label: String?
    /// The complete label, value, title, or placeholder.
    package var text: String?
    package var predicate: NSPredicate?
    var within: Int?
    var limit: Int?
    /// Whether the element that is searched is among the results if it matches.
    var includesStart = false

    /// Any element.
    package init() {}

    init(_ params: Parameters) throws {
        if let name = try params.optionalString("type"), name != "Any", name != "any" {
            guard let type = ElementType(named: name) else { throw ControlError(.badParameters, "`\(name)` isn't an element type") }
            self.type = type
        }
        identifier = try params.optionalString("identifier")
        label = try params.optionalString("label")
        text = try params.optionalString("text")
        if let format = try params.optionalString("predicate") {
            do { predicate = try NSPredicate.parsing(format) } catch {
                throw ControlError(.badParameters, "`\(format)` isn't a predicate: \(error)")
            }
        }
        within = try params.optionalInt("within")
        limit = try params.optionalInt("limit")
        includesStart = try params.optionalBool("self") ?? false
    }

    /// Returns the matching elements in reading order.
    func elements(in tree: ElementTree) throws -> [Element] {
        guard limit.map({ $0 > 0 }) ?? true else { return [] }
        var start: Element = tree.root
        if let within {
            guard let element = tree.element(within) else { throw ControlError.stale(within) }
            start = element
        }
        var found: [Element] = []
        func look(in element: Element) -> Bool {
            for child in element.children {
                if fits(child) {
                    found.append(child)
                    if found.count == limit { return true }
                }
                if look(in: child) { return true }
            }
            return false
        }
        // A search of the whole screen can also find the application.
        if includesStart || within == nil && type == .application, fits(start) { found.append(start) }
        if found.count != limit { _ = look(in: start) }
        return found
    }

    package func fits(_ element: Element) -> Bool {
        if let type, element.type != type { return false }
        if let identifier, element.identifier != identifier { return false }
        if let label, element.label != label { return false }
        if let text, ![element.label, element.words.value, element.words.title, element.words.placeholder].contains(text) { return false }
        if let predicate, !predicate.evaluate(with: element.predicateValues) { return false }
        return true
    }

    var description: String {
        var parts: [String] = []
        if let type { parts.append(type.name) }
        if let identifier { parts.append("identifier '\(identifier)'") }
        if let label { parts.append("label '\(label)'") }
        if let text { parts.append("text '\(text)'") }
        if let predicate { parts.append("predicate \(predicate)") }
        return parts.isEmpty ? "any element" : parts.joined(separator: ", ")
    }
}

extension Element {
    /// The attributes of `XCUIElementAttributes`, and their names in predicates.
    var predicateValues: [String: Any] {
        // WebDriverAgent's rectangles are the smallest ones of whole points around the frames.
        let rect = frame.integral
        var values: [String: Any] = [
            "identifier": identifier, "label": label, "title": words.title ?? "", "elementType": Int(type.rawValue), "exists": true,
            "enabled": isEnabled, "isEnabled": isEnabled, "selected": isSelected, "isSelected": isSelected,
            "hasFocus": false, "hasKeyboardFocus": isFocused, "focused": isFocused, "hittable": isHittable, "isHittable": isHittable,
            "frame": NSValue(cgRect: frame), "frame.origin.x": Double(frame.minX), "frame.origin.y": Double(frame.minY),
            "frame.size.width": Double(frame.width), "frame.size.height": Double(frame.height), "className": className,
            // Appium's names for the same attributes.
            "type": "XCUIElementType" + type.name, "name": identifier.isEmpty ? label : identifier, "visible": visiblePart > 0,
            "accessible": isAccessible, "rect.x": Double(rect.minX), "rect.y": Double(rect.minY), "rect.width": Double(rect.width),
            "rect.height": Double(rect.height),
        ]
        values["value"] = words.value
        values["wdValue"] = appiumValue
        values["traits"] = traits.names.map { $0.prefix(1).uppercased() + String($0.dropFirst()) }.joined(separator: ", ")
        let index: Int = parent?.children.firstIndex { $0 === self } ?? 0
        values["index"] = index
        values["placeholderValue"] = words.placeholder
        values["nativeAccessibilityElement"] = isAccessibilityElement
        if let range { (values["minValue"], values["maxValue"]) = (range.lowerBound, range.upperBound) }
        if !actions.isEmpty { values["customActions"] = actions.joined(separator: ",") }
        return values
    }
}

extension Element {
    /// The value by WebDriverAgent's rules: a text's words, an empty field's placeholder, 1 for a selected button.
    private var appiumValue: String? {
        switch type {
        case .staticText: words.value ?? (label.isEmpty ? nil : label)
        case .textField, .secureTextField, .searchField, .textView: words.value.flatMap { $0.isEmpty ? nil : $0 } ?? words.placeholder
        case .button: words.value ?? (isSelected ? "1" : nil)
        default: words.value
        }
    }
}

extension ControlError {
    static func stale(_ ref: Int) -> ControlError { ControlError(.noSuchElement, "the element \(ref) is no longer on screen") }
}
