import Foundation

/// The folders that may contain the bundled fonts.
package enum FontFiles {
    /// The folders in order of preference.
    package static let folders: [String] = {
        let fileManager = FileManager.default
        var folders: [String] = []
        for base in [Bundle.main.bundlePath, Bundle.main.executableURL?.deletingLastPathComponent().path ?? ""] {
            folders.append(base + "/understudy_CoreText.resources/Fonts")
            folders.append(base + "/understudy_CoreText.bundle/Fonts")
            folders.append(base + "/Fonts")
        }
        let sources = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        folders.append(sources.appendingPathComponent("CoreText/Fonts").path)
        folders += ["/usr/share/fonts/opentype/inter", "/usr/share/fonts/truetype", "/usr/share/fonts"]
        return folders.filter { fileManager.fileExists(atPath: $0) }
    }()

    /// Returns the path of the file with that name in the first folder that has one.
    package static func path(of file: String) -> String? {
        folders.lazy.map { $0 + "/" + file }.first { FileManager.default.fileExists(atPath: $0) }
    }
}
