import Foundation

// Functions of Objective-C's runtime for classes, which Linux's Foundation lacks.

extension NSObjectProtocol {
    // Foundation defines these for objects whose class is known to inherit from NSObject.

    /// Whether the receiver is an instance of `aClass` or of a subclass.
    public func isKind(of aClass: AnyClass) -> Bool { inherits(type(of: self), from: aClass) }
    /// Whether the receiver is an instance of `aClass` itself.
    public func isMember(of aClass: AnyClass) -> Bool { type(of: self) == aClass }
}

extension NSObject {
    /// The superclass of the object's class, or `nil` for a root class.
    public var superclass: AnyClass? { _getSuperclass(type(of: self)) }
    /// Whether instances of the class have a method with the selector's name in its table.
    public static func instancesRespond(to selector: Selector!) -> Bool {
        guard let selector else { return false }
        return DispatchTable.responds(self, to: selector)
    }

    /// Whether the class itself, not its instances, has a method of that name.
    public static func responds(to selector: Selector!) -> Bool {
        guard let selector else { return false }
        return DispatchTable.classResponds(self, to: selector)
    }

    /// Calls a class method.
    @discardableResult
    public static func perform(_ selector: Selector, with first: Any? = nil, with second: Any? = nil) -> Unmanaged<AnyObject>! {
        guard case .handled(let value) = DispatchTable.invoke(selector, on: self as AnyObject, arguments: [first, second]) else {
            Fault.raise(.invalidArgumentException, "+[\(self) \(selector)]: unrecognized selector sent to class \(self)")
            return nil
        }
        guard let value, !(value is ()) else { return nil }
        let object = value as AnyObject
        EventLoop.keepAliveUntilTurn(object)
        return Unmanaged.passUnretained(object)
    }
}

private func inherits(_ type: AnyClass, from ancestor: AnyClass) -> Bool {
    var current: AnyClass? = type
    while let candidate = current {
        if candidate == ancestor { return true }
        current = _getSuperclass(candidate)
    }
    return false
}

/// `Module.Outer.Inner`, and a class of the system without its module: "UIView". Foundation's own stops the program for a nested class;
/// this one is preferred for classes of objects.
public func NSStringFromClass(_ aClass: NSObject.Type) -> String { NSStringFromAnyClass(aClass) }
/// The equivalent of `NSStringFromClass` for the class of any object, to which the translator converts the call.
public func NSStringFromAnyClass(_ aClass: AnyClass) -> String { SystemClasses.printedName(aClass) }

// FIXME(gap): `String(reflecting:)` as a value, and system classes inside other types' names, such as `[UIView].self`.
/// The equivalent of `String(reflecting:)`, to which the translator converts the call: a class of the system has no module.
public func stringAsPrinted<Subject>(reflecting subject: Subject) -> String {
    let text = String(reflecting: subject)
    // An optional class is described as an optional.
    guard let type = subject as? AnyClass, text == _typeName(type) else { return text }
    let name = SystemClasses.printedName(type)
    return text.hasPrefix("Foundation.") && !name.hasPrefix("NS") ? text : name
}

/// Returns the class with an Objective-C name: an app's with its module, or as in `@objc(name)`; Apple's own without. The translation of
/// `NSClassFromString`. XCTest's classes exist while tests run, by which an app detects that it is tested.
public func NSAnyClassFromString(_ name: String) -> AnyClass? {
    if let named = DispatchTable.namedClass(name) { return named }
    if let swift = RuntimeName.demangled(name) { return NSAnyClassFromString(swift) }
    guard name.contains(".") else { return SystemClasses.find(name) }
    // Foundation's own logs a message for the name of a nested class.
    return name.count { $0 == "." } == 1 ? NSClassFromString(name) : LoadedClasses.all.first { SystemClasses.qualifiedName($0) == name }
}

/// Returns the class of an object, or `nil` without one. That of a class is its metaclass, whose methods are the class methods.
public func object_getClass(_ object: Any?) -> AnyClass? {
    object.map { ($0 as? AnyClass).map { Metaclass.of($0) } ?? type(of: $0 as AnyObject) }
}
/// Whether an object is a class.
public func object_isClass(_ object: Any?) -> Bool { object is AnyClass }
/// Whether a class is a metaclass.
public func class_isMetaClass(_ type: AnyClass?) -> Bool { type.map { Metaclass.isMetaclass($0) } ?? false }
/// Returns the class with an Objective-C name, or nil.
public func objc_lookUpClass(_ name: UnsafePointer<CChar>) -> AnyClass? { NSAnyClassFromString(String(cString: name)) }
/// Returns the class with an Objective-C name, or nil.
public func objc_getClass(_ name: UnsafePointer<CChar>) -> Any! { objc_lookUpClass(name) }
/// Returns the metaclass of the class with an Objective-C name, or nil.
public func objc_getMetaClass(_ name: UnsafePointer<CChar>) -> Any! { objc_lookUpClass(name).map { Metaclass.of($0) } }

