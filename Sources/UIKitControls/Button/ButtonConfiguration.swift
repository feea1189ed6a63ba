import UIKitCore

extension UIButton {
    /// The complete appearance of a button as a value.
    public struct Configuration: Hashable {
        /// The size of a button, which determines the insets around its content.
        public enum Size: Int, Sendable { case medium = 0, small, mini, large }
        /// The alignment of the title and the subtitle with each other.
        public enum TitleAlignment: Int, Sendable { case automatic = 0, leading, center, trailing }
        /// The source of the corners' radius: the background's, or a fraction of the height.
        public enum CornerStyle: Int, Sendable { case fixed = -1, dynamic = 0, small, medium, large, capsule }
        /// The appearance of a button on a Mac.
        public enum MacIdiomStyle: Int, Sendable { case automatic = 0, bordered, borderless, borderlessTinted }
        /// The mark that identifies the kind of a button, such as that of a pop-up menu.
        public enum Indicator: Int, Sendable { case automatic = 0, none, popup }

        enum Style: Hashable { case plain, tinted, gray, filled, borderless, bordered, borderedTinted, borderedProminent }
        var style: Style

        /// The background of the button. A color that the app sets replaces that of the style.
        public var background: UIBackgroundConfiguration = .clear()
        /// The corner style. Any but `dynamic` resets the background's radius to the system's.
        public var cornerStyle: CornerStyle = .dynamic {
            didSet { if cornerStyle != .dynamic { background.cornerRadius = Self.systemRadius } }
        }
        /// The size. Setting it changes `contentInsets`, unless the app set them.
        public var buttonSize: Size = .medium { didSet { if insetsAreDefault { setDefaultContentInsets() } } }
        /// Stored but has no effect: there is no Mac idiom here.
        public var macIdiomStyle: MacIdiomStyle = .automatic
        /// The color of the title and the image, or nil to use that of the style and the state.
        public var baseForegroundColor: UIColor?
        /// The color from which the style derives the background, or nil for the tint color.
        public var baseBackgroundColor: UIColor?
        /// The image, or nil.
        public var image: UIImage?
        /// A function that changes the image's color when it is used, or nil.
        public var imageColorTransformer: UIConfigurationColorTransformer?
        /// The configuration of a symbol image, or nil for one that suits the title.
        public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
        /// The transition from an old symbol to a changed one. FIXME(gap): stored only; the image changes at once.
        public var symbolContentTransition: UISymbolContentTransition?
        /// Whether an activity indicator replaces the image. The default is `false`.
        public var showsActivityIndicator = false
        /// A function that changes the color of the activity indicator, or nil.
        public var activityIndicatorColorTransformer: UIConfigurationColorTransformer?
        /// The title, or nil. It is the text of ``attributedTitle``: setting it replaces that, without attributes. Apps set the title, and
        /// then the font of the attributed title.
        public var title: String? {
            get { attributedTitle.map { String($0.characters) } }
            set { attributedTitle = newValue.map { AttributedString($0) } }
        }
        /// The title with attributes, or nil.
        public var attributedTitle: AttributedString?
        /// A function that changes the title's attributes when they are used, or nil.
        public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
        /// The text below the title, or nil. It is the text of ``attributedSubtitle``: setting it replaces that, without attributes.
        public var subtitle: String? {
            get { attributedSubtitle.map { String($0.characters) } }
            set { attributedSubtitle = newValue.map { AttributedString($0) } }
        }
        /// The text below the title with attributes, or nil.
        public var attributedSubtitle: AttributedString?
        /// A function that changes the subtitle's attributes when they are used, or nil.
        public var subtitleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
        /// The breaking of a title that is too long. The default begins a new line.
        public var titleLineBreakMode: NSLineBreakMode = .byWordWrapping
        var wrapsTitle: Bool { titleLineBreakMode == .byWordWrapping || titleLineBreakMode == .byCharWrapping }
        /// The breaking of a subtitle that is too long. The default begins a new line.
        public var subtitleLineBreakMode: NSLineBreakMode = .byWordWrapping
        /// The mark that identifies the kind of the button. Automatic shows one if the button chooses from a menu.
        public var indicator: Indicator = .automatic
        /// A function that makes the mark's color from the title's, or nil for the same color.
        public var indicatorColorTransformer: UIConfigurationColorTransformer?
        /// The space in points between the button's edges and its content.
        public var contentInsets: NSDirectionalEdgeInsets { didSet { insetsAreDefault = false } }
        /// The edge of the title at which the image is. The default is leading.
        public var imagePlacement: NSDirectionalRectEdge = .leading
        /// The space in points between the image and the title. The default is 0.
        public var imagePadding: CGFloat = 0
        /// The space in points between the title and the subtitle. The default is 1.
        public var titlePadding: CGFloat = 1
        /// The alignment of the title and the subtitle. Automatic leaves it to the button.
        public var titleAlignment: TitleAlignment = .automatic
        /// Whether the selected button looks different. The default is `true`.
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

