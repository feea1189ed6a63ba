import Foundation

/// The number of a glyph in its font. 0 is the glyph for missing characters.
public typealias CGGlyph = UInt16
/// An index to the glyphs of a font.
public typealias CGFontIndex = UInt16

/// A font file in memory: its names, metrics, tables, and the widths and boxes of glyphs. CoreText draws with it.
public final class CGFont: @unchecked Sendable {
    package let data: Data
    private let names: [UInt16: String]
    let tables: FontTables
    private let lock = NSLock()
    private var opened: OpenedFont?
    public let numberOfGlyphs: Int
    /// The number of the font's own units in the height of the type.
    public let unitsPerEm: Int32

    /// Creates a font from the bytes of a TrueType or OpenType file. Returns nil if its tables are damaged.
    public convenience init?(_ provider: CGDataProvider) {
        guard let data = provider.data else { return nil }
        self.init(data: data)
    }

    package init?(data: Data) {
        guard let tables = FontTables(data) else { return nil }
        self.data = data
        self.tables = tables
        names = tables.names
        numberOfGlyphs = tables.glyphCount
        unitsPerEm = Int32(tables.unitsPerEm)
    }

    /// Creates the font of a file in the bundled fonts' folders, by its PostScript name, which is also the file's. Returns nil for others.
    // FIXME(gap): only CoreText knows the fonts that an app registers; they aren't found here.
    public convenience init?(_ name: CFString) {
        let isPlain = !name.isEmpty && name.allSatisfy { $0.isLetter || $0.isNumber || $0 == "-" }
        guard isPlain, let path = FontFiles.path(of: name + ".otf") ?? FontFiles.path(of: name + ".ttf"),
            let data = FileManager.default.contents(atPath: path)
        else { return nil }
        self.init(data: data)
    }

    /// Asks FreeType about the font, on one thread at a time. Returns nil if FreeType can't read the file.
    func asking<Answer>(_ question: (OpenedFont) -> Answer?) -> Answer? {
        lock.lock()
        defer { lock.unlock() }
        if opened == nil { opened = OpenedFont(data) }
        return opened.flatMap(question)
    }

    /// Returns a name of the font by its number in OpenType's name table, or nil.
    package func name(number: UInt16) -> String? { names[number] }

    /// The name that identifies the font, or nil if the file contains none.
    public var postScriptName: CFString? { names[6] ?? names[4] }
    /// The font's full name, or nil if the file contains none.
    public var fullName: CFString? { names[4] ?? names[6] }
}

/// The few tables of an OpenType file that carry names, counts, and metrics. Every offset is checked against the file's length.
package struct FontTables {
    package private(set) var names: [UInt16: String] = [:]
    package private(set) var glyphCount = 0
    package private(set) var unitsPerEm = 1000
    /// The places of the tables by their tags.
    private(set) var places: [(tag: UInt32, range: Range<Int>)] = []
    private let bytes: [UInt8]

    package init?(_ data: Data) {
        bytes = [UInt8](data)
        var start = 0
        guard var tag = u32(0) else { return nil }
        if tag == 0x7474_6366 {  // 'ttcf'
            guard let first = u32(12) else { return nil }
            start = Int(first)
            tag = u32(start) ?? 0
        }
        guard [0x0001_0000, 0x4F54_544F, 0x7472_7565].contains(tag), let count = u16(start + 4) else { return nil }
        for index in 0..<Int(count) {
            let entry = start + 12 + index * 16
            guard let name = u32(entry), let offset = u32(entry + 8), let size = u32(entry + 12) else { return nil }
            let begin = min(Int(offset), bytes.count)
            places.append((name, begin..<min(begin + Int(size), bytes.count)))
            switch name {
            case 0x6E61_6D65: readNames(Int(offset))  // 'name'
            case 0x6D61_7870: glyphCount = Int(u16(Int(offset) + 4) ?? 0)  // 'maxp'
            case 0x6865_6164: unitsPerEm = max(Int(u16(Int(offset) + 18) ?? 1000), 1)  // 'head'
            default: break
            }
        }
    }

    /// Returns the place of a table, or nil.
    func place(_ tag: String) -> Range<Int>? {
        let number = tag.utf8.reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
        return places.first { $0.tag == number }?.range
    }

    func content(_ range: Range<Int>) -> Data { Data(bytes[range]) }

    /// Returns a signed number in a table, or 0.
    func signed(_ tag: String, _ at: Int) -> Int {
        guard let place = place(tag), at >= 0, at + 2 <= place.count, let value = u16(place.lowerBound + at) else { return 0 }
        return Int(Int16(bitPattern: value))
    }

    /// Returns an unsigned number of 2 or 4 bytes in a table, or nil.
    func unsigned(_ tag: String, _ at: Int, bytes count: Int = 2) -> Int? {
        guard let place = place(tag), at >= 0, at + count <= place.count else { return nil }
        return count == 2 ? u16(place.lowerBound + at).map(Int.init) : u32(place.lowerBound + at).map(Int.init)
    }

    private func u16(_ at: Int) -> UInt16? {
        guard at >= 0, at + 2 <= bytes.count else { return nil }
        return UInt16(bytes[at]) << 8 | UInt16(bytes[at + 1])
    }

    private func u32(_ at: Int) -> UInt32? {
        guard let high = u16(at), let low = u16(at + 2) else { return nil }
        return UInt32(high) << 16 | UInt32(low)
    }

    private mutating func readNames(_ table: Int) {
        guard let count = u16(table + 2), let storage = u16(table + 4) else { return }
        for index in 0..<Int(count) {
            let record = table + 6 + index * 12
            guard let platform = u16(record), let name = u16(record + 6), let length = u16(record + 8),
                let offset = u16(record + 10)
            else { return }
            let start = table + Int(storage) + Int(offset)
            guard start + Int(length) <= bytes.count else { continue }
            let slice = Data(bytes[start..<start + Int(length)])
            let encoding: String.Encoding = platform == 1 ? .macOSRoman : .utf16BigEndian
            if platform == 3 || names[name] == nil, let text = String(data: slice, encoding: encoding) {
                names[name] = text
            }
        }
    }
}
