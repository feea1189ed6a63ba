import CoreText
import Foundation
import UIKitStoryboards

/// `picture-fuzz FOLDER SECONDS [SEED] [LOG]`: damages real pictures, drawings, documents, and fonts, and opens and draws the results.
@MainActor
func runPictureFuzz(_ words: [String]) throws {
    guard let folder = words.first else { throw FuzzFailure("FOLDER SECONDS [SEED] [LOG]") }
    // HEIC is not included: libheif 1.15 does not end its threads after a damaged picture, and ends the process at the maximum number of
    // threads.
    let kinds: Set = ["png", "jpg", "jpeg", "gif", "bmp", "webp", "tiff", "svg", "pdf", "ttf", "otf"]
    let files =
        FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String }.filter {
            kinds.contains(($0 as NSString).pathExtension.lowercased())
        }
        .sorted() ?? []
    guard !files.isEmpty else { throw FuzzFailure("no pictures in \(folder)") }
    let canvas = UIGraphicsImageRenderer(size: CGSize(width: 64, height: 64), format: .preferred())
    var loop = try FuzzLoop("picture-fuzz", words.dropFirst())
    try loop.run(
        choose: { numbers -> ((path: String, bytes: [UInt8]), what: String)? in
            let path = folder + "/" + numbers.one(of: files)
            guard let data = FileManager.default.contents(atPath: path), data.count < 400_000 else { return nil }
            return ((path, Array(data)), path)
        },
        play: { chosen, numbers in
            let damaged = PictureDamage(kind: (chosen.path as NSString).pathExtension.lowercased()).apply(to: chosen.bytes, &numbers)
            _ = Console.capturing { _ = Fault.catching { draw(Data(damaged), on: canvas) } }
        })
}

@MainActor
private func draw(_ data: Data, on canvas: UIGraphicsImageRenderer) {
    if let provider = CGDataProvider(data: data as CFData), let font = CGFont(provider), CTFontManagerRegisterGraphicsFont(font, nil) {
        if let name = font.postScriptName, let face = UIFont(name: name, size: 17) {
            _ = canvas.image { _ in ("Abc 日 ☀️ fi" as NSString).draw(at: .zero, withAttributes: [.font: face]) }
        }
        CTFontManagerUnregisterGraphicsFont(font, nil)
    }
    if let picture = UIImage(data: data) { _ = canvas.image { _ in picture.draw(in: CGRect(x: 0, y: 0, width: 64, height: 64)) } }
    if let provider = CGDataProvider(data: data as CFData), let document = CGPDFDocument(provider) {
        for number in 0...min(document.numberOfPages, 3) {
            if let page = document.page(at: number) { _ = canvas.image { $0.cgContext.drawPDFPage(page) } }
        }
    }
}

/// Damages files in a way that the first check of their format doesn't detect.
private struct PictureDamage {
    let kind: String

    private static let strange = [
        "", "-1", "0", "1e400", "nan", "-1e30", "99999999999999999999", "inf", "1e-300", "2147483648", "-9223372036854775808", "65535",
        "<<", "[[[[", "9 0 R",
        "url(#a)",
    ]

    func apply(to bytes: [UInt8], _ numbers: inout FuzzNumbers) -> [UInt8] {
        var bytes = bytes
        for _ in 0...numbers.below(6) where !bytes.isEmpty {
            switch numbers.below(kind == "svg" || kind == "pdf" ? 6 : 4) {
            case 0: for _ in 0...numbers.below(8) { bytes[numbers.below(bytes.count)] = UInt8(numbers.below(256)) }
            // Headers and directories are at the beginning.
            case 1:
                for _ in 0...numbers.below(4) {
                    bytes[numbers.below(min(bytes.count, 300))] = numbers.one(of: [0, 1, 0x7F, 0x80, 0xFF, UInt8(numbers.below(256))])
                }
            case 2:
                let start = numbers.below(bytes.count)
                let part = bytes[start..<min(bytes.count, start + numbers.below(400))]
                bytes.insert(contentsOf: part, at: numbers.below(bytes.count))
            case 3 where numbers.below(3) == 0: bytes.removeLast(numbers.below(bytes.count))
            default: replaceWord(in: &bytes, &numbers)
            }
        }
        if kind == "png" { mendChecksums(of: &bytes) }
        return bytes
    }

    /// Replaces a word or number with an unusual one, or with one from elsewhere in the file.
    private func replaceWord(in bytes: inout [UInt8], _ numbers: inout FuzzNumbers) {
        func isWord(_ byte: UInt8) -> Bool {
            byte == 45 || byte == 46 || (48...57).contains(byte) || (65...90).contains(byte) || (97...122).contains(byte)
        }
        func word(_ bytes: [UInt8], near start: Int) -> Range<Int>? {
            guard let first = bytes[start...].firstIndex(where: isWord) else { return nil }
            return first..<(bytes[first...].firstIndex { !isWord($0) } ?? bytes.count)
        }
        guard let place = word(bytes, near: numbers.below(bytes.count)) else { return }
        let other = numbers.below(2) == 0 ? word(bytes, near: numbers.below(bytes.count)).map { Array(bytes[$0]) } : nil
        bytes.replaceSubrange(place, with: other ?? Array(numbers.one(of: Self.strange).utf8))
    }

    /// Corrects the checksum of every chunk of a PNG file.
    private func mendChecksums(of bytes: inout [UInt8]) {
        var start = 8
        while start + 12 <= bytes.count {
            let length = bytes[start..<start + 4].reduce(0) { $0 << 8 | Int($1) }
            guard start + 12 + length <= bytes.count else { return }
            let sum = checksum(bytes[start + 4..<start + 8 + length])
            for index in 0..<4 { bytes[start + 8 + length + index] = UInt8(sum >> (24 - 8 * UInt32(index)) & 255) }
            start += 12 + length
        }
    }

    /// Returns the CRC-32 that PNG requires (ISO/IEC 15948, annex D).
    private func checksum(_ bytes: ArraySlice<UInt8>) -> UInt32 {
        var sum: UInt32 = 0xFFFF_FFFF
        for byte in bytes {
            sum ^= UInt32(byte)
            for _ in 0..<8 { sum = sum & 1 == 1 ? sum >> 1 ^ 0xEDB8_8320 : sum >> 1 }
        }
        return ~sum
    }
}
