import Foundation

/// Presents page sheets, form sheets, and adapted popovers: a card with detents, a grabber, dimming, and a drag that resizes or dismisses
/// it. (SP-D073)
@preconcurrency @MainActor
open class UISheetPresentationController: UIPresentationController {
    /// The value with which a corner radius or a size is left to the system.
    public static let automaticDimension: CGFloat = .greatestFiniteMagnitude

    /// The object that decides how the sheet adapts and whether the user may dismiss it, and that gets the detents that the user selects.
    /// Not retained.
    @_nonoverride open weak var delegate: (any UISheetPresentationControllerDelegate)? {
        get { super.delegate as? any UISheetPresentationControllerDelegate }
        set { super.delegate = newValue }
    }

    // MARK: Configuration. (SP-D074)

    // FIXME(gap): a sheet is not centered on the view.
    /// The view that a sheet in a regular width is centered over, or `nil` to center it in its container. Stored but has no effect.
    open var sourceView: UIView?
    /// The heights at which the sheet rests, in any order. By default only `large`. An empty array raises an exception.
    open var detents: [Detent] = [.large()] {
        didSet {
            // At least one detent. (SP-D075)
            if detents.isEmpty {
                Fault.raise(.invalidArgumentException, "\(Fault.name(of: self)) must have at least one detent.")
                detents = oldValue
            }
            sheetDidChange()
        }
    }
    /// The detent at which the sheet rests; `nil` selects the lowest. Set it in ``animateChanges(_:)`` to move the sheet with an animation.
    open var selectedDetentIdentifier: Detent.Identifier? { didSet { sheetDidChange() } }
    /// The highest detent at which the presenter isn't dimmed and still receives touches; `nil` dims it at every detent.
    open var largestUndimmedDetentIdentifier: Detent.Identifier? { didSet { sheetDidChange() } }
    /// Whether a grabber is shown at the top edge. It is shown only if the sheet can be resized.
    open var prefersGrabberVisible = false { didSet { sheetDidChange() } }
    /// The radius in points of the sheet's corners; `nil` selects the system's. Only the front sheet's own radius is used.
    open var preferredCornerRadius: CGFloat? { didSet { sheetDidChange() } }
    /// Whether a drag in a scroll view that is at its top moves the sheet to a higher detent before it scrolls.
    open var prefersScrollingExpandsWhenScrolledToEdge = true
    /// Whether the sheet is attached to the bottom edge where the height is compact. If not, it covers the screen there.
    open var prefersEdgeAttachedInCompactHeight = false { didSet { sheetDidChange() } }
    /// Whether a sheet attached to the bottom edge is as wide as the content prefers, instead of as wide as the container.
    open var widthFollowsPreferredContentSizeWhenEdgeAttached = false { didSet { sheetDidChange() } }
    // FIXME(gap): page and form sheets take their sizes from the style.
    /// Whether the sheet has a page's size instead of a form's. Stored but has no effect: the presentation's style determines the size.
    open var prefersPageSizing = true
    /// The effect behind the sheet's content, or `nil` for the system's. Stored but has no effect.
    open var backgroundEffect: UIVisualEffect?

    // The sheet is laid out when the call returns. (SP-D079)
    /// Applies changes of the sheet's properties, and moves the sheet with the settling animation. The sheet's new layout is in effect when
    /// the call returns.
    open func animateChanges(_ changes: () -> Void) {
        changes()
        UIView.animate(
            withDuration: SheetFigures.settleDuration, delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: 0, options: [],
            animations: { for sheet in self.stack { sheet.container?.layoutIfNeeded() } }, completion: nil)
    }

    /// The sheet beneath this one.
    private var below: UISheetPresentationController? { presentingViewController.presenting.active as? UISheetPresentationController }

    /// The stack of sheets that contains this one.
    private var stack: [UISheetPresentationController] {
        let above = presentation?.shown.presenting.presented?.active as? UISheetPresentationController
        return [below, self, above].compactMap { $0 }
    }

    // Detents are resolved again in the next layout. (SP-D078)
    /// Requests that custom detents are resolved again in the next layout of the sheet.
    open func invalidateDetents() { sheetDidChange() }

    // The delegate is called only for the user's changes. (SP-D080)
    /// Notifies the sheet's delegate, or that of the popover that the sheet replaces, of the detent that the user selected.
    final func reportUsersDetent() {
        let own: (any UISheetPresentationControllerDelegate)? = delegate
        let receiver = own ?? presentation?.original.delegate as? any UISheetPresentationControllerDelegate
        receiver?.sheetPresentationControllerDidChangeSelectedDetentIdentifier(self)
    }

    private func sheetDidChange() {
        guard container != nil else { return }
        for sheet in stack { sheet.container?.setNeedsLayout() }
    }

    // MARK: Chrome

