import Foundation

/// Manages the position of a presented controller's view, the views that surround it, and its adaptation.
@preconcurrency @MainActor
open class UIPresentationController: NSObject, UIContentContainer, UITraitEnvironment, UITraitChangeObservable {
    // FIXME SP-D028: the presenter is not retained. It retains the presentation, not the other way round: a controller that is popped, or a
    // root that is replaced, while it presents would never be deallocated.
    private let presented: UIViewController
    package internal(set) weak var presenter: UIViewController?
    /// The presentation this controller belongs to, from `present` until the dismissal has ended.
    package internal(set) weak var presentation: Presentation?
    package internal(set) var container: PresentationContainerView?
    /// The style for which the controller was created; an adaptive one differs from the presented controller's.
    package var madeForStyle: UIModalPresentationStyle?

    /// The behavior of a kind that a higher module defines; kinds of this module override members.
    package struct Behavior {
        package var placesPresentedView = false
        package var dimsTint = false
        package var prepare: @MainActor () -> Bool = { true }
        package var animator: @MainActor (_ presenting: Bool) -> (any UIViewControllerAnimatedTransitioning)? = { _ in nil }
    }
    package var behavior = Behavior()
    package final let traits = TraitState()

    /// Creates a controller for a coming presentation. The presenter isn't retained, and may be `nil` until the presentation begins.
    public init(presentedViewController: UIViewController, presenting presentingViewController: UIViewController?) {
        presented = presentedViewController
        presenter = presentingViewController
        super.init()
    }

    /// The controller that presents. Before the presentation it is the one given at creation, or the presented controller if that was
    /// `nil`.
    open var presentingViewController: UIViewController { presenter ?? presented }
    /// The controller that is or will be presented.
    open var presentedViewController: UIViewController { presented }
    /// The style for which this object was created. After an adaptation it differs from the presented controller's own.
    open var presentationStyle: UIModalPresentationStyle { madeForStyle ?? presented.modalPresentationStyle }
    // Nil before the presentation and after it. (SP-D034)
    /// The view that contains the presented view and any views of this object, in the presenter's window. `nil` before and after the
    /// presentation.
    open var containerView: UIView? { container }
    /// The object that decides how the presentation adapts and whether the user may dismiss it. Not retained. Subclasses narrow its type
    /// as Apple's do; overload resolution prefers theirs.
    @_disfavoredOverload open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?
    /// The traits that the presented controller gets instead of its container's, or `nil` for none. Takes effect immediately.
    open var overrideTraitCollection: UITraitCollection? { didSet { presented.overriddenTraitsDidChange() } }

    /// The traits of the presented controller that override those of the container. (SP-D029, C-39)
    var traitsForPresented: TraitValues {
        var values = TraitValues()
        if elevatesPresented { values.userInterfaceLevel = .elevated }
        if narrowsPresented { values.horizontalSizeClass = .compact }
        if let own = overrideTraitCollection { values.merge(own.values) }
        if let own = traits.ownOverrides { values.merge(own) }
        return values
    }

    // MARK: Adaptivity

    /// The style in the container's present traits; `none` if the presentation doesn't adapt.
    open var adaptivePresentationStyle: UIModalPresentationStyle { adaptivePresentationStyle(for: environmentTraits) }
    /// Returns the style for `traitCollection`: the delegate's, else the class's own; `none` keeps the style. The delegate is asked at
    /// presentation and at each change of size class. The current-context styles never adapt. (SP-D047, SP-D051)
    open func adaptivePresentationStyle(for traitCollection: UITraitCollection) -> UIModalPresentationStyle {
        guard shouldPresentInFullscreen, let delegate else { return defaultAdaptiveStyle(for: traitCollection) }
        traitsAskedFor = traitCollection
        defer { traitsAskedFor = nil }
        return delegate.adaptivePresentationStyle(for: self, traitCollection: traitCollection)
    }
    /// The traits for which the delegate is being called, in case it implements neither method.
    var traitsAskedFor: UITraitCollection?

