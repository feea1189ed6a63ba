import Foundation

// Core Foundation's dictionaries by pointers to keys and values, as code reads the frame times of an animated picture from ImageIO. The
// objects behind these pointers live until the process ends: nothing owns them.

extension Unmanaged where Instance == NSString {
    /// The object of a name: one for each text.
    public static func passUnretained(_ value: CFString) -> Unmanaged<NSString> { .passUnretained(CoreFoundationObjects.named(value)) }
}

/// The value at the key that `key` points to; nil when there is none. A dictionary comes as one, everything else as an object.
public func CFDictionaryGetValue(_ theDict: CFDictionary!, _ key: UnsafeRawPointer!) -> UnsafeRawPointer! {
    guard let key, let value = theDict?[AnyHashable(CoreFoundationObjects.value(at: key))] else { return nil }
    return CoreFoundationObjects.pointer(to: value)
}

public func CFDictionaryGetValueIfPresent(_ theDict: CFDictionary!, _ key: UnsafeRawPointer!, _ value: UnsafeMutablePointer<UnsafeRawPointer?>!) -> Bool {
    guard let found = CFDictionaryGetValue(theDict, key) else { return false }
    value?.pointee = found
    return true
}

public func CFDictionaryContainsKey(_ theDict: CFDictionary!, _ key: UnsafeRawPointer!) -> Bool {
    key.map { theDict?[AnyHashable(CoreFoundationObjects.value(at: $0))] != nil } ?? false
}

public func CFDictionaryGetCount(_ theDict: CFDictionary!) -> CFIndex { theDict?.count ?? 0 }

private enum CoreFoundationObjects {
    nonisolated(unsafe) private static var names: [String: NSString] = [:]
    private static let lock = NSLock()

    static func named(_ text: String) -> NSString {
        lock.withLock {
            if let known = names[text] { return known }
            let object = NSString(string: text)
            names[text] = object
            return object
        }
    }

    static func value(at key: UnsafeRawPointer) -> AnyHashable {
        let object = Unmanaged<NSObject>.fromOpaque(key).takeUnretainedValue()
        return (object as? NSString).map { AnyHashable($0 as String) } ?? AnyHashable(object)
    }

    static func pointer(to value: Any) -> UnsafeRawPointer {
        // A Swift dictionary is a pointer to its storage, which is what a cast of the pointer's bits makes of it again.
        if let dictionary = value as? CFDictionary {
            let pointer = unsafeBitCast(dictionary, to: UnsafeRawPointer.self)
            _ = Unmanaged<AnyObject>.fromOpaque(pointer).retain()
            return pointer
        }
        return UnsafeRawPointer(Unmanaged.passRetained(value as AnyObject).toOpaque())
    }
}
