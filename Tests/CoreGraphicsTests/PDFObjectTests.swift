import CoreGraphics
import Foundation
import Testing

@Suite struct PDFObjectTests {
    /// A document of one page with text, a form, and values of every type.
    private func document() throws -> CGPDFDocument {
        let content = "BT /F1 12 Tf (Hi) Tj [(A) -20 (B)] TJ ET /X Do"
        let file = """
            %PDF-1.6
            1 0 obj
            << /Type /Catalog /Pages 2 0 R /Flag true /Whole 7 /Part 0.5 /Text <FEFF00E9> /List [1 null /Name (x)] >>
            endobj
            2 0 obj
            << /Type /Pages /Kids [3 0 R] /Count 1 >>
            endobj
            3 0 obj
            << /Type /Page /Parent 2 0 R /MediaBox [0 0 100 50] /CropBox [10 10 90 40] /TrimBox [20 20 80 30] /Rotate 90 /Contents 4 0 R
            /Resources << /Font << /F1 << /Type /Font >> >> >> >>
            endobj
            4 0 obj
            << /Length \(content.utf8.count) >>
            stream
            \(content)
            endstream
            endobj
            5 0 obj
            << /Title (A \\(good\\) \\217day\\220) /CreationDate (D:20240229103000+01'30') >>
            endobj
            trailer
            << /Root 1 0 R /Info 5 0 R /ID [<0102> <0304>] >>
            """
        let provider = try #require(CGDataProvider(data: Data(file.utf8) as CFData))
        return try #require(CGPDFDocument(provider))
    }

    @Test("values of a dictionary are read by their types, and only by these")
    func dictionary() throws {
        let document = try document()
        let catalog = try #require(document.catalog)
        var (flag, whole, part): (CGPDFBoolean, CGPDFInteger, CGPDFReal) = (0, 0, 0)
        #expect(CGPDFDictionaryGetBoolean(catalog, "Flag", &flag) && flag == 1)
        #expect(CGPDFDictionaryGetInteger(catalog, "Whole", &whole) && whole == 7)
        #expect(CGPDFDictionaryGetNumber(catalog, "Part", &part) && part == 0.5)
        #expect(!CGPDFDictionaryGetInteger(catalog, "Missing", &whole) && !CGPDFDictionaryGetNumber(catalog, "Flag", &part))
        var name: UnsafePointer<Int8>?
        #expect(CGPDFDictionaryGetName(catalog, "Type", &name) && String(cString: name!) == "Catalog")
        var text: CGPDFStringRef?
        #expect(CGPDFDictionaryGetString(catalog, "Text", &text) && CGPDFStringCopyTextString(text!) == "é")
        #expect(CGPDFStringGetLength(text) == 4 && CGPDFStringGetBytePtr(text)?[3] == 0xE9)
        var list: CGPDFArrayRef?
        #expect(CGPDFDictionaryGetArray(catalog, "List", &list))
        let array = try #require(list)
        #expect(CGPDFArrayGetCount(array) == 4 && CGPDFArrayGetNull(array, 1) && !CGPDFArrayGetNull(array, 0))
        var object: CGPDFObjectRef?
        #expect(CGPDFArrayGetObject(array, 3, &object) && CGPDFObjectGetType(object) == .string)
        var value: CGPDFStringRef?
        #expect(CGPDFObjectGetValue(object, .string, &value) && CGPDFStringCopyTextString(value!) == "x")
        var keys: [String] = []
        CGPDFDictionaryApplyBlock(
            catalog,
            { key, _, _ in
                keys.append(String(cString: key))
                return keys.count < 2
            }, nil)
        #expect(keys == ["Flag", "List"])
    }

