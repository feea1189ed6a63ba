import Foundation

/// Determines where a document's preview and menu are shown, and is notified of their end.
@preconcurrency @MainActor
public protocol UIDocumentInteractionControllerDelegate: NSObjectProtocol {
    func documentInteractionControllerViewControllerForPreview(_ controller: UIDocumentInteractionController) -> UIViewController
    func documentInteractionControllerDidEndPreview(_ controller: UIDocumentInteractionController)
    func documentInteractionControllerDidDismissOptionsMenu(_ controller: UIDocumentInteractionController)
    func documentInteractionControllerWillPresentOptionsMenu(_ controller: UIDocumentInteractionController)
    // Not called: there are neither previews nor other apps to open a document in.
    func documentInteractionControllerRectForPreview(_ controller: UIDocumentInteractionController) -> CGRect
    func documentInteractionControllerViewForPreview(_ controller: UIDocumentInteractionController) -> UIView?
    func documentInteractionControllerWillBeginPreview(_ controller: UIDocumentInteractionController)
    func documentInteractionControllerWillPresentOpenInMenu(_ controller: UIDocumentInteractionController)
    func documentInteractionControllerDidDismissOpenInMenu(_ controller: UIDocumentInteractionController)
    func documentInteractionController(_ controller: UIDocumentInteractionController, willBeginSendingToApplication application: String?)
    func documentInteractionController(_ controller: UIDocumentInteractionController, didEndSendingToApplication application: String?)
}
extension UIDocumentInteractionControllerDelegate {
    public func documentInteractionControllerViewControllerForPreview(_ controller: UIDocumentInteractionController) -> UIViewController {
        UIViewController()
    }
    public func documentInteractionControllerDidEndPreview(_ controller: UIDocumentInteractionController) {}
    public func documentInteractionControllerDidDismissOptionsMenu(_ controller: UIDocumentInteractionController) {}
    public func documentInteractionControllerWillPresentOptionsMenu(_ controller: UIDocumentInteractionController) {}
    public func documentInteractionControllerRectForPreview(_ controller: UIDocumentInteractionController) -> CGRect { .zero }
    public func documentInteractionControllerViewForPreview(_ controller: UIDocumentInteractionController) -> UIView? { nil }
    public func documentInteractionControllerWillBeginPreview(_ controller: UIDocumentInteractionController) {}
    public func documentInteractionControllerWillPresentOpenInMenu(_ controller: UIDocumentInteractionController) {}
    public func documentInteractionControllerDidDismissOpenInMenu(_ controller: UIDocumentInteractionController) {}
    public func documentInteractionController(
        _ controller: UIDocumentInteractionController, willBeginSendingToApplication application: String?
    ) {}
    public func documentInteractionController(
        _ controller: UIDocumentInteractionController, didEndSendingToApplication application: String?
    ) {}
}

/// Passes a file to other apps. There are none, so menus contain the activities of an activity sheet, and nothing opens elsewhere.
// FIXME(gap): previews are not shown; the methods return false.
@preconcurrency @MainActor
open class UIDocumentInteractionController: NSObject {
    open weak var delegate: (any UIDocumentInteractionControllerDelegate)?
    open var url: URL?
    open var uti: String?
    open var name: String?
    open var annotation: Any?
    open var icons: [UIImage] { [] }
    /// Recognizers for a view that represents the document: a tap previews it, and a long press shows its menu.
    open private(set) lazy var gestureRecognizers: [UIGestureRecognizer] = {
        let tap = UITapGestureRecognizer()
        tap.addHandler { [weak self] _ in self?.presentPreview(animated: true) }
        let press = UILongPressGestureRecognizer()
        press.addHandler { [weak self] press in
            guard press.state == .began, let view = press.view else { return }
            self?.presentOptionsMenu(from: view.bounds, in: view, animated: true)
        }
        return [tap, press]
    }()
    private weak var menu: UIActivityViewController?

    public override init() { super.init() }
    public init(url: URL) {
        self.url = url
        name = url.lastPathComponent
    }

    @discardableResult open func presentPreview(animated: Bool) -> Bool { false }
    /// Has no effect: there is never a preview.
    open func dismissPreview(animated: Bool) {}
    @discardableResult open func presentOptionsMenu(from rect: CGRect, in view: UIView, animated: Bool) -> Bool {
        share(from: view, rect, animated)
    }
    @discardableResult open func presentOptionsMenu(from item: UIBarButtonItem, animated: Bool) -> Bool {
        share(from: item.barView, .null, animated)
    }
    @discardableResult open func presentOpenInMenu(from rect: CGRect, in view: UIView, animated: Bool) -> Bool { false }
    @discardableResult open func presentOpenInMenu(from item: UIBarButtonItem, animated: Bool) -> Bool { false }
    open func dismissMenu(animated: Bool) { menu?.dismiss(animated: animated) }

    private func share(from view: UIView?, _ rect: CGRect, _ animated: Bool) -> Bool {
        guard let url, let view,
            let owner = sequence(first: view as UIResponder, next: \.next).first(where: { $0 is UIViewController }) as? UIViewController
        else { return false }
        let menu = UIActivityViewController(activityItems: [url], applicationActivities: nil)
        menu.completionWithItemsHandler = { [weak self] _, _, _, _ in
            if let self { delegate?.documentInteractionControllerDidDismissOptionsMenu(self) }
        }
        menu.popoverPresentationController?.sourceView = view
        menu.popoverPresentationController?.sourceRect = rect
        self.menu = menu
        delegate?.documentInteractionControllerWillPresentOptionsMenu(self)
        owner.present(menu, animated: animated)
        return true
    }
}
