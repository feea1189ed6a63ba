import Foundation
import Testing

@testable import CoreGraphics

@Suite struct PDFTextTests {
    /// Returns a page of 40 by 20 points; further objects are numbered from 5.
    private func page(_ content: String, _ resources: String, _ objects: [Data] = []) -> Data {
        var file = Data(
            """
            %PDF-1.4
            1 0 obj <</Type/Catalog/Pages 2 0 R>> endobj
            2 0 obj <</Type/Pages/Kids[3 0 R]/Count 1/MediaBox[0 0 40 20]>> endobj
            3 0 obj <</Type/Page/Parent 2 0 R/Contents 4 0 R/Resources<<\(resources)>>>> endobj
            4 0 obj <</Length \(content.utf8.count)>> stream
            \(content)
            endstream endobj

            """.utf8)
        for (index, object) in objects.enumerated() {
            file += Data("\(5 + index) 0 obj ".utf8) + object + Data(" endobj\n".utf8)
        }
        return file + Data("trailer <</Root 1 0 R>>".utf8)
    }

    private func stream(_ entries: String, _ content: Data) -> Data {
        Data("<<\(entries)/Length \(content.count)>> stream\n".utf8) + content + Data("\nendstream".utf8)
    }

    private func bitmap(_ file: Data) throws -> [[UInt8]] {
        let drawing = try #require(PDFDrawing(data: file))
        let context = try #require(CGContext(size: drawing.size, scale: 4, isOpaque: false))
        drawing.draw(in: context)
        let image = try #require(context.makeImage())
        let pixels = try #require(image.buffer)
        return (0..<image.height).map { y in (0..<image.width).map { x in UInt8(pixels.row(y)[x] >> 24) } }
    }

    /// Returns the columns and rows with ink, in points.
    private func ink(_ file: Data) throws -> CGRect {
        let rows = try bitmap(file)
        let columns = rows[0].indices.filter { x in rows.contains { $0[x] > 127 } }
        let lines = rows.indices.filter { y in rows[y].contains { $0 > 127 } }
        guard let left = columns.first, let right = columns.last, let top = lines.first, let bottom = lines.last else { return .null }
        return CGRect(
            x: CGFloat(left) / 4, y: CGFloat(top) / 4, width: CGFloat(right - left + 1) / 4, height: CGFloat(bottom - top + 1) / 4)
    }

    private let helvetica = "/Font<</F<</Type/Font/Subtype/Type1/BaseFont/Helvetica/Encoding/WinAnsiEncoding>>>>"

    @Test("text in one of the standard fonts is drawn on its baseline, with the font's widths")
    func standardFont() throws {
        // H of Helvetica: 722 thousandths wide, 718 high, stems from 77 on.
        let one = try ink(page("BT /F 10 Tf 5 4 Td (H) Tj ET", helvetica))
        #expect(abs(one.minX - 5.8) < 0.3 && abs(one.maxX - 11.5) < 0.4 && abs(one.maxY - 16) < 0.3 && abs(one.minY - 8.8) < 0.5)
        let three = try ink(page("BT /F 10 Tf 5 4 Td (H) Tj (H) Tj [(H)] TJ ET", helvetica))
        #expect(abs(three.maxX - one.maxX - 14.44) < 0.3)
        #expect(try ink(page("BT /F 10 Tf 3 Tr 5 4 Td (H) Tj ET", helvetica)).isNull)
    }

    @Test("spacing, scaling, leading, rise, and the adjustments between strings move text")
    func textState() throws {
        func left(_ text: String) throws -> CGFloat { try ink(page("BT /F 10 Tf 0 4 Td \(text) ET", helvetica)).minX }
        let plain = try left("(H) Tj")
        func shift(_ text: String) throws -> CGFloat { try left(text) - plain }
        #expect(abs(try shift("3 Tr (H) Tj 0 Tr (H) Tj") - 7.22) < 0.3)
        #expect(abs(try shift("3 Tr 2 Tc (H) Tj 0 Tr (H) Tj") - 9.22) < 0.3)
        #expect(abs(try shift("3 Tr 5 Tw ( ) Tj 0 Tr (H) Tj") - 7.78) < 0.3)
        #expect(abs(try shift("3 Tr [(H) -1000] TJ 0 Tr (H) Tj") - 17.22) < 0.3)
        #expect(abs(try shift("3 Tr 200 Tz (H) Tj 100 Tz 0 Tr (H) Tj") - 14.44) < 0.3)
        #expect(abs(try shift("12 0 Td (H) Tj") - 12) < 0.3)
        let base = try ink(page("BT /F 10 Tf 0 4 Td (H) Tj ET", helvetica))
        for content in [
            "0 4 Td 5 Ts (H) Tj", "1 0 0 1 0 9 Tm (H) Tj", "-5 TL 0 4 Td T* (H) Tj", "-5 TL 0 4 Td (H) '", "-5 TL 0 4 Td 0 0 (H) \"",
            "0 14 TD 0 -5 Td (H) Tj",
        ] {
            let raised = try ink(page("BT /F 10 Tf \(content) ET", helvetica))
            #expect(abs(raised.minX - base.minX) < 0.1 && abs(base.minY - raised.minY - 5) < 0.3, "\(content)")
        }
    }

