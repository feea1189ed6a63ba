import Foundation

/// The outlines of up to two paths, split at their intersections: pieces that touch only at their ends, each with both paths' winding
/// numbers on its two sides.
///
/// Ends are on a grid of 1/4096 of a unit, so that intersections are exact.
struct OutlineArrangement {
    struct Vertex: Hashable {
        var x, y: Double
        init(_ x: Double, _ y: Double) { (self.x, self.y) = ((x * 4096).rounded() / 4096, (y * 4096).rounded() / 4096) }
        init(_ point: CGPoint) { self.init(Double(point.x), Double(point.y)) }
        var point: CGPoint { CGPoint(x: x, y: y) }
    }

    struct Edge {
        var from, to: Vertex
        /// The index, 0 or 1, of the path that it is from.
        var path: Int
    }

    /// A piece of outline, with each path's winding number on either side. `before` is the side of smaller x along a slanted line.
    struct Piece {
        var from, to: Vertex
        var before: [Int]
        var after: [Int]
    }

    private(set) var edges: [Edge] = []

    /// Adds the outline of `path`; open subpaths are closed unless they are lines only.
    mutating func add(_ path: CGPath, as number: Int, closing: Bool = true) {
        // A fiftieth of a point: the maximum deviation from a curve.
        for line in path.polylines(tolerance: 0.02) {
            var points = line.points.filter { abs($0.x) < 1e9 && abs($0.y) < 1e9 }.map(Vertex.init)
            if closing || line.isClosed, let first = points.first { points.append(first) }
            for (from, to) in zip(points, points.dropFirst()) where from != to { edges.append(Edge(from: from, to: to, path: number)) }
        }
    }

    // MARK: Cutting

    /// Splits every edge where another meets it. Rounding to the grid may create new intersections, which a few rounds resolve.
    mutating func cut() {
        for _ in 0..<6 where !cutOnce() { return }
    }

    /// Splits the edges once. Returns `false` if nothing was left to split.
    private mutating func cutOnce() -> Bool {
        let order = edges.indices.sorted { min(edges[$0].from.x, edges[$0].to.x) < min(edges[$1].from.x, edges[$1].to.x) }
        var cuts: [Int: [Vertex]] = [:]
        var active: [Int] = []
        for index in order {
            let edge = edges[index]
            let left = min(edge.from.x, edge.to.x)
            active.removeAll { max(edges[$0].from.x, edges[$0].to.x) < left }
            for other in active {
                let found = OutlineArrangement.meetings(edge, edges[other])
                if !found.first.isEmpty { cuts[index, default: []] += found.first }
                if !found.second.isEmpty { cuts[other, default: []] += found.second }
            }
            active.append(index)
        }
        guard !cuts.isEmpty else { return false }
        edges = edges.indices.flatMap { index -> [Edge] in
            let edge = edges[index]
            guard let points = cuts[index] else { return [edge] }
            func distance(_ vertex: Vertex) -> Double {
                (vertex.x - edge.from.x) * (edge.to.x - edge.from.x) + (vertex.y - edge.from.y) * (edge.to.y - edge.from.y)
            }
            let chain = [edge.from] + points.sorted { distance($0) < distance($1) } + [edge.to]
            return zip(chain, chain.dropFirst()).filter { $0 != $1 }.map { Edge(from: $0, to: $1, path: edge.path) }
        }
        return true
    }

    /// Returns the points inside `a`, and inside `b`, at which the other one meets it.
    private static func meetings(_ a: Edge, _ b: Edge) -> (first: [Vertex], second: [Vertex]) {
        guard max(a.from.y, a.to.y) >= min(b.from.y, b.to.y), max(b.from.y, b.to.y) >= min(a.from.y, a.to.y) else { return ([], []) }
        let onA = [b.from, b.to].filter { lies($0, within: a) }, onB = [a.from, a.to].filter { lies($0, within: b) }
        if !onA.isEmpty || !onB.isEmpty { return (onA, onB) }
        if a.from == b.from || a.from == b.to || a.to == b.from || a.to == b.to { return ([], []) }
        let (rx, ry, sx, sy) = (a.to.x - a.from.x, a.to.y - a.from.y, b.to.x - b.from.x, b.to.y - b.from.y)
        let cross = rx * sy - ry * sx
        guard abs(cross) > 1e-12 else { return ([], []) }
        let (dx, dy) = (b.from.x - a.from.x, b.from.y - a.from.y)
        let t = (dx * sy - dy * sx) / cross, u = (dx * ry - dy * rx) / cross
        guard t > 0, t < 1, u > 0, u < 1 else { return ([], []) }
        let place = Vertex(a.from.x + t * rx, a.from.y + t * ry)
        return (place == a.from || place == a.to ? [] : [place], place == b.from || place == b.to ? [] : [place])
    }

