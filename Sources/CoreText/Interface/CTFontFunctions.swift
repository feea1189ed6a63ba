import CoreGraphics
import Foundation

// CoreText's C interface to fonts.

/// The attributes that describe a font.
public typealias CTFontDescriptor = NSDictionary

/// Whether glyphs are arranged horizontally or vertically.
public enum CTFontOrientation: UInt32, Sendable { case `default`, horizontal, vertical }

/// The fonts of the system's user interface.
public enum CTFontUIFontType: UInt32, Sendable {
    /// The fonts for documents, and those of the system in several sizes. Emphasized ones are bold.
    case user = 0, userFixedPitch, system, emphasizedSystem, smallSystem, smallEmphasizedSystem, miniSystem, miniEmphasizedSystem
    /// The fonts of labels, menus, windows, controls, and messages.
    case views = 8, application, label, menuTitle, menuItem, menuItemMark, menuItemCmdKey, windowTitle, pushButton, utilityWindowTitle
    case alertHeader, systemDetail, emphasizedSystemDetail, toolbar, smallToolbar, message, palette, toolTip, controlContent
    /// No font.
    case none = 0xFFFF_FFFF
}

/// The traits of a font: italic, bold, and so on, with its class in the top four bits.
public struct CTFontSymbolicTraits: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// The glyphs are slanted.
    public static let traitItalic = CTFontSymbolicTraits(rawValue: 1 << 0)
    /// The strokes are heavy.
    public static let traitBold = CTFontSymbolicTraits(rawValue: 1 << 1)
    /// The glyphs are wide.
    public static let traitExpanded = CTFontSymbolicTraits(rawValue: 1 << 5)
    /// The glyphs are narrow.
    public static let traitCondensed = CTFontSymbolicTraits(rawValue: 1 << 6)
    /// All glyphs have the same width.
    public static let traitMonoSpace = CTFontSymbolicTraits(rawValue: 1 << 10)
    /// The glyphs are for vertical lines.
    public static let traitVertical = CTFontSymbolicTraits(rawValue: 1 << 11)
    /// The glyphs are made for user interfaces.
    public static let traitUIOptimized = CTFontSymbolicTraits(rawValue: 1 << 12)
    /// The glyphs have colors of their own.
    public static let traitColorGlyphs = CTFontSymbolicTraits(rawValue: 1 << 13)
    /// The font consists of several fonts.
    public static let traitComposite = CTFontSymbolicTraits(rawValue: 1 << 14)
    /// The bits of the class, a ``CTFontStylisticClass``.
    public static let traitClassMask = CTFontSymbolicTraits(rawValue: 15 << 28)
    /// Other names for the traits.
    public static let expandedTrait = traitExpanded
    public static let condensedTrait = traitCondensed
    public static let verticalTrait = traitVertical
    public static let uiOptimizedTrait = traitUIOptimized
    public static let colorGlyphsTrait = traitColorGlyphs
    public static let compositeTrait = traitComposite
    public static let classMaskTrait = traitClassMask
    /// Another name for `traitItalic`.
    public static let italicTrait = traitItalic
    /// Another name for `traitBold`.
    public static let boldTrait = traitBold
    /// Another name for `traitMonoSpace`.
    public static let monoSpaceTrait = traitMonoSpace
}

/// Returns a font by name. An unknown name returns the system font, as CoreText returns its default.
public func CTFontCreateWithName(_ name: CFString, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?) -> CTFont {
    let size = size > 0 ? size : 12
    return CTFont.named(name, size: size) ?? .system(size: size)
}

/// Returns a font of the system. A size of 0 means 13 points; the language has no effect.
public func CTFontCreateUIFontForLanguage(_ uiType: CTFontUIFontType, _ size: CGFloat, _ language: CFString?) -> CTFont? {
    let size = size > 0 ? size : 13
    return switch uiType {
    case .userFixedPitch: CTFont.system(size: size, source: .monospaced)
    case .emphasizedSystem, .smallEmphasizedSystem, .miniEmphasizedSystem, .emphasizedSystemDetail, .alertHeader, .windowTitle:
        CTFont.system(size: size, weight: 0.4)
    case .none: nil
    default: CTFont.system(size: size)
    }
}

