import Foundation

/// The members of `NSObject` that apps override and Linux lacks: key-value access, observation, selectors.
///
/// Two root classes have them: ``KeyValueObject``, and ``MainActorKeyValueObject`` for classes of the main actor, whose `init()` must be
/// isolated to the main actor, too. Swift allows that only when overriding `NSObject`'s own initializer, so neither root can inherit from
/// the other.
public protocol KeyValueMembers: NSObject {
    /// The data that associated objects and observers attach to the object; `nil` until the first is attached.
    var _understudyAttachments: Attachments? { get set }
    /// Whether the object has a method with the selector's name that the tables list.
    func responds(to selector: Selector!) -> Bool
    /// Returns the value of a property by name. An unknown name raises an exception.
    func value(forKey key: String) -> Any?
    /// Sets a property by name. An unknown name, or `nil` for a number, raises an exception.
    func setValue(_ value: Any?, forKey key: String)
    /// Returns the value at the end of a path such as `layer.position`, through collections and their operators.
    func value(forKeyPath keyPath: String) -> Any?
    /// Sets the property at the end of a path.
    func setValue(_ value: Any?, forKeyPath keyPath: String)
    /// Called for a name that the object has no property for. Raises an exception unless overridden.
    func value(forUndefinedKey key: String) -> Any?
    /// Called for a name that the object has no property for. Raises an exception unless overridden.
    func setValue(_ value: Any?, forUndefinedKey key: String)
    /// Called when an observed property of another object changed.
    func observeValue(forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?, context: UnsafeMutableRawPointer?)
    /// Returns the properties of which a computed one is made; its observers are notified of their changes, too.
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
    /// Returns the class's name.
    open class func description() -> String { NSStringFromClass(self) }

    // MARK: Selectors

    /// Returns the object that handles a selector in the receiver's place, or `nil` for none.
    open func forwardingTarget(for selector: Selector!) -> Any? { nil }
    /// Whether the class, or a superclass, has a method with the selector's name in its table.
    open func responds(to selector: Selector!) -> Bool {
        guard let selector else { return false }
        return DispatchTable.responds(type(of: self), to: selector)
    }

    // MARK: Nib loading

    /// Called after the object and everything it is connected to were loaded from an interface file. Overrides call super.
    @preconcurrency @MainActor open func awakeFromNib() {}
    /// Called in place of the app's code when an editor shows the object. The base class does nothing.
    @preconcurrency @MainActor open func prepareForInterfaceBuilder() {}

    // MARK: Key-value access

    /// Returns the value of a property by name. An unknown name reaches ``value(forUndefinedKey:)``.
    open func value(forKey key: String) -> Any? { KeyValueAccess.value(forKey: key, of: self) }
    /// Sets a property by name. An unknown name reaches ``setValue(_:forUndefinedKey:)``.
    open func setValue(_ value: Any?, forKey key: String) { KeyValueAccess.setValue(value, forKey: key, of: self) }
    /// Returns the value at the end of a path.
    open func value(forKeyPath keyPath: String) -> Any? { KeyValueAccess.value(forKeyPath: keyPath, of: self) }
    /// Sets the property at the end of a path.
    open func setValue(_ value: Any?, forKeyPath keyPath: String) { KeyValueAccess.setValue(value, forKeyPath: keyPath, of: self) }
    /// Raises the exception for a name that the object has no property for.
    open func value(forUndefinedKey key: String) -> Any? { KeyValueAccess.undefinedValue(forKey: key, of: self) }
    /// Raises the exception for a name that the object has no property for.
    open func setValue(_ value: Any?, forUndefinedKey key: String) { KeyValueAccess.undefinedSet(forKey: key, of: self) }
    /// Raises the exception for `nil` as the value of a number. Overrides set another value.
    open func setNilValueForKey(_ key: String) {
        Fault.raise(
            .invalidArgumentException, "[\(Fault.name(of: self)) setNilValueForKey]: could not set nil as the value for the key \(key).")
    }
    /// Returns the values of several properties; `NSNull` represents `nil`.
    open func dictionaryWithValues(forKeys keys: [String]) -> [String: Any] {
        var result: [String: Any] = [:]
        for key in keys { result[key] = value(forKey: key) ?? NSNull() }
        return result
    }
    /// Sets several properties; `NSNull` represents `nil`.
    open func setValuesForKeys(_ keyedValues: [String: Any]) {
        for (key, value) in keyedValues { setValue(value is NSNull ? nil : value, forKey: key) }
    }

    // MARK: Key-value observation

    /// Raises the exception for a change that no override handled. Overrides call super only for paths that aren't theirs.
    open func observeValue(
        forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?, context: UnsafeMutableRawPointer?
    ) {
        Fault.raise(
            .internalInconsistencyException,
            "\(Fault.name(of: self)): An -observeValueForKeyPath:ofObject:change:context: message was received but not handled.\nKey path: \(keyPath ?? "(null)")"
        )
    }
    /// Announces the change of a property, for observers that want its old value.
    open func willChangeValue(forKey key: String) { KeyValueObservation.willChange(self, key) }
    /// Reports the change of a property to its observers.
    open func didChangeValue(forKey key: String) { KeyValueObservation.didChange(self, key) }
    /// Returns the properties of which a computed one is made: none by default.
    open class func keyPathsForValuesAffectingValue(forKey key: String) -> Set<String> { [] }
    /// Whether observers are notified without ``didChangeValue(forKey:)``. `true` by default.
    open class func automaticallyNotifiesObservers(forKey key: String) -> Bool { true }
}

/// ``KeyValueObject`` for classes of the main actor: responders, gesture recognizers, items.
@preconcurrency @MainActor
open class MainActorKeyValueObject: NSObject, KeyValueMembers {
    /// The data that `objc_setAssociatedObject` and observers attach to this object; released with it, on the main thread.
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

