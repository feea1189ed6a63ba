import Foundation

// FIXME(gap): the contents of an `NSAttributedString` leak: swift-corelibs-foundation does not release its runs (pull request 5256 there).
extension NSAttributedString.Key {
    public static let font = NSAttributedString.Key(rawValue: "NSFont")
    public static let paragraphStyle = NSAttributedString.Key(rawValue: "NSParagraphStyle")
    public static let foregroundColor = NSAttributedString.Key(rawValue: "NSColor")
    public static let backgroundColor = NSAttributedString.Key(rawValue: "NSBackgroundColor")
    public static let ligature = NSAttributedString.Key(rawValue: "NSLigature")
    public static let kern = NSAttributedString.Key(rawValue: "NSKern")
    public static let tracking = NSAttributedString.Key(rawValue: "CTTracking")
    public static let strikethroughStyle = NSAttributedString.Key(rawValue: "NSStrikethrough")
    public static let underlineStyle = NSAttributedString.Key(rawValue: "NSUnderline")
    public static let strokeColor = NSAttributedString.Key(rawValue: "NSStrokeColor")
    public static let strokeWidth = NSAttributedString.Key(rawValue: "NSStrokeWidth")
    public static let shadow = NSAttributedString.Key(rawValue: "NSShadow")
    public static let textEffect = NSAttributedString.Key(rawValue: "NSTextEffect")
    public static let attachment = NSAttributedString.Key(rawValue: "NSAttachment")
    public static let link = NSAttributedString.Key(rawValue: "NSLink")
    public static let baselineOffset = NSAttributedString.Key(rawValue: "NSBaselineOffset")
    public static let underlineColor = NSAttributedString.Key(rawValue: "NSUnderlineColor")
    public static let strikethroughColor = NSAttributedString.Key(rawValue: "NSStrikethroughColor")
    public static let obliqueness = NSAttributedString.Key(rawValue: "NSObliqueness")
    public static let expansion = NSAttributedString.Key(rawValue: "NSExpansion")
    public static let writingDirection = NSAttributedString.Key(rawValue: "NSWritingDirection")
    public static let verticalGlyphForm = NSAttributedString.Key(rawValue: "CTVerticalForms")
    /// The raw value of an ``InlinePresentationIntent``: text is drawn bold, italic, monospaced, or struck through unless font and style
    /// attributes specify otherwise.
    public static let inlinePresentationIntent = NSAttributedString.Key(rawValue: "NSInlinePresentationIntent")
    public static let presentationIntentAttributeName = NSAttributedString.Key(rawValue: "NSPresentationIntent")
    public static let imageURL = NSAttributedString.Key(rawValue: "NSImageURL")
    public static let alternateDescription = NSAttributedString.Key(rawValue: "NSAlternateDescription")
    public static let languageIdentifier = NSAttributedString.Key(rawValue: "NSLanguage")
    public static let replacementIndex = NSAttributedString.Key(rawValue: "NSReplacementIndex")
    public static let adaptiveImageGlyph = NSAttributedString.Key(rawValue: "NSAdaptiveImageGlyph")
    /// A string that makes the range an item in its text view. iOS 17.
    public static let textItemTag = NSAttributedString.Key(rawValue: "UITextItemTagAttributeName")
    public static let textHighlightStyle = NSAttributedString.Key(rawValue: "NSTextHighlightStyle")
    public static let textHighlightColorScheme = NSAttributedString.Key(rawValue: "NSTextHighlightColorScheme")
    public static let accessibilitySpeechPunctuation = NSAttributedString.Key(rawValue: "UIAccessibilitySpeechAttributePunctuation")
    public static let accessibilitySpeechLanguage = NSAttributedString.Key(rawValue: "UIAccessibilitySpeechAttributeLanguage")
    public static let accessibilitySpeechQueueAnnouncement = NSAttributedString.Key(
        rawValue: "UIAccessibilitySpeechAttributeQueueAnnouncement")
    public static let accessibilitySpeechIPANotation = NSAttributedString.Key(rawValue: "UIAccessibilitySpeechAttributeIPANotation")
    public static let accessibilitySpeechSpellOut = NSAttributedString.Key(rawValue: "UIAccessibilitySpeechAttributeSpellOut")
    public static let accessibilityTextHeadingLevel = NSAttributedString.Key(rawValue: "UIAccessibilityTextAttributeHeadingLevel")
    public static let accessibilityTextCustom = NSAttributedString.Key(rawValue: "UIAccessibilityTextAttributeCustom")
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
        public static let letterpressStyle = Self(rawValue: "_UIKitNewLetterpressStyle")
    }
}
