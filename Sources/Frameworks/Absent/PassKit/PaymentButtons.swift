import Foundation

/// The words on a payment button.
public enum PKPaymentButtonType: Int, Sendable {
    case plain, buy, setUp, inStore, donate, checkout, book, subscribe, reload, addMoney, topUp, order, rent, support, contribute, tip
    case `continue`

    fileprivate var words: String {
        switch self {
        case .plain: "Apple Pay"
        case .buy: "Buy with Apple Pay"
        case .setUp: "Set up Apple Pay"
        case .inStore: "Pay with Apple Pay"
        case .donate: "Donate with Apple Pay"
        case .checkout: "Check out with Apple Pay"
        case .book: "Book with Apple Pay"
        case .subscribe: "Subscribe with Apple Pay"
        case .reload: "Reload with Apple Pay"
        case .addMoney: "Add Money with Apple Pay"
        case .topUp: "Top Up with Apple Pay"
        case .order: "Order with Apple Pay"
        case .rent: "Rent with Apple Pay"
        case .support: "Support with Apple Pay"
        case .contribute: "Contribute with Apple Pay"
        case .tip: "Tip with Apple Pay"
        case .continue: "Continue with Apple Pay"
        }
    }
}

/// The colors of a payment button.
public enum PKPaymentButtonStyle: Int, Sendable { case white, whiteOutline, black, automatic }

/// A button that starts a payment. FIXME(gap): Apple's mark is not shipped, so the button shows its name as text.
open class PKPaymentButton: UIButton {
    private let style: PKPaymentButtonStyle
    private let type: PKPaymentButtonType
    /// The radius of the corners, 4 points unless it is set.
    open var cornerRadius: CGFloat = 4 { didSet { layer.cornerRadius = cornerRadius } }

    public init(paymentButtonType type: PKPaymentButtonType, paymentButtonStyle style: PKPaymentButtonStyle) {
        (self.type, self.style) = (type, style)
        super.init(frame: .zero)
        accessibilityLabel = type.words
        layer.cornerRadius = cornerRadius
        setTitle(type.words, for: .normal)
        showColors()
    }
    public convenience init(type: PKPaymentButtonType, style: PKPaymentButtonStyle) {
        self.init(paymentButtonType: type, paymentButtonStyle: style)
    }
    public required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        showColors()
    }
    // The button's least size is 100 by 30 points in Apple's guidelines ("Button size and position"), and its usual height here.
    open override var intrinsicContentSize: CGSize {
        let own = super.intrinsicContentSize
        return CGSize(width: max(own.width + 20, 100), height: max(own.height, 30))
    }

    private func showColors() {
        let isBlack = style == .black || style == .automatic && traitCollection.userInterfaceStyle != .dark
        backgroundColor = isBlack ? .black : .white
        setTitleColor(isBlack ? .white : .black, for: .normal)
        layer.borderColor = UIColor.black.cgColor
        layer.borderWidth = style == .whiteOutline ? 1 : 0
    }
}

/// The colors of the button that adds a pass.
public enum PKAddPassButtonStyle: Int, Sendable { case black, blackOutline }

/// A button that adds a pass to Wallet. FIXME(gap): Wallet's mark is not shipped, so the button shows its words only.
open class PKAddPassButton: UIButton {
    open var addPassButtonStyle: PKAddPassButtonStyle
    public init(addPassButtonStyle style: PKAddPassButtonStyle) {
        addPassButtonStyle = style
        super.init(frame: .zero)
        backgroundColor = .black
        layer.cornerRadius = 8
        setTitle("Add to Apple Wallet", for: .normal)
        setTitleColor(.white, for: .normal)
    }
    public required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}
