// No mail or message account: `canSendMail()` and `canSendText()` are false, and the composers are labeled placeholders.
@_exported import FrameworkPlaceholder
import MessagesCompanion

/// The result of composing a mail.
public enum MFMailComposeResult: Int, Sendable { case cancelled, saved, sent, failed }
/// The result of composing a message.
public enum MessageComposeResult: Int, Sendable { case cancelled, sent, failed }

/// The domain of ``MFMailComposeError``.
public let MFMailComposeErrorDomain = "MFMailComposeErrorDomain"
public struct MFMailComposeError: _BridgedStoredNSError, @unchecked Sendable {
    public enum Code: Int, _ErrorCodeProtocol, Sendable {
        public typealias _ErrorType = MFMailComposeError
        case saveFailed = 0, sendFailed
    }
    public let _nsError: NSError
    public init(_nsError: NSError) { self._nsError = _nsError }
    public static var _nsErrorDomain: String { MFMailComposeErrorDomain }
    public static var errorDomain: String { MFMailComposeErrorDomain }
    public static var saveFailed: Code { .saveFailed }
    public static var sendFailed: Code { .sendFailed }
}
/// What a controller does after its end.
public enum MFMailComposeControllerDeferredAction: Int, Sendable { case none, adjustInsertionPoint, addMissingRecipients }
/// The parts of a message's attachment.
public let MFMessageComposeViewControllerAttachmentURL = "MFMessageComposeViewControllerAttachmentURL"
public let MFMessageComposeViewControllerAttachmentAlternateFilename = "MFMessageComposeViewControllerAttachmentAlternateFilename"
public let MFMessageComposeViewControllerTextMessageAvailabilityKey = "MFMessageComposeViewControllerTextMessageAvailabilityKey"
extension NSNotification.Name {
    /// Sent when messages can or cannot be sent any more. It isn't.
    public static let MFMessageComposeViewControllerTextMessageAvailabilityDidChange = NSNotification.Name(
        "MFMessageComposeViewControllerTextMessageAvailabilityDidChangeNotification")
}
extension MFMessageComposeViewController {
    public static let textMessageAvailabilityDidChangeNotification = NSNotification.Name
        .MFMessageComposeViewControllerTextMessageAvailabilityDidChange
}

/// The callback for the end of a mail, in which the app dismisses the controller.
@preconcurrency @MainActor
public protocol MFMailComposeViewControllerDelegate: NSObjectProtocol {
    func mailComposeController(_ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult, error: (any Error)?)
}
extension MFMailComposeViewControllerDelegate {
    /// Does nothing.
    public func mailComposeController(
        _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult, error: (any Error)?
    ) {}
}
/// The callback for the end of a message, in which the app dismisses the controller.
@preconcurrency @MainActor
public protocol MFMessageComposeViewControllerDelegate: NSObjectProtocol {
    func messageComposeViewController(_ controller: MFMessageComposeViewController, didFinishWith result: MessageComposeResult)
}

/// A mail composer without an account: `canSendMail()` is false, as on a device without one.
open class MFMailComposeViewController: UINavigationController {
    open class func canSendMail() -> Bool { false }
    /// Notified that the mail was canceled, its only end here.
    open weak var mailComposeDelegate: (any MFMailComposeViewControllerDelegate)?
    open override func viewDidLoad() {
        super.viewDidLoad()
        showPlaceholder("Mail") { [weak self] in
            guard let self else { return }
            if let mailComposeDelegate {
                mailComposeDelegate.mailComposeController(self, didFinishWith: .cancelled, error: nil)
            } else {
                dismiss(animated: true)
            }
        }
    }
    /// Does nothing.
    open func setPreferredSendingEmailAddress(_ emailAddress: String) {}
    /// Does nothing.
    open func setSubject(_ subject: String) {}
    /// Does nothing.
    open func setToRecipients(_ toRecipients: [String]?) {}
    /// Does nothing.
    open func setCcRecipients(_ ccRecipients: [String]?) {}
    /// Does nothing.
    open func setBccRecipients(_ bccRecipients: [String]?) {}
    /// Does nothing.
    open func setMessageBody(_ body: String, isHTML: Bool) {}
    /// Does nothing: calls the handler with false.
    @preconcurrency open func insertCollaborationItemProvider(
        _ itemProvider: NSItemProvider, completionHandler: @escaping @Sendable (Bool) -> Void
    ) { completionHandler(false) }
    /// Does nothing.
    open func addAttachmentData(_ attachment: Data, mimeType: String, fileName filename: String) {}
}
/// A message composer that cannot send: the screen ends as canceled.
open class MFMessageComposeViewController: UINavigationController {
    open class func canSendText() -> Bool { false }
    open class func canSendSubject() -> Bool { false }
    open class func canSendAttachments() -> Bool { false }
    /// Notified that the message was canceled, its only end here.
    open weak var messageComposeDelegate: (any MFMessageComposeViewControllerDelegate)?
    open override func viewDidLoad() {
        super.viewDidLoad()
        showPlaceholder("Messages") { [weak self] in
            guard let self else { return }
            if let messageComposeDelegate {
                messageComposeDelegate.messageComposeViewController(self, didFinishWith: .cancelled)
            } else {
                dismiss(animated: true)
            }
        }
    }
    open class func isSupportedAttachmentUTI(_ uti: String) -> Bool { false }
    /// Does nothing.
    open func disableUserAttachments() {}
    @discardableResult open func addAttachmentURL(_ attachmentURL: URL, withAlternateFilename alternateFilename: String?) -> Bool { false }
    @discardableResult open func addAttachmentData(_ attachmentData: Data, typeIdentifier uti: String, filename: String) -> Bool { false }
    @discardableResult open func insertCollaborationItemProvider(_ itemProvider: NSItemProvider) -> Bool { false }
    /// The attachments: none was added.
    open var attachments: [[AnyHashable: Any]]? { nil }
    /// The address that starts a conversation about a call. It is stored but has no effect.
    open func setUPIVerificationCodeSendCompletion(_ completion: @escaping (Bool) -> Void) { completion(false) }
    /// The message of an app. It is stored but has no effect.
    open var message: MSMessage?
    open var recipients: [String]?
    open var body: String?
    open var subject: String?
}

extension UINavigationController {
    /// Shows a placeholder for the composer, with a button that cancels.
    fileprivate func showPlaceholder(_ name: String, cancel: @escaping () -> Void) {
        let page = UnavailableFrameworkController()
        page.loadViewIfNeeded()
        page.showUnavailable(name)
        page.navigationItem.leftBarButtonItem = UIBarButtonItem(systemItem: .cancel, primaryAction: UIAction { _ in cancel() })
        setViewControllers([page], animated: false)
    }
}
