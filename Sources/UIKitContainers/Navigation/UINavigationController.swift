import CUIKitCoreDescriptors
import Foundation

/// A stack of controllers whose top one is visible, with a bar above and a toolbar below.
///
/// Mechanisms: `NavigationStack` (changes and callbacks), `NavigationLayout` (frames), `InteractivePop`, `BarHiding`.
@preconcurrency @MainActor
open class UINavigationController: UIViewController {
    /// The change of the stack for which a delegate may supply an animation.
    public enum Operation: Int, Sendable { case none, push, pop }

    // Apple's constant. (SP-E052)
    /// The duration in seconds of an animation that shows or hides a bar.
    public nonisolated static let hideShowBarDuration: CGFloat = 0.2

    package private(set) lazy var stack = NavigationStack(controller: self)
    private(set) lazy var layout = NavigationLayout(controller: self)
    private(set) lazy var interactivePop = InteractivePop(controller: self)
    private(set) lazy var barHiding = BarHiding(controller: self)
    private let barClass: AnyClass?
    private let toolbarClass: AnyClass?

    // MARK: Creating

    // The root is pushed without animation. (F-01)
    /// Creates a navigation controller whose stack contains only the given root, which is pushed without animation.
    public init(rootViewController: UIViewController) {
        (barClass, toolbarClass) = (nil, nil)
        super.init(nibName: nil, bundle: nil)
        begin()
        pushViewController(rootViewController, animated: false)
    }

    /// Creates a navigation controller with bars of the app's own classes.
    ///
    /// The classes must inherit from `UINavigationBar` and `UIToolbar`; nil means the standard class. The stack is empty: set
    /// `viewControllers`, or push the root.
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

    /// Creates the `UINavigationController` that an interface file or an archive describes.
    public required init?(coder: NSCoder) {
        barClass = coder.decodeObject(forKey: "UINavigationBarClass") as? AnyClass
        toolbarClass = coder.decodeObject(forKey: "UIToolbarClass") as? AnyClass
        super.init(coder: coder)
        begin()
        coder.decodeInterface(of: self, as: UINavigationController.self)
    }

    /// Creates a navigation controller with standard bars and an empty stack.
    public convenience init() { self.init(nibName: nil, bundle: nil) }

    deinit { barIfMade?.manage(by: nil) }

    private func begin() {
        containment.mechanism = stack
        containment.kind = .navigation
        settings.unwindHop = { [unowned self] _, next in stack.unwind(towards: next) }
    }

    // MARK: The stack

    /// The stack from the root up. Setting it pushes if the new top was not on the stack, else pops, without animation.
    open var viewControllers: [UIViewController] {
        get { stack.controllers }
        set { setViewControllers(newValue, animated: false) }
    }
    /// Adds a child, which becomes the new top immediately.
    open override func addChild(_ childController: UIViewController) {
        if !viewControllers.contains(where: { $0 === childController }) {
            setViewControllers(viewControllers + [childController], animated: false)
        }
    }
    final func takeChild(_ child: UIViewController) { super.addChild(child) }
    /// The last controller of the stack; `nil` only while the stack is empty. (F-02)
    open var topViewController: UIViewController? { stack.controllers.last }
    /// The controller that covers the stack, else its top.
    open var visibleViewController: UIViewController? { presentedViewController ?? topViewController }

