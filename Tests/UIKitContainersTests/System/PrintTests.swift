import Testing
import UIKit

@testable import UIKitCore

@MainActor @Suite(.serialized) struct PrintTests {
    @Test("print settings survive their dictionary, and the smallest paper that holds a page is chosen") func printing() {
        let info = UIPrintInfo()
        (info.jobName, info.duplex, info.orientation) = ("Menu", .longEdge, .landscape)
        let copy = UIPrintInfo(dictionary: info.dictionaryRepresentation)
        #expect(copy.jobName == "Menu" && copy.duplex == .longEdge && copy.orientation == .landscape)
        let papers = [UIPrintPaper(size: CGSize(width: 842, height: 1191)), UIPrintPaper(size: CGSize(width: 595, height: 842))]
        #expect(UIPrintPaper.bestPaper(forPageSize: CGSize(width: 500, height: 800), withPapersFrom: papers) === papers[1])
        #expect(UIPrintPaper.bestPaper(forPageSize: CGSize(width: 600, height: 800), withPapersFrom: papers) === papers[0])
    }

    @Test("long text continues on the next pages, with whole lines, within the margins")
    func pages() {
        let renderer = UIPrintPageRenderer(), lines = (1...100).map { "\($0)" }
        let formatter = UISimpleTextPrintFormatter(text: lines.joined(separator: "\n"))
        formatter.font = .systemFont(ofSize: 20)
        renderer.setValue(CGRect(x: 0, y: 0, width: 600, height: 800), forKey: "paperRect")
        renderer.setValue(CGRect(x: 20, y: 20, width: 560, height: 760), forKey: "printableRect")
        #expect(formatter.startPage == NSNotFound)
        renderer.addPrintFormatter(formatter, startingAtPageAt: 1)
        // The margins of the pages are measured from the paper's edges.
        formatter.perPageContentInsets = UIEdgeInsets(top: 50, left: 50, bottom: 50, right: 10)
        formatter.contentInsets = UIEdgeInsets(top: 130, left: 0, bottom: 100, right: 0)
        #expect(formatter.rectForPage(at: 0) == .zero)
        #expect(formatter.rectForPage(at: 1) == CGRect(x: 50, y: 150, width: 530, height: 600))
        #expect(formatter.rectForPage(at: 2) == CGRect(x: 50, y: 50, width: 530, height: 700))
        let line = UIFont.systemFont(ofSize: 20).lineHeight, first = Int(600 / line), others = Int(700 / line)
        let count = 1 + (100 - first + others - 1) / others
        #expect(formatter.pageCount == count && renderer.numberOfPages == count + 1)
        #expect(formatter.rectForPage(at: count + 1) == .zero)
        #expect(renderer.printFormattersForPage(at: 0)?.isEmpty == true && renderer.printFormattersForPage(at: 2) == [formatter])
        formatter.maximumContentWidth = 300
        #expect(formatter.rectForPage(at: 2).width == 300)
        formatter.removeFromPrintPageRenderer()
        #expect(renderer.numberOfPages == 1 && formatter.printPageRenderer == nil)
    }

    @Test("each page of markup draws its own lines")
    func markup() throws {
        let renderer = UIPrintPageRenderer()
        let formatter = UIMarkupTextPrintFormatter(markupText: "<p>" + (1...60).map { "Line \($0)<br>" }.joined() + "</p>")
        renderer.setValue(CGRect(x: 0, y: 0, width: 200, height: 100), forKey: "paperRect")
        renderer.addPrintFormatter(formatter, startingAtPageAt: 0)
        #expect(renderer.numberOfPages > 3)
        let pictures = (0..<2).map { page in
            UIGraphicsImageRenderer(size: CGSize(width: 200, height: 100)).image { _ in
                renderer.drawPage(at: page, in: CGRect(x: 0, y: 0, width: 200, height: 100))
            }
        }
        #expect(try #require(pictures[0].pngData()) != pictures[1].pngData())
    }
}
