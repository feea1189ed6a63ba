import CCairo
import CHarfBuzz
import Foundation

/// A face of a font file, opened with FreeType, HarfBuzz, and Cairo. All work on it is done under ``TextLock``.
package final class FontFace: @unchecked Sendable {
    let freeType: FT_Face
    /// In font units.
    let harfBuzz: OpaquePointer
    package let cairo: OpaquePointer
    let unitsPerEm: CGFloat
    package let postScriptName: String
    package let familyName: String
    package let styleName: String
    let hasColor: Bool
    let isItalic: Bool
    let isFixedPitch: Bool
    /// The vertical metrics per em.
    let ascent: CGFloat
    let descent: CGFloat
    let lineGap: CGFloat
    let capHeight: CGFloat
    let xHeight: CGFloat
    let underlinePosition: CGFloat
    let underlineThickness: CGFloat
    /// The weight in the OS/2 table; 400 is regular.
    let weightClass: Int
    private let data: NSData
    private var advances: [UInt32: CGFloat] = [:]

    private nonisolated(unsafe) static let library: FT_Library? = {
        var library: FT_Library?
        return FT_Init_FreeType(&library) == 0 ? library : nil
    }()

    /// Fails if FreeType and HarfBuzz cannot both read the bytes as a font.
    package convenience init?(data: Data) { self.init(data: NSData(data: data)) }

    /// Opens a face. `data` keeps its bytes at one address for as long as the face needs them.
    init?(data: NSData) {
        TextLock.lock()
        defer { TextLock.unlock() }
        var face: FT_Face?
        guard let library = FontFace.library, data.length > 12,
            FT_New_Memory_Face(
                library, data.bytes.assumingMemoryBound(to: UInt8.self), FT_Long(data.length), 0, &face) == 0,
            let face
        else { return nil }
        let blob = hb_blob_create(
            data.bytes.assumingMemoryBound(to: CChar.self), UInt32(data.length), HB_MEMORY_MODE_READONLY, nil, nil)
        let hbFace = hb_face_create(blob, 0)
        hb_blob_destroy(blob)
        guard let font = hb_font_create(hbFace),
            let cairoFace = cairo_ft_font_face_create_for_ft_face(face, Int32(FT_LOAD_NO_HINTING) | FontFace.loadColor)
        else {
            FT_Done_Face(face)
            return nil
        }
        hb_face_destroy(hbFace)
        self.data = data
        freeType = face
        harfBuzz = font
        cairo = cairoFace
        let upem = CGFloat(max(Int(hb_face_get_upem(hbFace)), 1))
        unitsPerEm = upem
        hb_font_set_scale(font, Int32(upem), Int32(upem))
        hb_ot_font_set_funcs(font)
        let record = face.pointee
        familyName = record.family_name.map { String(cString: $0) } ?? "Unknown"
        styleName = record.style_name.map { String(cString: $0) } ?? "Regular"
        postScriptName = FT_Get_Postscript_Name(face).map { String(cString: $0) } ?? familyName
        hasColor = record.face_flags & (1 << 14) != 0
        isFixedPitch = record.face_flags & (1 << 2) != 0
        isItalic = record.style_flags & 1 != 0
        let table = FT_Get_Sfnt_Table(face, FT_SFNT_OS2)?.assumingMemoryBound(to: TT_OS2.self).pointee
        weightClass = table.map { Int($0.usWeightClass) } ?? (record.style_flags & 2 != 0 ? 700 : 400)
        let isScalable = record.face_flags & 1 != 0
        ascent = isScalable ? CGFloat(record.ascender) / upem : 0.95
        descent = isScalable ? -CGFloat(record.descender) / upem : 0.25
        lineGap = isScalable ? max(CGFloat(record.height) / upem - ascent - descent, 0) : 0
        underlinePosition = isScalable ? CGFloat(record.underline_position) / upem : -0.1
        underlineThickness = isScalable ? CGFloat(record.underline_thickness) / upem : 0.05
        // Versions before 2 have no cap height and x-height.
        let heights = table.flatMap { $0.version >= 2 && $0.version != 0xFFFF ? $0 : nil }
        capHeight = heights.map { CGFloat($0.sCapHeight) / upem }.flatMap { $0 > 0 ? $0 : nil } ?? 0.7
        xHeight = heights.map { CGFloat($0.sxHeight) / upem }.flatMap { $0 > 0 ? $0 : nil } ?? 0.5
    }

    deinit {
        cairo_font_face_destroy(cairo)
        hb_font_destroy(harfBuzz)
        // Cairo may keep scaled fonts of this face in its cache, so the FreeType face and the bytes stay.
        _ = Unmanaged.passRetained(data)
    }

    static let loadColor: Int32 = 1 << 20

    var glyphCount: Int { Int(freeType.pointee.num_glyphs) }
    var bytes: Data { Data(referencing: data) }

    func glyph(for scalar: Unicode.Scalar) -> UInt32? {
        let glyph = FT_Get_Char_Index(freeType, FT_ULong(scalar.value))
        return glyph == 0 ? nil : UInt32(glyph)
    }

    /// Returns the points per font unit at which the face's emoji are as wide as Apple's at the font size, or `nil` for a text face.
    func emojiUnit(at size: CGFloat) -> CGFloat? {
        guard hasColor, let face = glyph(for: "😀") else { return nil }
        return FontFace.emojiWidth(at: size) / advance(of: face)
    }

    /// Returns the width and height in points of Apple's emoji at a font size: larger than the text around them up to 22 points. Source:
    /// glyphs measured on iOS at sizes 11 to 30, flutter/flutter#28894.
    static func emojiWidth(at size: CGFloat) -> CGFloat {
        size <= 16 ? size * 1.25 : max(20, 11 + size / 2, size)
    }

    /// Returns a glyph's own advance in font units.
    func advance(of glyph: UInt32) -> CGFloat {
        if let known = advances[glyph] { return known }
        let advance = CGFloat(hb_font_get_glyph_h_advance(harfBuzz, glyph))
        advances[glyph] = advance
        return advance
    }

    /// Returns a glyph's outline in font units, y upward, or `nil` for a bitmap glyph.
    package func outline(of glyph: UInt32) -> CGPath? {
        TextLock.lock()
        defer { TextLock.unlock() }
        return GlyphOutline.path(of: glyph, in: freeType)
    }
}

/// The lock around FreeType, HarfBuzz and the text caches: none of them may be used from two threads at once.
package enum TextLock {
    private static let mutex = NSRecursiveLock()
    package static func lock() { mutex.lock() }
    package static func unlock() { mutex.unlock() }
}
