import CCairo
import Foundation

/// A font at a size. Fonts with equal descriptions are the same object.
public final class CTFont: Hashable, @unchecked Sendable {
    /// The family of faces that a font belongs to.
    package enum Source: Hashable {
        case system
        case monospaced
        /// The system's serif design.
        case serif
        /// The system's rounded design.
        case rounded
        /// The system's design with monospaced digits.
        case monospacedDigits
        /// An Apple face that cannot be distributed here, drawn with the system's outlines under its own name.
        case substitute(name: String, isFixedPitch: Bool)
        case file(ObjectIdentifier)
    }

    package struct Description: Hashable {
        package var source: Source
        package var weight: SystemWeight
        package var isItalic: Bool
        package var size: CGFloat
        /// The distance between baselines that a text style requires, or 0 for the font's own.
        package var lineSpacing: CGFloat = 0
    }

    package let description: Description
    /// The face that draws this font's own glyphs.
    package let face: FontFace
    /// The design that makes them round.
    let rounded: RoundedDesign?
    /// The face that draws ``tallLetters`` in display sizes.
    let cutForTallLetters: FontFace?
    /// Ü, Ř, Ÿ, Ż, Ž, and Ǔ to Ǚ: in Inter's display cut, their marks extend above San Francisco's ascender, at which a label ends; in its
    /// text cut they do not.
    static let tallLetters: Set<UInt32> = [0xDC, 0x158, 0x178, 0x17B, 0x17D, 0x1D3, 0x1D5, 0x1D7, 0x1D9]
    /// The factor from font units to points.
    let unit: CGFloat
    package let ascent: CGFloat
    package let descent: CGFloat
    package let leading: CGFloat
    /// The part of ``leading`` that a text style adds. A label has none below its last line.
    package let styleLeading: CGFloat
    package let capHeight: CGFloat
    package let xHeight: CGFloat
    package let fontName: String
    package let familyName: String

    /// The glyph and advance of U+0000...U+024F; glyph 0 if the face has none.
    let simpleGlyphs: [SimpleGlyph]
    struct SimpleGlyph {
        var glyph: UInt32
        var advance: CGFloat
        /// The glyph's offset to the right of the pen, which centers it in its advance.
        var bearing: CGFloat
    }
    static let simpleLimit = 0x250

    private var spacedAdvances: [UInt32: CGFloat]

    package var size: CGFloat { description.size }
    package var lineHeight: CGFloat { ascent + descent + leading }

    // MARK: Finding fonts

    private nonisolated(unsafe) static var known: [Description: CTFont] = [:]

    package static func make(_ description: Description, face: FontFace? = nil) -> CTFont {
        TextLock.lock()
        defer { TextLock.unlock() }
        var description = description
        if !(description.size > 0 && description.size < 10000) { description.size = description.size > 0 ? 10000 : 12 }
        if let font = known[description] { return font }
        let font = CTFont(description, face)
        known[description] = font
        return font
    }

    /// Returns the system font; `weight` is on UIKit's scale.
    package static func system(
        size: CGFloat, weight: CGFloat = 0, isItalic: Bool = false, source: Source = .system
    ) -> CTFont {
        make(Description(source: source, weight: SystemWeight(weight), isItalic: isItalic, size: size))
    }

    /// Returns a font by PostScript, full or family name: one registered by the app, the system's own, or a known Apple face that is drawn
    /// with the system's outlines. `nil` for an unknown name.
    package static func named(_ name: String, size: CGFloat) -> CTFont? {
        if let face = FontLibrary.shared.registeredFace(named: name) { return file(face, size: size) }
        return AppleFontNames.description(of: name, size: size).map { make($0) }
    }

    package static func file(_ face: FontFace, size: CGFloat) -> CTFont {
        make(
            Description(
                source: .file(ObjectIdentifier(face)), weight: SystemWeight(weightClass: face.weightClass),
                isItalic: face.isItalic, size: size), face: face)
    }

