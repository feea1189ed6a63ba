import Foundation
import SourceTranslator

/// Building the SDK from the library package's sources.
extension SDK {
    /// Builds the first part.
    static func build(_ root: String, _ configuration: Configuration, into directory: OwnedPath) throws {
        let products = try compile(
            "UnderstudySDK", root, configuration, task: "Building UIKit for Linux (once for this version; several minutes)")
        let staging = try directory.parent.appending(directory.name + ".partial")
        try staging.remove()
        try staging.makeDirectory()
        let objects = try objects(of: "UnderstudySDK", products)
        try FileManager.default.copyItem(
            atPath: products.appending("libUnderstudySDK.so"), toPath: staging.path.appending("libUnderstudySDK.so"))
        try stageModules(of: objects, products, staging.path)
        // Resource bundles go beside the library, where their accessors look first.
        for name in try FileManager.default.contentsOfDirectory(atPath: products)
        where name.hasSuffix(".resources") && name.hasPrefix("understudy") {
            try FileManager.default.copyItem(atPath: products.appending(name), toPath: staging.path.appending(name))
        }
        try stageHeaders(root, products, staging.path)
        try nameFrameworks(exports(root), SDK(directory: staging.path, configuration: configuration), in: staging.path)
        try staging.appending("complete").write("")
        try directory.replace(with: staging)
        try dropOldVersions(beside: directory)
    }

    /// Builds the second part, in a folder of the first.
    static func buildFrameworks(_ root: String, _ configuration: Configuration, into directory: OwnedPath) throws {
        let task = "Building SwiftUI and the other frameworks (once for this version; several minutes)"
        let products = try compile("UnderstudyFrameworks", root, configuration, task: task)
        let staging = try directory.appending("Frameworks.partial")
        try staging.remove()
        try staging.makeDirectory()
        let first = try Set(objects(of: "UnderstudySDK", products))
        let objects = try objects(of: "UnderstudyFrameworks", products).filter { !first.contains($0) }
        let list = try staging.appending("objects")
        try list.write(objects.joined(separator: "\n"))
        Terminal.progress(task, detail: "Linking")
        let result = try Subprocess.run([
            "swiftc", "-emit-library", "-o", staging.path.appending("libUnderstudyFrameworks.so"), "@" + list.path, "-L", directory.path,
            "-lUnderstudySDK", "-Xlinker", "-rpath=$ORIGIN/..",
        ])
        guard result.status == 0 else {
            throw Failure("linking the frameworks failed:\n\(result.output.suffix(2000))", kind: .defect)
        }
        try list.remove()
        try stageModules(of: objects, products, staging.path)
        let sdk = SDK(directory: directory.path, configuration: configuration)
        let known = Set(SourceFolder.names(directory.path.appending("Modules")).map(\.deletingPathExtension))
        try nameFrameworks(exports(root).filter { !known.contains($0.key) }, sdk, in: staging.path)
        try staging.appending("complete").write("")
        try directory.appending("Frameworks").replace(with: staging)
    }

    /// Runs `swift build` for a product of the library package, and returns the folder of the products.
    private static func compile(_ product: String, _ root: String, _ configuration: Configuration, task: String) throws -> String {
        Terminal.progress(task)
        var arguments = ["swift", "build", "--package-path", root, "--product", product] + configuration.buildArguments
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
        return products
    }

    /// Returns the objects that SwiftPM links into a product.
    private static func objects(of product: String, _ products: String) throws -> [String] {
        try String(contentsOfFile: products.appending(product + ".product/Objects.LinkFileList"), encoding: .utf8)
            .split(separator: "\n").map { $0.trimmingCharacters(in: CharacterSet(charactersIn: "\"'")) }
    }

