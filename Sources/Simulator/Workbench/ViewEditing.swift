import AutomationClient
import Foundation
import UIKit

/// Changes to the running app, which last until the app sets the same property.
extension Workbench {
    static let editMethods: [String: Method] = [
        "setView": { workbench, params in
            let view: UIView = try workbench.objects.object(try params.need("view", try params.int("view")))
            try workbench.set(try params.need("property", try params.string("property")), of: view, params)
            EventLoop.main.turn()
            return [:]
        },
        "setConstraint": { workbench, params in
            let constraint: NSLayoutConstraint = try workbench.objects.object(try params.need("constraint", try params.int("constraint")))
            if let constant = try params.number("constant") { constraint.constant = CGFloat(constant) }
            if let priority = try params.number("priority", in: 1...1000) {
                // UIKit doesn't allow a change between required and optional while the constraint is active.
                let isActive = constraint.isActive
                if isActive { constraint.isActive = false }
                constraint.priority = UILayoutPriority(Float(priority))
                if isActive { constraint.isActive = true }
            }
            if let isActive = try params.flag("isActive"), isActive != constraint.isActive {
                // The page keeps a constraint that it has deactivated, so that it can activate it again.
                workbench.objects.keep(constraint)
                constraint.isActive = isActive
            }
            EventLoop.main.turn()
            return [:]
        },
    ]

    private func set(_ property: String, of view: UIView, _ params: WorkbenchParameters) throws {
        switch property {
        case "hidden": view.isHidden = try params.need("value", try params.flag("value"))
        case "alpha": view.alpha = CGFloat(try params.need("value", try params.number("value", in: 0...1)))
        case "clips": view.clipsToBounds = try params.need("value", try params.flag("value"))
        case "cornerRadius": view.layer.cornerRadius = CGFloat(try params.need("value", try params.number("value", in: 0...1e4)))
        case "enabled": view.isUserInteractionEnabled = try params.need("value", try params.flag("value"))
        case "backgroundColor": view.backgroundColor = try color(params)
        case "tintColor": view.tintColor = try color(params)
        case "textColor":
            guard let text = InspectedText(view) else { throw ControlError(.unsupported, "the view shows no text of its own") }
            text.setColor(try color(params))
        case "text":
            guard let text = InspectedText(view) else { throw ControlError(.unsupported, "the view shows no text of its own") }
            text.set(try params.need("value", try params.string("value")))
        default: throw ControlError(.badParameters, "`\(property)` cannot be changed here")
        }
    }

    private func color(_ params: WorkbenchParameters) throws -> UIColor? {
        guard let text = try params.string("value"), !text.isEmpty else { return nil }
        guard let color = InspectedColor.color(text) else {
            throw ControlError(.badParameters, "`\(text)` isn't a color: #rrggbb or #rrggbbaa")
        }
        return color
    }
}

extension InspectedObjects {
    func keep(_ constraint: NSLayoutConstraint) { kept[ObjectIdentifier(constraint)] = constraint }
}

/// Colors in the page's format: `#rrggbbaa`.
@MainActor
enum InspectedColor {
    /// Returns the color, resolved with the view's traits, or null without a color.
    static func json(_ color: UIColor?, in view: UIView) -> JSONValue {
        guard let color else { return .null }
        var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
        guard color.resolvedColor(with: view.traitCollection).getRed(&red, green: &green, blue: &blue, alpha: &alpha) else { return .null }
        return .string("#" + [red, green, blue, alpha].map { String(format: "%02x", Int((min(1, max(0, $0)) * 255).rounded())) }.joined())
    }

    static func color(_ text: String) -> UIColor? {
        let digits = text.hasPrefix("#") ? text.dropFirst() : text[...]
        guard digits.count == 6 || digits.count == 8, let value = UInt32(digits.count == 6 ? digits + "ff" : digits, radix: 16) else {
            return nil
        }
        func part(_ shift: UInt32) -> CGFloat { CGFloat(value >> shift & 0xff) / 255 }
        return UIColor(red: part(24), green: part(16), blue: part(8), alpha: part(0))
    }
}

/// The text of a view that shows text itself.
@MainActor
struct InspectedText {
    private let view: UIView

    /// Returns `nil` if the view shows no text itself.
    init?(_ view: UIView) {
        guard view is UILabel || view is UIButton || view is UITextField || view is UITextView else { return nil }
        self.view = view
    }

    var value: String {
        switch view {
        case let label as UILabel: label.text ?? ""
        case let button as UIButton: button.currentTitle ?? button.configuration?.title ?? ""
        // Secure text is not shown.
        case let field as UITextField: field.isSecureTextEntry ? String(repeating: "•", count: field.text?.count ?? 0) : field.text ?? ""
        case let text as UITextView: text.text ?? ""
        default: ""
        }
    }

    var color: UIColor? {
        switch view {
        case let label as UILabel: label.textColor
        case let button as UIButton: button.currentTitleColor
        case let field as UITextField: field.textColor
        case let text as UITextView: text.textColor
        default: nil
        }
    }

    var font: UIFont? {
        switch view {
        case let label as UILabel: label.font
        case let button as UIButton: button.titleLabel?.font
        case let field as UITextField: field.font
        case let text as UITextView: text.font
        default: nil
        }
    }

    func set(_ text: String) {
        switch view {
        case let label as UILabel: label.text = text
        case let button as UIButton:
            if button.configuration != nil { button.configuration?.title = text } else { button.setTitle(text, for: .normal) }
        case let field as UITextField: field.text = text
        case let view as UITextView: view.text = text
        default: break
        }
    }

    func setColor(_ color: UIColor?) {
        switch view {
        case let label as UILabel: label.textColor = color
        case let button as UIButton: button.setTitleColor(color, for: .normal)
        case let field as UITextField: field.textColor = color
        case let text as UITextView: text.textColor = color
        default: break
        }
    }
}
