import Foundation

/// Draws the pages of a print job: header, footer, formatters, content. There is no printer, but the pages can be drawn into any context,
/// such as a PDF's.
@preconcurrency @MainActor
open class UIPrintPageRenderer: KeyValueObject {
    public override init() {}

    /// The height of the area at the top of every page, in points; 0 for no header.
    open var headerHeight: CGFloat = 0
    /// The height of the area at the bottom of every page, in points; 0 for no footer.
    open var footerHeight: CGFloat = 0
    /// The rectangle of the paper, in points: A4 unless `setValue(_:forKey:)` sets another, as code that creates PDFs does.
    open var paperRect: CGRect { paper }
    /// The part of the paper that can be printed, in points: all of it unless `setValue(_:forKey:)` sets another.
    open var printableRect: CGRect { printable ?? paper }
    private var paper = CGRect(x: 0, y: 0, width: 595.2, height: 841.8)
    private var printable: CGRect?
    /// The number of pages: those of the formatters, at least 1. Overrides return their own.
    open var numberOfPages: Int { max(1, formatters.map { $0.firstPage + $0.pageCount }.max() ?? 0) }
    /// The formatters, or `nil` to remove them all.
    open var printFormatters: [UIPrintFormatter]? {
        get { formatters }
        set {
            for formatter in formatters { formatter.printPageRenderer = nil }
            formatters = newValue ?? []
            for formatter in formatters { formatter.printPageRenderer = self }
        }
    }
    var formatters: [UIPrintFormatter] = []

    /// The printable area without header and footer.
    var contentRect: CGRect { printableRect.inset(by: UIEdgeInsets(top: headerHeight, left: 0, bottom: footerHeight, right: 0)) }

    /// Returns the formatters whose content is on a page.
    open func printFormattersForPage(at pageIndex: Int) -> [UIPrintFormatter]? {
        formatters.filter { ($0.firstPage..<($0.firstPage + $0.pageCount)).contains(pageIndex) }
    }
    /// Adds a formatter whose content begins on a page.
    open func addPrintFormatter(_ formatter: UIPrintFormatter, startingAtPageAt pageIndex: Int) {
        formatter.printPageRenderer = self
        formatter.startPage = pageIndex
        formatters.append(formatter)
    }
    /// The quality in which pages are rendered, which is the requested one.
    open func currentRenderingQuality(forRequested requestedRenderingQuality: UIPrintRenderingQuality) -> UIPrintRenderingQuality {
        requestedRenderingQuality
    }
    /// Called before pages are drawn. The base class does nothing.
    open func prepare(forDrawingPages range: NSRange) {}

    /// Draws a page into the current context: header, formatters, content, and footer.
    open func drawPage(at pageIndex: Int, in printableRect: CGRect) {
        if headerHeight > 0 {
            drawHeaderForPage(
                at: pageIndex, in: CGRect(x: printableRect.minX, y: printableRect.minY, width: printableRect.width, height: headerHeight))
        }
        for formatter in printFormattersForPage(at: pageIndex) ?? [] { drawPrintFormatter(formatter, forPageAt: pageIndex) }
        drawContentForPage(
            at: pageIndex, in: printableRect.inset(by: UIEdgeInsets(top: headerHeight, left: 0, bottom: footerHeight, right: 0)))
        if footerHeight > 0 {
            drawFooterForPage(
                at: pageIndex,
                in: CGRect(x: printableRect.minX, y: printableRect.maxY - footerHeight, width: printableRect.width, height: footerHeight))
        }
    }
    /// Draws the header of a page. The base class draws nothing.
    open func drawHeaderForPage(at pageIndex: Int, in headerRect: CGRect) {}
    /// Draws content of the app's own over that of the formatters. The base class draws nothing.
    open func drawContentForPage(at pageIndex: Int, in contentRect: CGRect) {}
    /// Draws the footer of a page. The base class draws nothing.
    open func drawFooterForPage(at pageIndex: Int, in footerRect: CGRect) {}
    /// Draws the part of a formatter's content that is on a page.
    open func drawPrintFormatter(_ printFormatter: UIPrintFormatter, forPageAt pageIndex: Int) {
        printFormatter.draw(in: printFormatter.rectForPage(at: pageIndex), forPageAt: pageIndex)
    }

    nonisolated open override func setValue(_ value: Any?, forKey key: String) {
        let rect = value as? CGRect ?? (value as? NSValue)?.rectValue
        nonisolated(unsafe) let renderer = self
        let isKnown = MainActor.assumeIsolated {
            guard let rect else { return false }
            if key == "paperRect" {
                renderer.paper = rect
            } else if key == "printableRect" {
                renderer.printable = rect
            } else {
                return false
            }
            return true
        }
        if !isKnown { super.setValue(value, forKey: key) }
    }
}

/// The quality of printed pages: the best, or one that is drawn quickly.
public enum UIPrintRenderingQuality: Int, Sendable { case best, responsive }
