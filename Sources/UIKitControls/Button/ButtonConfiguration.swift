import UIKitCore

extension UIButton {
    /// The complete appearance of a button as a value.
    public struct Configuration: Hashable {
        public enum Size: Int, Sendable { case medium = 0, small, mini, large }
        public enum TitleAlignment: Int, Sendable { case automatic = 0, leading, center, trailing }
        public enum CornerStyle: Int, Sendable { case fixed = -1, dynamic = 0, small, medium, large, capsule }
        public enum MacIdiomStyle: Int, Sendable { case automatic = 0, bordered, borderless, borderlessTinted }
        public enum Indicator: Int, Sendable { case automatic = 0, none, popup }

        enum Style: Hashable { case plain, tinted, gray, filled, borderless, bordered, borderedTinted, borderedProminent }
        var style: Style

        public var background: UIBackgroundConfiguration = .clear()
        /// The corner style. Any but `dynamic` resets the background's radius to the system's.
        public var cornerStyle: CornerStyle = .dynamic {
            didSet { if cornerStyle != .dynamic { background.cornerRadius = Self.systemRadius } }
        }
        public var buttonSize: Size = .medium { didSet { if insetsAreDefault { setDefaultContentInsets() } } }
        /// Stored only: there is no Mac idiom here.
        public var macIdiomStyle: MacIdiomStyle = .automatic
        public var baseForegroundColor: UIColor?
        public var baseBackgroundColor: UIColor?
        public var image: UIImage?
        public var imageColorTransformer: UIConfigurationColorTransformer?
        public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
        /// The transition from an old symbol to a changed one. FIXME(gap): stored only; the image changes at once.
        public var symbolContentTransition: UISymbolContentTransition?
        public var showsActivityIndicator = false
        public var activityIndicatorColorTransformer: UIConfigurationColorTransformer?
        public var title: String?
        public var attributedTitle: AttributedString?
        public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
        public var subtitle: String?
        public var attributedSubtitle: AttributedString?
        public var subtitleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
        public var titleLineBreakMode: NSLineBreakMode = .byWordWrapping
        var wrapsTitle: Bool { titleLineBreakMode == .byWordWrapping || titleLineBreakMode == .byCharWrapping }
        public var subtitleLineBreakMode: NSLineBreakMode = .byWordWrapping
        public var indicator: Indicator = .automatic
        // FIXME(gap): the indicator has the title's color.
        public var indicatorColorTransformer: UIConfigurationColorTransformer?
        public var contentInsets: NSDirectionalEdgeInsets { didSet { insetsAreDefault = false } }
        public var imagePlacement: NSDirectionalRectEdge = .leading
        public var imagePadding: CGFloat = 0
        public var titlePadding: CGFloat = 1
        public var titleAlignment: TitleAlignment = .automatic
        public var automaticallyUpdateForSelection = true
        var insetsAreDefault = true

        init(style: Style) {
            self.style = style
            contentInsets = Self.insets(for: .medium)
            background.cornerRadius = Generation.current >= .ios26 ? 17 : Self.systemRadius
        }

        static let systemRadius: CGFloat = 5.95

        static func insets(for size: Size) -> NSDirectionalEdgeInsets {
            switch size {
            case .medium: NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
            case .small, .mini: NSDirectionalEdgeInsets(top: 5, leading: 10, bottom: 5, trailing: 10)
            case .large: NSDirectionalEdgeInsets(top: 15, leading: 20, bottom: 15, trailing: 20)
            }
        }

        public static func plain() -> Configuration { .init(style: .plain) }
        public static func tinted() -> Configuration { .init(style: .tinted) }
        public static func gray() -> Configuration { .init(style: .gray) }
        public static func filled() -> Configuration { .init(style: .filled) }
        public static func borderless() -> Configuration { .init(style: .borderless) }
        public static func bordered() -> Configuration { .init(style: .bordered) }
        public static func borderedTinted() -> Configuration { .init(style: .borderedTinted) }
        public static func borderedProminent() -> Configuration { .init(style: .borderedProminent) }
        // The glass styles of iOS 26 draw as their flat relatives on classic generations.
        public static func glass() -> Configuration { .init(style: .gray) }
        public static func prominentGlass() -> Configuration { .init(style: .filled) }
        public static func clearGlass() -> Configuration { .init(style: .plain) }
        public static func prominentClearGlass() -> Configuration { .init(style: .tinted) }

