import UIKitLists

/// A field for searching with an optional cancel button and scopes. Metrics: metrics 6.
@preconcurrency @MainActor
open class UISearchBar: UIView, UITextInputTraits {
    /// The appearance of a search bar. A minimal one has no background.
    public enum Style: UInt, Sendable { case `default`, prominent, minimal }
    /// An icon in the search field.
    public enum Icon: Int, Sendable { case search, clear, bookmark, resultsList }

    /// The object that is notified of the search. It is held weakly.
    open weak var delegate: (any UISearchBarDelegate)?
    open private(set) lazy var searchTextField: UISearchTextField = makeField()
    package private(set) lazy var cancelButton: UIButton = makeCancelButton()
    private lazy var bookmarkButton: UIButton = makeBookmarkButton()
    private lazy var scopeControl: UISegmentedControl = makeScopeControl()
    private let backgroundView = UIView()
    private let hairline = UIView()
    private let promptLabel = UILabel()

    /// The callbacks for a search controller, in addition to the delegate's.
    package struct Observers {
        package var didBegin: () -> Void = {}
        package var didChange: () -> Void = {}
        package var didCancel: () -> Void = {}
        /// Called when the app itself set the cancel button or the scope bar. (SP-G034)
        package var didAssignCancelButton: () -> Void = {}
        package var didAssignScopeBar: () -> Void = {}
    }
    package var observers = Observers()

    // MARK: Creating

    public override init(frame: CGRect) {
        super.init(frame: frame)
        begin()
    }

