import CoreGraphics
import Foundation

/// A collection of characters for which a font has identifiers.
public enum CTCharacterCollection: UInt16, Sendable {
    /// The glyphs' own numbers, or Adobe's collections for China, Taiwan, Japan, and Korea.
    case identityMapping, adobeCNS1, adobeGB1, adobeJapan1, adobeJapan2, adobeKorea1
    /// Older names.
    public static let kCTIdentityMappingCharacterCollection = identityMapping
    public static let kCTAdobeCNS1CharacterCollection = adobeCNS1
    public static let kCTAdobeGB1CharacterCollection = adobeGB1
    public static let kCTAdobeJapan1CharacterCollection = adobeJapan1
    public static let kCTAdobeJapan2CharacterCollection = adobeJapan2
    public static let kCTAdobeKorea1CharacterCollection = adobeKorea1
}

/// A glyph that replaces the one of a string's characters.
public final class CTGlyphInfo: @unchecked Sendable {
    fileprivate let glyph: CGGlyph
    fileprivate let name: CFString?
    fileprivate let collection: CTCharacterCollection
    fileprivate let identifier: CGFontIndex

    fileprivate init(
        _ glyph: CGGlyph, name: CFString? = nil, collection: CTCharacterCollection = .identityMapping, identifier: CGFontIndex = 0
    ) {
        (self.glyph, self.name, self.collection, self.identifier) = (glyph, name, collection, identifier)
    }
}

/// Creates the replacement of a string by a glyph of a font. Returns nil for a number that no glyph has.
public func CTGlyphInfoCreateWithGlyph(_ glyph: CGGlyph, _ font: CTFont, _ baseString: CFString) -> CTGlyphInfo? {
    Int(glyph) < font.face.glyphCount ? CTGlyphInfo(glyph, name: CTFontCopyNameForGlyph(font, glyph)) : nil
}
/// Creates the replacement of a string by the glyph with a name. Returns nil for an unknown name.
public func CTGlyphInfoCreateWithGlyphName(_ glyphName: CFString, _ font: CTFont, _ baseString: CFString) -> CTGlyphInfo? {
    let glyph = CTFontGetGlyphWithName(font, glyphName)
    return glyph == 0 ? nil : CTGlyphInfo(glyph, name: glyphName)
}
/// Creates the replacement of a string by the glyph with an identifier in a collection.
public func CTGlyphInfoCreateWithCharacterIdentifier(_ cid: CGFontIndex, _ collection: CTCharacterCollection, _ baseString: CFString)
    -> CTGlyphInfo?
{
    CTGlyphInfo(collection == .identityMapping ? cid : 0, collection: collection, identifier: cid)
}
/// Returns the name of the glyph, or nil.
public func CTGlyphInfoGetGlyphName(_ glyphInfo: CTGlyphInfo) -> CFString? { glyphInfo.name }
public func CTGlyphInfoGetGlyph(_ glyphInfo: CTGlyphInfo) -> CGGlyph { glyphInfo.glyph }
public func CTGlyphInfoGetCharacterIdentifier(_ glyphInfo: CTGlyphInfo) -> CGFontIndex { glyphInfo.identifier }
/// Returns the collection of the identifier.
public func CTGlyphInfoGetCharacterCollection(_ glyphInfo: CTGlyphInfo) -> CTCharacterCollection { glyphInfo.collection }

// MARK: - Reading aids

/// The alignment of a reading aid with its text.
public enum CTRubyAlignment: UInt8, Sendable {
    /// The alignment: chosen by the text, at its parts, or with space between letters or around them.
    case auto, start, center, end, distributeLetter, distributeSpace, lineEdge
    case invalid = 255
}
/// The sides at which a reading aid may be longer than its text.
public enum CTRubyOverhang: UInt8, Sendable {
    /// The sides: chosen by the text, one, or none.
    case auto, start, end, none
    case invalid = 255
}
/// The place of a reading aid.
public enum CTRubyPosition: UInt8, Sendable {
    /// The place: before the line, after it, between the characters, or in the line.
    case before, after, interCharacter, inline
    /// The number of places.
    case count
}

/// The reading aids of a text, by their places.
public final class CTRubyAnnotation: @unchecked Sendable {
    fileprivate let alignment: CTRubyAlignment
    fileprivate let overhang: CTRubyOverhang
    fileprivate let sizeFactor: CGFloat
    fileprivate let texts: [CTRubyPosition: CFString]
    fileprivate let attributes: CFDictionary

