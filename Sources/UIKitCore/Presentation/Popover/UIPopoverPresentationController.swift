import CUIKitCoreDescriptors
import Foundation

/// The direction in which a popover's arrow points, or the directions in which it may point. (SP-D087)
public struct UIPopoverArrowDirection: OptionSet, Sendable {
    /// The direction's bits, one for each side, with Apple's values.
    public let rawValue: UInt
    /// Creates a set of directions from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// An arrow at the top of the popover, which is then below its source.
    public static let up = Self(rawValue: 1)
    /// An arrow at the bottom of the popover, which is then above its source.
    public static let down = Self(rawValue: 2)
    /// An arrow at the left of the popover, which is then to the right of its source.
    public static let left = Self(rawValue: 4)
    /// An arrow at the right of the popover, which is then to the left of its source.
    public static let right = Self(rawValue: 8)
    /// All four directions: the popover chooses the one with the most room.
    public static let any: Self = [.up, .down, .left, .right]
    /// The direction of an arrow before the popover is placed. Not a permitted direction.
    public static let unknown = Self(rawValue: .max)
}

/// An object that a popover can point at: a view, an item or a tab of a bar, a layout guide.
@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerSourceItem: NSObjectProtocol {
    /// Returns the rectangle in the reference view's space, or `nil` if the item is not shown.
    func frame(in referenceView: UIView) -> CGRect?
}

extension UIView: UIPopoverPresentationControllerSourceItem {
    /// Returns the view's bounds in the space of `referenceView`, or `nil` while the view is in no window.
    public func frame(in referenceView: UIView) -> CGRect? { window == nil ? nil : convert(bounds, to: referenceView) }
}

extension UIBarButtonItem: UIPopoverPresentationControllerSourceItem {
    /// Returns the bounds of the item's button in the space of `referenceView`, or `nil` while no bar shows the item.
    public func frame(in referenceView: UIView) -> CGRect? { barView?.frame(in: referenceView) }
}

extension UITabBarItem: UIPopoverPresentationControllerSourceItem {
    /// Returns the bounds of the item's tab in the space of `referenceView`, or `nil` while no bar shows the item.
    public func frame(in referenceView: UIView) -> CGRect? { barView?.frame(in: referenceView) }
}

extension UILayoutGuide: UIPopoverPresentationControllerSourceItem {
    /// Returns the guide's frame in the space of `referenceView`, or `nil` while the guide's view is in no window.
    public func frame(in referenceView: UIView) -> CGRect? {
        guard let owningView, owningView.window != nil else { return nil }
        return owningView.convert(layoutFrame, to: referenceView)
    }
}

/// Decides about a popover's adaptation and dismissal, and repositions it when the available area changes.
@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
    /// Called before the popover appears: the last chance to set its source.
    func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController)
    /// Whether a touch outside dismisses the popover. Used only if `presentationControllerShouldDismiss(_:)` is not implemented.
    func popoverPresentationControllerShouldDismissPopover(_ popoverPresentationController: UIPopoverPresentationController) -> Bool
    /// Called after the user dismissed the popover, but not after code did. Used only if `presentationControllerDidDismiss(_:)` is not
    /// implemented.
    func popoverPresentationControllerDidDismissPopover(_ popoverPresentationController: UIPopoverPresentationController)
    /// Called when the container's size changed, as in a rotation. The delegate may write another rectangle or view for the arrow to point
    /// at.
    ///
    /// - Parameters:
    ///   - rect: The rectangle to point at, in the space of `view`.
    ///   - view: The source view.
    func popoverPresentationController(
        _ popoverPresentationController: UIPopoverPresentationController, willRepositionPopoverTo rect: UnsafeMutablePointer<CGRect>,
        in view: AutoreleasingUnsafeMutablePointer<UIView>)
}

extension UIPopoverPresentationControllerDelegate {
    /// Does nothing by default.
    public func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController) {}
    /// Returns `true` by default: a touch outside dismisses the popover.
    public func popoverPresentationControllerShouldDismissPopover(_ popoverPresentationController: UIPopoverPresentationController) -> Bool
    { true }
    /// Does nothing by default.
    public func popoverPresentationControllerDidDismissPopover(_ popoverPresentationController: UIPopoverPresentationController) {}
    /// Leaves the rectangle and the view unchanged by default.
    public func popoverPresentationController(
        _ popoverPresentationController: UIPopoverPresentationController, willRepositionPopoverTo rect: UnsafeMutablePointer<CGRect>,
        in view: AutoreleasingUnsafeMutablePointer<UIView>
    ) {}
    // SP-D064: the older pair is used where the newer methods are not implemented.
    /// Returns the answer of the popover's own, older method; `true` for another kind of presentation.
    public func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool {
        guard let popover = presentationController as? UIPopoverPresentationController else { return true }
        return popoverPresentationControllerShouldDismissPopover(popover)
    }
    /// Calls the popover's own, older method; does nothing for another kind of presentation.
    public func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
        guard let popover = presentationController as? UIPopoverPresentationController else { return }
        popoverPresentationControllerDidDismissPopover(popover)
    }
}