    /// Stages the modules of these objects, each of which lies in the folder `MODULE.build`.
    private static func stageModules(of objects: [String], _ products: String, _ staging: String) throws {
        let manager = FileManager.default
        try manager.createDirectory(atPath: staging.appending("Modules"), withIntermediateDirectories: true)
        let folders = objects.compactMap { $0.split(separator: "/").last { $0.hasSuffix(".build") && $0 != ".build" } }
        for module in Set(folders.map { String($0.dropLast(".build".count)) + ".swiftmodule" }).sorted() {
            let path = products.appending("Modules").appending(module)
            // A module of C code has none.
            guard manager.fileExists(atPath: path) else { continue }
            try manager.copyItem(atPath: path, toPath: staging.appending("Modules").appending(module))
        }
    }

    /// The system libraries whose functions apps call themselves.
    private static let appsOwnLibraries: Set<String> = ["SQLite3", "zlib"]

    /// Stages the headers for the modules' C parts: the tree's own, its packages' and the system's.
    private static func stageHeaders(_ root: String, _ products: String, _ staging: String) throws {
        let manager = FileManager.default
        try manager.createDirectory(atPath: staging.appending("C"), withIntermediateDirectories: true)
        for name in try manager.contentsOfDirectory(atPath: root.appending("Sources/System")) {
            let target = staging.appending("C").appending(name), map = target.appending("module.modulemap")
            try manager.copyItem(atPath: root.appending("Sources/System").appending(name), toPath: target)
            // The SDK's library links them. An app that links them too would need their development packages.
            guard !appsOwnLibraries.contains(name), let text = try? String(contentsOfFile: map, encoding: .utf8) else { continue }
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

    /// The modules that have Apple's names, and the modules that each of them re-exports. `import OSLog` also makes the name `os` visible.
    static func exports(_ root: String) -> [String: [String]] {
        // The translator imports the replacements for ObjectiveC and Darwin itself; code that SwiftPM writes checks `canImport(Darwin)`,
        // which must be false.
        var exports = [
            "CoreServices": ["MobileCoreServicesCompanion"], "AVFAudio": ["AVFoundationCompanion"],
            "AudioUnit": ["AudioToolboxCompanion"], "CoreAudio": ["CoreAudioTypesCompanion"], "OSLog": ["os"],
        ]
        for name in LibraryModules.frameworks(root.appending("Sources")).keys { exports[name] = [LibraryModules.module(name)] }
        return exports
    }

    /// Gives the frameworks of a part Apple's names through modules without code that re-export them.
    private static func nameFrameworks(_ exports: [String: [String]], _ sdk: SDK, in part: String) throws {
        let sources = part.appending("shims")
        try FileManager.default.createDirectory(atPath: sources, withIntermediateDirectories: true)
        let present = Set(
            Set([part, sdk.directory]).flatMap { SourceFolder.names($0.appending("Modules")) }.map(\.deletingPathExtension))
        let first = exports.filter { $0.value.allSatisfy(present.contains) }
        // A module that re-exports one of these.
        let second = exports.filter { first[$0.key] == nil && $0.value.allSatisfy { first[$0] != nil } }
        // Up to a hundred short compilations, run on all processors.
        for batch in [first, second].map({ $0.sorted { $0.key < $1.key } }) {
            let failures = Failures()
            DispatchQueue.concurrentPerform(iterations: batch.count) { index in
                let (name, modules) = batch[index]
                do { try reexport(modules, as: name, sdk, in: part, source: sources.appending(name + ".swift")) } catch {
                    failures.add(error)
                }
            }
            if let error = failures.first { throw error }
        }
        try FileManager.default.removeItem(atPath: sources)
    }

    private static func reexport(_ modules: [String], as name: String, _ sdk: SDK, in part: String, source: String) throws {
        try modules.map { "@_exported import \($0)\n" }.joined().write(toFile: source, atomically: true, encoding: .utf8)
        let result = try Subprocess.run(
            [
                "swiftc", "-emit-module", "-module-name", name, "-emit-module-path", part.appending("Modules/\(name).swiftmodule"),
                "-parse-as-library", source, "-I", part.appending("Modules"),
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
