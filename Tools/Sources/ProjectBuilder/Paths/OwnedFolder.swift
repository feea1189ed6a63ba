import Foundation

/// A folder that is ours: created by this command, marked as such, and inaccessible to other users of the machine. On behalf of a project,
/// the command writes, links, and removes only below it.
public struct OwnedFolder: Hashable, Sendable {
    /// The file that marks a folder as ours.
    static let marker = ".understudy"

    /// The absolute path, with symbolic links resolved.
    public let path: String

    /// Creates the folder, or adopts an existing one that is ours or empty.
    ///
    /// Throws `Failure` if it cannot be created, belongs to another user, or holds files that are not ours.
    public init(_ path: String) throws { try self.init(making: path, role: .cache) }

    /// Returns the folder for translations that a user or a build plugin names. One that a version without markers filled contains nothing
    /// but translations.
    static func forTranslations(_ path: String) throws -> OwnedFolder { try OwnedFolder(making: path, role: .translations) }

    private enum Role {
        case cache, translations, temporary

        var advice: String { self == .cache ? ". UNDERSTUDY_CACHE sets the folder for understudy's builds" : "" }
    }

    private init(making path: String, role: Role) throws {
        do {
            let parent = path.deletingLastPathComponent
            if !parent.isEmpty { try FileManager.default.createDirectory(atPath: parent, withIntermediateDirectories: true) }
        } catch {
            if (error as? CocoaError)?.code == .fileWriteOutOfSpace { throw Failure.fullDisk }
            throw Failure("can't create the folder \(path)\(role.advice)", kind: .usage)
        }
        if mkdir(path, 0o700) != 0, errno != EEXIST {
            throw errno == ENOSPC ? Failure.fullDisk : Failure("can't create the folder \(path)\(role.advice)", kind: .usage)
        }
        try self.init(made: path, role: role)
    }

    private init(made path: String, role: Role) throws {
        guard let real = path.realPath else { throw Failure("\(path): \(String(cString: strerror(errno)))", kind: .usage) }
        var info = stat()
        guard lstat(real, &info) == 0, info.st_mode & S_IFMT == S_IFDIR else { throw Failure("\(path) is not a folder", kind: .usage) }
        guard info.st_uid == geteuid() else {
            throw Failure("\(path) belongs to another user, who could change what is built there\(role.advice)", kind: .usage)
        }
        self.path = real
        if role != .temporary, Self.isTracked(real) {
            throw Failure(
                "\(path) is part of a repository, which could have prepared what is built there; specify an empty folder\(role.advice)",
                kind: .usage)
        }
        if !isMarked {
            let isOurs =
                role == .translations
                ? SourceFolder.names(real).allSatisfy { $0.hasSuffix(".us.swift") || $0 == "main.swift" } : Self.holdsNothingElse(real)
            guard isOurs else {
                throw Failure(
                    "\(path) contains files that understudy didn't create, so it isn't used; specify an empty folder\(role.advice)",
                    kind: .usage)
            }
            let descriptor = open(real + "/" + Self.marker, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o600)
            if descriptor >= 0 {
                close(descriptor)
            } else if errno != EEXIST {
                if errno == ENOSPC { throw Failure.fullDisk }
                throw Failure("cannot write in \(path): \(String(cString: strerror(errno)))\(role.advice)", kind: .usage)
            }
        }
        if role != .translations, info.st_mode & 0o077 != 0 { chmod(real, 0o700) }
    }

    /// Returns the folder at `path` if it exists and is ours.
    public static func existing(_ path: String) -> OwnedFolder? {
        guard let real = path.realPath else { return nil }
        let folder = OwnedFolder(known: real)
        var info = stat()
        guard lstat(real, &info) == 0, info.st_mode & S_IFMT == S_IFDIR, info.st_uid == geteuid(), !isTracked(real) else { return nil }
        return folder.isMarked || holdsNothingElse(real, mayBeEmpty: false) ? folder : nil
    }

    private init(known path: String) { self.path = path }

