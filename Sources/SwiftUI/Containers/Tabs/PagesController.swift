/// Shows tabs as pages side by side that the user swipes, with dots below.
final class PagesController: UIViewController, UIScrollViewDelegate, TabPresenter {
    var chosen: ((Int) -> Void)?
    var tint: UIColor?
    private let mode: PageTabViewStyle.IndexDisplayMode
    private let scrollView = UIScrollView()
    private let dots = UIPageControl()
    private var pages: [PageController] = []
    private var index = 0

    init(_ mode: PageTabViewStyle.IndexDisplayMode, hasBackground: Bool) {
        self.mode = mode
        super.init(nibName: nil, bundle: nil)
        dots.backgroundStyle = hasBackground ? .prominent : .automatic
    }
    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        scrollView.isPagingEnabled = true
        scrollView.showsHorizontalScrollIndicator = false
        scrollView.contentInsetAdjustmentBehavior = .never
        scrollView.delegate = self
        view.addSubview(scrollView)
        view.addSubview(dots)
        dots.addAction(UIAction { [weak self] _ in self?.dotsMoved() }, for: .valueChanged)
    }
    override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }

    func show(_ new: [PageController]) {
        loadViewIfNeeded()
        guard new != pages else { return }
        for page in pages where !new.contains(page) {
            page.willMove(toParent: nil)
            page.view.removeFromSuperview()
            page.removeFromParent()
        }
        for page in new where page.parent !== self {
            addChild(page)
            page.view.backgroundColor = .clear
            scrollView.addSubview(page.view)
            page.didMove(toParent: self)
        }
        pages = new
        dots.numberOfPages = new.count
        dots.isHidden = mode == .never || (mode == .automatic && new.count < 2)
        index = min(index, max(0, new.count - 1))
        view.setNeedsLayout()
    }
    func select(_ new: Int) {
        guard new != index, pages.indices.contains(new) else { return }
        loadViewIfNeeded()
        let isAnimated = view.window != nil && UIView.inheritedAnimationDuration > 0
        change(to: new)
        scrollView.setContentOffset(CGPoint(x: CGFloat(new) * scrollView.bounds.width, y: 0), animated: isAnimated)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let bounds = view.bounds
        if scrollView.frame != bounds {
            scrollView.frame = bounds
            scrollView.contentOffset = CGPoint(x: CGFloat(index) * bounds.width, y: 0)
        }
        scrollView.contentSize = CGSize(width: bounds.width * CGFloat(pages.count), height: bounds.height)
        for (number, page) in pages.enumerated() {
            page.view.frame = CGRect(x: CGFloat(number) * bounds.width, y: 0, width: bounds.width, height: bounds.height)
        }
        let size = dots.size(forNumberOfPages: pages.count)
        dots.frame = CGRect(x: 0, y: bounds.height - view.safeAreaInsets.bottom - size.height - 8, width: bounds.width, height: size.height)
        dots.currentPage = index
    }

    // MARK: Moving

    private func change(to new: Int) {
        guard new != index, pages.indices.contains(new) else { return }
        let old = index
        index = new
        dots.currentPage = new
        guard isVisible else { return }
        pages[old].beginAppearanceTransition(false, animated: false)
        pages[new].beginAppearanceTransition(true, animated: false)
        pages[old].endAppearanceTransition()
        pages[new].endAppearanceTransition()
    }
    func scrollViewDidScroll(_ scrollView: UIScrollView) {
        guard scrollView.bounds.width > 0, scrollView.isDragging || scrollView.isDecelerating else { return }
        let new = Int((scrollView.contentOffset.x / scrollView.bounds.width).rounded())
        guard new != index, pages.indices.contains(new) else { return }
        change(to: new)
        chosen?(new)
    }
    private func dotsMoved() {
        let new = dots.currentPage
        guard new != index else { return }
        change(to: new)
        scrollView.setContentOffset(CGPoint(x: CGFloat(new) * scrollView.bounds.width, y: 0), animated: true)
        chosen?(new)
    }

    // MARK: Appearing

    private var isVisible = false
    private var current: PageController? { pages.indices.contains(index) ? pages[index] : nil }
    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        current?.beginAppearanceTransition(true, animated: animated)
    }
    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        isVisible = true
        current?.endAppearanceTransition()
    }
    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        current?.beginAppearanceTransition(false, animated: animated)
    }
    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        isVisible = false
        current?.endAppearanceTransition()
    }
}
