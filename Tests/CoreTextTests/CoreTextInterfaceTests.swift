import CoreText
import Foundation
import Testing

@Suite(.serialized) struct CoreTextInterfaceTests {
    private let string = NSAttributedString(string: "The quick brown fox jumps", attributes: [.font: CTFont.system(size: 17)])

    @Test("a line reports its width and its indices, and can be truncated")
    func lines() throws {
        let line = CTLineCreateWithAttributedString(string)
        var (ascent, descent): (CGFloat, CGFloat) = (0, 0)
        let width = CTLineGetTypographicBounds(line, &ascent, &descent, nil)
        #expect(abs(ascent - 16.1865) < 0.001 && abs(descent - 4.1006) < 0.001)
        let offset = CTLineGetOffsetForStringIndex(line, 4, nil)
        #expect(offset > 0 && CTLineGetStringIndexForPosition(line, CGPoint(x: offset + 0.1, y: 0)) == 4)
        let short = try #require(CTLineCreateTruncatedLine(line, 80, .end, nil))
        #expect(CTLineGetTypographicBounds(short, nil, nil, nil) <= 80.001 && width > 150)
        let ink = CTLineGetImageBounds(line, nil)
        #expect(ink.minX > 0 && ink.minY < -2 && ink.maxY > 11 && ink.width < CGFloat(width))
    }

    @Test("a typesetter breaks lines between words or anywhere, and makes a line of any range")
    func typesetter() {
        let typesetter = CTTypesetterCreateWithAttributedString(string)
        #expect(CTTypesetterSuggestLineBreak(typesetter, 0, 90) == 10)
        #expect(CTTypesetterSuggestClusterBreak(typesetter, 0, 90) > 10)
        #expect(CTTypesetterSuggestLineBreak(typesetter, 20, 1000) == 5)
        let line = CTTypesetterCreateLine(typesetter, CFRangeMake(4, 5))
        let range = CTLineGetStringRange(line)
        #expect(range.location == 4 && range.length == 5)
    }

    // The calls by which swhitty/SwiftDraw makes the outline of a text and a list of fallbacks.
    @Test("a line is made of a CFAttributedString, and its runs are found by pointers")
    func attributedString() throws {
        let font = CTFont.system(size: 17)
        let text = try #require(CFAttributedStringCreate(nil, "The quick", [kCTFontAttributeName: font]))
        #expect(CFAttributedStringGetLength(text) == 9 && CFAttributedStringGetString(text) == "The quick")
        let runs = CTLineGetGlyphRuns(CTLineCreateWithAttributedString(text))
        #expect(CFArrayGetCount(runs) == 1)
        let run = unsafeBitCast(CFArrayGetValueAtIndex(runs, 0), to: CTRun.self)
        #expect(CTRunGetGlyphCount(run) == 9)
        #expect(CTFontGetTypeID() != CTRunGetTypeID() && CTRunGetTypeID() != CTLineGetTypeID())
        let changing = try #require(CFAttributedStringCreateMutable(nil, 0))
        CFAttributedStringReplaceString(changing, CFRangeMake(0, 0), "ab")
        CFAttributedStringSetAttribute(changing, CFRangeMake(1, 1), kCTFontAttributeName, font)
        #expect(changing.attribute(.font, at: 0, effectiveRange: nil) == nil)
        #expect(changing.attribute(.font, at: 1, effectiveRange: nil) as? CTFont == font)
    }

    @Test("a font's descriptor has its name and its size, and returns the font")
    func descriptors() throws {
        let font = CTFontCreateWithName("Courier", 15, nil), descriptor = CTFontCopyFontDescriptor(font)
        #expect(CTFontDescriptorCopyAttribute(descriptor, kCTFontNameAttribute) as? String == CTFontCopyPostScriptName(font))
        #expect(CTFontCreateWithFontDescriptor(descriptor, 0, nil) == font)
        #expect(CTFontGetSize(CTFontCreateWithFontDescriptor(descriptor, 20, nil)) == 20)
        let list = CTFontDescriptorCreateWithAttributes([kCTFontCascadeListAttribute: [descriptor]])
        #expect(CTFontGetSize(CTFontCreateCopyWithAttributes(font, 30, nil, list)) == 30)
        let larger = CTFontDescriptorCreateCopyWithAttributes(descriptor, [kCTFontSizeAttribute: 18])
        #expect(CTFontGetSize(CTFontCreateWithFontDescriptor(larger, 0, nil)) == 18)
        #expect(CTFontDescriptorCopyAttributes(larger).count == 2)
        #expect((CTFontCopyAttribute(font, kCTFontSizeAttribute) as? NSNumber)?.doubleValue == 15)
        #expect(CTFontCopyAttribute(font, kCTFontFamilyNameAttribute) as? String == CTFontCopyFamilyName(font))
    }

