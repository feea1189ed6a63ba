import Automation
import AutomationClient
import Foundation
import UIKit

/// The tree of views, and the properties of a view.
extension Workbench {
    static let viewMethods: [String: Method] = [
        "views": { workbench, _ in workbench.views() },
        "view": { workbench, params in
            let view: UIView = try workbench.objects.object(try params.need("view", try params.int("view")))
            return workbench.detail(of: view)
        },
        "layers": { workbench, params in
            let window: UIView = try workbench.objects.object(try params.need("view", try params.int("view")))
            return ViewLayers(workbench.objects).layers(of: window)
        },
    ]

    /// The windows from the lowest to the highest, followed by hidden windows.
    private var windows: [UIWindow] {
        let visible = UIWindow.visible
        return visible
            + UIWindow.all.filter { window in window.isHidden && window.windowScene != nil && !visible.contains { $0 === window } }
    }

    private func views() -> JSONValue {
        EventLoop.main.turn()
        return ["windows": .array(windows.map { node($0) }), "screen": JSONValue(UIScreen.main.bounds.size)]
    }

    private func node(_ view: UIView) -> JSONValue {
        var members: [String: JSONValue] = [
            "ref": .number(Double(objects.number(of: view))), "class": .string(objects.className(of: view)),
            "frame": JSONValue(view.screenFrame),
        ]
        if let name = view.inspectedName { members["name"] = .string(name) }
        if view.isHidden { members["hidden"] = true }
        if view.alpha < 1 { members["alpha"] = JSONValue(points: view.alpha) }
        if view.clipsToBounds { members["clips"] = true }
        if let controller = view.owningController { members["controller"] = .string(objects.className(of: controller)) }
        if !view.subviews.isEmpty { members["children"] = .array(view.subviews.map { node($0) }) }
        return .object(members)
    }

    // MARK: One view

    private func detail(of view: UIView) -> JSONValue {
        EventLoop.main.turn()
        var members: [String: JSONValue] = [
            "ref": .number(Double(objects.number(of: view))), "class": .string(objects.className(of: view)),
            "classes": .array(Self.classes(of: view)),
            "geometry": geometry(view), "layout": layout(view), "look": look(view), "interaction": interaction(view),
            "traits": traits(view.traitCollection),
            "accessibility": accessibility(view), "constraints": constraints(view),
        ]
        if let name = view.inspectedName { members["name"] = .string(name) }
        if let controller = view.nearestController {
            members["controller"] = [
                "class": .string(objects.className(of: controller)), "isRoot": .bool(controller.viewIfLoaded === view),
            ]
        }
        return .object(members)
    }

    private static func classes(of view: UIView) -> [JSONValue] {
        sequence(first: type(of: view) as AnyClass, next: { class_getSuperclass($0) }).prefix { $0 != UIResponder.self }
            .map { .string(SystemClasses.printedName($0)) }
    }

    private func geometry(_ view: UIView) -> JSONValue {
        var members: [String: JSONValue] = [
            "frame": JSONValue(view.frame), "bounds": JSONValue(view.bounds), "center": JSONValue(view.center),
            "screen": JSONValue(view.screenFrame),
        ]
        if !view.transform.isIdentity {
            let t = view.transform
            members["transform"] = .array([t.a, t.b, t.c, t.d, t.tx, t.ty].map { JSONValue(points: $0) })
        }
        if let scroll = view as? UIScrollView {
            members["contentSize"] = JSONValue(scroll.contentSize)
            members["contentOffset"] = JSONValue(scroll.contentOffset)
            members["contentInset"] = JSONValue(scroll.adjustedContentInset)
        }
        return .object(members)
    }