    private static func lies(_ vertex: Vertex, within edge: Edge) -> Bool {
        guard vertex != edge.from, vertex != edge.to else { return false }
        let (rx, ry) = (edge.to.x - edge.from.x, edge.to.y - edge.from.y), (dx, dy) = (vertex.x - edge.from.x, vertex.y - edge.from.y)
        let square = rx * rx + ry * ry, along = dx * rx + dy * ry
        guard along > 0, along < square else { return false }
        let cross = dx * ry - dy * rx
        return cross * cross <= square / (4096 * 4096)
    }

    // MARK: Sides

    /// Returns the pieces, with coinciding edges merged. Call it after ``cut()``.
    func pieces() -> [Piece] {
        // Along this slanted line, no edge between grid points is level.
        func slanted(_ vertex: Vertex) -> Double { vertex.y + vertex.x * 0.618_033_988_749_895 }
        struct Span {
            var from, to: Vertex
            var low, high: Double
            var turns: [Int]
        }
        struct Ends: Hashable { var from, to: Vertex }
        var known: [Ends: Int] = [:]
        var spans: [Span] = []
        for edge in edges {
            let up = slanted(edge.from) < slanted(edge.to)
            let ends = up ? Ends(from: edge.from, to: edge.to) : Ends(from: edge.to, to: edge.from)
            let index = known[ends] ?? spans.count
            if index == spans.count {
                known[ends] = index
                spans.append(Span(from: ends.from, to: ends.to, low: slanted(ends.from), high: slanted(ends.to), turns: [0, 0]))
            }
            spans[index].turns[edge.path] += up ? 1 : -1
        }
        spans.sort { $0.low < $1.low }
        return spans.map { span in
            let middle = (span.low + span.high) / 2, x = (span.from.x + span.to.x) / 2
            var before = [0, 0]
            for other in spans {
                if other.low > middle { break }
                guard other.high > middle else { continue }
                let part = (middle - other.low) / (other.high - other.low)
                if other.from.x + part * (other.to.x - other.from.x) < x, other.from != span.from || other.to != span.to {
                    before[0] += other.turns[0]
                    before[1] += other.turns[1]
                }
            }
            return Piece(from: span.from, to: span.to, before: before, after: [before[0] + span.turns[0], before[1] + span.turns[1]])
        }
    }

    // MARK: Joining

    /// Returns the outlines of the area for which `isInside` is true, as simple closed lines; holes run in the opposite direction.
    static func loops(_ pieces: [Piece], isInside: ([Int]) -> Bool) -> [[Vertex]] {
        var edges: [(from: Vertex, to: Vertex)] = []
        var leaving: [Vertex: [Int]] = [:]
        for piece in pieces {
            let (before, after) = (isInside(piece.before), isInside(piece.after))
            guard before != after else { continue }
            edges.append(after ? (piece.from, piece.to) : (piece.to, piece.from))
            leaving[edges[edges.count - 1].from, default: []].append(edges.count - 1)
        }
        var isUsed = [Bool](repeating: false, count: edges.count)
        var loops: [[Vertex]] = []
        for start in edges.indices where !isUsed[start] {
            var loop = [edges[start].from], current = start
            while true {
                isUsed[current] = current != start
                let (back, place) = (edges[current].from, edges[current].to)
                // If several edges continue, the one along this area: the first one in a turn from the incoming edge.
                func turn(_ index: Int) -> Double {
                    let came = atan2(back.y - place.y, back.x - place.x),
                        goes = atan2(edges[index].to.y - place.y, edges[index].to.x - place.x)
                    let angle = (goes - came).truncatingRemainder(dividingBy: 2 * .pi)
                    return angle > 1e-12 ? angle : angle + 2 * .pi
                }
                guard let next = (leaving[place] ?? []).filter({ !isUsed[$0] }).min(by: { turn($0) < turn($1) }), next != start else {
                    break
                }
                loop.append(place)
                current = next
            }
            isUsed[start] = true
            let simple = straightened(loop)
            if simple.count > 2 { loops.append(simple) }
        }
        return loops
    }

    /// Returns the loop without points on the line between their neighbors.
    private static func straightened(_ loop: [Vertex]) -> [Vertex] {
        var kept: [Vertex] = []
        func isNeedless(_ vertex: Vertex, _ before: Vertex, _ after: Vertex) -> Bool {
            let (rx, ry) = (after.x - before.x, after.y - before.y), cross = (vertex.x - before.x) * ry - (vertex.y - before.y) * rx
            return cross * cross <= (rx * rx + ry * ry) / (2048 * 2048)
        }
        for (index, vertex) in loop.enumerated() {
            let before = kept.last ?? loop[loop.count - 1], after = loop[(index + 1) % loop.count]
            if !isNeedless(vertex, before, after) { kept.append(vertex) }
        }
        return kept
    }

    /// Returns twice the area of a loop; negative for a hole.
    static func area(_ loop: [Vertex]) -> Double {
        -zip(loop, loop.dropFirst() + loop.prefix(1)).reduce(0) { $0 + $1.0.x * $1.1.y - $1.1.x * $1.0.y }
    }
}
