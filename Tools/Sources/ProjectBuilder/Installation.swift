import Foundation

/// A packaged understudy, as `make dist` writes it: the command with the libraries that a checkout builds from its sources.
///
///     bin/understudy            finds the toolchain and starts the program
///     libexec/understudy        the program
///     lib/                      the shared libraries that the pixels depend on
///     share/understudy/         installation.json, sdk/debug, sdk/release, TestLibraries, ManifestLibraries, Headers
public struct Installation: Codable, Sendable {
    /// The version number.
    public var version: String
    /// The commit that the installation was built from.
    public var commit: String
    /// The first line of the output of `swiftc --version` for the toolchain that compiled its modules.
    public var toolchain: String

    /// The `share/understudy` folder of the installation that contains this program, or `nil` if the program was built in a checkout.
    static let folder: String? = {
        guard let program = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe") else { return nil }
        let folder = program.deletingLastPathComponent.appending("../share/understudy").standardizedPath
        return FileManager.default.fileExists(atPath: folder.appending("installation.json")) ? folder : nil
    }()

    /// The folder of the installation's shared libraries, where the linker finds those that an app calls itself.
    static var libraries: String? { folder?.appending("../../lib").standardizedPath }

    /// The installation's folders that an app reads while it runs; none if the program was built in a checkout.
    static var folders: [String] { folder.map { [$0.appending("sdk")] + [libraries].compactMap { $0 } } ?? [] }

    /// The files and folders without which builds, links, or pictures fail, relative to the installation.
    static let necessary: [String] =
        SDK.Configuration.allCases.flatMap { configuration in
            [
                "complete", "Modules", "C", "libUnderstudySDK.so", "Frameworks/complete", "Frameworks/libUnderstudyFrameworks.so",
                "understudy_CoreText.resources/Fonts/Inter-Regular.otf",
                "understudy_CoreText.resources/Icons/symbols.table", "understudy_Simulator.resources/Page",
            ].map { "share/understudy/sdk/\(configuration.rawValue)/\($0)" }
        } + [
            "share/understudy/TestLibraries", "share/understudy/ManifestLibraries", "share/understudy/Headers", "lib/libsqlite3.so",
            "lib/libz.so",
        ]

    /// Returns the necessary files that the installation with this `share/understudy` folder lacks.
    static func missing(_ folder: String) -> [String] {
        let root = folder.appending("../..").standardizedPath
        return necessary.filter { !FileManager.default.fileExists(atPath: root.appending($0)) }
    }

    /// The installation that contains this program.
    public static let current: Installation? = folder.flatMap { folder in
        (try? Data(contentsOf: URL(fileURLWithPath: folder.appending("installation.json")))).flatMap {
            try? JSONDecoder().decode(Installation.self, from: $0)
        }
    }

    /// Returns the prebuilt UIKit, or `nil` if this program was built in a checkout. Throws if this machine's toolchain differs from the
    /// one that built it: Swift's compiled modules do not work across versions.
    static func sdk(_ configuration: SDK.Configuration) throws -> SDK? {
        guard let folder, let current else { return nil }
        let directory = folder.appending("sdk").appending(configuration.rawValue)
        guard FileManager.default.fileExists(atPath: directory.appending("complete")) else {
            throw Failure("this installation is incomplete, because \(directory) is missing. Unpack it again", kind: .user)
        }
        let installed = try toolchainVersion()
        guard installed == current.toolchain else {
            throw Failure(
                """
                this understudy was built for another toolchain
                  built for   \(current.toolchain)
                  on PATH     \(installed)
                Put the first toolchain on PATH, or build understudy from source with the second.
                """)
        }
        return SDK(directory: directory, configuration: configuration)
    }

    /// Returns the first line of `swiftc --version`, cached until the compiler changes: starting it takes a tenth of a second.
    fileprivate static func toolchainVersion() throws -> String {
        let note = try? Cache.folder().appending("toolchains").appending(Cache.key(SDK.compilerVersion))
        if let note, let known = try? String(contentsOfFile: note.path, encoding: .utf8), !known.isEmpty { return known }
        let result = try Subprocess.run(["swiftc", "--version"])
        guard result.status == 0, let line = result.output.split(separator: "\n").first(where: { $0.contains("Swift version") }) else {
            throw Failure(
                "'swiftc --version' failed:\n\(result.output.suffix(500))\nInstall a Swift toolchain: https://www.swift.org/install/linux")
        }
        // Without a cache, the compiler is started each time.
        try? note?.write(String(line))
        return String(line)
    }
}

/// The version that `understudy --version` prints.
public enum Version {
    /// The version number of this source tree: the text of the file `VERSION`.
    public static let number = "0.1.0"

    /// The version number, the commit if it is known, and the toolchain: a packed installation's, or the one on PATH.
    public static var full: String {
        if let installation = Installation.current {
            return text(installation.version, [installation.commit, installation.toolchain])
        }
        let commit = (try? SDK.sourceRoot()).flatMap { try? Subprocess.run(["git", "-C", $0, "rev-parse", "--short=12", "HEAD"]) }
        let word = commit.flatMap { $0.status == 0 ? $0.output.trimmingCharacters(in: .whitespacesAndNewlines) : nil }
        return text(number, [word, "built from source", try? Installation.toolchainVersion()])
    }

    static func text(_ number: String, _ details: [String?]) -> String {
        "\(number) (\(details.compactMap(\.self).joined(separator: ", ")))"
    }
}
