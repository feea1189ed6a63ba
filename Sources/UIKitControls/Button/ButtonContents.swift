import UIKitCore

/// Values set for control states, with UIKit's fallback to the normal state.
struct StateValues<Value> {
    private(set) var values: [UIControl.State: Value] = [:]

    subscript(state: UIControl.State) -> Value? {
        get { values[state] }
        set { values[state] = newValue }
    }

    /// Returns the value for a state. `standard`, a configuration's value, takes precedence over the normal state's.
    func value(for state: UIControl.State, standard: Value? = nil) -> Value? {
        if state != .normal, let exact = values[state] { return exact }
        // Highlighted and selected together fall back to neither, as in UIKit: straight to normal.
        return standard ?? values[.normal]
    }

    func has(_ state: UIControl.State) -> Bool { values[state] != nil }
}

/// The content of a button without a configuration, by state.
struct ButtonContents {
    var titles = StateValues<String>()
    var attributedTitles = StateValues<NSAttributedString>()
    var titleColors = StateValues<UIColor>()
    var shadowColors = StateValues<UIColor>()
    var images = StateValues<UIImage>()
    var backgroundImages = StateValues<UIImage>()
    var symbolConfigurations = StateValues<UIImage.SymbolConfiguration>()
    var font: UIFont?

    @MainActor static func defaultFont(for type: UIButton.ButtonType) -> UIFont {
        .systemFont(ofSize: type == .custom ? 18 : 15)
    }
}

/// The symbols of the button types that consist of one.
enum ButtonSymbols {
    static func name(of type: UIButton.ButtonType) -> String? {
        switch type {
        case .detailDisclosure, .infoLight, .infoDark: "info.circle"
        case .contactAdd: "plus.circle"
        case .close: "xmark"
        default: nil
        }
    }

    /// The configuration of the symbols. The circles measure 24⅓ × 23⅔ points: swift-snapshot-testing's testUIView, and the frames that
    /// Interface Builder stores for these types (25 × 24, rounded).
    static let configuration = UIImage.SymbolConfiguration(scale: .large)
}

/// A button's title. Changes of its font or lines change the button's size.
final class ButtonLabel: UILabel {
    /// The line break mode. Setting a wrapping mode allows more than one line, unlike in an app's own label.
    override var lineBreakMode: NSLineBreakMode {
        didSet { if numberOfLines == 1, [.byWordWrapping, .byCharWrapping].contains(lineBreakMode) { numberOfLines = 0 } }
    }

    override func invalidateIntrinsicContentSize() {
        super.invalidateIntrinsicContentSize()
        guard let button = superview as? UIButton, !button.configurationParts.isArranging else { return }
        button.invalidateIntrinsicContentSize()
        button.setNeedsLayout()
    }
}
