import Foundation

/// Sort descriptors by key: Foundation on Linux only knows key paths.
private final class KeyOrder: @unchecked Sendable {
    let key: String?
    let comparator: Comparator?
    init(_ key: String?, _ comparator: Comparator?) { (self.key, self.comparator) = (key, comparator) }
}

nonisolated(unsafe) private var keyOrderName: UInt8 = 0

extension NSSortDescriptor {
    // The key path only satisfies Foundation's initialiser; comparing never reads it.
    public convenience init(key: String?, ascending: Bool, selector: Selector? = nil) {
        self.init(keyPath: \String.count, ascending: ascending)
        withUnsafePointer(to: &keyOrderName) { objc_setAssociatedObject(self, $0, KeyOrder(key, nil), .OBJC_ASSOCIATION_RETAIN) }
    }

    public convenience init(key: String?, ascending: Bool, comparator cmptr: @escaping Comparator) {
        self.init(keyPath: \String.count, ascending: ascending)
        withUnsafePointer(to: &keyOrderName) { objc_setAssociatedObject(self, $0, KeyOrder(key, cmptr), .OBJC_ASSOCIATION_RETAIN) }
    }

    /// Compares through key-value access when the descriptor was made with a key.
    public func compareByKey(_ a: AnyObject, _ b: AnyObject) -> ComparisonResult {
        let order = withUnsafePointer(to: &keyOrderName) { objc_getAssociatedObject(self, $0) as? KeyOrder }
        guard let order else { return compare(a, to: b) }
        func value(_ object: AnyObject) -> Any? {
            guard let key = order.key else { return object }
            return (object as? KeyValueObject)?.value(forKeyPath: key) ?? KeyValueAccess.value(forKeyPath: key, of: object)
        }
        let (x, y) = (value(a), value(b))
        let result: ComparisonResult
        if let comparator = order.comparator, let x, let y {
            result = comparator(x, y)
        } else if let x = x as? String, let y = y as? String {
            result = x.compare(y)
        } else if let x = x as? Date, let y = y as? Date {
            result = x.compare(y)
        } else if let x, let y, let p = DynamicValue.convert(x, to: Double.self), let q = DynamicValue.convert(y, to: Double.self) {
            result = p < q ? .orderedAscending : p > q ? .orderedDescending : .orderedSame
        } else {
            result = x == nil ? (y == nil ? .orderedSame : .orderedAscending) : (y == nil ? .orderedDescending : .orderedSame)
        }
        guard !ascending else { return result }
        return result == .orderedAscending ? .orderedDescending : result == .orderedDescending ? .orderedAscending : .orderedSame
    }
}
