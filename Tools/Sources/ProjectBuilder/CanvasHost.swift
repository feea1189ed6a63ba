import Foundation
import InterfaceBuilder
import SourceTranslator

/// A small program that draws interface files. It links UIKit so that the `understudy` command doesn't have to.
///
/// It decodes the project's pictures and fonts, with libraries in C, and is confined: it can read the project, and write to a temporary
/// folder.
public struct CanvasHost {
    private let executable: String
    /// The folder of UIKit's library.
    private let library: String

    /// Returns the program for the current library sources, building it, and the SDK before it, if necessary.
    public static func ready() throws -> CanvasHost {
        let sdk = try SDK.ready(.debug).withFrameworks()
        // Stored beside the SDKs and named after the one that it links: `UNDERSTUDY_SDK` may name a folder that is not ours.
        let folder = try Cache.folder().appending("sdk")
        let place = try folder.appending("canvas-" + Cache.key(sdk.directory + program)), executable = try place.appending("canvas")
        let host = CanvasHost(executable: executable.path, library: sdk.directory)
        if FileManager.default.isExecutableFile(atPath: executable.path) { return host }
        let lock = try BuildLock(folder)
        defer { withExtendedLifetime(lock) {} }
        Terminal.progress("Building the canvas")
        let source = try place.appending("canvas.swift"), partial = try place.appending("canvas.partial")
        try source.write(program)
        let result = try Subprocess.run(["swiftc", "-parse-as-library", "-o", partial.path, source.path] + sdk.linkerFlags)
        guard result.status == 0 else {
            throw Failure("building the storyboard canvas failed:\n\(result.output.suffix(2000))", kind: .defect)
        }
        // It finds its fonts beside itself: it can't read the sources of a checkout.
        try place.appending(Staging.fonts).link(to: sdk.directory.appending(Staging.fonts))
        try executable.replace(with: partial)
        return host
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

    /// Draws interface files into the user's folder `output`.
    /// - Parameters:
    ///   - project: The folder of their project.
    ///   - bundle: The project's resources.
    ///   - output: The user's folder.
    ///   - job: Returns what to draw, in JSON, for the folder in which the canvas writes.
    ///   - pictures: Returns the names of the pictures in an index.
    /// - Returns: The index, in JSON.
    public func draw(
        _ project: String, with bundle: CanvasBundle, into output: String, job: (String) throws -> Data,
        pictures: (Data) throws -> [String]
    ) throws -> Data {
        try run("draw", reading: SourceTree(of: project).roots + [bundle.path], job: job) { drawn in
            guard let index = drawn.read("index.json") else { throw Failure("the canvas wrote no index", kind: .defect) }
            let folder = try UserFolder(output)
            for name in try pictures(index) { if let data = drawn.read(name) { try folder.write(data, to: name) } }
            return index
        }
    }

    /// Compares the pictures in `folder` that the job names.
    /// - Parameters:
    ///   - job: Returns the job, in JSON, for the folder in which the program writes.
    ///   - result: Reads that folder.
    func compare<Result>(in folder: OwnedFolder, job: (String) throws -> Data, result: (UserFolder) throws -> Result) throws -> Result {
        try run("compare", reading: [folder.path], job: job, result: result)
    }

    private func run<Result>(
        _ work: String, reading readable: [String], job: (String) throws -> Data, result read: (UserFolder) throws -> Result
    ) throws -> Result {
        let folder = try OwnedFolder.temporary("canvas")
        defer { try? folder.remove() }
        let file = try folder.appending("job.json"), output = try folder.appending("output").makeDirectory()
        try file.write(job(output.path))
        var environment = ConfinedPlaces.variables(forWindow: false)
        for name in ["HOME", "CFFIXED_USER_HOME", "TMPDIR"] { environment[name] = output.path }
        let confinement = Confinement(
            readable: ConfinedPlaces.system + Installation.folders + [library, executable.deletingLastPathComponent, file.path] + readable,
            writable: ConfinedPlaces.devices + [output.path], network: .none, environment: environment)
        let result = try Subprocess.run(confinement.prefix() + [executable, work, file.path])
        guard result.status == 0, let drawn = UserFolder(existing: output.path) else {
            throw Failure("the canvas stopped (\(result.status)):\n\(result.output.suffix(2000))")
        }
        return try read(drawn)
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

    /// Creates a bundle of links to the files in `folder`. The bundle is temporary: call ``remove()``.
    public init(resourcesOf folder: String) throws {
        root = try OwnedFolder.temporary("canvas")
        let enumerator = FileManager.default.enumerator(atPath: folder)
        while let name = enumerator?.nextObject() as? String {
            let last = name.lastPathComponent
            if ProjectFiles.skippedFolders.contains(last) {
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
