import Foundation

/// A user's folder, such as one for pictures, in which single files are read, written, and removed.
///
/// It may be in an untrusted project: each folder on the way to a file is opened without following links, so nothing outside is reached.
struct UserFolder: Sendable {
    /// The absolute path, with the links in it resolved.
    let path: String

    /// Opens the folder at `path`, which may itself be reached through links. Returns `nil` if there is none.
    init?(existing path: String) {
        guard let real = path.realPath, let descriptor = Self.opened(real) else { return nil }
        close(descriptor)
        self.path = real
    }

    /// Opens or creates the folder at `path`.
    init(_ path: String) throws {
        do { try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true) } catch {
            if (error as? CocoaError)?.code == .fileWriteOutOfSpace { throw Failure.fullDisk }
            throw Failure("can't create the folder \(path)", kind: .usage)
        }
        guard let folder = UserFolder(existing: path) else { throw Failure("\(path) is not a folder", kind: .usage) }
        self = folder
    }

    // MARK: Files

    /// Returns the content of a regular file, or `nil` if there is none, or if a link leads to it.
    func read(_ relative: String) -> Data? {
        guard let (names, last) = Self.components(relative), let folder = try? open(names, isCreating: false) else { return nil }
        defer { close(folder) }
        let descriptor = openat(folder, last, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
        guard descriptor >= 0 else { return nil }
        let handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
        var info = stat()
        guard fstat(descriptor, &info) == 0, info.st_mode & S_IFMT == S_IFREG, info.st_size <= ProjectFile.largest else { return nil }
        return try? handle.read(upToCount: ProjectFile.largest) ?? Data()
    }

    /// Writes a file, replaces an existing one, and creates the folders above it.
    func write(_ data: Data, to relative: String) throws {
        guard let (names, last) = Self.components(relative) else { throw Self.outside(relative, path) }
        let folder = try open(names, isCreating: true)
        defer { close(folder) }
        let partial = ".understudy-\(getpid()).partial"
        unlinkat(folder, partial, 0)
        let descriptor = openat(folder, partial, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o644)
        guard descriptor >= 0 else { throw failure(relative) }
        do {
            let handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
            do { try handle.write(contentsOf: data) } catch {
                unlinkat(folder, partial, 0)
                throw (error as? CocoaError)?.code == .fileWriteOutOfSpace ? Failure.fullDisk : failure(relative)
            }
        }
        guard renameat(folder, partial, folder, last) == 0 else {
            let failure = failure(relative)
            unlinkat(folder, partial, 0)
            throw failure
        }
    }

    /// Removes a regular file, and its folder if that is empty then. Returns `false` if there is no such file, or if a link leads to it.
    @discardableResult
    func remove(_ relative: String) throws -> Bool {
        guard let (names, last) = Self.components(relative), let folder = try? open(names, isCreating: false) else { return false }
        defer { close(folder) }
        var info = stat()
        guard fstatat(folder, last, &info, AT_SYMLINK_NOFOLLOW) == 0, info.st_mode & S_IFMT == S_IFREG else { return false }
        guard unlinkat(folder, last, 0) == 0 else { throw failure(relative) }
        if let name = names.last, let above = try? open(Array(names.dropLast()), isCreating: false) {
            // Fails if other files are left, which is fine.
            unlinkat(above, name, AT_REMOVEDIR)
            close(above)
        }
        return true
    }

    // MARK: The way to a file

    /// Opens a folder below this one. Throws `Failure` if one on the way is a link or something else.
    private func open(_ names: [String], isCreating: Bool) throws -> Int32 {
        guard var descriptor = Self.opened(path) else { throw failure("") }
        for name in names {
            if isCreating { mkdirat(descriptor, name, 0o755) }
            let next = openat(descriptor, name, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
            let code = errno
            close(descriptor)
            guard next >= 0 else {
                if code == ELOOP || code == ENOTDIR {
                    throw Failure("\(path)/\(names.joined(separator: "/")): '\(name)' is not a folder; links are not followed")
                }
                errno = code
                throw failure(names.joined(separator: "/"))
            }
            descriptor = next
        }
        return descriptor
    }

    private static func opened(_ path: String) -> Int32? {
        let descriptor = openat(AT_FDCWD, path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        return descriptor >= 0 ? descriptor : nil
    }

    private static func components(_ relative: String) -> (folders: [String], last: String)? {
        let names = relative.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
        guard let last = names.last, names.allSatisfy({ !$0.isEmpty && $0 != "." && $0 != ".." && !$0.utf8.contains(0) }) else {
            return nil
        }
        return (names.dropLast(), last)
    }

    private static func outside(_ relative: String, _ path: String) -> Failure {
        Failure("the path \(relative.quotedForMessages) leads out of \(path)")
    }
    private func failure(_ relative: String) -> Failure {
        errno == ENOSPC ? .fullDisk : Failure("\(path)/\(relative): \(String(cString: strerror(errno)))")
    }
}
