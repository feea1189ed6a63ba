import CRuntimeShim
import Foundation

/// Creates objects of a class known only at run time through initializers that are not `required`.
///
/// Apple creates cells, delegates, layers, and segues in this way. Swift puts the allocating entry of every designated initializer in the
/// vtable, with a trapping stub where a subclass does not inherit it; calling that slot gives Apple's behavior.
public enum Instantiation {
    // The pointers below are never nil: only nonfailable initializers are called.

    /// Calls `type.init()`: the class's own, or its override.
    public static func make<T: NSObject>(_ type: T.Type) -> T {
        if let own = DispatchTable.maker(of: type)?() as? T { return own }
        let pointer = us_init0(unsafeBitCast(type, to: UnsafeRawPointer.self), descriptor(of: NSObject.self))
        return Unmanaged<T>.fromOpaque(pointer!).takeRetainedValue()
    }

    /// Returns an object that stores values under keys, of a class that may have no `init()`. The nearest superclass that has one
    /// initializes it, and the class's own properties are nil, false and 0: a property of another type must not be read. Never release it.
    package static func makeBlank<T: NSObject>(_ type: T.Type) -> T {
        if DispatchTable.maker(of: type) != nil { return make(type) }
        let metadata = unsafeBitCast(type, to: UnsafeRawPointer.self)
        if let pointer = us_tryInit0(metadata, descriptor(of: NSObject.self)) {
            return Unmanaged<T>.fromOpaque(pointer).takeRetainedValue()
        }
        guard let parent = _getSuperclass(type) as? NSObject.Type else { return make(type) }
        let pattern = Unmanaged.passRetained(makeBlank(parent)).toOpaque()
        let pointer = us_makeFrom(
            pattern, metadata, instanceSize(parent), instanceSize(type), 16)
        return Unmanaged<T>.fromOpaque(pointer!).takeRetainedValue()
    }

    /// Calls `.init()` of the class that the context expects.
    public static func make<T: NSObject>() -> T { make(T.self) }

    /// Calls `type.init(_: CGRect)` at the vtable slot of `method`, a method descriptor declared in `base`'s class body.
    package static func make<T: AnyObject>(_ type: T.Type, rect: CGRect, method: UnsafeRawPointer, declaredIn base: AnyClass) -> T {
        let pointer = us_initRect(
            unsafeBitCast(type, to: UnsafeRawPointer.self), method, descriptor(of: base),
            Double(rect.minX), Double(rect.minY), Double(rect.width), Double(rect.height))
        return Unmanaged<T>.fromOpaque(pointer!).takeRetainedValue()
    }

    /// Calls `type.init(_: CGRect, _: RawEnum)`: `UITableView.init(frame:style:)`.
    package static func make<T: AnyObject>(
        _ type: T.Type, rect: CGRect, caseIndex: UInt8, method: UnsafeRawPointer, declaredIn base: AnyClass
    ) -> T {
        let pointer = us_initRectByte(
            unsafeBitCast(type, to: UnsafeRawPointer.self), method, descriptor(of: base), Double(rect.minX), Double(rect.minY),
            Double(rect.width),
            Double(rect.height), caseIndex)
        return Unmanaged<T>.fromOpaque(pointer!).takeRetainedValue()
    }

    /// Calls `type.init(_: CGRect, _: Object)`: `UICollectionView.init(frame:collectionViewLayout:)`.
    package static func make<T: AnyObject>(
        _ type: T.Type, rect: CGRect, object: AnyObject, method: UnsafeRawPointer, declaredIn base: AnyClass
    ) -> T {
        let pointer = us_initRectObject(
            unsafeBitCast(type, to: UnsafeRawPointer.self), method, descriptor(of: base), Double(rect.minX), Double(rect.minY),
            Double(rect.width), Double(rect.height),
            Unmanaged.passRetained(object).toOpaque())
        return Unmanaged<T>.fromOpaque(pointer!).takeRetainedValue()
    }

    /// Calls `type.init(_: RawEnum, _: String?)`: `UITableViewCell.init(style:reuseIdentifier:)`. The enum is passed as its case index.
    package static func make<T: AnyObject>(
        _ type: T.Type, caseIndex: UInt8, string: String?, method: UnsafeRawPointer, declaredIn base: AnyClass
    ) -> T {
        let words = consumedWords(of: string)
        let pointer = us_initByteWords(
            unsafeBitCast(type, to: UnsafeRawPointer.self), method, descriptor(of: base), caseIndex, words.0, words.1)
        return Unmanaged<T>.fromOpaque(pointer!).takeRetainedValue()
    }

    /// Calls `type.init(_: String?)`: `UITableViewHeaderFooterView.init(reuseIdentifier:)`.
    package static func make<T: AnyObject>(_ type: T.Type, string: String?, method: UnsafeRawPointer, declaredIn base: AnyClass) -> T {
        let words = consumedWords(of: string)
        let pointer = us_initWords(unsafeBitCast(type, to: UnsafeRawPointer.self), method, descriptor(of: base), words.0, words.1)
        return Unmanaged<T>.fromOpaque(pointer!).takeRetainedValue()
    }

    /// Calls `type.init(_: String?, _: Object, _: Object)`: `UIStoryboardSegue.init(identifier:source:destination:)`.
    package static func make<T: AnyObject>(
        _ type: T.Type, string: String?, _ first: AnyObject, _ second: AnyObject, method: UnsafeRawPointer, declaredIn base: AnyClass
    ) -> T {
        let words = consumedWords(of: string)
        let pointer = us_initWordsObjects(
            unsafeBitCast(type, to: UnsafeRawPointer.self), method, descriptor(of: base), words.0, words.1,
            Unmanaged.passRetained(first).toOpaque(), Unmanaged.passRetained(second).toOpaque())
        return Unmanaged<T>.fromOpaque(pointer!).takeRetainedValue()
    }

