import Foundation

/// A class in an archive, identified by its mangled name, which private and nested classes have, too.
enum StoredClass {
    static func name(_ type: AnyClass) -> String { _mangledTypeName(type) ?? String(reflecting: type) }
    /// Finds a class by its stored name. The runtime does not find a private class by its name.
    static func find(_ name: String) -> AnyClass? {
        _typeByName(name) as? AnyClass ?? NSClassFromString(name) ?? LoadedClasses.all.first { _mangledTypeName($0) == name }
    }
}

/// The state that one run saves for the next: the application's part, and a record for each object with the information to create its
/// controller again. All scenes share one file, activities included, because the delegate is asked once for all of them. (SP-F009, SP-F014)
struct RestorationArchive: Codable {
    struct Record: Codable {
        var path: [String]
        var kind: String
        var className: String
        var storyboardName: String?
        var bundlePath: String?
        var restorationClass: String?
        var isPresented = false
        var modalPresentationStyle: Int?
        var modalTransitionStyle: Int?
        var state: Data
    }

    /// The activity that a scene's delegate provided. (SP-F033)
    struct Activity: Codable {
        var session: String
        var type: String
        var title: String?
        var userInfo: Data
    }

    static let format = 1
    var format = Self.format
    /// The application's part; empty if the delegate declined to save, and only the scenes' activities are kept.
    var application: Data
    var records: [Record]
    var activities: [Activity] = []

    // MARK: Storage

    /// The folder of the file: the user's library, where the system keeps it. A test sets another folder.
    @MainActor static var folder: URL =
        FileManager.default.urls(for: .libraryDirectory, in: .userDomainMask).first?
        .appendingPathComponent("Saved Application State/\(Bundle.main.bundleIdentifier ?? ProcessInfo.processInfo.processName).savedState")
        ?? FileManager.default.temporaryDirectory.appendingPathComponent("savedState")

    @MainActor private static var file: URL { folder.appendingPathComponent("data.plist") }
    /// A file that exists while a restoration runs. If a run finds it, the last restoration did not finish. (SP-F006)
    @MainActor private static var marker: URL { folder.appendingPathComponent("restoring") }

    @MainActor static func read() -> RestorationArchive? {
        guard let data = try? Data(contentsOf: file) else { return nil }
        guard !FileManager.default.fileExists(atPath: marker.path), let archive = try? PropertyListDecoder().decode(Self.self, from: data),
            archive.format == format
        else {
            delete()
            return nil
        }
        return archive
    }

    @MainActor func write() {
        let encoder = PropertyListEncoder()
        encoder.outputFormat = .binary
        do {
            try FileManager.default.createDirectory(at: Self.folder, withIntermediateDirectories: true)
            try encoder.encode(self).write(to: Self.file, options: .atomic)
        } catch { Console.log("The application's state could not be saved in \(Self.folder.path): \(error)") }
    }

    @MainActor static func delete() {
        try? FileManager.default.removeItem(at: file)
        try? FileManager.default.removeItem(at: marker)
    }

    @MainActor static func beginRestoring() { try? Data().write(to: marker) }
    @MainActor static func endRestoring() { try? FileManager.default.removeItem(at: marker) }
}
