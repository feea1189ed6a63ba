import Foundation

/// Caches layouts and sizes of plain strings by text, font, and limits.
package enum TextCache {
    private struct Key: Hashable {
        var string: String
        var font: ObjectIdentifier
        var constraints: TextConstraints

        func hash(into hasher: inout Hasher) {
            // Equal strings with different limits are rare, so only the text and the width are hashed.
            hasher.combine(string)
            hasher.combine(constraints.width)
        }
    }

    /// The size of a one-line string without limits is requested most, so its key is small.
    private struct LineKey: Hashable {
        var string: String
        var font: ObjectIdentifier

        func hash(into hasher: inout Hasher) { hasher.combine(string) }
    }

    private nonisolated(unsafe) static var lineWidths = Generations<LineKey, CGFloat>(limit: 20000)
    private nonisolated(unsafe) static var layouts = Generations<Key, TextLayout>(limit: 1000)

    /// Returns the width of a string on one line, or `nil` if it contains line breaks or needs shaping that only a layout performs.
    private static func simpleWidth(_ string: String, _ font: CTFont) -> CGFloat? {
        let key = LineKey(string: string, font: ObjectIdentifier(font))
        if let known = lineWidths[key] { return known >= 0 ? known : nil }
        var string = string
        let glyphs = font.simpleGlyphs
        let width: CGFloat? =
            font.usesFeatures
            ? nil
            : glyphs.withUnsafeBufferPointer { glyphs in
                string.withUTF8 { bytes in
                    var sum: CGFloat = 0, last: UInt16 = 0
                    for byte in bytes {
                        guard byte < 128, glyphs[Int(byte)].glyph != 0 else { return nil }
                        sum += glyphs[Int(byte)].advance + font.kern(last, UInt16(byte))
                        last = UInt16(byte)
                    }
                    return sum
                }
            }
        lineWidths[key] = width ?? -1
        return width
    }

    /// Returns the exact size of plain text under a label's rules.
    package static func size(_ string: String, font: CTFont, _ constraints: TextConstraints) -> CGSize {
        TextLock.lock()
        defer { TextLock.unlock() }
        // Trailing spaces don't count, so the simple sum is valid only for text that ends in something visible.
        if let width = simpleWidth(string, font), width <= constraints.width, string.utf8.last.map({ $0 != 32 }) ?? false {
            return CGSize(
                width: width, height: constraints.styleLeading == .everyLine ? font.lineHeight : font.lineHeight - font.styleLeading)
        }
        return layout(string, font: font, constraints).size
    }

    /// Returns the layout of plain text under a label's rules.
    package static func layout(_ string: String, font: CTFont, _ constraints: TextConstraints) -> TextLayout {
        TextLock.lock()
        defer { TextLock.unlock() }
        let key = Key(string: string, font: ObjectIdentifier(font), constraints: constraints)
        if let known = layouts[key] { return known }
        let layout = TextLayout(string, font: font, constraints)
        layouts[key] = layout
        return layout
    }
}

/// A dictionary with limited size: when it is full, entries not used since it was last full are dropped.
private struct Generations<Key: Hashable, Value> {
    private var young: [Key: Value] = [:]
    private var old: [Key: Value] = [:]
    private let limit: Int

    init(limit: Int) { self.limit = limit }

    subscript(key: Key) -> Value? {
        mutating get {
            if let value = young[key] { return value }
            guard !old.isEmpty, let value = old[key] else { return nil }
            young[key] = value
            return value
        }
        set {
            if young.count >= limit { (old, young) = (young, [:]) }
            young[key] = newValue
        }
    }
}
