import Foundation

/// The alignment of lines. `natural` is the leading edge in the text's own direction.
public enum NSTextAlignment: Int, Sendable {
    /// The alignment of lines: at one side, centered, stretched to the full width, or by the writing direction.
    case left, center, right, justified, natural
}

/// The treatment of a line that is too long. The truncating modes make the paragraph a single line.
public enum NSLineBreakMode: Int, Sendable {
    /// The treatment of long lines: broken between words or characters, cut off, or with an ellipsis.
    case byWordWrapping, byCharWrapping, byClipping, byTruncatingHead, byTruncatingTail, byTruncatingMiddle
}

/// The direction of text; `natural` determines it from the first strong character.
public enum NSWritingDirection: Int, Sendable {
    /// The direction of the first letter with one.
    case natural = -1
    /// The direction from left to right, or from right to left.
    case leftToRight, rightToLeft
}

/// Whether a writing direction embeds the text's own or overrides it.
public struct NSWritingDirectionFormatType: RawRepresentable, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// The range is embedded in the text around it, with its own direction.
    public static let embedding = NSWritingDirectionFormatType(rawValue: 0)
    /// Every character of the range gets the direction.
    public static let override = NSWritingDirectionFormatType(rawValue: 2)
}

/// The lines under or through text: one of the weights, with a pattern and `byWord` added.
public struct NSUnderlineStyle: OptionSet, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// A single line.
    public static let single = NSUnderlineStyle(rawValue: 0x01)
    /// A thick line.
    public static let thick = NSUnderlineStyle(rawValue: 0x02)
    /// Two lines.
    public static let double = NSUnderlineStyle(rawValue: 0x09)
    /// A line of dots.
    public static let patternDot = NSUnderlineStyle(rawValue: 0x0100)
    /// A line of dashes.
    public static let patternDash = NSUnderlineStyle(rawValue: 0x0200)
    /// A line of dashes and dots in turn.
    public static let patternDashDot = NSUnderlineStyle(rawValue: 0x0300)
    /// A line of dashes, each followed by two dots.
    public static let patternDashDotDot = NSUnderlineStyle(rawValue: 0x0400)
    /// No line below spaces.
    public static let byWord = NSUnderlineStyle(rawValue: 0x8000)
}

/// Options for measuring and drawing text, which without `usesLineFragmentOrigin` is one line whose baseline is at the point.
public struct NSStringDrawingOptions: OptionSet, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// The rectangle's origin is its upper-left corner, and lines are broken. Without it, a single line is drawn, with the origin on the
    /// baseline.
    public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1 << 0)
    /// The distance between lines includes the font's leading.
    public static let usesFontLeading = NSStringDrawingOptions(rawValue: 1 << 1)
    /// The size is that of the glyphs' ink instead of the lines' height.
    public static let usesDeviceMetrics = NSStringDrawingOptions(rawValue: 1 << 3)
    /// The last line that fits ends in an ellipsis if text is left over.
    public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 1 << 5)
}
