import Foundation

// Protocols as objects, which Objective-C's runtime has. In Swift, the name of a protocol is a type (`UITableViewDelegate.self`), so each
// function takes either.

/// A protocol as an object: the result of `NSProtocolFromString`.
public final class Protocol: NSObject, @unchecked Sendable {
    let record: ProtocolRecord
    init(_ record: ProtocolRecord) { self.record = record }

    /// Creates the object for the type of a protocol, or returns nil for another type.
    fileprivate convenience init?(_ type: Any.Type) {
        guard let record = ProtocolRecord.all(in: type).first else { return nil }
        self.init(record)
    }

    /// Objects for the same protocol are equal.
    public override func isEqual(_ object: Any?) -> Bool { (object as? Protocol)?.record == record }
    /// A hash of the protocol.
    public override var hash: Int { record.hashValue }
    /// The protocol's name.
    public override var description: String { record.name }
}

/// A method of a protocol.
public struct objc_method_description {
    /// The name of the method, or nil if there is no such method.
    public var name: Selector?
    /// The types of the result and the arguments.
    public var types: UnsafeMutablePointer<CChar>?
    /// Creates a description.
    public init(name: Selector?, types: UnsafeMutablePointer<CChar>?) { (self.name, self.types) = (name, types) }
    /// Creates the description of no method.
    public init() { self.init(name: nil, types: nil) }
}

/// Returns the protocol with a name: an app's with its module, Apple's own without. Returns nil if there is none.
public func NSProtocolFromString(_ name: String) -> Protocol? { ProtocolRecord.named(name).map { Protocol($0) } }
/// Returns the name of a protocol.
public func NSStringFromProtocol(_ proto: Protocol) -> String { proto.record.name }
/// Returns the name of a protocol.
public func NSStringFromProtocol(_ proto: Any.Type) -> String { Protocol(proto)?.record.name ?? _typeName(proto) }
/// Returns the protocol with a name, or nil.
public func objc_getProtocol(_ name: UnsafePointer<CChar>) -> Protocol? { NSProtocolFromString(String(cString: name)) }
/// Returns the object for the type of a protocol. The translation of `P.self` where a `Protocol` is expected.
public func protocolObject(of type: Any.Type) -> Protocol {
    guard let proto = Protocol(type) else { preconditionFailure("\(_typeName(type)) is not the type of a protocol") }
    return proto
}
/// Returns the name of a protocol in Objective-C's runtime, which is never released.
public func protocol_getName(_ proto: Protocol) -> UnsafePointer<CChar> { UnsafePointer(strdup(proto.record.runtimeName)) }
/// Returns the name of a protocol in Objective-C's runtime, which is never released.
public func protocol_getName(_ proto: Any.Type) -> UnsafePointer<CChar> {
    UnsafePointer(strdup(Protocol(proto)?.record.runtimeName ?? _typeName(proto)))
}
/// Whether both are the same protocol.
public func protocol_isEqual(_ proto: Protocol?, _ other: Protocol?) -> Bool { proto == other }
/// Whether a protocol is another one, or inherits from it.
public func protocol_conformsToProtocol(_ proto: Protocol?, _ other: Protocol?) -> Bool {
    guard let proto, let other else { return false }
    return proto.record.inherits(from: other.record)
}
/// Returns the protocols from which a protocol inherits directly.
public func protocol_copyProtocolList(
    _ proto: Protocol, _ count: UnsafeMutablePointer<UInt32>?
) -> AutoreleasingUnsafeMutablePointer<Protocol>? {
    allocateList(proto.record.inherited.filter(\.isObjectiveC).map { Protocol($0) }, count)
}

// MARK: Classes

/// Whether a class itself adopts a protocol, or one that inherits from it. The superclasses do not count.
public func class_conformsToProtocol(_ type: AnyClass?, _ proto: Protocol?) -> Bool {
    guard let type, let proto else { return false }
    return ProtocolRecord.adopted(by: Metaclass.instanceClass(of: type)).contains { $0.inherits(from: proto.record) }
}
/// Whether a class itself adopts a protocol, or one that inherits from it. The superclasses do not count.
public func class_conformsToProtocol(_ type: AnyClass?, _ proto: Any.Type) -> Bool {
    class_conformsToProtocol(type, Protocol(proto))
}
/// Returns the protocols that a class itself adopts.
public func class_copyProtocolList(
    _ type: AnyClass?, _ count: UnsafeMutablePointer<UInt32>?
) -> AutoreleasingUnsafeMutablePointer<Protocol>? {
    allocateList(type.map { ProtocolRecord.adopted(by: Metaclass.instanceClass(of: $0)).map { Protocol($0) } } ?? [], count)
}

