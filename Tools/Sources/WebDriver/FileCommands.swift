import AutomationClient
import Foundation

/// The commands that copy files between a client and the app: `driver.push_file("@org.example.App:data/Documents/notes.txt", …)`.
///
/// Paths are those that Appium's XCUITest driver takes for a simulator (`parseContainerPath` in its file-movement.ts): an `@`, the app's
/// bundle identifier, a colon and the kind of container, and the path in it.
extension WebDriverSession {
    static let fileCommands: [String: Mobile] = [
        "pushFile": { session, arguments in
            try session.push(arguments.text("remotePath"), arguments.needed("payload"))
            return .null
        },
        "pullFile": { session, arguments in try session.pull(file: arguments.text("remotePath")) },
        "pullFolder": { session, arguments in try session.pull(folder: arguments.text("remotePath")) },
        "deleteFile": { session, arguments in
            let path = try arguments.text("remotePath")
            try session.requireFile(path)
            try session.delete(path)
            return .null
        },
        "deleteFolder": { session, arguments in
            try session.delete(arguments.text("remotePath"))
            return .null
        },
    ]

    func push(_ path: String, _ payload: JSONValue) throws {
        try requireFile(path)
        // Some clients send the Base64 text as an array of its bytes.
        let bytes = payload.array?.compactMap { $0.int.flatMap(UInt8.init(exactly:)) }
        guard let text = payload.string ?? bytes.map({ String(decoding: $0, as: UTF8.self) }),
            let data = Data(base64Encoded: text, options: .ignoreUnknownCharacters)
        else {
            throw WebDriverError(.invalidArgument, "the file's contents aren't Base64")
        }
        guard path.hasPrefix("@") else {
            // A path without a container names a picture for the photo library.
            try app.request("addPicture", ["content": .string(data.base64EncodedString())])
            return
        }
        let place = try place(path, isNew: true)
        guard try appFiles.write(data, to: relative(place)) else {
            throw WebDriverError(.unknownError, "`\(path)` can't be written")
        }
    }

    func pull(file path: String) throws -> JSONValue {
        try requireFile(path)
        let place = try place(path)
        guard !place.hasDirectoryPath, let data = try appFiles.read(relative(place)) else {
            throw WebDriverError(.unknownError, "`\(path)` isn't a file that can be read")
        }
        return .string(data.base64EncodedString())
    }

    /// Returns a folder's contents as an archive.
    func pull(folder path: String) throws -> JSONValue {
        let place = try place(path)
        guard place.hasDirectoryPath, let items = try appFiles.contents(of: relative(place)) else {
            throw WebDriverError(.unknownError, "`\(path)` isn't a folder")
        }
        var archive = ZipArchive()
        for item in items { archive.add(item.path, item.contents ?? Data()) }
        return .string(archive.data.base64EncodedString())
    }

    func delete(_ path: String) throws {
        let place = try place(path)
        guard try place.path != files.path else { throw WebDriverError(.invalidArgument, "`\(path)` is the container itself") }
        guard try appFiles.remove(relative(place)) else { throw WebDriverError(.unknownError, "`\(path)` can't be deleted") }
    }

    func requireFile(_ path: String) throws {
        if path.hasSuffix("/") { throw WebDriverError(.invalidArgument, "`\(path)` must be the path of a file, not of a folder") }
    }

    private var files: URL {
        get throws {
            guard let home = app.home else { throw WebDriverError(.unsupportedOperation, "the app's files aren't available") }
            return URL(fileURLWithPath: home, isDirectory: true).resolvingSymlinksInPath()
        }
    }

    private var appFiles: AppFiles { get throws { AppFiles(home: try files.path) } }

    /// Returns the path of a file in the app's home folder, with the links resolved that are in it now.
    private func relative(_ place: URL) throws -> String {
        if try place.path == files.path { return "" }
        let parent = place.deletingLastPathComponent().resolvingSymlinksInPath()
        guard parent.isInside(try files) else { throw WebDriverError(.invalidArgument, "`\(place.path)` is outside of the app's files") }
        return try String((parent.path + "/" + place.lastPathComponent).dropFirst(files.path.count + 1))
    }

