import Foundation
import Yams

/// What a flow file says of itself in its header. The app reads the flow; this looks no further.
public struct FlowFile: Sendable, Equatable {
    public let path: String
    /// The header's `name`, else the file's without its extension.
    public var name: String
    public var tags: Set<String> = []
    /// The header's `properties`, for a report.
    public var properties: [String: String] = [:]
    /// Whether the file could be read as YAML. One that could not has no tags, and fails when it runs.
    public var isReadable = true

    public init(_ path: String) {
        self.path = path
        name = URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent
        guard let text = try? String(contentsOfFile: path, encoding: .utf8), let documents = try? Yams.compose_all(yaml: text) else {
            isReadable = false
            return
        }
        var sequence = documents
        let header = sequence.next()?.mapping
        // A file of one document is a list of commands alone. The parser traps when it is asked again after an error.
        let hasMore = sequence.error == nil && sequence.next() != nil
        if sequence.error != nil { isReadable = false }
        guard hasMore, let header else { return }
        name = header["name"]?.string ?? name
        tags = Set(header["tags"]?.sequence?.compactMap(\.string) ?? header["tags"]?.string.map { [$0] } ?? [])
        for (key, value) in header["properties"]?.mapping ?? [:] { properties[key.string ?? ""] = value.scalar?.string ?? "" }
    }

    /// Its name in a list of flows to run in order.
    func isNamed(_ name: String) -> Bool {
        name == self.name || name == URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent
    }
}
