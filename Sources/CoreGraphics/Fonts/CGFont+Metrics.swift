import Foundation

/// A format of PostScript for the glyphs of a font.
public enum CGFontPostScriptFormat: Int32, Sendable {
    /// The formats by their numbers in PostScript.
    case type1 = 1
    case type3 = 3
    case type42 = 42
}

/// The largest number of a glyph.
public var kCGFontIndexMax: CGFontIndex { 65534 }
/// A number that no glyph has.
public var kCGFontIndexInvalid: CGFontIndex { 65535 }
public var kCGGlyphMax: CGFontIndex { kCGFontIndexMax }
public let kCGFontVariationAxisName: CFString = "kCGFontVariationAxisName"
/// The key for the smallest value of a font's axis.
public let kCGFontVariationAxisMinValue: CFString = "kCGFontVariationAxisMinValue"
/// The key for the largest value of a font's axis.
public let kCGFontVariationAxisMaxValue: CFString = "kCGFontVariationAxisMaxValue"
/// The key for the default value of a font's axis.
public let kCGFontVariationAxisDefaultValue: CFString = "kCGFontVariationAxisDefaultValue"

extension CGFont {
    // MARK: Metrics

    /// The height above the baseline, in the font's units.
    public var ascent: Int32 { Int32(tables.signed("hhea", 4)) }
    /// The depth below the baseline, in the font's units; usually negative.
    public var descent: Int32 { Int32(tables.signed("hhea", 6)) }
    /// The space between lines, in the font's units.
    public var leading: Int32 { Int32(tables.signed("hhea", 8)) }
    /// The height of capital letters, in the font's units, or 0 if the file doesn't tell it.
    public var capHeight: Int32 { (tables.unsigned("OS/2", 0) ?? 0) >= 2 ? Int32(tables.signed("OS/2", 88)) : 0 }
    /// The height of small letters, in the font's units, or 0 if the file doesn't tell it.
    public var xHeight: Int32 { (tables.unsigned("OS/2", 0) ?? 0) >= 2 ? Int32(tables.signed("OS/2", 86)) : 0 }
    /// The smallest rectangle that holds every glyph, in the font's units.
    public var fontBBox: CGRect {
        let (left, bottom) = (tables.signed("head", 36), tables.signed("head", 38))
        return CGRect(x: left, y: bottom, width: tables.signed("head", 40) - left, height: tables.signed("head", 42) - bottom)
    }
    /// The slant in degrees against the vertical; negative leans to the right.
    public var italicAngle: CGFloat { CGFloat(tables.signed("post", 4)) + CGFloat(tables.unsigned("post", 6) ?? 0) / 65536 }
    /// The thickness of vertical stems, which TrueType files don't tell: 0.
    public var stemV: CGFloat { 0 }

    // MARK: Tables

    /// The tags of the file's tables, as numbers.
    public var tableTags: CFArray? { tables.places.map { $0.tag } }
    /// Returns the bytes of a table, or nil.
    public func table(for tag: UInt32) -> CFData? { tables.places.first { $0.tag == tag }.map { tables.content($0.range) } }

    // MARK: Glyphs

    /// Returns the name of a glyph, or nil if the file has no names.
    public func name(for glyph: CGGlyph) -> CFString? { asking { $0.name(of: UInt32(glyph)) } }

    /// Returns the glyph with a name, or 0.
    public func getGlyphWithGlyphName(name: CFString) -> CGGlyph { CGGlyph(truncatingIfNeeded: asking { $0.glyph(named: name) } ?? 0) }

    /// Stores the widths of glyphs, in the font's units. Returns false for a number that no glyph has.
    @discardableResult
    public func getGlyphAdvances(glyphs: UnsafePointer<CGGlyph>, count: Int, advances: UnsafeMutablePointer<Int32>) -> Bool {
        // The widths end with that of all further glyphs.
        guard let known = tables.unsigned("hhea", 34), known > 0 else { return false }
        for index in 0..<count {
            guard Int(glyphs[index]) < numberOfGlyphs, let width = tables.unsigned("hmtx", 4 * min(Int(glyphs[index]), known - 1)) else {
                return false
            }
            advances[index] = Int32(width)
        }
        return true
    }

    /// Stores the boxes of glyphs, in the font's units; an empty glyph's is zero. Returns false for a number that no glyph has.
    @discardableResult
    public func getGlyphBBoxes(glyphs: UnsafePointer<CGGlyph>, count: Int, bboxes: UnsafeMutablePointer<CGRect>) -> Bool {
        for index in 0..<count {
            guard let box = asking({ $0.box(of: UInt32(glyphs[index])) }) else { return false }
            bboxes[index] = box
        }
        return true
    }

    // MARK: Variations and PostScript

    /// The axes of a variable font, with the keys of this file, or nil for other fonts.
    public var variationAxes: CFArray? {
        guard let start = tables.unsigned("fvar", 4), let count = tables.unsigned("fvar", 8), let size = tables.unsigned("fvar", 10),
            count > 0
        else { return nil }
        func fixed(_ at: Int) -> Double { Double(Int32(truncatingIfNeeded: tables.unsigned("fvar", at, bytes: 4) ?? 0)) / 65536 }
        return (0..<count).map { index -> [AnyHashable: Any] in
            let axis = start + index * size
            let name = tables.names[UInt16(tables.unsigned("fvar", axis + 18) ?? 0)] ?? ""
            return [
                kCGFontVariationAxisName: name, kCGFontVariationAxisMinValue: fixed(axis + 4),
                kCGFontVariationAxisDefaultValue: fixed(axis + 8), kCGFontVariationAxisMaxValue: fixed(axis + 12),
            ]
        }
    }
    /// The values on the axes that differ from the defaults: none, so nil.
    public var variations: CFDictionary? { nil }
    // FIXME(gap): the outlines of a variable font are those of its default values.
    /// Returns the font itself without values, and nil with values: the outlines are always those of the defaults.
    public func copy(withVariations variations: CFDictionary?) -> CGFont? { variations?.isEmpty ?? true ? self : nil }
    /// Returns whether the font's glyphs can be written in a format of PostScript: never.
    public func canCreatePostScriptSubset(_ format: CGFontPostScriptFormat) -> Bool { false }
    /// Returns nil: glyphs aren't written in PostScript.
    public func createPostScriptSubset(
        subsetName: CFString, format: CGFontPostScriptFormat, glyphs: UnsafePointer<CGGlyph>?, count: Int, encoding: UnsafePointer<CGGlyph>?
    ) -> CFData? { nil }
    /// Returns nil: glyphs aren't written in PostScript.
    public func createPostScriptEncoding(encoding: UnsafePointer<CGGlyph>?) -> CFData? { nil }
}
