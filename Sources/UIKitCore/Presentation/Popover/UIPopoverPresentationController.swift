import CUIKitCoreDescriptors
import Foundation

/// The direction in which a popover's arrow points, or the directions in which it may point. (SP-D087)
public struct UIPopoverArrowDirection: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let up = Self(rawValue: 1)
    public static let down = Self(rawValue: 2)
    public static let left = Self(rawValue: 4)
    public static let right = Self(rawValue: 8)
    public static let any: Self = [.up, .down, .left, .right]
    public static let unknown = Self(rawValue: .max)
}

/// An object that a popover can point at: a view, a bar button item.
@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerSourceItem: NSObjectProtocol {
    /// Returns the rectangle in the reference view's space, or `nil` if the item is not shown.
    func frame(in referenceView: UIView) -> CGRect?
}

extension UIView: UIPopoverPresentationControllerSourceItem {
    public func frame(in referenceView: UIView) -> CGRect? { window == nil ? nil : convert(bounds, to: referenceView) }
}

extension UIBarButtonItem: UIPopoverPresentationControllerSourceItem {
    public func frame(in referenceView: UIView) -> CGRect? { barView?.frame(in: referenceView) }
}

/// Decides about a popover's adaptation and dismissal, and repositions it when the available area changes.
@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
    func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController)
    func popoverPresentationControllerShouldDismissPopover(_ popoverPresentationController: UIPopoverPresentationController) -> Bool
    func popoverPresentationControllerDidDismissPopover(_ popoverPresentationController: UIPopoverPresentationController)
    func popoverPresentationController(
        _ popoverPresentationController: UIPopoverPresentationController, willRepositionPopoverTo rect: UnsafeMutablePointer<CGRect>,
        in view: AutoreleasingUnsafeMutablePointer<UIView>)
}

extension UIPopoverPresentationControllerDelegate {
    public func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController) {}
    public func popoverPresentationControllerShouldDismissPopover(_ popoverPresentationController: UIPopoverPresentationController) -> Bool
    { true }
    public func popoverPresentationControllerDidDismissPopover(_ popoverPresentationController: UIPopoverPresentationController) {}
    public func popoverPresentationController(
        _ popoverPresentationController: UIPopoverPresentationController, willRepositionPopoverTo rect: UnsafeMutablePointer<CGRect>,
        in view: AutoreleasingUnsafeMutablePointer<UIView>
    ) {}
    // SP-D064: the older pair is used where the newer methods are not implemented.
    public func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool {
        guard let popover = presentationController as? UIPopoverPresentationController else { return true }
        return popoverPresentationControllerShouldDismissPopover(popover)
    }
    public func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
        guard let popover = presentationController as? UIPopoverPresentationController else { return }
        popoverPresentationControllerDidDismissPopover(popover)
    }
}

/// Presents a controller in a bubble that points at its source.
@preconcurrency @MainActor
open class UIPopoverPresentationController: UIPresentationController {
    open var permittedArrowDirections: UIPopoverArrowDirection = .any
    open var sourceView: UIView?
    // A null rectangle means the source view's bounds. (SP-D086)
    open var sourceRect: CGRect = Generation.current >= .ios13 ? .null : .zero
    open var barButtonItem: UIBarButtonItem?
    open var sourceItem: (any UIPopoverPresentationControllerSourceItem)?
    open var canOverlapSourceViewRect = false
    open private(set) var arrowDirection: UIPopoverArrowDirection = .unknown
    open var passthroughViews: [UIView]?
    open var backgroundColor: UIColor? { didSet { bubble?.fill = backgroundColor } }
    // 10 points on each side. (SP-D089)
    open var popoverLayoutMargins = UIEdgeInsets(
        top: PopoverFigures.margin, left: PopoverFigures.margin, bottom: PopoverFigures.margin, right: PopoverFigures.margin)
    // The requirements of a background view. (SP-D092)
    open var popoverBackgroundViewClass: AnyClass?
    // A popover adapts to a sheet. (SP-D073)
    open lazy var adaptiveSheetPresentationController = UISheetPresentationController(
        presentedViewController: presentedViewController, presenting: presenter)

    /// Whether the popover covers its source, without an arrow, as action sheets of iOS 26 do.
    package final var coversSource = false
    private var bubble: PopoverBubbleView?
    /// The app's own background, which replaces the bubble. (SP-D092)
    private var background: UIPopoverBackgroundView?
    private var backgroundType: UIPopoverBackgroundView.Type? { popoverBackgroundViewClass as? UIPopoverBackgroundView.Type }
    private var tap: OutsideTap?

