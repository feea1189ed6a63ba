import Foundation

/// Manages one screen, or one part of a screen.
///
/// The class body lists every member that UIKit lets apps override, each a line that calls the mechanism that owns it: `Loading.swift`,
/// `Appearance/`, `Containment/`, `Rotation/`, `../Presentation/`, `../Transitions/`.
@preconcurrency @MainActor
open class UIViewController: UIResponder, @preconcurrency NSCoding, UITraitEnvironment, UIContentContainer, UIFocusEnvironment {
    // MARK: State of the mechanisms

    package let loading = LoadingState()
    package let appearance = AppearanceState()
    package let containment = ContainmentState()
    package let presenting = PresentationState()
    package let rotation = RotationState()
    package let settings = ControllerSettings()
    package let traits = TraitState()

    // MARK: Creating

    /// Creates a controller with a nib. If the name is `nil`, a nib with the class's name is searched for when the view is needed.
    public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init()
        loading.nibName = nibNameOrNil
        loading.nibBundle = nibBundleOrNil
        Creations.note(self)
        ControllerRegistry.add(self)
    }

    // Equivalent to creation without a nib name.
    public convenience override init() { self.init(nibName: nil, bundle: nil) }

    /// Creates a controller from an archive. The view isn't decoded: it loads on first access, as for every controller.
    public required init?(coder: NSCoder) {
        super.init()
        Creations.note(self)
        ControllerRegistry.add(self)
        decode(from: coder)
    }

    deinit {
        if let view = loading.view, view.owningController === self { view.owningController = nil }
        containment.leaveChildren()
        ControllerRegistry.remove(self)
    }

    /// Writes the controller's configuration to an archive, but not its view.
    open func encode(with coder: NSCoder) { encodeState(with: coder) }

    open override func awakeFromNib() { super.awakeFromNib() }

    // MARK: The view

    /// The controller's view, loaded on first access; use ``UIViewController/viewIfLoaded`` to avoid loading.
    open var view: UIView! {
        get { loadedView }
        set { assignView(newValue) }
    }
    /// Creates `view` from the nib or storyboard, else a plain one. Called by the system only; overrides assign `view` and do not call
    /// super.
    open func loadView() { loadDefaultView() }
    /// Loads the view unless it is loaded.
    open func loadViewIfNeeded() { loadViewNow() }
    /// The view, or `nil` while it is not loaded. Doesn't load it.
    open var viewIfLoaded: UIView? { loading.view }
    /// Whether the view is loaded. Reading it doesn't load the view.
    open var isViewLoaded: Bool { loading.view != nil }
    /// Called after the view is loaded, with outlets; it has no window and no final size yet.
    open func viewDidLoad() {}
    /// Called up to iOS 5 before a view that is off screen is released because memory is low; never since then.
    open func viewWillUnload() {}
    /// Called after the view was released, to release the objects that depend on it.
    open func viewDidUnload() {}
    /// The nib of the view, given or found by the class's name; `nil` if there is none.
    open var nibName: String? { resolvedNibName }
    /// The nib's bundle, or `nil` if none was given: the main bundle is used then.
    open var nibBundle: Bundle? { loading.nibBundle }
    /// The storyboard from which the controller was created; `nil` if it was created by code or from a nib.
    open var storyboard: UIStoryboard? { loading.storyboard }

    // MARK: Appearance

    /// Called before the view is in the window and has its size; `viewIsAppearing(_:)` is called after. The base class does nothing.
    /// (B-03)
    open func viewWillAppear(_ animated: Bool) {}
    /// Called when traits, window, and size are final. Once for each appearance, between will and did.
    open func viewIsAppearing(_ animated: Bool) {}
    /// Called when the appearance transition has ended.
    open func viewDidAppear(_ animated: Bool) {}
    /// Called before the view disappears. If a gesture is canceled, ``viewWillAppear(_:)`` follows.
    open func viewWillDisappear(_ animated: Bool) {}
    /// Called when the disappearance transition has ended.
    open func viewDidDisappear(_ animated: Bool) {}

    /// Whether the controller is being presented; true in the appearance callbacks of its own presentation.
    open var isBeingPresented: Bool { appearance.isBeingPresented }
    /// Whether the controller is being dismissed; true in the disappearance callbacks of its own dismissal.
    open var isBeingDismissed: Bool { appearance.isBeingDismissed }
    /// Whether the controller is being pushed or added; true in its appearance callbacks.
    open var isMovingToParent: Bool { appearance.isMovingToParent }
    /// Whether the controller is being popped or removed; true in its disappearance callbacks.
    open var isMovingFromParent: Bool { appearance.isMovingFromParent }

    /// For containers that forward appearance manually: sends the child's will callback; ``endAppearanceTransition()`` sends the did
    /// callback.
    open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
        beginTransition(isAppearing: isAppearing, animated: animated)
    }
    /// Ends the transition that ``beginAppearanceTransition(_:animated:)`` began: sends the child its did callback.
    open func endAppearanceTransition() { endTransition() }
    /// Whether appearance callbacks of this container reach its children. If `false`, the container sends them with
    /// ``beginAppearanceTransition(_:animated:)``.
    open var shouldAutomaticallyForwardAppearanceMethods: Bool { automaticallyForwardAppearanceAndRotationMethodsToChildViewControllers() }
    /// The iOS 5 name of ``shouldAutomaticallyForwardAppearanceMethods``.
    open func automaticallyForwardAppearanceAndRotationMethodsToChildViewControllers() -> Bool { true }

    // MARK: Layout

    /// Called before the view lays out its subviews; it has the bounds of this pass.
    open func viewWillLayoutSubviews() {}
    /// Called after the view has laid out its own subviews; theirs may still be pending.
    open func viewDidLayoutSubviews() {}
    // The base class forwards to the view. (B-12)
    /// Called when the root view needs to update its constraints, in place of its `updateConstraints()`. Call super at the end.
    open func updateViewConstraints() { forwardUpdateConstraints() }
    /// Called when the root view's margins changed; layout that depends on them still runs in this pass.
    open func viewLayoutMarginsDidChange() {}
    /// Called when the root view's safe area changed: it entered a window, bars appeared or disappeared, or the device rotated.
    open func viewSafeAreaInsetsDidChange() {}
    /// The insets in points that the controller's own overlays add to the view's safe area.
    open var additionalSafeAreaInsets: UIEdgeInsets = .zero {
        didSet { if additionalSafeAreaInsets != oldValue { additionalSafeAreaInsetsDidChange() } }
    }
    /// The minimum margins of the root view, in points, while ``viewRespectsSystemMinimumLayoutMargins`` is true.
    open var systemMinimumLayoutMargins: NSDirectionalEdgeInsets { minimumMargins }
    /// Whether the root view's margins have a minimum. If `false`, they may be as small as they were set.
    open var viewRespectsSystemMinimumLayoutMargins = true {
        didSet { if viewRespectsSystemMinimumLayoutMargins != oldValue { minimumMarginsDidChange() } }
    }
    /// The edges at which the view may extend under bars.
    open var edgesForExtendedLayout: UIRectEdge = .all { didSet { parent?.viewIfLoaded?.setNeedsLayout() } }
    /// Whether the view may also extend under opaque bars.
    open var extendedLayoutIncludesOpaqueBars = false { didSet { parent?.viewIfLoaded?.setNeedsLayout() } }
    /// Whether the controller's scroll views add bars to their insets automatically, if their own behavior is automatic.
    open var automaticallyAdjustsScrollViewInsets = true
    /// Whether a root view lies under the status bar, up to iOS 5.
    open var wantsFullScreenLayout = false
    /// The guide before safe areas for bars at the top, as long as the part they cover. Constraints may end at its bottom.
    open var topLayoutGuide: any UILayoutSupport { settings.layoutGuides(of: self).top }
    /// The guide before safe areas for bars at the bottom, as long as the part they cover. Constraints may end at its top.
    open var bottomLayoutGuide: any UILayoutSupport { settings.layoutGuides(of: self).bottom }
    /// Requests ``updateProperties()`` before the next layout of the view.
    open func setNeedsUpdateProperties() { viewIfLoaded?.setNeedsUpdateProperties() }
    /// Runs pending property updates of the view and its subviews immediately.
    open func updatePropertiesIfNeeded() { viewIfLoaded?.updatePropertiesIfNeeded() }
    /// Updates the view from the model; called before the view's first layout and whenever requested. Changes of the `@Observable`
    /// properties that it reads request it automatically.
    open func updateProperties() {}
    /// The state that the next ``updateContentUnavailableConfiguration(using:)`` receives: the current traits and search text.
    open var contentUnavailableConfigurationState: UIContentUnavailableConfigurationState { unavailableContentState }
    /// Requests ``updateContentUnavailableConfiguration(using:)`` in the next update of the view.
    open func setNeedsUpdateContentUnavailableConfiguration() { requestUnavailableContent() }
    /// Sets the configuration of the view that is shown instead of absent content. Called before the view first appears, and when
    /// requested. The base class does nothing.
    open func updateContentUnavailableConfiguration(using state: UIContentUnavailableConfigurationState) {}

    // MARK: Title and bars

    /// The screen's title in bars and tabs; `navigationItem` and `tabBarItem` follow each assignment.
    open var title: String? {
        get { settings.title }
        set { assignTitle(newValue) }
    }
    /// The controller's content in a navigation bar; created on first use.
    open var navigationItem: UINavigationItem { settings.navigationItem }
    /// The controller's tab in a tab bar; created on first use, and again after it was set to `nil`.
    open var tabBarItem: UITabBarItem! {
        get { settings.tabBarItem }
        set { settings.assignTabBarItem(newValue, of: self) }
    }
    /// The items of the navigation controller's toolbar while the controller is on top; `nil` and empty are equivalent.
    open var toolbarItems: [UIBarButtonItem]? {
        get { settings.toolbarItems }
        set { setToolbarItems(newValue, animated: false) }
    }
    /// Sets ``toolbarItems``. If the controller is on top of a navigation controller, its toolbar shows the items immediately, animated if
    /// requested.
    open func setToolbarItems(_ items: [UIBarButtonItem]?, animated: Bool) {
        settings.assignToolbarItems(items, animated: animated, of: self)
    }
    /// Whether the tab bar is hidden while this controller is on a navigation stack.
    open var hidesBottomBarWhenPushed = false

    // MARK: Editing

    /// Whether the controller's content can be edited. Setting it calls ``setEditing(_:animated:)`` without animation.
    open var isEditing: Bool {
        get { settings.isEditing }
        set { setEditing(newValue, animated: false) }
    }
    // Overrides call super. (F-40)
    /// Called when the edit button is tapped or `isEditing` is set. An override changes its views, and calls super first so that the
    /// button's title follows.
    open func setEditing(_ editing: Bool, animated: Bool) { settings.assignEditing(editing) }
    /// A button that toggles ``isEditing``, titled Edit or Done; always the same object.
    open var editButtonItem: UIBarButtonItem { settings.editButtonItem(of: self) }

    // MARK: Memory

    /// Called when memory is low. Call super.
    open func didReceiveMemoryWarning() { purgeViewUnderLegacyGeneration() }

    // MARK: Containment

    /// The container of the controller; `nil` for a root and for a presented one.
    open var parent: UIViewController? { containmentParent }
    /// The children, in the order of adding; containers keep their own order.
    open var children: [UIViewController] { containment.children }
    /// Makes `childController` a child, removing it from its old parent first, and sends it `willMove(toParent:)`. The container adds the
    /// view, then calls `didMove(toParent:)` on the child.
    open func addChild(_ childController: UIViewController) {
        Cause.run(.call, "addChild(\(CallbackTrace.text(childController)))") { adopt(childController) }
    }
    /// Removes the controller from its parent and sends it `didMove(toParent: nil)`. Before that, the container has called
    /// `willMove(toParent: nil)` and removed the view.
    open func removeFromParent() { Cause.run(.call, "\(CallbackTrace.text(self)).removeFromParent()") { leaveParent() } }
    /// Called before the controller is added to a container, or removed (`nil`).
    open func willMove(toParent parent: UIViewController?) { noteWillMove(to: parent) }
    /// Called after the controller was added to a container, or removed (`nil`).
    open func didMove(toParent parent: UIViewController?) { noteDidMove(to: parent) }
    /// Replaces one child's view with another's, and sends both children their appearance callbacks. It adds and removes the views; it
    /// doesn't call `didMove(toParent:)`. Raises an exception if one of them is no child, or if the receiver forwards appearance callbacks
    /// itself.
    ///
    /// - Parameters:
    ///   - duration: The animation's length in seconds.
    ///   - animations: The changes to animate, beside the transition that `options` names.
    ///   - completion: Called at the end, with `true` if the animation was not interrupted.
    open func transition(
        from fromViewController: UIViewController, to toViewController: UIViewController, duration: TimeInterval,
        options: UIView.AnimationOptions = [], animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
    ) {
        runChildTransition(
            from: fromViewController, to: toViewController, duration: duration, options: options, animations: animations,
            completion: completion)
    }

    // MARK: Enclosing containers

    // The containers' classes are in a module above, where `ControllerInContainers` gives these members their types. Here they can be
    // overridden. (C-17)
    /// The nearest navigation controller that contains this controller, or `nil`. The overload in a higher module has the specific type.
    @_disfavoredOverload open var navigationController: UIViewController? { nearestContainer(.navigation) }
    /// The nearest tab bar controller that contains this controller, or `nil`. The overload in a higher module has the specific type.
    @_disfavoredOverload open var tabBarController: UIViewController? { nearestContainer(.tabBar) }
    /// The nearest split view controller that contains this controller, or `nil`. The overload in a higher module has the specific type.
    @_disfavoredOverload open var splitViewController: UIViewController? { nearestContainer(.split) }

    // MARK: Children that decide

    /// The child that determines the status bar's style, or `nil` for the receiver itself. Resolved from the root down, as are the other
    /// properties of this kind.
    open var childForStatusBarStyle: UIViewController? { nil }
    /// The child that determines whether the status bar is visible, or `nil` for the receiver itself.
    open var childForStatusBarHidden: UIViewController? { nil }
    /// The style of the status bar while this controller determines it. `default` follows the light or dark interface style.
    open var preferredStatusBarStyle: UIStatusBarStyle { .default }
    /// Whether the status bar is hidden while this controller determines it. By default it is hidden in a compact height, as on a phone in
    /// landscape.
    open var prefersStatusBarHidden: Bool { hidesStatusBarByDefault }
    /// The animation with which the status bar appears or disappears when ``setNeedsStatusBarAppearanceUpdate()`` runs in an animation
    /// block.
    open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }
    /// Updates the status bar's style and visibility; inside an animation block the change is animated with it.
    open func setNeedsStatusBarAppearanceUpdate() { StatusBarAppearance.setNeedsUpdate(for: self) }

    /// The child that determines whether the home indicator disappears, or `nil` for the receiver. Never read here.
    open var childForHomeIndicatorAutoHidden: UIViewController? { nil }
    /// Whether the home indicator disappears after a while without touches. It is not drawn here.
    open var prefersHomeIndicatorAutoHidden: Bool { false }
    /// Requests a new look at ``prefersHomeIndicatorAutoHidden``. Does nothing here: the indicator is not drawn.
    open func setNeedsUpdateOfHomeIndicatorAutoHidden() {}
    /// The child that determines the edges without system gestures, or `nil` for the receiver. Never read here.
    open var childForScreenEdgesDeferringSystemGestures: UIViewController? { nil }
    /// The edges at which the first touch belongs to the app. There are no system gestures here.
    open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }
    /// Requests a new look at the edges without system gestures. Does nothing here: no edge has one.
    open func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() {}
    /// The child that determines whether the pointer is locked, or `nil` for the receiver. Never read here.
    open var childViewControllerForPointerLock: UIViewController? { nil }
    /// Whether the scene wants relative pointer movements instead of a visible pointer. The pointer is never locked here.
    open var prefersPointerLocked: Bool { false }
    /// Requests a new look at ``prefersPointerLocked``. Does nothing here.
    open func setNeedsUpdateOfPrefersPointerLocked() {}

    // MARK: Environment

    /// The traits of the parent, the presentation, or the window, with the controller's overrides.
    open var traitCollection: UITraitCollection {
        if ModelTracking.followsTraits { traits.noteReading() }
        return currentTraits
    }
    /// Called after any trait changed; `nil` if there were no traits before. Deprecated in favor of `registerForTraitChanges`, but still
    /// called.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
    /// The interface style of the controller and its descendants, light or dark; unspecified inherits.
    open var overrideUserInterfaceStyle: UIUserInterfaceStyle = .unspecified {
        didSet { if overrideUserInterfaceStyle != oldValue { overriddenTraitsDidChange() } }
    }
    /// Overrides traits of one child and its descendants. `nil` removes the override. The child receives its new traits immediately.
    open func setOverrideTraitCollection(_ collection: UITraitCollection?, forChild childViewController: UIViewController) {
        containment.setOverride(collection, for: childViewController)
    }
    /// Returns the traits that ``UIViewController/setOverrideTraitCollection(_:forChild:)`` set for a child, or `nil` if there are none.
    open func overrideTraitCollection(forChild childViewController: UIViewController) -> UITraitCollection? {
        containment.override(for: childViewController)
    }

    /// The preferred size in points in a popover, a sheet, or a container; zero leaves the size to them.
    open var preferredContentSize: CGSize {
        get { settings.preferredContentSize }
        set { assignPreferredContentSize(newValue) }
    }
    /// Called when the preferred size of a child or of the presented controller changed.
    open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {}
    /// Called when the fitting size of a child's view changed. The base class does nothing.
    open func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer) {}
    /// Returns a child's size in points when this controller's view becomes `parentSize`: by default as the autoresizing mask of the
    /// child's view resizes it.
    open func size(forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize) -> CGSize {
        sizeOfChild(container, parentSize: parentSize)
    }
    /// Called before the root view's size changes, as in a rotation. Super notifies the children; animate alongside with `coordinator`.
    open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        propagateSize(size, with: coordinator)
    }
    /// Called before the traits change. Super notifies the children; animate alongside with `coordinator`.
    open func willTransition(to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator) {
        propagateTraits(newCollection, with: coordinator)
    }

    // MARK: Orientation

    // True, and the idiom's default mask. (D-03, D-04)
    /// Whether the interface follows the device's orientation. Only the root or the topmost full-screen presented controller is asked.
    open var shouldAutorotate: Bool { true }
    /// The orientations that the controller allows: by default all but upside down on a phone, and all on a tablet. The app's and the
    /// window's masks restrict them further.
    open var supportedInterfaceOrientations: UIInterfaceOrientationMask { defaultOrientationMask }
    /// The orientation in which the controller is presented full screen: by default the current one, if it is supported.
    open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { currentInterfaceOrientation }
    /// Updates ``supportedInterfaceOrientations`` and rotates the interface if it no longer fits.
    open func setNeedsUpdateOfSupportedInterfaceOrientations() { RotationEngine.updateSupportedOrientations(for: self) }
    /// Rotates the interface to the device's orientation, if the controllers now allow it.
    open class func attemptRotationToDeviceOrientation() { RotationEngine.attemptRotationToDeviceOrientation() }
    // FIXME(gap): the lock of iOS 26 is not implemented; a scene's geometry is never locked.
    /// Whether the scene keeps its present orientation. Never read here: a scene's geometry isn't locked.
    open var prefersInterfaceOrientationLocked: Bool { false }
    /// Requests a new look at ``prefersInterfaceOrientationLocked``. Does nothing here.
    open func setNeedsUpdateOfPrefersInterfaceOrientationLocked() {}
    /// The child that determines the orientation lock, or `nil` for the receiver. Never read here.
    open var childViewControllerForInterfaceOrientationLock: UIViewController? { nil }

    /// Whether the interface may rotate to `toInterfaceOrientation`, in iOS 2–5. The base class allows only portrait; UIKit's containers
    /// ask their children. (D-01)
    open func shouldAutorotate(to toInterfaceOrientation: UIInterfaceOrientation) -> Bool {
        RotationEngine.defaultAnswer(of: self, to: toInterfaceOrientation)
    }
    /// The orientation of the interface. In the rotation callbacks before the turn it is still the old one.
    open var interfaceOrientation: UIInterfaceOrientation { rotation.interfaceOrientation ?? currentInterfaceOrientation }
    /// Called before a rotation, while the view still has its old bounds. From iOS 8 on, a class that overrides
    /// ``viewWillTransition(to:with:)`` gets none of these callbacks.
    open func willRotate(to toInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval) {}
    /// Called in the rotation's animation block, with the view's new bounds: changes are animated along with it.
    open func willAnimateRotation(to toInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval) {}
    /// Called after a rotation has ended.
    open func didRotate(from fromInterfaceOrientation: UIInterfaceOrientation) {}
    /// Called before the first half of the two-step rotation of iOS 2. The base class does nothing.
    open func willAnimateFirstHalfOfRotation(to toInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval) {}
    /// Called between the halves of the two-step rotation of iOS 2. The base class does nothing.
    open func didAnimateFirstHalfOfRotation(to toInterfaceOrientation: UIInterfaceOrientation) {}
    /// Called before the second half of the two-step rotation of iOS 2. The base class does nothing.
    open func willAnimateSecondHalfOfRotation(from fromInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval) {}
    /// Whether the rotation callbacks of this container reach its children.
    open func shouldAutomaticallyForwardRotationMethods() -> Bool { true }
    /// The view that crossfades at the top during a two-step rotation, or `nil`. Bars do not crossfade here.
    open func rotatingHeaderView() -> UIView? { nil }
    /// The view that crossfades at the bottom during a two-step rotation, or `nil`. Bars do not crossfade here.
    open func rotatingFooterView() -> UIView? { nil }

    // MARK: Presenting

    /// Presents a controller modally, from the nearest one that may present. The completion runs after its `viewDidAppear`. If something is
    /// already presented, or the controller is off screen, this method only logs a warning.
    open func present(_ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil) {
        Cause.run(.call, "present(\(CallbackTrace.text(viewControllerToPresent)), animated: \(flag))") {
            beginPresenting(viewControllerToPresent, animated: flag, completion: completion)
        }
    }
    /// Dismisses the controller that this one presents, else itself through its presenter. The completion always runs, on a later turn if
    /// there was nothing to dismiss.
    open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
        Cause.run(.call, "dismiss(animated: \(flag))") { beginDismissing(animated: flag, completion: completion) }
    }
    /// The controller that this controller, or an ancestor, presents.
    open var presentedViewController: UIViewController? { nearestPresented }
    /// The controller that presents this controller or an ancestor; `nil` in its `viewDidDisappear`.
    open var presentingViewController: UIViewController? { farthestPresenter }
    /// The transition of the controller if neither an animator nor the presentation's style determines it.
    open var modalTransitionStyle: UIModalTransitionStyle = .coverVertical
    /// The style of the next presentation. `automatic` reads back as the style it resolves to.
    open var modalPresentationStyle: UIModalPresentationStyle {
        get { presenting.style }
        set { presenting.assignedStyle = newValue }
    }
    /// Whether a controller that does not fill the screen determines the status bar. One that fills it always does.
    open var modalPresentationCapturesStatusBarAppearance = false
    // True for form sheets only. (SP-D027)
    /// Whether the keyboard stays when the focus moves to a control that takes no text. True by default for form sheets only.
    open var disablesAutomaticKeyboardDismissal: Bool { modalPresentationStyle == .formSheet }
    /// Whether presentations in the current context cover this controller's view.
    open var definesPresentationContext = false
    /// Whether presentations in this controller's context use its ``modalTransitionStyle`` instead of the presented controller's.
    open var providesPresentationContextTransitionStyle = false
    /// Stored but has no effect: the focus engine does not run.
    open var restoresFocusAfterTransition = true
    /// Whether the user cannot dismiss the controller by a swipe or a tap outside.
    open var isModalInPresentation = false
    /// The older name of ``isModalInPresentation``; the two always agree.
    open var isModalInPopover: Bool {
        get { isModalInPresentation }
        set { isModalInPresentation = newValue }
    }
    /// The object that provides animators and interactors, and for the custom style the presentation controller.
    open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?
    /// The coordinator of the transition of the controller or an ancestor, or `nil` if there is none.
    open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? { nearestCoordinator }
    /// The presentation controller of the nearest presented controller around this one; if there is none, the one of the next presentation.
    open var presentationController: UIPresentationController? { presenting.controller(of: self) }
    /// The active presentation controller, or `nil` while the controller is not presented.
    open var activePresentationController: UIPresentationController? { presenting.activeController(of: self) }
    /// The sheet in which the controller is or will be presented, or `nil` if the style is no sheet. Configure its detents before
    /// presenting.
    open var sheetPresentationController: UISheetPresentationController? {
        presenting.controller(of: self) as? UISheetPresentationController
    }
    /// The popover in which the controller is or will be presented, or `nil` if the style is no popover. Set its source before presenting.
    open var popoverPresentationController: UIPopoverPresentationController? { presenting.popoverController(of: self) }
    /// Whether key commands and menu actions still reach this controller under a presentation. The default comes from the app's
    /// `Info.plist`.
    open var performsActionsWhilePresentingModally: Bool { InfoDictionary.main.performsActionsWhilePresentingModally }

    // MARK: Showing

    /// Returns the nearest controller, from the receiver up through its parents, that implements `action` and allows it; `nil` if none
    /// does.
    open func targetViewController(forAction action: Selector, sender: Any?) -> UIViewController? {
        nearestTarget(for: action, sender: sender)
    }
    /// Shows a controller in the nearest container that implements it; presents it if none does.
    open func show(_ vc: UIViewController, sender: Any?) {
        Cause.run(.call, "show(\(CallbackTrace.text(vc)))") { showThroughTarget(vc, sender: sender) }
    }
    /// Shows a controller as the detail in the nearest container that implements it, such as a split view; presents it if none does.
    open func showDetailViewController(_ vc: UIViewController, sender: Any?) { showDetailThroughTarget(vc, sender: sender) }

    // MARK: Peeking

    /// Registers a delegate that supplies a preview when the user presses firmly in `sourceView`. Only hosts that report force trigger it.
    ///
    /// - Returns: The registration, to pass to ``unregisterForPreviewing(withContext:)``.
    @discardableResult
    open func registerForPreviewing(with delegate: any UIViewControllerPreviewingDelegate, sourceView: UIView)
        -> any UIViewControllerPreviewing
    {
        settings.registerPreviewing(delegate, sourceView: sourceView)
    }
    /// Removes a registration that ``registerForPreviewing(with:sourceView:)`` returned.
    open func unregisterForPreviewing(withContext previewing: any UIViewControllerPreviewing) { settings.unregisterPreviewing(previewing) }
    /// The quick actions under the controller's preview, shown when the user swipes it up. Empty by default.
    open var previewActionItems: [any UIPreviewActionItem] { [] }

    // MARK: Segues

    /// Performs the storyboard's segue immediately, without calling `shouldPerformSegue`. An unknown identifier is a fault.
    open func performSegue(withIdentifier identifier: String, sender: Any?) {
        Cause.run(.call, "performSegue(withIdentifier: \"\(identifier)\")") { performTemplate(identifier, sender: sender) }
    }
    /// Whether to perform a segue that the user triggered.
    open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }
    /// Called when the destination is created but not loaded; the place to pass data on.
    open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}
    /// Whether the controller is where an unwind segue ends. By default it calls the older method with `withSender`.
    open func canPerformUnwindSegueAction(_ action: Selector, from fromViewController: UIViewController, sender: Any?) -> Bool {
        canPerformUnwindSegueAction(action, from: fromViewController, withSender: sender ?? NSNull())
    }
    // True for a receiver that implements the action and is not the source. (SP-C004)
    /// Whether the controller is where an unwind segue ends: by default if it implements the action and is not the source.
    open func canPerformUnwindSegueAction(_ action: Selector, from fromViewController: UIViewController, withSender sender: Any) -> Bool {
        fromViewController !== self && responds(to: action)
    }
    /// Returns the children to search for an unwind segue's destination, in order. By default all but the one that contains the source.
    open func allowedChildrenForUnwinding(from source: UIStoryboardUnwindSegueSource) -> [UIViewController] {
        let containing = childContaining(source)
        return children.filter { $0 !== containing }
    }
    /// Returns the child that is the source's controller or one of its ancestors, or `nil` if the source lies in none.
    public func childContaining(_ source: UIStoryboardUnwindSegueSource) -> UIViewController? { child(containing: source.source) }
    /// Returns the controller where an unwind segue ends, as containers were asked up to iOS 8; `nil` continues with the parent.
    open func forUnwindSegueAction(_ action: Selector, from fromViewController: UIViewController, withSender sender: Any?)
        -> UIViewController?
    {
        DeprecatedUnwinding.lookUp(in: self, action, from: fromViewController, sender: sender)
    }
    /// Performs one step of an unwind segue: the container shows `subsequentVC`.
    open func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {
        settings.unwindHop?(unwindSegue, subsequentVC)
    }
    /// Returns the segue that performs an unwinding step, as up to iOS 8. The default one only joins the two controllers and animates
    /// nothing.
    open func segueForUnwinding(to toViewController: UIViewController, from fromViewController: UIViewController, identifier: String?)
        -> UIStoryboardSegue?
    {
        UIStoryboardSegue(identifier: identifier, source: fromViewController, destination: toViewController)
    }

    // MARK: State restoration

    /// The identifier of the controller in the saved state; without it neither the controller nor its descendants are saved.
    open var restorationIdentifier: String?
    /// The class that re-creates the controller during restoration; `nil` leaves it to the storyboard or the app delegate.
    open var restorationClass: (any UIViewControllerRestoration.Type)?
    open override func encodeRestorableState(with coder: NSCoder) { super.encodeRestorableState(with: coder) }
    open override func decodeRestorableState(with coder: NSCoder) { super.decodeRestorableState(with: coder) }
    /// Called after every object of the last run has been restored.
    open func applicationFinishedRestoringState() {}

    // MARK: Focus

    /// The environments to try, in order, for focus inside this controller: by default its view if it is loaded.
    open var preferredFocusEnvironments: [any UIFocusEnvironment] { viewIfLoaded.map { [$0] } ?? [] }
    /// Requests a focus update if the focused item is inside this controller. Does nothing here.
    open func setNeedsFocusUpdate() {}
    /// Performs a requested focus update immediately. Does nothing here.
    open func updateFocusIfNeeded() {}
    /// Whether focus may move as `context` says. True by default.
    open func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }
    /// Called after focus moved into or out of this controller. The base class does nothing.
    open func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator) {}

    // MARK: Responder

    // The order of the responder chain. (J-01)
    open override var next: UIResponder? { nextResponder }
    // A target is the nearest controller that overrides the action and allows it. (C-46)
    open override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { allows(action) }
    open override var keyCommands: [UIKeyCommand]? { settings.keyCommands.isEmpty ? super.keyCommands : settings.keyCommands }
    /// Appends a key command to those of the controller. It works while the controller is in the responder chain.
    open func addKeyCommand(_ keyCommand: UIKeyCommand) { settings.keyCommands.append(keyCommand) }
    /// Removes a key command that ``addKeyCommand(_:)`` added. Commands of an overridden `keyCommands` are unaffected.
    open func removeKeyCommand(_ keyCommand: UIKeyCommand) { settings.keyCommands.removeAll { $0 === keyCommand } }
}
