import UIKitLists

/// The rounded field of a search bar, a magnifier on its left.
@preconcurrency @MainActor
open class UISearchTextField: UITextField {
    private let magnifier = UIImageView(image: UIImage(systemName: "magnifyingglass", withConfiguration: UIImage.SymbolConfiguration(pointSize: 15)))

    public override init(frame: CGRect) {
        super.init(frame: frame)
        begin()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        begin()
    }

    private func begin() {
        backgroundColor = .tertiarySystemFill
        layer.cornerRadius = 10
        font = .systemFont(ofSize: 17)
        clearButtonMode = .always
        returnKeyType = .search
        autocorrectionType = .default
        magnifier.tintColor = .secondaryLabel
        magnifier.contentMode = .center
        leftView = magnifier
        leftViewMode = .always
        accessibilityTraits = .searchField
    }

    override var placeholderColor: UIColor { .secondaryLabel }

    open override func leftViewRect(forBounds bounds: CGRect) -> CGRect {
        CGRect(x: 6, y: (bounds.height - 20) / 2, width: 20, height: 20)
    }
    open override func textRect(forBounds bounds: CGRect) -> CGRect {
        // Text starts 30 in, and leaves room for the clear button while there is something to clear.
        let trailing: CGFloat = hasText ? 30 : 8
        return CGRect(x: 30, y: 0, width: max(0, bounds.width - 30 - trailing), height: bounds.height)
    }
    open override func editingRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }
    open override func placeholderRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }
    open override func clearButtonRect(forBounds bounds: CGRect) -> CGRect {
        CGRect(x: bounds.width - 26, y: (bounds.height - 19) / 2, width: 19, height: 19)
    }

    // MARK: Tokens

    // FIXME(gap): tokens are kept, not drawn.
    open var tokens: [UISearchToken] = []
    open var tokenBackgroundColor: UIColor! = .systemFill
    open var allowsDeletingTokens = true
    open var allowsCopyingTokens = true
    open func insertToken(_ token: UISearchToken, at tokenIndex: Int) { tokens.insert(token, at: min(max(0, tokenIndex), tokens.count)) }
    open func removeToken(at tokenIndex: Int) { if tokens.indices.contains(tokenIndex) { tokens.remove(at: tokenIndex) } }
}

/// A piece of a search that stands for more than its text.
@preconcurrency @MainActor
open class UISearchToken: NSObject {
    package let icon: UIImage?
    package let text: String
    open var representedObject: Any?

    public init(icon: UIImage?, text: String) {
        (self.icon, self.text) = (icon, text)
        super.init()
    }
}