        /// Returns a button of text without a background.
        public static func plain() -> Configuration { .init(style: .plain) }
        /// Returns a button on a background in a lighter tint color.
        public static func tinted() -> Configuration { .init(style: .tinted) }
        /// Returns a button on a gray background.
        public static func gray() -> Configuration { .init(style: .gray) }
        /// Returns a button on a background in the tint color.
        public static func filled() -> Configuration { .init(style: .filled) }
        /// Returns a button of text without a background, which looks like a plain one on a device.
        public static func borderless() -> Configuration { .init(style: .borderless) }
        /// Returns a button on a gray background. Since iOS 26, its text has the label's color.
        public static func bordered() -> Configuration { .init(style: .bordered) }
        /// Returns a button on a background in a lighter tint color, which looks like a tinted one on a device.
        public static func borderedTinted() -> Configuration { .init(style: .borderedTinted) }
        /// Returns a button on a background in the tint color, which looks like a filled one on a device.
        public static func borderedProminent() -> Configuration { .init(style: .borderedProminent) }
        // The glass styles of iOS 26 draw as their flat relatives on classic generations.
        /// Returns a button of glass, which is drawn gray here.
        public static func glass() -> Configuration { .init(style: .gray) }
        /// Returns a button of tinted glass, which is drawn filled here.
        public static func prominentGlass() -> Configuration { .init(style: .filled) }
        /// Returns a button of clear glass, which is drawn plain here.
        public static func clearGlass() -> Configuration { .init(style: .plain) }
        /// Returns a button of clear tinted glass, which is drawn tinted here.
        public static func prominentClearGlass() -> Configuration { .init(style: .tinted) }

        /// Sets `contentInsets` to those of `buttonSize`.
        public mutating func setDefaultContentInsets() {
            contentInsets = Self.insets(for: buttonSize)
            insetsAreDefault = true
        }

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

        /// Returns whether the appearances are equal. Transformers are not compared.
        public static func == (a: Self, b: Self) -> Bool {
            a.style == b.style && a.background == b.background && a.cornerStyle == b.cornerStyle && a.buttonSize == b.buttonSize
                && a.baseForegroundColor == b.baseForegroundColor && a.baseBackgroundColor == b.baseBackgroundColor
                && a.image === b.image && a.showsActivityIndicator == b.showsActivityIndicator
                && a.attributedTitle == b.attributedTitle && a.attributedSubtitle == b.attributedSubtitle
                && a.contentInsets == b.contentInsets && a.imagePlacement == b.imagePlacement && a.imagePadding == b.imagePadding
                && a.titlePadding == b.titlePadding && a.titleAlignment == b.titleAlignment && a.indicator == b.indicator
                && a.titleLineBreakMode == b.titleLineBreakMode
        }

        /// Feeds values that equality compares into the hasher.
        public func hash(into hasher: inout Hasher) {
            hasher.combine(style)
            hasher.combine(title)
            hasher.combine(subtitle)
            hasher.combine(imagePadding)
        }
    }
}