    // MARK: Geometry

    // The base class covers its container. (SP-D032)
    /// The view that the transition moves: by default the presented controller's. An override may wrap it in another view.
    open var presentedView: UIView? { presentation?.shown.view ?? presented.view }
    /// The final frame of the presented view, in points in the space of ``UIPresentationController/containerView``: by default all of it.
    open var frameOfPresentedViewInContainerView: CGRect { container?.bounds ?? .zero }
    /// Whether the presentation covers the screen, rather than the view of a presentation context.
    open var shouldPresentInFullscreen: Bool { true }
    /// Whether the presenter's view is removed at the end of the presentation, with its disappearance callbacks.
    open var shouldRemovePresentersView: Bool { false }
    /// Called before each layout of the container; place the surrounding views here. The presented view is placed afterwards.
    open func containerViewWillLayoutSubviews() {}
    /// Called after each layout of the container.
    open func containerViewDidLayoutSubviews() {}

    // MARK: Transition

    /// Called before the presentation's animation: add the surrounding views, and animate them with the coordinator.
    open func presentationTransitionWillBegin() {}
    /// Called after the presentation's animation; `completed` is `false` if it was canceled, and the surrounding views should be removed.
    open func presentationTransitionDidEnd(_ completed: Bool) {}
    /// Called before the dismissal's animation, to animate the surrounding views away with the coordinator.
    open func dismissalTransitionWillBegin() {}
    /// Called after the dismissal's animation; `completed` is `false` if it was canceled and the presentation stays.
    open func dismissalTransitionDidEnd(_ completed: Bool) {}

    // MARK: Content container

    /// The presented controller's preferred size in points.
    open var preferredContentSize: CGSize { presented.preferredContentSize }
    // A change of the preferred size reaches the presentation controller. (SP-D044)
    /// Lays out the container again immediately, because the presented controller's preferred size changed.
    open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
        presentation?.layOutAgain(within: 0)
    }
    /// Called when the fitting size of the presented view changed. The base class does nothing.
    open func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer) {}
    // The presented controller gets the size that the presentation controller gives it. (SP-D041)
    /// Returns the size in points that the presented view gets in a container of `parentSize`: by default all of it.
    open func size(forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize) -> CGSize {
        parentSize
    }
    /// Called before the container's size changes. The base class does nothing.
    open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {}
    /// Called before the container's traits change. The base class does nothing.
    open func willTransition(to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator) {}

    // MARK: Traits

    /// The traits of the container, or of the presenter while there is no container.
    open var traitCollection: UITraitCollection { environmentTraits }
    /// Called after a trait of the container changed. The base class does nothing.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
    /// The overrides that apply above the traits that the presented controller inherits and below its own: the innermost override wins.
    /// (C-39)
    open var traitOverrides: UITraitOverrides {
        get { UITraitOverrides(values: traits.overrides, inherited: traitCollection.values) }
        set {
            guard newValue.values != traits.overrides else { return }
            traits.overrides = newValue.values
            presented.overriddenTraitsDidChange()
        }
    }
    /// Keeps a registration for as long as this object lives.
    open func storeTraitRegistration(_ registration: any UITraitChangeRegistration) { traits.store(registration) }
    /// Removes a registration, so that its handler isn't called again.
    open func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) { traits.remove(registration) }

    var environmentTraits: UITraitCollection { container?.traitCollection ?? presenter?.traitCollection ?? UITraitCollection.current }

    // MARK: Differences of the system's kinds

    /// Returns the style in `traits` if no delegate specifies one. (SP-D048)
    package func defaultAdaptiveStyle(for traits: UITraitCollection) -> UIModalPresentationStyle { presentationStyle }
    /// Returns the style in which the controller is shown, if it differs from the adaptive style.
    func styleShown(in traits: UITraitCollection) -> UIModalPresentationStyle { adaptivePresentationStyle(for: traits) }
    /// Whether the system moves the presented view on each layout of the container.
    package var placesPresentedView: Bool { behavior.placesPresentedView }
    /// Returns the animator if neither a delegate nor a transition style determines one.
    package func builtInAnimator(presenting: Bool) -> (any UIViewControllerAnimatedTransitioning)? { behavior.animator(presenting) }
    /// Called for a touch outside the presented view.
    package func containerWasTapped() {}
    /// Whether the presented view lies above the views it leaves visible: dark backgrounds are then lighter.
    package var elevatesPresented: Bool { false }
    /// Whether the presented controller has a compact width on any screen: the content of a popover or a form sheet has a phone's layout.
    package var narrowsPresented: Bool { false }
    /// Whether the presenter's tint turns gray during the presentation, as `tintAdjustmentMode` documents for alerts and popovers;
    /// presentations that dim the presenter do so, too.
    package var dimsTint: Bool { behavior.dimsTint }
    /// Whether black shows under the status bar.
    package var darkensStatusBar: Bool { false }
    /// Performs the last check before the container is inserted; `false` abandons the presentation.
    package func prepareForPresentation() -> Bool { behavior.prepare() }
    /// Whether touches that hit none of the container's own views go to the views beneath.
    package func passesThroughTouch(at point: CGPoint) -> Bool { presented.presenting.leavesBeneathInUse }
}