    private var dimming: UIView?
    private var grabber: UIView?
    private var drag: SheetDrag?
    private var isPresenterBack = false
    /// The presenter's own corner values while its view is clipped to the sheet's.
    private var presentersCorners: (radius: CGFloat, clips: Bool)?
    /// The height between detents to which the sheet is dragged.
    var draggedHeight: CGFloat? { didSet { container?.setNeedsLayout() } }
    /// The points by which a sheet that may not be dismissed is stretched below its lowest detent.
    var stretch: CGFloat = 0 { didSet { container?.setNeedsLayout() } }
    /// The fraction, 0…1, by which a finger has pulled the sheet off the screen.
    var pulled: CGFloat = 0 { didSet { standPresenterBack() } }

    package override var placesPresentedView: Bool { true }
    package override var elevatesPresented: Bool { true }
    package override var narrowsPresented: Bool { presentationStyle == .formSheet }

    // In compact environments a form sheet is a sheet. (SP-D048)
    package override func defaultAdaptiveStyle(for traits: UITraitCollection) -> UIModalPresentationStyle {
        let own = presentationStyle
        // Before iOS 13 all sheets adapt to full screen in compact widths. (SP-D020)
        if Generation.current < .ios13, traits.horizontalSizeClass == .compact { return .fullScreen }
        return own
    }

    // In compact environments a form sheet is a sheet. (SP-D048)
    open override func adaptivePresentationStyle(for traitCollection: UITraitCollection) -> UIModalPresentationStyle {
        let style = super.adaptivePresentationStyle(for: traitCollection)
        return style == presentationStyle && fillsScreen(in: traitCollection) ? .fullScreen : style
    }

    /// Returns the style: a sheet that fills a low screen is still a sheet. (SP-D021)
    override func styleShown(in traits: UITraitCollection) -> UIModalPresentationStyle {
        let style = super.styleShown(in: traits)
        guard style == .fullScreen, fillsScreen(in: traits) else { return style }
        return super.adaptivePresentationStyle(for: traits)
    }

    private func fillsScreen(in traits: UITraitCollection) -> Bool {
        Generation.current >= .ios13 && traits.verticalSizeClass == .compact && !prefersEdgeAttachedInCompactHeight
    }

    // MARK: Geometry

    var geometry: SheetGeometry {
        geometry(in: container?.bounds ?? .zero, safeArea: container?.safeAreaInsets ?? .zero, environmentTraits)
    }

    private func geometry(in bounds: CGRect, safeArea: UIEdgeInsets, _ traits: UITraitCollection) -> SheetGeometry {
        SheetGeometry(
            container: bounds, safeArea: safeArea, style: presentationStyle,
            isCompactWidth: traits.horizontalSizeClass == .compact, isCompactHeight: traits.verticalSizeClass == .compact,
            preferredContentSize: presentedViewController.preferredContentSize,
            isEdgeAttachedInCompactHeight: prefersEdgeAttachedInCompactHeight,
            widthFollowsContent: widthFollowsPreferredContentSizeWhenEdgeAttached, figures: .current)
    }

    /// The applicable detents, lowest first, with their heights.
    var activeDetents: [(identifier: Detent.Identifier, value: CGFloat)] { activeDetents(in: geometry, environmentTraits) }

    private func activeDetents(in geometry: SheetGeometry, _ traits: UITraitCollection) -> [(
        identifier: Detent.Identifier, value: CGFloat
    )] {
        let resolution = DetentResolution(traits: traits, geometry: geometry)
        return detents.compactMap { detent in detent.resolvedValue(in: resolution).map { (detent.identifier, $0) } }.sorted {
            $0.value < $1.value
        }
    }

    var selectedDetent: (identifier: Detent.Identifier, value: CGFloat)? { selected(of: activeDetents) }

    private func selected(of active: [(identifier: Detent.Identifier, value: CGFloat)]) -> (identifier: Detent.Identifier, value: CGFloat)?
    {
        active.first { $0.identifier == selectedDetentIdentifier } ?? active.first
    }

    open override var frameOfPresentedViewInContainerView: CGRect {
        let geometry = geometry
        let selected = selectedDetent
        let isLarge = selected.map { $0.value >= geometry.maximumDetentValue } ?? true
        var frame = geometry.frame(detent: isLarge ? nil : selected?.value)
        if let draggedHeight {
            frame.origin.y = frame.maxY - draggedHeight
            frame.size.height = draggedHeight
        }
        return frame.offsetBy(dx: 0, dy: stretch)
    }

    open override func size(forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize)
        -> CGSize
    {
        let upcoming = SizeTransition.upcoming, traits = upcoming?.traits ?? environmentTraits
        let geometry = geometry(
            in: CGRect(origin: .zero, size: parentSize), safeArea: upcoming?.safeArea ?? self.container?.safeAreaInsets ?? .zero, traits)
        return geometry.frame(detent: selected(of: activeDetents(in: geometry, traits))?.value).size
    }

