import Foundation

extension FlowGraph {
    /// Returns indented JSON with sorted keys, followed by a newline.
    public func json() throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        return String(decoding: try encoder.encode(self), as: UTF8.self) + "\n"
    }

    /// The graph in Graphviz's language.
    public var dot: String {
        func quoted(_ text: String) -> String {
            "\"" + text.replacingOccurrences(of: "\\", with: "\\\\").replacingOccurrences(of: "\"", with: "\\\"") + "\""
        }
        var lines = ["digraph storyboards {", "    rankdir=LR;", "    node [shape=box, style=rounded, fontname=\"Helvetica\"];"]
        for (index, storyboard) in storyboards.enumerated() {
            lines.append("    subgraph cluster_\(index) {")
            lines.append("        label=\(quoted(storyboard));")
            for node in nodes where node.storyboard == storyboard {
                var attributes = "label=\(quoted(node.title + "\n" + (node.customClass ?? node.kind)))"
                if node.isInitial { attributes += ", penwidth=3" }
                if node.isUnresolved { attributes += ", style=\"rounded,dashed\"" }
                lines.append("        \(quoted(node.id)) [\(attributes)];")
            }
            lines.append("    }")
        }
        for edge in edges {
            let style = edge.kind == "relationship" ? ", style=bold" : edge.kind == "unwind" ? ", style=dotted" : ""
            lines.append("    \(quoted(edge.source)) -> \(quoted(edge.destination)) [label=\(quoted(edge.label))\(style)];")
        }
        return (lines + ["}", ""]).joined(separator: "\n")
    }

    /// The graph in Mermaid's language, which Markdown viewers draw.
    public var mermaid: String {
        var numbers: [String: Int] = [:]
        for node in nodes { numbers[node.id] = numbers.count }
        func quoted(_ text: String) -> String { "\"" + text.replacingOccurrences(of: "\"", with: "#quot;") + "\"" }
        var lines = ["flowchart LR"]
        for (index, storyboard) in storyboards.enumerated() {
            lines.append("    subgraph s\(index)[\(quoted(storyboard))]")
            for node in nodes where node.storyboard == storyboard {
                let number = numbers[node.id] ?? 0
                lines.append("        n\(number)" + (node.isInitial ? "([\(quoted(node.title))])" : "[\(quoted(node.title))]"))
            }
            lines.append("    end")
        }
        for edge in edges {
            guard let source = numbers[edge.source], let destination = numbers[edge.destination] else { continue }
            let arrow = edge.kind == "relationship" ? "==>" : edge.kind == "unwind" ? "-.->" : "-->"
            lines.append("    n\(source) \(arrow)|\(quoted(edge.label))| n\(destination)")
        }
        return (lines + [""]).joined(separator: "\n")
    }

    /// The names of the storyboards in order of appearance.
    var storyboards: [String] {
        var seen: Set<String> = []
        return nodes.map(\.storyboard).filter { seen.insert($0).inserted }
    }
}
