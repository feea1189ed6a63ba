import Foundation

/// The class of a class object, which Objective-C's runtime has for each class: `object_getClass(UIView.self)`.
enum Metaclass {
    private final class Of<Instance>: NSObject, AnyMetaclass { static var instanceType: Any.Type { Instance.self } }

    /// Returns the metaclass of a class. That of a metaclass is the metaclass of the root class.
    static func of(_ type: AnyClass) -> AnyClass {
        func make<T>(_ type: T.Type) -> AnyClass { Of<T>.self }
        return _openExistential((isMetaclass(type) ? NSObject.self : type) as Any.Type, do: make)
    }

    static func isMetaclass(_ type: AnyClass) -> Bool { type is any AnyMetaclass.Type }

    /// Returns the class of which a class is the metaclass, or a class that is no metaclass.
    static func instanceClass(of type: AnyClass) -> AnyClass { (type as? any AnyMetaclass.Type)?.instanceType as? AnyClass ?? type }

    /// Returns the superclass. A metaclass inherits from that of the superclass, and that of a root class from the root class.
    static func superclass(of type: AnyClass) -> AnyClass? {
        guard isMetaclass(type) else { return _getSuperclass(type) }
        let instance: AnyClass = instanceClass(of: type)
        return _getSuperclass(instance).map { of($0) } ?? instance
    }
}

private protocol AnyMetaclass { static var instanceType: Any.Type { get } }
