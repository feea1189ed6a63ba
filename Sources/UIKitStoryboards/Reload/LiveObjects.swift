import Foundation
import InterfaceBuilder
import UIKitFoundation

/// The objects that were created from one reading of an interface file, by their ids, with the elements that describe them now.
///
/// Only hot reload needs them. Nothing here retains an object: its own owner does.
@MainActor
final class LiveObjects {
    /// The location of the elements in their file.
    enum Place {
        /// The scene of the controller with that id.
        case scene(controller: String)
        case nib
        /// The cell, header, or footer with that id in the scene of a controller.
        case prototype(String, controller: String)
    }

    /// Whether objects are recorded, in a process whose files may change.
    static var isOn = false
    private static var all: [Weak<LiveObjects>] = []

    /// Everything that is recorded and still alive.
    static var living: [LiveObjects] {
        all.removeAll { $0.object == nil }
        return all.compactMap(\.object)
    }

    private struct Weak<Object: AnyObject> { weak var object: Object? }

    let source: InterfaceSource
    let place: Place
    /// The scene's controller, or File's Owner of a nib.
    private weak var owner: NSObject?
    private(set) weak var scene: SceneState?
    /// The outermost elements, as they are on screen.
    var roots: [Element]
    private var objects: [String: Weak<NSObject>] = [:]

    private init(_ source: InterfaceSource, _ place: Place, _ roots: [Element], owner: NSObject?, scene: SceneState?) {
        (self.source, self.place, self.roots, self.owner, self.scene) = (source, place, roots, owner, scene)
        // Cells come and go.
        if Self.all.count.isMultiple(of: 256) { Self.all.removeAll { $0.object == nil } }
        Self.all.append(Weak(object: self))
    }

    // MARK: Recording

    /// Whether the file's objects can change: not those of a launch screen. On a canvas, all files are static.
    private static func records(_ source: InterfaceSource) -> Bool { DesignTime.isOn || !source.isStatic }

    static func ofScene(_ state: SceneState) -> LiveObjects? {
        guard isOn, records(state.archive.source), let id = state.scene.controller?.id else { return nil }
        return LiveObjects(state.archive.source, .scene(controller: id), state.scene.objects, owner: nil, scene: state)
    }

    static func ofNib(_ source: InterfaceSource, _ roots: [Element], owner: NSObject) -> LiveObjects? {
        guard isOn, records(source), source.url != nil else { return nil }
        return LiveObjects(source, .nib, roots, owner: owner, scene: nil)
    }

    static func ofPrototype(_ source: InterfaceSource, _ element: Element, owner: NSObject?, scene: SceneState?) -> LiveObjects? {
        guard isOn, records(source), let id = element.id, let controller = scene?.scene.controller?.id else { return nil }
        return LiveObjects(source, .prototype(id, controller: controller), [element], owner: owner, scene: scene)
    }

    /// Records the objects of `decoding`, before it releases them. One of `keepers` retains the record, unless a scene does.
    func note(_ decoding: Decoding, keptBy keepers: [Any] = []) {
        for (id, object) in decoding.objects { objects[id] = Weak(object: object) }
        // A file has one owner, but may be loaded many times for it.
        guard let keeper = keepers.first as? NSObject else { return }
        Self.records[keeper] = self
    }

    private static let records = AttachedProperty<LiveObjects?>(nil)

    // MARK: Looking

    func object(_ id: String) -> NSObject? { objects[id]?.object ?? scene?.dock[id] }
    func forget(_ id: String) { objects[id] = nil }
    /// Returns the id of an object.
    func id(of object: NSObject) -> String? {
        if scene?.controller === object { return scene?.scene.controller?.id }
        return objects.filter { $0.value.object === object }.keys.min()
    }

    /// The controller whose screen the objects are on.
    var controller: UIViewController? { scene?.controller ?? owner as? UIViewController }
    /// The File's Owner of a decoding.
    var fileOwner: NSObject? { scene?.controller ?? owner }

    /// Whether the elements include the controller's view, which is loaded later than the controller.
    var lacksView: Bool {
        guard case .scene = place, let controller else { return false }
        return !controller.isViewLoaded
    }

    /// Returns the outermost elements in a later version of the file, or `nil` if it doesn't contain them.
    func roots(in document: InterfaceDocument) throws -> [Element]? {
        switch place {
        case .nib: return document.root.first("objects")?.elements
        case .scene(let id):
            return try document.index(ofControllerWithID: id).map { Scene(try document.scene(at: $0)).objects }
        case .prototype(let id, let controller):
            guard let index = document.index(ofControllerWithID: controller) else { return nil }
            return try document.scene(at: index).descendant { $0.id == id }.map { [$0] }
        }
    }
}
