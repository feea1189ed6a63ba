import Foundation

/// `object.priority` of an `AnyObject`, which Objective-C's classes declare with two types: a constraint's, and the number of a URL session
/// task. The translator wraps the object in this; the context determines the type. `nil` if the object is not a constraint.
public struct UntypedConstraint: UntypedNumbers {
    /// The object whose property is read.
    public let untypedObject: AnyObject
    /// Wraps an object of any class.
    public init(_ object: AnyObject) { untypedObject = object }

    /// The constraint's priority; `nil` if the object is not a constraint.
    @preconcurrency @MainActor public var priority: UILayoutPriority! { (untypedObject as? NSLayoutConstraint)?.priority }
}

/// An object whose properties are read as plain numbers, where the context asks for one.
public protocol UntypedNumbers {
    /// The object whose property is read.
    var untypedObject: AnyObject { get }
}

extension UntypedNumbers {
    /// The constraint's priority as a number; `nil` if the object is not a constraint.
    @preconcurrency @MainActor public var priority: Float! { (untypedObject as? NSLayoutConstraint)?.priority.rawValue }
}
