import Foundation

/// Objective-C's codes of types (Apple, "Objective-C Runtime Programming Guide", Type Encodings).
enum TypeEncoding {
    /// The kinds of types, from the first word of their metadata: swift/ABI/MetadataKind.def.
    private enum Kind {
        static let structure: UInt = 0x200, function: UInt = 0x302, existential: UInt = 0x303, metatypes: Set<UInt> = [0x304, 0x306]
    }

    private static let scalars: [ObjectIdentifier: String] = [
        ObjectIdentifier(Bool.self): "B", ObjectIdentifier(ObjCBool.self): "B", ObjectIdentifier(Int.self): "q",
        ObjectIdentifier(Int64.self): "q", ObjectIdentifier(Int32.self): "i", ObjectIdentifier(Int16.self): "s",
        ObjectIdentifier(Int8.self): "c", ObjectIdentifier(UInt.self): "Q", ObjectIdentifier(UInt64.self): "Q",
        ObjectIdentifier(UInt32.self): "I", ObjectIdentifier(UInt16.self): "S", ObjectIdentifier(UInt8.self): "C",
        ObjectIdentifier(Double.self): "d", ObjectIdentifier(CGFloat.self): "d", ObjectIdentifier(Float.self): "f",
        ObjectIdentifier(Selector.self): ":", ObjectIdentifier(Void.self): "v", ObjectIdentifier(Any.self): "@",
        ObjectIdentifier(AnyObject.self): "@", ObjectIdentifier(UnsafeRawPointer.self): "^v",
        ObjectIdentifier(UnsafeMutableRawPointer.self): "^v", ObjectIdentifier(OpaquePointer.self): "^v",
        ObjectIdentifier(UnsafePointer<CChar>.self): "*", ObjectIdentifier(UnsafeMutablePointer<CChar>.self): "*",
        ObjectIdentifier(NSRange.self): "{_NSRange=QQ}",
    ]
    /// Structures that C declares without a name of their own.
    private static let unnamed: Set<String> = ["CMTime", "CMTimeRange", "CMTimeMapping", "MKCoordinateSpan", "MKCoordinateRegion"]

    /// Returns the code of a property's type, which names the class or the protocols of an object.
    static func code(of type: Any.Type) -> String {
        if let wrapped = (type as? any AnyOptional.Type)?.wrapped { return code(of: wrapped) }
        if let scalar = scalars[ObjectIdentifier(type)] { return scalar }
        if let type = type as? AnyClass { return object(type) }
        if let bridged = bridgedClass(of: type) { return object(bridged) }
        if let raw = rawType(of: type) { return code(of: raw) }
        switch kind(of: type) {
        case Kind.function: return "@?"
        case Kind.existential: return "@\"" + ProtocolRecord.all(in: type).map { "<\($0.runtimeName)>" }.joined() + "\""
        case let kind where Kind.metatypes.contains(kind): return "#"
        case Kind.structure: return structure(type)
        // An enumeration without numbers is one of integers.
        default: return "q"
        }
    }

    /// Returns the code of an argument's or a result's type, which does not name the class of an object.
    static func argumentCode(of type: Any.Type) -> String {
        let code = code(of: type)
        return code.hasPrefix("@\"") ? "@" : code
    }

    /// Returns the number of bytes of a value with a code.
    static func size(of code: String) -> Int {
        guard code.hasPrefix("{") else { return ["B": 4, "c": 4, "C": 4, "s": 4, "S": 4, "i": 4, "I": 4, "f": 4, "v": 0][code] ?? 8 }
        // Structures contain numbers of 8 bytes here.
        return code.drop { $0 != "=" }.count { "dqQ".contains($0) } * 8
    }

    /// Whether Objective-C has an object where Swift has a value.
    static func isBridged(_ type: Any.Type) -> Bool {
        let plain = (type as? any AnyOptional.Type)?.wrapped ?? type
        return !(plain is AnyClass) && kind(of: plain) != Kind.existential && argumentCode(of: plain) == "@"
    }

