import CFribidi
import CHarfBuzz
import Foundation

/// Converts a range of text to glyphs.
struct Shaper {
    let text: [UInt16]
    let range: Range<Int>
    /// The styles and their ranges, which cover the text in order.
    let styles: [(range: Range<Int>, style: TextStyle)]
    let direction: NSWritingDirection

    func shape() -> ShapedText {
        var shaped = ShapedText(
            runs: [], advances: [], isClusterStart: [], baseLevel: direction == .rightToLeft ? 1 : 0)
        if direction != .rightToLeft, let runs = simpleRuns() {
            shaped.runs = runs
            shaped.advances = Array(repeating: 0, count: range.count)
            shaped.isClusterStart = Array(repeating: true, count: range.count)
            for run in runs {
                for glyph in run.glyphs { shaped.advances[Int(glyph.cluster) - range.lowerBound] = glyph.advance }
            }
            return shaped
        }
        let levels = bidiLevels(&shaped.baseLevel)
        shaped.isClusterStart = graphemeStarts()
        for item in Itemizer(shaper: self, levels: levels, starts: shaped.isClusterStart).items() {
            shaped.runs.append(shape(item))
        }
        mergeClusters(&shaped)
        return shaped
    }

    /// Maps Latin, Greek and Cyrillic letters without marks to glyphs one by one.
    private func simpleRuns() -> [ShapedRun]? {
        var runs: [ShapedRun] = []
        for (styleRange, style) in styles {
            let part = styleRange.clamped(to: range)
            guard !part.isEmpty else { continue }
            let font = style.font
            guard !font.usesFeatures, style.attachment == nil else { return nil }
            var glyphs: [ShapedGlyph] = []
            glyphs.reserveCapacity(part.count)
            for index in part {
                let unit = text[index]
                if unit == 9 {
                    glyphs.append(ShapedGlyph(glyph: 0, cluster: Int32(index), advance: 0, dx: 0, dy: 0))
                    continue
                }
                guard unit < UInt16(CTFont.simpleLimit) else { return nil }
                let simple = font.simpleGlyphs[Int(unit)]
                guard simple.glyph != 0 else { return nil }
                let pair = index + 1 < part.upperBound ? font.kern(unit, text[index + 1]) : 0
                glyphs.append(
                    ShapedGlyph(
                        glyph: simple.glyph, cluster: Int32(index), advance: (simple.advance + pair) * style.widening + style.kern,
                        dx: simple.bearing * style.widening, dy: 0))
            }
            runs.append(
                ShapedRun(range: part, style: style, face: font.face, unit: font.unit, level: 0, glyphs: glyphs))
        }
        return runs
    }

    // MARK: Direction

    private func bidiLevels(_ baseLevel: inout UInt8) -> [UInt8] {
        let part = text[range]
        let mayTurn = part.contains { ($0 >= 0x590 && $0 <= 0x8FF) || ($0 >= 0x200E && $0 <= 0x202E) || $0 >= 0xD800 }
        guard direction == .rightToLeft || mayTurn else { return Array(repeating: 0, count: range.count) }
        var scalars: [UInt32] = []
        var owners: [Int] = []
        forEachScalar { scalar, index, _ in
            scalars.append(scalar.value)
            owners.append(index - range.lowerBound)
        }
        var types = [FriBidiCharType](repeating: FriBidiCharType(0), count: scalars.count)
        var brackets = [FriBidiBracketType](repeating: 0, count: scalars.count)
        var levels = [FriBidiLevel](repeating: 0, count: scalars.count)
        let count = FriBidiStrIndex(scalars.count)
        fribidi_get_bidi_types(scalars, count, &types)
        fribidi_get_bracket_types(scalars, count, types, &brackets)
        var base: FriBidiParType =
            switch direction {
            case .natural: FRIBIDI_PAR_ON
            case .leftToRight: FRIBIDI_PAR_LTR
            case .rightToLeft: FRIBIDI_PAR_RTL
            }
        _ = fribidi_get_par_embedding_levels_ex(types, brackets, count, &base, &levels)
        baseLevel = UInt8(base.rawValue & 1)
        var result = [UInt8](repeating: baseLevel, count: range.count)
        for (place, owner) in owners.enumerated() {
            let end = place + 1 < owners.count ? owners[place + 1] : range.count
            for unit in owner..<end { result[unit] = UInt8(max(levels[place], 0)) }
        }
        return result
    }

    /// Calls `body` with each scalar, its UTF-16 index and its length.
    func forEachScalar(_ body: (Unicode.Scalar, Int, Int) -> Void) {
        var index = range.lowerBound
        while index < range.upperBound {
            let (scalar, length) = scalar(at: index)
            body(scalar, index, length)
            index += length
        }
    }

    func scalar(at index: Int) -> (Unicode.Scalar, Int) {
        let unit = text[index]
        if UTF16.isLeadSurrogate(unit), index + 1 < range.upperBound, UTF16.isTrailSurrogate(text[index + 1]) {
            let value = 0x10000 + (UInt32(unit) - 0xD800) << 10 + UInt32(text[index + 1]) - 0xDC00
            return (Unicode.Scalar(value) ?? "\u{FFFD}", 2)
        }
        return (Unicode.Scalar(UInt32(unit)) ?? "\u{FFFD}", 1)
    }

    private func graphemeStarts() -> [Bool] {
        var starts = [Bool](repeating: false, count: range.count)
        var index = 0
        for character in String(decoding: text[range], as: UTF16.self) {
            if index < starts.count { starts[index] = true }
            index += character.utf16.count
        }
        return starts
    }

    // MARK: HarfBuzz

