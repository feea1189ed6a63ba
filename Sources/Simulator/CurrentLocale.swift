import Foundation

/// Sets the app's `Locale.current`. Foundation on Linux always returns `en_001`, whose currency is "¤" and which no device has; an emulated
/// device is set to a language and its region.
enum CurrentLocale {
    /// Sets the locale, for which Foundation has no API: it overwrites the identifier in Foundation's shared object if it is still the
    /// fallback; if that is not found, nothing changes. Call it before the locale is read.
    static func set(_ identifier: String) {
        // Only short strings are stored in the object itself.
        guard identifier.utf8.count <= 15, MemoryLayout<Locale>.size == 16 else { return }
        let current = Locale.current
        guard current.identifier == "en_001" else { return }
        let object = withUnsafeBytes(of: current) { $0.load(as: UnsafeMutableRawPointer.self) }
        let old = words("en_001"), new = words(identifier)
        // Without Objective-C, the instance size is at offset 24 of the class metadata.
        let size = Int(object.load(as: UnsafeRawPointer.self).load(fromByteOffset: 24, as: UInt32.self))
        for offset in stride(from: 16, through: size - 16, by: 8) {
            guard object.load(fromByteOffset: offset, as: UInt64.self) == old.0,
                object.load(fromByteOffset: offset + 8, as: UInt64.self) == old.1
            else { continue }
            object.storeBytes(of: new.0, toByteOffset: offset, as: UInt64.self)
            object.storeBytes(of: new.1, toByteOffset: offset + 8, as: UInt64.self)
        }
    }

    private static func words(_ string: String) -> (UInt64, UInt64) { withUnsafeBytes(of: string) { $0.load(as: (UInt64, UInt64).self) } }
}
