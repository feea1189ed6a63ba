import Foundation

/// The positions of a navigation controller's bars and its visible child.
@MainActor
final class NavigationLayout {
    private unowned let controller: UINavigationController
    let transitionView = UINavigationTransitionView()
    let wrapper = UIViewControllerWrapperView()
    private(set) var isBarHidden = false
    private(set) var isToolbarHidden = true

    init(controller: UINavigationController) { self.controller = controller }

    // MARK: The view

    func makeView() {
        let view = UILayoutContainerView(transitionView, around: wrapper)
        controller.view = view
        // Code in viewDidLoad reads the bar's height.
        controller.navigationBar.frame = CGRect(
            x: 0, y: UIApplication.shared.statusBarFrame.height, width: view.bounds.width, height: figures.navigationBar)
        view.addSubview(controller.navigationBar)
        view.layout = { [weak self] in
            guard let self else { return }
            // A subclass may override `viewWillLayoutSubviews` without calling `super`: UIKit starts transitions in the layout of this view
            // (`-[UINavigationController __viewWillLayoutSubviews]` called by `-[UILayoutContainerView layoutSubviews]` in crash reports).
            controller.stack.startRecorded()
            controller.barHiding.update()
            layOut()
        }
        // A toolbar may have been requested before the view existed.
        syncToolbarItems(animated: false)
        controller.interactivePop.attach(to: view)
        controller.barHiding.attach(to: view)
    }

    // MARK: Frames

    private var view: UIView { controller.view }

    private var figures: BarFigures { BarFigures(traits: controller.traitCollection, isInSheet: isInSheet) }
    private var isInSheet: Bool { controller.activePresentationController is UISheetPresentationController }

    private lazy var tracking = ScrollTracking(bar: controller.navigationBar) { [unowned self] in
        if controller.isViewLoaded { view.setNeedsLayout() }
    }

    private lazy var watchedBottom = WatchedScroll(.bottom) { [unowned self] in
        controller.toolbarIfMade?.isAtScrollEdge = !$0.reachesUnderBottom
    }

    func track(_ child: UIViewController) {
        tracking.follow(child)
        watchedBottom.follow(isToolbarHidden ? nil : child)
        (controller.parent as? UITabBarController)?.followContent()
    }

    /// Whether the bar takes room above the child. A bar whose own `isHidden` is set takes none: under one, content at the top of the safe
    /// area begins at 62 points on an iPhone 16 Pro, also after a push (pictures in ZeekrBaha/sushi-garden-uikit, iOS 18).
    private var takesRoom: Bool { !isBarHidden && !controller.navigationBar.isHidden }

    /// Returns the part of the child's safe area that the bar takes. A large title counts completely, even while it is scrolled away, so
    /// that the content's resting position does not move with the finger. Content that is pinned to the safe area would leave a gap, and
    /// moves up with the bar.
    private func barHeight(over child: UIViewController) -> CGFloat {
        guard takesRoom else { return 0 }
        let figures = figures
        return figures.navigationBarGap(below: view.safeAreaInsets.top)
            + controller.navigationBar.contentHeight(figures, isExpanded: !tracking.followsFolding(child))
    }

    private var barFrame: CGRect {
        let bar = controller.navigationBar, view = view, figures = figures
        return bar.frame(
            below: isBarHidden ? -bar.contentHeight(figures) - figures.navigationBarGap(below: 0) : view.safeAreaInsets.top,
            width: view.bounds.width, figures)
    }

    private var toolbarHeight: CGFloat { isToolbarHidden ? 0 : shownToolbarHeight }
    private var shownToolbarHeight: CGFloat {
        let strip = view.window?.safeAreaInsets.bottom ?? 0
        return figures.toolbar(onHomeIndicator: strip > 0 && view.safeAreaInsets.bottom == strip)
    }

    /// The frame of the toolbar above the strip at the screen's bottom, as on an iPhone X; the bar's background extends further down.
    private var toolbarFrame: CGRect {
        let height = shownToolbarHeight, view = view
        let top = isToolbarHidden ? view.bounds.height : view.bounds.height - view.safeAreaInsets.bottom - height
        return CGRect(x: 0, y: top, width: view.bounds.width, height: height)
    }

    private func placeToolbar() {
        guard let toolbar = controller.toolbarIfMade, toolbar.superview != nil, toolbar.frame != toolbarFrame else { return }
        toolbar.frame = toolbarFrame
        toolbar.setNeedsLayout()
    }