    /// Creates the `UISearchBar` that an interface file or an archive describes.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        begin()
        placeholder = coder.decodeObject(forKey: "UIPlaceholder") as? String
        text = coder.decodeObject(forKey: "UIText") as? String
    }

    private func begin() {
        for view in [backgroundView, hairline, promptLabel] { addSubview(view) }
        promptLabel.font = .systemFont(ofSize: 15)
        promptLabel.textAlignment = .center
        addSubview(searchTextField)
        styleChanged()
    }

    private func makeField() -> UISearchTextField {
        let field = UISearchTextField(frame: .zero)
        fieldDelegate.bar = self
        field.delegate = fieldDelegate
        field.addAction(UIAction { [weak self] _ in self?.textDidChange() }, for: .editingChanged)
        return field
    }

    private let fieldDelegate = SearchFieldDelegate()

    private func makeCancelButton() -> UIButton {
        let button = UIButton(type: .system)
        button.setTitle(SystemWords.text("Cancel"), for: .normal)
        button.titleLabel?.font = .systemFont(ofSize: 17)
        button.addAction(UIAction { [weak self] _ in self?.cancel() }, for: .touchUpInside)
        button.alpha = 0
        addSubview(button)
        return button
    }

    private func makeBookmarkButton() -> UIButton {
        let button = UIButton(type: .system)
        button.setImage(UIImage(systemName: "book"), for: .normal)
        button.tintColor = .secondaryLabel
        button.accessibilityLabel = SystemWords.text("Bookmarks")
        button.addAction(
            UIAction { [weak self] _ in
                guard let self else { return }
                if self.showsSearchResultsButton {
                    self.delegate?.searchBarResultsListButtonClicked(self)
                } else {
                    self.delegate?.searchBarBookmarkButtonClicked(self)
                }
            }, for: .touchUpInside)
        addSubview(button)
        return button
    }

    private func makeScopeControl() -> UISegmentedControl {
        let control = UISegmentedControl(items: [])
        control.addAction(
            UIAction { [weak self] _ in
                guard let self else { return }
                self.delegate?.searchBar(self, selectedScopeButtonIndexDidChange: self.scopeControl.selectedSegmentIndex)
                self.observers.didChange()
            }, for: .valueChanged)
        addSubview(control)
        return control
    }

    // MARK: Text

    /// The text in the search field; empty, not nil, without one. Setting it does not call the delegate.
    open var text: String? {
        get { searchTextField.text }
        set { searchTextField.text = newValue ?? "" }
    }
    /// The gray text in an empty search field, or nil.
    open var placeholder: String? {
        get { searchTextField.placeholder }
        set { searchTextField.placeholder = newValue }
    }
    /// The line of text above the search field, or nil for none.
    open var prompt: String? {
        didSet {
            promptLabel.text = prompt
            setNeedsLayout()
            invalidateIntrinsicContentSize()
        }
    }
    /// Whether the search field can be edited.
    open var isEnabled = true { didSet { searchTextField.isEnabled = isEnabled } }

    package func textDidChange() {
        delegate?.searchBar(self, textDidChange: text ?? "")
        observers.didChange()
    }

    private func cancel() {
        delegate?.searchBarCancelButtonClicked(self)
        observers.didCancel()
    }

    // MARK: Parts

    private var cancelIsShown = false { didSet { setNeedsLayout() } }
    /// Whether the cancel button is visible. Setting it does not animate. A search controller then no longer shows it by itself.
    open var showsCancelButton: Bool {
        get { cancelIsShown }
        set { setShowsCancelButton(newValue, animated: false) }
    }
    /// Whether the button for bookmarks is visible in an empty field. The default is `false`.
    open var showsBookmarkButton = false { didSet { showIcons() } }
    /// Whether the button for results is visible in an empty field. The default is `false`.
    open var showsSearchResultsButton = false { didSet { showIcons() } }
    /// Whether the button for results looks selected.
    open var isSearchResultsButtonSelected = false { didSet { showIcons() } }
    private var scopeIsShown = false {
        didSet {
            setNeedsLayout()
            invalidateIntrinsicContentSize()
        }
    }
    /// Whether the scopes are visible below the search field. A search controller then no longer shows them by itself.
    open var showsScopeBar: Bool {
        get { scopeIsShown }
        set {
            observers.didAssignScopeBar()
            scopeIsShown = newValue
        }
    }
    // A scope bar has two scopes at least. (SP-G035)
    package var canShowScopeBar: Bool { (scopeButtonTitles?.count ?? 0) >= 2 }
    package func showScopeBar(_ shows: Bool) { scopeIsShown = shows }
    /// The titles of the scopes, or nil for none. Setting them selects the first.
    open var scopeButtonTitles: [String]? {
        didSet {
            scopeControl.removeAllSegments()
            for (index, title) in (scopeButtonTitles ?? []).enumerated() {
                scopeControl.insertSegment(withTitle: title, at: index, animated: false)
            }
            scopeControl.selectedSegmentIndex = scopeButtonTitles?.isEmpty == false ? 0 : UISegmentedControl.noSegment
            setNeedsLayout()
        }
    }
    /// The index of the selected scope, 0 without one. Setting it does not call the delegate.
    open var selectedScopeButtonIndex: Int {
        get { max(0, scopeControl.selectedSegmentIndex) }
        set { scopeControl.selectedSegmentIndex = newValue }
    }

    /// Shows or hides the cancel button.
    open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
        observers.didAssignCancelButton()
        showCancelButton(showsCancelButton, animated: animated)
    }

    package func showCancelButton(_ shows: Bool, animated: Bool) {
        guard shows != cancelIsShown else { return }
        if animated { layoutIfNeeded() }
        cancelIsShown = shows
        guard animated else { return }
        UIView.animate(withDuration: 0.25) { self.layoutIfNeeded() }
    }

    /// Shows or hides the scopes. It is not animated here.
    open func setShowsScope(_ show: Bool, animated: Bool) { showsScopeBar = show }

    // MARK: Appearance

    /// The appearance of the bar.
    open var searchBarStyle = Style.default {
        didSet {
            styleChanged()
            if searchBarStyle != oldValue { invalidateIntrinsicContentSize() }
        }
    }
    /// The bar's old style, dark or light.
    open var barStyle = UIBarStyle.default { didSet { styleChanged() } }
    /// The color of the bar's background, or nil for the standard material.
    open var barTintColor: UIColor? { didSet { styleChanged() } }
    /// Whether content shows through the bar. The default is `true`.
    open var isTranslucent = true { didSet { styleChanged() } }
    /// The image behind the search field, or nil for the standard background.
    open var backgroundImage: UIImage? { didSet { styleChanged() } }
    // FIXME(gap): the scope bar has no background.
    /// The image behind the scopes, or nil. It is stored but has no effect.
    open var scopeBarBackgroundImage: UIImage?
    /// The distance in points by which the text is moved.
    open var searchTextPositionAdjustment = UIOffset.zero {
        didSet { searchTextField.adjustments.text = searchTextPositionAdjustment }
    }
    /// The distance in points by which the search field is moved. Only the vertical part has an effect.
    open var searchFieldBackgroundPositionAdjustment = UIOffset.zero { didSet { setNeedsLayout() } }
    open override var inputAccessoryView: UIView? {
        get { searchTextField.inputAccessoryView }
        set { searchTextField.inputAccessoryView = newValue }
    }
    private var backgroundImageView: UIImageView?
    private struct IconState: Hashable {
        let icon: Icon
        let state: UIControl.State
    }
    private var icons: [IconState: UIImage] = [:]
    private var iconAdjustments: [Icon: UIOffset] = [:]
    private lazy var standardClearIcon = searchTextField.clearButton.image(for: .normal)

    /// Sets an icon for a state. Nil means the standard one. The icon of the search is that of the normal state.
    open func setImage(_ iconImage: UIImage?, for icon: Icon, state: UIControl.State) {
        icons[IconState(icon: icon, state: state)] = iconImage
        switch icon {
        case .search: if state == .normal { searchTextField.showSearchIcon(iconImage) }
        case .clear:
            let standard = standardClearIcon
            searchTextField.clearButton.setImage(iconImage ?? (state == .normal ? standard : nil), for: state)
        case .bookmark, .resultsList: showIcons()
        }
    }
    /// Returns the icon that was set for a state, or else for the normal one, or nil.
    open func image(for icon: Icon, state: UIControl.State) -> UIImage? {
        icons[IconState(icon: icon, state: state)] ?? icons[IconState(icon: icon, state: .normal)]
    }
    /// The icon of the button at the end of an empty field: for bookmarks or for results.
    private var buttonIcon: Icon { showsSearchResultsButton ? .resultsList : .bookmark }
    private func showIcons() {
        setNeedsLayout()
        let icon = buttonIcon
        for state in [UIControl.State.normal, .highlighted, .selected, .disabled] {
            let own = icons[IconState(icon: icon, state: state)]
            bookmarkButton.setImage(own ?? (state == .normal ? UIImage(systemName: "book") : nil), for: state)
        }
        bookmarkButton.isSelected = showsSearchResultsButton && isSearchResultsButtonSelected
    }
    /// Sets the image behind the search field. Position and metrics have no effect.
    open func setBackgroundImage(_ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics) {
        self.backgroundImage = backgroundImage
    }
    /// Returns the image behind the search field, or nil.
    open func backgroundImage(for barPosition: UIBarPosition, barMetrics: UIBarMetrics) -> UIImage? { backgroundImage }
    /// Sets the image of the search field's background. The state has no effect.
    open func setSearchFieldBackgroundImage(_ backgroundImage: UIImage?, for state: UIControl.State) {
        searchTextField.background = backgroundImage
        searchTextField.backgroundColor = backgroundImage == nil ? .tertiarySystemFill : .clear
    }
    /// Returns the image of the search field's background, or nil.
    open func searchFieldBackgroundImage(for state: UIControl.State) -> UIImage? { searchTextField.background }
    /// Sets the distance in points by which an icon is moved.
    open func setPositionAdjustment(_ adjustment: UIOffset, for icon: Icon) {
        iconAdjustments[icon] = adjustment
        switch icon {
        case .search: searchTextField.adjustments.search = adjustment
        case .clear: searchTextField.adjustments.clear = adjustment
        case .bookmark, .resultsList: setNeedsLayout()
        }
    }
    /// Returns the distance that was set for an icon, or zero.
    open func positionAdjustment(for icon: Icon) -> UIOffset { iconAdjustments[icon] ?? .zero }
    /// Sets the attributes of the scopes' titles for a state.
    open func setScopeBarButtonTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
        scopeControl.setTitleTextAttributes(attributes, for: state)
    }

    /// Returns the attributes of the scopes' titles of a state, or nil.
    open func scopeBarButtonTitleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
        scopeControl.titleTextAttributes(for: state)
    }
    /// Sets the background image of the scope bar for a state.
    open func setScopeBarButtonBackgroundImage(_ backgroundImage: UIImage?, for state: UIControl.State) {
        scopeControl.setBackgroundImage(backgroundImage, for: state, barMetrics: .default)
    }
    /// Returns the image behind the scopes of a state, or nil.
    open func scopeBarButtonBackgroundImage(for state: UIControl.State) -> UIImage? {
        scopeControl.backgroundImage(for: state, barMetrics: .default)
    }
    /// Sets the image between the scopes.
    open func setScopeBarButtonDividerImage(
        _ dividerImage: UIImage?, forLeftSegmentState leftState: UIControl.State, rightSegmentState rightState: UIControl.State
    ) { scopeControl.setDividerImage(dividerImage, forLeftSegmentState: leftState, rightSegmentState: rightState, barMetrics: .default) }
    /// Returns the image between the scopes, or nil.
    open func scopeBarButtonDividerImage(forLeftSegmentState leftState: UIControl.State, rightSegmentState rightState: UIControl.State)
        -> UIImage?
    {
        scopeControl.dividerImage(forLeftSegmentState: leftState, rightSegmentState: rightState, barMetrics: .default)
    }
    /// Whether looking at the field dictates into it, on the headset.
    open var isLookToDictateEnabled = false

    /// Whether another bar, which has its own background, contains this one: as its title view or below its titles.
    private var isInBar = false

    open override func didMoveToWindow() {
        super.didMoveToWindow()
        isInBar = sequence(first: self as UIView, next: \.superview).dropFirst().contains { $0 is any UIBarPositioning }
        styleChanged()
        setNeedsLayout()
    }

    /// The color of the gray bar around a white field up to iOS 12: 201, 201, 206, as widely reported.
    private static let oldBarColor = UIColor(red: 201 / 255, green: 201 / 255, blue: 206 / 255, alpha: 1)

    private func styleChanged() {
        let isPlain = searchBarStyle == .minimal || backgroundImage != nil || isInBar
        backgroundView.backgroundColor =
            isPlain
            ? .clear : barTintColor ?? (barStyle != .default ? .black : Generation.current < .ios13 ? Self.oldBarColor : .systemGray6)
        if Generation.current < .ios13, searchTextField.background == nil {
            searchTextField.backgroundColor = isPlain ? .tertiarySystemFill : .white
        }
        hairline.backgroundColor = isPlain ? .clear : .separator
        if let backgroundImage, backgroundImage.size != .zero {
            let view = backgroundImageView ?? UIImageView(frame: bounds)
            if view.superview == nil { insertSubview(view, aboveSubview: backgroundView) }
            view.image = backgroundImage
            backgroundImageView = view
        } else {
            backgroundImageView?.removeFromSuperview()
            backgroundImageView = nil
        }
    }

    // MARK: Layout

    /// The margin beside the field; a navigation bar aligns it with its buttons.
    package var sideMargin: CGFloat = 8 { didSet { if sideMargin != oldValue { setNeedsLayout() } } }
    private var promptHeight: CGFloat { prompt == nil ? 0 : 30 }
    /// The height of the field, with 10 points above and below before iOS 26. A minimal bar is 51 points high in storyboards of Xcode 13.
    private var barHeight: CGFloat {
        switch Generation.current {
        case .ios26: 44
        case .ios13..<Generation.ios26 where searchBarStyle == .minimal && !isInBar: fieldHeight + 15
        default: fieldHeight + 20
        }
    }
    /// The height of the field, which follows the text size: 36 points, 34.333 with medium text at 3x (Adyen/adyen-ios,
    /// testStartStopLoading on iOS 16).
    private var fieldHeight: CGFloat {
        switch Generation.current {
        case .ios26: 44
        case ..<Generation.ios13: 36
        default: UIFontMetrics(forTextStyle: .body).scaledValue(for: 36, compatibleWith: traitCollection)
        }
    }
    /// The additional height of the field compared with the standard text size.
    package var fieldGrowth: CGFloat { (.ios13..<Generation.ios26).contains(Generation.current) ? fieldHeight - 36 : 0 }
    package var scopeHeight: CGFloat { scopeIsShown && canShowScopeBar ? 44 : 0 }

    open override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: barHeight + promptHeight + scopeHeight)
    }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: barHeight + promptHeight + scopeHeight) }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        guard previousTraitCollection?.preferredContentSizeCategory != traitCollection.preferredContentSizeCategory else { return }
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let insets = UIEdgeInsets(top: 0, left: safeAreaInsets.left, bottom: 0, right: safeAreaInsets.right)
        backgroundView.frame = bounds
        backgroundImageView?.frame = bounds
        hairline.frame = CGRect(x: 0, y: bounds.height - 1 / UIScreen.main.scale, width: bounds.width, height: 1 / UIScreen.main.scale)
        promptLabel.frame = CGRect(x: 16, y: 6, width: bounds.width - 32, height: 20)
        let full = fieldHeight
        let zone = CGRect(
            x: insets.left + sideMargin, y: promptHeight, width: bounds.width - insets.left - insets.right - 2 * sideMargin,
            height: bounds.height - promptHeight - scopeHeight)
        // A navigation bar, whose search bar has no background, collapses it.
        let height = searchBarStyle == .minimal || isInBar ? min(full, max(0, zone.height)) : full
        var field = CGRect(x: zone.minX, y: zone.minY + ((zone.height - height) / 2).rounded(.down), width: zone.width, height: height)
        field.origin.y += searchFieldBackgroundPositionAdjustment.vertical
        let cancelWidth = cancelButton.sizeThatFits(zone.size).width
        if showsCancelButton { field.size.width -= cancelWidth + 12 }
        cancelButton.alpha = showsCancelButton ? 1 : 0
        cancelButton.frame = CGRect(
            x: showsCancelButton ? zone.maxX - cancelWidth : bounds.width + 8, y: field.minY, width: cancelWidth, height: height)
        if isRightToLeft {
            cancelButton.frame.origin.x = bounds.width - cancelButton.frame.maxX
            field.origin.x = bounds.width - field.maxX
        }
        searchTextField.frame = field
        let showsBookmark = (showsBookmarkButton || showsSearchResultsButton) && !searchTextField.hasText
        bookmarkButton.isHidden = !showsBookmark
        let offset = positionAdjustment(for: buttonIcon)
        bookmarkButton.frame = CGRect(x: isRightToLeft ? field.minX + 4 : field.maxX - 32, y: field.minY, width: 28, height: height)
            .offsetBy(dx: offset.horizontal, dy: offset.vertical)
        scopeControl.isHidden = scopeHeight == 0
        // A navigation bar adds its own space below.
        scopeControl.frame = CGRect(x: zone.minX, y: bounds.height - (isInBar ? 34 : 40), width: zone.width, height: 32)
    }

    // MARK: First responder

    open override var canBecomeFirstResponder: Bool { searchTextField.canBecomeFirstResponder }
    open override var isFirstResponder: Bool { searchTextField.isFirstResponder }
    @discardableResult open override func becomeFirstResponder() -> Bool { searchTextField.becomeFirstResponder() }
    @discardableResult open override func resignFirstResponder() -> Bool { searchTextField.resignFirstResponder() }

    // MARK: Typing

    /// The rule by which letters are typed as capitals, that of the search field.
    open var autocapitalizationType: UITextAutocapitalizationType {
        get { searchTextField.autocapitalizationType }
        set { searchTextField.autocapitalizationType = newValue }
    }
    /// Whether typed words are corrected, as in the search field.
    open var autocorrectionType: UITextAutocorrectionType {
        get { searchTextField.autocorrectionType }
        set { searchTextField.autocorrectionType = newValue }
    }
    /// Whether spelling is checked. It is stored but has no effect.
    open var spellCheckingType: UITextSpellCheckingType {
        get { searchTextField.spellCheckingType }
        set { searchTextField.spellCheckingType = newValue }
    }
    /// Whether typed quotation marks are curved. It is stored but has no effect.
    open var smartQuotesType: UITextSmartQuotesType {
        get { searchTextField.smartQuotesType }
        set { searchTextField.smartQuotesType = newValue }
    }
    /// Whether typed hyphens become dashes. It is stored but has no effect.
    open var smartDashesType: UITextSmartDashesType {
        get { searchTextField.smartDashesType }
        set { searchTextField.smartDashesType = newValue }
    }
    /// Whether spaces are added and removed around pasted text. It is stored but has no effect.
    open var smartInsertDeleteType: UITextSmartInsertDeleteType {
        get { searchTextField.smartInsertDeleteType }
        set { searchTextField.smartInsertDeleteType = newValue }
    }
    /// The keys for the keyboard.
    open var keyboardType: UIKeyboardType {
        get { searchTextField.keyboardType }
        set { searchTextField.keyboardType = newValue }
    }
    /// The color scheme of the keyboard.
    open var keyboardAppearance: UIKeyboardAppearance {
        get { searchTextField.keyboardAppearance }
        set { searchTextField.keyboardAppearance = newValue }
    }
    /// The title of the Return key.
    open var returnKeyType: UIReturnKeyType {
        get { searchTextField.returnKeyType }
        set { searchTextField.returnKeyType = newValue }
    }
    /// Whether the Return key does nothing while the field is empty.
    open var enablesReturnKeyAutomatically: Bool {
        get { searchTextField.enablesReturnKeyAutomatically }
        set { searchTextField.enablesReturnKeyAutomatically = newValue }
    }
    /// Whether the text is shown as dots.
    open var isSecureTextEntry: Bool {
        get { searchTextField.isSecureTextEntry }
        set { searchTextField.isSecureTextEntry = newValue }
    }
}

/// Forwards the field's delegate calls to the bar's delegate.
@MainActor
private final class SearchFieldDelegate: NSObject, UITextFieldDelegate {
    weak var bar: UISearchBar?

    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
        bar.map { $0.delegate?.searchBarShouldBeginEditing($0) ?? true } ?? true
    }

    func textFieldDidBeginEditing(_ textField: UITextField) {
        guard let bar else { return }
        bar.delegate?.searchBarTextDidBeginEditing(bar)
        bar.observers.didBegin()
    }

    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
        bar.map { $0.delegate?.searchBarShouldEndEditing($0) ?? true } ?? true
    }

    func textFieldDidEndEditing(_ textField: UITextField) { if let bar { bar.delegate?.searchBarTextDidEndEditing(bar) } }

    func textField(_ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String) -> Bool {
        bar.map { $0.delegate?.searchBar($0, shouldChangeTextIn: range, replacementText: string) ?? true } ?? true
    }

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        if let bar { bar.delegate?.searchBarSearchButtonClicked(bar) }
        return true
    }
}
