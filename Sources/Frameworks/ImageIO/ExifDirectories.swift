import Foundation

/// Reads and writes the directories of Exif: TIFF's, the camera's, and the place's.
enum ExifDirectories {
    /// Returns the block of Exif in a JPEG, PNG, WebP, or TIFF file, from TIFF's header on.
    static func block(of file: Data) -> [UInt8]? {
        let bytes = [UInt8](file)
        func text(_ at: Int, _ count: Int) -> String {
            at + count <= bytes.count ? String(decoding: bytes[at..<at + count], as: UTF8.self) : ""
        }
        func number(_ at: Int, isLittle: Bool) -> Int {
            guard at + 4 <= bytes.count else { return 0 }
            return (0..<4).reduce(0) { $0 | Int(bytes[at + $1]) << (isLittle ? 8 * $1 : 24 - 8 * $1) }
        }
        if text(0, 2) == "II" || text(0, 2) == "MM" { return bytes }
        if bytes.starts(with: [0xFF, 0xD8]) {
            var at = 2
            while at + 4 <= bytes.count, bytes[at] == 0xFF, bytes[at + 1] != 0xDA {
                let length = Int(bytes[at + 2]) << 8 | Int(bytes[at + 3])
                if bytes[at + 1] == 0xE1, text(at + 4, 4) == "Exif", length > 8, at + 2 + length <= bytes.count {
                    return Array(bytes[at + 10..<at + 2 + length])
                }
                at += 2 + max(length, 2)
            }
        } else if text(1, 3) == "PNG" || text(8, 4) == "WEBP" {
            let isPNG = text(1, 3) == "PNG"
            var at = isPNG ? 8 : 12
            while at + 8 <= bytes.count {
                let (name, size) = isPNG ? (text(at + 4, 4), number(at, isLittle: false)) : (text(at, 4), number(at + 4, isLittle: true))
                guard size >= 0, at + 8 + size <= bytes.count else { return nil }
                if name.uppercased() == "EXIF" {
                    let start = at + 8 + (text(at + 8, 4) == "Exif" ? 6 : 0)
                    return start < at + 8 + size ? Array(bytes[start..<at + 8 + size]) : nil
                }
                at += isPNG ? 12 + size : 8 + size + size % 2
            }
        }
        return nil
    }

    // MARK: Reading

    /// Returns the dictionaries by ImageIO's names: `{TIFF}`, `{Exif}`, and `{GPS}`.
    static func read(_ block: [UInt8]) -> [AnyHashable: Any] {
        let reader = Reader(block)
        guard let first = reader.u32(4) else { return [:] }
        var result: [AnyHashable: Any] = [:]
        let main = reader.entries(first)
        let tiff = reader.values(main, ExifTag.tiff)
        if !tiff.isEmpty { result[kCGImagePropertyTIFFDictionary] = tiff }
        for (pointer, tags, key) in [
            (0x8769, ExifTag.exif, kCGImagePropertyExifDictionary), (0x8825, ExifTag.gps, kCGImagePropertyGPSDictionary),
        ] {
            guard let entry = main[pointer], let place = reader.u32(entry.place) else { continue }
            let values = reader.values(reader.entries(place), tags)
            if !values.isEmpty { result[key] = values }
        }
        return result
    }

    private struct Entry {
        let type: Int
        let count: Int
        let place: Int
    }

    private struct Reader {
        let bytes: [UInt8]
        let isLittle: Bool

        init(_ bytes: [UInt8]) { (self.bytes, isLittle) = (bytes, bytes.first == UInt8(ascii: "I")) }

        func number(_ at: Int, _ count: Int) -> Int? {
            guard at >= 0, at + count <= bytes.count else { return nil }
            return (0..<count).reduce(0) { $0 | Int(bytes[at + $1]) << (isLittle ? 8 * $1 : 8 * (count - 1 - $1)) }
        }
        func u32(_ at: Int) -> Int? { number(at, 4) }

        func entries(_ at: Int) -> [Int: Entry] {
            guard let count = number(at, 2), count < 1000 else { return [:] }
            var result: [Int: Entry] = [:]
            for index in 0..<count {
                let entry = at + 2 + 12 * index
                guard let tag = number(entry, 2), let type = number(entry + 2, 2), let amount = u32(entry + 4), amount < 1 << 20 else {
                    break
                }
                let sizes = [0, 1, 1, 2, 4, 8, 1, 1, 2, 4, 8, 4, 8]
                guard sizes.indices.contains(type), sizes[type] > 0 else { continue }
                let size = sizes[type] * amount
                guard let place = size <= 4 ? entry + 8 : u32(entry + 8), place + size <= bytes.count else { continue }
                result[tag] = Entry(type: type, count: amount, place: place)
            }
            return result
        }

