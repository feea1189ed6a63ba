import Foundation

@preconcurrency @MainActor
public protocol UIActionSheetDelegate: NSObjectProtocol {
    func actionSheet(_ actionSheet: UIActionSheet, clickedButtonAt buttonIndex: Int)
    func actionSheet(_ actionSheet: UIActionSheet, didDismissWithButtonIndex buttonIndex: Int)
    func actionSheetCancel(_ actionSheet: UIActionSheet)
}
extension UIActionSheetDelegate {
    public func actionSheet(_ actionSheet: UIActionSheet, clickedButtonAt buttonIndex: Int) {}
    public func actionSheet(_ actionSheet: UIActionSheet, didDismissWithButtonIndex buttonIndex: Int) {}
    public func actionSheetCancel(_ actionSheet: UIActionSheet) {}
}

/// The action sheet of iOS 2, shown by an alert controller over the view's controller.
@preconcurrency @MainActor
open class UIActionSheet: UIView {
    open var title = ""
    open weak var delegate: (any UIActionSheetDelegate)?
    open var cancelButtonIndex = -1
    open var destructiveButtonIndex = -1
    open var actionSheetStyle = 0
    private var titles: [String] = []
    private var shown: UIAlertController?

    public convenience init(title: String?, delegate: (any UIActionSheetDelegate)?, cancelButtonTitle: String?, destructiveButtonTitle: String?, otherButtonTitles: String...) {
        self.init(frame: .zero)
        (self.title, self.delegate) = (title ?? "", delegate)
        if let destructiveButtonTitle { destructiveButtonIndex = addButton(withTitle: destructiveButtonTitle) }
        for title in otherButtonTitles { addButton(withTitle: title) }
        if let cancelButtonTitle { cancelButtonIndex = addButton(withTitle: cancelButtonTitle) }
    }

    @discardableResult open func addButton(withTitle title: String?) -> Int {
        titles.append(title ?? "")
        return titles.count - 1
    }
    open func buttonTitle(at buttonIndex: Int) -> String? { titles.indices.contains(buttonIndex) ? titles[buttonIndex] : nil }
    open var numberOfButtons: Int { titles.count }
    open var firstOtherButtonIndex: Int { titles.indices.first { $0 != cancelButtonIndex && $0 != destructiveButtonIndex } ?? -1 }
    open var isVisible: Bool { shown?.presentingViewController != nil }

    open func show(in view: UIView) { show(from: view.bounds, in: view, animated: true) }
    open func show(from item: UIBarButtonItem, animated: Bool) { present(animated: animated) { $0.popoverPresentationController?.barButtonItem = item } }
    open func show(from rect: CGRect, in view: UIView, animated: Bool) {
        present(animated: animated) { alert in
            alert.popoverPresentationController?.sourceView = view
            alert.popoverPresentationController?.sourceRect = rect
        }
    }

    private func present(animated: Bool, _ place: (UIAlertController) -> Void) {
        let alert = UIAlertController(title: title.isEmpty ? nil : title, message: nil, preferredStyle: .actionSheet)
        for (index, title) in titles.enumerated() {
            let style: UIAlertAction.Style = index == cancelButtonIndex ? .cancel : index == destructiveButtonIndex ? .destructive : .default
            // The alert keeps this view alive until it is answered, as UIKit's window did.
            alert.addAction(UIAlertAction(title: title, style: style) { _ in self.answered(index) })
        }
        place(alert)
        shown = alert
        var top = UIWindow.all.first { $0.isKeyWindow }?.rootViewController
        while let next = top?.presentedViewController { top = next }
        top?.present(alert, animated: animated)
    }
    open func dismiss(withClickedButtonIndex buttonIndex: Int, animated: Bool) {
        shown?.presentingViewController?.dismiss(animated: animated) { self.answered(buttonIndex) }
    }
    private func answered(_ index: Int) {
        shown = nil
        delegate?.actionSheet(self, clickedButtonAt: index)
        delegate?.actionSheet(self, didDismissWithButtonIndex: index)
    }
}
