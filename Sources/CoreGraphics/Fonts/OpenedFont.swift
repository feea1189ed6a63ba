import CCairo
import Foundation

/// A font file in memory, opened with FreeType.
final class OpenedFont {
    private let face: FT_Face
    private let data: NSData
    let unitsPerEm: CGFloat
    private var outlines: [UInt32: CGPath?] = [:]

    private static let lock = NSLock()
    private nonisolated(unsafe) static let library: FT_Library? = {
        var library: FT_Library?
        return FT_Init_FreeType(&library) == 0 ? library : nil
    }()

    /// Fails for data that FreeType cannot read, and for fonts without outlines.
    init?(_ bytes: Data) {
        OpenedFont.lock.lock()
        defer { OpenedFont.lock.unlock() }
        // NSData keeps its bytes at one address for as long as the face needs them.
        let data = NSData(data: bytes)
        var face: FT_Face?
        guard let library = OpenedFont.library, data.length > 12,
            FT_New_Memory_Face(library, data.bytes.assumingMemoryBound(to: UInt8.self), FT_Long(data.length), 0, &face) == 0, let face
        else { return nil }
        guard face.pointee.face_flags & 1 != 0, face.pointee.units_per_EM > 0 else {
            FT_Done_Face(face)
            return nil
        }
        (self.face, self.data, unitsPerEm) = (face, data, CGFloat(face.pointee.units_per_EM))
    }

    deinit {
        OpenedFont.lock.lock()
        FT_Done_Face(face)
        OpenedFont.lock.unlock()
    }

    /// Whether the file has the TrueType and OpenType format, whose glyph names are unreliable.
    var isSFNT: Bool { face.pointee.face_flags & (1 << 3) != 0 }

    func glyph(named name: String) -> UInt32? { GlyphNames.glyph(named: name, in: face) }

    /// Returns the name of a glyph, or `nil` if the file has no names.
    func name(of glyph: UInt32) -> String? { GlyphNames.name(of: glyph, in: face) }

    func glyph(for scalar: Unicode.Scalar) -> UInt32? {
        for (platform, encodings) in [(3, [1, 10]), (0, [0, 1, 2, 3, 4, 6])] {
            for encoding in encodings { if let glyph = glyph(UInt(scalar.value), platform, encoding) { return glyph } }
        }
        return PDFEncoding.macRoman.characters.firstIndex(of: scalar).flatMap { glyph(UInt($0), 1, 0) }
    }

    /// Returns the glyph for a code in the font's own encoding: a symbol font's area, Macintosh codes, or a Type 1 font's encoding.
    func glyph(ownCode code: Int) -> UInt32? {
        let tries: [(UInt, Int, Int)] = [
            (UInt(code), 3, 0), (UInt(0xF000 + code), 3, 0), (UInt(code), 1, 0), (UInt(code), 7, 2), (UInt(code), 7, 0), (UInt(code), 7, 1),
            (UInt(code), 7, 3),
        ]
        for (code, platform, encoding) in tries { if let glyph = glyph(code, platform, encoding) { return glyph } }
        return nil
    }

    private func glyph(_ code: UInt, _ platform: Int, _ encoding: Int) -> UInt32? {
        guard let maps = face.pointee.charmaps else { return nil }
        for index in 0..<Int(max(face.pointee.num_charmaps, 0)) {
            guard let map = maps[index], Int(map.pointee.platform_id) == platform, Int(map.pointee.encoding_id) == encoding,
                FT_Set_Charmap(face, map) == 0
            else { continue }
            if let glyph = some(FT_Get_Char_Index(face, FT_ULong(code))) { return glyph }
        }
        return nil
    }

    private func some(_ glyph: FT_UInt) -> UInt32? { glyph == 0 ? nil : UInt32(glyph) }

    /// The glyphs by character identifier in a CID-keyed font, or `nil` for other fonts.
    lazy var glyphsOfIdentifiers: [Int: UInt32]? = {
        var isKeyed: FT_Bool = 0
        guard FT_Get_CID_Is_Internally_CID_Keyed(face, &isKeyed) == 0, isKeyed != 0 else { return nil }
        var result: [Int: UInt32] = [:]
        for glyph in 0..<UInt32(min(max(face.pointee.num_glyphs, 0), 65_536)) {
            var identifier: FT_UInt = 0
            if FT_Get_CID_From_Glyph_Index(face, glyph, &identifier) == 0 { result[Int(identifier)] = glyph }
        }
        return result
    }()

    /// Returns the outline in font units, y upward.
    func outline(of glyph: UInt32) -> CGPath? {
        if let known = outlines[glyph] { return known }
        let outline = GlyphOutline.path(of: glyph, in: face)
        outlines[glyph] = .some(outline)
        return outline
    }

    /// Returns the advance in ems.
    func advance(of glyph: UInt32) -> CGFloat { metrics(of: glyph).map { CGFloat($0.horiAdvance) / unitsPerEm } ?? 0 }

    /// Returns the box in font units, y upward, or `nil` for a number that no glyph has.
    func box(of glyph: UInt32) -> CGRect? {
        metrics(of: glyph).map { CGRect(x: $0.horiBearingX, y: $0.horiBearingY - $0.height, width: $0.width, height: $0.height) }
    }

    private func metrics(of glyph: UInt32) -> FT_Glyph_Metrics? {
        let noScale: Int32 = 1
        return FT_Load_Glyph(face, glyph, noScale) == 0 ? face.pointee.glyph?.pointee.metrics : nil
    }
}