/// Returns a font with the glyphs of a `CGFont`. A size of 0 means 12 points; matrix and attributes have no effect.
public func CTFontCreateWithGraphicsFont(
    _ graphicsFont: CGFont, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?, _ attributes: CTFontDescriptor?
) -> CTFont {
    let size = size > 0 ? size : 12
    if let name = graphicsFont.postScriptName, let known = CTFont.named(name, size: size) { return known }
    return FontFace(data: graphicsFont.data).map { CTFont.file($0, size: size) } ?? .system(size: size)
}

/// Returns the font with a different size; 0 keeps its size. Matrix and attributes have no effect.
public func CTFontCreateCopyWithAttributes(
    _ font: CTFont, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?, _ attributes: CTFontDescriptor?
) -> CTFont {
    size > 0 ? font.withSize(size) : font
}

/// Returns the font with bold and italic set as in `symTraitValue`, for the traits in the mask. A size of 0 keeps the size.
public func CTFontCreateCopyWithSymbolicTraits(
    _ font: CTFont, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?, _ symTraitValue: CTFontSymbolicTraits,
    _ symTraitMask: CTFontSymbolicTraits
) -> CTFont? {
    let base = size > 0 ? font.withSize(size) : font
    let isBold = symTraitMask.contains(.traitBold) ? symTraitValue.contains(.traitBold) : font.isBold
    let isItalic = symTraitMask.contains(.traitItalic) ? symTraitValue.contains(.traitItalic) : font.isItalic
    return base.with(weight: isBold == font.isBold ? nil : isBold ? 0.4 : 0, isItalic: isItalic)
}

/// Returns the size in points.
public func CTFontGetSize(_ font: CTFont) -> CGFloat { font.size }
/// Returns the height of the ascenders above the baseline in points.
public func CTFontGetAscent(_ font: CTFont) -> CGFloat { font.ascent }
/// Returns the descent, which is positive, unlike UIFont's.
public func CTFontGetDescent(_ font: CTFont) -> CGFloat { font.descent }
/// Returns the additional space between lines in points.
public func CTFontGetLeading(_ font: CTFont) -> CGFloat { font.leading }
/// Returns the height of capitals in points.
public func CTFontGetCapHeight(_ font: CTFont) -> CGFloat { font.capHeight }
/// Returns the height of the letter x in points.
public func CTFontGetXHeight(_ font: CTFont) -> CGFloat { font.xHeight }
/// Returns the number of the font's own units in its size.
public func CTFontGetUnitsPerEm(_ font: CTFont) -> UInt32 { UInt32(font.face.unitsPerEm) }
public func CTFontGetGlyphCount(_ font: CTFont) -> CFIndex { font.face.glyphCount }
/// Returns the place of the underline in points, negative below the baseline.
public func CTFontGetUnderlinePosition(_ font: CTFont) -> CGFloat { -font.underline.top - font.underline.thickness / 2 }
/// Returns the thickness of the underline in points.
public func CTFontGetUnderlineThickness(_ font: CTFont) -> CGFloat { font.underline.thickness }
/// Returns the slant in degrees: -9.4 for every italic font, otherwise 0.
public func CTFontGetSlantAngle(_ font: CTFont) -> CGFloat { font.isItalic ? -9.4 : 0 }
/// Returns the identity, because fonts have no matrix here.
public func CTFontGetMatrix(_ font: CTFont) -> CGAffineTransform { .identity }
/// Returns a rectangle around the glyphs in points, with y upward. It is an estimate from the ascent, the descent, and twice the size.
public func CTFontGetBoundingBox(_ font: CTFont) -> CGRect {
    CGRect(x: 0, y: -font.descent, width: font.size * 2, height: font.ascent + font.descent)
}
/// Returns whether the font is bold, italic, or monospaced. Other traits aren't reported.
public func CTFontGetSymbolicTraits(_ font: CTFont) -> CTFontSymbolicTraits {
    var traits: CTFontSymbolicTraits = []
    if font.isBold { traits.insert(.traitBold) }
    if font.isItalic { traits.insert(.traitItalic) }
    if font.isMonospaced { traits.insert(.traitMonoSpace) }
    return traits
}
/// Returns the name that identifies the font.
public func CTFontCopyPostScriptName(_ font: CTFont) -> CFString { font.fontName }
public func CTFontCopyFamilyName(_ font: CTFont) -> CFString { font.familyName }
/// Returns the full name of a font from a file; for others, the name that identifies the font.
public func CTFontCopyFullName(_ font: CTFont) -> CFString { font.ownName(4) ?? font.fontName }
/// Returns the name of the font for people: the full name.
public func CTFontCopyDisplayName(_ font: CTFont) -> CFString { CTFontCopyFullName(font) }
/// Returns a `CGFont` with the same file. `attributes` isn't set.
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

