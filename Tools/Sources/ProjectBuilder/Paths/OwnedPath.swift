import CSystemCalls
import Foundation
import Glibc

/// A location below an ``OwnedFolder``. Everything that is written, linked or removed on behalf of a project goes through one.
///
/// Its components are single names, so it cannot lead up; and each operation opens the folders on the way without following links: a
/// symbolic link among them, which could lead elsewhere, is replaced with a folder or makes the operation fail.
public struct OwnedPath: Hashable, Sendable {
    let root: OwnedFolder
    private let components: [String]

    init(root: OwnedFolder, components: [String]) { (self.root, self.components) = (root, components) }

    /// The path as text.
    public var path: String { ([root.path] + components).joined(separator: "/") }
    var name: String { components.last ?? root.path.lastPathComponent }
    var parent: OwnedPath { OwnedPath(root: root, components: components.dropLast()) }

    func isBelow(_ other: OwnedPath) -> Bool {
        root == other.root && components.count > other.components.count && components.starts(with: other.components)
    }

    func appending(_ name: ProjectName) -> OwnedPath { OwnedPath(root: root, components: components + [name.text]) }

    /// Returns the path of a descendant. Throws `Failure` if a component of `relative` is not a valid file name.
    func appending(_ relative: String) throws -> OwnedPath {
        guard !relative.hasPrefix("/") else { throw Failure("the path \(relative.quotedForMessages) leads out of \(path)") }
        let names = try relative.split(separator: "/").map { component in
            guard component != ".", component != "..", !component.utf8.contains(0), component.utf8.count <= 255 else {
                throw Failure("the path \(relative.quotedForMessages) leads out of \(path)")
            }
            return String(component)
        }
        return OwnedPath(root: root, components: components + names)
    }

    // MARK: Writing

    /// Creates the folder and its parents. Anything else in the place of one of them, a link above all, is replaced: everything below the
    /// root is ours.
    @discardableResult
    public func makeDirectory() throws -> OwnedPath {
        close(try Self.open(root, components, isCreating: true))
        return self
    }

    /// Writes the file unless it already has this content.
    func write(_ data: Data) throws {
        if written(limit: .max) == data { return }
        try inParent { folder in
            let partial = ".understudy-\(getpid())-\(UInt(pthread_self())).partial"
            unlinkat(folder, partial, 0)
            let descriptor = openat(folder, partial, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o644)
            guard descriptor >= 0 else { throw Self.failure(path) }
            do {
                let handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
                do { try handle.write(contentsOf: data) } catch {
                    unlinkat(folder, partial, 0)
                    if (error as? CocoaError)?.code == .fileWriteOutOfSpace { throw Failure.fullDisk }
                    throw error
                }
            }
            // Replaces a file or a link; a folder has to be removed before.
            if renameat(folder, partial, folder, name) == 0 { return }
            try Self.removeTree(name, in: folder, path)
            guard renameat(folder, partial, folder, name) == 0 else {
                let failure = Self.failure(path)
                unlinkat(folder, partial, 0)
                throw failure
            }
        }
    }

    func write(_ text: String) throws { try write(Data(text.utf8)) }

    /// Creates a symbolic link to `destination`, which may be anywhere: only the link is ours.
    func link(to destination: String) throws {
        try inParent { folder in
            var buffer = [CChar](repeating: 0, count: Int(PATH_MAX))
            let length = readlinkat(folder, name, &buffer, buffer.count)
            if length >= 0, String(decoding: buffer[..<length].map { UInt8(bitPattern: $0) }, as: UTF8.self) == destination { return }
            try Self.removeTree(name, in: folder, path)
            guard symlinkat(destination, folder, name) == 0 else { throw Self.failure(path) }
        }
    }

