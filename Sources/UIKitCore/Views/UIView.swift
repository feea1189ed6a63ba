import Foundation
import QuartzCore

/// A rectangle on the screen that draws, lays out its subviews and takes touches.
///
/// The body lists everything UIKit lets people override; the mechanisms stand beside it: `Hierarchy`, `Geometry`, `HitTesting`, `Layout`,
/// `Display`, `Tint`, `../Environment`, `../Gestures`, `../AutoLayout`.
@preconcurrency @MainActor
open class UIView: UIResponder, @preconcurrency NSCoding, CALayerDelegate, UIAppearance, UIAppearanceContainer, UICoordinateSpace,
    UITraitEnvironment, UITraitChangeObservable, UIDynamicItem, UIFocusItem, UIFocusItemContainer
{
    // MARK: What the mechanisms keep

    package final nonisolated(unsafe) var storedLayer: CALayer!
    // Not weak, as `CALayer.view` is not: who stands above takes itself out when it goes.
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
        ViewCoding.decode(self, coder)
        askForFirstDisplay()
    }

    public override convenience init() { self.init(frame: .zero) }

    deinit {
        if storedLayer?.view === self { storedLayer.view = nil }
        for subview in storedSubviews { subview.storedSuperview = nil }
    }

    open func encode(with coder: NSCoder) { ViewCoding.encode(self, coder) }

    open class var layerClass: AnyClass { CALayer.self }
    open var layer: CALayer { storedLayer }

    // MARK: Interaction

    open var isUserInteractionEnabled: Bool {
        get { flags.contains(.userInteraction) }
        set { flags.set(.userInteraction, newValue) }
    }
    open var isMultipleTouchEnabled: Bool {
        get { flags.contains(.multipleTouch) }
        set { flags.set(.multipleTouch, newValue) }
    }
    open var isExclusiveTouch: Bool {
        get { flags.contains(.exclusiveTouch) }
        set { flags.set(.exclusiveTouch, newValue) }
    }
    open var tag: Int {
        get { look.tag }
        set { look.tag = newValue }
    }
    open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { HitTesting.hitTest(self, point, event) }
    open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { HitTesting.contains(self, point) }

    // J-01
    open override var next: UIResponder? { owningController ?? storedSuperview }

    // MARK: Geometry

    open var frame: CGRect {
        get { storedLayer.frame }
        set { setGeometry(frame: newValue) }
    }
    open var bounds: CGRect {
        get { storedLayer.bounds }
        set { setGeometry(bounds: newValue) }
    }
    open var center: CGPoint {
        get { storedLayer.position }
        set { setGeometry(center: newValue) }
    }
    open var transform: CGAffineTransform {
        get { storedLayer.affineTransform() }
        set { setTransform(CATransform3DMakeAffineTransform(newValue)) }
    }
    open var transform3D: CATransform3D {
        get { storedLayer.transform }
        set { setTransform(newValue) }
    }
    /// The shape a dynamic behaviour sees.
    open var collisionBoundsType: UIDynamicItemCollisionBoundsType { .rectangle }
    open var collisionBoundingPath: UIBezierPath { UIBezierPath(rect: CGRect(x: -bounds.width / 2, y: -bounds.height / 2, width: bounds.width, height: bounds.height)) }
    open var anchorPoint: CGPoint {
        get { storedLayer.anchorPoint }
        set { storedLayer.anchorPoint = newValue }
    }
    open var contentScaleFactor: CGFloat {
        get { storedLayer.contentsScale }
        set { storedLayer.contentsScale = newValue }
    }
    open var coordinateSpace: any UICoordinateSpace { self }

    open func convert(_ point: CGPoint, to view: UIView?) -> CGPoint { Geometry.convert(point, from: self, to: view) }
    open func convert(_ point: CGPoint, from view: UIView?) -> CGPoint { Geometry.convert(point, from: view, to: self) }
    open func convert(_ rect: CGRect, to view: UIView?) -> CGRect { Geometry.convert(rect, from: self, to: view) }
    open func convert(_ rect: CGRect, from view: UIView?) -> CGRect { Geometry.convert(rect, from: view, to: self) }
    open func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint { Geometry.convert(point, from: self, to: coordinateSpace) }
    open func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint { Geometry.convert(point, from: coordinateSpace, to: self) }
    open func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect { Geometry.convert(rect, from: self, to: coordinateSpace) }
    open func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect { Geometry.convert(rect, from: coordinateSpace, to: self) }

    open var autoresizesSubviews: Bool {
        get { flags.contains(.autoresizesSubviews) }
        set { flags.set(.autoresizesSubviews, newValue) }
    }
    open var autoresizingMask: AutoresizingMask {
        get { look.autoresizingMask }
        set {
            guard newValue != look.autoresizingMask else { return }
            look.autoresizingMask = newValue
            autoresizingMaskDidChange()
        }
    }
    open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }
    open func sizeToFit() { resizeToFit() }

    // MARK: Hierarchy

    open var superview: UIView? { storedSuperview }
    open var subviews: [UIView] { storedSubviews }
    open var window: UIWindow? { storedWindow }

    open func addSubview(_ view: UIView) { Hierarchy.insert(view, into: self, .top) }
    open func insertSubview(_ view: UIView, at index: Int) { Hierarchy.insert(view, into: self, .index(index)) }
    open func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) { Hierarchy.insert(view, into: self, .below(siblingSubview)) }
    open func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) { Hierarchy.insert(view, into: self, .above(siblingSubview)) }
    open func exchangeSubview(at index1: Int, withSubviewAt index2: Int) { Hierarchy.exchange(index1, index2, in: self) }
    open func bringSubviewToFront(_ view: UIView) { Hierarchy.move(view, in: self, toFront: true) }
    open func sendSubviewToBack(_ view: UIView) { Hierarchy.move(view, in: self, toFront: false) }
    open func removeFromSuperview() { Hierarchy.remove(self) }

    open func didAddSubview(_ subview: UIView) {}
    open func willRemoveSubview(_ subview: UIView) {}
    open func willMove(toSuperview newSuperview: UIView?) {}
    open func didMoveToSuperview() {}
    open func willMove(toWindow newWindow: UIWindow?) {}
    open func didMoveToWindow() {}
    open func isDescendant(of view: UIView) -> Bool { Hierarchy.isDescendant(self, of: view) }
    open func viewWithTag(_ tag: Int) -> UIView? { Hierarchy.view(in: self, tag: tag) }

    // MARK: Layout

    open func setNeedsLayout() { storedLayer.setNeedsLayout() }
    open func layoutIfNeeded() { Layout.layoutIfNeeded(self) }
    open func layoutSubviews() { autoLayoutSubviews() }
    open func setNeedsUpdateProperties() { Layout.setNeedsUpdateProperties(self) }
    open func updatePropertiesIfNeeded() { Layout.updatePropertiesIfNeeded(self) }
    open func updateProperties() {}

    open var layoutMargins: UIEdgeInsets {
        get { Margins.effective(of: self) }
        set { Margins.set(newValue, of: self) }
    }
    open var directionalLayoutMargins: NSDirectionalEdgeInsets {
        get { Margins.effective(of: self).directional(rightToLeft: isRightToLeft) }
        set { Margins.set(directional: newValue, of: self) }
    }
    open var preservesSuperviewLayoutMargins: Bool {
        get { flags.contains(.preservesSuperviewMargins) }
        set { Margins.changing(self) { flags.set(.preservesSuperviewMargins, newValue) } }
    }
    open var insetsLayoutMarginsFromSafeArea: Bool {
        get { flags.contains(.insetsMarginsFromSafeArea) }
        set { Margins.changing(self) { flags.set(.insetsMarginsFromSafeArea, newValue) } }
    }
    open func layoutMarginsDidChange() {}
    // L-06
    open var safeAreaInsets: UIEdgeInsets { storedWindow == nil ? .zero : insets.safeArea }
    open func safeAreaInsetsDidChange() {}
    open var layoutMarginsGuide: UILayoutGuide { systemGuide(.margins) }
    open var readableContentGuide: UILayoutGuide { systemGuide(.readable) }
    open var safeAreaLayoutGuide: UILayoutGuide { systemGuide(.safeArea) }
    open var keyboardLayoutGuide: UIKeyboardLayoutGuide { systemKeyboardGuide }

    // MARK: Constraints

    open class var requiresConstraintBasedLayout: Bool { false }
    open var translatesAutoresizingMaskIntoConstraints: Bool {
        get { flags.contains(.translatesAutoresizingMask) }
        set {
            guard newValue != flags.contains(.translatesAutoresizingMask) else { return }
            flags.set(.translatesAutoresizingMask, newValue)
            autoLayoutTranslationDidChange()
        }
    }
    open var constraints: [NSLayoutConstraint] { autoLayoutConstraints }
    open func addConstraint(_ constraint: NSLayoutConstraint) { autoLayoutAdd(constraint) }
    open func addConstraints(_ constraints: [NSLayoutConstraint]) { for constraint in constraints { addConstraint(constraint) } }
    open func removeConstraint(_ constraint: NSLayoutConstraint) { autoLayoutRemove(constraint) }
    open func removeConstraints(_ constraints: [NSLayoutConstraint]) { for constraint in constraints { removeConstraint(constraint) } }
    open func setNeedsUpdateConstraints() { Layout.setNeedsUpdateConstraints(self) }
    open func needsUpdateConstraints() -> Bool { flags.contains(.needsUpdateConstraints) }
    open func updateConstraintsIfNeeded() { Layout.updateConstraintsIfNeeded(self) }
    open func updateConstraints() { flags.remove(.needsUpdateConstraints) }
    open var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric) }
    open func invalidateIntrinsicContentSize() { autoLayoutIntrinsicSizeDidChange() }
    open func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority { autoLayoutHuggingPriority(axis) }
    open func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) { autoLayoutSetHugging(priority, axis) }
    open func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority { autoLayoutCompressionPriority(axis) }
    open func setContentCompressionResistancePriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
        autoLayoutSetCompression(priority, axis)
    }
    open func alignmentRect(forFrame frame: CGRect) -> CGRect { frame.inset(by: alignmentRectInsets) }
    open func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect { alignmentRect.outset(by: alignmentRectInsets) }
    open var alignmentRectInsets: UIEdgeInsets { .zero }
    open func forBaselineLayout() -> UIView { self }
    open var forFirstBaselineLayout: UIView { forBaselineLayout() }
    open var forLastBaselineLayout: UIView { forBaselineLayout() }
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
    open var hasAmbiguousLayout: Bool { autoLayoutIsAmbiguous }
    open func exerciseAmbiguityInLayout() { autoLayoutExerciseAmbiguity() }

    // MARK: Drawing

    open func draw(_ rect: CGRect) {}
    open func draw(_ rect: CGRect, for formatter: UIViewPrintFormatter) { draw(rect) }
    open func setNeedsDisplay() { storedLayer.setNeedsDisplay() }
    open func setNeedsDisplay(_ rect: CGRect) { storedLayer.setNeedsDisplay(rect) }

    open var clipsToBounds: Bool {
        get { storedLayer.masksToBounds }
        set { storedLayer.masksToBounds = newValue }
    }
    open var backgroundColor: UIColor? {
        get { look.backgroundColor }
        set { setBackground(newValue) }
    }
    open var alpha: CGFloat {
        get { CGFloat(look.alpha) }
        set { setAlpha(newValue) }
    }
    open var isOpaque: Bool {
        get { flags.contains(.opaque) }
        set { setOpaque(newValue) }
    }
    open var clearsContextBeforeDrawing: Bool {
        get { flags.contains(.clearsContext) }
        set { flags.set(.clearsContext, newValue) }
    }
    open var isHidden: Bool {
        get { storedLayer.isHidden }
        set { setHidden(newValue) }
    }
    open var contentMode: ContentMode {
        get { look.contentMode }
        set { setContentMode(newValue) }
    }
    open var contentStretch: CGRect {
        get { storedLayer.contentsCenter }
        set { storedLayer.contentsCenter = newValue }
    }
    open var mask: UIView? {
        get { supplement?.mask }
        set { setMask(newValue) }
    }
    open var tintColor: UIColor! {
        get { Tint.color(of: self) }
        set { Tint.set(newValue, of: self) }
    }
    open var tintAdjustmentMode: TintAdjustmentMode {
        get { Tint.mode(of: self) }
        set { Tint.set(newValue, of: self) }
    }
    open func tintColorDidChange() {}

    open func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool { Snapshot.draw(self, in: rect, afterUpdates: afterUpdates) }
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

    open var gestureRecognizers: [UIGestureRecognizer]? {
        get { supplement?.gestureRecognizers }
        set { setGestureRecognizers(newValue ?? []) }
    }
    open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) { attach(gestureRecognizer) }
    open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) { detach(gestureRecognizer) }
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

    open var traitCollection: UITraitCollection { Traits.current(of: self) }
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
    open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
        get { traits.styleOverride }
        set { Traits.overrideStyle(newValue, of: self) }
    }
    open var semanticContentAttribute: UISemanticContentAttribute {
        get { look.semanticContentAttribute }
        set { setSemanticContentAttribute(newValue) }
    }
    open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
        UIView.userInterfaceLayoutDirection(for: semanticContentAttribute, relativeTo: traitCollection.environmentLayoutDirection)
    }
    open class func userInterfaceLayoutDirection(for attribute: UISemanticContentAttribute) -> UIUserInterfaceLayoutDirection {
        userInterfaceLayoutDirection(for: attribute, relativeTo: Traits.applicationLayoutDirection)
    }
    open class func userInterfaceLayoutDirection(
        for semanticContentAttribute: UISemanticContentAttribute, relativeTo layoutDirection: UIUserInterfaceLayoutDirection
    ) -> UIUserInterfaceLayoutDirection { semanticContentAttribute.direction(relativeTo: layoutDirection) }
    open var minimumContentSizeCategory: UIContentSizeCategory? {
        get { traits.minimumCategory }
        set { Traits.limit(self) { traits.minimumCategory = newValue } }
    }
    open var maximumContentSizeCategory: UIContentSizeCategory? {
        get { traits.maximumCategory }
        set { Traits.limit(self) { traits.maximumCategory = newValue } }
    }

    // MARK: First responder

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
