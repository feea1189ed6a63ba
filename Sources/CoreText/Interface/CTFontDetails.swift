import CCairo
import CoreGraphics
import Foundation

// Names, characters, languages, tables, variations, and relatives of a font.

extension CTFont {
    private var isFile: Bool { if case .file = description.source { true } else { false } }
    fileprivate var graphics: CGFont { CTFontCopyGraphicsFont(self, nil) }

    /// Returns a name in the font's file; nil for fonts that stand in for others.
    func ownName(_ number: UInt16) -> String? { isFile ? graphics.name(number: number) : nil }

    /// The style within the family.
    package var styleName: String {
        if isFile { return face.styleName }
        let weight = isBold ? "Bold" : description.weight.value > 0 ? "Medium" : description.weight.value < 0 ? "Light" : ""
        let style = [weight, isItalic ? "Italic" : ""].filter { !$0.isEmpty }.joined(separator: " ")
        return style.isEmpty ? "Regular" : style
    }

    var format: CTFontFormat {
        graphics.table(for: 0x4346_4620) != nil
            ? .openTypePostScript : graphics.table(for: 0x676C_7966) != nil ? .openTypeTrueType : .unrecognized
    }

    /// The characters with a glyph in the face.
    fileprivate var characters: CharacterSet {
        TextLock.lock()
        defer { TextLock.unlock() }
        var (result, index) = (CharacterSet(), FT_UInt(0))
        var code = FT_Get_First_Char(face.freeType, &index)
        while index != 0 {
            if let scalar = Unicode.Scalar(UInt32(truncatingIfNeeded: code)) { result.insert(scalar) }
            code = FT_Get_Next_Char(face.freeType, code, &index)
        }
        return result
    }
}

/// Returns a name of the font, or nil. Fonts that stand in for others have a family, a style, a full name, and a PostScript name.
public func CTFontCopyName(_ font: CTFont, _ nameKey: CFString) -> CFString? {
    switch nameKey {
    case kCTFontPostScriptNameKey: font.fontName
    case kCTFontFamilyNameKey: font.familyName
    case kCTFontStyleNameKey, kCTFontSubFamilyNameKey: font.styleName
    case kCTFontFullNameKey: CTFontCopyFullName(font)
    default: fontNameNumbers[nameKey].flatMap { font.ownName($0) }
    }
}
/// Returns a name of the font, and stores its language: English.
public func CTFontCopyLocalizedName(_ font: CTFont, _ nameKey: CFString, _ actualLanguage: UnsafeMutablePointer<Unmanaged<NSString>?>?)
    -> CFString?
{
    let name = CTFontCopyName(font, nameKey)
    if name != nil { actualLanguage?.pointee = Unmanaged.passRetained(NSString(string: "en")) }
    return name
}

/// Returns the symbolic traits, the weight, the width, and the slant.
public func CTFontCopyTraits(_ font: CTFont) -> CFDictionary {
    [
        kCTFontSymbolicTrait: NSNumber(value: CTFontGetSymbolicTraits(font).rawValue),
        kCTFontWeightTrait: NSNumber(value: Double(font.description.weight.value)), kCTFontWidthTrait: NSNumber(value: 0.0),
        kCTFontSlantTrait: NSNumber(value: font.isItalic ? 0.07 : 0),
    ]
}

/// Returns the characters for which the font has glyphs.
public func CTFontCopyCharacterSet(_ font: CTFont) -> CharacterSet { font.characters }
/// Returns the encoding in which old code writes the font's text: UTF-8 for every font.
public func CTFontGetStringEncoding(_ font: CTFont) -> UInt32 { 0x0800_0100 }

/// Languages, each with a character by which a font's support for it is determined.
private let languages: [(code: String, letters: String)] = [
    ("en", "Aaz"), ("de", "ÄöüÄß"), ("fr", "éèçœ"), ("es", "ñáü"), ("it", "àèò"), ("pt", "ãçõ"), ("nl", "éë"), ("sv", "åäö"), ("da", "æøå"),
    ("nb", "æøå"), ("fi", "äö"), ("pl", "ąćłż"), ("cs", "čěřů"), ("hu", "őű"), ("tr", "ğışİ"), ("ro", "ăâș"), ("vi", "ạếợ"), ("ru", "Яжщ"),
    ("uk", "їєґ"), ("el", "Ωαή"), ("he", "אבת"), ("ar", "ابي"), ("fa", "پچگ"), ("hi", "अकह"), ("th", "กขฮ"), ("zh-Hans", "中国汉"),
    ("zh-Hant", "中國漢"), ("ja", "あア日"), ("ko", "가한글"),
]

/// Returns the languages that the font can write, as their codes.
public func CTFontCopySupportedLanguages(_ font: CTFont) -> CFArray {
    languages.filter { language in language.letters.unicodeScalars.allSatisfy { font.face.glyph(for: $0) != nil } }.map(\.code)
}

