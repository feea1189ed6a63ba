import UIKitCore
import UIKitTextKit

/// UIKit's attributes of an `AttributedString`.
extension AttributeScopes {
    /// The attributes of UIKit, with those of Foundation.
    public var uiKit: UIKitAttributes.Type { UIKitAttributes.self }

    /// The attributes of UIKit.
    public struct UIKitAttributes: AttributeScope {
        /// The font of the letters.
        public let font: FontAttribute
        /// The alignment, spacing, and breaking of lines.
        public let paragraphStyle: ParagraphStyleAttribute
        /// The color of the letters.
        public let foregroundColor: ForegroundColorAttribute
        /// The color behind the letters.
        public let backgroundColor: BackgroundColorAttribute
        /// The space after each letter in points, in addition to that of the font; 0 turns pairs of letters off.
        public let kern: KernAttribute
        /// The space after each letter in points, in addition to that of the font, which leaves pairs of letters alone.
        public let tracking: TrackingAttribute
        /// The style of a line through the letters.
        public let strikethroughStyle: StrikethroughStyleAttribute
        /// The style of a line below the letters.
        public let underlineStyle: UnderlineStyleAttribute
        /// The color of the letters' outline.
        public let strokeColor: StrokeColorAttribute
        /// The width of the letters' outline as a percentage of the font's size; negative values fill the letters, too.
        public let strokeWidth: StrokeWidthAttribute
        /// The shadow of the letters.
        public let shadow: ShadowAttribute
        /// The picture or view that a special character represents.
        public let attachment: AttachmentAttribute
        /// The distance in points by which the letters are above the baseline.
        public let baselineOffset: BaselineOffsetAttribute
        /// The color of the line below the letters, instead of the letters' color.
        public let underlineColor: UnderlineColorAttribute
        /// The color of the line through the letters, instead of the letters' color.
        public let strikethroughColor: StrikethroughColorAttribute
        /// The number of ligatures: 0 for none, 1 for the standard ones.
        public let ligature: LigatureAttribute
        /// The effect of the letters, such as letterpress.
        public let textEffect: TextEffectAttribute
        /// The slant of the letters, as the tangent of its angle.
        public let obliqueness: ObliquenessAttribute
        /// The logarithm of the factor by which the letters are wider.
        public let expansion: ExpansionAttribute
        /// The app's name of a part of the text that can be tapped.
        public let textItemTag: TextItemTagAttribute
        /// The attributes of Foundation.
        public let foundation: FoundationAttributes