    /// Returns the class's name.
    nonisolated open class func description() -> String { NSStringFromClass(self) }

    // MARK: Selectors

    /// Returns the object that handles a selector in the receiver's place, or `nil` for none.
    nonisolated open func forwardingTarget(for selector: Selector!) -> Any? { nil }
    /// Whether the class, or a superclass, has a method with the selector's name in its table.
    nonisolated open func responds(to selector: Selector!) -> Bool {
        guard let selector else { return false }
        return DispatchTable.responds(type(of: self), to: selector)
    }

    // MARK: Nib loading

    /// Called after the object and everything it is connected to were loaded from an interface file. Overrides call super.
    open func awakeFromNib() {}
    /// Called in place of the app's code when an editor shows the object. The base class does nothing.
    open func prepareForInterfaceBuilder() {}

    // MARK: Key-value access

    /// Returns the value of a property by name. An unknown name reaches ``value(forUndefinedKey:)``.
    nonisolated open func value(forKey key: String) -> Any? { KeyValueAccess.value(forKey: key, of: self) }
    /// Sets a property by name. An unknown name reaches ``setValue(_:forUndefinedKey:)``.
    nonisolated open func setValue(_ value: Any?, forKey key: String) { KeyValueAccess.setValue(value, forKey: key, of: self) }
    /// Returns the value at the end of a path.
    nonisolated open func value(forKeyPath keyPath: String) -> Any? { KeyValueAccess.value(forKeyPath: keyPath, of: self) }
    /// Sets the property at the end of a path.
    nonisolated open func setValue(_ value: Any?, forKeyPath keyPath: String) {
        KeyValueAccess.setValue(value, forKeyPath: keyPath, of: self)
    }
    /// Raises the exception for a name that the object has no property for.
    nonisolated open func value(forUndefinedKey key: String) -> Any? { KeyValueAccess.undefinedValue(forKey: key, of: self) }
    /// Raises the exception for a name that the object has no property for.
    nonisolated open func setValue(_ value: Any?, forUndefinedKey key: String) { KeyValueAccess.undefinedSet(forKey: key, of: self) }
    /// Raises the exception for `nil` as the value of a number. Overrides set another value.
    nonisolated open func setNilValueForKey(_ key: String) {
        Fault.raise(
            .invalidArgumentException, "[\(Fault.name(of: self)) setNilValueForKey]: could not set nil as the value for the key \(key).")
    }
    /// Returns the values of several properties; `NSNull` represents `nil`.
    nonisolated open func dictionaryWithValues(forKeys keys: [String]) -> [String: Any] {
        var result: [String: Any] = [:]
        for key in keys { result[key] = value(forKey: key) ?? NSNull() }
        return result
    }
    /// Sets several properties; `NSNull` represents `nil`.
    nonisolated open func setValuesForKeys(_ keyedValues: [String: Any]) {
        for (key, value) in keyedValues { setValue(value is NSNull ? nil : value, forKey: key) }
    }

    // MARK: Key-value observation

    /// Raises the exception for a change that no override handled. Overrides call super only for paths that aren't theirs.
    nonisolated open func observeValue(
        forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?, context: UnsafeMutableRawPointer?
    ) {
        Fault.raise(
            .internalInconsistencyException,
            "\(Fault.name(of: self)): An -observeValueForKeyPath:ofObject:change:context: message was received but not handled.\nKey path: \(keyPath ?? "(null)")"
        )
    }
    /// Announces the change of a property, for observers that want its old value.
    nonisolated open func willChangeValue(forKey key: String) { KeyValueObservation.willChange(self, key) }
    /// Reports the change of a property to its observers.
    nonisolated open func didChangeValue(forKey key: String) { KeyValueObservation.didChange(self, key) }
    /// Returns the properties of which a computed one is made: none by default.
    nonisolated open class func keyPathsForValuesAffectingValue(forKey key: String) -> Set<String> { [] }
    /// Whether observers are notified without ``didChangeValue(forKey:)``. `true` by default.
    nonisolated open class func automaticallyNotifiesObservers(forKey key: String) -> Bool { true }
}

extension NSObjectProtocol {
    /// Returns the value of a property by name. An unknown name raises an exception.
    public func value(forKey key: String) -> Any? { KeyValueAccess.value(forKey: key, of: self) }
    /// Sets a property by name. An unknown name, or `nil` for a number, raises an exception.
    public func setValue(_ value: Any?, forKey key: String) { KeyValueAccess.setValue(value, forKey: key, of: self) }
    /// Returns the value at the end of a path.
    public func value(forKeyPath keyPath: String) -> Any? { KeyValueAccess.value(forKeyPath: keyPath, of: self) }
    /// Sets the property at the end of a path.
    public func setValue(_ value: Any?, forKeyPath keyPath: String) { KeyValueAccess.setValue(value, forKeyPath: keyPath, of: self) }
    /// Returns the values of several properties; `NSNull` represents `nil`.
    public func dictionaryWithValues(forKeys keys: [String]) -> [String: Any] {
        Dictionary(keys.map { ($0, value(forKey: $0) ?? NSNull()) }) { $1 }
    }
    /// Sets several properties; `NSNull` represents `nil`.
    public func setValuesForKeys(_ keyedValues: [String: Any]) {
        for (key, value) in keyedValues { setValue(value is NSNull ? nil : value, forKey: key) }
    }
    /// Announces the change of a property, for observers that want its old value.
    public func willChangeValue(forKey key: String) { KeyValueObservation.willChange(self, key) }
    /// Reports the change of a property to its observers.
    public func didChangeValue(forKey key: String) { KeyValueObservation.didChange(self, key) }
}
