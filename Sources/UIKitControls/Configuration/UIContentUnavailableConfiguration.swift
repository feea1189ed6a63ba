import Foundation
import UIKitCore

/// The content of a screen that has nothing to show: an image, text, secondary text, and up to two buttons.
public nonisolated struct UIContentUnavailableConfiguration: UIContentConfiguration, Hashable {
    /// The horizontal alignment of the content.
    public enum Alignment: Int, Sendable { case center, natural }

    /// The appearance of text.
    public struct TextProperties: Hashable {
        /// The font.
        public var font: UIFont = .preferredFont(forTextStyle: .title2, weight: .bold)
        /// The color.
        public var color: UIColor = .label
        /// The breaking of lines that are too long.
        public var lineBreakMode = NSLineBreakMode.byWordWrapping
        /// The largest number of lines, or 0 for no limit.
        public var numberOfLines = 0
        /// Whether the font shrinks until the text fits.
        public var adjustsFontSizeToFitWidth = false
    }
    /// The appearance of an image.
    public struct ImageProperties: Hashable {
        /// The color of template images and symbols, or nil for the tint color.
        public var tintColor: UIColor? = .secondaryLabel
        /// The configuration of a symbol image, or nil.
        public var preferredSymbolConfiguration: UIImage.SymbolConfiguration? = UIImage.SymbolConfiguration(pointSize: 48, weight: .regular)
        /// The radius of the corners in points.
        public var cornerRadius: CGFloat = 0
        /// The largest size in points, to which a larger image is reduced; a side of 0 has no limit.
        public var maximumSize = CGSize.zero
    }
    /// The behavior of a button.
    public struct ButtonProperties: Hashable {
        /// The action of a tap, or nil. A button without an action, a title, and an image is not shown.
        public var primaryAction: UIAction?
        /// The menu of the button, or nil.
        public var menu: UIMenu?
        /// Whether the button can be used. The default is `true`.
        public var isEnabled = true
        /// The meaning of the button.
        public var role = UIButton.Role.normal
    }

    /// The axes on which the margins of the view around this one are kept.
    // FIXME(gap): stored only; the margins are the configuration's.
    /// The axes along which the superview's margins apply. It is stored but has no effect: the margins are the configuration's.
    public var axesPreservingSuperviewLayoutMargins: UIAxis = []
    /// The image at the top, or nil.
    public var image: UIImage?
    /// The appearance of the image.
    public var imageProperties = ImageProperties()
    /// The main text, or nil.
    public var text: String?
    /// The main text with attributes, or nil. It takes precedence over `text`.
    public var attributedText: NSAttributedString?
    /// The appearance of the main text.
    public var textProperties = TextProperties()
    /// The second text, or nil.
    public var secondaryText: String?
    /// The second text with attributes, or nil. It takes precedence over `secondaryText`.
    public var secondaryAttributedText: NSAttributedString?
    /// The appearance of the second text.
    public var secondaryTextProperties = TextProperties(font: .preferredFont(forTextStyle: .subheadline), color: .secondaryLabel)
    /// The appearance of the first button.
    public var button = UIButton.Configuration.plain()
    /// The behavior of the first button.
    public var buttonProperties = ButtonProperties()
    /// The appearance of the second button.
    public var secondaryButton = UIButton.Configuration.plain()
    /// The behavior of the second button.
    public var secondaryButtonProperties = ButtonProperties()
    /// The horizontal alignment of the content. The default is centered.
    public var alignment = Alignment.center
    /// The margins around the content, in points.
    public var directionalLayoutMargins = NSDirectionalEdgeInsets(top: 16, leading: 16, bottom: 16, trailing: 16)
    /// The space between the image and the text, in points.
    public var imageToTextPadding: CGFloat = 12
    /// The space between both texts, in points.
    public var textToSecondaryTextPadding: CGFloat = 4
    /// The space between the texts and the first button, in points.
    public var textToButtonPadding: CGFloat = 16
    /// The space between both buttons, in points.
    public var buttonToSecondaryButtonPadding: CGFloat = 12
    /// The background. The default shows nothing.
    public var background = UIBackgroundConfiguration.clear()
    var showsActivity = false
    private var isSearch = false
    private static let noResults = "No Results"

    private init() {}
    /// Returns a configuration without content.
    public static func empty() -> UIContentUnavailableConfiguration { UIContentUnavailableConfiguration() }
    /// Returns an activity indicator with text.
    public static func loading() -> UIContentUnavailableConfiguration {
        var configuration = UIContentUnavailableConfiguration()
        configuration.showsActivity = true
        configuration.text = "Loading…"
        configuration.textProperties = TextProperties(font: .preferredFont(forTextStyle: .body), color: .secondaryLabel)
        return configuration
    }
    /// Returns a magnifying glass and the text that nothing was found, which includes the search text of the state.
    public static func search() -> UIContentUnavailableConfiguration {
        var configuration = UIContentUnavailableConfiguration()
        configuration.image = UIImage(systemName: "magnifyingglass")
        configuration.text = noResults
        configuration.isSearch = true
        configuration.secondaryText = "Check the spelling or try a new search."
        return configuration
    }

    /// Returns a new `UIContentUnavailableView` with this configuration.
    @preconcurrency @MainActor public func makeContentView() -> UIView & UIContentView { UIContentUnavailableView(configuration: self) }
    /// Returns the configuration for a state. A search without its own text includes the search text.
    @preconcurrency @MainActor public func updated(for state: any UIConfigurationState) -> UIContentUnavailableConfiguration {
        guard isSearch, text == Self.noResults, let query = (state as? UIContentUnavailableConfigurationState)?.searchText else {
            return self
        }
        var updated = self
        updated.text = "No Results for “\(query)”"
        return updated
    }
}

