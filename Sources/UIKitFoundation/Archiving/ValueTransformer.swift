import Foundation
import UIKitRuntime

extension NSValueTransformerName {
    public static let negateBooleanTransformerName = Self("NSNegateBoolean"), isNilTransformerName = Self("NSIsNil"),
        isNotNilTransformerName = Self("NSIsNotNil")
    public static let secureUnarchiveFromDataTransformerName = Self("NSSecureUnarchiveFromData")
}
public struct NSValueTransformerName: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
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

    open class func setValueTransformer(_ transformer: ValueTransformer?, forName name: NSValueTransformerName) {
        registered[name] = transformer
    }
    open class func valueTransformerNames() -> [NSValueTransformerName] { Array(registered.keys) }
    open class func transformedValueClass() -> AnyClass { NSObject.self }
    open class func allowsReverseTransformation() -> Bool { false }
    open func transformedValue(_ value: Any?) -> Any? { other.map { $0.transformedValue(value) } ?? value }
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
