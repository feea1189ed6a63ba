import CDeflate
import Foundation

/// The objects of a PDF file. The cross-reference table is not trusted: objects are found by scanning.
final class PDFFile: @unchecked Sendable {
    private let bytes: [UInt8]
    private var objects: [Int: PDFObject] = [:]
    private(set) var trailer: [String: PDFObject] = [:]
    /// The number of bytes that all streams of a file may decompress to.
    private var unpackBudget = 256 << 20

    /// Fails if this is not a PDF file, or if it is encrypted.
    init?(_ data: Data) {
        bytes = [UInt8](data)
        guard bytes.prefix(1024).starts(with: "%PDF".utf8) || data.prefix(1024).range(of: Data("%PDF".utf8)) != nil else { return nil }
        scan()
        readObjectStreams()
        guard trailer["Encrypt"] == nil else { return nil }
    }

    // MARK: Finding objects

    private func scan() {
        var cursor = 0
        while let place = find("obj", from: cursor) {
            cursor = place + 3
            // Not "endobj", and preceded by a header such as "12 0 ".
            guard let number = headerNumber(before: place) else { continue }
            var reader = PDFReader(bytes, at: cursor)
            guard let object = reader.object(resolvesReferences: true) else { continue }
            objects[number] = withStream(object, reader)
            cursor = max(cursor, min(reader.cursor, bytes.count))
            if case .stream(_, let range)? = objects[number] { cursor = range.upperBound }
        }
        cursor = 0
        while let place = find("trailer", from: cursor) {
            cursor = place + 7
            var reader = PDFReader(bytes, at: cursor)
            if let entries = reader.object(resolvesReferences: true)?.dictionary { trailer.merge(entries) { $1 } }
        }
        for number in objects.keys.sorted() {
            if let entries = objects[number]?.dictionary, entries["Type"]?.name == "XRef" { trailer.merge(entries) { $1 } }
        }
    }

    private func find(_ text: String, from start: Int) -> Int? {
        let mark = Array(text.utf8)
        guard start + mark.count <= bytes.count else { return nil }
        return bytes.withUnsafeBytes { buffer -> Int? in
            guard let base = buffer.baseAddress else { return nil }
            var place = start
            while place + mark.count <= buffer.count {
                guard let first = memchr(base + place, Int32(mark[0]), buffer.count - place - mark.count + 1) else { return nil }
                place = base.distance(to: UnsafeRawPointer(first))
                if memcmp(base + place, mark, mark.count) == 0 { return place }
                place += 1
            }
            return nil
        }
    }

    private func headerNumber(before place: Int) -> Int? {
        var cursor = place - 1
        func skipSpace() { while cursor >= 0, PDFReader.isSpace(bytes[cursor]) { cursor -= 1 } }
        func digits() -> Int? {
            var (value, unit, count) = (0, 1, 0)
            while cursor >= 0, bytes[cursor] >= 48, bytes[cursor] <= 57, count < 9 {
                value += Int(bytes[cursor] - 48) * unit
                (unit, count, cursor) = (unit * 10, count + 1, cursor - 1)
            }
            return count > 0 ? value : nil
        }
        skipSpace()
        guard digits() != nil else { return nil }
        skipSpace()
        return digits()
    }

    private func withStream(_ object: PDFObject, _ reader: PDFReader) -> PDFObject {
        guard case .dictionary(let entries) = object else { return object }
        var reader = reader
        reader.skipSpace()
        guard bytes[min(reader.cursor, bytes.count)...].starts(with: "stream".utf8) else { return object }
        var start = reader.cursor + 6
        if start < bytes.count, bytes[start] == 13 { start += 1 }
        if start < bytes.count, bytes[start] == 10 { start += 1 }
        // The declared length is used if the end mark follows it.
        if let length = entries["Length"]?.number, length >= 0, length < CGFloat(bytes.count - start) + 1 {
            let end = start + Int(length)
            if let mark = find("endstream", from: end), mark - end <= 4 { return .stream(entries, start..<end) }
        }
        guard let mark = find("endstream", from: start) else { return .stream(entries, start..<bytes.count) }
        var end = mark
        if end > start, bytes[end - 1] == 10 { end -= 1 }
        if end > start, bytes[end - 1] == 13 { end -= 1 }
        return .stream(entries, start..<end)
    }

