import Foundation

/// One member of a class of views in a keyed archive. Only this runtime reads the archives: the keys are not Apple's.
@MainActor
package struct ArchivedMember {
    let write: (UIView, NSCoder) -> Void
    let read: (UIView, NSCoder) -> Void

    /// Creates a member that `get` reads and `set` sets: numbers, strings, objects, and arrays of them. If `get` returns `nil`, nothing is
    /// written; a member missing from the archive keeps its value.
    package init<V: UIView, Value>(_ key: String, _ get: @escaping (V) -> Value?, _ set: @escaping (V, Value) -> Void) {
        write = { view, coder in
            guard let view = view as? V, let value = get(view) else { return }
            coder.encode(value, forKey: key)
        }
        read = { view, coder in
            // Foundation's unarchiver treats a missing key as corrupt data.
            guard let view = view as? V, coder.containsValue(forKey: key), let value = coder.decodeObject(forKey: key) as? Value else {
                return
            }
            set(view, value)
        }
    }

    package init<V: UIView, Value>(_ key: String, _ path: ReferenceWritableKeyPath<V, Value>) {
        self.init(key, { (view: V) -> Value? in view[keyPath: path] }, { (view: V, value: Value) in view[keyPath: path] = value })
    }
    package init<V: UIView, Value>(_ key: String, optional path: ReferenceWritableKeyPath<V, Value?>) {
        self.init(key, { (view: V) -> Value? in view[keyPath: path] }, { (view: V, value: Value) in view[keyPath: path] = value })
    }
    package init<V: UIView, Value: RawRepresentable>(_ key: String, raw path: ReferenceWritableKeyPath<V, Value>) {
        self.init(
            key, { (view: V) -> Value.RawValue? in view[keyPath: path].rawValue },
            { (view: V, raw: Value.RawValue) in if let value = Value(rawValue: raw) { view[keyPath: path] = value } })
    }
    /// Creates a member that is a number of points, a size, a point, or insets.
    package init<V: UIView, Value: ArchivedParts>(_ key: String, _ path: ReferenceWritableKeyPath<V, Value>) {
        self.init(
            key, { (view: V) -> [Double]? in view[keyPath: path].parts },
            { (view: V, parts: [Double]) in if let value = Value(parts: parts) { view[keyPath: path] = value } })
    }
    /// Creates a member with a value for each state of a control.
    package init<V: UIView, State: RawRepresentable & Hashable, Value>(
        _ key: String, states path: KeyPath<V, [State: Value]>, _ set: @escaping (V, Value, State) -> Void
    )
    where State.RawValue == UInt {
        self.init(
            key,
            { (view: V) -> [[Any]]? in
                view[keyPath: path].sorted { $0.key.rawValue < $1.key.rawValue }.map {
                    [Int(truncatingIfNeeded: $0.key.rawValue), $0.value]
                }
            },
            { (view: V, pairs: [[Any]]) in
                for pair in pairs where pair.count == 2 {
                    guard let raw = pair[0] as? Int, let state = State(rawValue: UInt(truncatingIfNeeded: raw)),
                        let value = pair[1] as? Value
                    else { continue }
                    set(view, value, state)
                }
            })
    }
}

/// A value made up of several numbers. `nil` parts are not archived.
package protocol ArchivedParts {
    var parts: [Double]? { get }
    init?(parts: [Double])
}

extension CGFloat: ArchivedParts {
    package var parts: [Double]? { [Double(self)] }
    package init?(parts: [Double]) {
        guard parts.count == 1 else { return nil }
        self = CGFloat(parts[0])
    }
}
extension CGPoint: ArchivedParts {
    package var parts: [Double]? { [Double(x), Double(y)] }
    package init?(parts: [Double]) {
        guard parts.count == 2 else { return nil }
        self.init(x: parts[0], y: parts[1])
    }
}
extension CGSize: ArchivedParts {
    package var parts: [Double]? { [Double(width), Double(height)] }
    package init?(parts: [Double]) {
        guard parts.count == 2 else { return nil }
        self.init(width: parts[0], height: parts[1])
    }
}
extension CGRect: ArchivedParts {
    package var parts: [Double]? { [Double(minX), Double(minY), Double(width), Double(height)] }
    package init?(parts: [Double]) {
        guard parts.count == 4 else { return nil }
        self.init(x: parts[0], y: parts[1], width: parts[2], height: parts[3])
    }
}
extension UIEdgeInsets: ArchivedParts {
    package var parts: [Double]? { [Double(top), Double(left), Double(bottom), Double(right)] }
    package init?(parts: [Double]) {
        guard parts.count == 4 else { return nil }
        self.init(top: CGFloat(parts[0]), left: CGFloat(parts[1]), bottom: CGFloat(parts[2]), right: CGFloat(parts[3]))
    }
}
extension CGAffineTransform: ArchivedParts {
    package var parts: [Double]? { isIdentity ? nil : [Double(a), Double(b), Double(c), Double(d), Double(tx), Double(ty)] }
    package init?(parts: [Double]) {
        guard parts.count == 6 else { return nil }
        self.init(
            a: CGFloat(parts[0]), b: CGFloat(parts[1]), c: CGFloat(parts[2]), d: CGFloat(parts[3]), tx: CGFloat(parts[4]),
            ty: CGFloat(parts[5]))
    }
}