        /// The key for fonts.
        public enum FontAttribute: AttributedStringKey {
            /// The type of the attribute's value, `UIFont`.
            public typealias Value = UIFont
            /// The key for the attribute in an `NSAttributedString`, `NSFont`.
            public static let name = "NSFont"
        }
        /// The key for paragraph styles.
        public enum ParagraphStyleAttribute: AttributedStringKey {
            /// The type of the attribute's value, `NSParagraphStyle`.
            public typealias Value = NSParagraphStyle
            /// The key for the attribute in an `NSAttributedString`, `NSParagraphStyle`.
            public static let name = "NSParagraphStyle"
        }
        /// The key for the letters' color.
        public enum ForegroundColorAttribute: AttributedStringKey {
            /// The type of the attribute's value, `UIColor`.
            public typealias Value = UIColor
            /// The key for the attribute in an `NSAttributedString`, `NSColor`.
            public static let name = "NSColor"
        }
        /// The key for the color behind letters.
        public enum BackgroundColorAttribute: AttributedStringKey {
            /// The type of the attribute's value, `UIColor`.
            public typealias Value = UIColor
            /// The key for the attribute in an `NSAttributedString`, `NSBackgroundColor`.
            public static let name = "NSBackgroundColor"
        }
        /// The key for kerning.
        public enum KernAttribute: AttributedStringKey {
            /// The type of the attribute's value, `CGFloat`.
            public typealias Value = CGFloat
            /// The key for the attribute in an `NSAttributedString`, `NSKern`.
            public static let name = "NSKern"
        }
        /// The key for tracking.
        public enum TrackingAttribute: AttributedStringKey {
            /// The type of the attribute's value, `CGFloat`.
            public typealias Value = CGFloat
            /// The key for the attribute in an `NSAttributedString`, `CTTracking`.
            public static let name = "CTTracking"
        }
        /// The key for the style of lines through letters.
        public enum StrikethroughStyleAttribute: AttributedStringKey {
            /// The type of the attribute's value, `NSUnderlineStyle`.
            public typealias Value = NSUnderlineStyle
            /// The key for the attribute in an `NSAttributedString`, `NSStrikethrough`.
            public static let name = "NSStrikethrough"
        }
        /// The key for the style of lines below letters.
        public enum UnderlineStyleAttribute: AttributedStringKey {
            /// The type of the attribute's value, `NSUnderlineStyle`.
            public typealias Value = NSUnderlineStyle
            /// The key for the attribute in an `NSAttributedString`, `NSUnderline`.
            public static let name = "NSUnderline"
        }
        /// The key for the outline's color.
        public enum StrokeColorAttribute: AttributedStringKey {
            /// The type of the attribute's value, `UIColor`.
            public typealias Value = UIColor
            /// The key for the attribute in an `NSAttributedString`, `NSStrokeColor`.
            public static let name = "NSStrokeColor"
        }
        /// The key for the outline's width.
        public enum StrokeWidthAttribute: AttributedStringKey {
            /// The type of the attribute's value, `CGFloat`.
            public typealias Value = CGFloat
            /// The key for the attribute in an `NSAttributedString`, `NSStrokeWidth`.
            public static let name = "NSStrokeWidth"
        }
        /// The key for shadows.
        public enum ShadowAttribute: AttributedStringKey {
            /// The type of the attribute's value, `NSShadow`.
            public typealias Value = NSShadow
            /// The key for the attribute in an `NSAttributedString`, `NSShadow`.
            public static let name = "NSShadow"
        }
        /// The key for attachments.
        public enum AttachmentAttribute: AttributedStringKey {
            /// The type of the attribute's value, `NSTextAttachment`.
            public typealias Value = NSTextAttachment
            /// The key for the attribute in an `NSAttributedString`, `NSAttachment`.
            public static let name = "NSAttachment"
        }
        /// The key for the offset from the baseline.
        public enum BaselineOffsetAttribute: AttributedStringKey {
            /// The type of the attribute's value, `CGFloat`.
            public typealias Value = CGFloat
            /// The key for the attribute in an `NSAttributedString`, `NSBaselineOffset`.
            public static let name = "NSBaselineOffset"
        }
        /// The key for the color of lines below letters.
        public enum UnderlineColorAttribute: AttributedStringKey {
            /// The type of the attribute's value, `UIColor`.
            public typealias Value = UIColor
            /// The key for the attribute in an `NSAttributedString`, `NSUnderlineColor`.
            public static let name = "NSUnderlineColor"
        }
        /// The key for the color of lines through letters.
        public enum StrikethroughColorAttribute: AttributedStringKey {
            /// The type of the attribute's value, `UIColor`.
            public typealias Value = UIColor
            /// The key for the attribute in an `NSAttributedString`, `NSStrikethroughColor`.
            public static let name = "NSStrikethroughColor"
        }
        /// The key for ligatures.
        public enum LigatureAttribute: AttributedStringKey {
            /// The type of the attribute's value, `Int`.
            public typealias Value = Int
            /// The key for the attribute in an `NSAttributedString`, `NSLigature`.
            public static let name = "NSLigature"
        }
        /// The key for text effects.
        public enum TextEffectAttribute: AttributedStringKey {
            /// The type of the attribute's value, `NSAttributedString.TextEffectStyle`.
            public typealias Value = NSAttributedString.TextEffectStyle
            /// The key for the attribute in an `NSAttributedString`, `NSTextEffect`.
            public static let name = "NSTextEffect"
        }
        /// The key for the slant.
        public enum ObliquenessAttribute: AttributedStringKey {
            /// The type of the attribute's value, `CGFloat`.
            public typealias Value = CGFloat
            /// The key for the attribute in an `NSAttributedString`, `NSObliqueness`.
            public static let name = "NSObliqueness"
        }
        /// The key for the expansion.
        public enum ExpansionAttribute: AttributedStringKey {
            /// The type of the attribute's value, `CGFloat`.
            public typealias Value = CGFloat
            /// The key for the attribute in an `NSAttributedString`, `NSExpansion`.
            public static let name = "NSExpansion"
        }
        /// The key for the names of parts that can be tapped.
        public enum TextItemTagAttribute: AttributedStringKey {
            /// The type of the attribute's value, `String`.
            public typealias Value = String
            /// The key for the attribute in an `NSAttributedString`, `UITextItemTagAttributeName`.
            public static let name = "UITextItemTagAttributeName"
        }
    }
}

extension AttributeDynamicLookup {
    // SwiftUI's attributes of the same names take precedence.
    /// Looks up an attribute of UIKit by its name.
    @_disfavoredOverload
    public subscript<T: AttributedStringKey>(dynamicMember keyPath: KeyPath<AttributeScopes.UIKitAttributes, T>) -> T { self[T.self] }
}
