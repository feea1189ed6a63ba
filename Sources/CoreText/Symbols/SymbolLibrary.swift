import Foundation

/// The shapes of system images.
package enum SymbolLibrary {
    package typealias Shape = (path: CGPath, box: CGFloat, usesEvenOddFill: Bool)

    private static let lock = NSLock()
    private nonisolated(unsafe) static var known: [String: Shape?] = [:]
    private static let table = SymbolTable.load()

    /// Returns the shape of a system image, in a square of `box` units with y downward, or `nil` for a name that cannot be one.
    package static func shape(named name: String) -> Shape? {
        lock.lock()
        defer { lock.unlock() }
        if let found = known[name] { return found }
        let shape = find(name)
        known[name] = .some(shape)
        return shape
    }

    /// Returns whether a name has a shape of its own, rather than the placeholder square.
    package static func hasOwnShape(_ name: String) -> Bool { shape(named: name).map { $0.box != placeholder.box } ?? false }

    // MARK: Finding

    /// The components of a name: the base shape and its modifications.
    private struct Parts {
        var base: String
        var isFilled = false
        var enclosure: String?
        var isSlashed = false

        /// Applies a name's suffix. Returns `false` if the word is not a suffix.
        mutating func takeOff(_ word: String) -> Bool {
            switch word {
            case "fill": isFilled = true
            case "circle", "square", "rectangle", "diamond", "octagon", "triangle", "app": enclosure = enclosure ?? word
            case "slash": isSlashed = true
            default: return false
            }
            return true
        }
    }

    private static func find(_ name: String) -> Shape? {
        let words = name.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
        guard !words.contains("") else { return nil }
        return shape(of: words) ?? standIn(for: words)
    }

    private static func shape(of name: [String]) -> Shape? {
        // Try the longest base first: "play.circle" may be a shape itself, or a play sign inside a circle. Names in the table come first:
        // "forward.fill" is the filled form of "forward", even if another icon is called forward-fill.
        for takesAnyName in [false, true] {
            var (words, parts) = (name, Parts(base: ""))
            while true {
                parts.base = words.joined(separator: ".")
                if takesAnyName || SymbolNames.shape(of: parts.base) != nil, !parts.base.isEmpty, let shape = shape(for: parts) {
                    return shape
                }
                guard let last = words.last, words.count > 1, parts.takeOff(last) else { break }
                words.removeLast()
            }
        }
        return nil
    }

    private static func shape(for parts: Parts) -> Shape? {
        let plain = SymbolNames.shape(of: parts.base) ?? parts.base.replacingOccurrences(of: ".", with: "-")
        // Some shapes lose the size word of their family inside an enclosure: x-lg, but x-circle.
        let stems = plain.hasSuffix("-lg") ? [String(plain.dropLast(3)), plain] : [plain]
        let slash = parts.isSlashed ? "-slash" : ""
        let fill = parts.isFilled ? "-fill" : ""
        if let enclosure = parts.enclosure {
            let frame = enclosure == "rectangle" || enclosure == "app" ? "square" : enclosure
            for stem in stems {
                if let shape = table[stem + slash + "-" + frame + fill] ?? table[stem + slash + "-" + frame] { return shape }
            }
            // An enclosed sign is solid, as Apple's are: an outline would be too thin at its size.
            guard
                let sign = stems.lazy.compactMap({ table[$0 + slash + "-fill"] ?? table[$0 + slash] ?? table[$0 + "-fill"] ?? table[$0] })
                    .first,
                let rim = table[frame + fill] ?? table[frame]
            else { return nil }
            return SymbolDrawing.enclose(sign, in: rim, isFilled: parts.isFilled)
        }
        for stem in stems.reversed() {
            if let shape = table[stem + slash + fill] { return shape }
        }
        guard let drawn = stems.reversed().lazy.compactMap({ table[$0 + fill] ?? table[$0] }).first else { return nil }
        return parts.isSlashed ? SymbolDrawing.slash(drawn) : drawn
    }

    private static let placeholder: Shape = {
        let path = CGMutablePath()
        path.addRoundedRect(in: CGRect(x: 2, y: 2, width: 14, height: 14), cornerWidth: 3, cornerHeight: 3)
        path.addRoundedRect(in: CGRect(x: 3, y: 3, width: 12, height: 12), cornerWidth: 2, cornerHeight: 2)
        return (path, 18, true)
    }()

    /// Returns a replacement: a name begins with its subject and continues with details, so the longest prefix that has a shape is used for
    /// the whole name.
    private static func standIn(for words: [String]) -> Shape? {
        guard words.allSatisfy(SymbolNames.words.contains) else { return nil }
        let fill = words.last == "fill" ? ["fill"] : []
        for count in stride(from: words.count - 1, to: 0, by: -1) {
            let beginning = Array(words.prefix(count))
            guard let shape = shape(of: beginning + fill) ?? shape(of: beginning) else { continue }
            report(words, "\"\(beginning.joined(separator: "."))\"")
            return shape
        }
        report(words, "a rounded square")
        return placeholder
    }

    private static func report(_ words: [String], _ standIn: String) {
        FileHandle.standardError.write(
            Data(
                "Understudy: the system image \"\(words.joined(separator: "."))\" has no shape yet, so \(standIn) is drawn instead.\n".utf8)
        )
    }
}

