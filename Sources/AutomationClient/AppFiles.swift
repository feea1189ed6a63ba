import Foundation

/// The files of an app, which may run and put a link in the place of a folder at any moment: each folder on the way to a file is opened
/// below the one above, without following links.
public struct AppFiles {
    /// The folder that contains them, with links resolved.
    public let home: String

    /// Creates the files in a folder whose path contains no links that the app can change.
    public init(home: String) { self.home = home }

    /// Returns the contents of a regular file, or `nil` if there is none.
    public func read(_ path: String) -> Data? { inFolder(of: path) { Self.read($1, in: $0) } }

    /// Writes a file, and creates the folders above it. Returns `false` if it can't be written.
    public func write(_ data: Data, to path: String) -> Bool {
        inFolder(of: path, isCreating: true) { folder, name in
            let flags = O_WRONLY | O_CREAT | O_TRUNC | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC
            guard let file = Self.handle(openat(folder, name, flags, 0o644)) else { return nil }
            return (try? file.write(contentsOf: data)) != nil
        } ?? false
    }

    /// Removes a file, or a folder with its contents. Returns `false` if that isn't possible.
    public func remove(_ path: String) -> Bool { inFolder(of: path) { Self.remove($1, in: $0) } ?? false }

    /// Returns the folders and regular files below a folder, sorted by their relative paths; a folder has no contents.
    public func contents(of path: String) -> [(path: String, contents: Data?)]? {
        inFolder(of: path) { folder, name in
            var found: [(path: String, contents: Data?)] = []
            guard Self.add(name, in: folder, as: "", to: &found) else { return nil }
            return found.sorted { $0.path < $1.path }
        }
    }

    // MARK: The way to a file

    private func inFolder<Result>(of path: String, isCreating: Bool = false, _ body: (Int32, String) -> Result?) -> Result? {
        let names = path.split(separator: "/").map(String.init)
        guard !names.contains("..") else { return nil }
        var folder = open(home, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        for name in names.dropLast() where folder >= 0 {
            if isCreating { mkdirat(folder, name, 0o755) }
            let next = Self.openFolder(name, in: folder)
            close(folder)
            folder = next
        }
        guard folder >= 0 else { return nil }
        defer { close(folder) }
        return body(folder, names.last ?? ".")
    }

    private static func openFolder(_ name: UnsafePointer<CChar>, in folder: Int32) -> Int32 {
        openat(folder, name, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
    }

    /// Returns a handle that closes the descriptor, or `nil` if it isn't a regular file's.
    private static func handle(_ descriptor: Int32) -> FileHandle? {
        guard descriptor >= 0 else { return nil }
        let file = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
        var info = stat()
        return fstat(descriptor, &info) == 0 && info.st_mode & S_IFMT == S_IFREG ? file : nil
    }

    private static func read(_ name: String, in folder: Int32) -> Data? {
        guard let file = handle(openat(folder, name, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)) else { return nil }
        return try? file.readToEnd() ?? Data()
    }

    private static func remove(_ name: UnsafePointer<CChar>, in parent: Int32) -> Bool {
        let folder = openFolder(name, in: parent)
        guard folder >= 0 else { return unlinkat(parent, name, 0) == 0 }
        defer { close(folder) }
        let areRemoved = names(in: folder).map { remove($0, in: folder) }
        return !areRemoved.contains(false) && unlinkat(parent, name, AT_REMOVEDIR) == 0
    }

    /// Adds what is below a folder. Returns `false` if it is no folder.
    private static func add(_ name: String, in parent: Int32, as path: String, to found: inout [(path: String, contents: Data?)]) -> Bool {
        let folder = openFolder(name, in: parent)
        guard folder >= 0 else { return false }
        defer { close(folder) }
        for name in names(in: folder).compactMap({ String(validating: $0.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self) }) {
            let place = path + name
            let start = found.count
            if add(name, in: folder, as: place + "/", to: &found) {
                found.insert((place + "/", nil), at: start)
            } else if let contents = read(name, in: folder) {
                found.append((place, contents))
            }
        }
        return true
    }

    /// Returns the names in a folder, as bytes: an app may choose names that are not text.
    private static func names(in folder: Int32) -> [[CChar]] {
        guard let stream = fdopendir(dup(folder)) else { return [] }
        defer { closedir(stream) }
        var names: [[CChar]] = []
        while let entry = readdir(stream) {
            names.append(withUnsafeBytes(of: &entry.pointee.d_name) { $0.prefix { $0 != 0 }.map { CChar(bitPattern: $0) } + [0] })
        }
        return names.filter { $0 != [46, 0] && $0 != [46, 46, 0] }
    }
}
