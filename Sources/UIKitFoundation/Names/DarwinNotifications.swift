import Foundation

// Darwin's notifications, by which an app and its extensions tell each other that something changed. They have a name only: objects and
// values are ignored, as in the documentation of `CFNotificationCenterGetDarwinNotifyCenter`.
// FIXME(gap): other processes don't receive them.

/// The name of a notification.
public struct CFNotificationName: Hashable, RawRepresentable, Sendable {
    /// The name's text.
    public let rawValue: String
    /// Creates a name from its text.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates a name from its text.
    public init(_ rawValue: String) { self.rawValue = rawValue }
}
/// The handling of notifications while an app is suspended. Darwin's notifications ignore it.
public enum CFNotificationSuspensionBehavior: Int, Sendable { case drop = 1, coalesce, hold, deliverImmediately }
/// A function that receives the center, the observer, the notification's name, no object, and no values.
public typealias CFNotificationCallback = (
    CFNotificationCenter?, UnsafeMutableRawPointer?, CFNotificationName?, UnsafeRawPointer?, [AnyHashable: Any]?
) -> Void

/// A center of notifications, with the observers of this process.
public final class CFNotificationCenter: @unchecked Sendable {  // The observers are behind the lock.
    fileprivate static let darwin = CFNotificationCenter()
    private let lock = NSLock()
    private var observers: [Observer] = []

    private final class Observer {
        let pointer: UnsafeRawPointer?
        let name: String
        let callback: CFNotificationCallback
        init(_ pointer: UnsafeRawPointer?, _ name: String, _ callback: @escaping CFNotificationCallback) {
            (self.pointer, self.name, self.callback) = (pointer, name, callback)
        }
    }

    fileprivate func add(_ pointer: UnsafeRawPointer?, _ name: String, _ callback: @escaping CFNotificationCallback) {
        lock.withLock { observers.append(Observer(pointer, name, callback)) }
    }
    fileprivate func remove(_ pointer: UnsafeRawPointer?, _ name: String?) {
        lock.withLock { observers.removeAll { $0.pointer == pointer && (name == nil || $0.name == name) } }
    }
    /// Calls the observers at a later turn of the main thread, those that were not removed by then.
    fileprivate func post(_ name: String) {
        // An observer doesn't change after it was made.
        nonisolated(unsafe) let called = lock.withLock { observers.filter { $0.name == name } }
        guard !called.isEmpty else { return }
        DispatchQueue.main.async {
            for observer in called where self.lock.withLock({ self.observers.contains { $0 === observer } }) {
                observer.callback(self, observer.pointer.map { UnsafeMutableRawPointer(mutating: $0) }, CFNotificationName(name), nil, nil)
            }
        }
    }
}

/// Returns the center of Darwin's notifications. Notifications don't reach other processes.
public func CFNotificationCenterGetDarwinNotifyCenter() -> CFNotificationCenter! { .darwin }
/// Calls a function on the main thread for each notification of a name; `nil` observes nothing. The object is ignored.
public func CFNotificationCenterAddObserver(
    _ center: CFNotificationCenter!, _ observer: UnsafeRawPointer!, _ callBack: CFNotificationCallback!, _ name: String!,
    _ object: UnsafeRawPointer!, _ suspensionBehavior: CFNotificationSuspensionBehavior
) {
    guard let center, let callBack, let name else { return }
    center.add(observer, name, callBack)
}
/// Removes an observer of a name, or of every name if that is `nil`. The object is ignored.
public func CFNotificationCenterRemoveObserver(
    _ center: CFNotificationCenter!, _ observer: UnsafeRawPointer!, _ name: CFNotificationName!, _ object: UnsafeRawPointer!
) {
    center.remove(observer, name?.rawValue)
}
/// Removes an observer of every name.
public func CFNotificationCenterRemoveEveryObserver(_ center: CFNotificationCenter!, _ observer: UnsafeRawPointer!) {
    center.remove(observer, nil)
}
/// Posts a notification. The object and the values are ignored, and it is always delivered immediately.
public func CFNotificationCenterPostNotification(
    _ center: CFNotificationCenter!, _ name: CFNotificationName!, _ object: UnsafeRawPointer!, _ userInfo: [AnyHashable: Any]!,
    _ deliverImmediately: Bool
) {
    guard let name else { return }
    center.post(name.rawValue)
}
/// Posts a notification. The object, the values, and the options are ignored.
public func CFNotificationCenterPostNotificationWithOptions(
    _ center: CFNotificationCenter!, _ name: CFNotificationName!, _ object: UnsafeRawPointer!, _ userInfo: [AnyHashable: Any]!,
    _ options: UInt
) {
    guard let name else { return }
    center.post(name.rawValue)
}
/// The option that delivers a notification immediately.
public let kCFNotificationDeliverImmediately: UInt = 1
