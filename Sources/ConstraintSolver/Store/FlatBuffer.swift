/// A growable array of plain values in memory of its own: no reference counts, no bounds checks, no exclusivity checks. The owner
/// deallocates it.
struct FlatBuffer<Element: BitwiseCopyable>: BitwiseCopyable {
    private(set) var base: UnsafeMutablePointer<Element>
    private(set) var count: Int
    private var capacity: Int

    init() {
        // Never read while the capacity is zero.
        base = UnsafeMutablePointer(bitPattern: 64).unsafelyUnwrapped
        count = 0
        capacity = 0
    }

    func deallocate() {
        if capacity > 0 { base.deallocate() }
    }

    @inline(__always)
    mutating func append(_ element: Element) {
        if count == capacity { grow(to: count + 1) }
        (base + count).initialize(to: element)
        count += 1
    }

    mutating func resize(to newCount: Int, filling element: Element) {
        if newCount > capacity { grow(to: newCount) }
        if newCount > count { (base + count).initialize(repeating: element, count: newCount - count) }
        count = newCount
    }

    mutating func reserve(_ minimum: Int) {
        if minimum > capacity { grow(to: minimum) }
    }

    @inline(__always) mutating func removeAll() { count = 0 }
    @inline(__always) mutating func removeLast() { count -= 1 }

    @inline(__always)
    mutating func popLast() -> Element? {
        guard count > 0 else { return nil }
        count -= 1
        return base[count]
    }

    /// Removes the element at `index` and moves the last one to its place.
    @inline(__always)
    mutating func removeBySwapping(_ index: Int) {
        count -= 1
        base[index] = base[count]
    }

    @inline(never)
    private mutating func grow(to minimum: Int) {
        let larger = max(minimum, capacity * 2, 4)
        let fresh = UnsafeMutablePointer<Element>.allocate(capacity: larger)
        fresh.update(from: base, count: count)
        if capacity > 0 { base.deallocate() }
        base = fresh
        capacity = larger
    }

    @inline(__always) var isEmpty: Bool { count == 0 }
    @inline(__always) var indices: Range<Int> { 0..<count }

    @inline(__always)
    subscript(index: Int) -> Element {
        @inline(__always) unsafeAddress { UnsafePointer(base + index) }
        @inline(__always) nonmutating unsafeMutableAddress { base + index }
    }

    @inline(__always)
    subscript(index: Int32) -> Element {
        @inline(__always) unsafeAddress { UnsafePointer(base + Int(index)) }
        @inline(__always) nonmutating unsafeMutableAddress { base + Int(index) }
    }
}
