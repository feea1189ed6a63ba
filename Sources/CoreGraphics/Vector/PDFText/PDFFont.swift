import Foundation

/// A font of a PDF page: maps codes to glyphs and their advances.
// FIXME(gap): multibyte fonts are drawn only if embedded with glyph numbers as codes (Identity-H); no predefined maps, no vertical writing.
final class PDFFont {
    struct Glyph {
        /// The outline in ems, y upward, or `nil` if the glyph is blank.
        var outline: CGPath?
        /// The advance in ems.
        var advance: CGFloat
        /// Whether this is the one-byte code 32, to which word spacing applies.
        var isSpace: Bool
        /// The content stream of a Type 3 font's glyph, in the font's own space.
        var procedure: PDFObject?
    }

    private enum Kind {
        /// A font with one byte per character. The encoding is complete if the file names one; otherwise an embedded font's own completes
        /// it.
        case simple(PDFEncoding, isWhole: Bool)
        /// A font with two bytes per character.
        case composite(glyphs: [UInt8]?)
        /// A font in which each glyph is a small page.
        case drawn([Int: PDFObject])
    }

    private let kind: Kind
    private let face: OpenedFont?
    private let isEmbedded: Bool
    private var widths: [Int: CGFloat] = [:]
    private let defaultWidth: CGFloat?
    /// Maps the space of a Type 3 font's glyphs to ems.
    let matrix: CGAffineTransform
    let resources: [String: PDFObject]?
    private var known: [Int: Glyph] = [:]

    init?(_ object: PDFObject, _ file: PDFFile) {
        guard let entries = object.dictionary else { return nil }
        let subtype = file.resolve(entries["Subtype"]).name
        let m = file.numbers(entries["FontMatrix"])
        matrix =
            m.count == 6 && m.allSatisfy(\.isFinite)
            ? CGAffineTransform(m[0], m[1], m[2], m[3], m[4], m[5]) : CGAffineTransform(scaleX: 0.001, y: 0.001)
        resources = file.resolve(entries["Resources"]).dictionary
        let descendant = file.resolve(file.resolve(entries["DescendantFonts"]).array?.first).dictionary
        let descriptor = file.resolve((descendant ?? entries)["FontDescriptor"]).dictionary ?? [:]
        let program = ["FontFile2", "FontFile3", "FontFile"].lazy.compactMap { file.data(of: file.resolve(descriptor[$0])) }.first
        let embedded = program.flatMap { OpenedFont(Data($0)) }
        isEmbedded = embedded != nil
        let name = String((file.resolve(entries["BaseFont"]).name ?? "").split(separator: "+").last ?? "")
        let style = PDFStandInFont(name, flags: Int(min(max(file.resolve(descriptor["Flags"]).number ?? 0, 0), 1e9)))
        if subtype == "Type0" {
            guard let descendant else { return nil }
            face = embedded
            kind = .composite(glyphs: file.data(of: file.resolve(descendant["CIDToGIDMap"])))
            defaultWidth = (file.resolve(descendant["DW"]).number ?? 1000) / 1000
            widths = PDFFont.compositeWidths(file.resolve(descendant["W"]).array ?? [], file)
            return
        }
        let first = Int(min(max(file.resolve(entries["FirstChar"]).number ?? 0, 0), 255))
        for (index, width) in file.numbers(entries["Widths"]).prefix(256).enumerated() where width.isFinite {
            widths[first + index] = width / 1000
        }
        defaultWidth = file.resolve(descriptor["MissingWidth"]).number.map { $0 / 1000 }
        let (encoding, isWhole) = PDFFont.encoding(entries["Encoding"], style, isSymbolic: style.isSymbolic && embedded != nil, file)
        if subtype == "Type3" {
            let procedures = file.resolve(entries["CharProcs"]).dictionary ?? [:]
            kind = .drawn(encoding.names.compactMapValues { name in procedures[name].map { file.resolve($0) } })
            face = nil
            return
        }
        kind = .simple(encoding, isWhole: isWhole)
        face =
            embedded
            ?? style.file.flatMap { try? Data(contentsOf: URL(fileURLWithPath: $0), options: .alwaysMapped) }.flatMap { OpenedFont($0) }
    }

    private static func encoding(_ object: PDFObject?, _ style: PDFStandInFont, isSymbolic: Bool, _ file: PDFFile) -> (
        PDFEncoding, isWhole: Bool
    ) {
        let object = file.resolve(object)
        let base = isSymbolic ? nil : PDFEncoding.named(object.name ?? file.resolve(object.dictionary?["BaseEncoding"]).name)
        var encoding = base ?? style.encoding
        if let differences = file.resolve(object.dictionary?["Differences"]).array { encoding.take(differences: differences, file) }
        return (encoding, base != nil)
    }

