import Foundation

/// The values that an observer receives, and when it is called.
public struct NSKeyValueObservingOptions: OptionSet, Sendable {
    /// The bits, one for each option.
    public let rawValue: UInt
    /// Creates options from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The observer receives the value after the change.
    public static let new = NSKeyValueObservingOptions(rawValue: 1)
    /// The observer receives the value before the change.
    public static let old = NSKeyValueObservingOptions(rawValue: 2)
    /// The observer is called immediately with the current value.
    public static let initial = NSKeyValueObservingOptions(rawValue: 4)
    /// The observer is called before a change, too.
    public static let prior = NSKeyValueObservingOptions(rawValue: 8)
}

/// The kind of change of an observed value.
public enum NSKeyValueChange: UInt, Sendable {
    /// The property has another value.
    case setting = 1
    /// Members were inserted into a collection.
    case insertion = 2
    /// Members were removed from a collection.
    case removal = 3
    /// Members of a collection were replaced.
    case replacement = 4
}

/// The keys for the dictionary that describes a change to an observer.
public struct NSKeyValueChangeKey: RawRepresentable, Hashable, Sendable {
    /// The key as text, with Foundation's spelling.
    public let rawValue: String
    /// Creates a key.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The key for the kind of change, the raw value of an ``NSKeyValueChange``.
    public static let kindKey = NSKeyValueChangeKey(rawValue: "kind")
    /// The key for the value after the change, with the option `new`.
    public static let newKey = NSKeyValueChangeKey(rawValue: "new")
    /// The key for the value before the change, with the option `old`.
    public static let oldKey = NSKeyValueChangeKey(rawValue: "old")
    /// The key for the positions of changed members, an `IndexSet`.
    public static let indexesKey = NSKeyValueChangeKey(rawValue: "indexes")
    /// The key for a Boolean that is present only before a change.
    public static let notificationIsPriorKey = NSKeyValueChangeKey(rawValue: "notificationIsPrior")
}

/// Notifies observers of a property's changes: by the hook that the translator writes into `@objc dynamic` properties and UIKit's setters
/// call, and, for a property without a hook, by comparing its value at the end of each turn of the loop.
public enum KeyValueObservation {
    package final class Registration {
        let keyPath: String
        let options: NSKeyValueObservingOptions
        /// Reads the observed value; `nil` if only the hook reports changes.
        let read: () -> Any?
        let deliver: (_ old: Any?, _ new: Any?, _ isPrior: Bool) -> Void
        /// The observer's identity, for removal while it is being deallocated and weak references to it are `nil`.
        let observer: ObjectIdentifier?
        let context: UnsafeMutableRawPointer?
        /// Reports that members of an observed array were inserted, removed or replaced; `nil` if that counts as a new value of the whole.
        var deliverMembers: ((_ kind: NSKeyValueChange, _ indexes: IndexSet, _ old: [Any]?, _ new: [Any]?) -> Void)?
        var last: Any?
        var isActive = true

        init(
            keyPath: String, options: NSKeyValueObservingOptions, observer: AnyObject? = nil, context: UnsafeMutableRawPointer? = nil,
            read: @escaping () -> Any?, deliver: @escaping (Any?, Any?, Bool) -> Void
        ) {
            (self.keyPath, self.options, self.observer, self.context) = (keyPath, options, observer.map(ObjectIdentifier.init), context)
            (self.read, self.deliver) = (read, deliver)
            last = read()
            if options.contains(.initial) { deliver(nil, last, false) }
        }

        fileprivate func changed(from old: Any?) {
            guard isActive else { return }
            let previous = old ?? last
            last = read()
            deliver(previous, last, false)
        }

        fileprivate func changedMembers(_ kind: NSKeyValueChange, _ indexes: IndexSet, _ old: [Any]?, _ new: [Any]?) {
            guard let deliverMembers else { return changed(from: nil) }
            guard isActive else { return }
            last = read()
            deliverMembers(kind, indexes, old, new)
        }

        /// Reports a change since the last report. Of two threads that notice a change, one reports it.
        fileprivate func compare() {
            guard isActive else { return }
            let now = read()
            let previous: Any?? = KeyValueObservation.lock.withLock {
                guard !KeyValueObservation.same(now, last) else { return nil }
                defer { last = now }
                return .some(last)
            }
            if let previous { deliver(previous, now, false) }
        }
    }

    private struct Watched {
        weak var object: AnyObject?
        weak var registration: Registration?
    }

    // Main-actor code in practice; KVO itself is nonisolated, as in Objective-C.
    nonisolated(unsafe) private static var watched: [Watched] = []
    nonisolated(unsafe) private static var isWatching = false
    fileprivate static let lock = NSRecursiveLock()

