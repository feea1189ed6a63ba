/// Shows a UIKit view controller in a node's place, extended to the edges of the screen.
final class ControllerElement: ViewElement {
    let controller: UIViewController
    private let extends: Bool

    init(_ controller: UIViewController, _ node: ViewNode, extends: Bool = true) {
        (self.controller, self.extends) = (controller, extends)
        super.init(node)
    }
    override func measure(_ proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions(by: UIScreen.main.bounds.size) }
    override func layOut(in bounds: CGRect, proposal: ProposedViewSize, _ surroundings: Surroundings) {
        adopt()
        controller.view.take(surroundings.pixelFrame(extends ? surroundings.extending(bounds, .all) : bounds))
    }
    /// Adds the controller to its parent, which may appear later than this node.
    private func adopt() {
        guard controller.parent == nil, let outer = host.controller else { return }
        outer.addChild(controller)
        controller.didMove(toParent: outer)
    }
    override var views: [UIView] { [controller.view] }

    func remove() {
        guard controller.parent != nil else { return }
        controller.willMove(toParent: nil)
        controller.viewIfLoaded?.removeFromSuperview()
        controller.removeFromParent()
    }
}

/// A screen within the screen: a page of a stack, a tab, a sheet. Its view is a separate tree with an environment from outside.
final class PageController: UIHostingController<AnyView>, UISheetPresentationControllerDelegate, UIPopoverPresentationControllerDelegate {
    /// Called when the page has been removed from its stack.
    var removed: (() -> Void)?
    var dismissed: (() -> Void)?
    /// Called when the page has appeared.
    var shown: (() -> Void)?
    /// The tab item that a modifier outside of the page's view gives it.
    var sharedTabItem: AnyView?
    var tabIsEnabled = true, tabIdentifier: String?

    init() { super.init(rootView: AnyView(EmptyView())) }
    required init?(coder: NSCoder) { nil }

    func show(_ view: any View, in environment: EnvironmentValues) {
        evaluatingOnce {
            pageEnvironment = environment
            rootView = AnyView(erasing: view)
        }
    }
    /// A page of a stack in a tab hides the bar of the tabs: UIKit sees only the tab's own page.
    override var hidesBottomBarWhenPushed: Bool {
        get {
            let pages = children.lazy.compactMap { $0 as? StackController }.flatMap(\.viewControllers)
            return super.hidesBottomBarWhenPushed || parent is UITabBarController && pages.contains { $0.hidesBottomBarWhenPushed }
        }
        set { super.hidesBottomBarWhenPushed = newValue }
    }

    /// Evaluates the view before its first layout, for its title and other settings.
    func prepare() {
        loadViewIfNeeded()
        updateContent()
    }

    func adaptivePresentationStyle(for controller: UIPresentationController, traitCollection: UITraitCollection)
        -> UIModalPresentationStyle
    {
        let isNarrow = traitCollection.horizontalSizeClass == .compact
        let adaptation = isNarrow ? chrome.sheet.adaptation?.horizontal : chrome.sheet.adaptation?.vertical
        guard isNarrow || traitCollection.verticalSizeClass == .compact, let style = adaptation?.style else {
            return adaptivePresentationStyle(for: controller)
        }
        return style == modalPresentationStyle ? .none : style
    }

    /// Handles the user's choice of another detent.
    func sheetPresentationControllerDidChangeSelectedDetentIdentifier(_ sheet: UISheetPresentationController) {
        guard let selection = chrome.sheet.selection,
            let chosen = chrome.sheet.detents?.first(where: { $0.identifier == sheet.selectedDetentIdentifier })
        else { return }
        if selection.wrappedValue != chosen { selection.wrappedValue = chosen }
    }

    override func didMove(toParent parent: UIViewController?) {
        super.didMove(toParent: parent)
        if parent == nil { removed?() }
    }
    /// Whether another page of the same stack covers this one.
    private var isCovered = false
    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        // The user went back: the selection that led to the covering page ends.
        if isCovered { clearSelection() }
        isCovered = false
        shown?()
    }
    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        isCovered = navigationController.map { $0.topViewController !== self && $0.viewControllers.contains(self) } ?? false
        if isBeingDismissed { dismissed?() }
    }
}
