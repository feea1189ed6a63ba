import Foundation
import InterfaceBuilder
import Yams

/// A flow file: Maestro's YAML, with a header document and a list of commands.
public struct FlowDocument: Sendable {
    /// The header's `name`, otherwise the file's name without its extension.
    public var name: String
    /// The header's `appId`, stored as written: the command line determines which app runs.
    public var appId: String?
    /// The header's `tags`.
    public var tags: [String] = []
    /// The header's `env`, not expanded.
    public var variables: [String: String] = [:]
    /// The header's `properties`, for the report.
    public var properties: [String: String] = [:]
    /// The steps of `onFlowStart`.
    public var firstSteps: [FlowStep] = []
    /// The steps of the list.
    public var steps: [FlowStep] = []
    /// The steps of `onFlowComplete`, which also run after a failure.
    public var lastSteps: [FlowStep] = []
    /// Warnings about parts of the flow that have no effect here.
    public var warnings: [FlowError] = []

    /// Reads a file. Throws ``FlowError`` with the position of the first error.
    public init(contentsOf url: URL) throws {
        guard let text = RegularFile.text(url.path) else {
            throw FlowError(file: url.path, line: 1, column: 1, message: "the flow cannot be read as UTF-8 text")
        }
        try self.init(text, file: url)
    }

    /// Parses a flow.
    /// - Parameters:
    ///   - text: The contents of the file.
    ///   - file: The location that identifies the flow in messages, and relative to which `runFlow` looks for others.
    ///   - depth: The number of enclosing flows.
    /// - Throws: ``FlowError`` with the position of the first error.
    public init(_ text: String, file: URL, depth: Int = 0) throws {
        if let line = YAMLNesting.excessiveLine(text) {
            throw FlowError(
                file: file.path, line: line, column: 1, message: "values are nested more than \(YAMLNesting.deepest) levels deep")
        }
        let reader = FlowReader(file: file, depth: depth)
        var documents: [Node] = []
        do {
            var sequence = try Yams.compose_all(yaml: text)
            // A document without content, such as that after a last `---`, doesn't count.
            while let node = sequence.next() { if node.scalar?.string.isEmpty != true { documents.append(node) } }
            // At an error the sequence ends without throwing, and stores the error.
            if let error = sequence.error { throw error }
        } catch let error as YamlError {
            let (line, column) = FlowReader.place(of: error)
            throw FlowError(file: file.path, line: line, column: column, message: "not YAML: \(error)")
        }
        name = file.deletingPathExtension().lastPathComponent
        if documents.count > 1, let header = documents.first?.mapping { try read(header, reader) }
        guard let list = documents.last?.sequence else {
            throw FlowError(
                file: file.path, line: documents.last?.mark?.line ?? 1, column: 1,
                message: "a flow is a list of commands, each after a dash")
        }
        steps = try list.compactMap { try reader.step($0) }
        warnings = reader.warnings.list
    }

    /// The request of the flow's first launch, as far as it is known before the flow runs.
    var firstLaunch: LaunchRequest? { Self.firstLaunch(in: firstSteps + steps) }

    private static func firstLaunch(in steps: [FlowStep]) -> LaunchRequest? {
        for step in steps {
            switch step.command {
            case .launchApp(let request): return request
            case .runFlow(let inner, _, _, _), .repeated(_, _, let inner), .retry(_, let inner):
                if let request = firstLaunch(in: inner) { return request }
            default: break
            }
        }
        return nil
    }

    private mutating func read(_ header: Node.Mapping, _ reader: FlowReader) throws {
        for (key, value) in header {
            // A key without a value, such as one whose list is commented out.
            if value.null != nil, ["name", "tags", "onFlowStart", "onFlowComplete"].contains(key.string) { continue }
            switch key.string {
            case "name": name = value.string ?? name
            case "appId": appId = value.string
            case "url": throw reader.failure(key, "`url` is for flows of web pages, but understudy runs apps")
            case "tags": tags = value.sequence?.compactMap(\.string) ?? value.string.map { [$0] } ?? []
            case "env": variables = try reader.variables(value)
            case "onFlowStart": firstSteps = try reader.steps(value)
            case "onFlowComplete": lastSteps = try reader.steps(value)
            case "properties": properties = try reader.variables(value)
            // Settings that choose one of Maestro's engines; ours runs the scripts of both.
            case "jsEngine", "androidWebViewHierarchy", "ext": break
            // As in Maestro, whose headers may contain any key.
            default:
                let known = "appId, name, tags, env, properties, onFlowStart, and onFlowComplete"
                reader.warn(key, "`\(key.string ?? "")` isn't a key of a flow's header and has no effect; it has \(known)")
            }
        }
    }
}
