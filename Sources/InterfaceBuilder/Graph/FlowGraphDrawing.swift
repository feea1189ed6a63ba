extension FlowGraph {
    /// The flow as one SVG: a box for each scene, coloured by storyboard, an arrow for each segue.
    public var svg: String {
        let layout = FlowLayout(self)
        let size = (width: 180, height: 56)
        let pitch = (x: 330, y: 88)
        let margin = 40
        let colors = ["#e8f0fe", "#e6f4ea", "#fef7e0", "#fce8e6", "#f3e8fd", "#e4f7fb", "#fef1e8", "#eceff1"]
        let legend = storyboards
        let width = margin * 2 + max(1, layout.columns) * pitch.x - (pitch.x - size.width)
        let legendColumns = max(1, (width - margin * 2) / 150)
        let top = margin + (legend.count > 1 ? 12 + (legend.count + legendColumns - 1) / legendColumns * 22 : 0)
        let height = top + max(1, layout.rows) * pitch.y - (pitch.y - size.height) + margin
        var lines = [
            "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"\(width)\" height=\"\(height)\" viewBox=\"0 0 \(width) \(height)\" font-family=\"Helvetica, Arial, sans-serif\">",
            "<defs><marker id=\"arrow\" viewBox=\"0 0 10 10\" refX=\"9\" refY=\"5\" markerUnits=\"userSpaceOnUse\" markerWidth=\"9\" markerHeight=\"9\" orient=\"auto-start-reverse\"><path d=\"M0 0L10 5L0 10z\" fill=\"#5f6368\"/></marker></defs>",
            "<rect width=\"100%\" height=\"100%\" fill=\"#ffffff\"/>",
        ]
        func color(_ storyboard: String) -> String { colors[(legend.firstIndex(of: storyboard) ?? 0) % colors.count] }
        if legend.count > 1 {
            for (index, storyboard) in legend.enumerated() {
                let (x, y) = (margin + index % legendColumns * 150, 16 + index / legendColumns * 22)
                lines.append("<rect x=\"\(x)\" y=\"\(y)\" width=\"14\" height=\"14\" rx=\"3\" fill=\"\(color(storyboard))\" stroke=\"#5f6368\"/>")
                lines.append("<text x=\"\(x + 20)\" y=\"\(y + 12)\" font-size=\"12\" fill=\"#202124\">\(Self.escaped(storyboard, 18))</text>")
            }
        }
        func origin(_ id: String) -> (x: Int, y: Int)? {
            layout.places[id].map { (margin + $0.column * pitch.x, top + $0.row * pitch.y) }
        }
        var labels: [String] = []
        var pairs: [String: Int] = [:]
        for edge in edges {
            guard let from = origin(edge.source), let to = origin(edge.destination) else { continue }
            let repeated = pairs["\(edge.source)>\(edge.destination)", default: 0]
            pairs["\(edge.source)>\(edge.destination)"] = repeated + 1
            let dash = edge.kind == "unwind" ? " stroke-dasharray=\"3 3\"" : edge.kind == "relationship" ? " stroke-width=\"2.5\"" : ""
            let shift = repeated * 14
            let path: String
            let label: (x: Int, y: Int)
            if edge.source == edge.destination {
                let x = from.x + size.width - 30
                path = "M\(x) \(from.y + size.height)c0 24 -40 24 -40 0"
                label = (x - 20, from.y + size.height + 28)
            } else if to.x > from.x {
                let start = (x: from.x + size.width, y: from.y + size.height / 2)
                let end = (x: to.x, y: to.y + size.height / 2 + shift / 2)
                let bend = (end.x - start.x) / 2
                path = "M\(start.x) \(start.y)C\(start.x + bend) \(start.y) \(end.x - bend) \(end.y) \(end.x) \(end.y)"
                label = ((start.x + end.x) / 2, (start.y + end.y) / 2 - 4 + shift)
            } else {
                let start = (x: from.x + size.width / 2, y: from.y + size.height)
                let end = (x: to.x + size.width / 2, y: to.y + size.height)
                let depth = max(start.y, end.y) + 30 + shift
                path = "M\(start.x) \(start.y)C\(start.x) \(depth) \(end.x) \(depth) \(end.x) \(end.y)"
                label = ((start.x + end.x) / 2, depth - 6)
            }
            lines.append("<path d=\"\(path)\" fill=\"none\" stroke=\"#5f6368\"\(dash) marker-end=\"url(#arrow)\"/>")
            let plate = min(edge.label.count, 24) * 5 + 6
            labels.append("<rect x=\"\(label.x - plate / 2)\" y=\"\(label.y - 10)\" width=\"\(plate)\" height=\"13\" fill=\"#ffffff\" fill-opacity=\"0.85\"/>")
            labels.append("<text x=\"\(label.x)\" y=\"\(label.y)\" font-size=\"10\" text-anchor=\"middle\" fill=\"#3c4043\">\(Self.escaped(edge.label, 24))</text>")
        }
        for node in nodes {
            guard let place = origin(node.id) else { continue }
            let border = node.isInitial ? "stroke=\"#1a73e8\" stroke-width=\"3\"" : "stroke=\"#5f6368\""
            let dash = node.isUnresolved ? " stroke-dasharray=\"5 4\"" : ""
            lines.append("<rect x=\"\(place.x)\" y=\"\(place.y)\" width=\"\(size.width)\" height=\"\(size.height)\" rx=\"8\" fill=\"\(color(node.storyboard))\" \(border)\(dash)/>")
            lines.append("<text x=\"\(place.x + size.width / 2)\" y=\"\(place.y + 24)\" font-size=\"12\" font-weight=\"bold\" text-anchor=\"middle\" fill=\"#202124\">\(Self.escaped(node.title, 24))</text>")
            lines.append("<text x=\"\(place.x + size.width / 2)\" y=\"\(place.y + 42)\" font-size=\"10\" text-anchor=\"middle\" fill=\"#5f6368\">\(Self.escaped(node.customClass ?? node.kind, 30))</text>")
        }
        return (lines + labels + ["</svg>", ""]).joined(separator: "\n")
    }

    private static func escaped(_ text: String, _ limit: Int) -> String {
        MarkupWriter.escapedAttribute(text.count > limit ? text.prefix(limit - 1) + "…" : text)
    }
}
