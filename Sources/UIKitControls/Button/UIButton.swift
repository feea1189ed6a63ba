import CUIKitCoreDescriptors
import UIKitCore

/// A control with a title and an image by state, or with a configuration, which then determines its whole appearance.
@preconcurrency @MainActor open class UIButton: UIControl, PrimaryActionOnTouchUp {
    /// The type of a button, which determines its appearance without a configuration.
    public enum ButtonType: Int, Sendable {
        /// No look of its own, text in the tint color, or one of the standard symbols.
        case custom = 0, system, detailDisclosure, infoLight, infoDark, contactAdd
        /// The older name of a type that is no longer used.
        @available(*, deprecated) case plain
        /// A round button with a cross.
        case close = 7
        /// The name of `system` until iOS 7.
        public static var roundedRect: ButtonType { .system }
    }

    /// The meaning of a button, which determines its color or its place.
    public enum Role: Int, Sendable { case normal = 0, primary, cancel, destructive }

    /// The handler that configures a button for its state.
    public typealias ConfigurationUpdateHandler = (UIButton) -> Void

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUpButton()
    }

    /// Creates the `UIButton` that an interface file or an archive describes.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUpButton()
        coder.decodeInterface(of: self, as: UIButton.self)
    }

    /// Creates a button of a type, in its smallest size. The type cannot change later.
    public convenience init(type buttonType: ButtonType) {
        self.init(frame: .zero)
        adopt(buttonType)
        sizeToFit()
    }

    /// Creates a button of a type with an action, whose title and image it shows.
    public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
        self.init(frame: .zero)
        adopt(buttonType)
        take(primaryAction)
        sizeToFit()
    }

    /// Creates a button with an action, whose title and image it shows.
    public convenience init(frame: CGRect, primaryAction: UIAction?) {
        self.init(frame: frame)
        take(primaryAction)
    }

    /// Creates a button with a configuration. An action's title and image fill those that the configuration lacks.
    public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
        self.init(frame: .zero)
        self.configuration = configuration
        adopt(.system)
        take(primaryAction)
        sizeToFit()
    }

    /// Creates a system button with the action's title and image.
    open class func systemButton(primaryAction: UIAction?) -> Self {
        let button = Instantiation.make(self, rect: .zero, method: us_UIView_initFrame(), declaredIn: UIView.self)
        button.adopt(.system)
        button.take(primaryAction)
        button.sizeToFit()
        return button
    }
    /// Creates a system button with an image. The target, or the first responder that has the method with nil, gets `touchUpInside`.
    open class func systemButton(with image: UIImage, target: Any?, action: Selector?) -> Self {
        let button = Instantiation.make(self, rect: .zero, method: us_UIView_initFrame(), declaredIn: UIView.self)
        button.adopt(.system)
        button.setImage(image, for: .normal)
        if let action { button.addTarget(target, action: action, for: .touchUpInside) }
        button.sizeToFit()
        return button
    }

    private func setUpButton() {
        isOpaque = false
        isAccessibilityElement = true
        accessibilityTraits = .button
    }

    private func take(_ action: UIAction?) {
        guard let action else { return }
        if configuration != nil {
            if configuration?.attributedTitle == nil, !action.title.isEmpty { configuration?.title = action.title }
            if configuration?.image == nil { configuration?.image = action.image }
        } else {
            if !action.title.isEmpty { setTitle(action.title, for: .normal) }
            if let image = action.image { setImage(image, for: .normal) }
        }
        addAction(action, for: .primaryActionTriggered)
    }

    // MARK: Type

    /// The type that the initializer determined.
    open var buttonType: ButtonType { typeStorage }
    package var typeStorage: ButtonType = .custom

    /// Turns a new button into one of `type`; also for the storyboard decoder.
    package func adopt(_ type: ButtonType) {
        typeStorage = type
        if let symbol = ButtonSymbols.name(of: type) {
            setImage(UIImage(systemName: symbol, withConfiguration: type == .close ? nil : ButtonSymbols.configuration), for: .normal)
        }
        if type == .close {
            setPreferredSymbolConfiguration(UIImage.SymbolConfiguration(pointSize: 13, weight: .bold), forImageIn: .normal)
            backgroundColor = .tertiarySystemFill
            layer.cornerRadius = ControlFigures.closeButton.height / 2
            tintColor = .secondaryLabel
        }
        contents.font = nil
        refresh()
    }

    /// The meaning of the button. Destructive ones are red.
    open var role: Role = .normal { didSet { refresh() } }
    /// The behavior of the button, which is that of an iPad on every emulated device.
    open var behavioralStyle: UIBehavioralStyle { .pad }
    /// The behavior that the app prefers. It is stored but has no effect.
    open var preferredBehavioralStyle: UIBehavioralStyle = .automatic

    // MARK: Content for states

    var contents = ButtonContents()

    // The button shows the value that was last set, here or in the configuration.
    /// Sets the title for a state. The other states without a title of their own show that of the normal state.
    ///
    /// For the normal state, it also sets the configuration's title.
    open func setTitle(_ title: String?, for state: State) {
        contents.titles[state] = title
        if state == .normal, configuration != nil { configuration?.title = title }
        refresh()
    }
    /// Sets the color of the title for a state. Nil means the standard color.
    open func setTitleColor(_ color: UIColor?, for state: State) {
        contents.titleColors[state] = color
        refresh()
    }
    /// Sets the color of the title's shadow for a state. Nil means none.
    open func setTitleShadowColor(_ color: UIColor?, for state: State) {
        contents.shadowColors[state] = color
        refresh()
    }
    /// Sets the image for a state. For the normal state, it also sets the configuration's image.
    open func setImage(_ image: UIImage?, for state: State) {
        contents.images[state] = image
        if state == .normal, configuration != nil { configuration?.image = image }
        refresh()
    }
    /// Sets the image behind the content for a state, which is stretched to the button's bounds.
    open func setBackgroundImage(_ image: UIImage?, for state: State) {
        contents.backgroundImages[state] = image
        refresh()
    }
    /// Sets the title with attributes for a state. It takes precedence over a plain title.
    open func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
        contents.attributedTitles[state] = title
        if state == .normal, configuration != nil { configuration?.attributedTitle = title.map { AttributedString($0) } }
        refresh()
    }
    /// Sets the configuration of symbol images for a state.
    open func setPreferredSymbolConfiguration(_ configuration: UIImage.SymbolConfiguration?, forImageIn state: State) {
        contents.symbolConfigurations[state] = configuration
        refresh()
    }

    /// Returns the title of a state, else that of the normal state, or nil.
    open func title(for state: State) -> String? { contents.titles.value(for: state, standard: configuration?.title) }
    /// Returns the color of the title of a state, else the standard color of the type.
    open func titleColor(for state: State) -> UIColor? { contents.titleColors.value(for: state) ?? defaultTitleColor(for: state) }
    /// Returns the color of the title's shadow of a state, else that of the normal state, or nil.
    open func titleShadowColor(for state: State) -> UIColor? { contents.shadowColors.value(for: state) }
    /// Returns the image of a state, else that of the normal state, or nil.
    open func image(for state: State) -> UIImage? { contents.images.value(for: state, standard: configuration?.image) }
    /// Returns the image behind the content of a state, else that of the normal state, or nil.
    open func backgroundImage(for state: State) -> UIImage? { contents.backgroundImages.value(for: state) }
    /// Returns the title with attributes of a state, else that of the normal state, or nil.
    open func attributedTitle(for state: State) -> NSAttributedString? { contents.attributedTitles.value(for: state) }
    /// Returns the configuration of symbol images of a state, else that of the normal state, or nil.
    open func preferredSymbolConfigurationForImage(in state: State) -> UIImage.SymbolConfiguration? {
        contents.symbolConfigurations.value(for: state)
    }

    /// The title of the current state, or nil.
    open var currentTitle: String? { title(for: state) }
    /// The color of the title of the current state.
    open var currentTitleColor: UIColor { titleColor(for: state) ?? .white }
    /// The color of the title's shadow of the current state, or nil.
    open var currentTitleShadowColor: UIColor? { titleShadowColor(for: state) }
    /// The image of the current state, or nil.
    open var currentImage: UIImage? { image(for: state) }
    /// The image behind the content of the current state, or nil.
    open var currentBackgroundImage: UIImage? { backgroundImage(for: state) }
    /// The title with attributes of the current state, or nil.
    open var currentAttributedTitle: NSAttributedString? { attributedTitle(for: state) }
    /// The configuration of symbol images of the current state, or nil.
    open var currentPreferredSymbolConfiguration: UIImage.SymbolConfiguration? { preferredSymbolConfigurationForImage(in: state) }

    // MARK: Subviews

    /// The label, created on first use, as in UIKit: a button without a title has no label in its hierarchy. Label and image view have
    /// their frames as soon as they are read.
    open var titleLabel: UILabel? {
        placeContentBeforeLayout()
        return titleView
    }
    /// The view of the image, created on first use.
    open var imageView: UIImageView? {
        placeContentBeforeLayout()
        return contentImageView
    }
    var isPlacingContent = false
    /// The label of the configuration's subtitle, or nil without one.
    open var subtitleLabel: UILabel? { subtitleView }

    private(set) lazy var titleView: UILabel = makeTitleView()
    private(set) lazy var contentImageView: UIImageView = makeImageView()
    var titleViewIfMade: UILabel?
    var imageViewIfMade: UIImageView?
    var backgroundImageView: UIImageView?
    var configurationParts = ButtonConfigurationParts()
    var subtitleView: UILabel? { configurationParts.subtitle }

    private func makeTitleView() -> UILabel {
        let label = ButtonLabel(frame: .zero)
        label.font = ButtonContents.defaultFont(for: typeStorage)
        label.lineBreakMode = .byTruncatingMiddle
        label.textAlignment = .natural
        label.isUserInteractionEnabled = false
        titleViewIfMade = label
        addSubview(label)
        return label
    }

    private func makeImageView() -> UIImageView {
        let view = UIImageView(frame: .zero)
        view.isUserInteractionEnabled = false
        view.isOpaque = false
        view.clipsToBounds = true
        imageViewIfMade = view
        addSubview(view)
        return view
    }

    // MARK: Insets and appearance

    /// The insets around the content, in points. A configuration's insets replace them.
    open var contentEdgeInsets: UIEdgeInsets = .zero { didSet { refresh() } }
    /// The insets that move and shrink the title, in points. They don't change the button's size.
    open var titleEdgeInsets: UIEdgeInsets = .zero { didSet { setNeedsLayout() } }
    /// The insets that move and shrink the image, in points. They don't change the button's size.
    open var imageEdgeInsets: UIEdgeInsets = .zero { didSet { setNeedsLayout() } }
    /// Whether the title's shadow changes its side while highlighted. It is stored but has no effect.
    open var reversesTitleShadowWhenHighlighted = false
    /// Whether the image is darker while highlighted, if there is no image for the state. The default is `true`.
    open var adjustsImageWhenHighlighted = true
    /// Whether the image is lighter while disabled, if there is no image for the state. The default is `true`.
    open var adjustsImageWhenDisabled = true
    /// Whether a highlight glows. It is stored but has no effect.
    open var showsTouchWhenHighlighted = false
    /// Whether the button changes under a pointer. It is stored but has no effect: there is none.
    open var isPointerInteractionEnabled = false
    /// Whether a menu of the button is open by a press, which is always `false` here.
    open var isHeld: Bool { false }
    /// Whether a pointer is over the button, which is always `false` here.
    open var isHovered: Bool { false }

    // MARK: Configuration

    /// The appearance of the button, or nil to use its type's. With a configuration, the type's insets and state images have no effect.
    open var configuration: Configuration? {
        didSet { refresh() }
    }
    /// Whether the configuration is updated for each state. The default is `true`. A handler replaces this.
    open var automaticallyUpdatesConfiguration = true
    /// A handler that configures the button for its state, or nil. Setting it requests a call with the next layout.
    open var configurationUpdateHandler: ConfigurationUpdateHandler? { didSet { setNeedsUpdateConfiguration() } }
    final var needsConfigurationUpdate = false
    final var isUpdatingConfiguration = false

    /// Requests a call of `updateConfiguration()` with the next layout.
    open func setNeedsUpdateConfiguration() {
        needsConfigurationUpdate = true
        setNeedsLayout()
    }

    /// Configures the button for its state: calls the handler, or else updates the configuration. Override it, and call super.
    open func updateConfiguration() {
        if let handler = configurationUpdateHandler {
            handler(self)
        } else if automaticallyUpdatesConfiguration, let configuration {
            resolvedConfiguration = configuration.updated(for: self)
        }
    }

    /// The configuration for the current state.
    var resolvedConfiguration: Configuration?

    // MARK: Menus

    /// The menu that a long press opens, or a touch if `showsMenuAsPrimaryAction` is `true`; nil for none.
    open var menu: UIMenu? {
        didSet {
            if menu != nil { isContextMenuInteractionEnabled = true }
            adoptMenuSelection()
        }
    }
    /// The order of the menu's elements. It is stored but has no effect.
    open var preferredMenuElementOrder: UIContextMenuConfiguration.ElementOrder = .automatic
    open override func contextMenuInteraction(_ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint)
        -> UIContextMenuConfiguration?
    {
        menu.map { menu in UIContextMenuConfiguration(actionProvider: { _ in menu }) }
    }
    override func perform(_ element: UIMenuElement) {
        selectElement(element)
        super.perform(element)
    }
    /// Called after another element of the menu was selected.
    package final var selectionChanged: (@MainActor (UIMenu) -> Void)?
    /// Whether a touch changes the selection: of the menu, whose chosen element gives the title, or of the button itself.
    open var changesSelectionAsPrimaryAction = false { didSet { adoptMenuSelection() } }
    override func willPerformPrimaryAction() { if changesSelectionAsPrimaryAction, menu == nil { isSelected.toggle() } }

    // MARK: Geometry

    /// Returns the rectangle of the background, which is the whole bounds. Override it to change it.
    open func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }
    /// Returns the rectangle of title and image: the bounds inside of `contentEdgeInsets`. Override it to change it.
    open func contentRect(forBounds bounds: CGRect) -> CGRect { bounds.inset(by: contentEdgeInsets) }
    /// Returns the rectangle of the title inside of the content's rectangle. Override it to change it.
    open func titleRect(forContentRect contentRect: CGRect) -> CGRect { ButtonLayout(self).titleRect(in: contentRect) }
    /// Returns the rectangle of the image inside of the content's rectangle. Override it to change it.
    open func imageRect(forContentRect contentRect: CGRect) -> CGRect { ButtonLayout(self).imageRect(in: contentRect) }

    open override var intrinsicContentSize: CGSize { ButtonLayout(self).intrinsicSize }
    /// The insets of the background image, as Interface Builder stored buttons with a symbol behind them.
    open override var alignmentRectInsets: UIEdgeInsets {
        configuration == nil ? currentBackgroundImage?.alignmentRectInsets ?? .zero : .zero
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { ButtonLayout(self).size(fitting: size) }

    open override func layoutSubviews() {
        super.layoutSubviews()
        layoutButton()
    }

    open override var contentHorizontalAlignment: ContentHorizontalAlignment { didSet { setNeedsLayout() } }

    // MARK: Changes

    package override func stateChanged() {
        if configuration != nil { setNeedsUpdateConfiguration() }
        showState()
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        stateChanged()
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        stateChanged()
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesEnded(touches, with: event)
    }
}

extension UIButton: ConfigurationUpdating {}