    private func shape(_ item: Itemizer.Item) -> ShapedRun {
        let font = item.style.font
        let isCut = item.face !== font.face && item.face === font.cutForTallLetters
        let isOwn = item.face === font.face || isCut
        // A fallback face keeps its own proportions, except that emoji are as wide as Apple's.
        let unit =
            item.face.emojiUnit(at: font.size)
            ?? (isOwn ? font.unit * font.face.unitsPerEm / item.face.unitsPerEm : font.size / item.face.unitsPerEm)
        var run = ShapedRun(
            range: item.range, style: item.style, face: item.face, unit: unit, level: item.level, glyphs: [])
        if let attachment = item.style.attachment, text[item.range.lowerBound] == 0xFFFC || attachment is CTRunDelegate {
            let bounds = attachment.attachmentBounds(
                lineWidth: .greatestFiniteMagnitude, ascent: font.ascent, position: .zero,
                characterIndex: item.range.lowerBound)
            run.glyphs = item.range.map {
                ShapedGlyph(glyph: 0, cluster: Int32($0), advance: bounds.width.isFinite ? max(bounds.width, 0) : 0, dx: 0, dy: 0)
            }
            return run
        }
        guard let buffer = hb_buffer_create() else { return run }
        defer { hb_buffer_destroy(buffer) }
        shape(item, in: buffer, withoutFeatures: isOwn && !font.usesFeatures)
        var count: UInt32 = 0
        guard let infos = hb_buffer_get_glyph_infos(buffer, &count),
            let positions = hb_buffer_get_glyph_positions(buffer, &count)
        else { return run }
        run.glyphs.reserveCapacity(Int(count))
        for index in 0..<Int(count) {
            let (info, position) = (infos[index], positions[index])
            let own = CGFloat(position.x_advance) * unit
            var advance = own
            var bearing: CGFloat = 0
            let cluster = Int(info.cluster)
            if text[cluster] == 9 || text[cluster] == 10 || text[cluster] == 13 || text[cluster] == 0x2028 {
                advance = 0
            } else if isOwn, !font.usesFeatures, own != 0 {
                advance = font.advance(of: isCut ? font.face.glyph(for: scalar(at: cluster).0) ?? 0 : info.codepoint)
                bearing = (advance - own) / 2
                if item.level & 1 == 0, index + 1 < Int(count), infos[index + 1].cluster == info.cluster + 1 {
                    advance += font.kern(text[cluster], text[cluster + 1])
                }
            }
            // Kerning applies once per cluster, after its last glyph in reading order.
            let isLast =
                item.level & 1 == 1
                ? index == 0 || infos[index - 1].cluster != info.cluster
                : index + 1 == Int(count) || infos[index + 1].cluster != info.cluster
            advance *= item.style.widening
            if isLast, advance != 0 { advance += item.style.kern }
            run.glyphs.append(
                ShapedGlyph(
                    glyph: text[cluster] == 9 ? 0 : info.codepoint, cluster: Int32(info.cluster), advance: advance,
                    dx: CGFloat(position.x_offset) * unit + bearing, dy: CGFloat(position.y_offset) * unit))
        }
        return run
    }

    /// Puts the item's text into the buffer, which then contains its glyphs. `withoutFeatures` turns off the face's kerning and ligatures.
    private func shape(_ item: Itemizer.Item, in buffer: OpaquePointer, withoutFeatures: Bool) {
        hb_buffer_set_cluster_level(buffer, HB_BUFFER_CLUSTER_LEVEL_MONOTONE_GRAPHEMES)
        text.withUnsafeBufferPointer { units in
            hb_buffer_add_utf16(
                buffer, units.baseAddress, Int32(units.count), UInt32(item.range.lowerBound), Int32(item.range.count))
        }
        hb_buffer_set_direction(buffer, item.level & 1 == 1 ? HB_DIRECTION_RTL : HB_DIRECTION_LTR)
        hb_buffer_set_script(buffer, item.script)
        // The process's language must not affect the glyphs.
        hb_buffer_set_language(buffer, hb_language_from_string("und", -1))
        let tags: [String] = withoutFeatures ? ["kern", "calt", "liga", "clig"] : item.style.usesLigatures ? [] : ["liga", "clig"]
        let features = tags.map { tag in
            hb_feature_t(tag: Shaper.tag(tag), value: 0, start: 0, end: UInt32.max)
        }
        hb_shape(item.face.harfBuzz, buffer, features, UInt32(features.count))
    }

    static func tag(_ name: String) -> UInt32 { name.utf8.reduce(0) { $0 << 8 | UInt32($1) } }

    /// Adds glyph widths up to clusters, merging graphemes that HarfBuzz joined into ligatures.
    private func mergeClusters(_ shaped: inout ShapedText) {
        shaped.advances = Array(repeating: 0, count: range.count)
        for run in shaped.runs {
            for glyph in run.glyphs { shaped.advances[Int(glyph.cluster) - range.lowerBound] += glyph.advance }
        }
        // A grapheme whose glyph belongs to an earlier grapheme's ligature shares its width.
        for run in shaped.runs {
            let clusters = Set(run.glyphs.map { Int($0.cluster) })
            var index = run.range.lowerBound
            while index < run.range.upperBound {
                var end = index + 1
                var graphemes = [index]
                while end < run.range.upperBound, !clusters.contains(end) {
                    if shaped.isClusterStart[end - range.lowerBound] { graphemes.append(end) }
                    end += 1
                }
                if graphemes.count > 1 {
                    let share = shaped.advances[index - range.lowerBound] / CGFloat(graphemes.count)
                    for grapheme in graphemes { shaped.advances[grapheme - range.lowerBound] = share }
                }
                index = end
            }
        }
    }
}
