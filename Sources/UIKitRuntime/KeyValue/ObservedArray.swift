import Foundation

extension NSObject {
    /// Returns the property's array for mutation: its observers are notified of members that are inserted, removed or replaced.
    public func mutableArrayValue(forKey key: String) -> NSMutableArray { ObservedArray(self, key) }
    /// Returns the array at the end of a path for mutation, with notifications for the observers of its owner.
    public func mutableArrayValue(forKeyPath keyPath: String) -> NSMutableArray {
        guard let dot = keyPath.lastIndex(of: "."),
            let owner = KeyValueAccess.value(forKeyPath: String(keyPath[..<dot]), of: self) as? NSObject
        else {
            return mutableArrayValue(forKey: keyPath)
        }
        return owner.mutableArrayValue(forKey: String(keyPath[keyPath.index(after: dot)...]))
    }
}

/// A proxy for an object's array property: it reads the property and changes it in place.
private final class ObservedArray: NSMutableArray {
    private let owner: NSObject
    private let key: String

    init(_ owner: NSObject, _ key: String) {
        (self.owner, self.key) = (owner, key)
        super.init(capacity: 0)
    }
    required init(objects: UnsafePointer<AnyObject>?, count: Int) { fatalError("made by mutableArrayValue(forKey:) only") }
    override init(capacity numItems: Int) { fatalError("made by mutableArrayValue(forKey:) only") }
    required init?(coder: NSCoder) { nil }
    required convenience init(arrayLiteral elements: Any...) { fatalError("made by mutableArrayValue(forKey:) only") }

    private var members: NSArray {
        switch KeyValueAccess.value(forKey: key, of: owner) {
        case let array as NSArray: array
        case let array as [Any]: array as NSArray
        default: []
        }
    }

    private func change(_ kind: NSKeyValueChange, _ indexes: IndexSet, _ body: (NSMutableArray) -> Void) {
        guard !indexes.isEmpty else { return }
        guard let array = members as? NSMutableArray else {
            // A Swift array is set as a whole, which its own hook reports.
            let copy = NSMutableArray(array: members.map { $0 })
            body(copy)
            return KeyValueAccess.setValue(copy.map { $0 }, forKey: key, of: owner)
        }
        let old = kind == .insertion ? nil : indexes.map { array.object(at: $0) }
        body(array)
        let new = kind == .removal ? nil : indexes.map { array.object(at: $0) }
        KeyValueObservation.didChangeMembers(of: owner, key, kind, indexes, old: old, new: new)
    }

    // MARK: Reading

    override var count: Int { members.count }
    override func object(at index: Int) -> Any { members.object(at: index) }
    override func contains(_ anObject: Any) -> Bool { index(of: anObject) != NSNotFound }
    /// Returns the index. Arrays on Linux box objects of Swift classes, and no two boxes are equal; Apple's compare the objects.
    override func index(of anObject: Any) -> Int {
        guard !(anObject is NSObject), type(of: anObject) is AnyClass else { return members.index(of: anObject) }
        return members.map { $0 }.firstIndex { ($0 as AnyObject) === (anObject as AnyObject) } ?? NSNotFound
    }

    // MARK: Changing

    override func insert(_ anObject: Any, at index: Int) { change(.insertion, [index]) { $0.insert(anObject, at: index) } }
    override func removeObject(at index: Int) { change(.removal, [index]) { $0.removeObject(at: index) } }
    override func replaceObject(at index: Int, with anObject: Any) {
        // `array[array.count] = x` adds, as NSMutableArray's subscript does on Apple's platforms.
        if index == count { return add(anObject) }
        change(.replacement, [index]) { $0.replaceObject(at: index, with: anObject) }
    }
    override func add(_ anObject: Any) { insert(anObject, at: count) }
    override func removeLastObject() { if count > 0 { removeObject(at: count - 1) } }
    override func addObjects(from otherArray: [Any]) {
        change(.insertion, IndexSet(integersIn: count..<count + otherArray.count)) { $0.addObjects(from: otherArray) }
    }
    override func insert(_ objects: [Any], at indexes: IndexSet) {
        change(.insertion, indexes) { array in for (object, index) in zip(objects, indexes) { array.insert(object, at: index) } }
    }
    override func removeObjects(at indexes: IndexSet) {
        change(.removal, indexes) { array in for index in indexes.reversed() { array.removeObject(at: index) } }
    }
    override func removeAllObjects() { removeObjects(at: IndexSet(integersIn: 0..<count)) }
    override func removeObjects(in range: NSRange) {
        removeObjects(at: IndexSet(integersIn: range.location..<range.location + range.length))
    }
    override func removeObjects(in otherArray: [Any]) { removeObjects(at: indexes(of: otherArray)) }
    override func remove(_ anObject: Any) { removeObjects(at: indexes(of: [anObject])) }
    override func setArray(_ otherArray: [Any]) { replaceObjects(in: NSRange(location: 0, length: count), withObjectsFrom: otherArray) }
    override func replaceObjects(in range: NSRange, withObjectsFrom otherArray: [Any]) {
        // The common number of members is replaced, the rest removed or inserted: the tests of xmartlabs/Eureka count each.
        let shared = range.location..<range.location + Swift.min(range.length, otherArray.count), rest = shared.upperBound
        change(.replacement, IndexSet(integersIn: shared)) { array in
            for (object, index) in zip(otherArray, shared) { array.replaceObject(at: index, with: object) }
        }
        removeObjects(at: IndexSet(integersIn: rest..<range.location + range.length))
        insert(Array(otherArray.dropFirst(shared.count)), at: IndexSet(integersIn: rest..<range.location + otherArray.count))
    }

    private func indexes(of others: [Any]) -> IndexSet {
        IndexSet(others.map { index(of: $0) }.filter { $0 != NSNotFound })
    }
}
