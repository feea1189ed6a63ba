extension FlowGraph {
    /// The flow as an SVG image: a box for each scene, colored by storyboard, and an arrow for each pair of connected scenes.
    public var svg: String { FlowDrawing(self).svg }
}

/// Positions the boxes, edges, and labels of a flow. Edges run in the gaps between rows and columns, never through a box; each label is at
/// its arrow's head, where edges into one column have separated.
private struct FlowDrawing {
    private let graph: FlowGraph
    private let layout: FlowLayout
    private let ways: [Way]
    private let storyboards: [String]

    private static let box = (width: 180, height: 56)
    private static let gap = (x: 200, y: 32)
    private static let margin = 40
    private static let fills = [
        "#e8f0fe", "#e6f4ea", "#fef7e0", "#fce8e6", "#f3e8fd", "#e4f7fb", "#fef1e8", "#eceff1", "#fde7f3", "#f1f8d9", "#e0e3fb", "#efe6df",
    ]
    private static let ink = "#202124"
    private static let gray = "#5f6368"
    /// The number of characters that fit between two columns, beside the curves.
    private static let labelLength = 25
    /// The number of labels that fit below one another at a box.
    private static let labeledWays = 6

    /// All segues from one scene to another, which share an arrow.
    private struct Way {
        let source: String
        let destination: String
        var edges: [FlowGraph.Edge]

        var label: String {
            var counts: [(label: String, count: Int)] = []
            for edge in edges {
                if let index = counts.firstIndex(where: { $0.label == edge.label }) {
                    counts[index].count += 1
                } else {
                    counts.append((edge.label, 1))
                }
            }
            return counts.map { $0.count > 1 ? "\($0.count) × \($0.label)" : $0.label }.joined(separator: ", ")
        }
    }

    init(_ graph: FlowGraph) {
        self.graph = graph
        layout = FlowLayout(graph)
        storyboards = graph.storyboards
        var ways: [Way] = []
        var indexes: [String: Int] = [:]
        for edge in graph.edges where layout.places[edge.source] != nil && layout.places[edge.destination] != nil {
            let pair = "\(edge.source)>\(edge.destination)"
            if let index = indexes[pair] {
                ways[index].edges.append(edge)
            } else {
                indexes[pair] = ways.count
                ways.append(Way(source: edge.source, destination: edge.destination, edges: [edge]))
            }
        }
        self.ways = ways
    }

    // MARK: Places

    /// The left margin: edges back to the first column enter from its left.
    private var left: Int {
        let enters = ways.contains { $0.source != $0.destination && layout.places[$0.destination]?.column == 0 }
        return Self.margin + (enters ? Self.gap.x - Self.margin : 0)
    }
    private var width: Int { left + max(1, layout.columns) * (Self.box.width + Self.gap.x) - Self.gap.x + Self.margin }
    private var legendColumns: Int { max(1, (width - Self.margin * 2) / 150) }
    private var top: Int { Self.margin + (storyboards.count > 1 ? 12 + (storyboards.count + legendColumns - 1) / legendColumns * 22 : 0) }
    private var height: Int { top + max(1, layout.rows) * (Self.box.height + Self.gap.y) + Self.margin / 2 }

    private func origin(_ place: FlowLayout.Place) -> (x: Int, y: Int) {
        (left + place.column * (Self.box.width + Self.gap.x), top + place.row * (Self.box.height + Self.gap.y))
    }

    // MARK: Drawing