extension NSObjectProtocol {
    /// Whether the object's class, or one of its superclasses, conforms to a protocol.
    public func conforms(to aProtocol: Protocol) -> Bool { aProtocol.record.isAdopted(by: type(of: self)) }
    /// Whether the object's class, or one of its superclasses, conforms to a protocol.
    public func conforms(to aProtocol: Any.Type) -> Bool { Protocol(aProtocol).map { conforms(to: $0) } ?? false }
}

extension NSObject {
    /// Whether the class, or one of its superclasses, conforms to a protocol.
    public static func conforms(to aProtocol: Protocol) -> Bool { aProtocol.record.isAdopted(by: self) }
    /// Whether the class, or one of its superclasses, conforms to a protocol.
    public static func conforms(to aProtocol: Any.Type) -> Bool { Protocol(aProtocol).map { conforms(to: $0) } ?? false }
}

/// Whether an object's class, or a class, conforms to a protocol. The translation of `object.conforms(to: P.self)`, whose object may be of
/// any type.
public func isConforming(_ object: Any, to aProtocol: Any.Type) -> Bool {
    Protocol(aProtocol).map { $0.record.isAdopted(by: object as? AnyClass ?? type(of: object as AnyObject)) } ?? false
}

// MARK: Methods

// FIXME(gap): the methods of the protocols of Apple's frameworks, class methods of protocols, and the types of their arguments.
private func methods(of proto: Protocol, isRequired: Bool, isInstance: Bool) -> [objc_method_description] {
    guard isInstance, let methods = DispatchTable.methods(of: proto.record) else { return [] }
    return (isRequired ? methods.required : methods.optional).map { objc_method_description(name: Selector($0), types: nil) }
}

/// Returns the methods that a protocol declares itself, without those that it inherits: of one that the app declares with `@objc`.
public func protocol_copyMethodDescriptionList(
    _ proto: Protocol, _ isRequiredMethod: Bool, _ isInstanceMethod: Bool, _ count: UnsafeMutablePointer<UInt32>?
) -> UnsafeMutablePointer<objc_method_description>? {
    allocateList(methods(of: proto, isRequired: isRequiredMethod, isInstance: isInstanceMethod), count)
}
/// Returns the methods that a protocol declares itself, without those that it inherits: of one that the app declares with `@objc`.
public func protocol_copyMethodDescriptionList(
    _ proto: Any.Type, _ isRequiredMethod: Bool, _ isInstanceMethod: Bool, _ count: UnsafeMutablePointer<UInt32>?
) -> UnsafeMutablePointer<objc_method_description>? {
    allocateList(Protocol(proto).map { methods(of: $0, isRequired: isRequiredMethod, isInstance: isInstanceMethod) } ?? [], count)
}
/// Returns the method of a protocol, or of one from which it inherits; its name is nil if there is none.
public func protocol_getMethodDescription(
    _ proto: Protocol, _ selector: Selector, _ isRequiredMethod: Bool, _ isInstanceMethod: Bool
) -> objc_method_description {
    let own = methods(of: proto, isRequired: isRequiredMethod, isInstance: isInstanceMethod).first { $0.name == selector }
    if let own { return own }
    return proto.record.inherited.lazy.map {
        protocol_getMethodDescription(Protocol($0), selector, isRequiredMethod, isInstanceMethod)
    }.first { $0.name != nil } ?? objc_method_description()
}
/// Returns the method of a protocol, or of one from which it inherits; its name is nil if there is none.
public func protocol_getMethodDescription(
    _ proto: Any.Type, _ selector: Selector, _ isRequiredMethod: Bool, _ isInstanceMethod: Bool
) -> objc_method_description {
    Protocol(proto).map { protocol_getMethodDescription($0, selector, isRequiredMethod, isInstanceMethod) } ?? objc_method_description()
}
