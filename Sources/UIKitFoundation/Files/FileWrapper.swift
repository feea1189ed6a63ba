import Foundation
import UIKitRuntime

/// A file or folder in memory: the form in which a document with several files is read and written.
open class FileWrapper: NSObject, @unchecked Sendable {
    /// How a wrapper reads its file. The options have no effect: everything is read at once.
    public struct ReadingOptions: OptionSet, Sendable {
        /// The bits, one for each option.
        public let rawValue: UInt
        /// Creates options from their bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Reads contents immediately.
        public static let immediate = ReadingOptions(rawValue: 1)
        /// Reads contents into memory instead of mapping the file.
        public static let withoutMapping = ReadingOptions(rawValue: 2)
    }
    /// How a wrapper writes its file.
    public struct WritingOptions: OptionSet, Sendable {
        /// The bits, one for each option.
        public let rawValue: UInt
        /// Creates options from their bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Writes a file completely or not at all.
        public static let atomic = WritingOptions(rawValue: 1)
        /// Gives the wrappers the names of the written files.
        public static let withNameUpdating = WritingOptions(rawValue: 2)
    }

    private enum Content {
        case file(Data)
        case folder([String: FileWrapper])
        case link(URL)
    }
    private var content: Content

    /// The name of the file on disk; `nil` if it was neither read nor written.
    open var filename: String?
    /// The name that the file should have in its folder, or `nil`.
    open var preferredFilename: String?
    /// The attributes for the written file. Stored but has no effect.
    open var fileAttributes: [String: Any] = [:]

    /// Creates a file with contents.
    public init(regularFileWithContents contents: Data) { content = .file(contents) }
    /// Creates a folder with files by name. A file without a preferred name gets its key.
    public init(directoryWithFileWrappers childrenByPreferredName: [String: FileWrapper]) {
        content = .folder(childrenByPreferredName)
        for (name, child) in childrenByPreferredName where child.preferredFilename == nil { child.preferredFilename = name }
    }
    /// Creates a symbolic link.
    public init(symbolicLinkWithDestinationURL url: URL) { content = .link(url) }

    /// Reads a file, or a folder with all its contents.
    public init(url: URL, options: ReadingOptions = []) throws {
        let manager = FileManager.default
        let attributes = try manager.attributesOfItem(atPath: url.path)
        switch attributes[.type] as? FileAttributeType {
        case .typeSymbolicLink?:
            content = .link(
                URL(fileURLWithPath: try manager.destinationOfSymbolicLink(atPath: url.path), relativeTo: url.deletingLastPathComponent()))
        case .typeDirectory?:
            var children: [String: FileWrapper] = [:]
            for name in try manager.contentsOfDirectory(atPath: url.path) {
                children[name] = try FileWrapper(url: url.appendingPathComponent(name), options: options)
            }
            content = .folder(children)
        default: content = .file(try Data(contentsOf: url))
        }
        filename = url.lastPathComponent
        preferredFilename = url.lastPathComponent
    }

    /// Creates what ``serializedRepresentation`` describes; `nil` for other data.
    public convenience init?(serializedRepresentation: Data) {
        guard let plist = try? PropertyListSerialization.propertyList(from: serializedRepresentation, format: nil) else { return nil }
        self.init(plist)
    }
    private init?(_ plist: Any) {
        guard let values = plist as? [String: Any] else { return nil }
        if let data = values["contents"] as? Data {
            content = .file(data)
        } else if let path = values["link"] as? String {
            content = .link(URL(fileURLWithPath: path))
        } else if let files = values["files"] as? [String: Any] {
            var children: [String: FileWrapper] = [:]
            for (name, file) in files {
                guard let child = FileWrapper(file) else { return nil }
                children[name] = child
            }
            content = .folder(children)
        } else {
            return nil
        }
        filename = values["filename"] as? String
        preferredFilename = values["preferredFilename"] as? String
    }
    /// The wrapper with all its contents as data, in a format of this implementation; `nil` if there is not enough memory.
    open var serializedRepresentation: Data? {
        try? PropertyListSerialization.data(fromPropertyList: plist, format: .binary, options: 0)
    }
    private var plist: [String: Any] {
        var values: [String: Any] =
            switch content {
            case .file(let data): ["contents": data]
            case .link(let url): ["link": url.path]
            case .folder(let children): ["files": children.mapValues(\.plist)]
            }
        values["filename"] = filename
        values["preferredFilename"] = preferredFilename
        return values
    }
    /// Replaces the contents with those of a file or folder. Throws if it can't be read, and changes nothing then.
    open func read(from url: URL, options: ReadingOptions = []) throws {
        let other = try FileWrapper(url: url, options: options)
        (content, filename, preferredFilename) = (other.content, other.filename, preferredFilename ?? other.preferredFilename)
    }

