import CHarfBuzz
import Foundation

/// The system font's pair kerning. San Francisco's own was never recorded; its measured strings (Tests/Measurements,
/// tables/font_advances_ios_compact.json) are narrower than the sums of their advances: by Inter's negative pairs at text sizes and by
/// about a third more at display sizes, in every weight.
enum SystemKerning {
    private static let count = 128
    private static let unknown = Int16.min
    private static let displayShare: CGFloat = 0.35
    /// The kerning at text sizes, in 2048ths of the size, by first and second character. Accessed under ``TextLock``.
    private nonisolated(unsafe) static let pairs: UnsafeMutablePointer<Int16> = {
        let pairs = UnsafeMutablePointer<Int16>.allocate(capacity: count * count)
        pairs.initialize(repeating: unknown, count: count * count)
        return pairs
    }()
    /// Pairs from measured labels that Inter does not kern: "What's" (semibold at 3x) is 55.667 points wide at 17 points and 52.667 at 16,
    /// which leaves 107 or 108 units; "Fwd: Jane's independent studies" (15 regular, 224.333) agrees.
    /// "light_yellow" (thumbtack/thumbprint-ios, PillTest) is a point wider at 14 points than with Inter's "_y".
    private static let measured: [[UInt16]: Int16] = [Array("'s".utf16): -108, Array("_y".utf16): 0]
    private static let reference = FontLibrary.shared.face(named: "Inter-Regular.otf")

    /// Returns the points per unit of a pair.
    static func unit(size: CGFloat) -> CGFloat { size / 2048 * (1 + displayShare * CGFloat(SystemFontMetrics.opticalShare(size))) }

    @inline(__always)
    static func units(_ first: UInt16, _ second: UInt16) -> CGFloat {
        guard first < count, second < count else { return 0 }
        let known = pairs[Int(first) * count + Int(second)]
        return CGFloat(known == unknown ? measure(first, second) : known)
    }

    private static func measure(_ first: UInt16, _ second: UInt16) -> Int16 {
        var units = measured[[first, second]] ?? 0
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
                units = Int16((min(kern, 0) / reference.unitsPerEm * 2048 * SystemFontMetrics.outlineScale).rounded())
            }
            hb_buffer_destroy(buffer)
        }
        pairs[Int(first) * count + Int(second)] = units
        return units
    }
}

extension CTFont {
    /// Returns the kerning of a pair of characters in points.
    @inline(__always)
    func kern(_ first: UInt16, _ second: UInt16) -> CGFloat {
        guard kernUnit != 0 else { return 0 }
        if keepsDigitsApart, (48...57).contains(first), (48...57).contains(second) { return 0 }
        return SystemKerning.units(first, second) * kernUnit
    }
}
