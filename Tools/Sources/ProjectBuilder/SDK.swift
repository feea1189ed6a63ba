import Foundation
import SourceTranslator

/// UIKit and the frameworks beside it, built once: one shared library, its modules and the C headers they need. Only an app's own targets
/// see it, so `#if canImport(UIKit)` stays false in packages that also support Linux.
public struct SDK: Sendable {
    /// The ways to compile the library.
    public enum Configuration: String, CaseIterable, Sendable {
        /// `debug` compiles quickly and contains checks; `release` is optimized.
        case debug, release

        /// The `swift build` arguments for the library. Debug builds, in which its tests run, check for overlapping accesses and for calls
        /// from threads other than the main one; release builds omit the checks, which take an eighth of all layout time. `Scripts/bench`
        /// uses the same arguments.
        var buildArguments: [String] {
            ["-c", rawValue]
                + (self == .release ? ["-Xswiftc", "-enforce-exclusivity=unchecked", "-Xswiftc", "-disable-dynamic-actor-isolation"] : [])
        }
    }

    /// The folder that contains the library and its modules.
    public let directory: String
    /// The configuration with which the library was compiled.
    public let configuration: Configuration

    /// The folders in which the compiler finds the SDK's modules and their C headers.
    var searchPaths: [String] {
        [directory + "/Modules"] + SourceFolder.names(directory + "/C").map { directory + "/C/" + $0 } + headerPaths
    }
    /// The SDK as a pkg-config description. Only targets that depend on it, and SwiftPM's list of their tests, use it; dependencies do not.
    var packageDescription: String {
        "Name: \(Self.packageName)\nDescription: UIKit on Linux\nVersion: 1\nCflags: \(searchPaths.map { "-I\($0.replacingOccurrences(of: " ", with: "\\ "))" }.joined(separator: " "))\n"
    }
    static let packageName = "understudy-sdk"
    /// The linker's flags. The old form of the search path also applies to the library's own dependencies, which a packed SDK finds in this
    /// machine's toolchain.
    var linkerFlags: [String] {
        ["-L", directory, "-lUnderstudySDK", "-Xlinker", "--disable-new-dtags", "-Xlinker", "-rpath", "-Xlinker", directory]
            + (Installation.libraries.map { ["-L", $0] } ?? [])
    }

    /// The folders of the system's C headers, one per line; those of a packed SDK are relative to it.
    private var headerPaths: [String] {
        ((try? String(contentsOfFile: directory + "/header-paths", encoding: .utf8)) ?? "").split(separator: "\n").map { line in
            line.hasPrefix("/") ? String(line) : directory + "/" + line
        }
    }

