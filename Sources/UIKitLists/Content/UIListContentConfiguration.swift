import UIKitControls

/// The content of a list cell, header or footer: image, text, secondary text.
public struct UIListContentConfiguration: UIContentConfiguration, Hashable {
    /// The appearance of text.
    public struct TextProperties: Hashable {
        /// The alignment of a text's lines.
        public enum TextAlignment: Int, Sendable { case natural = 0, center, justified }
        /// The change of a text's letters before it is drawn.
        public enum TextTransform: Int, Sendable { case none = 0, uppercase, lowercase, capitalized }

        /// The font.
        public var font: UIFont
        /// The color.
        public var color: UIColor
        /// A function that changes the color when it is used, or nil.
        public var colorTransformer: UIConfigurationColorTransformer?
        /// The alignment of the lines. The default follows the writing direction.
        public var alignment: TextAlignment = .natural
        /// The breaking of lines that are too long. The default ends the last line with an ellipsis.
        public var lineBreakMode: NSLineBreakMode = .byTruncatingTail
        /// The largest number of lines, or 0 for no limit.
        public var numberOfLines = 0
        /// Whether the font shrinks until the text fits. The default is `false`.
        public var adjustsFontSizeToFitWidth = false
        /// The smallest factor, from 0 to 1, by which the font shrinks.
        public var minimumScaleFactor: CGFloat = 0
        /// Whether letters move together before the text is truncated.
        public var allowsDefaultTighteningForTruncation = false
        /// Whether the font follows the user's text size while the text is visible. The default is `true`.
        public var adjustsFontForContentSizeCategory = true
        /// Whether a pointer over truncated text shows the whole text.
        public var showsExpansionTextWhenTruncated = false
        /// The change of the letters. The default is none.
        public var transform: TextTransform = .none
        /// The strategy of breaking lines.
        public var lineBreakStrategy: NSParagraphStyle.LineBreakStrategy = .standard

        init(font: UIFont, color: UIColor) {
            self.font = font
            self.color = color
        }

        /// Returns the color after its transformer.
        @preconcurrency @MainActor public func resolvedColor() -> UIColor { colorTransformer?(color) ?? color }

        func transformed(_ text: String) -> String {
            switch transform {
            case .none: text
            case .uppercase: text.uppercased()
            case .lowercase: text.lowercased()
            case .capitalized: text.capitalized
            }
        }

        /// Returns whether fonts, colors, and the other values are equal. Transformers are not compared.
        public static func == (a: Self, b: Self) -> Bool {
            a.font == b.font && a.color == b.color && a.alignment == b.alignment && a.lineBreakMode == b.lineBreakMode
                && a.numberOfLines == b.numberOfLines && a.transform == b.transform
                && a.adjustsFontSizeToFitWidth == b.adjustsFontSizeToFitWidth && a.minimumScaleFactor == b.minimumScaleFactor
                && a.allowsDefaultTighteningForTruncation == b.allowsDefaultTighteningForTruncation
                && a.showsExpansionTextWhenTruncated == b.showsExpansionTextWhenTruncated
        }
        /// Feeds the values that equality compares into the hasher.
        public func hash(into hasher: inout Hasher) {
            hasher.combine(font)
            hasher.combine(numberOfLines)
        }
    }

    /// The appearance of an image.
    public struct ImageProperties: Hashable {
        /// The value of a width or height that leaves it to the system.
        public static let standardDimension: CGFloat = -.greatestFiniteMagnitude

        /// The configuration of a symbol image, or nil.
        public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
        /// The color of template images and symbols, or nil for the tint color.
        public var tintColor: UIColor?
        /// A function that changes the color when it is used, or nil.
        public var tintColorTransformer: UIConfigurationColorTransformer?
        /// The radius of the corners in points. The default is 0.
        public var cornerRadius: CGFloat = 0
        /// The largest size in points; 0 leaves a dimension without limit.
        public var maximumSize: CGSize = .zero
        /// The size in points of the place that is kept for images, so that texts of several rows align; 0 for the image's own.
        public var reservedLayoutSize: CGSize = .zero
        /// Whether the image keeps its colors while the screen's are inverted.
        public var accessibilityIgnoresInvertColors = false
        /// The color of a line around the image, or nil.
        public var strokeColor: UIColor?
        /// The width of the line around the image, in points. The default is 0.
        public var strokeWidth: CGFloat = 0

        /// Returns the color after its transformer, where a missing color is replaced by the given one.
        @preconcurrency @MainActor public func resolvedTintColor(for tintColor: UIColor) -> UIColor {
            let color = self.tintColor ?? tintColor
            return tintColorTransformer?(color) ?? color
        }

