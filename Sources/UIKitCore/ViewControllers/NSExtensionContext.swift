import Foundation

/// The context in which an app extension was started. Extensions do not run here: no controller has one.
open class NSExtensionContext: NSObject, @unchecked Sendable {
    open var inputItems: [Any] { [] }
    open func completeRequest(returningItems items: [Any]?, completionHandler: ((Bool) -> Void)? = nil) { completionHandler?(false) }
    open func cancelRequest(withError error: any Error) {}
    open func open(_ URL: URL, completionHandler: ((Bool) -> Void)? = nil) { completionHandler?(false) }
}

/// An item that one app passes to another through an extension.
open class NSExtensionItem: NSObject, @unchecked Sendable {
    open var attributedTitle: NSAttributedString?
    open var attributedContentText: NSAttributedString?
    open var attachments: [NSItemProvider]?
    open var userInfo: [AnyHashable: Any]?
}

private let focusGroups = AttachedProperty<String?>(nil)
private let trackingNames = AttachedProperty<String?>(nil)

// In an extension of the protocol, so that an app's own controllers may declare properties of these names.
extension UIContentContainer where Self: UIViewController {
    public var extensionContext: NSExtensionContext? { nil }
    // FIXME(gap): stored only; neither the focus engine nor the tracking of activities runs.
    public var focusGroupIdentifier: String? {
        get { focusGroups[self] }
        set { focusGroups[self] = newValue }
    }
    public var interactionActivityTrackingBaseName: String? {
        get { trackingNames[self] }
        set { trackingNames[self] = newValue }
    }
    /// Notifies the controller's views of changed traits before the turn's end.
    public func updateTraitsIfNeeded() { viewIfLoaded?.updateTraitsIfNeeded() }
}
