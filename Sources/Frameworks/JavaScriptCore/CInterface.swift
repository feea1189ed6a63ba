import CJavaScriptCore
import Foundation

// The C interface. Its references are pointers; without the engine, each call returns nil, false, or 0.
/// The references.
public typealias JSContextGroupRef = OpaquePointer
public typealias JSContextRef = OpaquePointer
public typealias JSGlobalContextRef = OpaquePointer
public typealias JSStringRef = OpaquePointer
public typealias JSClassRef = OpaquePointer
public typealias JSPropertyNameArrayRef = OpaquePointer
public typealias JSValueRef = OpaquePointer
public typealias JSObjectRef = OpaquePointer
public typealias JSObjectCallAsFunctionCallback = us_JSCall
/// A constructor that scripts call.
public typealias JSObjectCallAsConstructorCallback = us_JSConstruct
public typealias JSPropertyAttributes = UInt32
public let kJSPropertyAttributeNone = 0, kJSPropertyAttributeReadOnly = 2, kJSPropertyAttributeDontEnum = 4
public let kJSPropertyAttributeDontDelete = 8
public struct JSType: RawRepresentable, Hashable, Sendable {
    public var rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public init(_ rawValue: UInt32) { self.rawValue = rawValue }
}
public let kJSTypeUndefined = JSType(0), kJSTypeNull = JSType(1), kJSTypeBoolean = JSType(2), kJSTypeNumber = JSType(3)
public let kJSTypeString = JSType(4), kJSTypeObject = JSType(5), kJSTypeSymbol = JSType(6), kJSTypeBigInt = JSType(7)
/// The kind of an array of numbers.
public struct JSTypedArrayType: RawRepresentable, Hashable, Sendable {
    public var rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public init(_ rawValue: UInt32) { self.rawValue = rawValue }
}
public let kJSTypedArrayTypeInt8Array = JSTypedArrayType(0), kJSTypedArrayTypeInt16Array = JSTypedArrayType(1)
public let kJSTypedArrayTypeInt32Array = JSTypedArrayType(2), kJSTypedArrayTypeUint8Array = JSTypedArrayType(3)
public let kJSTypedArrayTypeUint8ClampedArray = JSTypedArrayType(4), kJSTypedArrayTypeUint16Array = JSTypedArrayType(5)
public let kJSTypedArrayTypeUint32Array = JSTypedArrayType(6), kJSTypedArrayTypeFloat32Array = JSTypedArrayType(7)
public let kJSTypedArrayTypeFloat64Array = JSTypedArrayType(8), kJSTypedArrayTypeArrayBuffer = JSTypedArrayType(9)
public let kJSTypedArrayTypeNone = JSTypedArrayType(10)

/// Makes a context with a group of its own.
public func JSGlobalContextCreate(_ globalObjectClass: JSClassRef!) -> JSGlobalContextRef! {
    JSGlobalContextCreateInGroup(nil, globalObjectClass)
}

