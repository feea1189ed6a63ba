/// The changes between two versions of an object's element, apart from the objects inside it.
///
/// A decoder that applies ``partial`` to an existing object sets the values that changed in the file, and keeps the values that the app has
/// set.
package struct ElementChange {
    /// The changed attributes and values, as an element, or `nil` if the object has none.
    package private(set) var partial: Element?
    /// An attribute or value that the file no longer contains and whose default isn't known.
    package private(set) var lost: String?

    /// Returns whether an element with that name represents an object.
    package typealias IsObject = (String) -> Bool

    /// Compares the two versions. `forced` names attributes and values that apply again although the file didn't change: localized texts.
    /// `isKept` returns whether the object of an inner element is still the same.
    package init(
        from old: Element, to new: Element, forced: Set<String> = [], isObject: @escaping IsObject,
        isKept: (Element) -> Bool = { _ in true }
    ) {
        self.isObject = isObject
        let result = Element(new.name)
        compareAttributes(old, new, forced, result)
        compareValues(old, new, forced, isKept, result)
        guard !result.attributes.isEmpty || !result.children.isEmpty else { return }
        if let id = new.id { result["id"] = id }
        result.isPartial = true
        partial = result
    }

    private let isObject: IsObject

    // MARK: Attributes

    /// Attributes that identify an element's object, and don't set its properties.
    private static let identity: Set<String> = ["id", "key", "customClass", "customModule", "customModuleProvider", "sceneMemberID"]

    private mutating func compareAttributes(_ old: Element, _ new: Element, _ forced: Set<String>, _ result: Element) {
        for attribute in new.attributes where !Self.isIgnored(attribute.name, new.name) {
            if old[attribute.name] != attribute.value || forced.contains(attribute.name) {
                result.attributes.append(attribute)
            }
        }
        for attribute in old.attributes where !Self.isIgnored(attribute.name, old.name) && new[attribute.name] == nil {
            // A text of several lines is a child.
            if new.child(key: attribute.name) != nil { continue }
            guard let value = Self.defaults[attribute.name] else { lost = lost ?? attribute.name; continue }
            result.attributes.append(Element.Attribute(attribute.name, value))
        }
    }

    private static func isIgnored(_ attribute: String, _ element: String) -> Bool {
        identity.contains(attribute) || Schema.standard.disposition(of: attribute, in: element) == .inert
    }

    /// The default values of attributes. For an empty string, the attribute's decoder chooses the default.
    private static let defaults: [String: String] = [
        "hidden": "NO", "alpha": "1", "tag": "0", "userInteractionEnabled": "YES", "clearsContextBeforeDrawing": "YES",
        "autoresizesSubviews": "YES", "enabled": "YES", "selected": "NO", "highlighted": "NO", "text": "", "title": "", "placeholder": "",
        "prompt": "", "adjustsFontForContentSizeCategory": "NO", "adjustsFontSizeToFit": "NO", "opaque": "", "contentMode": "",
        "multipleTouchEnabled": "", "horizontalHuggingPriority": "", "verticalHuggingPriority": "",
        "horizontalCompressionResistancePriority": "", "verticalCompressionResistancePriority": "", "axis": "", "alignment": "",
        "distribution": "", "spacing": "", "spacingType": "", "baselineRelativeArrangement": "NO", "separatorStyle": "",
        "selectionStyle": "", "accessoryType": "", "editingAccessoryType": "", "scrollDirection": "", "borderStyle": "", "on": "",
        "minValue": "", "maxValue": "", "value": "", "minimumValue": "", "maximumValue": "", "stepValue": "", "numberOfPages": "",
        "currentPage": "", "progress": "", "hidesWhenStopped": "", "selectedSegmentIndex": "", "pagingEnabled": "NO", "bounces": "YES",
        "alwaysBounceVertical": "NO", "alwaysBounceHorizontal": "NO", "scrollEnabled": "YES", "showsVerticalScrollIndicator": "YES",
        "showsHorizontalScrollIndicator": "YES", "allowsSelection": "YES", "allowsMultipleSelection": "NO", "translucent": "YES",
        "hidesBackButton": "NO", "automaticallyAdjustsScrollViewInsets": "YES", "definesPresentationContext": "NO",
        "hidesBottomBarWhenPushed": "NO", "editable": "YES", "selectable": "YES", "continuous": "YES", "identifier": "",
    ]

    // MARK: Values

    /// Lists that the reload of a scene compares itself.
    private static let structure: Set<String> = [
        "subviews", "constraints", "connections", "userDefinedRuntimeAttributes", "viewLayoutGuide", "layoutGuides", "sections",
        "prototypes",
        "cells", "point",
    ]
    /// Children without a key, whose name identifies them, are compared by it.
    private static func name(of child: Element) -> String { child.key.map { child.name == "state" ? "state \($0)" : $0 } ?? child.name }

    /// Values and objects that can be set to nothing.
    private static let removable: Set<String> = [
        "backgroundColor", "leftBarButtonItem", "leftBarButtonItems", "rightBarButtonItem", "rightBarButtonItems", "backBarButtonItem",
        "titleView", "tableHeaderView", "tableFooterView",
    ]

    private static func values(of element: Element) -> [(name: String, element: Element)] {
        element.elements.filter { !structure.contains($0.name) }.map { (name(of: $0), $0) }
    }

    private mutating func compareValues(
        _ old: Element, _ new: Element, _ forced: Set<String>, _ isKept: (Element) -> Bool, _ result: Element
    ) {
        let before = Dictionary(Self.values(of: old), uniquingKeysWith: { first, _ in first })
        let after = Self.values(of: new)
        for (name, value) in after {
            let isForced = forced.contains(value.key ?? value.name)
            guard let earlier = before[name] else { result.append(value); continue }
            if value.containsObjects(isObject) || earlier.containsObjects(isObject) {
                let (former, present) = (earlier.outerObjects(isObject), value.outerObjects(isObject))
                if former.map(\.id) != present.map(\.id) || !present.allSatisfy(isKept) { result.append(value) }
            } else if value.name == "state", !isForced {
                let change = ElementChange(from: earlier, to: value, isObject: isObject)
                lost = lost ?? change.lost.map { "\(name) \($0)" }
                if let partial = change.partial {
                    partial["key"] = value.key
                    result.append(partial)
                }
            } else if isForced || !value.isSame(as: earlier) {
                // FIXME HR-1: variations that apply already keep their former values.
                if value.name == "variation" { lost = lost ?? "variation" }
                result.append(value)
            }
        }
        let names = Set(after.map(\.name))
        for (name, value) in Self.values(of: old) where !names.contains(name) && new[name] == nil {
            let key = value.key ?? value.name
            guard Self.removable.contains(key) else { lost = lost ?? name; continue }
            result.append(Element("nil", [Element.Attribute("key", key)]))
        }
    }
}

extension Element {
    /// Returns whether two elements have the same content: the order of attributes, comments, and white space don't matter.
    package func isSame(as other: Element) -> Bool {
        guard name == other.name, attributes.count == other.attributes.count else { return false }
        for attribute in attributes where other.attributes.first(where: { $0.name == attribute.name })?.value != attribute.value {
            return false
        }
        let (own, others) = (elements, other.elements)
        guard own.count == others.count else { return false }
        if own.isEmpty { return text == other.text }
        return zip(own, others).allSatisfy { $0.isSame(as: $1) }
    }

    /// Whether the element represents an object or contains one.
    package func containsObjects(_ isObject: ElementChange.IsObject) -> Bool {
        descendant { $0.id != nil && isObject($0.name) } != nil
    }

    /// The element itself if it represents an object; otherwise, the outermost objects inside it.
    package func outerObjects(_ isObject: ElementChange.IsObject) -> [Element] {
        if id != nil, isObject(name) { return [self] }
        return elements.flatMap { $0.outerObjects(isObject) }
    }
}
