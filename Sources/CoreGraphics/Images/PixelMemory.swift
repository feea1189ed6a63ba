import Foundation

/// Zeroed memory for pixels.
///
/// Pictures of a screen's size lie on huge pages where the system has them: a phone's frame has 3000 small pages, and being given them one
/// by one takes longer than drawing it.
struct PixelMemory {
    let base: UnsafeMutableRawPointer
    /// What was mapped around `base`; nil for memory of the heap.
    private let mapping: UnsafeMutableRawBufferPointer?

    private static let hugePage = 2 << 20

    /// Nil when there is none.
    init?(byteCount: Int) {
        guard byteCount >= 2 * PixelMemory.hugePage else {
            guard let memory = calloc(byteCount, 1) else { return nil }
            (base, mapping) = (memory, nil)
            return
        }
        // Address space for one page more, so that the pixels can begin where a page does.
        let length = byteCount + PixelMemory.hugePage
        guard let start = mmap(nil, length, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0), start != MAP_FAILED else { return nil }
        mapping = UnsafeMutableRawBufferPointer(start: start, count: length)
        base = start.alignedUp(toMultipleOf: PixelMemory.hugePage)
        // Advice: where it is not taken the pages are small.
        madvise(base, byteCount, MADV_HUGEPAGE)
    }

    func deallocate() {
        if let mapping { munmap(mapping.baseAddress, mapping.count) } else { free(base) }
    }
}