        /// Returns whether the values are equal. Transformers are not compared.
        public static func == (a: Self, b: Self) -> Bool {
            a.preferredSymbolConfiguration == b.preferredSymbolConfiguration && a.tintColor == b.tintColor
                && a.cornerRadius == b.cornerRadius
                && a.maximumSize == b.maximumSize && a.reservedLayoutSize == b.reservedLayoutSize
                && a.strokeColor == b.strokeColor && a.strokeWidth == b.strokeWidth
                && a.accessibilityIgnoresInvertColors == b.accessibilityIgnoresInvertColors
        }
        /// Feeds the corner radius into the hasher.
        public func hash(into hasher: inout Hasher) { hasher.combine(cornerRadius) }
    }

    /// The image at the leading edge, or nil.
    public var image: UIImage?
    /// The appearance of the image.
    public var imageProperties = ImageProperties()
    /// The main text, or nil.
    public var text: String?
    /// The main text with attributes, or nil. It takes precedence over `text`.
    public var attributedText: NSAttributedString?
    /// The appearance of the main text.
    public var textProperties: TextProperties
    /// The second text, or nil.
    public var secondaryText: String?
    /// The second text with attributes, or nil. It takes precedence over `secondaryText`.
    public var secondaryAttributedText: NSAttributedString?
    /// The appearance of the second text.
    public var secondaryTextProperties: TextProperties
    /// The axes along which the margins are at least those of the superview.
    public var axesPreservingSuperviewLayoutMargins: UIAxis = [.horizontal]
    /// The margins around the content, in points.
    public var directionalLayoutMargins: NSDirectionalEdgeInsets
    /// Whether the second text is beside the first, if there is place. The default is `false`.
    public var prefersSideBySideTextAndSecondaryText = false
    /// The space between the image and the text, in points.
    public var imageToTextPadding: CGFloat = 16
    /// The minimum space between both texts beside each other, in points.
    public var textToSecondaryTextHorizontalPadding: CGFloat = 6
    /// The space between both texts one above the other, in points.
    public var textToSecondaryTextVerticalPadding: CGFloat
    /// The opacity of the content, from 0 to 1.
    public var alpha: CGFloat = 1

    private init(text: UIFont, color: UIColor = .label, secondary: UIFont, secondaryColor: UIColor, vertical: CGFloat, gap: CGFloat) {
        textProperties = TextProperties(font: text, color: color)
        secondaryTextProperties = TextProperties(font: secondary, color: secondaryColor)
        directionalLayoutMargins = NSDirectionalEdgeInsets(top: vertical, leading: 16, bottom: vertical, trailing: 8)
        textToSecondaryTextVerticalPadding = gap
    }

    @MainActor private static func row(secondary: UIFont, color: UIColor = .label, padding: CGFloat = 0) -> Self {
        let figures = TableFigures.current
        return .init(
            text: .preferredFont(forTextStyle: .body), secondary: secondary, secondaryColor: color,
            vertical: figures.rowVerticalPadding + padding,
            gap: figures.subtitleGap)
    }

    /// metrics.md 8: the second line is 15 points since iOS 26.
    @MainActor private static var subtitleFont: UIFont {
        .preferredFont(forTextStyle: Generation.current >= .ios26 ? .subheadline : .caption1)
    }