    @Test("codes follow the encoding and its differences, and escapes in strings are decoded")
    func encodings() throws {
        func shape(_ text: String, _ encoding: String) throws -> [[UInt8]] {
            try bitmap(
                page("BT /F 10 Tf 5 6 Td \(text) Tj ET", "/Font<</F<</Type/Font/Subtype/TrueType/BaseFont/Arial/Encoding\(encoding)>>>>"))
        }
        let eAcute = try shape("<E9>", "/WinAnsiEncoding")
        #expect(try shape("<8E>", "/MacRomanEncoding") == eAcute)
        #expect(try shape("(\\351)", "/WinAnsiEncoding") == eAcute)
        #expect(try shape("(A)", "<</Differences[65/eacute]>>") == eAcute)
        #expect(try shape("(B)", "<</BaseEncoding/WinAnsiEncoding/Differences[65/uni0041/uni00E9]>>") == eAcute)
        #expect(try shape("(e)", "/WinAnsiEncoding") != eAcute)
        #expect(try shape("(\\(\\)\\\n)", "/WinAnsiEncoding") == shape("<2829>", "/WinAnsiEncoding"))
    }

    @Test("an embedded font is drawn with its own outlines and the file's widths, by code or by glyph number")
    func embeddedFonts() throws {
        let path = try #require(FontFiles.path(of: "LiberationSerif-Bold.ttf"))
        let program = try stream("", Data(contentsOf: URL(fileURLWithPath: path)))
        let simple = Data(
            "<</Type/Font/Subtype/TrueType/BaseFont/ABCDEF+Own/FirstChar 72/LastChar 72/Widths[2000]/Encoding/WinAnsiEncoding/FontDescriptor 6 0 R>>"
                .utf8)
        let descriptor = Data("<</Type/FontDescriptor/Flags 32/FontFile2 7 0 R>>".utf8)
        let named = try bitmap(
            page("BT /F 10 Tf 5 4 Td (H) Tj ET", "/Font<</F<</Type/Font/Subtype/Type1/BaseFont/Times-Bold/Encoding/WinAnsiEncoding>>>>"))
        #expect(try bitmap(page("BT /F 10 Tf 5 4 Td (H) Tj ET", "/Font<</F 5 0 R>>", [simple, descriptor, program])) == named)
        let second = try ink(page("BT /F 10 Tf 5 4 Td 3 Tr (H) Tj 0 Tr (H) Tj ET", "/Font<</F 5 0 R>>", [simple, descriptor, program]))
        #expect(abs(second.minX - 25) < 0.5)
        let face = try #require(try OpenedFont(Data(contentsOf: URL(fileURLWithPath: path))))
        let glyph = try #require(face.glyph(for: "H"))
        let composite = Data("<</Type/Font/Subtype/Type0/BaseFont/Own/Encoding/Identity-H/DescendantFonts[8 0 R]>>".utf8)
        let descendant = Data(
            "<</Type/Font/Subtype/CIDFontType2/BaseFont/Own/CIDToGIDMap/Identity/DW 500/W[\(glyph) [3000]]/FontDescriptor 6 0 R>>".utf8)
        let code = String(format: "<%04X>", glyph)
        let objects = [composite, descriptor, program, descendant]
        #expect(try bitmap(page("BT /F 10 Tf 5 4 Td \(code) Tj ET", "/Font<</F 5 0 R>>", objects)) == named)
        #expect(abs(try ink(page("BT /F 10 Tf 0 4 Td 3 Tr \(code) Tj 0 Tr \(code) Tj ET", "/Font<</F 5 0 R>>", objects)).minX - 30) < 0.5)
    }

