import Foundation

/// The changes between two versions of an interface file, in terms of scenes, views, and segues.
public struct InterfaceDiff: Codable, Equatable, Sendable {
    /// A single difference: an addition, a removal, a move, or a change.
    public struct Change: Codable, Equatable, Sendable {
        /// The kind of change; `changed` is for a property.
        public enum Kind: String, Codable, Sendable { case added, removed, moved, changed }
        /// The kind of item that changed.
        public enum Subject: String, Codable, Sendable { case document, scene, object, constraint, segue, outlet, action, resource }

        public var kind: Kind
        public var subject: Subject
        /// The title of the scene, or `nil` for changes of the document.
        public var scene: String?
        /// A name for the changed item, such as `label “Total”`.
        public var name: String
        /// The property's name and its old and new values, for a changed property.
        public var property: String?
        public var old: String?
        public var new: String?
        /// The object ID; empty for the document itself.
        public var id: String
    }

    /// The changes: removals in the old file's order, then all others in the new one's.
    public private(set) var changes: [Change] = []

    /// Compares two versions by object ID: an object with a new ID counts as removed and added.
    public init(from old: InterfaceFile, to new: InterfaceFile) {
        let before = Snapshot(old)
        let after = Snapshot(new)
        compare(before.document, after.document, .document, nil, "document", "")
        // An added or removed scene is one change, not one for each of its objects.
        for id in before.order where after.items[id] == nil && !before.isInside(id, sceneMissingFrom: after) {
            append(.removed, before.items[id])
        }
        for id in after.order {
            guard let item = after.items[id] else { continue }
            guard let earlier = before.items[id] else {
                if !after.isInside(id, sceneMissingFrom: before) { append(.added, item) }
                continue
            }
            // A scene's new title is not a move.
            if earlier.parent != item.parent {
                var change = Change(kind: .moved, subject: item.subject, scene: item.scene, name: item.name, id: id)
                change.property = "parent"
                change.old = before.items[earlier.parent]?.name ?? earlier.scene
                change.new = after.items[item.parent]?.name ?? item.scene
                changes.append(change)
            }
            let first = changes.count
            compare(earlier.properties, item.properties, item.subject, item.scene, item.name, id)
            for index in first..<changes.count where item.isConnection { nameEnds(of: &changes[index], before, after) }
        }
    }

    /// Replaces object IDs with names; keeps the ID if both objects have the same name.
    private func nameEnds(of change: inout Change, _ before: Snapshot, _ after: Snapshot) {
        guard let property = change.property, Snapshot.ends.contains(property) else { return }
        let names = (old: change.old.map(before.title), new: change.new.map(after.title))
        guard names.old == names.new else { return (change.old, change.new) = names }
        change.old = change.old.map { "\(before.title(of: $0)) (\(Snapshot.id($0)))" }
        change.new = change.new.map { "\(after.title(of: $0)) (\(Snapshot.id($0)))" }
    }

    private mutating func append(_ kind: Change.Kind, _ item: Snapshot.Item?) {
        guard let item else { return }
        changes.append(Change(kind: kind, subject: item.subject, scene: item.scene, name: item.name, id: item.id))
    }

    private mutating func compare(
        _ old: [String: String], _ new: [String: String], _ subject: Change.Subject, _ scene: String?, _ name: String, _ id: String
    ) {
        for property in Set(old.keys).union(new.keys).sorted() where old[property] != new[property] {
            changes.append(
                Change(
                    kind: .changed, subject: subject, scene: scene, name: name, property: property, old: old[property], new: new[property],
                    id: id))
        }
    }

    /// The changes as text, one line each, grouped by scene.
    public var text: String {
        var lines: [String] = []
        var current: String??
        for change in changes.enumerated().sorted(by: { ($0.element.scene ?? "", $0.offset) < ($1.element.scene ?? "", $1.offset) }).map(
            \.element)
        {
            if current != .some(change.scene) {
                current = .some(change.scene)
                lines.append(change.scene.map { "Scene “\($0)”" } ?? "Document")
            }
            switch change.kind {
            case .added: lines.append("  + \(change.name)")
            case .removed: lines.append("  - \(change.name)")
            case .moved: lines.append("  > \(change.name): from \(change.old ?? "?") to \(change.new ?? "?")")
            case .changed:
                lines.append("  ~ \(change.name): \(change.property ?? "") \(change.old ?? "(none)") → \(change.new ?? "(none)")")
            }
        }
        return lines.joined(separator: "\n") + (lines.isEmpty ? "" : "\n")
    }