    var svg: String {
        var lines = [
            "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"\(width)\" height=\"\(height)\" viewBox=\"0 0 \(width) \(height)\" font-family=\"Helvetica, Arial, sans-serif\">",
            "<defs><marker id=\"arrow\" viewBox=\"0 0 10 10\" refX=\"9\" refY=\"5\" markerUnits=\"userSpaceOnUse\" markerWidth=\"9\" markerHeight=\"9\" orient=\"auto-start-reverse\"><path d=\"M0 0L10 5L0 10z\" fill=\"\(Self.gray)\"/></marker></defs>",
            "<rect width=\"100%\" height=\"100%\" fill=\"#ffffff\"/>",
        ]
        if storyboards.count > 1 { lines += legend }
        var labels: [String] = []
        for way in ways where way.source == way.destination { draw(loop: way, &lines, &labels) }
        for (destination, group) in Dictionary(grouping: ways.filter { $0.source != $0.destination }, by: \.destination).sorted(by: {
            $0.key < $1.key
        }) {
            draw(group, into: destination, &lines, &labels)
        }
        for node in graph.nodes { lines += box(node) }
        return (lines + labels + ["</svg>", ""]).joined(separator: "\n")
    }

    private var legend: [String] {
        storyboards.enumerated().flatMap { index, storyboard in
            let (x, y) = (Self.margin + index % legendColumns * 150, 16 + index / legendColumns * 22)
            return [
                "<rect x=\"\(x)\" y=\"\(y)\" width=\"14\" height=\"14\" rx=\"3\" fill=\"\(fill(storyboard))\" stroke=\"\(Self.gray)\"/>",
                "<text x=\"\(x + 20)\" y=\"\(y + 12)\" font-size=\"12\" fill=\"\(Self.ink)\">\(Self.escaped(storyboard, 18))</text>",
            ]
        }
    }

    private func fill(_ storyboard: String) -> String { Self.fills[(storyboards.firstIndex(of: storyboard) ?? 0) % Self.fills.count] }

    private func box(_ node: FlowGraph.Node) -> [String] {
        guard let place = layout.places[node.id] else { return [] }
        let (x, y) = origin(place)
        let border = node.isInitial ? "stroke=\"#1a73e8\" stroke-width=\"3\"" : "stroke=\"\(Self.gray)\""
        let dash = node.isUnresolved ? " stroke-dasharray=\"5 4\"" : ""
        let type = node.isUnresolved ? "reference" : node.customClass.flatMap { $0 == node.title ? nil : $0 } ?? node.kind
        // There are more storyboards than can be distinguished by color.
        let detail = storyboards.count > Self.fills.count / 2 ? "\(node.storyboard) · \(type)" : type
        let middle = x + Self.box.width / 2
        return [
            "<g><title>\(MarkupText.attribute("\(node.title)\n\(node.customClass ?? node.kind)\n\(node.storyboard)"))</title>",
            "<rect x=\"\(x)\" y=\"\(y)\" width=\"\(Self.box.width)\" height=\"\(Self.box.height)\" rx=\"8\" fill=\"\(fill(node.storyboard))\" \(border)\(dash)/>",
            "<text x=\"\(middle)\" y=\"\(y + 24)\" font-size=\"12\" font-weight=\"bold\" text-anchor=\"middle\" fill=\"\(Self.ink)\">\(Self.escaped(node.title, 24))</text>",
            "<text x=\"\(middle)\" y=\"\(y + 42)\" font-size=\"10\" text-anchor=\"middle\" fill=\"\(Self.gray)\">\(Self.escaped(detail, 32))</text></g>",
        ]
    }

    /// Draws the edges into a scene, which enter it one below another.
    private func draw(_ group: [Way], into destination: String, _ lines: inout [String], _ labels: inout [String]) {
        guard let goal = layout.places[destination] else { return }
        let ordered = group.enumerated().sorted { first, second in
            let (a, b) = (layout.places[first.element.source]?.row ?? 0, layout.places[second.element.source]?.row ?? 0)
            return (a, first.offset) < (b, second.offset)
        }.map(\.element)
        let (x, y) = origin(goal)
        let step = min(14.0, Double(Self.box.height + Self.gap.y) / Double(ordered.count))
        for (index, way) in ordered.enumerated() {
            guard let start = layout.places[way.source] else { continue }
            let entry = y + Self.box.height / 2 + Int((Double(index) - Double(ordered.count - 1) / 2) * step)
            lines.append(stroke(route(from: start, to: goal, at: entry, number: index), way))
            if ordered.count <= Self.labeledWays {
                label(way.label, Self.labelLength, x - 12, entry - 4, &labels)
            } else if index == 0 {
                label("\(ordered.count) ways here", Self.labelLength, x - 12, entry - 4, &labels)
            }
        }
    }