    private func layout(_ view: UIView) -> JSONValue {
        let size = view.intrinsicContentSize
        func metric(_ value: CGFloat) -> JSONValue { value == UIView.noIntrinsicMetric ? .null : JSONValue(points: value) }
        return [
            "safeArea": JSONValue(view.safeAreaInsets), "margins": JSONValue(view.layoutMargins),
            "intrinsic": [metric(size.width), metric(size.height)],
            "hugging": [priority(view.contentHuggingPriority(for: .horizontal)), priority(view.contentHuggingPriority(for: .vertical))],
            "resistance": [
                priority(view.contentCompressionResistancePriority(for: .horizontal)),
                priority(view.contentCompressionResistancePriority(for: .vertical)),
            ],
            "autoresizing": .bool(view.translatesAutoresizingMaskIntoConstraints), "ambiguous": .bool(view.hasAmbiguousLayout),
        ]
    }

    private func priority(_ priority: UILayoutPriority) -> JSONValue { .number(Double(priority.rawValue)) }

    private func look(_ view: UIView) -> JSONValue {
        var members: [String: JSONValue] = [
            "hidden": .bool(view.isHidden), "alpha": JSONValue(points: view.alpha), "clips": .bool(view.clipsToBounds),
            "opaque": .bool(view.isOpaque),
            "contentMode": .string("\(view.contentMode)"), "cornerRadius": JSONValue(points: view.layer.cornerRadius),
            "borderWidth": JSONValue(points: view.layer.borderWidth), "layer": .string(SystemClasses.printedName(of: view.layer)),
            "backgroundColor": InspectedColor.json(view.backgroundColor, in: view),
            "tintColor": InspectedColor.json(view.tintColor, in: view),
        ]
        if let text = InspectedText(view) {
            members["text"] = .string(text.value)
            members["textColor"] = InspectedColor.json(text.color, in: view)
            if let font = text.font { members["font"] = .string("\(font.fontName) \(JSONValue(points: font.pointSize).text)") }
        }
        return .object(members)
    }

    private func interaction(_ view: UIView) -> JSONValue {
        var members: [String: JSONValue] = ["enabled": .bool(view.isUserInteractionEnabled), "tag": .number(Double(view.tag))]
        if view.isFirstResponder { members["firstResponder"] = true }
        if let control = view as? UIControl {
            members["control"] = [
                "isEnabled": .bool(control.isEnabled), "isSelected": .bool(control.isSelected),
                "isHighlighted": .bool(control.isHighlighted),
            ]
        }
        members["gestures"] = .array(
            (view.gestureRecognizers ?? []).map { gesture in
                [
                    "class": .string(objects.className(of: gesture)), "state": .string("\(gesture.state)"),
                    "isEnabled": .bool(gesture.isEnabled),
                ]
            })
        return .object(members)
    }

    private func traits(_ traits: UITraitCollection) -> JSONValue {
        [
            "style": .string("\(traits.userInterfaceStyle)"),
            "sizeClasses": .string("\(traits.horizontalSizeClass) × \(traits.verticalSizeClass)"),
            "textSize": .string(TextSizes.name(of: traits.preferredContentSizeCategory)), "scale": .number(Double(traits.displayScale)),
            "direction": .string("\(traits.layoutDirection)"), "contrast": .string("\(traits.accessibilityContrast)"),
            "idiom": .string("\(traits.userInterfaceIdiom)"), "level": .string("\(traits.userInterfaceLevel)"),
        ]
    }

    private func accessibility(_ view: UIView) -> JSONValue {
        var members: [String: JSONValue] = ["isElement": .bool(view.isAccessibilityElement)]
        if let label = view.accessibilityLabel { members["label"] = .string(label) }
        if let identifier = view.accessibilityIdentifier { members["identifier"] = .string(identifier) }
        if let value = view.accessibilityValue { members["value"] = .string(value) }
        if let hint = view.accessibilityHint { members["hint"] = .string(hint) }
        let traits = view.accessibilityTraits.names
        if !traits.isEmpty { members["traits"] = .array(traits.map(JSONValue.string)) }
        return .object(members)
    }

    // MARK: Constraints

