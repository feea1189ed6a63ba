import Foundation
import Yams

/// The selection and the order of flows: Maestro's `config.yaml` in a folder of flows.
public struct FlowWorkspace: Sendable {
    /// The flows that the command line names.
    public struct Options: Sendable {
        /// Files and folders as given on the command line.
        public var paths: [String]
        /// The configuration's path, or `nil` for the `config.yaml` of each folder.
        public var config: String?
        /// The tags from the command line, in addition to those of a configuration.
        public var includedTags: Set<String> = []
        /// The tags from the command line that exclude a flow.
        public var excludedTags: Set<String> = []
        /// Creates options for files and folders.
        public init(_ paths: [String]) { self.paths = paths }
    }

    /// The flows to run: those in the execution order first, then the others by path.
    public private(set) var flows: [FlowFile] = []
    /// The number of flows at the start that run one after another on one device, each with the state that the previous one left.
    public private(set) var ordered = 0
    /// Whether the rest of the execution order runs after one of its flows failed.
    public private(set) var continuesOnFailure = true
    /// The configuration's values for `${…}`.
    public private(set) var variables: [String: String] = [:]
    /// Warnings about configuration keys that have no effect here.
    public private(set) var warnings: [String] = []
    /// The flows' common parent folder, which is removed from the names of their output folders.
    private var root = "/"
    private var leftOut: [FlowFile] = []

