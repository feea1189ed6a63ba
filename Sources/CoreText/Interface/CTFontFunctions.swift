import CoreGraphics
import Foundation

// CoreText's C interface to fonts.

public typealias CTFontDescriptor = NSDictionary
public typealias UniChar = UInt16

/// Whether glyphs are arranged horizontally or vertically.
public enum CTFontOrientation: UInt32, Sendable { case `default`, horizontal, vertical }

/// The fonts of the system's user interface.
public enum CTFontUIFontType: UInt32, Sendable {
    case user = 0, userFixedPitch, system, emphasizedSystem, smallSystem, smallEmphasizedSystem, miniSystem, miniEmphasizedSystem
    case label = 10
    case menuItem = 12
}

/// The traits of a font: italic, bold, and so on, with its class in the top four bits.
public struct CTFontSymbolicTraits: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let traitItalic = CTFontSymbolicTraits(rawValue: 1 << 0)
    public static let traitBold = CTFontSymbolicTraits(rawValue: 1 << 1)
    public static let traitExpanded = CTFontSymbolicTraits(rawValue: 1 << 5)
    public static let traitCondensed = CTFontSymbolicTraits(rawValue: 1 << 6)
    public static let traitMonoSpace = CTFontSymbolicTraits(rawValue: 1 << 10)
    public static let italicTrait = traitItalic
    public static let boldTrait = traitBold
    public static let monoSpaceTrait = traitMonoSpace
}

/// Returns a font by name. An unknown name returns the system font, as CoreText returns its default.
public func CTFontCreateWithName(_ name: CFString, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?) -> CTFont {
    let size = size > 0 ? size : 12
    return CTFont.named(name, size: size) ?? .system(size: size)
}

public func CTFontCreateUIFontForLanguage(_ uiType: CTFontUIFontType, _ size: CGFloat, _ language: CFString?) -> CTFont? {
    let size = size > 0 ? size : 13
    return switch uiType {
    case .userFixedPitch: CTFont.system(size: size, source: .monospaced)
    case .emphasizedSystem, .smallEmphasizedSystem, .miniEmphasizedSystem: CTFont.system(size: size, weight: 0.4)
    default: CTFont.system(size: size)
    }
}

public func CTFontCreateWithGraphicsFont(
    _ graphicsFont: CGFont, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?, _ attributes: CTFontDescriptor?
) -> CTFont {
    let size = size > 0 ? size : 12
    if let name = graphicsFont.postScriptName, let known = CTFont.named(name, size: size) { return known }
    return FontFace(data: graphicsFont.data).map { CTFont.file($0, size: size) } ?? .system(size: size)
}

public func CTFontCreateCopyWithAttributes(
    _ font: CTFont, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?, _ attributes: CTFontDescriptor?
) -> CTFont {
    size > 0 ? font.withSize(size) : font
}

public func CTFontCreateCopyWithSymbolicTraits(
    _ font: CTFont, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?, _ symTraitValue: CTFontSymbolicTraits,
    _ symTraitMask: CTFontSymbolicTraits
) -> CTFont? {
    let base = size > 0 ? font.withSize(size) : font
    let isBold = symTraitMask.contains(.traitBold) ? symTraitValue.contains(.traitBold) : font.isBold
    let isItalic = symTraitMask.contains(.traitItalic) ? symTraitValue.contains(.traitItalic) : font.isItalic
    return base.with(weight: isBold == font.isBold ? nil : isBold ? 0.4 : 0, isItalic: isItalic)
}

public func CTFontGetSize(_ font: CTFont) -> CGFloat { font.size }
public func CTFontGetAscent(_ font: CTFont) -> CGFloat { font.ascent }
/// Returns the descent, which is positive, unlike UIFont's.
public func CTFontGetDescent(_ font: CTFont) -> CGFloat { font.descent }
public func CTFontGetLeading(_ font: CTFont) -> CGFloat { font.leading }
public func CTFontGetCapHeight(_ font: CTFont) -> CGFloat { font.capHeight }
public func CTFontGetXHeight(_ font: CTFont) -> CGFloat { font.xHeight }
public func CTFontGetUnitsPerEm(_ font: CTFont) -> UInt32 { UInt32(font.face.unitsPerEm) }
public func CTFontGetGlyphCount(_ font: CTFont) -> CFIndex { font.face.glyphCount }
public func CTFontGetUnderlinePosition(_ font: CTFont) -> CGFloat { -font.underline.top - font.underline.thickness / 2 }
public func CTFontGetUnderlineThickness(_ font: CTFont) -> CGFloat { font.underline.thickness }
public func CTFontGetSlantAngle(_ font: CTFont) -> CGFloat { font.isItalic ? -9.4 : 0 }
public func CTFontGetMatrix(_ font: CTFont) -> CGAffineTransform { .identity }
public func CTFontGetBoundingBox(_ font: CTFont) -> CGRect {
    CGRect(x: 0, y: -font.descent, width: font.size * 2, height: font.ascent + font.descent)
}
public func CTFontGetSymbolicTraits(_ font: CTFont) -> CTFontSymbolicTraits {
    var traits: CTFontSymbolicTraits = []
    if font.isBold { traits.insert(.traitBold) }
    if font.isItalic { traits.insert(.traitItalic) }
    if font.isMonospaced { traits.insert(.traitMonoSpace) }
    return traits
}
public func CTFontCopyPostScriptName(_ font: CTFont) -> CFString { font.fontName }
public func CTFontCopyFamilyName(_ font: CTFont) -> CFString { font.familyName }
public func CTFontCopyFullName(_ font: CTFont) -> CFString { font.fontName }
public func CTFontCopyDisplayName(_ font: CTFont) -> CFString { font.fontName }
public func CTFontCopyGraphicsFont(_ font: CTFont, _ attributes: UnsafeMutablePointer<CTFontDescriptor?>?) -> CGFont {
    // The bytes of an open face are a valid font.
    CGFont(data: font.face.bytes) ?? CGFont(data: EmptyFont.data)!
}

