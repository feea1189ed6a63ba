import Foundation
import UIKitRuntime

/// The memory and equality options of a collection of pointers.
public enum NSPointerFunctions {
    public struct Options: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let strongMemory: Options = []
        public static let weakMemory = Options(rawValue: 5)
        public static let objectPersonality: Options = []
        public static let objectPointerPersonality = Options(rawValue: 512)
        public static let copyIn = Options(rawValue: 65536)
    }
}

/// A slot of a collection that may hold its value weakly.
private struct Slot {
    private weak var weakly: AnyObject?
    private let strongly: AnyObject?

    init(_ value: Any, isWeak: Bool) {
        let object = value as AnyObject
        weakly = object
        strongly = isWeak ? nil : object
    }
    /// The object. Unwrap it before casting: a cast to `AnyObject` would box the `nil`.
    var object: AnyObject? { strongly ?? weakly }
}

private func matches(_ a: Any, _ b: Any, byIdentity: Bool) -> Bool {
    if (a as AnyObject) === (b as AnyObject) { return true }
    guard !byIdentity, let a = a as? NSObject, let b = b as? NSObject else { return false }
    return a.isEqual(b)
}

/// A set that may hold its members weakly.
///
/// Its parameter is unconstrained because a class-bound protocol, which Objective-C accepts, does not satisfy `AnyObject` in Swift's
/// generics here.
public final class NSHashTable<ObjectType>: NSObject {
    private var slots: [Slot] = []
    private let isWeak: Bool
    private let byIdentity: Bool

    public init(options: NSPointerFunctions.Options = [], capacity: Int = 0) {
        isWeak = options.contains(.weakMemory)
        byIdentity = options.contains(.objectPointerPersonality)
    }
    public static func weakObjects() -> NSHashTable<ObjectType> { NSHashTable(options: .weakMemory) }

    public var allObjects: [ObjectType] { slots.compactMap { $0.object.flatMap { $0 as? ObjectType } } }
    public var anyObject: ObjectType? { allObjects.first }
    public var count: Int { allObjects.count }
    public var setRepresentation: Set<AnyHashable> { Set(allObjects.compactMap { $0 as? AnyHashable }) }

    public func add(_ object: ObjectType?) {
        guard let object, !contains(object) else { return }
        slots.removeAll { $0.object == nil }
        slots.append(Slot(object, isWeak: isWeak))
    }
    public func remove(_ object: ObjectType?) {
        guard let object else { return }
        slots.removeAll { $0.object.map { matches($0, object, byIdentity: byIdentity) } ?? true }
    }
    public func removeAllObjects() { slots.removeAll() }
    public func contains(_ object: ObjectType?) -> Bool { member(object) != nil }
    public func member(_ object: ObjectType?) -> ObjectType? {
        guard let object else { return nil }
        return allObjects.first { matches($0, object, byIdentity: byIdentity) }
    }
    public func objectEnumerator() -> NSEnumerator { NSArray(array: allObjects).objectEnumerator() }
}

/// A dictionary that may hold keys or values weakly.
public final class NSMapTable<KeyType, ObjectType>: NSObject {
    private var slots: [(key: Slot, value: Slot)] = []
    private let keyOptions: NSPointerFunctions.Options
    private let valueOptions: NSPointerFunctions.Options

    public init(keyOptions: NSPointerFunctions.Options = [], valueOptions: NSPointerFunctions.Options = [], capacity: Int = 0) {
        (self.keyOptions, self.valueOptions) = (keyOptions, valueOptions)
    }
    public static func strongToStrongObjects() -> NSMapTable<KeyType, ObjectType> { NSMapTable() }
    public static func weakToStrongObjects() -> NSMapTable<KeyType, ObjectType> { NSMapTable(keyOptions: .weakMemory) }
    public static func strongToWeakObjects() -> NSMapTable<KeyType, ObjectType> { NSMapTable(valueOptions: .weakMemory) }
    public static func weakToWeakObjects() -> NSMapTable<KeyType, ObjectType> {
        NSMapTable(keyOptions: .weakMemory, valueOptions: .weakMemory)
    }

    private var live: [(key: KeyType, value: ObjectType)] {
        slots.compactMap { slot in
            guard let key = slot.key.object.flatMap({ $0 as? KeyType }), let value = slot.value.object.flatMap({ $0 as? ObjectType }) else {
                return nil
            }
            return (key, value)
        }
    }
    private var byIdentity: Bool { keyOptions.contains(.objectPointerPersonality) }

    public var count: Int { live.count }
    public func object(forKey key: KeyType?) -> ObjectType? {
        guard let key else { return nil }
        return live.first { matches($0.key, key, byIdentity: byIdentity) }?.value
    }
    public func setObject(_ object: ObjectType?, forKey key: KeyType?) {
        guard let key else { return }
        removeObject(forKey: key)
        guard let object else { return }
        slots.append((Slot(key, isWeak: keyOptions.contains(.weakMemory)), Slot(object, isWeak: valueOptions.contains(.weakMemory))))
    }
    public func removeObject(forKey key: KeyType?) {
        guard let key else { return }
        slots.removeAll { slot in
            guard let held = slot.key.object, slot.value.object != nil else { return true }
            return matches(held, key, byIdentity: byIdentity)
        }
    }
    public func removeAllObjects() { slots.removeAll() }
    public func keyEnumerator() -> NSEnumerator { NSArray(array: live.map(\.key)).objectEnumerator() }
    public func objectEnumerator() -> NSEnumerator? { NSArray(array: live.map(\.value)).objectEnumerator() }
    public func dictionaryRepresentation() -> [AnyHashable: ObjectType] {
        Dictionary(live.compactMap { pair in (pair.key as? AnyHashable).map { ($0, pair.value) } }, uniquingKeysWith: { $1 })
    }
    public subscript(key: KeyType) -> ObjectType? {
        get { object(forKey: key) }
        set { setObject(newValue, forKey: key) }
    }
}

/// An array of pointers that may be weak; entries of deallocated objects remain as `nil`.
public final class NSPointerArray: NSObject {
    private var slots: [Slot?] = []
    private let isWeak: Bool

    public init(options: NSPointerFunctions.Options = []) { isWeak = options.contains(.weakMemory) }
    public static func weakObjects() -> NSPointerArray { NSPointerArray(options: .weakMemory) }
    public static func strongObjects() -> NSPointerArray { NSPointerArray() }

    public var count: Int { slots.count }
    public var allObjects: [Any] { slots.compactMap { $0?.object } }
    public func pointer(at index: Int) -> UnsafeMutableRawPointer? { slots[index]?.object.map { Unmanaged.passUnretained($0).toOpaque() } }
    public func addPointer(_ pointer: UnsafeMutableRawPointer?) { slots.append(slot(pointer)) }
    public func insertPointer(_ pointer: UnsafeMutableRawPointer?, at index: Int) { slots.insert(slot(pointer), at: index) }
    public func replacePointer(at index: Int, withPointer pointer: UnsafeMutableRawPointer?) { slots[index] = slot(pointer) }
    public func removePointer(at index: Int) { slots.remove(at: index) }
    public func compact() { slots.removeAll { $0?.object == nil } }

    private func slot(_ pointer: UnsafeMutableRawPointer?) -> Slot? {
        pointer.map { Slot(Unmanaged<AnyObject>.fromOpaque($0).takeUnretainedValue(), isWeak: isWeak) }
    }
}
