import Foundation

/// Manages the position of a presented controller's view, the views that surround it, and its adaptation.
@preconcurrency @MainActor
open class UIPresentationController: NSObject, UIContentContainer, UITraitEnvironment, UITraitChangeObservable {
    // SP-D028. The presenter retains the presentation, not the other way round: a controller that is popped, or a root that is replaced,
    // while it presents would never be deallocated.
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

    public init(presentedViewController: UIViewController, presenting presentingViewController: UIViewController?) {
        presented = presentedViewController
        presenter = presentingViewController
        super.init()
    }

    open var presentingViewController: UIViewController { presenter ?? presented }
    open var presentedViewController: UIViewController { presented }
    open var presentationStyle: UIModalPresentationStyle { madeForStyle ?? presented.modalPresentationStyle }
    // Nil before the presentation and after it. (SP-D034)
    open var containerView: UIView? { container }
    open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?
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
    open var presentedView: UIView? { presentation?.shown.view ?? presented.view }
    open var frameOfPresentedViewInContainerView: CGRect { container?.bounds ?? .zero }
    open var shouldPresentInFullscreen: Bool { true }
    open var shouldRemovePresentersView: Bool { false }
    open func containerViewWillLayoutSubviews() {}
    open func containerViewDidLayoutSubviews() {}

    // MARK: Transition

    open func presentationTransitionWillBegin() {}
    open func presentationTransitionDidEnd(_ completed: Bool) {}
    open func dismissalTransitionWillBegin() {}
    open func dismissalTransitionDidEnd(_ completed: Bool) {}

    // MARK: Content container

    open var preferredContentSize: CGSize { presented.preferredContentSize }
    // A change of the preferred size reaches the presentation controller. (SP-D044)
    open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
        presentation?.layOutAgain(within: 0)
    }
    open func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer) {}
    // The presented controller gets the size that the presentation controller gives it. (SP-D041)
    open func size(forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize) -> CGSize {
        parentSize
    }
    open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {}
    open func willTransition(to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator) {}

    // MARK: Traits

    open var traitCollection: UITraitCollection { environmentTraits }
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
    open func storeTraitRegistration(_ registration: any UITraitChangeRegistration) { traits.store(registration) }
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
        if let controller, let previousTraitCollection { Traits.tell(controller, controller.traits, previousTraitCollection) }
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