    private func readObjectStreams() {
        for number in objects.keys.sorted() {
            guard let object = objects[number], case .stream(let entries, _) = object, entries["Type"]?.name == "ObjStm",
                let count = resolve(entries["N"]).number, let first = resolve(entries["First"]).number, count >= 0, count < 100_000,
                first >= 0,
                let content = data(of: object)
            else { continue }
            var header = PDFReader(content)
            for _ in 0..<Int(count) {
                guard let id = header.object(resolvesReferences: false)?.number,
                    let offset = header.object(resolvesReferences: false)?.number,
                    id >= 0, id < 10_000_000, offset >= 0, first + offset < CGFloat(content.count)
                else { break }
                var reader = PDFReader(content, at: Int(first + offset))
                if let value = reader.object(resolvesReferences: true), objects[Int(id)] == nil { objects[Int(id)] = value }
            }
        }
    }

    /// Returns the object that a reference leads to.
    func resolve(_ object: PDFObject?) -> PDFObject {
        var object = object ?? .null
        for _ in 0..<32 {
            guard case .reference(let number) = object else { return object }
            object = objects[number] ?? .null
        }
        return .null
    }

    func numbers(_ object: PDFObject?) -> [CGFloat] { resolve(object).array?.map { resolve($0).number ?? 0 } ?? [] }

    // MARK: Pages

    /// The object numbers of ``pages``; -1 for a page that is not an object of its own.
    private(set) lazy var pageNumbers: [Int] = {
        _ = pages
        return foundNumbers
    }()
    private var foundNumbers: [Int] = []

    lazy var pages: [[String: PDFObject]] = {
        var found: [[String: PDFObject]] = []
        var seen = Set<Int>()
        func walk(_ object: PDFObject?, _ inherited: [String: PDFObject], _ depth: Int) {
            if case .reference(let number)? = object { guard seen.insert(number).inserted else { return } }
            guard depth < 64, found.count < 10_000, let entries = resolve(object).dictionary else { return }
            var merged = inherited
            for key in ["MediaBox", "CropBox", "Resources", "Rotate"] { if let value = entries[key] { merged[key] = value } }
            if let kids = resolve(entries["Kids"]).array {
                for kid in kids { walk(kid, merged, depth + 1) }
            } else {
                found.append(entries.merging(merged) { own, _ in own })
                if case .reference(let number)? = object { foundNumbers.append(number) } else { foundNumbers.append(-1) }
            }
        }
        walk(resolve(trailer["Root"]).dictionary?["Pages"], [:], 0)
        if found.isEmpty {
            // A file with a damaged catalog: any page object is used.
            for number in objects.keys.sorted() {
                if let entries = objects[number]?.dictionary, entries["Type"]?.name == "Page" {
                    found.append(entries)
                    foundNumbers.append(number)
                }
            }
        }
        return found
    }()

    /// Returns a page's content, with its streams joined.
    func content(of page: [String: PDFObject]) -> [UInt8] {
        let object = resolve(page["Contents"])
        if let parts = object.array { return Array(parts.compactMap { data(of: resolve($0)) }.joined(separator: [10])) }
        return data(of: object) ?? []
    }

    // MARK: Streams

    /// Returns a stream's decoded bytes. JPEG data is left encoded and named in `imageFilter`.
    func data(of object: PDFObject, imageFilter: inout String?) -> [UInt8]? {
        guard case .stream(let entries, let range) = object, range.upperBound <= bytes.count else { return nil }
        return unpacked(Array(bytes[range]), entries, imageFilter: &imageFilter)
    }

    /// Decodes bytes with the filters that a stream's or an inline image's entries name.
    func unpacked(_ packed: [UInt8], _ entries: [String: PDFObject], imageFilter: inout String?) -> [UInt8]? {
        var result = packed
        let filter = resolve(entries["Filter"])
        let filters = filter.array?.map { resolve($0).name ?? "" } ?? filter.name.map { [$0] } ?? []
        let parameter = resolve(entries["DecodeParms"])
        let parameters = parameter.array?.map { resolve($0).dictionary } ?? [parameter.dictionary]
        for (index, name) in filters.enumerated() {
            switch name {
            case "FlateDecode", "Fl":
                guard let plain = inflate(result) else { return nil }
                result = PDFPredictor.undo(plain, index < parameters.count ? parameters[index] ?? [:] : [:])
            case "ASCIIHexDecode", "AHx":
                var reader = PDFReader([UInt8(ascii: "<")] + result)
                guard case .string(let plain)? = reader.object(resolvesReferences: false) else { return nil }
                result = plain
            case "ASCII85Decode", "A85": result = PDFFile.decodeASCII85(result)
            case "RunLengthDecode", "RL":
                result = PDFFile.decodeRuns(result)
                unpackBudget -= result.count
                guard unpackBudget > 0 else { return nil }
            case "DCTDecode", "DCT": imageFilter = "DCTDecode"
            default: return nil
            }
        }
        return result
    }

