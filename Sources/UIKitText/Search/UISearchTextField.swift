import UIKitLists

/// Positions in a search field, in points from its leading and trailing edges. Glass: metrics.md 6.
private struct SearchFieldFigures {
    var radius: CGFloat
    var magnifier: CGFloat
    var magnifierSize: CGSize
    var text: CGFloat
    var clearSide: CGFloat
    var clearTrailing: CGFloat
    /// The space after the text: of a field with text, and of an empty one.
    var textTrailing: CGFloat, emptyTrailing: CGFloat
    var weight = UIFont.Weight.regular

    /// The magnifier, 20.333 by 18.667 points with 4 after it, and the space after an empty field's text: Adyen/adyen-ios,
    /// testStartStopLoading.initial_state.txt, iOS 16 at 3x.
    static let classic = SearchFieldFigures(
        radius: 10, magnifier: 6, magnifierSize: CGSize(width: 20.333, height: 18.667), text: 30.333, clearSide: 19, clearTrailing: 7,
        textTrailing: 30,
        emptyTrailing: 7)
    static let glass = SearchFieldFigures(
        radius: 22, magnifier: 12, magnifierSize: CGSize(width: 20, height: 20), text: 39.667, clearSide: 20, clearTrailing: 14.333,
        textTrailing: 44,
        emptyTrailing: 0, weight: .medium)
    static var current: SearchFieldFigures { Generation.current >= .ios26 ? glass : classic }
}

/// The rounded field of a search bar, a magnifier on its leading side.
@preconcurrency @MainActor
open class UISearchTextField: UITextField {
    private let figures = SearchFieldFigures.current
    private let magnifier = UIImageView()
    /// The standard magnifier, as opposed to the app's.
    private var standardMagnifier: UIImage?

    public override init(frame: CGRect) {
        super.init(frame: frame)
        begin()
    }

