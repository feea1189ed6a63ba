import Foundation

/// The meaning of a range of text inside its block: emphasis, code, a line break. The text is drawn accordingly.
public struct InlinePresentationIntent: OptionSet, Hashable, Codable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    // The values: https://learn.microsoft.com/dotnet/api/foundation.nsinlinepresentationintent
    /// The range is emphasized, usually by an italic font.
    public static let emphasized = Self(rawValue: 1)
    /// The range is strongly emphasized, usually by a bold font.
    public static let stronglyEmphasized = Self(rawValue: 2)
    /// The range is code, usually in a font of equal widths.
    public static let code = Self(rawValue: 4)
    /// The range has a line through it.
    public static let strikethrough = Self(rawValue: 32)
    /// The range is a line break of the source, which is shown as a space.
    public static let softBreak = Self(rawValue: 64)
    /// The range is a line break.
    public static let lineBreak = Self(rawValue: 128)
    /// The range is HTML within a line.
    public static let inlineHTML = Self(rawValue: 256)
    /// The range is HTML between paragraphs.
    public static let blockHTML = Self(rawValue: 512)

    /// Creates an intent from an attribute's value: an intent or its raw value.
    init?(attribute value: Any?) {
        switch value {
        case let intent as InlinePresentationIntent: self = intent
        case let number as UInt: self.init(rawValue: number)
        case let number as Int where number >= 0: self.init(rawValue: UInt(number))
        case let number as NSNumber: self.init(rawValue: number.uintValue)
        default: return nil
        }
    }

    /// Returns `font` with this intent's style applied.
    func applied(to font: CTFont) -> CTFont {
        let base =
            contains(.code)
            ? CTFont.system(size: font.size, weight: font.description.weight.value, isItalic: font.isItalic, source: .monospaced) : font
        guard contains(.stronglyEmphasized) || contains(.emphasized) else { return base }
        return base.with(weight: contains(.stronglyEmphasized) ? 0.4 : nil, isItalic: contains(.emphasized) ? true : nil) ?? base
    }
}
