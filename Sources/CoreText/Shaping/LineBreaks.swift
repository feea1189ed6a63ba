import CUnibreak
import Foundation

/// Where lines may end, by Unicode's rules.
enum LineBreaks {
    private static let isReady: Bool = {
        init_linebreak()
        return true
    }()

    /// For each unit of `range`, whether a new line may start after it.
    static func opportunities(_ text: [UInt16], _ range: Range<Int>, starts: [Bool]) -> [Bool] {
        guard isReady, !range.isEmpty else { return [] }
        var breaks = [CChar](repeating: 2, count: range.count)
        text.withUnsafeBufferPointer { units in
            guard let base = units.baseAddress else { return }
            set_linebreaks_utf16(base + range.lowerBound, range.count, "en", &breaks)
        }
        return (0..<range.count).map { index in
            // The library is older than emoji sequences: never break inside a grapheme.
            let isAllowed = breaks[index] == 1 || breaks[index] == 0
            return isAllowed && (index + 1 == range.count || starts[index + 1])
        }
    }
}
