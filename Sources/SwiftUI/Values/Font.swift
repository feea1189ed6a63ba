import UIKit

/// A font that is resolved where it is shown: text styles depend on the Dynamic Type size there.
public struct Font: Hashable, Sendable {
    enum Base: Hashable, Sendable {
        case style(TextStyle)
        case system(size: CGFloat)
        case custom(name: String, size: CGFloat, relativeTo: TextStyle?)
        case uiFont(UIFont)
    }
    enum Change: Hashable, Sendable {
        case weight(Weight), design(Design), italic, monospacedDigits, leading(Leading), width(Width), scale(CGFloat)
        // FIXME(gap): small capitals are drawn as ordinary letters.
        case smallCapitals
    }
    let base: Base
    var changes: [Change] = []

    init(_ base: Base, _ changes: [Change] = []) { (self.base, self.changes) = (base, changes) }

    // MARK: Kinds

    /// The purpose of text, which determines the font's size and weight. The size follows the user's text size.
    public enum TextStyle: CaseIterable, Sendable {
        /// The styles from the largest to the smallest. At the default text size, `body` has 17 points.
        case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote, caption, caption2

        var uiStyle: UIFont.TextStyle {
            switch self {
            case .largeTitle: .largeTitle
            case .title: .title1
            case .title2: .title2
            case .title3: .title3
            case .headline: .headline
            case .subheadline: .subheadline
            case .body: .body
            case .callout: .callout
            case .footnote: .footnote
            case .caption: .caption1
            case .caption2: .caption2
            }
        }
    }

    /// The thickness of a font's strokes.
    public struct Weight: Hashable, Sendable {
        let value: CGFloat
        init(_ weight: UIFont.Weight) { value = weight.rawValue }
        public static let ultraLight = Weight(.ultraLight)
        public static let thin = Weight(.thin)
        public static let light = Weight(.light)
        public static let regular = Weight(.regular)
        public static let medium = Weight(.medium)
        public static let semibold = Weight(.semibold)
        public static let bold = Weight(.bold)
        public static let heavy = Weight(.heavy)
        public static let black = Weight(.black)
    }

    /// The design of the system font.
    public enum Design: Hashable, Sendable {
        /// The system's usual design, one with serifs, one with round ends, and one of equal widths.
        case `default`, serif, rounded, monospaced

        var uiDesign: UIFontDescriptor.SystemDesign {
            switch self {
            case .default: .default
            case .serif: .serif
            case .rounded: .rounded
            case .monospaced: .monospaced
            }
        }
    }

    /// The width of a font's glyphs relative to the standard width.
    public struct Width: Hashable, Sendable {
        /// The width relative to the standard; 0 is the standard one.
        public var value: CGFloat
        /// Creates a width relative to the standard.
        public init(_ value: CGFloat) { self.value = value }
        public static let compressed = Width(-0.3)
        public static let condensed = Width(-0.2)
        public static let standard = Width(0)
        public static let expanded = Width(0.2)
    }

    // FIXME(gap): a line keeps its style's leading.
    /// The distance between the lines of a font. It has no effect: a line keeps the leading of its text style.
    public enum Leading: Hashable, Sendable { case standard, tight, loose }

    // MARK: Creating

    public static let largeTitle = Font(.style(.largeTitle))
    /// The font of titles of the first level.
    public static let title = Font(.style(.title))
    /// The font of titles of the second level.
    public static let title2 = Font(.style(.title2))
    /// The font of titles of the third level.
    public static let title3 = Font(.style(.title3))
    /// The font of headings.
    public static let headline = Font(.style(.headline))
    public static let subheadline = Font(.style(.subheadline))
    /// The font of text.
    public static let body = Font(.style(.body))
    public static let callout = Font(.style(.callout))
    public static let footnote = Font(.style(.footnote))
    public static let caption = Font(.style(.caption))
    /// The font of smaller captions.
    public static let caption2 = Font(.style(.caption2))

    /// The system's font in a fixed size in points.
    public static func system(size: CGFloat, weight: Weight? = nil, design: Design? = nil) -> Font {
        Font(.system(size: size), changes(weight, design))
    }
    /// The system's font in a fixed size in points.
    @_disfavoredOverload public static func system(size: CGFloat, weight: Weight = .regular, design: Design = .default) -> Font {
        Font(.system(size: size), changes(weight, design))
    }
    /// The system's font in the size of a text style.
    public static func system(_ style: TextStyle, design: Design? = nil, weight: Weight? = nil) -> Font {
        Font(.style(style), changes(weight, design))
    }
    /// The system's font in the size of a text style.
    @_disfavoredOverload public static func system(_ style: TextStyle, design: Design = .default) -> Font {
        Font(.style(style), changes(nil, design))
    }
    private static func changes(_ weight: Weight?, _ design: Design?) -> [Change] {
        (design.map { $0 == .default ? [] : [.design($0)] } ?? []) + (weight.map { [.weight($0)] } ?? [])
    }

