import Foundation

// FIXME(gap): the contents of an `NSAttributedString` leak: swift-corelibs-foundation does not release its runs (pull request 5256 there).
extension NSAttributedString.Key {
    /// The font of a range, a `UIFont`. Without one, what draws the text chooses the font.
    public static let font = NSAttributedString.Key(rawValue: "NSFont")
    /// The layout of a paragraph, an `NSParagraphStyle`. That of the paragraph's first character counts.
    public static let paragraphStyle = NSAttributedString.Key(rawValue: "NSParagraphStyle")
    /// The color of glyphs, a `UIColor`; black without one.
    public static let foregroundColor = NSAttributedString.Key(rawValue: "NSColor")
    /// The color behind a range, a `UIColor`; none without one.
    public static let backgroundColor = NSAttributedString.Key(rawValue: "NSBackgroundColor")
    /// Whether ligatures are used, a number. 0 prevents them.
    public static let ligature = NSAttributedString.Key(rawValue: "NSLigature")
    /// The space in points that is added after each character, a number.
    public static let kern = NSAttributedString.Key(rawValue: "NSKern")
    /// The space in points that is added after each character, a number. It is added to that of ``kern``.
    public static let tracking = NSAttributedString.Key(rawValue: "CTTracking")
    /// The line through a range, the raw value of an `NSUnderlineStyle`.
    public static let strikethroughStyle = NSAttributedString.Key(rawValue: "NSStrikethrough")
    /// The line below a range, the raw value of an `NSUnderlineStyle`.
    public static let underlineStyle = NSAttributedString.Key(rawValue: "NSUnderline")
    /// The color of the glyphs' outlines, a `UIColor`; that of the text without one.
    public static let strokeColor = NSAttributedString.Key(rawValue: "NSStrokeColor")
    /// The width of the glyphs' outlines as a percentage of the font's size, a number. A negative width also fills the glyphs.
    public static let strokeWidth = NSAttributedString.Key(rawValue: "NSStrokeWidth")
    /// The shadow of glyphs, an `NSShadow`.
    public static let shadow = NSAttributedString.Key(rawValue: "NSShadow")
    /// The effect on glyphs, an `NSAttributedString.TextEffectStyle`. The text is drawn as plain text.
    public static let textEffect = NSAttributedString.Key(rawValue: "NSTextEffect")
    /// The attachment that the character U+FFFC shows, an `NSTextAttachment`.
    public static let attachment = NSAttributedString.Key(rawValue: "NSAttachment")
    /// The target of a link, a `URL` or a string.
    public static let link = NSAttributedString.Key(rawValue: "NSLink")
    /// The distance in points by which glyphs are raised above the baseline, a number.
    public static let baselineOffset = NSAttributedString.Key(rawValue: "NSBaselineOffset")
    /// The color of the line below a range; that of the text without one.
    public static let underlineColor = NSAttributedString.Key(rawValue: "NSUnderlineColor")
    /// The color of the line through a range; that of the text without one.
    public static let strikethroughColor = NSAttributedString.Key(rawValue: "NSStrikethroughColor")
    /// The slant of glyphs, a number. A positive one slants to the right.
    public static let obliqueness = NSAttributedString.Key(rawValue: "NSObliqueness")
    /// The widening of glyphs as the logarithm of the factor, a number from -8 to 8.
    public static let expansion = NSAttributedString.Key(rawValue: "NSExpansion")
    /// The writing directions of nested embeddings and overrides, an array of numbers. It is stored but has no effect.
    public static let writingDirection = NSAttributedString.Key(rawValue: "NSWritingDirection")
    /// Whether glyphs of vertical text are used, a number. It is stored but has no effect.
    public static let verticalGlyphForm = NSAttributedString.Key(rawValue: "CTVerticalForms")
    /// The raw value of an ``InlinePresentationIntent``: text is drawn bold, italic, monospaced, or struck through unless font and style
    /// attributes specify otherwise.
    public static let inlinePresentationIntent = NSAttributedString.Key(rawValue: "NSInlinePresentationIntent")
    /// The block of a document to which a range belongs, such as a heading or a list item.
    public static let presentationIntentAttributeName = NSAttributedString.Key(rawValue: "NSPresentationIntent")
    /// The address of the image that replaces a range.
    public static let imageURL = NSAttributedString.Key(rawValue: "NSImageURL")
    /// The text that represents a range where it can't be shown.
    public static let alternateDescription = NSAttributedString.Key(rawValue: "NSAlternateDescription")
    /// The language of a range, such as `en-US`.
    public static let languageIdentifier = NSAttributedString.Key(rawValue: "NSLanguage")
    /// The index of a replaced argument in a format.
    public static let replacementIndex = NSAttributedString.Key(rawValue: "NSReplacementIndex")
    /// The image that is shown like a character.
    public static let adaptiveImageGlyph = NSAttributedString.Key(rawValue: "NSAdaptiveImageGlyph")
    /// A string that makes the range an item in its text view. iOS 17.
    public static let textItemTag = NSAttributedString.Key(rawValue: "UITextItemTagAttributeName")
    /// The style of a range that the user highlights.
    public static let textHighlightStyle = NSAttributedString.Key(rawValue: "NSTextHighlightStyle")
    /// The colors of a highlighted range.
    public static let textHighlightColorScheme = NSAttributedString.Key(rawValue: "NSTextHighlightColorScheme")
    /// Whether an assistive technology reads punctuation, a Boolean.
    public static let accessibilitySpeechPunctuation = NSAttributedString.Key(rawValue: "UIAccessibilitySpeechAttributePunctuation")
    /// The language in which an assistive technology reads a range, a BCP 47 code.
    public static let accessibilitySpeechLanguage = NSAttributedString.Key(rawValue: "UIAccessibilitySpeechAttributeLanguage")
    /// Whether an announcement waits for earlier ones, a Boolean.
    public static let accessibilitySpeechQueueAnnouncement = NSAttributedString.Key(
        rawValue: "UIAccessibilitySpeechAttributeQueueAnnouncement")
    /// The pronunciation of a range in the International Phonetic Alphabet.
    public static let accessibilitySpeechIPANotation = NSAttributedString.Key(rawValue: "UIAccessibilitySpeechAttributeIPANotation")
    /// Whether an assistive technology reads each character, a Boolean.
    public static let accessibilitySpeechSpellOut = NSAttributedString.Key(rawValue: "UIAccessibilitySpeechAttributeSpellOut")
    /// The level of a heading from 1 to 6, or 0 for text without a level.
    public static let accessibilityTextHeadingLevel = NSAttributedString.Key(rawValue: "UIAccessibilityTextAttributeHeadingLevel")
    /// The names of the app's own kinds of text, an array of strings.
    public static let accessibilityTextCustom = NSAttributedString.Key(rawValue: "UIAccessibilityTextAttributeCustom")
    /// The pitch of the voice from 0 to 2; 1 is the normal one.
    public static let accessibilitySpeechPitch = NSAttributedString.Key(rawValue: "UIAccessibilitySpeechAttributePitch")
}

