import Foundation
import SourceTranslator

/// UIKit and the frameworks beside it, built once: shared libraries, their modules and the C headers they need. Only an app's own targets
/// see it, so `#if canImport(UIKit)` stays false in packages that also support Linux.
///
/// The SDK has two parts. The first contains UIKit and what UIKit itself uses; it suffices for an app that imports no other framework. The
/// second contains SwiftUI and all other frameworks, half of the code. It is built when a project first needs it, in a folder of the first.
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

    /// Whether the compiler and the linker also see the second part.
    private(set) var hasFrameworks = false

    init(directory: String, configuration: Configuration) { (self.directory, self.configuration) = (directory, configuration) }

    /// The folder of the second part.
    private var frameworks: String { directory + "/Frameworks" }
    /// The folders of the parts that the compiler and the linker see.
    private var parts: [String] { hasFrameworks ? [directory, frameworks] : [directory] }

    /// The folders in which the compiler finds the SDK's modules and their C headers.
    var searchPaths: [String] {
        parts.map { $0 + "/Modules" } + SourceFolder.names(directory + "/C").map { directory + "/C/" + $0 } + headerPaths
    }
    /// The SDK as a pkg-config description. Only targets that depend on it, and SwiftPM's list of their tests, use it; dependencies do not.
    var packageDescription: String {
        "Name: \(Self.packageName)\nDescription: UIKit on Linux\nVersion: 1\nCflags: \(searchPaths.map { "-I\($0.replacingOccurrences(of: " ", with: "\\ "))" }.joined(separator: " "))\n"
    }
    static let packageName = "understudy-sdk"
    /// The linker's flags. The old form of the search path also applies to the library's own dependencies, which a packed SDK finds in this
    /// machine's toolchain.
    var linkerFlags: [String] {
        parts.flatMap { ["-L", $0, "-Xlinker", "-rpath", "-Xlinker", $0] } + ["-lUnderstudySDK"]
            + (hasFrameworks ? ["-lUnderstudyFrameworks"] : []) + ["-Xlinker", "--disable-new-dtags"]
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

    /// Returns the SDK's first part for the current sources, building it if necessary. `UNDERSTUDY_SDK` names a prebuilt one.
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

    /// Returns the SDK with both parts, building the second if necessary.
    public func withFrameworks() throws -> SDK {
        var sdk = self
        sdk.hasFrameworks = true
        guard !FileManager.default.fileExists(atPath: frameworks.appending("complete")) else { return sdk }
        let folder = try Cache.folder().appending("sdk")
        guard directory.deletingLastPathComponent == folder.path else {
            throw Failure("the SDK in \(directory) is incomplete, because \(frameworks) is missing")
        }
        let lock = try BuildLock(folder)
        defer { withExtendedLifetime(lock) {} }
        if !FileManager.default.fileExists(atPath: frameworks.appending("complete")) {
            try Self.buildFrameworks(Self.sourceRoot(), configuration, into: folder.appending(directory.lastPathComponent))
        }
        return sdk
    }

    /// Returns the SDK with the parts that code needs which imports these modules.
    func with(_ modules: Set<String>) throws -> SDK {
        try hasFrameworks || frameworkNames.isDisjoint(with: modules) ? self : withFrameworks()
    }

    /// The modules of the second part.
    private var frameworkNames: Set<String> {
        get throws {
            let modules = SourceFolder.names(frameworks + "/Modules")
            if !modules.isEmpty { return Set(modules.map(\.deletingPathExtension)) }
            let first = Set(SourceFolder.names(directory + "/Modules").map(\.deletingPathExtension))
            return try Set(Self.exports(Self.sourceRoot()).keys).subtracting(first)
        }
    }

    /// The version of the SDK's layout. Change it whenever ``build(_:_:into:)`` creates a different layout.
    private static let layout = "6"

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
}
