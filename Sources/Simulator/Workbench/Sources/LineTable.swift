import Foundation

/// The lines of the sources from which a program was compiled, by address: the section `.debug_line` of an ELF file, in the versions 2 to 5
/// of the DWARF standard, section 6.2.
///
/// A damaged file gives fewer lines, never a trap.
struct LineTable {
    struct Place: Equatable {
        var file: String
        var line: Int
    }

    private struct Row {
        var address: UInt64
        /// -1 at the end of code.
        var file: Int32
        /// 0 if the compiler made the code.
        var line: UInt32
    }

    private var rows: [Row] = []
    private var files: [String] = []

    /// Reads the lines of a program or library. Fails if the file isn't an ELF file of 64 bits.
    init?(contentsOf url: URL) {
        guard let data = try? Data(contentsOf: url, options: .alwaysMapped), let sections = ElfSections(data) else { return nil }
        if let lines = sections[".debug_line"] {
            let strings = (sections[".debug_str"] ?? Data(), sections[".debug_line_str"] ?? Data())
            var reader = ByteReader(lines)
            while !reader.isAtEnd, readUnit(&reader, strings) {}
        }
        // Code that follows other code begins where that ends.
        rows.sort { ($0.address, $0.file < 0 ? 0 : 1) < ($1.address, $1.file < 0 ? 0 : 1) }
    }

    /// Returns the place of an address of the file, or `nil` if no line of a source has it.
    func place(of address: UInt64) -> Place? {
        var (low, high) = (0, rows.count)
        while low < high {
            let middle = (low + high) / 2
            if rows[middle].address <= address { low = middle + 1 } else { high = middle }
        }
        guard low > 0 else { return nil }
        let row = rows[low - 1]
        guard row.line > 0, files.indices.contains(Int(row.file)) else { return nil }
        let file = files[Int(row.file)]
        return Self.isSource(file) ? Place(file: file, line: Int(row.line)) : nil
    }

    /// Whether a person wrote the file: not the compiler, the translator, or the build.
    private static func isSource(_ file: String) -> Bool {
        file.hasPrefix("/") && !file.contains("<") && !file.hasSuffix(".us.swift") && !file.lastComponent.hasPrefix("_Understudy")
    }

    // MARK: Reading

    /// Reads the lines of one compiled file. Returns `false` if the next one can't be found.
    private mutating func readUnit(_ reader: inout ByteReader, _ strings: (Data, Data)) -> Bool {
        var length = UInt64(reader.u32()), isLong = false
        if length == 0xffff_ffff { (length, isLong) = (reader.u64(), true) }
        guard length > 0, var unit = reader.part(length) else { return false }
        let version = unit.u16()
        guard (2...5).contains(version) else { return true }
        if version == 5 { _ = (unit.u8(), unit.u8()) }  // the sizes of addresses and of segments
        let headerLength = isLong ? unit.u64() : UInt64(unit.u32())
        guard var header = unit.part(headerLength) else { return true }
        let unitOfAddresses = UInt64(header.u8())
        if version >= 4 { _ = header.u8() }
        _ = header.u8()
        let (lineBase, lineRange, opcodeBase) = (Int64(Int8(bitPattern: header.u8())), Int64(header.u8()), header.u8())
        guard lineRange > 0, opcodeBase > 0 else { return true }
        let lengths = (1..<opcodeBase).map { _ in header.u8() }
        let names = version == 5 ? Self.names5(&header, isLong, strings) : Self.names(&header)
        let first = files.count
        files += names
        let machine = Machine(
            unit: unitOfAddresses, lineBase: lineBase, lineRange: lineRange, opcodeBase: opcodeBase, lengths: lengths,
            // Files are numbered from 1 before version 5.
            firstFile: version == 5 ? first : first - 1)
        machine.run(&unit, into: &rows)
        return true
    }

    /// The files of the versions 2 to 4.
    private static func names(_ header: inout ByteReader) -> [String] {
        var folders: [String] = [""], names: [String] = []
        while !header.isAtEnd {
            let folder = header.text()
            if folder.isEmpty { break }
            folders.append(folder)
        }
        while !header.isAtEnd {
            let name = header.text()
            if name.isEmpty { break }
            let folder = Int(clamping: header.unsigned())
            _ = (header.unsigned(), header.unsigned())
            names.append(joined(folders.indices.contains(folder) ? folders[folder] : "", name))
        }
        return names
    }

