import Foundation

/// Manages one screen, or one part of a screen.
///
/// The class body lists every member that UIKit lets apps override, each a line that calls the mechanism that owns it: `Loading.swift`,
/// `Appearance/`, `Containment/`, `Rotation/`, `../Presentation/`, `../Transitions/`.
@preconcurrency @MainActor
open class UIViewController: UIResponder, @preconcurrency NSCoding, UITraitEnvironment, UIContentContainer, UIFocusEnvironment {
    // MARK: Mechanisms' state

    package let loading = LoadingState()
    package let appearance = AppearanceState()
    package let containment = ContainmentState()
    package let presenting = PresentationState()
    package let rotation = RotationState()
    package let settings = ControllerSettings()
    package let traits = TraitState()

    // MARK: Creating

    /// A nil name means: look for a nib by the class's name when the view is needed.
    public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init()
        loading.nibName = nibNameOrNil
        loading.nibBundle = nibBundleOrNil
        ControllerRegistry.add(self)
    }

    // The same as without a nib name.
    public convenience override init() { self.init(nibName: nil, bundle: nil) }

    public required init?(coder: NSCoder) {
        super.init()
        ControllerRegistry.add(self)
        decode(from: coder)
    }

    deinit {
        if let view = loading.view, view.owningController === self { view.owningController = nil }
        containment.leaveChildren()
        ControllerRegistry.remove(self)
    }

    open func encode(with coder: NSCoder) { encodeState(with: coder) }

    open override func awakeFromNib() { super.awakeFromNib() }

    // MARK: The view

    /// Loads on first access, on whichever line that is; use ``viewIfLoaded`` to look without loading.
    open var view: UIView! {
        get { loadedView }
        set { assignView(newValue) }
    }
    /// Makes ``view`` from the nib or storyboard, else a plain one. Called by the system alone; overriders assign `view` and do not call super.
    open func loadView() { loadDefaultView() }
    /// Loads the view unless it is there.
    open func loadViewIfNeeded() { loadViewNow() }
    /// Nil while the view is not loaded, which asking does not change.
    open var viewIfLoaded: UIView? { loading.view }
    open var isViewLoaded: Bool { loading.view != nil }
    /// The view is loaded, with outlets; it is in no window and has no final size yet.
    open func viewDidLoad() {}
    /// Called up to iOS 5 before a view that is off screen is released because memory is low; never since.
    open func viewWillUnload() {}
    /// Called after that: the place to release what depends on the view.
    open func viewDidUnload() {}
    /// The nib the view comes from, given or found by the class's name; nil where there is none.
    open var nibName: String? { resolvedNibName }
    /// Nil where none was given: the main bundle then.
    open var nibBundle: Bundle? { loading.nibBundle }
    /// Where the controller was made from; nil for one made by code or from a nib.
    open var storyboard: UIStoryboard? { loading.storyboard }

    // MARK: Appearance

    /// Comes before the view is in the window and has its size; ``viewIsAppearing(_:)`` comes after.
    // The base class does nothing. (B-03)
    open func viewWillAppear(_ animated: Bool) {}
    /// Traits, window and size are final. Once for each appearance, between will and did.
    open func viewIsAppearing(_ animated: Bool) {}
    /// The transition in has ended.
    open func viewDidAppear(_ animated: Bool) {}
    /// May be taken back by a cancelled gesture: then ``viewWillAppear(_:)`` follows.
    open func viewWillDisappear(_ animated: Bool) {}
    /// The transition out has ended.
    open func viewDidDisappear(_ animated: Bool) {}

    /// True in the appearance callbacks of a presentation that is this controller's own.
    open var isBeingPresented: Bool { appearance.isBeingPresented }
    open var isBeingDismissed: Bool { appearance.isBeingDismissed }
    /// True in the appearance callbacks of being pushed or added.
    open var isMovingToParent: Bool { appearance.isMovingToParent }
    open var isMovingFromParent: Bool { appearance.isMovingFromParent }

    /// For containers that forward appearance by hand: begins the child's will; ``endAppearanceTransition()`` brings its did.
    open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) { beginTransition(isAppearing: isAppearing, animated: animated) }
    open func endAppearanceTransition() { endTransition() }
    open var shouldAutomaticallyForwardAppearanceMethods: Bool { automaticallyForwardAppearanceAndRotationMethodsToChildViewControllers() }
    /// The iOS 5 name of ``shouldAutomaticallyForwardAppearanceMethods``.
    open func automaticallyForwardAppearanceAndRotationMethodsToChildViewControllers() -> Bool { true }

    // MARK: Layout

    /// The view is about to lay its subviews out and has the bounds of this pass.
    open func viewWillLayoutSubviews() {}
    /// The view has laid its own subviews out; theirs may still wait.
    open func viewDidLayoutSubviews() {}
    // The base class forwards to the view. (B-12)
    open func updateViewConstraints() { forwardUpdateConstraints() }
    /// The root view's margins are others; what depends on them is laid out in this pass still.
    open func viewLayoutMarginsDidChange() {}
    /// The root view's safe area is another: it entered a window, or bars came or went, or the device turned.
    open func viewSafeAreaInsetsDidChange() {}
    /// Points that the controller's own overlays take from the view's safe area.
    open var additionalSafeAreaInsets: UIEdgeInsets = .zero {
        didSet { if additionalSafeAreaInsets != oldValue { additionalSafeAreaInsetsDidChange() } }
    }
    /// Points on each edge below which the root view's margins do not go, while ``viewRespectsSystemMinimumLayoutMargins``.
    open var systemMinimumLayoutMargins: NSDirectionalEdgeInsets { minimumMargins }
    /// False lets the root view's margins be as small as they were set.
    open var viewRespectsSystemMinimumLayoutMargins = true {
        didSet { if viewRespectsSystemMinimumLayoutMargins != oldValue { minimumMarginsDidChange() } }
    }
    /// The edges on which the view may lie under bars.
    open var edgesForExtendedLayout: UIRectEdge = .all { didSet { parent?.viewIfLoaded?.setNeedsLayout() } }
    /// Whether that goes for bars one cannot see through as well.
    open var extendedLayoutIncludesOpaqueBars = false { didSet { parent?.viewIfLoaded?.setNeedsLayout() } }
    /// Whether the controller's scroll views take bars into their insets by themselves, where their own behavior is automatic.
    open var automaticallyAdjustsScrollViewInsets = true
    /// Up to iOS 5: whether a root view lies under the status bar.
    open var wantsFullScreenLayout = false
    /// Before safe areas: as long as what bars cover at the top. Constraints may end at its bottom.
    open var topLayoutGuide: any UILayoutSupport { settings.layoutGuides(of: self).top }
    /// Before safe areas: as long as what bars cover at the bottom. Constraints may end at its top.
    open var bottomLayoutGuide: any UILayoutSupport { settings.layoutGuides(of: self).bottom }
    /// Asks for ``updateProperties()`` before the next layout of the view.
    open func setNeedsUpdateProperties() { viewIfLoaded?.setNeedsUpdateProperties() }
    /// Runs at once what ``setNeedsUpdateProperties()`` asked for, of the view and the views in it.
    open func updatePropertiesIfNeeded() { viewIfLoaded?.updatePropertiesIfNeeded() }
    /// Shows what the model holds; called before the view's first layout and whenever it is asked for. What it reads of `@Observable` objects asks by itself.
    open func updateProperties() {}
    open var contentUnavailableConfigurationState: UIContentUnavailableConfigurationState { unavailableContentState }
    open func setNeedsUpdateContentUnavailableConfiguration() { requestUnavailableContent() }
    open func updateContentUnavailableConfiguration(using state: UIContentUnavailableConfigurationState) {}

    // MARK: Title and bars

    /// Names the screen in bars and tabs; ``navigationItem`` and ``tabBarItem`` follow unless they were named themselves.
    open var title: String? {
        get { settings.title }
        set { assignTitle(newValue) }
    }
    /// What a navigation bar shows for the controller; made on first use.
    open var navigationItem: UINavigationItem { settings.navigationItem }
    /// What a tab bar shows for the controller; made on first use, and anew after nil was set.
    open var tabBarItem: UITabBarItem! {
        get { settings.tabBarItem }
        set { settings.assignTabBarItem(newValue, of: self) }
    }
    /// What the navigation controller's toolbar shows while the controller is on top; nil and empty are alike.
    open var toolbarItems: [UIBarButtonItem]? {
        get { settings.toolbarItems }
        set { setToolbarItems(newValue, animated: false) }
    }
    open func setToolbarItems(_ items: [UIBarButtonItem]?, animated: Bool) { settings.assignToolbarItems(items, animated: animated, of: self) }
    /// Whether the tab bar is away for as long as this controller is on a stack.
    open var hidesBottomBarWhenPushed = false

    // MARK: Editing

    open var isEditing: Bool {
        get { settings.isEditing }
        set { setEditing(newValue, animated: false) }
    }
    // Overrides call super. (F-40)
    open func setEditing(_ editing: Bool, animated: Bool) { settings.assignEditing(editing) }
    /// A button that toggles ``isEditing``, titled Edit or Done; always the same object.
    open var editButtonItem: UIBarButtonItem { settings.editButtonItem(of: self) }

    // MARK: Memory

    /// The system asks for memory. Call super.
    open func didReceiveMemoryWarning() { purgeViewUnderLegacyGeneration() }

    // MARK: Containment

    /// The container the controller is in; nil for a root and for a presented one.
    open var parent: UIViewController? { containmentParent }
    /// In the order of adding; containers keep their own order.
    open var children: [UIViewController] { containment.children }
    /// Makes `childController` a child, out of its old parent first, and sends it `willMove(toParent:)`. The container adds the view, then calls
    /// `didMove(toParent:)` on the child.
    open func addChild(_ childController: UIViewController) { adopt(childController) }
    /// Takes the controller out of its parent and sends it `didMove(toParent: nil)`. The container has called `willMove(toParent: nil)` before and
    /// removed the view.
    open func removeFromParent() { leaveParent() }
    /// Before the controller comes into a container, or leaves it (nil).
    open func willMove(toParent parent: UIViewController?) { noteWillMove(to: parent) }
    /// After the controller came into a container, or left it (nil).
    open func didMove(toParent parent: UIViewController?) { noteDidMove(to: parent) }
    open func transition(
        from fromViewController: UIViewController, to toViewController: UIViewController, duration: TimeInterval,
        options: UIView.AnimationOptions = [], animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
    ) {
        runChildTransition(
            from: fromViewController, to: toViewController, duration: duration, options: options, animations: animations,
            completion: completion)
    }

    // MARK: Containers around

    // C-17. The containers' classes are in a module above, where `ControllerInContainers` gives these members their types; here they can
    // be overridden.
    @_disfavoredOverload open var navigationController: UIViewController? { nearestContainer(.navigation) }
    @_disfavoredOverload open var tabBarController: UIViewController? { nearestContainer(.tabBar) }
    @_disfavoredOverload open var splitViewController: UIViewController? { nearestContainer(.split) }

    // MARK: Children that steer

    /// Who decides about the status bar's style in the receiver's place; nil is the receiver itself. Asked from the root down; the others go likewise.
    open var childForStatusBarStyle: UIViewController? { nil }
    open var childForStatusBarHidden: UIViewController? { nil }
    open var preferredStatusBarStyle: UIStatusBarStyle { .default }
    open var prefersStatusBarHidden: Bool { hidesStatusBarByDefault }
    open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }
    /// Asks style and visibility anew; inside an animation block the change is animated with it.
    open func setNeedsStatusBarAppearanceUpdate() { StatusBarAppearance.setNeedsUpdate(for: self) }

    open var childForHomeIndicatorAutoHidden: UIViewController? { nil }
    /// Whether the home indicator goes after a while without touches. It is not drawn here.
    open var prefersHomeIndicatorAutoHidden: Bool { false }
    open func setNeedsUpdateOfHomeIndicatorAutoHidden() {}
    open var childForScreenEdgesDeferringSystemGestures: UIViewController? { nil }
    /// The edges at which the first touch is the app's. There are no system gestures here.
    open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }
    open func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() {}
    open var childViewControllerForPointerLock: UIViewController? { nil }
    open var prefersPointerLocked: Bool { false }
    open func setNeedsUpdateOfPrefersPointerLocked() {}

    // MARK: Environment

    /// From the parent, the presentation or the window, with what overrides it for the controller.
    open var traitCollection: UITraitCollection { currentTraits }
    /// After any trait changed; nil where there were none before. Deprecated in favor of `registerForTraitChanges`, called still.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
    /// Light or dark for the controller and all in it; unspecified follows what is around.
    open var overrideUserInterfaceStyle: UIUserInterfaceStyle = .unspecified {
        didSet { if overrideUserInterfaceStyle != oldValue { overriddenTraitsDidChange() } }
    }
    open func setOverrideTraitCollection(_ collection: UITraitCollection?, forChild childViewController: UIViewController) {
        containment.setOverride(collection, for: childViewController)
    }
    open func overrideTraitCollection(forChild childViewController: UIViewController) -> UITraitCollection? {
        containment.override(for: childViewController)
    }

    /// The size in points that the controller would like in a popover, a sheet or its container; zero leaves it to them.
    open var preferredContentSize: CGSize {
        get { settings.preferredContentSize }
        set { assignPreferredContentSize(newValue) }
    }
    /// A child, or what the controller presents, would like another size.
    open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {}
    open func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer) {}
    open func size(forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize) -> CGSize {
        sizeOfChild(container, parentSize: parentSize)
    }
    /// Before the root view takes another size, in a rotation for one. Super tells the children; animate alongside with `coordinator`.
    open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        propagateSize(size, with: coordinator)
    }
    /// Before the traits change. Super tells the children; animate alongside with `coordinator`.
    open func willTransition(to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator) {
        propagateTraits(newCollection, with: coordinator)
    }

    // MARK: Orientation

    // True, and the idiom's default mask. (D-03, D-04)
    open var shouldAutorotate: Bool { true }
    open var supportedInterfaceOrientations: UIInterfaceOrientationMask { defaultOrientationMask }
    open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { currentInterfaceOrientation }
    /// Asks ``supportedInterfaceOrientations`` anew and turns the interface where it no longer fits.
    open func setNeedsUpdateOfSupportedInterfaceOrientations() { RotationEngine.updateSupportedOrientations(for: self) }
    /// Turns the interface to how the device is held, where the controllers now allow it.
    open class func attemptRotationToDeviceOrientation() { RotationEngine.attemptRotationToDeviceOrientation() }
    // FIXME(gap): the lock of iOS 26 is not asked for; a scene's geometry says it is never locked.
    open var prefersInterfaceOrientationLocked: Bool { false }
    open func setNeedsUpdateOfPrefersInterfaceOrientationLocked() {}
    open var childViewControllerForInterfaceOrientationLock: UIViewController? { nil }

    /// iOS 2–5: whether the interface may turn to `toInterfaceOrientation`.
    // Portrait only, before iOS 6. (D-01)
    open func shouldAutorotate(to toInterfaceOrientation: UIInterfaceOrientation) -> Bool { toInterfaceOrientation == .portrait }
    open var interfaceOrientation: UIInterfaceOrientation { rotation.interfaceOrientation ?? currentInterfaceOrientation }
    open func willRotate(to toInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval) {}
    open func willAnimateRotation(to toInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval) {}
    open func didRotate(from fromInterfaceOrientation: UIInterfaceOrientation) {}
    open func willAnimateFirstHalfOfRotation(to toInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval) {}
    open func didAnimateFirstHalfOfRotation(to toInterfaceOrientation: UIInterfaceOrientation) {}
    open func willAnimateSecondHalfOfRotation(from fromInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval) {}
    open func shouldAutomaticallyForwardRotationMethods() -> Bool { true }
    open func rotatingHeaderView() -> UIView? { nil }
    open func rotatingFooterView() -> UIView? { nil }

    // MARK: Presenting

    /// Shows a controller modally, from the nearest one that may. The completion runs after its `viewDidAppear`. Presenting while something is presented,
    /// or off screen, does nothing but log.
    open func present(_ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil) {
        beginPresenting(viewControllerToPresent, animated: flag, completion: completion)
    }
    /// Takes away what this controller presents, else itself through its presenter. The completion runs in any case, on a later turn where there was
    /// nothing to do.
    open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) { beginDismissing(animated: flag, completion: completion) }
    /// What this controller or one around it presents.
    open var presentedViewController: UIViewController? { nearestPresented }
    /// Who presents this controller or one around it; nil in its `viewDidDisappear`.
    open var presentingViewController: UIViewController? { farthestPresenter }
    /// The transition of the controller where neither an animator nor the presentation's style determines it.
    open var modalTransitionStyle: UIModalTransitionStyle = .coverVertical
    /// Read by the next presentation. `automatic` reads back as the style it resolves to.
    open var modalPresentationStyle: UIModalPresentationStyle {
        get { presenting.style }
        set { presenting.assignedStyle = newValue }
    }
    /// Whether a controller that does not fill the screen decides about the status bar. One that does always does.
    open var modalPresentationCapturesStatusBarAppearance = false
    // True for form sheets only. (SP-D027)
    open var disablesAutomaticKeyboardDismissal: Bool { modalPresentationStyle == .formSheet }
    /// Whether presentations in the current context cover this controller's view.
    open var definesPresentationContext = false
    open var providesPresentationContextTransitionStyle = false
    /// Kept: the focus engine does not run.
    open var restoresFocusAfterTransition = true
    /// Whether the user cannot pull the controller away or tap beside it to dismiss.
    open var isModalInPresentation = false
    open var isModalInPopover: Bool {
        get { isModalInPresentation }
        set { isModalInPresentation = newValue }
    }
    /// Gives animators and interactors, and with the custom style the presentation controller.
    open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?
    /// The transition the controller or one around it takes part in; nil while there is none.
    open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? { nearestCoordinator }
    /// Of the nearest presented controller around this one; where there is none, the one that the next presentation will use.
    open var presentationController: UIPresentationController? { presenting.controller(of: self) }
    /// Nil while the controller is not presented.
    open var activePresentationController: UIPresentationController? { presenting.activeController(of: self) }
    open var sheetPresentationController: UISheetPresentationController? { presenting.controller(of: self) as? UISheetPresentationController }
    open var popoverPresentationController: UIPopoverPresentationController? { presenting.popoverController(of: self) }
    open var performsActionsWhilePresentingModally: Bool { InfoDictionary.main.performsActionsWhilePresentingModally }

    // MARK: Showing

    open func targetViewController(forAction action: Selector, sender: Any?) -> UIViewController? { nearestTarget(for: action, sender: sender) }
    /// Asks the nearest container that knows how to show; presents where none does.
    open func show(_ vc: UIViewController, sender: Any?) { showThroughTarget(vc, sender: sender) }
    open func showDetailViewController(_ vc: UIViewController, sender: Any?) { showDetailThroughTarget(vc, sender: sender) }

    // MARK: Peeking

    @discardableResult
    open func registerForPreviewing(with delegate: any UIViewControllerPreviewingDelegate, sourceView: UIView) -> any UIViewControllerPreviewing {
        settings.registerPreviewing(delegate, sourceView: sourceView)
    }
    open func unregisterForPreviewing(withContext previewing: any UIViewControllerPreviewing) { settings.unregisterPreviewing(previewing) }
    open var previewActionItems: [any UIPreviewActionItem] { [] }

    // MARK: Segues

    /// Performs the storyboard's segue at once, without asking `shouldPerformSegue`. An unknown identifier is a fault.
    open func performSegue(withIdentifier identifier: String, sender: Any?) { performTemplate(identifier, sender: sender) }
    /// Asked before a segue that the user triggered; false leaves it out.
    open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }
    /// The destination is made and not loaded; the place to hand data over.
    open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}
    open func canPerformUnwindSegueAction(_ action: Selector, from fromViewController: UIViewController, sender: Any?) -> Bool {
        canPerformUnwindSegueAction(action, from: fromViewController, withSender: sender ?? NSNull())
    }
    // True for a receiver that implements the action and is not the source. (SP-C004)
    open func canPerformUnwindSegueAction(_ action: Selector, from fromViewController: UIViewController, withSender sender: Any) -> Bool {
        fromViewController !== self && responds(to: action)
    }
    open func allowedChildrenForUnwinding(from source: UIStoryboardUnwindSegueSource) -> [UIViewController] {
        let containing = childContaining(source)
        return children.filter { $0 !== containing }
    }
    public func childContaining(_ source: UIStoryboardUnwindSegueSource) -> UIViewController? { child(containing: source.source) }
    open func forUnwindSegueAction(_ action: Selector, from fromViewController: UIViewController, withSender sender: Any?) -> UIViewController? {
        DeprecatedUnwinding.lookUp(in: self, action, from: fromViewController, sender: sender)
    }
    /// One step of an unwind segue: the container shows `subsequentVC`.
    open func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {
        settings.unwindHop?(unwindSegue, subsequentVC)
    }
    open func segueForUnwinding(to toViewController: UIViewController, from fromViewController: UIViewController, identifier: String?) -> UIStoryboardSegue? {
        UIStoryboardSegue(identifier: identifier, source: fromViewController, destination: toViewController)
    }

    // MARK: State restoration

    /// Names the controller in the saved state; without it neither it nor anything below it is saved.
    open var restorationIdentifier: String?
    /// Makes the controller anew when its state comes back; nil leaves it to the storyboard or the app delegate.
    open var restorationClass: (any UIViewControllerRestoration.Type)?
    open override func encodeRestorableState(with coder: NSCoder) { super.encodeRestorableState(with: coder) }
    open override func decodeRestorableState(with coder: NSCoder) { super.decodeRestorableState(with: coder) }
    /// After every object of the last run has its state.
    open func applicationFinishedRestoringState() {}

    // MARK: Focus

    open var preferredFocusEnvironments: [any UIFocusEnvironment] { viewIfLoaded.map { [$0] } ?? [] }
    open func setNeedsFocusUpdate() {}
    open func updateFocusIfNeeded() {}
    open func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }
    open func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator) {}

    // MARK: Responder

    // The order of the responder chain. (J-01)
    open override var next: UIResponder? { nextResponder }
    // A target is the nearest controller that overrides the action and allows it. (C-46)
    open override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { allows(action) }
    open override var keyCommands: [UIKeyCommand]? { settings.keyCommands.isEmpty ? super.keyCommands : settings.keyCommands }
    open func addKeyCommand(_ keyCommand: UIKeyCommand) { settings.keyCommands.append(keyCommand) }
    open func removeKeyCommand(_ keyCommand: UIKeyCommand) { settings.keyCommands.removeAll { $0 === keyCommand } }
}
