import Foundation

/// The callbacks of an old action sheet's buttons, by index.
@preconcurrency @MainActor
public protocol UIActionSheetDelegate: NSObjectProtocol {
    /// Called when the user tapped a button, before the sheet disappears.
    func actionSheet(_ actionSheet: UIActionSheet, clickedButtonAt buttonIndex: Int)
    /// Called after the sheet disappeared, with the index of the tapped button.
    func actionSheet(_ actionSheet: UIActionSheet, didDismissWithButtonIndex buttonIndex: Int)
    /// Called before the sheet disappears, with the index of the tapped button.
    func actionSheet(_ actionSheet: UIActionSheet, willDismissWithButtonIndex buttonIndex: Int)
    /// Called when the sheet is closed without a tap on a button. It is never called here.
    func actionSheetCancel(_ actionSheet: UIActionSheet)
    /// Called before the sheet appears.
    func willPresent(_ actionSheet: UIActionSheet)
    /// Called after the sheet appeared.
    func didPresent(_ actionSheet: UIActionSheet)
}
extension UIActionSheetDelegate {
    /// Does nothing for a delegate that doesn't implement the method.
    public func actionSheet(_ actionSheet: UIActionSheet, clickedButtonAt buttonIndex: Int) {}
    /// Does nothing for a delegate that doesn't implement the method.
    public func actionSheet(_ actionSheet: UIActionSheet, didDismissWithButtonIndex buttonIndex: Int) {}
    /// Does nothing for a delegate that doesn't implement the method.
    public func actionSheet(_ actionSheet: UIActionSheet, willDismissWithButtonIndex buttonIndex: Int) {}
    /// Does nothing for a delegate that doesn't implement the method.
    public func actionSheetCancel(_ actionSheet: UIActionSheet) {}
    /// Does nothing for a delegate that doesn't implement the method.
    public func willPresent(_ actionSheet: UIActionSheet) {}
    /// Does nothing for a delegate that doesn't implement the method.
    public func didPresent(_ actionSheet: UIActionSheet) {}
}

/// The styles of iOS 6 and earlier; all look the same since.
public enum UIActionSheetStyle: Int, Sendable {
    /// The style of the bar from which the sheet comes.
    case automatic = -1
    /// The standard look.
    case `default`
    /// A dark, opaque look, of systems before iOS 7. It has no effect.
    case blackOpaque
    /// A dark, translucent look, of systems before iOS 7. It has no effect.
    case blackTranslucent
}

/// The action sheet of iOS 2, shown by an alert controller over the view's controller.
@preconcurrency @MainActor
open class UIActionSheet: UIView {
    /// The text at the top of the sheet. An empty text shows nothing.
    open var title = ""
    /// The object that is notified of taps.
    open weak var delegate: (any UIActionSheetDelegate)?
    /// The index of the button that cancels, or -1 if there is none.
    open var cancelButtonIndex = -1
    /// The index of the red button, or -1 if there is none.
    open var destructiveButtonIndex = -1
    /// Stored but has no effect; from iOS 7 on all styles look the same.
    open var actionSheetStyle = UIActionSheetStyle.automatic
    private var alert = LegacyAlert()

    /// Creates a sheet with buttons: first the destructive one, then the others, and last the cancel button. Nil omits a button.
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

    /// Adds a button and returns its index.
    @discardableResult open func addButton(withTitle title: String?) -> Int { alert.addButton(title) }
    /// Returns the title of a button, or nil for an index out of range.
    open func buttonTitle(at buttonIndex: Int) -> String? { alert.title(at: buttonIndex) }
    /// The number of buttons, with the cancel and the destructive ones.
    open var numberOfButtons: Int { alert.titles.count }
    /// The index of the first button that neither cancels nor destroys, or -1 if there is none.
    open var firstOtherButtonIndex: Int { alert.firstOther(than: cancelButtonIndex, destructiveButtonIndex) }
    /// Whether the sheet is on the screen.
    open var isVisible: Bool { alert.isVisible }

    /// Shows the sheet at the bottom edge, or, in regular width, in a popover at the bounds of the given view.
    open func show(in view: UIView) { show(from: view.bounds, in: view, animated: true) }
    /// Shows the sheet at the bottom edge, or, in regular width, in a popover at the item.
    open func show(from item: UIBarButtonItem, animated: Bool) {
        present(animated: animated) { $0.popoverPresentationController?.barButtonItem = item }
    }
    /// Shows the sheet at the bottom edge, or, in regular width, in a popover at a rectangle in the view's coordinates.
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

    /// Closes the sheet as if the user had tapped the button with the given index.
    open func dismiss(withClickedButtonIndex buttonIndex: Int, animated: Bool) {
        alert.dismiss(animated: animated) { self.dismissed(buttonIndex) }
    }

    private func dismissed(_ index: Int) {
        delegate?.actionSheet(self, willDismissWithButtonIndex: index)
        delegate?.actionSheet(self, didDismissWithButtonIndex: index)
        alert.ended()
    }
}
