import Foundation

/// An object that prints its content over one or more pages of a renderer.
@preconcurrency @MainActor
open class UIPrintFormatter: NSObject {
    /// The renderer to which the formatter was added, or `nil`.
    open internal(set) weak var printPageRenderer: UIPrintPageRenderer?
    /// The margins, in points, from the edges of the printable area. The upper one is used on the first page only, the lower one never.
    open var contentInsets = UIEdgeInsets.zero
    /// Whether the formatter may draw only on the main thread, as every formatter that draws views.
    open var requiresMainThread: Bool { true }
    /// The margins, in points, from the edges of every page. They have no effect where the printable area or ``contentInsets`` begin
    /// further inside.
    open var perPageContentInsets = UIEdgeInsets.zero
    /// The greatest height of the content on a page in points; 0 for no limit.
    open var maximumContentHeight: CGFloat = 0
    /// The greatest width of the content in points; 0 for no limit.
    open var maximumContentWidth: CGFloat = 0
    /// The page on which the content begins, counted from 0; `NSNotFound`, the default, is the first one.
    open var startPage = NSNotFound
    var firstPage: Int { startPage == NSNotFound ? 0 : startPage }
    /// The number of pages that the content takes.
    // FIXME(gap): the content of a view is cut off after one page.
    open var pageCount: Int { pages?.pages.count ?? 1 }
    /// Removes the formatter from its renderer.
    open func removeFromPrintPageRenderer() {
        printPageRenderer?.formatters.removeAll { $0 === self }
        printPageRenderer = nil
    }
    /// Draws the part of the content that is on a page into the current context. The base class draws nothing.
    open func draw(in rect: CGRect, forPageAt pageIndex: Int) {
        guard let text = printedText else { return }
        if let pages { pages.draw(page: pageIndex - firstPage, at: rect.origin) } else { text.draw(in: rect) }
    }
    /// Returns the rectangle of the content on a page, in points on the paper; an empty one for a page without content.
    open func rectForPage(at pageIndex: Int) -> CGRect {
        let page = pageIndex - firstPage
        return page >= 0 && page < pageCount ? area(page) : .zero
    }

    // MARK: Pages of text

    /// The text of a formatter that prints text.
    var printedText: NSAttributedString? { nil }
    /// The text's pages on the areas for which they were laid out.
    private var paged: (first: CGRect, other: CGRect, pages: PagedText)?

    /// The pages of the text, or `nil` without a renderer, whose paper determines them.
    private var pages: PagedText? {
        guard printPageRenderer != nil, let text = printedText else { return nil }
        let first = area(0), other = area(1)
        if let paged, paged.first == first, paged.other == other { return paged.pages }
        let pages = PagedText(text, width: first.width) { $0 == 0 ? first.height : other.height }
        paged = (first, other, pages)
        return pages
    }

    /// Lays out the text again.
    func textDidChange() { paged = nil }

    /// Returns the area of a page of the content, counted from 0, in points on the paper.
    private func area(_ page: Int) -> CGRect {
        guard let renderer = printPageRenderer else { return .zero }
        var insets = contentInsets
        insets.bottom = 0
        if page > 0 { insets.top = 0 }
        var area = renderer.contentRect.inset(by: insets).intersection(renderer.paperRect.inset(by: perPageContentInsets))
        guard !area.isNull else { return .zero }
        if maximumContentWidth > 0 { area.size.width = min(area.width, maximumContentWidth) }
        if maximumContentHeight > 0 { area.size.height = min(area.height, maximumContentHeight) }
        return area
    }
}

/// Prints the content of a view.
@preconcurrency @MainActor
open class UIViewPrintFormatter: UIPrintFormatter {
    /// The view whose content is printed.
    open private(set) var view: UIView
    init(view: UIView) { self.view = view }
    open override func draw(in rect: CGRect, forPageAt pageIndex: Int) {
        _ = view.drawHierarchy(in: CGRect(origin: rect.origin, size: view.bounds.size), afterScreenUpdates: true)
    }
}

/// Prints text in one font and color, or attributed text, across as many pages as it needs.
@preconcurrency @MainActor
open class UISimpleTextPrintFormatter: UIPrintFormatter {
    /// The text without attributes, or `nil`. Setting it removes all attributes.
    open var text: String? {
        get { attributedText?.string }
        set { attributedText = newValue.map { NSAttributedString(string: $0) } }
    }
    /// The text to print, or `nil`.
    open var attributedText: NSAttributedString? { didSet { textDidChange() } }
    /// The font of text without one of its own, or `nil` for the default.
    open var font: UIFont? { didSet { textDidChange() } }
    /// The color of text without one of its own, or `nil` for black.
    open var color: UIColor? { didSet { textDidChange() } }
    /// The alignment of text without one of its own.
    open var textAlignment = NSTextAlignment.natural { didSet { textDidChange() } }
    /// Creates a formatter for plain text.
    public init(text: String) {
        super.init()
        self.text = text
    }
    /// Creates a formatter for attributed text.
    public init(attributedText: NSAttributedString) {
        super.init()
        self.attributedText = attributedText
    }

    override var printedText: NSAttributedString? {
        guard let attributedText else { return nil }
        let text = NSMutableAttributedString(attributedString: attributedText), whole = NSRange(location: 0, length: text.length)
        if let font { text.addAttribute(.font, value: font, range: whole) }
        if let color { text.addAttribute(.foregroundColor, value: color, range: whole) }
        if textAlignment != .natural {
            let style = NSMutableParagraphStyle()
            style.alignment = textAlignment
            text.addAttribute(.paragraphStyle, value: style, range: whole)
        }
        return text
    }
}

/// Prints HTML, to the extent that attributed strings support it.
@preconcurrency @MainActor
open class UIMarkupTextPrintFormatter: UIPrintFormatter {
    /// The HTML to print, or `nil`.
    open var markupText: String? {
        didSet {
            parsed = nil
            textDidChange()
        }
    }
    private var parsed: NSAttributedString?
    /// Creates a formatter for HTML.
    public init(markupText: String) { self.markupText = markupText }

    override var printedText: NSAttributedString? {
        if let parsed { return parsed }
        guard let data = markupText?.data(using: .utf8) else { return nil }
        parsed = try? NSAttributedString(
            data: data, options: [.documentType: NSAttributedString.DocumentType.html], documentAttributes: nil)
        return parsed
    }
}
