import Foundation

/// The objects that take part in restoration, with their paths: outer objects before inner ones. (SP-F010, SP-F011, SP-F012, SP-F016,
/// SP-F020)
@MainActor
struct RestorableTree {
    struct Item {
        enum Kind: String { case controller, view, object }
        let path: [String]
        let object: NSObject
        let kind: Kind
        /// Whether the controller is presented.
        var isPresented = false
    }

    private let isSilent: Bool
    private(set) var items: [Item] = []
    private var positions: [[String]: Int] = [:]
    private var paths: [ObjectIdentifier: [String]] = [:]

    /// Walks the controllers of `windows`, with a warning for each path that several objects have, unless it `isSilent`.
    init(of windows: [UIWindow], isSilent: Bool = false) {
        self.isSilent = isSilent
        for window in windows {
            if let root = window.rootViewController { add(root, under: [], isPresented: false) }
        }
        for (path, object) in RegisteredObjects.living(in: self) { insert(Item(path: path, object: object, kind: .object)) }
    }

    func path(of object: AnyObject) -> [String]? { paths[ObjectIdentifier(object)] }
    func object(at path: [String], _ kind: Item.Kind) -> NSObject? {
        positions[path].map { items[$0] }.flatMap { $0.kind == kind ? $0.object : nil }
    }

    // SP-F010: without an identifier, nothing of it and nothing below it.
    private mutating func add(_ controller: UIViewController, under parent: [String], isPresented: Bool) {
        guard let identifier = controller.restorationIdentifier else { return }
        let path = parent + [identifier]
        insert(Item(path: path, object: controller, kind: .controller, isPresented: isPresented))
        if let view = controller.viewIfLoaded { addViews(in: view, of: controller, under: path) }
        for child in controller.children { add(child, under: path, isPresented: false) }
        if let presentation = controller.presenting.presented, !presentation.isEnding {
            add(presentation.presented, under: path, isPresented: true)
        }
    }

    private mutating func addViews(in view: UIView, of controller: UIViewController, under path: [String]) {
        if let owner = view.owningController, owner !== controller { return }
        if let identifier = view.restorationIdentifier { insert(Item(path: path + [identifier], object: view, kind: .view)) }
        for subview in view.subviews { addViews(in: subview, of: controller, under: path) }
    }

    // SP-F011: of two objects with the same path, the later one wins.
    private mutating func insert(_ item: Item) {
        // An earlier object with the path is not preserved, so it has no path, and no snapshot is kept of it. (SP-F008)
        if let position = positions[item.path] { paths[ObjectIdentifier(items[position].object)] = nil }
        paths[ObjectIdentifier(item.object)] = item.path
        if let position = positions[item.path] {
            if !isSilent {
                Console.log(
                    "Warning: several objects have the restoration path \(item.path.joined(separator: "/")); only the last is preserved.")
            }
            items[position] = item
        } else {
            positions[item.path] = items.count
            items.append(item)
        }
    }
}

/// The objects an app registered for restoration, held weakly. (SP-F016)
@MainActor
enum RegisteredObjects {
    private struct Entry {
        weak var object: (NSObject & UIStateRestoring)?
        let identifier: String
    }
    private static var entries: [Entry] = []

    static func register(_ object: any UIStateRestoring, _ identifier: String) {
        guard !identifier.isEmpty else {
            Fault.raise(
                .restorationObjectRegistration, "An object was registered for state restoration with an empty identifier: \(object)")
            return
        }
        guard let object = object as? NSObject & UIStateRestoring else { return }
        entries.removeAll { $0.object == nil }
        let path = path(of: object, identifier, RestorableTree(of: []))
        // Filters into a new list, because paths are looked up in the old one during filtering.
        entries = entries.filter { entry in
            guard let other = entry.object, other !== object, self.path(of: other, entry.identifier, RestorableTree(of: [])) == path else {
                return entry.object !== object
            }
            Console.log(
                "Warning: \(Fault.name(of: object)) takes the restoration path \(path.joined(separator: "/")) from \(Fault.name(of: other))."
            )
            return false
        }
        entries.append(Entry(object: object, identifier: identifier))
    }

    static func living(in tree: RestorableTree) -> [(path: [String], object: NSObject)] {
        entries.compactMap { entry in entry.object.map { (path(of: $0, entry.identifier, tree), $0) } }
    }

    static func forgetAll() { entries = [] }

    // SP-F017: scoped by its parent, a controller or another registered object.
    private static func path(of object: any UIStateRestoring, _ identifier: String, _ tree: RestorableTree) -> [String] {
        guard let parent = object.restorationParent else { return [identifier] }
        if let controller = parent as? UIViewController {
            return (tree.path(of: controller) ?? pathByAncestors(of: controller)) + [identifier]
        }
        guard let entry = entries.first(where: { $0.object === parent }) else { return [identifier] }
        return path(of: parent, entry.identifier, tree) + [identifier]
    }

    private static func pathByAncestors(of controller: UIViewController) -> [String] {
        Array(
            sequence(first: controller, next: { $0.parent ?? $0.presentingViewController }).compactMap(\.restorationIdentifier).reversed())
    }
}

extension UIApplication {
    /// Lets `object` take part in state restoration; it is held weakly.
    public class func registerObject(forStateRestoration object: any UIStateRestoring, restorationIdentifier: String) {
        RegisteredObjects.register(object, restorationIdentifier)
    }
}
