import CUIKitCoreDescriptors
import UIKitCore

/// A control with a title and an image by state, or with a configuration, which then determines its whole appearance.
@preconcurrency @MainActor open class UIButton: UIControl, PrimaryActionOnTouchUp {
    public enum ButtonType: Int, Sendable {
        case custom = 0, system, detailDisclosure, infoLight, infoDark, contactAdd
        @available(*, deprecated) case plain
        case close
        /// The name of `system` until iOS 7.
        public static var roundedRect: ButtonType { .system }
    }

    public enum Role: Int, Sendable { case normal = 0, primary, cancel, destructive }

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

    public convenience init(type buttonType: ButtonType) {
        self.init(frame: .zero)
        adopt(buttonType)
        sizeToFit()
    }

    public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
        self.init(frame: .zero)
        adopt(buttonType)
        take(primaryAction)
        sizeToFit()
    }

    public convenience init(frame: CGRect, primaryAction: UIAction?) {
        self.init(frame: frame)
        take(primaryAction)
    }

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
            if configuration?.title == nil, configuration?.attributedTitle == nil, !action.title.isEmpty {
                configuration?.title = action.title
            }
            if configuration?.image == nil { configuration?.image = action.image }
        } else {
            if !action.title.isEmpty { setTitle(action.title, for: .normal) }
            if let image = action.image { setImage(image, for: .normal) }
        }
        addAction(action, for: .primaryActionTriggered)
    }

    // MARK: Type

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

    open var role: Role = .normal { didSet { refresh() } }
    open var behavioralStyle: UIBehavioralStyle { .pad }
    open var preferredBehavioralStyle: UIBehavioralStyle = .automatic

    // MARK: Content for states

    var contents = ButtonContents()

    // The button shows the value that was last set, here or in the configuration.
    open func setTitle(_ title: String?, for state: State) {
        contents.titles[state] = title
        if state == .normal, configuration != nil {
            configuration?.attributedTitle = nil
            configuration?.title = title
        }
        refresh()
    }
    open func setTitleColor(_ color: UIColor?, for state: State) {
        contents.titleColors[state] = color
        refresh()
    }
    open func setTitleShadowColor(_ color: UIColor?, for state: State) {
        contents.shadowColors[state] = color
        refresh()
    }
    open func setImage(_ image: UIImage?, for state: State) {
        contents.images[state] = image
        if state == .normal, configuration != nil { configuration?.image = image }
        refresh()
    }
    open func setBackgroundImage(_ image: UIImage?, for state: State) {
        contents.backgroundImages[state] = image
        refresh()
    }
    open func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
        contents.attributedTitles[state] = title
        if state == .normal, configuration != nil { configuration?.attributedTitle = title.map { AttributedString($0) } }
        refresh()
    }
    open func setPreferredSymbolConfiguration(_ configuration: UIImage.SymbolConfiguration?, forImageIn state: State) {
        contents.symbolConfigurations[state] = configuration
        refresh()
    }

    open func title(for state: State) -> String? { contents.titles.value(for: state, standard: configuration?.shownTitle) }
    open func titleColor(for state: State) -> UIColor? { contents.titleColors.value(for: state) ?? defaultTitleColor(for: state) }
    open func titleShadowColor(for state: State) -> UIColor? { contents.shadowColors.value(for: state) }
    open func image(for state: State) -> UIImage? { contents.images.value(for: state, standard: configuration?.image) }
    open func backgroundImage(for state: State) -> UIImage? { contents.backgroundImages.value(for: state) }
    open func attributedTitle(for state: State) -> NSAttributedString? { contents.attributedTitles.value(for: state) }
    open func preferredSymbolConfigurationForImage(in state: State) -> UIImage.SymbolConfiguration? {
        contents.symbolConfigurations.value(for: state)
    }

    open var currentTitle: String? { title(for: state) }
    open var currentTitleColor: UIColor { titleColor(for: state) ?? .white }
    open var currentTitleShadowColor: UIColor? { titleShadowColor(for: state) }
    open var currentImage: UIImage? { image(for: state) }
    open var currentBackgroundImage: UIImage? { backgroundImage(for: state) }
    open var currentAttributedTitle: NSAttributedString? { attributedTitle(for: state) }
    open var currentPreferredSymbolConfiguration: UIImage.SymbolConfiguration? { preferredSymbolConfigurationForImage(in: state) }

    // MARK: Subviews

    /// The label, created on first use, as in UIKit: a button without a title has no label in its hierarchy. Label and image view have
    /// their frames as soon as they are read.
    open var titleLabel: UILabel? {
        placeContentBeforeLayout()
        return titleView
    }
    open var imageView: UIImageView? {
        placeContentBeforeLayout()
        return contentImageView
    }
    var isPlacingContent = false
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

    open var contentEdgeInsets: UIEdgeInsets = .zero { didSet { refresh() } }
    open var titleEdgeInsets: UIEdgeInsets = .zero { didSet { setNeedsLayout() } }
    open var imageEdgeInsets: UIEdgeInsets = .zero { didSet { setNeedsLayout() } }
    open var reversesTitleShadowWhenHighlighted = false
    open var adjustsImageWhenHighlighted = true
    open var adjustsImageWhenDisabled = true
    open var showsTouchWhenHighlighted = false
    open var isPointerInteractionEnabled = false
    open var isHeld: Bool { false }
    open var isHovered: Bool { false }

    // MARK: Configuration

    open var configuration: Configuration? {
        didSet { refresh() }
    }
    open var automaticallyUpdatesConfiguration = true
    open var configurationUpdateHandler: ConfigurationUpdateHandler? { didSet { setNeedsUpdateConfiguration() } }
    final var needsConfigurationUpdate = false
    final var isUpdatingConfiguration = false

    open func setNeedsUpdateConfiguration() {
        needsConfigurationUpdate = true
        setNeedsLayout()
    }

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

    open var menu: UIMenu? {
        didSet {
            if menu != nil { isContextMenuInteractionEnabled = true }
            adoptMenuSelection()
        }
    }
    open var preferredMenuElementOrder: UIContextMenuConfiguration.ElementOrder = .automatic
    open override func contextMenuInteraction(_ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint)
        -> UIContextMenuConfiguration?
    {
        showsMenuAsPrimaryAction ? nil : menu.map { menu in UIContextMenuConfiguration(actionProvider: { _ in menu }) }
    }
    open var changesSelectionAsPrimaryAction = false { didSet { adoptMenuSelection() } }
    override func willPerformPrimaryAction() { if changesSelectionAsPrimaryAction, menu == nil { isSelected.toggle() } }

    // MARK: Geometry

    open func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }
    open func contentRect(forBounds bounds: CGRect) -> CGRect { bounds.inset(by: contentEdgeInsets) }
    open func titleRect(forContentRect contentRect: CGRect) -> CGRect { ButtonLayout(self).titleRect(in: contentRect) }
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

    open override func performPrimaryAction() {
        if showsMenuAsPrimaryAction, menu != nil { presentMenu() } else { super.performPrimaryAction() }
    }

    open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        if showsMenuAsPrimaryAction, menu != nil {
            presentMenu()
        }
        return true
    }
}
