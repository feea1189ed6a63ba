/// Maps columns of translated lines to the user's columns. Contains only lines in which text was replaced by text of another length.
public struct ColumnMap: Codable, Hashable, Sendable {
    struct Shift: Codable, Hashable, Sendable {
        /// The 1-based column in the original line, in UTF-8 bytes, as the compiler counts.
        var column: Int
        var oldLength: Int
        var newLength: Int
    }
    private var shifts: [Int: [Shift]] = [:]

    init(_ edits: [Edit], source: [UInt8]) {
        let changed = edits.filter { $0.end - $0.start != $0.text.utf8.count }.sorted { ($0.start, $0.end) < ($1.start, $1.end) }
        guard !changed.isEmpty else { return }
        var (line, lineStart, position) = (1, 0, 0)
        for edit in changed {
            while position < edit.start {
                if source[position] == 10 { (line, lineStart) = (line + 1, position + 1) }
                position += 1
            }
            let old = source[edit.start..<edit.end]
            guard !old.contains(10) else { continue }
            shifts[line, default: []].append(
                Shift(column: edit.start - lineStart + 1, oldLength: old.count, newLength: edit.text.prefix { !$0.isNewline }.utf8.count))
        }
    }

    /// Returns the column in the original source for a position in the translation. Lines are the same in both. Columns are in UTF-8 bytes
    /// and counted from 1.
    public func original(line: Int, column: Int) -> Int {
        var offset = 0
        for shift in shifts[line] ?? [] {
            let start = shift.column + offset
            if column < start { break }
            if column < start + shift.newLength { return shift.column }
            offset += shift.newLength - shift.oldLength
        }
        return column - offset
    }
}
