import Foundation
import UniformTypeIdentifiersCompanion

/// Data that is shared as it is, as apps share `jpegData(compressionQuality:)`: its first bytes determine its type.
struct SharedData {
    let data: Data, name: String, type: UTType

    /// Returns `nil` if the item isn't data, and for data of an unknown type.
    init?(_ item: Any) {
        guard let data = item as? Data, let kind = Self.kinds.first(where: { data.starts(with: $0.start) }) else { return nil }
        (self.data, name, type) = (data, kind.name, kind.type)
    }

    private static let kinds: [(start: [UInt8], name: String, type: UTType)] = [
        ([0xFF, 0xD8, 0xFF], "JPEG Image", .jpeg), ([0x89, 0x50, 0x4E, 0x47], "PNG Image", .png), (Array("GIF8".utf8), "GIF Image", .gif),
        (Array("%PDF".utf8), "PDF Document", .pdf),
    ]

    var image: UIImage? { type == .pdf ? nil : UIImage(data: data) }
    var fileName: String { (type == .pdf ? "Document." : "Image.") + (type.preferredFilenameExtension ?? "") }
    var size: String { ByteCountFormatter.string(fromByteCount: Int64(data.count), countStyle: .file) }
}
