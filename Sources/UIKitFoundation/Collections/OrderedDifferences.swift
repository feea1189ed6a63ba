import Foundation

/// Whether a change inserts or removes an object.
public enum NSCollectionChangeType: Int, Sendable { case insert, remove }
/// How a difference is computed.
public struct NSOrderedCollectionDifferenceCalculationOptions: OptionSet, Sendable {
    /// The bits, one for each option.
    public let rawValue: UInt
    /// Creates options from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Changes don't hold the objects that are inserted, or removed; an object that moves has both places.
    public static let omitInsertedObjects = Self(rawValue: 1), omitRemovedObjects = Self(rawValue: 2), inferMoves = Self(rawValue: 4)
}
/// The insertion or the removal of an object.
open class NSOrderedCollectionChange<ChangeType>: NSObject {
    /// The object, or `nil` if it was omitted.
    public final let object: ChangeType?
    /// Whether it is inserted or removed.
    public final let changeType: NSCollectionChangeType
    /// The place, and the place of the opposite change of an object that moves, or `NSNotFound`.
    public final let index: Int, associatedIndex: Int
    public init(object anObject: ChangeType?, type: NSCollectionChangeType, index: Int, associatedIndex: Int = NSNotFound) {
        (object, changeType, self.index, self.associatedIndex) = (anObject, type, index, associatedIndex)
    }
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? NSOrderedCollectionChange<ChangeType> else { return false }
        return changeType == other.changeType && index == other.index && associatedIndex == other.associatedIndex
            && isSame(self.object, other.object)
    }
    open override var hash: Int { index ^ changeType.rawValue }
}
/// The changes from one list to another.
open class NSOrderedCollectionDifference<ChangeType>: NSObject {
    /// The insertions in the order of their places, and the removals.
    public final let insertions: [NSOrderedCollectionChange<ChangeType>], removals: [NSOrderedCollectionChange<ChangeType>]
    /// Whether the lists differ.
    public final var hasChanges: Bool { !insertions.isEmpty || !removals.isEmpty }
    /// Creates a difference of changes.
    public init(changes: [NSOrderedCollectionChange<ChangeType>]) {
        insertions = changes.filter { $0.changeType == .insert }.sorted { $0.index < $1.index }
        removals = changes.filter { $0.changeType == .remove }.sorted { $0.index < $1.index }
    }
    /// Creates a difference of the places and the objects that are inserted and removed.
    public convenience init(
        insert inserts: IndexSet, insertedObjects: [ChangeType]?, remove removes: IndexSet, removedObjects: [ChangeType]?,
        additionalChanges changes: [NSOrderedCollectionChange<ChangeType>] = []
    ) {
        func all(_ places: IndexSet, _ objects: [ChangeType]?, _ type: NSCollectionChangeType) -> [NSOrderedCollectionChange<ChangeType>] {
            places.enumerated().map { offset, place in
                let object = objects.flatMap { $0.indices.contains(offset) ? $0[offset] : nil }
                return NSOrderedCollectionChange(object: object, type: type, index: place)
            }
        }
        self.init(changes: all(inserts, insertedObjects, .insert) + all(removes, removedObjects, .remove) + changes)
    }
    /// Returns the changes in the other direction.
    open func inverse() -> NSOrderedCollectionDifference<ChangeType> {
        NSOrderedCollectionDifference(
            changes: (insertions + removals).map {
                NSOrderedCollectionChange(
                    object: $0.object, type: $0.changeType == .insert ? .remove : .insert, index: $0.index,
                    associatedIndex: $0.associatedIndex)
            })
    }
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? NSOrderedCollectionDifference<ChangeType> else { return false }
        return insertions == other.insertions && removals == other.removals
    }
    open override var hash: Int { insertions.count ^ removals.count << 8 }
}

private func isSame(_ one: Any?, _ other: Any?) -> Bool {
    if let one = one as? NSObject { return one.isEqual(other) }
    if let one = one as? AnyHashable, let other = other as? AnyHashable { return one == other }
    return one == nil && other == nil
}

private func changes(
    from old: [Any], to new: [Any], _ options: NSOrderedCollectionDifferenceCalculationOptions, _ isEqual: (Any, Any) -> Bool
) -> NSOrderedCollectionDifference<Any> {
    let found: [NSOrderedCollectionChange<Any>] = new.difference(from: old, by: isEqual).map { change in
        switch change {
        case .insert(let place, let object, _):
            .init(object: options.contains(.omitInsertedObjects) ? nil : object, type: .insert, index: place)
        case .remove(let place, let object, _):
            .init(object: options.contains(.omitRemovedObjects) ? nil : object, type: .remove, index: place)
        }
    }
    guard options.contains(.inferMoves) else { return NSOrderedCollectionDifference(changes: found) }
    // An object that is removed once and inserted once moves.
    let result = found.map { change in
        let other = found.first {
            guard $0.changeType != change.changeType else { return false }
            let (place, otherPlace) = (change.index, $0.index)
            let (before, after) = change.changeType == .remove ? (old[place], new[otherPlace]) : (old[otherPlace], new[place])
            return isEqual(before, after)
        }
        return NSOrderedCollectionChange(
            object: change.object, type: change.changeType, index: change.index, associatedIndex: other?.index ?? NSNotFound)
    }
    return NSOrderedCollectionDifference(changes: result)
}
private func applied(_ difference: NSOrderedCollectionDifference<Any>, to list: [Any]) -> [Any]? {
    var list = list
    for change in difference.removals.reversed() {
        guard list.indices.contains(change.index) else { return nil }
        list.remove(at: change.index)
    }
    for change in difference.insertions {
        guard change.index <= list.count, let object = change.object else { return nil }
        list.insert(object, at: change.index)
    }
    return list
}

extension NSArray {
    /// Returns the changes from another array to this one.
    public func difference(from other: [Any], with options: NSOrderedCollectionDifferenceCalculationOptions = [])
        -> NSOrderedCollectionDifference<Any>
    {
        changes(from: other, to: Array(self), options) { isSame($0, $1) }
    }
    /// Returns the changes from another array to this one, of which a closure compares the objects.
    public func difference(
        from other: [Any], with options: NSOrderedCollectionDifferenceCalculationOptions, usingEquivalenceTest block: (Any, Any) -> Bool
    ) -> NSOrderedCollectionDifference<Any> {
        changes(from: other, to: Array(self), options) { block($1, $0) }
    }
    /// Returns the array after changes, or `nil` if they don't fit.
    public func applying(_ difference: NSOrderedCollectionDifference<Any>) -> [Any]? { applied(difference, to: Array(self)) }
}
extension NSMutableArray {
    /// Makes changes, unless they don't fit.
    public func apply(_ difference: NSOrderedCollectionDifference<Any>) {
        if let list = applied(difference, to: Array(self)) { setArray(list) }
    }
}
extension NSOrderedSet {
    /// Returns the changes from another set to this one.
    public func difference(from other: NSOrderedSet, with options: NSOrderedCollectionDifferenceCalculationOptions = [])
        -> NSOrderedCollectionDifference<Any>
    {
        changes(from: other.array, to: array, options) { isSame($0, $1) }
    }
    /// Returns the set after changes, or `nil` if they don't fit.
    public func applying(_ difference: NSOrderedCollectionDifference<Any>) -> NSOrderedSet? {
        applied(difference, to: array).map { NSOrderedSet(array: $0) }
    }
}
