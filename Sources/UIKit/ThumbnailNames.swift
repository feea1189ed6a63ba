import Foundation

/// Keys of the pictures under `URLResourceKey.thumbnailDictionaryKey`, which a document says of its file. No file keeps them here.
public struct URLThumbnailDictionaryItem: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let NSThumbnail1024x1024SizeKey = Self(rawValue: "NSThumbnail1024x1024SizeKey")
}