/// Returns the rectangle around glyphs in points, with y upward, and stores that of each glyph in `boundingRects`.
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
public enum CTFontManagerScope: UInt32, Sendable {
    /// The duration: none, of the process, of the device, or of the login. All are treated as that of the process.
    case none, process, persistent, session
    /// Another name for `persistent`.
    public static let user = CTFontManagerScope.persistent
}

/// An error in registering or unregistering a font.
public enum CTFontManagerError: Int, Error, Sendable {
    /// The file is missing, unreadable, of another format, or damaged, or the font is already registered.
    case fileNotFound = 101, insufficientPermissions = 102, unrecognizedFormat = 103, invalidFontData = 104, alreadyRegistered = 105
    /// There are too many fonts, or there is no asset of the name.
    case exceededResourceLimit = 106, assetNotFound = 107
    /// The font isn't registered, is in use, or is one of the system's.
    case notRegistered = 201, inUse = 202, systemRequired = 203
    /// The registration failed, isn't permitted, or misses information.
    case registrationFailed = 301, missingEntitlement = 302, insufficientInfo = 303, cancelledByUser = 304, duplicatedName = 305
    case invalidFilePath = 306, unsupportedScope = 307
}

func register(_ data: Data?, _ error: UnsafeMutablePointer<Unmanaged<NSError>?>?) -> Bool {
    var failure: CTFontManagerError?
    if let data {
        if FontLibrary.shared.register(data) == nil { failure = FontFace(data: data) == nil ? .invalidFontData : .alreadyRegistered }
    } else {
        failure = .fileNotFound
    }
    return failure.map { report($0, error) } ?? true
}

func unregister(_ postScriptName: String?, _ error: UnsafeMutablePointer<Unmanaged<NSError>?>?) -> Bool {
    guard let postScriptName else { return report(.fileNotFound, error) }
    return FontLibrary.shared.unregister(postScriptName) || report(.notRegistered, error)
}

/// Stores the error. Always returns `false`.
private func report(_ failure: CTFontManagerError, _ error: UnsafeMutablePointer<Unmanaged<NSError>?>?) -> Bool {
    error?.pointee = Unmanaged.passRetained(NSError(domain: kCTFontManagerErrorDomain, code: failure.rawValue))
    return false
}

/// Registers the font in a file for the process, regardless of the scope. Returns false and stores an error if that isn't possible.
@discardableResult
public func CTFontManagerRegisterFontsForURL(
    _ fontURL: CFURL, _ scope: CTFontManagerScope, _ error: UnsafeMutablePointer<Unmanaged<NSError>?>?
) -> Bool {
    register(try? Data(contentsOf: fontURL), error)
}

/// Registers a font for the process. Returns false and stores an error if that isn't possible.
@discardableResult
public func CTFontManagerRegisterGraphicsFont(_ font: CGFont, _ error: UnsafeMutablePointer<Unmanaged<NSError>?>?) -> Bool {
    register(font.data, error)
}

/// Unregisters a font. Returns false and stores an error if it isn't registered.
@discardableResult
public func CTFontManagerUnregisterGraphicsFont(_ font: CGFont, _ error: UnsafeMutablePointer<Unmanaged<NSError>?>?) -> Bool {
    unregister(font.postScriptName, error)
}

/// Unregisters the font in a file. Returns false and stores an error if it isn't registered.
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

/// Unregisters the fonts in files. Returns false and stores the errors in `errors` if one of them fails.
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
            ?? NSError(domain: kCTFontManagerErrorDomain, code: CTFontManagerError.fileNotFound.rawValue)
    }
    if !failures.isEmpty { errors?.pointee = Unmanaged.passRetained(NSArray(array: failures)) }
    return failures.isEmpty
}

/// Registers the fonts in files, and calls the handler once with those that failed. The call has ended before the function returns.
public func CTFontManagerRegisterFontURLs(
    _ fontURLs: CFArray, _ scope: CTFontManagerScope, _ enabled: Bool, _ registrationHandler: ((CFArray, Bool) -> Bool)?
) {
    let failures = fontURLs.filter { !(($0 as? URL).map { CTFontManagerRegisterFontsForURL($0, scope, nil) } ?? false) }
    _ = registrationHandler?(failures, true)
}