/// Returns a font that has glyphs for a part of a string: the font itself, or another one of its size.
public func CTFontCreateForString(_ currentFont: CTFont, _ string: CFString, _ range: CFRange) -> CTFont {
    let text = string as NSString
    let place = NSIntersectionRange(NSRange(location: range.location, length: range.length), NSRange(location: 0, length: text.length))
    for scalar in text.substring(with: place).unicodeScalars where scalar.value > 32 && !scalar.properties.isDefaultIgnorableCodePoint {
        guard currentFont.face.glyph(for: scalar) == nil else { continue }
        TextLock.lock()
        defer { TextLock.unlock() }
        if let face = FontLibrary.shared.fallback(for: scalar, isBold: currentFont.isBold) {
            return CTFont.file(face, size: currentFont.size)
        }
    }
    return currentFont
}
/// Returns a font that has glyphs for a part of a string; the language has no effect.
public func CTFontCreateForStringWithLanguage(_ currentFont: CTFont, _ string: CFString, _ range: CFRange, _ language: CFString?) -> CTFont
{
    CTFontCreateForString(currentFont, string, range)
}
/// Returns the fonts that are searched for characters that a font lacks, in their order.
public func CTFontCopyDefaultCascadeListForLanguages(_ font: CTFont, _ languagePrefList: CFArray?) -> CFArray? {
    [CTFont.system(size: font.size)].map { CTFontCopyFontDescriptor($0) }
}

/// Returns the font of another family with the same size, weight, and slant, or nil for an unknown family.
public func CTFontCreateCopyWithFamily(
    _ font: CTFont, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?, _ family: CFString
) -> CTFont? {
    CTFont.named(family, size: size > 0 ? size : font.size).map { found in
        found.with(weight: font.isBold ? 0.4 : nil, isItalic: font.isItalic ? true : nil) ?? found
    }
}
/// Returns a font by name; the options have no effect, because nothing is downloaded.
public func CTFontCreateWithNameAndOptions(
    _ name: CFString, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?, _ options: CTFontOptions
) -> CTFont { CTFontCreateWithName(name, size, matrix) }
/// Returns the font that a descriptor names; the options have no effect, because nothing is downloaded.
public func CTFontCreateWithFontDescriptorAndOptions(
    _ descriptor: CTFontDescriptor, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?, _ options: CTFontOptions
) -> CTFont { CTFontCreateWithFontDescriptor(descriptor, size, matrix) }

// MARK: - Glyphs

/// Returns the glyph with a name, or 0.
public func CTFontGetGlyphWithName(_ font: CTFont, _ glyphName: CFString) -> CGGlyph {
    TextLock.lock()
    defer { TextLock.unlock() }
    return CGGlyph(truncatingIfNeeded: GlyphNames.glyph(named: glyphName, in: font.face.freeType) ?? 0)
}
/// Returns the name of a glyph, or nil.
public func CTFontCopyNameForGlyph(_ font: CTFont, _ glyph: CGGlyph) -> CFString? {
    TextLock.lock()
    defer { TextLock.unlock() }
    return GlyphNames.name(of: UInt32(glyph), in: font.face.freeType)
}
/// Returns the rectangle around glyphs, in which they look aligned: that of their outlines.
@discardableResult
public func CTFontGetOpticalBoundsForGlyphs(
    _ font: CTFont, _ glyphs: UnsafePointer<CGGlyph>, _ boundingRects: UnsafeMutablePointer<CGRect>?, _ count: CFIndex,
    _ options: CFOptionFlags
) -> CGRect { CTFontGetBoundingRectsForGlyphs(font, .default, glyphs, boundingRects, count) }
/// Stores the moves from the horizontal to the vertical origin of glyphs: half the width to the left, and the ascent down.
public func CTFontGetVerticalTranslationsForGlyphs(
    _ font: CTFont, _ glyphs: UnsafePointer<CGGlyph>, _ translations: UnsafeMutablePointer<CGSize>, _ count: CFIndex
) {
    TextLock.lock()
    defer { TextLock.unlock() }
    for index in 0..<count { translations[index] = CGSize(width: -font.advance(of: UInt32(glyphs[index])) / 2, height: -font.ascent) }
}
/// Returns the number of places for a caret within a ligature: none are known.
public func CTFontGetLigatureCaretPositions(
    _ font: CTFont, _ glyph: CGGlyph, _ positions: UnsafeMutablePointer<CGFloat>?, _ maxPositions: CFIndex
) -> CFIndex { 0 }

// MARK: - Tables and variations

