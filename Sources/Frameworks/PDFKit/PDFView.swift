/// The arrangement of pages.
public enum PDFDisplayMode: Int, Sendable { case singlePage, singlePageContinuous, twoUp, twoUpContinuous }
/// The direction in which pages follow each other.
public enum PDFDisplayDirection: Int, Sendable { case vertical, horizontal }
/// How pictures are scaled, which has no effect.
public enum PDFInterpolationQuality: Int, Sendable { case none, low, high }

extension Notification.Name {
    /// The view shows another document.
    public static let PDFViewDocumentChanged = Notification.Name("PDFViewChangedDocument")
    /// Another page is in the middle of the view.
    public static let PDFViewPageChanged = Notification.Name("PDFViewChangedPage")
    public static let PDFViewScaleChanged = Notification.Name("PDFViewChangedScale")
    /// Other pages are visible.
    public static let PDFViewVisiblePagesChanged = Notification.Name("PDFViewVisiblePagesChanged")
    /// The selected text changed. It is never posted.
    public static let PDFViewSelectionChanged = Notification.Name("PDFViewChangedSelection")
    public static let PDFViewDisplayModeChanged = Notification.Name("PDFViewDisplayModeChanged")
    /// The display box changed. It is never posted.
    public static let PDFViewDisplayBoxChanged = Notification.Name("PDFViewDisplayBoxChanged")
}

/// The callbacks of a view of a document.
@preconcurrency @MainActor public protocol PDFViewDelegate: NSObjectProtocol {
    /// Called for a tap on a link. It is never called: links are not read.
    func pdfViewWillClick(onLink sender: PDFView, with url: URL)
    /// Returns the controller that presents the view's dialogs. It is never called.
    func pdfViewParentViewController() -> UIViewController
}
extension PDFViewDelegate {
    /// Does nothing.
    public func pdfViewWillClick(onLink sender: PDFView, with url: URL) {}
    public func pdfViewParentViewController() -> UIViewController { UIViewController() }
}

