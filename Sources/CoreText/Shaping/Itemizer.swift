import CHarfBuzz
import Foundation

/// Divides text into pieces of one style, face, direction, and script.
struct Itemizer {
    struct Item {
        var range: Range<Int>
        var style: TextStyle
        var face: FontFace
        var level: UInt8
        var script: hb_script_t
    }

    let shaper: Shaper
    let levels: [UInt8]
    let starts: [Bool]

    func items() -> [Item] {
        var items: [Item] = []
        var styleIndex = 0
        var index = shaper.range.lowerBound
        var script = HB_SCRIPT_COMMON
        let functions = hb_unicode_funcs_get_default()
        while index < shaper.range.upperBound {
            var end = index + 1
            while end < shaper.range.upperBound, !starts[end - shaper.range.lowerBound] { end += 1 }
            while shaper.styles[styleIndex].range.upperBound <= index, styleIndex + 1 < shaper.styles.count { styleIndex += 1 }
            let style = shaper.styles[styleIndex].style
            let (first, _) = shaper.scalar(at: index)
            let own = hb_unicode_script(functions, first.value)
            let isNeutral = own == HB_SCRIPT_COMMON || own == HB_SCRIPT_INHERITED || own == HB_SCRIPT_UNKNOWN
            if !isNeutral { script = own }
            let face = face(for: index..<end, first, style)
            let level = levels[index - shaper.range.lowerBound]
            let isAttachment = style.attachment != nil
            if let last = items.last, last.style === style, last.face === face, last.level == level, !isAttachment,
                isNeutral || last.script == script || last.script == HB_SCRIPT_COMMON
            {
                items[items.count - 1].range = last.range.lowerBound..<end
                if last.script == HB_SCRIPT_COMMON { items[items.count - 1].script = isNeutral ? HB_SCRIPT_COMMON : script }
            } else {
                items.append(
                    Item(range: index..<end, style: style, face: face, level: level, script: isNeutral ? HB_SCRIPT_COMMON : script))
            }
            index = end
        }
        return items
    }

    /// Returns the face for one grapheme.
    private func face(for cluster: Range<Int>, _ first: Unicode.Scalar, _ style: TextStyle) -> FontFace {
        let font = style.font
        var scalars = [first]
        var index = cluster.lowerBound + UTF16.width(first)
        while index < cluster.upperBound {
            let (scalar, length) = shaper.scalar(at: index)
            scalars.append(scalar)
            index += length
        }
        if wantsEmoji(scalars), let emoji = FontLibrary.shared.emoji, emoji.glyph(for: first) != nil { return emoji }
        if let cut = font.cutForTallLetters, CTFont.tallLetters.contains(first.value) { return cut }
        let needed = scalars.filter { !$0.properties.isDefaultIgnorableCodePoint && $0.properties.generalCategory != .control }
        if needed.allSatisfy({ font.face.glyph(for: $0) != nil }) { return font.face }
        guard let missing = needed.first(where: { font.face.glyph(for: $0) == nil }) else { return font.face }
        // A mark that only another face has moves its base letter to that face.
        return FontLibrary.shared.fallback(for: missing, isBold: font.isBold) ?? font.face
    }

    private func wantsEmoji(_ scalars: [Unicode.Scalar]) -> Bool {
        if scalars.contains("\u{FE0E}") { return false }
        if scalars.contains("\u{FE0F}") || scalars.contains("\u{20E3}") { return true }
        return scalars.contains { $0.properties.isEmojiPresentation }
    }
}
