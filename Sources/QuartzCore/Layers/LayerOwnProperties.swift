import CoreGraphics
import Foundation
import UIKitRuntime

/// Properties that an app's subclass adds: stored by name (`@NSManaged`), or stored by the subclass and accessed by name.
extension CALayer {
    /// Returns the value of an `@NSManaged` property, which Core Animation stores by name, or the empty value of its type. The translator
    /// generates calls.
    public final func managedValue<T>(_ key: String) -> T {
        let stored = supplement?.values[key] ?? type(of: self).defaultValue(forKey: key)
        for value in [stored, 0, ""] {
            if let value = DynamicValue.convert(value, to: T.self) { return value }
        }
        guard _isPOD(T.self) else { fatalError("the property '\(key)' of \(type(of: self)) has no value, and \(T.self) has no empty one") }
        return withUnsafeTemporaryAllocation(byteCount: MemoryLayout<T>.size, alignment: MemoryLayout<T>.alignment) { bytes in
            _ = bytes.initializeMemory(as: UInt8.self, repeating: 0)
            return bytes.load(as: T.self)
        }
    }

    /// Stores the value, requests display if the class needs it for the key, and runs the property's action.
    public final func setManagedValue<T>(_ value: T, _ key: String) {
        guard !role.contains(.presentation) else { return supplemented.values[key] = value }
        var action = CATransaction.isDisabled ? nil : action(forKey: key)
        if let animation = action as? CAAnimation { action = animation.asAction(of: self, key) }
        supplemented.values[key] = value
        didChange(key, [], action)
    }

    /// Returns the object of an `@NSManaged weak var` while it exists. The translator generates calls.
    public final func managedReference<T>(_ key: String) -> T? { (supplement?.values[key] as? WeakReference)?.object as? T }

    /// Keeps a weak reference to an object for a property that the app declares on its layer; nil removes it.
    public final func setManagedReference<T>(_ object: T?, _ key: String) {
        setManagedValue(WeakReference(object: object.map { $0 as AnyObject }), key)
    }

    /// Returns whether `key` names a property that not every layer of the framework's class has.
    package final func isOwnProperty(_ key: String) -> Bool {
        guard type(of: self) != CALayer.self, animatableValue(forKey: key) == nil else { return false }
        return type(of: self).needsDisplay(forKey: key) || ownValue(forKey: key) != nil
    }

    private final func ownValue(forKey key: String) -> Any? {
        if let stored = supplement?.values[key] { return stored }
        if case let known?? = DispatchTable.read(key, of: self) { return known }
        return type(of: self).defaultValue(forKey: key)
    }

    /// Returns the value for `key` as an animation interpolates it, whether it is the framework's or the app's own.
    package final func mixableValue(forKey key: String) -> AnimatableValue? {
        animatableValue(forKey: key) ?? AnimatableValue(ownValue(forKey: key))
    }

    /// Sets a subclass's own property to an animation's current value.
    final func setOwnValue(_ value: AnimatableValue, forKey key: String) {
        let boxed: Any =
            switch (value, ownValue(forKey: key)) {
            case (.transform(let matrix), is CGAffineTransform): CATransform3DGetAffineTransform(matrix)
            case (.point(let point), is CGVector): CGVector(dx: point.x, dy: point.y)
            default: value.any
            }
        if !DispatchTable.assign(boxed, forKey: key, on: self) { supplemented.values[key] = boxed }
    }
}

private struct WeakReference { weak var object: AnyObject? }