    /// Pushes `viewController`. A controller that is on the stack already, a navigation controller, and a split controller are faults.
    open func pushViewController(_ viewController: UIViewController, animated: Bool) {
        Cause.run(.call, "pushViewController(\(CallbackTrace.text(viewController)), animated: \(animated))") {
            stack.push(viewController, animated: animated)
        }
    }
    /// Pops the top and returns it; returns `nil` and does nothing if only the root is left.
    @discardableResult open func popViewController(animated: Bool) -> UIViewController? {
        Cause.run(.call, "popViewController(animated: \(animated))") { stack.pop(animated: animated) }
    }
    /// Pops the controllers above `viewController` and returns them; a controller that is not on the stack is a fault.
    @discardableResult open func popToViewController(_ viewController: UIViewController, animated: Bool) -> [UIViewController]? {
        Cause.run(.call, "popToViewController(\(CallbackTrace.text(viewController)), animated: \(animated))") {
            stack.pop(to: viewController, animated: animated)
        }
    }
    /// Pops all controllers but the root and returns them; returns `nil` if the stack is empty.
    @discardableResult open func popToRootViewController(animated: Bool) -> [UIViewController]? {
        Cause.run(.call, "popToRootViewController(animated: \(animated))") { stack.popToRoot(animated: animated) }
    }
    /// Replaces the whole stack; only the change of the top is animated. All controllers must be distinct.
    open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
        Cause.run(.call, "setViewControllers(\(CallbackTrace.text(viewControllers)), animated: \(animated))") {
            stack.set(viewControllers, animated: animated)
        }
    }

    // A navigation controller cannot be pushed: in apps whose show segues lead to one, it is presented. (C-47)
    open override func show(_ vc: UIViewController, sender: Any?) {
        let animated = UIView.areAnimationsEnabled
        if vc is UINavigationController { present(vc, animated: animated) } else { pushViewController(vc, animated: animated) }
    }

    /// The delegate, which is notified of each controller that becomes the top one, and may animate the transition.
    open weak var delegate: (any UINavigationControllerDelegate)?

    // MARK: Bars

    /// The bar at the top, created on first access.
    ///
    /// The controller owns the bar's items: changing `items` or the delegate of this bar is a fault.
    open var navigationBar: UINavigationBar {
        if let barIfMade { return barIfMade }
        let bar = makeNavigationBar()
        barIfMade = bar
        return bar
    }
    private nonisolated(unsafe) var barIfMade: UINavigationBar?
    /// Replaces the bar with an app's, as apps do by key: `setValue(bar, forKey: "navigationBar")`.
    package final func adopt(navigationBar bar: UINavigationBar) {
        let old = barIfMade
        old?.manage(by: nil)
        barIfMade = bar
        bar.manage(by: self)
        guard let old, let parent = old.superview else { return }
        bar.frame = old.frame
        parent.insertSubview(bar, aboveSubview: old)
        old.removeFromSuperview()
        stack.refreshBar()
        viewIfLoaded?.setNeedsLayout()
    }
    /// The toolbar with the top controller's `toolbarItems`, hidden until ``isToolbarHidden`` is false.
    open private(set) lazy var toolbar: UIToolbar! = {
        let bar = makeToolbar()
        toolbarIfMade = bar
        return bar
    }()
    private(set) var toolbarIfMade: UIToolbar?
    /// Whether the navigation bar is hidden. Setting it does not animate. The bar is visible by default.
    open var isNavigationBarHidden: Bool {
        get { layout.isBarHidden }
        set { setNavigationBarHidden(newValue, animated: false) }
    }
    /// Shows or hides the navigation bar. With animation, it slides past the top edge, and the content grows or shrinks with it.
    open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) { layout.setBarHidden(hidden, animated: animated) }
    // Hidden by default. (F-61)
    /// Whether the toolbar at the bottom is hidden, as it is by default. Setting it does not animate.
    ///
    /// The toolbar shows the `toolbarItems` of the top controller.
    open var isToolbarHidden: Bool {
        get { layout.isToolbarHidden }
        set { setToolbarHidden(newValue, animated: false) }
    }
    /// Shows or hides the toolbar at the bottom edge.
    open func setToolbarHidden(_ hidden: Bool, animated: Bool) { layout.setToolbarHidden(hidden, animated: animated) }

    // The events that hide the bars. (F-64)
    /// Whether the bars disappear when the keyboard appears, until the user brings them back by a tap. The default is `false`.
    open var hidesBarsWhenKeyboardAppears = false { didSet { barHiding.update() } }
    /// Whether swiping the content up hides the bars, and swiping down shows them again. The default is `false`.
    open var hidesBarsOnSwipe = false { didSet { barHiding.update() } }
    /// Whether the bars are hidden while the vertical size class is compact, as on a phone in landscape. The default is `false`.
    open var hidesBarsWhenVerticallyCompact = false { didSet { barHiding.update() } }
    /// Whether a tap in the content hides the bars, or shows them again. The default is `false`.
    open var hidesBarsOnTap = false { didSet { barHiding.update() } }
    /// The recognizer that hides and shows the bars if `hidesBarsOnSwipe` is `true`. Add targets to it, but leave its delegate alone.
    open var barHideOnSwipeGestureRecognizer: UIPanGestureRecognizer { barHiding.swipe }
    /// The recognizer that hides and shows the bars if `hidesBarsOnTap` is `true`. Add targets to it, but leave its delegate alone.
    open var barHideOnTapGestureRecognizer: UITapGestureRecognizer { barHiding.tap }
    /// The swipe from the leading edge that pops a controller. Its delegate may be replaced. (F-62)
    open var interactivePopGestureRecognizer: UIGestureRecognizer? { interactivePop.recognizer }
    /// The swipe of iOS 26 that pops a controller from anywhere in its content. It waits for the pans in the content to fail.
    open var interactiveContentPopGestureRecognizer: UIGestureRecognizer? { interactivePop.contentRecognizer }

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
        // B-06: the same applies in a tab bar controller.
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

    open override var childForStatusBarStyle: UIViewController? {
        navigationBar.barStyle == .default && isNavigationBarHidden ? topViewController : nil
    }
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
        delegate?.navigationControllerPreferredInterfaceOrientationForPresentation(self)
            ?? super.preferredInterfaceOrientationForPresentation
    }

    open override func size(forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize)
        -> CGSize
    {
        layout.childSize(in: parentSize)
    }
    open override func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
        if container === topViewController { preferredContentSize = container.preferredContentSize }
    }
    /// Takes the size that a new top prefers, so that a popover follows the stack. UIKit grew with it and did not shrink again, which
    /// reports call a defect (lionheart/openradar-mirror#12435, #16006).
    // The container decides what a child's preferred size changes. (C-36)
    final func takePreferredSize(of top: UIViewController?) {
        if let size = top?.preferredContentSize, size != .zero { preferredContentSize = size }
    }

    // The stack from top to bottom, without the controller that contains the source. (SP-C009)
    open override func allowedChildrenForUnwinding(from source: UIStoryboardUnwindSegueSource) -> [UIViewController] {
        let containing = childContaining(source)
        return stack.controllers.reversed().filter { $0 !== containing }
    }

    // H-03, H-04. FIXME(gap): UIKit declares these two for every view controller; here other primaries cannot override them.
    /// Takes over the secondary controller when a split view controller collapses onto this navigation controller.
    ///
    /// Unlike Apple's, the method is declared for navigation controllers only, so other primary controllers cannot override it.
    open func collapseSecondaryViewController(_ secondaryViewController: UIViewController, for splitViewController: UISplitViewController) {
        stack.columns.add(secondaryViewController)
    }
    /// Returns the controller that becomes the secondary one when a split view controller expands, or nil to keep the stack as it is.
    ///
    /// Unlike Apple's, the method is declared for navigation controllers only.
    open func separateSecondaryViewController(for splitViewController: UISplitViewController) -> UIViewController? {
        stack.columns.takeBackLast()
    }
}

extension UINavigationController: ShowTarget {
    package func handlesShow(_ action: ShowAction) -> Bool { action == .show }
}

extension UIViewController {
    /// The mask of the device's idiom, without any delegate. (D-04)
    package var idiomOrientationMask: UIInterfaceOrientationMask { traitCollection.userInterfaceIdiom == .pad ? .all : .allButUpsideDown }
    package var sceneOrientation: UIInterfaceOrientation { currentInterfaceOrientation }
}
