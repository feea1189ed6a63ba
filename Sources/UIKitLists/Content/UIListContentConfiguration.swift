import UIKitControls

/// The content of a list cell, header or footer: image, text, secondary text.
public struct UIListContentConfiguration: UIContentConfiguration, Hashable {
    public struct TextProperties: Hashable {
        public enum TextAlignment: Int, Sendable { case natural = 0, center, justified }
        public enum TextTransform: Int, Sendable { case none = 0, uppercase, lowercase, capitalized }

        public var font: UIFont
        public var color: UIColor
        public var colorTransformer: UIConfigurationColorTransformer?
        public var alignment: TextAlignment = .natural
        public var lineBreakMode: NSLineBreakMode = .byTruncatingTail
        public var numberOfLines = 0
        public var adjustsFontSizeToFitWidth = false
        public var minimumScaleFactor: CGFloat = 0
        public var allowsDefaultTighteningForTruncation = false
        public var adjustsFontForContentSizeCategory = true
        public var showsExpansionTextWhenTruncated = false
        public var transform: TextTransform = .none
        public var lineBreakStrategy: NSParagraphStyle.LineBreakStrategy = .standard

        init(font: UIFont, color: UIColor) {
            self.font = font
            self.color = color
        }

        @preconcurrency @MainActor public func resolvedColor() -> UIColor { colorTransformer?(color) ?? color }

        func transformed(_ text: String) -> String {
            switch transform {
            case .none: text
            case .uppercase: text.uppercased()
            case .lowercase: text.lowercased()
            case .capitalized: text.capitalized
            }
        }

        public static func == (a: Self, b: Self) -> Bool {
            a.font == b.font && a.color == b.color && a.alignment == b.alignment && a.lineBreakMode == b.lineBreakMode
                && a.numberOfLines == b.numberOfLines && a.transform == b.transform
                && a.adjustsFontSizeToFitWidth == b.adjustsFontSizeToFitWidth && a.minimumScaleFactor == b.minimumScaleFactor
        }
        public func hash(into hasher: inout Hasher) {
            hasher.combine(font)
            hasher.combine(numberOfLines)
        }
    }

    public struct ImageProperties: Hashable {
        public static let standardDimension: CGFloat = -.greatestFiniteMagnitude

        public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
        public var tintColor: UIColor?
        public var tintColorTransformer: UIConfigurationColorTransformer?
        public var cornerRadius: CGFloat = 0
        public var maximumSize: CGSize = .zero
        public var reservedLayoutSize: CGSize = .zero
        public var accessibilityIgnoresInvertColors = false
        public var strokeColor: UIColor?
        public var strokeWidth: CGFloat = 0

        @preconcurrency @MainActor public func resolvedTintColor(for tintColor: UIColor) -> UIColor {
            let color = self.tintColor ?? tintColor
            return tintColorTransformer?(color) ?? color
        }

        public static func == (a: Self, b: Self) -> Bool {
            a.preferredSymbolConfiguration == b.preferredSymbolConfiguration && a.tintColor == b.tintColor
                && a.cornerRadius == b.cornerRadius
                && a.maximumSize == b.maximumSize && a.reservedLayoutSize == b.reservedLayoutSize
        }
        public func hash(into hasher: inout Hasher) { hasher.combine(cornerRadius) }
    }

    public var image: UIImage?
    public var imageProperties = ImageProperties()
    public var text: String?
    public var attributedText: NSAttributedString?
    public var textProperties: TextProperties
    public var secondaryText: String?
    public var secondaryAttributedText: NSAttributedString?
    public var secondaryTextProperties: TextProperties
    public var axesPreservingSuperviewLayoutMargins: UIAxis = [.horizontal]
    public var directionalLayoutMargins: NSDirectionalEdgeInsets
    public var prefersSideBySideTextAndSecondaryText = false
    public var imageToTextPadding: CGFloat = 16
    public var textToSecondaryTextHorizontalPadding: CGFloat = 6
    public var textToSecondaryTextVerticalPadding: CGFloat
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

    public static func cell() -> Self { row(secondary: subtitleFont) }
    public static func subtitleCell() -> Self { row(secondary: subtitleFont) }
    public static func valueCell() -> Self {
        var configuration = row(secondary: .preferredFont(forTextStyle: .body), color: .secondaryLabel)
        configuration.prefersSideBySideTextAndSecondaryText = true
        return configuration
    }
    public static func sidebarCell() -> Self { row(secondary: .preferredFont(forTextStyle: .caption1), color: .secondaryLabel) }
    public static func sidebarSubtitleCell() -> Self { row(secondary: .preferredFont(forTextStyle: .caption1), color: .secondaryLabel) }
    public static func accompaniedSidebarCell() -> Self { sidebarCell() }
    public static func accompaniedSidebarSubtitleCell() -> Self { sidebarSubtitleCell() }
    public static func plainHeader() -> Self {
        .init(
            text: .preferredFont(forTextStyle: .headline), secondary: .preferredFont(forTextStyle: .footnote),
            secondaryColor: .secondaryLabel,
            vertical: 4, gap: 2)
    }
    public static func plainFooter() -> Self {
        .init(
            text: .preferredFont(forTextStyle: .footnote), color: .secondaryLabel, secondary: .preferredFont(forTextStyle: .footnote),
            secondaryColor: .secondaryLabel, vertical: 6, gap: 2)
    }
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
    public static func groupedFooter() -> Self {
        .init(
            text: .preferredFont(forTextStyle: .footnote), color: .secondaryLabel, secondary: .preferredFont(forTextStyle: .footnote),
            secondaryColor: .secondaryLabel, vertical: 7, gap: 2)
    }
    public static func sidebarHeader() -> Self {
        .init(
            text: .preferredFont(forTextStyle: .headline), secondary: .preferredFont(forTextStyle: .footnote),
            secondaryColor: .secondaryLabel,
            vertical: 8, gap: 2)
    }
    public static func prominentInsetGroupedHeader() -> Self {
        .init(
            text: .preferredFont(forTextStyle: .title3, weight: .bold), secondary: .preferredFont(forTextStyle: .footnote),
            secondaryColor: .secondaryLabel,
            vertical: 8, gap: 2)
    }
    @preconcurrency @MainActor public static func extraProminentInsetGroupedHeader() -> Self { prominentInsetGroupedHeader() }
    @preconcurrency @MainActor public static func header() -> Self { plainHeader() }
    @preconcurrency @MainActor public static func footer() -> Self { plainFooter() }

    public func makeContentView() -> UIView & UIContentView { UIListContentView(configuration: self) }

    public func updated(for state: any UIConfigurationState) -> Self {
        var result = self
        let disabled = (state as? UICellConfigurationState)?.isDisabled ?? (state as? UIViewConfigurationState)?.isDisabled ?? false
        if disabled { result.alpha = 0.4 }
        return result
    }

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
        }
    }

    public nonisolated func hash(into hasher: inout Hasher) {
        hasher.combine(text)
        hasher.combine(secondaryText)
    }
}
