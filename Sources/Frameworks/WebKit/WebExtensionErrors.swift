import Foundation

/// The domain of ``WKWebExtensionError``.
public let WKWebExtensionErrorDomain = "WKWebExtensionErrorDomain"
/// An error in an extension's files.
public struct WKWebExtensionError: _BridgedStoredNSError, @unchecked Sendable {
    public enum Code: Int, _ErrorCodeProtocol, Sendable {
        public typealias _ErrorType = WKWebExtensionError
        case unknown = 1, resourceNotFound, invalidResourceCodeSignature, invalidManifest, unsupportedManifestVersion,
            invalidManifestEntry, invalidDeclarativeNetRequestEntry, invalidBackgroundPersistence, invalidArchive
    }
    public let _nsError: NSError
    public init(_nsError: NSError) { self._nsError = _nsError }
    public static var _nsErrorDomain: String { WKWebExtensionErrorDomain }
    public static var errorDomain: String { WKWebExtensionErrorDomain }
    public static var unknown: Code { .unknown }
    public static var resourceNotFound: Code { .resourceNotFound }
    public static var invalidResourceCodeSignature: Code { .invalidResourceCodeSignature }
    public static var invalidManifest: Code { .invalidManifest }
    public static var unsupportedManifestVersion: Code { .unsupportedManifestVersion }
    public static var invalidManifestEntry: Code { .invalidManifestEntry }
    public static var invalidDeclarativeNetRequestEntry: Code { .invalidDeclarativeNetRequestEntry }
    public static var invalidBackgroundPersistence: Code { .invalidBackgroundPersistence }
    public static var invalidArchive: Code { .invalidArchive }
}
/// The domain of ``WKWebExtensionContextError``.
public let WKWebExtensionContextErrorDomain = "WKWebExtensionContextErrorDomain"
/// An error of an extension in a browser.
public struct WKWebExtensionContextError: _BridgedStoredNSError, @unchecked Sendable {
    public enum Code: Int, _ErrorCodeProtocol, Sendable {
        public typealias _ErrorType = WKWebExtensionContextError
        case unknown = 1, alreadyLoaded, notLoaded, baseURLAlreadyInUse, noBackgroundContent, backgroundContentFailedToLoad
    }
    public let _nsError: NSError
    public init(_nsError: NSError) { self._nsError = _nsError }
    public static var _nsErrorDomain: String { WKWebExtensionContextErrorDomain }
    public static var errorDomain: String { WKWebExtensionContextErrorDomain }
    public static var unknown: Code { .unknown }
    public static var alreadyLoaded: Code { .alreadyLoaded }
    public static var notLoaded: Code { .notLoaded }
    public static var baseURLAlreadyInUse: Code { .baseURLAlreadyInUse }
    public static var noBackgroundContent: Code { .noBackgroundContent }
    public static var backgroundContentFailedToLoad: Code { .backgroundContentFailedToLoad }
}
/// The domain of ``WKWebExtensionMatchPatternError``.
public let WKWebExtensionMatchPatternErrorDomain = "WKWebExtensionMatchPatternErrorDomain"
/// An error in a pattern of addresses.
public struct WKWebExtensionMatchPatternError: _BridgedStoredNSError, @unchecked Sendable {
    public enum Code: Int, _ErrorCodeProtocol, Sendable {
        public typealias _ErrorType = WKWebExtensionMatchPatternError
        case unknown = 1, invalidScheme, invalidHost, invalidPath
    }
    public let _nsError: NSError
    public init(_nsError: NSError) { self._nsError = _nsError }
    public static var _nsErrorDomain: String { WKWebExtensionMatchPatternErrorDomain }
    public static var errorDomain: String { WKWebExtensionMatchPatternErrorDomain }
    public static var unknown: Code { .unknown }
    public static var invalidScheme: Code { .invalidScheme }
    public static var invalidHost: Code { .invalidHost }
    public static var invalidPath: Code { .invalidPath }
}
/// The domain of ``WKWebExtensionMessagePortError``.
public let WKWebExtensionMessagePortErrorDomain = "WKWebExtensionMessagePortErrorDomain"
/// An error of a connection to an extension.
public struct WKWebExtensionMessagePortError: _BridgedStoredNSError, @unchecked Sendable {
    public enum Code: Int, _ErrorCodeProtocol, Sendable {
        public typealias _ErrorType = WKWebExtensionMessagePortError
        case unknown = 1, notConnected, messageInvalid
    }
    public let _nsError: NSError
    public init(_nsError: NSError) { self._nsError = _nsError }
    public static var _nsErrorDomain: String { WKWebExtensionMessagePortErrorDomain }
    public static var errorDomain: String { WKWebExtensionMessagePortErrorDomain }
    public static var unknown: Code { .unknown }
    public static var notConnected: Code { .notConnected }
    public static var messageInvalid: Code { .messageInvalid }
}
/// The domain of ``WKWebExtensionDataRecordError``.
public let WKWebExtensionDataRecordErrorDomain = "WKWebExtensionDataRecordErrorDomain"
public struct WKWebExtensionDataRecordError: _BridgedStoredNSError, @unchecked Sendable {
    public enum Code: Int, _ErrorCodeProtocol, Sendable {
        public typealias _ErrorType = WKWebExtensionDataRecordError
        case unknown = 1, localStorageFailed, sessionStorageFailed, synchronizedStorageFailed
    }
    public let _nsError: NSError
    public init(_nsError: NSError) { self._nsError = _nsError }
    public static var _nsErrorDomain: String { WKWebExtensionDataRecordErrorDomain }
    public static var errorDomain: String { WKWebExtensionDataRecordErrorDomain }
    public static var unknown: Code { .unknown }
    public static var localStorageFailed: Code { .localStorageFailed }
    public static var sessionStorageFailed: Code { .sessionStorageFailed }
    public static var synchronizedStorageFailed: Code { .synchronizedStorageFailed }
}
