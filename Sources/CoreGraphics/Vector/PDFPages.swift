import Foundation

/// The key for the document's title, a string.
public let kCGPDFContextTitle: CFString = "kCGPDFContextTitle"
/// The key for the document's author, a string.
public let kCGPDFContextAuthor: CFString = "kCGPDFContextAuthor"
/// The key for the name of the app that creates the document.
public let kCGPDFContextCreator: CFString = "kCGPDFContextCreator"
/// The key for the document's subject, a string.
public let kCGPDFContextSubject: CFString = "kCGPDFContextSubject"
/// The key for the document's keywords, for searching.
public let kCGPDFContextKeywords: CFString = "kCGPDFContextKeywords"
/// The key for a page's rectangle, a `CGRect` as data.
public let kCGPDFContextMediaBox: CFString = "MediaBox"

/// The pages of a PDF document while a context draws them: a single bitmap, cleared between pages.
// FIXME(gap): pages are pictures of 144 dots an inch, not paths and text; links and destinations are not written.
package final class PDFPages {
    package static let scale: CGFloat = 2

    package let bounds: CGRect
    package private(set) var pageBounds: CGRect
    private let info: [String: String]
    private let write: (Data) -> Void
    private var pages: [PDFWriter.Page] = []
    private var isDrawing = false
    private var isClosed = false

    /// Creates a document. An empty rectangle means a US letter page, as in UIKit. `write` receives the file when the document is closed.
    init(bounds: CGRect, info: [AnyHashable: Any], write: @escaping (Data) -> Void) {
        self.bounds = bounds.isEmpty ? CGRect(x: 0, y: 0, width: 612, height: 792) : bounds
        (pageBounds, self.info, self.write) = (self.bounds, PDFPages.fileInfo(info), write)
    }

    deinit { finish() }

    /// Maps keys of the document information to the file's names.
    private static func fileInfo(_ documentInfo: [AnyHashable: Any]) -> [String: String] {
        let names = [
            kCGPDFContextTitle: "Title", kCGPDFContextAuthor: "Author", kCGPDFContextCreator: "Creator", kCGPDFContextSubject: "Subject",
            kCGPDFContextKeywords: "Keywords",
        ]
        var result: [String: String] = [:]
        for (key, value) in documentInfo { if let key = key as? String, let value = value as? String { result[names[key] ?? key] = value } }
        return result
    }

    /// Begins a page. An empty rectangle means the document's own.
    func begin(_ wanted: CGRect, on context: CGContext) {
        end(on: context)
        pageBounds = wanted.isEmpty ? bounds : wanted
        context.restoreGState()
        context.clear(CGRect(origin: .zero, size: bounds.size))
        context.saveGState()
        context.scaleBy(x: bounds.width / pageBounds.width, y: bounds.height / pageBounds.height)
        context.translateBy(x: -pageBounds.minX, y: -pageBounds.minY)
        isDrawing = true
    }

    func end(on context: CGContext) {
        guard isDrawing, let pixels = context.makeImage()?.buffer else { return }
        pages.append(PDFWriter.Page(pixels: pixels, size: pageBounds.size))
        isDrawing = false
    }

    func finish() {
        guard !isClosed else { return }
        isClosed = true
        write(PDFWriter.document(pages, info: info))
    }
}

// MARK: - Contexts

/// A destination for the bytes of a document.
public final class CGDataConsumer: @unchecked Sendable {
    let write: (Data) -> Void

    init(write: @escaping (Data) -> Void) { self.write = write }

    /// Creates a consumer that appends to data in memory.
    public convenience init?(data: CFMutableData) { self.init { data.append($0) } }

    /// Creates a consumer that writes a file. Fails if the file cannot be created.
    public convenience init?(url: CFURL) {
        guard url.isFileURL, FileManager.default.createFile(atPath: url.path, contents: nil) else { return nil }
        self.init { try? $0.write(to: url) }
    }
}

extension CGContext {
    /// Creates a context for a PDF document, in points with the origin at the lower left. `mediaBox` is the pages' rectangle, or `nil` for
    /// US letter; `auxiliaryInfo` contains the title and similar values. The consumer receives the document in ``closePDF()``.
    public convenience init?(consumer: CGDataConsumer, mediaBox: UnsafePointer<CGRect>?, _ auxiliaryInfo: CFDictionary?) {
        self.init(
            pages: PDFPages(bounds: mediaBox?.pointee ?? .zero, info: auxiliaryInfo ?? [:], write: consumer.write), isUpsideDown: false)
    }

    /// Creates a context that writes a PDF file. Fails if the file cannot be created.
    public convenience init?(_ url: CFURL, mediaBox: UnsafePointer<CGRect>?, _ auxiliaryInfo: CFDictionary?) {
        guard let consumer = CGDataConsumer(url: url) else { return nil }
        self.init(consumer: consumer, mediaBox: mediaBox, auxiliaryInfo)
    }

    /// Creates a context in which UIKit draws PDF pages, with the origin at the upper left.
    package convenience init?(pdfBounds bounds: CGRect, info: [AnyHashable: Any], consumer: CGDataConsumer) {
        self.init(pages: PDFPages(bounds: bounds, info: info, write: consumer.write), isUpsideDown: true)
    }

    private convenience init?(pages: PDFPages, isUpsideDown: Bool) {
        guard let buffer = PixelBuffer(pages.bounds.size, scale: PDFPages.scale) else { return nil }
        if isUpsideDown { self.init(buffer: buffer, scale: PDFPages.scale) } else { self.init(upright: buffer, scale: PDFPages.scale) }
        document = pages
        saveGState()
    }

    /// Begins a page, which ends the previous one. `pageInfo` may contain its rectangle under `kCGPDFContextMediaBox`. Has no effect in
    /// other contexts.
    public func beginPDFPage(_ pageInfo: CFDictionary?) {
        let box = (pageInfo?[kCGPDFContextMediaBox] as? Data).flatMap { data in
            data.count == MemoryLayout<CGRect>.size ? data.withUnsafeBytes { $0.loadUnaligned(as: CGRect.self) } : nil
        }
        document?.begin(box ?? .zero, on: self)
    }
    /// Begins a page with a rectangle in points; nil uses the document's.
    public func beginPage(mediaBox: UnsafePointer<CGRect>?) { document?.begin(mediaBox?.pointee ?? .zero, on: self) }
    /// Ends the page. Without one, it has no effect.
    public func endPDFPage() { document?.end(on: self) }
    /// Ends the page, as ``endPDFPage()`` does.
    public func endPage() { endPDFPage() }

    /// Ends the last page and passes the document to the consumer.
    public func closePDF() {
        document?.end(on: self)
        document?.finish()
    }

    // FIXME(gap): links are not written into the file.
    /// Does nothing: links aren't written into the file.
    public func setURL(_ url: CFURL, for rect: CGRect) {}
}