    /// Whether a value is a reference to an object, which its owner retains.
    static func isObject(_ type: Any.Type) -> Bool {
        let plain = (type as? any AnyOptional.Type)?.wrapped ?? type
        return argumentCode(of: plain).hasPrefix("@") && !isBridged(plain) && kind(of: plain) != Kind.function
    }

    private static func kind(of type: Any.Type) -> UInt { unsafeBitCast(type, to: UnsafeRawPointer.self).load(as: UInt.self) }

    private static func object(_ type: AnyClass) -> String {
        let name = RuntimeName.of(type)
        // Graphics are structures behind pointers in C.
        if name.hasPrefix("CG") { return "^{\(name)=}" }
        return "@\"\(name)\""
    }

    private static func bridgedClass(of type: Any.Type) -> AnyClass? {
        func find<Bridged: _ObjectiveCBridgeable>(_ type: Bridged.Type) -> AnyClass { Bridged._ObjectiveCType.self }
        guard let bridged = (type as? any _ObjectiveCBridgeable.Type).map({ find($0) }), bridged != NSValue.self, bridged != NSNumber.self
        else { return nil }
        return bridged
    }

    private static func rawType(of type: Any.Type) -> Any.Type? {
        func find<Raw: RawRepresentable>(_ type: Raw.Type) -> Any.Type { Raw.RawValue.self }
        return (type as? any RawRepresentable.Type).map { find($0) }
    }

    /// Returns the code of a structure; one that contains objects is an object in Objective-C.
    private static func structure(_ type: Any.Type) -> String {
        let name = RuntimeName.plain(_typeName(type))
        let fields = StoredProperties.fields(of: type).map { code(of: $0.type) }
        if fields.contains(where: { $0.hasPrefix("@") }) { return "@\"\(name)\"" }
        return "{\(unnamed.contains(name) ? "?" : name)=\(fields.joined())}"
    }
}

/// The names of classes and protocols in Objective-C's runtime: Apple's are plain, and an app's contain its module (`_TtC5Notes4Page`).
enum RuntimeName {
    /// Returns the name of a class.
    static func of(_ type: AnyClass) -> String {
        if let name = DispatchTable.objectiveCName(of: type) { return name }
        let name = SystemClasses.qualifiedName(type)
        return isApple(type) ? plain(name) : mangled(name, kind: "C")
    }

    /// Returns the name of Swift without its module and without periods: `UIButtonConfiguration` for
    /// `UIKitControls.UIButton.Configuration`.
    static func plain(_ name: String) -> String {
        name.replacing(#/\(unknown context at \$[0-9a-f]+\)\./#, with: "").split(separator: ".").dropFirst().joined()
    }

    /// Whether the module is one of Apple's.
    static func isModule(_ name: Substring) -> Bool {
        SystemClasses.modules.contains(String(name)) || name.hasSuffix("Companion")
            || ["Foundation", "FoundationEssentials", "FoundationNetworking", "Swift", "CoreGraphics", "CoreText", "XCTest"].contains(name)
    }

    static func isApple(_ type: AnyClass) -> Bool { isModule(_typeName(type).prefix { $0 != "." }) }

    /// Returns `_TtC5Notes4Page` for `Notes.Page`, and `_TtCC5Notes4Page4Line` for the class `Line` inside it.
    static func mangled(_ name: String, kind: String) -> String {
        let parts = name.split(separator: ".")
        let kinds = String(repeating: kind, count: max(parts.count - 1, 1))
        return "_Tt" + kinds + parts.map { "\($0.utf8.count)\($0)" }.joined() + (kind == "P" ? "_" : "")
    }

    /// Returns `Notes.Page` for `_TtC5Notes4Page`; nil for another kind of name.
    static func demangled(_ name: String) -> String? {
        guard name.hasPrefix("_Tt") else { return nil }
        var rest = name.dropFirst(3).drop { !$0.isNumber }, parts: [Substring] = []
        while let length = Int(rest.prefix { $0.isNumber }), length > 0 {
            rest = rest.drop { $0.isNumber }
            parts.append(rest.prefix(length))
            rest = rest.dropFirst(length)
        }
        return parts.count > 1 ? parts.joined(separator: ".") : nil
    }
}