    // MARK: Transition

    open override func presentationTransitionWillBegin() {
        super.presentationTransitionWillBegin()
        guard let container else { return }
        installDimming(in: container)
        let drag = SheetDrag(sheet: self)
        drag.attach(to: container)
        self.drag = drag
        decorate()
        // Only the front sheet has its own corner radius. (SP-D083)
        below?.container?.setNeedsLayout()
        dimming?.alpha = 0
        let dim = { [weak self] in
            self?.dimming?.alpha = self?.targetDimming ?? 0
            self?.standPresenterBack()
        }
        let coordinator = presentedViewController.transitionCoordinator ?? presentingViewController.transitionCoordinator
        if coordinator?.animate(alongsideTransition: { _ in dim() }, completion: nil) != true { dim() }
    }

    open override func presentationTransitionDidEnd(_ completed: Bool) {
        super.presentationTransitionDidEnd(completed)
        if completed { decorate() } else { removeChrome() }
    }

    open override func dismissalTransitionWillBegin() {
        super.dismissalTransitionWillBegin()
        // The presenter is outside the container whose time the gesture controls: the drag moves it directly.
        let isDragged = drag?.isDismissing ?? false
        let clear = { [weak self] in
            self?.dimming?.alpha = 0
            if !isDragged { self?.bringPresenterForward() }
        }
        let coordinator = presentedViewController.transitionCoordinator ?? presentingViewController.transitionCoordinator
        if coordinator?.animate(alongsideTransition: { _ in clear() }, completion: nil) != true { clear() }
    }

    open override func dismissalTransitionDidEnd(_ completed: Bool) {
        super.dismissalTransitionDidEnd(completed)
        if completed {
            bringPresenterForward()
            giveCornersBack()
            removeChrome()
            below?.container?.setNeedsLayout()
        } else {
            dimming?.alpha = targetDimming
            standPresenterBack()
        }
    }

    private func removeChrome() {
        dimming?.removeFromSuperview()
        grabber?.removeFromSuperview()
        shadow?.removeFromSuperview()
        presentedView?.layer.cornerRadius = 0
        (dimming, grabber, drag, shadow) = (nil, nil, nil, nil)
    }

    // MARK: Layout

    open override func containerViewWillLayoutSubviews() {
        super.containerViewWillLayoutSubviews()
        if let container { dimming?.frame = container.bounds }
    }

    open override func containerViewDidLayoutSubviews() {
        super.containerViewDidLayoutSubviews()
        decorate()
    }

