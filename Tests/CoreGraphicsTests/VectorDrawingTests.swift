import CoreGraphics
import Foundation
import Testing

@Suite struct VectorDrawingTests {
    /// Returns the pixel at a point of a drawing, as red, green, blue, and alpha.
    private func pixel(_ size: CGSize, _ x: Int, _ y: Int, _ draw: (CGContext) -> Void) throws -> [UInt32] {
        let context = try #require(CGContext(size: size, scale: 1, isOpaque: false))
        draw(context)
        context.flush()
        let value = context.buffer.row(y)[x]
        return [value >> 16 & 255, value >> 8 & 255, value & 255, value >> 24]
    }

    private func svg(_ body: String, _ x: Int, _ y: Int, attributes: String = "viewBox='0 0 20 20' width='20' height='20'") throws
        -> [UInt32]
    {
        let drawing = try #require(
            SVGDrawing(
                data: Data("<?xml version='1.0'?><!-- c --><svg xmlns='http://www.w3.org/2000/svg' \(attributes)>\(body)</svg>".utf8)))
        return try pixel(drawing.size, x, y) { drawing.draw(in: $0) }
    }

    @Test("SVG shapes take fills from attributes, styles, classes, and their groups")
    func fills() throws {
        #expect(try svg("<rect width='10' height='10' fill='#f00'/>", 5, 5) == [255, 0, 0, 255])
        #expect(try svg("<g fill='lime'><circle cx='10' cy='10' r='5'/></g>", 10, 10) == [0, 255, 0, 255])
        #expect(try svg("<style>.a{fill:blue}</style><path class='a' d='M0 0h20v20H0z'/>", 5, 5) == [0, 0, 255, 255])
        #expect(try svg("<path style='fill:none' d='M0 0h20v20H0z'/>", 5, 5) == [0, 0, 0, 0])
        #expect(try svg("<path fill-rule='evenodd' d='M0 0h20v20H0zM5 5h10v10H5z'/>", 10, 10) == [0, 0, 0, 0])
        #expect(try svg("<path stroke='red' stroke-width='4' d='M0 10h20'/>", 10, 11) == [255, 0, 0, 255])
    }

    @Test("SVG groups fade as one, and transforms, uses, clips, and gradients apply")
    func structure() throws {
        #expect(try svg("<g opacity='.5'><rect width='20' height='20'/><rect width='20' height='20'/></g>", 5, 5)[3] == 128)
        #expect(try svg("<g transform='translate(10 0) scale(2)'><rect width='5' height='5' fill='red'/></g>", 15, 9) == [255, 0, 0, 255])
        #expect(try svg("<defs><rect id='r' width='4' height='4' fill='red'/></defs><use href='#r' x='10'/>", 12, 2) == [255, 0, 0, 255])
        let clipped = "<clipPath id='c'><rect width='5' height='20'/></clipPath><rect clip-path='url(#c)' width='20' height='20'/>"
        #expect(try svg(clipped, 2, 2)[3] == 255)
        #expect(try svg(clipped, 8, 2)[3] == 0)
        let gradient =
            "<linearGradient id='g'><stop offset='0' stop-color='red'/><stop offset='1' stop-color='blue'/></linearGradient><rect width='20' height='20' fill='url(#g)'/>"
        let (left, right) = (try svg(gradient, 0, 5), try svg(gradient, 19, 5))
        #expect(left[0] > 240 && right[2] > 240)
        #expect(try svg("<rect width='20' height='20'/>", 30, 30, attributes: "viewBox='0 0 20 20' width='40' height='40'")[3] == 255)
    }

    @Test("SVG masks show what is under bright or opaque parts, for groups and shapes alike")
    func svgMasks() throws {
        let half = "<mask id='m' MORE><rect width='10' height='20' fill='INK'/></mask>"
        func masked(_ ink: String, _ more: String, _ x: Int) throws -> [UInt32] {
            let mask = half.replacingOccurrences(of: "INK", with: ink).replacingOccurrences(of: "MORE", with: more)
            return try svg(mask + "<g mask='url(#m)'><rect width='20' height='20' fill='red'/></g>", x, 5)
        }
        #expect(try masked("white", "", 5) == [255, 0, 0, 255])
        #expect(try masked("white", "", 15) == [0, 0, 0, 0])
        #expect(try masked("gray", "", 5)[3] == 128)
        #expect(try masked("black", "", 5)[3] == 0)
        #expect(try masked("black", "style='mask-type:alpha'", 5) == [255, 0, 0, 255])
        #expect(
            try masked("white", "maskUnits='userSpaceOnUse' x='0' y='0' width='3' height='20'", 5)[3] == 0,
            "outside of the mask's own rectangle")
        let shared =
            "<defs><circle id='a' cx='10' cy='10' r='4'/></defs><mask id='b' fill='#fff'><use href='#a'/></mask><g mask='url(#b)'><path d='M0 0h20v20H0z'/></g>"
        #expect(try svg(shared, 10, 10)[3] == 255)
        #expect(try svg(shared, 2, 2)[3] == 0)
        let unit =
            "<mask id='m' maskContentUnits='objectBoundingBox'><rect width='.5' height='1' fill='white'/></mask><rect x='10' width='10' height='20' mask='url(#m)'/>"
        #expect(try svg(unit, 12, 5)[3] == 255)
        #expect(try svg(unit, 17, 5)[3] == 0)
    }

    @Test("SVG patterns repeat in the shape's box or in user space, and images fit their frames")
    func svgPatterns() throws {
        let stripes =
            "<pattern id='p' width='4' height='4' patternUnits='userSpaceOnUse'><rect width='2' height='4' fill='red'/></pattern><rect width='20' height='20' fill='url(#p)'/>"
        #expect(try [0, 1, 4, 5, 17].allSatisfy { try svg(stripes, $0, 3) == [255, 0, 0, 255] })
        #expect(try [2, 3, 6, 19].allSatisfy { try svg(stripes, $0, 3)[3] == 0 })
        let turned = stripes.replacingOccurrences(of: "patternUnits", with: "patternTransform='rotate(90)' patternUnits")
        #expect(try svg(turned, 3, 1)[3] == 255)
        #expect(try svg(turned, 1, 3)[3] == 0)
        // Two pixels, red and blue.
        let buffer = try #require(PixelBuffer(width: 2, height: 1))
        (buffer.row(0)[0], buffer.row(0)[1]) = (0xFFFF_0000, 0xFF00_00FF)
        buffer.markDirty()
        let link = "data:image/png;base64," + PNGEncoder.encode(buffer).base64EncodedString()
        let image = "<image x='0' y='0' width='20' height='20' href='\(link)'/>"
        #expect(try svg(image, 2, 10) == [255, 0, 0, 255])
        #expect(try svg(image, 17, 10) == [0, 0, 255, 255])
        #expect(try svg(image, 2, 2)[3] == 0, "wide pictures leave room above and below")
        #expect(try svg(image.replacingOccurrences(of: "<image", with: "<image preserveAspectRatio='none'"), 2, 2) == [255, 0, 0, 255])
        let filled =
            "<rect x='10' width='10' height='10' fill='url(#p)'/><pattern id='p' width='1' height='1' patternContentUnits='objectBoundingBox'><use href='#i' transform='scale(.5 1)'/></pattern><image id='i' width='2' height='1' href='\(link)'/>"
        #expect(try svg(filled, 11, 5) == [255, 0, 0, 255])
        #expect(try svg(filled, 18, 5) == [0, 0, 255, 255])
    }

    @Test(
        "damaged or recursive SVG files draw nothing and return",
        arguments: [
            "", "<svg", "<svg></svg>", "<svg width='1' height='1'><g></svg>", "<svg width='1e9' height='1'/>",
            "<svg width='nan' height='-1'/>",
            "<svg width='5' height='5'><use id='a' href='#a'/></svg>", "<svg width='5' height='5'><g id='a'><use href='#a'/></g></svg>",
            "<svg width='5' height='5'><mask id='m'><rect width='5' height='5' mask='url(#m)'/></mask><rect width='5' height='5' mask='url(#m)'/></svg>",
            "<svg width='5' height='5'><pattern id='p' width='1' height='1'><path d='M0 0h9v9z' fill='url(#p)'/></pattern><path d='M0 0h9v9z' fill='url(#p)'/></svg>",
            "<svg width='5' height='5'><pattern id='p' width='1e-9' height='1e-9'><path d='M0 0h9v9z'/></pattern><path d='M0 0h9v9z' fill='url(#p)'/></svg>",
            "<svg width='5' height='5'><image width='5' height='5' href='data:image/png;base64,AAAA'/><image href='http://a/b.png'/></svg>",
            "<svg width='5' height='5'><path d='M0 0L1e300 1e300z' stroke='red' stroke-width='1e30'/></svg>",
        ])
    func hostileSVG(text: String) throws {
        guard let drawing = SVGDrawing(data: Data(text.utf8)) else { return }
        #expect(try pixel(CGSize(width: 5, height: 5), 0, 0) { drawing.draw(in: $0) } == [0, 0, 0, 0])
    }

    private func pdf(_ content: String, resources: String = "", objects: String = "") -> Data {
        Data(
            """
            %PDF-1.4
            1 0 obj <</Type/Catalog/Pages 2 0 R>> endobj
            2 0 obj <</Type/Pages/Kids[3 0 R]/Count 1/MediaBox[0 0 20 20]>> endobj
            3 0 obj <</Type/Page/Parent 2 0 R/Contents 4 0 R/Resources<<\(resources)>>>> endobj
            4 0 obj <</Length \(content.utf8.count)>> stream
            \(content)
            endstream endobj
            \(objects)
            trailer <</Root 1 0 R>>
            """.utf8)
    }

    private func form(_ number: Int, _ content: String, _ entries: String = "") -> String {
        "\(number) 0 obj <</Type/XObject/Subtype/Form/BBox[0 0 20 20]/Group<</S/Transparency/CS/DeviceGray>>\(entries)/Length \(content.utf8.count)>> stream\n\(content)\nendstream endobj"
    }

    @Test("a PDF page's soft mask shows what is under bright or opaque parts of its form, until it is removed")
    func pdfSoftMask() throws {
        func draw(_ mask: String, _ content: String, _ x: Int, more: String = "") throws -> [UInt32] {
            let drawing = try #require(
                PDFDrawing(
                    data: pdf(
                        content, resources: "/ExtGState<</M<</SMask<<\(mask)/G 5 0 R>>>>/N<</SMask/None>>>>/XObject<</F 6 0 R>>",
                        objects: form(5, "1 g 0 0 10 20 re f 0.5 g 10 0 5 20 re f") + "\n"
                            + form(6, "1 0 0 rg 0 0 20 20 re f 0 0 1 rg 0 0 20 20 re f") + more)))
            return try pixel(drawing.size, x, 10) { drawing.draw(in: $0) }
        }
        let red = "1 0 0 rg 0 0 20 20 re f"
        #expect(try draw("/S/Luminosity", "/M gs " + red, 5) == [255, 0, 0, 255])
        #expect(try draw("/S/Luminosity", "/M gs " + red, 12)[3] == 128)
        #expect(try draw("/S/Luminosity", "/M gs " + red, 17) == [0, 0, 0, 0])
        #expect(try draw("/S/Luminosity/BC[1]", "/M gs " + red, 17) == [255, 0, 0, 255], "the backdrop of the mask")
        #expect(try draw("/S/Alpha", "/M gs " + red, 12) == [255, 0, 0, 255])
        #expect(try draw("/S/Alpha", "/M gs " + red, 17)[3] == 0)
        #expect(
            try draw("/S/Luminosity/TR<</FunctionType 2/Domain[0 1]/C0[1]/C1[0]/N 1>>", "/M gs " + red, 17)[3] == 255,
            "the transfer function")
        #expect(try draw("/S/Luminosity", "/M gs /N gs " + red, 17) == [255, 0, 0, 255], "no mask any more")
        #expect(try draw("/S/Luminosity", "q /M gs Q " + red, 17) == [255, 0, 0, 255], "nor after the state that had it")
        #expect(try draw("/S/Luminosity", "/M gs 1 0 0 1 10 0 cm " + red, 12)[3] == 128, "the mask stays where it was set")
        #expect(try draw("/S/Luminosity", "/M gs /F Do", 12) == [0, 0, 128, 128], "a group is seen through it once")
    }

    @Test(
        "a PDF calculator function uses a stack and stays in its range",
        arguments: [
            ("{ 2 mul 1 add }", [3.0], [7.0]), ("{ dup mul exch dup mul add sqrt }", [3, 4], [5]),
            ("{ 0.5 gt { 1 } { 0 } ifelse }", [0.7], [1]),
            ("{ dup 5 lt { pop 5 } if }", [2], [5]), ("{ 3 1 roll }", [1, 2, 3], [3, 1, 2]), ("{ 1 index exch }", [8, 9], [8, 8, 9]),
            ("{ 7 2 idiv exch pop }", [0], [3]),
            ("{ 90 sin exch pop }", [0], [1]), ("{ 2 copy }", [1, 2], [1, 2, 1, 2]), ("{ 1 0 div exch pop }", [0], [0]),
            ("{ 5 3 and 1 bitshift exch pop }", [0], [2]),
            ("{ 500 }", [0], [100]), ("{ add }", [1], [0]), ("{ nonsense }", [1], [0]),
        ])
    func pdfCalculator(program: String, input: [CGFloat], output: [CGFloat]) throws {
        let calculator = try #require(PDFCalculator(Array(program.utf8), domain: [], range: output.flatMap { _ in [0, 100] }))
        #expect(zip(calculator.values(input), output).allSatisfy { abs($0 - $1) < 1e-9 }, "\(calculator.values(input))")
    }

    @Test(
        "a damaged PDF calculator program is nil",
        arguments: ["", "{", "1 add", "{ { 1 } }", "{ if }", "{ { 1 } ifelse }", String(repeating: "{", count: 1000)])
    func hostileCalculator(program: String) { #expect(PDFCalculator(Array(program.utf8), domain: [], range: [0, 1]) == nil) }

    @Test(
        "a PDF color of two inks is interpolated from a sampled function",
        arguments: [
            ("0 0", [0, 0, 0, 255]), ("1 0", [255, 0, 0, 255]), ("0 1", [0, 255, 0, 255]), ("1 1", [0, 0, 255, 255]),
            ("0.5 0", [128, 0, 0, 255]),
            ("0.5 0.5", [64, 64, 64, 255]), ("7 -3", [255, 0, 0, 255]),
        ] as [(String, [UInt32])])
    func pdfSamples(inks: String, color: [UInt32]) throws {
        for (bits, samples) in [
            (8, "000000 FF0000 00FF00 0000FF"), (4, "000 F00 0F0 00F"), (16, "0000 0000 0000 FFFF 0000 0000 0000 FFFF 0000 0000 0000 FFFF"),
        ] {
            let function =
                "5 0 obj <</FunctionType 0/Domain[0 1 0 1]/Range[0 1 0 1 0 1]/Size[2 2]/BitsPerSample \(bits)/Filter/ASCIIHexDecode/Length \(samples.utf8.count + 1)>> stream\n\(samples)>\nendstream endobj"
            let drawing = try #require(
                PDFDrawing(
                    data: pdf(
                        "/C cs \(inks) scn 0 0 20 20 re f", resources: "/ColorSpace<</C[/DeviceN[/One/Two]/DeviceRGB 5 0 R]>>",
                        objects: function)))
            #expect(try pixel(drawing.size, 10, 10) { drawing.draw(in: $0) } == color, "\(bits) bits")
        }
    }

    @Test(
        "a sampled PDF function with too little data or no samples is nil, and its ink darkens the paper",
        arguments: [
            ("/Size[2 3]", 8), ("/Size[2]", 8), ("/Size[0 2]", 8), ("/Size[99999 99999]", 8), ("/Size[2 2]", 7), ("/Size[2 2]", 16),
            ("/Size[2 2]", Int.max),
        ])
    func hostileSamples(size: String, bits: Int) throws {
        let function =
            "5 0 obj <</FunctionType 0/Domain[0 1 0 1]/Range[0 1 0 1 0 1]\(size)/BitsPerSample \(bits)/Filter/ASCIIHexDecode/Length 27>> stream\n000000 FF0000 00FF00 0000FF>\nendstream endobj"
        let drawing = try #require(
            PDFDrawing(
                data: pdf(
                    "/C cs 0.75 0 scn 0 0 20 20 re f", resources: "/ColorSpace<</C[/DeviceN[/One/Two]/DeviceRGB 5 0 R]>>", objects: function
                )))
        #expect(try pixel(drawing.size, 10, 10) { drawing.draw(in: $0) } == [64, 64, 64, 255])
    }

    @Test("a sampled PDF function with infinite bounds returns its first sample")
    func endlessSamples() throws {
        let far = String(repeating: "9", count: 400)
        let function =
            "5 0 obj <</FunctionType 0/Domain[0 1 0 1]/Range[0 1 0 1 0 1]/Size[2 2]/BitsPerSample 8/Encode[0 \(far) 0 \(far)]/Filter/ASCIIHexDecode/Length 27>> stream\nFF0000 000000 00FF00 0000FF>\nendstream endobj"
        let drawing = try #require(
            PDFDrawing(
                data: pdf(
                    "/C cs 0 0 scn 0 0 20 20 re f", resources: "/ColorSpace<</C[/DeviceN[/One/Two]/DeviceRGB 5 0 R]>>", objects: function)))
        #expect(try pixel(drawing.size, 10, 10) { drawing.draw(in: $0) } == [255, 0, 0, 255])
    }

    @Test("a PDF form that is its own mask draws and returns")
    func endlessSoftMask() throws {
        let drawing = try #require(
            PDFDrawing(
                data: pdf(
                    "/M gs 1 0 0 rg 0 0 20 20 re f", resources: "/ExtGState<</M 7 0 R>>",
                    objects: form(5, "/M gs 1 g 0 0 20 20 re f", "/Resources<</ExtGState<</M 7 0 R>>>>")
                        + "\n7 0 obj <</SMask<</S/Alpha/G 5 0 R>>>> endobj")))
        #expect(try pixel(drawing.size, 5, 5) { drawing.draw(in: $0) }[3] == 255)
    }

    @Test("PDF images may have samples of any size, masks of another size, and be inline")
    func pdfImages() throws {
        func draw(_ content: String, _ x: Int, _ y: Int, resources: String = "", objects: String = "") throws -> [UInt32] {
            let drawing = try #require(PDFDrawing(data: pdf(content, resources: resources, objects: objects)))
            return try pixel(drawing.size, x, y) { drawing.draw(in: $0) }
        }
        let inline = "q 20 0 0 20 0 0 cm BI /W 2 /H 2 /CS /RGB /BPC 8 /F /AHx ID FF0000 00FF00 0000FF FFFFFF> EI Q"
        #expect(try draw(inline, 2, 2) == [255, 0, 0, 255])
        #expect(try draw(inline, 17, 2) == [0, 255, 0, 255])
        #expect(try draw(inline, 2, 17) == [0, 0, 255, 255])
        #expect(
            try draw("q 20 0 0 20 0 0 cm BI /W 2 /H 1 /CS /G /BPC 8 ID  EI EI Q 0 0 1 rg 0 0 5 5 re f", 2, 17) == [0, 0, 255, 255],
            "bytes of the image that look like its end")
        #expect(
            try draw("1 0 0 rg q 20 0 0 20 0 0 cm BI /W 2 /H 1 /IM true /F /AHx ID 40> EI Q", 2, 10) == [255, 0, 0, 255],
            "a stencil paints where it has zeros")
        #expect(try draw("1 0 0 rg q 20 0 0 20 0 0 cm BI /W 2 /H 1 /IM true /F /AHx ID 40> EI Q", 17, 10)[3] == 0)
        #expect(
            try draw("q 20 0 0 20 0 0 cm BI /W 2 /H 1 /CS [/I /RGB 1 <FF0000 0000FF>] /BPC 4 /F [/AHx /RL] ID 00 01> EI Q", 17, 10) == [
                0, 0, 255, 255,
            ], "4 bits into a table")
        #expect(
            try draw("q 20 0 0 20 0 0 cm BI /W 1 /H 1 /CS /G /BPC 8 /D [1 0] /F /AHx ID FF> EI Q", 10, 10) == [0, 0, 0, 255],
            "decoded the other way round")
        let masked =
            "5 0 obj <</Subtype/Image/Width 1/Height 1/ColorSpace/DeviceRGB/BitsPerComponent 8/SMask 6 0 R/Filter/ASCIIHexDecode/Length 7>> stream\nFF0000>\nendstream endobj\n"
            + "6 0 obj <</Subtype/Image/Width 2/Height 1/ColorSpace/DeviceGray/BitsPerComponent 8/Filter/ASCIIHexDecode/Length 5>> stream\nFF80>\nendstream endobj"
        #expect(try draw("q 20 0 0 20 0 0 cm /I Do Q", 2, 10, resources: "/XObject<</I 5 0 R>>", objects: masked) == [255, 0, 0, 255])
        #expect(try draw("q 20 0 0 20 0 0 cm /I Do Q", 17, 10, resources: "/XObject<</I 5 0 R>>", objects: masked) == [128, 0, 0, 128])
    }

    @Test("PDF pages fill, stroke, clip, and fade with y upward")
    func pdfDrawing() throws {
        func draw(_ content: String, _ x: Int, _ y: Int, resources: String = "") throws -> [UInt32] {
            let drawing = try #require(PDFDrawing(data: pdf(content, resources: resources)))
            #expect(drawing.size == CGSize(width: 20, height: 20))
            return try pixel(drawing.size, x, y) { drawing.draw(in: $0) }
        }
        #expect(try draw("1 0 0 rg 0 0 10 10 re f", 5, 15) == [255, 0, 0, 255])
        #expect(try draw("1 0 0 rg 0 0 10 10 re f", 5, 5) == [0, 0, 0, 0])
        #expect(try draw("q 0 1 0 RG 4 w 2 0 0 2 0 0 cm 0 5 m 10 5 l S Q", 10, 10) == [0, 255, 0, 255])
        #expect(try draw("0 0 5 20 re W n 0 0 20 20 re f", 10, 10)[3] == 0)
        #expect(try draw("/G gs 0 g 0 0 20 20 re f", 5, 5, resources: "/ExtGState<</G<</ca 0.5>>>>")[3] == 128)
        let shading =
            "/Shading<</S<</ShadingType 2/ColorSpace/DeviceRGB/Coords[0 0 20 0]/Function<</FunctionType 2/Domain[0 1]/C0[1 0 0]/C1[0 0 1]/N 1>>>>>>"
        #expect(try draw("/S sh", 19, 5, resources: shading)[2] > 240)
    }

    @Test(
        "damaged PDF files draw nothing and return",
        arguments: [
            "", "%PDF-1.4", "%PDF-1.4\n1 0 obj <</Type/Page/MediaBox[0 0 1e9 1]>> endobj", "%PDF-1.4\n1 0 obj <<", "%PDF-1.4\n1 0 obj [[[[",
            "%PDF-1.4\n1 0 obj <</Type/Catalog/Pages 1 0 R/Kids[1 0 R]>> endobj trailer <</Root 1 0 R>>",
            "%PDF-1.4\n1 0 obj <</Type/Page/MediaBox[0 0 5 5]/Contents 2 0 R>> endobj 2 0 obj <</Filter/FlateDecode/Length 5>> stream\nabcde\nendstream endobj",
        ])
    func hostilePDF(text: String) throws {
        guard let drawing = PDFDrawing(data: Data(text.utf8)) else { return }
        #expect(try pixel(CGSize(width: 5, height: 5), 0, 0) { drawing.draw(in: $0) } == [0, 0, 0, 0])
    }

    @Test("a document that a context wrote can be read: its pages, their sizes, and the drawing above the lower-left corner")
    func writtenDocument() throws {
        let data = NSMutableData()
        var box = CGRect(x: 0, y: 0, width: 40, height: 20)
        let consumer = try #require(CGDataConsumer(data: data))
        let context = try #require(CGContext(consumer: consumer, mediaBox: &box, [kCGPDFContextTitle: "Report"]))
        context.beginPDFPage(nil)
        context.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
        context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
        context.endPDFPage()
        var second = CGRect(x: 0, y: 0, width: 30, height: 30)
        context.beginPage(mediaBox: &second)
        #expect(data.length == 0)
        context.closePDF()
        context.closePDF()
        let provider = try #require(CGDataProvider(data: data as NSData))
        let document = try #require(CGPDFDocument(provider))
        #expect(document.numberOfPages == 2)
        #expect(document.page(at: 1)?.getBoxRect(.mediaBox) == box && document.page(at: 2)?.getBoxRect(.mediaBox) == second)
        let drawing = try #require(PDFDrawing(data: data as Data))
        #expect(try pixel(box.size, 5, 15) { drawing.draw(in: $0) } == [255, 0, 0, 255])
        #expect(try pixel(box.size, 5, 5) { drawing.draw(in: $0) } == [255, 255, 255, 255])
    }
}
