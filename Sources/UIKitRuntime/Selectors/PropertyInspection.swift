import Foundation

// The properties and the instance variables of classes, as Objective-C's runtime lists them. The caller of a function whose name contains
// "copy" frees the result with `free()`; names and attributes are never released.

/// A property of a class.
public typealias objc_property_t = OpaquePointer
/// An instance variable of a class.
public typealias Ivar = OpaquePointer

/// An attribute of a property.
public struct objc_property_attribute_t {
    /// A letter, such as `T` for the type.
    public var name: UnsafePointer<CChar>
    /// What follows the letter; usually nothing.
    public var value: UnsafePointer<CChar>
    /// Creates an attribute.
    public init(name: UnsafePointer<CChar>, value: UnsafePointer<CChar>) { (self.name, self.value) = (name, value) }
}

/// The referent of an opaque pointer: one object for each member of a class, which is never released.
private final class ListedProperty {
    let property: DeclaredProperty
    let name: UnsafePointer<CChar>, text: UnsafePointer<CChar>
    init(_ property: DeclaredProperty) {
        (self.property, name, text) = (property, permanent(property.name), permanent(property.attributeText))
    }
}
private final class ListedVariable {
    let field: StoredProperties.Field
    let name: UnsafePointer<CChar>
    init(_ field: StoredProperties.Field) { (self.field, name) = (field, permanent(field.name)) }
}

private func permanent(_ text: String) -> UnsafePointer<CChar> { UnsafePointer(strdup(text)) }
nonisolated(unsafe) private let empty = permanent("")

/// The pointers that the functions have returned, by class and name.
private enum Listed {
    private static let lock = NSLock()
    nonisolated(unsafe) private static var known: [ObjectIdentifier: [String: OpaquePointer]] = [:]  // behind the lock

    static func pointer(_ type: AnyClass, _ name: String, _ make: () -> AnyObject) -> OpaquePointer {
        lock.withLock {
            if let pointer = known[ObjectIdentifier(type)]?[name] { return pointer }
            let pointer = OpaquePointer(Unmanaged.passRetained(make()).toOpaque())
            known[ObjectIdentifier(type), default: [:]][name] = pointer
            return pointer
        }
    }

    static func property(_ pointer: OpaquePointer) -> ListedProperty { object(pointer) }
    static func variable(_ pointer: OpaquePointer) -> ListedVariable { object(pointer) }
    private static func object<T: AnyObject>(_ pointer: OpaquePointer) -> T {
        Unmanaged<T>.fromOpaque(UnsafeRawPointer(pointer)).takeUnretainedValue()
    }
}

/// Returns memory that `free()` releases, with the elements and a zero word after them, or nil without elements.
func allocateList<Element>(_ elements: [Element], _ count: UnsafeMutablePointer<UInt32>?) -> UnsafeMutablePointer<Element>? {
    count?.pointee = UInt32(elements.count)
    guard !elements.isEmpty, let memory = calloc(elements.count + 1, MemoryLayout<Element>.stride) else { return nil }
    let list = memory.bindMemory(to: Element.self, capacity: elements.count + 1)
    for (index, element) in elements.enumerated() { (list + index).initialize(to: element) }
    return list
}

/// Returns a class and its superclasses.
private func lineage(of type: AnyClass?) -> [AnyClass] { type.map { Array(sequence(first: $0, next: { _getSuperclass($0) })) } ?? [] }

// MARK: Properties

// FIXME(gap): class properties (`@objc static var`), the properties of protocols, and those of the classes of Apple's frameworks that
// UIKit's tables do not list.
private func ownProperties(of type: AnyClass) -> [objc_property_t] {
    guard !Metaclass.isMetaclass(type) else { return [] }
    return DispatchTable.ownProperties(of: type).map { property in
        Listed.pointer(type, "@" + property.name) { ListedProperty(property) }
    }
}

