import AutomationClient
import Foundation
import UIKit

/// The checks of `performAccessibilityAudit`, as far as the element tree has the information.
@MainActor
package enum AccessibilityAudit {
    /// The names of `XCUIAccessibilityAuditType`.
    package enum Kind: String, CaseIterable {
        case contrast, elementDetection, hitRegion, sufficientElementDescription, dynamicType, textClipped, trait
    }

    package static func issues(in tree: ElementTree, _ kinds: Set<Kind>) -> [JSONValue] {
        var issues: [JSONValue] = []
        func add(_ kind: Kind, _ element: Element, _ text: String, _ detail: String) {
            guard kinds.contains(kind) else { return }
            issues.append([
                "type": .string(kind.rawValue), "compactDescription": .string(text), "description": .string("\(text): \(detail)"),
                "element": element.snapshot(withChildren: false).json,
            ])
        }
        // Elements of the system are not audited.
        for element in tree.all where element.type != .key && element.visiblePart > 0 && !isKeyboards(element) && !element.isOnlyInTrees {
            check(element, add)
        }
        return issues
    }

    private static func isKeyboards(_ element: Element) -> Bool {
        sequence(first: element.view, next: \.superview).contains { ElementTypes.className(of: $0) == "KeyboardView" }
    }

    private static let actionable: Set<ElementType> = [
        .button, .link, .switch, .slider, .textField, .secureTextField, .searchField, .textView,
    ]

    private static func check(_ element: Element, _ add: (Kind, Element, String, String) -> Void) {
        let isActionable = actionable.contains(element.type)
        if isActionable || element.view.isAccessibilityElement, element.label.isEmpty, element.words.value == nil,
            element.words.placeholder == nil,
            element.type != .other || element.view.isAccessibilityElement
        {
            add(
                .sufficientElementDescription, element, "Element has no description",
                "\(element.summary) has no description for assistive technologies")
        }
        // Apple's guideline is 44 by 44 points; the audit reports sizes below 24.
        if isActionable, element.isEnabled, min(element.frame.width, element.frame.height) < 24, element.frame.width > 0 {
            add(.hitRegion, element, "Hit area is too small", "\(element.summary)")
        }
        if let label = element.view as? UILabel, element.type == .staticText { text(label, element, add) }
        if element.traits.contains([.button, .link]) {
            add(.trait, element, "Conflicting traits", "\(element.summary) is both a button and a link")
        }
    }

    private static func text(_ label: UILabel, _ element: Element, _ add: (Kind, Element, String, String) -> Void) {
        guard let text = label.text, !text.isEmpty else { return }
        if !follows(label), element.parent?.type == .other || element.parent?.type == .cell {
            add(
                .dynamicType, element, "Dynamic Type font sizes are unsupported",
                "the font of \(element.summary) does not follow the text size")
        }
        let needed = label.sizeThatFits(
            CGSize(width: label.numberOfLines == 1 ? CGFloat.greatestFiniteMagnitude : label.bounds.width, height: .greatestFiniteMagnitude)
        )
        if !label.adjustsFontSizeToFitWidth, needed.width > label.bounds.width + 1 || needed.height > label.bounds.height + 1 {
            add(.textClipped, element, "Text clipped", "\(element.summary) is too small for its text")
        }
        guard let back = background(of: label), let color = label.textColor?.resolvedColor(with: label.traitCollection) else { return }
        let ratio = contrast(color, back)
        // WCAG 2: 4.5 to 1; 3 to 1 for large text.
        let size = label.font?.pointSize ?? 17
        if ratio < (size >= 24 ? 3 : 4.5) {
            add(.contrast, element, "Contrast failed", "\(element.summary) has a contrast of \((ratio * 100).rounded() / 100) to 1")
        }
    }

    /// Whether the label's text is larger at a larger text size, which Apple's audit tries. The standard labels of cells and headers are.
    private static func follows(_ label: UILabel) -> Bool {
        if label.followsTextSize { return true }
        let owner = label.superview?.superview
        let isOwn = (owner as? UITableViewCell)?.isOwn(label) ?? (owner as? UITableViewHeaderFooterView)?.isOwn(label) ?? false
        return isOwn && label.font?.following(label.traitCollection) != nil
    }

    /// Returns the first opaque color behind a view.
    private static func background(of view: UIView) -> UIColor? {
        sequence(first: view as UIView, next: { $0.superview }).lazy.compactMap { candidate in
            candidate.backgroundColor.map { $0.resolvedColor(with: candidate.traitCollection) }
        }.first { $0.cgColor.alpha >= 1 }
    }

    private static func contrast(_ a: UIColor, _ b: UIColor) -> Double {
        let (x, y) = (luminance(a), luminance(b))
        return (max(x, y) + 0.05) / (min(x, y) + 0.05)
    }

    private static func luminance(_ color: UIColor) -> Double {
        var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
        color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
        func linear(_ value: CGFloat) -> Double { value <= 0.03928 ? Double(value) / 12.92 : pow((Double(value) + 0.055) / 1.055, 2.4) }
        return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
    }
}
