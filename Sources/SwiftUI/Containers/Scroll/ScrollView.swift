/// A view that scrolls its content with UIKit's scroll view.
public struct ScrollView<Content: View>: View, PrimitiveView, AnyScrollView {
    public var content: Content
    public var axes: Axis.Set
    public var showsIndicators: Bool
    public init(_ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content) {
        (self.axes, self.showsIndicators, self.content) = (axes, showsIndicators, content())
    }
    func makeNode(_ seed: NodeSeed) -> ViewNode { ScrollNode(seed) }
    var anyContent: any View { content }
}
@preconcurrency @MainActor protocol AnyScrollView {
    var anyContent: any View { get }
    var axes: Axis.Set { get }
    var showsIndicators: Bool { get }
}

final class ScrollNode: ViewNode {
    private lazy var element = ScrollElement(self)
    private var given: EnvironmentValues?
    private var inner = EnvironmentValues()
    var scroll: (any AnyScrollView)? { view as? any AnyScrollView }
    override func update(_ change: Change) {
        guard let scroll else { return }
        if given != environment || inner.scrollAxes != scroll.axes {
            inner = environment
            (inner.refresh, inner.scrollObservers) = (nil, [])
            inner.containerSize = element.container
            inner.scrollAxes = scroll.axes
            given = environment
        }
        setChild(scroll.anyContent, in: inner)
    }
    override var elements: [ViewElement] {
        element.stack.children = super.elements
        return [element]
    }
    override func willRemove() { element.remove() }
}

/// Proposes to its content the dimension that does not scroll, and takes the size that it is offered.
final class ScrollElement: ViewElement {
    let scrollView = ContentScrollView()
    fileprivate lazy var stack = ImplicitStack(host: host)
    private lazy var refresher = Refresher(scrollView)
    private var scrolledContent: ScrolledContent?
    private var scroll: (any AnyScrollView)? { (node as? ScrollNode)?.scroll }

