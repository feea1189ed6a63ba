import Foundation

/// A property as Objective-C's runtime lists it: its name, its accessors, and its attributes (Apple, "Objective-C Runtime Programming
/// Guide", Declared Properties).
public struct DeclaredProperty {
    /// The letters of attributes, with their values: `N`, `G` and `isHidden`.
    package typealias Attribute = (letter: Character, value: String)

    package let name: String
    package let type: Any.Type
    package let attributes: [Attribute]

    /// Creates a property that a program declares with `@objc`. `traits` are the letters that its type doesn't tell, separated by commas:
    /// `R` for one that is only read, `W` for a weak one, `C` for one that copies, `D` for one of a managed object, and `V` with the name
    /// of the stored property. `value` is not called; the type of the property follows from it.
    ///
    /// Swift's compiler writes them in the order type, `N`, `D`, one of `R`, `W`, `C`, and `&`, and `V` for a type that needs no conversion
    /// (swift/lib/IRGen/GenClass.cpp).
    public init<Owner, Value>(_ name: String, _ traits: String = "", _ value: (Owner) -> Value) {
        let type = Value.self, given = traits.split(separator: ",")
        func has(_ letter: Character) -> Bool { given.contains { $0.first == letter } }
        let isBridged = TypeEncoding.isBridged(type) || TypeEncoding.code(of: type) == "@?"
        var attributes: [Attribute] = [("T", TypeEncoding.code(of: type)), ("N", "")]
        if has("D") { attributes.append(("D", "")) }
        if has("R") {
            attributes.append(("R", ""))
        } else if has("W") {
            attributes.append(("W", ""))
        } else if has("C") || isBridged {
            attributes.append(("C", ""))
        } else if TypeEncoding.isObject(type) {
            attributes.append(("&", ""))
        }
        if let stored = given.first(where: { $0.first == "V" }), !isBridged { attributes.append(("V", String(stored.dropFirst()))) }
        (self.name, self.type, self.attributes) = (name, type, attributes)
    }

    /// Creates a property of one of Apple's classes, whose Swift name is `name`. Clang writes the attributes in the order type, `R`, one of
    /// `C`, `&`, and `W`, `N`, and `G`.
    init(_ name: String, type: Any.Type, isWritable: Bool, ownership: PropertyOwnership?, isAtomic: Bool) {
        let plain = Self.objectiveCName(name, type)
        var attributes: [Attribute] = [("T", TypeEncoding.code(of: type))]
        if !isWritable { attributes.append(("R", "")) }
        let isCopied = TypeEncoding.isBridged(type) || TypeEncoding.code(of: type) == "@?"
        let isDelegate = TypeEncoding.code(of: type).hasPrefix("@\"<") && (name.hasSuffix("elegate") || name.hasSuffix("ataSource"))
        let natural: PropertyOwnership? =
            isCopied ? .copied : !isWritable || !TypeEncoding.isObject(type) ? nil : isDelegate ? .weak : .strong
        switch ownership ?? natural {
        case .weak: attributes.append(("W", ""))
        case .copied: attributes.append(("C", ""))
        case .strong: attributes.append(("&", ""))
        case nil: break
        }
        if !isAtomic { attributes.append(("N", "")) }
        if plain != name { attributes.append(("G", name)) }
        (self.name, self.type, self.attributes) = (plain, type, attributes)
    }

    /// Returns `hidden` for the flag `isHidden`.
    private static func objectiveCName(_ name: String, _ type: Any.Type) -> String {
        guard type == Bool.self, name.hasPrefix("is"), name.dropFirst(2).first?.isUppercase == true, name != "isAccessibilityElement" else {
            return name
        }
        return name.dropFirst(2).prefix(1).lowercased() + name.dropFirst(3)
    }

    /// Returns `T@"UIColor",&,N`.
    package var attributeText: String { attributes.map { "\($0.letter)\($0.value)" }.joined(separator: ",") }
    package var isWritable: Bool { !attributes.contains { $0.letter == "R" } }
    /// The selector that returns the value.
    package var getter: String { attributes.first { $0.letter == "G" }?.value ?? name }
    /// The selector that sets the value, or nil for a property that is only read.
    package var setter: String? { isWritable ? "set" + name.prefix(1).uppercased() + name.dropFirst() + ":" : nil }
}

/// How an object refers to the value of one of its properties.
package enum PropertyOwnership: Sendable { case strong, weak, copied }