/// The view between a window (or a context's view) and the presented view: one for each presentation. (I-22)
@MainActor
package final class PresentationContainerView: UIView {
    package weak var controller: UIPresentationController?
    /// Whether touches here and beneath are ignored, as during a transition.
    var swallowsTouches = false
    private weak var dimmed: UIView?

    package init(controller: UIPresentationController, frame: CGRect) {
        self.controller = controller
        super.init(frame: frame)
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
    }

    /// Dims the tint of the presenter's view, if the kind of presentation does so, or restores it.
    func dimTint(_ dims: Bool) {
        if let dimmed { Tint.dim(dimmed, by: -1) }
        dimmed = dims && controller?.dimsTint == true ? controller?.presentingViewController.viewIfLoaded : nil
        if let dimmed {
            tintAdjustmentMode = .normal
            Tint.dim(dimmed, by: 1)
        }
    }

    package override func willMove(toSuperview newSuperview: UIView?) {
        super.willMove(toSuperview: newSuperview)
        if newSuperview == nil { dimTint(false) }
    }

    package override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        if let controller, let previousTraitCollection { Traits.notify(controller, controller.traits, previousTraitCollection) }
    }

    package required init?(coder: NSCoder) { nil }

    // Each layout of the container calls `containerViewWillLayoutSubviews` before it places the presented view. (SP-D035 (9), SP-D040)
    package override func layoutSubviews() {
        super.layoutSubviews()
        guard let controller else { return }
        controller.containerViewWillLayoutSubviews()
        // The animator moves a view that is being dismissed.
        let isLeaving = controller.presentation?.isEnding ?? false
        if controller.placesPresentedView, !isLeaving, let view = controller.presentedView, view.superview === self {
            place(view, controller.frameOfPresentedViewInContainerView)
        }
        // SP-D095: a view that covers the presented controller's context takes the place of its view.
        for case let inner as PresentationContainerView in subviews
        where inner.controller?.presentingViewController === controller.presentation?.shown {
            inner.frame = controller.frameOfPresentedViewInContainerView
        }
        controller.containerViewDidLayoutSubviews()
    }

    /// Sets the frame. A view that is set back behind another sheet keeps its transform.
    private func place(_ view: UIView, _ frame: CGRect) {
        guard !CATransform3DIsIdentity(view.transform3D) else { return view.frame = frame }
        let anchor = view.layer.anchorPoint
        view.bounds.size = frame.size
        view.center = CGPoint(x: frame.minX + anchor.x * frame.width, y: frame.minY + anchor.y * frame.height)
    }

    package override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        if swallowsTouches { return self }
        let hit = super.hitTest(point, with: event)
        if hit === self, let controller, controller.passesThroughTouch(at: point) { return nil }
        return hit
    }
}
