import Foundation
import UIKitRuntime

/// The memory and equality options of a collection of pointers.
public enum NSPointerFunctions {
    /// How a collection holds its members and compares them.
    public struct Options: OptionSet, Sendable {
        /// The bits, with Foundation's values.
        public let rawValue: UInt
        /// Creates options from their bits. Unknown ones have no effect.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Members are retained. The default.
        public static let strongMemory: Options = []
        /// Members aren't retained; they leave the collection when they are deallocated.
        public static let weakMemory = Options(rawValue: 5)
        /// Members are compared by `isEqual(_:)`. The default.
        public static let objectPersonality: Options = []
        /// Members are compared by identity.
        public static let objectPointerPersonality = Options(rawValue: 512)
        /// Members are copied. Has no effect here: they are held themselves.
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

    /// Creates an empty set. The capacity has no effect.
    public init(options: NSPointerFunctions.Options = [], capacity: Int = 0) {
        isWeak = options.contains(.weakMemory)
        byIdentity = options.contains(.objectPointerPersonality)
    }
    /// Returns an empty set that doesn't retain its members.
    public static func weakObjects() -> NSHashTable<ObjectType> { NSHashTable(options: .weakMemory) }

    /// The members that still exist, in the order of adding.
    public var allObjects: [ObjectType] { slots.compactMap { $0.object.flatMap { $0 as? ObjectType } } }
    /// The first member that still exists, or `nil`.
    public var anyObject: ObjectType? { allObjects.first }
    /// The number of members that still exist. In contrast to Apple's, deallocated ones are never counted.
    public var count: Int { allObjects.count }
    /// The members that are hashable, as a Swift set.
    public var setRepresentation: Set<AnyHashable> { Set(allObjects.compactMap { $0 as? AnyHashable }) }

    /// Adds a member, unless it or an equal one is in the set. `nil` has no effect.
    public func add(_ object: ObjectType?) {
        guard let object, !contains(object) else { return }
        slots.removeAll { $0.object == nil }
        slots.append(Slot(object, isWeak: isWeak))
    }
    /// Removes a member. `nil` has no effect.
    public func remove(_ object: ObjectType?) {
        guard let object else { return }
        slots.removeAll { $0.object.map { matches($0, object, byIdentity: byIdentity) } ?? true }
    }
    /// Empties the set.
    public func removeAllObjects() { slots.removeAll() }
    /// Returns whether the set has a member that is equal.
    public func contains(_ object: ObjectType?) -> Bool { member(object) != nil }
    /// Returns the member that is equal, or `nil`.
    public func member(_ object: ObjectType?) -> ObjectType? {
        guard let object else { return nil }
        return allObjects.first { matches($0, object, byIdentity: byIdentity) }
    }
    public func union(_ other: NSHashTable<ObjectType>) { for object in other.allObjects { add(object) } }
    public func minus(_ other: NSHashTable<ObjectType>) { for object in other.allObjects { remove(object) } }
    /// Removes the members that aren't in another set.
    public func intersect(_ other: NSHashTable<ObjectType>) { for object in allObjects where !other.contains(object) { remove(object) } }
    public func intersects(_ other: NSHashTable<ObjectType>) -> Bool { allObjects.contains(where: other.contains) }
    public func isSubset(of other: NSHashTable<ObjectType>) -> Bool { allObjects.allSatisfy(other.contains) }
    /// Returns whether both sets have the same members.
    public func isEqual(to other: NSHashTable<ObjectType>) -> Bool { count == other.count && isSubset(of: other) }
    /// Returns an enumerator of the present members; later changes don't affect it.
    public func objectEnumerator() -> NSEnumerator { NSArray(array: allObjects).objectEnumerator() }
}

/// A dictionary that may hold keys or values weakly.
public final class NSMapTable<KeyType, ObjectType>: NSObject {
    private var slots: [(key: Slot, value: Slot)] = []
    private let keyOptions: NSPointerFunctions.Options
    private let valueOptions: NSPointerFunctions.Options

    /// Creates an empty table. The capacity has no effect.
    public init(keyOptions: NSPointerFunctions.Options = [], valueOptions: NSPointerFunctions.Options = [], capacity: Int = 0) {
        (self.keyOptions, self.valueOptions) = (keyOptions, valueOptions)
    }
    /// Returns an empty table that retains its keys and values.
    public static func strongToStrongObjects() -> NSMapTable<KeyType, ObjectType> { NSMapTable() }
    /// Returns an empty table that retains its values only. An entry disappears with its key.
    public static func weakToStrongObjects() -> NSMapTable<KeyType, ObjectType> { NSMapTable(keyOptions: .weakMemory) }
    /// Returns an empty table that retains its keys only. An entry disappears with its value.
    public static func strongToWeakObjects() -> NSMapTable<KeyType, ObjectType> { NSMapTable(valueOptions: .weakMemory) }
    /// Returns an empty table that retains neither keys nor values.
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

