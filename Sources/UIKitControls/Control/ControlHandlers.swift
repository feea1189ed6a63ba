import UIKitCore

/// The handlers of a control, in the order in which they were added: target-action pairs and actions.
struct ControlHandlers {
    enum Handler {
        /// A target and its selector. Targets are not retained; `nil` means the responder chain.
        case target(WeakTarget?, Selector)
        case action(UIAction)
    }

    final class WeakTarget {
        weak var object: AnyObject?
        init(_ object: AnyObject) { self.object = object }
    }

    struct Entry {
        var handler: Handler
        var events: UIControl.Event
    }

    private(set) var entries: [Entry] = []

    /// The events that have a handler.
    var events: UIControl.Event { entries.reduce(into: []) { $0.formUnion($1.events) } }

    /// Adds a pair. A pair added twice is called once.
    mutating func add(_ target: AnyObject?, _ selector: Selector, for events: UIControl.Event) {
        if let index = entries.firstIndex(where: { $0.matches(target, selector) }) {
            entries[index].events.formUnion(events)
        } else {
            entries.append(Entry(handler: .target(target.map(WeakTarget.init), selector), events: events))
        }
    }

    /// Adds an action. It replaces an action with the same identifier for those events.
    @MainActor mutating func add(_ action: UIAction, for events: UIControl.Event) {
        remove(actionIdentifiedBy: action.identifier, for: events)
        entries.append(Entry(handler: .action(action), events: events))
    }

    /// Removes pairs. A `nil` target or selector matches all.
    mutating func remove(_ target: AnyObject?, _ selector: Selector?, for events: UIControl.Event) {
        subtract(events) { entry in
            guard case .target(let box, let name) = entry.handler else { return false }
            return (target == nil || box?.object === target) && (selector == nil || name == selector)
        }
    }

    @MainActor mutating func remove(actionIdentifiedBy identifier: UIAction.Identifier, for events: UIControl.Event) {
        subtract(events) { entry in
            guard case .action(let action) = entry.handler else { return false }
            return action.identifier == identifier
        }
    }

    private mutating func subtract(_ events: UIControl.Event, where matches: (Entry) -> Bool) {
        for index in entries.indices where matches(entries[index]) { entries[index].events.subtract(events) }
        entries.removeAll { $0.events.isEmpty }
    }
}

extension ControlHandlers.Entry {
    func matches(_ target: AnyObject?, _ selector: Selector) -> Bool {
        guard case .target(let box, let name) = handler, name == selector else { return false }
        return box?.object === target && (box == nil) == (target == nil)
    }
}