    /// Returns ``changes`` as indented JSON with sorted keys, followed by a newline.
    public func json() throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        return String(decoding: try encoder.encode(changes), as: UTF8.self) + "\n"
    }
}

/// A file as a flat list of items with IDs, each with its own properties.
private struct Snapshot {
    struct Item {
        var id: String
        var subject: InterfaceDiff.Change.Subject
        var scene: String?
        var parent: String
        var name: String
        var properties: [String: String]

        var isConnection: Bool { [.constraint, .segue, .outlet, .action].contains(subject) }
    }

    /// The properties of constraints and connections that contain an object ID.
    static let ends: Set<String> = ["firstItem", "secondItem", "destination"]
    /// The prefix of an ID whose object exists, so that adding or removing the object changes the properties that refer to it.
    private static let present: Character = "@"

    static func id(_ end: String) -> String { end.first == present ? String(end.dropFirst()) : end }
    func title(of end: String) -> String { titles[Self.id(end)] ?? Self.id(end) }

    var document: [String: String] = [:]
    var items: [String: Item] = [:]
    var order: [String] = []

    private static let editorOnly: Set<String> = [
        "id", "sceneID", "sceneMemberID", "misplaced", "ambiguous", "verifyAmbiguity", "toolsVersion", "systemVersion", "userLabel",
        "colorLabel",
    ]
    private static let editorElements: Set<String> = ["point", "dependencies", "device", "inferredMetricsTieBreakers", "resources"]

    let titles: [String: String]

    init(_ file: InterfaceFile) {
        titles = file.elementsByID.compactMapValues { Self.title(of: $0) }
        document = Self.attributes(of: file.root)
        for scene in file.scenes {
            let id = unique(scene.element["sceneID"] ?? scene.controller?.id ?? "")
            add(
                Item(
                    id: id, subject: .scene, scene: scene.title, parent: "",
                    name: "\(scene.reference == nil ? "scene" : "storyboard reference") “\(scene.title)”", properties: [:]))
            for object in scene.objects { visit(object, parent: id, scene: scene.title) }
        }
        for object in file.objects { visit(object, parent: "", scene: nil) }
        for resource in file.root.first("resources")?.elements ?? [] {
            let name = "\(resource.name) “\(resource["name"] ?? "")”"
            add(Item(id: unique("resource/\(name)"), subject: .resource, scene: nil, parent: "", name: name, properties: [:]))
        }
    }

    /// Returns the ID, with a number if it occurs more than once: such a file is damaged, and contains both objects.
    private func unique(_ id: String) -> String {
        guard items[id] != nil else { return id }
        var number = 2
        while items["\(id)#\(number)"] != nil { number += 1 }
        return "\(id)#\(number)"
    }

    private mutating func add(_ item: Item) {
        items[item.id] = item
        order.append(item.id)
    }

    /// Returns whether an object is in a scene that the other version does not have.
    func isInside(_ id: String, sceneMissingFrom other: Snapshot) -> Bool {
        var current = items[id]?.parent ?? ""
        while !current.isEmpty, let item = items[current] {
            if item.subject == .scene { return other.items[item.id] == nil }
            current = item.parent
        }
        return false
    }

    private static func attributes(of element: Element) -> [String: String] {
        var result: [String: String] = [:]
        for attribute in element.attributes where !editorOnly.contains(attribute.name) { result[attribute.name] = attribute.value }
        return result
    }

    private mutating func visit(_ element: Element, parent: String, scene: String?) {
        let id = unique(element.id ?? "")
        var properties = Self.attributes(of: element)
        var nested: [(Element, String)] = []
        collect(element, prefix: "", into: &properties, &nested, owner: id)
        for end in Self.ends { if let value = properties[end], titles[value] != nil { properties[end] = "\(Self.present)\(value)" } }
        add(Item(id: id, subject: subject(of: element), scene: scene, parent: parent, name: name(of: element), properties: properties))
        for (child, owner) in nested { visit(child, parent: owner, scene: scene) }
    }

