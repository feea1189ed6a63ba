import Foundation

// Exchanging methods at run time compiles, but has no effect: Swift on Linux resolves most calls at compile time, and exchanging only calls
// by name would make the usual `self.swizzled_x()` inside `swizzled_x()` recurse infinitely. Each exchange is logged once.

/// A method of a class, by name.
public final class ObjectiveCMethod: Hashable, @unchecked Sendable {
    /// The class that declares the method, if a table lists it; the one that was asked otherwise.
    let type: AnyClass
    let selector: Selector
    init(_ type: AnyClass, _ selector: Selector) { (self.type, self.selector) = (type, selector) }

    /// Methods with one name are equal if a class inherits one from the other's.
    public static func == (a: ObjectiveCMethod, b: ObjectiveCMethod) -> Bool { a.type == b.type && a.selector == b.selector }
    /// Adds the class and the name.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(ObjectIdentifier(type))
        hasher.combine(selector)
    }
}
/// The name of the type in Objective-C.
public typealias Method = ObjectiveCMethod
/// The name of an implementation's type in Objective-C. It is the method itself here.
public typealias IMP = ObjectiveCMethod

/// Returns a method, never `nil`, unlike Objective-C's function: which methods the compiler calls directly is not known.
public func class_getInstanceMethod(_ type: AnyClass?, _ selector: Selector) -> Method? {
    type.map { ObjectiveCMethod(MethodList.owner(of: selector, in: $0) ?? $0, selector) }
}
/// Returns a method, never `nil` for a class, whether or not the class has it.
public func class_getClassMethod(_ type: AnyClass?, _ selector: Selector) -> Method? {
    class_getInstanceMethod(type.map { Metaclass.isMetaclass($0) ? $0 : Metaclass.of($0) }, selector)
}
// FIXME(gap): a block as the implementation of a method.
/// Returns a method that belongs to no class: the method that a block replaces keeps its own code.
public func imp_implementationWithBlock(_ block: Any) -> IMP { ObjectiveCMethod(NSObject.self, Selector("block")) }
/// Returns the method as its own implementation.
public func class_getMethodImplementation(_ type: AnyClass?, _ selector: Selector) -> IMP? { class_getInstanceMethod(type, selector) }
extension NSObject {
    /// Returns the implementation of a method of the object, never `nil`: Objective-C returns the one that forwards a call if the object
    /// lacks the method.
    public func method(for aSelector: Selector!) -> IMP! { class_getMethodImplementation(type(of: self), aSelector) }
    /// Returns the implementation of a method of the class's instances, never `nil`.
    public static func instanceMethod(for aSelector: Selector!) -> IMP! { class_getMethodImplementation(self, aSelector) }
}
/// Returns the selector of a method.
public func method_getName(_ method: Method) -> Selector { method.selector }
/// Returns the method as its own implementation.
public func method_getImplementation(_ method: Method) -> IMP { method }
/// Logs a warning once for each method: nothing is exchanged.
public func method_exchangeImplementations(_ first: Method, _ second: Method) {
    warn(first)
}

/// Returns `false`: the method is assumed to exist already, so that callers exchange it.
@discardableResult
public func class_addMethod(_ type: AnyClass?, _ selector: Selector, _ implementation: IMP, _ types: UnsafePointer<CChar>?) -> Bool {
    false
}

/// Logs a warning and returns the method: nothing is replaced.
@discardableResult
public func class_replaceMethod(_ type: AnyClass?, _ selector: Selector, _ implementation: IMP, _ types: UnsafePointer<CChar>?) -> IMP? {
    guard let method = class_getInstanceMethod(type, selector) else { return nil }
    return method_setImplementation(method, implementation)
}

/// Logs a warning and returns the method: nothing is replaced.
@discardableResult
public func method_setImplementation(_ method: Method, _ implementation: IMP) -> IMP {
    warn(method)
    return method
}

private func warn(_ method: Method) {
    Console.warn(
        once: "swizzling \(method.type) \(method.selector.name)",
        "swizzling -[\(method.type) \(method.selector.name)] has no effect on Linux: methods cannot be exchanged at run time. Call the new code from the method itself, from a common superclass, or override the method in an extension."
    )
}

// MARK: @synchronized

private final class ObjectLocks: @unchecked Sendable {
    private final class Entry {
        let lock = NSRecursiveLock()
        var users = 0
    }
    static let shared = ObjectLocks()
    private let lock = NSLock()
    private var entries: [ObjectIdentifier: Entry] = [:]

    func enter(_ object: AnyObject) {
        let entry = lock.withLock {
            let entry = entries[ObjectIdentifier(object)] ?? Entry()
            entries[ObjectIdentifier(object)] = entry
            entry.users += 1
            return entry
        }
        entry.lock.lock()
    }

    func exit(_ object: AnyObject) -> Bool {
        lock.withLock {
            guard let entry = entries[ObjectIdentifier(object)] else { return false }
            entry.lock.unlock()
            entry.users -= 1
            if entry.users == 0 { entries[ObjectIdentifier(object)] = nil }
            return true
        }
    }
}

/// Locks recursively on `object`. Returns 0, which means success in Objective-C.
@discardableResult
public func objc_sync_enter(_ object: Any) -> Int32 {
    ObjectLocks.shared.enter(object as AnyObject)
    return 0
}
/// Unlocks `object`. Returns 0, or -1 if this thread hadn't locked it.
@discardableResult
public func objc_sync_exit(_ object: Any) -> Int32 { ObjectLocks.shared.exit(object as AnyObject) ? 0 : -1 }
