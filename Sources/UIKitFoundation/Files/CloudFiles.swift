import Foundation

// The API of Apple's Foundation for files in iCloud. The user is signed out, so each request throws the error for that.

/// The options for uploading a file when it is synchronized again.
public enum NSFileManagerResumeSyncBehavior: Int, Sendable { case preserveLocalChanges, afterUploadToFailOnConflict, dropLocalChanges }
/// The resolution of a conflict with changes made elsewhere.
public enum NSFileManagerUploadLocalVersionConflictPolicy: Int, Sendable { case conservative, failOnConflict }
/// How the synchronization of a file can be controlled.
public struct NSFileManagerSupportedSyncControls: OptionSet, Sendable {
    /// The bits, one for each way.
    public let rawValue: UInt
    /// Creates ways from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// It can be paused, and fail if the file was also changed elsewhere.
    public static let pauseSync = Self(rawValue: 1), failUploadOnConflict = Self(rawValue: 2)
}
/// A service of an app that provides files; there is none.
open class NSFileProviderService: NSObject, @unchecked Sendable {
    open var name: NSFileProviderServiceName { NSFileProviderServiceName("") }
    /// Calls the handler with an error: there is no connection.
    @preconcurrency open func getFileProviderConnection(completionHandler: @escaping @Sendable (NSXPCConnection?, (any Error)?) -> Void) {
        completionHandler(nil, CocoaError(.xpcConnectionInvalid))
    }
}
/// The name of a service.
public struct NSFileProviderServiceName: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
}

extension FileManager {
    /// The behavior and the policy under their names in Swift.
    public typealias ResumeSyncBehavior = NSFileManagerResumeSyncBehavior
    public typealias UploadLocalVersionConflictPolicy = NSFileManagerUploadLocalVersionConflictPolicy
    /// The ways under their name in Swift.
    public typealias SupportedSyncControls = NSFileManagerSupportedSyncControls

    private static func unavailable(_ url: URL) -> CocoaError { CocoaError(.ubiquitousFileUnavailable, userInfo: [NSURLErrorKey: url]) }

    /// Throws: the file is not in iCloud.
    public func startDownloadingUbiquitousItem(at url: URL) throws { throw Self.unavailable(url) }
    /// Throws: the file is not in iCloud.
    public func evictUbiquitousItem(at url: URL) throws { throw Self.unavailable(url) }
    /// Throws: there is no container in iCloud.
    public func setUbiquitous(_ flag: Bool, itemAt url: URL, destinationURL: URL) throws { throw Self.unavailable(url) }
    /// Throws: the file is not in iCloud.
    public func url(forPublishingUbiquitousItemAt url: URL, expiration outDate: AutoreleasingUnsafeMutablePointer<NSDate?>?) throws -> URL {
        throw Self.unavailable(url)
    }
    /// Throws: the file is not in iCloud.
    public func pauseSyncForUbiquitousItem(at url: URL) async throws { throw Self.unavailable(url) }
    /// Calls the handler with an error: the file is not in iCloud.
    @preconcurrency public func pauseSyncForUbiquitousItem(at url: URL, completionHandler: @escaping @Sendable ((any Error)?) -> Void) {
        completionHandler(Self.unavailable(url))
    }
    /// Throws: the file is not in iCloud.
    public func resumeSyncForUbiquitousItem(at url: URL, with behavior: ResumeSyncBehavior = .preserveLocalChanges) async throws {
        throw Self.unavailable(url)
    }
    /// Calls the handler with an error: the file is not in iCloud.
    @preconcurrency public func resumeSyncForUbiquitousItem(
        at url: URL, with behavior: ResumeSyncBehavior = .preserveLocalChanges,
        completionHandler: @escaping @Sendable ((any Error)?) -> Void
    ) {
        completionHandler(Self.unavailable(url))
    }
    /// Calls the handler with an error: the file is not in iCloud.
    @preconcurrency public func fetchLatestRemoteVersionOfItem(
        at url: URL, completionHandler: @escaping @Sendable (NSFileVersion?, (any Error)?) -> Void
    ) {
        completionHandler(nil, Self.unavailable(url))
    }
    /// Throws: the file is not in iCloud.
    public func fetchLatestRemoteVersionOfItem(at url: URL) async throws -> NSFileVersion { throw Self.unavailable(url) }
    /// Calls the handler with an error: the file is not in iCloud.
    @preconcurrency public func uploadLocalVersionOfUbiquitousItem(
        at url: URL, withConflictResolutionPolicy conflictResolutionPolicy: UploadLocalVersionConflictPolicy,
        completionHandler: @escaping @Sendable (NSFileVersion?, (any Error)?) -> Void
    ) {
        completionHandler(nil, Self.unavailable(url))
    }
    /// Throws: the file is not in iCloud.
    public func uploadLocalVersionOfUbiquitousItem(
        at url: URL, withConflictResolutionPolicy conflictResolutionPolicy: UploadLocalVersionConflictPolicy
    ) async throws -> NSFileVersion { throw Self.unavailable(url) }
    /// Calls the handler without services: no app provides the file.
    @preconcurrency public func getFileProviderServicesForItem(
        at url: URL, completionHandler: @escaping @Sendable ([NSFileProviderServiceName: NSFileProviderService]?, (any Error)?) -> Void
    ) {
        completionHandler([:], nil)
    }
    public func fileProviderServicesForItem(at url: URL) async throws -> [NSFileProviderServiceName: NSFileProviderService] { [:] }

    /// Throws: there is no trash on iOS outside of the Files app.
    public func trashItem(at url: URL, resultingItemURL outResultingURL: AutoreleasingUnsafeMutablePointer<NSURL?>?) throws {
        throw CocoaError(.featureUnsupported, userInfo: [NSURLErrorKey: url])
    }
}

extension URL {
    /// Returns the values of a file, or of its placeholder before the download.
    public func promisedItemResourceValues(forKeys keys: Set<URLResourceKey>) throws -> URLResourceValues {
        try resourceValues(forKeys: keys)
    }
    /// Reads bookmark data from a file.
    public static func bookmarkData(withContentsOf url: URL) throws -> Data { try Data(contentsOf: url) }
    /// Writes bookmark data to a file.
    public static func writeBookmarkData(_ data: Data, to url: URL) throws { try data.write(to: url, options: .atomic) }
    /// Creates a URL from a bookmark file, or from a symbolic link; other files are their own.
    public init(resolvingAliasFileAt url: URL, options: BookmarkResolutionOptions = []) throws {
        let type = try FileManager.default.attributesOfItem(atPath: url.path)[.type] as? FileAttributeType
        var isStale = false
        if type == .typeRegular, let data = try? Data(contentsOf: url), data.count < 4096,
            let target = try? URL(resolvingBookmarkData: data, options: options, bookmarkDataIsStale: &isStale)
        {
            self = target
        } else {
            self = url.resolvingSymlinksInPath()
        }
    }
    /// Returns the values of a bookmark's file, or `nil` if there is none.
    public static func resourceValues(forKeys keys: Set<URLResourceKey>, fromBookmarkData data: Data) -> URLResourceValues? {
        var isStale = false
        return (try? URL(resolvingBookmarkData: data, bookmarkDataIsStale: &isStale)).flatMap { try? $0.resourceValues(forKeys: keys) }
    }
}