/// The Swift 3 name that old code still uses.
public typealias NSAttributedStringKey = NSAttributedString.Key

/// A possible value of `.font`: UIKit's `UIFont`, or a `CTFont`.
package protocol TextFont { var ctFont: CTFont { get } }

/// A possible value of a color attribute: UIKit's `UIColor`, resolved when it is drawn, or a `CGColor`.
package protocol TextColor { var cgColor: CGColor { get } }

/// A possible value of `.attachment`: an object with a size that is drawn in the line.
package protocol TextAttachment: AnyObject {
    /// Returns the attachment's frame: origin relative to the pen on the baseline, y upward.
    func attachmentBounds(lineWidth: CGFloat, ascent: CGFloat, position: CGPoint, characterIndex: Int) -> CGRect
    /// Draws into `rect`, whose y axis points down; a template image is drawn in `color`, its text's.
    func drawAttachment(in context: CGContext, rect: CGRect, characterIndex: Int, color: CGColor)
}

extension CTFont: TextFont { package var ctFont: CTFont { self } }
extension CGColor: TextColor { package var cgColor: CGColor { self } }

extension NSAttributedString {
    /// A value of `.textEffect`. Stored with the text, which is drawn as plain text, as in iOS since version 7.
    public struct TextEffectStyle: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        // The value that NSAttributedString.h documents for `NSTextEffectLetterpressStyle`.
        /// The effect of printed letters, which are pressed into the page.
        public static let letterpressStyle = Self(rawValue: "_UIKitNewLetterpressStyle")
    }
}
