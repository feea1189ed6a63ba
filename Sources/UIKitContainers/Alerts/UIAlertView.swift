import Foundation

@preconcurrency @MainActor
public protocol UIAlertViewDelegate: NSObjectProtocol {
    func alertView(_ alertView: UIAlertView, clickedButtonAt buttonIndex: Int)
    func alertView(_ alertView: UIAlertView, didDismissWithButtonIndex buttonIndex: Int)
}
extension UIAlertViewDelegate {
    public func alertView(_ alertView: UIAlertView, clickedButtonAt buttonIndex: Int) {}
    public func alertView(_ alertView: UIAlertView, didDismissWithButtonIndex buttonIndex: Int) {}
}

/// The alert of iOS 2, shown by an alert controller over the top controller.
@preconcurrency @MainActor
open class UIAlertView: UIView {
    open var title = ""
    open var message: String?
    open weak var delegate: AnyObject?
    open var cancelButtonIndex = -1
    private var titles: [String] = []
    private var shown: UIAlertController?

    public convenience init(title: String, message: String, delegate: AnyObject?, cancelButtonTitle: String?, otherButtonTitles: String...) {
        self.init(frame: .zero)
        (self.title, self.message, self.delegate) = (title, message, delegate)
        if let cancelButtonTitle { cancelButtonIndex = addButton(withTitle: cancelButtonTitle) }
        for title in otherButtonTitles { addButton(withTitle: title) }
    }

    @discardableResult open func addButton(withTitle title: String?) -> Int {
        titles.append(title ?? "")
        return titles.count - 1
    }
    open func buttonTitle(at buttonIndex: Int) -> String? { titles.indices.contains(buttonIndex) ? titles[buttonIndex] : nil }
    open var numberOfButtons: Int { titles.count }
    open var firstOtherButtonIndex: Int { titles.indices.first { $0 != cancelButtonIndex } ?? -1 }
    open var isVisible: Bool { shown?.presentingViewController != nil }

    open func show() {
        let alert = UIAlertController(title: title, message: message, preferredStyle: .alert)
        for (index, title) in titles.enumerated() {
            // The alert keeps this view alive until it is answered, as UIKit's window did.
            alert.addAction(UIAlertAction(title: title, style: index == cancelButtonIndex ? .cancel : .default) { _ in self.answered(index) })
        }
        shown = alert
        var top = UIWindow.all.first { $0.isKeyWindow }?.rootViewController
        while let next = top?.presentedViewController { top = next }
        top?.present(alert, animated: true)
    }
    open func dismiss(withClickedButtonIndex buttonIndex: Int, animated: Bool) {
        shown?.presentingViewController?.dismiss(animated: animated) { self.answered(buttonIndex) }
    }
    private func answered(_ index: Int) {
        shown = nil
        (delegate as? any UIAlertViewDelegate)?.alertView(self, clickedButtonAt: index)
        (delegate as? any UIAlertViewDelegate)?.alertView(self, didDismissWithButtonIndex: index)
    }
}
