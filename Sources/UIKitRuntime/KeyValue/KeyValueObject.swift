import Foundation

/// The members of `NSObject` that apps override and Linux lacks: key-value access, observation, selectors.
///
/// Two root classes have them: ``KeyValueObject``, and ``MainActorKeyValueObject`` for classes of the main actor, whose `init()` must be
/// isolated to the main actor, too. Swift allows that only when overriding `NSObject`'s own initializer, so neither root can inherit from
/// the other.
public protocol KeyValueMembers: NSObject {
    var _understudyAttachments: Attachments? { get set }
    func responds(to selector: Selector!) -> Bool
    func value(forKey key: String) -> Any?
    func setValue(_ value: Any?, forKey key: String)
    func value(forKeyPath keyPath: String) -> Any?
    func setValue(_ value: Any?, forKeyPath keyPath: String)
    func value(forUndefinedKey key: String) -> Any?
    func setValue(_ value: Any?, forUndefinedKey key: String)
    func observeValue(forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?, context: UnsafeMutableRawPointer?)
    static func keyPathsForValuesAffectingValue(forKey key: String) -> Set<String>
}

/// The members of `NSObject` that apps override and Linux lacks: key-value access, observation, nib loading.
///
/// UIKit's classes inherit from it, and so does an app's direct subclass of `NSObject` that overrides one of these (the
/// translator changes its superclass). Objects of other classes get the same behavior through extensions of `NSObjectProtocol`.
open class KeyValueObject: NSObject, KeyValueMembers {
    /// The data that `objc_setAssociatedObject` and observers attach to this object; released with it.
    public final var _understudyAttachments: Attachments?

    public override init() { super.init() }
    open class func description() -> String { NSStringFromClass(self) }

    // MARK: Selectors

    open func forwardingTarget(for selector: Selector!) -> Any? { nil }
    open func responds(to selector: Selector!) -> Bool {
        guard let selector else { return false }
        return DispatchTable.responds(type(of: self), to: selector)
    }

    // MARK: Nib loading

    @preconcurrency @MainActor open func awakeFromNib() {}
    @preconcurrency @MainActor open func prepareForInterfaceBuilder() {}

    // MARK: Key-value access

    open func value(forKey key: String) -> Any? { KeyValueAccess.value(forKey: key, of: self) }
    open func setValue(_ value: Any?, forKey key: String) { KeyValueAccess.setValue(value, forKey: key, of: self) }
    open func value(forKeyPath keyPath: String) -> Any? { KeyValueAccess.value(forKeyPath: keyPath, of: self) }
    open func setValue(_ value: Any?, forKeyPath keyPath: String) { KeyValueAccess.setValue(value, forKeyPath: keyPath, of: self) }
    open func value(forUndefinedKey key: String) -> Any? { KeyValueAccess.undefinedValue(forKey: key, of: self) }
    open func setValue(_ value: Any?, forUndefinedKey key: String) { KeyValueAccess.undefinedSet(forKey: key, of: self) }
    open func setNilValueForKey(_ key: String) {
        Fault.raise(
            .invalidArgumentException, "[\(Fault.name(of: self)) setNilValueForKey]: could not set nil as the value for the key \(key).")
    }
    open func dictionaryWithValues(forKeys keys: [String]) -> [String: Any] {
        var result: [String: Any] = [:]
        for key in keys { result[key] = value(forKey: key) ?? NSNull() }
        return result
    }
    open func setValuesForKeys(_ keyedValues: [String: Any]) {
        for (key, value) in keyedValues { setValue(value is NSNull ? nil : value, forKey: key) }
    }

    // MARK: Key-value observation

    open func observeValue(
        forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?, context: UnsafeMutableRawPointer?
    ) {
        Fault.raise(
            .internalInconsistencyException,
            "\(Fault.name(of: self)): An -observeValueForKeyPath:ofObject:change:context: message was received but not handled.\nKey path: \(keyPath ?? "(null)")"
        )
    }
    open func willChangeValue(forKey key: String) { KeyValueObservation.willChange(self, key) }
    open func didChangeValue(forKey key: String) { KeyValueObservation.didChange(self, key) }
    open class func keyPathsForValuesAffectingValue(forKey key: String) -> Set<String> { [] }
    open class func automaticallyNotifiesObservers(forKey key: String) -> Bool { true }
}

/// ``KeyValueObject`` for classes of the main actor: responders, gesture recognizers, items.
@preconcurrency @MainActor
open class MainActorKeyValueObject: NSObject, KeyValueMembers {
    nonisolated(unsafe) public final var _understudyAttachments: Attachments?

