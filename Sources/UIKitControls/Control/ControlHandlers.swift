import UIKitCore

/// What a control calls, in the order it was added: target-action pairs and actions.
struct ControlHandlers {
    enum Handler {
        /// Targets are not retained. A nil target means the responder chain.
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

    /// Every event that has a handler.
    var events: UIControl.Event { entries.reduce(into: []) { $0.formUnion($1.events) } }

    /// The same pair added twice is called once.
    mutating func add(_ target: AnyObject?, _ selector: Selector, for events: UIControl.Event) {
        if let index = entries.firstIndex(where: { $0.matches(target, selector) }) {
            entries[index].events.formUnion(events)
        } else {
            entries.append(Entry(handler: .target(target.map(WeakTarget.init), selector), events: events))
        }
    }

    /// An action with the identifier of one already there takes its place for those events.
    @MainActor mutating func add(_ action: UIAction, for events: UIControl.Event) {
        remove(actionIdentifiedBy: action.identifier, for: events)
        entries.append(Entry(handler: .action(action), events: events))
    }

    /// A nil target or selector matches every one.
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
