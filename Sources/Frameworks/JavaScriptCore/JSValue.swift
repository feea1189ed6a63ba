import CJavaScriptCore
import Foundation

public let JSPropertyDescriptorWritableKey = "writable", JSPropertyDescriptorEnumerableKey = "enumerable"
public let JSPropertyDescriptorConfigurableKey = "configurable", JSPropertyDescriptorValueKey = "value"
public let JSPropertyDescriptorGetKey = "get", JSPropertyDescriptorSetKey = "set"
/// The name of a property: a string, or a value of a script.
public typealias JSValueProperty = Any
/// The result of a comparison.
public enum JSRelationCondition: UInt32, Sendable { case undefined, equal, greaterThan, lessThan }

/// A value of a script.
open class JSValue: NSObject {
    public final let context: JSContext!
    final let reference: OpaquePointer
    private final var js: us_JavaScriptCore { Engine.js }

    init(_ reference: OpaquePointer?, _ context: JSContext) {
        guard let found = reference ?? Engine.js.JSValueMakeUndefined(context.reference) else { fatalError("The engine made no value.") }
        (self.reference, self.context) = (found, context)
        Engine.js.JSValueProtect(context.reference, found)
    }
    deinit { Engine.js.JSValueUnprotect(context.reference, reference) }
    private convenience init?(_ context: JSContext?, _ make: (JSContext) -> OpaquePointer?) {
        guard let context else { return nil }
        self.init(make(context), context)
    }
    public final var jsValueRef: OpaquePointer! { reference }
    /// Creates the value of a reference of the C interface.
    public convenience init!(jsValueRef value: OpaquePointer!, in context: JSContext!) { self.init(context) { _ in value } }

    // MARK: Making

    /// Creates the value of a Swift value: numbers, strings, dates, arrays, dictionaries, functions, and objects.
    public convenience init!(object value: Any!, in context: JSContext!) { self.init(context) { $0.reference(value) } }
    public convenience init!(bool value: Bool, in context: JSContext!) { self.init(object: value, in: context) }
    public convenience init!(double value: Double, in context: JSContext!) { self.init(object: value, in: context) }
    public convenience init!(int32 value: Int32, in context: JSContext!) { self.init(object: Double(value), in: context) }
    public convenience init!(uInt32 value: UInt32, in context: JSContext!) { self.init(object: Double(value), in: context) }
    public convenience init!(nullIn context: JSContext!) { self.init(object: NSNull(), in: context) }
    public convenience init!(undefinedIn context: JSContext!) { self.init(object: nil, in: context) }
    /// Creates an empty object or array.
    public convenience init!(newObjectIn context: JSContext!) { self.init(context) { Engine.js.JSObjectMake($0.reference, nil, nil) } }
    public convenience init!(newArrayIn context: JSContext!) { self.init(object: [Any](), in: context) }
    /// Creates a regular expression, an error, or a symbol.
    public convenience init!(newRegularExpressionFromPattern pattern: String!, flags: String!, in context: JSContext!) {
        self.init(context) { $0.globalObject.forProperty("RegExp").construct(withArguments: [pattern ?? "", flags ?? ""]).reference }
    }
    public convenience init!(newErrorFromMessage message: String!, in context: JSContext!) {
        self.init(context) { $0.globalObject.forProperty("Error").construct(withArguments: [message ?? ""]).reference }
    }
    public convenience init!(newSymbolFromDescription description: String!, in context: JSContext!) {
        self.init(context) { context in Engine.string(description ?? "") { Engine.js.JSValueMakeSymbol(context.reference, $0) } }
    }
    /// Creates a promise that a block keeps or breaks, by calling the functions that it gets.
    public convenience init!(newPromiseIn context: JSContext!, fromExecutor callback: ((JSValue?, JSValue?) -> Void)!) {
        self.init(context) { context in
            var resolve: OpaquePointer?, reject: OpaquePointer?
            let promise = Engine.js.JSObjectMakeDeferredPromise(context.reference, &resolve, &reject, nil)
            callback?(JSValue(resolve, context), JSValue(reject, context))
            return promise
        }
    }
    public convenience init!(newPromiseResolvedWithResult result: Any!, in context: JSContext!) {
        self.init(newPromiseIn: context) { resolve, _ in resolve?.call(withArguments: [result as Any]) }
    }
    public convenience init!(newPromiseRejectedWithReason reason: Any!, in context: JSContext!) {
        self.init(newPromiseIn: context) { _, reject in reject?.call(withArguments: [reason as Any]) }
    }
    /// Creates a large integer.
    public convenience init!(newBigIntFrom string: String, in context: JSContext!) {
        self.init(context) { $0.globalObject.forProperty("BigInt").call(withArguments: [string]).reference }
    }
    public convenience init!(newBigIntFrom int64: Int64, in context: JSContext!) { self.init(newBigIntFrom: String(int64), in: context) }
    /// Creates an object with the members of a structure.
    public convenience init!(point: CGPoint, in context: JSContext!) {
        self.init(object: ["x": point.x, "y": point.y] as [AnyHashable: Any], in: context)
    }
    public convenience init!(size: CGSize, in context: JSContext!) {
        self.init(object: ["width": size.width, "height": size.height] as [AnyHashable: Any], in: context)
    }
    public convenience init!(rect: CGRect, in context: JSContext!) {
        let members: [AnyHashable: Any] = ["x": rect.minX, "y": rect.minY, "width": rect.width, "height": rect.height]
        self.init(object: members, in: context)
    }
    public convenience init!(range: NSRange, in context: JSContext!) {
        self.init(object: ["location": range.location, "length": range.length] as [AnyHashable: Any], in: context)
    }