    /// Returns the constraints that determine the view's position and size, for each direction. A view that isn't laid out by constraints
    /// has none.
    private func constraints(_ view: UIView) -> JSONValue {
        func list(_ axis: NSLayoutConstraint.Axis) -> JSONValue {
            // The whole chain up to the window can affect the view: constraints that name the view come first, and the rest is limited to a
            // readable number.
            let all = view.constraintsAffectingLayout(for: axis)
            let own = all.filter { $0.firstItem === view || $0.secondItem === view },
                others = all.filter { $0.firstItem !== view && $0.secondItem !== view }
            return .array((own.map { constraint($0, view, isOwn: true) } + others.prefix(40).map { constraint($0, view, isOwn: false) }))
        }
        return ["horizontal": list(.horizontal), "vertical": list(.vertical)]
    }

    private func constraint(_ constraint: NSLayoutConstraint, _ view: UIView, isOwn: Bool) -> JSONValue {
        var members: [String: JSONValue] = [
            "ref": .number(Double(objects.number(of: constraint))), "first": item(constraint.firstItem, constraint.firstAttribute, view),
            "relation": .string(constraint.relation == .equal ? "=" : constraint.relation == .lessThanOrEqual ? "≤" : "≥"),
            "constant": JSONValue(points: constraint.constant), "priority": priority(constraint.priority),
            "isActive": .bool(constraint.isActive),
            "isOwn": .bool(isOwn), "kind": .string(objects.className(of: constraint)),
        ]
        if let second = constraint.secondItem { members["second"] = item(second, constraint.secondAttribute, view) }
        if constraint.multiplier != 1 { members["multiplier"] = JSONValue(points: constraint.multiplier) }
        if let identifier = constraint.identifier, !identifier.isEmpty { members["identifier"] = .string(identifier) }
        return .object(members)
    }

    private func item(_ item: AnyObject?, _ attribute: NSLayoutConstraint.Attribute, _ view: UIView) -> JSONValue {
        var members: [String: JSONValue] = ["attribute": .string("\(attribute)")]
        let owner = (item as? UILayoutGuide)?.owningView ?? item as? UIView
        if item === view {
            members["name"] = "self"
        } else if item === view.superview {
            members["name"] = "superview"
        } else if let guide = item as? UILayoutGuide {
            let name = owner === view ? "self" : owner === view.superview ? "superview" : owner.map(short) ?? "guide"
            members["name"] = .string("\(name).\(guide.inspectedName)")
        } else if let item {
            members["name"] = .string(short(item))
        }
        if let owner, owner !== view { members["view"] = .number(Double(objects.number(of: owner))) }
        return .object(members)
    }

    /// Returns a view's class without its module, and its text.
    private func short(_ object: AnyObject) -> String {
        let name = objects.className(of: object).split(separator: ".").last.map(String.init) ?? ""
        guard let text = (object as? UIView)?.inspectedName else { return name }
        return "\(name) “\(text.count > 24 ? text.prefix(23) + "…" : text)”"
    }
}

extension UIView {
    /// The frame in the screen's points according to layout, without running animations.
    var screenFrame: CGRect { UIAccessibility.convertToScreenCoordinates(bounds, in: self) }

    /// The view's name for the user: its text or else its identifier.
    var inspectedName: String? {
        let text = InspectedText(self)?.value ?? accessibilityIdentifier ?? ""
        let line = String(text.prefix(80)).replacing("\n", with: " ")
        return line.isEmpty ? nil : line
    }

    var nearestController: UIViewController? {
        sequence(first: self as UIResponder, next: { $0.next }).lazy.compactMap { $0 as? UIViewController }.first
    }
}

extension UILayoutGuide {
    var inspectedName: String {
        guard let view = owningView else { return "guide" }
        if self === view.safeAreaLayoutGuide { return "safeArea" }
        if self === view.layoutMarginsGuide { return "margins" }
        if self === view.readableContentGuide { return "readableContent" }
        return identifier.isEmpty ? "guide" : identifier
    }
}