/// Returns the tags of the file's tables.
public func CTFontCopyAvailableTables(_ font: CTFont, _ options: CTFontTableOptions) -> CFArray? { font.graphics.tableTags }
/// Returns the bytes of a table, or nil.
public func CTFontCopyTable(_ font: CTFont, _ table: CTFontTableTag, _ options: CTFontTableOptions) -> CFData? {
    font.graphics.table(for: table)
}
/// Returns whether the file has a table.
public func CTFontHasTable(_ font: CTFont, _ tag: CTFontTableTag) -> Bool { font.graphics.table(for: tag) != nil }

/// Returns the axes of a variable font, or nil for others.
public func CTFontCopyVariationAxes(_ font: CTFont) -> CFArray? {
    font.graphics.variationAxes?.enumerated().compactMap { index, axis -> [AnyHashable: Any]? in
        guard let axis = axis as? [AnyHashable: Any] else { return nil }
        let data = [UInt8](font.graphics.table(for: 0x6676_6172) ?? Data())
        let start = data.count > 12 ? Int(data[4]) << 8 | Int(data[5]) + index * (Int(data[10]) << 8 | Int(data[11])) : 0
        let tag = start + 4 <= data.count ? data[start..<start + 4].reduce(0) { $0 << 8 | Int($1) } : 0
        return [
            kCTFontVariationAxisIdentifierKey: tag, kCTFontVariationAxisNameKey: axis[kCGFontVariationAxisName] ?? "",
            kCTFontVariationAxisMinimumValueKey: axis[kCGFontVariationAxisMinValue] ?? 0,
            kCTFontVariationAxisMaximumValueKey: axis[kCGFontVariationAxisMaxValue] ?? 0,
            kCTFontVariationAxisDefaultValueKey: axis[kCGFontVariationAxisDefaultValue] ?? 0,
        ]
    }
}
/// Returns the values on the axes that differ from the defaults: none, so nil.
public func CTFontCopyVariation(_ font: CTFont) -> CFDictionary? { nil }
/// Returns the settings of features that differ from the defaults: none, so nil.
public func CTFontCopyFeatureSettings(_ font: CTFont) -> CFArray? { nil }

// MARK: - Descriptors

private func changed(_ descriptor: CTFontDescriptor, _ attribute: CFString, _ value: Any) -> CTFontDescriptor {
    CTFontDescriptorCreateCopyWithAttributes(descriptor, [attribute: value])
}

/// Returns the descriptor with another family, or nil for an unknown one.
public func CTFontDescriptorCreateCopyWithFamily(_ original: CTFontDescriptor, _ family: CFString) -> CTFontDescriptor? {
    let font = CTFontCreateWithFontDescriptor(original, 0, nil)
    return CTFontCreateCopyWithFamily(font, font.size, nil, family).map { changed(original, kCTFontNameAttribute, $0.fontName) }
}
/// Returns the descriptor of the same family with other traits, or nil if there is no such font.
public func CTFontDescriptorCreateCopyWithSymbolicTraits(
    _ original: CTFontDescriptor, _ symTraitValue: CTFontSymbolicTraits, _ symTraitMask: CTFontSymbolicTraits
) -> CTFontDescriptor? {
    let font = CTFontCreateWithFontDescriptor(original, 0, nil)
    return CTFontCreateCopyWithSymbolicTraits(font, 0, nil, symTraitValue, symTraitMask).map {
        changed(original, kCTFontNameAttribute, $0.fontName)
    }
}
/// Returns the descriptor with a value on an axis.
public func CTFontDescriptorCreateCopyWithVariation(
    _ original: CTFontDescriptor, _ variationIdentifier: NSNumber, _ variationValue: CGFloat
) -> CTFontDescriptor {
    var values = original[kCTFontVariationAttribute] as? [AnyHashable: Any] ?? [:]
    values[variationIdentifier] = variationValue
    return changed(original, kCTFontVariationAttribute, values)
}
public func CTFontDescriptorCreateCopyWithFeature(
    _ original: CTFontDescriptor, _ featureTypeIdentifier: NSNumber, _ featureSelectorIdentifier: NSNumber
) -> CTFontDescriptor {
    let settings = original[kCTFontFeatureSettingsAttribute] as? [Any] ?? []
    let setting: [AnyHashable: Any] = [
        kCTFontFeatureTypeIdentifierKey: featureTypeIdentifier, kCTFontFeatureSelectorIdentifierKey: featureSelectorIdentifier,
    ]
    return changed(original, kCTFontFeatureSettingsAttribute, settings + [setting])
}
/// Returns an attribute of a descriptor, and stores its language: English for names.
public func CTFontDescriptorCopyLocalizedAttribute(
    _ descriptor: CTFontDescriptor, _ attribute: CFString, _ language: UnsafeMutablePointer<Unmanaged<NSString>?>?
) -> CFTypeRef? {
    let value = CTFontDescriptorCopyAttribute(descriptor, attribute)
    if value is NSString { language?.pointee = Unmanaged.passRetained(NSString(string: "en")) }
    return value
}
