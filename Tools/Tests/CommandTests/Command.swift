import Foundation
import Testing

/// The built `understudy` command.
enum Command {
    struct Outcome {
        var code: Int32
        var output: String
        var errors: String
        var all: String { output + errors }
    }

    static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("../../..").standardized.path

    /// In the folder of the test bundle.
    static let program = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent().appendingPathComponent("understudy")
        .path

    static func run(_ arguments: String..., environment: [String: String] = [:], in folder: String? = nil) throws -> Outcome {
        let process = Process(), output = Pipe(),
            scratch = FileManager.default.temporaryDirectory.appendingPathComponent("understudy-errors-\(UUID().uuidString)")
        _ = FileManager.default.createFile(atPath: scratch.path, contents: nil)
        defer { try? FileManager.default.removeItem(at: scratch) }
        process.executableURL = URL(fileURLWithPath: program)
        process.arguments = arguments
        if let folder { process.currentDirectoryURL = URL(fileURLWithPath: folder) }
        process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
        process.standardOutput = output
        process.standardError = try FileHandle(forWritingTo: scratch)
        try process.run()
        let data = output.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return Outcome(
            code: process.terminationStatus, output: String(decoding: data, as: UTF8.self),
            errors: try String(contentsOf: scratch, encoding: .utf8))
    }

    /// Returns a new folder for one test, with `files` by their relative paths.
    static func folder(_ name: String, _ files: [String: String] = [:]) throws -> String {
        let path = FileManager.default.temporaryDirectory.path + "/understudy-command-\(ProcessInfo.processInfo.processIdentifier)/" + name
        try? FileManager.default.removeItem(atPath: path)
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
        for (name, text) in files {
            let file = path + "/" + name
            try FileManager.default.createDirectory(atPath: (file as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
            try text.write(toFile: file, atomically: true, encoding: .utf8)
        }
        return path
    }
}
