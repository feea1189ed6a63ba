import Foundation
import InterfaceBuilder

/// A storyboard's scenes, instantiated one at a time.
@MainActor
final class StoryboardFile: StoryboardArchive {
    let source: InterfaceSource
    private var references: [String: UIStoryboard] = [:]

    init(_ source: InterfaceSource) { self.source = source }

    // The entry is an object's identifier; without one there is no initial controller. (SP-A004, SP-B003)
    func instantiateInitial(of storyboard: UIStoryboard, creator: ((NSCoder) -> UIViewController?)?) -> UIViewController? {
        guard let id = source.document.initialViewController else { return nil }
        return instantiate(objectID: id, of: storyboard, creator: creator)
    }

    // A scene without an identifier gets one from its object's. (SP-A106)
    func instantiate(_ identifier: String, of storyboard: UIStoryboard, creator: ((NSCoder) -> UIViewController?)?) -> UIViewController? {
        guard let index = source.document.index(ofIdentifier: identifier) else { return nil }
        return instantiate(at: index, of: storyboard, creator: creator)
    }

    /// Instantiates the controller with that object id, or the target of its reference.
    func instantiate(objectID: String, of storyboard: UIStoryboard, creator: ((NSCoder) -> UIViewController?)? = nil) -> UIViewController? {
        guard let index = source.document.index(ofControllerWithID: objectID) else { return nil }
        return instantiate(at: index, of: storyboard, creator: creator)
    }

    private func instantiate(at index: Int, of storyboard: UIStoryboard, creator: ((NSCoder) -> UIViewController?)?) -> UIViewController? {
        let instantiation = begin(at: index, of: storyboard, creator: creator)
        instantiation?.awake()
        return instantiation?.controller
    }

    /// Creates a scene's objects without awakening them, so that a container can adopt its children first.
    func begin(objectID: String, of storyboard: UIStoryboard, creator: ((NSCoder) -> UIViewController?)? = nil) -> SceneInstantiation? {
        source.document.index(ofControllerWithID: objectID).flatMap { begin(at: $0, of: storyboard, creator: creator) }
    }

    /// The depth to which relationships and references may nest before they count as circular.
    private static let maximumDepth = 64
    private static var depth = 0
    /// Whether the depth was exceeded. From then on nothing is created until the outermost scene is done: two cycles at each level would
    /// double the work 64 times.
    private static var runsInCircle = false

    private func begin(at index: Int, of storyboard: UIStoryboard, creator: ((NSCoder) -> UIViewController?)?) -> SceneInstantiation? {
        guard !Self.runsInCircle else { return nil }
        guard Self.depth < Self.maximumDepth else {
            Console.log("\(source.document.file): error: The storyboard's relationships or references form a cycle.")
            Self.runsInCircle = true
            return nil
        }
        Self.depth += 1
        defer {
            Self.depth -= 1
            if Self.depth == 0 { Self.runsInCircle = false }
        }
        do {
            let scene = Scene(try source.document.scene(at: index))
            if let reference = scene.reference { return follow(reference, from: storyboard, creator: creator) }
            source.reportUnknowns(in: scene.element)
            return SceneInstantiation(scene, self, storyboard, creator: creator)
        } catch {
            Console.log("\(error)")
            return nil
        }
    }

    // A reference leads to another storyboard, which is loaded when the reference is followed. (SP-B009, SP-B010)
    private func follow(
        _ reference: StoryboardReference, from storyboard: UIStoryboard, creator: ((NSCoder) -> UIViewController?)?
    ) -> SceneInstantiation? {
        let bundle = reference.bundleIdentifier.flatMap { Bundle(identifier: $0) } ?? source.bundle
        let name = reference.storyboardName ?? source.name
        let key = "\(bundle.bundlePath)|\(name)"
        let target = reference.storyboardName == nil ? storyboard : references[key] ?? UIStoryboard(name: name, bundle: bundle)
        if target !== storyboard { references[key] = target }
        guard let file = target.archive as? StoryboardFile else { return nil }
        let document = file.source.document
        guard let identifier = reference.identifier else {
            return document.initialViewController.flatMap { file.begin(objectID: $0, of: target, creator: creator) }
        }
        guard let index = document.index(ofIdentifier: identifier) else {
            Fault.raise(
                .invalidArgumentException,
                "Storyboard (\(Fault.name(of: target))) doesn't contain a view controller with identifier '\(identifier)'")
            return nil
        }
        return file.begin(at: index, of: target, creator: creator)
    }
}