    @Test("a document tells its version, its information, and what it permits")
    func information() throws {
        let document = try document()
        var (major, minor): (Int32, Int32) = (0, 0)
        document.getVersion(majorVersion: &major, minorVersion: &minor)
        #expect(major == 1 && minor == 6 && document.allowsCopying && document.allowsPrinting && document.outline == nil)
        var (title, date): (CGPDFStringRef?, CGPDFStringRef?)
        #expect(CGPDFDictionaryGetString(document.info!, "Title", &title))
        #expect(CGPDFStringCopyTextString(title!) == "A (good) ‘day’")
        #expect(CGPDFDictionaryGetString(document.info!, "CreationDate", &date))
        #expect(CGPDFStringCopyDate(date!)?.timeIntervalSince1970 == 1_709_197_200)
        #expect(CGPDFArrayGetCount(document.fileIdentifier) == 2)
        let page = try #require(document.page(at: 1))
        #expect(page.rotationAngle == 90 && page.getBoxRect(.mediaBox) == CGRect(x: 0, y: 0, width: 100, height: 50))
        #expect(page.getBoxRect(.cropBox) == CGRect(x: 10, y: 10, width: 80, height: 30))
        #expect(
            page.getBoxRect(.trimBox) == CGRect(x: 20, y: 20, width: 60, height: 10)
                && page.getBoxRect(.artBox) == page.getBoxRect(.cropBox))
    }

    @Test("a scanner calls the functions of operators with their operands")
    func scanner() throws {
        final class Texts { var found: [String] = [] }
        let texts = Texts()
        let table = try #require(CGPDFOperatorTableCreate())
        CGPDFOperatorTableSetCallback(table, "Tj") { scanner, info in
            var text: CGPDFStringRef?
            guard CGPDFScannerPopString(scanner, &text), let text, let info else { return }
            Unmanaged<Texts>.fromOpaque(info).takeUnretainedValue().found.append(CGPDFStringCopyTextString(text) ?? "")
        }
        CGPDFOperatorTableSetCallback(table, "TJ") { scanner, info in
            var list: CGPDFArrayRef?
            guard CGPDFScannerPopArray(scanner, &list), let list, let info else { return }
            for index in 0..<CGPDFArrayGetCount(list) {
                var text: CGPDFStringRef?
                if CGPDFArrayGetString(list, index, &text), let text {
                    Unmanaged<Texts>.fromOpaque(info).takeUnretainedValue().found.append(CGPDFStringCopyTextString(text) ?? "")
                }
            }
        }
        CGPDFOperatorTableSetCallback(table, "Tf") { scanner, info in
            var (size, name): (CGPDFReal, UnsafePointer<CChar>?) = (0, nil)
            // The last operand comes first.
            guard CGPDFScannerPopNumber(scanner, &size), CGPDFScannerPopName(scanner, &name), let name, let info else { return }
            Unmanaged<Texts>.fromOpaque(info).takeUnretainedValue().found.append("\(String(cString: name)) \(Int(size))")
        }
        let page = try #require(document().page(at: 1))
        let stream = CGPDFContentStreamCreateWithPage(page)
        let scanner = CGPDFScannerCreate(stream, table, Unmanaged.passUnretained(texts).toOpaque())
        #expect(CGPDFScannerScan(scanner))
        #expect(texts.found == ["F1 12", "Hi", "A", "B"])
        #expect(CGPDFObjectGetType(CGPDFContentStreamGetResource(stream, "Font", "F1")) == .dictionary)
        #expect(CGPDFContentStreamGetResource(stream, "Font", "F2") == nil)
    }

    @Test("links, named places, boxes, metadata, and a table of contents are written into the file")
    func writing() throws {
        let data = NSMutableData()
        let consumer = try #require(CGDataConsumer(data: data as CFMutableData))
        let context = try #require(CGContext(consumer: consumer, mediaBox: nil, nil))
        var crop = CGRect(x: 1, y: 2, width: 30, height: 40)
        context.beginPDFPage([kCGPDFContextCropBox: Data(bytes: &crop, count: MemoryLayout<CGRect>.size)] as CFDictionary)
        context.setURL(URL(string: "https://example.com/a(b)")! as CFURL, for: CGRect(x: 10, y: 20, width: 30, height: 5))
        context.setDestination("end of it" as CFString, for: CGRect(x: 1, y: 1, width: 2, height: 2))
        context.endPDFPage()
        context.beginPDFPage(nil)
        context.addDestination("end of it" as CFString, at: CGPoint(x: 7, y: 9))
        context.endPDFPage()
        context.addDocumentMetadata(Data("<x/>".utf8) as CFData)
        CGPDFContextSetOutline(
            context,
            [
                kCGPDFOutlineChildren: [
                    [kCGPDFOutlineTitle: "One", kCGPDFOutlineDestination: 1, kCGPDFOutlineChildren: [[kCGPDFOutlineTitle: "Deep"]]],
                    [kCGPDFOutlineTitle: "Two", kCGPDFOutlineDestination: 2],
                ] as [Any]
            ] as CFDictionary)
        context.closePDF()
        let provider = try #require(CGDataProvider(data: data as NSData))
        let document = try #require(CGPDFDocument(provider))
        #expect(document.numberOfPages == 2)
        let page = try #require(document.page(at: 1))
        #expect(page.getBoxRect(.cropBox) == crop)
        var links: CGPDFArrayRef?
        #expect(CGPDFDictionaryGetArray(page.dictionary!, "Annots", &links) && CGPDFArrayGetCount(links) == 2)
        var (link, action, address): (CGPDFDictionaryRef?, CGPDFDictionaryRef?, CGPDFStringRef?)
        #expect(CGPDFArrayGetDictionary(links!, 0, &link) && CGPDFDictionaryGetDictionary(link!, "A", &action))
        #expect(CGPDFDictionaryGetString(action!, "URI", &address))
        #expect(CGPDFStringCopyTextString(address!) == "https://example.com/a(b)")
        var (places, place): (CGPDFDictionaryRef?, CGPDFArrayRef?)
        #expect(CGPDFDictionaryGetDictionary(document.catalog!, "Dests", &places))
        #expect(CGPDFDictionaryGetArray(places!, "end of it", &place))
        var height: CGPDFReal = 0
        #expect(CGPDFArrayGetNumber(place!, 3, &height) && height == 9)
        let outline = try #require(document.outline?[kCGPDFOutlineChildren] as? [[AnyHashable: Any]])
        #expect(outline.map { $0[kCGPDFOutlineTitle] as? String } == ["One", "Two"])
        #expect(outline.map { $0[kCGPDFOutlineDestination] as? Int } == [1, 2])
        #expect((outline[0][kCGPDFOutlineChildren] as? [[AnyHashable: Any]])?.first?[kCGPDFOutlineTitle] as? String == "Deep")
        #expect(String(cString: CGPDFTagType.header1.name) == "H1" && CGPDFTagType.table.rawValue == 400)
    }

    @Test("entries of an outline that lead to each other, and to pages that don't exist, end")
    func damagedOutline() throws {
        let file = """
            %PDF-1.4
            1 0 obj
            << /Type /Catalog /Pages 2 0 R /Outlines 4 0 R >>
            endobj
            2 0 obj
            << /Type /Pages /Kids [3 0 R] /Count 1 >>
            endobj
            3 0 obj
            << /Type /Page /Parent 2 0 R /MediaBox [0 0 10 10] >>
            endobj
            4 0 obj
            << /First 5 0 R >>
            endobj
            5 0 obj
            << /Title (Far) /Dest [\("1" + String(repeating: "0", count: 30)) /Fit] /First 5 0 R /Next 5 0 R >>
            endobj
            trailer
            << /Root 1 0 R >>
            """
        let provider = try #require(CGDataProvider(data: Data(file.utf8) as CFData))
        let document = try #require(CGPDFDocument(provider))
        let items = try #require(document.outline?[kCGPDFOutlineChildren] as? [[AnyHashable: Any]])
        #expect(items[0][kCGPDFOutlineTitle] as? String == "Far" && items[0][kCGPDFOutlineDestination] == nil)
    }

    // The numbers of CGBitmapContext.h.
    @Test("kinds of components have their numbers") func components() {
        #expect(CGComponent.integer16Bit.rawValue == 2 && CGComponent.float16Bit.rawValue == 5 && CGComponent.integer10Bit.rawValue == 6)
    }

    @Test("a font tells its metrics, its tables, and the widths of its glyphs")
    func font() throws {
        let path = try #require(FontFiles.path(of: "Inter-Regular.otf"))
        let provider = try #require(CGDataProvider(url: URL(fileURLWithPath: path) as CFURL))
        let font = try #require(CGFont(provider))
        #expect(font.ascent > 0 && font.descent < 0 && font.capHeight > font.xHeight && font.xHeight > 0)
        #expect(font.fontBBox.width > CGFloat(font.unitsPerEm) && font.italicAngle == 0 && font.variations == nil)
        #expect(font.tableTags?.contains { $0 as? UInt32 == 0x6865_6164 } == true && font.table(for: 0x6865_6164)?.count == 54)
        var (glyphs, widths): ([CGGlyph], [Int32]) = ([0, 1], [0, 0])
        #expect(font.getGlyphAdvances(glyphs: glyphs, count: 2, advances: &widths) && widths[0] > 0)
        glyphs = [CGGlyph(font.numberOfGlyphs)]
        #expect(!font.getGlyphAdvances(glyphs: glyphs, count: 1, advances: &widths))
        // A file with PostScript outlines.
        glyphs = Array(1..<50)
        var boxes = [CGRect](repeating: .null, count: glyphs.count)
        #expect(font.getGlyphBBoxes(glyphs: glyphs, count: glyphs.count, bboxes: &boxes) && boxes.contains { $0.width > 0 })
        #expect(boxes.allSatisfy { $0 == .zero || font.fontBBox.contains($0) })
        let name = try #require(font.name(for: 40))
        #expect(font.getGlyphWithGlyphName(name: name) == 40)
        // One with TrueType's.
        let other = try #require(CGFont("DejaVuSans" as CFString))
        glyphs = [other.getGlyphWithGlyphName(name: "H"), other.getGlyphWithGlyphName(name: "space")]
        #expect(other.name(for: glyphs[0]) == "H" && other.getGlyphWithGlyphName(name: "no such glyph") == 0)
        boxes = [.null, .null]
        #expect(other.getGlyphBBoxes(glyphs: glyphs, count: 2, bboxes: &boxes))
        #expect(boxes[0].minY == 0 && boxes[0].width > 0 && boxes[0].height > boxes[0].width / 2 && boxes[1] == .zero)
        glyphs = [CGGlyph(font.numberOfGlyphs)]
        #expect(!font.getGlyphBBoxes(glyphs: glyphs, count: 1, bboxes: &boxes) && font.name(for: glyphs[0]) == nil)
        #expect(CGFont("Inter-Regular" as CFString)?.postScriptName == font.postScriptName && CGFont("No-Such" as CFString) == nil)
        #expect(kCGFontIndexInvalid == 65535 && !font.canCreatePostScriptSubset(.type42))
    }

    @Test("providers and consumers call their functions")
    func callbacks() throws {
        final class Source {
            var rest: [UInt8] = Array("hello".utf8)
            var isReleased = false
        }
        let source = Source()
        var callbacks = CGDataProviderSequentialCallbacks(
            version: 0,
            getBytes: { info, buffer, count in
                let source = Unmanaged<Source>.fromOpaque(info!).takeUnretainedValue()
                let part = source.rest.prefix(min(count, 2))
                buffer.copyMemory(from: Array(part), byteCount: part.count)
                source.rest.removeFirst(part.count)
                return part.count
            }, skipForward: nil, rewind: nil,
            releaseInfo: { Unmanaged<Source>.fromOpaque($0!).takeUnretainedValue().isReleased = true })
        let provider = try #require(CGDataProvider(sequentialInfo: Unmanaged.passUnretained(source).toOpaque(), callbacks: &callbacks))
        #expect(provider.data == Data("hello".utf8) && source.isReleased)
        var direct = CGDataProviderDirectCallbacks()
        direct.getBytesAtPosition = { _, buffer, position, count in
            buffer.initializeMemory(as: UInt8.self, repeating: 7, count: count)
            return count
        }
        #expect(CGDataProvider(directInfo: nil, size: 3, callbacks: &direct)?.data == Data([7, 7, 7]))
    }
}
