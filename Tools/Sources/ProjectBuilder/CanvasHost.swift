import Foundation
import SourceTranslator

/// A small program that draws interface files. It links UIKit so that the `understudy` command doesn't have to.
public struct CanvasHost {
    private let executable: String

    /// Returns the program for the current library sources, building it, and the SDK before it, if necessary.
    public static func ready() throws -> CanvasHost {
        let sdk = try SDK.ready(.debug).withFrameworks()
        // Stored beside the SDKs and named after the one that it links: `UNDERSTUDY_SDK` may name a folder that is not ours.
        let folder = try Cache.folder().appending("sdk")
        let executable = try folder.appending("canvas." + Cache.key(sdk.directory + program))
        if FileManager.default.isExecutableFile(atPath: executable.path) { return CanvasHost(executable: executable.path) }
        let lock = try BuildLock(folder)
        defer { withExtendedLifetime(lock) {} }
        Terminal.progress("Building the canvas")
        let source = try folder.appending(executable.name + ".swift"), partial = try folder.appending(executable.name + ".partial")
        try source.write(program)
        let result = try Subprocess.run(["swiftc", "-parse-as-library", "-o", partial.path, source.path] + sdk.linkerFlags)
        guard result.status == 0 else {
            throw Failure("building the storyboard canvas failed:\n\(result.output.suffix(2000))", kind: .defect)
        }
        try executable.replace(with: partial)
        return CanvasHost(executable: executable.path)
    }

    // The library is called by symbol: no module of the SDK is imported, so this compiles in a second.
    private static let program = """
        import Foundation
        @_silgen_name("understudy_canvas") func understudyCanvas(_ path: UnsafePointer<CChar>) -> Int32
        @_silgen_name("understudy_compare") func understudyCompare(_ path: UnsafePointer<CChar>) -> Int32
        @main @MainActor struct Canvas {
            static func main() {
                guard CommandLine.arguments.count > 2 else { exit(64) }
                let work = CommandLine.arguments[1] == "compare" ? understudyCompare : understudyCanvas
                exit(work(CommandLine.arguments[2]))
            }
        }
        """

    /// Draws what `job`, in JSON, describes. Returns the program's output.
    public func draw(job: Data) throws -> String { try run("draw", job) }

    /// Compares the pictures that `job`, in JSON, names.
    func compare(job: Data) throws { _ = try run("compare", job) }

    private func run(_ work: String, _ job: Data) throws -> String {
        let folder = try OwnedFolder.temporary("canvas")
        defer { try? folder.remove() }
        let file = try folder.appending("job.json")
        try file.write(job)
        let result = try Subprocess.run([executable, work, file.path])
        guard result.status == 0 else { throw Failure("the canvas stopped (\(result.status)):\n\(result.output.suffix(2000))") }
        return result.output
    }
}

/// A project's resources, laid out as in an app so that names in interface files resolve.
public struct CanvasBundle {
    /// The path of the bundle.
    public var path: String { root.path }
    private let root: OwnedFolder

    private static let flat: Set<String> = [
        "storyboard", "xib", "png", "jpg", "jpeg", "gif", "pdf", "svg", "ttf", "otf", "xcassets", "strings", "stringsdict", "xcstrings",
    ]
    private static let skipped: Set<String> = [".build", ".git", "Pods", "Carthage", "DerivedData", "node_modules", ".understudy"]

    /// Creates a bundle of links to the files in `folder`. The bundle is temporary: call ``remove()``.
    public init(resourcesOf folder: String) throws {
        root = try OwnedFolder.temporary("canvas")
        let enumerator = FileManager.default.enumerator(atPath: folder)
        while let name = enumerator?.nextObject() as? String {
            let last = name.lastPathComponent
            if Self.skipped.contains(last) {
                enumerator?.skipDescendants()
                continue
            }
            let kind = (name as NSString).pathExtension.lowercased()
            guard Self.flat.contains(kind) else { continue }
            let isCatalog = kind == "xcassets"
            if isCatalog { enumerator?.skipDescendants() }
            let parent = name.deletingLastPathComponent.lastPathComponent
            let target = parent.hasSuffix(".lproj") ? parent.appending(last) : last
            var destination = try root.appending(target)
            // The catalogs of all targets are included.
            if isCatalog, destination.exists { destination = try root.appending("\(UUID().uuidString).xcassets") }
            if !destination.exists { try destination.link(to: folder.appending(name)) }
        }
    }

    /// Removes the bundle.
    public func remove() { try? root.remove() }

    /// Returns a short name for `folder` that is unique in `all`: as many of its last path components as necessary.
    public static func name(of folder: String, among all: [String]) -> String {
        let parts = folder.split(separator: "/")
        for count in 1...max(1, parts.count) {
            let ending = parts.suffix(count)
            if all.filter({ $0.split(separator: "/").suffix(count) == ending }).count == 1 { return ending.joined(separator: "-") }
        }
        return parts.joined(separator: "-")
    }

    /// Returns the folder whose resources an interface file can name: that of the project it belongs to, otherwise its own.
    public static func folder(of file: String) -> String {
        let own = file.deletingLastPathComponent
        var candidate = own
        for _ in 0..<5 where candidate.count > 1 {
            let entries = (try? FileManager.default.contentsOfDirectory(atPath: candidate)) ?? []
            if entries.contains(where: {
                $0.hasSuffix(".xcodeproj") || $0.hasSuffix(".xcworkspace") || $0 == "Package.swift" || $0 == ".git"
            }) {
                return candidate
            }
            candidate = candidate.deletingLastPathComponent
        }
        return own.hasSuffix(".lproj") ? own.deletingLastPathComponent : own
    }
}
