/// Whether an object's deinitializer is running.
package enum Deallocation {
    package static func isRunning(for object: AnyObject) -> Bool {
        // The second word of an object contains its reference counts; bit 63 means that they are stored elsewhere, bit 32 that the object
        // is being deallocated.
        let counts = UnsafeRawPointer(Unmanaged.passUnretained(object).toOpaque()).load(fromByteOffset: 8, as: UInt64.self)
        guard counts >> 63 == 1 else { return counts & (1 << 32) != 0 }
        weak let probe = object
        return probe == nil
    }
}
