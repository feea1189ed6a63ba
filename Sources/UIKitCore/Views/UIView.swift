import Foundation
import QuartzCore

/// A rectangle on the screen that draws, lays out its subviews and handles touches.
@preconcurrency @MainActor
open class UIView: UIResponder, @preconcurrency NSCoding, CALayerDelegate, UIAppearance, UIAppearanceContainer, UICoordinateSpace,
    UITraitEnvironment, UITraitChangeObservable, UIDynamicItem, UIFocusItem, UIFocusItemContainer
{
    // The body lists every member that UIKit lets apps override. The mechanisms are beside it: `Hierarchy`, `Geometry`, `HitTesting`,
    // `Layout`, `Display`, `Tint`, `../Environment`, `../Gestures`, `../AutoLayout`.

    // MARK: State of the mechanisms

    package final nonisolated(unsafe) var storedLayer: CALayer!
    // Not weak, as `CALayer.view` is not: a superview removes itself when it is deallocated.
    package final nonisolated(unsafe) var storedSubviews: [UIView] = []
    package final nonisolated(unsafe) unowned(unsafe) var storedSuperview: UIView?
    // `Unmanaged`, so that asking whether there is a window, which every layout does for every view, counts no reference. The window's
    // `deinit`, which isn't isolated, clears it.
    final nonisolated(unsafe) var windowReference: Unmanaged<UIWindow>?
    package final var flags = ViewFlags.ofNewView
    package final var look = ViewLook()
    package final var insets = ViewInsets()
    package final let traits = TraitState()
    /// Rarely used parts, created on first use.
    package final var supplement: ViewSupplement?
    /// The state that `AutoLayout/` stores, which only views with constraints have. `deinit`, which isn't isolated, reads it.
    package final nonisolated(unsafe) var layoutSlotIfAny: LayoutSlot?
    /// The controller whose root view this is.
    package final nonisolated(unsafe) unowned(unsafe) var owningController: UIViewController?

    // MARK: Creating

    /// Creates a view with a frame in its future superview's points.
    public init(frame: CGRect) {
        super.init()
        Creations.note(self)
        createLayer()
        setGeometry(frame: frame)
        askForFirstDisplay()
    }

    /// Creates a view from an interface file, or from an archive that ``encode(with:)`` wrote.
    public required init?(coder: NSCoder) {
        super.init()
        Creations.note(self)
        createLayer()
        if !InterfaceReader.shared.decode(self, from: coder) { ViewCoding.read(self, as: UIView.self, coder) }
        askForFirstDisplay()
    }

    public override convenience init() { self.init(frame: .zero) }

    deinit {
        if storedLayer?.view === self { storedLayer.view = nil }
        for subview in storedSubviews { subview.storedSuperview = nil }
        layoutSlotIfAny?.loseItem()
    }

    /// Writes the view and its subviews to an archive. Constraints are omitted.
    open func encode(with coder: NSCoder) { ViewCoding.encode(self, coder) }

    /// The class of the view's layer, accessed once for each view that is created.
    open class var layerClass: AnyClass { CALayer.self }
    /// The layer that displays the view; its delegate is always the view.
    open var layer: CALayer { storedLayer }

    // MARK: Interaction

    /// Whether touches reach the view and its subviews.
    open var isUserInteractionEnabled: Bool {
        get { flags.contains(.userInteraction) }
        set { flags.set(.userInteraction, newValue) }
    }
    /// Whether the view receives more than the first of the fingers that touch it.
    open var isMultipleTouchEnabled: Bool {
        get { flags.contains(.multipleTouch) }
        set { flags.set(.multipleTouch, newValue) }
    }
    /// Whether a touch that began here prevents others from beginning in the rest of the window, and vice versa.
    open var isExclusiveTouch: Bool {
        get { flags.contains(.exclusiveTouch) }
        set { flags.set(.exclusiveTouch, newValue) }
    }
    /// A number for the app's own use; 0 by default.
    open var tag: Int {
        get { look.tag }
        set { look.tag = newValue }
    }
    /// Returns the deepest view at `point`, in the receiver's coordinates, that takes touches, or `nil` if the point is outside, or the
    /// receiver is hidden, disabled or nearly transparent.
    open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { HitTesting.hitTest(self, point, event) }
    /// Whether the view contains `point`, in the receiver's coordinates. Subviews beyond its bounds don't count.
    open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { HitTesting.contains(self, point) }

    // A controller's root view continues with its controller. (J-01)
    open override var next: UIResponder? { owningController ?? storedSuperview }

    // MARK: Geometry

    /// The view's rectangle in its superview's points. Derived from `center`, `bounds`, and `transform`; meaningless to set while the
    /// transform is not the identity.
    open var frame: CGRect {
        get { storedLayer.frame }
        set { setGeometry(frame: newValue) }
    }
    /// The view's own rectangle in its own points. Its origin is the point shown at the top left; setting its size keeps ``UIView/center``.
    open var bounds: CGRect {
        get { storedLayer.bounds }
        set { setGeometry(bounds: newValue) }
    }
    /// The position of the anchor point in the superview's points.
    open var center: CGPoint {
        get { storedLayer.position }
        set { setGeometry(center: newValue) }
    }
    /// The transform about the anchor point; changes ``frame``, not ``bounds``.
    open var transform: CGAffineTransform {
        get { storedLayer.affineTransform() }
        set { setTransform(CATransform3DMakeAffineTransform(newValue)) }
    }
    /// The three-dimensional form of ``transform``.
    open var transform3D: CATransform3D {
        get { storedLayer.transform }
        set { setTransform(newValue) }
    }
    /// The collision shape for dynamic behaviors.
    open var collisionBoundsType: UIDynamicItemCollisionBoundsType { .rectangle }
    /// The collision outline for dynamic behaviors, around the view's center.
    open var collisionBoundingPath: UIBezierPath {
        UIBezierPath(rect: CGRect(x: -bounds.width / 2, y: -bounds.height / 2, width: bounds.width, height: bounds.height))
    }
    /// The anchor point as fractions of the bounds; (0.5, 0.5) is the center. Changing it moves the view.
    open var anchorPoint: CGPoint {
        get { storedLayer.anchorPoint }
        set { storedLayer.anchorPoint = newValue }
    }
    /// The number of pixels per point of the view's drawn content.
    open var contentScaleFactor: CGFloat {
        get { storedLayer.contentsScale }
        set { storedLayer.contentsScale = newValue }
    }
    /// The view's own coordinate space, to convert from and to.
    open var coordinateSpace: any UICoordinateSpace { self }

    /// Converts a point. `nil` means the window's coordinates, here and below.
    open func convert(_ point: CGPoint, to view: UIView?) -> CGPoint { Geometry.convert(point, from: self, to: view) }
    /// Converts a point of another view to the receiver's coordinates.
    open func convert(_ point: CGPoint, from view: UIView?) -> CGPoint { Geometry.convert(point, from: view, to: self) }
    /// Converts a rectangle to another view's coordinates. The result encloses the rectangle if it is rotated.
    open func convert(_ rect: CGRect, to view: UIView?) -> CGRect { Geometry.convert(rect, from: self, to: view) }
    /// Converts a rectangle of another view to the receiver's coordinates.
    open func convert(_ rect: CGRect, from view: UIView?) -> CGRect { Geometry.convert(rect, from: view, to: self) }
    /// Converts a point of the view to another coordinate space, such as a screen's.
    open func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
        Geometry.convert(point, from: self, to: coordinateSpace)
    }
    /// Converts a point of another coordinate space to the view's.
    open func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
        Geometry.convert(point, from: coordinateSpace, to: self)
    }
    /// Converts a rectangle of the view to another coordinate space, such as a screen's.
    open func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
        Geometry.convert(rect, from: self, to: coordinateSpace)
    }
    /// Converts a rectangle of another coordinate space to the view's.
    open func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
        Geometry.convert(rect, from: coordinateSpace, to: self)
    }

    /// Whether subviews follow a change of the bounds' size according to their ``autoresizingMask``.
    open var autoresizesSubviews: Bool {
        get { flags.contains(.autoresizesSubviews) }
        set { flags.set(.autoresizesSubviews, newValue) }
    }
    /// The parts that are flexible when the superview's size changes; ignored once constraints place the view.
    open var autoresizingMask: AutoresizingMask {
        get { look.autoresizingMask }
        set {
            guard newValue != look.autoresizingMask else { return }
            look.autoresizingMask = newValue
            autoresizingMaskDidChange()
        }
    }
    /// Returns the preferred size in `size` points of space; by default the current size. Does not resize.
    open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }
    /// Resizes to the result of ``sizeThatFits(_:)`` for the current size, keeping the frame's origin.
    open func sizeToFit() { resizeToFit() }

    // MARK: Hierarchy

    /// The superview, or `nil` for a window and for a view outside any hierarchy.
    open var superview: UIView? { storedSuperview }
    /// The subviews, from back to front.
    open var subviews: [UIView] { storedSubviews }
    /// The window that contains the view, visible or not; `nil` if there is none.
    open var window: UIWindow? { storedWindow }

    /// Adds `view` in front of the other subviews, removing it from its superview first.
    open func addSubview(_ view: UIView) { Hierarchy.insert(view, into: self, .top) }
    /// Inserts `view` before the subview that now has `index`, counted from the back.
    open func insertSubview(_ view: UIView, at index: Int) { Hierarchy.insert(view, into: self, .index(index)) }
    /// Inserts `view` directly behind `siblingSubview`, or directly in front of it; if that is not a subview, in front of all.
    open func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
        Hierarchy.insert(view, into: self, .below(siblingSubview))
    }
    /// Inserts `view` directly in front of `siblingSubview`; if that is not a subview, in front of all.
    open func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
        Hierarchy.insert(view, into: self, .above(siblingSubview))
    }
    /// Swaps two subviews; does nothing if an index is out of range.
    open func exchangeSubview(at index1: Int, withSubviewAt index2: Int) { Hierarchy.exchange(index1, index2, in: self) }
    /// Moves a subview in front of its siblings. Does nothing if it isn't a subview.
    open func bringSubviewToFront(_ view: UIView) { Hierarchy.move(view, in: self, toFront: true) }
    /// Moves a subview behind its siblings. Does nothing if it isn't a subview.
    open func sendSubviewToBack(_ view: UIView) { Hierarchy.move(view, in: self, toFront: false) }
    /// Removes the view and the constraints that tie it to outside views. The superview may hold the last reference.
    open func removeFromSuperview() { Hierarchy.remove(self) }

    /// For overriding, like the others down to `didMoveToWindow()`, in the order in which they are called.
    open func didAddSubview(_ subview: UIView) {}
    /// Called before a subview is removed, while it is still in ``UIView/subviews``.
    open func willRemoveSubview(_ subview: UIView) {}
    /// Called before the superview changes; `nil` if the view is removed.
    open func willMove(toSuperview newSuperview: UIView?) {}
    /// Called after the superview changed.
    open func didMoveToSuperview() {}
    /// Called before the window changes; `nil` if the view leaves its window. Every descendant gets the same callback.
    open func willMove(toWindow newWindow: UIWindow?) {}
    /// Called after the window changed; ``UIView/window`` is `nil` if the view left it.
    open func didMoveToWindow() {}
    /// Whether the view is a descendant of `view`, or `view` itself.
    open func isDescendant(of view: UIView) -> Bool { Hierarchy.isDescendant(self, of: view) }
    /// Returns the receiver or its first descendant with `tag`, depth first.
    open func viewWithTag(_ tag: Int) -> UIView? { Hierarchy.view(in: self, tag: tag) }

    // MARK: Layout

    /// Requests ``layoutSubviews()`` at the end of the turn; further requests have no effect.
    open func setNeedsLayout() { storedLayer.setNeedsLayout() }
    /// Performs pending layout immediately, from the topmost waiting ancestor down.
    open func layoutIfNeeded() { Layout.layoutIfNeeded(self) }
    /// Places subviews by their constraints. Overrides place theirs after calling super. Don't call this method directly.
    open func layoutSubviews() { autoLayoutSubviews() }
    /// Requests ``updateProperties()`` before the next layout.
    open func setNeedsUpdateProperties() { Layout.setNeedsUpdateProperties(self) }
    /// Runs pending property updates of the view and its subviews immediately.
    open func updatePropertiesIfNeeded() { Layout.updatePropertiesIfNeeded(self) }
    /// Updates the view from the model; called before the first layout and whenever requested. Changes of the `@Observable` properties that
    /// it reads request it automatically.
    open func updateProperties() {}

    /// The margins in points from each edge of the bounds, with the safe area while ``insetsLayoutMarginsFromSafeArea`` is true; 8 by
    /// default.
    open var layoutMargins: UIEdgeInsets {
        get { Margins.effective(of: self) }
        set { Margins.set(newValue, of: self) }
    }
    /// The margins by reading direction.
    open var directionalLayoutMargins: NSDirectionalEdgeInsets {
        get { Margins.effective(of: self).directional(rightToLeft: isRightToLeft) }
        set { Margins.set(directional: newValue, of: self) }
    }
    /// Whether the margins are at least as wide as the superview's, where the view is near its edges.
    open var preservesSuperviewLayoutMargins: Bool {
        get { flags.contains(.preservesSuperviewMargins) }
        set { Margins.changing(self) { flags.set(.preservesSuperviewMargins, newValue) } }
    }
    /// Whether the safe area is added to the margins.
    open var insetsLayoutMarginsFromSafeArea: Bool {
        get { flags.contains(.insetsMarginsFromSafeArea) }
        set { Margins.changing(self) { flags.set(.insetsMarginsFromSafeArea, newValue) } }
    }
    /// Called when the margins changed; layout follows. For overriding.
    open func layoutMarginsDidChange() {}
    /// The insets in points at which bars, a notch, or other parts of the screen may cover the view; zero outside a window. (L-06)
    open var safeAreaInsets: UIEdgeInsets { isInWindow ? insets.safeArea : .zero }
    /// Called when the safe area changed; layout follows. For overriding.
    open func safeAreaInsetsDidChange() {}
    /// The guide of the bounds without the margins.
    open var layoutMarginsGuide: UILayoutGuide { systemGuide(.margins) }
    /// The guide of the margins, limited to the readable width at the user's text size.
    open var readableContentGuide: UILayoutGuide { systemGuide(.readable) }
    /// The guide of the bounds without the safe area.
    open var safeAreaLayoutGuide: UILayoutGuide { systemGuide(.safeArea) }
    /// The guide of the keyboard's rectangle, or of the bottom of the safe area while the keyboard is hidden.
    open var keyboardLayoutGuide: UIKeyboardLayoutGuide { systemKeyboardGuide }

    // MARK: Constraints

    /// Whether the view requires constraints although it has none yet.
    open class var requiresConstraintBasedLayout: Bool { false }
    /// Whether frame and mask become constraints. True for views created in code.
    open var translatesAutoresizingMaskIntoConstraints: Bool {
        get { flags.contains(.translatesAutoresizingMask) }
        set {
            guard newValue != flags.contains(.translatesAutoresizingMask) else { return }
            flags.set(.translatesAutoresizingMask, newValue)
            autoLayoutTranslationDidChange()
        }
    }
    /// The active constraints that the view holds because it is the nearest common ancestor of their items.
    open var constraints: [NSLayoutConstraint] { autoLayoutConstraints }
    /// Activates a constraint, in the older way. The view must be a common ancestor of the items, or else it is a fault.
    open func addConstraint(_ constraint: NSLayoutConstraint) { autoLayoutAdd(constraint) }
    /// Activates constraints, each as ``addConstraint(_:)`` does.
    open func addConstraints(_ constraints: [NSLayoutConstraint]) { for constraint in constraints { addConstraint(constraint) } }
    /// Deactivates a constraint that the view holds.
    open func removeConstraint(_ constraint: NSLayoutConstraint) { autoLayoutRemove(constraint) }
    /// Deactivates constraints that the view holds.
    open func removeConstraints(_ constraints: [NSLayoutConstraint]) { for constraint in constraints { removeConstraint(constraint) } }
    /// Requests ``updateConstraints()`` before the next layout.
    open func setNeedsUpdateConstraints() { Layout.setNeedsUpdateConstraints(self) }
    /// Returns whether ``updateConstraints()`` is pending.
    open func needsUpdateConstraints() -> Bool { flags.contains(.needsUpdateConstraints) }
    /// Runs pending constraint updates immediately, from the innermost views out.
    open func updateConstraintsIfNeeded() { Layout.updateConstraintsIfNeeded(self) }
    /// Updates constraints before layout, when requested. Overrides call super last.
    open func updateConstraints() { flags.remove(.needsUpdateConstraints) }
    /// The content's own size in points; `noIntrinsicMetric` on an axis without one.
    open var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric) }
    /// Invalidates ``intrinsicContentSize`` after it changed.
    open func invalidateIntrinsicContentSize() { autoLayoutIntrinsicSizeDidChange() }
    /// Returns the priority with which the view resists becoming larger than its content; 250 by default.
    open func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority { autoLayoutHuggingPriority(axis) }
    /// Sets the priority with which the view resists becoming larger than its content along an axis.
    open func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
        autoLayoutSetHugging(priority, axis)
    }
    /// Returns the priority with which the view resists becoming smaller than its content; 750 by default.
    open func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        autoLayoutCompressionPriority(axis)
    }
    /// Sets the priority with which the view resists becoming smaller than its content along an axis.
    open func setContentCompressionResistancePriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
        autoLayoutSetCompression(priority, axis)
    }
    /// Returns the rectangle that constraints place, in the superview's points, for a frame; and the inverse.
    open func alignmentRect(forFrame frame: CGRect) -> CGRect { frame.inset(by: alignmentRectInsets) }
    /// Returns the frame for a rectangle that constraints place, both in the superview's points.
    open func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect { alignmentRect.outset(by: alignmentRectInsets) }
    /// The insets of shadows and ornaments in the frame, in points.
    open var alignmentRectInsets: UIEdgeInsets { .zero }
    /// Returns the subview whose bottom represents this view's baseline, as up to iOS 8: by default the view itself.
    open func forBaselineLayout() -> UIView { self }
    /// The view whose first baseline is used for this one: itself, or a subview.
    open var forFirstBaselineLayout: UIView { forBaselineLayout() }
    /// The view whose last baseline is used for this one: itself, or a subview.
    open var forLastBaselineLayout: UIView { forBaselineLayout() }
    /// Returns the size that satisfies the constraints in the view and is nearest to `targetSize`; a target of zero returns the smallest.
    /// Moves nothing.
    open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
        systemLayoutSizeFitting(targetSize, withHorizontalFittingPriority: .fittingSizeLevel, verticalFittingPriority: .fittingSizeLevel)
    }
    /// Returns the size that satisfies the constraints in the view and is nearest to `targetSize`. With a required priority, an axis keeps
    /// the target's length. Moves nothing.
    open func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize { autoLayoutFittingSize(targetSize, horizontalFittingPriority, verticalFittingPriority) }
    /// The guides that the app added, in that order. The view's own, such as its safe area's, are not among them.
    open var layoutGuides: [UILayoutGuide] { autoLayoutGuides }
    /// Adds a guide, removing it from its former view first. Its constraints can be activated from then on.
    open func addLayoutGuide(_ layoutGuide: UILayoutGuide) { autoLayoutAdd(layoutGuide) }
    /// Removes a guide and its constraints.
    open func removeLayoutGuide(_ layoutGuide: UILayoutGuide) { autoLayoutRemove(layoutGuide) }
    /// Returns the constraints that determine the view's position and size along an axis, for debugging.
    open func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] { autoLayoutAffecting(axis) }
    /// Whether the constraints allow more than one layout of the view.
    open var hasAmbiguousLayout: Bool { autoLayoutIsAmbiguous }
    /// Changes the frame to another one that satisfies the constraints, for debugging. Does nothing if there is only one.
    open func exerciseAmbiguityInLayout() { autoLayoutExerciseAmbiguity() }

    // MARK: Drawing

    /// Draws into the current context, in the view's points. Called only if a class overrides it.
    open func draw(_ rect: CGRect) {}
    /// Draws the view for printing: by default as on screen.
    open func draw(_ rect: CGRect, for formatter: UIViewPrintFormatter) { draw(rect) }
    /// Requests ``draw(_:)`` with the next frame; does nothing if no class overrides it.
    open func setNeedsDisplay() { storedLayer.setNeedsDisplay() }
    /// Requests ``draw(_:)`` with the next frame for a part of the bounds.
    open func setNeedsDisplay(_ rect: CGRect) { storedLayer.setNeedsDisplay(rect) }

    /// Whether subviews are clipped to the bounds. Hit testing ignores it.
    open var clipsToBounds: Bool {
        get { storedLayer.masksToBounds }
        set { storedLayer.masksToBounds = newValue }
    }
    /// The color behind the view's content; `nil` is transparent. A dynamic color follows the view's traits.
    open var backgroundColor: UIColor? {
        get { look.backgroundColor }
        set { setBackground(newValue) }
    }
    /// The opacity, 0 to 1. Below 0.01 the view receives no touches.
    open var alpha: CGFloat {
        get { CGFloat(storedLayer.opacity) }
        set { setAlpha(newValue) }
    }
    /// Whether the view promises to fill its bounds, so the views behind it need not be drawn.
    open var isOpaque: Bool {
        get { flags.contains(.opaque) }
        set { setOpaque(newValue) }
    }
    /// Whether the context is cleared before ``draw(_:)``.
    open var clearsContextBeforeDrawing: Bool {
        get { flags.contains(.clearsContext) }
        set { flags.set(.clearsContext, newValue) }
    }
    /// Whether the view is hidden. A hidden view keeps its place, and receives no touches.
    open var isHidden: Bool {
        get { storedLayer.isHidden }
        set { setHidden(newValue) }
    }
    /// The position of drawn content when the bounds' size changes; `redraw` draws again.
    open var contentMode: ContentMode {
        get { look.contentMode }
        set { setContentMode(newValue) }
    }
    /// The part of drawn content that is stretched, in fractions of the bounds, as up to iOS 6. The whole by default.
    open var contentStretch: CGRect {
        get { storedLayer.contentsCenter }
        set { storedLayer.contentsCenter = newValue }
    }
    /// A view whose opacity masks this one. A mask belongs to one view and is not a subview.
    open var mask: UIView? {
        get { supplement?.mask }
        set { setMask(newValue) }
    }
    /// The view's own tint, or the nearest ancestor's. Setting `nil` inherits again.
    open var tintColor: UIColor! {
        get { Tint.color(of: self) }
        set { Tint.set(newValue, of: self) }
    }
    /// The adjustment of the tint, which is dimmed beneath alerts; `automatic` inherits.
    open var tintAdjustmentMode: TintAdjustmentMode {
        get { Tint.mode(of: self) }
        set { Tint.set(newValue, of: self) }
    }
    /// Called when the tint, or its dimming, changed. For overriding.
    open func tintColorDidChange() {}

    /// Draws the view as it is on screen into the current context, fitted to `rect`. Returns `false` if the picture is incomplete.
    open func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
        Snapshot.draw(self, in: rect, afterUpdates: afterUpdates)
    }
    /// Returns a picture of the view as it is on screen, or after pending updates; `nil` if nothing is visible.
    open func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
        Snapshot.view(of: self, rect: bounds, afterUpdates: afterUpdates)
    }
    /// Returns a picture of a part of the view, in its points. Resizing it stretches the picture; the caps aren't kept.
    open func resizableSnapshotView(from rect: CGRect, afterScreenUpdates afterUpdates: Bool, withCapInsets capInsets: UIEdgeInsets)
        -> UIView?
    {
        Snapshot.view(of: self, rect: rect, afterUpdates: afterUpdates)
    }
    /// Returns a formatter that prints the view.
    open func viewPrintFormatter() -> UIViewPrintFormatter { UIViewPrintFormatter(view: self) }

    // MARK: Layer delegate

    /// Provides the content of the view's layer. Overriding it replaces drawing.
    open func display(_ layer: CALayer) { displayContent(of: layer) }
    /// Draws the view's layer by calling ``draw(_:)`` with the context as the current one.
    open func draw(_ layer: CALayer, in ctx: CGContext) { drawContent(of: layer, in: ctx) }
    /// Called before the view's layer draws. Does nothing.
    open func layerWillDraw(_ layer: CALayer) {}
    /// Lays out the view when its layer needs layout: calls ``layoutSubviews()`` and the controller's callbacks.
    open func layoutSublayers(of layer: CALayer) { if layer === storedLayer { Layout.layout(self) } }
    /// Returns the animation of a changed property of the view's layer; none outside animation blocks.
    open func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { layerAction(forKey: event) }

    // MARK: Gestures, interactions, effects

    /// The recognizers in the order of adding; `nil` if none was ever added.
    open var gestureRecognizers: [UIGestureRecognizer]? {
        get { supplement?.gestureRecognizers }
        set { setGestureRecognizers(newValue ?? []) }
    }
    /// Adds a recognizer, removing it from its former view. It receives the touches of the view and its subviews.
    open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) { attach(gestureRecognizer) }
    /// Removes a recognizer. A gesture in progress is canceled.
    open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) { detach(gestureRecognizer) }
    /// Whether a recognizer of the view may begin; `false` makes it fail.
    open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }
    /// The interactions of the view, in the order of adding. Setting it removes those that the new array lacks.
    open var interactions: [any UIInteraction] {
        get { supplement?.interactions ?? [] }
        set { setInteractions(newValue) }
    }
    /// Adds an interaction, removing it from its former view first.
    open func addInteraction(_ interaction: any UIInteraction) { attach(interaction) }
    /// Removes an interaction. Does nothing if the view doesn't have it.
    open func removeInteraction(_ interaction: any UIInteraction) { detach(interaction) }
    /// The effects that move the view when the device tilts. Stored but has no effect.
    open var motionEffects: [UIMotionEffect] {
        get { supplement?.motionEffects ?? [] }
        set { supplemented.motionEffects = newValue }
    }
    /// Adds an effect of the device's tilt. It is never evaluated.
    open func addMotionEffect(_ effect: UIMotionEffect) { supplemented.motionEffects.append(effect) }
    /// Removes an effect of the device's tilt.
    open func removeMotionEffect(_ effect: UIMotionEffect) { supplement?.motionEffects.removeAll { $0 === effect } }

    // MARK: Environment

    /// The current traits of the view: its window's, with the overrides along the way.
    open var traitCollection: UITraitCollection {
        if ModelTracking.followsTraits { traits.noteReading() }
        return Traits.current(of: self)
    }
    /// Called when a trait has changed, and when the view enters a window whose traits differ.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
    /// The interface style of the view and its descendants, light or dark; `unspecified` inherits.
    open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
        get { traits.styleOverride }
        set { Traits.overrideStyle(newValue, of: self) }
    }
    /// Determines whether the view is mirrored from right to left; not inherited.
    open var semanticContentAttribute: UISemanticContentAttribute {
        get { look.semanticContentAttribute }
        set { setSemanticContentAttribute(newValue) }
    }
    /// The direction in which to lay out the view's content, according to ``semanticContentAttribute``.
    open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
        UIView.userInterfaceLayoutDirection(for: semanticContentAttribute, relativeTo: traitCollection.environmentLayoutDirection)
    }
    /// Returns the direction for an attribute in the app's language.
    open class func userInterfaceLayoutDirection(for attribute: UISemanticContentAttribute) -> UIUserInterfaceLayoutDirection {
        userInterfaceLayoutDirection(for: attribute, relativeTo: Traits.applicationLayoutDirection)
    }
    /// Returns the direction for an attribute inside an interface of the given direction.
    open class func userInterfaceLayoutDirection(
        for semanticContentAttribute: UISemanticContentAttribute, relativeTo layoutDirection: UIUserInterfaceLayoutDirection
    ) -> UIUserInterfaceLayoutDirection { semanticContentAttribute.direction(relativeTo: layoutDirection) }
    /// The smallest size of text in the view; `nil` sets no limit.
    open var minimumContentSizeCategory: UIContentSizeCategory? {
        get { traits.minimumCategory }
        set { Traits.limit(self) { traits.minimumCategory = newValue } }
    }
    /// The largest size of text in the view; `nil` sets no limit.
    open var maximumContentSizeCategory: UIContentSizeCategory? {
        get { traits.maximumCategory }
        set { Traits.limit(self) { traits.maximumCategory = newValue } }
    }

    // MARK: First responder

    /// Makes the first responder in the view resign; `force` overrides its refusal. Returns `false` if it refuses or there is none.
    @discardableResult open func endEditing(_ force: Bool) -> Bool { endEditingInside(force: force) }
    open override var inputAccessoryView: UIView? { nil }

    // MARK: Focus

    /// Whether focus may rest on the view. `false` by default.
    open var canBecomeFocused: Bool { false }
    /// Whether focus rests on the view. Always `false` in the base class.
    open var isFocused: Bool { false }
    /// The name of the view's focus group, or `nil` to inherit. Stored but has no effect.
    open var focusGroupIdentifier: String? {
        get { supplement?.focusGroupIdentifier }
        set { supplemented.focusGroupIdentifier = newValue }
    }
    /// The effect on the focused view, or `nil` for none.
    open var focusEffect: UIFocusEffect? {
        get { supplement?.focusEffect }
        set { supplemented.focusEffect = newValue }
    }
    /// The environments to try, in order, for focus inside the view. Empty by default.
    open var preferredFocusEnvironments: [any UIFocusEnvironment] { [] }
    /// Requests a focus update. Does nothing here.
    open func setNeedsFocusUpdate() {}
    /// Performs a requested focus update. Does nothing here.
    open func updateFocusIfNeeded() {}
    /// Whether focus may move as `context` says. `true` by default.
    open func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }
    /// Called after focus moved into or out of the view. The base class does nothing.
    open func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator) {}

    // MARK: Restoration, accessibility

    /// The identifier of the view in the saved state of its controller; `nil` excludes it.
    open var restorationIdentifier: String? {
        get { supplement?.restorationIdentifier }
        set { supplemented.restorationIdentifier = newValue }
    }
    open override var accessibilityFrame: CGRect {
        get { accessibility.frame ?? screenFrame }
        set { accessibility.frame = newValue }
    }
    /// Whether the view keeps its colors while the user inverts those of the screen. Stored but has no effect: they are never inverted.
    open var accessibilityIgnoresInvertColors: Bool {
        get { accessibility.ignoresInvertColors }
        set { accessibility.ignoresInvertColors = newValue }
    }
    /// Whether a long press shows the content large at accessibility text sizes.
    open var showsLargeContentViewer: Bool {
        get { supplement?.showsLargeContentViewer ?? false }
        set { supplemented.showsLargeContentViewer = newValue }
    }
    /// The title to show large, or `nil`. Stored: the viewer is never shown.
    open var largeContentTitle: String? {
        get { supplement?.largeContentTitle }
        set { supplemented.largeContentTitle = newValue }
    }
    /// The image to show large, or `nil`. Stored: the viewer is never shown.
    open var largeContentImage: UIImage? {
        get { supplement?.largeContentImage }
        set { supplemented.largeContentImage = newValue }
    }

    nonisolated open override var description: String { onMain { ViewDescription.text(of: self) } }
}