    /// Finds the flows. Throws ``Failure`` if there is nothing to run, or if a configuration cannot be read.
    public init(_ options: Options) throws {
        var configuration = Configuration()
        var hasFolder = false
        for path in options.paths {
            var isDirectory: ObjCBool = false
            guard FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory) else {
                throw Failure("\(path): no such flow file")
            }
            guard isDirectory.boolValue else {
                add(FlowFile(path))
                continue
            }
            hasFolder = true
            if let file = options.config
                ?? ["config.yaml", "config.yml"].map({ path + "/" + $0 }).first(where: FileManager.default.fileExists)
            {
                configuration = try Configuration(file)
                warnings += configuration.warnings
                variables.merge(configuration.variables) { $1 }
            }
            // As in Maestro, the tags of both count.
            let included = options.includedTags.union(configuration.includedTags)
            let excluded = options.excludedTags.union(configuration.excludedTags)
            let found = try Self.files(in: path, configuration.patterns)
            guard !found.isEmpty else {
                throw Failure(
                    "\(path): the folder contains no flow files (.yaml)\(configuration.patterns == ["*"] ? "" : " that match `flows:`")")
            }
            // A file that cannot be read has no tags; it runs, and fails with its error.
            for file in found.map(FlowFile.init) {
                let isWanted = (included.isEmpty || !file.tags.isDisjoint(with: included)) && file.tags.isDisjoint(with: excluded)
                if isWanted || !file.isReadable { add(file) } else { leftOut.append(file) }
            }
        }
        guard !flows.isEmpty else { throw Failure("\(options.paths.joined(separator: ", ")): no flow has the requested tags") }
        if hasFolder { try order(by: configuration) }
        let folders = flows.map { URL(fileURLWithPath: $0.path).deletingLastPathComponent().pathComponents }
        let common = folders.dropFirst().reduce(folders[0]) { common, folder in zip(common, folder).prefix { $0.0 == $0.1 }.map { $0.0 } }
        root = common.dropFirst().map { "/" + $0 }.joined()
    }

    private mutating func add(_ file: FlowFile) { if !flows.contains(where: { $0.path == file.path }) { flows.append(file) } }

    private mutating func order(by configuration: Configuration) throws {
        var first: [FlowFile] = []
        for name in configuration.order {
            guard let file = flows.first(where: { $0.isNamed(name) }) else {
                // The flow may have been excluded by tags.
                if leftOut.contains(where: { $0.isNamed(name) }) { continue }
                // As in Maestro, the order ends before such a flow, which is an error only if flows after it run.
                let reason = "`executionOrder` names the flow \(name), which is not one of the flows that run"
                let place = "\(configuration.file):\(configuration.orderLine):1: "
                if first.isEmpty, configuration.order.contains(where: { name in flows.contains { $0.isNamed(name) } }) {
                    throw Failure(place + "error: " + reason)
                }
                warnings.append(place + "warning: " + reason)
                break
            }
            if !first.contains(file) { first.append(file) }
        }
        flows = first + flows.filter { !first.contains($0) }
        (ordered, continuesOnFailure) = (first.count, configuration.continuesOnFailure)
    }

    /// Returns a unique output folder name for each flow.
    public func outputNames() -> [String] {
        let plain = flows.map { URL(fileURLWithPath: $0.path).deletingPathExtension().lastPathComponent }
        return flows.indices.map { index in
            var name = plain[index]
            if plain.filter({ $0 == name }).count > 1 {
                let path = URL(fileURLWithPath: flows[index].path).deletingPathExtension().path
                name = path.dropFirst(path.hasPrefix(root) ? root.count : 0).split(separator: "/").joined(separator: "-")
            }
            // `...yaml` without its extension is the name of the parent folder.
            return ProjectName(name)?.text ?? "flow \(index + 1)"
        }
    }

    // MARK: Finding

    private static func files(in folder: String, _ patterns: [String]) throws -> [String] {
        let patterns = try patterns.map { text in
            guard let pattern = PathPattern(text) else {
                throw Failure("\(folder): a pattern of `flows:` is longer than \(PathPattern.longest) characters")
            }
            return pattern
        }
        var found: [String] = []
        for case let name as String in FileManager.default.enumerator(atPath: folder) ?? .init() {
            guard name.hasSuffix(".yaml") || name.hasSuffix(".yml"),
                !["config.yaml", "config.yml"].contains((name as NSString).lastPathComponent)
            else { continue }
            if patterns.contains(where: { $0.matches(name) }) { found.append(folder + "/" + name) }
        }
        return found.sorted()
    }

    // MARK: config.yaml

    private struct Configuration {
        var file = ""
        var patterns = ["*"]
        var includedTags: Set<String> = []
        var excludedTags: Set<String> = []
        var order: [String] = []
        var orderLine = 1
        var continuesOnFailure = true
        var variables: [String: String] = [:]
        var warnings: [String] = []

        init() {}

        init(_ file: String) throws {
            self.file = file
            guard let whole = ProjectFile.text(file) else { throw Failure("\(file): error: the configuration can't be read as UTF-8 text") }
            // Maestro reads only the first document: some configurations have the form of a flow, with a header.
            let text = YAMLText.firstDocument(whole)
            let node: Node?
            do {
                // Parsed within limits first, and then again for the positions of its values.
                guard try YAMLText.read(text, file: file) != nil else { return }
                node = try Yams.compose(yaml: text)
            } catch let failure as Failure { throw failure } catch { throw Failure("\(file):1:1: error: invalid YAML: \(error)") }
            guard let node else { return }
            guard let mapping = node.mapping else { throw Self.failure(file, node, "a configuration must be a mapping of keys to values") }
            // A key without a value, such as one whose list is commented out, is absent.
            for (key, value) in mapping where value.null == nil {
                switch key.string {
                case "flows": patterns = try Self.list(file, value)
                case "includeTags": includedTags = Set(try Self.list(file, value))
                case "excludeTags": excludedTags = Set(try Self.list(file, value))
                case "executionOrder": try read(order: value)
                case "env":
                    for (name, value) in value.mapping ?? [:] { variables[name.string ?? ""] = value.scalar?.string ?? "" }
                // These apply only to Maestro's cloud, or are replaced by --output, which sets the folder, and --app, which selects the
                // app.
                case "baselineBranch", "notifications", "testOutputDir", "appId", "name", "disableRetries", "local", "deviceLocale": break
                case "platform":
                    if let node = value.mapping?["ios"]?.mapping?["snapshotKeyHonorModalViews"] {
                        warnings.append(
                            Self.place(file, node)
                                + "warning: `snapshotKeyHonorModalViews` has no effect: elements behind a modal view are never part of the screen here"
                        )
                    }
                default:
                    warnings.append(
                        Self.place(file, key) + "warning: `\(key.string ?? "")` isn't a key of a configuration and has no effect")
                }
            }
        }

        private mutating func read(order node: Node) throws {
            guard let mapping = node.mapping else { throw Self.failure(file, node, "executionOrder has flowsOrder and continueOnFailure") }
            for (key, value) in mapping {
                switch key.string {
                case "flowsOrder": (order, orderLine) = (try Self.list(file, value), key.mark?.line ?? 1)
                case "continueOnFailure":
                    guard let flag = value.bool else { throw Self.failure(file, value, "continueOnFailure takes true or false") }
                    continuesOnFailure = flag
                default:
                    throw Self.failure(
                        file, key, "`\(key.string ?? "")` isn't a key of executionOrder; it has flowsOrder and continueOnFailure")
                }
            }
        }

        private static func list(_ file: String, _ node: Node) throws -> [String] {
            if let text = node.scalar?.string { return [text] }
            guard let sequence = node.sequence else { throw failure(file, node, "this takes a list, each after a dash") }
            return sequence.compactMap { $0.scalar?.string }
        }

        private static func place(_ file: String, _ node: Node) -> String { "\(file):\(node.mark?.line ?? 1):\(node.mark?.column ?? 1): " }
        private static func failure(_ file: String, _ node: Node, _ message: String) -> Failure {
            Failure(place(file, node) + "error: " + message)
        }
    }
}
