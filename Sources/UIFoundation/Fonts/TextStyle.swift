import Foundation

extension UIFont {
    /// The use of text, which determines its font at the user's text size.
    public struct TextStyle: Hashable, RawRepresentable, Sendable {
        /// The style's name, with UIKit's spelling.
        public let rawValue: String
        /// Creates a style by its name. An unknown one looks like `body`.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Creates a style by its name. An unknown one looks like `body`.
        public init(_ rawValue: String) { self.rawValue = rawValue }

        /// The largest title, of visionOS.
        public static let extraLargeTitle = TextStyle("UICTFontTextStyleTitleExtraLarge")
        /// The second of the largest titles, of visionOS.
        public static let extraLargeTitle2 = TextStyle("UICTFontTextStyleTitleExtraLarge2")
        /// The title of a screen: 34 points at the default size.
        public static let largeTitle = TextStyle("UICTFontTextStyleTitle0")
        /// The first level of titles: 28 points at the default size.
        public static let title1 = TextStyle("UICTFontTextStyleTitle1")
        /// The second level of titles: 22 points at the default size.
        public static let title2 = TextStyle("UICTFontTextStyleTitle2")
        /// The third level of titles: 20 points at the default size.
        public static let title3 = TextStyle("UICTFontTextStyleTitle3")
        /// The semibold heading of a paragraph: 17 points at the default size.
        public static let headline = TextStyle("UICTFontTextStyleHeadline")
        /// The text under a heading: 15 points at the default size.
        public static let subheadline = TextStyle("UICTFontTextStyleSubhead")
        /// Running text: 17 points at the default size.
        public static let body = TextStyle("UICTFontTextStyleBody")
        /// Text beside the running text: 16 points at the default size.
        public static let callout = TextStyle("UICTFontTextStyleCallout")
        /// Notes: 13 points at the default size.
        public static let footnote = TextStyle("UICTFontTextStyleFootnote")
        /// The text of a picture: 12 points at the default size.
        public static let caption1 = TextStyle("UICTFontTextStyleCaption1")
        /// The smaller text of a picture: 11 points at the default size.
        public static let caption2 = TextStyle("UICTFontTextStyleCaption2")
    }
}

/// The sizes of a text style by content size category, extra small to the largest accessibility size, from metrics 3.
package struct TextStyleFigures {
    var sizes: [CGFloat]
    var leadings: [CGFloat]
    var weight: UIFont.Weight = .regular

    /// The index of the default category, large.
    package static let standard = 3

    package func size(_ category: Int) -> CGFloat { sizes[category] }

    /// Returns the ratio of a value in `category` to the default one.
    func ratio(_ category: Int) -> CGFloat { leadings[category] / leadings[TextStyleFigures.standard] }

    /// Returns the line spacing at `size`, or `nil` for a size that the style does not have.
    func lineSpacing(at size: CGFloat) -> CGFloat? {
        // Footnotes and captions have one size for several categories.
        sizes[TextStyleFigures.standard] == size
            ? leadings[TextStyleFigures.standard] : sizes.lastIndex(of: size).map { leadings[$0] }
    }

    /// Returns the line spacing at `size`, in proportion for a size that the style does not have.
    package func leading(at size: CGFloat) -> CGFloat {
        lineSpacing(at: size) ?? size * leadings[TextStyleFigures.standard] / sizes[TextStyleFigures.standard]
    }

    /// Returns the figures of a style. An unknown style is treated as body, as in UIKit.
    package static func of(_ style: UIFont.TextStyle) -> TextStyleFigures { table[style] ?? table[.body]! }  // The table holds body.

    private static let table: [UIFont.TextStyle: TextStyleFigures] = [
        .largeTitle: TextStyleFigures(
            sizes: [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60],
            leadings: [38, 39, 40, 41, 43, 46, 48, 52, 57, 61, 66, 70]),
        .title1: TextStyleFigures(
            sizes: [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58],
            leadings: [31, 32, 33, 34, 36, 38, 41, 46, 51, 57, 61, 68]),
        .title2: TextStyleFigures(
            sizes: [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56],
            leadings: [24, 25, 26, 28, 30, 32, 34, 41, 47, 52, 59, 66]),
        .title3: TextStyleFigures(
            sizes: [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55],
            leadings: [22, 23, 24, 25, 28, 30, 32, 38, 44, 51, 58, 65]),
        .headline: TextStyleFigures(
            sizes: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53],
            leadings: [19, 20, 21, 22, 24, 26, 29, 34, 40, 48, 51, 62], weight: .semibold),
        .body: TextStyleFigures(
            sizes: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53],
            leadings: [19, 20, 21, 22, 24, 26, 29, 34, 40, 48, 56, 62]),
        .callout: TextStyleFigures(
            sizes: [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51],
            leadings: [18, 19, 20, 21, 23, 25, 28, 32, 39, 46, 52, 60]),
        .subheadline: TextStyleFigures(
            sizes: [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49],
            leadings: [16, 18, 19, 20, 22, 24, 26, 31, 36, 43, 50, 58]),
        .footnote: TextStyleFigures(
            sizes: [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44],
            leadings: [16, 16, 16, 18, 20, 22, 24, 29, 33, 40, 46, 52]),
        .caption1: TextStyleFigures(
            sizes: [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43],
            leadings: [13, 13, 13, 16, 19, 21, 23, 27, 32, 39, 44, 51]),
        .caption2: TextStyleFigures(
            sizes: [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40],
            leadings: [13, 13, 13, 13, 18, 20, 22, 25, 29, 35, 41, 48]),
    ]
}