    func data(of object: PDFObject) -> [UInt8]? {
        var filter: String?
        let result = data(of: object, imageFilter: &filter)
        return filter == nil ? result : nil
    }

    private func inflate(_ packed: [UInt8]) -> [UInt8]? {
        guard let machine = libdeflate_alloc_decompressor() else { return nil }
        defer { libdeflate_free_decompressor(machine) }
        var capacity = max(packed.count * 4, 4096)
        while capacity <= unpackBudget {
            var size = 0
            var status = LIBDEFLATE_BAD_DATA
            let result = [UInt8](unsafeUninitializedCapacity: capacity) { buffer, count in
                status = libdeflate_zlib_decompress(machine, packed, packed.count, buffer.baseAddress, capacity, &size)
                count = status == LIBDEFLATE_SUCCESS ? size : 0
            }
            if status == LIBDEFLATE_SUCCESS {
                unpackBudget -= result.count
                return result
            }
            guard status == LIBDEFLATE_INSUFFICIENT_SPACE else { return nil }
            capacity *= 4
        }
        return nil
    }

    /// Decodes run lengths: a length below 128 precedes one byte more than it to copy; one above 128 precedes a byte to repeat 257 minus
    /// length times.
    private static func decodeRuns(_ packed: [UInt8]) -> [UInt8] {
        var (result, cursor): ([UInt8], Int) = ([], 0)
        while cursor + 1 < packed.count, packed[cursor] != 128 {
            let length = Int(packed[cursor])
            if length < 128 {
                result += packed[cursor + 1..<min(cursor + 2 + length, packed.count)]
                cursor += 2 + length
            } else {
                result += repeatElement(packed[cursor + 1], count: 257 - length)
                cursor += 2
            }
        }
        return result
    }

    private static func decodeASCII85(_ text: [UInt8]) -> [UInt8] {
        var (result, group): ([UInt8], [UInt32]) = ([], [])
        func flush(_ count: Int) {
            var value: UInt32 = 0
            for digit in group { value = value &* 85 &+ digit }
            for place in 0..<count { result.append(UInt8(truncatingIfNeeded: value >> (24 - 8 * UInt32(place)))) }
            group = []
        }
        for byte in text {
            if byte == UInt8(ascii: "~") { break }
            if byte == UInt8(ascii: "z"), group.isEmpty { result += [0, 0, 0, 0] }
            guard byte >= 33, byte <= 117 else { continue }
            group.append(UInt32(byte - 33))
            if group.count == 5 { flush(4) }
        }
        if group.count > 1 {
            let count = group.count - 1
            while group.count < 5 { group.append(84) }
            flush(count)
        }
        return result
    }
}

/// Reverses the differences that a predictor stored.
enum PDFPredictor {
    static func undo(_ bytes: [UInt8], _ parameters: [String: PDFObject]) -> [UInt8] {
        guard let predictor = parameters["Predictor"]?.number, predictor >= 10 else { return bytes }
        func whole(_ key: String, _ fallback: Int) -> Int { parameters[key]?.number.map { Int(min(max($0, 1), 100_000)) } ?? fallback }
        let step = max(whole("Colors", 1) * whole("BitsPerComponent", 8) / 8, 1)
        let width = (whole("Columns", 1) * whole("Colors", 1) * whole("BitsPerComponent", 8) + 7) / 8
        var result: [UInt8] = []
        var above = [UInt8](repeating: 0, count: width)
        var cursor = 0
        while cursor + 1 < bytes.count {
            let kind = bytes[cursor]
            var line = Array(bytes[cursor + 1..<min(cursor + 1 + width, bytes.count)])
            for index in line.indices {
                let left = index >= step ? Int(line[index - step]) : 0
                let up = Int(above[index])
                let corner = index >= step ? Int(above[index - step]) : 0
                let guess: Int
                switch kind {
                case 1: guess = left
                case 2: guess = up
                case 3: guess = (left + up) / 2
                case 4:
                    let estimate = left + up - corner
                    let (a, b, c) = (abs(estimate - left), abs(estimate - up), abs(estimate - corner))
                    guess = a <= b && a <= c ? left : b <= c ? up : corner
                default: guess = 0
                }
                line[index] = line[index] &+ UInt8(truncatingIfNeeded: guess)
            }
            result += line
            above = line + [UInt8](repeating: 0, count: width - line.count)
            cursor += 1 + width
        }
        return result
    }
}
