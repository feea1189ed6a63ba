import Foundation
import Testing
import UIKit

@MainActor @Suite(.serialized) struct PDFRendererTests {
    @Test("a document has its pages, their sizes, and its title")
    func pages() throws {
        let format = UIGraphicsPDFRendererFormat()
        format.documentInfo = [kCGPDFContextTitle: "A (small) report"]
        let renderer = UIGraphicsPDFRenderer(bounds: CGRect(x: 0, y: 0, width: 100, height: 50), format: format)
        var bounds: [CGRect] = []
        let data = renderer.pdfData { context in
            context.beginPage()
            bounds.append(context.pdfContextBounds)
            UIColor.red.setFill()
            context.fill(CGRect(x: 10, y: 10, width: 20, height: 20))
            ("Text" as NSString).draw(at: .zero, withAttributes: nil)
            context.beginPage(withBounds: CGRect(x: 0, y: 0, width: 60, height: 80), pageInfo: [:])
            bounds.append(context.pdfContextBounds)
        }
        #expect(bounds == [CGRect(x: 0, y: 0, width: 100, height: 50), CGRect(x: 0, y: 0, width: 60, height: 80)])
        let text = String(decoding: data, as: Unicode.ASCII.self)
        #expect(text.hasPrefix("%PDF-1.4") && text.hasSuffix("%%EOF\n"))
        #expect(text.contains("/Count 2") && text.contains("[0 0 100 50]") && text.contains("[0 0 60 80]"))
        #expect(text.contains("/Title (A \\(small\\) report)"))
    }

    @Test("the functions write the same document as the renderer")
    func functions() {
        let bounds = CGRect(x: 0, y: 0, width: 40, height: 40)
        func draw() {
            UIColor.blue.setFill()
            UIRectFill(CGRect(x: 5, y: 5, width: 10, height: 10))
        }
        let data = NSMutableData()
        UIGraphicsBeginPDFContextToData(data, bounds, nil)
        UIGraphicsBeginPDFPage()
        #expect(UIGraphicsGetPDFContextBounds() == bounds)
        draw()
        UIGraphicsEndPDFContext()
        #expect(UIGraphicsGetCurrentContext() == nil)
        let rendered = UIGraphicsPDFRenderer(bounds: bounds).pdfData { context in
            context.beginPage()
            draw()
        }
        #expect(data as Data == rendered)
    }
}
