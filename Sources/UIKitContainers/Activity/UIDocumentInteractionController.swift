import Foundation

/// Determines where a document's preview and menu are shown, and is notified of their end.
@preconcurrency @MainActor
public protocol UIDocumentInteractionControllerDelegate: NSObjectProtocol {
    /// Returns the controller that presents a preview. Without it, there is none.
    func documentInteractionControllerViewControllerForPreview(_ controller: UIDocumentInteractionController) -> UIViewController
    /// Called after a preview ended.
    func documentInteractionControllerDidEndPreview(_ controller: UIDocumentInteractionController)
    /// Called after the menu of options disappeared.
    func documentInteractionControllerDidDismissOptionsMenu(_ controller: UIDocumentInteractionController)
    /// Called before the menu of options appears.
    func documentInteractionControllerWillPresentOptionsMenu(_ controller: UIDocumentInteractionController)
    // Not called: previews grow from no view, and there are no other apps to open a document in.
    /// Returns the rectangle from which a preview grows. It is never called here.
    func documentInteractionControllerRectForPreview(_ controller: UIDocumentInteractionController) -> CGRect
    /// Returns the view from which a preview grows. It is never called here.
    func documentInteractionControllerViewForPreview(_ controller: UIDocumentInteractionController) -> UIView?
    /// Called before a preview begins.
    func documentInteractionControllerWillBeginPreview(_ controller: UIDocumentInteractionController)
    /// Called before the menu of other apps appears. It is never called here.
    func documentInteractionControllerWillPresentOpenInMenu(_ controller: UIDocumentInteractionController)
    /// Called after the menu of other apps disappeared. It is never called here.
    func documentInteractionControllerDidDismissOpenInMenu(_ controller: UIDocumentInteractionController)
    /// Called before the document is handed to another app. It is never called here.
    func documentInteractionController(_ controller: UIDocumentInteractionController, willBeginSendingToApplication application: String?)
    /// Called after the document was handed to another app. It is never called here.
    func documentInteractionController(_ controller: UIDocumentInteractionController, didEndSendingToApplication application: String?)
}
extension UIDocumentInteractionControllerDelegate {
    /// Returns a new controller, for a delegate that doesn't implement the method.
    public func documentInteractionControllerViewControllerForPreview(_ controller: UIDocumentInteractionController) -> UIViewController {
        UIViewController()
    }
    /// Does nothing for a delegate that doesn't implement the method.
    public func documentInteractionControllerDidEndPreview(_ controller: UIDocumentInteractionController) {}
    /// Does nothing for a delegate that doesn't implement the method.
    public func documentInteractionControllerDidDismissOptionsMenu(_ controller: UIDocumentInteractionController) {}
    /// Does nothing for a delegate that doesn't implement the method.
    public func documentInteractionControllerWillPresentOptionsMenu(_ controller: UIDocumentInteractionController) {}
    /// Returns `.zero` for a delegate that doesn't implement the method.
    public func documentInteractionControllerRectForPreview(_ controller: UIDocumentInteractionController) -> CGRect { .zero }
    /// Returns nil for a delegate that doesn't implement the method.
    public func documentInteractionControllerViewForPreview(_ controller: UIDocumentInteractionController) -> UIView? { nil }
    /// Does nothing for a delegate that doesn't implement the method.
    public func documentInteractionControllerWillBeginPreview(_ controller: UIDocumentInteractionController) {}
    /// Does nothing for a delegate that doesn't implement the method.
    public func documentInteractionControllerWillPresentOpenInMenu(_ controller: UIDocumentInteractionController) {}
    /// Does nothing for a delegate that doesn't implement the method.
    public func documentInteractionControllerDidDismissOpenInMenu(_ controller: UIDocumentInteractionController) {}
    /// Does nothing for a delegate that doesn't implement the method.
    public func documentInteractionController(
        _ controller: UIDocumentInteractionController, willBeginSendingToApplication application: String?
    ) {}
    /// Does nothing for a delegate that doesn't implement the method.
    public func documentInteractionController(
        _ controller: UIDocumentInteractionController, didEndSendingToApplication application: String?
    ) {}
}

/// Passes a file to other apps. There are none, so menus contain the activities of an activity sheet, and nothing opens elsewhere.
/// A controller that offers activities for a file, and previews pictures and texts.
@preconcurrency @MainActor
open class UIDocumentInteractionController: NSObject {
    /// The object that is notified of the menu.
    open weak var delegate: (any UIDocumentInteractionControllerDelegate)?
    /// The URL of the file, or nil.
    open var url: URL?
    /// The uniform type identifier of the file, or nil to derive it from the name.
    open var uti: String?
    /// The name that is shown, or nil for the file's own.
    open var name: String?
    /// Information for the app that would open the file. It is stored but has no effect.
    open var annotation: Any?
    /// The icons of the file's type. There are none here.
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
    private weak var preview: UIViewController?

    public override init() { super.init() }
    /// Creates a controller for the file at a URL.
    public init(url: URL) {
        self.url = url
        name = url.lastPathComponent
    }

    // FIXME(gap): UIKit pushes the preview if the delegate returns a navigation controller.
    /// Presents a preview of the file on the delegate's controller, and returns whether it did.
    @discardableResult open func presentPreview(animated: Bool) -> Bool {
        guard preview == nil, let url, let delegate else { return false }
        let presenter = delegate.documentInteractionControllerViewControllerForPreview(self)
        guard presenter.viewIfLoaded?.window != nil, presenter.presentedViewController == nil else { return false }
        let content = DocumentPreviewController(url, name: name ?? url.lastPathComponent) { [weak self] in
            self?.dismissPreview(animated: true)
        }
        let shown = UINavigationController(rootViewController: content)
        shown.modalPresentationStyle = .fullScreen
        preview = shown
        delegate.documentInteractionControllerWillBeginPreview(self)
        presenter.present(shown, animated: animated)
        return true
    }
    /// Dismisses the preview that this controller presented.
    open func dismissPreview(animated: Bool) {
        guard let presenter = preview?.presentingViewController else { return }
        preview = nil
        presenter.dismiss(animated: animated) { [weak self] in
            if let self { delegate?.documentInteractionControllerDidEndPreview(self) }
        }
    }
    /// Presents a share sheet with the file at a rectangle in the view's coordinates, and returns whether it did.
    @discardableResult open func presentOptionsMenu(from rect: CGRect, in view: UIView, animated: Bool) -> Bool {
        share(from: view, rect, animated)
    }
    /// Presents a share sheet with the file at a bar button item, and returns whether it did.
    @discardableResult open func presentOptionsMenu(from item: UIBarButtonItem, animated: Bool) -> Bool {
        share(from: item.barView, .null, animated)
    }
    /// Returns `false`: there are no other apps.
    @discardableResult open func presentOpenInMenu(from rect: CGRect, in view: UIView, animated: Bool) -> Bool { false }
    /// Returns `false`: there are no other apps.
    @discardableResult open func presentOpenInMenu(from item: UIBarButtonItem, animated: Bool) -> Bool { false }
    /// Dismisses the share sheet that this controller presented.
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