/// An image, texts, and buttons that replace missing content.
@preconcurrency @MainActor
open class UIContentUnavailableView: UIView, UIContentView {
    private let background = BackgroundView()
    private let stack = UIStackView()
    private var shown: UIContentUnavailableConfiguration
    /// The constraints of the margins.
    private var sides: (leading: NSLayoutConstraint, trailing: NSLayoutConstraint)?

    /// Creates a view that shows a configuration.
    public init(configuration: UIContentUnavailableConfiguration) {
        shown = configuration
        super.init(frame: .zero)
        background.frame = bounds
        background.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(background)
        stack.axis = .vertical
        stack.translatesAutoresizingMaskIntoConstraints = false
        addSubview(stack)
        let leading = stack.leadingAnchor.constraint(equalTo: safeAreaLayoutGuide.leadingAnchor)
        let trailing = stack.trailingAnchor.constraint(equalTo: safeAreaLayoutGuide.trailingAnchor)
        sides = (leading, trailing)
        NSLayoutConstraint.activate([
            stack.centerYAnchor.constraint(equalTo: safeAreaLayoutGuide.centerYAnchor), leading, trailing,
        ])
        build()
    }
    /// Creates the `UIContentUnavailableView` that an interface file or an archive describes.
    public required init?(coder: NSCoder) {
        shown = .empty()
        super.init(coder: coder)
    }

    /// The shown configuration. One of another type than `UIContentUnavailableConfiguration` is ignored.
    open var configuration: any UIContentConfiguration {
        get { shown }
        set {
            guard let newValue = newValue as? UIContentUnavailableConfiguration else { return }
            shown = newValue
            build()
        }
    }
    /// Whether content that is too high scrolls. It is stored but has no effect.
    open var isScrollEnabled = false