    /// Returns the folder of the library package's sources: `UNDERSTUDY_ROOT`, or the checkout that this program was built from.
    public static func sourceRoot() throws -> String {
        if let root = ProcessInfo.processInfo.environment["UNDERSTUDY_ROOT"], !root.isEmpty { return root }
        var candidates: [String] = []
        var folder = URL(fileURLWithPath: CommandLine.arguments.first ?? "").resolvingSymlinksInPath().path
        if let own = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe") { folder = own }
        while folder.count > 1 {
            folder = folder.deletingLastPathComponent
            candidates.append(folder)
        }
        candidates.append(#filePath.deletingLastPathComponent.appending("../../..").standardizedPath)
        for candidate in candidates where FileManager.default.fileExists(atPath: candidate.appending("Sources/UIKitCore")) {
            return candidate
        }
        throw Failure("understudy's library sources can't be found; set UNDERSTUDY_ROOT to a checkout", kind: .defect)
    }

    /// Returns the SDK for the current sources, building it if necessary. `UNDERSTUDY_SDK` names a prebuilt one.
    public static func ready(_ configuration: Configuration) throws -> SDK {
        if let prebuilt = ProcessInfo.processInfo.environment["UNDERSTUDY_SDK"], !prebuilt.isEmpty {
            guard FileManager.default.fileExists(atPath: prebuilt.appending("complete")) else {
                throw Failure("UNDERSTUDY_SDK is set to \(prebuilt), which doesn't contain a complete SDK")
            }
            return SDK(directory: prebuilt, configuration: configuration)
        }
        if let packed = try Installation.sdk(configuration) { return packed }
        let root = try sourceRoot()
        let key = fingerprint(root, configuration)
        let folder = try Cache.folder().appending("sdk")
        let place = try folder.appending(configuration.rawValue + "-" + key)
        let sdk = SDK(directory: place.path, configuration: configuration)
        if FileManager.default.fileExists(atPath: place.path.appending("complete")) { return sdk }
        let lock = try BuildLock(folder)
        defer { withExtendedLifetime(lock) {} }
        if FileManager.default.fileExists(atPath: place.path.appending("complete")) { return sdk }
        try build(root, configuration, into: place)
        return sdk
    }

    /// The version of the SDK's layout. Change it whenever ``build(_:_:into:)`` creates a different layout.
    private static let layout = "5"

    static func fingerprint(_ root: String, _ configuration: Configuration) -> String {
        var fingerprint = Fingerprint()
        fingerprint.add(root + configuration.rawValue + compilerVersion + layout)
        for name in ["Package.swift", "Sources"] {
            SourceFolder.walk(root.appending(name)) { path, relative, isDirectory in
                if !isDirectory || relative.isEmpty, let stamp = Stamp(path), !isDirectory {
                    fingerprint.add("\(relative)\(stamp.modified),\(stamp.size)")
                }
                return true
            }
        }
        if let stamp = Stamp(root.appending("Package.swift")) { fingerprint.add("\(stamp.modified)") }
        return String(fingerprint.text.prefix(16))
    }

    /// Identifies the compiler without starting it: its path and installation date.
    static let compilerVersion: String = {
        for folder in (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":") {
            let path = String(folder).appending("swiftc")
            guard FileManager.default.isExecutableFile(atPath: path) else { continue }
            let resolved = URL(fileURLWithPath: path).resolvingSymlinksInPath().path
            return "\(resolved) \(Stamp(resolved)?.modified ?? 0)"
        }
        return "no compiler"
    }()

    private static func build(_ root: String, _ configuration: Configuration, into directory: OwnedPath) throws {
        let task = "Building UIKit for Linux (once for this version; several minutes)"
        Terminal.progress(task)
        var arguments = ["swift", "build", "--package-path", root, "--product", "UnderstudySDK"] + configuration.buildArguments
        let scratch = ProcessInfo.processInfo.environment["UNDERSTUDY_SDK_SCRATCH"]
        if let scratch { arguments += ["--scratch-path", scratch] }
        let products = (scratch ?? root.appending(".build")).appending(configuration.rawValue)
        try StaleObjects.remove(sources: root.appending("Sources"), products: products)
        // Package.swift explains the variable beside its aliases.
        let result = try Subprocess.run(arguments, environment: ["SWIFT_DETERMINISTIC_HASHING": "1"]) { line in
            if Subprocess.isProgress(line) { Terminal.progress(task, detail: line) }
        }
        guard result.status == 0 else {
            if let full = Failure.noSpace(result.output) { throw full }
            let errors = result.output.split(separator: "\n").filter { $0.contains("error:") }.prefix(20).joined(separator: "\n")
            throw Failure("building the library failed:\n\(errors.isEmpty ? String(result.output.suffix(2000)) : errors)", kind: .defect)
        }
        let staging = try directory.parent.appending(directory.name + ".partial")
        try staging.remove()
        try staging.makeDirectory()
        try stageProducts(products, staging.path)
        try stageHeaders(root, products, staging.path)
        try nameFrameworks(root, staging.path)
        try staging.appending("complete").write("")
        try directory.replace(with: staging)
        try dropOldVersions(beside: directory)
    }

    /// Stages the library, its modules, and its resources.
    private static func stageProducts(_ products: String, _ staging: String) throws {
        let manager = FileManager.default
        try manager.createDirectory(atPath: staging.appending("Modules"), withIntermediateDirectories: true)
        try manager.copyItem(atPath: products.appending("libUnderstudySDK.so"), toPath: staging.appending("libUnderstudySDK.so"))
        for name in try manager.contentsOfDirectory(atPath: products.appending("Modules"))
        where name.hasSuffix(".swiftmodule") && !isForTests(name) {
            try manager.copyItem(
                atPath: products.appending("Modules").appending(name), toPath: staging.appending("Modules").appending(name))
        }
        // Resource bundles go beside the library, where their accessors look first.
        for name in try manager.contentsOfDirectory(atPath: products) where name.hasSuffix(".resources") && name.hasPrefix("understudy") {
            try manager.copyItem(atPath: products.appending(name), toPath: staging.appending(name))
        }
    }

    /// Returns whether a module in the build folder is not part of the library.
    private static func isForTests(_ name: String) -> Bool {
        let module = name.deletingPathExtension
        return module.hasSuffix("Tests") || module.contains("Benchmark")
            || ["Gallery", "OracleScenes", "RandomOperations", "RuleTrait"].contains(module)
    }

    /// The system library whose functions apps call themselves.
    private static let appsOwnLibrary = "SQLite3"

    /// Stages the headers for the modules' C parts: the tree's own, its packages' and the system's.
    private static func stageHeaders(_ root: String, _ products: String, _ staging: String) throws {
        let manager = FileManager.default
        try manager.createDirectory(atPath: staging.appending("C"), withIntermediateDirectories: true)
        for name in try manager.contentsOfDirectory(atPath: root.appending("Sources/System")) {
            let target = staging.appending("C").appending(name), map = target.appending("module.modulemap")
            try manager.copyItem(atPath: root.appending("Sources/System").appending(name), toPath: target)
            // The SDK's library links them. An app that links them too would need their development packages.
            guard name != appsOwnLibrary, let text = try? String(contentsOfFile: map, encoding: .utf8) else { continue }
            try text.replacing(#/ *link "[^"]+"\n/#, with: "").write(toFile: map, atomically: true, encoding: .utf8)
        }
        let sources = root.appending("Sources")
        for folder in [sources, sources.appending("Descriptors")].flatMap({ folder in
            SourceFolder.names(folder).map { folder.appending($0) }
        }) {
            let include = folder.appending("include"), name = folder.lastPathComponent
            guard manager.fileExists(atPath: include) else { continue }
            let target = staging.appending("C").appending(name)
            try manager.copyItem(atPath: include, toPath: target)
            if !manager.fileExists(atPath: target.appending("module.modulemap")) {
                let headers = try manager.contentsOfDirectory(atPath: target).filter { $0.hasSuffix(".h") }.map { "header \"\($0)\"" }
                    .joined(separator: " ")
                try "module \(name) { \(headers) export * }\n".write(
                    toFile: target.appending("module.modulemap"), atomically: true, encoding: .utf8)
            }
        }
        // C targets of the library's package dependencies: SwiftPM writes a module map for each, with absolute paths.
        for name in try manager.contentsOfDirectory(atPath: products) where name.hasSuffix(".build") {
            let map = products.appending(name).appending("module.modulemap")
            let target = staging.appending("C").appending(String(name.dropLast(".build".count)))
            guard manager.fileExists(atPath: map), !manager.fileExists(atPath: target) else { continue }
            try copyHeaders(map, to: target)
        }
        let packages = ["cairo", "freetype2", "harfbuzz", "sdl2", "libpng", "fribidi"]
        let flags = try Subprocess.run(["pkg-config", "--cflags-only-I"] + packages).output
        let paths = Set(flags.split(whereSeparator: \.isWhitespace).filter { $0.hasPrefix("-I") }.map { String($0.dropFirst(2)) })
        try paths.sorted().joined(separator: "\n").write(toFile: staging.appending("header-paths"), atomically: true, encoding: .utf8)
    }

    /// Copies a module map that SwiftPM wrote, which refers to its header by an absolute path, together with the header's folder.
    private static func copyHeaders(_ map: String, to target: String) throws {
        let text = try String(contentsOfFile: map, encoding: .utf8)
        guard let header = text.firstMatch(of: #/header "(?<path>/[^"]+)"/#).map({ String($0.path) }) else { return }
        // A target that the package no longer has leaves its map behind.
        guard FileManager.default.fileExists(atPath: header) else { return }
        try FileManager.default.copyItem(atPath: header.deletingLastPathComponent, toPath: target)
        try text.replacingOccurrences(of: header, with: header.lastPathComponent).write(
            toFile: target.appending("module.modulemap"), atomically: true, encoding: .utf8)
    }

    /// Gives the frameworks Apple's names through modules without code that re-export them. `import OSLog` also makes the name `os`
    /// visible.
    private static func nameFrameworks(_ root: String, _ staging: String) throws {
        var exports = [
            "CoreServices": ["MobileCoreServicesCompanion"], "ObjectiveC": ["UIKitRuntime"], "AVFAudio": ["AVFoundationCompanion"],
            "Accessibility": ["UIKitCore"], "Darwin": ["Foundation", "Glibc"],
        ]
        for name in LibraryModules.frameworks(root.appending("Sources")).keys { exports[name] = [LibraryModules.module(name)] }
        // The translator imports the replacements for these two itself; code that SwiftPM writes checks `canImport(Darwin)`, which must be
        // false.
        for name in ["ObjectiveC", "Darwin"] { exports[name] = nil }
        let sources = staging.appending("shims")
        try FileManager.default.createDirectory(atPath: sources, withIntermediateDirectories: true)
        // Some sixty short compilations, run on all processors. `OSLog` needs the module `os`.
        for batch in [exports.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }, [("OSLog", ["os"])]] {
            let failures = Failures()
            DispatchQueue.concurrentPerform(iterations: batch.count) { index in
                let (name, modules) = batch[index]
                do { try reexport(modules, as: name, in: staging, source: sources.appending(name + ".swift")) } catch {
                    failures.add(error)
                }
            }
            if let error = failures.first { throw error }
        }
        try FileManager.default.removeItem(atPath: sources)
    }

    private static func reexport(_ modules: [String], as name: String, in staging: String, source: String) throws {
        try modules.map { "@_exported import \($0)\n" }.joined().write(toFile: source, atomically: true, encoding: .utf8)
        let sdk = SDK(directory: staging, configuration: .debug)
        let result = try Subprocess.run(
            [
                "swiftc", "-emit-module", "-module-name", name, "-emit-module-path", staging.appending("Modules/\(name).swiftmodule"),
                "-parse-as-library", source,
            ]
                + sdk.searchPaths.flatMap { ["-I", $0] })
        guard result.status == 0 else {
            throw Failure("the module \(name) could not be built:\n\(result.output.suffix(1000))", kind: .defect)
        }
    }

    /// Collects the first error of several concurrent tasks.
    private final class Failures: @unchecked Sendable {  // The lock guards the one stored property.
        private let lock = NSLock()
        private var stored: (any Error)?
        var first: (any Error)? { lock.withLock { stored } }
        func add(_ error: any Error) { lock.withLock { stored = stored ?? error } }
    }

    /// Keeps the newest three versions; each takes tens of megabytes.
    private static func dropOldVersions(beside directory: OwnedPath) throws {
        let folder = directory.parent
        let byAge = try folder.names.filter { $0.contains("-") }.map { try folder.appending($0) }.sorted {
            (Stamp($0.path)?.modified ?? 0) > (Stamp($1.path)?.modified ?? 0)
        }
        for old in byAge.dropFirst(3) where old != directory { try? old.remove() }
    }
}
