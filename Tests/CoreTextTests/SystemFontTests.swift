import CoreText
import Foundation
import Testing

@Suite struct SystemFontTests {
    /// Strings without kerning pairs, measured with UIKit.
    @Test(
        "widths of the system font equal UIKit's",
        arguments: [
            ("Hello UIKit", 17.0, 0.0, 79.66259765625), ("Hello UIKit", 17, 0.3, 83.68411946296692),
            ("iiiiillll", 17, 0, 34.3154296875), ("WWWW MMMM", 17, 0, 126.138671875), ("WWWW MMMM", 33, 0.4, 251.09326171875),
            ("WWWW MMMM", 22, 0, 161.028813123703), ("iiiiillll", 22, 0.23, 45.26003252118244),
            ("iiiiillll", 8, 0, 19.8046875),
        ])
    func widths(text: String, size: Double, weight: Double, expected: Double) {
        let font = CTFont.system(size: CGFloat(size), weight: CGFloat(weight))
        let measured = TextCache.size(text, font: font, TextConstraints())
        #expect(abs(measured.width - CGFloat(expected)) < 0.001)
    }

    // From the dots in pictures of gonzalezreal/AttributedText (testLineLimit) and thumbtack/thumbprint-ios (ButtonRowTest).
    @Test("the ellipsis is as wide as San Francisco's", arguments: [(17, 0, 14.3), (16, 0.4, 14.7)] as [(CGFloat, CGFloat, CGFloat)])
    func ellipsis(size: CGFloat, weight: CGFloat, expected: CGFloat) {
        let measured = TextCache.size("\u{2026}", font: .system(size: size, weight: weight), TextConstraints())
        #expect(abs(measured.width - expected) < 0.2)
    }

    // From the letters after them in a picture of gonzalezreal/swift-markdown-ui (iOS 16.4, MarkdownTests/testBlockquote).
    @Test(
        "quotation marks and dashes are as wide as San Francisco's", arguments: [("\u{201C}", 7.6), ("\u{201D}", 7.6), ("\u{2014}", 16.02)])
    func signs(sign: String, expected: CGFloat) {
        let measured = TextCache.size(sign, font: .system(size: 16), TextConstraints())
        #expect(abs(measured.width - expected) < 0.25, "\(measured.width)")
    }

    @Test(
        "widths of weights beyond bold match those of labels saved by Interface Builder",
        arguments: [
            ("Label", 18.0, 0.62, 50.0), ("Label2", 23, 0.62, 78), ("25", 70, 0.62, 91.67), ("21", 80, 0.62, 92.67),
            ("Submit", 35, 0.56, 122),
        ])
    func heavyWidths(text: String, size: Double, weight: Double, expected: Double) {
        let measured = TextCache.size(text, font: .system(size: CGFloat(size), weight: CGFloat(weight)), TextConstraints())
        #expect(abs(measured.width - CGFloat(expected)) < 0.75)
    }

    @Test(
        "weights that were not measured are close to the widths of labels saved by Interface Builder",
        arguments: [
            ("UNKNOWN", 40.0, -0.6, 192.0), ("Unknown", 40, -0.6, 155), ("Beacon", 36, -0.6, 112.5),
        ])
    func otherWeights(text: String, size: Double, weight: Double, expected: Double) {
        let measured = TextCache.size(text, font: .system(size: CGFloat(size), weight: CGFloat(weight)), TextConstraints())
        #expect(abs(measured.width / CGFloat(expected) - 1) < 0.06)
    }

    @Test(
        "kerned text is as wide as UIKit's within a third of a point",
        arguments: [
            ("0123456789", 17.0, 98.580078125), ("0123456789", 33, 194.21337890625), ("0123456789", 22, 127.27982026338577),
            ("The quick brown fox jumps over the lazy dog", 17, 338.9541015625),
            ("The quick brown fox jumps over the lazy dog", 8, 176.9765625),
            ("The quick brown fox jumps over the lazy dog", 33, 622.40771484375), ("AVAST Wavy To. LT", 8, 76),
            ("AVAST Wavy To. LT", 22, 182.22377914190292), ("AVAST Wavy To. LT", 33, 269.14013671875),
            ("Fwd: Jane's independent studies", 15, 224.333), ("What's the point?", 28, 210.667), ("What's the point?", 30, 225.667),
            ("What's the point?", 32, 240.333),
        ])
    func kernedWidths(text: String, size: Double, expected: Double) {
        let measured = TextCache.size(text, font: .system(size: CGFloat(size)), TextConstraints())
        #expect(abs(measured.width - CGFloat(expected)) < 1.0 / 3)
    }

