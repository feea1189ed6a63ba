/// A change to a file's bytes. The creator of an edit keeps the newlines of the replaced range, so that lines never move.
struct Edit {
    let start: Int
    let end: Int
    let text: String

    /// Applies edits to `source`; an edit within an earlier one is dropped.
    static func apply(_ edits: [Edit], to source: [UInt8]) -> [UInt8] {
        let ordered = edits.enumerated().sorted {
            ($0.element.start, $0.element.end, $0.offset) < ($1.element.start, $1.element.end, $1.offset)
        }.map(\.element)
        var result: [UInt8] = []
        result.reserveCapacity(source.count + 1024)
        var position = 0
        for edit in ordered where edit.start >= position {
            result += source[position..<edit.start]
            result += edit.text.utf8
            position = edit.end
        }
        result += source[position...]
        return result
    }
}
