import CHarfBuzz
import Foundation

/// The system font's pair kerning. San Francisco's own was never recorded; its measured strings (Tests/Measurements,
/// tables/font_advances_ios_compact.json) are narrower than the sums of their advances: by Inter's negative pairs at text sizes, and at
/// display sizes by two fifths more with capitals ("AVAST Wavy To. LT") and three tenths more without ("The quick brown fox").
enum SystemKerning {
    /// A pair's kerning at text and display sizes, in 2048ths of the size.
    struct Pair {
        var text: Int16
        var display: Int16
    }

    private static let count = 128
    private static let unknown = Int16.min
    /// The kerning by first and second character. Accessed under ``TextLock``.
    private nonisolated(unsafe) static let pairs: UnsafeMutablePointer<Pair> = {
        let pairs = UnsafeMutablePointer<Pair>.allocate(capacity: count * count)
        pairs.initialize(repeating: Pair(text: unknown, display: 0), count: count * count)
        return pairs
    }()
    /// Pairs from measured labels that Inter does not kern: "What's" (semibold at 3x) is 55.667 points wide at 17 points and 52.667 at 16,
    /// which leaves 107 or 108 units; "Fwd: Jane's independent studies" (15 regular, 224.333) agrees.
    /// "light_yellow" (thumbtack/thumbprint-ios, PillTest) is a point wider at 14 points than with Inter's "_y".
    /// A comma or a period and a space are closer at display sizes alone: in thumbtack/thumbprint-ios (iOS 17.5), ButtonTest, the letters
    /// after ", " and after ". " are 6 pixels nearer in bold of 34.9 points at 3x and at their places in bold of 16 points; in
    /// square/Blueprint (iOS 15 to 17), LabelTests, they are 2 pixels nearer in semibold of 32 points at 1x.
    /// "What's the point?" is 210.667 points wide at 28 points, 225.667 at 30 and 240.333 at 32 (pointfreeco/swift-snapshot-testing,
    /// testTraitsWithView); in semibold of 53 points, the apostrophe is 28 units nearer to the "t" than without a pair.
    private static let measured: [[UInt16]: Pair] = [
        Array("'s".utf16): Pair(text: -108, display: -80), Array("t'".utf16): Pair(text: 0, display: -26),
        Array("_y".utf16): Pair(text: 0, display: 0),
        Array(", ".utf16): Pair(text: 0, display: -114), Array(". ".utf16): Pair(text: 0, display: -114),
    ]
    private static let reference = FontLibrary.shared.face(named: "Inter-Regular.otf")

    /// Returns a pair's kerning in 2048ths of the size, `share` of the way from text to display sizes.
    @inline(__always)
    static func units(_ first: UInt16, _ second: UInt16, share: CGFloat) -> CGFloat {
        guard first < count, second < count else { return 0 }
        var pair = pairs[Int(first) * count + Int(second)]
        if pair.text == unknown { pair = measure(first, second) }
        return CGFloat(pair.text) + share * CGFloat(pair.display - pair.text)
    }

    private static func measure(_ first: UInt16, _ second: UInt16) -> Pair {
        var pair = measured[[first, second]] ?? Pair(text: 0, display: 0)
        if measured[[first, second]] == nil, first > 32, second > 32, let reference, let buffer = hb_buffer_create() {
            hb_buffer_add_utf16(buffer, [first, second], 2, 0, 2)
            hb_buffer_set_direction(buffer, HB_DIRECTION_LTR)
            hb_buffer_set_script(buffer, HB_SCRIPT_LATIN)
            hb_buffer_set_language(buffer, hb_language_from_string("und", -1))
            // Only kerning is measured, so all other features are off.
            let features = ["calt", "liga", "clig", "ccmp"].map { hb_feature_t(tag: Shaper.tag($0), value: 0, start: 0, end: UInt32.max) }
            hb_shape(reference.harfBuzz, buffer, features, UInt32(features.count))
            var glyphs: UInt32 = 0
            if let infos = hb_buffer_get_glyph_infos(buffer, &glyphs), let positions = hb_buffer_get_glyph_positions(buffer, &glyphs),
                glyphs == 2
            {
                let own = (0..<2).reduce(CGFloat(0)) { $0 + reference.advance(of: infos[$1].codepoint) }
                let kern = CGFloat(positions[0].x_advance + positions[1].x_advance) - own
                let units = min(kern, 0) / reference.unitsPerEm * 2048 * SystemFontMetrics.outlineScale
                let hasCapital = (65...90).contains(first) || (65...90).contains(second)
                pair = Pair(text: Int16(units.rounded()), display: Int16((units * (hasCapital ? 1.4 : 1.3)).rounded()))
            }
            hb_buffer_destroy(buffer)
        }
        pairs[Int(first) * count + Int(second)] = pair
        return pair
    }
}

extension CTFont {
    /// Returns the kerning of a pair of characters in points.
    @inline(__always)
    func kern(_ first: UInt16, _ second: UInt16) -> CGFloat {
        guard kernUnit != 0 else { return 0 }
        // Digits of one width are not kerned, with a period or a comma either: in gonzalezreal/swift-markdown-ui (iOS 16.4),
        // MarkdownListTests/testNumberedList, the periods of "10." and "11." are at one place, and "1,000." is 1.5 points wider.
        if keepsDigitsApart, isDigitOrSeparator(first), isDigitOrSeparator(second) { return 0 }
        return SystemKerning.units(first, second, share: kernShare) * kernUnit
    }

    private func isDigitOrSeparator(_ unit: UInt16) -> Bool { (48...57).contains(unit) || unit == 44 || unit == 46 }
}
