import Foundation
import UIKitRuntime

/// A file or folder in memory: the form in which a document with several files is read and written.
open class FileWrapper: NSObject, @unchecked Sendable {
    public struct ReadingOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let immediate = ReadingOptions(rawValue: 1)
        public static let withoutMapping = ReadingOptions(rawValue: 2)
    }
    public struct WritingOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let atomic = WritingOptions(rawValue: 1)
        public static let withNameUpdating = WritingOptions(rawValue: 2)
    }

    private enum Content {
        case file(Data)
        case folder([String: FileWrapper])
        case link(URL)
    }
    private var content: Content

    open var filename: String?
    open var preferredFilename: String?
    open var fileAttributes: [String: Any] = [:]

    public init(regularFileWithContents contents: Data) { content = .file(contents) }
    public init(directoryWithFileWrappers childrenByPreferredName: [String: FileWrapper]) {
        content = .folder(childrenByPreferredName)
        for (name, child) in childrenByPreferredName where child.preferredFilename == nil { child.preferredFilename = name }
    }
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

    open var isDirectory: Bool { if case .folder = content { true } else { false } }
    open var isRegularFile: Bool { if case .file = content { true } else { false } }
    open var isSymbolicLink: Bool { if case .link = content { true } else { false } }
    open var regularFileContents: Data? { if case .file(let data) = content { data } else { nil } }
    open var fileWrappers: [String: FileWrapper]? { if case .folder(let children) = content { children } else { nil } }
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

    @discardableResult
    open func addRegularFile(withContents data: Data, preferredFilename fileName: String) -> String {
        let child = FileWrapper(regularFileWithContents: data)
        child.preferredFilename = fileName
        return addFileWrapper(child)
    }

    open func removeFileWrapper(_ child: FileWrapper) {
        guard case .folder(var children) = content, let key = children.first(where: { $0.value === child })?.key else { return }
        children[key] = nil
        content = .folder(children)
    }

    open func keyForChildFileWrapper(_ child: FileWrapper) -> String? { fileWrappers?.first { $0.value === child }?.key }

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
