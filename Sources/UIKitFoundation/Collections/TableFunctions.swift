import Foundation

// The functions of C for hash tables and map tables, with pointers to objects.

private func object(_ pointer: UnsafeRawPointer?) -> AnyObject? {
    pointer.map { Unmanaged<AnyObject>.fromOpaque($0).takeUnretainedValue() }
}
private func pointer(_ object: AnyObject?) -> UnsafeMutableRawPointer? { object.map { Unmanaged.passUnretained($0).toOpaque() } }

/// Empties a set, counts its members, and returns them, or a copy.
public func NSResetHashTable(_ table: NSHashTable<AnyObject>) { table.removeAllObjects() }
public func NSCountHashTable(_ table: NSHashTable<AnyObject>) -> Int { table.count }
public func NSAllHashTableObjects(_ table: NSHashTable<AnyObject>) -> [Any] { table.allObjects }
/// Returns whether two sets have the same members.
public func NSCompareHashTables(_ table1: NSHashTable<AnyObject>, _ table2: NSHashTable<AnyObject>) -> Bool { table1.isEqual(to: table2) }
/// Returns the member that is equal, or `nil`.
public func NSHashGet(_ table: NSHashTable<AnyObject>, _ pointer: UnsafeRawPointer?) -> UnsafeMutableRawPointer? {
    object(pointer).flatMap { table.member($0) }.flatMap { UIKitFoundation.pointer($0) }
}
/// Adds a member instead of an equal one, or removes it.
public func NSHashInsert(_ table: NSHashTable<AnyObject>, _ pointer: UnsafeRawPointer?) {
    guard let object = object(pointer) else { return }
    table.remove(object)
    table.add(object)
}
public func NSHashInsertKnownAbsent(_ table: NSHashTable<AnyObject>, _ pointer: UnsafeRawPointer?) { NSHashInsert(table, pointer) }
public func NSHashRemove(_ table: NSHashTable<AnyObject>, _ pointer: UnsafeRawPointer?) { table.remove(object(pointer)) }
/// Adds a member, unless there is an equal one, which is returned.
public func NSHashInsertIfAbsent(_ table: NSHashTable<AnyObject>, _ pointer: UnsafeRawPointer?) -> UnsafeMutableRawPointer? {
    if let present = NSHashGet(table, pointer) { return present }
    NSHashInsert(table, pointer)
    return nil
}

/// Empties a table, counts its entries, and returns its keys and its values.
public func NSResetMapTable(_ table: NSMapTable<AnyObject, AnyObject>) { table.removeAllObjects() }
public func NSCountMapTable(_ table: NSMapTable<AnyObject, AnyObject>) -> Int { table.count }
public func NSAllMapTableKeys(_ table: NSMapTable<AnyObject, AnyObject>) -> [Any] { table.keyEnumerator().allObjects }
public func NSAllMapTableValues(_ table: NSMapTable<AnyObject, AnyObject>) -> [Any] { table.objectEnumerator()?.allObjects ?? [] }
/// Returns the object of a key, or `nil`.
public func NSMapGet(_ table: NSMapTable<AnyObject, AnyObject>, _ key: UnsafeRawPointer?) -> UnsafeMutableRawPointer? {
    pointer(table.object(forKey: object(key)))
}
/// Sets the object of a key, or removes it.
public func NSMapInsert(_ table: NSMapTable<AnyObject, AnyObject>, _ key: UnsafeRawPointer?, _ value: UnsafeRawPointer?) {
    table.setObject(object(value), forKey: object(key))
}
public func NSMapInsertKnownAbsent(_ table: NSMapTable<AnyObject, AnyObject>, _ key: UnsafeRawPointer?, _ value: UnsafeRawPointer?) {
    NSMapInsert(table, key, value)
}
public func NSMapRemove(_ table: NSMapTable<AnyObject, AnyObject>, _ key: UnsafeRawPointer?) { table.removeObject(forKey: object(key)) }
/// Sets the object of a key, unless it has one, which is returned.
public func NSMapInsertIfAbsent(_ table: NSMapTable<AnyObject, AnyObject>, _ key: UnsafeRawPointer?, _ value: UnsafeRawPointer?)
    -> UnsafeMutableRawPointer?
{
    if let present = NSMapGet(table, key) { return present }
    NSMapInsert(table, key, value)
    return nil
}