    /// gonzalezreal/swift-markdown-ui (iOS 16.4), MarkdownTests/testHeadings and testParagraphs: the boxes around the lines, rounded up
    /// at 2x.
    @Test(
        "long lines of 16 points are as wide as iOS's to half a point",
        arguments: [
            ("The sky above the port was the color of ", 290.5), ("It was a bright cold day in April, and the clocks ", 340),
        ])
    func longLines(text: String, width: Double) {
        let measured = Double(TextCache.size(text, font: .system(size: 16), TextConstraints()).width)
        #expect(measured <= width && measured > width - 0.5, "\(measured)")
    }

    /// Labels and buttons saved by Interface Builder at 2x (Xcode 11 to 16): vtourraine/AcknowList, joaovitorleffa, iZettle/Form,
    /// ephread/Instructions.
    @Test(
        "texts of 15, 16, and 19 to 24 points match the stored widths",
        arguments: [
            ("Push AcknowList (Storyboard)", 15.0, 0.0, 207.0...208), ("Push SwiftUI AcknowList", 15, 0, 169...170),
            ("Present a View Controller", 15, 0, 173...174),
            ("Open Issues", 16, 0, 89...89.5), ("@johndoe", 19, 0, 84.5...85.5), ("search string", 21, 0.23, 121.9...122.5),
            ("Sunday", 23, 0.3, 78.4...79),
            ("GitHub Followers", 24, 0.4, 190.5...192), ("Form: Swift Package Manager", 24, 0.23, 316.2...317.5),
        ] as [(String, Double, Double, ClosedRange<Double>)])
    func storedWidths(text: String, size: Double, weight: Double, expected: ClosedRange<Double>) {
        let width = Double(TextCache.size(text, font: .system(size: CGFloat(size), weight: CGFloat(weight)), TextConstraints()).width)
        #expect(expected.lowerBound - 0.25 <= width && width <= expected.upperBound + 0.25, "\(width)")
    }

    /// Labels in the reference images of FixFlex's samples (psharanda/FixFlex, iPhone, 3x), rounded up to pixels.
    @Test(
        "large labels are as wide as UIKit's within two pixels",
        arguments: [
            ("topLabel", 25.0, 283.0), ("Lorem Ipsum", 26, 435), ("topLabel", 28, 317), ("Green Red", 34, 461), ("topLabel", 43, 482),
            ("Green Red", 43, 579),
            ("topLabel", 48, 536), ("topLabel", 53, 590),
        ])
    func largeWidths(text: String, size: Double, pixels: Double) {
        let measured = TextCache.size(text, font: .system(size: CGFloat(size)), TextConstraints())
        #expect(abs(measured.width * 3 - CGFloat(pixels) + 0.5) < 2)
    }

    @Test("vertical metrics are San Francisco's")
    func verticalMetrics() {
        let font = CTFont.system(size: 17)
        #expect(abs(font.ascent - 16.1865) < 0.001)
        #expect(abs(font.descent - 4.1006) < 0.001)
        #expect(abs(font.lineHeight - 20.2871) < 0.001)
        #expect(abs(font.capHeight - 11.978) < 0.001)
        #expect(abs(font.xHeight - 8.948) < 0.001)
        #expect(font.leading == 0)
    }

    @Test("accented capital letters stay under the ascender in display sizes", arguments: [-0.4, 0, 0.4])
    func tallLetters(weight: Double) {
        let font = CTFont.system(size: 34, weight: CGFloat(weight))
        func line(_ text: String) -> CTLine {
            CTLineCreateWithAttributedString(NSAttributedString(string: text, attributes: [.font: font]))
        }
        for letter in "ÄËÏÖÜŸŽŻŘŠČÅ" {
            #expect(CTLineGetImageBounds(line(String(letter)), nil).maxY <= font.ascent, "\(letter)")
        }
        // They are as wide as the letters without accents.
        let (plain, marked) = (
            TextCache.size("Urunler", font: font, TextConstraints()), TextCache.size("Ürünler", font: font, TextConstraints())
        )
        #expect(abs(plain.width - marked.width) < 1.5)
    }