    private var isMarked: Bool {
        var info = stat()
        return lstat(path + "/" + Self.marker, &info) == 0 && info.st_mode & S_IFMT == S_IFREG && info.st_uid == geteuid()
    }

    /// Returns whether the marker in the folder is a file of the repository around it: then a project made the folder, and not this
    /// command. A cache may be in a project's folder, as that of GitLab's jobs is.
    ///
    /// Git's index names each file with its path, except in its version 4, which only a setting selects.
    private static func isTracked(_ path: String) -> Bool {
        if let known = trackedLock.withLock({ tracked[path] }) { return known }
        let result = findsMarker(of: path)
        trackedLock.withLock { tracked[path] = result }
        return result
    }
    /// The answers for this process, which asks for its cache often.
    nonisolated(unsafe) private static var tracked: [String: Bool] = [:]  // `trackedLock` guards it
    private static let trackedLock = NSLock()

    private static func findsMarker(of path: String) -> Bool {
        for folder in sequence(first: path, next: { $0.count > 1 ? $0.deletingLastPathComponent : nil }).dropFirst() {
            var settings = folder.appending(".git")
            guard FileManager.default.fileExists(atPath: settings) else { continue }
            // A further work tree has a file that names the folder.
            if let text = ProjectFile.text(settings), let range = text.range(of: "gitdir: ") {
                let place = text[range.upperBound...].trimmingCharacters(in: .whitespacesAndNewlines)
                settings = place.hasPrefix("/") ? place : folder.appending(place)
            }
            let relative = path.dropFirst(folder == "/" ? 1 : folder.count + 1) + "/" + marker
            return ProjectFile.data(settings.appending("index"))?.range(of: Data((relative + "\0").utf8)) != nil
        }
        return false
    }

    /// Creates a folder in the system's temporary directory that no other user can predict, open or replace. Call ``remove()`` when done.
    static func temporary(_ purpose: String) throws -> OwnedFolder {
        var template = Array((FileManager.default.temporaryDirectory.path + "/understudy-\(purpose)-XXXXXX").utf8CString)
        guard mkdtemp(&template) != nil else { throw Failure("can't create a temporary folder: \(String(cString: strerror(errno)))") }
        return try OwnedFolder(made: String(decoding: template.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self), role: .temporary)
    }

    /// Returns whether the folder contains only the files of an older cache without a marker: SDKs and projects that are named by a hash.
    private static func holdsNothingElse(_ path: String, mayBeEmpty: Bool = true) -> Bool {
        let names = Set((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? ["?"]).subtracting(["lost+found"])
        if names.isEmpty { return mayBeEmpty }
        let known: Set = ["projects", "sdk", "states", "modules", "manifests", "bench", "reports", "lock"]
        guard names.isSubset(of: known) else { return false }
        return ["projects", "sdk", "states", "bench"].allSatisfy { folder in
            SourceFolder.names(path.appending(folder)).allSatisfy { $0 == "lock" || $0.contains(/[0-9a-f]{16}/) }
        } && !names.isDisjoint(with: ["projects", "sdk", "states"])
    }

    // MARK: Paths below

    func appending(_ name: ProjectName) -> OwnedPath { OwnedPath(root: self, components: [name.text]) }
    /// Returns the path of a descendant. Throws `Failure` if a component of `relative` is not a valid file name.
    func appending(_ relative: String) throws -> OwnedPath { try OwnedPath(root: self, components: []).appending(relative) }

    /// Removes the folder and its contents. Throws `Failure` if it is not marked as ours.
    public func remove() throws {
        guard isMarked || Self.holdsNothingElse(path, mayBeEmpty: false) else {
            throw Failure("nothing was removed, because understudy didn't create \(path)", kind: .usage)
        }
        try OwnedPath.removeTree(path)
    }
}

extension String {
    /// The absolute path with symbolic links resolved, or `nil` with `errno` set if nothing exists there.
    var realPath: String? {
        guard let resolved = realpath(self, nil) else { return nil }
        defer { free(resolved) }
        return String(cString: resolved)
    }
}