    package override var placesPresentedView: Bool { true }
    package override var elevatesPresented: Bool { true }
    package override var narrowsPresented: Bool { true }
    package override var dimsTint: Bool { true }

    // In compact environments a popover is a sheet, before iOS 13 full screen. (SP-D048, C-65)
    package override func defaultAdaptiveStyle(for traits: UITraitCollection) -> UIModalPresentationStyle {
        guard traits.horizontalSizeClass == .compact || traits.verticalSizeClass == .compact else { return .popover }
        return Generation.current < .ios13 || traits.verticalSizeClass == .compact ? .fullScreen : .formSheet
    }

    // A popover without a source raises an exception. (SP-D085)
    package override func prepareForPresentation() -> Bool {
        guard super.prepareForPresentation() else { return false }
        (delegate as? any UIPopoverPresentationControllerDelegate)?.prepareForPopoverPresentation(self)
        guard sourceView == nil, barButtonItem == nil, sourceItem == nil else { return true }
        Fault.raise(.genericException, missingSourceReason)
        return false
    }

    package var missingSourceReason: String {
        presentedViewController.presenting.missingPopoverSourceReason?()
            ?? "UIPopoverPresentationController (\(Fault.name(of: self))) should have a non-nil sourceView or barButtonItem set before the presentation occurs."
    }

    package override func builtInAnimator(presenting: Bool) -> (any UIViewControllerAnimatedTransitioning)? {
        PopoverAnimator(presenting: presenting)
    }

    // MARK: Geometry

    /// The rectangle that the popover points at, in the container.
    private var sourceFrame: CGRect {
        guard let container else { return .zero }
        if let frame = (barButtonItem ?? sourceItem)?.frame(in: container) { return frame }
        guard let sourceView else { return CGRect(x: container.bounds.midX, y: container.bounds.midY, width: 0, height: 0) }
        let rect = sourceRect.isNull ? sourceView.bounds : sourceRect
        return sourceView.convert(rect, to: container)
    }

    private var isGlass: Bool { Generation.current >= .ios26 && backgroundType == nil }

    private func room(in bounds: CGRect, safeArea: UIEdgeInsets) -> CGRect {
        var margins = popoverLayoutMargins
        if isGlass, margins.left == PopoverFigures.margin, margins.right == PopoverFigures.margin {
            (margins.left, margins.right) = (PopoverFigures.glassMargin, PopoverFigures.glassMargin)
        }
        return bounds.inset(by: safeArea).inset(by: margins)
    }

    private var wantedSize: CGSize {
        let preferred = preferredContent
        return CGSize(
            width: preferred.width > 0 ? preferred.width : PopoverFigures.defaultSize.width,
            height: preferred.height > 0 ? preferred.height : PopoverFigures.defaultSize.height)
    }

    private var placement: PopoverGeometry {
        let safe = container?.safeAreaInsets ?? .zero, size = wantedSize
        let room = room(in: container?.bounds ?? .zero, safeArea: safe)
        if isGlass, (barButtonItem ?? sourceItem as? UIBarButtonItem) != nil {
            return PopoverGeometry(barItem: sourceFrame, size: size, room: room, top: safe.top + PopoverFigures.glassBarGap)
        }
        return PopoverGeometry(
            room: room, source: sourceFrame, size: size, permitted: coversSource ? [] : permittedArrowDirections,
            canOverlap: canOverlapSourceViewRect,
            arrowHeight: backgroundType?.arrowHeight() ?? PopoverFigures.arrowHeight, prefersCentered: isGlass)
    }

    /// The size that the presented controller prefers, or that of the controller that covers it in its context. (SP-D095)
    private var preferredContent: CGSize {
        guard let shown = presentation?.shown else { return .zero }
        let covering = shown.presenting.presented.flatMap { $0.active.shouldPresentInFullscreen || $0.isEnding ? nil : $0.shown }
        return covering.map(\.preferredContentSize).flatMap { $0 == .zero ? nil : $0 } ?? shown.preferredContentSize
    }

    open override var frameOfPresentedViewInContainerView: CGRect { placement.contentFrame }

