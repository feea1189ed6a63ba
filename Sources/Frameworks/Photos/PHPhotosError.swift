import Foundation

/// The reason that the library refused a request; here, always missing access.
public struct PHPhotosError: Error, Equatable, CustomNSError {
    /// The reason for an error of the photo library.
    public enum Code: Int, Sendable {
        /// The reasons inside of the framework and by the user.
        case internalError = -1, userCancelled = 3072, persistentChangeTokenExpired = 3105, libraryVolumeOffline = 3114,
            relinquishingLibraryBundleToWriter = 3142
        /// The reasons of the network and of identifiers.
        case switchingSystemPhotoLibrary = 3143, networkAccessRequired = 3164, networkError = 3169, identifierNotFound = 3201,
            multipleIdentifiersFound = 3202
        /// The reasons of changes and of files.
        case persistentChangeDetailsUnavailable = 3210, changeNotSupported = 3300, operationInterrupted = 3301, invalidResource = 3302,
            missingResource = 3303
        /// The reasons of space and of the user's permission.
        case notEnoughSpace = 3305, requestNotSupportedForAsset = 3306, accessRestricted = 3310, accessUserDenied = 3311,
            libraryInFileProviderSyncRoot = 5423, limitExceeded = 3307
    }
    public let code: Code
    public init(_ code: Code) { self.code = code }
    public static var errorDomain: String { PHPhotosErrorDomain }
    public var errorCode: Int { code.rawValue }
    public static var internalError: Code { .internalError }
    public static var userCancelled: Code { .userCancelled }
    public static var accessRestricted: Code { .accessRestricted }
    public static var accessUserDenied: Code { .accessUserDenied }
    public static var notEnoughSpace: Code { .notEnoughSpace }
    public static var networkAccessRequired: Code { .networkAccessRequired }
    public static var networkError: Code { .networkError }
    public static var identifierNotFound: Code { .identifierNotFound }
    public static var multipleIdentifiersFound: Code { .multipleIdentifiersFound }
    public static var changeNotSupported: Code { .changeNotSupported }
    public static var operationInterrupted: Code { .operationInterrupted }
    public static var invalidResource: Code { .invalidResource }
    public static var missingResource: Code { .missingResource }
    public static var requestNotSupportedForAsset: Code { .requestNotSupportedForAsset }
    public static var libraryVolumeOffline: Code { .libraryVolumeOffline }
    public static var limitExceeded: Code { .limitExceeded }
    public static var switchingSystemPhotoLibrary: Code { .switchingSystemPhotoLibrary }
    public static var relinquishingLibraryBundleToWriter: Code { .relinquishingLibraryBundleToWriter }
    public static var persistentChangeDetailsUnavailable: Code { .persistentChangeDetailsUnavailable }
    public static var libraryInFileProviderSyncRoot: Code { .libraryInFileProviderSyncRoot }
    public static var persistentChangeTokenExpired: Code { .persistentChangeTokenExpired }
}
/// The domain of the framework's errors.
public let PHPhotosErrorDomain = "PHPhotosErrorDomain"
