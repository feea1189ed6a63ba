import UIKit

extension SKNode {
    /// The first node with the name: `player` among the children, `//player` anywhere in the scene, `./wheels/*` along a path; `*` matches
    /// any letters, `..` the parent.
    public func childNode(withName name: String) -> SKNode? {
        var found: SKNode?
        enumerateChildNodes(withName: name) { node, stop in
            found = node
            stop.pointee = true
        }
        return found
    }

    /// Calls a block with each node whose name matches a pattern, until it sets its second argument to true.
    public func enumerateChildNodes(withName name: String, using block: (SKNode, UnsafeMutablePointer<ObjCBool>) -> Void) {
        var stop = ObjCBool(false)
        for node in nodes(named: name) where !stop.boolValue { block(node, &stop) }
    }

    /// The nodes whose names match a pattern.
    public subscript(name: String) -> [SKNode] { nodes(named: name) }

    private func nodes(named name: String) -> [SKNode] {
        var start = [self], rest = Substring(name), isDeep = false
        if rest.hasPrefix("/") {
            var root = self
            while let above = root.parent { root = above }
            start = [root]
            isDeep = rest.hasPrefix("//")
            rest = rest.drop { $0 == "/" }
        } else if rest.hasPrefix(".//") {
            isDeep = true
            rest = rest.dropFirst(3)
        }
        for part in rest.split(separator: "/") where part != "." {
            if part == ".." {
                start = start.compactMap(\.parent)
            } else {
                start = start.flatMap { isDeep ? $0.descendants : $0.children }.filter { Self.matches(Substring($0.name ?? ""), part) }
            }
            isDeep = false
        }
        return start
    }

    private var descendants: [SKNode] { children.flatMap { [$0] + $0.descendants } }

    private static func matches(_ name: Substring, _ pattern: Substring) -> Bool {
        guard let first = pattern.first else { return name.isEmpty }
        if first == "*" { return matches(name, pattern.dropFirst()) || !name.isEmpty && matches(name.dropFirst(), pattern) }
        guard let letter = name.first else { return false }
        return first == letter && matches(name.dropFirst(), pattern.dropFirst())
    }
}
