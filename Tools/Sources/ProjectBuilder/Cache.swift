import Foundation
import SourceTranslator

/// The folder of understudy's builds: `~/.cache/understudy`, or `$UNDERSTUDY_CACHE`.
public enum Cache {
    /// The path of the folder, which may not exist yet.
    public static var directory: String {
        let environment = ProcessInfo.processInfo.environment
        if let path = environment["UNDERSTUDY_CACHE"], !path.isEmpty { return path }
        if let path = environment["XDG_CACHE_HOME"], !path.isEmpty { return path.appending("understudy") }
        return UserHome.path.appending(".cache/understudy")
    }

    /// Part of every translation's key: identifies the command that translates, whose output may change when it is rebuilt.
    static let translator: String = key("\(Stamp("/proc/self/exe").map { "\($0.modified) \($0.size)" } ?? "")")

    static func key(_ text: String) -> String {
        var fingerprint = Fingerprint()
        fingerprint.add(text)
        return String(fingerprint.text.prefix(16))
    }

    /// Returns the cache's folder, creating it if necessary. Throws `Failure` if ``directory`` names a folder that is not ours.
    static func folder() throws -> OwnedFolder { try OwnedFolder(directory) }

    /// Returns a project's own folder, whose name contains no spaces even if the project's path does.
    public static func project(_ project: Project) throws -> OwnedPath {
        let name = String(project.name.asModuleName.unicodeScalars.prefix(60))
        return try folder().appending("projects").appending(name + "-" + key(project.file))
    }

    /// Returns the owned path for a path that was formed from one in the cache. Throws `Failure` if it is outside the cache.
    static func place(_ path: String) throws -> OwnedPath {
        let cache = try folder(), own = path.hasPrefix(cache.path + "/") ? cache.path : directory
        guard path.hasPrefix(own + "/") else { throw Failure("\(path) is not in \(cache.path)", kind: .defect) }
        return try cache.appending(String(path.dropFirst(own.count + 1)))
    }

    /// Returns the folder that records what was created in which folders of test results, creating it if necessary.
    public static func resultsLedger() throws -> String { try folder().appending("results").makeDirectory().path }

    /// Removes the builds of `project`, or all builds if it is `nil`. Returns the path that was removed, or `nil` if there was nothing
    /// to remove.
    ///
    /// Throws `Failure`, and removes nothing, if ``directory`` is not ours.
    public static func clean(_ project: Project?) throws -> String? {
        guard FileManager.default.fileExists(atPath: directory) else { return nil }
        guard let folder = OwnedFolder.existing(directory) else {
            throw Failure(
                "nothing was removed, because understudy didn't create \(directory), which UNDERSTUDY_CACHE is set to", kind: .usage)
        }
        guard let project else {
            try folder.remove()
            return folder.path
        }
        let found = try existing(project, in: folder)
        for place in found { try place.remove() }
        return found.first?.path
    }

    /// Returns the folders in which `project` was built. They are matched by the file alone: a package's name may be known only once its
    /// manifest runs.
    static func existing(_ project: Project) throws -> [OwnedPath] {
        try OwnedFolder.existing(directory).map { try existing(project, in: $0) } ?? []
    }
    private static func existing(_ project: Project, in folder: OwnedFolder) throws -> [OwnedPath] {
        let places = try folder.appending("projects"), ending = "-" + key(project.file)
        return try places.names.filter { $0.hasSuffix(ending) }.map { try places.appending($0) }
    }
}

/// A lock that admits one builder at a time to a folder; the next one waits and reports it. Readers of a build share the lock, which
/// is released when its process ends.
final class BuildLock {
    private let descriptor: Int32

    init(_ directory: OwnedPath, isShared: Bool = false) throws {
        let kind = isShared ? LOCK_SH : LOCK_EX
        try directory.makeDirectory()
        descriptor = open(directory.path.appending("lock"), O_CREAT | O_RDWR | O_CLOEXEC | O_NOFOLLOW, 0o644)
        guard descriptor >= 0 else { throw Failure("cannot write in \(directory.path): \(String(cString: strerror(errno)))") }
        if flock(descriptor, kind | LOCK_NB) != 0 {
            Terminal.progress("Waiting for another understudy process to finish building this project")
            while flock(descriptor, kind) != 0 && errno == EINTR {}
        }
    }
    deinit { close(descriptor) }
}

/// A file's modification date and size, which are enough to detect a change.
struct Stamp: Codable, Hashable {
    var modified: Int64
    var size: Int64

    init?(_ path: String) {
        var info = stat()
        guard stat(path, &info) == 0 else { return nil }
        modified = Int64(info.st_mtim.tv_sec) * 1_000_000_000 + Int64(info.st_mtim.tv_nsec)
        size = Int64(info.st_size)
    }
}
