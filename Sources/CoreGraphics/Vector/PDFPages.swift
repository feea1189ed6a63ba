import Foundation

public let kCGPDFContextTitle: CFString = "kCGPDFContextTitle"
public let kCGPDFContextAuthor: CFString = "kCGPDFContextAuthor"
public let kCGPDFContextCreator: CFString = "kCGPDFContextCreator"
public let kCGPDFContextSubject: CFString = "kCGPDFContextSubject"
public let kCGPDFContextKeywords: CFString = "kCGPDFContextKeywords"
/// The bytes of a page's rectangle, a `CGRect`, as data.
public let kCGPDFContextMediaBox: CFString = "MediaBox"

/// The pages of a PDF document while a context draws them: one bitmap for all, cleared between them.
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

    /// An empty rectangle means a US letter page, as in UIKit. `write` gets the file when the document is closed.
    init(bounds: CGRect, info: [AnyHashable: Any], write: @escaping (Data) -> Void) {
        self.bounds = bounds.isEmpty ? CGRect(x: 0, y: 0, width: 612, height: 792) : bounds
        (pageBounds, self.info, self.write) = (self.bounds, PDFPages.fileInfo(info), write)
    }

    deinit { finish() }

    /// What the keys of the document information are called in the file.
    private static func fileInfo(_ documentInfo: [AnyHashable: Any]) -> [String: String] {
        let names = [
            kCGPDFContextTitle: "Title", kCGPDFContextAuthor: "Author", kCGPDFContextCreator: "Creator", kCGPDFContextSubject: "Subject",
            kCGPDFContextKeywords: "Keywords",
        ]
        var result: [String: String] = [:]
        for (key, value) in documentInfo { if let key = key as? String, let value = value as? String { result[names[key] ?? key] = value } }
        return result
    }

    /// An empty rectangle means the document's own.
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

/// Takes the bytes of a document.
public final class CGDataConsumer: @unchecked Sendable {
    let write: (Data) -> Void

    init(write: @escaping (Data) -> Void) { self.write = write }

    public convenience init?(data: CFMutableData) { self.init { data.append($0) } }

    /// nil when the file cannot be made.
    public convenience init?(url: CFURL) {
        guard url.isFileURL, FileManager.default.createFile(atPath: url.path, contents: nil) else { return nil }
        self.init { try? $0.write(to: url) }
    }
}

extension CGContext {
    /// Pages of a PDF document, in points with the origin at the lower left. `mediaBox` is their rectangle, US letter where it is nil; `auxiliaryInfo`
    /// has the title and its like. The consumer gets the document with ``closePDF()``.
    public convenience init?(consumer: CGDataConsumer, mediaBox: UnsafePointer<CGRect>?, _ auxiliaryInfo: CFDictionary?) {
        self.init(pages: PDFPages(bounds: mediaBox?.pointee ?? .zero, info: auxiliaryInfo ?? [:], write: consumer.write), isUpsideDown: false)
    }

    /// The same into a file; nil when it cannot be made.
    public convenience init?(_ url: CFURL, mediaBox: UnsafePointer<CGRect>?, _ auxiliaryInfo: CFDictionary?) {
        guard let consumer = CGDataConsumer(url: url) else { return nil }
        self.init(consumer: consumer, mediaBox: mediaBox, auxiliaryInfo)
    }

    /// As UIKit draws its pages: the origin at the upper left.
    package convenience init?(pdfBounds bounds: CGRect, info: [AnyHashable: Any], consumer: CGDataConsumer) {
        self.init(pages: PDFPages(bounds: bounds, info: info, write: consumer.write), isUpsideDown: true)
    }

    private convenience init?(pages: PDFPages, isUpsideDown: Bool) {
        guard let buffer = PixelBuffer(pages.bounds.size, scale: PDFPages.scale) else { return nil }
        if isUpsideDown { self.init(buffer: buffer, scale: PDFPages.scale) } else { self.init(upright: buffer, scale: PDFPages.scale) }
        document = pages
        saveGState()
    }

    /// Begins a page, which ends the one before. `pageInfo` may have its rectangle under `kCGPDFContextMediaBox`. Nothing in other contexts.
    public func beginPDFPage(_ pageInfo: CFDictionary?) {
        let box = (pageInfo?[kCGPDFContextMediaBox] as? Data).flatMap { data in
            data.count == MemoryLayout<CGRect>.size ? data.withUnsafeBytes { $0.loadUnaligned(as: CGRect.self) } : nil
        }
        document?.begin(box ?? .zero, on: self)
    }
    public func beginPage(mediaBox: UnsafePointer<CGRect>?) { document?.begin(mediaBox?.pointee ?? .zero, on: self) }
    public func endPDFPage() { document?.end(on: self) }
    public func endPage() { endPDFPage() }

    /// Ends the last page and hands the document over.
    public func closePDF() {
        document?.end(on: self)
        document?.finish()
    }

    // FIXME(gap): links are not written into the file.
    public func setURL(_ url: CFURL, for rect: CGRect) {}
}
