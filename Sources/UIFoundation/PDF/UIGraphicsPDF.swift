import Foundation
import QuartzCore

// What is drawn between the begin and the end of a document.

/// The document that `UIGraphicsBeginPDFContext…` opened on this thread.
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

public func UIGraphicsBeginPDFContextToData(_ data: NSMutableData, _ bounds: CGRect, _ documentInfo: [AnyHashable: Any]?) {
    _ = OpenDocument.begin(bounds, documentInfo, CGDataConsumer(data: data))
}

/// False when the file cannot be made.
public func UIGraphicsBeginPDFContextToFile(_ path: String, _ bounds: CGRect, _ documentInfo: [AnyHashable: Any]?) -> Bool {
    OpenDocument.begin(bounds, documentInfo, CGDataConsumer(url: URL(fileURLWithPath: path)))
}

public func UIGraphicsBeginPDFPage() { UIGraphicsBeginPDFPageWithInfo(.zero, nil) }
/// An empty rectangle means the document's own.
public func UIGraphicsBeginPDFPageWithInfo(_ bounds: CGRect, _ pageInfo: [AnyHashable: Any]?) { OpenDocument.current?.beginPage(mediaBox: [bounds]) }
public func UIGraphicsGetPDFContextBounds() -> CGRect { OpenDocument.current?.document?.pageBounds ?? .zero }

public func UIGraphicsEndPDFContext() {
    guard let context = OpenDocument.current else { return }
    OpenDocument.current = nil
    GraphicsContextStack.pop()
    context.closePDF()
}
