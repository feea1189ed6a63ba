import UIKitCore

/// Converts one of UIKit's attributes between an `AttributeContainer` and the keys of `NSAttributedString`.
private struct AttributeBridge: Sendable {
    let key: NSAttributedString.Key
    let value: @Sendable (AttributeContainer) -> Any?
    let set: @Sendable (inout AttributeContainer, Any) -> Void

    init<K: AttributedStringKey>(_ key: NSAttributedString.Key, _ type: K.Type) where K.Value: Sendable {
        self.key = key
        value = { $0[K.self] }
        set = { $0[K.self] = $1 as? K.Value }
    }

    /// Creates a bridge for a number, which may have any numeric type.
    init<K: AttributedStringKey>(number key: NSAttributedString.Key, _ type: K.Type) where K.Value == CGFloat {
        self.key = key
        value = { $0[K.self] }
        set = {
            $0[K.self] =
                $1 as? CGFloat ?? ($1 as? NSNumber).map { CGFloat($0.doubleValue) } ?? ($1 as? Double).map { CGFloat($0) }
                ?? ($1 as? Int).map { CGFloat($0) }
        }
    }

    /// Creates a bridge for a style, which an `NSAttributedString` stores as its raw value.
    init<K: AttributedStringKey>(style key: NSAttributedString.Key, _ type: K.Type) where K.Value == NSUnderlineStyle {
        self.key = key
        value = { $0[K.self]?.rawValue }
        set = { $0[K.self] = $1 as? NSUnderlineStyle ?? ($1 as? Int ?? ($1 as? NSNumber)?.intValue).map { NSUnderlineStyle(rawValue: $0) } }
    }

    /// Creates a bridge for an intent, which is stored as a number.
    init(intent key: NSAttributedString.Key) {
        self.key = key
        value = { ($0[Foundation.InlinePresentationIntentAttribute.self]?.rawValue).map { NSNumber(value: $0) } }
        set = { container, value in
            let number = (value as? NSNumber)?.uintValue ?? value as? UInt ?? (value as? Int).flatMap { UInt(exactly: $0) }
            container[Foundation.InlinePresentationIntentAttribute.self] =
                value as? InlinePresentationIntent ?? number.map(InlinePresentationIntent.init)
        }
    }

    typealias UIKit = AttributeScopes.UIKitAttributes
    typealias Foundation = AttributeScopes.FoundationAttributes
    typealias Accessibility = AttributeScopes.AccessibilityAttributes
    static let all = [
        AttributeBridge(.font, UIKit.FontAttribute.self), AttributeBridge(.paragraphStyle, UIKit.ParagraphStyleAttribute.self),
        AttributeBridge(.foregroundColor, UIKit.ForegroundColorAttribute.self),
        AttributeBridge(.backgroundColor, UIKit.BackgroundColorAttribute.self),
        AttributeBridge(number: .kern, UIKit.KernAttribute.self), AttributeBridge(number: .tracking, UIKit.TrackingAttribute.self),
        AttributeBridge(style: .strikethroughStyle, UIKit.StrikethroughStyleAttribute.self),
        AttributeBridge(style: .underlineStyle, UIKit.UnderlineStyleAttribute.self),
        AttributeBridge(.strokeColor, UIKit.StrokeColorAttribute.self),
        AttributeBridge(number: .strokeWidth, UIKit.StrokeWidthAttribute.self),
        AttributeBridge(.shadow, UIKit.ShadowAttribute.self), AttributeBridge(.attachment, UIKit.AttachmentAttribute.self),
        AttributeBridge(number: .baselineOffset, UIKit.BaselineOffsetAttribute.self),
        AttributeBridge(.underlineColor, UIKit.UnderlineColorAttribute.self),
        AttributeBridge(.strikethroughColor, UIKit.StrikethroughColorAttribute.self), AttributeBridge(.link, Foundation.LinkAttribute.self),
        AttributeBridge(.ligature, UIKit.LigatureAttribute.self), AttributeBridge(.textEffect, UIKit.TextEffectAttribute.self),
        AttributeBridge(number: .obliqueness, UIKit.ObliquenessAttribute.self),
        AttributeBridge(number: .expansion, UIKit.ExpansionAttribute.self),
        AttributeBridge(.textItemTag, UIKit.TextItemTagAttribute.self), AttributeBridge(intent: .inlinePresentationIntent),
        AttributeBridge(.presentationIntentAttributeName, Foundation.PresentationIntentAttribute.self),
        AttributeBridge(.imageURL, Foundation.ImageURLAttribute.self),
        AttributeBridge(.alternateDescription, Foundation.AlternateDescriptionAttribute.self),
        AttributeBridge(.languageIdentifier, Foundation.LanguageIdentifierAttribute.self),
        AttributeBridge(.accessibilitySpeechQueueAnnouncement, Accessibility.AnnouncementsQueuedAttribute.self),
        AttributeBridge(.accessibilitySpeechPunctuation, Accessibility.IncludesPunctuationAttribute.self),
        AttributeBridge(.accessibilitySpeechIPANotation, Accessibility.PhoneticNotationAttribute.self),
        AttributeBridge(.accessibilitySpeechSpellOut, Accessibility.SpellsOutCharactersAttribute.self),
        AttributeBridge(.accessibilityTextCustom, Accessibility.TextCustomAttribute.self),
        AttributeBridge(.accessibilityTextualContext, Accessibility.TextualContextAttribute.self),
    ]
    static let byKey = Dictionary(uniqueKeysWithValues: all.map { ($0.key, $0) })
}

