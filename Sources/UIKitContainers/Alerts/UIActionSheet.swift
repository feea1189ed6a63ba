import Foundation

/// The callbacks of an old action sheet's buttons, by index.
@preconcurrency @MainActor
public protocol UIActionSheetDelegate: NSObjectProtocol {
    func actionSheet(_ actionSheet: UIActionSheet, clickedButtonAt buttonIndex: Int)
    func actionSheet(_ actionSheet: UIActionSheet, didDismissWithButtonIndex buttonIndex: Int)
    func actionSheet(_ actionSheet: UIActionSheet, willDismissWithButtonIndex buttonIndex: Int)
    func actionSheetCancel(_ actionSheet: UIActionSheet)
    func willPresent(_ actionSheet: UIActionSheet)
    func didPresent(_ actionSheet: UIActionSheet)
}
extension UIActionSheetDelegate {
    public func actionSheet(_ actionSheet: UIActionSheet, clickedButtonAt buttonIndex: Int) {}
    public func actionSheet(_ actionSheet: UIActionSheet, didDismissWithButtonIndex buttonIndex: Int) {}
    public func actionSheet(_ actionSheet: UIActionSheet, willDismissWithButtonIndex buttonIndex: Int) {}
    public func actionSheetCancel(_ actionSheet: UIActionSheet) {}
    public func willPresent(_ actionSheet: UIActionSheet) {}
    public func didPresent(_ actionSheet: UIActionSheet) {}
}

/// The styles of iOS 6 and earlier; all look the same since.
public enum UIActionSheetStyle: Int, Sendable {
    case automatic = -1
    case `default`
    case blackTranslucent
    case blackOpaque
}

/// The action sheet of iOS 2, shown by an alert controller over the view's controller.
@preconcurrency @MainActor
open class UIActionSheet: UIView {
    open var title = ""
    open weak var delegate: (any UIActionSheetDelegate)?
    open var cancelButtonIndex = -1
    open var destructiveButtonIndex = -1
    /// Stored only; from iOS 7 on all styles look the same.
    open var actionSheetStyle = UIActionSheetStyle.automatic
    private var alert = LegacyAlert()

    public convenience init(
        title: String?, delegate: (any UIActionSheetDelegate)?, cancelButtonTitle: String?, destructiveButtonTitle: String?,
        otherButtonTitles: String...
    ) {
        self.init(frame: .zero)
        (self.title, self.delegate) = (title ?? "", delegate)
        if let destructiveButtonTitle { destructiveButtonIndex = addButton(withTitle: destructiveButtonTitle) }
        for title in otherButtonTitles { addButton(withTitle: title) }
        if let cancelButtonTitle { cancelButtonIndex = addButton(withTitle: cancelButtonTitle) }
    }

    @discardableResult open func addButton(withTitle title: String?) -> Int { alert.addButton(title) }
    open func buttonTitle(at buttonIndex: Int) -> String? { alert.title(at: buttonIndex) }
    open var numberOfButtons: Int { alert.titles.count }
    open var firstOtherButtonIndex: Int { alert.firstOther(than: cancelButtonIndex, destructiveButtonIndex) }
    open var isVisible: Bool { alert.isVisible }

    open func show(in view: UIView) { show(from: view.bounds, in: view, animated: true) }
    open func show(from item: UIBarButtonItem, animated: Bool) {
        present(animated: animated) { $0.popoverPresentationController?.barButtonItem = item }
    }
    open func show(from rect: CGRect, in view: UIView, animated: Bool) {
        present(animated: animated) { alert in
            alert.popoverPresentationController?.sourceView = view
            alert.popoverPresentationController?.sourceRect = rect
        }
    }

    private func present(animated: Bool, _ place: (UIAlertController) -> Void) {
        let controller = UIAlertController(title: title.isEmpty ? nil : title, message: nil, preferredStyle: .actionSheet)
        place(controller)
        delegate?.willPresent(self)
        alert.present(controller, of: self, animated: animated, cancel: cancelButtonIndex, destructive: destructiveButtonIndex) {
            [weak self] in
            if let self { delegate?.didPresent(self) }
        } answer: { [weak self] index in
            guard let self else { return }
            delegate?.actionSheet(self, clickedButtonAt: index)
            dismissed(index)
        }
    }

    open func dismiss(withClickedButtonIndex buttonIndex: Int, animated: Bool) {
        alert.dismiss(animated: animated) { self.dismissed(buttonIndex) }
    }

    private func dismissed(_ index: Int) {
        delegate?.actionSheet(self, willDismissWithButtonIndex: index)
        delegate?.actionSheet(self, didDismissWithButtonIndex: index)
        alert.ended()
    }
}
