import Foundation
import InterfaceBuilder

/// An interface file opened for a canvas: each scene of a storyboard, each view of a xib, separately.
@MainActor
package final class DesignedFile {
    let source: InterfaceSource
    private let scenes: StoryboardFile
    private let storyboard: UIStoryboard

    /// Opens the file at `url`; images, colors, strings, and other storyboards are loaded from `bundle`.
    package init(contentsOf url: URL, in bundle: Bundle) throws {
        _ = InterfaceReader.shared
        let name = url.deletingPathExtension().lastPathComponent
        source = InterfaceSource(
            try InterfaceDocument(contentsOf: url), name: name, bundle: bundle, strings: InterfaceFiles.strings(name, in: bundle))
        scenes = StoryboardFile(source)
        storyboard = UIStoryboard(archive: scenes, name: name, bundle: bundle)
    }

    /// Opens a file that is not on disk.
    package init(data: Data, in bundle: Bundle) throws {
        _ = InterfaceReader.shared
        source = InterfaceSource(
            try InterfaceDocument(data: data, file: "data"), name: "data", bundle: bundle, strings: InterfaceStrings(tables: []))
        scenes = StoryboardFile(source)
        storyboard = UIStoryboard(archive: scenes, name: "data", bundle: bundle)
    }

    /// The object ids of the scenes' controllers, in file order.
    package var controllerIDs: [String] { source.document.scenes.map(\.controllerID) }

    /// Returns a new controller of the scene whose controller has that object id.
    package func controller(withObjectID id: String) -> UIViewController? { scenes.instantiate(objectID: id, of: storyboard) }

    /// Returns the top-level views of a xib, newly created, with the ids of their elements.
    package func views() -> [(id: String, view: UIView)] {
        let owner = UIViewController()
        let objects = NibFile(source).instantiate(owner: owner, externalObjects: [:])
        let elements = (source.document.root.first("objects")?.elements ?? []).filter { $0.name != "placeholder" }
        guard objects.count == elements.count else {
            return objects.enumerated().compactMap { index, object in (object as? UIView).map { ("\(index)", $0) } }
        }
        return zip(elements, objects).compactMap { element, object in (object as? UIView).map { (element.id ?? "", $0) } }
    }

    /// Sets the languages whose strings apply, before any file is opened.
    package static func use(languages: [String]) {
        InterfaceFiles.languages = languages
        InterfaceFiles.purge()
    }
}