/// Shows a document: its pages scroll and zoom.
open class PDFView: UIView, UIScrollViewDelegate {
    private let scroll = UIScrollView()
    private let pagesView = UIView()
    private var pageViews: [PageView] = []
    private var shownPage: PDFPage?
    private var paging = false
    /// Whether the view scrolls by itself, so that the current page stays.
    private var isArranging = false
    private var chosenScale: CGFloat = 1

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }
    private func setUp() {
        // Apple's documentation: 50 % gray.
        if backgroundColor == nil { backgroundColor = .gray }
        clipsToBounds = true
        scroll.frame = bounds
        scroll.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        scroll.delegate = self
        scroll.addSubview(pagesView)
        addSubview(scroll)
    }

    // MARK: Settings

    open var document: PDFDocument? {
        didSet {
            shownPage = document?.page(at: 0)
            isArranging = true
            rebuild()
            scroll.contentOffset = CGPoint(x: -scroll.adjustedContentInset.left, y: -scroll.adjustedContentInset.top)
            isArranging = false
            post(.PDFViewDocumentChanged)
        }
    }
    /// The object that receives taps on links.
    open weak var delegate: (any PDFViewDelegate)?
    /// Whether one page or all are shown, one or two in a row.
    open var displayMode = PDFDisplayMode.singlePageContinuous {
        didSet {
            rebuild()
            post(.PDFViewDisplayModeChanged)
        }
    }
    /// Whether pages follow each other down or to the right.
    open var displayDirection = PDFDisplayDirection.vertical { didSet { rebuild() } }
    /// The box that is shown, which has no effect.
    open var displayBox = PDFDisplayBox.cropBox
    /// Whether the first page is shown alone when pages are shown in pairs.
    open var displaysAsBook = false { didSet { rebuild() } }
    /// Whether pages begin at the right, which has no effect.
    open var displaysRTL = false
    /// Whether there is space between pages.
    open var displaysPageBreaks = true { didSet { rebuild() } }
    /// The space around each page, in points of the page.
    open var pageBreakMargins = UIEdgeInsets(top: 4.75, left: 4, bottom: 4.75, right: 4) { didSet { rebuild() } }
    open var pageShadowsEnabled = true { didSet { rebuild() } }
    /// How pictures are scaled, which has no effect.
    open var interpolationQuality = PDFInterpolationQuality.high
    /// Whether dates and addresses become links, which has no effect.
    open var enableDataDetectors = false
    /// Whether fingers draw, which has no effect.
    open var isInMarkupMode = false
    /// The selected text. Text can't be selected here.
    open var currentSelection: PDFSelection?
    /// Ranges of text to emphasize, which has no effect.
    open var highlightedSelections: [PDFSelection]?
    /// Selects nothing.
    open func clearSelection() { currentSelection = nil }

    /// Whether one page at a time is shown, which a swipe to the side turns.
    open var isUsingPageViewController: Bool { paging }
    /// Shows one page at a time, which a swipe to the side turns. The options have no effect.
    open func usePageViewController(_ enable: Bool, withViewOptions viewOptions: [AnyHashable: Any]? = nil) {
        paging = enable
        scroll.isPagingEnabled = enable
        rebuild()
    }

    // MARK: Scale

    /// Whether the scale follows the view's size, so that a page fits.
    open var autoScales = false { didSet { setNeedsLayout() } }
    /// The size of a point of a page. Setting it ends the automatic scale.
    open var scaleFactor: CGFloat {
        get { chosenScale }
        set {
            autoScales = false
            apply(scale: newValue)
        }
    }
    /// The least scale of a pinch.
    open var minScaleFactor: CGFloat = 0.1 { didSet { limitZoom() } }
    /// The greatest scale of a pinch.
    open var maxScaleFactor: CGFloat = 10 { didSet { limitZoom() } }
    /// The scale in which a page fits: its width if pages scroll down, its height if they scroll to the side.
    open var scaleFactorForSizeToFit: CGFloat {
        guard !pageViews.isEmpty, bounds.width > 0, bounds.height > 0 else { return 1 }
        let rows = rows(pageViews)
        let widest = rows.map { $0.reduce(0) { $0 + outerSize($1).width } }.max() ?? 1
        let highest = rows.flatMap { $0.map { outerSize($0).height } }.max() ?? 1
        let inset = scroll.adjustedContentInset
        let (width, height) = (bounds.width - inset.left - inset.right, bounds.height - inset.top - inset.bottom)
        if isSingle || paging { return min(width / widest, height / highest) }
        return displayDirection == .vertical ? width / widest : height / highest
    }
    /// Whether the scale can be increased.
    open var canZoomIn: Bool { chosenScale < maxScaleFactor }
    /// Whether the scale can be decreased.
    open var canZoomOut: Bool { chosenScale > minScaleFactor }
    /// Increases the scale.
    open func zoomIn(_ sender: Any?) { scaleFactor = min(maxScaleFactor, chosenScale * 1.25) }
    /// Decreases the scale.
    open func zoomOut(_ sender: Any?) { scaleFactor = max(minScaleFactor, chosenScale / 1.25) }

    private func limitZoom() {
        scroll.minimumZoomScale = min(minScaleFactor, chosenScale) / chosenScale
        scroll.maximumZoomScale = max(maxScaleFactor, chosenScale) / chosenScale
    }
    private func apply(scale: CGFloat) {
        guard scale > 0, scale.isFinite, scale != chosenScale else { return }
        let before = isArranging
        isArranging = true
        defer { isArranging = before }
        chosenScale = scale
        arrange()
        post(.PDFViewScaleChanged)
    }

    // MARK: Layout

    private var isSingle: Bool { !paging && (displayMode == .singlePage || displayMode == .twoUp) }
    private var margins: UIEdgeInsets { displaysPageBreaks ? pageBreakMargins : .zero }
    private func outerSize(_ page: PageView) -> CGSize {
        let size = page.page.shownSize
        return CGSize(width: size.width + margins.left + margins.right, height: size.height + margins.top + margins.bottom)
    }
    private func rows<Page>(_ pages: [Page]) -> [[Page]] {
        guard !paging, displayMode == .twoUp || displayMode == .twoUpContinuous else { return pages.map { [$0] } }
        let first = displaysAsBook ? min(1, pages.count) : 0
        let alone: [[Page]] = first > 0 ? [[pages[0]]] : []
        return alone + stride(from: first, to: pages.count, by: 2).map { Array(pages[$0..<min($0 + 2, pages.count)]) }
    }

    private func rebuild() {
        let before = isArranging
        isArranging = true
        defer { isArranging = before }
        for view in pageViews { view.removeFromSuperview() }
        let all = document.map { document in (0..<document.pageCount).compactMap(document.page) } ?? []
        let shown = isSingle ? rows(all).first { $0.contains { $0 === shownPage } } ?? [] : all
        pageViews = shown.map { PageView($0, hasShadow: pageShadowsEnabled) }
        for view in pageViews { pagesView.addSubview(view) }
        arrange()
        setNeedsLayout()
    }

    private func arrange() {
        scroll.zoomScale = 1
        var end = CGPoint.zero
        var breadth: CGFloat = 0
        let isVertical = displayDirection == .vertical && !paging
        let lines = isVertical ? rows(pageViews) : [pageViews]
        for line in lines {
            if isVertical { end.x = 0 }
            var depth: CGFloat = 0
            for view in line {
                let outer = outerSize(view), size = view.page.shownSize
                let cell = paging ? bounds.size : CGSize(width: outer.width * chosenScale, height: outer.height * chosenScale)
                let inner = CGSize(width: size.width * chosenScale, height: size.height * chosenScale)
                view.frame = CGRect(
                    x: end.x + (paging ? (cell.width - inner.width) / 2 : margins.left * chosenScale),
                    y: end.y + (paging ? max(0, (cell.height - inner.height) / 2) : margins.top * chosenScale), width: inner.width,
                    height: inner.height)
                end.x += cell.width
                depth = max(depth, cell.height)
            }
            breadth = max(breadth, end.x)
            end.y += depth
        }
        pagesView.frame = CGRect(x: 0, y: 0, width: breadth, height: end.y)
        if isVertical {
            // Narrower rows are centered.
            for line in lines {
                let width = line.reduce(0) { $0 + outerSize($1).width * chosenScale }
                for view in line { view.frame.origin.x += (breadth - width) / 2 }
            }
        } else if !paging {
            for view in pageViews { view.frame.origin.y = (end.y - view.frame.height) / 2 }
        }
        scroll.contentSize = pagesView.frame.size
        limitZoom()
        center()
    }
    /// Centers the pages if they are smaller than the view.
    private func center() {
        guard !paging else { return }
        let inset = scroll.adjustedContentInset
        let space = CGSize(
            width: bounds.width - inset.left - inset.right - pagesView.frame.width,
            height: bounds.height - inset.top - inset.bottom - pagesView.frame.height)
        pagesView.frame.origin = CGPoint(x: max(0, space.width / 2), y: max(0, space.height / 2))
    }
    open override func layoutSubviews() {
        super.layoutSubviews()
        layoutDocumentView()
    }
    open override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        setNeedsLayout()
    }
    /// Lays the pages out again.
    open func layoutDocumentView() {
        let wasArranging = isArranging
        isArranging = true
        defer { isArranging = wasArranging }
        let place = isSingle ? nil : currentPage
        let isAtTop = scroll.contentOffset.y <= -scroll.adjustedContentInset.top
        let before = chosenScale
        if autoScales { apply(scale: scaleFactorForSizeToFit) }
        arrange()
        if let place, before != chosenScale, !isAtTop { go(to: place) }
    }

    /// The view that contains the pages.
    open var documentView: UIView? { document == nil ? nil : pagesView }

    open func viewForZooming(in scrollView: UIScrollView) -> UIView? { pagesView }
    open func scrollViewDidZoom(_ scrollView: UIScrollView) { center() }
    open func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {
        let offset = scrollView.contentOffset
        scaleFactor = chosenScale * scale
        scrollView.contentOffset = offset
    }
    open func scrollViewDidScroll(_ scrollView: UIScrollView) { notePage() }

    // MARK: Pages

    private func notePage() {
        guard !isSingle, !isArranging, let page = pageInTheMiddle, page !== shownPage else { return }
        shownPage = page
        post(.PDFViewPageChanged)
        post(.PDFViewVisiblePagesChanged)
    }
    private var visibleRectangle: CGRect { pagesView.convert(scroll.bounds, from: scroll) }
    private var pageInTheMiddle: PDFPage? {
        let middle = CGPoint(x: visibleRectangle.midX, y: visibleRectangle.midY)
        func distance(_ view: PageView) -> CGFloat {
            hypot(
                max(view.frame.minX - middle.x, middle.x - view.frame.maxX, 0),
                max(view.frame.minY - middle.y, middle.y - view.frame.maxY, 0))
        }
        return pageViews.min { distance($0) < distance($1) }?.page
    }
    /// The page in the middle.
    open var currentPage: PDFPage? { shownPage }
    /// The pages of which a part is visible.
    open var visiblePages: [PDFPage] { pageViews.filter { $0.frame.intersects(visibleRectangle) }.map(\.page) }
    /// The beginning of the current page.
    open var currentDestination: PDFDestination? {
        shownPage.map { PDFDestination(page: $0, at: CGPoint(x: 0, y: $0.bounds(for: displayBox).maxY)) }
    }

    /// Shows a page.
    open func go(to page: PDFPage) {
        guard let document, document.index(for: page) != NSNotFound else { return }
        let isOther = page !== shownPage
        shownPage = page
        layoutIfNeeded()
        let before = isArranging
        isArranging = true
        defer { isArranging = before }
        if isSingle, isOther { rebuild() }
        if let view = pageViews.first(where: { $0.page === page }) {
            let frame = scroll.convert(view.frame, from: pagesView), inset = scroll.adjustedContentInset
            let farthest = CGPoint(
                x: max(scroll.contentSize.width + inset.right - scroll.bounds.width, -inset.left),
                y: max(scroll.contentSize.height + inset.bottom - scroll.bounds.height, -inset.top))
            let isAcross = paging || displayDirection == .horizontal
            let wanted = paging ? CGFloat(document.index(for: page)) * bounds.width : frame.minX - margins.left * chosenScale
            scroll.contentOffset = CGPoint(
                x: isAcross ? min(wanted, farthest.x) : scroll.contentOffset.x,
                y: isAcross ? scroll.contentOffset.y : min(frame.minY - margins.top * chosenScale - inset.top, farthest.y))
        }
        guard isOther else { return }
        post(.PDFViewPageChanged)
        post(.PDFViewVisiblePagesChanged)
    }
    /// Shows the page of a place.
    open func go(to destination: PDFDestination) { if let page = destination.page { go(to: page) } }
    /// Shows the page of a rectangle.
    open func go(to rect: CGRect, on page: PDFPage) { go(to: page) }
    /// Shows the page of a selection.
    open func go(to selection: PDFSelection) { if let page = selection.pages.first { go(to: page) } }

    private func page(_ distance: Int) -> PDFPage? {
        guard let document, let shownPage else { return nil }
        let step = displayMode == .twoUp && !paging ? 2 * distance : distance
        return document.page(at: document.index(for: shownPage) + step)
    }
    /// Whether there is a page after the current one.
    open var canGoToNextPage: Bool { page(1) != nil }
    /// Whether there is a page before the current one.
    open var canGoToPreviousPage: Bool { page(-1) != nil }
    /// Whether the current page isn't the first one.
    open var canGoToFirstPage: Bool { canGoToPreviousPage }
    /// Whether the current page isn't the last one.
    open var canGoToLastPage: Bool { canGoToNextPage }
    /// Shows the next page.
    open func goToNextPage(_ sender: Any?) { if let page = page(1) { go(to: page) } }
    /// Shows the previous page.
    open func goToPreviousPage(_ sender: Any?) { if let page = page(-1) { go(to: page) } }
    /// Shows the first page.
    open func goToFirstPage(_ sender: Any?) { if let page = document?.page(at: 0) { go(to: page) } }
    /// Shows the last page.
    open func goToLastPage(_ sender: Any?) { if let document, let page = document.page(at: document.pageCount - 1) { go(to: page) } }

    /// Returns the page at a point of the view, or the nearest one.
    open func page(for point: CGPoint, nearest: Bool) -> PDFPage? {
        let place = pagesView.convert(point, from: self)
        return pageViews.first { $0.frame.contains(place) }?.page ?? (nearest ? pageInTheMiddle : nil)
    }
    /// Returns a point of the view as one of a page, y upward.
    open func convert(_ point: CGPoint, to page: PDFPage) -> CGPoint {
        guard let view = pageViews.first(where: { $0.page === page }) else { return point }
        let place = view.convert(point, from: self), box = page.bounds(for: .cropBox)
        return CGPoint(x: place.x / chosenScale + box.minX, y: page.shownSize.height - place.y / chosenScale + box.minY)
    }
    /// Returns a point of a page, y upward, as one of the view.
    open func convert(_ point: CGPoint, from page: PDFPage) -> CGPoint {
        guard let view = pageViews.first(where: { $0.page === page }) else { return point }
        let box = page.bounds(for: .cropBox)
        let place = CGPoint(
            x: (point.x - box.minX) * chosenScale, y: (page.shownSize.height - point.y + box.minY) * chosenScale)
        return view.convert(place, to: self)
    }

    private func post(_ name: Notification.Name) { NotificationCenter.default.post(name: name, object: self) }
}

