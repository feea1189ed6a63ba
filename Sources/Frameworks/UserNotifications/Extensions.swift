import Foundation

/// The reason why a notification isn't accepted.
public struct UNError: _BridgedStoredNSError {
    public let _nsError: NSError
    public init(_nsError error: NSError) { _nsError = error }
    public static var errorDomain: String { UNErrorDomain }
    public static var _nsErrorDomain: String { UNErrorDomain }
    public enum Code: Int, Sendable, _ErrorCodeProtocol {
        public typealias _ErrorType = UNError
        /// The reasons, with the numbers of UNError.h.
        case notificationsNotAllowed = 1, attachmentInvalidURL = 100, attachmentUnrecognizedType, attachmentInvalidFileSize,
            attachmentNotInDataStore, attachmentMoveIntoDataStoreFailed, attachmentCorrupt, notificationInvalidNoDate = 1400,
            notificationInvalidNoContent, contentProvidingObjectNotAllowed = 1500, contentProvidingInvalid, badgeInputInvalid = 1600
    }
    public static var notificationsNotAllowed: Code { .notificationsNotAllowed }
    public static var attachmentInvalidURL: Code { .attachmentInvalidURL }
    public static var attachmentUnrecognizedType: Code { .attachmentUnrecognizedType }
    public static var attachmentInvalidFileSize: Code { .attachmentInvalidFileSize }
    public static var attachmentNotInDataStore: Code { .attachmentNotInDataStore }
    public static var attachmentMoveIntoDataStoreFailed: Code { .attachmentMoveIntoDataStoreFailed }
    public static var attachmentCorrupt: Code { .attachmentCorrupt }
    public static var notificationInvalidNoDate: Code { .notificationInvalidNoDate }
    public static var notificationInvalidNoContent: Code { .notificationInvalidNoContent }
    public static var contentProvidingObjectNotAllowed: Code { .contentProvidingObjectNotAllowed }
    public static var contentProvidingInvalid: Code { .contentProvidingInvalid }
    public static var badgeInputInvalid: Code { .badgeInputInvalid }
}
public let UNErrorDomain = "UNErrorDomain"

/// The keys for the part of a picture and the time of a film that an attachment shows.
public let UNNotificationAttachmentOptionsThumbnailClippingRectKey = "UNNotificationAttachmentOptionsThumbnailClippingRectKey",
    UNNotificationAttachmentOptionsThumbnailTimeKey = "UNNotificationAttachmentOptionsThumbnailTimeKey"

/// An object, such as an intent, that adds to the content of a notification.
public protocol UNNotificationContentProviding: NSObjectProtocol {}
/// The sender of a message, which a notification shows.
open class UNNotificationAttributedMessageContext: NSObject, UNNotificationContentProviding, @unchecked Sendable {}

extension UNNotificationContent {
    /// Returns a copy of the content. What an intent adds, such as the picture of a sender, isn't shown here.
    public func updating(from provider: any UNNotificationContentProviding) throws -> UNNotificationContent {
        copy() as? UNNotificationContent ?? self
    }
}

/// The code of an app's extension that changes notifications before they are shown. A test may call it.
open class UNNotificationServiceExtension: NSObject {
    public override init() { super.init() }
    /// Called with a notification. The base calls the handler with its content, unchanged.
    open func didReceive(_ request: UNNotificationRequest, withContentHandler contentHandler: @escaping (UNNotificationContent) -> Void) {
        contentHandler(request.content)
    }
    /// Called when the time is over. The base does nothing.
    open func serviceExtensionTimeWillExpire() {}
}

extension NSString {
    /// Returns the app's text for a key, with arguments in place of its formats. A notification would look for it when it is shown.
    public static func localizedUserNotificationString(forKey key: String, arguments: [Any]?) -> String {
        let format = Bundle.main.localizedString(forKey: key, value: nil, table: nil)
        guard let arguments, !arguments.isEmpty else { return format }
        return String(format: format, arguments: arguments.map { $0 as? any CVarArg ?? "\($0)" as NSString })
    }
}
