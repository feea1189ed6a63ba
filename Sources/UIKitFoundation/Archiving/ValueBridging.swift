import Foundation
import UIKitRuntime

// Supports `userInfo[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue`, and the reverse: on Apple's platforms these structures and
// their boxes are bridged to each other. Swift uses the conformance when it casts.

extension CGRect: @retroactive _ObjectiveCBridgeable {
    /// Returns the rectangle in a box.
    public func _bridgeToObjectiveC() -> NSValue { NSValue(rect: self) }
    /// Reads the rectangle in a box; `nil` from a box of another type.
    public static func _forceBridgeFromObjectiveC(_ source: NSValue, result: inout CGRect?) {
        _conditionallyBridgeFromObjectiveC(source, result: &result)
    }
    /// Reads the rectangle in a box, and returns whether it holds one.
    @discardableResult public static func _conditionallyBridgeFromObjectiveC(_ source: NSValue, result: inout CGRect?) -> Bool {
        result = source.holds(NSValue(rect: .zero)) ? source.rectValue : nil
        return result != nil
    }
    /// Returns the rectangle in a box; zero without one.
    public static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?) -> CGRect { source?.rectValue ?? .zero }
}

extension CGPoint: @retroactive _ObjectiveCBridgeable {
    /// Returns the point in a box.
    public func _bridgeToObjectiveC() -> NSValue { NSValue(point: self) }
    /// Reads the point in a box; `nil` from a box of another type.
    public static func _forceBridgeFromObjectiveC(_ source: NSValue, result: inout CGPoint?) {
        _conditionallyBridgeFromObjectiveC(source, result: &result)
    }
    /// Reads the point in a box, and returns whether it holds one.
    @discardableResult public static func _conditionallyBridgeFromObjectiveC(_ source: NSValue, result: inout CGPoint?) -> Bool {
        result = source.holds(NSValue(point: .zero)) ? source.pointValue : nil
        return result != nil
    }
    /// Returns the point in a box; zero without one.
    public static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?) -> CGPoint { source?.pointValue ?? .zero }
}

extension CGSize: @retroactive _ObjectiveCBridgeable {
    /// Returns the size in a box.
    public func _bridgeToObjectiveC() -> NSValue { NSValue(size: self) }
    /// Reads the size in a box; `nil` from a box of another type.
    public static func _forceBridgeFromObjectiveC(_ source: NSValue, result: inout CGSize?) {
        _conditionallyBridgeFromObjectiveC(source, result: &result)
    }
    /// Reads the size in a box, and returns whether it holds one.
    @discardableResult public static func _conditionallyBridgeFromObjectiveC(_ source: NSValue, result: inout CGSize?) -> Bool {
        result = source.holds(NSValue(size: .zero)) ? source.sizeValue : nil
        return result != nil
    }
    /// Returns the size in a box; zero without one.
    public static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?) -> CGSize { source?.sizeValue ?? .zero }
}

extension NSValue {
    /// Whether both contain a value of one type. A number is a value, too, but contains no structure.
    fileprivate func holds(_ sample: NSValue) -> Bool { !(self is NSNumber) && strcmp(objCType, sample.objCType) == 0 }
}

extension NSValue {
    /// Creates a key for an object that it does not retain: touches in a dictionary.
    public convenience init(nonretainedObject anObject: Any?) {
        var address = anObject.map { UInt(bitPattern: Unmanaged.passUnretained($0 as AnyObject).toOpaque()) } ?? 0
        self.init(bytes: &address, objCType: "Q")
    }

    /// The object with which the value was created, which must still exist.
    public var nonretainedObjectValue: Any? {
        var address: UInt = 0
        getValue(&address)
        return UnsafeRawPointer(bitPattern: address).map { Unmanaged<AnyObject>.fromOpaque($0).takeUnretainedValue() }
    }
}

/// Numbers as Objective-C passes them: in a box from which any numeric type can be read.
enum NumberBridging {
    static func number(_ value: Any) -> NSNumber? {
        switch value {
        case let value as NSNumber: return value
        case let value as Int: return NSNumber(value: value)
        case let value as Double: return NSNumber(value: value)
        case let value as Bool: return NSNumber(value: value)
        case let value as CGFloat: return NSNumber(value: Double(value))
        case let value as any BinaryInteger: return NSNumber(value: Int64(value))
        case let value as Float: return NSNumber(value: value)
        default: return nil
        }
    }

    /// Returns the value, or its box if it is a number.
    static func boxed(_ value: Any?) -> Any? { value.flatMap { number($0) ?? $0 } }
}
