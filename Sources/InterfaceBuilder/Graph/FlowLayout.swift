/// Places the scenes of a flow in columns: as far right as the shortest way from an entry point is long.
struct FlowLayout {
    struct Place: Equatable {
        var column: Int
        var row: Int
    }

    private(set) var places: [String: Place] = [:]
    private(set) var columns = 0
    private(set) var rows = 0

    init(_ graph: FlowGraph) {
        var outgoing: [String: [String]] = [:]
        var incoming: [String: [String]] = [:]
        for edge in graph.edges where edge.source != edge.destination {
            outgoing[edge.source, default: []].append(edge.destination)
            incoming[edge.destination, default: []].append(edge.source)
        }
        // Each connected part gets a band of rows of its own.
        var base = 0
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
            for (column, nodes) in byColumn {
                for (row, node) in nodes.enumerated() { places[node] = Place(column: column, row: base + row) }
                columns = max(columns, column + 1)
            }
            base += byColumn.values.map(\.count).max() ?? 0
            remaining.removeAll { depth[$0] != nil }
        }
        rows = base
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