    open override func size(forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize)
        -> CGSize
    {
        guard let upcoming = SizeTransition.upcoming else { return placement.contentFrame.size }
        // Where the source will be is not known yet.
        let room = room(in: CGRect(origin: .zero, size: parentSize), safeArea: upcoming.safeArea), size = wantedSize
        return CGSize(width: min(size.width, room.width), height: min(size.height, room.height))
    }

    // A change of the preferred size is animated. (SP-D090)
    open override func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
        presentation?.layOutAgain(within: TransitionFigures.popoverDuration)
    }

    // MARK: Transition

    open override func presentationTransitionWillBegin() {
        super.presentationTransitionWillBegin()
        guard let container else { return }
        if let backgroundType {
            let made = Instantiation.make(backgroundType, rect: container.bounds, method: us_UIView_initFrame(), declaredIn: UIView.self)
            container.addSubview(made)
            background = made
        } else {
            let bubble = PopoverBubbleView(frame: container.bounds)
            bubble.fill = backgroundColor
            container.addSubview(bubble)
            self.bubble = bubble
        }
        passBarThrough()
        followSource()
        roomBefore = container.bounds.size
        let tap = OutsideTap { [weak self] in
            self?.containerWasTapped()
        } isOutside: { [weak self] point in
            guard let self else { return false }
            return !self.placement.contentFrame.contains(point)
        }
        tap.attach(to: container)
        self.tap = tap
    }

    open override func presentationTransitionDidEnd(_ completed: Bool) {
        super.presentationTransitionDidEnd(completed)
        if !completed { removeChrome() }
    }

    open override func dismissalTransitionDidEnd(_ completed: Bool) {
        super.dismissalTransitionDidEnd(completed)
        if completed { removeChrome() }
    }

    /// Keeps the bar that holds the source usable, because the button that opened the popover closes it. (SP-D091)
    private func passBarThrough() {
        guard let view = (barButtonItem ?? sourceItem as? UIBarButtonItem)?.barView,
            let bar = sequence(first: view, next: { $0.superview }).first(where: { $0 is any UIBarPositioning })
        else { return }
        if passthroughViews?.contains(where: { $0 === bar }) != true { passthroughViews = (passthroughViews ?? []) + [bar] }
    }

    private func removeChrome() {
        bubble?.removeFromSuperview()
        background?.removeFromSuperview()
        presentedView?.layer.cornerRadius = 0
        (bubble, background, tap, watch) = (nil, nil, nil, nil)
        arrowDirection = .unknown
    }

    private final var watch: SourceWatch?

    // The popover follows its source. (SP-D097)
    private final func followSource() {
        watch = SourceWatch { [weak self] in
            guard let self, let container, presentation?.isEnding == false, sourceFrame != watch?.placed else { return }
            container.setNeedsLayout()
            container.layoutIfNeeded()
        }
    }

    /// The container's size at the last layout.
    private var roomBefore: CGSize?

    // The delegate may move the source when the available area changes. (SP-D094)
    private func askForNewSource() {
        guard let container, roomBefore != container.bounds.size else { return }
        roomBefore = container.bounds.size
        guard barButtonItem == nil, var view = sourceView, let delegate = delegate as? any UIPopoverPresentationControllerDelegate else {
            return
        }
        var rect = sourceRect
        delegate.popoverPresentationController(self, willRepositionPopoverTo: &rect, in: &view)
        (sourceRect, sourceView) = (rect, view)
    }

    // Placed again on each layout of the container. (SP-D097)
    open override func containerViewWillLayoutSubviews() {
        super.containerViewWillLayoutSubviews()
        guard let container, bubble != nil || background != nil else { return }
        askForNewSource()
        let placement = placement
        watch?.placed = sourceFrame
        arrowDirection = placement.direction
        bubble?.frame = container.bounds
        bubble?.placement = placement
        background?.place(placement)
        guard let view = presentedView, backgroundType?.wantsDefaultContentAppearance ?? true else { return }
        view.layer.cornerRadius = PopoverFigures.cornerRadius
        view.clipsToBounds = true
    }

    // Touches reach the pass-through views. (SP-D091)
    package override func passesThroughTouch(at point: CGPoint) -> Bool {
        guard let container, let passthroughViews else { return false }
        return passthroughViews.contains { view in view.bounds.contains(container.convert(point, to: view)) }
    }

    package override func containerWasTapped() {
        if presentation?.dismissForUser() == true { presentedViewController.presenting.outsideTap?() }
    }
}
