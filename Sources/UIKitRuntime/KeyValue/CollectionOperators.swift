import Foundation

/// The operators of key paths through collections: `@count`, `@sum.price`, `@max.date` (Apple, "Using Collection Operators").
enum CollectionOperators {
    /// Returns the members of an array, set, or ordered set; `nil` for other objects.
    static func members(of object: AnyObject) -> [Any]? {
        switch object {
        case let array as NSArray: array.map { $0 }
        case let set as NSSet: set.allObjects
        case let set as NSOrderedSet: set.array
        default: nil
        }
    }

    /// Returns the values of a key as a collection of the same kind. In a set, missing values are left out; in an array they are `NSNull`.
    static func values(_ members: [Any], of collection: AnyObject, _ value: (Any) -> Any?) -> Any {
        switch collection {
        case is NSSet: NSSet(array: members.compactMap(value))
        case is NSOrderedSet: NSOrderedSet(array: members.compactMap(value))
        default: members.map { value($0) ?? NSNull() }
        }
    }

    /// Returns an operator's result for the members' values at a path; double `nil` if there is no such operator.
    static func value(of name: String, _ members: [Any], in collection: AnyObject, path: String?) -> Any?? {
        func values() -> [Any] { members.compactMap { member in at(path, of: member) }.filter { !($0 is NSNull) } }
        switch name {
        case "count": return .some(NSNumber(value: members.count))
        case "sum": return .some(sum(values()))
        case "avg":
            let all = values()
            return .some(all.isEmpty ? NSNumber(value: 0) : NSNumber(value: sum(all).doubleValue / Double(all.count)))
        case "max": return .some(values().max { isAscending($0, $1) })
        case "min": return .some(values().min { isAscending($0, $1) })
        case "firstObject": return .some(members.first.flatMap { at(path, of: $0) })
        case "lastObject": return .some(members.last.flatMap { at(path, of: $0) })
        case "unionOfObjects": return .some(values())
        case "distinctUnionOfObjects": return .some(distinct(values(), in: collection))
        case "unionOfArrays": return .some(values().flatMap { self.members(of: $0 as AnyObject) ?? [$0] })
        case "distinctUnionOfArrays", "distinctUnionOfSets":
            return .some(distinct(values().flatMap { self.members(of: $0 as AnyObject) ?? [$0] }, in: collection))
        default: return nil
        }
    }

    private static func at(_ path: String?, of member: Any) -> Any? {
        guard let path, path != "self" else { return member }
        return (member as? any KeyValueMembers)?.value(forKeyPath: path) ?? KeyValueAccess.value(forKeyPath: path, of: member as AnyObject)
    }

    private static func distinct(_ values: [Any], in collection: AnyObject) -> Any {
        // Foundation's ordered set keeps equal strings that are in an Any.
        var seen: Set<AnyHashable> = []
        let distinct = values.filter { value in (value as? AnyHashable).map { seen.insert($0).inserted } ?? true }
        return collection is NSArray ? distinct as Any : NSSet(array: distinct)
    }

    /// Returns the sum, as a decimal number if one of the values is, and as a whole number if all are.
    private static func sum(_ values: [Any]) -> NSNumber {
        if values.contains(where: { $0 is NSDecimalNumber || $0 is Decimal }) {
            return values.reduce(NSDecimalNumber.zero) { total, value in
                let next = value as? NSDecimalNumber ?? (value as? Decimal).map { NSDecimalNumber(decimal: $0) }
                return total.adding(next ?? NSDecimalNumber(value: number(value)))
            }
        }
        let isWhole = values.allSatisfy { value in
            guard let number = value as? NSNumber else { return value is any BinaryInteger }
            return !["f", "d"].contains(String(cString: number.objCType))
        }
        let total = values.reduce(0) { $0 + number($1) }
        return isWhole ? NSNumber(value: Int64(exactly: total) ?? Int64.max) : NSNumber(value: total)
    }

    private static func number(_ value: Any) -> Double {
        if let value = value as? NSNumber { return value.doubleValue }
        if let value = value as? any BinaryInteger { return Double(value) }
        if let value = value as? any BinaryFloatingPoint { return Double(value) }
        return (value as? NSString)?.doubleValue ?? 0
    }

    private static func isAscending(_ a: Any, _ b: Any) -> Bool {
        if let a = a as? String, let b = b as? String { return a < b }
        if let a = a as? Date, let b = b as? Date { return a < b }
        return number(a) < number(b)
    }
}
