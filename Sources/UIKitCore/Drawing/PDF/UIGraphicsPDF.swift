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

    static func begin(_ bounds: CGRect, _ documentInfo: [AnyHashable: Any]?, _ write: @escaping (Data) -> Void) -> Bool {
        guard let context = CGContext(pdfBounds: bounds, info: documentInfo ?? [:], write: write) else { return false }
        current = context
        GraphicsContextStack.push(.init(context: context, scale: 1, imageSize: nil))
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
