import SwiftSyntax

/// Converts between byte positions and lines and columns. SwiftSyntax's own converter visits every token of a file.
struct LineTable {
    /// The offset of each line's start.
    private let starts: [Int]

    init(_ source: [UInt8]) {
        var starts = [0]
        source.withUnsafeBufferPointer { bytes in
            for index in bytes.indices where bytes[index] == 10 { starts.append(index + 1) }
        }
        self.starts = starts
    }

    /// Returns the offset of a 1-based line and column.
    func offset(line: Int, column: Int) -> Int { (line <= starts.count ? starts[line - 1] : starts[starts.count - 1]) + column - 1 }

    /// Returns the 1-based line and column; the column counts UTF-8 bytes, as in the compiler.
    func location(for position: AbsolutePosition) -> (line: Int, column: Int) {
        let offset = position.utf8Offset
        var (low, high) = (0, starts.count)
        while high - low > 1 {
            let middle = (low + high) / 2
            if starts[middle] <= offset { low = middle } else { high = middle }
        }
        return (low + 1, offset - starts[low] + 1)
    }
}