    /// Returns the place of a file of the app. A path without a container begins in the app's home folder, because the emulated device has
    /// no other files.
    private func place(_ path: String, isNew: Bool = false) throws -> URL {
        let home = try files
        let root = try container(of: path, in: home)
        let rest = path.hasPrefix("@") ? path.drop { $0 != "/" } : path[...]
        let manager = FileManager.default
        let place = URL(fileURLWithPath: root.path + "/" + rest).standardizedFileURL
        guard place.isInside(home) else { throw WebDriverError(.invalidArgument, "`\(path)` is outside of the app's files") }
        // The app may have made links to other folders, or links to files that don't exist yet.
        var target = place
        while isNew, !manager.fileExists(atPath: target.path) {
            guard (try? manager.destinationOfSymbolicLink(atPath: target.path)) == nil else { break }
            target.deleteLastPathComponent()
        }
        guard manager.fileExists(atPath: target.path) else { throw WebDriverError(.unknownError, "`\(path)` does not exist") }
        guard target.resolvingSymlinksInPath().isInside(home) else {
            throw WebDriverError(.invalidArgument, "`\(path)` is outside of the app's files")
        }
        var isFolder: ObjCBool = false
        _ = manager.fileExists(atPath: place.path, isDirectory: &isFolder)
        return URL(fileURLWithPath: place.path, isDirectory: isFolder.boolValue)
    }

    private func container(of path: String, in home: URL) throws -> URL {
        guard path.hasPrefix("@") else { return home }
        let parts = path.dropFirst().prefix { $0 != "/" }.split(separator: ":", maxSplits: 1).map(String.init)
        guard let bundle = parts.first, path.contains("/") else {
            throw WebDriverError(.invalidArgument, "`\(path)` must begin with @, the app's bundle identifier, and a slash")
        }
        try own(["bundleId": .string(bundle)])
        switch parts.dropFirst().first {
        case "data": return home
        case let kind? where kind.lowercased() == "documents": return home.appendingPathComponent("Documents", isDirectory: true)
        // The folder that `containerURL(forSecurityApplicationGroupIdentifier:)` returns.
        case let kind? where kind.hasPrefix("group."): return home.appendingPathComponent("Library/Groups/" + kind, isDirectory: true)
        case nil, "app": throw WebDriverError(.unsupportedOperation, "the app's bundle isn't available; use @\(bundle):data/…")
        case let kind?: throw WebDriverError(.unsupportedOperation, "there is no container `\(kind)`; use @\(bundle):data/…")
        }
    }
}

extension URL {
    fileprivate func isInside(_ folder: URL) -> Bool { path == folder.path || path.hasPrefix(folder.path + "/") }
}

/// A zip archive that stores its files without compression (PKWARE's APPNOTE.TXT, 4.3).
struct ZipArchive {
    private var body = Data()
    private var directory = Data()
    private var count = 0

    /// Adds a file, or a folder whose name ends with a slash.
    mutating func add(_ name: String, _ contents: Data) {
        let nameBytes = Data(name.utf8), start = body.count
        // Version 2.0, names in UTF-8, stored, midnight on January 1, 1980.
        var common = Data()
        common.append(words: [20, 0x800, 0, 0, 0x21])
        common.append(long: Self.checksum(contents))
        common.append(long: UInt32(contents.count))
        common.append(long: UInt32(contents.count))
        common.append(words: [UInt16(nameBytes.count), 0])
        body.append(long: 0x0403_4b50)
        body.append(common + nameBytes + contents)
        directory.append(long: 0x0201_4b50)
        directory.append(words: [20])
        directory.append(common)
        // No comment, the first disk, no attributes.
        directory.append(words: [0, 0, 0])
        directory.append(long: 0)
        directory.append(long: UInt32(start))
        directory.append(nameBytes)
        count += 1
    }

    var data: Data {
        var end = Data()
        end.append(long: 0x0605_4b50)
        end.append(words: [0, 0, UInt16(count), UInt16(count)])
        end.append(long: UInt32(directory.count))
        end.append(long: UInt32(body.count))
        end.append(words: [0])
        return body + directory + end
    }

    /// The CRC-32 of the format.
    static func checksum(_ data: Data) -> UInt32 {
        var sum: UInt32 = 0xffff_ffff
        for byte in data {
            sum ^= UInt32(byte)
            for _ in 0..<8 { sum = sum >> 1 ^ (sum & 1 == 1 ? 0xedb8_8320 : 0) }
        }
        return ~sum
    }
}

extension Data {
    fileprivate mutating func append(words: [UInt16]) {
        for word in words { append(contentsOf: [UInt8(word & 0xff), UInt8(word >> 8)]) }
    }
    fileprivate mutating func append(long: UInt32) { append(words: [UInt16(long & 0xffff), UInt16(long >> 16)]) }
}
