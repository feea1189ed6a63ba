import UIKitCore

extension CALayer {
    /// What the translator makes of a layer's `@NSManaged` property, which Core Animation stores by its name: its value, or the empty value of its type.
    // FIXME(gap): an animation of the property shows its end only; layers are not drawn anew for each of its frames.
    public func managedValue<T>(_ key: String) -> T {
        let stored = supplement?.values[key] ?? type(of: self).defaultValue(forKey: key)
        if let value = stored as? T { return value }
        let number = stored as? NSNumber ?? 0
        for value in [CGFloat(number.doubleValue), number.doubleValue, number.floatValue, number.intValue, number.boolValue, CGPoint.zero, CGSize.zero, CGRect.zero, ""] as [Any] {
            if let value = value as? T { return value }
        }
        if let none = Optional<Any>.none as? T { return none }
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
