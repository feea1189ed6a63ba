import Foundation

/// Stored properties by name, through the Swift runtime's field records: the fallback for classes without a table.
///
/// A write through this type doesn't run `didSet`, unlike the tables that the translator generates.
package enum StoredProperties {
    private struct FieldMetadata {
        var name: UnsafePointer<CChar>?
        var freeFunction: (@convention(c) (UnsafePointer<CChar>?) -> Void)?
        var isStrong = false
        var isVar = false
    }

    @_silgen_name("swift_reflectionMirror_recursiveCount")
    private static func recursiveCount(_: Any.Type) -> Int

    @_silgen_name("swift_reflectionMirror_recursiveChildMetadata")
    private static func recursiveChildMetadata(_: Any.Type, index: Int, fieldMetadata: UnsafeMutablePointer<FieldMetadata>) -> Any.Type

    @_silgen_name("swift_reflectionMirror_recursiveChildOffset")
    private static func recursiveChildOffset(_: Any.Type, index: Int) -> Int

    struct Field {
        var name: String
        var type: Any.Type
        var offset: Int
        var isStrong: Bool
    }

    /// Returns the fields of a structure, or of a class with those of its superclasses first.
    static func fields(of type: Any.Type) -> [Field] {
        (0..<recursiveCount(type)).map { index in
            var metadata = FieldMetadata()
            let fieldType = recursiveChildMetadata(type, index: index, fieldMetadata: &metadata)
            defer { metadata.freeFunction?(metadata.name) }
            return Field(
                name: metadata.name.map { String(cString: $0) } ?? "", type: fieldType, offset: recursiveChildOffset(type, index: index),
                isStrong: metadata.isStrong)
        }
    }

    /// Returns the fields that a class declares itself.
    static func ownFields(of type: AnyClass) -> [Field] {
        Array(fields(of: type).dropFirst(_getSuperclass(type).map { recursiveCount($0) } ?? 0))
    }

    /// Returns the most derived stored property for `key`: `key`, `_key`, or a lazy property's storage.
    private static func field(_ key: String, of type: AnyClass) -> Field? {
        fields(of: type).last { $0.name == key || $0.name == "_" + key || $0.name == "$__lazy_storage_$_" + key }
    }

    private static func address(of field: Field, in object: AnyObject) -> UnsafeMutableRawPointer {
        Unmanaged.passUnretained(object).toOpaque() + field.offset
    }

    package static func read(_ key: String, of object: AnyObject) -> Any?? {
        field(key, of: type(of: object)).map { read($0, of: object) }
    }

    static func read(_ field: Field, of object: AnyObject) -> Any? {
        let address = address(of: field, in: object)
        if !field.isStrong, field.type is any ReferenceField.Type {
            return address.assumingMemoryBound(to: WeakBox.self).pointee.value
        }
        func load<T>(_ type: T.Type) -> Any? { flatten(address.assumingMemoryBound(to: type).pointee) }
        return _openExistential(field.type, do: load)
    }

    /// Writes `value` if it has the property's type. Returns `false` if there is no such property or the type doesn't match.
    package static func write(_ value: Any?, toKey key: String, of object: AnyObject) -> Bool {
        field(key, of: type(of: object)).map { write(value, to: $0, of: object) } ?? false
    }

    static func write(_ value: Any?, to field: Field, of object: AnyObject) -> Bool {
        let address = address(of: field, in: object)
        if !field.isStrong, let reference = field.type as? any ReferenceField.Type {
            guard reference.accepts(value) else { return false }
            address.assumingMemoryBound(to: WeakBox.self).pointee.value = value as AnyObject?
            return true
        }
        if let optional = field.type as? any OptionalField.Type { return optional.store(value, at: address) }
        guard let value else { return false }
        func store<T>(_ type: T.Type) -> Bool {
            guard let value = value as? T else { return false }
            address.assumingMemoryBound(to: type).pointee = value
            return true
        }
        return _openExistential(field.type, do: store)
    }

    private static func flatten(_ value: Any) -> Any? {
        guard let optional = value as? any OptionalValue else { return value }
        return optional.wrapped
    }

    /// The layout of a weak field.
    fileprivate struct WeakBox { weak var value: AnyObject? }
}

private protocol OptionalValue { var wrapped: Any? { get } }
private protocol OptionalField { static func store(_ value: Any?, at address: UnsafeMutableRawPointer) -> Bool }
private protocol ReferenceField { static func accepts(_ value: Any?) -> Bool }

extension Optional: OptionalValue, OptionalField, ReferenceField {
    fileprivate var wrapped: Any? {
        guard case .some(let value) = self else { return nil }
        return (value as? any OptionalValue).map(\.wrapped) ?? value
    }

    fileprivate static func store(_ value: Any?, at address: UnsafeMutableRawPointer) -> Bool {
        guard let value else {
            address.assumingMemoryBound(to: Wrapped?.self).pointee = nil
            return true
        }
        guard let typed = value as? Wrapped else { return false }
        address.assumingMemoryBound(to: Wrapped?.self).pointee = typed
        return true
    }

    fileprivate static func accepts(_ value: Any?) -> Bool { value == nil || value is Wrapped }
}
