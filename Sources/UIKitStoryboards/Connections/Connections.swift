import Foundation
import InterfaceBuilder

/// Connects decoded objects, in UIKit's order (SP-J002, SP-J007).
@MainActor
struct Connector {
    let decoding: Decoding
    private var outlets: [(key: String, source: NSObject, destination: String, element: Element)] = []
    private var collections: [(key: String, source: NSObject, destinations: [String], appends: Bool, isMutable: Bool)] = []
    private var actions: [(source: NSObject, selector: String, destination: String, element: Element)] = []
    private var segues: [(source: NSObject, segue: Segue)] = []
    private var viewOutlet: (view: UIView, controller: UIViewController)?

    init(_ decoding: Decoding) { self.decoding = decoding }

    /// Adds the connections of an element, which created `source`.
    mutating func add(_ element: Element, _ source: NSObject) {
        let isStatic = decoding.file.isStatic
        for entry in element.first("connections")?.elements ?? [] {
            switch Connection(entry) {
            // SP-A007: an object with a class of the app doesn't have such an outlet here, and an action has no target.
            case .outlet(let property, _)? where isStatic && (element["customClass"] != nil || DesignTime.hides(property)): continue
            case .collection(let property, _, _)? where isStatic && property != "gestureRecognizers": continue
            case .action? where isStatic: continue
            case .outlet(let property, let destination)?: outlets.append((property, source, destination, entry))
            case .collection(let property, let destination, let appends)?:
                if let index = collections.firstIndex(where: { $0.key == property && $0.source === source }) {
                    collections[index].destinations.append(destination)
                } else {
                    collections.append((property, source, [destination], appends, entry["collectionClass"] == "NSMutableArray"))
                }
            case .action(let selector, let destination, _, _)?: actions.append((source, selector, destination, entry))
            case .segue(let segue)?: segues.append((source, segue))
            case nil: break
            }
        }
    }

    /// Adds the outlets and actions of an earlier source that lead to an object created now.
    mutating func addOutlets(_ element: Element, _ source: NSObject, endingIn ids: Set<String>) {
        var all = Connector(decoding)
        all.add(element, source)
        outlets += all.outlets.filter { ids.contains($0.destination) }
        collections += all.collections.filter { $0.destinations.contains(where: ids.contains) }
        actions += all.actions.filter { ids.contains($0.destination) }
    }

    /// Connects the view as an outlet, in its alphabetical position, as in a compiled nib.
    mutating func connectView(_ view: UIView, of controller: UIViewController) {
        viewOutlet = (view, controller)
        connect()
    }

    /// Sets collections, then outlets by name, then actions and triggers. `isDeferred` holds back connections to objects that do not exist
    /// yet.
    func connect(deferring isDeferred: (String) -> Bool = { _ in false }) {
        for collection in collections.enumerated().sorted(by: { ($0.element.key, $0.offset) < ($1.element.key, $1.offset) }).map(\.element)
        {
            guard !collection.destinations.contains(where: isDeferred) else { continue }
            connect(collection)
        }
        for outlet in outlets.enumerated().sorted(by: { ($0.element.key, $0.offset) < ($1.element.key, $1.offset) }).map(\.element) {
            guard !isDeferred(outlet.destination) else { continue }
            if let (view, controller) = viewOutlet, outlet.key > "view", controller.viewIfLoaded == nil { controller.view = view }
            guard let object = decoding.object(withID: outlet.destination) else {
                decoding.log("The outlet \(outlet.key) is connected to \(outlet.destination), which does not exist.", outlet.element)
                continue
            }
            // SP-A079, SP-A080: an unknown key is a fault.
            set(object, outlet.key, outlet.source)
        }
        if let (view, controller) = viewOutlet, controller.viewIfLoaded == nil { controller.view = view }
        for action in actions where !isDeferred(action.destination) { connect(action) }
        for (source, segue) in segues { Triggers.attach(segue, to: source, decoding) }
    }

    private func set(_ value: Any?, _ key: String, _ source: NSObject) {
        guard DesignTime.isOn else { return assign(value, key, source) }
        // An extension of the app may declare the outlet.
        for fault in Fault.catching({ assign(value, key, source) }) where fault.name != .undefinedKeyException {
            Fault.raise(fault.name, fault.reason)
        }
    }

    private func assign(_ value: Any?, _ key: String, _ source: NSObject) {
        if key == "view", let controller = source as? UIViewController, let view = value as? UIView {
            controller.view = view
        } else if let source = source as? any KeyValueMembers {
            // An app's own override takes precedence.
            source.setValue(value, forKey: key)
        } else {
            source.setValue(value, forKey: key)
        }
    }

    // Members keep the order of the file. (SP-A081)
    private func connect(_ collection: (key: String, source: NSObject, destinations: [String], appends: Bool, isMutable: Bool)) {
        let (key, source) = (collection.key, collection.source)
        let objects = collection.destinations.compactMap { decoding.object(withID: $0) }
        if key == "gestureRecognizers", let view = source as? UIView {
            if !collection.appends { view.gestureRecognizers = nil }
            for case let recognizer as UIGestureRecognizer in objects { view.addGestureRecognizer(recognizer) }
            return
        }
        let whole = (collection.appends ? source.value(forKey: key) as? [NSObject] ?? [] : []) + objects
        set(collection.isMutable ? NSMutableArray(array: whole) : whole, key, source)
    }

    // The place where each kind of object stores its action. (SP-A082, SP-A083)
    private func connect(_ action: (source: NSObject, selector: String, destination: String, element: Element)) {
        let target = decoding.object(withID: action.destination)
        // The first responder is not an object of the file.
        let receiver: NSObject? = target is FirstResponderProxy ? nil : target
        if receiver == nil, !(target is FirstResponderProxy) {
            decoding.log("The action \(action.selector) is connected to \(action.destination), which does not exist.", action.element)
            return
        }
        let selector = Selector(action.selector)
        switch action.source {
        case let control as UIControl:
            let event = action.element["eventType"].flatMap { ControlEvents.rawValues[$0] } ?? Triggers.event(of: control).rawValue
            control.addTarget(receiver, action: selector, for: UIControl.Event(rawValue: event))
        case let item as UIBarButtonItem:
            item.target = receiver
            item.action = selector
        case let recognizer as UIGestureRecognizer:
            guard let receiver else { return }
            recognizer.addTarget(receiver, action: selector)
        default: decoding.log("\(type(of: action.source)) sends no actions.", action.element)
        }
    }

    /// Notifies every decoded object once that it was loaded from a nib, but never the placeholders. (SP-B014)
    static func awake(_ objects: [NSObject]) {
        for object in objects {
            if let object = object as? KeyValueObject {
                object.awakeFromNib()
            } else if let object = object as? MainActorKeyValueObject {
                object.awakeFromNib()
            } else if DispatchTable.responds(type(of: object), to: "awakeFromNib") {
                DispatchTable.invoke("awakeFromNib", on: object, arguments: [])
            }
        }
    }
}

/// The placeholder for the first responder at the time when an action is sent.
final class FirstResponderProxy: NSObject {}