        public mutating func setDefaultContentInsets() {
            contentInsets = Self.insets(for: buttonSize)
            insetsAreDefault = true
        }

        var shownTitle: String? { attributedTitle.map { String($0.characters) } ?? title }

        /// Returns the configuration with the colors for the button's state.
        @preconcurrency @MainActor public func updated(for button: UIButton) -> Configuration {
            var result = self
            let state = button.state
            let tint: UIColor = baseBackgroundColor ?? (button.role == .destructive ? .systemRed : button.tintColor)
            let foregroundTint: UIColor = baseForegroundColor ?? (button.role == .destructive ? .systemRed : button.tintColor)
            let selected = state.contains(.selected) && automaticallyUpdateForSelection
            var fill: UIColor?
            var foreground = foregroundTint
            switch style {
            case .plain, .borderless:
                if selected, style == .plain { fill = tint.withAlphaComponent(0.18) }
            case .tinted, .borderedTinted:
                fill = selected ? tint : tint.withAlphaComponent(0.18)
                if selected { foreground = baseForegroundColor ?? .white }
            case .bordered where Generation.current >= .ios26:
                fill = selected ? tint.withAlphaComponent(0.18) : baseBackgroundColor ?? .secondarySystemFill
                if !selected { foreground = baseForegroundColor ?? (button.role == .destructive ? .systemRed : .label) }
            case .gray, .bordered:
                fill = baseBackgroundColor ?? .secondarySystemFill
                if selected { fill = tint; foreground = baseForegroundColor ?? .white }
            case .filled, .borderedProminent:
                fill = tint
                foreground = baseForegroundColor ?? .white
            }
            if state.contains(.disabled) {
                foreground = .tertiaryLabel
                if fill != nil { fill = .tertiarySystemFill }
            } else if state.contains(.highlighted) {
                foreground = style == .filled || style == .borderedProminent ? foreground : foreground.withAlphaComponent(0.75)
                fill = fill.map { color in
                    style == .filled || style == .borderedProminent ? color.withAlphaComponent(0.75) : color.withAlphaComponent(0.12)
                }
            }
            if result.background.backgroundColor == nil { result.background.backgroundColor = fill }
            result.baseForegroundColor = foreground
            return result
        }

        /// Returns the corner radius for a button of `height`.
        @MainActor package func cornerRadius(height: CGFloat) -> CGFloat {
            switch cornerStyle {
            case .fixed: background.cornerRadius
            case .dynamic: min(background.cornerRadius, height / 2)
            // Fractions of the height, as measured on iOS 26.1 at five heights.
            case .small: height / 8
            case .medium: height * 0.175
            case .large: height / 4
            case .capsule: height / 2
            }
        }

        public static func == (a: Self, b: Self) -> Bool {
            a.style == b.style && a.background == b.background && a.cornerStyle == b.cornerStyle && a.buttonSize == b.buttonSize
                && a.baseForegroundColor == b.baseForegroundColor && a.baseBackgroundColor == b.baseBackgroundColor
                && a.image === b.image && a.showsActivityIndicator == b.showsActivityIndicator && a.title == b.title
                && a.attributedTitle == b.attributedTitle && a.subtitle == b.subtitle && a.attributedSubtitle == b.attributedSubtitle
                && a.contentInsets == b.contentInsets && a.imagePlacement == b.imagePlacement && a.imagePadding == b.imagePadding
                && a.titlePadding == b.titlePadding && a.titleAlignment == b.titleAlignment && a.indicator == b.indicator
                && a.titleLineBreakMode == b.titleLineBreakMode
        }

        public func hash(into hasher: inout Hasher) {
            hasher.combine(style)
            hasher.combine(title)
            hasher.combine(subtitle)
            hasher.combine(imagePadding)
        }
    }
}
