import Foundation

/// `object.priority` of an `AnyObject`, which Objective-C's classes declare with two types: a constraint's, and the number of a URL session
/// task. The translator wraps the object in this; the context determines the type. `nil` if the object is not a constraint.
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