    public override init() { super.init() }

    // FIXME(gap): UIKit's objects are deallocated on the main thread wherever their last reference is released; here only the attached data
    // is.
    deinit {
        guard _understudyAttachments != nil, !MainLoop.isCurrent else { return }
        // From here on only the main queue has a reference: the release must not happen on this thread.
        nonisolated(unsafe) let attachments = handOver()
        DispatchQueue.main.async { attachments?.release() }
    }

    nonisolated private final func handOver() -> Unmanaged<Attachments>? {
        defer { _understudyAttachments = nil }
        return _understudyAttachments.map { Unmanaged.passRetained($0) }
    }

    nonisolated open class func description() -> String { NSStringFromClass(self) }

    // MARK: Selectors

    nonisolated open func forwardingTarget(for selector: Selector!) -> Any? { nil }
    nonisolated open func responds(to selector: Selector!) -> Bool {
        guard let selector else { return false }
        return DispatchTable.responds(type(of: self), to: selector)
    }

    // MARK: Nib loading

    open func awakeFromNib() {}
    open func prepareForInterfaceBuilder() {}

    // MARK: Key-value access

    nonisolated open func value(forKey key: String) -> Any? { KeyValueAccess.value(forKey: key, of: self) }
    nonisolated open func setValue(_ value: Any?, forKey key: String) { KeyValueAccess.setValue(value, forKey: key, of: self) }
    nonisolated open func value(forKeyPath keyPath: String) -> Any? { KeyValueAccess.value(forKeyPath: keyPath, of: self) }
    nonisolated open func setValue(_ value: Any?, forKeyPath keyPath: String) {
        KeyValueAccess.setValue(value, forKeyPath: keyPath, of: self)
    }
    nonisolated open func value(forUndefinedKey key: String) -> Any? { KeyValueAccess.undefinedValue(forKey: key, of: self) }
    nonisolated open func setValue(_ value: Any?, forUndefinedKey key: String) { KeyValueAccess.undefinedSet(forKey: key, of: self) }
    nonisolated open func setNilValueForKey(_ key: String) {
        Fault.raise(
            .invalidArgumentException, "[\(Fault.name(of: self)) setNilValueForKey]: could not set nil as the value for the key \(key).")
    }
    nonisolated open func dictionaryWithValues(forKeys keys: [String]) -> [String: Any] {
        var result: [String: Any] = [:]
        for key in keys { result[key] = value(forKey: key) ?? NSNull() }
        return result
    }
    nonisolated open func setValuesForKeys(_ keyedValues: [String: Any]) {
        for (key, value) in keyedValues { setValue(value is NSNull ? nil : value, forKey: key) }
    }

    // MARK: Key-value observation

    nonisolated open func observeValue(
        forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?, context: UnsafeMutableRawPointer?
    ) {
        Fault.raise(
            .internalInconsistencyException,
            "\(Fault.name(of: self)): An -observeValueForKeyPath:ofObject:change:context: message was received but not handled.\nKey path: \(keyPath ?? "(null)")"
        )
    }
    nonisolated open func willChangeValue(forKey key: String) { KeyValueObservation.willChange(self, key) }
    nonisolated open func didChangeValue(forKey key: String) { KeyValueObservation.didChange(self, key) }
    nonisolated open class func keyPathsForValuesAffectingValue(forKey key: String) -> Set<String> { [] }
    nonisolated open class func automaticallyNotifiesObservers(forKey key: String) -> Bool { true }
}

extension NSObjectProtocol {
    public func value(forKey key: String) -> Any? { KeyValueAccess.value(forKey: key, of: self) }
    public func setValue(_ value: Any?, forKey key: String) { KeyValueAccess.setValue(value, forKey: key, of: self) }
    public func value(forKeyPath keyPath: String) -> Any? { KeyValueAccess.value(forKeyPath: keyPath, of: self) }
    public func setValue(_ value: Any?, forKeyPath keyPath: String) { KeyValueAccess.setValue(value, forKeyPath: keyPath, of: self) }
    public func setValuesForKeys(_ keyedValues: [String: Any]) {
        for (key, value) in keyedValues { setValue(value is NSNull ? nil : value, forKey: key) }
    }
    public func willChangeValue(forKey key: String) { KeyValueObservation.willChange(self, key) }
    public func didChangeValue(forKey key: String) { KeyValueObservation.didChange(self, key) }
}
