import Foundation

/// Searches bytes at the speed of the C library, even in a debug build.
enum ByteSearch {
    /// Returns the offset of `text` at or after `start`. `pivot` is the position of its rarest byte, which is searched first.
    static func find(_ text: StaticString, pivot: Int = 0, in buffer: UnsafeRawBufferPointer, from start: Int) -> Int? {
        guard let base = buffer.baseAddress else { return nil }
        let length = text.utf8CodeUnitCount
        let rare = Int32(text.utf8Start[pivot])
        var index = start + pivot
        while index + length - pivot <= buffer.count {
            guard let found = memchr(base + index, rare, buffer.count - index) else { return nil }
            let candidate = UnsafeRawPointer(found) - base - pivot
            if candidate + length <= buffer.count, memcmp(base + candidate, text.utf8Start, length) == 0 { return candidate }
            index = candidate + pivot + 1
        }
        return nil
    }
}
