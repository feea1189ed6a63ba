import Foundation

/// Decides where a presented controller's view goes, what surrounds it, and how it adapts.
@preconcurrency @MainActor
open class UIPresentationController: NSObject, UIContentContainer, UITraitEnvironment, UITraitChangeObservable {
    // SP-D028. The presenter retains the presentation, not the other way round: a screen that is popped, or a root that is replaced,
    // while it presents would never be deallocated.
    private let presented: UIViewController
    package internal(set) weak var presenter: UIViewController?
    /// The presentation this controller belongs to, from `present` until the dismissal has ended.
    package internal(set) weak var presentation: Presentation?
    package internal(set) var container: PresentationContainerView?
    /// The style the controller was made for; an adaptive one differs from the presented controller's.
    package var madeForStyle: UIModalPresentationStyle?

    /// What a kind that lives on a floor above decides; kinds of this floor override.
    package struct Behaviour {
        package var placesPresentedView = false
        package var dimsTint = false
        package var prepare: @MainActor () -> Bool = { true }
        package var animator: @MainActor (_ presenting: Bool) -> (any UIViewControllerAnimatedTransitioning)? = { _ in nil }
    }
    package var behaviour = Behaviour()
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

    /// What the presented controller's traits get over those of the container. SP-D029, C-39
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
    /// The style in which the controller would be shown in `traitCollection`: the delegate's answer, else the class's own; `none` keeps the style.
    // The delegate is asked at presentation and at each change of size class; current-context kinds never adapt. (SP-D047, SP-D051)
    open func adaptivePresentationStyle(for traitCollection: UITraitCollection) -> UIModalPresentationStyle {
        guard shouldPresentInFullscreen, let delegate else { return defaultAdaptiveStyle(for: traitCollection) }
        traitsAskedFor = traitCollection
        defer { traitsAskedFor = nil }
        return delegate.adaptivePresentationStyle(for: self, traitCollection: traitCollection)
    }
    /// The traits a delegate is asked about, for one that answers neither question.
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
    open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) { presentation?.layOutAgain(within: 0) }
    open func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer) {}
    // The presented controller gets the size that the presentation controller gives it. (SP-D041)
    open func size(forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize) -> CGSize { parentSize }
    open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {}
    open func willTransition(to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator) {}

    // MARK: Traits

    open var traitCollection: UITraitCollection { environmentTraits }
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
    // The innermost override wins. (C-39)
    /// Above what the presented controller inherits, below its own overrides.
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

    // MARK: What the system's kinds decide differently

    /// The style in `traits` when no delegate answers. SP-D048
    package func defaultAdaptiveStyle(for traits: UITraitCollection) -> UIModalPresentationStyle { presentationStyle }
    /// The style it is shown in, where that is not the answer.
    func styleShown(in traits: UITraitCollection) -> UIModalPresentationStyle { adaptivePresentationStyle(for: traits) }
    /// Whether the system moves the presented view on each layout of the container.
    package var placesPresentedView: Bool { behaviour.placesPresentedView }
    /// The animator when neither a delegate nor a transition style decides.
    package func builtInAnimator(presenting: Bool) -> (any UIViewControllerAnimatedTransitioning)? { behaviour.animator(presenting) }
    /// A touch outside the presented view.
    package func containerWasTapped() {}
    /// Whether the presented view lies above what it leaves visible: dark backgrounds are then lighter.
    package var elevatesPresented: Bool { false }
    /// Whether the presented controller is compact in width, however wide the screen is: what a popover or a form sheet holds has a phone's layout.
    package var narrowsPresented: Bool { false }
    /// Whether the presenter's tint turns gray meanwhile, as `tintAdjustmentMode` documents for alerts and popovers; what dims the presenter does too.
    package var dimsTint: Bool { behaviour.dimsTint }
    /// Whether black shows under the status bar.
    package var darkensStatusBar: Bool { false }
    /// The last check before the container goes in; false abandons the presentation.
    package func prepareForPresentation() -> Bool { behaviour.prepare() }
    /// Whether touches of the container that hit nothing of its own go to what is beneath.
    package func passesThroughTouch(at point: CGPoint) -> Bool { presented.presenting.leavesBeneathInUse }
}

/// Between a window (or a context's view) and the presented view: one for each presentation.
// One container for each presentation, in the presenter's window. (I-22)
@MainActor
package final class PresentationContainerView: UIView {
    package weak var controller: UIPresentationController?
    /// While a transition runs, nothing in here and nothing beneath is touched.
    var swallowsTouches = false
    private weak var dimmed: UIView?

    package init(controller: UIPresentationController, frame: CGRect) {
        self.controller = controller
        super.init(frame: frame)
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
    }

    /// Dims the tint of the presenter's view, if the kind of presentation does, or ends doing so.
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

    // SP-D035 (9), SP-D040
    package override func layoutSubviews() {
        super.layoutSubviews()
        guard let controller else { return }
        controller.containerViewWillLayoutSubviews()
        // A view on its way out belongs to its animator.
        let isLeaving = controller.presentation?.isEnding ?? false
        if controller.placesPresentedView, !isLeaving, let view = controller.presentedView, view.superview === self {
            place(view, controller.frameOfPresentedViewInContainerView)
        }
        // SP-D095: what covers the presented controller's context goes where its view would.
        for case let inner as PresentationContainerView in subviews where inner.controller?.presentingViewController === controller.presentation?.shown {
            inner.frame = controller.frameOfPresentedViewInContainerView
        }
        controller.containerViewDidLayoutSubviews()
    }

    /// A view that is set back behind another sheet keeps its transform.
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
