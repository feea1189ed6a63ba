import Foundation

extension NSObject {
    /// Returns the property's set for mutation: a change of the proxy changes the property, and its observers are notified.
    public func mutableSetValue(forKey key: String) -> NSMutableSet { ObservedSet(ObservedCollection(owner: self, key: key)) }
    /// Returns the set at the end of a path for mutation, with notifications for the observers of its owner.
    public func mutableSetValue(forKeyPath keyPath: String) -> NSMutableSet { ObservedSet(ObservedCollection(self, at: keyPath)) }
    /// Returns the property's ordered set for mutation: a change of the proxy changes the property, and its observers are notified.
    public func mutableOrderedSetValue(forKey key: String) -> NSMutableOrderedSet {
        ObservedOrderedSet(ObservedCollection(owner: self, key: key))
    }
    /// Returns the ordered set at the end of a path for mutation, with notifications for the observers of its owner.
    public func mutableOrderedSetValue(forKeyPath keyPath: String) -> NSMutableOrderedSet {
        ObservedOrderedSet(ObservedCollection(self, at: keyPath))
    }
}

/// An object's property that holds a collection.
private struct ObservedCollection {
    let owner: NSObject
    let key: String
    init(owner: NSObject, key: String) { (self.owner, self.key) = (owner, key) }
    /// Finds the owner of a path's last part.
    init(_ object: NSObject, at keyPath: String) {
        guard let dot = keyPath.lastIndex(of: "."),
            let owner = KeyValueAccess.value(forKeyPath: String(keyPath[..<dot]), of: object) as? NSObject
        else {
            self.init(owner: object, key: keyPath)
            return
        }
        self.init(owner: owner, key: String(keyPath[keyPath.index(after: dot)...]))
    }
    var value: Any? {
        get {
            if let owner = owner as? any KeyValueMembers { return owner.value(forKey: key) }
            return KeyValueAccess.value(forKey: key, of: owner)
        }
        nonmutating set {
            if let owner = owner as? any KeyValueMembers { return owner.setValue(newValue, forKey: key) }
            KeyValueAccess.setValue(newValue, forKey: key, of: owner)
        }
    }
}

private final class ObservedSet: NSMutableSet {
    private let collection: ObservedCollection
    init(_ collection: ObservedCollection) {
        self.collection = collection
        super.init(capacity: 0)
    }
    required init(capacity numItems: Int) { fatalError("made by mutableSetValue(forKey:) only") }
    required init?(coder: NSCoder) { nil }

    private var members: NSSet {
        switch collection.value {
        case let set as NSSet: set
        case let set as Set<AnyHashable>: set as NSSet
        default: NSSet()
        }
    }
    private func change(_ body: (NSMutableSet) -> Void) {
        let copy = NSMutableSet(array: members.allObjects)
        body(copy)
        collection.value = copy
    }

    override var count: Int { members.count }
    override func member(_ object: Any) -> Any? { members.member(object) }
    override func objectEnumerator() -> NSEnumerator { members.objectEnumerator() }
    override var allObjects: [Any] { members.allObjects }
    override func add(_ object: Any) { if member(object) == nil { change { $0.add(object) } } }
    override func remove(_ object: Any) { if member(object) != nil { change { $0.remove(object) } } }
    override func addObjects(from array: [Any]) { change { $0.addObjects(from: array) } }
    override func removeAllObjects() { change { $0.removeAllObjects() } }
    override func union(_ otherSet: Set<AnyHashable>) { change { $0.union(otherSet) } }
    override func minus(_ otherSet: Set<AnyHashable>) { change { $0.minus(otherSet) } }
    override func intersect(_ otherSet: Set<AnyHashable>) { change { $0.intersect(otherSet) } }
    override func setSet(_ otherSet: Set<AnyHashable>) { change { $0.setSet(otherSet) } }
}

private final class ObservedOrderedSet: NSMutableOrderedSet {
    private let collection: ObservedCollection
    init(_ collection: ObservedCollection) {
        self.collection = collection
        super.init(capacity: 0)
    }
    override init(capacity numItems: Int) { fatalError("made by mutableOrderedSetValue(forKey:) only") }
    required init?(coder: NSCoder) { nil }
    required convenience init(arrayLiteral elements: Any...) { fatalError("made by mutableOrderedSetValue(forKey:) only") }

    private var members: NSOrderedSet { collection.value as? NSOrderedSet ?? NSOrderedSet() }
    private func change(_ body: (NSMutableOrderedSet) -> Void) {
        let copy = NSMutableOrderedSet(array: members.array)
        body(copy)
        collection.value = copy
    }

    override var count: Int { members.count }
    override func object(at index: Int) -> Any { members.object(at: index) }
    override func index(of object: Any) -> Int { members.index(of: object) }
    override func insert(_ object: Any, at index: Int) {
        if self.index(of: object) == NSNotFound { change { $0.insert(object, at: index) } }
    }
    override func removeObject(at index: Int) { change { $0.removeObject(at: index) } }
    override func replaceObject(at index: Int, with object: Any) { change { $0.replaceObject(at: index, with: object) } }
}
