extension NSLayoutManager {
    /// A glyph's layout properties, with the values of Apple's header.
    public struct GlyphProperty: OptionSet, Hashable, Sendable {
        /// The bits of the set.
        public let rawValue: Int
        /// Creates the set from its bits. Bits without a name are kept.
        public init(rawValue: Int) { self.rawValue = rawValue }
        /// No glyph, for a unit that an earlier glyph includes, and a character that controls the layout.
        public static let null = GlyphProperty(rawValue: 1), controlCharacter = GlyphProperty(rawValue: 2)
        /// A space that may grow, and a mark that combines with the letter before it.
        public static let elastic = GlyphProperty(rawValue: 4), nonBaseCharacter = GlyphProperty(rawValue: 8)
    }

    /// The layout effect of a control character.
    public struct ControlCharacterAction: OptionSet, Hashable, Sendable {
        /// The bits of the set.
        public let rawValue: Int
        /// Creates the set from its bits. Bits without a name are kept.
        public init(rawValue: Int) { self.rawValue = rawValue }
        /// No width, or a space.
        public static let zeroAdvancement = ControlCharacterAction(rawValue: 1), whitespace = ControlCharacterAction(rawValue: 2)
        /// A tab, or the end of a line.
        public static let horizontalTab = ControlCharacterAction(rawValue: 4), lineBreak = ControlCharacterAction(rawValue: 8)
        /// The end of a paragraph, or of a container.
        public static let paragraphBreak = ControlCharacterAction(rawValue: 16), containerBreak = ControlCharacterAction(rawValue: 32)
    }
}

/// The direction of lines.
public typealias NSTextLayoutOrientation = NSLayoutManager.TextLayoutOrientation

extension NSLayoutManager {
    // FIXME(gap): text is always laid out in horizontal lines.
    /// The direction of lines. Here, text is always in horizontal lines.
    public enum TextLayoutOrientation: Int, Sendable { case horizontal, vertical }
}

/// An object whose text has an orientation.
public protocol NSTextLayoutOrientationProvider {
    /// The direction of the lines at the beginning of the text.
    var layoutOrientation: NSLayoutManager.TextLayoutOrientation { get }
}

extension NSTextContainer: NSTextLayoutOrientationProvider {
    /// The direction of the lines, which is always horizontal here.
    public var layoutOrientation: NSLayoutManager.TextLayoutOrientation { .horizontal }
}