    package func withSize(_ size: CGFloat) -> CTFont {
        var description = description
        (description.size, description.lineSpacing) = (size, 0)
        return CTFont.make(description, face: face)
    }

    /// Returns the font with the distance between baselines that a text style specifies, or with its own for 0.
    package func withLineSpacing(_ spacing: CGFloat) -> CTFont {
        guard description.lineSpacing != spacing else { return self }
        var description = description
        description.lineSpacing = spacing
        return CTFont.make(description, face: face)
    }

    /// Returns the same family in another weight or slant; for a file's face, the registered sibling that fits best.
    package func with(weight: CGFloat? = nil, isItalic: Bool? = nil) -> CTFont? {
        var changed = description
        if let weight { changed.weight = SystemWeight(weight) }
        if let isItalic { changed.isItalic = isItalic }
        guard case .file = description.source else {
            if case .substitute(let name, let isFixed) = description.source {
                let family = AppleFontNames.family(of: name)
                let style = AppleFontNames.style(isBold: changed.weight.value >= 0.3, isItalic: changed.isItalic)
                changed.source = .substitute(
                    name: style.isEmpty ? family.postScript : "\(family.postScript)-\(style)", isFixedPitch: isFixed)
            }
            return CTFont.make(changed)
        }
        let siblings = FontLibrary.shared.registeredFaces(inFamily: face.familyName).filter { $0.isItalic == changed.isItalic }
        func distance(_ face: FontFace) -> CGFloat { abs(SystemWeight(weightClass: face.weightClass).value - changed.weight.value) }
        return siblings.min { distance($0) < distance($1) }.map { CTFont.file($0, size: size) }
    }

    package var isBold: Bool { description.weight.value >= 0.3 }
    package var isItalic: Bool { description.isItalic }
    package var isMonospaced: Bool {
        switch description.source {
        case .monospaced: true
        case .substitute(_, let isFixedPitch): isFixedPitch
        case .file: face.isFixedPitch
        default: false
        }
    }
    package var isSystem: Bool {
        switch description.source {
        case .system, .monospaced, .monospacedDigits, .serif, .rounded: true
        default: false
        }
    }

    /// The distance of an underline's top from the baseline and its thickness, in points.
    var underline: (top: CGFloat, thickness: CGFloat) {
        if CTFont.usesSystemAdvances(description.source) {
            return (SystemFontMetrics.underlineTop * size, SystemFontMetrics.underlineThickness(description.weight) * size)
        }
        // FreeType gives the line's middle.
        return (-(face.underlinePosition + face.underlineThickness / 2) * size, face.underlineThickness * size)
    }

    /// Returns whether advances come from San Francisco's table.
    private static func usesSystemAdvances(_ source: Source) -> Bool {
        switch source {
        case .system, .monospacedDigits, .rounded: true
        default: false
        }
    }

    /// Whether the face's own kerning and ligatures apply.
    var usesFeatures: Bool { if case .file = description.source { true } else { false } }

    // MARK: Making one

