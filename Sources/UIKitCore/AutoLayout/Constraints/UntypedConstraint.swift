import Foundation

/// `object.priority` of an `AnyObject`, which Objective-C's classes have in two types: a constraint's, and the number of a session's task. The
/// translator puts this around the object; which type is meant, the place it is used in says. nil when the object is no constraint.
public struct UntypedConstraint: UntypedNumbers {
    public let untypedObject: AnyObject
    public init(_ object: AnyObject) { untypedObject = object }

    @preconcurrency @MainActor public var priority: UILayoutPriority! { (untypedObject as? NSLayoutConstraint)?.priority }
}

public protocol UntypedNumbers {
    var untypedObject: AnyObject { get }
}

extension UntypedNumbers {
    @preconcurrency @MainActor public var priority: Float! { (untypedObject as? NSLayoutConstraint)?.priority.rawValue }
}
