import Foundation
import Yams

/// A flow file: Maestro's YAML, a header document and a list of commands.
public struct FlowDocument: Sendable {
    /// The header's `name`, else the file's without its extension.
    public var name: String
    /// The header's `appId`, kept as it stands: the command line says which app runs.
    public var appId: String?
    public var tags: [String] = []
    /// The header's `env`, not expanded.
    public var variables: [String: String] = [:]
    /// The header's `properties`, for a report.
    public var properties: [String: String] = [:]
    /// `onFlowStart`, the list, `onFlowComplete`: the last also after a failure.
    public var firstSteps: [FlowStep] = []
    public var steps: [FlowStep] = []
    public var lastSteps: [FlowStep] = []
    /// What in the flow changes nothing here.
    public var warnings: [FlowError] = []

    /// Reads a file. Throws ``FlowError`` with the place of the first mistake.
    public init(contentsOf url: URL) throws {
        let text: String
        do { text = try String(contentsOf: url, encoding: .utf8) } catch {
            throw FlowError(file: url.path, line: 1, column: 1, message: "the flow cannot be read: \(error.localizedDescription)")
        }
        try self.init(text, file: url)
    }

    /// `file` names the flow in messages and is where `runFlow` looks for others. `depth` counts the flows around this one.
    public init(_ text: String, file: URL, depth: Int = 0) throws {
        let reader = FlowReader(file: file, depth: depth)
        var documents: [Node] = []
        do {
            var sequence = try Yams.compose_all(yaml: text)
            while let node = sequence.next() { documents.append(node) }
            // The sequence ends quietly at a mistake and keeps it.
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

    /// What the flow's first launch asks for, as far as it can be told before it runs.
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
            switch key.string {
            case "name": name = value.string ?? name
            case "appId": appId = value.string
            case "url": throw reader.failure(key, "`url` is of a flow for web pages; understudy runs apps")
            case "tags": tags = value.sequence?.compactMap(\.string) ?? value.string.map { [$0] } ?? []
            case "env": variables = try reader.variables(value)
            case "onFlowStart": firstSteps = try reader.steps(value)
            case "onFlowComplete": lastSteps = try reader.steps(value)
            case "properties": properties = try reader.variables(value)
            // What concerns Maestro's own machinery: the engine here runs what both of its engines run.
            case "jsEngine", "androidWebViewHierarchy", "ext": break
            default:
                throw reader.failure(
                    key,
                    "`\(key.string ?? "")` does not belong in a flow's header; it has appId, name, tags, env, onFlowStart and onFlowComplete"
                )
            }
        }
    }
}
