/// Arranges the scenes of a flow in columns: the column is the length of the shortest path from an entry point, and each scene is centered
/// beside the scenes that it leads to, so that those edges do not cross. Disconnected parts fill an area that is about as wide as it is
/// high.
package struct FlowLayout {
    package struct Place: Equatable {
        package var column: Int
        package var row: Int
    }

    package private(set) var places: [String: Place] = [:]
    package private(set) var columns = 0
    package private(set) var rows = 0

    package init(_ graph: FlowGraph) {
        var outgoing: [String: [String]] = [:]
        var incoming: [String: [String]] = [:]
        for edge in graph.edges where edge.source != edge.destination {
            outgoing[edge.source, default: []].append(edge.destination)
            incoming[edge.destination, default: []].append(edge.source)
        }
        var parts: [Part] = []
        var partOf: [String: Int] = [:]
        var depth: [String: Int] = [:]
        let nodes = graph.nodes
        let starts =
            nodes.filter { $0.isInitial && incoming[$0.id] == nil } + nodes.filter { incoming[$0.id] == nil } + nodes.filter(\.isInitial)
            + nodes
        for start in starts.map(\.id) where depth[start] == nil {
            depth[start] = 0
            var queue = [start]
            var found: [String: [String]] = [:]
            var index = 0
            while index < queue.count {
                let node = queue[index]
                index += 1
                for next in outgoing[node] ?? [] where depth[next] == nil {
                    depth[next] = (depth[node] ?? 0) + 1
                    queue.append(next)
                    found[node, default: []].append(next)
                }
            }
            let part = Part(queue, depth, found)
            // Nodes that lead to placed scenes join them, to the left of the first.
            let bridges = queue.lazy.flatMap { node in (outgoing[node] ?? []).map { (from: node, to: $0) } }
            if let bridge = bridges.first(where: { partOf[$0.to] != nil }), let index = partOf[bridge.to] {
                parts[index].join(part, shift: parts[index].column(of: bridge.to) - 1 - part.column(of: bridge.from))
                for node in queue { partOf[node] = index }
            } else {
                for node in queue { partOf[node] = parts.count }
                parts.append(part)
            }
        }
        pack(parts)
    }

    /// Connected scenes, arranged in columns.
    private struct Part {
        private(set) var places: [(node: String, place: Place)]
        private(set) var columns: Int
        private(set) var rows: Int

        func column(of node: String) -> Int { places.first { $0.node == node }?.place.column ?? 0 }

        /// Adds `other` below its own rows, `shift` columns to the right; a negative shift moves its own scenes instead.
        mutating func join(_ other: Part, shift: Int) {
            for index in places.indices { places[index].place.column += max(0, -shift) }
            places += other.places.map { ($0.node, Place(column: $0.place.column + max(0, shift), row: $0.place.row + rows)) }
            columns = max(columns + max(0, -shift), other.columns + max(0, shift))
            rows += other.rows
        }

        /// Arranges `nodes`, which are in the order in which they were found, with the node that each was found from.
        init(_ nodes: [String], _ depth: [String: Int], _ found: [String: [String]]) {
            // The leaves are below one another, in traversal order.
            var rowOf: [String: Int] = [:]
            var stack = Array(nodes.prefix(1))
            var ends = 0
            while let node = stack.popLast() {
                guard let next = found[node] else {
                    rowOf[node] = ends
                    ends += 1
                    continue
                }
                stack += next.reversed()
            }
            for node in nodes.reversed() {
                guard let next = found[node], let first = next.first.flatMap({ rowOf[$0] }), let last = next.last.flatMap({ rowOf[$0] })
                else { continue }
                rowOf[node] = (first + last) / 2
            }
            places = nodes.map { ($0, Place(column: depth[$0] ?? 0, row: rowOf[$0] ?? 0)) }
            columns = (places.map(\.place.column).max() ?? 0) + 1
            rows = ends
        }
    }

    /// The ratio of columns to rows: a row is about a third as high as a column is wide.
    private static let columnsPerRow = 0.3

    /// Moves each part to the highest position where it fits, the leftmost of those.
    private mutating func pack(_ parts: [Part]) {
        let area = parts.reduce(0) { $0 + $1.columns * $1.rows }
        let width = max(parts.map(\.columns).max() ?? 0, Int((Double(area) * Self.columnsPerRow).squareRoot().rounded(.up)))
        var taken = Array(repeating: 0, count: width)
        // Single nodes come last and fill the gaps.
        for part in parts.filter({ $0.columns > 1 }) + parts.filter({ $0.columns == 1 }) {
            let tops = (0...width - part.columns).map { taken[$0..<$0 + part.columns].max() ?? 0 }
            let top = tops.min() ?? 0
            let left = tops.firstIndex(of: top) ?? 0
            for (node, place) in part.places { places[node] = Place(column: left + place.column, row: top + place.row) }
            for column in left..<left + part.columns { taken[column] = top + part.rows }
            columns = max(columns, left + part.columns)
            rows = max(rows, top + part.rows)
        }
    }
}
