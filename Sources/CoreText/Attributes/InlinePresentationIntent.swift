import Foundation

/// What a stretch of text means inside its block: emphasis, code, a line break. Text that carries it is drawn accordingly.
public struct InlinePresentationIntent: OptionSet, Hashable, Codable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    // The values: https://learn.microsoft.com/dotnet/api/foundation.nsinlinepresentationintent
    public static let emphasized = Self(rawValue: 1)
    public static let stronglyEmphasized = Self(rawValue: 2)
    public static let code = Self(rawValue: 4)
    public static let strikethrough = Self(rawValue: 32)
    public static let softBreak = Self(rawValue: 64)
    public static let lineBreak = Self(rawValue: 128)
    public static let inlineHTML = Self(rawValue: 256)
    public static let blockHTML = Self(rawValue: 512)

    /// From the value of an attribute: an intent or its number.
    init?(attribute value: Any?) {
        switch value {
        case let intent as InlinePresentationIntent: self = intent
        case let number as UInt: self.init(rawValue: number)
        case let number as Int where number >= 0: self.init(rawValue: UInt(number))
        case let number as NSNumber: self.init(rawValue: number.uintValue)
        default: return nil
        }
    }

    /// `font` as text with this intent is drawn.
    func applied(to font: CTFont) -> CTFont {
        let base = contains(.code) ? CTFont.system(size: font.size, weight: font.description.weight.value, isItalic: font.isItalic, source: .monospaced) : font
        guard contains(.stronglyEmphasized) || contains(.emphasized) else { return base }
        return base.with(weight: contains(.stronglyEmphasized) ? 0.4 : nil, isItalic: contains(.emphasized) ? true : nil) ?? base
    }
}