    /// The files of version 5, whose entries have the forms that the header lists.
    private static func names5(_ header: inout ByteReader, _ isLong: Bool, _ strings: (Data, Data)) -> [String] {
        func entries() -> [(name: String, folder: Int)] {
            let formats = (0..<header.u8()).map { _ in (header.unsigned(), header.unsigned()) }
            let count = header.unsigned()
            guard !formats.isEmpty, count < 1_000_000 else { return [] }
            var result: [(String, Int)] = []
            for _ in 0..<count where !header.isAtEnd {
                var entry = (name: "", folder: 0)
                for (content, form) in formats {
                    switch form {
                    case 0x08: entry.name = header.text()
                    case 0x0e, 0x1f:
                        let offset = isLong ? header.u64() : UInt64(header.u32())
                        let text = ByteReader(form == 0x0e ? strings.0 : strings.1).text(at: offset)
                        if content == 1 { entry.name = text }
                    case 0x0b:
                        let value = header.u8()
                        if content == 2 { entry.folder = Int(value) }
                    case 0x05:
                        let value = header.u16()
                        if content == 2 { entry.folder = Int(value) }
                    case 0x06: _ = header.u32()
                    case 0x07: _ = header.u64()
                    case 0x0f:
                        let value = header.unsigned()
                        if content == 2 { entry.folder = Int(clamping: value) }
                    case 0x09: _ = header.part(header.unsigned())
                    case 0x1e: _ = header.part(16)
                    default: return result
                    }
                }
                result.append(entry)
            }
            return result
        }
        let folders = entries().map(\.name)
        // The first folder is the one in which the compiler ran.
        func folder(_ number: Int) -> String {
            guard folders.indices.contains(number) else { return "" }
            return number == 0 ? folders[0] : joined(folders[0], folders[number])
        }
        return entries().map { joined(folder($0.folder), $0.name) }
    }

    private static func joined(_ folder: String, _ name: String) -> String {
        name.hasPrefix("/") || folder.isEmpty ? name : folder.hasSuffix("/") ? folder + name : folder + "/" + name
    }

    /// The state machine that produces the rows.
    private struct Machine {
        let unit: UInt64
        let lineBase: Int64
        let lineRange: Int64
        let opcodeBase: UInt8
        let lengths: [UInt8]
        let firstFile: Int

        func run(_ program: inout ByteReader, into rows: inout [Row]) {
            var address: UInt64 = 0, file = 1, line: Int64 = 1
            func add(_ end: Bool = false) {
                rows.append(
                    Row(address: address, file: end ? -1 : Int32(clamping: firstFile + file), line: UInt32(clamping: line)))
            }
            func advance(_ steps: UInt64) { address &+= steps &* unit }
            while !program.isAtEnd {
                let code = program.u8()
                if code >= opcodeBase {
                    let step = code - opcodeBase
                    advance(UInt64(step) / UInt64(lineRange))
                    line &+= lineBase + Int64(step) % lineRange
                    add()
                    continue
                }
                switch code {
                case 0:
                    guard var extended = program.part(program.unsigned()) else { return }
                    switch extended.u8() {
                    case 1:
                        add(true)
                        (address, file, line) = (0, 1, 1)
                    case 2: address = extended.u64()
                    default: break
                    }
                case 1: add()
                case 2: advance(program.unsigned())
                case 3: line &+= program.signed()
                case 4: file = Int(clamping: program.unsigned() & 0x7fff_ffff)
                case 5: _ = program.unsigned()
                case 6, 7, 10, 11: break
                case 8: advance(UInt64(255 - opcodeBase) / UInt64(lineRange))
                case 9: address &+= UInt64(program.u16())
                case 12: _ = program.unsigned()
                default: for _ in 0..<(Int(code) <= lengths.count ? lengths[Int(code) - 1] : 0) { _ = program.unsigned() }
                }
            }
        }
    }
}

