/// Suggests corrections for misspelled words.
public enum Nearness {
    /// Returns at most three of `words`, nearest first, without those that share little with `word`.
    public static func nearest(to word: String, among words: [String]) -> [String] {
        let wanted = word.lowercased()
        let ranked = words.map { (word: $0, distance: distance(wanted, $0.lowercased())) }
            .filter { $0.distance <= max(1, wanted.count / 3) || (wanted.count > 2 && $0.word.lowercased().contains(wanted)) }
        return ranked.sorted { ($0.distance, $0.word) < ($1.distance, $1.word) }.prefix(3).map(\.word)
    }

    /// Returns the number of letters to insert, delete, change, or swap with a neighbor.
    public static func distance(_ first: some Sequence<Character>, _ second: some Sequence<Character>) -> Int {
        let (a, b) = (Array(first), Array(second))
        var rows = [Array(0...b.count)]
        for i in 0..<a.count {
            var row = [i + 1]
            for j in 0..<b.count {
                var least = min(rows[i][j] + (a[i] == b[j] ? 0 : 1), rows[i][j + 1] + 1, row[j] + 1)
                if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] { least = min(least, rows[i - 1][j - 1] + 1) }
                row.append(least)
            }
            rows.append(row)
        }
        return rows[a.count][b.count]
    }
}
