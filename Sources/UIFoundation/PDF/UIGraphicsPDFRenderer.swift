import Foundation
import QuartzCore

/// The format of a PDF renderer, with the document's metadata.
open class UIGraphicsPDFRendererFormat: UIGraphicsRendererFormat, @unchecked Sendable {
    /// The title, author, and similar metadata, under `kCGPDFContextTitle` and related keys.
    open var documentInfo: [String: Any] = [:]

    /// Creates a format without metadata.
    public required init() { super.init() }

    open override func copy(with zone: NSZone? = nil) -> Any {
        let copy = super.copy(with: zone) as! UIGraphicsPDFRendererFormat  // `copy` makes the receiver's own class.
        copy.documentInfo = documentInfo
        return copy
    }
}

/// The context of a PDF's pages, in points with the origin at the top left.
open class UIGraphicsPDFRendererContext: UIGraphicsRendererContext {
    /// The page's rectangle in points, its origin at the top left.
    open var pdfContextBounds: CGRect { cgContext.document?.pageBounds ?? .zero }

    /// Begins a page of the renderer's size.
    open func beginPage() { cgContext.beginPage(mediaBox: nil) }
    /// Begins a page of another size in points. The information has no effect.
    open func beginPage(withBounds bounds: CGRect, pageInfo: [String: Any]) { cgContext.beginPage(mediaBox: [bounds]) }

    /// Links a rectangle of the page to a URL.
    open func setURL(_ url: URL, for rect: CGRect) {
        if let pages = cgContext.document { cgContext.setURL(url, for: pages.turned(rect)) }
    }
    /// Names a point of the page as a place to which links can lead.
    open func addDestination(withName name: String, at point: CGPoint) {
        if let pages = cgContext.document { cgContext.addDestination(name, at: pages.turned(CGRect(origin: point, size: .zero)).origin) }
    }
    /// Links a rectangle of the page to a named place.
    open func setDestinationWithName(_ name: String, for rect: CGRect) {
        if let pages = cgContext.document { cgContext.setDestination(name, for: pages.turned(rect)) }
    }
}

/// Draws PDF documents.
open class UIGraphicsPDFRenderer: UIGraphicsRenderer, @unchecked Sendable {
    /// Creates a renderer of pages of a size in points.
    public convenience init(bounds: CGRect) { self.init(bounds: bounds, format: UIGraphicsPDFRendererFormat.default()) }
    /// Creates a renderer of pages of a size in points, with metadata. The format is copied.
    public init(bounds: CGRect, format: UIGraphicsPDFRendererFormat) { super.init(bounds: bounds, format: format) }

    /// Creates a document. Drawing before the first `beginPage()` has no effect.
    open func pdfData(actions: (UIGraphicsPDFRendererContext) -> Void) -> Data {
        let data = NSMutableData()
        let info = (format as? UIGraphicsPDFRendererFormat)?.documentInfo ?? [:]
        guard let consumer = CGDataConsumer(data: data), let context = CGContext(pdfBounds: format.bounds, info: info, consumer: consumer)
        else { return Data() }
        GraphicsContextStack.push(.init(context: context, scale: 1, imageSize: nil))
        actions(UIGraphicsPDFRendererContext(cgContext: context, format: format))
        GraphicsContextStack.pop()
        context.closePDF()
        return data as Data
    }

    /// Writes a document to a file. Throws if the file can't be written.
    open func writePDF(to url: URL, withActions actions: (UIGraphicsPDFRendererContext) -> Void) throws {
        try pdfData(actions: actions).write(to: url)
    }
}