    @Test("a Type 3 font's glyphs are drawn as the small pages they are")
    func drawnFont() throws {
        let font = Data(
            "<</Type/Font/Subtype/Type3/FontMatrix[0.01 0 0 0.01 0 0]/FontBBox[0 0 100 100]/FirstChar 65/LastChar 65/Widths[150]/Encoding<</Differences[65/box]>>/CharProcs<</box 6 0 R>>>>"
                .utf8)
        let box = try ink(page("BT /F 8 Tf 4 4 Td (AA) Tj ET", "/Font<</F 5 0 R>>", [font, stream("", Data("0 0 100 100 re f".utf8))]))
        #expect(box == CGRect(x: 4, y: 8, width: 20, height: 8))
    }

    @Test("recursive glyphs, forms, and patterns terminate")
    func endless() throws {
        let font = Data(
            "<</Type/Font/Subtype/Type3/FontMatrix[0.01 0 0 0.01 0 0]/FirstChar 65/LastChar 65/Widths[150]/Encoding<</Differences[65/box]>>/CharProcs<</box 6 0 R>>/Resources 9 0 R>>"
                .utf8)
        let again = Data("0 0 100 100 re f BT /F 50 Tf (AAAA) Tj ET /X Do /X Do /Pattern cs /P scn 0 0 9 9 re f 0 0 9 9 re f".utf8)
        let objects = [
            font, stream("", again), stream("/Subtype/Form/BBox[0 0 100 100]/Resources 9 0 R", again),
            stream("/PatternType 1/PaintType 1/BBox[0 0 4 4]/XStep 8/YStep 8/Resources 9 0 R", again),
            Data("<</Font<</F 5 0 R>>/XObject<</X 7 0 R>>/Pattern<</P 8 0 R>>>>".utf8),
        ]
        #expect(
            try ink(page("BT /F 8 Tf 4 4 Td (AA) Tj ET", "/Font<</F 5 0 R>>", objects)).contains(CGRect(x: 4, y: 8, width: 8, height: 8)))
    }

    @Test("text in a clipping mode clips later drawing to the letters")
    func clipping() throws {
        let filled = try bitmap(page("BT /F 14 Tf 5 4 Td (H) Tj ET", helvetica))
        let clipped = try bitmap(page("BT /F 14 Tf 7 Tr 5 4 Td (H) Tj ET 0 0 40 20 re f", helvetica))
        let (a, b) = (filled.joined().filter { $0 > 127 }.count, clipped.joined().filter { $0 > 127 }.count)
        #expect(a > 300 && abs(a - b) < a / 10)
    }

    @Test("a tiling pattern repeats from the page's corner, whatever the path's own coordinate space")
    func tiling() throws {
        let tile = stream(
            "/PatternType 1/PaintType 1/TilingType 1/BBox[0 0 4 4]/XStep 8/YStep 8/Resources<<>>", Data("1 0 0 rg 0 0 4 4 re f".utf8))
        let uncolored = stream(
            "/PatternType 1/PaintType 2/TilingType 1/BBox[0 0 4 4]/XStep 8/YStep 8/Matrix[1 0 0 1 4 0]/Resources<<>>",
            Data("0 0 4 4 re f".utf8))
        let resources = "/Pattern<</P 5 0 R/Q 6 0 R>>/ColorSpace<</C[/Pattern/DeviceRGB]>>"
        let rows = try bitmap(page("q 1 0 0 1 3 3 cm /Pattern cs /P scn 0 0 30 14 re f Q", resources, [tile, uncolored]))
        func alpha(_ x: Int, _ y: Int) -> UInt8 { rows[(20 - y) * 4 - 2][x * 4 + 2] }
        // Squares at 8, 16, and so on, up from the page's lower-left corner.
        #expect(alpha(9, 10) == 255 && alpha(13, 10) == 0 && alpha(9, 14) == 0 && alpha(17, 10) == 255 && alpha(1, 1) == 0)
        let moved = try bitmap(page("/C cs 0 0 1 /Q scn 0 0 40 20 re f", resources, [tile, uncolored]))
        #expect(moved[(20 - 2) * 4][5 * 4 + 2] == 255 && moved[(20 - 2) * 4][1 * 4 + 2] == 0)
    }
}
