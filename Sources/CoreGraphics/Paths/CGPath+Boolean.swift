import Foundation

/// Boolean operations on the areas of paths. Curves become lines that deviate by at most a fiftieth of a unit; open subpaths count as
/// closed.
///
/// The input areas follow `rule`; the result can be filled with either rule.
// FIXME(gap): Apple's results keep their curves.
extension CGPath {
    /// Returns the area that is in this path, in the other one, or in both. Curves become short lines.
    public func union(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath { combined(other, rule) { $0 || $1 } }
    /// Returns the area that is in both paths. Curves become short lines.
    public func intersection(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath { combined(other, rule) { $0 && $1 } }
    /// Returns the area that is in this path, but not in the other one. Curves become short lines.
    public func subtracting(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath { combined(other, rule) { $0 && !$1 } }
    /// Returns the area that is in exactly one of the paths. Curves become short lines.
    public func symmetricDifference(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath { combined(other, rule) { $0 != $1 } }
    /// Returns the same area without outlines that cross each other or lie inside it.
    public func normalized(using rule: CGPathFillRule = .winding) -> CGPath { combined(nil, rule) { first, _ in first } }
    /// Returns whether the areas share more than an outline.
    public func intersects(_ other: CGPath, using rule: CGPathFillRule = .winding) -> Bool {
        outlineBounds.meets(other.outlineBounds) && !intersection(other, using: rule).isEmpty
    }

    /// Returns the separate areas, each with its holes; the outermost first, in the path's order.
    public func componentsSeparated(using rule: CGPathFillRule = .winding) -> [CGPath] {
        let loops = loops(nil, rule) { first, _ in first }
        let outer = loops.filter { OutlineArrangement.area($0) > 0 }
        var components = outer.map { [$0] }
        for hole in loops where OutlineArrangement.area(hole) <= 0 {
            // The smallest area that contains the hole.
            let holders = outer.indices.filter {
                CGPath.path([outer[$0]]).contains(hole[0].point, using: .winding) || outer[$0].contains(hole[0])
            }
            if let holder = holders.min(by: { OutlineArrangement.area(outer[$0]) < OutlineArrangement.area(outer[$1]) }) {
                components[holder].append(hole)
            }
        }
        return components.map(CGPath.path)
    }

    /// Returns the parts of this path's lines inside the area of `other`.
    public func lineIntersection(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath { lines(other, rule, inside: true) }
    /// Returns the parts of this path's lines outside the area of `other`.
    public func lineSubtracting(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath { lines(other, rule, inside: false) }

    private func loops(_ other: CGPath?, _ rule: CGPathFillRule, _ takes: (Bool, Bool) -> Bool) -> [[OutlineArrangement.Vertex]] {
        var arrangement = OutlineArrangement()
        arrangement.add(self, as: 0)
        if let other { arrangement.add(other, as: 1) }
        arrangement.cut()
        func isInside(_ turns: Int) -> Bool { rule == .winding ? turns != 0 : turns % 2 != 0 }
        return OutlineArrangement.loops(arrangement.pieces()) { takes(isInside($0[0]), isInside($0[1])) }
    }

    private func combined(_ other: CGPath?, _ rule: CGPathFillRule, _ takes: (Bool, Bool) -> Bool) -> CGPath {
        CGPath.path(loops(other, rule, takes))
    }

    private static func path(_ loops: [[OutlineArrangement.Vertex]]) -> CGPath {
        let path = CGMutablePath()
        for loop in loops {
            path.addLines(between: loop.map(\.point))
            path.closeSubpath()
        }
        return path.copy() ?? path
    }

    private func lines(_ other: CGPath, _ rule: CGPathFillRule, inside: Bool) -> CGPath {
        var arrangement = OutlineArrangement()
        arrangement.add(self, as: 0, closing: false)
        arrangement.add(other, as: 1)
        arrangement.cut()
        let path = CGMutablePath()
        var last: OutlineArrangement.Vertex?
        for edge in arrangement.edges where edge.path == 0 {
            let middle = CGPoint(x: (edge.from.x + edge.to.x) / 2, y: (edge.from.y + edge.to.y) / 2)
            guard other.contains(middle, using: rule) == inside else { continue }
            if last != edge.from { path.move(to: edge.from.point) }
            path.addLine(to: edge.to.point)
            last = edge.to
        }
        return path.copy() ?? path
    }
}
