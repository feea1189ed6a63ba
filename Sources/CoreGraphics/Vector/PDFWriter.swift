import CDeflate
import Foundation

/// Writes a PDF document of pictures, one per page, white where they are transparent.
package struct PDFWriter {
    package struct Page {
        let pixels: PixelBuffer
        /// The size in points.
        let size: CGSize

        package init(pixels: PixelBuffer, size: CGSize) { (self.pixels, self.size) = (pixels, size) }
    }

    private var data = Data("%PDF-1.4\n%\u{E2}\u{E3}\n".utf8)
    private var offsets: [Int] = []

    /// Returns the document. `info` contains PDF's own keys: Title, Author, Creator, Subject, Keywords.
    package static func document(_ pages: [Page], info: [String: String]) -> Data {
        var writer = PDFWriter()
        let kids = pages.indices.map { "\(3 + 3 * $0) 0 R" }.joined(separator: " ")
        writer.add("<< /Type /Catalog /Pages 2 0 R >>")
        writer.add("<< /Type /Pages /Kids [\(kids)] /Count \(pages.count) >>")
        for (index, page) in pages.enumerated() {
            let (first, width, height) = (3 + 3 * index, number(page.size.width), number(page.size.height))
            writer.add(
                "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 \(width) \(height)] /Contents \(first + 1) 0 R /Resources << /XObject << /Im0 \(first + 2) 0 R >> >> >>"
            )
            writer.add("", stream: Data("q \(width) 0 0 \(height) 0 0 cm /Im0 Do Q".utf8))
            writer.add(
                "/Type /XObject /Subtype /Image /Width \(page.pixels.width) /Height \(page.pixels.height) /ColorSpace /DeviceRGB /BitsPerComponent 8 /Filter /FlateDecode",
                stream: compressed(page.pixels))
        }
        let entries = info.sorted { $0.key < $1.key }.map { "/\($0.key) (\(escaped($0.value)))" }
        writer.add("<< \(entries.joined(separator: " ")) >>")
        return writer.finish()
    }

    private mutating func add(_ object: String) {
        offsets.append(data.count)
        data.append(Data("\(offsets.count) 0 obj\n\(object)\nendobj\n".utf8))
    }

    private mutating func add(_ entries: String, stream: Data) {
        offsets.append(data.count)
        data.append(Data("\(offsets.count) 0 obj\n<< \(entries) /Length \(stream.count) >>\nstream\n".utf8))
        data.append(stream)
        data.append(Data("\nendstream\nendobj\n".utf8))
    }

    private mutating func finish() -> Data {
        let start = data.count
        var tail = "xref\n0 \(offsets.count + 1)\n0000000000 65535 f \n"
        for offset in offsets {
            let digits = "\(offset)"
            tail += String(repeating: "0", count: max(0, 10 - digits.count)) + digits + " 00000 n \n"
        }
        tail += "trailer\n<< /Size \(offsets.count + 1) /Root 1 0 R /Info \(offsets.count) 0 R >>\nstartxref\n\(start)\n%%EOF\n"
        data.append(Data(tail.utf8))
        return data
    }

    private static func number(_ value: CGFloat) -> String { value == value.rounded() ? "\(Int(value))" : "\(Double(value))" }

    private static func escaped(_ text: String) -> String {
        text.replacingOccurrences(of: "\\", with: "\\\\").replacingOccurrences(of: "(", with: "\\(").replacingOccurrences(
            of: ")", with: "\\)")
    }

    private static func compressed(_ pixels: PixelBuffer) -> Data {
        pixels.flush()
        var raw = Data(capacity: pixels.width * pixels.height * 3)
        for y in 0..<pixels.height {
            let row = pixels.row(y)
            for x in 0..<pixels.width {
                let pixel = row[x]
                let white = pixels.isOpaque ? 0 : 255 - (pixel >> 24)
                for shift in [16, 8, 0] as [UInt32] { raw.append(UInt8(min(255, (pixel >> shift & 255) + white))) }
            }
        }
        guard let machine = libdeflate_alloc_compressor(6) else { return Data() }
        defer { libdeflate_free_compressor(machine) }
        var packed = Data(count: libdeflate_zlib_compress_bound(machine, raw.count))
        let size = packed.withUnsafeMutableBytes { target in
            raw.withUnsafeBytes { libdeflate_zlib_compress(machine, $0.baseAddress, $0.count, target.baseAddress, target.count) }
        }
        return packed.prefix(size)
    }
}