    private func inner(_ proposal: ProposedViewSize, _ axes: Axis.Set) -> ProposedViewSize {
        ProposedViewSize(width: axes.contains(.horizontal) ? nil : proposal.width, height: axes.contains(.vertical) ? nil : proposal.height)
    }
    private var margins: EdgeInsets { node?.environment.contentMargins.content ?? EdgeInsets() }
    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        let axes = scroll?.axes ?? .vertical
        if let width = proposal.width, let height = proposal.height, width.isFinite, height.isFinite {
            container.size = CGSize(width: width, height: height)
        }
        let margins = self.margins
        let content = stack.size(for: inner(proposal.insetBy(width: margins.horizontal, height: margins.vertical), axes))
        // In the other dimension it is as large as its content.
        let width = content.width + margins.horizontal, height = content.height + margins.vertical
        return CGSize(
            width: axes.contains(.horizontal) ? proposal.width ?? width : width,
            height: axes.contains(.vertical) ? proposal.height ?? height : height)
    }

    override func layOut(in bounds: CGRect, proposal: ProposedViewSize, _ surroundings: Surroundings) {
        guard let scroll, let environment = node?.environment else { return }
        let axes = scroll.axes
        container.size = bounds.size
        // The view extends below bars and sensors; its content avoids them through the scroll view's insets or, in the other dimension,
        // through its position.
        let frame = surroundings.pixelFrame(surroundings.extending(bounds, .all))
        scrollView.take(frame)
        // The content of a view that ignores the safe area begins at the view's edge.
        let safe = surroundings.region.safe.offsetBy(dx: -surroundings.origin.x, dy: -surroundings.origin.y)
        let ignoresSafeArea = bounds.minY < safe.minY - 0.5 || bounds.maxY > safe.maxY + 0.5
        configure(axes, showsIndicators: scroll.showsIndicators, ignoresSafeArea: ignoresSafeArea, environment)

        var margins = UIEdgeInsets(
            top: bounds.minY - frame.minY, left: bounds.minX - frame.minX, bottom: frame.maxY - bounds.maxY, right: frame.maxX - bounds.maxX
        )
        if axes == [.vertical, .horizontal] { (margins.left, margins.right) = (0, 0) }
        let isReversed = environment.layoutDirection == .rightToLeft, own = self.margins
        margins.left += isReversed ? own.trailing : own.leading
        margins.right += isReversed ? own.leading : own.trailing
        sideMargins = (margins.left, margins.right)
        let room = ProposedViewSize(bounds.size).insetBy(width: own.horizontal, height: own.vertical)
        let content = stack.size(for: inner(room, axes))
        // Content that is smaller than the view is centered along an axis that does not scroll, and is at the anchor along one that does.
        let anchor = environment.scrollSettings.anchor(for: .alignment)
        func spare(_ length: CGFloat) -> CGFloat { anchor == nil ? 0 : max(0, length) }
        let spareWidth = spare(bounds.width - own.horizontal - content.width),
            spareHeight = spare(bounds.height - own.vertical - content.height)
        let width = axes.contains(.horizontal) ? max(content.width, 0) + spareWidth : bounds.width - own.horizontal,
            height = axes.contains(.vertical) ? max(content.height, 0) + spareHeight : bounds.height - own.vertical
        let origin = CGPoint(
            x: margins.left + (axes.contains(.horizontal) ? spareWidth * (anchor?.x ?? 0) : (width - content.width) / 2),
            y: own.top + (axes.contains(.vertical) ? spareHeight * (anchor?.y ?? 0) : margins.top + (height - content.height) / 2))
        let area = CGRect(origin: .zero, size: CGSize(width: width, height: height))
        var within = surroundings.inside(frame)
        within.region = SafeRegion(
            safe: area.offsetBy(dx: within.origin.x, dy: within.origin.y), full: area.offsetBy(dx: within.origin.x, dy: within.origin.y))
        if scrolledContent?.origin != within.origin { scrolledContent = ScrolledContent(scrollView, origin: within.origin) }
        within.content = scrolledContent
        scrollView.host = host
        stack.place(in: CGRect(origin: origin, size: content), proposal: inner(room, axes), within)
        scrollView.mount.show(stack.views, in: scrollView)
        let size = CGSize(
            width: axes.contains(.horizontal) ? width + margins.left + margins.right : frame.width,
            height: axes.contains(.vertical) ? height + own.vertical : frame.height)
        if scrollView.contentSize != size { scrollView.contentSize = size }
        scrollView.adopt(indicators: environment.contentMargins.indicators, isReversed: isReversed)
        if axes.contains(.vertical) {
            let rest = EdgeInsets(top: bounds.minY - frame.minY, leading: 0, bottom: frame.maxY - bounds.maxY, trailing: 0)
            surroundings.keepContentClear(scrollView, bounds, margins: ignoresSafeArea ? rest : EdgeInsets())
        }
        scrollView.adopt(environment.scrollSettings, axes)
        scrollView.observers = environment.scrollObservers
        scrollView.element = self
        scrollView.notifyObservers()
        if scrollView.delegate == nil { scrollView.delegate = coordinator }
        coordinator.element = self
    }

    /// Sets the scroll view's properties that modifiers determine.
    private func configure(_ axes: Axis.Set, showsIndicators: Bool, ignoresSafeArea: Bool, _ environment: EnvironmentValues) {
        scrollView.contentInsetAdjustmentBehavior = axes.contains(.vertical) && !ignoresSafeArea ? .scrollableAxes : .never
        scrollView.keepsVerticalInsets = axes.contains(.vertical)
        scrollView.isScrollEnabled = environment.isScrollEnabled
        scrollView.keyboardDismissMode = environment.scrollDismissesKeyboardMode.scrollMode
        scrollView.showsVerticalScrollIndicator = showsIndicators && environment.verticalScrollIndicatorVisibility.isShown
        scrollView.showsHorizontalScrollIndicator = showsIndicators && environment.horizontalScrollIndicatorVisibility.isShown
        scrollView.alwaysBounceVertical = axes.contains(.vertical)
        scrollView.alwaysBounceHorizontal = axes == .horizontal
        if axes.contains(.vertical) { host.showContent(of: scrollView) }
        // The gesture is a pull down: a row of items beside a list that refreshes has none.
        refresher.action = axes.contains(.vertical) ? environment.refresh : nil
    }

    override var views: [UIView] { [scrollView] }
    /// The distances of the content from the edges of the scroll view at its sides, which are part of the content.
    private var sideMargins: (left: CGFloat, right: CGFloat) = (0, 0)
    /// The insets of the part of the scroll view in which content stops.
    var restInsets: UIEdgeInsets {
        var insets = scrollView.adjustedContentInset
        insets.left += sideMargins.left
        insets.right += sideMargins.right
        return insets
    }
    let coordinator = ScrollCoordinator()
    var axes: Axis.Set { scroll?.axes ?? .vertical }
    var settings: ScrollSettings { node?.environment.scrollSettings ?? ScrollSettings() }
    /// The size to which views inside can be relative.
    let container = ContainerSize()

    func scroll(to id: AnyHashable, anchor: UnitPoint?) -> Bool {
        guard let target = stack.views.isEmpty ? nil : node?.frame(of: id, in: scrollView) else { return false }
        let animated = UIView.inheritedAnimationDuration > 0 || Transaction.current?.animation != nil
        move(to: target, anchor, animated: animated)
        if !animated {
            // The places of views that were never visible are estimates, which the next layout corrects.
            host.afterLayout { [weak self] in
                guard let self, let new = node?.frame(of: id, in: scrollView), new != target else { return }
                move(to: new, anchor, animated: false)
            }
        }
        return true
    }
    private func move(to target: CGRect, _ anchor: UnitPoint?, animated: Bool) {
        let visible = scrollView.bounds.inset(by: scrollView.adjustedContentInset)
        guard let anchor else { return scrollView.scrollRectToVisible(target, animated: animated) }
        let inset = scrollView.adjustedContentInset
        func offset(
            _ start: CGFloat, _ length: CGFloat, _ room: CGFloat, _ share: CGFloat, _ before: CGFloat, _ after: CGFloat, _ total: CGFloat
        ) -> CGFloat {
            let wanted = start + length * share - room * share - before
            return max(-before, min(wanted, max(-before, total - room - before)))
        }
        let x = offset(target.minX, target.width, visible.width, anchor.x, inset.left, inset.right, scrollView.contentSize.width)
        func y(folding height: CGFloat) -> CGFloat {
            offset(
                target.minY, target.height, visible.height + height, anchor.y, inset.top - height, inset.bottom,
                scrollView.contentSize.height)
        }
        // A large title collapses on the way, unless the target is at the top of the content.
        let folding = scrollView.foldingHeight, collapsed = y(folding: folding)
        let y = collapsed > folding - inset.top ? collapsed : y(folding: 0)
        scrollView.setContentOffset(CGPoint(x: x, y: y), animated: animated)
    }
    func remove() { if host.controller?.contentScrollView(for: .top) === scrollView { host.controller?.setContentScrollView(nil) } }
}