/// The sections of an ELF file of 64 bits, by their names.
struct ElfSections {
    private var parts: [String: Data] = [:]

    init?(_ data: Data) {
        var header = ByteReader(data)
        guard data.count > 64, data.prefix(5) == Data([0x7f, 0x45, 0x4c, 0x46, 2]) else { return nil }
        header.move(to: 0x28)
        let start = header.u64()
        header.move(to: 0x3a)
        let (size, count, namesIndex) = (UInt64(header.u16()), Int(header.u16()), Int(header.u16()))
        func section(_ index: Int) -> (name: UInt64, flags: UInt64, data: Data)? {
            var entry = ByteReader(data)
            let (place, isOver) = start.addingReportingOverflow(UInt64(index) * size)
            guard !isOver, place < UInt64(data.count) else { return nil }
            entry.move(to: place)
            let (name, _, flags, _, offset, length) = (entry.u32(), entry.u32(), entry.u64(), entry.u64(), entry.u64(), entry.u64())
            entry.move(to: offset)
            guard let part = entry.bytes(length) else { return nil }
            return (UInt64(name), flags, part)
        }
        guard let names = section(namesIndex)?.data else { return nil }
        for index in 0..<count {
            // A compressed section has a flag of its own, and is left out.
            guard let (name, flags, part) = section(index), flags & 0x800 == 0 else { continue }
            parts[ByteReader(names).text(at: name)] = part
        }
    }

    subscript(name: String) -> Data? { parts[name] }
}

/// Reads little-endian numbers. Beyond the end, everything is zero.
struct ByteReader {
    private let data: Data
    private var offset: Int

    init(_ data: Data) { (self.data, offset) = (data, data.startIndex) }

    var isAtEnd: Bool { offset >= data.endIndex }

    mutating func move(to place: UInt64) { offset = place > UInt64(data.count) ? data.endIndex : data.startIndex + Int(place) }

    mutating func u8() -> UInt8 {
        guard offset < data.endIndex else { return 0 }
        defer { offset += 1 }
        return data[offset]
    }
    mutating func u16() -> UInt16 { UInt16(u8()) | UInt16(u8()) << 8 }
    mutating func u32() -> UInt32 { UInt32(u16()) | UInt32(u16()) << 16 }
    mutating func u64() -> UInt64 { UInt64(u32()) | UInt64(u32()) << 32 }

    /// A number in LEB128.
    mutating func unsigned() -> UInt64 {
        var (value, shift): (UInt64, UInt64) = (0, 0)
        while !isAtEnd {
            let byte = u8()
            if shift < 64 { value |= UInt64(byte & 0x7f) << shift }
            shift += 7
            if byte & 0x80 == 0 { break }
        }
        return value
    }

    /// A signed number in LEB128.
    mutating func signed() -> Int64 {
        var (value, shift): (UInt64, UInt64) = (0, 0)
        while !isAtEnd {
            let byte = u8()
            if shift < 64 { value |= UInt64(byte & 0x7f) << shift }
            shift += 7
            guard byte & 0x80 == 0 else { continue }
            if byte & 0x40 != 0, shift < 64 { value |= ~0 << shift }
            break
        }
        return Int64(bitPattern: value)
    }

    /// The text up to the next zero.
    mutating func text() -> String {
        let end = data[offset...].firstIndex(of: 0) ?? data.endIndex
        defer { offset = min(end + 1, data.endIndex) }
        return String(decoding: data[offset..<end], as: UTF8.self)
    }

    func text(at place: UInt64) -> String {
        var reader = self
        reader.move(to: place)
        return reader.text()
    }

    /// The next bytes, or `nil` if there are fewer.
    mutating func bytes(_ count: UInt64) -> Data? {
        guard count <= UInt64(data.endIndex - offset) else { return nil }
        defer { offset += Int(count) }
        return data[offset..<offset + Int(count)]
    }

    mutating func part(_ count: UInt64) -> ByteReader? { bytes(count).map { ByteReader($0) } }
}

extension String {
    /// The part after the last slash.
    fileprivate var lastComponent: Substring { split(separator: "/").last ?? "" }
}