/// One page, drawn in the size of the view.
private final class PageView: UIView {
    let page: PDFPage

    init(_ page: PDFPage, hasShadow: Bool) {
        self.page = page
        super.init(frame: .zero)
        backgroundColor = .white
        contentMode = .redraw
        guard hasShadow else { return }
        (layer.shadowOpacity, layer.shadowRadius, layer.shadowOffset) = (0.25, 3, .zero)
    }
    required init?(coder: NSCoder) { nil }

    override func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext(), bounds.width > 0 else { return }
        let size = page.shownSize
        context.saveGState()
        context.scaleBy(x: bounds.width / size.width, y: bounds.height / size.height)
        page.drawDownwards(in: context)
        context.restoreGState()
    }
}

/// The direction of a row of thumbnails.
public enum PDFThumbnailLayoutMode: Int, Sendable { case vertical, horizontal }

/// Small pictures of the pages of a view; a tap on one shows its page.
open class PDFThumbnailView: UIView {
    /// The view whose pages are shown.
    open weak var pdfView: PDFView? {
        didSet {
            if let observer { NotificationCenter.default.removeObserver(observer) }
            observer = NotificationCenter.default.addObserver(forName: .PDFViewDocumentChanged, object: pdfView, queue: nil) {
                [weak self] _ in
                MainActor.assumeIsolated { self?.reload() }
            }
            reload()
        }
    }
    private var observer: (any NSObjectProtocol)?
    /// The greatest size of a picture.
    open var thumbnailSize = CGSize(width: 32, height: 40) { didSet { reload() } }
    /// Whether the pictures are in a row or a column.
    open var layoutMode = PDFThumbnailLayoutMode.horizontal { didSet { setNeedsLayout() } }
    /// The space around the pictures.
    open var contentInset = UIEdgeInsets.zero { didSet { setNeedsLayout() } }
    /// The current page.
    open var selectedPages: [PDFPage]? { pdfView?.currentPage.map { [$0] } }

