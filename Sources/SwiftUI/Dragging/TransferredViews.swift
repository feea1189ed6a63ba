import UniformTypeIdentifiersCompanion

// SwiftUI's transferable values.

private struct UnreadableData: Error {}

extension Image: Transferable {
    /// The representation of an image as a PNG file.
    nonisolated public static var transferRepresentation: some TransferRepresentation {
        DataRepresentation(contentType: .png) { image in
            guard let data = await MainActor.run(body: { image.uiImage(in: EnvironmentValues())?.pngData() }) else {
                throw UnreadableData()
            }
            return data
        } importing: {
            try picture($0)
        }
        DataRepresentation(importedContentType: .image) { try picture($0) }
    }
    private static func picture(_ data: Data) throws -> Image {
        guard let image = UIImage(data: data) else { throw UnreadableData() }
        return Image(uiImage: image)
    }
}

extension Color: Transferable {
    private struct Components: Codable { let red, green, blue, opacity: Float }
    /// The representation of a color as UIKit's archive.
    nonisolated public static var transferRepresentation: some TransferRepresentation {
        let type = UTType(exportedAs: "com.apple.uikit.color")
        DataRepresentation(contentType: type) { color in
            let resolved = await MainActor.run { color.resolve(in: EnvironmentValues()) }
            return try JSONEncoder().encode(
                Components(red: resolved.red, green: resolved.green, blue: resolved.blue, opacity: resolved.opacity))
        } importing: { data in
            let parts = try JSONDecoder().decode(Components.self, from: data)
            return Color(red: Double(parts.red), green: Double(parts.green), blue: Double(parts.blue), opacity: Double(parts.opacity))
        }
    }
}
