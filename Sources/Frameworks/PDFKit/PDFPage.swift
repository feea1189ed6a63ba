// The classes aren't isolated, as in Apple's interface: an app uses a document and its pages on one thread at a time.

/// A page of a document.
open class PDFPage: NSObject, NSCopying, @unchecked Sendable {
    private enum Content { case blank, read(CGPDFPage, PDFDrawing), picture(UIImage) }
    private let content: Content
    private var boxes: [PDFDisplayBox: CGRect] = [:]
    /// The document that contains the page.
    open internal(set) weak var document: PDFDocument?
    // FIXME(gap): a page that its file turns is read as one of the size in which it is shown, with the rotation 0.
    /// Degrees clockwise, a multiple of 90.
    open var rotation = 0
    /// Whether annotations are drawn. They are never drawn here.
    open var displaysAnnotations = true
    /// The annotations that were added. Those of a file are part of its picture or missing.
    open private(set) var annotations: [PDFAnnotation] = []

    /// Creates an empty page of US letter size.
    public override init() { content = .blank }
    /// Creates a page that shows a picture in its size in points.
    public init?(image: UIImage) {
        guard image.size.width > 0, image.size.height > 0 else { return nil }
        content = .picture(image)
    }
    init(read page: CGPDFPage, _ drawing: PDFDrawing) { content = .read(page, drawing) }
    private init(_ page: PDFPage) { (content, boxes, rotation) = (page.content, page.boxes, page.rotation) }
    /// Returns a page with the same contents, in no document.
    open func copy(with zone: NSZone? = nil) -> Any { PDFPage(self) }

    /// The page as CoreGraphics reads it, or nil for one that the app made.
    open var pageRef: CGPDFPage? { if case .read(let page, _) = content { page } else { nil } }
    /// The number that the page shows.
    open var label: String? {
        guard let index = document?.index(for: self), index != NSNotFound else { return nil }
        return String(index + 1)
    }
    /// The text, which is not extracted.
    open var string: String? { nil }
    /// The styled text, which is not extracted.
    open var attributedString: NSAttributedString? { nil }
    /// The number of characters, which is 0: text is not extracted.
    open var numberOfCharacters: Int { 0 }

    /// Adds an annotation, which is not drawn.
    open func addAnnotation(_ annotation: PDFAnnotation) {
        annotations.append(annotation)
        annotation.page = self
    }
    open func removeAnnotation(_ annotation: PDFAnnotation) { annotations.removeAll { $0 === annotation } }
    /// Returns the topmost annotation at a point of the page.
    open func annotation(at point: CGPoint) -> PDFAnnotation? { annotations.last { $0.bounds.contains(point) } }

    // MARK: Drawing

    /// Returns a box in points, before the page is turned. Boxes that were not set are all the same.
    open func bounds(for box: PDFDisplayBox) -> CGRect {
        if let own = boxes[box] ?? boxes[.mediaBox] { return own }
        return switch content {
        case .blank: CGRect(x: 0, y: 0, width: 612, height: 792)
        case .read(_, let drawing): CGRect(origin: .zero, size: drawing.size)
        case .picture(let image): CGRect(origin: .zero, size: image.size)
        }
    }
    /// Sets a box in points.
    open func setBounds(_ bounds: CGRect, for box: PDFDisplayBox) { boxes[box] = bounds }

    /// The size in points, as the page is shown.
    var shownSize: CGSize {
        let size = bounds(for: .cropBox).size
        return rotation % 180 == 0 ? size : CGSize(width: size.height, height: size.width)
    }

    /// Draws the page, y upward, with the corner of the box at zero.
    open func draw(with box: PDFDisplayBox, to context: CGContext) {
        context.saveGState()
        defer { context.restoreGState() }
        let frame = bounds(for: box)
        switch (rotation % 360 + 360) % 360 {
        case 90: context.concatenate(CGAffineTransform(a: 0, b: -1, c: 1, d: 0, tx: 0, ty: frame.width))
        case 180: context.concatenate(CGAffineTransform(a: -1, b: 0, c: 0, d: -1, tx: frame.width, ty: frame.height))
        case 270: context.concatenate(CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: frame.height, ty: 0))
        default: break
        }
        context.clip(to: CGRect(origin: .zero, size: frame.size))
        switch content {
        case .blank: break
        case .read(let page, _):
            context.translateBy(x: -frame.minX, y: -frame.minY)
            context.drawPDFPage(page)
        case .picture(let image):
            // UIKit draws a picture as it is turned, y downward.
            context.translateBy(x: -frame.minX, y: image.size.height - frame.minY)
            context.scaleBy(x: 1, y: -1)
            UIGraphicsPushContext(context)
            image.draw(in: CGRect(origin: .zero, size: image.size))
            UIGraphicsPopContext()
        }
    }
    /// Draws the page in UIKit's directions into the rectangle from zero to its size.
    func drawDownwards(in context: CGContext) {
        context.saveGState()
        context.translateBy(x: 0, y: shownSize.height)
        context.scaleBy(x: 1, y: -1)
        draw(with: .cropBox, to: context)
        context.restoreGState()
    }
    /// Returns a picture of the page on white that fits in a size.
    open func thumbnail(of size: CGSize, for box: PDFDisplayBox) -> UIImage {
        let whole = shownSize
        let scale = min(size.width / whole.width, size.height / whole.height)
        let fitted = CGSize(width: max(1, whole.width * scale), height: max(1, whole.height * scale))
        return UIGraphicsImageRenderer(size: fitted).image { renderer in
            UIColor.white.setFill()
            renderer.fill(CGRect(origin: .zero, size: fitted))
            renderer.cgContext.scaleBy(x: fitted.width / whole.width, y: fitted.height / whole.height)
            drawDownwards(in: renderer.cgContext)
        }
    }
}

