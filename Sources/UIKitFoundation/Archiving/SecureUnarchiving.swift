import Foundation
import UIKitRuntime

/// What a secure unarchiver may decode. Where Apple's coder reports an error for an object of another class, Linux's terminates the
/// program or returns the object.
struct SecureUnarchiving {
    /// The classes of property lists, which Apple's coder also allows in collections that must not contain them.
    static let plainClasses: [AnyClass] = [NSString.self, NSNumber.self, NSDate.self, NSData.self, NSArray.self, NSDictionary.self]
    private static let collections: [AnyClass] = [NSArray.self, NSSet.self, NSOrderedSet.self, NSDictionary.self]

    private let coder: NSKeyedUnarchiver
    private let objects: [Any]
    private var seen: Set<Int> = []

    private init(_ coder: NSKeyedUnarchiver) {
        self.coder = coder
        objects = Mirror(reflecting: coder).descendant("_objects") as? [Any] ?? []
    }

    /// Returns the error for the object under a key of the object that is being decoded; `nil` if one of the classes allows it.
    static func problem(_ coder: NSKeyedUnarchiver, _ key: String, _ classes: [AnyClass]) -> NSError? {
        let containers = Mirror(reflecting: coder).descendant("_containers", 0)
        guard let context = containers.flatMap({ Mirror(reflecting: $0).children.map(\.value).last }),
            let values = Mirror(reflecting: context).descendant("dict") as? [String: Any],
            let reference = values[key.hasPrefix("$") ? "$" + key : key]
        else { return nil }
        var check = Self(coder)
        return check.problem(reference, key, classes)
    }

    private mutating func problem(_ reference: Any, _ key: String, _ classes: [AnyClass]) -> NSError? {
        guard let number = Mirror(reflecting: reference).descendant("value") as? UInt32, objects.indices.contains(Int(number)),
            seen.insert(Int(number)).inserted
        else { return nil }
        let object = objects[Int(number)]
        guard let values = object as? [String: Any], let named = values["$class"] else {
            let type: AnyClass? = Self.plainClass(of: object)
            return type.flatMap { Self.allows($0, classes) ? nil : Self.unexpected($0, key, classes) }
        }
        guard let type = self.type(named) else { return nil }
        guard Self.allows(type, classes) else { return Self.unexpected(type, key, classes) }
        guard (type as? any NSSecureCoding.Type)?.supportsSecureCoding == true else {
            let name = NSStringFromAnyClass(type)
            return Self.error("This decoder will only decode classes that adopt NSSecureCoding. Class '\(name)' does not adopt it.")
        }
        guard Self.allows(type, Self.collections) else { return nil }
        for part in ["NS.keys", "NS.objects"] {
            for member in values[part] as? [Any] ?? [] {
                if let found = problem(member, part, classes + Self.plainClasses) { return found }
            }
        }
        return nil
    }

    /// Returns the class that an archive names; `nil` for one that Foundation itself reports as missing.
    private func type(_ reference: Any) -> AnyClass? {
        guard let number = Mirror(reflecting: reference).descendant("value") as? UInt32, objects.indices.contains(Int(number)),
            let name = (objects[Int(number)] as? [String: Any])?["$classname"] as? String
        else { return nil }
        return coder.class(forClassName: name) ?? NSKeyedUnarchiver.class(forClassName: name) ?? NSClassFromString(name)
    }

    private static func plainClass(of object: Any) -> AnyClass? {
        switch object {
        case let text as String: text == "$null" ? nil : NSString.self
        case is NSNumber: NSNumber.self
        case is Date: NSDate.self
        case is Data: NSData.self
        default: nil
        }
    }

    private static func allows(_ type: AnyClass, _ classes: [AnyClass]) -> Bool {
        sequence(first: type, next: { _getSuperclass($0) }).contains { type in classes.contains { $0 == type } }
    }

    private static func unexpected(_ type: AnyClass, _ key: String, _ classes: [AnyClass]) -> NSError {
        let names = classes.map { "'\(NSStringFromAnyClass($0))'" }.joined(separator: ", ")
        return error("value for key '\(key)' was of unexpected class '\(NSStringFromAnyClass(type))'. Allowed classes are: \(names)")
    }

    private static func error(_ description: String) -> NSError {
        NSError(
            domain: NSCocoaErrorDomain, code: CocoaError.coderReadCorrupt.rawValue, userInfo: [NSDebugDescriptionErrorKey: description])
    }
}

/// What a secure archiver may encode: the same for Linux's archiver, which terminates the program for an object of another class.
enum SecureArchiving {
    /// Returns why an object, or a member of a collection, can't be encoded.
    static func problem(_ object: Any?, isSecure: Bool) -> String? {
        guard let object else { return nil }
        if let members = object as? [Any] { return members.lazy.compactMap { problem($0, isSecure: isSecure) }.first }
        if let members = object as? NSSet { return members.lazy.compactMap { problem($0, isSecure: isSecure) }.first }
        if let members = object as? [AnyHashable: Any] {
            return members.lazy.compactMap { problem($0.key.base, isSecure: isSecure) ?? problem($0.value, isSecure: isSecure) }.first
        }
        guard let object = object as? NSObject else { return nil }
        let type: AnyClass = Swift.type(of: object)
        guard type is any NSCoding.Type else {
            return "-[\(NSStringFromAnyClass(type)) encodeWithCoder:]: unrecognized selector sent to instance"
        }
        guard isSecure, (type as? any NSSecureCoding.Type)?.supportsSecureCoding != true else { return nil }
        return "This object does not adopt NSSecureCoding: \(NSStringFromAnyClass(type))"
    }
}

/// The errors of coders, which Linux's Foundation can't keep.
let coderErrors = AttachedProperty<(any Error)?>(nil)
/// Whether an archiver encodes the object of `archivedData(withRootObject:requiringSecureCoding:)`.
let encodesRoot = AttachedProperty(false)