    private func route(from start: FlowLayout.Place, to goal: FlowLayout.Place, at entry: Int, number: Int) -> String {
        let (from, to) = (origin(start), origin(goal))
        let exit = (x: from.x + Self.box.width, y: from.y + Self.box.height / 2)
        let turn = to.x - Self.gap.x + 62
        func curve(_ x: Int, _ y: Int, _ toX: Int, _ toY: Int) -> String { "C\((x + toX) / 2) \(y) \((x + toX) / 2) \(toY) \(toX) \(toY)" }
        if goal.column == start.column + 1 { return "M\(exit.x) \(exit.y)\(curve(exit.x, exit.y, turn, entry))H\(to.x)" }
        let lane = Self.gap.y / 2 - 6 + number % 4 * 4
        if goal.column > start.column {
            // Past the columns between, below the target's row.
            let y = to.y + Self.box.height + lane
            return
                "M\(exit.x) \(exit.y)\(curve(exit.x, exit.y, exit.x + 62, y))H\(to.x - Self.gap.x)\(curve(to.x - Self.gap.x, y, turn, entry))H\(to.x)"
        }
        // Back: below its own row, then up or down on the left of the target.
        let y = from.y + Self.box.height + lane
        let (x, gutter) = (from.x + Self.box.width / 2 - 16 + number % 4 * 8, to.x - 152 - number % 4 * 5)
        let down = entry > y ? 8 : -8
        return
            "M\(x) \(from.y + Self.box.height)V\(y - 6)Q\(x) \(y) \(x - 6) \(y)H\(gutter + 8)Q\(gutter) \(y) \(gutter) \(y + down)V\(entry - down)Q\(gutter) \(entry) \(gutter + 8) \(entry)H\(to.x)"
    }

    /// Draws an unwind segue, whose end is known only at run time.
    private func draw(loop way: Way, _ lines: inout [String], _ labels: inout [String]) {
        guard let place = layout.places[way.source] else { return }
        let (x, y) = (origin(place).x + Self.box.width, origin(place).y + Self.box.height)
        lines.append(stroke("M\(x - 12) \(y)c0 18 -28 18 -28 0", way))
        label(way.label, 34, x, y + 24, &labels)
    }

    private func stroke(_ path: String, _ way: Way) -> String {
        let kinds = Set(way.edges.map(\.kind))
        let style = kinds.contains("relationship") ? " stroke-width=\"2.5\"" : kinds == ["unwind"] ? " stroke-dasharray=\"3 3\"" : ""
        return
            "<path d=\"\(path)\" fill=\"none\" stroke=\"\(Self.gray)\"\(style) marker-end=\"url(#arrow)\"><title>\(MarkupText.attribute(way.label))</title></path>"
    }

    /// Adds a label that ends at `x`.
    private func label(_ text: String, _ limit: Int, _ x: Int, _ y: Int, _ labels: inout [String]) {
        let plate = min(text.count, limit) * 5 + 4
        labels.append(
            "<rect x=\"\(x - plate)\" y=\"\(y - 9)\" width=\"\(plate + 2)\" height=\"11\" fill=\"#ffffff\" fill-opacity=\"0.85\"/>")
        labels.append(
            "<text x=\"\(x)\" y=\"\(y)\" font-size=\"10\" text-anchor=\"end\" fill=\"#3c4043\">\(Self.escaped(text, limit))</text>")
    }

    private static func escaped(_ text: String, _ limit: Int) -> String {
        MarkupText.attribute(text.count > limit ? text.prefix(limit - 1) + "…" : text)
    }
}
