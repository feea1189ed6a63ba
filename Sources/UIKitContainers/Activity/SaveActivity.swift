import Foundation

/// Saves files, images, and text to the app's documents, where a document picker finds them. (SP-G027)
@MainActor
final class SaveActivity: UIActivity {
    /// The folder for saved items.
    static var folder = FileManager.default.urls(for: .documentDirectory, in: .userDomainMask).first

    private var items: [Any] = []

    override var activityType: ActivityType? { ActivityType("com.apple.DocumentManagerUICore.SaveToFiles") }
    override var activityTitle: String? { "Save to Files" }
    override var activityImage: UIImage? { UIImage(systemName: "folder") }
    override func canPerform(withActivityItems activityItems: [Any]) -> Bool { activityItems.contains { Self.name(of: $0) != nil } }
    override func prepare(withActivityItems activityItems: [Any]) { items = activityItems }

    override func perform() {
        do {
            for item in items { try save(item) }
            activityDidFinish(true)
        } catch {
            Console.log("The shared items could not be saved: \(error.localizedDescription)")
            activityDidFinish(false)
        }
    }

    /// Returns the file name, or `nil` if the item is not a file and cannot be written to one.
    private static func name(of item: Any) -> String? {
        switch item {
        case let url as URL: url.isFileURL ? url.lastPathComponent : nil
        case is UIImage: "Image.png"
        case is String: "Text.txt"
        default: SharedData(item)?.fileName
        }
    }

    private func save(_ item: Any) throws {
        guard let name = Self.name(of: item), let folder = Self.folder else { return }
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let place = Self.place(for: name, in: folder)
        switch item {
        case let url as URL: try FileManager.default.copyItem(at: url, to: place)
        case let image as UIImage: try image.pngData()?.write(to: place)
        case let text as String: try Data(text.utf8).write(to: place)
        default: try SharedData(item)?.data.write(to: place)
        }
    }

    /// Returns the URL of `Text.txt` or, if that exists, of `Text 2.txt`, and so on.
    private static func place(for name: String, in folder: URL) -> URL {
        let first = folder.appendingPathComponent(name), type = first.pathExtension, stem = first.deletingPathExtension().lastPathComponent
        let others = (2...).lazy.map { folder.appendingPathComponent("\(stem) \($0)" + (type.isEmpty ? "" : "." + type)) }
        return FileManager.default.fileExists(atPath: first.path)
            ? others.first { !FileManager.default.fileExists(atPath: $0.path) } ?? first : first
    }
}
