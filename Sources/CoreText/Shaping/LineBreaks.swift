import CUnibreak
import Foundation

/// Finds possible line breaks by Unicode's rules.
enum LineBreaks {
    private static let isReady: Bool = {
        init_linebreak()
        return true
    }()

    /// Returns, for each unit of `range`, whether a new line may start after it.
    static func opportunities(_ text: [UInt16], _ range: Range<Int>, starts: [Bool]) -> [Bool] {
        guard isReady, !range.isEmpty else { return [] }
        var breaks = [CChar](repeating: 2, count: range.count)
        let units = text[range].map(tame)
        set_linebreaks_utf16(units, units.count, "en", &breaks)
        return (0..<range.count).map { index in
            // The library predates emoji sequences: never break inside a grapheme.
            let isAllowed = breaks[index] == 1 || breaks[index] == 0
            return isAllowed && (index + 1 == range.count || starts[index + 1])
        }
    }
    /// Replaces units that libunibreak, from 2012, aborts on: surrogates and the object replacement character are treated as ideographs,
    /// with the second surrogate as a combining mark.
    private static func tame(_ unit: UInt16) -> UInt16 {
        switch unit {
        case 0xFFFC, 0xD800...0xDBFF: 0x4E00
        case 0xDC00...0xDFFF: 0x0301
        default: unit
        }
    }
}