// MARK: - Glyphs

/// Returns `false` if a character has no glyph of its own; its element is then 0.
@discardableResult
public func CTFontGetGlyphsForCharacters(
    _ font: CTFont, _ characters: UnsafePointer<UniChar>, _ glyphs: UnsafeMutablePointer<CGGlyph>, _ count: CFIndex
) -> Bool {
    TextLock.lock()
    defer { TextLock.unlock() }
    var isComplete = true
    var index = 0
    while index < count {
        let unit = characters[index]
        let isPair = UTF16.isLeadSurrogate(unit) && index + 1 < count
        let value = isPair ? 0x10000 + (UInt32(unit) - 0xD800) << 10 + (UInt32(characters[index + 1]) & 0x3FF) : UInt32(unit)
        let glyph = Unicode.Scalar(value).flatMap { font.face.glyph(for: $0) }
        glyphs[index] = CGGlyph(truncatingIfNeeded: glyph ?? 0)
        if isPair { glyphs[index + 1] = 0 }
        if glyph == nil { isComplete = false }
        index += isPair ? 2 : 1
    }
    return isComplete
}

/// Returns the sum of the glyphs' advances, in points; each is stored in `advances` if given.
@discardableResult
public func CTFontGetAdvancesForGlyphs(
    _ font: CTFont, _ orientation: CTFontOrientation, _ glyphs: UnsafePointer<CGGlyph>, _ advances: UnsafeMutablePointer<CGSize>?,
    _ count: CFIndex
) -> Double {
    TextLock.lock()
    defer { TextLock.unlock() }
    var sum: CGFloat = 0
    for index in 0..<count {
        let advance = font.advance(of: UInt32(glyphs[index]))
        advances?[index] = CGSize(width: advance, height: 0)
        sum += advance
    }
    return Double(sum)
}

/// Returns a glyph's outline in points, y upward.
public func CTFontCreatePathForGlyph(_ font: CTFont, _ glyph: CGGlyph, _ matrix: UnsafePointer<CGAffineTransform>?) -> CGPath? {
    guard let outline = font.face.outline(of: UInt32(glyph)), !outline.isEmpty else { return nil }
    let scale = CGAffineTransform(scaleX: font.unit, y: font.unit)
    return outline.applying(matrix.map { scale.concatenating($0.pointee) } ?? scale)
}

@discardableResult
public func CTFontGetBoundingRectsForGlyphs(
    _ font: CTFont, _ orientation: CTFontOrientation, _ glyphs: UnsafePointer<CGGlyph>, _ boundingRects: UnsafeMutablePointer<CGRect>?,
    _ count: CFIndex
) -> CGRect {
    var all = CGRect.null
    for index in 0..<count {
        let box = CTFontCreatePathForGlyph(font, glyphs[index], nil)?.boundingBoxOfPath ?? .zero
        boundingRects?[index] = box
        all = all.union(box)
    }
    return all
}

/// Draws glyphs at positions in user space, y upward, with the context's text matrix, colors, and text drawing mode.
public func CTFontDrawGlyphs(
    _ font: CTFont, _ glyphs: UnsafePointer<CGGlyph>, _ positions: UnsafePointer<CGPoint>, _ count: Int, _ context: CGContext
) {
    TextLock.lock()
    defer { TextLock.unlock() }
    let em = font.unit * font.face.unitsPerEm
    var matrix = context.textMatrix
    (matrix.tx, matrix.ty) = (0, 0)
    context.draw(
        (0..<count).map { .init(glyph: UInt32(glyphs[$0]), position: positions[$0].applying(context.textMatrix)) }, of: font.face,
        glyphToUser: CGAffineTransform(scaleX: em, y: -em).concatenating(matrix), context.textDrawingMode)
}

