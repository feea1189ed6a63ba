import Foundation

/// Converts values from a dynamic call or an interface file to a typed parameter or property.
package enum DynamicValue {
    /// Returns `value` as a `T`: itself, `nil` for an optional, a number as another numeric type, or the case with that raw value.
    package static func convert<T>(_ value: Any?, to type: T.Type) -> T? {
        guard let value else {
            guard let optional = type as? any AnyOptional.Type else { return () as? T }
            return optional.empty as? T
        }
        if let typed = value as? T { return typed }
        if let wrapped = (type as? any AnyOptional.Type)?.wrapped {
            guard let converted = convertExistential(value, to: wrapped) else { return nil }
            return converted as? T
        }
        return convertExistential(value, to: type).flatMap { $0 as? T }
    }

    /// Returns `value` as key-value coding stores it in a property of the type. In addition to the values of ``convert(_:to:)``: the number
    /// or flag at the beginning of a text (`NSString.doubleValue`; 0 and false if there is none), and an object whose class was compiled
    /// into two modules.
    static func stored<T>(_ value: Any?, as type: T.Type) -> T? {
        if let converted = convert(value, to: type) { return converted }
        if let text = value as? String { return isObject(type) ? nil : scalar(NSString(string: text), type) }
        return twin(value, of: type) ?? base(value, of: type)
    }

    /// Whether storing a value in a property of the type has no effect instead of failing: a number that is not one of the choices, and an
    /// object that does not declare the protocol of a delegate. Objective-C's setters check neither.
    static func isIgnored(_ value: Any?, as type: Any.Type) -> Bool {
        guard let value else { return false }
        if let choice = type as? any RawRepresentable.Type { return isNumber(value, of: choice) }
        guard let wrapped = (type as? any AnyOptional.Type)?.wrapped else { return false }
        return !ProtocolRecord.all(in: wrapped).isEmpty
    }

    private static func isNumber<R: RawRepresentable>(_ value: Any, of type: R.Type) -> Bool {
        R.RawValue.self is any BinaryInteger.Type && stored(value, as: R.RawValue.self) != nil
    }

    private static func scalar<T>(_ text: NSString, _ type: T.Type) -> T? {
        switch type {
        case is Bool.Type: text.boolValue as? T
        case is Double.Type, is CGFloat.Type, is Float.Type: convert(text.doubleValue, to: type)
        default: convert(text.integerValue, to: type)
        }
    }

    /// Returns the object as the class with the same name and superclass in another module: a source file that belongs to an app and to its
    /// framework defines two classes, with the same layout.
    private static func twin<T>(_ value: Any?, of type: T.Type) -> T? {
        guard let value, let wanted = ((type as? any AnyOptional.Type)?.wrapped ?? type) as? AnyClass else { return nil }
        var current: AnyClass? = Swift.type(of: value) as? AnyClass
        while let candidate = current {
            let parent: AnyClass? = _getSuperclass(candidate)
            if nameInModule(candidate) == nameInModule(wanted), parent == _getSuperclass(wanted) {
                return unsafeBitCast(value as AnyObject, to: type)
            }
            current = parent
        }
        return nil
    }

    /// Returns an object of a superclass of the expected class, such as a plain view for an outlet to a stack: Objective-C's setters do not
    /// check the class, and the inherited members work.
    private static func base<T>(_ value: Any?, of type: T.Type) -> T? {
        guard let value, let given = Swift.type(of: value) as? AnyClass,
            let wanted = ((type as? any AnyOptional.Type)?.wrapped ?? type) as? AnyClass,
            sequence(first: wanted, next: { _getSuperclass($0) }).contains(where: { $0 == given })
        else { return nil }
        Console.log(
            "Understudy: a \(given) is stored in a property of class \(wanted); using it as that class would crash, as on a device."
        )
        return unsafeBitCast(value as AnyObject, to: type)
    }

    private static func nameInModule(_ type: AnyClass) -> Substring { String(reflecting: type).drop { $0 != "." } }

    /// Whether values of the type are a single reference: a class, or an optional of one.
    static func isObject(_ type: Any.Type) -> Bool { type is AnyObject.Type || (type as? any AnyOptional.Type)?.wrapped is AnyObject.Type }

    private static func convertExistential(_ value: Any, to type: Any.Type) -> Any? {
        if let raw = type as? any RawRepresentable.Type { return rawValue(value, raw) }
        if let text = value as? String { return number(text, type) }
        guard let number = (value as? NSNumber) ?? DynamicValue.number(value) else { return nil }
        switch type {
        case is Int.Type: return number.intValue
        case is Double.Type: return number.doubleValue
        case is CGFloat.Type: return CGFloat(number.doubleValue)
        case is Float.Type: return number.floatValue
        case is Bool.Type: return number.boolValue
        case is UInt.Type: return number.uintValue
        case is Int32.Type: return number.int32Value
        case is Int64.Type: return number.int64Value
        case is NSNumber.Type: return number
        default: return nil
        }
    }

    private static func rawValue<R: RawRepresentable>(_ value: Any, _ type: R.Type) -> Any? {
        convert(value, to: R.RawValue.self).flatMap { R(rawValue: $0) }
    }

    /// Returns the number at the beginning of a string, as key-value coding does for numbers: storyboards store some numbers in this form.
    private static func number(_ text: String, _ type: Any.Type) -> Any? {
        let text = NSString(string: text)
        return switch type {
        case is Int.Type: text.integerValue
        case is Double.Type: text.doubleValue
        case is CGFloat.Type: CGFloat(text.doubleValue)
        case is Float.Type: text.floatValue
        case is Bool.Type: text.boolValue
        case is Int32.Type: text.intValue
        case is Int64.Type: text.longLongValue
        default: nil
        }
    }

    private static func number(_ value: Any) -> NSNumber? {
        switch value {
        case let value as Int: return NSNumber(value: value)
        case let value as Double: return NSNumber(value: value)
        case let value as CGFloat: return NSNumber(value: Double(value))
        case let value as Float: return NSNumber(value: value)
        case let value as Bool: return NSNumber(value: value)
        case let value as any BinaryInteger: return NSNumber(value: Int64(truncatingIfNeeded: value))
        default: return nil
        }
    }
}

protocol AnyOptional {
    static var wrapped: Any.Type { get }
    /// The value inside, or nil.
    var inside: Any? { get }
    static var empty: Any { get }
}
extension Optional: AnyOptional {
    static var wrapped: Any.Type { Wrapped.self }
    static var empty: Any { Wrapped?.none as Any }
    var inside: Any? {
        guard let value = self else { return nil }
        return if let optional = value as? any AnyOptional { optional.inside } else { value }
    }
}
