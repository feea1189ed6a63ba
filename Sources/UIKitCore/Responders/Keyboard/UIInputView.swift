import Foundation

/// The background of a custom keyboard or of an accessory view above it.
@preconcurrency @MainActor
open class UIInputView: UIView {
    /// The colors of an input view.
    public enum Style: Int, Sendable {
        /// No color of its own.
        case `default`
        /// The style with the keyboard's own colors.
        case keyboard
    }

    /// The colors of the view.
    open private(set) var inputViewStyle: Style
    /// Whether the view's constraints rather than its frame determine its height.
    open var allowsSelfSizing = false { didSet { invalidateIntrinsicContentSize() } }

    /// Creates an input view with a frame, of which the keyboard uses the height in points.
    public init(frame: CGRect, inputViewStyle: Style) {
        self.inputViewStyle = inputViewStyle
        super.init(frame: frame)
        takeColor()
    }

    /// Creates an input view with the default style from an archive or interface file.
    public required init?(coder: NSCoder) {
        inputViewStyle = .default
        super.init(coder: coder)
    }

    private func takeColor() {
        if inputViewStyle == .keyboard { backgroundColor = Self.keyboardColor }
    }

    package static let keyboardColor = UIColor {
        $0.userInterfaceStyle == .dark ? UIColor(white: 0.17, alpha: 1) : UIColor(red: 0.82, green: 0.835, blue: 0.86, alpha: 1)
    }
}
