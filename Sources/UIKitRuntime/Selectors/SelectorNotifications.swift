import Foundation

/// Observers by selector, in the order in which they were added, as on Apple's platforms. One block observer for each center calls them
/// all.
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

    /// Returns the observers of `center`; those of the default center stay forever, and those of another center as long as it exists.
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

    /// Removes by identity: an observer may remove itself while it is being deallocated.
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
            // An observer called before may have removed this one.
            guard let target = entry.target, isCurrent(entry) else { continue }
            NotificationDelivery.around(target, notification.name) {
                if case .unhandled = DispatchTable.invoke(entry.selector, on: target, arguments: [notification]) {
                    Fault.raise(
                        .invalidArgumentException,
                        "-[\(type(of: target)) \(entry.selector.name)]: unrecognized selector sent to instance \(Fault.name(of: target))")
                }
            }
        }
    }

    private func isCurrent(_ entry: Entry) -> Bool {
        lock.withLock { entries[entry.name]?.contains { $0.sequence == entry.sequence } ?? false }
    }
}

/// The delivery of notifications to observers by selector, for checkers that need to know which observer is running.
package enum NotificationDelivery {
    /// Runs the third argument, which calls the observer. Replaced only while a checker is on.
    // Set on the main thread, before the notifications that it is for are posted.
    nonisolated(unsafe) package static var around: (_ observer: AnyObject, _ name: Notification.Name, _ deliver: () -> Void) -> Void = {
        $2()
    }
}

extension NotificationCenter {
    /// Calls `selector` on `observer`, which is held weakly, for each matching notification, on the posting thread.
    public func addObserver(_ observer: Any, selector: Selector, name: NSNotification.Name?, object: Any?) {
        if let own = self as? OpenNotificationCenter {
            return own._us_addObserver(observer, selector: selector, name: name, object: object)
        }
        addSelector(observer, selector, name, object)
    }

    fileprivate func addSelector(_ observer: Any, _ selector: Selector, _ name: NSNotification.Name?, _ object: Any?) {
        SelectorObservers.of(self).add(observer as AnyObject, selector, name, object as AnyObject?)
    }

    /// Preferred over Foundation's `removeObserver(_: Any)` for objects; also accepts block observers' tokens.
    public func removeObserver(_ observer: NSObject) { removeObserver(observer as AnyObject) }

    /// Removes all registrations of an observer.
    public func removeObserver(_ observer: AnyObject) {
        if let own = self as? OpenNotificationCenter { own._us_removeObserver(observer) } else { removeObject(observer) }
    }

    /// Removes the registrations of an observer for a name and an object; `nil` matches every one.
    public func removeObserver(_ observer: AnyObject, name: NSNotification.Name?, object: Any?) {
        if let own = self as? OpenNotificationCenter {
            own._us_removeObserver(observer, name: name, object: object)
        } else {
            removeObject(observer, name, object)
        }
    }

    fileprivate func removeObject(_ observer: Any) {
        removeObserver(observer)
        SelectorObservers.of(self).remove(observer as AnyObject, nil, nil)
    }

    fileprivate func removeObject(_ observer: Any, _ name: NSNotification.Name?, _ object: Any?) {
        removeObserver(observer, name: name, object: object)
        SelectorObservers.of(self).remove(observer as AnyObject, name, object as AnyObject?)
    }

    // Preferred over Foundation's, whose parameters are optional, so that an app's own center's override is called.
    /// Posts a notification on this thread. An app's own center's override is called.
    public func post(name aName: NSNotification.Name, object anObject: Any?) {
        if let own = self as? OpenNotificationCenter { return own._us_post(name: aName, object: anObject) }
        post(name: aName, object: anObject, userInfo: nil)
    }

    /// Posts a notification with further values on this thread. An app's own center's override is called.
    public func post(name aName: NSNotification.Name, object anObject: Any?, userInfo aUserInfo: [AnyHashable: Any]) {
        if let own = self as? OpenNotificationCenter { return own._us_post(name: aName, object: anObject, userInfo: aUserInfo) }
        post(name: aName, object: anObject, userInfo: Optional(aUserInfo))
    }

    /// Calls a block for each matching notification, on the queue or else on the posting thread. Keep the result to remove the block.
    @discardableResult
    @preconcurrency public func addObserver(
        forName name: NSNotification.Name, object obj: Any?, queue: OperationQueue?, using block: @escaping @Sendable (Notification) -> Void
    ) -> any NSObjectProtocol {
        if let own = self as? OpenNotificationCenter { return own._us_addObserver(forName: name, object: obj, queue: queue, using: block) }
        return addObserver(forName: Optional(name), object: obj, queue: queue, using: block)
    }
}

// FIXME(gap): `post(_:)` and calls with an optional dictionary or name, made through a variable of the plain center's type, bypass an
// override.
/// The superclass of an app's own centers: their overrides of `NotificationCenter`'s methods have these names, which the translator gives
/// them.
open class OpenNotificationCenter: NotificationCenter, @unchecked Sendable {
    /// Posts a notification. The translation of an override of `post(_:)`.
    open func _us_post(_ notification: Notification) { super.post(notification) }
    /// Posts a notification without further values.
    open func _us_post(name aName: NSNotification.Name, object anObject: Any?) {
        _us_post(name: aName, object: anObject, userInfo: nil)
    }
    /// Posts a notification with further values.
    open func _us_post(name aName: NSNotification.Name, object anObject: Any?, userInfo aUserInfo: [AnyHashable: Any]?) {
        super.post(Notification(name: aName, object: anObject, userInfo: aUserInfo))
    }
    /// Adds an observer by selector, which isn't retained.
    open func _us_addObserver(_ observer: Any, selector aSelector: Selector, name aName: NSNotification.Name?, object anObject: Any?) {
        addSelector(observer, aSelector, aName, anObject)
    }
    /// Adds a block as an observer.
    @preconcurrency open func _us_addObserver(
        forName name: NSNotification.Name?, object obj: Any?, queue: OperationQueue?,
        using block: @escaping @Sendable (Notification) -> Void
    ) -> any NSObjectProtocol { super.addObserver(forName: name, object: obj, queue: queue, using: block) }
    /// Removes all registrations of an observer.
    open func _us_removeObserver(_ observer: Any) { removeObject(observer) }
    /// Removes the registrations of an observer for a name and an object.
    open func _us_removeObserver(_ observer: Any, name aName: NSNotification.Name?, object anObject: Any?) {
        removeObject(observer, aName, anObject)
    }
}
