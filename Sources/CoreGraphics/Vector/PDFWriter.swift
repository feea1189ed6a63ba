import CDeflate
import Foundation

/// Writes a PDF document of pictures, one per page, white where they are transparent.
package struct PDFWriter {
    package struct Page {
        let pixels: PixelBuffer
        /// The size in points.
        let size: CGSize
        /// The places that lead to a URL or to a named place, in points with the origin at the bottom left.
        var links: [(place: CGRect, target: Target)] = []
        /// The boxes besides the page's rectangle, by PDF's names.
        var boxes: [(name: String, box: CGRect)] = []

        package init(pixels: PixelBuffer, size: CGSize) { (self.pixels, self.size) = (pixels, size) }
    }

    /// Where a link leads to.
    enum Target {
        case url(String)
        case name(String)
    }

    /// An entry of the document's table of contents.
    struct OutlineItem {
        var title: String
        /// The page from 0, or a URL, or nothing.
        var page: Int?
        var url: String?
        var place: CGRect?
        var children: [OutlineItem]
    }

    /// The contents of a document besides its pages.
    struct Extras {
        /// Named places: the page from 0, and a point of it.
        var destinations: [String: (page: Int, point: CGPoint)] = [:]
        var outline: [OutlineItem] = []
        var metadata: Data?
    }

    private var data = Data("%PDF-1.4\n%\u{E2}\u{E3}\n".utf8)
    private var offsets: [Int] = []

    /// Returns the document. `info` contains PDF's own keys: Title, Author, Creator, Subject, Keywords.
    package static func document(_ pages: [Page], info: [String: String]) -> Data { document(pages, info: info, extras: Extras()) }

    static func document(_ pages: [Page], info: [String: String], extras: Extras) -> Data {
        var writer = PDFWriter()
        // Pages come first, with three objects each, so that everything else can refer to them.
        let reference = { (page: Int) in "\(3 + 3 * page) 0 R" }
        let fixedCount = 2 + 3 * pages.count
        let links = pages.flatMap(\.links)
        let entries = extras.outline.reduce(0) { $0 + $1.count }
        let (firstLink, firstEntry) = (fixedCount + 1, fixedCount + links.count + 1)
        let metadata = firstEntry + (entries > 0 ? entries + 1 : 0)
        var catalog = "/Type /Catalog /Pages 2 0 R"
        if !extras.destinations.isEmpty {
            let names = extras.destinations.sorted { $0.key < $1.key }.filter { pages.indices.contains($0.value.page) }.map {
                "/\(name($0.key)) [\(reference($0.value.page)) /XYZ \(number($0.value.point.x)) \(number($0.value.point.y)) null]"
            }
            catalog += " /Dests << \(names.joined(separator: " ")) >>"
        }
        if entries > 0 { catalog += " /Outlines \(firstEntry) 0 R /PageMode /UseOutlines" }
        if extras.metadata != nil { catalog += " /Metadata \(metadata) 0 R" }
        writer.add("<< \(catalog) >>")
        writer.add("<< /Type /Pages /Kids [\(pages.indices.map(reference).joined(separator: " "))] /Count \(pages.count) >>")
        var link = firstLink
        for (index, page) in pages.enumerated() {
            let (first, width, height) = (3 + 3 * index, number(page.size.width), number(page.size.height))
            var more = page.boxes.map { " /\($0.name) \(rectangle($0.box))" }.joined()
            if !page.links.isEmpty {
                more += " /Annots [\(page.links.indices.map { "\(link + $0) 0 R" }.joined(separator: " "))]"
                link += page.links.count
            }
            writer.add(
                "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 \(width) \(height)] /Contents \(first + 1) 0 R /Resources << /XObject << /Im0 \(first + 2) 0 R >> >>\(more) >>"
            )
            writer.add("", stream: Data("q \(width) 0 0 \(height) 0 0 cm /Im0 Do Q".utf8))
            writer.add(
                "/Type /XObject /Subtype /Image /Width \(page.pixels.width) /Height \(page.pixels.height) /ColorSpace /DeviceRGB /BitsPerComponent 8 /Filter /FlateDecode",
                stream: compressed(page.pixels))
        }
        for link in links {
            let target =
                switch link.target {
                case .url(let url): "/A << /S /URI /URI (\(escaped(url))) >>"
                case .name(let text): "/Dest /\(name(text))"
                }
            writer.add("<< /Type /Annot /Subtype /Link /Border [0 0 0] /Rect \(rectangle(link.place)) \(target) >>")
        }
        if entries > 0 {
            writer.add(
                "<< /Type /Outlines /First \(firstEntry + 1) 0 R /Last \(lastSibling(extras.outline, firstEntry + 1)) 0 R /Count \(entries) >>"
            )
            writer.add(outline: extras.outline, parent: firstEntry, number: firstEntry + 1, reference, pages.count)
        }
        if let metadata = extras.metadata { writer.add("/Type /Metadata /Subtype /XML", stream: metadata) }
        let values = info.sorted { $0.key < $1.key }.map { "/\($0.key) (\(escaped($0.value)))" }
        writer.add("<< \(values.joined(separator: " ")) >>")
        return writer.finish()
    }

    /// Returns the number of the last of siblings whose first has the number `first`. Children follow their parent.
    private static func lastSibling(_ items: [OutlineItem], _ first: Int) -> Int { items.dropLast().reduce(first) { $0 + $1.count } }

    private mutating func add(outline items: [OutlineItem], parent: Int, number first: Int, _ reference: (Int) -> String, _ pageCount: Int)
    {
        var (own, previous): (Int, Int?) = (first, nil)
        for (index, item) in items.enumerated() {
            var text = "/Title (\(PDFWriter.escaped(item.title))) /Parent \(parent) 0 R"
            if let previous { text += " /Prev \(previous) 0 R" }
            if index + 1 < items.count { text += " /Next \(own + item.count) 0 R" }
            if let page = item.page, page >= 0, page < pageCount {
                let place = item.place.map { "/XYZ \(PDFWriter.number($0.minX)) \(PDFWriter.number($0.maxY)) null" } ?? "/Fit"
                text += " /Dest [\(reference(page)) \(place)]"
            } else if let url = item.url {
                text += " /A << /S /URI /URI (\(PDFWriter.escaped(url))) >>"
            }
            if !item.children.isEmpty {
                text += " /First \(own + 1) 0 R /Last \(PDFWriter.lastSibling(item.children, own + 1)) 0 R /Count \(item.count - 1)"
            }
            add("<< \(text) >>")
            add(outline: item.children, parent: own, number: own + 1, reference, pageCount)
            (previous, own) = (own, own + item.count)
        }
    }

    private static func rectangle(_ rect: CGRect) -> String {
        "[\(number(rect.minX)) \(number(rect.minY)) \(number(rect.maxX)) \(number(rect.maxY))]"
    }

    /// A name in PDF's spelling, in which unusual bytes are numbers.
    private static func name(_ text: String) -> String {
        text.utf8.map { byte in
            let isPlain = byte > 32 && byte < 127 && !PDFReader.isDelimiter(byte) && byte != UInt8(ascii: "#")
            let digits = String(byte, radix: 16, uppercase: true)
            return isPlain ? String(UnicodeScalar(byte)) : "#" + (digits.count < 2 ? "0" : "") + digits
        }.joined()
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

extension PDFWriter.OutlineItem {
    /// The number of entries, with all below.
    var count: Int { children.reduce(1) { $0 + $1.count } }

    /// Creates an entry from a dictionary with the keys of Core Graphics; a page is numbered from 1.
    init?(_ entries: CFDictionary) {
        guard let title = entries[kCGPDFOutlineTitle] as? String else { return nil }
        self.title = title
        switch entries[kCGPDFOutlineDestination] {
        case let page as Int: self.page = page - 1
        case let page as NSNumber: self.page = page.intValue - 1
        case let link as URL: url = link.absoluteString
        case let link as String: url = link
        default: break
        }
        place = (entries[kCGPDFOutlineDestinationRect] as? [AnyHashable: Any]).flatMap { CGRect(dictionaryRepresentation: $0) }
        children = PDFWriter.OutlineItem.list(entries)
    }

    static func list(_ entries: CFDictionary) -> [PDFWriter.OutlineItem] {
        (entries[kCGPDFOutlineChildren] as? [Any] ?? []).compactMap { ($0 as? [AnyHashable: Any]).flatMap { PDFWriter.OutlineItem($0) } }
    }
}