    /// Copies the regular file `source`, links resolved, as a read-only file with its modification date; blocks are shared if the file
    /// system supports it. Does nothing if the copy already exists. Throws `Failure` if `source` cannot be read, is not a file, or is
    /// outside of `tree`.
    func copy(_ source: String, of tree: SourceTree) throws {
        let input = Glibc.open(source, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
        guard input >= 0 else { throw Failure("\(source): \(String(cString: strerror(errno)))") }
        defer { close(input) }
        // Decided by the file that is open: a path may lead elsewhere by now.
        if let real = "/proc/self/fd/\(input)".realPath, !tree.contains(real) {
            throw Failure("\(source) leads out of the project's folder, to \(real), and is not copied; use --trust to copy it")
        }
        var new = stat()
        guard fstat(input, &new) == 0, new.st_mode & S_IFMT == S_IFREG else { throw Failure("\(source): neither a file nor a folder") }
        let mode: mode_t = new.st_mode & 0o111 != 0 ? 0o555 : 0o444
        try inParent { folder in
            var old = stat()
            // A hard link from an earlier version of this command has more than one name.
            if fstatat(folder, name, &old, AT_SYMLINK_NOFOLLOW) == 0, old.st_mode == S_IFREG | mode, old.st_nlink == 1,
                old.st_size == new.st_size, old.st_mtim.tv_sec == new.st_mtim.tv_sec, old.st_mtim.tv_nsec == new.st_mtim.tv_nsec
            {
                return
            }
            try Self.removeTree(name, in: folder, path)
            let output = openat(folder, name, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o600)
            guard output >= 0 else { throw Self.failure(path) }
            defer { close(output) }
            let failure = us_copy(input, output)
            guard failure == 0 else {
                throw failure == ENOSPC ? Failure.fullDisk : Failure("\(source): \(String(cString: strerror(failure)))")
            }
            // Done last, so that an interrupted copy is made again.
            fchmod(output, mode)
            let times = [new.st_atim, new.st_mtim]
            futimens(output, times)
        }
    }

    /// Moves a regular file of a program that may still run to a path outside: copies it, so that the program can't change the copy, and
    /// removes it. Throws `Failure` if it isn't a file, such as a link to one of the user's.
    func moveOut(to destination: String) throws {
        let folder = try Self.open(root, components.dropLast(), isCreating: false)
        defer { close(folder) }
        let input = openat(folder, name, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
        guard input >= 0 else { throw Self.failure(path) }
        defer { close(input) }
        var info = stat()
        guard fstat(input, &info) == 0, info.st_mode & S_IFMT == S_IFREG else { throw Failure("\(path): not a file") }
        unlink(destination)
        let output = Glibc.open(destination, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o644)
        guard output >= 0 else { throw Self.failure(destination) }
        defer { close(output) }
        let failure = us_copy(input, output)
        guard failure == 0 else {
            unlink(destination)
            throw failure == ENOSPC ? Failure.fullDisk : Failure("\(destination): \(String(cString: strerror(failure)))")
        }
        unlinkat(folder, name, 0)
    }

    /// Returns the content of a regular file that a program wrote, or `nil` if there is none: a link could lead to a file of the user's,
    /// and a pipe would never end.
    func written(limit: Int = ProjectFile.largest) -> Data? {
        guard let folder = try? Self.open(root, components.dropLast(), isCreating: false) else { return nil }
        defer { close(folder) }
        let descriptor = openat(folder, name, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
        guard descriptor >= 0 else { return nil }
        let file = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
        var info = stat()
        guard fstat(descriptor, &info) == 0, info.st_mode & S_IFMT == S_IFREG, info.st_size <= limit else { return nil }
        return try? file.readToEnd() ?? Data()
    }

    /// Moves the item at `other`, which is also ours, to this path.
    func replace(with other: OwnedPath) throws {
        try inParent { folder in
            try Self.removeTree(name, in: folder, path)
            let from = try Self.open(other.root, other.components.dropLast(), isCreating: false)
            defer { close(from) }
            guard renameat(from, other.name, folder, name) == 0 else { throw Self.failure(path) }
        }
    }

    // MARK: Removing

    /// Removes the item, a folder with its contents, a link without its target. Does nothing if there is no item.
    public func remove() throws {
        guard !components.isEmpty else { throw Failure("\(path) isn't inside \(root.path), so nothing was removed") }
        let folder: Int32
        do { folder = try Self.open(root, components.dropLast(), isCreating: false) } catch {
            guard kind == nil else { throw Failure("\(path) isn't inside \(root.path), so nothing was removed") }
            return
        }
        defer { close(folder) }
        try Self.removeTree(name, in: folder, path)
    }

    /// Removes a folder of ours and its contents.
    static func removeTree(_ path: String) throws {
        let parent = Glibc.open(path.deletingLastPathComponent, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        guard parent >= 0 else { throw failure(path) }
        defer { close(parent) }
        try removeTree(path.lastPathComponent, in: parent, path)
    }

    /// Removes an entry of an open folder, if there is one. Links are not followed.
    private static func removeTree(_ name: UnsafePointer<CChar>, in parent: Int32, _ path: String) throws {
        var info = stat()
        guard fstatat(parent, name, &info, AT_SYMLINK_NOFOLLOW) == 0 else { return }
        guard info.st_mode & S_IFMT == S_IFDIR else {
            if unlinkat(parent, name, 0) != 0, errno != ENOENT { throw failure(path) }
            return
        }
        let flags = O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC
        var folder = openat(parent, name, flags)
        if folder < 0, errno == EACCES, fchmodat(parent, name, 0o700, AT_SYMLINK_NOFOLLOW) == 0 { folder = openat(parent, name, flags) }
        guard folder >= 0, let stream = fdopendir(folder) else { throw failure(path) }
        defer { closedir(stream) }
        // Without permissions, a folder would keep its contents.
        if info.st_mode & 0o700 != 0o700 { fchmod(folder, 0o700) }
        // As bytes, since an app may choose names that are not text.
        var names: [[CChar]] = []
        while let entry = readdir(stream) {
            names.append(withUnsafeBytes(of: &entry.pointee.d_name) { $0.prefix { $0 != 0 }.map { CChar(bitPattern: $0) } + [0] })
        }
        for name in names where name != [46, 0] && name != [46, 46, 0] { try removeTree(name, in: folder, path) }
        if unlinkat(parent, name, AT_REMOVEDIR) != 0, errno != ENOENT { throw failure(path) }
    }

    // MARK: The way to an item

    /// Calls `body` with the parent's descriptor; the parent is created if necessary.
    private func inParent(_ body: (Int32) throws -> Void) throws {
        let folder = try Self.open(root, components.dropLast(), isCreating: true)
        defer { close(folder) }
        try body(folder)
    }

    /// Opens a folder below the root, each folder on the way relative to the one above and without following links: a program that still
    /// runs, such as one that an app has left, may put a link in the place of a folder at any moment.
    private static func open(_ root: OwnedFolder, _ components: some Sequence<String>, isCreating: Bool) throws -> Int32 {
        let flags = O_RDONLY | O_DIRECTORY | O_CLOEXEC
        var (folder, place) = (Glibc.open(root.path, flags), root.path)
        guard folder >= 0 else { throw failure(place) }
        for component in components {
            place += "/" + component
            var next = openat(folder, component, flags | O_NOFOLLOW)
            if next < 0, isCreating {
                if errno == ENOTDIR || errno == ELOOP { unlinkat(folder, component, 0) }
                if mkdirat(folder, component, 0o755) == 0 || errno == EEXIST { next = openat(folder, component, flags | O_NOFOLLOW) }
            }
            let problem = failure(place)
            close(folder)
            guard next >= 0 else { throw problem }
            folder = next
        }
        return folder
    }

    // MARK: Looking

    /// The names in the folder; empty if there is no folder.
    var names: [String] { (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? [] }
    var exists: Bool { kind != nil }
    /// Whether it is a regular file, and not a link to one.
    var isFile: Bool { kind == S_IFREG }

    /// Returns the relative paths of everything below the folder, parents first. Links are not followed.
    func tree() -> [String] { (FileManager.default.enumerator(atPath: path)?.compactMap { $0 as? String }) ?? [] }

    /// The type of the item itself, such as `S_IFREG`, or `nil` if there is none.
    private var kind: mode_t? {
        var info = stat()
        return lstat(path, &info) == 0 ? info.st_mode & S_IFMT : nil
    }

    private static func failure(_ path: String) -> Failure {
        errno == ENOSPC ? .fullDisk : Failure("\(path): \(String(cString: strerror(errno)))")
    }
}