    private init(_ description: Description, _ given: FontFace?) {
        self.description = description
        let (size, library) = (description.size, FontLibrary.shared)
        var outlineScale = SystemFontMetrics.outlineScale
        let isItalic = description.isItalic, (standIn, heights) = CTFont.standIn(for: description)
        let isDisplay = size >= SystemFontMetrics.displaySize
        rounded =
            description.source == .rounded
            ? RoundedDesign.find(weight: description.weight, isItalic: isItalic, isDisplay: isDisplay, library: library) : nil
        switch description.source {
        case .system, .monospacedDigits, .serif, .rounded, .substitute(_, isFixedPitch: false):
            face =
                rounded?.face ?? standIn?.face ?? library.systemFace(weight: description.weight, isItalic: isItalic, isDisplay: isDisplay)
        case .monospaced, .substitute(_, isFixedPitch: true):
            face = standIn?.face ?? library.monospacedFace(weight: description.weight, isItalic: isItalic)
        case .file:
            face = given ?? library.systemFace(weight: .regular, isItalic: false, isDisplay: false)
            outlineScale = 1
        }
        let isInter = description.source == .system || description.source == .monospacedDigits
        cutForTallLetters =
            isDisplay && isInter ? library.systemFace(weight: description.weight, isItalic: isItalic, isDisplay: false) : nil
        if let standIn { outlineScale = standIn.outlineScale }
        unit = size * outlineScale / face.unitsPerEm
        let ownLeading: CGFloat
        if case .file = description.source {
            (ascent, descent, ownLeading) = (face.ascent * size, face.descent * size, face.lineGap * size)
            (capHeight, xHeight) = (face.capHeight * size, face.xHeight * size)
            (fontName, familyName) = (face.postScriptName, face.familyName)
        } else {
            (ascent, descent, ownLeading) = (
                (heights?.ascent ?? SystemFontMetrics.ascent) * size, (heights?.descent ?? SystemFontMetrics.descent) * size,
                (heights?.leading ?? 0) * size
            )
            capHeight = (standIn?.face.capHeight ?? SystemFontMetrics.capHeight) * size
            xHeight = standIn.map { $0.face.xHeight * size } ?? SystemFontMetrics.xHeight(size, description.weight)
            (fontName, familyName) = AppleFontNames.names(of: description)
        }
        styleLeading = max(description.lineSpacing - ascent - descent - ownLeading, 0)
        leading = ownLeading + styleLeading
        // A rounded font has the same widths as the regular design.
        let shape = rounded == nil ? face : library.systemFace(weight: description.weight, isItalic: isItalic, isDisplay: isDisplay)
        let advances = AdvanceTable(description, shape, unit)
        (simpleGlyphs, spacedAdvances) = CTFont.simpleGlyphs(of: face, unit, advances, hasTallCut: cutForTallLetters != nil)
        otherAdvanceScale = advances.otherScale
        if CTFont.usesSystemAdvances(description.source) {
            for (sign, factor) in SystemFontMetrics.signScales(description.weight) {
                guard let glyph = face.glyph(for: sign) else { continue }
                spacedAdvances[glyph] = face.advance(of: glyph) * unit * advances.otherScale * factor
            }
        }
        kernUnit = CTFont.usesSystemAdvances(description.source) ? size / 2048 : 0
        kernShare = CGFloat(SystemFontMetrics.opticalShare(size))
        keepsDigitsApart = description.source == .monospacedDigits
        fixedAdvance = advances.fixed
    }

    /// Returns the face that is drawn in place of a font of Apple's, and that font's own heights.
    private static func standIn(for description: Description) -> (face: StandInFace?, heights: StandInFace.Metrics?) {
        let library = FontLibrary.shared, isBold = description.weight.value >= 0.3, isItalic = description.isItalic
        switch description.source {
        case .substitute(let name, _):
            let family = AppleFontNames.family(of: name).name
            return (
                StandInFace.find(family: family, isBold: isBold, isItalic: isItalic, library: library),
                StandInFace.metrics(ofFamily: family)
            )
        case .serif: return (StandInFace.serifDesign(isBold: isBold, isItalic: isItalic, library: library), nil)
        default: return (nil, nil)
        }
    }

    /// Returns the glyphs of the scalars below `simpleLimit`, and the advances of those glyphs. `hasTallCut` leaves out the tall letters,
    /// which another cut of the face draws.
    private static func simpleGlyphs(
        of face: FontFace, _ unit: CGFloat, _ advances: AdvanceTable, hasTallCut: Bool
    ) -> ([SimpleGlyph], [UInt32: CGFloat]) {
        var glyphs: [SimpleGlyph] = [], spaced: [UInt32: CGFloat] = [:]
        glyphs.reserveCapacity(simpleLimit)
        for value in 0..<UInt32(simpleLimit) {
            guard value >= 32, !(0x7F...0x9F).contains(value), value != 0xAD, let scalar = Unicode.Scalar(value),
                let glyph = face.glyph(for: scalar)
            else {
                glyphs.append(SimpleGlyph(glyph: 0, advance: 0, bearing: 0))
                continue
            }
            let own = face.advance(of: glyph) * unit
            let advance = advances.advance(of: scalar, own: own)
            let isTall = hasTallCut && tallLetters.contains(value)
            glyphs.append(SimpleGlyph(glyph: isTall ? 0 : glyph, advance: advance, bearing: (advance - own) / 2))
            spaced[glyph] = advance
        }
        return (glyphs, spaced)
    }

