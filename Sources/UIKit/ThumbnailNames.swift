import Foundation

/// The keys for the images under `URLResourceKey.thumbnailDictionaryKey`, which a document provides for its file. No file stores them here.
public struct URLThumbnailDictionaryItem: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let NSThumbnail1024x1024SizeKey = Self(rawValue: "NSThumbnail1024x1024SizeKey")
}