    package static func add(_ registration: Registration, to object: AnyObject) {
        FoundationChanges.install(for: object)
        Attachments.of(object).observations.append(registration)
        lock.withLock {
            watched.append(Watched(object: object, registration: registration))
            guard !isWatching else { return }
            isWatching = true
            MainLoop.whenOnMain { EventLoop.main.addObserver(.transitions) { compareAll() } }
        }
    }

    package static func remove(_ registration: Registration, from object: AnyObject?) {
        registration.isActive = false
        if let object { Attachments.existing(of: object)?.observations.removeAll { $0 === registration } }
        lock.withLock { watched.removeAll { $0.registration == nil || $0.registration === registration } }
    }

    /// Compares the observed properties of some objects now.
    static func compare(where isMeant: (AnyObject) -> Bool) {
        for entry in lock.withLock({ watched }) where entry.object.map(isMeant) == true { entry.registration?.compare() }
    }

    private static func compareAll() {
        let current = lock.withLock { watched }
        for entry in current where entry.object != nil { entry.registration?.compare() }
        lock.withLock { watched.removeAll { $0.object == nil || $0.registration == nil } }
    }

    /// Reports that `object`'s property `key` has just changed from `old`. Called by the hook in generated code and by UIKit's setters.
    public static func didChange(_ object: AnyObject, _ key: String, from old: Any? = nil) {
        guard let attachments = Attachments.existing(of: object) else { return }
        let previous = old ?? attachments.pendingOldValues.removeValue(forKey: key)
        for registration in attachments.observations where affects(key, registration.keyPath, object) {
            registration.changed(from: registration.keyPath == key ? previous : nil)
        }
    }

    /// Reports that members of `object`'s array `key` have just been inserted, removed or replaced.
    static func didChangeMembers(
        of object: AnyObject, _ key: String, _ kind: NSKeyValueChange, _ indexes: IndexSet, old: [Any]?, new: [Any]?
    ) {
        for registration in Attachments.existing(of: object)?.observations ?? [] where affects(key, registration.keyPath, object) {
            registration.changedMembers(kind, indexes, old, new)
        }
    }

    /// Called when some property of `object` has just changed: its observed properties are compared immediately. UIKit's setters call it,
    /// without specifying the property.
    package static func noticeChanges(of object: some KeyValueMembers) {
        guard isWatching, let observations = object._understudyAttachments?.observations else { return }
        for registration in observations { registration.compare() }
    }

    package static func willChange(_ object: AnyObject, _ key: String) {
        guard let attachments = Attachments.existing(of: object), !attachments.observations.isEmpty else { return }
        for registration in attachments.observations where registration.keyPath == key {
            attachments.pendingOldValues[key] = registration.read()
            if registration.options.contains(.prior) { registration.deliver(registration.last, nil, true) }
        }
    }

    private static func affects(_ key: String, _ keyPath: String, _ object: AnyObject) -> Bool {
        if keyPath == key || keyPath.hasPrefix(key + ".") { return true }
        guard let object = object as? any KeyValueMembers else { return false }
        return type(of: object).keyPathsForValuesAffectingValue(forKey: keyPath).contains(key)
    }

    fileprivate static func same(_ a: Any?, _ b: Any?) -> Bool {
        // The value of an optional property is an optional inside `Any`.
        switch (a.inside, b.inside) {
        case (nil, nil): return true
        case (let a?, let b?):
            if let a = a as? any Equatable { return equal(a, b) }
            guard type(of: a) is AnyClass, type(of: b) is AnyClass else { return true }
            return (a as AnyObject) === (b as AnyObject)
        default: return false
        }
    }

    private static func equal<T: Equatable>(_ a: T, _ b: Any) -> Bool { (b as? T) == a }
}

/// A change of an observed property.
public struct NSKeyValueObservedChange<Value> {
    /// The kind of change.
    public typealias Kind = NSKeyValueChange
    /// Whether the value was set, or members of a collection changed.
    public let kind: Kind
    /// The value after the change; `nil` without the option `new`.
    public let newValue: Value?
    /// The value before the change; `nil` without the option `old`.
    public let oldValue: Value?
    /// The positions of changed members; `nil` unless the kind is about members.
    public let indexes: IndexSet?
    /// Whether the change is still to come.
    public let isPrior: Bool
}

/// An observation that lasts until it is invalidated or released.
public final class NSKeyValueObservation: NSObject, @unchecked Sendable {
    private weak var object: AnyObject?
    private var registration: KeyValueObservation.Registration?

    fileprivate init(_ object: AnyObject, _ registration: KeyValueObservation.Registration) {
        (self.object, self.registration) = (object, registration)
    }

    /// Ends the observation. A second call has no effect.
    public func invalidate() {
        guard let registration else { return }
        KeyValueObservation.remove(registration, from: object)
        self.registration = nil
    }

    deinit { invalidate() }
}

