// No tag reader: `readingAvailable` is false, and a session ends with the API's error `readerErrorUnsupportedFeature`.
@_exported import Foundation

/// The reason why a session ends.
public struct NFCReaderError: Error, CustomNSError, Hashable, Sendable {
    /// The reasons, with the numbers of NFCError.h.
    public enum Code: Int, Sendable {
        case readerErrorUnsupportedFeature = 1, readerErrorSecurityViolation, readerErrorInvalidParameter,
            readerErrorInvalidParameterLength, readerErrorParameterOutOfBound, readerErrorRadioDisabled
        case readerTransceiveErrorTagConnectionLost = 100, readerTransceiveErrorRetryExceeded, readerTransceiveErrorTagResponseError,
            readerTransceiveErrorSessionInvalidated, readerTransceiveErrorTagNotConnected
        case readerSessionInvalidationErrorUserCanceled = 200, readerSessionInvalidationErrorSessionTimeout,
            readerSessionInvalidationErrorSessionTerminatedUnexpectedly, readerSessionInvalidationErrorSystemIsBusy,
            readerSessionInvalidationErrorFirstNDEFTagRead
    }
    public let code: Code
    public init(_ code: Code) { self.code = code }
    public static var errorDomain: String { "NFCError" }
    public var errorCode: Int { code.rawValue }
}
/// The format of a record.
public enum NFCTypeNameFormat: UInt8, Sendable { case empty, nfcWellKnown, media, absoluteURI, nfcExternal, unknown, unchanged }

// `@unchecked Sendable`: an app may pass these objects between threads, as it passes Apple's, and only the app changes them.

/// A record of a message.
open class NFCNDEFPayload: NSObject, @unchecked Sendable {
    /// The format of the record.
    public final var typeNameFormat: NFCTypeNameFormat
    /// The type, the identifier, and the data of the record.
    public final var type: Data, identifier: Data, payload: Data
    /// Creates a record.
    public init(format: NFCTypeNameFormat, type: Data, identifier: Data, payload: Data) {
        (typeNameFormat, self.type, self.identifier, self.payload) = (format, type, identifier, payload)
    }
}
/// A message on a tag.
open class NFCNDEFMessage: NSObject, @unchecked Sendable {
    public final var records: [NFCNDEFPayload]
    public init(records: [NFCNDEFPayload]) { self.records = records }
}
/// A tag. There is none.
public protocol NFCNDEFTag: AnyObject {
    /// Whether the tag can be read.
    var isAvailable: Bool { get }
}
/// Called with the messages of tags, and when a session ends.
public protocol NFCNDEFReaderSessionDelegate: NSObjectProtocol {
    /// Called when a session ends.
    func readerSession(_ session: NFCNDEFReaderSession, didInvalidateWithError error: any Error)
    /// Called with messages. It isn't called.
    func readerSession(_ session: NFCNDEFReaderSession, didDetectNDEFs messages: [NFCNDEFMessage])
    /// Called with tags. It isn't called.
    func readerSession(_ session: NFCNDEFReaderSession, didDetect tags: [any NFCNDEFTag])
    /// Called when a session starts. It isn't called.
    func readerSessionDidBecomeActive(_ session: NFCNDEFReaderSession)
}
extension NFCNDEFReaderSessionDelegate {
    public func readerSession(_ session: NFCNDEFReaderSession, didDetect tags: [any NFCNDEFTag]) {}
    public func readerSessionDidBecomeActive(_ session: NFCNDEFReaderSession) {}
}
/// A session with a tag reader, which the device doesn't have.
open class NFCReaderSession: NSObject, @unchecked Sendable {
    /// Whether the device has a reader, which is false.
    open class var readingAvailable: Bool { false }
    /// The text of the sheet. It is stored but has no effect.
    public final var alertMessage = ""
    /// Whether the session can begin, which is false.
    open var isReady: Bool { false }
    /// Does nothing.
    open func begin() {}
    /// Does nothing.
    open func invalidate() {}
    /// Does nothing.
    open func invalidate(errorMessage: String) {}
}
/// A session that reads messages, which ends as soon as it begins.
open class NFCNDEFReaderSession: NFCReaderSession, @unchecked Sendable {
    private final weak var receiver: (any NFCNDEFReaderSessionDelegate)?
    private final let queue: DispatchQueue
    public init(delegate: any NFCNDEFReaderSessionDelegate, queue: DispatchQueue?, invalidateAfterFirstRead: Bool) {
        (receiver, self.queue) = (delegate, queue ?? .main)
    }
    /// Ends the session with ``NFCReaderError/Code/readerErrorUnsupportedFeature``.
    open override func begin() {
        queue.async { [self] in
            receiver?.readerSession(self, didInvalidateWithError: NFCReaderError(.readerErrorUnsupportedFeature))
        }
    }
}
