import CRuntimeShim
import Foundation

/// A stack of controllers of which the top one shows, with a bar above and a toolbar below.
///
/// Mechanisms: `NavigationStack` (changes and callbacks), `NavigationLayout` (frames), `InteractivePop`, `BarHiding`.
@preconcurrency @MainActor
open class UINavigationController: UIViewController {
    public enum Operation: Int, Sendable { case none, push, pop }

    // Apple's constant. (SP-E052)
    public nonisolated static let hideShowBarDuration: CGFloat = 0.2

    package private(set) lazy var stack = NavigationStack(controller: self)
    private(set) lazy var layout = NavigationLayout(controller: self)
    private(set) lazy var interactivePop = InteractivePop(controller: self)
    private(set) lazy var barHiding = BarHiding(controller: self)
    private let barClass: AnyClass?
    private let toolbarClass: AnyClass?

    // MARK: Creating

    // The root is pushed without animation. (F-01)
    public init(rootViewController: UIViewController) {
        (barClass, toolbarClass) = (nil, nil)
        super.init(nibName: nil, bundle: nil)
        begin()
        pushViewController(rootViewController, animated: false)
    }

    public init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
        (barClass, self.toolbarClass) = (navigationBarClass, toolbarClass)
        super.init(nibName: nil, bundle: nil)
        begin()
    }

    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        (barClass, toolbarClass) = (nil, nil)
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
        begin()
    }

    public required init?(coder: NSCoder) {
        barClass = coder.decodeObject(forKey: "UINavigationBarClass") as? AnyClass
        toolbarClass = coder.decodeObject(forKey: "UIToolbarClass") as? AnyClass
        super.init(coder: coder)
        begin()
        coder.decodeInterface(of: self, as: UINavigationController.self)
    }

    public convenience init() { self.init(nibName: nil, bundle: nil) }

    deinit { barIfMade?.manage(by: nil) }

    private func begin() {
        containment.mechanism = stack
        containment.kind = .navigation
        settings.unwindHop = { [unowned self] _, next in stack.unwind(towards: next) }
    }

    // MARK: The stack

    /// The stack from the root up. Setting it pushes where the new top was not on the stack, pops where it was, and does not animate.
    open var viewControllers: [UIViewController] {
        get { stack.controllers }
        set { setViewControllers(newValue, animated: false) }
    }
    /// A child more is the new top, at once.
    open override func addChild(_ childController: UIViewController) {
        if !viewControllers.contains(where: { $0 === childController }) { setViewControllers(viewControllers + [childController], animated: false) }
    }
    final func takeChild(_ child: UIViewController) { super.addChild(child) }
    // The last controller of the stack. (F-02)
    /// Nil only while the stack is empty.
    open var topViewController: UIViewController? { stack.controllers.last }
    /// What covers the stack, else its top.
    open var visibleViewController: UIViewController? { presentedViewController ?? topViewController }

    /// Puts `viewController` on top. One that is on the stack already, a navigation controller and a split controller are faults.
    open func pushViewController(_ viewController: UIViewController, animated: Bool) { stack.push(viewController, animated: animated) }
    /// Takes the top off and returns it; nil, and nothing happens, where only the root is left.
    @discardableResult open func popViewController(animated: Bool) -> UIViewController? { stack.pop(animated: animated) }
    /// Takes off what is above `viewController` and returns it; one that is not on the stack is a fault.
    @discardableResult open func popToViewController(_ viewController: UIViewController, animated: Bool) -> [UIViewController]? {
        stack.pop(to: viewController, animated: animated)
    }
    /// Takes off all but the root and returns it; nil where the stack is empty.
    @discardableResult open func popToRootViewController(animated: Bool) -> [UIViewController]? { stack.popToRoot(animated: animated) }
    /// Replaces the whole stack; only the change of the top animates. All must be distinct.
    open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) { stack.set(viewControllers, animated: animated) }

    // C-47. A navigation controller cannot be pushed: apps whose show segues lead to one see it presented.
    open override func show(_ vc: UIViewController, sender: Any?) {
        let animated = UIView.areAnimationsEnabled
        if vc is UINavigationController { present(vc, animated: animated) } else { pushViewController(vc, animated: animated) }
    }

    /// Notified of each controller that becomes the top one, and may animate the transition.
    open weak var delegate: (any UINavigationControllerDelegate)?

    // MARK: Bars

    open var navigationBar: UINavigationBar {
        if let barIfMade { return barIfMade }
        let bar = makeNavigationBar()
        barIfMade = bar
        return bar
    }
    private nonisolated(unsafe) var barIfMade: UINavigationBar?
    /// Hidden until ``isToolbarHidden`` is false; it shows the top controller's `toolbarItems`.
    open private(set) lazy var toolbar: UIToolbar! = {
        let bar = makeToolbar()
        toolbarIfMade = bar
        return bar
    }()
    private(set) var toolbarIfMade: UIToolbar?
    open var isNavigationBarHidden: Bool {
        get { layout.isBarHidden }
        set { setNavigationBarHidden(newValue, animated: false) }
    }
    open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) { layout.setBarHidden(hidden, animated: animated) }
    // Hidden by default. (F-61)
    open var isToolbarHidden: Bool {
        get { layout.isToolbarHidden }
        set { setToolbarHidden(newValue, animated: false) }
    }
    open func setToolbarHidden(_ hidden: Bool, animated: Bool) { layout.setToolbarHidden(hidden, animated: animated) }

    // What hides the bars. (F-64)
    open var hidesBarsWhenKeyboardAppears = false { didSet { barHiding.update() } }
    open var hidesBarsOnSwipe = false { didSet { barHiding.update() } }
    open var hidesBarsWhenVerticallyCompact = false { didSet { barHiding.update() } }
    open var hidesBarsOnTap = false { didSet { barHiding.update() } }
    open var barHideOnSwipeGestureRecognizer: UIPanGestureRecognizer { barHiding.swipe }
    open var barHideOnTapGestureRecognizer: UITapGestureRecognizer { barHiding.tap }
    // The swipe from the leading edge. (F-62)
    /// The swipe from the leading edge that pops. Its delegate may be replaced.
    open var interactivePopGestureRecognizer: UIGestureRecognizer? { interactivePop.recognizer }
    /// The swipe of iOS 26 that pops from anywhere. Nil: it is not there.
    open var interactiveContentPopGestureRecognizer: UIGestureRecognizer? { nil }

    private func makeNavigationBar() -> UINavigationBar {
        let type = barClass as? UINavigationBar.Type ?? UINavigationBar.self
        let bar = Instantiation.make(type, rect: .zero, method: us_UIView_initFrame(), declaredIn: UIView.self)
        bar.manage(by: self)
        return bar
    }

    private func makeToolbar() -> UIToolbar {
        let type = toolbarClass as? UIToolbar.Type ?? UIToolbar.self
        return Instantiation.make(type, rect: .zero, method: us_UIView_initFrame(), declaredIn: UIView.self)
    }

    // MARK: View

    open override func loadView() { layout.makeView() }

    open override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        stack.startRecorded()
        barHiding.update()
    }

    open override func viewSafeAreaInsetsDidChange() {
        super.viewSafeAreaInsetsDidChange()
        viewIfLoaded?.setNeedsLayout()
        // B-06: as in a tab bar controller.
        if !stack.isTransitioning, let child = stack.shown { layout.prepare(child) }
    }

    // The tab bar item comes from the bottom controller of the stack. (F-66)
    open override var tabBarItem: UITabBarItem! {
        get { settings.existingTabBarItem ?? stack.controllers.first?.tabBarItem ?? super.tabBarItem }
        set { super.tabBarItem = newValue }
    }
    open override var title: String? {
        get { super.title ?? stack.controllers.first?.title }
        set { super.title = newValue }
    }

    // MARK: Restoration

    // The stack is archived, and set again in the second phase. (SP-F018, SP-F024)
    open override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encodeRestorable(viewControllers, forKey: "UINavigationControllerStack")
    }
    open override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        let restored = coder.decodeRestorable(forKey: "UINavigationControllerStack")
        if !restored.isEmpty { setViewControllers(restored, animated: false) }
    }

    // MARK: Steering

    open override var childForStatusBarStyle: UIViewController? { navigationBar.barStyle == .default && isNavigationBarHidden ? topViewController : nil }
    open override var childForStatusBarHidden: UIViewController? { topViewController }
    open override var preferredStatusBarStyle: UIStatusBarStyle { navigationBar.barStyle != .default ? .lightContent : .default }
    open override var childForHomeIndicatorAutoHidden: UIViewController? { topViewController }
    open override var childForScreenEdgesDeferringSystemGestures: UIViewController? { topViewController }
    open override var childViewControllerForPointerLock: UIViewController? { topViewController }
    // The delegate, then the navigation controller itself, never its top controller. (D-08, F-67)
    open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
        delegate?.navigationControllerSupportedInterfaceOrientations(self) ?? super.supportedInterfaceOrientations
    }
    open override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
        delegate?.navigationControllerPreferredInterfaceOrientationForPresentation(self) ?? super.preferredInterfaceOrientationForPresentation
    }

    open override func size(forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize) -> CGSize {
        layout.childSize(in: parentSize)
    }
    open override func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
        if container === topViewController { preferredContentSize = container.preferredContentSize }
    }

    // The stack from top to bottom, without the controller that contains the source. (SP-C009)
    open override func allowedChildrenForUnwinding(from source: UIStoryboardUnwindSegueSource) -> [UIViewController] {
        let containing = childContaining(source)
        return stack.controllers.reversed().filter { $0 !== containing }
    }

    // H-03, H-04. FIXME(gap): UIKit declares these two on every view controller; here other primaries have none to override.
    open func collapseSecondaryViewController(_ secondaryViewController: UIViewController, for splitViewController: UISplitViewController) {
        stack.columns.add(secondaryViewController)
    }
    open func separateSecondaryViewController(for splitViewController: UISplitViewController) -> UIViewController? { stack.columns.takeBackLast() }
}

extension UINavigationController: ShowTarget {
    package func handlesShow(_ action: ShowAction) -> Bool { action == .show }
}

extension UIViewController {
    /// The mask of the device's idiom, before any delegate. D-04
    package var idiomOrientationMask: UIInterfaceOrientationMask { traitCollection.userInterfaceIdiom == .pad ? .all : .allButUpsideDown }
    package var sceneOrientation: UIInterfaceOrientation { currentInterfaceOrientation }
}