/// The protocol in which Apple's Foundation declares `observe(_:)`, through which some libraries extend every object.
public protocol _KeyValueCodingAndObserving: NSObjectProtocol {}
extension NSObject: _KeyValueCodingAndObserving {}

extension NSObjectProtocol where Self: AnyObject {
    /// Observes a property. Without the name that the translator adds, changes are detected by comparing at the end of each turn.
    public func observe<Value>(
        _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
        changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
    ) -> NSKeyValueObservation {
        observe(keyPath, named: "", options: options, changeHandler: changeHandler)
    }

    /// Observes a property by name: the translation of `observe(\.name)`.
    public func observe<Value>(
        _ keyPath: KeyPath<Self, Value>, named name: String, options: NSKeyValueObservingOptions = [],
        changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
    ) -> NSKeyValueObservation {
        nonisolated(unsafe) let keyPath = keyPath
        let registration = KeyValueObservation.Registration(
            keyPath: name, options: options,
            read: { [weak self] in self.map { $0[keyPath: keyPath] as Any } },
            deliver: { [weak self] old, new, isPrior in
                guard let self else { return }
                changeHandler(
                    self,
                    NSKeyValueObservedChange(
                        kind: .setting, newValue: options.contains(.new) ? new as? Value : nil,
                        oldValue: options.contains(.old) ? old as? Value : nil, indexes: nil, isPrior: isPrior))
            })
        KeyValueObservation.add(registration, to: self)
        return NSKeyValueObservation(self, registration)
    }
}

extension NSObjectProtocol {
    /// Calls the observer's `observeValue(forKeyPath:of:change:context:)` on changes of a property. Neither object is retained. A property
    /// without a hook is compared at the end of each turn.
    public func addObserver(
        _ observer: NSObject, forKeyPath keyPath: String, options: NSKeyValueObservingOptions = [], context: UnsafeMutableRawPointer? = nil
    ) {
        nonisolated(unsafe) let context = context
        // Objective-C reads nothing before a change unless requested: observing an unknown key raises nothing.
        let isKnown = options.contains(.initial) || KeyValueAccess.knows(keyPath, of: self)
        if !isKnown {
            Console.warn(
                once: "observing \(type(of: self)).\(keyPath)",
                "\(type(of: self)) has no '\(keyPath)'; its observers get no changes")
        }
        let registration = KeyValueObservation.Registration(
            keyPath: keyPath, options: options, observer: observer, context: context,
            read: { [weak self] in isKnown ? self.flatMap { KeyValueAccess.value(forKeyPath: keyPath, of: $0) } : nil },
            deliver: { [weak self, weak observer] old, new, isPrior in
                guard let self, let observer = observer as? any KeyValueMembers else { return }
                var change: [NSKeyValueChangeKey: Any] = [.kindKey: NSKeyValueChange.setting.rawValue]
                if options.contains(.new), !isPrior { change[.newKey] = new ?? NSNull() }
                if options.contains(.old) { change[.oldKey] = old ?? NSNull() }
                if isPrior { change[.notificationIsPriorKey] = true }
                observer.observeValue(forKeyPath: keyPath, of: self, change: change, context: context)
            })
        registration.deliverMembers = { [weak self, weak observer] kind, indexes, old, new in
            guard let self, let observer = observer as? any KeyValueMembers else { return }
            var change: [NSKeyValueChangeKey: Any] = [.kindKey: kind.rawValue, .indexesKey: indexes]
            if options.contains(.new), let new { change[.newKey] = new }
            if options.contains(.old), let old { change[.oldKey] = old }
            observer.observeValue(forKeyPath: keyPath, of: self, change: change, context: context)
        }
        KeyValueObservation.add(registration, to: self)
    }

    /// Ends the last observation of an observer with a path and a context. One that doesn't exist raises an exception.
    public func removeObserver(_ observer: NSObject, forKeyPath keyPath: String, context: UnsafeMutableRawPointer?) {
        remove(observer, keyPath) { $0.context == context }
    }

    /// Ends the last observation of an observer with a path. One that doesn't exist raises an exception.
    public func removeObserver(_ observer: NSObject, forKeyPath keyPath: String) { remove(observer, keyPath) { _ in true } }

    private func remove(_ observer: NSObject, _ keyPath: String, where matches: (KeyValueObservation.Registration) -> Bool) {
        let found = Attachments.existing(of: self)?.observations.last {
            $0.observer == ObjectIdentifier(observer) && $0.keyPath == keyPath && matches($0)
        }
        guard let found else {
            Fault.raise(
                .rangeException,
                "Cannot remove an observer \(Fault.name(of: observer)) for the key path \"\(keyPath)\" from \(Fault.name(of: self)) because it is not registered as an observer."
            )
            return
        }
        KeyValueObservation.remove(found, from: self)
    }
}
