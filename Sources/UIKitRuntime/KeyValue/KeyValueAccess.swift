import Foundation

/// Key-value access: an object's own override first, then the dispatch tables, then stored properties by reflection.
package enum KeyValueAccess {
    static func value(forKey key: String, of object: AnyObject) -> Any? {
        if let collection = valueInCollection(forKey: key, of: object) { return collection }
        if let found = DispatchTable.read(key, of: object) { return found }
        if case .handled(let result) = DispatchTable.invoke(Selector(key), on: object, arguments: []) { return result }
        if let found = StoredProperties.read(key, of: object) { return found }
        // Objective-C's `loading` is Swift's `isLoading`.
        let question = "is" + key.prefix(1).uppercased() + key.dropFirst()
        if let found = DispatchTable.read(question, of: object) ?? StoredProperties.read(question, of: object) { return found }
        // The name of an instance variable, which key-value coding finds like that of the property.
        if let plain = withoutUnderscore(key), let found = DispatchTable.read(plain, of: object) { return found }
        if let object = object as? any KeyValueMembers { return object.value(forUndefinedKey: key) }
        return undefinedValue(forKey: key, of: object)
    }

    private static func withoutUnderscore(_ key: String) -> String? { key.hasPrefix("_") ? String(key.dropFirst()) : nil }

    static func setValue(_ value: Any?, forKey key: String, of object: AnyObject) {
        if let dictionary = object as? NSMutableDictionary {
            dictionary[key] = value
            return
        }
        if let defaults = object as? UserDefaults { return defaults.set(value, forKey: key) }
        if DispatchTable.assign(value, forKey: key, on: object) { return }
        let setter = "set" + key.prefix(1).uppercased() + key.dropFirst() + ":"
        if case .handled = DispatchTable.invoke(Selector(setter), on: object, arguments: [value]) { return }
        if StoredProperties.write(value, toKey: key, of: object) { return }
        if let plain = withoutUnderscore(key), DispatchTable.assign(value, forKey: plain, on: object) { return }
        if let object = object as? any KeyValueMembers { return object.setValue(value, forUndefinedKey: key) }
        undefinedSet(forKey: key, of: object)
    }

    package static func value(forKeyPath keyPath: String, of object: AnyObject) -> Any? {
        let dot = keyPath.firstIndex(of: ".")
        if keyPath.hasPrefix("@"), let members = CollectionOperators.members(of: object) {
            let name = String(keyPath[..<(dot ?? keyPath.endIndex)].dropFirst())
            let path = dot.map { String(keyPath[keyPath.index(after: $0)...]) }
            if let found = CollectionOperators.value(of: name, members, in: object, path: path) { return found }
        }
        guard let dot else { return ask(object, keyPath) }
        guard let next = ask(object, String(keyPath[..<dot])) else { return nil }
        let rest = String(keyPath[keyPath.index(after: dot)...])
        guard let next = next as? NSObject else {
            return (next as AnyObject) === object ? nil : value(forKeyPath: rest, of: next as AnyObject)
        }
        return (next as? any KeyValueMembers)?.value(forKeyPath: rest) ?? value(forKeyPath: rest, of: next)
    }

    static func setValue(_ value: Any?, forKeyPath keyPath: String, of object: AnyObject) {
        guard let dot = keyPath.firstIndex(of: ".") else {
            if let object = object as? any KeyValueMembers { return object.setValue(value, forKey: keyPath) }
            return setValue(value, forKey: keyPath, of: object)
        }
        guard let next = ask(object, String(keyPath[..<dot])) else { return }
        let rest = String(keyPath[keyPath.index(after: dot)...])
        if let next = next as? any KeyValueMembers { return next.setValue(value, forKeyPath: rest) }
        setValue(value, forKeyPath: rest, of: next as AnyObject)
    }

    /// Calls the object's own `value(forKey:)`, which a class may override.
    private static func ask(_ object: AnyObject, _ key: String) -> Any? {
        (object as? any KeyValueMembers)?.value(forKey: key) ?? (object is any KeyValueMembers ? nil : value(forKey: key, of: object))
    }

    private static func valueInCollection(forKey key: String, of object: AnyObject) -> Any?? {
        if let dictionary = object as? NSDictionary { return .some(dictionary[key]) }
        if let defaults = object as? UserDefaults { return .some(defaults.object(forKey: key)) }
        if let text = object as? NSString { return key == "length" ? .some(text.length) : nil }
        guard let members = CollectionOperators.members(of: object) else { return nil }
        if key == "@count" || key == "count" { return .some(members.count) }
        return .some(CollectionOperators.values(members, of: object) { ask($0 as AnyObject, key) })
    }

    private final class Question { var isKnown = true }
    private static let questionKey = "app.understudy.key-value-question"

    /// Whether the object has a value for the path. During the call, missing values on this thread are `nil` and raise no exception.
    static func knows(_ keyPath: String, of object: AnyObject) -> Bool {
        let question = Question(), thread = Thread.current
        thread.threadDictionary[questionKey] = question
        defer { thread.threadDictionary.removeObject(forKey: questionKey) }
        _ = value(forKeyPath: keyPath, of: object)
        return question.isKnown
    }

    /// Returns `<Class 0x…>`: Foundation names an object without UIKit's colon. (SP-A080)
    private static func name(of object: AnyObject) -> String { Fault.name(of: object).replacingOccurrences(of: ": ", with: " ") }

    static func undefinedValue(forKey key: String, of object: AnyObject) -> Any? {
        if let question = Thread.current.threadDictionary[questionKey] as? Question {
            question.isKnown = false
            return nil
        }
        Fault.raise(
            .undefinedKeyException,
            "[\(name(of: object)) valueForUndefinedKey:]: this class is not key value coding-compliant for the key \(key).")
        return nil
    }

    static func undefinedSet(forKey key: String, of object: AnyObject) {
        Fault.raise(
            .undefinedKeyException,
            "[\(name(of: object)) setValue:forUndefinedKey:]: this class is not key value coding-compliant for the key \(key).")
    }
}
