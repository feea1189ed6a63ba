import Foundation
import SourceTranslator

/// Modules that aren't available: the package or pod that should have provided each, the places that import it, and a remedy.
struct MissingModules {
    struct Place: Hashable {
        var file: String
        var line: Int
        var column: Int
    }

    /// The locations of each module's imports, file by file.
    private(set) var places: [String: [Place]] = [:]
    private let project: Project
    private let pods: Set<String>

    var names: Set<String> { Set(places.keys) }

    /// Collects the modules that the compiler could not find, of which it reports one per file, and those of the project's pods that
    /// nothing builds either.
    init(_ errors: [Diagnostics.Message], _ project: Project, _ targets: [Project.Target]) {
        (self.project, pods) = (project, Pods.named(in: project.directory))
        for error in errors where CompilerMessage.noSuchModule.matches(error.text) {
            places[String(error.text.dropFirst(16).prefix { $0 != "'" }), default: []].append(
                Place(file: error.file, line: error.line, column: error.column))
        }
        guard !places.isEmpty else { return }
        let known = Set(project.targets.map(\.moduleName))
        for path in targets.flatMap(\.sources) {
            guard let text = ProjectFile.text(path) else { continue }
            for (module, line, column) in Pods.importLines(of: text) where !text.contains("canImport(\(module))") {
                let isMissing = places[module] != nil || pods.contains { $0.asModuleName == module } && !known.contains(module)
                guard isMissing, places[module]?.contains(where: { $0.file == path }) != true else { continue }
                places[module, default: []].append(Place(file: path, line: line, column: column))
            }
        }
    }

    private static let advice: [String: String] = [
        "WidgetKit": "extensions are not built on Linux"
    ]
    private static let unknown =
        "not on Linux, and not in a package of the project. Put the code that needs it in `#if canImport`, or add a Swift package that contains it"

    /// One line per module, the most used first.
    var description: String {
        let lines = places.sorted { ($1.value.count, $0.key) < ($0.value.count, $1.key) }.map { module, places in
            let pod =
                pods.first { module == $0.asModuleName } ?? pods.filter { module.hasPrefix($0.asModuleName) }.max { $0.count < $1.count }
            return "  \(module) (\(places.count) file\(places.count == 1 ? "" : "s")): "
                + (pod.map(missing) ?? Self.advice[module] ?? Self.unknown)
        }
        let isPodMissing = names.contains { module in
            pods.contains { module.hasPrefix($0.asModuleName) && !FileManager.default.fileExists(atPath: folder($0)) }
        }
        return "missing modules:\n" + lines.joined(separator: "\n")
            + (isPodMissing ? "\nCopy the folder Pods from a machine where `pod install` ran: Swift pods are built from it" : "")
    }

    /// Returns an error at the first import of each module that the compiler did not report.
    func further(than errors: [Diagnostics.Message]) -> [Diagnostics.Message] {
        places.sorted { $0.key < $1.key }.compactMap { module, places in
            let text = "no such module '\(module)'"
            guard !errors.contains(where: { $0.text == text }), let place = places.first else { return nil }
            return Diagnostics.Message(file: place.file, line: place.line, column: place.column, severity: "error", text: text)
        }
    }

    private func folder(_ pod: String) -> String { project.directory.appending("Pods").appending(pod) }

    private func missing(_ pod: String) -> String {
        FileManager.default.fileExists(atPath: folder(pod))
            ? "a pod without Swift sources in \(folder(pod)); Objective-C and binaries cannot be built on Linux"
            : "the pod '\(pod)', which is not in \(project.directory.appending("Pods"))"
    }
}
