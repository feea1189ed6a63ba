import Foundation
import SourceTranslator

/// Where understudy keeps what it builds: `~/.cache/understudy`, or `$UNDERSTUDY_CACHE`.
public enum Cache {
    public static var directory: String {
        let environment = ProcessInfo.processInfo.environment
        if let path = environment["UNDERSTUDY_CACHE"], !path.isEmpty { return path }
        if let path = environment["XDG_CACHE_HOME"], !path.isEmpty { return path.appending("understudy") }
        return NSHomeDirectory().appending(".cache/understudy")
    }

    /// Part of every key of a translation: the command that translates, which may do so otherwise after it was built anew.
    static let translator: String = key("\(Stamp("/proc/self/exe").map { "\($0.modified) \($0.size)" } ?? "")")

    static func key(_ text: String) -> String {
        var fingerprint = Fingerprint()
        fingerprint.add(text)
        return String(fingerprint.text.prefix(16))
    }

    /// A project's own folder. Its name has no spaces whatever the project's path has.
    public static func project(_ project: Project) -> String {
        directory.appending("projects").appending(project.name.asModuleName + "-" + key(project.file))
    }
}

/// One builder at a time in a folder; the next waits and says so. Those that only use what was built share it. The lock goes with the process that holds it.
final class BuildLock {
    private let descriptor: Int32

    init(_ directory: String, isShared: Bool = false) throws {
        let kind = isShared ? LOCK_SH : LOCK_EX
        do { try FileManager.default.createDirectory(atPath: directory, withIntermediateDirectories: true) } catch {
            if (error as? CocoaError)?.code == .fileWriteOutOfSpace { throw Failure.fullDisk }
            throw Failure("cannot make the folder \(directory). UNDERSTUDY_CACHE names the folder where understudy keeps what it builds", kind: .usage)
        }
        descriptor = open(directory.appending("lock"), O_CREAT | O_RDWR | O_CLOEXEC, 0o644)
        guard descriptor >= 0 else { throw Failure("cannot write in \(directory): \(String(cString: strerror(errno)))") }
        if flock(descriptor, kind | LOCK_NB) != 0 {
            Terminal.progress("Waiting for another understudy that builds this project")
            while flock(descriptor, kind) != 0 && errno == EINTR {}
        }
    }
    deinit { close(descriptor) }
}

/// When a file was last written and how long it is: enough to see that it changed.
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
