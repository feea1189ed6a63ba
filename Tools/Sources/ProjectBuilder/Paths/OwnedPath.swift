import CSystemCalls
import Foundation

/// A location below an ``OwnedFolder``. Everything that is written, linked or removed on behalf of a project goes through one.
///
/// Its components are single names, so it cannot lead up; and each operation first checks the folders on the way: a symbolic link among
/// them, which could lead elsewhere, is replaced with a folder or makes the operation fail.
public struct OwnedPath: Hashable, Sendable {
    let root: OwnedFolder
    private let components: [String]

    init(root: OwnedFolder, components: [String]) { (self.root, self.components) = (root, components) }

    public var path: String { ([root.path] + components).joined(separator: "/") }
    var name: String { components.last ?? root.path.lastPathComponent }
    var parent: OwnedPath { OwnedPath(root: root, components: components.dropLast()) }

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
        var place = root.path
        for component in components {
            place += "/" + component
            var info = stat()
            if lstat(place, &info) == 0 {
                if info.st_mode & S_IFMT == S_IFDIR { continue }
                unlink(place)
            }
            if mkdir(place, 0o755) != 0, errno != EEXIST { throw Self.failure(place) }
        }
        return self
    }

    /// Writes the file unless it already has this content.
    func write(_ data: Data) throws {
        if kind == S_IFREG, parentsAreFolders, FileManager.default.contents(atPath: path) == data { return }
        try parent.makeDirectory()
        // A link is replaced, not followed.
        if let kind, kind != S_IFREG { try Self.removeTree(path) }
        do { try data.write(to: URL(fileURLWithPath: path), options: .atomic) } catch {
            if (error as? CocoaError)?.code == .fileWriteOutOfSpace { throw Failure.fullDisk }
            throw error
        }
    }

    func write(_ text: String) throws { try write(Data(text.utf8)) }

    /// Creates a symbolic link to `destination`, which may be anywhere: only the link is ours.
    func link(to destination: String) throws {
        if parentsAreFolders, (try? FileManager.default.destinationOfSymbolicLink(atPath: path)) == destination { return }
        try parent.makeDirectory()
        try remove()
        guard symlink(destination, path) == 0 else { throw Self.failure(path) }
    }

    /// Copies the regular file `source`, links resolved, as a read-only file with its modification date; blocks are shared if the file
    /// system supports it. Does nothing if the copy already exists. Throws `Failure` if `source` cannot be read or is not a file.
    func copy(_ source: String) throws {
        let input = open(source, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
        guard input >= 0 else { throw Failure("\(source): \(String(cString: strerror(errno)))") }
        defer { close(input) }
        var (old, new) = (stat(), stat())
        guard fstat(input, &new) == 0, new.st_mode & S_IFMT == S_IFREG else { throw Failure("\(source): neither a file nor a folder") }
        let mode: mode_t = new.st_mode & 0o111 != 0 ? 0o555 : 0o444
        // A hard link from an earlier version of this command has more than one name.
        if parentsAreFolders, lstat(path, &old) == 0, old.st_mode == S_IFREG | mode, old.st_nlink == 1, old.st_size == new.st_size,
            old.st_mtim.tv_sec == new.st_mtim.tv_sec, old.st_mtim.tv_nsec == new.st_mtim.tv_nsec
        {
            return
        }
        try parent.makeDirectory()
        try remove()
        let output = open(path, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o600)
        guard output >= 0 else { throw Self.failure(path) }
        defer { close(output) }
        let failure = us_copy(input, output)
        guard failure == 0 else { throw failure == ENOSPC ? Failure.fullDisk : Failure("\(source): \(String(cString: strerror(failure)))") }
        // Done last, so that an interrupted copy is repeated.
        fchmod(output, mode)
        let times = [new.st_atim, new.st_mtim]
        futimens(output, times)
    }

    /// Moves the item at `other`, which is also ours, to this path.
    func replace(with other: OwnedPath) throws {
        try parent.makeDirectory()
        try remove()
        guard other.parentsAreFolders, rename(other.path, path) == 0 else { throw Self.failure(path) }
    }

    // MARK: Removing

    /// Removes the item, a folder with its contents, a link without its target. Does nothing if there is no item.
    public func remove() throws {
        guard kind != nil else { return }
        guard parentsAreFolders, !components.isEmpty else { throw Failure("\(path) isn't inside \(root.path), so nothing was removed") }
        try Self.removeTree(path)
    }

    /// Removes a tree without following links. The paths come from a marked folder only.
    static func removeTree(_ path: String) throws {
        var info = stat()
        guard lstat(path, &info) == 0 else { return }
        guard info.st_mode & S_IFMT == S_IFDIR else {
            if unlink(path) != 0 { throw failure(path) }
            return
        }
        // Without permissions, a folder would keep its contents.
        if info.st_mode & 0o700 != 0o700 { chmod(path, 0o700) }
        for name in try FileManager.default.contentsOfDirectory(atPath: path) { try removeTree(path + "/" + name) }
        if rmdir(path) != 0 { throw failure(path) }
    }

    // MARK: Looking

    /// The names in the folder; empty if there is no folder.
    var names: [String] { (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? [] }
    var exists: Bool { kind != nil }

    /// Returns the relative paths of everything below the folder, parents first. Links are not followed.
    func tree() -> [String] { (FileManager.default.enumerator(atPath: path)?.compactMap { $0 as? String }) ?? [] }

    /// The type of the item itself, such as `S_IFREG`, or `nil` if there is none.
    private var kind: mode_t? {
        var info = stat()
        return lstat(path, &info) == 0 ? info.st_mode & S_IFMT : nil
    }

    /// Whether each folder on the way is a real folder, not a link to one.
    private var parentsAreFolders: Bool {
        var place = root.path
        for component in components.dropLast() {
            place += "/" + component
            var info = stat()
            guard lstat(place, &info) == 0, info.st_mode & S_IFMT == S_IFDIR else { return false }
        }
        return true
    }

    private static func failure(_ path: String) -> Failure {
        errno == ENOSPC ? .fullDisk : Failure("\(path): \(String(cString: strerror(errno)))")
    }
}
