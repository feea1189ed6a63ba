import Foundation

/// Memory for pixels.
///
/// Pictures of a megabyte and more are on huge pages if the system has them: a phone's frame takes 3000 small pages, and faulting them in
/// one by one takes longer than drawing. Released memory is kept for the next picture, since the system clears pages one by one: a tenth of
/// the time that decoding a photograph takes.
struct PixelMemory {
    let base: UnsafeMutableRawPointer
    /// The mapping that contains `base`, or `nil` for memory from the heap.
    private let mapping: UnsafeMutableRawBufferPointer?

    private static let hugePage = 2 << 20
    /// The size in bytes below which memory comes from the heap, which reuses its pages itself.
    private static let least = 1 << 20
    private static let spares = Spares()

    /// Fails if there is no memory. Without `isCleared` the bytes are undefined.
    init?(byteCount: Int, isCleared: Bool) {
        guard byteCount >= PixelMemory.least else {
            guard let memory = isCleared ? calloc(byteCount, 1) : malloc(byteCount) else { return nil }
            (base, mapping) = (memory, nil)
            return
        }
        // Whole pages, and address space for one more, so that the pixels can begin on a page boundary.
        let pages = (byteCount + PixelMemory.hugePage - 1) / PixelMemory.hugePage * PixelMemory.hugePage
        let length = pages + PixelMemory.hugePage
        if let spare = PixelMemory.spares.take(length) {
            (base, mapping) = (spare.baseAddress!.alignedUp(toMultipleOf: PixelMemory.hugePage), spare)
            if isCleared { memset(base, 0, byteCount) }
            return
        }
        guard let start = mmap(nil, length, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0), start != MAP_FAILED else {
            return nil
        }
        mapping = UnsafeMutableRawBufferPointer(start: start, count: length)
        base = start.alignedUp(toMultipleOf: PixelMemory.hugePage)
        // This is only advice: if the system ignores it, the pages are small.
        madvise(base, pages, MADV_HUGEPAGE)
    }

    func deallocate() {
        if let mapping { PixelMemory.spares.give(mapping) } else { free(base) }
    }
}

/// A few unused mappings, of at most 32 MB in total.
private final class Spares: @unchecked Sendable {
    private let lock = NSLock()
    private var mappings: [UnsafeMutableRawBufferPointer] = []
    private static let limit = 32 << 20

    /// Returns a mapping of at least `length` bytes that is not twice as large.
    func take(_ length: Int) -> UnsafeMutableRawBufferPointer? {
        lock.withLock {
            guard let index = mappings.firstIndex(where: { $0.count >= length && $0.count / 2 <= length }) else { return nil }
            return mappings.remove(at: index)
        }
    }

    func give(_ mapping: UnsafeMutableRawBufferPointer) {
        lock.withLock {
            mappings.append(mapping)
            while mappings.reduce(0, { $0 + $1.count }) > Spares.limit {
                let oldest = mappings.removeFirst()
                munmap(oldest.baseAddress, oldest.count)
            }
        }
    }
}
