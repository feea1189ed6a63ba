import Foundation

/// Checks whether this machine has what understudy needs, and suggests remedies.
public enum Doctor {
    /// The result of a check. `advice` marks a problem that doesn't prevent builds.
    public enum State: String, Codable, Sendable { case fine, advice, missing }

    /// The result of a check.
    public struct Finding: Codable, Sendable {
        /// The part of the machine that was checked.
        public var subject: String
        /// Whether there is a problem.
        public var state: State
        /// The version or path that was found, or the problem.
        public var detail: String
        /// The remedy, or `nil` if there is no problem.
        public var remedy: String?
    }

    /// Checks this machine. Nothing is installed or changed.
    public static func examine() -> [Finding] {
        if let packed = Installation.current {
            let toolchain = toolchain()
            // Without a compiler, neither can be checked.
            return [toolchain] + (toolchain.state == .missing ? [] : [packedSDK(packed), linker()]) + [
                cache(), disk(), memory(), sandbox(), display(),
            ]
        }
        let root = try? SDK.sourceRoot()
        return [toolchain(), syntaxLibraries(), sources(root)] + (root.map { [packages($0), fonts($0), icons($0), sdk($0)] } ?? []) + [
            cache(), disk(), memory(), sandbox(), display(),
        ]
    }

    // MARK: Toolchain

    /// The Debian packages that a toolchain runs and links with.
    static let systemPackages = "g++ libc6-dev libcurl4 libxml2 libncurses6 libsqlite3-0 tzdata"