    /// Creates the `UISearchTextField` that an interface file or an archive describes.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        begin()
    }

    private func begin() {
        borderStyle = .roundedRect
        backgroundColor = .tertiarySystemFill
        layer.cornerRadius = figures.radius
        font = followsTextSize ? .preferredFont(forTextStyle: .body) : .systemFont(ofSize: 17, weight: figures.weight)
        adjustsFontForContentSizeCategory = followsTextSize
        clearButtonMode = .always
        returnKeyType = .search
        enablesReturnKeyAutomatically = true
        autocorrectionType = .default
        showMagnifier()
        magnifier.tintColor = .secondaryLabel
        magnifier.contentMode = .center
        leftView = magnifier
        leftViewMode = .always
        accessibilityTraits = .searchField
    }

    /// The border. The default is `roundedRect`, the gray fill with round corners; any other one takes the fill away.
    open override var borderStyle: BorderStyle {
        didSet {
            guard (borderStyle == .roundedRect) != (oldValue == .roundedRect) else { return }
            let isFilled = borderStyle == .roundedRect
            if backgroundColor == (isFilled ? nil : .tertiarySystemFill) { backgroundColor = isFilled ? .tertiarySystemFill : nil }
            if layer.cornerRadius == (isFilled ? 0 : figures.radius) { layer.cornerRadius = isFilled ? figures.radius : 0 }
        }
    }
    // The fill is the rounded border.
    override var shownBorderStyle: BorderStyle { borderStyle == .roundedRect ? .none : borderStyle }

    override var placeholderColor: UIColor { .secondaryLabel }

    private var followsTextSize: Bool { (.ios13..<Generation.ios26).contains(Generation.current) }
    /// The scale of text and magnifier relative to the standard text size.
    private var textScale: CGFloat {
        followsTextSize ? UIFont.preferredFont(forTextStyle: .body, compatibleWith: traitCollection).pointSize / 17 : 1
    }

    private func showMagnifier() {
        guard magnifier.image === standardMagnifier else { return }
        standardMagnifier = UIImage(
            systemName: "magnifyingglass", withConfiguration: UIImage.SymbolConfiguration(pointSize: 15 * textScale))
        magnifier.image = standardMagnifier
    }

    /// Shows an icon of the search bar's in place of the magnifier, or of the app's own view; nil means the magnifier.
    func showSearchIcon(_ image: UIImage?) {
        guard leftView === magnifier else {
            (leftView as? UIImageView)?.image = image
            return
        }
        magnifier.image = image ?? standardMagnifier
        showMagnifier()
    }
    /// The distances in points by which the search bar moves the text and the icons.
    var adjustments = (text: UIOffset.zero, search: UIOffset.zero, clear: UIOffset.zero) { didSet { setNeedsLayout() } }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        guard previousTraitCollection?.preferredContentSizeCategory != traitCollection.preferredContentSizeCategory else { return }
        showMagnifier()
        showTokens()
        setNeedsLayout()
    }

    private func mirrored(_ rect: CGRect, in bounds: CGRect) -> CGRect {
        guard effectiveUserInterfaceLayoutDirection == .rightToLeft else { return rect }
        return CGRect(x: bounds.width - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
    }

    open override func leftViewRect(forBounds bounds: CGRect) -> CGRect {
        let size = CGSize(width: figures.magnifierSize.width * textScale, height: figures.magnifierSize.height * textScale)
        let place = CGRect(x: figures.magnifier, y: (bounds.height - size.height) / 2, width: size.width, height: size.height)
        return mirrored(place.offsetBy(dx: adjustments.search.horizontal, dy: adjustments.search.vertical), in: bounds)
    }
    private var textStart: CGFloat {
        let pixel = max(traitCollection.displayScale, 1)
        return ((figures.text + (textScale - 1) * figures.magnifierSize.width) * pixel + 0.01).rounded(.down) / pixel
    }
    open override func textRect(forBounds bounds: CGRect) -> CGRect {
        // Space is reserved for the clear button while there is text to clear.
        let trailing = hasText ? figures.textTrailing : figures.emptyTrailing
        let x = textStart + tokensWidth + adjustments.text.horizontal
        return mirrored(
            CGRect(x: x, y: adjustments.text.vertical, width: max(0, bounds.width - x - trailing), height: bounds.height), in: bounds)
    }
    open override func editingRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }
    /// Returns the placeholder's rectangle, which is empty if there are tokens.
    open override func placeholderRect(forBounds bounds: CGRect) -> CGRect { tokens.isEmpty ? textRect(forBounds: bounds) : .zero }
    open override func clearButtonRect(forBounds bounds: CGRect) -> CGRect {
        let side = figures.clearSide
        let place = CGRect(x: bounds.width - figures.clearTrailing - side, y: (bounds.height - side) / 2, width: side, height: side)
        return mirrored(place.offsetBy(dx: adjustments.clear.horizontal, dy: adjustments.clear.vertical), in: bounds)
    }

    // MARK: Tokens

    /// The tokens before the text. Setting them does not send `editingChanged`.
    open var tokens: [UISearchToken] = [] { didSet { showTokens() } }
    /// The color of the tokens' background.
    open var tokenBackgroundColor: UIColor! = .systemFill {
        didSet { for view in tokenViews { view.backgroundColor = tokenBackgroundColor } }
    }
    private var tokenViews: [SearchTokenView] = []

    private func showTokens() {
        for view in tokenViews { view.removeFromSuperview() }
        tokenViews = tokens.map { SearchTokenView($0, font: font) }
        for view in tokenViews {
            view.backgroundColor = tokenBackgroundColor
            addSubview(view)
        }
        setNeedsLayout()
    }

    /// The width that tokens take from the text.
    private var tokensWidth: CGFloat { tokenViews.reduce(0) { $0 + $1.fittingWidth + SearchTokenView.gap } }

    open override func layoutSubviews() {
        super.layoutSubviews()
        var x = textStart
        for view in tokenViews {
            let height = min(bounds.height - 8, SearchTokenView.height * textScale)
            view.frame = mirrored(CGRect(x: x, y: (bounds.height - height) / 2, width: view.fittingWidth, height: height), in: bounds)
            x += view.fittingWidth + SearchTokenView.gap
        }
    }

    /// Deletes backward. At the beginning of the text, this removes the last token.
    open override func deleteBackward() {
        let isAtStart = selectedTextRange.map { $0.isEmpty && offset(from: beginningOfDocument, to: $0.start) == 0 } ?? !hasText
        guard isAtStart, allowsDeletingTokens, !tokens.isEmpty else { return super.deleteBackward() }
        tokens.removeLast()
        sendActions(for: .editingChanged)
    }

    /// Whether the delete key at the beginning of the text removes the last token. The default is `true`.
    open var allowsDeletingTokens = true
    /// Whether tokens can be copied. It is stored but has no effect.
    open var allowsCopyingTokens = true
    /// Inserts a token at an index, or at the nearest possible one.
    open func insertToken(_ token: UISearchToken, at tokenIndex: Int) { tokens.insert(token, at: min(max(0, tokenIndex), tokens.count)) }
    /// Returns a token's position. Tokens precede the text: all of them are at its beginning.
    open func positionOfToken(at tokenIndex: Int) -> UITextPosition { beginningOfDocument }
    /// Returns all tokens if the range begins at the beginning of the text, else none.
    open func tokens(in textRange: UITextRange) -> [UISearchToken] {
        offset(from: beginningOfDocument, to: textRange.start) == 0 ? tokens : []
    }
    /// The range of the text without the tokens.
    open var textualRange: UITextRange { textRange(from: beginningOfDocument, to: endOfDocument) ?? UITextRange() }
    /// Deletes the text of a range, and inserts a token for it.
    open func replaceTextualPortion(of textRange: UITextRange, with token: UISearchToken, at tokenIndex: Int) {
        replace(textRange, withText: "")
        insertToken(token, at: tokenIndex)
    }
    // FIXME(gap): suggestions are stored, but no list of them is shown.
    /// The suggestions for the current text, or nil. They are stored but have no effect: no list of them is shown.
    open var searchSuggestions: [any UISearchSuggestion]?
    /// Removes the token at an index. One out of range has no effect.
    open func removeToken(at tokenIndex: Int) { if tokens.indices.contains(tokenIndex) { tokens.remove(at: tokenIndex) } }
}