        func values(_ entries: [Int: Entry], _ tags: [ExifTag]) -> [AnyHashable: Any] {
            var result: [AnyHashable: Any] = [:]
            for tag in tags { if let entry = entries[tag.number], let value = value(entry, tag) { result[tag.name] = value } }
            return result
        }

        private func plain(_ entry: Entry, _ index: Int) -> Double? {
            switch entry.type {
            case 1, 6, 7: return number(entry.place + index, 1).map(Double.init)
            case 3: return number(entry.place + 2 * index, 2).map(Double.init)
            case 4: return u32(entry.place + 4 * index).map(Double.init)
            case 9: return u32(entry.place + 4 * index).map { Double(Int32(truncatingIfNeeded: $0)) }
            case 5:
                guard let top = u32(entry.place + 8 * index), let bottom = u32(entry.place + 8 * index + 4), bottom != 0 else { return nil }
                return Double(top) / Double(bottom)
            case 10:
                guard let top = u32(entry.place + 8 * index), let bottom = u32(entry.place + 8 * index + 4), bottom != 0 else { return nil }
                return Double(Int32(truncatingIfNeeded: top)) / Double(Int32(truncatingIfNeeded: bottom))
            default: return nil
            }
        }

        private func value(_ entry: Entry, _ tag: ExifTag) -> Any? {
            func text(_ start: Int, _ count: Int) -> String {
                String(decoding: bytes[start..<start + max(count, 0)].prefix { $0 != 0 }, as: UTF8.self)
            }
            switch tag.kind {
            case .text: return entry.type == 2 ? text(entry.place, entry.count).trimmingCharacters(in: .whitespaces) : nil
            // Eight bytes name the encoding.
            case .comment: return entry.count > 8 ? text(entry.place + 8, entry.count - 8) : nil
            case .version: return (0..<min(entry.count, 4)).compactMap { number(entry.place + $0, 1).map { $0 - 48 } }
            case .degrees:
                let parts = (0..<min(entry.count, 3)).compactMap { plain(entry, $0) }
                return parts.isEmpty ? nil : zip(parts, [1, 60, 3600]).reduce(0) { $0 + $1.0 / $1.1 }
            case .time:
                let parts = (0..<min(entry.count, 3)).compactMap { plain(entry, $0) }
                guard parts.count == 3, parts.allSatisfy({ $0 >= 0 && $0 < 100 }) else { return nil }
                return parts.map { ($0 < 10 ? "0" : "") + "\(Int($0))" }.joined(separator: ":")
            case .byte, .short, .long, .rational, .signedRational:
                let isWhole = tag.kind != .rational && tag.kind != .signedRational
                let numbers = (0..<entry.count).compactMap { plain(entry, $0) }
                guard let first = numbers.first else { return nil }
                if tag.isList { return isWhole ? numbers.map { Int($0) } as Any : numbers }
                return isWhole ? Int(first) as Any : first
            }
        }
    }

    // MARK: Writing

    /// Returns the block of Exif for dictionaries with ImageIO's names, or nil if there are no values.
    static func write(_ properties: [AnyHashable: Any]) -> Data? {
        var main = properties[kCGImagePropertyTIFFDictionary] as? [AnyHashable: Any] ?? [:]
        if let orientation = properties[kCGImagePropertyOrientation] { main["Orientation"] = orientation }
        if let width = properties[kCGImagePropertyDPIWidth] { (main["XResolution"], main["ResolutionUnit"]) = (width, 2) }
        if let height = properties[kCGImagePropertyDPIHeight] { main["YResolution"] = height }
        let camera = properties[kCGImagePropertyExifDictionary] as? [AnyHashable: Any] ?? [:]
        let place = properties[kCGImagePropertyGPSDictionary] as? [AnyHashable: Any] ?? [:]
        var (first, second, third) = (fields(main, ExifTag.tiff), fields(camera, ExifTag.exif), fields(place, ExifTag.gps))
        guard !first.isEmpty || !second.isEmpty || !third.isEmpty else { return nil }
        if !second.isEmpty { first.append(Field(0x8769, 4, 1, Data(count: 4))) }
        if !third.isEmpty { first.append(Field(0x8825, 4, 1, Data(count: 4))) }
        first.sort { $0.tag < $1.tag }
        second.sort { $0.tag < $1.tag }
        third.sort { $0.tag < $1.tag }
        func size(_ fields: [Field]) -> Int {
            6 + fields.reduce(0) { $0 + 12 + ($1.value.count > 4 ? $1.value.count + $1.value.count % 2 : 0) }
        }
        let secondPlace = 8 + size(first)
        let thirdPlace = secondPlace + (second.isEmpty ? 0 : size(second))
        for index in first.indices {
            if first[index].tag == 0x8769 { first[index].value = big(secondPlace, 4) }
            if first[index].tag == 0x8825 { first[index].value = big(thirdPlace, 4) }
        }
        var data = Data("MM\0*".utf8) + big(8, 4) + directory(first, at: 8)
        if !second.isEmpty { data += directory(second, at: secondPlace) }
        if !third.isEmpty { data += directory(third, at: thirdPlace) }
        return data
    }

