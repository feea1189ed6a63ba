import Foundation

/// The projects in which the articles work. They are at the same path in each run, and a file is written only if it differs, so that a
/// second run compiles nothing.
enum ArticleProjects {
    static let folder = FileManager.default.temporaryDirectory.path + "/understudy-articles"

    /// The files of all articles' projects, written once per run. All other files in their folders are deleted.
    static let prepared: Result<Void, any Error> = Result {
        var files: [String: [String: Data]] = ["Empty": [:], "Recipes": try example("Recipes")]
        for article in Article.all where !article.isStepByStep {
            for fence in article.fences {
                if let file = fence.attributes["file"] { files[article.project, default: [:]][file] = Data(fence.text.utf8) }
                if let file = fence.attributes["append"] {
                    files[article.project, default: [:]][file, default: Data()] += Data(fence.text.utf8)
                }
            }
        }
        for (project, files) in files { try write(files, to: folder + "/" + project) }
    }

    static func path(of article: Article) throws -> String {
        try prepared.get()
        if article.project == "Checkout" { return Command.root }
        if article.isStepByStep { try write([:], to: folder + "/" + article.project) }
        return folder + "/" + article.project
    }

    /// Writes or extends the file of a fence, if it has one.
    static func write(_ fence: Article.Fence, in folder: String) throws {
        guard let path = fence.attributes["file"] ?? fence.attributes["append"] else { return }
        let file = URL(fileURLWithPath: folder + "/" + path)
        let start = fence.attributes["append"] == nil ? Data() : try Data(contentsOf: file)
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try (start + Data(fence.text.utf8)).write(to: file)
    }

    private static func example(_ name: String) throws -> [String: Data] {
        let root = Command.root + "/Examples/" + name
        var files: [String: Data] = [:]
        for case let path as String in FileManager.default.enumerator(atPath: root) ?? .init() {
            var isDirectory: ObjCBool = false
            guard FileManager.default.fileExists(atPath: root + "/" + path, isDirectory: &isDirectory), !isDirectory.boolValue else {
                continue
            }
            files[path] = try Data(contentsOf: URL(fileURLWithPath: root + "/" + path))
        }
        return files
    }

    private static func write(_ files: [String: Data], to folder: String) throws {
        let manager = FileManager.default
        try manager.createDirectory(atPath: folder, withIntermediateDirectories: true)
        // Folders after their contents.
        for path in ((manager.enumerator(atPath: folder)?.allObjects as? [String]) ?? []).sorted(by: >) {
            let isFolderOfFile = files.keys.contains { $0.hasPrefix(path + "/") }
            if files[path] == nil, !isFolderOfFile { try? manager.removeItem(atPath: folder + "/" + path) }
        }
        for (path, data) in files where manager.contents(atPath: folder + "/" + path) != data {
            let file = URL(fileURLWithPath: folder + "/" + path)
            try manager.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try data.write(to: file)
        }
    }

    /// Runs a script as a reader would type it, with `understudy` on PATH. With `until`, interrupts it after it has printed that text.
    static func run(_ script: String, in folder: String, until: String? = nil) throws -> (code: Int32, output: String) {
        let process = Process(), pipe = Pipe()
        process.executableURL = URL(fileURLWithPath: "/bin/bash")
        // A program to be interrupted replaces the shell, so that the signal reaches it.
        process.arguments = ["-euo", "pipefail", "-c", (until == nil ? "" : "exec ") + script]
        process.currentDirectoryURL = URL(fileURLWithPath: folder)
        var environment = ProcessInfo.processInfo.environment
        environment["PATH"] =
            URL(fileURLWithPath: Command.program).deletingLastPathComponent().path + ":" + (environment["PATH"] ?? "/usr/bin:/bin")
        environment["NO_COLOR"] = "1"
        environment["CHECKOUT"] = Command.root
        process.environment = environment
        process.standardInput = FileHandle.nullDevice
        (process.standardOutput, process.standardError) = (pipe, pipe)
        try process.run()
        var data = Data()
        while case let part = pipe.fileHandleForReading.availableData, !part.isEmpty {
            data += part
            if let until, String(decoding: data, as: UTF8.self).contains(until) { process.interrupt() }
        }
        process.waitUntilExit()
        return (process.terminationStatus, String(decoding: data, as: UTF8.self))
    }
}
