import Foundation

/// Observers by selector, in the order they were added, as on Apple. One block observer for each centre feeds them all.
private final class SelectorObservers: @unchecked Sendable {
    struct Entry {
        weak var target: AnyObject?
        let identity: ObjectIdentifier
        let selector: Selector
        let name: Notification.Name?
        weak var object: AnyObject?
        let hasObject: Bool
        let sequence: Int
    }

    private static let lock = NSRecursiveLock()
    nonisolated(unsafe) private static var byCenter: [ObjectIdentifier: SelectorObservers] = [:]

    /// The observers of `center`; the default centre's live for ever, another's as long as it does.
    static func of(_ center: NotificationCenter) -> SelectorObservers {
        lock.withLock {
            if let known = byCenter[ObjectIdentifier(center)], known.center === center { return known }
            let observers = SelectorObservers(center)
            byCenter[ObjectIdentifier(center)] = observers
            return observers
        }
    }

    private weak var center: NotificationCenter?
    private var entries: [Notification.Name?: [Entry]] = [:]
    private var nextSequence = 0
    private let lock = NSRecursiveLock()

    private init(_ center: NotificationCenter) {
        self.center = center
        _ = center.addObserver(forName: nil, object: nil, queue: nil) { [unowned self] in deliver($0) }
    }

    func add(_ target: AnyObject, _ selector: Selector, _ name: Notification.Name?, _ object: AnyObject?) {
        lock.withLock {
            nextSequence += 1
            entries[name, default: []].removeAll { $0.target == nil }
            entries[name, default: []].append(
                Entry(
                    target: target, identity: ObjectIdentifier(target), selector: selector, name: name, object: object,
                    hasObject: object != nil, sequence: nextSequence))
        }
    }

    /// By identity: an observer may take itself out while it is being deallocated.
    func remove(_ target: AnyObject, _ name: Notification.Name?, _ object: AnyObject?) {
        let identity = ObjectIdentifier(target)
        lock.withLock {
            for key in Array(entries.keys) where name == nil || key == name {
                entries[key]?.removeAll { $0.identity == identity && (object == nil || $0.object === object) }
            }
        }
    }

    private func deliver(_ notification: Notification) {
        let matching = lock.withLock { (entries[notification.name] ?? []) + (entries[nil] ?? []) }
        guard !matching.isEmpty else { return }
        let sender = notification.object as AnyObject?
        for entry in matching.sorted(by: { $0.sequence < $1.sequence }) where !entry.hasObject || entry.object === sender {
            // One delivered before may have taken this one out.
            guard let target = entry.target, isCurrent(entry) else { continue }
            if case .unhandled = DispatchTable.invoke(entry.selector, on: target, arguments: [notification]) {
                Fault.raise(
                    .invalidArgumentException,
                    "-[\(type(of: target)) \(entry.selector.name)]: unrecognized selector sent to instance \(Fault.name(of: target))")
            }
        }
    }

    private func isCurrent(_ entry: Entry) -> Bool {
        lock.withLock { entries[entry.name]?.contains { $0.sequence == entry.sequence } ?? false }
    }
}

extension NotificationCenter {
    /// Calls `selector` on `observer`, which is held weakly, for each matching notification, on the thread that posts it.
    public func addObserver(_ observer: Any, selector: Selector, name: NSNotification.Name?, object: Any?) {
        SelectorObservers.of(self).add(observer as AnyObject, selector, name, object as AnyObject?)
    }

    /// Preferred over Foundation's `removeObserver(_: Any)` for objects, and takes block observers' tokens too.
    public func removeObserver(_ observer: NSObject) {
        removeObserver(observer as Any)
        SelectorObservers.of(self).remove(observer, nil, nil)
    }

    public func removeObserver(_ observer: AnyObject) {
        removeObserver(observer as Any)
        SelectorObservers.of(self).remove(observer, nil, nil)
    }

    public func removeObserver(_ observer: AnyObject, name: NSNotification.Name?, object: Any?) {
        removeObserver(observer as Any, name: name, object: object)
        SelectorObservers.of(self).remove(observer, name, object as AnyObject?)
    }
}
