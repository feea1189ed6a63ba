import Foundation

/// Reads and writes the ICC profiles of gray and RGB spaces that consist of primaries and curves.
package enum ICCProfile {
    /// The space that a profile describes, or nil for other kinds of profiles, such as those with tables of four inks.
    package static func encoding(_ data: Data) -> CGColorSpace.Encoding? {
        let bytes = [UInt8](data)
        guard bytes.count >= 132, text(bytes, 36) == "acsp", let count = u32(bytes, 128), count <= 200 else { return nil }
        var tags: [String: Int] = [:]
        for index in 0..<count {
            let entry = 132 + 12 * index
            guard let offset = u32(bytes, entry + 4), let size = u32(bytes, entry + 8), offset + size <= bytes.count else { return nil }
            tags[text(bytes, entry)] = offset
        }
        switch text(bytes, 16) {
        case "RGB ":
            let columns = ["rXYZ", "gXYZ", "bXYZ"].compactMap { tags[$0].flatMap { xyz(bytes, $0) } }
            let curves = ["rTRC", "gTRC", "bTRC"].compactMap { tags[$0].flatMap { curve(bytes, $0) } }
            guard columns.count == 3, curves.count == 3 else { return nil }
            return .rgb(RGBProfile(toXYZ: ColorMatrix((0..<9).map { columns[$0 % 3][$0 / 3] }), curves: curves))
        case "GRAY": return tags["kTRC"].flatMap { curve(bytes, $0) }.map { .calibratedGray($0) }
        case "Lab ": return .lab(white: RGBProfile.d50, range: [-128, 127, -128, 127])
        case "XYZ ": return .xyz
        // Without its tables, a profile of inks is treated as the generic one.
        case "CMYK": return .cmyk
        default: return nil
        }
    }

    /// Returns the number of components in the space of a profile, or nil if it isn't one.
    package static func componentCount(_ data: Data) -> Int? {
        let bytes = [UInt8](data.prefix(132))
        guard bytes.count >= 132, text(bytes, 36) == "acsp" else { return nil }
        return ["GRAY": 1, "RGB ": 3, "Lab ": 3, "XYZ ": 3, "CMYK": 4][text(bytes, 16)]
    }

    private static func text(_ bytes: [UInt8], _ at: Int) -> String {
        at + 4 <= bytes.count ? String(decoding: bytes[at..<at + 4], as: UTF8.self) : ""
    }

    private static func u32(_ bytes: [UInt8], _ at: Int) -> Int? {
        at >= 0 && at + 4 <= bytes.count ? bytes[at..<at + 4].reduce(0) { $0 << 8 | Int($1) } : nil
    }

    private static func fixed(_ bytes: [UInt8], _ at: Int) -> CGFloat? {
        u32(bytes, at).map { CGFloat(Int32(truncatingIfNeeded: $0)) / 65536 }
    }

    private static func xyz(_ bytes: [UInt8], _ at: Int) -> [CGFloat]? {
        let values = (0..<3).compactMap { fixed(bytes, at + 8 + 4 * $0) }
        return text(bytes, at) == "XYZ " && values.count == 3 ? values : nil
    }

    private static func curve(_ bytes: [UInt8], _ at: Int) -> ToneCurve? {
        switch text(bytes, at) {
        case "curv":
            guard let count = u32(bytes, at + 8), count <= 65536, at + 12 + 2 * count <= bytes.count else { return nil }
            let values = (0..<count).map { Int(bytes[at + 12 + 2 * $0]) << 8 | Int(bytes[at + 13 + 2 * $0]) }
            if count == 0 { return .linear }
            if count == 1 { return values[0] == 256 ? .linear : .gamma(CGFloat(values[0]) / 256) }
            return .table(values.map { CGFloat($0) / 65535 })
        case "para":
            guard at + 10 <= bytes.count, let count = [1, 3, 4, 5, 7].dropFirst(Int(bytes[at + 9])).first, bytes[at + 8] == 0 else {
                return nil
            }
            let p = (0..<count).compactMap { fixed(bytes, at + 12 + 4 * $0) }
            guard p.count == count else { return nil }
            // The kinds differ in what they leave out.
            switch count {
            case 1: return .gamma(p[0])
            case 3: return .parametric([p[0], p[1], p[2], 0, p[1] == 0 ? 0 : -p[2] / p[1], 0, 0])
            case 4: return .parametric([p[0], p[1], p[2], 0, p[1] == 0 ? 0 : -p[2] / p[1], p[3], p[3]])
            case 5: return .parametric(p + [0, 0])
            default: return .parametric(p)
            }
        default: return nil
        }
    }

    // MARK: Writing

    /// Returns the profile of a gray or an RGB space, or nil for other spaces.
    package static func data(_ encoding: CGColorSpace.Encoding, name: String) -> Data? {
        var tags: [(String, Data)] = [("desc", description(name)), ("cprt", Data("text\0\0\0\0No copyright\0".utf8))]
        tags.append(("wtpt", xyz(RGBProfile.d50)))
        let kind: String
        switch encoding {
        case .sRGB, .linearSRGB, .displayP3, .rgb:
            let profile: RGBProfile
            switch encoding {
            case .rgb(let own): profile = own
            case .displayP3: profile = RGBProfile(RGBProfile.p3Primaries, white: RGBProfile.d65White, .sRGB)
            default:
                profile = RGBProfile(
                    RGBProfile.sRGBPrimaries, white: RGBProfile.d65White, encoding == .sRGB ? ToneCurve.sRGB : .linear)
            }
            kind = "RGB "
            for (index, letter) in ["r", "g", "b"].enumerated() {
                tags.append((letter + "XYZ", xyz((0..<3).map { profile.toXYZ.values[$0 * 3 + index] })))
                guard let curve = curve(profile.curves[index]) else { return nil }
                tags.append((letter + "TRC", curve))
            }
        case .gray, .linearGray, .calibratedGray:
            kind = "GRAY"
            let own: ToneCurve =
                switch encoding {
                case .calibratedGray(let curve): curve
                case .linearGray: .linear
                default: .gamma(2.2)
                }
            guard let curve = curve(own) else { return nil }
            tags.append(("kTRC", curve))
        default: return nil
        }
        var (table, body) = (Data(), Data())
        let start = 132 + 12 * tags.count
        for (tag, content) in tags {
            table += Data(tag.utf8) + u32(start + body.count) + u32(content.count)
            body += content + Data(count: (4 - content.count % 4) % 4)
        }
        var header = u32(start + body.count) + Data("none".utf8) + u32(0x0400_0000) + Data("mntr\(kind)XYZ ".utf8)
        // The date is a constant, so that equal spaces have equal profiles.
        header += Data([7, 0xD0, 0, 1, 0, 1, 0, 0, 0, 0, 0, 0]) + Data("acsp".utf8) + Data(count: 28) + xyz(RGBProfile.d50).dropFirst(8)
        header += Data(count: 128 - header.count)
        return header + u32(tags.count) + table + body
    }

    private static func u32(_ value: Int) -> Data { Data((0..<4).map { UInt8(truncatingIfNeeded: value >> (24 - 8 * $0)) }) }
    private static func fixed(_ value: CGFloat) -> Data { u32(Int((value * 65536).rounded())) }
    private static func xyz(_ values: [CGFloat]) -> Data { Data("XYZ \0\0\0\0".utf8) + values.reduce(Data()) { $0 + fixed($1) } }

    private static func description(_ name: String) -> Data {
        let units = Array(name.utf16)
        var data = Data("mluc\0\0\0\0".utf8) + u32(1) + u32(12) + Data("enUS".utf8) + u32(units.count * 2) + u32(28)
        for unit in units { data += Data([UInt8(unit >> 8), UInt8(unit & 255)]) }
        return data
    }

    private static func curve(_ curve: ToneCurve) -> Data? {
        func parametric(_ kind: UInt8, _ values: [CGFloat]) -> Data {
            Data("para\0\0\0\0".utf8) + Data([0, kind, 0, 0]) + values.reduce(Data()) { $0 + fixed($1) }
        }
        switch curve {
        case .linear: return parametric(0, [1])
        case .gamma(let gamma): return parametric(0, [gamma])
        case .sRGB: return parametric(3, [2.4, 1 / 1.055, 0.055 / 1.055, 1 / 12.92, 0.04045])
        case .rec709: return parametric(3, [1 / 0.45, 1 / 1.099, 0.099 / 1.099, 1 / 4.5, 0.081])
        case .romm: return parametric(3, [1.8, 1, 0, 1.0 / 16, 0.03125])
        case .parametric(let p): return parametric(4, p)
        case .table(let values):
            return Data("curv\0\0\0\0".utf8) + u32(values.count)
                + values.reduce(Data()) {
                    let value = Int((min(max($1, 0), 1) * 65535).rounded())
                    return $0 + Data([UInt8(value >> 8), UInt8(value & 255)])
                }
        case .pq, .hlg: return nil
        }
    }
}
