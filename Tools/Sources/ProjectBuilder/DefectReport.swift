import Foundation

/// A report of a problem that is not the user's fault.
public enum DefectReport {
    /// Writes the report and returns its path, or `nil` if nothing can be written.
    public static func write(_ message: String, version: String) -> String? {
        let name = "defect-\(Int(Date().timeIntervalSince1970))-\(ProcessInfo.processInfo.processIdentifier).txt"
        let arguments = CommandLine.arguments.dropFirst().map { $0.contains(" ") ? "\"\($0)\"" : $0 }.joined(separator: " ")
        let swift =
            (try? Subprocess.run(["swift", "--version"]).output.split(separator: "\n").first).flatMap { $0 }.map(String.init)
            ?? "no swift on PATH"
        let system =
            ((try? String(contentsOfFile: "/etc/os-release", encoding: .utf8)) ?? "").split(separator: "\n").first {
                $0.hasPrefix("PRETTY_NAME=")
            }.map {
                $0.dropFirst(12)
            } ?? "unknown"
        let text = """
            understudy \(version), a defect

            command   understudy \(arguments)
            folder    \(FileManager.default.currentDirectoryPath)
            system    \(system.filter { $0 != "\"" })
            toolchain \(swift)

            \(message)

            """
        do {
            let file = try Cache.folder().appending("reports").appending(name)
            try file.write(text)
            return file.path
        } catch { return nil }
    }
}