    private let otherAdvanceScale: CGFloat
    /// The points per unit of a kerned pair; zero in faces with kerning of their own, or without any.
    let kernUnit: CGFloat
    /// The position of the pairs' kerning between text and display sizes.
    let kernShare: CGFloat
    let keepsDigitsApart: Bool
    private let fixedAdvance: CGFloat?

    /// Returns the advance that this font gives one of its face's glyphs, in points.
    func advance(of glyph: UInt32) -> CGFloat {
        if let known = spacedAdvances[glyph] { return known }
        let own = face.advance(of: glyph) * unit
        if own == 0 { return 0 }
        return fixedAdvance ?? own * otherAdvanceScale
    }

    /// Returns whether both are the same object.
    public static func == (left: CTFont, right: CTFont) -> Bool { left === right }
    /// Combines the object's identity into a hash.
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// The widths of a font's characters.
private struct AdvanceTable {
    /// The factor on the face's own advances for characters that are not in the table.
    var otherScale: CGFloat = 1
    var fixed: CGFloat?
    private var table: [CGFloat] = []

    init(_ description: CTFont.Description, _ face: FontFace, _ unit: CGFloat) {
        let size = description.size
        switch description.source {
        case .monospaced: fixed = SystemFontMetrics.monospacedAdvance * size
        case .substitute(_, isFixedPitch: true): fixed = 0.6 * size
        case .substitute, .serif, .file: break
        case .system, .monospacedDigits, .rounded:
            let (advances, style, isOwn) = description.weight.measured
            let share = SystemFontMetrics.opticalShare(size)
            let tracking = SystemFontMetrics.tracking(size)
            // The ratio of an unmeasured weight's widths to a measured one's is Inter's.
            let cut = size >= SystemFontMetrics.displaySize ? "InterDisplay" : "Inter"
            let reference = isOwn ? nil : FontLibrary.shared.face(named: "\(cut)-\(style).otf")
            var (sum, ownSum): (CGFloat, CGFloat) = (0, 0)
            for index in 0..<95 {
                let scalar = Unicode.Scalar(UInt8(32 + index))
                var design = advances.text[index] + share * (advances.display[index] - advances.text[index])
                let glyph = face.glyph(for: scalar)
                if let reference, let glyph, let other = reference.glyph(for: scalar) {
                    let ratio = face.advance(of: glyph) / face.unitsPerEm / max(reference.advance(of: other) / reference.unitsPerEm, 0.001)
                    design *= Double(ratio)
                }
                let advance = CGFloat((design + tracking) / 2048) * size
                table.append(advance)
                if scalar.properties.isAlphabetic, let glyph {
                    sum += advance
                    ownSum += face.advance(of: glyph) * unit
                }
            }
            if ownSum > 0 { otherScale = sum / ownSum }
            if description.source == .monospacedDigits {
                for digit in 16...25 { table[digit] = table[16] }
            }
        }
    }

    func advance(of scalar: Unicode.Scalar, own: CGFloat) -> CGFloat {
        if own == 0 { return 0 }
        if let fixed { return fixed }
        if (32..<127).contains(scalar.value), !table.isEmpty { return table[Int(scalar.value) - 32] }
        if scalar.value == 0xA0, !table.isEmpty { return table[0] }
        return own * otherScale
    }
}
