import Foundation

// What Objective-C's runtime tells of classes and Linux's Foundation does not.

extension NSObjectProtocol {
    // Foundation has these for objects whose class is known to descend from NSObject.

    /// Whether the receiver is an instance of `aClass` or of a subclass.
    public func isKind(of aClass: AnyClass) -> Bool { inherits(type(of: self), from: aClass) }
    /// Whether the receiver is an instance of `aClass` itself.
    public func isMember(of aClass: AnyClass) -> Bool { type(of: self) == aClass }
}

extension NSObject {
    public var superclass: AnyClass? { _getSuperclass(type(of: self)) }
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
            Fault.raise(.invalidArgumentException, "+[\(self) \(selector.name)]: unrecognized selector sent to class \(self)")
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

/// `Module.Outer.Inner`. Foundation's own stops the program for a nested class; this one is preferred for classes of objects.
public func NSStringFromClass(_ aClass: NSObject.Type) -> String { NSStringFromAnyClass(aClass) }
/// As `NSStringFromClass`, for the class of any object: what the translator makes of the call.
public func NSStringFromAnyClass(_ aClass: AnyClass) -> String { SystemClasses.qualifiedName(aClass) }

public func object_getClass(_ object: Any?) -> AnyClass? { object.map { type(of: $0 as AnyObject) } }
public func class_getSuperclass(_ type: AnyClass?) -> AnyClass? { type.flatMap { _getSuperclass($0) } }
/// A C string that is never released, as Objective-C's is not.
public func class_getName(_ type: AnyClass?) -> UnsafePointer<CChar> { UnsafePointer(strdup(type.map { SystemClasses.qualifiedName($0) } ?? "nil")) }
public func object_getClassName(_ object: Any?) -> UnsafePointer<CChar> { class_getName(object_getClass(object)) }
public func sel_registerName(_ name: UnsafePointer<CChar>) -> Selector { Selector(String(cString: name)) }
public func sel_getName(_ selector: Selector) -> UnsafePointer<CChar> { UnsafePointer(strdup(selector.name)) }
public func class_respondsToSelector(_ type: AnyClass?, _ selector: Selector) -> Bool { type.map { DispatchTable.responds($0, to: selector) } ?? false }
