import Foundation

/// The template that Apple's SF Symbols app exports for custom symbols: groups with names such as `Regular-M`, drawn at 100 points among
/// guides and notes that are not shown.
// FIXME(gap): a custom symbol is drawn in its regular master; heavier weights thicken the outline, and layers have one color.
extension SVGDrawing {
    /// The outline of the regular weight at the medium size, y downward, 100 units per text size, or `nil` for another drawing.
    package var symbolOutline: CGPath? {
        if let path = outline(ofGroup: "Regular-M") { return path }
        // Newer templates have only the small size; the medium one is larger by this factor, as between system symbols.
        guard let small = outline(ofGroup: "Regular-S") else { return nil }
        return small.applying(CGAffineTransform(scaleX: 1 / 0.78, y: 1 / 0.78))
    }

    private func outline(ofGroup id: String) -> CGPath? {
        guard let group = node(named: id), group.name == "g" else { return nil }
        let path = CGMutablePath()
        func add(_ node: MarkupNode, _ map: CGAffineTransform, _ depth: Int) {
            let properties = properties(of: node)
            let isShown =
                properties["display"] != "none" && properties["fill"] != "none" && properties["opacity"].map(SVGValues.fraction) != 0
            guard depth < 16, isShown else { return }
            let map = (node.attributes["transform"].map(SVGValues.transform) ?? .identity).concatenating(map)
            if let shape = SVGShapes.path(of: node, size) { path.addPath(shape, transform: map) }
            for child in node.children { add(child, map, depth + 1) }
        }
        add(group, .identity, 0)
        return path.isEmpty ? nil : path
    }
}
