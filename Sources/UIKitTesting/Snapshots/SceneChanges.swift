import Foundation
import UIKit

/// The differences between a scene and its reference, one sentence for each view: `saveButton (UIButton) moved 8 pt down`.
struct SceneChanges {
    private struct Change {
        var subject: String
        var predicate: String
    }

    private var changes: [Change] = []

    /// Compares two descriptions of the views in a picture.
    /// - Parameters:
    ///   - old: The reference's.
    ///   - new: The current ones.
    init(from old: SceneNode, to new: SceneNode) { compare(old, new, in: nil) }

    /// At most `limit`; views that changed alike share a sentence.
    func sentences(limit: Int = 12) -> [String] {
        var groups: [(predicate: String, subjects: [String])] = []
        for change in changes {
            if let index = groups.firstIndex(where: { $0.predicate == change.predicate }) {
                groups[index].subjects.append(change.subject)
            } else {
                groups.append((change.predicate, [change.subject]))
            }
        }
        let lines = groups.map { group in "\(Self.list(group.subjects)) \(group.predicate)" }
        return Array(lines.prefix(limit)) + (lines.count > limit ? ["and \(lines.count - limit) more changes"] : [])
    }

    private static func list(_ subjects: [String]) -> String {
        if subjects.count > 4 { return subjects.prefix(3).joined(separator: ", ") + " and \(subjects.count - 3) more" }
        guard let last = subjects.last, subjects.count > 1 else { return subjects.first ?? "" }
        return subjects.dropLast().joined(separator: ", ") + " and " + last
    }

    // MARK: Comparing

    private mutating func compare(_ old: SceneNode, _ new: SceneNode, in parent: SceneNode?) {
        let predicates = Self.geometry(old.frame, new.frame) + Self.attributes(old, new)
        if !predicates.isEmpty { changes.append(Change(subject: Self.subject(new, in: parent), predicate: Self.list(predicates))) }
        if old["hidden"] != nil || new["hidden"] != nil { return }
        let pairs = Self.pairs(old.children, new.children)
        for (before, after) in pairs {
            switch (before, after) {
            case (let before?, let after?): compare(before, after, in: new)
            case (let before?, nil): changes.append(Change(subject: Self.subject(before, in: old), predicate: "is gone"))
            case (nil, let after?): changes.append(Change(subject: Self.subject(after, in: new), predicate: "is new"))
            case (nil, nil): break
            }
        }
    }

    /// Matches the views of both scenes: by name, then by class and text, then by class and order.
    private static func pairs(_ old: [SceneNode], _ new: [SceneNode]) -> [(SceneNode?, SceneNode?)] {
        var partner: [Int: Int] = [:], taken: Set<Int> = []
        func match(_ isSame: (SceneNode, SceneNode) -> Bool) {
            for (index, node) in new.enumerated() where partner[index] == nil {
                guard let other = old.indices.first(where: { !taken.contains($0) && isSame(old[$0], node) }) else { continue }
                partner[index] = other
                taken.insert(other)
            }
        }
        match { $0.name != nil && $0.name == $1.name && $0.className == $1.className }
        match { $0.className == $1.className && $0.name == $1.name && $0["text"] == $1["text"] && $0.frame == $1.frame }
        match { $0.className == $1.className && $0.name == $1.name && $0["text"] != nil && $0["text"] == $1["text"] }
        match { $0.className == $1.className && $0.name == $1.name }
        var result: [(SceneNode?, SceneNode?)] = new.indices.map { index in (partner[index].map { old[$0] }, new[index]) }
        for index in old.indices where !taken.contains(index) { result.append((old[index], nil)) }
        return result
    }

    // MARK: Words

    private static func subject(_ node: SceneNode, in parent: SceneNode?) -> String {
        if let name = node.name { return "`\(name)` (\(node.className))" }
        if let text = node["text"] { return "\(node.className) \"\(text.count > 40 ? text.prefix(39) + "…" : text)\"" }
        guard let parent else { return "the \(node.className)" }
        return "a \(node.className) in \(parent.name.map { "`\($0)`" } ?? parent.className)"
    }

    private static func geometry(_ old: CGRect, _ new: CGRect) -> [String] {
        func differs(_ a: CGFloat, _ b: CGFloat) -> Bool { abs(a - b) >= 0.01 }
        let number = { (value: CGFloat) in ViewNames.number(value) }
        var moves: [String] = []
        if differs(old.minX, new.minX) { moves.append("\(number(abs(new.minX - old.minX))) pt \(new.minX > old.minX ? "right" : "left")") }
        if differs(old.minY, new.minY) { moves.append("\(number(abs(new.minY - old.minY))) pt \(new.minY > old.minY ? "down" : "up")") }
        var result = moves.isEmpty ? [] : ["moved \(moves.joined(separator: " and "))"]
        for (before, after, side) in [(old.width, new.width, "wide"), (old.height, new.height, "high")] where differs(before, after) {
            result.append("\(after > before ? "grew" : "shrank") from \(number(before)) to \(number(after)) pt \(side)")
        }
        return result
    }

    private static func attributes(_ old: SceneNode, _ new: SceneNode) -> [String] {
        var keys = new.attributes.map(\.key)
        keys += old.attributes.map(\.key).filter { !keys.contains($0) }
        return keys.compactMap { key in
            let (before, after) = (old[key], new[key])
            guard before != after else { return nil }
            switch key {
            case "hidden": return after == nil ? "shows now" : "is hidden now"
            case "text": return "reads \(quoted(after)) instead of \(quoted(before))"
            case "offset": return "is scrolled to \(after ?? "0,0") instead of \(before ?? "0,0")"
            default: return "has \(phrase(key)) \(after ?? plain(key)) instead of \(before ?? plain(key))"
            }
        }
    }

    private static func phrase(_ key: String) -> String {
        key == "corner" ? "a corner radius of" : key == "background" ? "the background" : "the \(key)"
    }

    /// The default of an omitted attribute.
    private static func plain(_ key: String) -> String {
        switch key {
        case "alpha", "opacity": "1"
        case "corner": "0"
        case "enabled": "yes"
        case "selected", "highlighted": "no"
        default: "none"
        }
    }

    private static func quoted(_ text: String?) -> String { text.map { "\"\($0)\"" } ?? "nothing" }
}

extension SceneNode {
    /// The name of the smallest view around `box`, which is in the picture's points.
    func nameOfView(around box: CGRect) -> String? {
        guard place.insetBy(dx: -0.5, dy: -0.5).contains(box) else { return nil }
        for child in children.reversed() where child["hidden"] == nil {
            if let found = child.nameOfView(around: box) { return found }
        }
        if let name { return "`\(name)` (\(className))" }
        return self["text"].map { "\(className) \"\($0)\"" } ?? "a \(className)"
    }
}
