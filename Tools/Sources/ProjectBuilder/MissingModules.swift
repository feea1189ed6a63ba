import Foundation

/// Explains "no such module": who was to bring it, and what a person can do.
enum MissingModules {
    private static let advice: [String: String] = [
        "WidgetKit": "extensions are not built on Linux", "ARKit": "there is no camera or motion hardware here", "Metal": "there is no GPU interface here",
    ]
    private static let unknown = "not on Linux, and no package the project names brings it. Put what needs it behind `#if canImport`, or add a Swift package that has it"

    static func explain(_ errors: [Diagnostics.Message], _ project: Project) -> String {
        var counts: [String: Int] = [:]
        for error in errors where error.text.hasPrefix("no such module '") {
            counts[String(error.text.dropFirst(16).prefix { $0 != "'" }), default: 0] += 1
        }
        guard !counts.isEmpty else { return "" }
        let pods = Pods.named(in: project.directory)
        let lines = counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map { module, count in
            let pod = pods.first { module == $0.asModuleName } ?? pods.filter { module.hasPrefix($0.asModuleName) }.max { $0.count < $1.count }
            return "  \(module) (\(count) file\(count == 1 ? "" : "s")): " + (pod.map { missing($0, project.directory) } ?? advice[module] ?? unknown)
        }
        return "\nmissing modules:\n" + lines.joined(separator: "\n")
    }

    private static func missing(_ pod: String, _ directory: String) -> String {
        let folder = directory.appending("Pods").appending(pod)
        return FileManager.default.fileExists(atPath: folder)
            ? "a pod without Swift sources in \(folder); Objective-C and binaries cannot be built on Linux"
            : "the pod '\(pod)', which is not in \(directory.appending("Pods")). Copy that folder from a machine where `pod install` ran: pods written in Swift are built from it"
    }
}
