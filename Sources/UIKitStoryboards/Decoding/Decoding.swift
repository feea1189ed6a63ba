import Foundation
import InterfaceBuilder

/// One instantiation of a nib: the objects it has created, and those it was given.
@MainActor
final class Decoding {
    let file: InterfaceSource
    /// The scene's controller or the nib's owner: File's Owner.
    weak var owner: NSObject?
    /// The scene that the objects belong to, or `nil` in a xib.
    let scene: SceneState?
    private(set) var objects: [String: NSObject] = [:]
    private let external: (String) -> NSObject?
    /// The objects in the order of creation, with their elements.
    private(set) var created: [(element: Element, object: NSObject)] = []
    private(set) var constraints: [(view: UIView, element: Element)] = []
    /// The size to which inset frames of the decoded views refer.
    var containerSize = CGSize.zero
    var fixedViews: [UIView] = []
    private(set) var variations = Variations()
    /// Creates the scene's controller in place of `init(coder:)`.
    var creator: ((NSCoder) -> UIViewController?)?

    init(_ file: InterfaceSource, scene: SceneState?, owner: NSObject?, external: @escaping (String) -> NSObject? = { _ in nil }) {
        self.file = file
        self.scene = scene
        self.owner = owner
        self.external = external
    }

    var document: InterfaceDocument { file.document }
    var bundle: Bundle { file.bundle }

    /// Returns the class that an element names. In a static document, such as a launch screen, it is the element's own. (SP-A007)
    func resolve(_ element: Element, base: NSObject.Type) -> NSObject.Type {
        file.isStatic ? base : ClassResolver.resolve(element, base: base, in: document, bundle: bundle)
    }

    func log(_ message: String, _ element: Element) { Console.log("\(document.place(of: element)): warning: \(message)") }

    // MARK: Objects

    func object(withID id: String) -> NSObject? { objects[id] ?? external(id) }

    func register(_ object: NSObject, for element: Element) {
        guard let id = element.id, objects[id] !== object else { return }
        objects[id] = object
    }

    /// Registers the controller's legacy guides under their identifiers in the file. (SP-A043)
    func assign(_ guides: [Element], of controller: UIViewController) {
        for guide in guides {
            guard let id = guide.id else { continue }
            assign(
                guide["type"] == "top" ? controller.settings.detachedLayoutGuides.top : controller.settings.detachedLayoutGuides.bottom,
                id: id)
        }
    }

    func assign(_ object: NSObject, id: String) { objects[id] = object }

    /// Registers an object that its owner created, a cell's content or a container's bar: it has the element's runtime attributes and
    /// connections like any other.
    func adopt(_ object: NSObject, for element: Element) {
        register(object, for: element)
        created.append((element, object))
    }

    /// Returns the object of an element, created on first use; `nil` for elements without an object.
    func object(for element: Element) -> NSObject? {
        if let id = element.id, let object = objects[id] { return object }
        guard let decoder = ElementDecoder.table[element.name] else {
            reportUnmakable(element)
            return nil
        }
        let type = resolve(element, base: decoder.baseClass)
        let coder = UINibDecoder(element, self, decoder)
        let index = created.count
        let object: NSObject?
        if let coding = type as? any (NSObject & NSCoding).Type, !isPlain(type, element) {
            object = make(coding, coder)
        } else {
            object = Instantiation.make(type)
        }
        guard let object else {
            Console.log("init(coder:) of \(type) returned nil: the object is left out.")
            return nil
        }
        coder.decodeMembers(of: object)
        register(object, for: element)
        created.insert((element, object), at: index)
        return object
    }

    /// Whether a custom object is created with `init()`, without a coder. (SP-A021) Many of the app's views and controllers have no other
    /// initializer, and Swift would trap.
    private func isPlain(_ type: NSObject.Type, _ element: Element) -> Bool {
        element.name == "customObject"
            && ![UIResponder.self, UIGestureRecognizer.self, UICollectionViewLayout.self].contains { type.isSubclass(of: $0) }
    }

    /// Reports an object that cannot be created, unless the document's own findings include it. (SP-A015)
    private func reportUnmakable(_ element: Element) {
        switch Schema.standard.disposition(of: nil, in: element.name) {
        case .unknown, .unsupported: return
        case .applied, .inert, .framework:
            if file.reportsOnce("object \(element.name)") { log("Objects of <\(element.name)> cannot be created.", element) }
        }
    }

    private func make(_ type: any (NSObject & NSCoding).Type, _ coder: UINibDecoder) -> NSObject? {
        guard let creator, coder.element["sceneMemberID"] == "viewController", let controller = type as? UIViewController.Type else {
            return type.init(coder: coder)
        }
        self.creator = nil
        // The creator runs once, with the nib's decoder. (SP-B006)
        guard let custom = creator(coder) else { return type.init(coder: coder) }
        // The creator's controller must have called `init(coder:)`. (SP-B007)
        guard coder.decoded === custom, Swift.type(of: custom).isSubclass(of: controller) || controller == UIViewController.self else {
            Fault.raise(.internalInconsistencyException, "Custom instantiated view controller must call -[super initWithCoder:]")
            return type.init(coder: coder)
        }
        return custom
    }

    func addConstraints(of view: UIView, _ elements: [Element]) {
        for element in elements where element.name == "constraint" { constraints.append((view, element)) }
    }

    /// Releases all created objects: those that outlive the instantiation are retained by other objects.
    func finish() {
        objects = [:]
        created = []
        constraints = []
        fixedViews = []
        // Their changes use this for colors and fonts; the view that they follow retains them.
        variations = Variations()
    }

    // MARK: Strings

    /// Returns a string in the current language (SP-A102).
    func text(_ element: Element, _ property: String, as localizedProperty: String? = nil) -> String? {
        guard element.determines(property) else { return nil }
        return file.strings[element.id, localizedProperty ?? property] ?? element.string(property)
    }
}
