@_exported import PlaceholderCompanion

public enum MFMailComposeResult: Int, Sendable { case cancelled, saved, sent, failed }
public enum MessageComposeResult: Int, Sendable { case cancelled, sent, failed }

@preconcurrency @MainActor
public protocol MFMailComposeViewControllerDelegate: NSObjectProtocol {
    func mailComposeController(_ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult, error: (any Error)?)
}
extension MFMailComposeViewControllerDelegate {
    public func mailComposeController(_ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult, error: (any Error)?) {}
}
@preconcurrency @MainActor
public protocol MFMessageComposeViewControllerDelegate: NSObjectProtocol {
    func messageComposeViewController(_ controller: MFMessageComposeViewController, didFinishWith result: MessageComposeResult)
}

/// No mail account here: `canSendMail()` is false, as on a device without one.
open class MFMailComposeViewController: UINavigationController {
    open class func canSendMail() -> Bool { false }
    open weak var mailComposeDelegate: (any MFMailComposeViewControllerDelegate)?
    open func setPreferredSendingEmailAddress(_ emailAddress: String) {}
    open func setSubject(_ subject: String) {}
    open func setToRecipients(_ toRecipients: [String]?) {}
    open func setCcRecipients(_ ccRecipients: [String]?) {}
    open func setBccRecipients(_ bccRecipients: [String]?) {}
    open func setMessageBody(_ body: String, isHTML: Bool) {}
    open func addAttachmentData(_ attachment: Data, mimeType: String, fileName filename: String) {}
}
open class MFMessageComposeViewController: UINavigationController {
    open class func canSendText() -> Bool { false }
    open class func canSendSubject() -> Bool { false }
    open class func canSendAttachments() -> Bool { false }
    open weak var messageComposeDelegate: (any MFMessageComposeViewControllerDelegate)?
    open class func isSupportedAttachmentUTI(_ uti: String) -> Bool { false }
    open func disableUserAttachments() {}
    @discardableResult open func addAttachmentURL(_ attachmentURL: URL, withAlternateFilename alternateFilename: String?) -> Bool { false }
    @discardableResult open func addAttachmentData(_ attachmentData: Data, typeIdentifier uti: String, filename: String) -> Bool { false }
    open var recipients: [String]?
    open var body: String?
    open var subject: String?
}
