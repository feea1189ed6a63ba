import CSystemCalls
import Foundation

/// A place below an ``OwnedFolder``. All that is written, linked or removed on behalf of a project goes through one.
///
/// Its components are single names, so it cannot lead up; and each operation first looks at the folders on the way: a symbolic link among
/// them, which could lead elsewhere, gives way to a folder or ends the operation.
public struct OwnedPath: Hashable, Sendable {
    let root: OwnedFolder
    private let components: [String]

    init(root: OwnedFolder, components: [String]) { (self.root, self.components) = (root, components) }

    public var path: String { ([root.path] + components).joined(separator: "/") }
    var name: String { components.last ?? root.path.lastPathComponent }
    var parent: OwnedPath { OwnedPath(root: root, components: components.dropLast()) }

    func appending(_ name: ProjectName) -> OwnedPath { OwnedPath(root: root, components: components + [name.text]) }

    /// Throws `Failure` where a component of `relative` is no name of a file.
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

    /// Makes the folder and those above it. What stands in the place of one of them, a link above all, gives way: below the root all is
    /// ours.
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

    /// Writes the file, unless it holds just that already.
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

    /// Makes a symbolic link to `destination`, which may lie anywhere: only the link is ours.
    func link(to destination: String) throws {
        if parentsAreFolders, (try? FileManager.default.destinationOfSymbolicLink(atPath: path)) == destination { return }
        try parent.makeDirectory()
        try remove()
        guard symlink(destination, path) == 0 else { throw Self.failure(path) }
    }

    /// Copies the regular file `source`, links resolved, with its time of modification and read-only; blocks are shared where the file
    /// system can. Nothing is done where the copy is there already. Throws `Failure` where `source` cannot be read or is no file.
    func copy(_ source: String) throws {
        let input = open(source, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
        guard input >= 0 else { throw Failure("\(source): \(String(cString: strerror(errno)))") }
        defer { close(input) }
        var (old, new) = (stat(), stat())
        guard fstat(input, &new) == 0, new.st_mode & S_IFMT == S_IFREG else { throw Failure("\(source): neither a file nor a folder") }
        let mode: mode_t = new.st_mode & 0o111 != 0 ? 0o555 : 0o444
        // A link of a former version of this command has more than one name.
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
        // Last, so that a copy that was cut short is made anew.
        fchmod(output, mode)
        let times = [new.st_atim, new.st_mtim]
        futimens(output, times)
    }

    /// Moves what is at `other`, which is ours as well, here.
    func replace(with other: OwnedPath) throws {
        try parent.makeDirectory()
        try remove()
        guard other.parentsAreFolders, rename(other.path, path) == 0 else { throw Self.failure(path) }
    }

    // MARK: Removing

    /// Removes what is there, a folder with all it holds; a link without what it leads to. Nothing happens where nothing is.
    public func remove() throws {
        guard kind != nil else { return }
        guard parentsAreFolders, !components.isEmpty else { throw Failure("\(path) does not lie below \(root.path); nothing is removed") }
        try Self.removeTree(path)
    }

    /// Does not follow links. The paths come from a marked folder only.
    static func removeTree(_ path: String) throws {
        var info = stat()
        guard lstat(path, &info) == 0 else { return }
        guard info.st_mode & S_IFMT == S_IFDIR else {
            if unlink(path) != 0 { throw failure(path) }
            return
        }
        // A folder that its maker closed would keep what it holds.
        if info.st_mode & 0o700 != 0o700 { chmod(path, 0o700) }
        for name in try FileManager.default.contentsOfDirectory(atPath: path) { try removeTree(path + "/" + name) }
        if rmdir(path) != 0 { throw failure(path) }
    }

    // MARK: Looking

    /// The names in the folder; none where there is none.
    var names: [String] { (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? [] }
    var exists: Bool { kind != nil }

    /// All below the folder, by relative paths; a folder before what it holds. Links are not followed.
    func tree() -> [String] { (FileManager.default.enumerator(atPath: path)?.compactMap { $0 as? String }) ?? [] }

    /// `S_IFREG` and the like, of the thing itself; nil where there is nothing.
    private var kind: mode_t? {
        var info = stat()
        return lstat(path, &info) == 0 ? info.st_mode & S_IFMT : nil
    }

    /// Whether each folder on the way is one, not a link to one.
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