    /// Returns the content of a row.
    public static func cell() -> Self { row(secondary: subtitleFont) }
    /// Returns the content of a row whose second text is below the first.
    public static func subtitleCell() -> Self { row(secondary: subtitleFont) }
    /// Returns the content of a row whose second text is at the trailing edge.
    public static func valueCell() -> Self {
        var configuration = row(secondary: .preferredFont(forTextStyle: .body), color: .secondaryLabel)
        configuration.prefersSideBySideTextAndSecondaryText = true
        return configuration
    }
    /// Returns the content of a sidebar's row.
    public static func sidebarCell() -> Self { row(secondary: .preferredFont(forTextStyle: .caption1), color: .secondaryLabel) }
    /// Returns the content of a sidebar's row whose second text is below the first.
    public static func sidebarSubtitleCell() -> Self { row(secondary: .preferredFont(forTextStyle: .caption1), color: .secondaryLabel) }
    /// Returns the content of a sidebar's row with a view beside it, which looks like `sidebarCell()`.
    public static func accompaniedSidebarCell() -> Self { sidebarCell() }
    /// Returns the content of such a row with a second text below, which looks like `sidebarSubtitleCell()`.
    public static func accompaniedSidebarSubtitleCell() -> Self { sidebarSubtitleCell() }
    /// Returns the content of a header in a plain list.
    public static func plainHeader() -> Self {
        .init(
            text: .preferredFont(forTextStyle: .headline), secondary: .preferredFont(forTextStyle: .footnote),
            secondaryColor: .secondaryLabel,
            vertical: 4, gap: 2)
    }
    /// Returns the content of a footer in a plain list.
    public static func plainFooter() -> Self {
        .init(
            text: .preferredFont(forTextStyle: .footnote), color: .secondaryLabel, secondary: .preferredFont(forTextStyle: .footnote),
            secondaryColor: .secondaryLabel, vertical: 6, gap: 2)
    }
    /// Returns the content of a header in a grouped list.
    public static func groupedHeader() -> Self {
        var configuration = Self(
            text: UITableViewHeaderFooterView.titleFont(style: .grouped, isHeader: true), color: .secondaryLabel,
            secondary: .preferredFont(forTextStyle: .footnote), secondaryColor: .secondaryLabel, vertical: 7, gap: 3)
        // Printed on iOS 15 to 17: {17, 8, 6, 8}, 3 between the texts. iOS 26 adds 17.5 points to the text.
        configuration.directionalLayoutMargins =
            Generation.current >= .ios26
            ? NSDirectionalEdgeInsets(top: 11, leading: 8, bottom: 6.5, trailing: 8)
            : NSDirectionalEdgeInsets(top: 17, leading: 8, bottom: 6, trailing: 8)
        if TableFigures.current.groupedHeaderUppercase { configuration.textProperties.transform = .uppercase }
        return configuration
    }
    /// Returns the content of a footer in a grouped list.
    public static func groupedFooter() -> Self {
        .init(
            text: .preferredFont(forTextStyle: .footnote), color: .secondaryLabel, secondary: .preferredFont(forTextStyle: .footnote),
            secondaryColor: .secondaryLabel, vertical: 7, gap: 2)
    }
    /// Returns the content of a header in a sidebar.
    public static func sidebarHeader() -> Self {
        .init(
            text: .preferredFont(forTextStyle: .headline), secondary: .preferredFont(forTextStyle: .footnote),
            secondaryColor: .secondaryLabel,
            vertical: 8, gap: 2)
    }
    /// Returns the content of a large header in an inset grouped list.
    public static func prominentInsetGroupedHeader() -> Self {
        .init(
            text: .preferredFont(forTextStyle: .title3, weight: .bold), secondary: .preferredFont(forTextStyle: .footnote),
            secondaryColor: .secondaryLabel,
            vertical: 8, gap: 2)
    }
    /// Returns the content of a still larger header, which looks like `prominentInsetGroupedHeader()` here.
    @preconcurrency @MainActor public static func extraProminentInsetGroupedHeader() -> Self { prominentInsetGroupedHeader() }
    /// Returns the content of a header, which is that of a plain list here.
    @preconcurrency @MainActor public static func header() -> Self { plainHeader() }
    /// Returns the content of a footer, which is that of a plain list here.
    @preconcurrency @MainActor public static func footer() -> Self { plainFooter() }

    /// Returns a new `UIListContentView` with this configuration.
    public func makeContentView() -> UIView & UIContentView { UIListContentView(configuration: self) }

    /// Returns the configuration for a state, for example with gray texts while disabled.
    public func updated(for state: any UIConfigurationState) -> Self {
        var result = self
        let disabled = (state as? UICellConfigurationState)?.isDisabled ?? (state as? UIViewConfigurationState)?.isDisabled ?? false
        if disabled { result.alpha = 0.4 }
        return result
    }

    /// Whether a function determines a color: the same configuration may have another one for another state.
    var transformsColors: Bool {
        textProperties.colorTransformer != nil || secondaryTextProperties.colorTransformer != nil
            || imageProperties.tintColorTransformer != nil
    }

    /// Returns whether texts, images, and looks are equal. Transformers are not compared.
    public nonisolated static func == (a: Self, b: Self) -> Bool {
        onMain {
            a.image === b.image && a.imageProperties == b.imageProperties && a.text == b.text && a.attributedText == b.attributedText
                && a.textProperties == b.textProperties && a.secondaryText == b.secondaryText
                && a.secondaryAttributedText == b.secondaryAttributedText
                && a.secondaryTextProperties == b.secondaryTextProperties && a.directionalLayoutMargins == b.directionalLayoutMargins
                && a.prefersSideBySideTextAndSecondaryText == b.prefersSideBySideTextAndSecondaryText
                && a.imageToTextPadding == b.imageToTextPadding
                && a.textToSecondaryTextVerticalPadding == b.textToSecondaryTextVerticalPadding && a.alpha == b.alpha
                && a.textToSecondaryTextHorizontalPadding == b.textToSecondaryTextHorizontalPadding
                && a.axesPreservingSuperviewLayoutMargins == b.axesPreservingSuperviewLayoutMargins
        }
    }

    /// Feeds values that equality compares into the hasher.
    public nonisolated func hash(into hasher: inout Hasher) {
        hasher.combine(text)
        hasher.combine(secondaryText)
    }
}
