import Foundation

/// A text file of lines sorted by name, in which a name is found without reading the others.
///
/// A tab ends a line's name, and fields follow. The order is that of the names' bytes in UTF-8.
struct SortedLines {
    private let bytes: Data

    init(_ bytes: Data) { self.bytes = bytes }

    /// Returns what follows the name and its tab, or `nil` if no line with fields has that name.
    subscript(name: String) -> Data? {
        var name = name
        let place = name.withUTF8 { wanted in bytes.withUnsafeBytes { Self.find(wanted, in: $0) } }
        return place.map { bytes[bytes.startIndex + $0.lowerBound..<bytes.startIndex + $0.upperBound] }
    }

    private static func find(_ wanted: UnsafeBufferPointer<UInt8>, in bytes: UnsafeRawBufferPointer) -> Range<Int>? {
        var (low, high) = (0, bytes.count)
        while low < high {
            var start = (low + high) / 2
            while start > low, bytes[start - 1] != UInt8(ascii: "\n") { start -= 1 }
            var end = start, tab: Int?
            while end < high, bytes[end] != UInt8(ascii: "\n") {
                if tab == nil, bytes[end] == UInt8(ascii: "\t") { tab = end }
                end += 1
            }
            let name = bytes[start..<(tab ?? end)]
            if name.elementsEqual(wanted) { return tab.map { $0 + 1..<end } }
            if name.lexicographicallyPrecedes(wanted) { low = end + 1 } else { high = start }
        }
        return nil
    }
}
