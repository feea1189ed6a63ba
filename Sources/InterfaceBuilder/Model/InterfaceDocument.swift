import Foundation

/// An interface file opened for use in an app: unvisited scenes cost only an entry in an index.
///
/// Opens both the XML source and the compiled form.
public final class InterfaceDocument {
    /// The index entry of a scene, which is available without reading the scene.
    public struct SceneEntry: Sendable {
        public var controllerID: String
        /// The argument of `instantiateViewController(withIdentifier:)`, or `nil` if none was set.
        public var storyboardIdentifier: String?
        /// The element's name: `viewController`, `tableViewController`, …
        public var element: String

        /// The name that Apple's compiler gives the scene's nib, accepted as an identifier (SP-A106).
        public var implicitIdentifier: String { InterfaceClass.name(of: element) + "-" + controllerID }
    }

    /// The path, for messages.
    public let file: String
    public let kind: DocumentKind
    /// The `document` element, without its scenes in a storyboard.
    public let root: Element
    /// The scenes in the file's order; empty for a nib.
    public let scenes: [SceneEntry]

    private enum Storage {
        case source([UInt8], [Range<Int>])
        case compiled(CompiledReader)
    }

    private let storage: Storage
    private let eager: [Element]
    private var read: [Int: Element] = [:]
    private var indexOfController: [String: Int] = [:]
    private var indexOfIdentifier: [String: Int] = [:]

    /// Opens a file. Throws `InterfaceError`, with the position of the first error if there is one.
    public convenience init(contentsOf url: URL) throws { try self.init(contentsOf: url, named: url.path) }

    /// Opens a file that messages refer to as `file`.
    public convenience init(contentsOf url: URL, named file: String) throws {
        let data: Data
        do { data = try Data(contentsOf: url, options: .mappedIfSafe) } catch {
            throw InterfaceError(unreadable: url, error)
        }
        try self.init(data: data, file: file)
    }

    /// Opens a file's content; messages refer to it as `file`.
    public init(data: Data, file: String) throws {
        self.file = file
        let bytes = Array(data)
        if CompiledReader.recognizes(bytes) {
            let reader = try CompiledReader(bytes, file: file)
            storage = .compiled(reader)
            root = try reader.header()
            scenes = try reader.entries()
            eager = []
            kind = try DocumentKind(of: root, file: file, position: nil)
        } else {
            let normal = try MarkupDocument.normalized(bytes, file: file).bytes
            var ranges = SceneScanner.ranges(in: normal)
            var entries: [SceneEntry] = []
            for range in ranges {
                guard let entry = try SceneScanner.entry(of: range, in: normal, file: file) else {
                    // Not formatted as by Xcode: read everything at once.
                    (ranges, entries) = ([], [])
                    break
                }
                entries.append(entry)
            }
            root = try normal.withUnsafeBufferPointer { buffer in
                var reader = try MarkupReader(buffer, range: 0..<buffer.count, skipping: ranges, file: file)
                _ = try reader.readProlog()
                let root = try reader.readElement(depth: 0)
                _ = try reader.readEpilog()
                return root
            }
            let others = root.first("scenes")?.elements.filter { $0.name == "scene" } ?? []
            for scene in others {
                let controller = Scene(scene).controller
                entries.append(
                    SceneEntry(
                        controllerID: controller?.id ?? "", storyboardIdentifier: controller?["storyboardIdentifier"],
                        element: controller?.name ?? ""))
            }
            eager = others
            scenes = entries
            storage = .source(normal, ranges)
            let offset = root.offset ?? 0
            kind = try DocumentKind(
                of: root, file: file, position: normal.withUnsafeBufferPointer { SourcePosition(of: offset, in: $0) })
        }
        for (index, scene) in scenes.enumerated() where !scene.controllerID.isEmpty {
            indexOfController[scene.controllerID] = index
        }
        for (index, scene) in scenes.enumerated() where !scene.controllerID.isEmpty {
            if let identifier = scene.storyboardIdentifier, indexOfIdentifier[identifier] == nil { indexOfIdentifier[identifier] = index }
        }
    }

    /// Returns the scene's element, which is read on first use.
    public func scene(at index: Int) throws -> Element {
        if let scene = read[index] { return scene }
        let scene: Element
        switch storage {
        case .compiled(let reader): scene = try reader.scene(at: index)
        case .source(let bytes, let ranges) where index < ranges.count:
            scene = try bytes.withUnsafeBufferPointer { buffer in
                var reader = try MarkupReader(buffer, range: ranges[index], file: file)
                return try reader.readElement(depth: 2)
            }
        case .source(_, let ranges): scene = eager[index - ranges.count]
        }
        read[index] = scene
        return scene
    }

    /// Returns the index in ``scenes`` of the controller with that object ID.
    public func index(ofControllerWithID id: String) -> Int? { indexOfController[id] }
    /// Returns the index of the scene with that identifier, or whose nib Apple's compiler would give that name (SP-A106).
    public func index(ofIdentifier identifier: String) -> Int? {
        if let index = indexOfIdentifier[identifier] { return index }
        return scenes.indices.first { scenes[$0].implicitIdentifier == identifier && hasNib(scenes[$0]) }
    }

    /// Returns whether the scene has a nib. A relationship's child is in its parent's nib, and an unreachable scene is dropped. (SP-A105,
    /// SP-A107)
    private func hasNib(_ scene: SceneEntry) -> Bool {
        scene.storyboardIdentifier != nil || scene.controllerID == initialViewController || segueDestinations.contains(scene.controllerID)
    }

    /// The destinations of all segues except relationships. Reads every scene.
    private lazy var segueDestinations: Set<String> = {
        let segues = scenes.indices.compactMap { try? Scene(scene(at: $0)) }.flatMap(\.segues).map(\.segue)
        return Set(segues.filter { $0.kind != .relationship }.map(\.destination))
    }()

    /// The object ID of the initial view controller (SP-A004).
    public var initialViewController: String? { root["initialViewController"] }
    // Without Auto Layout, views follow their autoresizing masks. (SP-A005)
    public var usesAutoLayout: Bool { root["useAutolayout"] == "YES" }
    // Variations apply only where the document uses trait collections. (SP-A007)
    public var usesTraitCollections: Bool { root["useTraitCollections"] == "YES" }
    /// Whether colors are converted from their spaces. Before Xcode 8, which writes this attribute, they were not. (SP-A007)
    public var isColorMatched: Bool { root["colorMatched"] == "YES" }
    public var isLaunchScreen: Bool { root["launchScreen"] == "YES" }

    /// Returns the `file:line:column` of an element, or only the file if the source is not available.
    public func place(of element: Element) -> String {
        guard case .source(let bytes, _) = storage, let offset = element.offset else { return file }
        let position = bytes.withUnsafeBufferPointer { SourcePosition(of: offset, in: $0) }
        return "\(file):\(position.line):\(position.column)"
    }
}