    func layOut() {
        controller.navigationBar.isInSheet = isInSheet
        controller.navigationBar.isUnderTabs = (controller.parent as? UITabBarController)?.coversNavigationBars ?? false
        controller.navigationBar.frame = barFrame
        controller.navigationBar.extendsUnder = controller.navigationBar.frame.minY
        controller.interactivePop.followDirection(of: view)
        placeToolbar()
        guard !controller.stack.isTransitioning, let top = controller.stack.shown, let child = top.viewIfLoaded, child.superview === wrapper
        else {
            return
        }
        prepare(top)
        let frame = frame(for: top)
        if child.frame != frame { child.frame = frame }
        track(top)
    }

    // Content lies below a bar only where its edges extend under it. (F-65)
    func frame(for child: UIViewController) -> CGRect {
        var frame = wrapper.bounds
        if takesRoom, !extends(child, under: .top) {
            let top =
                view.safeAreaInsets.top + figures.navigationBarGap(below: view.safeAreaInsets.top)
                + controller.navigationBar.contentHeight(figures)
            frame.origin.y += top
            frame.size.height -= top
        }
        if !isToolbarHidden, !extends(child, under: .bottom) {
            frame.size.height -= view.bounds.height - toolbarFrame.minY
        }
        return frame
    }

    private func extends(_ child: UIViewController, under edge: UIRectEdge) -> Bool {
        guard child.edgesForExtendedLayout.contains(edge) else { return false }
        let isTranslucent = edge == .top ? controller.navigationBar.isTranslucent : controller.toolbar.isTranslucent
        return isTranslucent || child.extendedLayoutIncludesOpaqueBars
    }

    func childSize(in parentSize: CGSize) -> CGSize {
        guard let top = controller.topViewController else { return parentSize }
        let now = frame(for: top).size, own = wrapper.bounds.size
        return CGSize(width: parentSize.width - (own.width - now.width), height: parentSize.height - (own.height - now.height))
    }

    /// Gives a child the bars' part of its safe area. (F-65, G-16)
    func prepare(_ child: UIViewController) {
        let top = extends(child, under: .top) ? barHeight(over: child) : 0
        let bottom = isToolbarHidden || !extends(child, under: .bottom) ? 0 : toolbarHeight
        child.setContainerInsets(UIEdgeInsets(top: top, left: 0, bottom: bottom, right: 0))
    }

    // MARK: Hiding and showing

    func setBarHidden(_ hidden: Bool, animated: Bool) {
        guard hidden != isBarHidden else { return }
        isBarHidden = hidden
        guard controller.isViewLoaded else { return }
        controller.setNeedsStatusBarAppearanceUpdate()
        animate(animated) { [self] in
            controller.navigationBar.alpha = hidden ? 0 : 1
            sync(animated: animated)
        }
    }

    // The toolbar shows the items of the top controller. (F-61)
    func setToolbarHidden(_ hidden: Bool, animated: Bool) {
        guard hidden != isToolbarHidden else { return }
        if !hidden, controller.isViewLoaded, controller.toolbar.superview == nil {
            controller.toolbar.frame = toolbarFrame
            view.addSubview(controller.toolbar)
        }
        isToolbarHidden = hidden
        syncToolbarItems(animated: animated)
        guard controller.isViewLoaded else { return }
        animate(animated) { [self] in sync(animated: animated) }
    }

    private func animate(_ animated: Bool, _ changes: @escaping () -> Void) {
        guard animated, UIView.areAnimationsEnabled, controller.view.window != nil else { return changes() }
        UIView.animate(withDuration: TransitionFigures.barDuration, animations: changes)
    }

    /// Lays out an appearing screen for the bars' final positions, so that its contents move with it and not within it.
    func settle(_ child: UIViewController?) {
        guard let child else { return }
        controller.tabBarController?.bottomBarWillChange()
        prepare(child)
        child.view.layoutIfNeeded()
    }

    /// Moves bars and child to their current positions.
    func sync(animated: Bool) {
        view.setNeedsLayout()
        layOut()
        if animated { controller.navigationBar.layoutIfNeeded() }
        controller.tabBarController?.bottomBarMayChange(animated: animated)
    }

    func syncToolbarItems(animated: Bool) {
        guard !isToolbarHidden else { return }
        if controller.isViewLoaded, controller.toolbar.superview == nil {
            controller.toolbar.frame = toolbarFrame
            view.addSubview(controller.toolbar)
        }
        controller.toolbar.setItems(controller.topViewController?.toolbarItems, animated: animated)
    }
}
