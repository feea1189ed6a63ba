import Foundation
import InterfaceBuilder
import Yams

/// `understudy.yml`: the defaults of a project's runs, tests, and flows. Command-line options take precedence.
///
/// The file belongs to the project, so nothing in it can refer to a path outside of its folder or extend the permissions of the project's
/// code.
public struct ProjectConfiguration: Sendable {
    /// The name of the file.
    public static let fileName = "understudy.yml"

    private enum Value: Sendable {
        case text(String), number(Int), flag(Bool), list([String]), variables([String: String])
    }

    /// The path of the file.
    public let file: String
    private var values: [String: Value] = [:]
    private var places: [String: String] = [:]

    /// The folder that contains the file.
    public var folder: String { file.deletingLastPathComponent }

    /// Returns the configuration in the folder `path`, or beside the project `path`, or nil if there is none. Throws ``Failure`` if it
    /// cannot be read.
    public static func of(_ path: String, keys: ConfigurationKeys) throws -> ProjectConfiguration? {
        let path = path.standardizedPath
        let isProject = ["xcodeproj", "xcworkspace"].contains(path.pathExtension)
        var isDirectory: ObjCBool = false
        guard FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory) else { return nil }
        let file = (isDirectory.boolValue && !isProject ? path : path.deletingLastPathComponent).appending(fileName)
        guard FileManager.default.fileExists(atPath: file) else { return nil }
        return try ProjectConfiguration(contentsOf: file, keys: keys)
    }

    /// Reads a configuration.
    /// - Throws: ``Failure`` with the file, line, and column of the first error.
    public init(contentsOf file: String, keys: ConfigurationKeys) throws {
        self.file = file
        guard let text = ProjectFile.text(file) else { throw Failure("\(file): error: the configuration can't be read as UTF-8 text") }
        let root: Node?
        do {
            // Parsed within limits first, and then again for the positions of its values.
            guard try YAMLText.read(text, file: file) != nil else { return }
            root = try Yams.compose(yaml: text)
        } catch let error as YamlError {
            throw Failure("\(file):\(error.line):1: error: invalid YAML: \(error)")
        }
        guard let root else { return }
        guard let mapping = root.mapping else {
            throw failure(root, "a configuration consists of keys and values, such as 'device: iPhone 16'")
        }
        try read(mapping, keys.section(""), "", keys)
    }

    private mutating func read(_ mapping: Node.Mapping, _ section: ConfigurationKeys.Section?, _ prefix: String, _ keys: ConfigurationKeys)
        throws
    {
        for (keyNode, node) in mapping {
            let name = keyNode.scalar?.string ?? ""
            if prefix.isEmpty, let inner = keys.section(name), !name.isEmpty {
                guard !isNull(node) else { continue }
                guard let mapping = node.mapping else {
                    throw failure(node, "'\(name)' is a section; its keys are \(inner.keys.map(\.name).joined(separator: ", "))")
                }
                try read(mapping, inner, name + ".", keys)
                continue
            }
            guard let key = section?.keys.first(where: { $0.name == name }) else {
                let known = (section?.keys.map(\.name) ?? []) + (prefix.isEmpty ? keys.sections.map(\.name).filter { !$0.isEmpty } : [])
                let near = Nearness.nearest(to: name, among: known)
                let hint = near.first.map { "Did you mean '\($0)'?" } ?? "The keys are: \(known.joined(separator: ", "))"
                throw failure(keyNode, "unknown key '\(name)'\(prefix.isEmpty ? "" : " in '\(prefix.dropLast())'"). \(hint)")
            }
            guard !isNull(node) else { continue }
            values[prefix + name] = try value(node, key)
            places[prefix + name] = place(node)
        }
    }

    private func value(_ node: Node, _ key: ConfigurationKeys.Key) throws -> Value {
        func texts() throws -> [String] {
            if let text = node.scalar?.string { return [text] }
            guard let sequence = node.sequence, sequence.allSatisfy({ $0.scalar != nil }) else {
                throw failure(node, "'\(key.name)' takes a list of strings")
            }
            return sequence.compactMap { $0.scalar?.string }
        }
        switch key.kind {
        case .text:
            guard let text = node.scalar?.string else { throw failure(node, "'\(key.name)' takes a text") }
            return .text(text)
        case .choice(let choices):
            guard let text = node.scalar?.string, choices.contains(text) else {
                throw failure(node, "'\(key.name)' is one of: \(choices.joined(separator: ", "))")
            }
            return .text(text)
        case .number(let least):
            guard let number = node.int, number >= least else {
                throw failure(node, "'\(key.name)' takes a whole number of at least \(least)")
            }
            return .number(number)
        case .flag:
            guard let flag = node.bool else { throw failure(node, "'\(key.name)' takes true or false") }
            return .flag(flag)
        case .list: return .list(try texts())
        case .path:
            guard let text = node.scalar?.string else { throw failure(node, "'\(key.name)' takes a path") }
            return .text(try path(text, node, key))
        case .paths: return .list(try texts().map { try path($0, node, key) })
        case .variables:
            guard let mapping = node.mapping, mapping.allSatisfy({ $0.key.scalar != nil && $0.value.scalar != nil }) else {
                throw failure(node, "'\(key.name)' takes a mapping of names to values")
            }
            return .variables(
                Dictionary(mapping.map { ($0.key.scalar?.string ?? "", $0.value.scalar?.string ?? "") }, uniquingKeysWith: { $1 }))
        }
    }

    /// Returns the absolute path of `relative`. Throws if it leads out of the file's folder, directly or through a symbolic link.
    private func path(_ relative: String, _ node: Node, _ key: ConfigurationKeys.Key) throws -> String {
        guard let path = FolderPath.inside(folder, relative) else {
            throw failure(node, "'\(key.name)' leads out of the folder of \(Self.fileName): \(relative)")
        }
        return path
    }

    private func isNull(_ node: Node) -> Bool { node.null != nil && node.scalar?.style == .plain }
    private func place(_ node: Node) -> String { "\(file):\(node.mark?.line ?? 1):\(node.mark?.column ?? 1)" }
    private func failure(_ node: Node, _ message: String) -> Failure { Failure("\(place(node)): error: \(message)") }

    // MARK: Values, by `key` or `section.key`

    /// Returns the string of a key, or `nil` if the file doesn't have it. A key in a section is written `section.key`.
    public func text(_ key: String) -> String? { if case .text(let text)? = values[key] { text } else { nil } }
    /// Returns the number of a key, or `nil` if the file doesn't have it.
    public func number(_ key: String) -> Int? { if case .number(let number)? = values[key] { number } else { nil } }
    /// Returns the Boolean value of a key, or `nil` if the file doesn't have it.
    public func flag(_ key: String) -> Bool? { if case .flag(let flag)? = values[key] { flag } else { nil } }
    /// Returns the strings of a key, or `nil` if the file doesn't have it.
    public func list(_ key: String) -> [String]? { if case .list(let list)? = values[key] { list } else { nil } }
    /// Returns the strings of a key by name, or `nil` if the file doesn't have it.
    public func variables(_ key: String) -> [String: String]? {
        if case .variables(let variables)? = values[key] { variables } else { nil }
    }

    /// Returns an error about the value of `key`, with its position in the file.
    public func mistake(_ key: String, _ message: String) -> Failure { Failure("\(places[key] ?? file + ":1:1"): error: \(message)") }
}

extension YamlError {
    /// Returns the line of a parser's error, counted from 1.
    fileprivate var line: Int {
        switch self {
        case .parser(_, _, let mark, _), .scanner(_, _, let mark, _): mark.line
        default: 1
        }
    }
}

/// Paths in a project's files that must stay in its folder.
enum FolderPath {
    /// Returns `relative` below `folder` as an absolute path, or nil if `..`, an absolute path, or a symbolic link leads out of it.
    static func inside(_ folder: String, _ relative: String) -> String? {
        guard !relative.hasPrefix("/"), !relative.hasPrefix("~"), !relative.utf8.contains(0) else { return nil }
        let path = folder.appending(relative).standardizedPath
        guard path == folder || path.hasPrefix(folder + "/"), let root = folder.realPath else { return nil }
        var existing = path
        while existing.count > folder.count, !isThere(existing) { existing = existing.deletingLastPathComponent }
        guard let real = existing.realPath, real == root || real.hasPrefix(root + "/") else { return nil }
        return path
    }

    /// True also for a dangling symbolic link.
    private static func isThere(_ path: String) -> Bool {
        var info = stat()
        return lstat(path, &info) == 0
    }
}
