import Foundation

/// Element and attribute names, each converted to a `String` once per document, because they repeat thousands of times.
struct NamePool {
    private var slots: [Int32]
    private var names: [String] = []
    /// The first occurrence of each name in the source.
    private var spans: [(start: Int, count: Int)] = []

    init() { slots = [Int32](repeating: -1, count: 1024) }

    mutating func name(_ source: UnsafePointer<UInt8>, start: Int, count: Int) -> String {
        var hash: UInt32 = 2_166_136_261
        var index = start
        let end = start + count
        while index < end {
            hash = (hash ^ UInt32(source[index])) &* 16_777_619
            index += 1
        }
        var slot = Int(hash) & (slots.count - 1)
        while true {
            let candidate = slots[slot]
            if candidate < 0 { break }
            let span = spans[Int(candidate)]
            if span.count == count, memcmp(source + span.start, source + start, count) == 0 { return names[Int(candidate)] }
            slot = (slot + 1) & (slots.count - 1)
        }
        let name = String(decoding: UnsafeBufferPointer(start: source + start, count: count), as: UTF8.self)
        // A file of made-up names must not fill the table: when it is half full, names are no longer shared.
        if names.count < slots.count / 2 {
            slots[slot] = Int32(names.count)
            names.append(name)
            spans.append((start, count))
        }
        return name
    }
}
