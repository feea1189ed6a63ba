import Foundation
import InterfaceBuilder
import Yams

/// The header of a flow file. The app reads the flow itself.
public struct FlowFile: Sendable, Equatable {
    /// The path of the file.
    public let path: String
    /// The header's `name`, otherwise the file's name without its extension.
    public var name: String
    /// The header's `tags`.
    public var tags: Set<String> = []
    /// The header's `properties`, for the report.
    public var properties: [String: String] = [:]
    /// Whether the file is valid YAML. If it isn't, it has no tags and fails when it runs.
    public var isReadable = true

    /// Reads the header of a file. A file that can't be read has the default values.
    public init(_ path: String) {
        self.path = path
        name = URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent
        guard let text = ProjectFile.text(path), YAMLNesting.excessiveLine(text) == nil, let documents = try? Yams.compose_all(yaml: text)
        else {
            isReadable = false
            return
        }
        var sequence = documents
        let header = sequence.next()?.mapping
        // A file with one document contains only commands. The parser traps if it is called again after an error.
        let hasMore = sequence.error == nil && sequence.next() != nil
        if sequence.error != nil { isReadable = false }
        guard hasMore, let header else { return }
        // A key without a value, such as one whose list is commented out, is absent.
        func value(_ key: String) -> Node? { header[key].flatMap { $0.null == nil ? $0 : nil } }
        name = value("name")?.string ?? name
        tags = Set(value("tags")?.sequence?.compactMap(\.string) ?? value("tags")?.string.map { [$0] } ?? [])
        for (key, value) in header["properties"]?.mapping ?? [:] { properties[key.string ?? ""] = value.scalar?.string ?? "" }
    }

    /// Returns whether the flow has that name in an execution order.
    func isNamed(_ name: String) -> Bool {
        name == self.name || name == URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent
    }
}