public func JSContextGroupCreate() -> OpaquePointer! { Engine.functions.flatMap { $0.pointee.JSContextGroupCreate() } }
@discardableResult public func JSContextGroupRetain(_ a: OpaquePointer!) -> OpaquePointer! {
    Engine.functions.flatMap { $0.pointee.JSContextGroupRetain(a) }
}
public func JSContextGroupRelease(_ a: OpaquePointer!) { Engine.functions?.pointee.JSContextGroupRelease(a) }
public func JSGlobalContextCreateInGroup(_ a: OpaquePointer!, _ b: OpaquePointer!) -> OpaquePointer! {
    Engine.functions.flatMap { $0.pointee.JSGlobalContextCreateInGroup(a, b) }
}
@discardableResult public func JSGlobalContextRetain(_ a: OpaquePointer!) -> OpaquePointer! {
    Engine.functions.flatMap { $0.pointee.JSGlobalContextRetain(a) }
}
public func JSGlobalContextRelease(_ a: OpaquePointer!) { Engine.functions?.pointee.JSGlobalContextRelease(a) }
public func JSContextGetGlobalObject(_ a: OpaquePointer!) -> OpaquePointer! {
    Engine.functions.flatMap { $0.pointee.JSContextGetGlobalObject(a) }
}
public func JSContextGetGroup(_ a: OpaquePointer!) -> OpaquePointer! { Engine.functions.flatMap { $0.pointee.JSContextGetGroup(a) } }
public func JSContextGetGlobalContext(_ a: OpaquePointer!) -> OpaquePointer! {
    Engine.functions.flatMap { $0.pointee.JSContextGetGlobalContext(a) }
}
public func JSGlobalContextCopyName(_ a: OpaquePointer!) -> OpaquePointer! {
    Engine.functions.flatMap { $0.pointee.JSGlobalContextCopyName(a) }
}
public func JSGlobalContextSetName(_ a: OpaquePointer!, _ b: OpaquePointer!) { Engine.functions?.pointee.JSGlobalContextSetName(a, b) }
@discardableResult public func JSEvaluateScript(
    _ a: OpaquePointer!, _ b: OpaquePointer!, _ c: OpaquePointer!, _ d: OpaquePointer!, _ e: Int32,
    _ f: UnsafeMutablePointer<OpaquePointer?>!
) -> OpaquePointer! { Engine.functions.flatMap { $0.pointee.JSEvaluateScript(a, b, c, d, e, f) } }
public func JSCheckScriptSyntax(
    _ a: OpaquePointer!, _ b: OpaquePointer!, _ c: OpaquePointer!, _ d: Int32, _ e: UnsafeMutablePointer<OpaquePointer?>!
) -> Bool { Engine.functions?.pointee.JSCheckScriptSyntax(a, b, c, d, e) ?? false }
public func JSGarbageCollect(_ a: OpaquePointer!) { Engine.functions?.pointee.JSGarbageCollect(a) }
public func JSStringCreateWithCharacters(_ a: UnsafePointer<UInt16>!, _ b: Int) -> OpaquePointer! {
    Engine.functions.flatMap { $0.pointee.JSStringCreateWithCharacters(a, b) }
}
public func JSStringCreateWithUTF8CString(_ a: UnsafePointer<CChar>!) -> OpaquePointer! {
    Engine.functions.flatMap { $0.pointee.JSStringCreateWithUTF8CString(a) }
}
@discardableResult public func JSStringRetain(_ a: OpaquePointer!) -> OpaquePointer! {
    Engine.functions.flatMap { $0.pointee.JSStringRetain(a) }
}
public func JSStringRelease(_ a: OpaquePointer!) { Engine.functions?.pointee.JSStringRelease(a) }
public func JSStringGetLength(_ a: OpaquePointer!) -> Int { Engine.functions?.pointee.JSStringGetLength(a) ?? 0 }
public func JSStringGetCharactersPtr(_ a: OpaquePointer!) -> UnsafePointer<UInt16>! {
    Engine.functions.flatMap { $0.pointee.JSStringGetCharactersPtr(a) }
}
public func JSStringGetMaximumUTF8CStringSize(_ a: OpaquePointer!) -> Int {
    Engine.functions?.pointee.JSStringGetMaximumUTF8CStringSize(a) ?? 0
}
public func JSStringGetUTF8CString(_ a: OpaquePointer!, _ b: UnsafeMutablePointer<CChar>!, _ c: Int) -> Int {
    Engine.functions?.pointee.JSStringGetUTF8CString(a, b, c) ?? 0
}
public func JSStringIsEqual(_ a: OpaquePointer!, _ b: OpaquePointer!) -> Bool { Engine.functions?.pointee.JSStringIsEqual(a, b) ?? false }
public func JSStringIsEqualToUTF8CString(_ a: OpaquePointer!, _ b: UnsafePointer<CChar>!) -> Bool {
    Engine.functions?.pointee.JSStringIsEqualToUTF8CString(a, b) ?? false
}
public func JSValueGetType(_ a: OpaquePointer!, _ b: OpaquePointer!) -> JSType {
    JSType(UInt32(Engine.functions?.pointee.JSValueGetType(a, b) ?? 0))
}
public func JSValueIsUndefined(_ a: OpaquePointer!, _ b: OpaquePointer!) -> Bool {
    Engine.functions?.pointee.JSValueIsUndefined(a, b) ?? false
}
public func JSValueIsNull(_ a: OpaquePointer!, _ b: OpaquePointer!) -> Bool { Engine.functions?.pointee.JSValueIsNull(a, b) ?? false }
public func JSValueIsBoolean(_ a: OpaquePointer!, _ b: OpaquePointer!) -> Bool { Engine.functions?.pointee.JSValueIsBoolean(a, b) ?? false }
public func JSValueIsNumber(_ a: OpaquePointer!, _ b: OpaquePointer!) -> Bool { Engine.functions?.pointee.JSValueIsNumber(a, b) ?? false }
public func JSValueIsString(_ a: OpaquePointer!, _ b: OpaquePointer!) -> Bool { Engine.functions?.pointee.JSValueIsString(a, b) ?? false }
public func JSValueIsSymbol(_ a: OpaquePointer!, _ b: OpaquePointer!) -> Bool { Engine.functions?.pointee.JSValueIsSymbol(a, b) ?? false }
public func JSValueIsObject(_ a: OpaquePointer!, _ b: OpaquePointer!) -> Bool { Engine.functions?.pointee.JSValueIsObject(a, b) ?? false }
public func JSValueIsObjectOfClass(_ a: OpaquePointer!, _ b: OpaquePointer!, _ c: OpaquePointer!) -> Bool {
    Engine.functions?.pointee.JSValueIsObjectOfClass(a, b, c) ?? false
}
public func JSValueIsArray(_ a: OpaquePointer!, _ b: OpaquePointer!) -> Bool { Engine.functions?.pointee.JSValueIsArray(a, b) ?? false }
public func JSValueIsDate(_ a: OpaquePointer!, _ b: OpaquePointer!) -> Bool { Engine.functions?.pointee.JSValueIsDate(a, b) ?? false }
public func JSValueIsEqual(_ a: OpaquePointer!, _ b: OpaquePointer!, _ c: OpaquePointer!, _ d: UnsafeMutablePointer<OpaquePointer?>!)
    -> Bool
{ Engine.functions?.pointee.JSValueIsEqual(a, b, c, d) ?? false }
public func JSValueIsStrictEqual(_ a: OpaquePointer!, _ b: OpaquePointer!, _ c: OpaquePointer!) -> Bool {
    Engine.functions?.pointee.JSValueIsStrictEqual(a, b, c) ?? false
}
public func JSValueIsInstanceOfConstructor(
    _ a: OpaquePointer!, _ b: OpaquePointer!, _ c: OpaquePointer!, _ d: UnsafeMutablePointer<OpaquePointer?>!
) -> Bool { Engine.functions?.pointee.JSValueIsInstanceOfConstructor(a, b, c, d) ?? false }
public func JSValueMakeUndefined(_ a: OpaquePointer!) -> OpaquePointer! { Engine.functions.flatMap { $0.pointee.JSValueMakeUndefined(a) } }
public func JSValueMakeNull(_ a: OpaquePointer!) -> OpaquePointer! { Engine.functions.flatMap { $0.pointee.JSValueMakeNull(a) } }
public func JSValueMakeBoolean(_ a: OpaquePointer!, _ b: Bool) -> OpaquePointer! {
    Engine.functions.flatMap { $0.pointee.JSValueMakeBoolean(a, b) }
}
public func JSValueMakeNumber(_ a: OpaquePointer!, _ b: Double) -> OpaquePointer! {
    Engine.functions.flatMap { $0.pointee.JSValueMakeNumber(a, b) }
}
public func JSValueMakeString(_ a: OpaquePointer!, _ b: OpaquePointer!) -> OpaquePointer! {
    Engine.functions.flatMap { $0.pointee.JSValueMakeString(a, b) }
}
public func JSValueMakeSymbol(_ a: OpaquePointer!, _ b: OpaquePointer!) -> OpaquePointer! {
    Engine.functions.flatMap { $0.pointee.JSValueMakeSymbol(a, b) }
}
public func JSValueMakeFromJSONString(_ a: OpaquePointer!, _ b: OpaquePointer!) -> OpaquePointer! {
    Engine.functions.flatMap { $0.pointee.JSValueMakeFromJSONString(a, b) }
}
public func JSValueCreateJSONString(_ a: OpaquePointer!, _ b: OpaquePointer!, _ c: UInt32, _ d: UnsafeMutablePointer<OpaquePointer?>!)
    -> OpaquePointer!
{ Engine.functions.flatMap { $0.pointee.JSValueCreateJSONString(a, b, c, d) } }
public func JSValueToBoolean(_ a: OpaquePointer!, _ b: OpaquePointer!) -> Bool { Engine.functions?.pointee.JSValueToBoolean(a, b) ?? false }
public func JSValueToNumber(_ a: OpaquePointer!, _ b: OpaquePointer!, _ c: UnsafeMutablePointer<OpaquePointer?>!) -> Double {
    Engine.functions?.pointee.JSValueToNumber(a, b, c) ?? .nan
}
public func JSValueToStringCopy(_ a: OpaquePointer!, _ b: OpaquePointer!, _ c: UnsafeMutablePointer<OpaquePointer?>!) -> OpaquePointer! {
    Engine.functions.flatMap { $0.pointee.JSValueToStringCopy(a, b, c) }
}
public func JSValueToObject(_ a: OpaquePointer!, _ b: OpaquePointer!, _ c: UnsafeMutablePointer<OpaquePointer?>!) -> OpaquePointer! {
    Engine.functions.flatMap { $0.pointee.JSValueToObject(a, b, c) }
}
public func JSValueProtect(_ a: OpaquePointer!, _ b: OpaquePointer!) { Engine.functions?.pointee.JSValueProtect(a, b) }
public func JSValueUnprotect(_ a: OpaquePointer!, _ b: OpaquePointer!) { Engine.functions?.pointee.JSValueUnprotect(a, b) }
@discardableResult public func JSClassRetain(_ a: OpaquePointer!) -> OpaquePointer! {
    Engine.functions.flatMap { $0.pointee.JSClassRetain(a) }
}
public func JSClassRelease(_ a: OpaquePointer!) { Engine.functions?.pointee.JSClassRelease(a) }
public func JSObjectMake(_ a: OpaquePointer!, _ b: OpaquePointer!, _ c: UnsafeMutableRawPointer!) -> OpaquePointer! {
    Engine.functions.flatMap { $0.pointee.JSObjectMake(a, b, c) }
}
public func JSObjectMakeFunctionWithCallback(_ a: OpaquePointer!, _ b: OpaquePointer!, _ c: JSObjectCallAsFunctionCallback!)
    -> OpaquePointer!
{ Engine.functions.flatMap { $0.pointee.JSObjectMakeFunctionWithCallback(a, b, c) } }
public func JSObjectMakeConstructor(_ a: OpaquePointer!, _ b: OpaquePointer!, _ c: JSObjectCallAsConstructorCallback!) -> OpaquePointer! {
    Engine.functions.flatMap { $0.pointee.JSObjectMakeConstructor(a, b, c) }
}
public func JSObjectMakeArray(
    _ a: OpaquePointer!, _ b: Int, _ c: UnsafePointer<OpaquePointer?>!, _ d: UnsafeMutablePointer<OpaquePointer?>!
) -> OpaquePointer! { Engine.functions.flatMap { $0.pointee.JSObjectMakeArray(a, b, c, d) } }
public func JSObjectMakeDate(_ a: OpaquePointer!, _ b: Int, _ c: UnsafePointer<OpaquePointer?>!, _ d: UnsafeMutablePointer<OpaquePointer?>!)
    -> OpaquePointer!
{ Engine.functions.flatMap { $0.pointee.JSObjectMakeDate(a, b, c, d) } }
public func JSObjectMakeError(
    _ a: OpaquePointer!, _ b: Int, _ c: UnsafePointer<OpaquePointer?>!, _ d: UnsafeMutablePointer<OpaquePointer?>!
) -> OpaquePointer! { Engine.functions.flatMap { $0.pointee.JSObjectMakeError(a, b, c, d) } }
public func JSObjectMakeRegExp(
    _ a: OpaquePointer!, _ b: Int, _ c: UnsafePointer<OpaquePointer?>!, _ d: UnsafeMutablePointer<OpaquePointer?>!
) -> OpaquePointer! { Engine.functions.flatMap { $0.pointee.JSObjectMakeRegExp(a, b, c, d) } }
public func JSObjectMakeDeferredPromise(
    _ a: OpaquePointer!, _ b: UnsafeMutablePointer<OpaquePointer?>!, _ c: UnsafeMutablePointer<OpaquePointer?>!,
    _ d: UnsafeMutablePointer<OpaquePointer?>!
) -> OpaquePointer! { Engine.functions.flatMap { $0.pointee.JSObjectMakeDeferredPromise(a, b, c, d) } }
public func JSObjectMakeFunction(
    _ a: OpaquePointer!, _ b: OpaquePointer!, _ c: UInt32, _ d: UnsafePointer<OpaquePointer?>!, _ e: OpaquePointer!, _ f: OpaquePointer!,
    _ g: Int32, _ h: UnsafeMutablePointer<OpaquePointer?>!
) -> OpaquePointer! { Engine.functions.flatMap { $0.pointee.JSObjectMakeFunction(a, b, c, d, e, f, g, h) } }
public func JSObjectGetPrototype(_ a: OpaquePointer!, _ b: OpaquePointer!) -> OpaquePointer! {
    Engine.functions.flatMap { $0.pointee.JSObjectGetPrototype(a, b) }
}
public func JSObjectSetPrototype(_ a: OpaquePointer!, _ b: OpaquePointer!, _ c: OpaquePointer!) {
    Engine.functions?.pointee.JSObjectSetPrototype(a, b, c)
}
public func JSObjectHasProperty(_ a: OpaquePointer!, _ b: OpaquePointer!, _ c: OpaquePointer!) -> Bool {
    Engine.functions?.pointee.JSObjectHasProperty(a, b, c) ?? false
}
public func JSObjectGetProperty(_ a: OpaquePointer!, _ b: OpaquePointer!, _ c: OpaquePointer!, _ d: UnsafeMutablePointer<OpaquePointer?>!)
    -> OpaquePointer!
{ Engine.functions.flatMap { $0.pointee.JSObjectGetProperty(a, b, c, d) } }
public func JSObjectSetProperty(
    _ a: OpaquePointer!, _ b: OpaquePointer!, _ c: OpaquePointer!, _ d: OpaquePointer!, _ e: UInt32,
    _ f: UnsafeMutablePointer<OpaquePointer?>!
) { Engine.functions?.pointee.JSObjectSetProperty(a, b, c, d, e, f) }
@discardableResult public func JSObjectDeleteProperty(
    _ a: OpaquePointer!, _ b: OpaquePointer!, _ c: OpaquePointer!, _ d: UnsafeMutablePointer<OpaquePointer?>!
) -> Bool { Engine.functions?.pointee.JSObjectDeleteProperty(a, b, c, d) ?? false }
public func JSObjectHasPropertyForKey(
    _ a: OpaquePointer!, _ b: OpaquePointer!, _ c: OpaquePointer!, _ d: UnsafeMutablePointer<OpaquePointer?>!
) -> Bool { Engine.functions?.pointee.JSObjectHasPropertyForKey(a, b, c, d) ?? false }
public func JSObjectGetPropertyForKey(
    _ a: OpaquePointer!, _ b: OpaquePointer!, _ c: OpaquePointer!, _ d: UnsafeMutablePointer<OpaquePointer?>!
) -> OpaquePointer! { Engine.functions.flatMap { $0.pointee.JSObjectGetPropertyForKey(a, b, c, d) } }
public func JSObjectSetPropertyForKey(
    _ a: OpaquePointer!, _ b: OpaquePointer!, _ c: OpaquePointer!, _ d: OpaquePointer!, _ e: UInt32,
    _ f: UnsafeMutablePointer<OpaquePointer?>!
) { Engine.functions?.pointee.JSObjectSetPropertyForKey(a, b, c, d, e, f) }
@discardableResult public func JSObjectDeletePropertyForKey(
    _ a: OpaquePointer!, _ b: OpaquePointer!, _ c: OpaquePointer!, _ d: UnsafeMutablePointer<OpaquePointer?>!
) -> Bool { Engine.functions?.pointee.JSObjectDeletePropertyForKey(a, b, c, d) ?? false }
public func JSObjectGetPropertyAtIndex(_ a: OpaquePointer!, _ b: OpaquePointer!, _ c: UInt32, _ d: UnsafeMutablePointer<OpaquePointer?>!)
    -> OpaquePointer!
{ Engine.functions.flatMap { $0.pointee.JSObjectGetPropertyAtIndex(a, b, c, d) } }
public func JSObjectSetPropertyAtIndex(
    _ a: OpaquePointer!, _ b: OpaquePointer!, _ c: UInt32, _ d: OpaquePointer!, _ e: UnsafeMutablePointer<OpaquePointer?>!
) { Engine.functions?.pointee.JSObjectSetPropertyAtIndex(a, b, c, d, e) }
public func JSObjectGetPrivate(_ a: OpaquePointer!) -> UnsafeMutableRawPointer! {
    Engine.functions.flatMap { $0.pointee.JSObjectGetPrivate(a) }
}
@discardableResult public func JSObjectSetPrivate(_ a: OpaquePointer!, _ b: UnsafeMutableRawPointer!) -> Bool {
    Engine.functions?.pointee.JSObjectSetPrivate(a, b) ?? false
}
public func JSObjectIsFunction(_ a: OpaquePointer!, _ b: OpaquePointer!) -> Bool {
    Engine.functions?.pointee.JSObjectIsFunction(a, b) ?? false
}
public func JSObjectIsConstructor(_ a: OpaquePointer!, _ b: OpaquePointer!) -> Bool {
    Engine.functions?.pointee.JSObjectIsConstructor(a, b) ?? false
}
@discardableResult public func JSObjectCallAsFunction(
    _ a: OpaquePointer!, _ b: OpaquePointer!, _ c: OpaquePointer!, _ d: Int, _ e: UnsafePointer<OpaquePointer?>!,
    _ f: UnsafeMutablePointer<OpaquePointer?>!
) -> OpaquePointer! { Engine.functions.flatMap { $0.pointee.JSObjectCallAsFunction(a, b, c, d, e, f) } }
@discardableResult public func JSObjectCallAsConstructor(
    _ a: OpaquePointer!, _ b: OpaquePointer!, _ c: Int, _ d: UnsafePointer<OpaquePointer?>!, _ e: UnsafeMutablePointer<OpaquePointer?>!
) -> OpaquePointer! { Engine.functions.flatMap { $0.pointee.JSObjectCallAsConstructor(a, b, c, d, e) } }
public func JSObjectCopyPropertyNames(_ a: OpaquePointer!, _ b: OpaquePointer!) -> OpaquePointer! {
    Engine.functions.flatMap { $0.pointee.JSObjectCopyPropertyNames(a, b) }
}
@discardableResult public func JSPropertyNameArrayRetain(_ a: OpaquePointer!) -> OpaquePointer! {
    Engine.functions.flatMap { $0.pointee.JSPropertyNameArrayRetain(a) }
}
public func JSPropertyNameArrayRelease(_ a: OpaquePointer!) { Engine.functions?.pointee.JSPropertyNameArrayRelease(a) }
public func JSPropertyNameArrayGetCount(_ a: OpaquePointer!) -> Int { Engine.functions?.pointee.JSPropertyNameArrayGetCount(a) ?? 0 }
public func JSPropertyNameArrayGetNameAtIndex(_ a: OpaquePointer!, _ b: Int) -> OpaquePointer! {
    Engine.functions.flatMap { $0.pointee.JSPropertyNameArrayGetNameAtIndex(a, b) }
}
public func JSValueGetTypedArrayType(_ a: OpaquePointer!, _ b: OpaquePointer!, _ c: UnsafeMutablePointer<OpaquePointer?>!)
    -> JSTypedArrayType
{ JSTypedArrayType(UInt32(Engine.functions?.pointee.JSValueGetTypedArrayType(a, b, c) ?? 10)) }
public func JSObjectMakeTypedArray(_ a: OpaquePointer!, _ b: JSTypedArrayType, _ c: Int, _ d: UnsafeMutablePointer<OpaquePointer?>!)
    -> OpaquePointer!
{ Engine.functions.flatMap { $0.pointee.JSObjectMakeTypedArray(a, Int32(b.rawValue), c, d) } }
public func JSObjectMakeTypedArrayWithArrayBuffer(
    _ a: OpaquePointer!, _ b: JSTypedArrayType, _ c: OpaquePointer!, _ d: UnsafeMutablePointer<OpaquePointer?>!
) -> OpaquePointer! { Engine.functions.flatMap { $0.pointee.JSObjectMakeTypedArrayWithArrayBuffer(a, Int32(b.rawValue), c, d) } }
public func JSObjectGetTypedArrayBytesPtr(_ a: OpaquePointer!, _ b: OpaquePointer!, _ c: UnsafeMutablePointer<OpaquePointer?>!)
    -> UnsafeMutableRawPointer!
{ Engine.functions.flatMap { $0.pointee.JSObjectGetTypedArrayBytesPtr(a, b, c) } }
public func JSObjectGetTypedArrayLength(_ a: OpaquePointer!, _ b: OpaquePointer!, _ c: UnsafeMutablePointer<OpaquePointer?>!) -> Int {
    Engine.functions?.pointee.JSObjectGetTypedArrayLength(a, b, c) ?? 0
}
public func JSObjectGetTypedArrayByteLength(_ a: OpaquePointer!, _ b: OpaquePointer!, _ c: UnsafeMutablePointer<OpaquePointer?>!) -> Int {
    Engine.functions?.pointee.JSObjectGetTypedArrayByteLength(a, b, c) ?? 0
}
public func JSObjectGetTypedArrayByteOffset(_ a: OpaquePointer!, _ b: OpaquePointer!, _ c: UnsafeMutablePointer<OpaquePointer?>!) -> Int {
    Engine.functions?.pointee.JSObjectGetTypedArrayByteOffset(a, b, c) ?? 0
}
public func JSObjectGetTypedArrayBuffer(_ a: OpaquePointer!, _ b: OpaquePointer!, _ c: UnsafeMutablePointer<OpaquePointer?>!)
    -> OpaquePointer!
{ Engine.functions.flatMap { $0.pointee.JSObjectGetTypedArrayBuffer(a, b, c) } }
public func JSObjectGetArrayBufferBytesPtr(_ a: OpaquePointer!, _ b: OpaquePointer!, _ c: UnsafeMutablePointer<OpaquePointer?>!)
    -> UnsafeMutableRawPointer!
{ Engine.functions.flatMap { $0.pointee.JSObjectGetArrayBufferBytesPtr(a, b, c) } }
public func JSObjectGetArrayBufferByteLength(_ a: OpaquePointer!, _ b: OpaquePointer!, _ c: UnsafeMutablePointer<OpaquePointer?>!) -> Int {
    Engine.functions?.pointee.JSObjectGetArrayBufferByteLength(a, b, c) ?? 0
}
