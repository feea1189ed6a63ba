import PDFKitCompanion
import Testing
import UIKitTesting

@MainActor @Suite(.serialized) struct PDFKitTests {
    /// Three pages of 200 by 300 points: the first has a red upper half.
    private static let file = UIGraphicsPDFRenderer(bounds: CGRect(x: 0, y: 0, width: 200, height: 300)).pdfData { context in
        for page in 0..<3 {
            context.beginPage()
            (page == 0 ? UIColor.red : .blue).setFill()
            context.fill(CGRect(x: 0, y: 0, width: 200, height: 150))
        }
    }
    private static func picture(_ color: UIColor, _ size: CGSize) -> UIImage {
        UIGraphicsImageRenderer(size: size).image {
            color.setFill()
            $0.fill(CGRect(origin: .zero, size: size))
        }
    }
    /// The red, green, and blue of a point of a picture.
    private static func color(_ image: UIImage, _ x: CGFloat, _ y: CGFloat) -> [UInt8] {
        var pixel: [UInt8] = [0, 0, 0, 0]
        let context = CGContext(
            data: &pixel, width: 1, height: 1, bitsPerComponent: 8, bytesPerRow: 4, space: CGColorSpaceCreateDeviceRGB(),
            bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)!
        context.translateBy(x: -x, y: y + 1 - image.size.height)
        context.draw(image.cgImage!, in: CGRect(origin: .zero, size: image.size))
        return Array(pixel[0..<3])
    }

    @Test("a document has the pages of its file, and anything else is no document") func reading() throws {
        let document = try #require(PDFDocument(data: Self.file))
        #expect(document.pageCount == 3 && document.dataRepresentation() == Self.file && !document.isLocked)
        let page = try #require(document.page(at: 1))
        #expect(page.bounds(for: .mediaBox) == CGRect(x: 0, y: 0, width: 200, height: 300) && page.label == "2")
        #expect(document.index(for: page) == 1 && document.page(at: 3) == nil && page.document === document)
        #expect(PDFDocument(data: Data("text".utf8)) == nil && PDFDocument().pageCount == 0)
    }

    @Test("a thumbnail fits in its size and shows the page upright on white") func thumbnail() throws {
        let page = try #require(PDFDocument(data: Self.file)?.page(at: 0))
        let image = page.thumbnail(of: CGSize(width: 100, height: 100), for: .cropBox)
        #expect(abs(image.size.width - 66.7) < 0.5 && image.size.height == 100)
        #expect(Self.color(image, 30, 20) == [255, 0, 0] && Self.color(image, 30, 80) == [255, 255, 255])
        page.rotation = 90
        let turned = page.thumbnail(of: CGSize(width: 90, height: 90), for: .cropBox)
        #expect(turned.size == CGSize(width: 90, height: 60))
        #expect(Self.color(turned, 70, 30) == [255, 0, 0] && Self.color(turned, 20, 30) == [255, 255, 255])
    }

    @Test("pages of pictures are put together, and the written file has them in order") func writing() throws {
        let document = PDFDocument()
        document.insert(try #require(PDFPage(image: Self.picture(.green, CGSize(width: 40, height: 60)))), at: 0)
        document.insert(try #require(PDFPage(image: Self.picture(.blue, CGSize(width: 80, height: 20)))), at: 1)
        document.exchangePage(at: 0, withPageAt: 1)
        let written = try #require(document.dataRepresentation())
        let read = try #require(PDFDocument(data: written))
        #expect(read.pageCount == 2)
        #expect(read.page(at: 0)?.bounds(for: .mediaBox).size == CGSize(width: 80, height: 20))
        let last = try #require(read.page(at: 1)).thumbnail(of: CGSize(width: 40, height: 60), for: .mediaBox)
        #expect(last.size == CGSize(width: 40, height: 60) && Self.color(last, 20, 30) == [0, 255, 0])
        read.removePage(at: 0)
        #expect(read.dataRepresentation().flatMap(PDFDocument.init(data:))?.pageCount == 1)
    }

    // Notifications are posted on the main thread only.
    private final class Posts: @unchecked Sendable {
        var count = 0
    }
    private final class Screen: UIViewController {
        let pdf = PDFView()
        var pagesSeen = 0
        override func loadView() { view = pdf }
    }

    @Test("a view fits the width of its pages, scrolls through them, and posts which one is in the middle") func continuous() throws {
        let screen = Screen(), stage = Stage(root: screen), pdf = screen.pdf
        let posts = Posts()
        let token = NotificationCenter.default.addObserver(forName: .PDFViewPageChanged, object: pdf, queue: nil) { _ in
            posts.count += 1
        }
        defer { NotificationCenter.default.removeObserver(token) }
        pdf.displaysPageBreaks = false
        pdf.autoScales = true
        let document = try #require(PDFDocument(data: Self.file))
        pdf.document = document
        stage.settle()
        #expect(abs(pdf.scaleFactor - pdf.bounds.width / 200) < 0.001 && pdf.scaleFactor == pdf.scaleFactorForSizeToFit)
        #expect(pdf.currentPage === document.page(at: 0) && pdf.canGoToNextPage && !pdf.canGoToPreviousPage)
        #expect(pdf.documentView?.subviews.count == 3)
        pdf.go(to: try #require(document.page(at: 2)))
        stage.settle()
        #expect(pdf.currentPage === document.page(at: 2) && posts.count == 1 && !pdf.canGoToNextPage)
        pdf.goToPreviousPage(nil)
        #expect(pdf.currentPage === document.page(at: 1) && posts.count == 2)
        pdf.scaleFactor = 0.5
        stage.settle()
        #expect(!pdf.autoScales && pdf.documentView?.frame.size == CGSize(width: 100, height: 450))
    }

    @Test("in the mode of single pages, only the current one is in the view") func single() throws {
        let screen = Screen(), stage = Stage(root: screen), pdf = screen.pdf
        pdf.displayMode = .singlePage
        pdf.document = PDFDocument(data: Self.file)
        stage.settle()
        #expect(pdf.documentView?.subviews.count == 1)
        pdf.goToNextPage(nil)
        stage.settle()
        #expect(pdf.documentView?.subviews.count == 1 && pdf.currentPage === pdf.document?.page(at: 1))
    }
}
