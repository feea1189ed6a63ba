import Foundation

/// An interface file opened for checking or editing: the whole tree, with objects by ID and parents.
public final class InterfaceFile {
    public let markup: MarkupDocument
    public let kind: DocumentKind
    /// The file's name without extension: the argument of `UIStoryboard(name:)`.
    public let name: String
    /// The objects by ID. If several have the same ID, the first in the file.
    public private(set) var elementsByID: [String: Element] = [:]
    /// IDs that more than one object has.
    public private(set) var duplicateIDs: [String] = []
    private var parents: [ObjectIdentifier: Element] = [:]

    /// Creates a file. Throws `InterfaceError` for a document that is not an interface file for iOS.
    public init(_ markup: MarkupDocument) throws {
        self.markup = markup
        kind = try DocumentKind(of: markup.root, file: markup.file, position: markup.position(of: markup.root))
        name = Self.name(ofFile: markup.file)
        reindex()
    }

    /// Reads a file. Throws `InterfaceError`, with the position of the first error if there is one.
    public convenience init(contentsOf url: URL) throws { try self.init(MarkupDocument(contentsOf: url)) }

    /// Parses a file's text; messages refer to it as `file`.
    public convenience init(text: String, file: String) throws { try self.init(MarkupDocument(parsing: Array(text.utf8), file: file)) }

    static func name(ofFile path: String) -> String {
        let file = path.split(separator: "/").last.map(String.init) ?? path
        return file.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false).first.map(String.init) ?? file
    }

    /// The path, for messages.
    public var file: String { markup.file }
    public var root: Element { markup.root }
    /// A storyboard's scenes, read again on each access.
    public var scenes: [Scene] { root.first("scenes")?.elements.filter { $0.name == "scene" }.map(Scene.init) ?? [] }

    /// The top-level objects of a xib.
    public var objects: [Element] { root.first("objects")?.elements ?? [] }
    /// The object ID of a storyboard's initial view controller. (SP-A004)
    public var initialViewController: String? { root["initialViewController"] }

    /// Reads IDs and parents again after an edit.
    public func reindex() {
        elementsByID = [:]
        parents = [:]
        duplicateIDs = []
        func visit(_ element: Element) {
            if let id = element.id {
                if elementsByID[id] != nil, !duplicateIDs.contains(id) { duplicateIDs.append(id) }
                if elementsByID[id] == nil { elementsByID[id] = element }
            }
            for case .element(let child) in element.children {
                parents[ObjectIdentifier(child)] = element
                visit(child)
            }
        }
        visit(root)
    }

    /// Returns an element's parent, or `nil` for the root and for an element added since ``reindex()``.
    public func parent(of element: Element) -> Element? { parents[ObjectIdentifier(element)] }

    /// Returns the scene that contains an element.
    public func scene(of element: Element) -> Scene? {
        sequence(first: element, next: { self.parent(of: $0) }).first { $0.name == "scene" }.map(Scene.init)
    }

    public func scene(ofControllerWithID id: String) -> Scene? { scenes.first { $0.controller?.id == id } }
    public func scene(withIdentifier identifier: String) -> Scene? { scenes.first { $0.controller?["storyboardIdentifier"] == identifier } }

    /// Returns the scene that a reference, without a storyboard name or from another file, refers to.
    public func scene(for reference: StoryboardReference) -> Scene? {
        if let identifier = reference.identifier { return scene(withIdentifier: identifier) }
        return initialViewController.flatMap { scene(ofControllerWithID: $0) }
    }
}

/// The interface files of a project, by storyboard name.
public struct InterfaceProject {
    public let files: [InterfaceFile]
    /// Whether these are all of the project's files, so any other is missing.
    public let isWhole: Bool

    /// Creates a project. A single file is not considered a whole project unless `isWhole` is true.
    public init(_ files: [InterfaceFile], isWhole: Bool? = nil) {
        self.files = files
        self.isWhole = isWhole ?? (files.count > 1)
    }

    /// Returns the storyboard with that name; of several, the one in the folder nearest to `file`.
    public func storyboard(named name: String, near file: InterfaceFile? = nil) -> InterfaceFile? {
        let found = files.filter { $0.kind == .storyboard && $0.name == name }
        guard let file, found.count > 1 else { return found.first }
        let path = file.file.split(separator: "/")
        func distance(_ candidate: InterfaceFile) -> Int {
            let other = candidate.file.split(separator: "/")
            let shared = zip(path, other).prefix { $0 == $1 }.count
            return path.count + other.count - shared * 2
        }
        return found.min { distance($0) < distance($1) }
    }

    /// Returns the target of a reference in `file`.
    public func target(of reference: StoryboardReference, in file: InterfaceFile) -> (file: InterfaceFile, scene: Scene)? {
        let target = reference.storyboardName.map { storyboard(named: $0, near: file) } ?? file
        guard let target, let scene = target.scene(for: reference) else { return nil }
        // A reference to a reference is followed, but not in a cycle.
        if let next = scene.reference, scene.element !== file.scene(of: reference.element)?.element, next.storyboardName != file.name {
            return self.target(of: next, in: target)
        }
        return (target, scene)
    }
}