    // MARK: Kinds

    public final var isUndefined: Bool { js.JSValueIsUndefined(context.reference, reference) }
    public final var isNull: Bool { js.JSValueIsNull(context.reference, reference) }
    public final var isBoolean: Bool { js.JSValueIsBoolean(context.reference, reference) }
    public final var isNumber: Bool { js.JSValueIsNumber(context.reference, reference) }
    public final var isString: Bool { js.JSValueIsString(context.reference, reference) }
    public final var isObject: Bool { js.JSValueIsObject(context.reference, reference) }
    public final var isArray: Bool { js.JSValueIsArray(context.reference, reference) }
    public final var isDate: Bool { js.JSValueIsDate(context.reference, reference) }
    public final var isSymbol: Bool { js.JSValueIsSymbol(context.reference, reference) }
    // The numbers of JSType: 7 is a large integer.
    public final var isBigInt: Bool { js.JSValueGetType(context.reference, reference) == 7 }
    /// Returns whether the value is strictly equal (`===`).
    public final func isEqual(to value: Any!) -> Bool {
        js.JSValueIsStrictEqual(context.reference, reference, context.reference(value))
    }
    /// Returns whether the value is equal after conversion (`==`).
    public final func isEqualWithTypeCoercion(to value: Any!) -> Bool {
        var thrown: OpaquePointer?
        let result = js.JSValueIsEqual(context.reference, reference, context.reference(value), &thrown)
        context.report(thrown)
        return result
    }
    /// Returns whether the value was made by a constructor (`instanceof`).
    public final func isInstance(of value: Any!) -> Bool {
        let constructor = context.reference(value)
        guard js.JSValueIsObject(context.reference, constructor) else { return false }
        var thrown: OpaquePointer?
        let result = js.JSValueIsInstanceOfConstructor(context.reference, reference, constructor, &thrown)
        context.report(thrown)
        return result
    }
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? JSValue, other.context === context else { return false }
        return js.JSValueIsStrictEqual(context.reference, reference, other.reference)
    }
    open override var hash: Int { reference.hashValue }
    open override var description: String { toString() ?? "" }
    public final func compare(_ other: JSValue) -> JSRelationCondition { compare(other.toDouble()) }
    public final func compare(_ other: Double) -> JSRelationCondition {
        let own = toDouble()
        return own < other ? .lessThan : own > other ? .greaterThan : own == other ? .equal : .undefined
    }
    public final func compare(_ other: Int64) -> JSRelationCondition { compare(Double(other)) }
    public final func compare(_ other: UInt64) -> JSRelationCondition { compare(Double(other)) }

    // MARK: Properties

    /// The object of the value; null and undefined throw a script's error.
    private final var object: OpaquePointer? {
        var thrown: OpaquePointer?
        let result = js.JSValueToObject(context.reference, reference, &thrown)
        context.report(thrown)
        return result
    }
    /// Returns the value of a property; undefined if there is none.
    public final func forProperty(_ property: JSValueProperty!) -> JSValue! {
        guard let object else { return JSValue(undefinedIn: context) }
        let key = context.reference(property)
        return context.attempt { js.JSObjectGetPropertyForKey(context.reference, object, key, $0) }
    }
    public final func setValue(_ value: Any!, forProperty property: JSValueProperty!) {
        guard let object else { return }
        var thrown: OpaquePointer?
        js.JSObjectSetPropertyForKey(context.reference, object, context.reference(property), context.reference(value), 0, &thrown)
        context.report(thrown)
    }
    /// Removes a property. Returns false if it can't be removed.
    @discardableResult public final func deleteProperty(_ property: JSValueProperty!) -> Bool {
        guard let object else { return false }
        var thrown: OpaquePointer?
        let result = js.JSObjectDeletePropertyForKey(context.reference, object, context.reference(property), &thrown)
        context.report(thrown)
        return result
    }
    /// Returns whether the object or its prototype has a property.
    public final func hasProperty(_ property: JSValueProperty!) -> Bool {
        guard let object else { return false }
        var thrown: OpaquePointer?
        let result = js.JSObjectHasPropertyForKey(context.reference, object, context.reference(property), &thrown)
        context.report(thrown)
        return result
    }
    /// Defines a property, as `Object.defineProperty` does.
    public final func defineProperty(_ property: JSValueProperty!, descriptor: Any!) {
        context.globalObject.forProperty("Object").invokeMethod(
            "defineProperty", withArguments: [self, property as Any, descriptor as Any])
    }
    /// Returns the element at an index.
    public final func atIndex(_ index: Int) -> JSValue! {
        guard let object else { return JSValue(undefinedIn: context) }
        return context.attempt { js.JSObjectGetPropertyAtIndex(context.reference, object, UInt32(truncatingIfNeeded: index), $0) }
    }
    /// Sets the element at an index.
    public final func setValue(_ value: Any!, at index: Int) {
        guard let object else { return }
        var thrown: OpaquePointer?
        js.JSObjectSetPropertyAtIndex(context.reference, object, UInt32(truncatingIfNeeded: index), context.reference(value), &thrown)
        context.report(thrown)
    }
    public final func objectForKeyedSubscript(_ key: Any!) -> JSValue! { forProperty(key) }
    public final func objectAtIndexedSubscript(_ index: Int) -> JSValue! { atIndex(index) }
    public final func setObject(_ object: Any!, forKeyedSubscript key: Any!) { setValue(object, forProperty: key) }
    public final func setObject(_ object: Any!, atIndexedSubscript index: Int) { setValue(object, at: index) }
    public final subscript(key: String) -> JSValue! { forProperty(key) }
    /// The element at an index.
    public final subscript(index: Int) -> JSValue! { atIndex(index) }

    // MARK: Calling

    private final func references(_ arguments: [Any]!) -> [OpaquePointer?] { (arguments ?? []).map { context.reference($0) } }
    /// Calls the function. What isn't a function throws a script's error.
    @discardableResult public final func call(withArguments arguments: [Any]!) -> JSValue! { call(nil, arguments) }
    private final func call(_ receiver: OpaquePointer?, _ arguments: [Any]!) -> JSValue {
        guard isObject, js.JSObjectIsFunction(context.reference, reference) || isCallable else { return refuse("is not a function") }
        let values = references(arguments)
        return context.attempt { js.JSObjectCallAsFunction(context.reference, reference, receiver, values.count, values, $0) }
    }
    private final var isCallable: Bool { js.JSValueIsObjectOfClass(context.reference, reference, Engine.functionClass) }
    /// Calls the constructor.
    @discardableResult public final func construct(withArguments arguments: [Any]!) -> JSValue! {
        guard isObject, js.JSObjectIsConstructor(context.reference, reference) else { return refuse("is not a constructor") }
        let values = references(arguments)
        return context.attempt { js.JSObjectCallAsConstructor(context.reference, reference, values.count, values, $0) }
    }
    @discardableResult public final func invokeMethod(_ method: String!, withArguments arguments: [Any]!) -> JSValue! {
        guard let object else { return JSValue(undefinedIn: context) }
        return forProperty(method).call(object, arguments)
    }
    private final func refuse(_ words: String) -> JSValue {
        let error = context.globalObject.forProperty("TypeError") as JSValue
        let text = isObject || isUndefined || isNull || !isSymbol ? (isObject ? "Object" : (toString() ?? "")) : "Symbol"
        if error.isObject { context.report(error.construct(withArguments: ["\(text) \(words)"]).reference) }
        return JSValue(undefinedIn: context)
    }
}
