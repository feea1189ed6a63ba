extension NSLayoutManager {
    /// A glyph's layout properties, with the values of Apple's header.
    public struct GlyphProperty: OptionSet, Hashable, Sendable {
        /// The bits of the set.
        public let rawValue: Int
        /// Creates the set from its bits. Bits without a name are kept.
        public init(rawValue: Int) { self.rawValue = rawValue }
        public static let null = GlyphProperty(rawValue: 1), controlCharacter = GlyphProperty(rawValue: 2)
        public static let elastic = GlyphProperty(rawValue: 4), nonBaseCharacter = GlyphProperty(rawValue: 8)
    }

    /// The layout effect of a control character.
    public struct ControlCharacterAction: OptionSet, Hashable, Sendable {
        /// The bits of the set.
        public let rawValue: Int
        /// Creates the set from its bits. Bits without a name are kept.
        public init(rawValue: Int) { self.rawValue = rawValue }
        public static let zeroAdvancement = ControlCharacterAction(rawValue: 1), whitespace = ControlCharacterAction(rawValue: 2)
        public static let horizontalTab = ControlCharacterAction(rawValue: 4), lineBreak = ControlCharacterAction(rawValue: 8)
        public static let paragraphBreak = ControlCharacterAction(rawValue: 16), containerBreak = ControlCharacterAction(rawValue: 32)
    }
}

/// The direction of lines.
public typealias NSTextLayoutOrientation = NSLayoutManager.TextLayoutOrientation

extension NSLayoutManager {
    // FIXME(gap): text is always laid out in horizontal lines.
    public enum TextLayoutOrientation: Int, Sendable { case horizontal, vertical }
}

/// An object whose text has an orientation.
public protocol NSTextLayoutOrientationProvider {
    var layoutOrientation: NSLayoutManager.TextLayoutOrientation { get }
}

extension NSTextContainer: NSTextLayoutOrientationProvider {
    public var layoutOrientation: NSLayoutManager.TextLayoutOrientation { .horizontal }
}
