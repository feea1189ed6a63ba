import Foundation

/// Observers by selector, kept per centre. The centre's own block observers carry them out.
private final class SelectorObservers: @unchecked Sendable {
    struct Entry {
        weak var target: AnyObject?
        let name: Notification.Name?
        weak var object: AnyObject?
        let hasObject: Bool
        let token: any NSObjectProtocol
    }
    static let shared = SelectorObservers()
    private var entries: [ObjectIdentifier: [Entry]] = [:]
    private let lock = NSLock()

    func add(_ entry: Entry, for target: AnyObject) {
        lock.withLock { entries[ObjectIdentifier(target), default: []].append(entry) }
    }

    func take(_ target: AnyObject, where matches: (Entry) -> Bool) -> [any NSObjectProtocol] {
        lock.withLock {
            let all = entries[ObjectIdentifier(target)] ?? []
            // An entry whose target died and whose address came back belongs to nobody.
            let gone = all.filter { $0.target == nil || matches($0) }
            let rest = all.filter { $0.target != nil && !matches($0) }
            entries[ObjectIdentifier(target)] = rest.isEmpty ? nil : rest
            return gone.map(\.token)
        }
    }
}

private final class WeakTarget: @unchecked Sendable {
    weak var object: AnyObject?
    init(_ object: AnyObject) { self.object = object }
}

extension NotificationCenter {
    /// Calls `selector` on `observer`, which is held weakly, for each matching notification, on the thread that posts it.
    public func addObserver(_ observer: Any, selector: Selector, name: NSNotification.Name?, object: Any?) {
        let target = observer as AnyObject
        let box = WeakTarget(target)
        let token = addObserver(forName: name, object: object, queue: nil) { notification in
            guard let target = box.object else { return }
            if case .unhandled = DispatchTable.invoke(selector, on: target, arguments: [notification]) {
                Fault.raise(
                    .invalidArgumentException,
                    "-[\(type(of: target)) \(selector.name)]: unrecognized selector sent to instance \(Fault.name(of: target))")
            }
        }
        SelectorObservers.shared.add(
            .init(target: target, name: name, object: object as AnyObject?, hasObject: object != nil, token: token), for: target)
    }

    /// Preferred over Foundation's `removeObserver(_: Any)` for objects.
    public func removeObserver(_ observer: NSObject) {
        removeObserver(observer as Any)
        for token in SelectorObservers.shared.take(observer, where: { _ in true }) { removeObserver(token as Any) }
    }

    public func removeObserver(_ observer: AnyObject) {
        removeObserver(observer as Any)
        for token in SelectorObservers.shared.take(observer, where: { _ in true }) { removeObserver(token as Any) }
    }

    public func removeObserver(_ observer: AnyObject, name: NSNotification.Name?, object: Any?) {
        let tokens = SelectorObservers.shared.take(observer) { entry in
            (name == nil || entry.name == name) && (object == nil || entry.object === (object as AnyObject?))
        }
        if tokens.isEmpty { return removeObserver(observer as Any, name: name, object: object) }
        for token in tokens { removeObserver(token as Any) }
    }
}
