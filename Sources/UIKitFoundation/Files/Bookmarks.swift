import Foundation
import UIKitRuntime

// Bookmarks contain the file's path: they do not follow a file that is moved.
extension URL {
    /// The options for creating a bookmark. None makes a difference here.
    public struct BookmarkCreationOptions: OptionSet, Sendable {
        /// The bits, one for each option.
        public let rawValue: UInt
        /// Creates options from their bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Includes as little as possible.
        public static let minimalBookmark = Self(rawValue: 1 << 9)
        /// Includes what a bookmark file needs.
        public static let suitableForBookmarkFile = Self(rawValue: 1 << 10)
        /// Grants no access by itself.
        public static let withoutImplicitSecurityScope = Self(rawValue: 1 << 29)
    }
    /// The options for resolving a bookmark. None makes a difference here.
    public struct BookmarkResolutionOptions: OptionSet, Sendable {
        /// The bits, one for each option.
        public let rawValue: UInt
        /// Creates options from their bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Asks the user nothing.
        public static let withoutUI = Self(rawValue: 1 << 8)
        /// Mounts no volume.
        public static let withoutMounting = Self(rawValue: 1 << 9)
        /// Starts no access by itself.
        public static let withoutImplicitStartAccessing = Self(rawValue: 1 << 15)
    }

    /// Throws if the URL is not that of an existing file.
    public func bookmarkData(
        options: BookmarkCreationOptions = [], includingResourceValuesForKeys keys: Set<URLResourceKey>? = nil, relativeTo url: URL? = nil
    ) throws -> Data {
        guard isFileURL, FileManager.default.fileExists(atPath: path) else {
            throw CocoaError(.fileNoSuchFile, userInfo: [NSURLErrorKey: self])
        }
        return Data(standardizedFileURL.path.utf8)
    }

    /// Resolves bookmark data. Sets `bookmarkDataIsStale` to `false`, as a path never becomes stale. Throws if the file no longer exists.
    public init(
        resolvingBookmarkData data: Data, options: BookmarkResolutionOptions = [], relativeTo url: URL? = nil,
        bookmarkDataIsStale: inout Bool
    ) throws {
        guard let path = String(data: data, encoding: .utf8), path.hasPrefix("/") else { throw CocoaError(.fileReadCorruptFile) }
        guard FileManager.default.fileExists(atPath: path) else { throw CocoaError(.fileNoSuchFile, userInfo: [NSFilePathErrorKey: path]) }
        bookmarkDataIsStale = false
        self.init(fileURLWithPath: path)
    }
}