extension AttributeContainer {
    /// Creates a container from a dictionary, omitting keys that are not UIKit's.
    public init(_ dictionary: [NSAttributedString.Key: Any]) {
        self.init()
        for (key, value) in dictionary { AttributeBridge.byKey[key]?.set(&self, value) }
    }
}

extension Dictionary where Key == NSAttributedString.Key, Value == Any {
    /// Creates a dictionary with UIKit's attributes of `container`.
    public init(_ container: AttributeContainer) {
        self.init()
        for bridge in AttributeBridge.all { self[bridge.key] = bridge.value(container) }
    }
}

extension AttributedString {
    /// Creates a string, omitting attributes that are not UIKit's.
    public init(_ string: NSAttributedString) {
        self.init()
        string.enumerateAttributes(in: NSRange(location: 0, length: string.length)) { attributes, range, _ in
            append(AttributedString(string.attributedSubstring(from: range).string, attributes: AttributeContainer(attributes)))
        }
    }

    /// Creates a text from an attributed string of Objective-C. Attributes outside of the scope are kept, too.
    public init<S: AttributeScope>(_ string: NSAttributedString, including scope: KeyPath<AttributeScopes, S.Type>) throws {
        self.init(string)
    }
    /// Creates a text from an attributed string of Objective-C. Attributes outside of the scope are kept, too.
    public init<S: AttributeScope>(_ string: NSAttributedString, including scope: S.Type) throws { self.init(string) }
}

extension NSAttributedString {
    /// Creates the same text with UIKit's attributes, as labels draw it.
    public convenience init(_ string: AttributedString) {
        let result = NSMutableAttributedString(string: "")
        for run in string.runs {
            result.append(NSAttributedString(string: String(string[run.range].characters), attributes: Dictionary(run.attributes)))
        }
        self.init(attributedString: result)
    }

    /// Creates an attributed string of Objective-C from a text. Attributes outside of the scope are kept, too.
    public convenience init<S: AttributeScope>(_ string: AttributedString, including scope: KeyPath<AttributeScopes, S.Type>) throws {
        self.init(string)
    }
    /// Creates an attributed string of Objective-C from a text. Attributes outside of the scope are kept, too.
    public convenience init<S: AttributeScope>(_ string: AttributedString, including scope: S.Type) throws { self.init(string) }
}