    /// Gives the presenter its new size first, then the position behind the sheet.
    open override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        bringPresenterForward()
        super.viewWillTransition(to: size, with: coordinator)
        coordinator.animate(alongsideTransition: nil) { [weak self] _ in self?.container?.setNeedsLayout() }
    }

    private func installDimming(in container: UIView) {
        let view = UIView(frame: container.bounds)
        view.backgroundColor = .black
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        container.insertSubview(view, at: container.subviews.first.map { $0 === presentingViewController.viewIfLoaded ? 1 : 0 } ?? 0)
        dimming = view
    }

    /// Corners, grabber, and dimming for the present detent.
    private func decorate() {
        guard let view = presentedView, container != nil else { return }
        let isFullScreen = geometry.isFullScreen
        let figures = SheetFigures.current
        // Only the front sheet has its own corner radius. (SP-D083)
        let isFront = !(presentation?.shown.presenting.presented?.active is UISheetPresentationController)
        view.layer.cornerRadius = isFullScreen ? 0 : (isFront ? preferredCornerRadius : nil) ?? figures.cornerRadius
        view.layer.maskedCorners =
            geometry.isEdgeAttached && figures.floatingInset == 0
            ? [.layerMinXMinYCorner, .layerMaxXMinYCorner]
            : [.layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner]
        view.clipsToBounds = !isFullScreen
        castShadow(of: view)
        if presentedViewController.transitionCoordinator == nil {
            dimming?.alpha = targetDimming
            standPresenterBack()
        }
        guard prefersGrabberVisible, geometry.isEdgeAttached, !isFullScreen else {
            grabber?.removeFromSuperview()
            grabber = nil
            return
        }
        let grabber = grabber ?? makeGrabber()
        if grabber.superview !== view { view.addSubview(grabber) }
        let size = SheetFigures.grabberSize
        grabber.frame = CGRect(x: (view.bounds.width - size.width) / 2, y: SheetFigures.grabberTop, width: size.width, height: size.height)
        view.bringSubviewToFront(grabber)
    }

    /// A shadow that shows the sheet's edge where nothing is dimmed.
    private var shadow: UIView?

    private func castShadow(of view: UIView) {
        guard geometry.isEdgeAttached, !geometry.isFullScreen, targetDimming == 0, presentedViewController.transitionCoordinator == nil
        else {
            shadow?.removeFromSuperview()
            shadow = nil
            return
        }
        let shadow = shadow ?? UIView()
        self.shadow = shadow
        if shadow.superview == nil {
            shadow.isUserInteractionEnabled = false
            // Estimated, not measured.
            shadow.layer.shadowOpacity = 0.15
            shadow.layer.shadowRadius = 12
            shadow.layer.shadowOffset = .zero
            shadow.layer.role.insert(.animatesPaths)
            view.superview?.insertSubview(shadow, belowSubview: view)
        }
        shadow.frame = view.frame
        shadow.layer.shadowPath = UIBezierPath(roundedRect: shadow.bounds, cornerRadius: view.layer.cornerRadius).cgPath
    }

    private func makeGrabber() -> UIView {
        let view = SheetGrabber(self)
        grabber = view
        return view
    }

    // MARK: The presenter behind a large sheet

    /// The frame heights of the active detents, lowest first.
    var detentHeights: [CGFloat] {
        let geometry = geometry
        return activeDetents.map { geometry.frame(detent: $0.value >= geometry.maximumDetentValue ? nil : $0.value).height }
    }

    /// Returns the fraction, 0…1, of the way from the detent at or below `low` to the one above.
    private func share(above low: Int) -> CGFloat {
        let heights = detentHeights
        guard low + 1 < heights.count else { return 1 }
        let height =
            draggedHeight
            ?? geometry.frame(detent: selectedDetent.flatMap { $0.value >= geometry.maximumDetentValue ? nil : $0.value }).height
        let from = low < 0 ? 0 : heights[low]
        return min(max((height - from) / max(heights[low + 1] - from, 1), 0), 1)
    }

    /// In compact widths, moves the presenter's view back while the sheet is at its large detent, and partly on the way there. (SP-D084)
    private func standPresenterBack() {
        let inset = SheetFigures.current.presenterInset
        guard inset > 0, let container, let view = presentingViewController.viewIfLoaded, let highest = activeDetents.last else { return }
        let geometry = geometry
        let isPossible = geometry.isCompactWidth && !geometry.isCompactHeight && highest.value >= geometry.maximumDetentValue
        let progress = isPossible ? share(above: activeDetents.count - 2) * (1 - pulled) : 0
        guard progress > 0 else {
            bringPresenterForward()
            return giveCornersBack()
        }
        let scale = 1 - progress * 2 * inset / max(container.bounds.width, 1)
        let shift = progress * (geometry.safeArea.top - view.bounds.height * (1 - scale) / 2)
        view.transform = CGAffineTransform(translationX: 0, y: shift).scaledBy(x: scale, y: scale)
        if !isPresenterBack {
            isPresenterBack = true
            presentersCorners = presentersCorners ?? (view.layer.cornerRadius, view.clipsToBounds)
            StatusBarAppearance.setNeedsUpdate(for: presentingViewController)
        }
        view.layer.cornerRadius = SheetFigures.current.cornerRadius
        view.clipsToBounds = true
    }

    private func bringPresenterForward() {
        guard isPresenterBack, let view = presentingViewController.viewIfLoaded else { return }
        isPresenterBack = false
        view.transform = .identity
        view.layer.cornerRadius = presentersCorners?.radius ?? 0
        StatusBarAppearance.setNeedsUpdate(for: presentingViewController)
    }

    /// Keeps the view clipped until the straightening of its corners is no longer visible.
    private func giveCornersBack() {
        if let presentersCorners { presentingViewController.viewIfLoaded?.clipsToBounds = presentersCorners.clips }
        presentersCorners = nil
    }

    package override var darkensStatusBar: Bool { isPresenterBack }

    /// The opacity of the dimming at the present height.
    var targetDimming: CGFloat {
        guard !geometry.isFullScreen else { return 0 }
        guard let undimmed = largestUndimmedDetentIdentifier, let limit = activeDetents.firstIndex(where: { $0.identifier == undimmed })
        else {
            return SheetFigures.current.dimming
        }
        return limit + 1 < activeDetents.count ? SheetFigures.current.dimming * share(above: limit) : 0
    }

    package override var dimsTint: Bool { targetDimming > 0 }

    // Touches above an undimmed detent reach the presenter. (SP-D082)
    package override func passesThroughTouch(at point: CGPoint) -> Bool { targetDimming == 0 }

    // MARK: The user's dismissal

    // The order of a dismissal by the user, and the conditions that prevent it. (SP-D058, SP-D060, SP-D061, C-67, C-68)
    package override func containerWasTapped() {
        guard let presentation, presentation.active === self else { return }
        presentation.dismissForUser()
    }
}
