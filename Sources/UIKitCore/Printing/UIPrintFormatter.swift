import Foundation

/// An object that prints its content over one or more pages of a renderer.
@preconcurrency @MainActor
open class UIPrintFormatter: NSObject {
    /// The renderer to which the formatter was added, or `nil`.
    open internal(set) weak var printPageRenderer: UIPrintPageRenderer?
    /// The margins, in points, around the whole content. Stored but has no effect: ``perPageContentInsets`` applies.
    open var contentInsets = UIEdgeInsets.zero
    /// Whether the formatter may draw only on the main thread, as every formatter that draws views.
    open var requiresMainThread: Bool { true }
    /// The margins, in points, on every page.
    open var perPageContentInsets = UIEdgeInsets.zero
    /// The greatest height of the content in points; 0 for no limit. Stored but has no effect.
    open var maximumContentHeight: CGFloat = 0
    /// The greatest width of the content in points; 0 for no limit. Stored but has no effect.
    open var maximumContentWidth: CGFloat = 0
    /// The page on which the content begins, counted from 0.
    open internal(set) var startPage = 0
    /// FIXME(gap): content that does not fit on one page is cut off.
    open var pageCount: Int { 1 }
    /// Removes the formatter from its renderer.
    open func removeFromPrintPageRenderer() { printPageRenderer?.formatters.removeAll { $0 === self } }
    /// Draws the part of the content that is on a page into the current context. The base class draws nothing.
    open func draw(in rect: CGRect, forPageAt pageIndex: Int) {}
    /// Returns the rectangle of the content on a page, in points on the paper.
    open func rectForPage(at pageIndex: Int) -> CGRect { printPageRenderer?.contentRect.inset(by: perPageContentInsets) ?? .zero }
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
    open var attributedText: NSAttributedString?
    /// The font of text without one of its own, or `nil` for the default.
    open var font: UIFont?
    /// The color of text without one of its own, or `nil` for black.
    open var color: UIColor?
    /// The alignment of text without one of its own.
    open var textAlignment = NSTextAlignment.natural
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

    open override func draw(in rect: CGRect, forPageAt pageIndex: Int) {
        guard let attributedText else { return }
        let text = NSMutableAttributedString(attributedString: attributedText), whole = NSRange(location: 0, length: text.length)
        if let font { text.addAttribute(.font, value: font, range: whole) }
        if let color { text.addAttribute(.foregroundColor, value: color, range: whole) }
        if textAlignment != .natural {
            let style = NSMutableParagraphStyle()
            style.alignment = textAlignment
            text.addAttribute(.paragraphStyle, value: style, range: whole)
        }
        text.draw(in: rect)
    }
}

/// Prints HTML, to the extent that attributed strings support it.
@preconcurrency @MainActor
open class UIMarkupTextPrintFormatter: UIPrintFormatter {
    /// The HTML to print, or `nil`.
    open var markupText: String?
    /// Creates a formatter for HTML.
    public init(markupText: String) { self.markupText = markupText }

    open override func draw(in rect: CGRect, forPageAt pageIndex: Int) {
        guard let data = markupText?.data(using: .utf8),
            let text = try? NSAttributedString(
                data: data, options: [.documentType: NSAttributedString.DocumentType.html], documentAttributes: nil)
        else { return }
        text.draw(in: rect)
    }
}