/// Presents a controller in a bubble that points at its source.
@preconcurrency @MainActor
open class UIPopoverPresentationController: UIPresentationController {
    /// The object that decides how the popover adapts and whether the user may dismiss it. Not retained.
    @_nonoverride open weak var delegate: (any UIPopoverPresentationControllerDelegate)? {
        get { super.delegate as? any UIPopoverPresentationControllerDelegate }
        set { super.delegate = newValue }
    }
    /// The directions in which the arrow may point. The popover takes the permitted side with enough room, else the one with the most.
    open var permittedArrowDirections: UIPopoverArrowDirection = .any
    /// The view that the popover points at. Presenting without a source view, bar button item, or source item raises an exception.
    open var sourceView: UIView?
    // A null rectangle means the source view's bounds. (SP-D086)
    /// The rectangle that the popover points at, in the space of ``sourceView``. From iOS 13 on, the null rectangle, which is the default,
    /// means the view's bounds.
    open var sourceRect: CGRect = Generation.current >= .ios13 ? .null : .zero
    /// The bar button item that the popover points at. It must be in a visible bar when the popover appears.
    open var barButtonItem: UIBarButtonItem?
    /// The item that the popover points at: a view, a bar button item, or any other item that has a frame.
    open var sourceItem: (any UIPopoverPresentationControllerSourceItem)?
    /// Whether the popover may cover its source if it doesn't fit beside it.
    open var canOverlapSourceViewRect = false
    /// The direction in which the arrow points; `unknown` before the popover is placed.
    open private(set) var arrowDirection: UIPopoverArrowDirection = .unknown
    /// The views outside the popover that still receive touches; other touches outside dismiss it. `nil` means none, except those of the
    /// bar that holds the source.
    open var passthroughViews: [UIView]?
    /// The color of the bubble and its arrow; `nil` selects the system's material.
    open var backgroundColor: UIColor? { didSet { bubble?.fill = backgroundColor } }
    // 10 points on each side. (SP-D089)
    /// The minimum distance in points between the popover and the edges of its container: 10 on each side by default.
    open var popoverLayoutMargins = UIEdgeInsets(
        top: PopoverFigures.margin, left: PopoverFigures.margin, bottom: PopoverFigures.margin, right: PopoverFigures.margin)
    // The requirements of a background view. (SP-D092)
    /// The subclass of ``UIPopoverBackgroundView`` that draws the popover instead of the system's bubble; `nil` selects the bubble.
    open var popoverBackgroundViewClass: AnyClass?
    // A popover adapts to a sheet. (SP-D073)
    /// The sheet in which the content is shown where the width is compact. Configure its detents before presenting.
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
        delegate?.prepareForPopoverPresentation(self)
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
            arrowHeight: backgroundType?.arrowHeight() ?? PopoverFigures.arrowHeight,
            arrowBase: backgroundType?.arrowBase() ?? PopoverFigures.arrowBase, prefersCentered: isGlass)
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
        guard (barButtonItem ?? sourceItem as? UIBarButtonItem) == nil, let source = sourceItem as? UIView ?? sourceView,
            let delegate
        else { return }
        var rect = sourceRect, view = source
        delegate.popoverPresentationController(self, willRepositionPopoverTo: &rect, in: &view)
        // A source item would take precedence over the delegate's answer.
        if rect != sourceRect || view !== source { sourceItem = nil }
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

    /// Whether all touches beside the popover reach the views behind it.
    package var leavesBackgroundInUse = false

    // Touches reach the pass-through views. (SP-D091)
    package override func passesThroughTouch(at point: CGPoint) -> Bool {
        if leavesBackgroundInUse { return true }
        guard let container, let passthroughViews else { return false }
        return passthroughViews.contains { view in view.bounds.contains(container.convert(point, to: view)) }
    }

    package override func containerWasTapped() { presentation?.dismissForUser() }
}
