import Foundation
import UIKitRuntime

// Members of Foundation's archives that Linux lacks.

extension NSKeyedArchiver {
    /// Encodes a value as a property list inside the archive.
    public func encodeEncodable<T: Encodable>(_ value: T, forKey key: String) throws {
        encode(try PropertyListEncoder().encode([value]) as NSData, forKey: key)
    }
}

extension NSKeyedUnarchiver {
    /// Returns a value that `encodeEncodable` encoded, or `nil` if there is none or it has another type.
    public func decodeDecodable<T: Decodable>(_ type: T.Type, forKey key: String) -> T? { try? decodeTopLevelDecodable(type, forKey: key) }
    /// Returns a value that `encodeEncodable` encoded, or `nil` if there is none. Throws if it has another type.
    public func decodeTopLevelDecodable<T: Decodable>(_ type: T.Type, forKey key: String) throws -> T? {
        // Linux's coder traps where Apple's returns nil.
        guard containsValue(forKey: key), let data = decodeObject(of: [NSData.self], forKey: key) as? Data else { return nil }
        return try PropertyListDecoder().decode([T].self, from: data).first
    }

    /// Returns an archived array; `nil` if an element is of another class. Throws if the data is no archive.
    public static func unarchivedArrayOfObjects<DecodedObjectType: NSObject & NSCoding>(
        ofClass cls: DecodedObjectType.Type, from data: Data
    ) throws -> [DecodedObjectType]? {
        try unarchivedObject(ofClasses: [NSArray.self, cls], from: data).flatMap { list(of: $0) }
    }
    /// Returns an archived array of objects of the given classes; `nil` if the archive holds no array.
    public static func unarchivedArrayOfObjects(ofClasses classes: [AnyClass], from data: Data) throws -> [Any]? {
        try unarchivedObject(ofClasses: [NSArray.self] + classes, from: data).flatMap { $0 as? [Any] ?? ($0 as? NSArray)?.allObjects }
    }
    /// Returns an archived dictionary; `nil` if a key or a value is of another class.
    public static func unarchivedDictionary<KeyType: NSObject & NSCopying & NSCoding, ObjectType: NSObject & NSCoding>(
        ofKeyClass keyType: KeyType.Type, objectClass: ObjectType.Type, from data: Data
    ) throws -> [KeyType: ObjectType]? {
        guard let found = try unarchivedObject(ofClasses: [NSDictionary.self, keyType, objectClass], from: data) as? NSDictionary else {
            return nil
        }
        var result: [KeyType: ObjectType] = [:]
        for (key, value) in found {
            guard let key = object(key) as KeyType?, let value = object(value) as ObjectType? else { return nil }
            result[key] = value
        }
        return result
    }
}

extension NSCoder {
    /// Returns the array under a key; `nil` if there is none, or if an element is of another class.
    public func decodeArrayOfObjects<DecodedObjectType: NSObject & NSCoding>(ofClass cls: DecodedObjectType.Type, forKey key: String)
        -> [DecodedObjectType]?
    {
        containsValue(forKey: key) ? decodeObject(of: [NSArray.self, cls], forKey: key).flatMap { list(of: $0) } : nil
    }
    /// Returns the array under a key; `nil` if there is none.
    public func decodeArrayOfObjects(ofClasses classes: [AnyClass], forKey key: String) -> [Any]? {
        containsValue(forKey: key)
            ? decodeObject(of: [NSArray.self] + classes, forKey: key).flatMap { $0 as? [Any] ?? ($0 as? NSArray)?.allObjects } : nil
    }
}

extension NSArray { fileprivate var allObjects: [Any] { (0..<count).map { object(at: $0) } } }

/// Returns `value` as an object of a class, if Foundation returned the Swift value instead.
private func object<T: NSObject>(_ value: Any) -> T? { value as? T ?? (value as AnyObject) as? T }

/// Returns `nil` unless every element is of the class.
private func list<T: NSObject>(of value: Any) -> [T]? {
    guard let elements = value as? [Any] ?? (value as? NSArray)?.allObjects else { return nil }
    let objects = elements.compactMap { object($0) as T? }
    return objects.count == elements.count ? objects : nil
}