extension CGContext {
    /// Draws glyphs of the context's font at positions in text space.
    public func showGlyphs(_ glyphs: [CGGlyph], at positions: [CGPoint]) {
        guard let graphicsFont = font else { return }
        let drawn = CTFontCreateWithGraphicsFont(graphicsFont, fontSize, nil, nil)
        CTFontDrawGlyphs(drawn, glyphs, positions, min(glyphs.count, positions.count), self)
    }
}

// MARK: - Registering

/// The duration of a font's registration, and the processes that it applies to.
public enum CTFontManagerScope: UInt32, Sendable { case none, process, persistent, session }

/// An error in registering or unregistering a font.
public enum CTFontManagerError: Int, Error, Sendable {
    case fileNotFound = 101, insufficientPermissions = 102, unrecognizedFormat = 103, invalidFontData = 104, alreadyRegistered = 105
    case notRegistered = 201
}

private func register(_ data: Data?, _ error: UnsafeMutablePointer<Unmanaged<NSError>?>?) -> Bool {
    var failure: CTFontManagerError?
    if let data {
        if FontLibrary.shared.register(data) == nil { failure = FontFace(data: data) == nil ? .invalidFontData : .alreadyRegistered }
    } else {
        failure = .fileNotFound
    }
    return failure.map { report($0, error) } ?? true
}

private func unregister(_ postScriptName: String?, _ error: UnsafeMutablePointer<Unmanaged<NSError>?>?) -> Bool {
    guard let postScriptName else { return report(.fileNotFound, error) }
    return FontLibrary.shared.unregister(postScriptName) || report(.notRegistered, error)
}

/// Stores the error. Always returns `false`.
private func report(_ failure: CTFontManagerError, _ error: UnsafeMutablePointer<Unmanaged<NSError>?>?) -> Bool {
    error?.pointee = Unmanaged.passRetained(NSError(domain: "com.apple.CoreText.CTFontManagerErrorDomain", code: failure.rawValue))
    return false
}

@discardableResult
public func CTFontManagerRegisterFontsForURL(
    _ fontURL: CFURL, _ scope: CTFontManagerScope, _ error: UnsafeMutablePointer<Unmanaged<NSError>?>?
) -> Bool {
    register(try? Data(contentsOf: fontURL), error)
}

@discardableResult
public func CTFontManagerRegisterGraphicsFont(_ font: CGFont, _ error: UnsafeMutablePointer<Unmanaged<NSError>?>?) -> Bool {
    register(font.data, error)
}

@discardableResult
public func CTFontManagerUnregisterGraphicsFont(_ font: CGFont, _ error: UnsafeMutablePointer<Unmanaged<NSError>?>?) -> Bool {
    unregister(font.postScriptName, error)
}

@discardableResult
public func CTFontManagerUnregisterFontsForURL(
    _ fontURL: CFURL, _ scope: CTFontManagerScope, _ error: UnsafeMutablePointer<Unmanaged<NSError>?>?
) -> Bool {
    unregister((try? Data(contentsOf: fontURL)).flatMap { CGFont(data: $0)?.postScriptName }, error)
}

/// Registers the fonts of several files. `errors` receives the failures of those that aren't.
@discardableResult
public func CTFontManagerRegisterFontsForURLs(
    _ fontURLs: CFArray, _ scope: CTFontManagerScope, _ errors: UnsafeMutablePointer<Unmanaged<NSArray>?>?
) -> Bool {
    each(of: fontURLs, errors) { CTFontManagerRegisterFontsForURL($0, scope, $1) }
}

@discardableResult
public func CTFontManagerUnregisterFontsForURLs(
    _ fontURLs: CFArray, _ scope: CTFontManagerScope, _ errors: UnsafeMutablePointer<Unmanaged<NSArray>?>?
) -> Bool {
    each(of: fontURLs, errors) { CTFontManagerUnregisterFontsForURL($0, scope, $1) }
}

private func each(
    of fontURLs: CFArray, _ errors: UnsafeMutablePointer<Unmanaged<NSArray>?>?,
    _ action: (URL, UnsafeMutablePointer<Unmanaged<NSError>?>?) -> Bool
) -> Bool {
    let failures: [NSError] = fontURLs.compactMap { url in
        var error: Unmanaged<NSError>?
        if let url = url as? URL, action(url, &error) { return nil }
        return error?.takeRetainedValue()
            ?? NSError(domain: "com.apple.CoreText.CTFontManagerErrorDomain", code: CTFontManagerError.fileNotFound.rawValue)
    }
    if !failures.isEmpty { errors?.pointee = Unmanaged.passRetained(NSArray(array: failures)) }
    return failures.isEmpty
}

public func CTFontManagerRegisterFontURLs(
    _ fontURLs: CFArray, _ scope: CTFontManagerScope, _ enabled: Bool, _ registrationHandler: ((CFArray, Bool) -> Bool)?
) {
    let failures = fontURLs.filter { !(($0 as? URL).map { CTFontManagerRegisterFontsForURL($0, scope, nil) } ?? false) }
    _ = registrationHandler?(failures, true)
}