/// The view of a token, with its icon before its text. Sizes are estimated by eye.
private final class SearchTokenView: UIView {
    static let height: CGFloat = 24, gap: CGFloat = 4
    private let icon = UIImageView(), label = UILabel()

    init(_ token: UISearchToken, font: UIFont?) {
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        layer.cornerRadius = 5
        clipsToBounds = true
        icon.image = token.icon
        icon.tintColor = .label
        icon.contentMode = .scaleAspectFit
        label.text = token.text
        label.font = font
        for view in [icon, label] { addSubview(view) }
        isAccessibilityElement = true
        accessibilityLabel = token.text
    }

    required init?(coder: NSCoder) { nil }

    private var iconWidth: CGFloat { icon.image == nil ? 0 : 18 + 4 }
    var fittingWidth: CGFloat { (iconWidth + label.intrinsicContentSize.width + 12).rounded(.up) }

    override func layoutSubviews() {
        super.layoutSubviews()
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        icon.frame = CGRect(
            x: isMirrored ? bounds.width - 24 : 6, y: (bounds.height - 18) / 2, width: icon.image == nil ? 0 : 18, height: 18)
        label.frame = CGRect(x: isMirrored ? 6 : 6 + iconWidth, y: 0, width: bounds.width - 12 - iconWidth, height: bounds.height)
    }
}

/// A part of a search that represents more than its text.
@preconcurrency @MainActor
open class UISearchToken: NSObject {
    package let icon: UIImage?
    package let text: String
    /// A custom value, which identifies what the token represents.
    open var representedObject: Any?

    /// Creates a token with an image or nil, and a text.
    public init(icon: UIImage?, text: String) {
        (self.icon, self.text) = (icon, text)
        super.init()
    }
}

/// A pasted item that may become a token of a search field.
@preconcurrency @MainActor
public protocol UISearchTextFieldPasteItem: UITextPasteItem {
    /// Inserts a token in place of the item.
    func setSearchTokenResult(_ token: UISearchToken)
}
