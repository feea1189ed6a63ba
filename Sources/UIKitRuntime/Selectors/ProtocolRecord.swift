import CRuntimeShim
import Foundation

/// What the tables know about a protocol that a program declares with `@objc`.
struct ProtocolMethods {
    /// The name in `@objc(name)`.
    var name: String?
    var required: [String], optional: [String]
}

/// Swift's description of a protocol: TargetProtocolDescriptor in swift/ABI/Metadata.h.
struct ProtocolRecord: Hashable, @unchecked Sendable {
    let address: UnsafeRawPointer

    private enum Layout {
        // Of the metadata of a value of protocols: the flags, whose second-highest bit indicates a superclass, the number of
        // protocols, and their addresses.
        static let flags = 8, count = 12, first = 16, superclassBit: UInt32 = 1 << 30, word = 8
        // Of a protocol: its parent, its name, the number of requirements in its signature, and these after the other numbers.
        static let parent = 4, name = 8, signatureCount = 12, signature = 24, requirement = 12
    }

    /// Returns the protocols in the type of an existential value.
    static func all(in type: Any.Type) -> [ProtocolRecord] {
        let metadata = unsafeBitCast(type, to: UnsafeRawPointer.self)
        guard metadata.load(as: UInt.self) == 0x303 else { return [] }
        let count = Int(metadata.load(fromByteOffset: Layout.count, as: UInt32.self))
        let hasSuperclass = metadata.load(fromByteOffset: Layout.flags, as: UInt32.self) & Layout.superclassBit != 0
        let start = metadata + Layout.first + (hasSuperclass ? Layout.word : 0)
        return (0..<count).map { ProtocolRecord(address: start.load(fromByteOffset: $0 * Layout.word, as: UnsafeRawPointer.self)) }
    }

    /// Returns the protocol with a name: an app's with its module or in `@objc(name)`, Apple's own without.
    static func named(_ name: String) -> ProtocolRecord? {
        if let named = DispatchTable.namedProtocol(name) { return named }
        let text = RuntimeName.demangled(name) ?? name, parts = text.split(separator: ".")
        if parts.count == 2 { return find(parts[1], in: parts[0]) }
        guard parts.count == 1 else { return nil }
        let plain = text == "NSObject" ? "NSObjectProtocol" : text
        for module in SystemClasses.modules.sorted() + ["Foundation"] + SystemClasses.frameworks {
            if let found = find(plain[...], in: module[...]) { return found }
        }
        return nil
    }

    private static func find(_ name: Substring, in module: Substring) -> ProtocolRecord? {
        _typeByName("\(module.utf8.count)\(module)\(name.utf8.count)\(name)_p").flatMap { all(in: $0).first }
    }

    /// The name in Swift, and that of its module.
    private var parts: (module: String, name: String) {
        func text(_ record: UnsafeRawPointer) -> String {
            String(cString: Self.relative(record + Layout.name).assumingMemoryBound(to: CChar.self))
        }
        var parent = Self.indirectable(address + Layout.parent)
        // A private protocol is in a context without a name.
        while parent.load(as: UInt32.self) & 0x1f == 2 { parent = Self.indirectable(parent + Layout.parent) }
        return (text(parent), text(address))
    }

    /// The name as `NSStringFromProtocol` prints it.
    var name: String {
        if let name = DispatchTable.methods(of: self)?.name { return name }
        let parts = parts
        guard RuntimeName.isModule(parts.module[...]) else { return parts.module + "." + parts.name }
        return parts.name == "NSObjectProtocol" ? "NSObject" : parts.name
    }

    /// The name in Objective-C's runtime.
    var runtimeName: String { name.contains(".") ? RuntimeName.mangled(name, kind: "P") : name }

    /// Whether Objective-C has the protocol: an app's has the attribute, and Apple's begin with the letters of their framework.
    var isObjectiveC: Bool {
        if DispatchTable.methods(of: self) != nil { return true }
        let parts = parts
        return RuntimeName.isModule(parts.module[...]) && parts.name.prefix(2).allSatisfy(\.isUppercase)
    }

    /// The protocols from which this one inherits directly.
    var inherited: [ProtocolRecord] {
        let count = Int(address.load(fromByteOffset: Layout.signatureCount, as: UInt32.self))
        return (0..<count).compactMap { index in
            let requirement = address + Layout.signature + index * Layout.requirement
            // The lowest bits of the flags are the kind: 0 for a conformance. Of `Self` only those of a protocol are without parameters.
            guard requirement.load(as: UInt32.self) & 0x1f == 0 else { return nil }
            let subject = Self.relative(requirement + 4).assumingMemoryBound(to: CChar.self)
            guard String(cString: subject) == "x" else { return nil }
            // The second bit would stand for a protocol of Objective-C.
            return ProtocolRecord(address: Self.indirectable(requirement + 8))
        }
    }

    /// Whether this is the other protocol or inherits from it.
    func inherits(from other: ProtocolRecord) -> Bool { self == other || inherited.contains { $0.inherits(from: other) } }

    /// Whether a class or one of its superclasses conforms to the protocol.
    func isAdopted(by type: AnyClass) -> Bool {
        // Every object has the methods of the base protocol.
        if name == "NSObject", type is NSObject.Type { return true }
        return us_conforms(unsafeBitCast(type, to: UnsafeRawPointer.self), address) != 0
    }

    /// Returns the protocols of Objective-C to which a class itself conforms.
    static func adopted(by type: AnyClass) -> [ProtocolRecord] {
        final class Found { var addresses: [UnsafeRawPointer] = [] }
        let found = Found()
        // The description of a class: word 5 of its metadata without Objective-C.
        let descriptor = unsafeBitCast(type, to: UnsafeRawPointer.self).load(fromByteOffset: 40, as: UnsafeRawPointer.self)
        us_enumerateConformances(
            descriptor,
            { address, context in
                guard let address, let context else { return }
                Unmanaged<Found>.fromOpaque(context).takeUnretainedValue().addresses.append(address)
            }, Unmanaged.passUnretained(found).toOpaque())
        let all = found.addresses.map { ProtocolRecord(address: $0) }.filter(\.isObjectiveC)
        // Swift also records the conformances that follow from others.
        return all.filter { record in !all.contains { $0 != record && $0.inherits(from: record) } }.sorted { $0.name < $1.name }
    }

    /// Returns the address at a distance from the place where the distance is stored.
    private static func relative(_ place: UnsafeRawPointer) -> UnsafeRawPointer { place + Int(place.load(as: Int32.self)) }

    /// Returns an address at a distance, or one that is stored there if the lowest bit is set.
    private static func indirectable(_ place: UnsafeRawPointer) -> UnsafeRawPointer {
        let distance = Int(place.load(as: Int32.self))
        let target = place + (distance & ~3)
        return distance & 1 == 0 ? target : target.load(as: UnsafeRawPointer.self)
    }
}
