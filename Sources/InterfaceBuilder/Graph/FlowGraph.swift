/// Scenes and the segues between them, across all storyboards of a project, with references resolved.
public struct FlowGraph: Codable, Equatable, Sendable {
    /// A scene.
    public struct Node: Codable, Equatable, Sendable {
        /// The ID, such as `Main/BYZ-38-t0r`.
        public var id: String
        public var storyboard: String
        /// The title; see `Scene.title`.
        public var title: String
        /// The UIKit class, such as `UITableViewController`.
        public var kind: String
        /// The app's custom class, if it has one.
        public var customClass: String?
        /// Whether it is its storyboard's initial scene.
        public var isInitial: Bool
        /// Whether it is a reference to an unavailable storyboard.
        public var isUnresolved: Bool
    }

    /// A segue. Its ends are node IDs.
    public struct Edge: Codable, Equatable, Sendable {
        public var source: String
        public var destination: String
        /// The kind as in the file: `show`, `relationship`.
        public var kind: String
        public var identifier: String?
        /// The unwind action, or the relationship's name.
        public var detail: String?

        /// The arrow's label.
        public var label: String {
            switch kind {
            case "relationship": detail ?? kind
            case "unwind": detail.map { "unwind \($0)" } ?? kind
            default: identifier.map { "\($0) (\(kind))" } ?? kind
            }
        }
    }

    public var nodes: [Node]
    public var edges: [Edge]

    /// Reads every storyboard of the project, in its order; nibs have no scenes and are left out.
    public init(_ project: InterfaceProject) {
        nodes = []
        edges = []
        let key = Self.keys(of: project)
        for file in project.files where file.kind == .storyboard {
            for scene in file.scenes {
                guard let controller = scene.controller, let id = controller.id else { continue }
                let isResolved = scene.reference.map { project.target(of: $0, in: file) != nil } ?? false
                guard !isResolved else { continue }
                nodes.append(
                    Node(
                        id: "\(key(file))/\(id)", storyboard: scene.reference?.storyboardName ?? file.name, title: scene.title,
                        kind: InterfaceClass.name(of: controller.name), customClass: controller["customClass"],
                        isInitial: file.initialViewController == id, isUnresolved: scene.reference != nil))
            }
        }
        for file in project.files where file.kind == .storyboard {
            for scene in file.scenes {
                guard let controller = scene.controller, let id = controller.id else { continue }
                for (segue, _) in scene.segues {
                    guard let kind = segue.element["kind"] else { continue }
                    edges.append(
                        Edge(
                            source: "\(key(file))/\(id)",
                            destination: Self.destination(of: segue, from: "\(key(file))/\(id)", file, project, key),
                            kind: kind, identifier: segue.identifier, detail: segue.relationship ?? segue.unwindAction))
                }
            }
        }
    }

    /// Returns a function from storyboards to names, or paths if several have the same name: then scene IDs may be equal too.
    private static func keys(of project: InterfaceProject) -> (InterfaceFile) -> String {
        let counts = Dictionary(project.files.filter { $0.kind == .storyboard }.map { ($0.name, 1) }, uniquingKeysWith: +)
        return { counts[$0.name, default: 0] > 1 ? $0.file : $0.name }
    }

    /// Returns a segue's destination. An unwind segue ends at its own scene's exit: the actual scene is known only at run time.
    private static func destination(
        of segue: Segue, from source: String, _ file: InterfaceFile, _ project: InterfaceProject, _ key: (InterfaceFile) -> String
    ) -> String {
        guard segue.kind != .unwind else { return source }
        guard let scene = file.scene(ofControllerWithID: segue.destination) else { return "\(key(file))/\(segue.destination)" }
        if let reference = scene.reference, let target = project.target(of: reference, in: file) {
            return "\(key(target.file))/\(target.scene.controller?.id ?? "")"
        }
        return "\(key(file))/\(segue.destination)"
    }
}
