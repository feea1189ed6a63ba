import CJavaScriptCore
import Foundation

extension JSContext {
    /// Returns the engine's value of a Swift value.
    final func reference(_ value: Any?) -> OpaquePointer? {
        let js = Engine.js
        guard let value else { return js.JSValueMakeUndefined(reference) }
        switch value {
        case let value as JSValue: return value.reference
        case let value as JSManagedValue: return self.reference(value.value as JSValue?)
        case is NSNull: return js.JSValueMakeNull(reference)
        case let value as NSNumber:
            let isBoolean = [Int8(bitPattern: UInt8(ascii: "c")), Int8(bitPattern: UInt8(ascii: "B"))].contains(value.objCType.pointee)
            return isBoolean && (value == 0 || value == 1)
                ? js.JSValueMakeBoolean(reference, value.boolValue) : js.JSValueMakeNumber(reference, value.doubleValue)
        case let value as Bool: return js.JSValueMakeBoolean(reference, value)
        case let value as Double: return js.JSValueMakeNumber(reference, value)
        case let value as Float: return js.JSValueMakeNumber(reference, Double(value))
        case let value as CGFloat: return js.JSValueMakeNumber(reference, Double(value))
        case let value as any BinaryInteger: return js.JSValueMakeNumber(reference, Double(value))
        case let value as String: return Engine.string(value) { js.JSValueMakeString(reference, $0) }
        case let value as NSString: return Engine.string(value as String) { js.JSValueMakeString(reference, $0) }
        case let value as Date: return date(value)
        case let value as [Any]: return array(value)
        case let value as [AnyHashable: Any]: return object(value)
        case let value as any OptionalValue: return reference(value.content)
        default:
            if let call = HostFunctions.call(value) { return function { call(Arguments(context: $0, values: $1)) } }
            guard type(of: value) is AnyClass else { return js.JSValueMakeUndefined(reference) }
            let box = Unmanaged<HostBox>.passRetained(HostObject(self, value as AnyObject)).toOpaque()
            return js.JSObjectMake(reference, Engine.objectClass, box)
        }
    }
    private func date(_ date: Date) -> OpaquePointer? {
        let time = [Engine.js.JSValueMakeNumber(reference, (date.timeIntervalSince1970 * 1000).rounded())]
        return Engine.js.JSObjectMakeDate(reference, 1, time, nil)
    }
    private func array(_ values: [Any]) -> OpaquePointer? {
        let result = Engine.js.JSObjectMakeArray(reference, 0, nil, nil)
        for (index, value) in values.enumerated() {
            Engine.js.JSObjectSetPropertyAtIndex(reference, result, UInt32(index), reference(value), nil)
        }
        return result
    }
    private func object(_ values: [AnyHashable: Any]) -> OpaquePointer? {
        let result = Engine.js.JSObjectMake(reference, nil, nil)
        for (key, value) in values {
            Engine.string("\(key.base)") { Engine.js.JSObjectSetProperty(reference, result, $0, reference(value), 0, nil) }
        }
        return result
    }
}
/// An optional in an `Any`.
private protocol OptionalValue {
    var content: Any? { get }
}
extension Optional: OptionalValue {
    fileprivate var content: Any? { self }
}

