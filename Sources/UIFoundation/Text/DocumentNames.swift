import Foundation

// The attributes of documents beside the text itself.

extension NSAttributedString.DocumentAttributeKey {
    /// The version of Cocoa that wrote a document.
    public static let cocoaVersion = Self(rawValue: "CocoaRTFVersion")
    /// The margins of a page, as `UIEdgeInsets`.
    public static let paperMargin = Self(rawValue: "PaperMargin")
    /// The view mode: 0 for normal layout, 1 for page layout.
    public static let viewMode = Self(rawValue: "ViewMode")
    /// A number greater than 0 if a document may not be edited.
    public static let readOnly = Self(rawValue: "ReadOnly")
    /// The distance between tab stops.
    public static let defaultTabInterval = Self(rawValue: "DefaultTabInterval")
    /// The factor of paragraphs without their own, from 0 to 1.
    public static let hyphenationFactor = Self(rawValue: "HyphenationFactor")
    /// The orientation of the text in parts of a document, as dictionaries of ``NSAttributedString/TextLayoutSectionKey``.
    public static let textLayoutSections = Self(rawValue: "TextLayoutSections")
    /// The scaling in which the text is given.
    public static let textScaling = Self(rawValue: "TextScaling")
    /// The scaling in which the text was written.
    public static let sourceTextScaling = Self(rawValue: "SourceTextScaling")
    /// Whether attributes leave out the default font.
    public static let defaultFontExcluded = Self(rawValue: "DefaultFontExcluded")
}

extension NSAttributedString.DocumentReadingOptionKey {
    /// The scaling that the text should have after reading.
    public static let targetTextScaling = Self(rawValue: "TargetTextScaling")
    /// The scaling of the text in the file.
    public static let sourceTextScaling = Self(rawValue: "SourceTextScaling")
    /// Whether the markers of lists stay in the text, as TextKit 1 expects.
    public static let textKit1ListMarkerFormat = Self(rawValue: "TextKit1ListMarkerFormat")
}

/// The scaling of text: by points of the Mac, or by those of iOS, whose text is 1.3 times as large.
public enum NSTextScalingType: Int, Sendable { case standard = 0, iOS = 1 }

extension NSAttributedString {
    /// The keys for a document's layout sections.
    public struct TextLayoutSectionKey: RawRepresentable, Hashable, Sendable {
        /// The key as text, with UIKit's spelling.
        public let rawValue: String
        /// Creates a key.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// The key for the orientation of the section's lines, a number.
        public static let orientation = Self(rawValue: "NSTextLayoutSectionOrientation")
        /// The key for the section's characters, a boxed `NSRange`.
        public static let range = Self(rawValue: "NSTextLayoutSectionRange")
    }

    /// The style of a highlight, the value of `textHighlightStyle`.
    public struct TextHighlightStyle: RawRepresentable, Hashable, Sendable {
        /// The style as text, with UIKit's spelling.
        public let rawValue: String
        /// Creates a style by its name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Creates a style by its name.
        public init(_ rawValue: String) { self.rawValue = rawValue }
        /// A background in a color of the scheme, or in the tint color.
        public static let `default` = Self("NSTextHighlightStyleDefault")
    }

    /// The colors of a highlight, the value of `textHighlightColorScheme`.
    public struct TextHighlightColorScheme: RawRepresentable, Hashable, Sendable {
        /// The scheme as text, with UIKit's spelling.
        public let rawValue: String
        /// Creates a scheme by its name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Creates a scheme by its name.
        public init(_ rawValue: String) { self.rawValue = rawValue }
        /// The tint color of the view.
        public static let `default` = Self("NSTextHighlightColorSchemeDefault")
        /// A purple highlight.
        public static let purple = Self("NSTextHighlightColorSchemePurple")
        /// A pink highlight.
        public static let pink = Self("NSTextHighlightColorSchemePink")
        /// An orange highlight.
        public static let orange = Self("NSTextHighlightColorSchemeOrange")
        /// A mint highlight.
        public static let mint = Self("NSTextHighlightColorSchemeMint")
        /// A blue highlight.
        public static let blue = Self("NSTextHighlightColorSchemeBlue")
    }
}

extension NSAttributedString.Key {
    /// Whether writing tools leave a range as it is; a Boolean number.
    public static let writingToolsExclusion = NSAttributedString.Key("NSWritingToolsExclusion")
}