/// A note, a mark, or a field on a page.
open class PDFAnnotation: NSObject, @unchecked Sendable {
    /// The rectangle on the page, in points.
    open var bounds: CGRect
    /// The kind, such as `Highlight`.
    open var type: String?
    open var contents: String?
    open var color = UIColor.clear
    /// The font of its text.
    open var font: UIFont?
    /// The color of its text.
    open var fontColor: UIColor?
    /// The address of a link.
    open var url: URL?
    /// The place to which a link leads.
    open var destination: PDFDestination?
    open weak var page: PDFPage?

    /// Creates an annotation, such as one of the kind `Highlight`.
    public init(bounds: CGRect, forType type: PDFAnnotationSubtype, withProperties properties: [AnyHashable: Any]?) {
        (self.bounds, self.type) = (bounds, type.rawValue)
    }
}
public struct PDFAnnotationSubtype: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let circle = PDFAnnotationSubtype(rawValue: "Circle"), freeText = PDFAnnotationSubtype(rawValue: "FreeText")
    public static let highlight = PDFAnnotationSubtype(rawValue: "Highlight"), ink = PDFAnnotationSubtype(rawValue: "Ink")
    public static let line = PDFAnnotationSubtype(rawValue: "Line"), link = PDFAnnotationSubtype(rawValue: "Link")
    public static let square = PDFAnnotationSubtype(rawValue: "Square"), stamp = PDFAnnotationSubtype(rawValue: "Stamp")
    public static let strikeOut = PDFAnnotationSubtype(rawValue: "StrikeOut"), text = PDFAnnotationSubtype(rawValue: "Text")
    public static let underline = PDFAnnotationSubtype(rawValue: "Underline"), widget = PDFAnnotationSubtype(rawValue: "Widget")
}

/// A point of a page.
open class PDFDestination: NSObject, @unchecked Sendable {
    /// The page.
    public private(set) weak var page: PDFPage?
    /// The point on the page, in points.
    public let point: CGPoint
    /// How far the page is zoomed; unspecified by default.
    open var zoom = kPDFDestinationUnspecifiedValue
    /// Creates a place on a page.
    public init(page: PDFPage, at point: CGPoint) { (self.page, self.point) = (page, point) }
}
/// The coordinate of a destination that leaves it as it is.
public let kPDFDestinationUnspecifiedValue = CGFloat.greatestFiniteMagnitude

/// A range of text. It is empty: text is not extracted.
open class PDFSelection: NSObject, @unchecked Sendable {
    /// Creates an empty selection.
    public init(document: PDFDocument) {}
    /// The pages with selected text.
    open var pages: [PDFPage] { [] }
    /// The selected text.
    open var string: String? { nil }
    open var color: UIColor?
    /// Returns an empty rectangle.
    open func bounds(for page: PDFPage) -> CGRect { .zero }
}

/// A chapter. Those of files are not read.
open class PDFOutline: NSObject, @unchecked Sendable {
    private var children: [PDFOutline] = []
    /// The chapter that contains this one.
    open private(set) weak var parent: PDFOutline?
    /// The title.
    open var label: String?
    /// The beginning.
    open var destination: PDFDestination?
    /// Whether inner chapters are shown.
    open var isOpen = false
    /// The number of inner chapters.
    open var numberOfChildren: Int { children.count }
    /// Returns an inner chapter.
    open func child(at index: Int) -> PDFOutline? { children.indices.contains(index) ? children[index] : nil }
    /// Adds an inner chapter.
    open func insertChild(_ child: PDFOutline, at index: Int) {
        children.insert(child, at: min(max(0, index), children.count))
        child.parent = self
    }
}