    /// The number of entries whose key and value still exist.
    public var count: Int { live.count }
    /// Returns the value of a key, or `nil`.
    public func object(forKey key: KeyType?) -> ObjectType? {
        guard let key else { return nil }
        return live.first { matches($0.key, key, byIdentity: byIdentity) }?.value
    }
    /// Sets the value of a key; `nil` removes the entry.
    public func setObject(_ object: ObjectType?, forKey key: KeyType?) {
        guard let key else { return }
        removeObject(forKey: key)
        guard let object else { return }
        slots.append((Slot(key, isWeak: keyOptions.contains(.weakMemory)), Slot(object, isWeak: valueOptions.contains(.weakMemory))))
    }
    /// Removes the entry of a key.
    public func removeObject(forKey key: KeyType?) {
        guard let key else { return }
        slots.removeAll { slot in
            guard let held = slot.key.object, slot.value.object != nil else { return true }
            return matches(held, key, byIdentity: byIdentity)
        }
    }
    /// Empties the table.
    public func removeAllObjects() { slots.removeAll() }
    /// Returns an enumerator of the present keys; later changes don't affect it.
    public func keyEnumerator() -> NSEnumerator { NSArray(array: live.map(\.key)).objectEnumerator() }
    /// Returns an enumerator of the current values; later changes don't affect it.
    public func objectEnumerator() -> NSEnumerator? { NSArray(array: live.map(\.value)).objectEnumerator() }
    /// Returns the entries whose keys are hashable, as a Swift dictionary.
    public func dictionaryRepresentation() -> [AnyHashable: ObjectType] {
        Dictionary(live.compactMap { pair in (pair.key as? AnyHashable).map { ($0, pair.value) } }, uniquingKeysWith: { $1 })
    }
    /// The value of a key; setting `nil` removes the entry.
    public subscript(key: KeyType) -> ObjectType? {
        get { object(forKey: key) }
        set { setObject(newValue, forKey: key) }
    }
}

/// An array of pointers that may be weak; entries of deallocated objects remain as `nil`.
public final class NSPointerArray: NSObject {
    private var slots: [Slot?] = []
    private let isWeak: Bool

    /// Creates an empty array.
    public init(options: NSPointerFunctions.Options = []) { isWeak = options.contains(.weakMemory) }
    /// Returns an empty array that doesn't retain its objects.
    public static func weakObjects() -> NSPointerArray { NSPointerArray(options: .weakMemory) }
    /// Returns an empty array that retains its objects.
    public static func strongObjects() -> NSPointerArray { NSPointerArray() }

    /// The number of entries, including those of deallocated objects.
    public var count: Int { slots.count }
    /// The objects that still exist, without empty entries.
    public var allObjects: [Any] { slots.compactMap { $0?.object } }
    /// Returns the pointer to the object of an entry; `nil` if it was deallocated. An invalid index stops the app.
    public func pointer(at index: Int) -> UnsafeMutableRawPointer? { slots[index]?.object.map { Unmanaged.passUnretained($0).toOpaque() } }
    /// Appends a pointer to an object, or an empty entry if `nil`.
    public func addPointer(_ pointer: UnsafeMutableRawPointer?) { slots.append(slot(pointer)) }
    /// Inserts a pointer to an object, or an empty entry.
    public func insertPointer(_ pointer: UnsafeMutableRawPointer?, at index: Int) { slots.insert(slot(pointer), at: index) }
    /// Replaces an entry with a pointer to an object, or with an empty one.
    public func replacePointer(at index: Int, withPointer pointer: UnsafeMutableRawPointer?) { slots[index] = slot(pointer) }
    /// Removes an entry.
    public func removePointer(at index: Int) { slots.remove(at: index) }
    /// Removes empty entries. In contrast to Apple's, it works without adding one first.
    public func compact() { slots.removeAll { $0?.object == nil } }

    private func slot(_ pointer: UnsafeMutableRawPointer?) -> Slot? {
        pointer.map { Slot(Unmanaged<AnyObject>.fromOpaque($0).takeUnretainedValue(), isWeak: isWeak) }
    }
}
