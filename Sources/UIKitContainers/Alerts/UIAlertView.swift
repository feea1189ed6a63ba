import Foundation

/// The callbacks of an old alert's buttons, by index.
@preconcurrency @MainActor
public protocol UIAlertViewDelegate: NSObjectProtocol {
    func alertView(_ alertView: UIAlertView, clickedButtonAt buttonIndex: Int)
    func alertViewCancel(_ alertView: UIAlertView)
    func willPresent(_ alertView: UIAlertView)
    func didPresent(_ alertView: UIAlertView)
    func alertView(_ alertView: UIAlertView, willDismissWithButtonIndex buttonIndex: Int)
    func alertView(_ alertView: UIAlertView, didDismissWithButtonIndex buttonIndex: Int)
    func alertViewShouldEnableFirstOtherButton(_ alertView: UIAlertView) -> Bool
}
extension UIAlertViewDelegate {
    public func alertView(_ alertView: UIAlertView, clickedButtonAt buttonIndex: Int) {}
    public func alertViewCancel(_ alertView: UIAlertView) {}
    public func willPresent(_ alertView: UIAlertView) {}
    public func didPresent(_ alertView: UIAlertView) {}
    public func alertView(_ alertView: UIAlertView, willDismissWithButtonIndex buttonIndex: Int) {}
    public func alertView(_ alertView: UIAlertView, didDismissWithButtonIndex buttonIndex: Int) {}
    public func alertViewShouldEnableFirstOtherButton(_ alertView: UIAlertView) -> Bool { true }
}

/// The fields of an alert view. Until iOS 8.
public enum UIAlertViewStyle: Int, Sendable { case `default` = 0, secureTextInput, plainTextInput, loginAndPasswordInput }

/// The alert of iOS 2, shown by an alert controller over the top controller.
@preconcurrency @MainActor
open class UIAlertView: UIView {
    open var title = ""
    open var message: String?
    open weak var delegate: AnyObject?
    open var cancelButtonIndex = -1
    /// The text fields above the alert's buttons. Set it before the alert is shown.
    open var alertViewStyle = UIAlertViewStyle.default { didSet { controller = Self.controller(alertViewStyle) } }
    private lazy var controller = Self.controller(alertViewStyle)
    private var alert = LegacyAlert()

    public convenience init(title: String?, message: String?, delegate: Any?, cancelButtonTitle: String?, otherButtonTitles: String...) {
        self.init(frame: .zero)
        (self.title, self.message, self.delegate) = (title ?? "", message, delegate as AnyObject?)
        if let cancelButtonTitle { cancelButtonIndex = addButton(withTitle: cancelButtonTitle) }
        for title in otherButtonTitles { addButton(withTitle: title) }
    }

    @discardableResult open func addButton(withTitle title: String?) -> Int { alert.addButton(title) }
    open func buttonTitle(at buttonIndex: Int) -> String? { alert.title(at: buttonIndex) }
    open var numberOfButtons: Int { alert.titles.count }
    open var firstOtherButtonIndex: Int { alert.firstOther(than: cancelButtonIndex) }
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

    open func dismiss(withClickedButtonIndex buttonIndex: Int, animated: Bool) {
        alert.dismiss(animated: animated) { self.dismissed(buttonIndex) }
    }

    private func dismissed(_ index: Int) {
        listener?.alertView(self, willDismissWithButtonIndex: index)
        listener?.alertView(self, didDismissWithButtonIndex: index)
        alert.ended()
    }
}
