import Foundation
import QuartzCore

/// A rectangle on the screen that draws, lays out its subviews and takes touches.
///
/// The body lists every member that UIKit lets apps override. The mechanisms are beside it: `Hierarchy`, `Geometry`, `HitTesting`,
/// `Layout`, `Display`, `Tint`, `../Environment`, `../Gestures`, `../AutoLayout`.
@preconcurrency @MainActor
open class UIView: UIResponder, @preconcurrency NSCoding, CALayerDelegate, UIAppearance, UIAppearanceContainer, UICoordinateSpace,
    UITraitEnvironment, UITraitChangeObservable, UIDynamicItem, UIFocusItem, UIFocusItemContainer
{
    // MARK: What the mechanisms keep

    package final nonisolated(unsafe) var storedLayer: CALayer!
    // Not weak, as `CALayer.view` is not: a superview removes itself when it is deallocated.
    package final nonisolated(unsafe) var storedSubviews: [UIView] = []
    package final nonisolated(unsafe) unowned(unsafe) var storedSuperview: UIView?
    package final nonisolated(unsafe) unowned(unsafe) var storedWindow: UIWindow?
    package final var flags = ViewFlags.ofNewView
    package final var look = ViewLook()
    package final var insets = ViewInsets()
    package final let traits = TraitState()
    /// Rarely used parts, made on first use.
    package final var supplement: ViewSupplement?
    /// Belongs to `AutoLayout/`.
    package final var autoLayoutSlot: AnyObject?
    /// The controller whose root view this is.
    package final nonisolated(unsafe) unowned(unsafe) var owningController: UIViewController?

    // MARK: Creating

    public init(frame: CGRect) {
        super.init()
        createLayer()
        setGeometry(frame: frame)
        askForFirstDisplay()
    }

    public required init?(coder: NSCoder) {
        super.init()
        createLayer()
        if !InterfaceReader.shared.decode(self, from: coder) { ViewCoding.read(self, as: UIView.self, coder) }
        askForFirstDisplay()
    }

    public override convenience init() { self.init(frame: .zero) }

    deinit {
        if storedLayer?.view === self { storedLayer.view = nil }
        for subview in storedSubviews { subview.storedSuperview = nil }
    }

    open func encode(with coder: NSCoder) { ViewCoding.encode(self, coder) }

    /// The class of the view's layer, asked once for each view that is made.
    open class var layerClass: AnyClass { CALayer.self }
    /// The layer that shows the view; its delegate is the view and stays so.
    open var layer: CALayer { storedLayer }

    // MARK: Interaction

    /// Whether touches reach the view and what is in it.
    open var isUserInteractionEnabled: Bool {
        get { flags.contains(.userInteraction) }
        set { flags.set(.userInteraction, newValue) }
    }
    /// Whether the view gets more than the first of the fingers that touch it.
    open var isMultipleTouchEnabled: Bool {
        get { flags.contains(.multipleTouch) }
        set { flags.set(.multipleTouch, newValue) }
    }
    /// Whether a touch that began here keeps others from beginning in the rest of the window, and the other way round.
    open var isExclusiveTouch: Bool {
        get { flags.contains(.exclusiveTouch) }
        set { flags.set(.exclusiveTouch, newValue) }
    }
    /// A number of the app's own; 0 until set.
    open var tag: Int {
        get { look.tag }
        set { look.tag = newValue }
    }
    /// The deepest view at `point`, in the receiver's coordinates, that takes touches; nil when the point is outside, or the receiver is hidden, disabled
    /// or nearly clear.
    open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { HitTesting.hitTest(self, point, event) }
    /// Whether `point`, in the receiver's coordinates, is in it. Subviews that stick out are not asked.
    open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { HitTesting.contains(self, point) }

    // A controller's root view continues with its controller. (J-01)
    open override var next: UIResponder? { owningController ?? storedSuperview }

    // MARK: Geometry

    /// The rectangle around the view in its superview's points. Follows from ``center``, ``bounds`` and ``transform``; meaningless to set while the
    /// transform is not the identity.
    open var frame: CGRect {
        get { storedLayer.frame }
        set { setGeometry(frame: newValue) }
    }
    /// The view's own rectangle in its own points. Its origin is the point shown at the top left, its size is kept about ``center``.
    open var bounds: CGRect {
        get { storedLayer.bounds }
        set { setGeometry(bounds: newValue) }
    }
    /// The position of the anchor point in the superview's points.
    open var center: CGPoint {
        get { storedLayer.position }
        set { setGeometry(center: newValue) }
    }
    /// Applied about the anchor point; changes ``frame``, not ``bounds``.
    open var transform: CGAffineTransform {
        get { storedLayer.affineTransform() }
        set { setTransform(CATransform3DMakeAffineTransform(newValue)) }
    }
    /// The same as ``transform`` with depth.
    open var transform3D: CATransform3D {
        get { storedLayer.transform }
        set { setTransform(newValue) }
    }
    /// The shape a dynamic behavior sees.
    open var collisionBoundsType: UIDynamicItemCollisionBoundsType { .rectangle }
    open var collisionBoundingPath: UIBezierPath { UIBezierPath(rect: CGRect(x: -bounds.width / 2, y: -bounds.height / 2, width: bounds.width, height: bounds.height)) }
    /// As shares of the bounds; (0.5, 0.5) is the middle. Moving it moves the view.
    open var anchorPoint: CGPoint {
        get { storedLayer.anchorPoint }
        set { storedLayer.anchorPoint = newValue }
    }
    /// Pixels to a point of what the view draws.
    open var contentScaleFactor: CGFloat {
        get { storedLayer.contentsScale }
        set { storedLayer.contentsScale = newValue }
    }
    /// The view's own points, as a space to convert from and to.
    open var coordinateSpace: any UICoordinateSpace { self }

    /// Nil means the window's coordinates, here and below.
    open func convert(_ point: CGPoint, to view: UIView?) -> CGPoint { Geometry.convert(point, from: self, to: view) }
    open func convert(_ point: CGPoint, from view: UIView?) -> CGPoint { Geometry.convert(point, from: view, to: self) }
    open func convert(_ rect: CGRect, to view: UIView?) -> CGRect { Geometry.convert(rect, from: self, to: view) }
    open func convert(_ rect: CGRect, from view: UIView?) -> CGRect { Geometry.convert(rect, from: view, to: self) }
    open func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint { Geometry.convert(point, from: self, to: coordinateSpace) }
    open func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint { Geometry.convert(point, from: coordinateSpace, to: self) }
    open func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect { Geometry.convert(rect, from: self, to: coordinateSpace) }
    open func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect { Geometry.convert(rect, from: coordinateSpace, to: self) }

    /// Whether subviews follow a change of the bounds' size by their ``autoresizingMask``.
    open var autoresizesSubviews: Bool {
        get { flags.contains(.autoresizesSubviews) }
        set { flags.set(.autoresizesSubviews, newValue) }
    }
    /// What gives way when the superview's size changes; constraints that name the view put it out of force.
    open var autoresizingMask: AutoresizingMask {
        get { look.autoresizingMask }
        set {
            guard newValue != look.autoresizingMask else { return }
            look.autoresizingMask = newValue
            autoresizingMaskDidChange()
        }
    }
    /// The size the view would like in `size` points of room; by itself the size it has. Does not resize.
    open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }
    /// Takes the size that ``sizeThatFits(_:)`` gives for the present one, with the frame's origin where it was.
    open func sizeToFit() { resizeToFit() }

    // MARK: Hierarchy

    /// Nil for a window and for a view that is nowhere.
    open var superview: UIView? { storedSuperview }
    /// From the back to the front.
    open var subviews: [UIView] { storedSubviews }
    /// The window the view is in; nil when it is in none. It need not show.
    open var window: UIWindow? { storedWindow }

    /// Puts `view` in front of the others, after taking it out of where it was.
    open func addSubview(_ view: UIView) { Hierarchy.insert(view, into: self, .top) }
    /// Puts `view` before the subview that has `index` now, counted from the back.
    open func insertSubview(_ view: UIView, at index: Int) { Hierarchy.insert(view, into: self, .index(index)) }
    /// Puts `view` right behind `siblingSubview`, or right before it: one that is no subview here puts it in front of all.
    open func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) { Hierarchy.insert(view, into: self, .below(siblingSubview)) }
    open func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) { Hierarchy.insert(view, into: self, .above(siblingSubview)) }
    /// Nothing happens where an index is out of range.
    open func exchangeSubview(at index1: Int, withSubviewAt index2: Int) { Hierarchy.exchange(index1, index2, in: self) }
    open func bringSubviewToFront(_ view: UIView) { Hierarchy.move(view, in: self, toFront: true) }
    open func sendSubviewToBack(_ view: UIView) { Hierarchy.move(view, in: self, toFront: false) }
    /// Takes the view out, with the constraints that tie it to what is outside it. It may be the last that holds it.
    open func removeFromSuperview() { Hierarchy.remove(self) }

    /// For overriding; the others down to `didMoveToWindow()` likewise, in the order in which they are called.
    open func didAddSubview(_ subview: UIView) {}
    open func willRemoveSubview(_ subview: UIView) {}
    open func willMove(toSuperview newSuperview: UIView?) {}
    open func didMoveToSuperview() {}
    /// Nil when the view leaves its window. Every view inside gets the same callback.
    open func willMove(toWindow newWindow: UIWindow?) {}
    open func didMoveToWindow() {}
    /// True also of the view itself.
    open func isDescendant(of view: UIView) -> Bool { Hierarchy.isDescendant(self, of: view) }
    /// The receiver or the first view below it with `tag`, depth first.
    open func viewWithTag(_ tag: Int) -> UIView? { Hierarchy.view(in: self, tag: tag) }

    // MARK: Layout

    /// Asks for ``layoutSubviews()`` at the end of the turn; asking again changes nothing.
    open func setNeedsLayout() { storedLayer.setNeedsLayout() }
    /// Lays out at once what waits for it, from the topmost waiting view above down.
    open func layoutIfNeeded() { Layout.layoutIfNeeded(self) }
    /// Places subviews by their constraints. Overriders place theirs after calling super, and never call it themselves.
    open func layoutSubviews() { autoLayoutSubviews() }
    /// Asks for ``updateProperties()`` before the next layout.
    open func setNeedsUpdateProperties() { Layout.setNeedsUpdateProperties(self) }
    /// Runs at once what waits for it, of the view and the views in it.
    open func updatePropertiesIfNeeded() { Layout.updatePropertiesIfNeeded(self) }
    /// Shows what the model holds; called before the first layout and whenever it is asked for. What it reads of `@Observable` objects asks by itself.
    open func updateProperties() {}

    /// Points from each edge of the bounds, with the safe area while ``insetsLayoutMarginsFromSafeArea``; 8 by itself.
    open var layoutMargins: UIEdgeInsets {
        get { Margins.effective(of: self) }
        set { Margins.set(newValue, of: self) }
    }
    /// The same margins by reading direction.
    open var directionalLayoutMargins: NSDirectionalEdgeInsets {
        get { Margins.effective(of: self).directional(rightToLeft: isRightToLeft) }
        set { Margins.set(directional: newValue, of: self) }
    }
    /// Whether the margins are at least as wide as the superview's, where the view comes near its edges.
    open var preservesSuperviewLayoutMargins: Bool {
        get { flags.contains(.preservesSuperviewMargins) }
        set { Margins.changing(self) { flags.set(.preservesSuperviewMargins, newValue) } }
    }
    /// Whether the safe area is added to the margins.
    open var insetsLayoutMarginsFromSafeArea: Bool {
        get { flags.contains(.insetsMarginsFromSafeArea) }
        set { Margins.changing(self) { flags.set(.insetsMarginsFromSafeArea, newValue) } }
    }
    /// For overriding: the margins are others, the layout follows.
    open func layoutMarginsDidChange() {}
    /// Points on each edge that bars, notches and the like may cover; zero outside a window.
    // Zero outside a window. (L-06)
    open var safeAreaInsets: UIEdgeInsets { storedWindow == nil ? .zero : insets.safeArea }
    /// For overriding: the safe area is another, the layout follows.
    open func safeAreaInsetsDidChange() {}
    /// The bounds less the margins.
    open var layoutMarginsGuide: UILayoutGuide { systemGuide(.margins) }
    /// The margins, no wider than text reads well at the user's text size.
    open var readableContentGuide: UILayoutGuide { systemGuide(.readable) }
    /// The bounds less the safe area.
    open var safeAreaLayoutGuide: UILayoutGuide { systemGuide(.safeArea) }
    /// The keyboard's rectangle; while it is away, the bottom of the safe area.
    open var keyboardLayoutGuide: UIKeyboardLayoutGuide { systemKeyboardGuide }

    // MARK: Constraints

    /// Whether the view cannot do without constraints, although it has none yet.
    open class var requiresConstraintBasedLayout: Bool { false }
    /// Whether frame and mask become constraints. True for views made in code.
    open var translatesAutoresizingMaskIntoConstraints: Bool {
        get { flags.contains(.translatesAutoresizingMask) }
        set {
            guard newValue != flags.contains(.translatesAutoresizingMask) else { return }
            flags.set(.translatesAutoresizingMask, newValue)
            autoLayoutTranslationDidChange()
        }
    }
    /// The active constraints the view holds: those whose nearest common ancestor it is.
    open var constraints: [NSLayoutConstraint] { autoLayoutConstraints }
    /// The older way to activate: the view is a common ancestor of the items, else it is a fault.
    open func addConstraint(_ constraint: NSLayoutConstraint) { autoLayoutAdd(constraint) }
    open func addConstraints(_ constraints: [NSLayoutConstraint]) { for constraint in constraints { addConstraint(constraint) } }
    open func removeConstraint(_ constraint: NSLayoutConstraint) { autoLayoutRemove(constraint) }
    open func removeConstraints(_ constraints: [NSLayoutConstraint]) { for constraint in constraints { removeConstraint(constraint) } }
    /// Asks for ``updateConstraints()`` before the next layout.
    open func setNeedsUpdateConstraints() { Layout.setNeedsUpdateConstraints(self) }
    open func needsUpdateConstraints() -> Bool { flags.contains(.needsUpdateConstraints) }
    /// Runs at once what waits for it, from the innermost views out.
    open func updateConstraintsIfNeeded() { Layout.updateConstraintsIfNeeded(self) }
    /// Called before layout when asked for. Overriders call super last.
    open func updateConstraints() { flags.remove(.needsUpdateConstraints) }
    /// In points; `noIntrinsicMetric` on an axis where the content has no size of its own.
    open var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric) }
    /// Says that ``intrinsicContentSize`` is another.
    open func invalidateIntrinsicContentSize() { autoLayoutIntrinsicSizeDidChange() }
    /// How hard the view resists becoming larger than its content; 250 by itself.
    open func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority { autoLayoutHuggingPriority(axis) }
    open func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) { autoLayoutSetHugging(priority, axis) }
    /// How hard the view resists becoming smaller than its content; 750 by itself.
    open func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority { autoLayoutCompressionPriority(axis) }
    open func setContentCompressionResistancePriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
        autoLayoutSetCompression(priority, axis)
    }
    /// The rectangle that constraints place, in the superview's points, for a frame there; and back.
    open func alignmentRect(forFrame frame: CGRect) -> CGRect { frame.inset(by: alignmentRectInsets) }
    open func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect { alignmentRect.outset(by: alignmentRectInsets) }
    /// What shadows and ornaments take of the frame, in points.
    open var alignmentRectInsets: UIEdgeInsets { .zero }
    open func forBaselineLayout() -> UIView { self }
    /// Whose first baseline is the view's: itself, or a view inside.
    open var forFirstBaselineLayout: UIView { forBaselineLayout() }
    open var forLastBaselineLayout: UIView { forBaselineLayout() }
    /// The size that satisfies the constraints below and is nearest to `targetSize`; a size of zero asks for the smallest. Moves nothing.
    open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
        systemLayoutSizeFitting(targetSize, withHorizontalFittingPriority: .fittingSizeLevel, verticalFittingPriority: .fittingSizeLevel)
    }
    open func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize { autoLayoutFittingSize(targetSize, horizontalFittingPriority, verticalFittingPriority) }
    open var layoutGuides: [UILayoutGuide] { autoLayoutGuides }
    open func addLayoutGuide(_ layoutGuide: UILayoutGuide) { autoLayoutAdd(layoutGuide) }
    open func removeLayoutGuide(_ layoutGuide: UILayoutGuide) { autoLayoutRemove(layoutGuide) }
    open func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] { autoLayoutAffecting(axis) }
    /// Whether the constraints leave the view more than one place.
    open var hasAmbiguousLayout: Bool { autoLayoutIsAmbiguous }
    open func exerciseAmbiguityInLayout() { autoLayoutExerciseAmbiguity() }

    // MARK: Drawing

    /// Draws into the current context, in the view's points. Called only where a class overrides it.
    open func draw(_ rect: CGRect) {}
    open func draw(_ rect: CGRect, for formatter: UIViewPrintFormatter) { draw(rect) }
    /// Asks for ``draw(_:)`` with the next frame; nothing happens where no class overrides it.
    open func setNeedsDisplay() { storedLayer.setNeedsDisplay() }
    open func setNeedsDisplay(_ rect: CGRect) { storedLayer.setNeedsDisplay(rect) }

    /// Whether subviews are cut at the bounds. Hit tests do not ask.
    open var clipsToBounds: Bool {
        get { storedLayer.masksToBounds }
        set { storedLayer.masksToBounds = newValue }
    }
    open var backgroundColor: UIColor? {
        get { look.backgroundColor }
        set { setBackground(newValue) }
    }
    /// 0 to 1. Below 0.01 the view takes no touches.
    open var alpha: CGFloat {
        get { CGFloat(storedLayer.opacity) }
        set { setAlpha(newValue) }
    }
    /// A promise to fill the bounds, which lets what is behind be left out.
    open var isOpaque: Bool {
        get { flags.contains(.opaque) }
        set { setOpaque(newValue) }
    }
    /// Whether ``draw(_:)`` begins on clear ground.
    open var clearsContextBeforeDrawing: Bool {
        get { flags.contains(.clearsContext) }
        set { flags.set(.clearsContext, newValue) }
    }
    /// A hidden view keeps its place, and takes no touches.
    open var isHidden: Bool {
        get { storedLayer.isHidden }
        set { setHidden(newValue) }
    }
    /// Where what was drawn stays when the bounds' size changes; `redraw` draws anew.
    open var contentMode: ContentMode {
        get { look.contentMode }
        set { setContentMode(newValue) }
    }
    open var contentStretch: CGRect {
        get { storedLayer.contentsCenter }
        set { storedLayer.contentsCenter = newValue }
    }
    /// Its opacity shows through. A mask belongs to one view and is no subview.
    open var mask: UIView? {
        get { supplement?.mask }
        set { setMask(newValue) }
    }
    /// The view's own or the nearest above it. Setting nil inherits again.
    open var tintColor: UIColor! {
        get { Tint.color(of: self) }
        set { Tint.set(newValue, of: self) }
    }
    /// Whether the tint is dimmed, as it is beneath alerts; `automatic` inherits.
    open var tintAdjustmentMode: TintAdjustmentMode {
        get { Tint.mode(of: self) }
        set { Tint.set(newValue, of: self) }
    }
    /// For overriding: the tint, or its dimming, is another.
    open func tintColorDidChange() {}

    /// Draws the view as it is on screen into the current context, fitted to `rect`. False when something is missing in the picture.
    open func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool { Snapshot.draw(self, in: rect, afterUpdates: afterUpdates) }
    /// A picture of the view as it is on screen, or after what waits has been done; nil where there is nothing to see.
    open func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? { Snapshot.view(of: self, rect: bounds, afterUpdates: afterUpdates) }
    open func resizableSnapshotView(from rect: CGRect, afterScreenUpdates afterUpdates: Bool, withCapInsets capInsets: UIEdgeInsets) -> UIView? {
        Snapshot.view(of: self, rect: rect, afterUpdates: afterUpdates)
    }
    open func viewPrintFormatter() -> UIViewPrintFormatter { UIViewPrintFormatter(view: self) }

    // MARK: Layer delegate

    open func display(_ layer: CALayer) { displayContent(of: layer) }
    open func draw(_ layer: CALayer, in ctx: CGContext) { drawContent(of: layer, in: ctx) }
    open func layerWillDraw(_ layer: CALayer) {}
    open func layoutSublayers(of layer: CALayer) { if layer === storedLayer { Layout.layout(self) } }
    open func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { layerAction(forKey: event) }

    // MARK: Gestures, interactions, effects

    /// In the order of adding; nil while there was none.
    open var gestureRecognizers: [UIGestureRecognizer]? {
        get { supplement?.gestureRecognizers }
        set { setGestureRecognizers(newValue ?? []) }
    }
    open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) { attach(gestureRecognizer) }
    open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) { detach(gestureRecognizer) }
    /// Asked before a recognizer of the view begins; false lets it fail.
    open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }
    open var interactions: [any UIInteraction] {
        get { supplement?.interactions ?? [] }
        set { setInteractions(newValue) }
    }
    open func addInteraction(_ interaction: any UIInteraction) { attach(interaction) }
    open func removeInteraction(_ interaction: any UIInteraction) { detach(interaction) }
    open var motionEffects: [UIMotionEffect] {
        get { supplement?.motionEffects ?? [] }
        set { supplemented.motionEffects = newValue }
    }
    open func addMotionEffect(_ effect: UIMotionEffect) { supplemented.motionEffects.append(effect) }
    open func removeMotionEffect(_ effect: UIMotionEffect) { supplement?.motionEffects.removeAll { $0 === effect } }

    // MARK: Environment

    /// What holds for the view now: its window's traits, with the overrides on the way.
    open var traitCollection: UITraitCollection { Traits.current(of: self) }
    /// Called when a trait has changed, and once the view comes into a window whose traits differ.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
    /// Light or dark for the view and what is in it; `unspecified` inherits.
    open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
        get { traits.styleOverride }
        set { Traits.overrideStyle(newValue, of: self) }
    }
    /// Whether the view is mirrored from right to left; not inherited.
    open var semanticContentAttribute: UISemanticContentAttribute {
        get { look.semanticContentAttribute }
        set { setSemanticContentAttribute(newValue) }
    }
    /// The direction to lay this view's content out in, after ``semanticContentAttribute``.
    open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
        UIView.userInterfaceLayoutDirection(for: semanticContentAttribute, relativeTo: traitCollection.environmentLayoutDirection)
    }
    open class func userInterfaceLayoutDirection(for attribute: UISemanticContentAttribute) -> UIUserInterfaceLayoutDirection {
        userInterfaceLayoutDirection(for: attribute, relativeTo: Traits.applicationLayoutDirection)
    }
    open class func userInterfaceLayoutDirection(
        for semanticContentAttribute: UISemanticContentAttribute, relativeTo layoutDirection: UIUserInterfaceLayoutDirection
    ) -> UIUserInterfaceLayoutDirection { semanticContentAttribute.direction(relativeTo: layoutDirection) }
    /// Text in the view is no smaller than at this size; nil sets no limit.
    open var minimumContentSizeCategory: UIContentSizeCategory? {
        get { traits.minimumCategory }
        set { Traits.limit(self) { traits.minimumCategory = newValue } }
    }
    /// Text in the view is no larger than at this size; nil sets no limit.
    open var maximumContentSizeCategory: UIContentSizeCategory? {
        get { traits.maximumCategory }
        set { Traits.limit(self) { traits.maximumCategory = newValue } }
    }

    // MARK: First responder

    /// Lets the first responder inside go; `force` does not ask it. False when it refuses or there is none.
    @discardableResult open func endEditing(_ force: Bool) -> Bool { endEditingInside(force: force) }
    open override var inputAccessoryView: UIView? { nil }

    // MARK: Focus

    open var canBecomeFocused: Bool { false }
    open var isFocused: Bool { false }
    open var focusGroupIdentifier: String? {
        get { supplement?.focusGroupIdentifier }
        set { supplemented.focusGroupIdentifier = newValue }
    }
    open var focusEffect: UIFocusEffect? {
        get { supplement?.focusEffect }
        set { supplemented.focusEffect = newValue }
    }
    open var preferredFocusEnvironments: [any UIFocusEnvironment] { [] }
    open func setNeedsFocusUpdate() {}
    open func updateFocusIfNeeded() {}
    open func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }
    open func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator) {}

    // MARK: Restoration, accessibility

    /// Names the view in the saved state of its controller; nil leaves it out.
    open var restorationIdentifier: String? {
        get { supplement?.restorationIdentifier }
        set { supplemented.restorationIdentifier = newValue }
    }
    open override var accessibilityFrame: CGRect {
        get { accessibility.frame ?? screenFrame }
        set { accessibility.frame = newValue }
    }
    open var accessibilityIgnoresInvertColors: Bool {
        get { accessibility.ignoresInvertColors }
        set { accessibility.ignoresInvertColors = newValue }
    }
    /// Whether a long press shows the content large, at accessibility text sizes.
    open var showsLargeContentViewer: Bool {
        get { supplement?.showsLargeContentViewer ?? false }
        set { supplemented.showsLargeContentViewer = newValue }
    }
    open var largeContentTitle: String? {
        get { supplement?.largeContentTitle }
        set { supplemented.largeContentTitle = newValue }
    }
    open var largeContentImage: UIImage? {
        get { supplement?.largeContentImage }
        set { supplemented.largeContentImage = newValue }
    }

    nonisolated open override var description: String { onMain { ViewDescription.text(of: self) } }
}