    private struct Field {
        let tag: Int
        let type: Int
        let count: Int
        var value: Data

        init(_ tag: Int, _ type: Int, _ count: Int, _ value: Data) {
            (self.tag, self.type, self.count, self.value) = (tag, type, count, value)
        }
    }

    private static func big(_ value: Int, _ count: Int) -> Data {
        Data((0..<count).map { UInt8(truncatingIfNeeded: value >> (8 * (count - 1 - $0))) })
    }

    private static func directory(_ fields: [Field], at place: Int) -> Data {
        var (table, body) = (big(fields.count, 2), Data())
        let start = place + 6 + 12 * fields.count
        for field in fields {
            table += big(field.tag, 2) + big(field.type, 2) + big(field.count, 4)
            if field.value.count <= 4 {
                table += field.value + Data(count: 4 - field.value.count)
            } else {
                table += big(start + body.count, 4)
                body += field.value + Data(count: field.value.count % 2)
            }
        }
        return table + big(0, 4) + body
    }

    /// The numbers that a value is, or that are in a list.
    static func numbers(_ value: Any) -> [Double] {
        switch value {
        case let value as NSNumber: [value.doubleValue]
        case let value as Int: [Double(value)]
        case let value as UInt32: [Double(value)]
        case let value as Double: [value]
        case let value as CGFloat: [Double(value)]
        case let value as Float: [Double(value)]
        case let value as Bool: [value ? 1 : 0]
        case let value as [Any]: value.flatMap { numbers($0) }
        default: []
        }
    }

    private static func rational(_ number: Double) -> Data {
        let limit = 4_294_967_295.0, value = number.isNaN ? 0 : min(max(number, -limit), limit)
        // Short times such as 1/125 keep their form.
        if value > 1e-9, value < 1, abs((1 / value).rounded() - 1 / value) < 1e-6 { return big(1, 4) + big(Int((1 / value).rounded()), 4) }
        let scale = abs(value) < 2000 ? 1_000_000 : 1
        return big(Int((value * Double(scale)).rounded()), 4) + big(scale, 4)
    }

    private static func fields(_ values: [AnyHashable: Any], _ tags: [ExifTag]) -> [Field] {
        tags.compactMap { tag in
            guard let value = values[tag.name] else { return nil }
            switch tag.kind {
            case .text:
                guard let text = value as? String else { return nil }
                let data = Data(text.utf8) + Data([0])
                return Field(tag.number, 2, data.count, data)
            case .comment:
                guard let text = value as? String else { return nil }
                let data = Data("ASCII\0\0\0".utf8) + Data(text.utf8)
                return Field(tag.number, 7, data.count, data)
            case .time:
                guard let text = value as? String else { return nil }
                let parts = text.split(separator: ":").compactMap { Double($0) }
                return parts.count == 3 ? Field(tag.number, 5, 3, parts.reduce(Data()) { $0 + rational($1) }) : nil
            case .degrees:
                guard let degrees = numbers(value).first, degrees.isFinite, abs(degrees) <= 360 else { return nil }
                let whole = abs(degrees).rounded(.down)
                let minutes = (abs(degrees) - whole) * 60
                let seconds = (minutes - minutes.rounded(.down)) * 60
                return Field(tag.number, 5, 3, rational(whole) + rational(minutes.rounded(.down)) + rational(seconds))
            case .version:
                let parts = numbers(value).filter { (0...9).contains($0) }
                return parts.isEmpty
                    ? nil : Field(tag.number, 7, 4, Data((parts + [0, 0, 0, 0]).prefix(4).map { UInt8(clamping: Int($0) + 48) }))
            case .byte, .short, .long, .rational, .signedRational:
                let parts = numbers(value).filter { $0.isFinite && abs($0) < 4_000_000_000 }
                guard !parts.isEmpty else { return nil }
                let isUndefined = tag.number >= 0x9000 && tag.kind == .byte
                switch tag.kind {
                case .byte: return Field(tag.number, isUndefined ? 7 : 1, parts.count, parts.reduce(Data()) { $0 + big(Int($1), 1) })
                case .short: return Field(tag.number, 3, parts.count, parts.reduce(Data()) { $0 + big(Int($1), 2) })
                case .long: return Field(tag.number, 4, parts.count, parts.reduce(Data()) { $0 + big(Int($1), 4) })
                default:
                    return Field(tag.number, tag.kind == .rational ? 5 : 10, parts.count, parts.reduce(Data()) { $0 + rational($1) })
                }
            }
        }
    }
}