/// Returns all classes of the program. The caller frees the result with `free()`.
public func objc_copyClassList(_ count: UnsafeMutablePointer<UInt32>?) -> AutoreleasingUnsafeMutablePointer<AnyClass>? {
    allocateList(LoadedClasses.all, count)
}
/// Writes as many classes of the program as fit into a buffer, and returns their number.
@discardableResult
public func objc_getClassList(_ buffer: AutoreleasingUnsafeMutablePointer<AnyClass>?, _ bufferCount: Int32) -> Int32 {
    let all = LoadedClasses.all
    if let buffer { for index in 0..<min(all.count, max(Int(bufferCount), 0)) { (buffer + index).initialize(to: all[index]) } }
    return Int32(all.count)
}

// FIXME(gap): classes cannot be created or changed at run time: Swift's compiler lays them out.
/// Returns nil: classes are not created at run time.
public func objc_allocateClassPair(_ superclass: AnyClass?, _ name: UnsafePointer<CChar>, _ extraBytes: Int) -> AnyClass? { nil }
/// Does nothing: the class is registered since its image was loaded.
public func objc_registerClassPair(_ type: AnyClass) {}
/// Does nothing: classes are never removed.
public func objc_disposeClassPair(_ type: AnyClass) {}
/// Returns `false`: the class has its instance variables already.
@discardableResult
public func class_addIvar(
    _ type: AnyClass?, _ name: UnsafePointer<CChar>, _ size: Int, _ alignment: UInt8, _ types: UnsafePointer<CChar>?
) -> Bool {
    false
}
/// Returns `false`: the class has its protocols already.
@discardableResult
public func class_addProtocol(_ type: AnyClass?, _ proto: Protocol) -> Bool { false }
/// Returns `false`: the class has its properties already.
@discardableResult
public func class_addProperty(
    _ type: AnyClass?, _ name: UnsafePointer<CChar>, _ attributes: UnsafePointer<objc_property_attribute_t>?, _ count: UInt32
) -> Bool {
    false
}

/// Makes the object an instance of `type`, whose methods then replace those of its own class; returns the previous class, or `nil` without
/// an object.
///
/// The object's class does not change, and a warning is logged, if instances of `type` have additional stored properties: there is no space
/// for them.
@discardableResult
public func object_setClass(_ object: Any?, _ type: AnyClass) -> AnyClass? {
    guard let object = object.map({ $0 as AnyObject }) else { return nil }
    let former: AnyClass = Swift.type(of: object)
    guard class_getInstanceSize(former) == class_getInstanceSize(type) else {
        Console.warn(
            once: "object_setClass \(type)",
            "object_setClass: a \(type) has different stored properties than a \(former), so the object's class does not change")
        return former
    }
    // The first word of a native object is its class: swift/ABI/HeapObject.h.
    Unmanaged.passUnretained(object).toOpaque().storeBytes(of: unsafeBitCast(type, to: UnsafeRawPointer.self), as: UnsafeRawPointer.self)
    return former
}
/// Returns the number of bytes of an instance, including header and all stored properties; 0 for `nil`.
public func class_getInstanceSize(_ type: AnyClass?) -> Int {
    // After kind and superclass come two words of flags and address point, then the size: TargetClassMetadata in swift/ABI/Metadata.h.
    type.map { Int(unsafeBitCast($0, to: UnsafeRawPointer.self).load(fromByteOffset: 24, as: UInt32.self)) } ?? 0
}
/// Returns the superclass of a class, or `nil` for a root class.
public func class_getSuperclass(_ type: AnyClass?) -> AnyClass? { type.flatMap { Metaclass.superclass(of: $0) } }
/// Returns a C string that is never released, like those of Objective-C.
public func class_getName(_ type: AnyClass?) -> UnsafePointer<CChar> {
    UnsafePointer(strdup(type.map { SystemClasses.printedName(Metaclass.instanceClass(of: $0)) } ?? "nil"))
}
/// Returns the name of an object's class as a C string that is never released.
public func object_getClassName(_ object: Any?) -> UnsafePointer<CChar> { class_getName(object_getClass(object)) }
/// Returns the selector of a name.
public func sel_registerName(_ name: UnsafePointer<CChar>) -> Selector { Selector(String(cString: name)) }
/// Returns the selector of a name.
public func sel_getUid(_ name: UnsafePointer<CChar>) -> Selector { sel_registerName(name) }
/// Whether both selectors have the same name.
public func sel_isEqual(_ first: Selector, _ second: Selector) -> Bool { first == second }
/// Returns the name of a selector as a C string that is never released.
public func sel_getName(_ selector: Selector) -> UnsafePointer<CChar> { UnsafePointer(strdup(selector.description)) }
/// Returns whether instances of a class have a method with the selector's name in its table.
public func class_respondsToSelector(_ type: AnyClass?, _ selector: Selector) -> Bool {
    guard let type else { return false }
    guard Metaclass.isMetaclass(type) else { return DispatchTable.responds(type, to: selector) }
    return DispatchTable.classResponds(Metaclass.instanceClass(of: type), to: selector)
}
