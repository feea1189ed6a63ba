import Foundation

/// The attributes of a run of text, read once from their dictionary.
package final class TextStyle: @unchecked Sendable {
    package let font: CTFont
    package let kern: CGFloat
    package let baselineOffset: CGFloat
    package let underline: NSUnderlineStyle
    package let strikethrough: NSUnderlineStyle
    package let attachment: (any TextAttachment)?
    package let foreground: (any TextColor)?
    package let background: (any TextColor)?
    package let underlineColor: (any TextColor)?
    package let strikethroughColor: (any TextColor)?
    package let strokeColor: (any TextColor)?
    /// The width as a percentage of the font's size; negative to fill as well.
    package let strokeWidth: CGFloat
    package let shadow: NSShadow?
    package let obliqueness: CGFloat
    package let expansion: CGFloat
    /// The factor on widths that results from the expansion, which is its logarithm.
    var widening: CGFloat { expansion == 0 ? 1 : CGFloat(exp(Double(expansion))) }
    package let link: Any?
    package let usesLigatures: Bool

    /// Whether the text is drawn as glyphs in a single color only.
    var isPlain: Bool { shadow == nil && underline.isEmpty && strikethrough.isEmpty && strokeWidth == 0 }

    /// Creates the style of plain text in one font.
    package init(font: CTFont) {
        self.font = font
        (kern, baselineOffset, strokeWidth, obliqueness, expansion) = (0, 0, 0, 0, 0)
        (underline, strikethrough) = ([], [])
        (attachment, foreground, background, underlineColor, strikethroughColor) = (nil, nil, nil, nil, nil)
        (strokeColor, shadow, link, usesLigatures) = (nil, nil, nil, true)
    }

    /// Creates a style. `defaultFont` applies if the attributes contain no font.
    package init(_ attributes: [NSAttributedString.Key: Any], defaultFont: CTFont) {
        func number(_ key: NSAttributedString.Key) -> CGFloat? { TextStyle.number(attributes[key]) }
        func color(_ key: NSAttributedString.Key) -> (any TextColor)? { attributes[key] as? any TextColor }
        let intent = InlinePresentationIntent(attribute: attributes[.inlinePresentationIntent])
        let plain = (attributes[.font] as? any TextFont)?.ctFont ?? defaultFont
        font = intent?.applied(to: plain) ?? plain
        kern = (number(.kern) ?? 0) + (number(.tracking) ?? 0)
        baselineOffset = number(.baselineOffset) ?? 0
        underline = TextStyle.underline(attributes[.underlineStyle])
        strikethrough = TextStyle.underline(
            attributes[.strikethroughStyle] ?? (intent?.contains(.strikethrough) == true ? NSUnderlineStyle.single : nil))
        attachment = attributes[.attachment] as? any TextAttachment ?? attributes[CTRunDelegate.key] as? CTRunDelegate
        foreground = color(.foregroundColor)
        background = color(.backgroundColor)
        underlineColor = color(.underlineColor)
        strikethroughColor = color(.strikethroughColor)
        strokeColor = color(.strokeColor)
        strokeWidth = number(.strokeWidth) ?? 0
        shadow = attributes[.shadow] as? NSShadow
        obliqueness = number(.obliqueness) ?? 0
        expansion = min(max(number(.expansion) ?? 0, -8), 8)
        link = attributes[.link]
        usesLigatures = number(.ligature) != 0
    }

    /// Creates the style in which `style`'s glyphs are drawn with other attributes: its metrics stay, and what `attributes` don't name.
    init(_ style: TextStyle, drawnWith attributes: [NSAttributedString.Key: Any]) {
        let drawn = TextStyle(attributes, defaultFont: style.font)
        (font, kern, baselineOffset, attachment) = (style.font, style.kern, style.baselineOffset, style.attachment)
        (obliqueness, expansion, link, usesLigatures) = (style.obliqueness, style.expansion, style.link, style.usesLigatures)
        underline = attributes[.underlineStyle] == nil ? style.underline : drawn.underline
        strikethrough = attributes[.strikethroughStyle] == nil ? style.strikethrough : drawn.strikethrough
        foreground = drawn.foreground ?? style.foreground
        background = drawn.background ?? style.background
        underlineColor = drawn.underlineColor ?? style.underlineColor
        strikethroughColor = drawn.strikethroughColor ?? style.strikethroughColor
        strokeColor = drawn.strokeColor ?? style.strokeColor
        strokeWidth = attributes[.strokeWidth] == nil ? style.strokeWidth : drawn.strokeWidth
        shadow = drawn.shadow ?? style.shadow
    }

    /// Returns a number limited to far beyond every screen, or `nil` if the value is not a finite number.
    private static func number(_ value: Any?) -> CGFloat? {
        let number: CGFloat? =
            switch value {
            case let value as CGFloat: value
            case let value as Double: CGFloat(value)
            case let value as Int: CGFloat(value)
            case let value as Float: CGFloat(value)
            case let value as Bool: value ? 1 : 0
            case let value as NSNumber: CGFloat(value.doubleValue)
            default: nil
            }
        return number.flatMap { $0.isFinite ? min(max($0, -1_000_000), 1_000_000) : nil }
    }

    private static func underline(_ value: Any?) -> NSUnderlineStyle {
        if let style = value as? NSUnderlineStyle { return style }
        return number(value).map { NSUnderlineStyle(rawValue: Int($0)) } ?? []
    }
}