    private static func toolchain() -> Finding {
        guard let output = try? Subprocess.run(["swift", "--version"]), output.status != 127 || output.output.contains("shared libraries")
        else {
            return Finding(
                subject: "Swift", state: .missing, detail: "no 'swift' on PATH",
                remedy: "install a Swift 6.3 toolchain: https://www.swift.org/install/linux")
        }
        guard output.status == 0 else {
            let line = output.output.split(separator: "\n").first.map(String.init) ?? "exit code \(output.status)"
            return Finding(
                subject: "Swift", state: .missing, detail: "does not start: \(line)", remedy: "apt-get install \(systemPackages)")
        }
        let line = output.output.split(separator: "\n").first { $0.contains("Swift version") }.map(String.init) ?? output.output
        let version = line.range(of: #"\d+\.\d+(\.\d+)?"#, options: .regularExpression).map { String(line[$0]) } ?? ""
        let parts = version.split(separator: ".").compactMap { Int($0) }
        guard parts.count >= 2, (parts[0], parts[1]) >= (6, 1) else {
            return Finding(
                subject: "Swift", state: .missing, detail: "version \(version) is too old",
                remedy: "install a Swift 6.3 toolchain: https://www.swift.org/install/linux")
        }
        return Finding(subject: "Swift", state: .fine, detail: version)
    }

    private static func syntaxLibraries() -> Finding {
        for folder in (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":") {
            let swift = String(folder).appending("swift")
            guard FileManager.default.isExecutableFile(atPath: swift) else { continue }
            let host = URL(fileURLWithPath: swift).resolvingSymlinksInPath().deletingLastPathComponent().path.appending(
                "../lib/swift/host/SwiftSyntax.swiftmodule"
            ).standardizedPath
            if FileManager.default.fileExists(atPath: host) {
                return Finding(subject: "SwiftSyntax", state: .fine, detail: "the toolchain's own")
            }
        }
        return Finding(
            subject: "SwiftSyntax", state: .advice, detail: "this toolchain doesn't include it",
            remedy: "nothing to do: it is built from source, which takes some minutes the first time")
    }

    // MARK: A packed installation

    private static func packedSDK(_ installation: Installation) -> Finding {
        let missing = Installation.folder.map(Installation.missing) ?? []
        guard missing.isEmpty else {
            return Finding(
                subject: "UIKit", state: .missing, detail: "the installation lacks \(missing.joined(separator: ", "))",
                remedy: "unpack or install understudy again")
        }
        do {
            for configuration in SDK.Configuration.allCases { _ = try Installation.sdk(configuration) }
            return Finding(subject: "UIKit", state: .fine, detail: "version \(installation.version), prebuilt")
        } catch {
            let message = (error as? Failure)?.message ?? error.localizedDescription
            return Finding(
                subject: "UIKit", state: .missing, detail: message, remedy: "put this toolchain on PATH: \(installation.toolchain)")
        }
    }

    /// Checks linking. Swift links with the system's C++ compiler driver and its C and C++ libraries, which a toolchain does not include.
    private static func linker() -> Finding {
        let folder = try? OwnedFolder.temporary("doctor")
        defer { try? folder?.remove() }
        let file = folder?.path.appending("program") ?? ""
        try? folder?.appending("program.swift").write("import Foundation\nprint(URL(fileURLWithPath: \"/\").path)\n")
        guard let result = try? Subprocess.run(["swiftc", file + ".swift", "-o", file]), result.status == 0 else {
            return Finding(
                subject: "Linker", state: .missing, detail: "linking a Swift program failed", remedy: "apt-get install \(systemPackages)")
        }
        return Finding(subject: "Linker", state: .fine, detail: "a Swift program links")
    }

    // MARK: The checkout

    private static func sources(_ root: String?) -> Finding {
        guard let root else {
            return Finding(
                subject: "Library", state: .missing, detail: "its sources can't be found",
                remedy: "set UNDERSTUDY_ROOT to a checkout of understudy")
        }
        return Finding(subject: "Library", state: .fine, detail: root)
    }

    private static func packages(_ root: String) -> Finding {
        let list = (try? String(contentsOfFile: root.appending("Scripts/packages"), encoding: .utf8)) ?? ""
        // Packages after a question mark are optional.
        let packages = list.split(separator: "\n").filter { !$0.hasPrefix("#") }.compactMap {
            line -> (name: String, reason: String, isOptional: Bool)? in
            let isOptional = line.hasPrefix("?"), parts = (isOptional ? line.dropFirst() : line).split(separator: ":", maxSplits: 1)
            return parts.first.map { ($0.trimmingCharacters(in: .whitespaces), parts.count > 1 ? String(parts[1]) : "", isOptional) }
        }
        guard !packages.isEmpty,
            let result = try? Subprocess.run(["dpkg-query", "-W", "-f", "${Package} ${Status}\\n"] + packages.map(\.name))
        else {
            return Finding(
                subject: "System packages", state: .advice, detail: "this isn't a Debian system",
                remedy: "install your system's equivalents of the packages in Scripts/packages")
        }
        let installed = Set(
            result.output.split(separator: "\n").filter { $0.hasSuffix("install ok installed") }.compactMap {
                $0.split(separator: " ").first.map(String.init)
            })
        let absent = packages.filter { !installed.contains($0.name) }, missing = absent.filter { !$0.isOptional }.map(\.name)
        guard missing.isEmpty else {
            return Finding(
                subject: "System packages", state: .missing, detail: missing.joined(separator: ", "), remedy: "run `make setup` in \(root)")
        }
        guard absent.isEmpty else {
            return Finding(
                subject: "System packages", state: .advice,
                detail: "without " + absent.map { "\($0.name): \($0.reason)" }.joined(separator: "; "),
                remedy: "apt-get install \(absent.map(\.name).joined(separator: " "))")
        }
        return Finding(subject: "System packages", state: .fine, detail: "all \(packages.count)")
    }

    private static func fonts(_ root: String) -> Finding {
        let files = (try? FileManager.default.contentsOfDirectory(atPath: root.appending("Sources/CoreText/Fonts"))) ?? []
        let count = files.filter { $0.hasSuffix(".otf") || $0.hasSuffix(".ttf") }.count
        guard files.contains("Inter-Regular.otf") else {
            return Finding(
                subject: "Fonts", state: .missing, detail: "Inter is not in Sources/CoreText/Fonts; text uses another font",
                remedy: "run `make setup` in \(root)")
        }
        return Finding(subject: "Fonts", state: .fine, detail: "Inter and \(count) files in all")
    }

    private static func icons(_ root: String) -> Finding {
        guard FileManager.default.fileExists(atPath: root.appending("Sources/CoreText/Icons/symbols.table")) else {
            return Finding(
                subject: "Icons", state: .missing, detail: "system images show a plain square", remedy: "run `make setup` in \(root)")
        }
        return Finding(subject: "Icons", state: .fine, detail: "bootstrap-icons")
    }

    private static func sdk(_ root: String) -> Finding {
        let folder = Cache.directory.appending("sdk").appending("debug-" + SDK.fingerprint(root, .debug))
        guard FileManager.default.fileExists(atPath: folder.appending("complete")) else {
            return Finding(
                subject: "UIKit", state: .advice, detail: "not built for these sources yet",
                remedy: "nothing to do: the next build or run builds it once")
        }
        return Finding(subject: "UIKit", state: .fine, detail: "built for these sources")
    }

    // MARK: The machine

    private static func cache() -> Finding {
        let folder = Cache.directory
        do { _ = try Cache.folder() } catch {
            return Finding(
                subject: "Cache", state: .missing, detail: "\(error)",
                remedy: "set UNDERSTUDY_CACHE to an empty folder that you can write to")
        }
        guard FileManager.default.isWritableFile(atPath: folder) else {
            return Finding(
                subject: "Cache", state: .missing, detail: "\(folder) cannot be written",
                remedy: "set UNDERSTUDY_CACHE to a folder you can write to")
        }
        return Finding(subject: "Cache", state: .fine, detail: "\(folder), \(gigabytes(size(of: folder))); `understudy clean` empties it")
    }

    private static func size(of folder: String) -> Int64 {
        var total: Int64 = 0
        for case let name as String in FileManager.default.enumerator(atPath: folder) ?? .init() {
            var info = stat()
            if lstat(folder.appending(name), &info) == 0 { total += Int64(info.st_blocks) * 512 }
        }
        return total
    }

    private static func disk() -> Finding {
        let free =
            ((try? FileManager.default.attributesOfFileSystem(forPath: Cache.directory))?[.systemFreeSize] as? NSNumber)?.int64Value ?? 0
        // A debug library with its build folder takes 2 GB, and a release library another 2 GB.
        guard free > 3_000_000_000 else {
            return Finding(
                subject: "Free disk", state: free > 1_000_000_000 ? .advice : .missing, detail: gigabytes(free),
                remedy: "free some space: building the library and an app needs about 3 GB")
        }
        return Finding(subject: "Free disk", state: .fine, detail: gigabytes(free))
    }

    private static func memory() -> Finding {
        let memory = Int64(ProcessInfo.processInfo.physicalMemory)
        guard memory > 3_500_000_000 else {
            return Finding(
                subject: "Memory", state: .advice, detail: gigabytes(memory),
                remedy: "building the library needs 4 GB; add swap if the compiler is killed")
        }
        return Finding(subject: "Memory", state: .fine, detail: gigabytes(memory))
    }

    private static func sandbox() -> Finding {
        let version = Confinement.version
        guard version > 0 else {
            return Finding(
                subject: "Sandbox", state: .advice,
                detail: "the kernel doesn't support Landlock, or Landlock is off: a project's code can access all your files",
                remedy: "open only projects you trust, or boot with lsm=landlock,… on Linux 5.13 or later")
        }
        guard version >= 4 else {
            return Finding(
                subject: "Sandbox", state: .advice,
                detail: "Landlock, version \(version): files are protected, and connections only by address family",
                remedy: "Linux 6.7 protects connections, too")
        }
        return Finding(subject: "Sandbox", state: .fine, detail: "Landlock, version \(version)")
    }

    private static func display() -> Finding {
        let environment = ProcessInfo.processInfo.environment
        guard environment["DISPLAY"] != nil || environment["WAYLAND_DISPLAY"] != nil else {
            return Finding(
                subject: "Display", state: .advice, detail: "none",
                remedy: "`--host window` needs one; `--host browser` and `--host headless` don't")
        }
        return Finding(subject: "Display", state: .fine, detail: environment["DISPLAY"] ?? environment["WAYLAND_DISPLAY"] ?? "")
    }

    private static func gigabytes(_ bytes: Int64) -> String { String(format: "%.1f GB", Double(bytes) / 1e9) }
}
