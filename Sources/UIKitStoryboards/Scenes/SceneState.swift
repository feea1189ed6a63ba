import Foundation
import InterfaceBuilder

/// The state of one instance of a scene: its view's element, its dock, its segue templates.
///
/// The scene's controller owns it through its `loadView`, so nothing here retains the controller.
@MainActor
final class SceneState {
    let archive: StoryboardFile
    /// The scene's element, which hot reload replaces.
    var element: Element
    weak var storyboard: UIStoryboard?
    weak var controller: UIViewController?
    /// The objects of the scene dock, which live as long as the controller.
    var dock: [String: NSObject] = [:]
    private var templates: [String: SegueTemplate] = [:]
    /// The objects created with the scene or its view, to which prototypes and popovers may refer; retained by their own owners.
    private var known: [String: WeakObject] = [:]
    /// The embeds between loadView and viewDidLoad.
    var embeds: [(template: SegueTemplate, container: String)] = []

    /// The objects of the scene by their ids, if hot reload may change them.
    private(set) lazy var live = LiveObjects.ofScene(self)

    private struct WeakObject { weak var object: NSObject? }

    init(_ archive: StoryboardFile, _ element: Element, storyboard: UIStoryboard) {
        self.archive = archive
        self.element = element
        self.storyboard = storyboard
    }

    var scene: Scene { Scene(element) }

    func template(_ id: String) -> SegueTemplate? { templates[id] }
    func add(_ template: SegueTemplate, id: String) { templates[id] = template }
    func removeTemplate(_ id: String) -> SegueTemplate? { templates.removeValue(forKey: id) }

    func note(_ object: NSObject, id: String) { known[id] = WeakObject(object: object) }

    func object(withID id: String) -> NSObject? { dock[id] ?? known[id]?.object }
}