    @Test("all characters of the monospaced system font have one width")
    func monospaced() {
        let font = CTFont.system(size: 8, source: .monospaced)
        #expect(TextCache.size("iiii", font: font, TextConstraints()).width == 4 * 4.9453125)
        #expect(TextCache.size("WWWW", font: font, TextConstraints()).width == 4 * 4.9453125)
        let digits = CTFont.system(size: 17, source: .monospacedDigits)
        #expect(TextCache.size("1111", font: digits, TextConstraints()) == TextCache.size("0000", font: digits, TextConstraints()))
        // gonzalezreal/swift-markdown-ui, MarkdownListTests/testNumberedList.
        func width(_ text: String) -> CGFloat { TextCache.size(text, font: digits, TextConstraints()).width }
        #expect(abs(width("1,000.") - (4 * width("0") + width(",") + width("."))) < 1e-6)
    }

    @Test("heavier weights are wider, and fonts with the same descriptor are the same object")
    func weights() {
        let widths = [-0.8, -0.6, -0.4, 0, 0.23, 0.3, 0.4, 0.56, 0.62].map {
            TextCache.size("Hamburgefonstiv", font: .system(size: 17, weight: CGFloat($0)), TextConstraints()).width
        }
        #expect(widths == widths.sorted())
        #expect(CTFont.system(size: 17) === CTFont.system(size: 17))
        #expect(CTFont.system(size: 17) !== CTFont.system(size: 18))
    }

    @Test("the rounded design is as wide as the default one, and has round line ends", arguments: [-0.4, 0, 0.4, 0.56])
    func rounded(weight: Double) throws {
        let plain = CTFont.system(size: 40, weight: CGFloat(weight)),
            rounded = CTFont.system(size: 40, weight: CGFloat(weight), source: .rounded)
        #expect(
            TextCache.size("Rounded 123", font: rounded, TextConstraints()) == TextCache.size("Rounded 123", font: plain, TextConstraints())
        )
        #expect(
            rounded.isSystem && rounded.familyName == ".AppleSystemUIFontRounded" && CTFont.named(rounded.fontName, size: 40) === rounded)
        // An l is a bar: it has as much ink as the plain one, except at its four corners.
        func ink(_ font: CTFont) throws -> Double {
            let context = try #require(CGContext(size: CGSize(width: 30, height: 60), scale: 4, isOpaque: false))
            TextLayout("l", font: font, TextConstraints()).draw(in: context, at: .zero, color: CGColor(gray: 0, alpha: 1))
            context.flush()
            return (0..<context.height).reduce(0) { sum, y in
                (0..<context.width).reduce(sum) { $0 + Double(context.buffer.row(y)[$1] >> 24) / 255 }
            }
        }
        let (a, b) = (try ink(plain), try ink(rounded))
        #expect(b < a && b > a * 0.93)
    }

    @Test("Apple's font names give a font of that name, unknown names nil")
    func names() throws {
        let bold = try #require(CTFont.named("HelveticaNeue-Bold", size: 12))
        #expect(bold.isBold && bold.fontName == "HelveticaNeue-Bold" && bold.familyName == "Helvetica Neue")
        #expect(CTFont.named("Menlo-Regular", size: 12)?.isMonospaced == true)
        // fumiyasac/ContainerViewInUICollectionView force-unwraps this font.
        #expect(CTFont.named("HiraKakuProN-W6", size: 12)?.familyName == "Hiragino Kaku Gothic ProN")
        #expect(CTFont.named("NoSuchFont", size: 12) == nil)
    }

    @Test("missing glyphs are warned about once per script")
    func warnings() {
        func group(_ text: String) -> Set<UInt32> { Set(text.unicodeScalars.map { FontLibrary.warningGroup(of: $0) }) }
        #expect(group("一丁龜鿕").count == 1)
        #expect(group("한글").count == 1)
        #expect(group("一あア한").count == 4)
        #expect(group("→⇒").count == 1 && group("→☃").count == 2)
    }

    @Test("a missing glyph is looked up family by family, the requested weight first and upright before italic")
    func searchOrder() {
        let files = [
            "NotoSansCJK-Regular.ttc", "NanumGothicBold.ttf", "DroidSansFallbackFull.ttf", "NanumGothic.ttf", "NotoSansCJK-Bold.ttc",
            "Serif-Italic.ttf", "Serif-Regular.ttf",
        ]
        #expect(
            FontLibrary.searchOrder(files, isBold: true) == [
                "DroidSansFallbackFull.ttf", "NanumGothicBold.ttf", "NanumGothic.ttf", "NotoSansCJK-Bold.ttc", "NotoSansCJK-Regular.ttc",
                "Serif-Regular.ttf", "Serif-Italic.ttf",
            ])
        #expect(FontLibrary.searchOrder(files, isBold: false).dropFirst().first == "NanumGothic.ttf")
    }
}
