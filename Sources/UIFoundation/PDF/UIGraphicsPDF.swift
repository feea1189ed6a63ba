import Foundation
import QuartzCore

// Functions that draw a document between its begin and end.

/// The document opened by `UIGraphicsBeginPDFContext…` on this thread.
private enum OpenDocument {
    private static let key = "UIGraphicsPDFDocument"

    static var current: CGContext? {
        get { Thread.current.threadDictionary[key] as? CGContext }
        set { Thread.current.threadDictionary[key] = newValue }
    }

    static func begin(_ bounds: CGRect, _ documentInfo: [AnyHashable: Any]?, _ consumer: CGDataConsumer?) -> Bool {
        guard let consumer, let context = CGContext(pdfBounds: bounds, info: documentInfo ?? [:], consumer: consumer) else { return false }
        current = context
        GraphicsContextStack.push(.init(context: context, scale: 1, imageSize: nil))
        return true
    }
}

/// Begins a PDF document in memory, with pages of a size in points; empty bounds mean 612 by 792.
public func UIGraphicsBeginPDFContextToData(_ data: NSMutableData, _ bounds: CGRect, _ documentInfo: [AnyHashable: Any]?) {
    _ = OpenDocument.begin(bounds, documentInfo, CGDataConsumer(data: data))
}

/// Returns `false` if the file cannot be created.
public func UIGraphicsBeginPDFContextToFile(_ path: String, _ bounds: CGRect, _ documentInfo: [AnyHashable: Any]?) -> Bool {
    OpenDocument.begin(bounds, documentInfo, CGDataConsumer(url: URL(fileURLWithPath: path)))
}

/// Begins a page of the document's own size. Drawing before the first page has no effect.
public func UIGraphicsBeginPDFPage() { UIGraphicsBeginPDFPageWithInfo(.zero, nil) }
/// Begins a page. An empty rectangle means the document's own.
public func UIGraphicsBeginPDFPageWithInfo(_ bounds: CGRect, _ pageInfo: [AnyHashable: Any]?) {
    OpenDocument.current?.beginPage(mediaBox: [bounds])
}
/// Returns the rectangle of the page in points; zero without a document.
public func UIGraphicsGetPDFContextBounds() -> CGRect { OpenDocument.current?.document?.pageBounds ?? .zero }

/// Links a rectangle of the page to a URL.
public func UIGraphicsSetPDFContextURLForRect(_ url: URL, _ rect: CGRect) {
    if let context = OpenDocument.current, let pages = context.document { context.setURL(url, for: pages.turned(rect)) }
}
/// Names a point of the page as a place to which links can lead.
public func UIGraphicsAddPDFContextDestinationAtPoint(_ name: String, _ point: CGPoint) {
    guard let context = OpenDocument.current, let pages = context.document else { return }
    context.addDestination(name, at: pages.turned(CGRect(origin: point, size: .zero)).origin)
}
/// Links a rectangle of the page to a named place.
public func UIGraphicsSetPDFContextDestinationForRect(_ name: String, _ rect: CGRect) {
    if let context = OpenDocument.current, let pages = context.document { context.setDestination(name, for: pages.turned(rect)) }
}

/// Ends the document, which is then complete. Does nothing without one.
public func UIGraphicsEndPDFContext() {
    guard let context = OpenDocument.current else { return }
    OpenDocument.current = nil
    GraphicsContextStack.pop()
    context.closePDF()
}