    /// Returns a custom font that scales with body text.
    public static func custom(_ name: String, size: CGFloat) -> Font { Font(.custom(name: name, size: size, relativeTo: .body)) }
    /// A font by its name, in a size that is scaled as a text style is. An unknown name gives the system's font.
    public static func custom(_ name: String, size: CGFloat, relativeTo textStyle: TextStyle) -> Font {
        Font(.custom(name: name, size: size, relativeTo: textStyle))
    }
    /// A font by its name in a fixed size in points. An unknown name gives the system's font.
    public static func custom(_ name: String, fixedSize: CGFloat) -> Font { Font(.custom(name: name, size: fixedSize, relativeTo: nil)) }

    /// Creates a font from UIKit's.
    public init(_ font: UIFont) { base = .uiFont(font) }
    /// Creates a font from Core Text's.
    public init(_ font: CTFont) { base = .uiFont(UIFont(font)) }

    // MARK: Changing

    private func changed(_ change: Change) -> Font { Font(base, changes + [change]) }

    /// Returns the font in another weight.
    public func weight(_ weight: Weight) -> Font { changed(.weight(weight)) }
    public func bold() -> Font { changed(.weight(.bold)) }
    public func italic() -> Font { changed(.italic) }
    /// Returns the font of equal widths.
    public func monospaced() -> Font { changed(.design(.monospaced)) }
    /// Returns the font with digits of equal widths.
    public func monospacedDigit() -> Font { changed(.monospacedDigits) }
    /// Returns the font unchanged in appearance: small capitals are drawn as ordinary letters.
    public func smallCaps() -> Font { changed(.smallCapitals) }
    /// Returns the font unchanged in appearance: small capitals are drawn as ordinary letters.
    public func lowercaseSmallCaps() -> Font { changed(.smallCapitals) }
    /// Returns the font unchanged in appearance: small capitals are drawn as ordinary letters.
    public func uppercaseSmallCaps() -> Font { changed(.smallCapitals) }
    /// Returns the font unchanged in appearance: lines keep the leading of their style.
    public func leading(_ leading: Leading) -> Font { changed(.leading(leading)) }
    /// Returns the font with a different width.
    public func width(_ width: Width) -> Font { changed(.width(width)) }
    /// Returns the font in its size multiplied by a factor.
    public func scaled(by factor: CGFloat) -> Font { changed(.scale(factor)) }
    func design(_ design: Design) -> Font { changed(.design(design)) }

    // MARK: Resolving

    /// Returns the UIKit font at a Dynamic Type size.
    func uiFont(_ size: DynamicTypeSize = .large) -> UIFont {
        let traits = UITraitCollection(preferredContentSizeCategory: size.category)
        var font =
            switch base {
            case .style(let style): UIFont.preferredFont(forTextStyle: style.uiStyle, compatibleWith: traits)
            case .system(let points): UIFont.systemFont(ofSize: points)
            case .uiFont(let font): font
            case .custom(let name, let points, let style): Self.custom(name, points, style, traits)
            }
        for change in changes { font = change.applied(to: font) }
        return font
    }

    /// Whether the font is larger at a larger Dynamic Type size.
    var followsTextSize: Bool {
        switch base {
        case .style: true
        case .custom(_, _, let style): style != nil
        case .system, .uiFont: false
        }
    }

    private static func custom(_ name: String, _ size: CGFloat, _ style: TextStyle?, _ traits: UITraitCollection) -> UIFont {
        let font = UIFont(name: name, size: size) ?? .systemFont(ofSize: size)
        guard let style else { return font }
        // Without the marker of scaled fonts, which may not be scaled again.
        return font.withSize(UIFontMetrics(forTextStyle: style.uiStyle).scaledFont(for: font, compatibleWith: traits).pointSize)
    }
}

extension Font.Change {
    fileprivate func applied(to font: UIFont) -> UIFont {
        let descriptor = font.fontDescriptor
        switch self {
        case .weight(let weight):
            return UIFont(
                descriptor: descriptor.addingAttributes([.traits: [UIFontDescriptor.TraitKey.weight: weight.value]]), size: font.pointSize)
        case .italic:
            return UIFont(
                descriptor: descriptor.withSymbolicTraits(descriptor.symbolicTraits.union(.traitItalic)) ?? descriptor, size: font.pointSize
            )
        case .design(let design): return UIFont(descriptor: descriptor.withDesign(design.uiDesign) ?? descriptor, size: font.pointSize)
        case .monospacedDigits:
            let weight = (descriptor.object(forKey: .traits) as? [UIFontDescriptor.TraitKey: Any])?[.weight] as? CGFloat ?? 0
            return .monospacedDigitSystemFont(ofSize: font.pointSize, weight: UIFont.Weight(weight))
        case .scale(let factor): return font.withSize(font.pointSize * factor)
        case .smallCapitals, .leading, .width: return font
        }
    }
}
