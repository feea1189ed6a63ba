import Foundation

/// The pages of a PDF document while a context draws them: a single bitmap, cleared between pages.
// FIXME(gap): pages are pictures of 144 dots an inch, not paths and text.
package final class PDFPages {
    package static let scale: CGFloat = 2

    package let bounds: CGRect
    package private(set) var pageBounds: CGRect
    private let info: [String: String]
    private let write: (Data) -> Void
    private var pages: [PDFWriter.Page] = []
    private var links: [(place: CGRect, target: PDFWriter.Target)] = []
    private var boxes: [(name: String, box: CGRect)] = []
    var extras = PDFWriter.Extras()
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
    func begin(_ wanted: CGRect, boxes: [(name: String, box: CGRect)] = [], on context: CGContext) {
        end(on: context)
        pageBounds = wanted.isEmpty ? bounds : wanted
        self.boxes = boxes.map { ($0.name, $0.box.offsetBy(dx: -pageBounds.minX, dy: -pageBounds.minY)) }
        context.restoreGState()
        context.clear(CGRect(origin: .zero, size: bounds.size))
        context.saveGState()
        context.scaleBy(x: bounds.width / pageBounds.width, y: bounds.height / pageBounds.height)
        context.translateBy(x: -pageBounds.minX, y: -pageBounds.minY)
        isDrawing = true
    }

    func end(on context: CGContext) {
        guard isDrawing, let pixels = context.makeImage()?.buffer else { return }
        var page = PDFWriter.Page(pixels: pixels, size: pageBounds.size)
        (page.links, page.boxes) = (links, boxes)
        pages.append(page)
        (links, boxes, isDrawing) = ([], [], false)
    }

    func finish() {
        guard !isClosed else { return }
        isClosed = true
        write(PDFWriter.document(pages, info: info, extras: extras))
    }

    /// Adds a link to the page, in its own space with the origin at the bottom left.
    func link(_ place: CGRect, _ target: PDFWriter.Target) {
        guard isDrawing, place.isFinite, !place.isNull else { return }
        links.append((place.standardized.offsetBy(dx: -pageBounds.minX, dy: -pageBounds.minY), target))
    }

    /// Names a point of the page.
    func name(_ name: String, _ point: CGPoint) {
        guard isDrawing, point.isFinite else { return }
        extras.destinations[name] = (pages.count, CGPoint(x: point.x - pageBounds.minX, y: point.y - pageBounds.minY))
    }

    /// Turns a rectangle of UIKit's page, with the origin at the top left, over.
    package func turned(_ rect: CGRect) -> CGRect {
        CGRect(x: rect.minX, y: pageBounds.minY + pageBounds.maxY - rect.maxY, width: rect.width, height: rect.height)
    }
}

// MARK: - Contexts

/// A destination for the bytes of a document.
public final class CGDataConsumer: @unchecked Sendable {
    package let write: (Data) -> Void

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
        func box(_ key: CFString) -> CGRect? {
            (pageInfo?[key] as? Data).flatMap { data in
                data.count == MemoryLayout<CGRect>.size ? data.withUnsafeBytes { $0.loadUnaligned(as: CGRect.self) } : nil
            }
        }
        let others = [kCGPDFContextCropBox, kCGPDFContextBleedBox, kCGPDFContextTrimBox, kCGPDFContextArtBox].compactMap { key in
            box(key).map { (name: key.replacingOccurrences(of: "kCGPDFContext", with: ""), box: $0) }
        }
        document?.begin(box(kCGPDFContextMediaBox) ?? .zero, boxes: others, on: self)
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

    /// Links a rectangle of the page to a URL. The origin is at the bottom left of the page.
    public func setURL(_ url: CFURL, for rect: CGRect) { document?.link(rect, .url(url.absoluteString)) }
    /// Names a point of the page as a place to which links can lead.
    public func addDestination(_ name: CFString, at point: CGPoint) { document?.name(name, point) }
    /// Links a rectangle of the page to a named place.
    public func setDestination(_ name: CFString, for rect: CGRect) { document?.link(rect, .name(name)) }
    /// Stores metadata, in Adobe's XMP, in the document.
    public func addDocumentMetadata(_ metadata: CFData?) { document?.extras.metadata = metadata }
}

/// Stores a table of contents in the document: dictionaries with the keys `kCGPDFOutlineTitle`, `kCGPDFOutlineDestination`, a page from 1
/// or a URL, and `kCGPDFOutlineChildren`. Nil removes it.
public func CGPDFContextSetOutline(_ context: CGContext, _ outline: CFDictionary?) {
    context.document?.extras.outline = outline.map { PDFWriter.OutlineItem.list($0) } ?? []
}

// FIXME(gap): the structure of a document's text isn't written into the file, because pages are pictures.
public func CGPDFContextBeginTag(_ context: CGContext, _ tagType: CGPDFTagType, _ tagProperties: CFDictionary?) {}
/// Ends a part of the page's structure. Nothing is written: pages are pictures.
public func CGPDFContextEndTag(_ context: CGContext) {}
public func CGPDFContextSetPageTagStructureTree(_ context: CGContext, _ pageTagStructureTreeDictionary: CFDictionary) {}
public func CGPDFContextSetParentTree(_ context: CGContext, _ parentTreeDictionary: CGPDFDictionaryRef) {}
/// Sets the tree of the structure's identifiers. Nothing is written: pages are pictures.
public func CGPDFContextSetIDTree(_ context: CGContext, _ IDTreeDictionary: CGPDFDictionaryRef) {}