    /// Whether this is a folder.
    open var isDirectory: Bool { if case .folder = content { true } else { false } }
    /// Whether this is a file.
    open var isRegularFile: Bool { if case .file = content { true } else { false } }
    /// Whether this is a symbolic link.
    open var isSymbolicLink: Bool { if case .link = content { true } else { false } }
    /// The contents of a file; `nil` for a folder or a link.
    open var regularFileContents: Data? { if case .file(let data) = content { data } else { nil } }
    /// The files in a folder by name; `nil` for a file or a link.
    open var fileWrappers: [String: FileWrapper]? { if case .folder(let children) = content { children } else { nil } }
    /// Where a link leads; `nil` for a file or a folder.
    open var symbolicLinkDestinationURL: URL? { if case .link(let url) = content { url } else { nil } }

    /// Adds `child` under its preferred name, or that name with a number if it is taken. Returns the name.
    @discardableResult
    open func addFileWrapper(_ child: FileWrapper) -> String {
        guard case .folder(var children) = content else {
            Fault.raise(
                .internalInconsistencyException, "A file wrapper was added to one that is not a directory: \(preferredFilename ?? "")")
            return ""
        }
        guard let preferred = child.preferredFilename, !preferred.isEmpty else {
            Fault.raise(.invalidArgumentException, "A file wrapper without preferred file name was added to a directory.")
            return ""
        }
        var name = preferred, number = 1
        while let other = children[name], other !== child {
            number += 1
            name = "\(number)__#$!@%!#__\(preferred)"
        }
        children[name] = child
        content = .folder(children)
        return name
    }

    /// Adds a file to a folder, and returns the name that it got.
    @discardableResult
    open func addRegularFile(withContents data: Data, preferredFilename fileName: String) -> String {
        let child = FileWrapper(regularFileWithContents: data)
        child.preferredFilename = fileName
        return addFileWrapper(child)
    }

    /// Removes a file from a folder. Does nothing if it isn't there.
    open func removeFileWrapper(_ child: FileWrapper) {
        guard case .folder(var children) = content, let key = children.first(where: { $0.value === child })?.key else { return }
        children[key] = nil
        content = .folder(children)
    }

    /// Returns the name under which a folder contains a file, or `nil`.
    open func keyForChildFileWrapper(_ child: FileWrapper) -> String? { fileWrappers?.first { $0.value === child }?.key }

    /// Returns whether a file on disk has the same contents; reads all of it.
    open func matchesContents(of url: URL) -> Bool {
        guard let other = try? FileWrapper(url: url) else { return false }
        return isSame(as: other)
    }

    private func isSame(as other: FileWrapper) -> Bool {
        switch (content, other.content) {
        case (.file(let a), .file(let b)): a == b
        case (.link(let a), .link(let b)): a == b
        case (.folder(let a), .folder(let b)): a.count == b.count && a.allSatisfy { name, child in b[name].map(child.isSame) ?? false }
        default: false
        }
    }

    /// Writes the file, or the folder with all its contents. Throws if that fails. The original URL has no effect.
    open func write(to url: URL, options: WritingOptions = [], originalContentsURL: URL?) throws {
        switch content {
        case .file(let data): try data.write(to: url, options: options.contains(.atomic) ? .atomic : [])
        case .link(let destination): try FileManager.default.createSymbolicLink(at: url, withDestinationURL: destination)
        case .folder(let children):
            try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
            for (name, child) in children {
                try child.write(
                    to: url.appendingPathComponent(name), options: options,
                    originalContentsURL: originalContentsURL?.appendingPathComponent(name))
            }
        }
        if options.contains(.withNameUpdating) { filename = url.lastPathComponent }
    }
}
