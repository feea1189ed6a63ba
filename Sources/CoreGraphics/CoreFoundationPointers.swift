import Foundation

// Core Foundation's arrays by pointers to elements, as in loops over the runs of a line of text, and its dictionaries by pointers to keys
// and values, which code uses to read the frame times of an animated picture from ImageIO. The objects behind a dictionary's pointers live
// until the process ends: nothing owns them.

extension Unmanaged where Instance == NSString {
    /// Returns the object for a name, which is unique per text.
    public static func passUnretained(_ value: CFString) -> Unmanaged<NSString> { .passUnretained(CoreFoundationObjects.named(value)) }
    /// Returns the object for a name, which the receiver releases.
    public static func passRetained(_ value: CFString) -> Unmanaged<NSString> { .passRetained(CoreFoundationObjects.named(value)) }
}

/// Returns the value for the key that `key` points to, or `nil` if there is none. A dictionary is returned as such, everything else as an
/// object.
public func CFDictionaryGetValue(_ theDict: CFDictionary!, _ key: UnsafeRawPointer!) -> UnsafeRawPointer! {
    guard let key, let value = theDict?[AnyHashable(CoreFoundationObjects.value(at: key))] else { return nil }
    return CoreFoundationObjects.pointer(to: value)
}

/// Stores the value of a key in `value`, and returns whether there is one.
public func CFDictionaryGetValueIfPresent(
    _ theDict: CFDictionary!, _ key: UnsafeRawPointer!, _ value: UnsafeMutablePointer<UnsafeRawPointer?>!
) -> Bool {
    guard let found = CFDictionaryGetValue(theDict, key) else { return false }
    value?.pointee = found
    return true
}

public func CFDictionaryContainsKey(_ theDict: CFDictionary!, _ key: UnsafeRawPointer!) -> Bool {
    key.map { theDict?[AnyHashable(CoreFoundationObjects.value(at: $0))] != nil } ?? false
}

/// Returns the number of the dictionary's keys, or 0 for nil.
public func CFDictionaryGetCount(_ theDict: CFDictionary!) -> CFIndex { theDict?.count ?? 0 }

/// Returns the number of the array's elements, or 0 for nil.
public func CFArrayGetCount(_ theArray: CFArray!) -> CFIndex { theArray?.count ?? 0 }

/// Returns a pointer to the element at an index, or `nil` outside of the array.
public func CFArrayGetValueAtIndex(_ theArray: CFArray!, _ idx: CFIndex) -> UnsafeRawPointer! {
    guard let theArray, theArray.indices.contains(idx) else { return nil }
    let value = theArray[idx]
    // The array keeps its objects.
    return type(of: value) is AnyObject.Type
        ? UnsafeRawPointer(Unmanaged.passUnretained(value as AnyObject).toOpaque()) : CoreFoundationObjects.pointer(to: value)
}

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
        // A Swift dictionary is a pointer to its storage, and casting the pointer's bits restores it.
        if let dictionary = value as? CFDictionary {
            let pointer = unsafeBitCast(dictionary, to: UnsafeRawPointer.self)
            _ = Unmanaged<AnyObject>.fromOpaque(pointer).retain()
            return pointer
        }
        return UnsafeRawPointer(Unmanaged.passRetained(value as AnyObject).toOpaque())
    }
}