/// Returns the properties that a class declares itself, not its superclasses: those that key-value coding knows by name.
public func class_copyPropertyList(_ type: AnyClass?, _ count: UnsafeMutablePointer<UInt32>?) -> UnsafeMutablePointer<objc_property_t>? {
    allocateList(type.map { ownProperties(of: $0) } ?? [], count)
}
/// Returns the property with a name of a class or of one of its superclasses, or nil.
public func class_getProperty(_ type: AnyClass?, _ name: UnsafePointer<CChar>) -> objc_property_t? {
    let text = String(cString: name)
    return lineage(of: type).lazy.compactMap { type in
        ownProperties(of: type).first { Listed.property($0).property.name == text }
    }.first
}
/// Returns the name of a property.
public func property_getName(_ property: objc_property_t) -> UnsafePointer<CChar> { Listed.property(property).name }
/// Returns the attributes of a property, separated by commas: `T@"UIColor",&,N`.
public func property_getAttributes(_ property: objc_property_t) -> UnsafePointer<CChar>? { Listed.property(property).text }
/// Returns the attributes of a property one by one.
public func property_copyAttributeList(
    _ property: objc_property_t, _ count: UnsafeMutablePointer<UInt32>?
) -> UnsafeMutablePointer<objc_property_attribute_t>? {
    let attributes = Listed.property(property).property.attributes.map {
        objc_property_attribute_t(name: permanent(String($0.letter)), value: $0.value.isEmpty ? empty : permanent($0.value))
    }
    return allocateList(attributes, count)
}
/// Returns what follows the letter of an attribute, or nil if the property doesn't have it.
public func property_copyAttributeValue(
    _ property: objc_property_t, _ attributeName: UnsafePointer<CChar>
) -> UnsafeMutablePointer<CChar>? {
    let name = String(cString: attributeName)
    return Listed.property(property).property.attributes.first { String($0.letter) == name }.flatMap { strdup($0.value) }
}

// MARK: Instance variables

/// Returns the stored properties that a class declares itself. Those of Apple's classes are private, and are not listed.
private func ownVariables(of type: AnyClass) -> [Ivar] {
    guard !Metaclass.isMetaclass(type), !RuntimeName.isApple(type) else { return [] }
    return StoredProperties.ownFields(of: type).map { field in Listed.pointer(type, field.name) { ListedVariable(field) } }
}

/// Returns the instance variables that a class declares itself: the stored properties of a program's classes.
public func class_copyIvarList(_ type: AnyClass?, _ count: UnsafeMutablePointer<UInt32>?) -> UnsafeMutablePointer<Ivar>? {
    allocateList(type.map { ownVariables(of: $0) } ?? [], count)
}
/// Returns the instance variable with a name of a class or of one of its superclasses, or nil.
public func class_getInstanceVariable(_ type: AnyClass?, _ name: UnsafePointer<CChar>) -> Ivar? {
    let text = String(cString: name)
    return lineage(of: type).lazy.compactMap { type in
        ownVariables(of: type).first { Listed.variable($0).field.name == text }
    }.first
}
/// Returns nil: classes have no variables of their own.
public func class_getClassVariable(_ type: AnyClass?, _ name: UnsafePointer<CChar>) -> Ivar? { nil }
/// Returns the name of an instance variable.
public func ivar_getName(_ variable: Ivar) -> UnsafePointer<CChar>? { Listed.variable(variable).name }
/// Returns an empty text: Swift does not encode the types of stored properties.
public func ivar_getTypeEncoding(_ variable: Ivar) -> UnsafePointer<CChar>? { empty }
/// Returns the distance of an instance variable from the beginning of its object, in bytes.
public func ivar_getOffset(_ variable: Ivar) -> Int { Listed.variable(variable).field.offset }
/// Returns the value of an instance variable, or nil without an object.
public func object_getIvar(_ object: Any?, _ variable: Ivar) -> Any? {
    object.flatMap { StoredProperties.read(Listed.variable(variable).field, of: $0 as AnyObject) }
}
/// Sets an instance variable if the value has its type.
public func object_setIvar(_ object: Any?, _ variable: Ivar, _ value: Any?) {
    guard let object else { return }
    _ = StoredProperties.write(value, to: Listed.variable(variable).field, of: object as AnyObject)
}
