/// Places the scenes of a flow in columns: as far right as the shortest way from an entry point is long. Parts that nothing connects
/// stand side by side, on shelves about as wide as all of them are high.
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
        var remaining = graph.nodes.map(\.id)
        var depth: [String: Int] = [:]
        let starts = graph.nodes.filter { $0.isInitial && incoming[$0.id] == nil }.map(\.id)
            + graph.nodes.filter(\.isInitial).map(\.id) + graph.nodes.filter { incoming[$0.id] == nil }.map(\.id) + remaining
        for start in starts where depth[start] == nil {
            depth[start] = 0
            var queue = [start]
            var index = 0
            while index < queue.count {
                let node = queue[index]
                index += 1
                for next in outgoing[node] ?? [] where depth[next] == nil {
                    depth[next] = (depth[node] ?? 0) + 1
                    queue.append(next)
                }
            }
            var byColumn: [Int: [String]] = [:]
            for node in queue { byColumn[depth[node] ?? 0, default: []].append(node) }
            order(&byColumn, incoming)
            parts.append(Part(byColumn))
            remaining.removeAll { depth[$0] != nil }
        }
        shelve(parts)
    }

    /// Scenes that segues connect, in columns.
    private struct Part {
        let nodes: [Int: [String]]
        let columns: Int
        let rows: Int

        init(_ nodes: [Int: [String]]) {
            self.nodes = nodes
            columns = (nodes.keys.max() ?? 0) + 1
            rows = nodes.values.map(\.count).max() ?? 0
        }
    }

    /// A row is about a third as high as a column is wide.
    private static let columnsPerRow = 0.3

    private mutating func shelve(_ parts: [Part]) {
        let area = parts.reduce(0) { $0 + $1.columns * $1.rows }
        let width = max(parts.map(\.columns).max() ?? 0, Int((Double(area) * Self.columnsPerRow).squareRoot().rounded(.up)))
        var (x, y, height) = (0, 0, 0)
        // What stands alone comes last: it would tear the shelves of the others apart.
        for part in parts.filter({ $0.columns > 1 }) + parts.filter({ $0.columns == 1 }) {
            if x > 0, x + part.columns > width { (x, y, height) = (0, y + height, 0) }
            for (column, nodes) in part.nodes {
                for (row, node) in nodes.enumerated() { places[node] = Place(column: x + column, row: y + row) }
            }
            columns = max(columns, x + part.columns)
            height = max(height, part.rows)
            x += part.columns
        }
        rows = y + height
    }

    /// Two sweeps by the mean row of the predecessors keep most arrows from crossing.
    private func order(_ columns: inout [Int: [String]], _ incoming: [String: [String]]) {
        for _ in 0..<2 {
            for column in columns.keys.sorted() where column > 0 {
                var rows: [String: Double] = [:]
                for (row, node) in (columns[column - 1] ?? []).enumerated() { rows[node] = Double(row) }
                let nodes = columns[column] ?? []
                let weights = nodes.enumerated().map { row, node in
                    let known = (incoming[node] ?? []).compactMap { rows[$0] }
                    return known.isEmpty ? Double(row) : known.reduce(0, +) / Double(known.count)
                }
                columns[column] = nodes.indices.sorted { (weights[$0], $0) < (weights[$1], $1) }.map { nodes[$0] }
            }
        }
    }
}