extension JSValue {
    private var js: us_JavaScriptCore { Engine.js }
    /// Returns the value of Swift: numbers, strings, dates, arrays, and dictionaries; nil for undefined, and `NSNull` for null.
    public final func toObject() -> Any! {
        var seen: Set<OpaquePointer> = []
        return swift(&seen)
    }
    private func swift(_ seen: inout Set<OpaquePointer>) -> Any? {
        if isUndefined { return nil }
        if isNull { return NSNull() }
        if isBoolean { return NSNumber(value: toBool()) }
        if isNumber { return NSNumber(value: toDouble()) }
        if isString || isSymbol { return toString() }
        if let host = host { return host }
        if isDate { return toDate() }
        // An object that contains itself ends there.
        guard seen.insert(reference).inserted else { return nil }
        defer { seen.remove(reference) }
        if isArray {
            return (0..<count).map { atIndex($0).swift(&seen) ?? NSNull() }
        }
        var result: [String: Any] = [:]
        for name in names { if let value = forProperty(name).swift(&seen) { result[name] = value } }
        return result
    }
    /// The Swift object that a script holds.
    private var host: AnyObject? {
        guard js.JSValueIsObjectOfClass(context.reference, reference, Engine.objectClass), let data = js.JSObjectGetPrivate(reference)
        else {
            return nil
        }
        return (Unmanaged<HostBox>.fromOpaque(data).takeUnretainedValue() as? HostObject)?.object
    }
    /// The number of elements of an array.
    private var count: Int { max(Int(exactly: forProperty("length").toDouble()) ?? 0, 0) }
    /// The names of enumerable properties.
    private var names: [String] {
        let list = js.JSObjectCopyPropertyNames(context.reference, reference)
        defer { js.JSPropertyNameArrayRelease(list) }
        return (0..<js.JSPropertyNameArrayGetCount(list)).map { Engine.text(js.JSPropertyNameArrayGetNameAtIndex(list, $0)) }
    }
    /// Returns the value of Swift if it is of a class.
    public final func toObjectOf(_ expectedClass: AnyClass!) -> Any! {
        guard let object = toObject(), let expectedClass else { return nil }
        var current: AnyClass? = type(of: object) as? AnyClass
        while let found = current {
            if found == expectedClass { return object }
            current = _getSuperclass(found)
        }
        return nil
    }
    /// Returns whether the value isn't false, 0, empty, null, or undefined.
    public final func toBool() -> Bool { js.JSValueToBoolean(context.reference, reference) }
    /// Returns the number; not a number if there is none.
    public final func toDouble() -> Double {
        var thrown: OpaquePointer?
        let result = js.JSValueToNumber(context.reference, reference, &thrown)
        context.report(thrown)
        return thrown == nil ? result : .nan
    }
    /// Return the integer, by the rules of the language: whole, and within 32 or 64 bits by leaving out higher ones.
    public final func toInt32() -> Int32 { Int32(truncatingIfNeeded: whole) }
    public final func toUInt32() -> UInt32 { UInt32(truncatingIfNeeded: whole) }
    public final func toInt64() -> Int64 { whole }
    public final func toUInt64() -> UInt64 { UInt64(bitPattern: whole) }
    private var whole: Int64 {
        let number = toDouble().rounded(.towardZero)
        guard number.isFinite else { return 0 }
        if let exact = Int64(exactly: number) { return exact }
        let rest = fmod(number, 18_446_744_073_709_551_616)
        return Int64(bitPattern: UInt64(rest < 0 ? rest + 18_446_744_073_709_551_616 : rest))
    }
    public final func toNumber() -> NSNumber! { isBoolean ? NSNumber(value: toBool()) : NSNumber(value: toDouble()) }
    public final func toString() -> String! {
        var thrown: OpaquePointer?
        if isSymbol { return invokeMethod("toString", withArguments: []).toString() }
        let string = js.JSValueToStringCopy(context.reference, reference, &thrown)
        context.report(thrown)
        defer { if string != nil { js.JSStringRelease(string) } }
        return string == nil ? nil : Engine.text(string)
    }
    /// Returns the date; nil for a date that isn't one.
    public final func toDate() -> Date! {
        let time = toDouble()
        return time.isNaN ? nil : Date(timeIntervalSince1970: time / 1000)
    }
    /// Returns the elements of an array; nil for null and undefined.
    public final func toArray() -> [Any]! {
        if isNull || isUndefined { return nil }
        if let list = toObject() as? [Any] { return list }
        guard isObject else {
            context.report(typeError("Cannot convert primitive to NSArray"))
            return nil
        }
        return (0..<count).map { atIndex($0).toObject() ?? NSNull() }
    }
    /// Returns the properties of an object; nil for null and undefined.
    public final func toDictionary() -> [AnyHashable: Any]! {
        if isNull || isUndefined { return nil }
        guard isObject else {
            context.report(typeError("Cannot convert primitive to NSDictionary"))
            return nil
        }
        var result: [AnyHashable: Any] = [:]
        for name in names { if let value = forProperty(name).toObject() { result[name] = value } }
        return result
    }
    private func typeError(_ message: String) -> OpaquePointer? {
        context.globalObject.forProperty("TypeError").construct(withArguments: [message]).reference
    }
    private func number(_ name: String) -> CGFloat { CGFloat(forProperty(name).toDouble()) }
    /// Return the structure of an object with its members' names.
    public final func toPoint() -> CGPoint { CGPoint(x: number("x"), y: number("y")) }
    public final func toSize() -> CGSize { CGSize(width: number("width"), height: number("height")) }
    public final func toRect() -> CGRect { CGRect(origin: toPoint(), size: toSize()) }
    public final func toRange() -> NSRange {
        NSRange(location: Int(forProperty("location").toInt32()), length: Int(forProperty("length").toInt32()))
    }
}