    private func reload() {
        for view in subviews { view.removeFromSuperview() }
        guard let document = pdfView?.document else { return }
        for index in 0..<document.pageCount {
            guard let page = document.page(at: index) else { continue }
            let picture = UIImageView(image: page.thumbnail(of: thumbnailSize, for: .cropBox))
            picture.isUserInteractionEnabled = true
            let tap = UITapGestureRecognizer()
            tap.addHandler { [weak self, weak page] _ in if let page { self?.pdfView?.go(to: page) } }
            picture.addGestureRecognizer(tap)
            addSubview(picture)
        }
        setNeedsLayout()
    }
    open override func layoutSubviews() {
        super.layoutSubviews()
        let space = bounds.inset(by: contentInset)
        let isRow = layoutMode == .horizontal
        let lengths = subviews.map { ($0 as? UIImageView)?.image?.size ?? .zero }
        let whole = lengths.reduce(0) { $0 + (isRow ? $1.width : $1.height) + 2 }
        var end = isRow ? max(space.minX, space.midX - whole / 2) : space.minY
        for (view, size) in zip(subviews, lengths) {
            view.frame = CGRect(
                x: isRow ? end : space.midX - size.width / 2, y: isRow ? space.midY - size.height / 2 : end, width: size.width,
                height: size.height)
            end += (isRow ? size.width : size.height) + 2
        }
    }
}