    /// Calls `type.init(_: String?, _: Object?)`: `UIViewController.init(nibName:bundle:)`.
    package static func make<T: AnyObject>(
        _ type: T.Type, string: String?, _ object: AnyObject?, method: UnsafeRawPointer, declaredIn base: AnyClass
    ) -> T {
        let words = consumedWords(of: string)
        let pointer = us_initWordsObject(
            unsafeBitCast(type, to: UnsafeRawPointer.self), method, descriptor(of: base), words.0, words.1,
            object.map { Unmanaged.passRetained($0).toOpaque() })
        return Unmanaged<T>.fromOpaque(pointer!).takeRetainedValue()
    }

    /// Calls `type.init(_: Object)`: `UICollectionViewController.init(collectionViewLayout:)`.
    package static func make<T: AnyObject>(_ type: T.Type, object: AnyObject, method: UnsafeRawPointer, declaredIn base: AnyClass) -> T {
        let pointer = us_initPointer(
            unsafeBitCast(type, to: UnsafeRawPointer.self), method, descriptor(of: base), Unmanaged.passRetained(object).toOpaque())
        return Unmanaged<T>.fromOpaque(pointer!).takeRetainedValue()
    }

    /// Calls `type.init(_: Any)`: `CALayer.init(layer:)`.
    package static func make<T: AnyObject>(_ type: T.Type, copying original: Any, method: UnsafeRawPointer, declaredIn base: AnyClass) -> T
    {
        // The initializer destroys the value but not the memory around it.
        let box = UnsafeMutablePointer<Any>.allocate(capacity: 1)
        box.initialize(to: original)
        defer { box.deallocate() }
        let pointer = us_initPointer(unsafeBitCast(type, to: UnsafeRawPointer.self), method, descriptor(of: base), box)
        return Unmanaged<T>.fromOpaque(pointer!).takeRetainedValue()
    }

    /// Calls `type.init(_: (any P)?, _: String?)` for a class-bound protocol: `MKAnnotationView.init(annotation:reuseIdentifier:)`.
    package static func make<T: AnyObject, P>(
        _ type: T.Type, _ existential: P?, string: String?, method: UnsafeRawPointer, declaredIn base: AnyClass
    ) -> T {
        let (object, words) = (consumedWords(of: existential), consumedWords(of: string))
        let pointer = us_initFourWords(
            unsafeBitCast(type, to: UnsafeRawPointer.self), method, descriptor(of: base), object.0, object.1, words.0, words.1)
        return Unmanaged<T>.fromOpaque(pointer!).takeRetainedValue()
    }

    /// Calls `type.init(_: Object, _: Object?, _: Object?, _: any P)` for a class-bound protocol: `NSTextAttachmentViewProvider`'s.
    package static func make<T: AnyObject, P>(
        _ type: T.Type, _ first: AnyObject, _ second: AnyObject?, _ third: AnyObject?, _ existential: P, method: UnsafeRawPointer,
        declaredIn base: AnyClass
    ) -> T {
        func word(_ object: AnyObject?) -> UInt64 { object.map { UInt64(UInt(bitPattern: Unmanaged.passRetained($0).toOpaque())) } ?? 0 }
        let last = consumedWords(of: existential)
        let pointer = us_initFiveWords(
            unsafeBitCast(type, to: UnsafeRawPointer.self), method, descriptor(of: base), word(first), word(second), word(third), last.0,
            last.1)
        return Unmanaged<T>.fromOpaque(pointer!).takeRetainedValue()
    }

    /// Whether `type` overrides the method that `base` declares; with `inherited`, whether it does so differently from that superclass.
    package static func overrides(_ type: AnyClass, method: UnsafeRawPointer, declaredIn base: AnyClass, inherited: AnyClass? = nil) -> Bool
    {
        us_overrides(
            unsafeBitCast(type, to: UnsafeRawPointer.self), unsafeBitCast(inherited ?? base, to: UnsafeRawPointer.self), method,
            descriptor(of: base)) != 0
    }

    /// Returns the size in bytes: in word 3 of class metadata without Objective-C.
    private static func instanceSize(_ type: AnyClass) -> UInt {
        UInt(unsafeBitCast(type, to: UnsafeRawPointer.self).load(fromByteOffset: 24, as: UInt32.self))
    }

    /// Returns the nominal type descriptor: word 5 of class metadata without Objective-C.
    private static func descriptor(of type: AnyClass) -> UnsafeRawPointer {
        unsafeBitCast(type, to: UnsafeRawPointer.self).load(fromByteOffset: 40, as: UnsafeRawPointer.self)
    }

    /// Returns the value's words with an additional reference: initializers consume their arguments, so it is not balanced here.
    private static func consumedWords<Value>(of value: Value) -> (UInt64, UInt64) {
        assert(MemoryLayout<Value>.size == 16)
        let box = UnsafeMutablePointer<Value>.allocate(capacity: 1)
        box.initialize(to: value)
        defer { box.deallocate() }
        return UnsafeRawPointer(box).load(as: (UInt64, UInt64).self)
    }
}

/// Allows an initializer in an extension of a class-bound protocol to return an object created elsewhere.
public protocol MadeElsewhere {}

extension MadeElsewhere {
    /// Becomes an object that was created elsewhere, in place of a new one.
    public init(made object: Self) { self = object }
}

extension NSObject: MadeElsewhere {}
