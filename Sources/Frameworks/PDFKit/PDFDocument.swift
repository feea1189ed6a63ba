// Documents of PDF pages: read, assembled, written, and shown in a view that scrolls and zooms. Text is drawn, but not
// extracted.
import CoreGraphics
@_exported import UIKit

/// The boxes of a page, in points with the origin at the bottom left.
public enum PDFDisplayBox: Int, Sendable { case mediaBox, cropBox, bleedBox, trimBox, artBox }

/// The keys of a document's title, author, and so on.
public struct PDFDocumentAttribute: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let titleAttribute = PDFDocumentAttribute(rawValue: "Title")
    public static let authorAttribute = PDFDocumentAttribute(rawValue: "Author")
    public static let subjectAttribute = PDFDocumentAttribute(rawValue: "Subject")
    /// The app that made the contents.
    public static let creatorAttribute = PDFDocumentAttribute(rawValue: "Creator")
    /// The app that made the file.
    public static let producerAttribute = PDFDocumentAttribute(rawValue: "Producer")
    public static let creationDateAttribute = PDFDocumentAttribute(rawValue: "CreationDate")
    /// The date of the last change.
    public static let modificationDateAttribute = PDFDocumentAttribute(rawValue: "ModDate")
    public static let keywordsAttribute = PDFDocumentAttribute(rawValue: "Keywords")
}

/// How a document is written.
public struct PDFDocumentWriteOption: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The password of the owner. Files are never encrypted here.
    public static let ownerPasswordOption = PDFDocumentWriteOption(rawValue: "kCGPDFContextOwnerPassword")
    /// The password of the reader. Files are never encrypted here.
    public static let userPasswordOption = PDFDocumentWriteOption(rawValue: "kCGPDFContextUserPassword")
}

/// The callbacks of a document.
public protocol PDFDocumentDelegate: NSObjectProtocol {
    /// Returns the class of the document's pages. It is not asked here.
    func classForPage() -> AnyClass
}
extension PDFDocumentDelegate {
    /// Returns `PDFPage`.
    public func classForPage() -> AnyClass { PDFPage.self }
}

// Not isolated, as in Apple's interface: an app uses a document on one thread at a time.
// FIXME(gap): the text of a PDF document is not extracted, so it can be neither searched nor selected.
/// A list of PDF pages.
open class PDFDocument: NSObject, @unchecked Sendable {
    private var pages: [PDFPage] = []
    /// The file as it was read, until its pages change.
    private var original: Data?
    /// The file from which the document was read.
    public private(set) var documentURL: URL?
    /// The object that receives the document's events.
    open weak var delegate: (any PDFDocumentDelegate)?
    /// The title, author, and so on, which a written file has.
    open var documentAttributes: [AnyHashable: Any]? = [:]
    /// The contents by chapters, which are not read.
    open var outlineRoot: PDFOutline?

    /// Creates a document without pages.
    public override init() { super.init() }
    /// Reads a file. Returns nil if it isn't a PDF file, or is locked.
    public convenience init?(url: URL) {
        guard let data = try? Data(contentsOf: url) else { return nil }
        self.init(data: data)
        documentURL = url
    }
    /// Reads a file from memory. Returns nil if it isn't a PDF file, or is locked.
    public init?(data: Data) {
        guard let provider = CGDataProvider(data: data), let file = CGPDFDocument(provider) else { return nil }
        super.init()
        original = data
        pages = (0..<file.numberOfPages).compactMap { index in
            guard let page = file.page(at: index + 1), let drawing = PDFDrawing(data: data, page: index) else { return nil }
            return PDFPage(read: page, drawing)
        }
        for page in pages { page.document = self }
    }

    /// Whether the file is encrypted, which is always false: locked files can't be read.
    open var isEncrypted: Bool { false }
    /// Whether the pages can't be read, which is always false.
    open var isLocked: Bool { false }
    /// Returns true: no file that was read needs a password.
    @discardableResult open func unlock(withPassword password: String) -> Bool { true }
    /// Whether contents can be copied.
    open var allowsCopying: Bool { true }
    /// Whether pages can be printed.
    open var allowsPrinting: Bool { true }
    /// The text of all pages, which is not extracted.
    open var string: String? { nil }
    /// Returns nothing: text is not extracted.
    open func findString(_ string: String, withOptions options: NSString.CompareOptions = []) -> [PDFSelection] { [] }

    // MARK: Pages

    open var pageCount: Int { pages.count }
    /// Returns a page, or nil if there is none with the index.
    open func page(at index: Int) -> PDFPage? { pages.indices.contains(index) ? pages[index] : nil }
    /// Returns a page's index, or `NSNotFound`.
    open func index(for page: PDFPage) -> Int { pages.firstIndex { $0 === page } ?? NSNotFound }
    /// Inserts a page, which leaves its other document.
    open func insert(_ page: PDFPage, at index: Int) {
        guard 0...pages.count ~= index else { return Fault.raise(.rangeException, "page index \(index) beyond the document's end") }
        pages.insert(page, at: index)
        page.document = self
        original = nil
    }
    open func removePage(at index: Int) {
        guard pages.indices.contains(index) else {
            return Fault.raise(.rangeException, "page index \(index) beyond the document's end")
        }
        pages.remove(at: index).document = nil
        original = nil
    }
    /// Exchanges two pages.
    open func exchangePage(at indexA: Int, withPageAt indexB: Int) {
        guard pages.indices.contains(indexA), pages.indices.contains(indexB) else { return }
        pages.swapAt(indexA, indexB)
        original = nil
    }

    // MARK: Writing

    /// Returns the file.
    open func dataRepresentation() -> Data? { dataRepresentation(options: [:]) }
    /// Returns the file. Options have no effect.
    open func dataRepresentation(options: [AnyHashable: Any]) -> Data? {
        if let original { return original }
        let format = UIGraphicsPDFRendererFormat()
        for (key, value) in documentAttributes ?? [:] {
            let name = (key as? PDFDocumentAttribute)?.rawValue ?? key as? String
            if let name { format.documentInfo[name] = value }
        }
        return UIGraphicsPDFRenderer(bounds: pages.first.map { CGRect(origin: .zero, size: $0.shownSize) } ?? .zero, format: format)
            .pdfData { context in
                for page in pages {
                    context.beginPage(withBounds: CGRect(origin: .zero, size: page.shownSize), pageInfo: [:])
                    page.drawDownwards(in: context.cgContext)
                }
            }
    }
    /// Writes the file. Returns false if that fails.
    @discardableResult open func write(to url: URL) -> Bool { (try? dataRepresentation()?.write(to: url)) != nil }
    /// Writes the file. Options have no effect. Returns false if that fails.
    @discardableResult open func write(to url: URL, withOptions options: [PDFDocumentWriteOption: Any]? = nil) -> Bool { write(to: url) }
    /// Writes the file. Returns false if that fails.
    @discardableResult open func write(toFile path: String) -> Bool { write(to: URL(fileURLWithPath: path)) }
}
