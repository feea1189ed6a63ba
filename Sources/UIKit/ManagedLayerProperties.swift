import UIKitCore
import UIKitRuntime

extension CALayer {
    /// What the translator makes of a layer's `@NSManaged` property, which Core Animation stores by its name: its value, or the empty value of its type.
    // FIXME(gap): an animation of the property shows its end only; layers are not drawn anew for each of its frames.
    public func managedValue<T>(_ key: String) -> T {
        let stored = supplement?.values[key] ?? type(of: self).defaultValue(forKey: key)
        for value in [stored, 0, CGPoint.zero, CGSize.zero, CGRect.zero, ""] {
            if let value = DynamicValue.convert(value, to: T.self) { return value }
        }
        fatalError("the property '\(key)' of \(type(of: self)) has no value, and \(T.self) has no empty one")
    }

    /// Stores the value, asks for a drawing where the class says so, and runs the action for the property.
    public func setManagedValue<T>(_ value: T, _ key: String) {
        let action = action(forKey: key)
        supplemented.values[key] = value
        if type(of: self).needsDisplay(forKey: key) { setNeedsDisplay() }
        action?.run(forKey: key, object: self, arguments: nil)
    }
}
