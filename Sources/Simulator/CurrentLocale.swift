import Foundation

/// The locale the app finds in `Locale.current`. Foundation on Linux always answers `en_001`, whose currency is "¤" and which no
/// device has; an emulated device is set to a language and its region.
enum CurrentLocale {
    /// Foundation has no way to set it. It keeps one shared object, whose identifier is written over where it still is the
    /// fallback; where that is not found, nothing changes. Call before anything has read the locale.
    static func set(_ identifier: String) {
        // Only short strings lie in the object itself.
        guard identifier.utf8.count <= 15, MemoryLayout<Locale>.size == 16 else { return }
        let current = Locale.current
        guard current.identifier == "en_001" else { return }
        let object = withUnsafeBytes(of: current) { $0.load(as: UnsafeMutableRawPointer.self) }
        let old = words("en_001"), new = words(identifier)
        // Where there is no Objective-C, class metadata holds its instances' size 24 bytes in.
        let size = Int(object.load(as: UnsafeRawPointer.self).load(fromByteOffset: 24, as: UInt32.self))
        for offset in stride(from: 16, through: size - 16, by: 8) {
            guard object.load(fromByteOffset: offset, as: UInt64.self) == old.0, object.load(fromByteOffset: offset + 8, as: UInt64.self) == old.1 else { continue }
            object.storeBytes(of: new.0, toByteOffset: offset, as: UInt64.self)
            object.storeBytes(of: new.1, toByteOffset: offset + 8, as: UInt64.self)
        }
    }

    private static func words(_ string: String) -> (UInt64, UInt64) { withUnsafeBytes(of: string) { $0.load(as: (UInt64, UInt64).self) } }
}
