import UIKitCore

/// The attributes of an `AttributedString` for assistive technologies.
extension AttributeScopes {
    /// The attributes for assistive technologies.
    public var accessibility: AccessibilityAttributes.Type { AccessibilityAttributes.self }

    /// The attributes for assistive technologies.
    public struct AccessibilityAttributes: AttributeScope {
        /// The change of the voice's pitch, from -1 to 1.
        public let accessibilitySpeechAdjustedPitch: AdjustedPitchAttribute
        /// The importance of an announcement.
        public let accessibilitySpeechAnnouncementPriority: AnnouncementPriorityAttribute
        /// Whether an announcement waits for earlier ones.
        public let accessibilitySpeechAnnouncementsQueued: AnnouncementsQueuedAttribute
        /// Whether punctuation is read.
        public let accessibilitySpeechIncludesPunctuation: IncludesPunctuationAttribute
        /// The pronunciation in the International Phonetic Alphabet.
        public let accessibilitySpeechPhoneticNotation: PhoneticNotationAttribute
        /// Whether each character is read.
        public let accessibilitySpeechSpellsOutCharacters: SpellsOutCharactersAttribute
        /// The app's own attributes.
        public let accessibilityTextCustom: TextCustomAttribute
        /// The kind of text.
        public let accessibilityTextualContext: TextualContextAttribute

        /// The key for the pitch.
        public enum AdjustedPitchAttribute: CodableAttributedStringKey {
            public typealias Value = Double
            public static let name = "AccessibilitySpeechAdjustedPitch"
        }
        /// The key for the importance.
        public enum AnnouncementPriorityAttribute: AttributedStringKey {
            /// The importance of an announcement.
            public enum AnnouncementPriority: String, Hashable, Sendable { case low, `default`, high }
            public typealias Value = AnnouncementPriority
            public static let name = "UIAccessibilitySpeechAttributeAnnouncementPriority"
        }
        /// The key for waiting.
        public enum AnnouncementsQueuedAttribute: CodableAttributedStringKey {
            public typealias Value = Bool
            public static let name = "UIAccessibilitySpeechAttributeQueueAnnouncement"
        }
        /// The key for punctuation.
        public enum IncludesPunctuationAttribute: CodableAttributedStringKey {
            public typealias Value = Bool
            public static let name = "UIAccessibilitySpeechAttributePunctuation"
        }
        /// The key for the pronunciation.
        public enum PhoneticNotationAttribute: CodableAttributedStringKey {
            public typealias Value = String
            public static let name = "UIAccessibilitySpeechAttributeIPANotation"
        }
        /// The key for spelling.
        public enum SpellsOutCharactersAttribute: CodableAttributedStringKey {
            public typealias Value = Bool
            public static let name = "UIAccessibilitySpeechAttributeSpellOut"
        }
        /// The key for the app's own attributes.
        public enum TextCustomAttribute: CodableAttributedStringKey {
            public typealias Value = [String]
            public static let name = "UIAccessibilityTextAttributeCustom"
        }
        /// The key for the kind of text.
        public enum TextualContextAttribute: AttributedStringKey {
            public typealias Value = UIAccessibilityTextualContext
            public static let name = "UIAccessibilityTextAttributeContext"
        }
    }
}

extension AttributeDynamicLookup {
    public subscript<T: AttributedStringKey>(dynamicMember keyPath: KeyPath<AttributeScopes.AccessibilityAttributes, T>) -> T {
        self[T.self]
    }
}