    /// Returns a rectangle, size, point, or color as a single value.
    private static func value(of element: Element) -> String? {
        func number(_ name: String) -> String {
            guard let value = element.double(name) else { return element[name] ?? "0" }
            let rounded = (value * 100).rounded() / 100
            return Int(exactly: rounded).map { "\($0)" } ?? "\(rounded)"
        }
        switch element.name {
        case "rect": return "(\(number("x")), \(number("y")); \(number("width")) × \(number("height")))"
        case "size": return "\(number("width")) × \(number("height"))"
        case "point" where element["x"] != nil: return "(\(number("x")), \(number("y")))"
        case "color":
            if let name = element["name"] ?? element["systemColor"] ?? element["cocoaTouchSystemColor"] { return name }
            let alpha = element["alpha"].map { $0 == "1" } == false ? ", alpha \(number("alpha"))" : ""
            if element["white"] != nil { return "white \(number("white"))" + alpha }
            return ["red", "green", "blue"].map { "\($0) \(number($0))" }.joined(separator: " ") + alpha
        default: return nil
        }
    }

    /// Collects properties. Child elements for properties become `frame`, `fontDescription.pointSize`; children with IDs are items of their
    /// own.
    private func collect(
        _ element: Element, prefix: String, into properties: inout [String: String], _ nested: inout [(Element, String)], owner: String
    ) {
        var counts: [String: Int] = [:]
        for child in element.elements where !Self.editorElements.contains(child.name) {
            if child.id != nil {
                nested.append((child, owner))
                continue
            }
            let count = counts[child.key ?? child.name, default: 0]
            counts[child.key ?? child.name] = count + 1
            let part = (child.key ?? child.name) + (count == 0 ? "" : "[\(count)]")
            let path = prefix.isEmpty ? part : "\(prefix).\(part)"
            if let value = Self.value(of: child) {
                properties[path] = value
                continue
            }
            for (name, value) in Self.attributes(of: child) where name != "key" { properties["\(path).\(name)"] = value }
            if child.name == "nil" { properties[path] = "nil" }
            let text = child.text
            if !text.isEmpty, !text.allSatisfy(\.isWhitespace) { properties[path] = text }
            collect(
                child, prefix: ["subviews", "connections", "constraints", "objects"].contains(child.name) ? prefix : path,
                into: &properties, &nested, owner: owner)
        }
    }

    private func subject(of element: Element) -> InterfaceDiff.Change.Subject {
        switch element.name {
        case "constraint": .constraint
        case "segue": .segue
        case "outlet", "outletCollection": .outlet
        case "action": .action
        default: .object
        }
    }

    private static func title(of element: Element) -> String? {
        if element.name == "viewControllerPlaceholder" { return "storyboard reference “\(StoryboardReference(element).title)”" }
        let words = Scene.words(element.name).lowercased()
        let text =
            element["userLabel"] ?? element.string("text") ?? element.string("title") ?? element["placeholder"]
            ?? element.elements.first { $0.name == "state" && $0.key == "normal" }?.string("title") ?? element["customClass"]
        return text.map { "\(words) “\($0)”" } ?? words
    }

    private func name(of element: Element) -> String {
        func title(_ id: String?) -> String { id.flatMap { titles[$0] } ?? "the view" }
        switch element.name {
        case "constraint":
            let constraint = ConstraintDescription(element)
            var name = "constraint \(title(constraint.firstItem)).\(constraint.firstAttribute)"
            if let second = constraint.secondItem { name += " to \(title(second)).\(constraint.secondAttribute ?? "")" }
            return name
        case "segue":
            let segue = Segue(element)
            return "\(segue.element["kind"] ?? "") segue" + (segue.identifier.map { " “\($0)”" } ?? "") + " to \(title(segue.destination))"
        case "outlet", "outletCollection": return "outlet \(element["property"] ?? "")"
        case "action": return "action \(element["selector"] ?? "")"
        default: return Self.title(of: element) ?? element.name
        }
    }
}
