import Foundation
import QuartzCore

/// The pages of a PDF document while they are drawn.
// FIXME(gap): pages are pictures of 144 dots an inch, not paths and text; links and destinations are not written.
final class PDFPages {
    private static let scale: CGFloat = 2

    let bounds: CGRect
    private(set) var pageBounds: CGRect
    private let info: [String: String]
    /// One bitmap for all pages, cleared between them.
    let context: CGContext
    private var pages: [PDFWriter.Page] = []
    private var isDrawing = false

    /// An empty rectangle means a US letter page, as in UIKit.
    init?(bounds: CGRect, info: [String: String]) {
        let bounds = bounds.isEmpty ? CGRect(x: 0, y: 0, width: 612, height: 792) : bounds
        guard let context = CGContext.image(size: bounds.size, scale: PDFPages.scale, opaque: false) else { return nil }
        (self.bounds, pageBounds, self.info, self.context) = (bounds, bounds, info, context)
        context.saveGState()
    }

    /// What the keys of UIKit's document information are called in the file.
    static func info(_ documentInfo: [AnyHashable: Any]) -> [String: String] {
        let names = [
            kCGPDFContextTitle: "Title", kCGPDFContextAuthor: "Author", kCGPDFContextCreator: "Creator", kCGPDFContextSubject: "Subject",
            kCGPDFContextKeywords: "Keywords",
        ]
        var result: [String: String] = [:]
        for (key, value) in documentInfo { if let key = key as? String, let value = value as? String { result[names[key] ?? key] = value } }
        return result
    }

    func beginPage(_ wanted: CGRect) {
        endPage()
        let page = wanted.isEmpty ? bounds : wanted
        pageBounds = page
        context.restoreGState()
        context.clear(CGRect(origin: .zero, size: bounds.size))
        context.saveGState()
        context.scaleBy(x: bounds.width / page.width, y: bounds.height / page.height)
        context.translateBy(x: -page.minX, y: -page.minY)
        isDrawing = true
    }

    private func endPage() {
        guard isDrawing, let pixels = context.makeImage()?.buffer else { return }
        pages.append(PDFWriter.Page(pixels: pixels, size: pageBounds.size))
        isDrawing = false
    }

    func finish() -> Data {
        endPage()
        return PDFWriter.document(pages, info: info)
    }
}

// MARK: Between begin and end

/// The document that `UIGraphicsBeginPDFContext…` opened on this thread.
private final class OpenDocument {
    private static let key = "UIGraphicsPDFDocument"

    let pages: PDFPages
    let write: (Data) -> Void

    private init(_ pages: PDFPages, _ write: @escaping (Data) -> Void) { (self.pages, self.write) = (pages, write) }

    static var current: OpenDocument? {
        get { Thread.current.threadDictionary[key] as? OpenDocument }
        set { Thread.current.threadDictionary[key] = newValue }
    }

    static func begin(_ bounds: CGRect, _ documentInfo: [AnyHashable: Any]?, _ write: @escaping (Data) -> Void) -> Bool {
        guard let pages = PDFPages(bounds: bounds, info: PDFPages.info(documentInfo ?? [:])) else { return false }
        current = OpenDocument(pages, write)
        GraphicsContextStack.push(.init(context: pages.context, scale: 1, imageSize: nil))
        return true
    }
}

public func UIGraphicsBeginPDFContextToData(_ data: NSMutableData, _ bounds: CGRect, _ documentInfo: [AnyHashable: Any]?) {
    _ = OpenDocument.begin(bounds, documentInfo) { data.append($0) }
}

/// False when the file cannot be made.
public func UIGraphicsBeginPDFContextToFile(_ path: String, _ bounds: CGRect, _ documentInfo: [AnyHashable: Any]?) -> Bool {
    guard FileManager.default.createFile(atPath: path, contents: nil) else { return false }
    return OpenDocument.begin(bounds, documentInfo) { try? $0.write(to: URL(fileURLWithPath: path)) }
}

public func UIGraphicsBeginPDFPage() { OpenDocument.current?.pages.beginPage(.zero) }
public func UIGraphicsBeginPDFPageWithInfo(_ bounds: CGRect, _ pageInfo: [AnyHashable: Any]?) { OpenDocument.current?.pages.beginPage(bounds) }
public func UIGraphicsGetPDFContextBounds() -> CGRect { OpenDocument.current?.pages.pageBounds ?? .zero }

public func UIGraphicsEndPDFContext() {
    guard let document = OpenDocument.current else { return }
    OpenDocument.current = nil
    GraphicsContextStack.pop()
    document.write(document.pages.finish())
}
