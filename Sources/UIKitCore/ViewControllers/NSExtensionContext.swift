import Foundation

/// The context in which an app extension was started. Extensions do not run here: no controller has one.
open class NSExtensionContext: NSObject, @unchecked Sendable {
    /// The items that the host app passes to the extension. Always empty here.
    open var inputItems: [Any] { [] }
    /// Ends the extension's work. No host waits for it here, so the handler gets `false` immediately.
    open func completeRequest(returningItems items: [Any]?, completionHandler: ((Bool) -> Void)? = nil) { completionHandler?(false) }
    /// Ends the extension's work. No host waits for it here, so the result is `false`.
    @discardableResult open func completeRequest(returningItems items: [Any]?) async -> Bool { false }
    /// Reports to the host that the extension failed. Does nothing here.
    open func cancelRequest(withError error: any Error) {}
    /// Asks the host to open a URL. Nothing is opened here: the handler gets `false` immediately.
    open func open(_ URL: URL, completionHandler: ((Bool) -> Void)? = nil) { completionHandler?(false) }
    /// Asks the host to open a URL. Nothing is opened here: the result is `false`.
    @discardableResult open func open(_ URL: URL) async -> Bool { false }
}

/// An object that handles the request of an extension's host.
public protocol NSExtensionRequestHandling: NSObjectProtocol {
    /// Called with the request. Never called here: extensions don't run.
    func beginRequest(with context: NSExtensionContext)
}

/// An item that one app passes to another through an extension.
open class NSExtensionItem: NSObject, @unchecked Sendable {
    /// The heading of the item, or `nil` if it has none.
    open var attributedTitle: NSAttributedString?
    /// The text of the item itself, or `nil` if its content is only in ``attachments``.
    open var attributedContentText: NSAttributedString?
    /// The media that belongs to the item, such as a page's address and its picture.
    open var attachments: [NSItemProvider]?
    /// Further values that the two apps have agreed on. Keys that UIKit defines have no effect here.
    open var userInfo: [AnyHashable: Any]?
}

private let focusGroups = AttachedProperty<String?>(nil)
private let trackingNames = AttachedProperty<String?>(nil)

// In an extension of the protocol, so that an app's own controllers may declare properties of these names.
extension UIContentContainer where Self: UIViewController {
    /// The context if the controller is the root of an app extension. Always `nil`, because extensions do not run.
    public var extensionContext: NSExtensionContext? { nil }
    // FIXME(gap): stored only; neither the focus engine nor the tracking of activities runs.
    /// The name of the focus group of the controller's views, or `nil` to inherit. Stored but has no effect on focus.
    public var focusGroupIdentifier: String? {
        get { focusGroups[self] }
        set { focusGroups[self] = newValue }
    }
    /// The prefix of the names under which user interactions are recorded, or `nil`. Stored but has no effect: nothing is recorded.
    public var interactionActivityTrackingBaseName: String? {
        get { trackingNames[self] }
        set { trackingNames[self] = newValue }
    }
    /// Notifies the controller's views of changed traits before the turn's end.
    public func updateTraitsIfNeeded() { viewIfLoaded?.updateTraitsIfNeeded() }
}
