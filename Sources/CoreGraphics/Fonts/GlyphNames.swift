import CCairo

/// Reads the names of glyphs with FreeType.
package enum GlyphNames {
    /// Returns the glyph with a name, or `nil` if the file has no names or no such glyph.
    package static func glyph(named name: String, in face: FT_Face) -> UInt32? {
        // FreeType answers 0 for both.
        let glyph = name.withCString { FT_Get_Name_Index(face, $0) }
        return glyph == 0 ? nil : glyph
    }

    /// Returns the name of a glyph, or `nil` if the file has no names or no such glyph.
    package static func name(of glyph: UInt32, in face: FT_Face) -> String? {
        var buffer = [CChar](repeating: 0, count: 128)
        guard FT_Get_Glyph_Name(face, glyph, &buffer, UInt32(buffer.count)) == 0, buffer[0] != 0 else { return nil }
        return buffer.withUnsafeBufferPointer { $0.baseAddress.map { String(cString: $0) } }
    }
}