    /// Parses widths such as "3 [500 600] 10 20 400": widths from 3 on, and one for 10 to 20.
    private static func compositeWidths(_ items: [PDFObject], _ file: PDFFile) -> [Int: CGFloat] {
        var widths: [Int: CGFloat] = [:]
        var index = 0
        func identifier(_ object: PDFObject) -> Int? { file.resolve(object).number.flatMap { $0 >= 0 && $0 < 65_536 ? Int($0) : nil } }
        while index + 1 < items.count {
            guard let first = identifier(items[index]) else { break }
            if let list = file.resolve(items[index + 1]).array {
                for (offset, width) in list.prefix(65_536).enumerated() {
                    widths[first + offset] = (file.resolve(width).number ?? 1000) / 1000
                }
                index += 2
            } else {
                guard index + 2 < items.count, let last = identifier(items[index + 1]), let width = file.resolve(items[index + 2]).number
                else { break }
                if first <= last { for identifier in first...last { widths[identifier] = width / 1000 } }
                index += 3
            }
        }
        return widths
    }

    // MARK: Glyphs

    func glyphs(of bytes: [UInt8]) -> [Glyph] {
        guard case .composite = kind else { return bytes.map { glyph(Int($0)) } }
        return stride(from: 0, to: bytes.count - 1, by: 2).map { glyph(Int(bytes[$0]) << 8 | Int(bytes[$0 + 1])) }
    }

    private func glyph(_ code: Int) -> Glyph {
        if let glyph = known[code] { return glyph }
        let glyph = makeGlyph(code)
        known[code] = glyph
        return glyph
    }

    private func makeGlyph(_ code: Int) -> Glyph {
        switch kind {
        case .drawn(let procedures):
            // The widths of a Type 3 font are in its own space.
            return Glyph(advance: (widths[code] ?? 0) * 1000 * matrix.a, isSpace: code == 32, procedure: procedures[code])
        case .simple(let encoding, let isWhole):
            guard let face else { return Glyph(advance: widths[code] ?? defaultWidth ?? 0, isSpace: code == 32) }
            let index = glyphIndex(code, encoding, isWhole, face)
            let own = index.map { face.advance(of: $0) }
            return glyph(index, advance: widths[code] ?? defaultWidth ?? own ?? 0, isSpace: code == 32)
        case .composite(let map):
            var index: UInt32? = UInt32(code)
            if let map { index = 2 * code + 1 < map.count ? UInt32(map[2 * code]) << 8 | UInt32(map[2 * code + 1]) : nil }
            if let own = face?.glyphsOfIdentifiers { index = own[code] }
            return glyph(index, advance: widths[code] ?? defaultWidth ?? 0, isSpace: false)
        }
    }

    private func glyph(_ index: UInt32?, advance: CGFloat, isSpace: Bool) -> Glyph {
        guard let face, let index, let outline = face.outline(of: index), !outline.isEmpty else {
            return Glyph(advance: advance, isSpace: isSpace)
        }
        var toEms = CGAffineTransform(scaleX: 1 / face.unitsPerEm, y: 1 / face.unitsPerEm)
        return Glyph(outline: outline.copy(using: &toEms), advance: advance, isSpace: isSpace)
    }

    private func glyphIndex(_ code: Int, _ encoding: PDFEncoding, _ isWhole: Bool, _ face: OpenedFont) -> UInt32? {
        if let name = encoding.names[code] {
            if !face.isSFNT, let glyph = face.glyph(named: name) { return glyph }
            if let scalar = PDFGlyphName.scalar(name), let glyph = face.glyph(for: scalar) { return glyph }
            if let glyph = face.glyph(named: name) { return glyph }
        }
        if isEmbedded, !isWhole, let glyph = face.glyph(ownCode: code) { return glyph }
        if let scalar = encoding.characters[code], let glyph = face.glyph(for: scalar) { return glyph }
        return isEmbedded ? face.glyph(ownCode: code) : nil
    }
}

/// The bundled font that replaces a font that a PDF file names but doesn't embed.
struct PDFStandInFont {
    let file: String?
    let encoding: PDFEncoding
    let isSymbolic: Bool

    /// Chooses a font. `flags` are the descriptor's: 1 fixed pitch, 2 serif, 4 symbolic, 64 italic, 2¹⁸ bold.
    init(_ name: String, flags: Int) {
        let words = name.lowercased()
        func has(_ parts: String...) -> Bool { parts.contains { words.contains($0) } }
        isSymbolic = flags & 4 != 0
        let isItalic = flags & 64 != 0 || has("italic", "oblique")
        let isBold = flags & 1 << 18 != 0 || has("bold", "black", "heavy")
        if has("symbol") || has("dingbat") {
            (file, encoding) = (FontFiles.path(of: "DejaVuSans.ttf"), has("dingbat") ? .dingbats : .symbol)
            return
        }
        let isFixed = flags & 1 != 0 || has("courier", "mono", "consol", "menlo")
        let isSerif = flags & 2 != 0 || has("times", "serif", "roman", "georgia", "garamond", "palatino", "minion") && !has("sans")
        let family = isFixed ? "LiberationMono" : isSerif ? "LiberationSerif" : "LiberationSans"
        let cut = isBold ? isItalic ? "BoldItalic" : "Bold" : isItalic ? "Italic" : "Regular"
        (file, encoding) = (FontFiles.path(of: "\(family)-\(cut).ttf"), .standard)
    }
}