/// Constructs shapes from other shapes.
enum SymbolDrawing {
    /// Puts a sign inside a circle or square; it is cut out if the enclosure is filled.
    static func enclose(_ sign: SymbolLibrary.Shape, in rim: SymbolLibrary.Shape, isFilled: Bool) -> SymbolLibrary.Shape {
        let scale: CGFloat = 0.55
        let inset = (1 - scale) / 2 * rim.box
        let path = CGMutablePath()
        path.addPath(rim.path)
        path.addPath(
            sign.path,
            transform: CGAffineTransform(scaleX: scale * rim.box / sign.box, y: scale * rim.box / sign.box)
                .concatenating(CGAffineTransform(translationX: inset, y: inset)))
        return (path, rim.box, isFilled || sign.usesEvenOddFill)
    }

    /// Adds a bar from the upper left to the lower right.
    static func slash(_ sign: SymbolLibrary.Shape) -> SymbolLibrary.Shape {
        let line = CGMutablePath()
        line.move(to: CGPoint(x: 0.09 * sign.box, y: 0.09 * sign.box))
        line.addLine(to: CGPoint(x: 0.91 * sign.box, y: 0.91 * sign.box))
        let path = CGMutablePath()
        path.addPath(sign.path)
        path.addPath(line.copy(strokingWithWidth: 0.07 * sign.box, lineCap: .round, lineJoin: .round, miterLimit: 10))
        return (path, sign.box, sign.usesEvenOddFill)
    }
}

/// The file of shapes: one per line, with its box, its fill rule (`n` or `e`), and its path.
struct SymbolTable {
    private let lines: SortedLines

    static func load() -> SymbolTable {
        if let data = FontLibrary.resource("Icons/symbols.table") { return SymbolTable(data) }
        FileHandle.standardError.write(
            Data("Understudy: the table of symbol shapes was not found, so system images are squares. Run `make setup`.\n".utf8))
        return SymbolTable(Data())
    }

    init(_ data: Data) { lines = SortedLines(data) }

    /// Returns a name's shape; a malformed line is an empty shape.
    subscript(name: String) -> SymbolLibrary.Shape? {
        if let drawn = DrawnSymbols.shapes[name] { return (SVGPathData.path(Array(drawn.data.utf8)), 16, drawn.usesEvenOddFill) }
        guard let line = lines[name] else { return DrawnSymbols.lettering(name).map { ($0, 16, false) } }
        let fields = line.split(separator: 9, maxSplits: 2, omittingEmptySubsequences: false)
        guard fields.count == 3, let box = Double(String(decoding: fields[0], as: UTF8.self)), box > 0 else { return nil }
        return (SVGPathData.path(Array(fields[2])), CGFloat(box), fields[1].first == UInt8(ascii: "e"))
    }
}