extension ViewHost {
    /// Makes a scroll view the one that the bars of the screen follow, also the tab bar of a screen inside the tab's.
    func showContent(of scrollView: UIScrollView) {
        if controller?.contentScrollView(for: .top) == nil { controller?.setContentScrollView(scrollView) }
        guard controller?.contentScrollView(for: .top) === scrollView, var child = controller else { return }
        while let parent = child.parent, !(parent is UITabBarController) { child = parent }
        guard let tabs = child.parent, child.contentScrollView(for: .bottom) !== scrollView else { return }
        child.setContentScrollView(scrollView, for: .bottom)
        tabs.viewIfLoaded?.setNeedsLayout()
    }
}

extension Surroundings {
    /// Has content that scrolls vertically begin and end beside the bars and the keyboard, below which it extends.
    /// - Parameter margins: More distances from the edges, in points, which the indicators don't keep.
    func keepContentClear(_ scrollView: UIScrollView, _ bounds: CGRect, margins: EdgeInsets = EdgeInsets()) {
        let touchesTop = bounds.minY <= region.safe.minY - origin.y + 0.5, touchesBottom = bounds.maxY >= region.safe.maxY - origin.y - 0.5
        let top = touchesTop ? region.bars.top : 0, bottom = touchesBottom ? region.bars.bottom + region.keyboard : 0
        let insets = UIEdgeInsets(top: top + margins.top, left: 0, bottom: bottom + margins.bottom, right: 0)
        if scrollView.contentInset != insets {
            // Content that rests at its beginning stays there; UIKit doesn't move it for an app's own insets.
            let rests = !scrollView.isTracking && scrollView.contentOffset.y == -scrollView.adjustedContentInset.top
            scrollView.contentInset = insets
            if rests { scrollView.contentOffset.y = -scrollView.adjustedContentInset.top }
        }
        if scrollView.verticalScrollIndicatorInsets.top != top { scrollView.verticalScrollIndicatorInsets.top = top }
        if scrollView.verticalScrollIndicatorInsets.bottom != bottom { scrollView.verticalScrollIndicatorInsets.bottom = bottom }
    }
}

final class ContentScrollView: UIScrollView {
    // A drag takes the touch from a button, too.
    override func touchesShouldCancel(in view: UIView) -> Bool { true }

    let mount = ElementMount()
    /// The offset that the default anchor gave the view, until the user scrolls.
    var anchored: CGPoint?
    /// The sizes of the content and of the view at the last layout.
    var arranged: (content: CGSize, room: CGSize)?
    var observers: [ScrollObserver] = []
    weak var host: ViewHost?
    weak var element: ScrollElement?
    override func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
        super.setContentOffset(contentOffset, animated: animated)
        if animated, contentOffset != self.contentOffset { element?.coordinator.enter(.animating, self) }
    }
    override var bounds: CGRect {
        didSet {
            guard bounds != oldValue else { return }
            host?.positionObservers.scrollViewDidScroll(self)
            notifyObservers()
        }
    }
    func notifyObservers() {
        guard !observers.isEmpty, window != nil, contentSize != .zero else { return }
        let geometry = ScrollGeometry(self)
        for observer in observers { observer.changed(geometry) }
        if let element { for observer in observers { observer.moved(element) } }
    }
}

extension ViewNode {
    /// Returns the frame of the views with an identifier in a scroll view's content.
    func frame(of id: AnyHashable, in scrollView: UIScrollView) -> CGRect? {
        var found: CGRect?
        visit { node in
            guard found == nil else { return }
            if let lazy = node as? LazyNode {
                found = lazy.element.frames(in: scrollView).first { $0.identifiers.contains(id) }?.frame
                return
            }
            guard let identified = node.view as? any IdentifiedView, identified.identity == id else { return }
            // Not the views' own frames: modifiers that add space around a view, such as padding, have none.
            found = node.elements.compactMap { element in element.views.first?.superview?.convert(element.frame, to: scrollView) }.reduce(
                nil
            ) { $0?.union($1) ?? $1 }
        }
        return found
    }
}