    private func build() {
        background.configuration = shown.background
        sides?.leading.constant = shown.directionalLayoutMargins.leading
        sides?.trailing.constant = -shown.directionalLayoutMargins.trailing
        for view in stack.arrangedSubviews { view.removeFromSuperview() }
        stack.alignment = shown.alignment == .center ? .center : .leading
        if shown.showsActivity {
            let indicator = UIActivityIndicatorView(style: .large)
            indicator.startAnimating()
            add(indicator, spacing: shown.imageToTextPadding)
        }
        if let image = shown.image {
            let picture = UIImageView(image: image)
            picture.tintColor = shown.imageProperties.tintColor
            picture.preferredSymbolConfiguration = shown.imageProperties.preferredSymbolConfiguration
            picture.layer.cornerRadius = shown.imageProperties.cornerRadius
            picture.clipsToBounds = shown.imageProperties.cornerRadius > 0
            limit(picture)
            add(picture, spacing: shown.imageToTextPadding)
        }
        addText(shown.text, shown.attributedText, shown.textProperties, spacing: shown.textToSecondaryTextPadding)
        addText(shown.secondaryText, shown.secondaryAttributedText, shown.secondaryTextProperties, spacing: shown.textToButtonPadding)
        addButton(shown.button, shown.buttonProperties)
        addButton(shown.secondaryButton, shown.secondaryButtonProperties)
    }

    /// Reduces an image that is larger than the configuration's limit, in proportion.
    private func limit(_ picture: UIImageView) {
        let limit = shown.imageProperties.maximumSize, size = picture.intrinsicContentSize
        let scale = min(
            limit.width > 0 && size.width > 0 ? limit.width / size.width : 1,
            limit.height > 0 && size.height > 0 ? limit.height / size.height : 1)
        guard scale < 1 else { return }
        picture.contentMode = .scaleAspectFit
        picture.widthAnchor.constraint(equalToConstant: size.width * scale).isActive = true
        picture.heightAnchor.constraint(equalToConstant: size.height * scale).isActive = true
    }

    private func add(_ view: UIView, spacing: CGFloat) {
        stack.addArrangedSubview(view)
        stack.setCustomSpacing(spacing, after: view)
    }

    private func addText(
        _ text: String?, _ attributed: NSAttributedString?, _ properties: UIContentUnavailableConfiguration.TextProperties, spacing: CGFloat
    ) {
        guard text?.isEmpty == false || attributed != nil else { return }
        let label = UILabel()
        (label.font, label.textColor, label.numberOfLines, label.lineBreakMode) = (
            properties.font, properties.color, properties.numberOfLines, properties.lineBreakMode
        )
        label.textAlignment = shown.alignment == .center ? .center : .natural
        label.adjustsFontSizeToFitWidth = properties.adjustsFontSizeToFitWidth
        if let attributed { label.attributedText = attributed } else { label.text = text }
        add(label, spacing: spacing)
    }

    private func addButton(_ configuration: UIButton.Configuration, _ properties: UIContentUnavailableConfiguration.ButtonProperties) {
        guard configuration.title != nil || configuration.image != nil || properties.primaryAction != nil else { return }
        let button = UIButton(configuration: configuration, primaryAction: properties.primaryAction)
        button.isEnabled = properties.isEnabled
        button.menu = properties.menu
        button.role = properties.role
        add(button, spacing: shown.buttonToSecondaryButtonPadding)
    }
}

@MainActor private enum UnavailableContent {
    static var key: UInt8 = 0
    final class Holder {
        var configuration: (any UIContentConfiguration)?
        var view: (UIView & UIContentView)?
    }
    static func holder(of controller: UIViewController) -> Holder {
        if let known = objc_getAssociatedObject(controller, &key) as? Holder { return known }
        let made = Holder()
        objc_setAssociatedObject(controller, &key, made, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
        return made
    }
}

extension UIViewController {
    /// The configuration of the view that covers the controller's view; `nil` removes it.
    public var contentUnavailableConfiguration: (any UIContentConfiguration)? {
        get { UnavailableContent.holder(of: self).configuration }
        set {
            let holder = UnavailableContent.holder(of: self)
            holder.configuration = newValue
            guard let newValue else {
                holder.view?.removeFromSuperview()
                holder.view = nil
                return
            }
            if let view = holder.view, view.supports(newValue) { return view.configuration = newValue }
            holder.view?.removeFromSuperview()
            let view = newValue.makeContentView()
            view.frame = self.view.bounds
            view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            self.view.addSubview(view)
            holder.view = view
        }
    }
}
