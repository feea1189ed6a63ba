import Foundation
import UIKitRuntime

extension NSValueTransformerName {
    /// The names of the transformers that negate a Boolean, and that tell whether a value is or isn't `nil`.
    public static let negateBooleanTransformerName = Self("NSNegateBoolean"), isNilTransformerName = Self("NSIsNil"),
        isNotNilTransformerName = Self("NSIsNotNil")
    /// The name of the transformer between objects and secure archives.
    public static let secureUnarchiveFromDataTransformerName = Self("NSSecureUnarchiveFromData")
}
/// The name under which a transformer is registered.
public struct NSValueTransformerName: RawRepresentable, Hashable, Sendable {
    /// The name as text.
    public let rawValue: String
    /// Creates a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates a name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
}

/// Transforms a value into another, and back if it declares that it can. Subclasses are registered by name, which models of Core Data use.
open class ValueTransformer: NSObject {
    nonisolated(unsafe) private static var registered: [NSValueTransformerName: ValueTransformer] = [
        .negateBooleanTransformerName: BlockTransformer { ($0 as? NSNumber).map { NSNumber(value: !$0.boolValue) } },
        .isNilTransformerName: BlockTransformer { NSNumber(value: $0 == nil) },
        .isNotNilTransformerName: BlockTransformer { NSNumber(value: $0 != nil) },
        .secureUnarchiveFromDataTransformerName: NSSecureUnarchiveFromDataTransformer(),
    ]
    private let other: ValueTransformer?

    public override init() {
        other = nil
        super.init()
    }
    /// Creates a transformer that forwards to the one registered under `name`; returns `nil` if there is none.
    public init?(forName name: NSValueTransformerName) {
        guard let found = ValueTransformer.registered[name] else { return nil }
        other = found
        super.init()
    }

    /// Registers a transformer under a name; `nil` removes the one with the name.
    open class func setValueTransformer(_ transformer: ValueTransformer?, forName name: NSValueTransformerName) {
        registered[name] = transformer
    }
    /// Returns the names of all registered transformers, in no particular order.
    open class func valueTransformerNames() -> [NSValueTransformerName] { Array(registered.keys) }
    /// Returns the class of the results. `NSObject` by default.
    open class func transformedValueClass() -> AnyClass { NSObject.self }
    /// Returns whether values can be transformed back. `false` by default.
    open class func allowsReverseTransformation() -> Bool { false }
    /// Returns the transformed value. The base class returns the value itself.
    open func transformedValue(_ value: Any?) -> Any? { other.map { $0.transformedValue(value) } ?? value }
    /// Returns the value before its transformation. Raises an exception if the class doesn't allow that.
    open func reverseTransformedValue(_ value: Any?) -> Any? {
        if let other { return other.reverseTransformedValue(value) }
        guard type(of: self).allowsReverseTransformation() else {
            Fault.raise(.invalidArgumentException, "The value transformer \(type(of: self)) does not allow reverse transformation.")
            return nil
        }
        return transformedValue(value)
    }
}

private final class BlockTransformer: ValueTransformer {
    private let block: (Any?) -> Any?
    init(_ block: @escaping (Any?) -> Any?) {
        self.block = block
        super.init()
    }
    override func transformedValue(_ value: Any?) -> Any? { block(value) }
}

/// Transforms between objects and their secure archives.
open class NSSecureUnarchiveFromDataTransformer: ValueTransformer {
    /// The classes of the objects that an archive may contain. A subclass adds its own.
    open class var allowedTopLevelClasses: [AnyClass] {
        [
            NSArray.self, NSDictionary.self, NSSet.self, NSString.self, NSNumber.self, NSDate.self, NSData.self, NSURL.self, NSUUID.self,
            NSNull.self,
        ]
    }
    open override class func allowsReverseTransformation() -> Bool { true }
    open override func transformedValue(_ value: Any?) -> Any? {
        (value as? Data).flatMap { try? NSKeyedUnarchiver.unarchivedObject(ofClasses: type(of: self).allowedTopLevelClasses, from: $0) }
    }
    open override func reverseTransformedValue(_ value: Any?) -> Any? {
        value.flatMap { try? NSKeyedArchiver.archivedData(withRootObject: $0, requiringSecureCoding: true) }
    }
}