    fileprivate init(
        _ alignment: CTRubyAlignment, _ overhang: CTRubyOverhang, _ sizeFactor: CGFloat, _ texts: [CTRubyPosition: CFString],
        _ attributes: CFDictionary
    ) {
        (self.alignment, self.overhang, self.sizeFactor) = (alignment, overhang, sizeFactor)
        (self.texts, self.attributes) = (texts, attributes)
    }
}

/// Creates reading aids from four texts, in the order of ``CTRubyPosition``.
public func CTRubyAnnotationCreate(
    _ alignment: CTRubyAlignment, _ overhang: CTRubyOverhang, _ sizeFactor: CGFloat, _ text: UnsafeMutablePointer<Unmanaged<NSString>?>
) -> CTRubyAnnotation {
    var texts: [CTRubyPosition: CFString] = [:]
    for index in 0..<4 {
        if let position = CTRubyPosition(rawValue: UInt8(index)), let value = text[index] {
            texts[position] = value.takeUnretainedValue() as String
        }
    }
    return CTRubyAnnotation(alignment, overhang, sizeFactor, texts, [:])
}
/// Creates one reading aid with attributes.
public func CTRubyAnnotationCreateWithAttributes(
    _ alignment: CTRubyAlignment, _ overhang: CTRubyOverhang, _ position: CTRubyPosition, _ string: CFString, _ attributes: CFDictionary
) -> CTRubyAnnotation {
    let factor = (attributes[kCTRubyAnnotationSizeFactorAttributeName] as? NSNumber)?.doubleValue
    return CTRubyAnnotation(
        alignment, overhang, CGFloat(factor ?? attributes[kCTRubyAnnotationSizeFactorAttributeName] as? Double ?? 0.5), [position: string],
        attributes)
}
/// Returns the reading aids themselves, because they can't change.
public func CTRubyAnnotationCreateCopy(_ rubyAnnotation: CTRubyAnnotation) -> CTRubyAnnotation { rubyAnnotation }
/// Returns the alignment with the text.
public func CTRubyAnnotationGetAlignment(_ rubyAnnotation: CTRubyAnnotation) -> CTRubyAlignment { rubyAnnotation.alignment }
/// Returns the sides at which the reading aid may be longer.
public func CTRubyAnnotationGetOverhang(_ rubyAnnotation: CTRubyAnnotation) -> CTRubyOverhang { rubyAnnotation.overhang }
/// Returns the size relative to the text's.
public func CTRubyAnnotationGetSizeFactor(_ rubyAnnotation: CTRubyAnnotation) -> CGFloat { rubyAnnotation.sizeFactor }
/// Returns the reading aid at a place, or nil.
public func CTRubyAnnotationGetTextForPosition(_ rubyAnnotation: CTRubyAnnotation, _ position: CTRubyPosition) -> CFString? {
    rubyAnnotation.texts[position]
}

// MARK: - Pictures in text

/// An object that provides a picture of a given size for text.
public protocol CTAdaptiveImageProviding: AnyObject {
    /// Returns a picture, and stores its place and its size in points.
    func image(
        forProposedSize proposedSize: CGSize, scaleFactor: CGFloat, imageOffset outImageOffset: UnsafeMutablePointer<CGPoint>,
        imageSize outImageSize: UnsafeMutablePointer<CGSize>
    ) -> CGImage?
}

private func picture(_ font: CTFont, _ provider: any CTAdaptiveImageProviding) -> (image: CGImage?, box: CGRect) {
    let side = font.ascent + font.descent
    var (offset, size) = (CGPoint.zero, CGSize(width: side, height: side))
    let image = provider.image(forProposedSize: size, scaleFactor: 2, imageOffset: &offset, imageSize: &size)
    return (image, CGRect(x: offset.x, y: offset.y - font.descent, width: size.width, height: size.height))
}

/// Returns the place that a provider's picture takes in a line of the font, relative to the baseline, with y upward.
public func CTFontGetTypographicBoundsForAdaptiveImageProvider(_ font: CTFont, _ provider: (any CTAdaptiveImageProviding)?) -> CGRect {
    provider.map { picture(font, $0).box }
        ?? CGRect(x: 0, y: -font.descent, width: font.ascent + font.descent, height: font.ascent + font.descent)
}
/// Draws a provider's picture at a point on the baseline, with y upward.
public func CTFontDrawImageFromAdaptiveImageProviderAtPoint(
    _ font: CTFont, _ provider: any CTAdaptiveImageProviding, _ point: CGPoint, _ context: CGContext
) {
    let (image, box) = picture(font, provider)
    if let image { context.draw(image, in: box.offsetBy(dx: point.x, dy: point.y)) }
}
