import Foundation

/// The callbacks of an old alert's buttons, by index.
@preconcurrency @MainActor
public protocol UIAlertViewDelegate: NSObjectProtocol {
    /// Called after the user tapped a button. `willDismiss` and `didDismiss` follow immediately: unlike on iOS, the alert is already gone.
    func alertView(_ alertView: UIAlertView, clickedButtonAt buttonIndex: Int)
    /// Called when the system closes the alert view without a tap. It is never called here.
    func alertViewCancel(_ alertView: UIAlertView)
    /// Called before the alert view appears.
    func willPresent(_ alertView: UIAlertView)
    /// Called after the alert view appeared.
    func didPresent(_ alertView: UIAlertView)
    /// Called after `clickedButtonAt`, with the index of the tapped button.
    func alertView(_ alertView: UIAlertView, willDismissWithButtonIndex buttonIndex: Int)
    /// Called after the alert view disappeared, with the index of the tapped button.
    func alertView(_ alertView: UIAlertView, didDismissWithButtonIndex buttonIndex: Int)
    /// Returns whether the first button besides the cancel button is enabled. Unlike on iOS, it is called only when the alert view appears,
    /// not for changes of the text.
    func alertViewShouldEnableFirstOtherButton(_ alertView: UIAlertView) -> Bool
}
extension UIAlertViewDelegate {
    /// Does nothing for a delegate that doesn't implement the method.
    public func alertView(_ alertView: UIAlertView, clickedButtonAt buttonIndex: Int) {}
    /// Does nothing for a delegate that doesn't implement the method.
    public func alertViewCancel(_ alertView: UIAlertView) {}
    /// Does nothing for a delegate that doesn't implement the method.
    public func willPresent(_ alertView: UIAlertView) {}
    /// Does nothing for a delegate that doesn't implement the method.
    public func didPresent(_ alertView: UIAlertView) {}
    /// Does nothing for a delegate that doesn't implement the method.
    public func alertView(_ alertView: UIAlertView, willDismissWithButtonIndex buttonIndex: Int) {}
    /// Does nothing for a delegate that doesn't implement the method.
    public func alertView(_ alertView: UIAlertView, didDismissWithButtonIndex buttonIndex: Int) {}
    /// Returns `true` for a delegate that doesn't implement the method.
    public func alertViewShouldEnableFirstOtherButton(_ alertView: UIAlertView) -> Bool { true }
}

/// The fields of an alert view. Until iOS 8.
public enum UIAlertViewStyle: Int, Sendable { case `default` = 0, secureTextInput, plainTextInput, loginAndPasswordInput }

/// The alert of iOS 2, shown by an alert controller over the top controller.
@preconcurrency @MainActor
open class UIAlertView: UIView {
    /// The text at the top of the alert.
    open var title = ""
    /// The text below the title, or nil for none.
    open var message: String?
    /// The object that is notified of taps, which should conform to `UIAlertViewDelegate`.
    open weak var delegate: AnyObject?
    /// The index of the button that cancels, or -1 if there is none.
    open var cancelButtonIndex = -1
    /// The text fields above the alert's buttons. Set it before the alert is shown.
    open var alertViewStyle = UIAlertViewStyle.default { didSet { controller = Self.controller(alertViewStyle) } }
    private lazy var controller = Self.controller(alertViewStyle)
    private var alert = LegacyAlert()

    /// Creates an alert view with buttons, the cancel button first. It is visible after `show()`.
    public convenience init(title: String?, message: String?, delegate: Any?, cancelButtonTitle: String?, otherButtonTitles: String...) {
        self.init(frame: .zero)
        (self.title, self.message, self.delegate) = (title ?? "", message, delegate as AnyObject?)
        if let cancelButtonTitle { cancelButtonIndex = addButton(withTitle: cancelButtonTitle) }
        for title in otherButtonTitles { addButton(withTitle: title) }
    }

    /// Adds a button and returns its index.
    @discardableResult open func addButton(withTitle title: String?) -> Int { alert.addButton(title) }
    /// Returns the title of a button, or nil for an index out of range.
    open func buttonTitle(at buttonIndex: Int) -> String? { alert.title(at: buttonIndex) }
    /// The number of buttons, with the cancel button.
    open var numberOfButtons: Int { alert.titles.count }
    /// The index of the first button besides the cancel button, or -1 if there is none.
    open var firstOtherButtonIndex: Int { alert.firstOther(than: cancelButtonIndex) }
    /// Whether the alert view is on the screen.
    open var isVisible: Bool { alert.isVisible }

    /// Returns the field at `textFieldIndex`, from 0; the style determines the number of fields.
    open func textField(at textFieldIndex: Int) -> UITextField? {
        let fields = controller.textFields ?? []
        guard fields.indices.contains(textFieldIndex) else {
            Fault.raise(
                .invalidArgumentException, "textFieldIndex (\(textFieldIndex)) is outside of the bounds of the array of text fields")
            return nil
        }
        return fields[textFieldIndex]
    }

    private static func controller(_ style: UIAlertViewStyle) -> UIAlertController {
        let controller = UIAlertController(title: nil, message: nil, preferredStyle: .alert)
        let fields: [(placeholder: String?, isSecure: Bool)] =
            switch style {
            case .default: []
            case .secureTextInput: [(nil, true)]
            case .plainTextInput: [(nil, false)]
            case .loginAndPasswordInput: [("Login", false), ("Password", true)]
            }
        for field in fields { controller.addTextField { ($0.placeholder, $0.isSecureTextEntry) = field } }
        return controller
    }

    private var listener: (any UIAlertViewDelegate)? { delegate as? any UIAlertViewDelegate }

    /// Shows the alert view over everything else.
    open func show() {
        (controller.title, controller.message) = (title, message)
        listener?.willPresent(self)
        alert.present(controller, of: self, animated: true, cancel: cancelButtonIndex) { [weak self] in
            if let self { listener?.didPresent(self) }
        } answer: { [weak self] index in
            guard let self else { return }
            listener?.alertView(self, clickedButtonAt: index)
            dismissed(index)
        }
        let other = firstOtherButtonIndex
        if other >= 0, listener?.alertViewShouldEnableFirstOtherButton(self) == false { controller.actions[other].isEnabled = false }
    }

    /// Closes the alert view as if the user had tapped the button with the given index; the delegate's `willDismiss` and `didDismiss` are
    /// called.
    open func dismiss(withClickedButtonIndex buttonIndex: Int, animated: Bool) {
        alert.dismiss(animated: animated) { self.dismissed(buttonIndex) }
    }

    private func dismissed(_ index: Int) {
        listener?.alertView(self, willDismissWithButtonIndex: index)
        listener?.alertView(self, didDismissWithButtonIndex: index)
        alert.ended()
    }
}