    @Test("a run reports its writing direction and the bounds of its glyphs")
    func runs() throws {
        let line = CTLineCreateWithAttributedString(string)
        let run = try #require((CTLineGetGlyphRuns(line) as? [CTRun])?.first)
        #expect(CTRunGetStatus(run) == [] && CTRunGetTextMatrix(run).isIdentity)
        #expect(CTRunGetImageBounds(run, nil, CFRangeMake(0, 0)) == CTLineGetImageBounds(line, nil))
        #expect(CTRunGetImageBounds(run, nil, CFRangeMake(0, 1)).width < 20)
        let hebrew = CTLineCreateWithAttributedString(NSAttributedString(string: "שלום", attributes: [.font: CTFont.system(size: 17)]))
        let other = try #require((CTLineGetGlyphRuns(hebrew) as? [CTRun])?.first)
        #expect(CTRunGetStatus(other) == .rightToLeft)
    }

    @Test("part of a run is drawn at its own position in the line")
    func partOfRun() throws {
        let context = try #require(
            CGContext(
                data: nil, width: 60, height: 40, bitsPerComponent: 8, bytesPerRow: 0, space: CGColorSpaceCreateDeviceGray(),
                bitmapInfo: CGImageAlphaInfo.none.rawValue))
        let line = CTLineCreateWithAttributedString(
            NSAttributedString(
                string: "LL",
                attributes: [
                    .font: CTFont.system(size: 30), .foregroundColor: CGColor(gray: 1, alpha: 1),
                ]))
        let run = try #require((CTLineGetGlyphRuns(line) as? [CTRun])?.first)
        context.textPosition = CGPoint(x: 5, y: 10)
        CTRunDraw(run, context, CFRangeMake(1, 1))
        let bytes = try #require(context.data).assumingMemoryBound(to: UInt8.self)
        let ink = (0..<60).filter { column in (0..<40).contains { bytes[$0 * context.bytesPerRow + column] > 128 } }
        #expect(try #require(ink.first) > 5 + Int(CTLineGetOffsetForStringIndex(line, 1, nil)) && ink.count > 8)
    }

    @Test("a frame holds the lines that fit its path, counted from the bottom")
    func frames() throws {
        let setter = CTFramesetterCreateWithAttributedString(string)
        let size = CTFramesetterSuggestFrameSizeWithConstraints(
            setter, CFRangeMake(0, 0), nil, CGSize(width: 90, height: CGFloat.greatestFiniteMagnitude), nil)
        #expect(abs(size.height - 3 * 20.287) < 0.01)
        let frame = CTFramesetterCreateFrame(
            setter, CFRangeMake(0, 0), CGPath(rect: CGRect(x: 0, y: 0, width: 90, height: 100), transform: nil), nil)
        let lines = CTFrameGetLines(frame)
        var origins = [CGPoint](repeating: .zero, count: lines.count)
        CTFrameGetLineOrigins(frame, CFRangeMake(0, 0), &origins)
        #expect(lines.count == 3 && abs(origins[0].y - (100 - 16.1865)) < 0.01 && origins[1].y < origins[0].y)
    }

    @Test("a line drawn in a bitmap context is upright on its baseline")
    func drawing() throws {
        let context = try #require(
            CGContext(
                data: nil, width: 40, height: 40, bitsPerComponent: 8, bytesPerRow: 0, space: CGColorSpaceCreateDeviceGray(),
                bitmapInfo: CGImageAlphaInfo.none.rawValue))
        let line = CTLineCreateWithAttributedString(
            NSAttributedString(
                string: "L",
                attributes: [
                    .font: CTFont.system(size: 30), .foregroundColor: CGColor(gray: 1, alpha: 1),
                ]))
        context.textPosition = CGPoint(x: 5, y: 10)
        CTLineDraw(line, context)
        let bytes = try #require(context.data).assumingMemoryBound(to: UInt8.self)
        func row(_ y: Int) -> Int { (0..<40).reduce(0) { $0 + (bytes[(39 - y) * context.bytesPerRow + $1] > 128 ? 1 : 0) } }
        // An L is wide at the baseline, narrow above it, and has nothing below it.
        #expect(row(11) > 10 && row(25) > 0 && row(25) < 6 && row(8) == 0)
    }

    @Test("the text drawing mode fills the glyphs, outlines them, both, or neither")
    func drawingModes() throws {
        let line = CTLineCreateWithAttributedString(
            NSAttributedString(
                string: "I",
                attributes: [
                    .font: CTFont.system(size: 60, weight: 0.62), .foregroundColor: CGColor(gray: 1, alpha: 1),
                ]))
        let letter = CTLineGetImageBounds(line, nil).offsetBy(dx: 10, dy: 10)
        /// Returns the brightness at the letter's center and just outside its edge.
        func drawn(_ mode: CGTextDrawingMode) throws -> [Int] {
            let context = try #require(
                CGContext(
                    data: nil, width: 40, height: 70, bitsPerComponent: 8, bytesPerRow: 0, space: CGColorSpaceCreateDeviceGray(),
                    bitmapInfo: CGImageAlphaInfo.none.rawValue))
            context.setTextDrawingMode(mode)
            context.setLineWidth(6)
            context.textPosition = CGPoint(x: 10, y: 10)
            CTLineDraw(line, context)
            let bytes = try #require(context.data).assumingMemoryBound(to: UInt8.self), row = (69 - Int(letter.midY)) * context.bytesPerRow
            return [letter.midX, letter.minX - 2].map { Int(bytes[row + Int($0.rounded(.down))]) }
        }
        #expect(letter.width > 6)
        let (fill, stroke, both) = (try drawn(.fill), try drawn(.stroke), try drawn(.fillStroke))
        #expect(fill == [255, 0])
        #expect(stroke[0] == 0 && stroke[1] > 200)
        #expect(both[0] == 255 && both[1] > 200)
        #expect(try drawn(.invisible) == [0, 0])
    }

    @Test("fonts of several files are registered, and each failure is reported")
    func registeringFiles() throws {
        let file = try #require(
            FontLibrary.folders.lazy.map { $0 + "/DejaVuSansMono.ttf" }.first { FileManager.default.fileExists(atPath: $0) })
        var errors: Unmanaged<NSArray>?
        let urls = [URL(fileURLWithPath: "/nowhere.otf"), URL(fileURLWithPath: file)]
        #expect(!CTFontManagerRegisterFontsForURLs(urls as CFArray, .process, &errors))
        #expect((errors?.takeRetainedValue() as? [NSError])?.map(\.code) == [CTFontManagerError.fileNotFound.rawValue])
        #expect(CTFont.named("DejaVuSansMono", size: 10) != nil)
        #expect(CTFontManagerUnregisterFontsForURLs([urls[1]] as CFArray, .process, nil))
        #expect(CTFont.named("DejaVuSansMono", size: 10) == nil)
    }

    @Test("a contour of a glyph's outline is closed without a line to its start")
    func contours() throws {
        let font = CTFontCreateWithName("Helvetica" as CFString, 10, nil)
        var (character, glyph) = (UniChar(0x5F), CGGlyph(0))
        #expect(CTFontGetGlyphsForCharacters(font, &character, &glyph, 1))
        var types: [CGPathElementType] = []
        try #require(CTFontCreatePathForGlyph(font, glyph, nil)).applyWithBlock { types.append($0.pointee.type) }
        #expect(types == [.moveToPoint, .addLineToPoint, .addLineToPoint, .addLineToPoint, .closeSubpath])
    }

    @Test("fonts are registered from their data once, and damaged ones are not registered")
    func registering() throws {
        let file = try #require(
            FontLibrary.folders.lazy.map { $0 + "/DejaVuSansMono.ttf" }.first { FileManager.default.fileExists(atPath: $0) })
        let data = try Data(contentsOf: URL(fileURLWithPath: file))
        let font = try #require(CGFont(CGDataProvider(data: data)!))
        #expect(font.postScriptName == "DejaVuSansMono")
        #expect(CTFontManagerRegisterGraphicsFont(font, nil))
        #expect(!CTFontManagerRegisterGraphicsFont(font, nil))
        let registered = try #require(CTFont.named("DejaVuSansMono", size: 10))
        #expect(registered.isMonospaced && registered.fontName == "DejaVuSansMono")
        #expect(abs(TextCache.size("ab", font: registered, TextConstraints()).width - 12.04) < 0.01)
        #expect(CTFontManagerUnregisterGraphicsFont(font, nil))
        #expect(CTFont.named("DejaVuSansMono", size: 10) == nil)
        for length in stride(from: 0, to: 4000, by: 97) {
            if let face = FontFace(data: data.prefix(length)) { _ = face.outline(of: 40) }
        }
        var noise = data.prefix(60000)
        for index in stride(from: 300, to: noise.count, by: 7) { noise[index] = UInt8(truncatingIfNeeded: index &* 31) }
        if let face = FontFace(data: noise) {
            _ = TextLayout("Hello", font: CTFont.file(face, size: 12), TextConstraints(width: 20))
        }
    }
}
