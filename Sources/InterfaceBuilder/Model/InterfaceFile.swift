import Foundation

/// An interface file opened to be checked or edited: the whole tree, its objects by id, and what holds what.
public final class InterfaceFile {
    public let markup: MarkupDocument
    public let kind: DocumentKind
    /// The file's name without extension: what `UIStoryboard(name:)` takes.
    public let name: String
    /// Of two objects with one id the first in the file.
    public private(set) var elementsByID: [String: Element] = [:]
    /// Ids that more than one object has.
    public private(set) var duplicateIDs: [String] = []
    private var parents: [ObjectIdentifier: Element] = [:]

    /// Throws `InterfaceError` for a document that is no interface file for iOS.
    public init(_ markup: MarkupDocument) throws {
        self.markup = markup
        kind = try DocumentKind(of: markup.root, file: markup.file, position: markup.position(of: markup.root))
        name = Self.name(ofFile: markup.file)
        reindex()
    }

    /// Reads a file. Throws `InterfaceError`, with the place of the first mistake where there is one.
    public convenience init(contentsOf url: URL) throws { try self.init(MarkupDocument(contentsOf: url)) }

    /// The same for a file's text; `file` names it in messages.
    public convenience init(text: String, file: String) throws { try self.init(MarkupDocument(parsing: Array(text.utf8), file: file)) }

    static func name(ofFile path: String) -> String {
        let file = path.split(separator: "/").last.map(String.init) ?? path
        return file.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false).first.map(String.init) ?? file
    }

    /// The path, for messages.
    public var file: String { markup.file }
    public var root: Element { markup.root }
    /// Of a storyboard; read anew at each access.
    public var scenes: [Scene] { root.first("scenes")?.elements.filter { $0.name == "scene" }.map(Scene.init) ?? [] }

    /// Top-level objects of a xib.
    public var objects: [Element] { root.first("objects")?.elements ?? [] }
    /// The object id of a storyboard's entry point. SP-A004
    public var initialViewController: String? { root["initialViewController"] }

    /// Reads ids and parents anew, after an edit.
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

    /// Nil for the root, and for an element added since ``reindex()``.
    public func parent(of element: Element) -> Element? { parents[ObjectIdentifier(element)] }

    /// The scene of an element.
    public func scene(of element: Element) -> Scene? {
        sequence(first: element, next: { self.parent(of: $0) }).first { $0.name == "scene" }.map(Scene.init)
    }

    public func scene(ofControllerWithID id: String) -> Scene? { scenes.first { $0.controller?.id == id } }
    public func scene(withIdentifier identifier: String) -> Scene? { scenes.first { $0.controller?["storyboardIdentifier"] == identifier } }

    /// The scene a reference without a name or from another file means.
    public func scene(for reference: StoryboardReference) -> Scene? {
        if let identifier = reference.identifier { return scene(withIdentifier: identifier) }
        return initialViewController.flatMap { scene(ofControllerWithID: $0) }
    }
}

/// The interface files of a project, by storyboard name.
public struct InterfaceProject {
    public let files: [InterfaceFile]

    public init(_ files: [InterfaceFile]) { self.files = files }

    /// The storyboard of that name; of several, the one nearest to `file` in the folders.
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

    /// Where a reference of `file` leads.
    public func target(of reference: StoryboardReference, in file: InterfaceFile) -> (file: InterfaceFile, scene: Scene)? {
        let target = reference.storyboardName.map { storyboard(named: $0, near: file) } ?? file
        guard let target, let scene = target.scene(for: reference) else { return nil }
        // A reference to a reference is followed, but not in circles.
        if let next = scene.reference, scene.element !== file.scene(of: reference.element)?.element, next.storyboardName != file.name {
            return self.target(of: next, in: target)
        }
        return (target, scene)
    }
}
