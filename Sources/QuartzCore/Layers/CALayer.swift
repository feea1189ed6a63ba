import CoreGraphics
import Foundation
import UIKitRuntime

/// A node of the retained layer tree: geometry, appearance, and animations. Nothing is drawn until the transaction commits.
///
/// Layers belong to the main thread but are not isolated to the main actor, as in Apple's declarations.
open class CALayer: KeyValueObject, NSSecureCoding, CAMediaTiming {
    package final var properties = LayerProperties()
    package final var children: [CALayer] = []
    package final unowned(unsafe) var parent: CALayer?
    package final var supplement: LayerSupplement?
    package final var dirt: Dirt = []
    package final var role: Role = []
    /// The transaction in which the layer joined its superlayer. If it is the current one, the layer has not been shown there yet.
    package final var joined: UInt32 = 0
    /// The extents of this layer and its subtree in the last frame, in device pixels.
    package final var drawn = PixelRect.empty
    package final var drawnSubtree = PixelRect.empty

    /// The object that draws the layer's content directly into the frame, such as a label or a bar, without a bitmap.
    package final weak var immediateContent: (any ImmediateContent)? {
        didSet { invalidate(.content) }
    }

    /// The view that the layer belongs to, which resets the property when it is deallocated. Not weak: a weak reference gives its object a
    /// side table, which would slow down every retain and release of every view.
    package final unowned(unsafe) var view: (any CALayerDelegate)?
    private final weak var otherDelegate: (any CALayerDelegate)?

    open var delegate: (any CALayerDelegate)? {
        get { view ?? otherDelegate ?? (role.contains(.presentation) ? presentedDelegate : nil) }
        set { (view, otherDelegate) = (nil, newValue) }
    }

    // MARK: Creating

    public override init() {
        super.init()
    }

    /// Creates a copy for the presentation tree. Subclasses copy their own fields.
    public init(layer: Any) {
        super.init()
        if CALayer.takesPresentationRole() { role.insert(.presentation) }
        if let layer = layer as? CALayer { copyState(from: layer) }
    }

    public required init?(coder: NSCoder) {
        super.init()
        LayerCoding.decode(self, from: coder)
    }

    open func encode(with coder: NSCoder) { LayerCoding.encode(self, to: coder) }
    open class var supportsSecureCoding: Bool { true }

    deinit {
        if role.contains(.animated) { AnimationEngine.shared.forget(self) }
        for child in children { child.parent = nil }
        supplement?.mask?.parent = nil
    }

    /// Copies everything that is shown. Overridden by our layers that have more than `LayerProperties`.
    package func copyState(from other: CALayer) {
        properties = other.properties
        if immediateContent !== other.immediateContent { immediateContent = other.immediateContent }
        if let store = other.supplement?.backingStore { supplemented.backingStore = store } else { supplement?.backingStore = nil }
        if let values = other.supplement?.values, !values.isEmpty { supplemented.values = values } else { supplement?.values = [:] }
    }

    /// Returns a copy in the state that is currently on screen, or `nil` before the first commit. Its tree is the presentation tree.
    open func presentation() -> Self? { makePresentation().map { unsafeDowncast($0, to: Self.self) } }
    /// Returns the model layer, which is the layer itself unless it is a presentation layer.
    open func model() -> Self { unsafeDowncast(modelLayer, to: Self.self) }

    open class func defaultValue(forKey key: String) -> Any? { LayerKeys.defaultValue(forKey: key) }
    open class func needsDisplay(forKey key: String) -> Bool { false }
    open func shouldArchiveValue(forKey key: String) -> Bool { true }

    // MARK: Geometry

    /// The layer's rectangle in its own coordinates, in points.
    open var bounds: CGRect {
        get { properties.bounds }
        set { setBounds(newValue) }
    }

    /// The position of ``anchorPoint`` in the superlayer's coordinates, in points.
    open var position: CGPoint {
        get { properties.position }
        set {
            guard newValue != properties.position, accepts(position: newValue) else { return }
            let action = willChange("position")
            properties.position = newValue
            didChange("position", .subtree, action)
        }
    }

    /// The order among siblings, and the depth if the superlayer's ``sublayerTransform`` has perspective.
    open var zPosition: CGFloat {
        get { properties.shared.zPosition }
        set { change("zPosition", .subtree, from: zPosition, to: newValue) { properties.own.zPosition = newValue } }
    }

    /// The point, as a fraction of the bounds, that ``position`` refers to and about which ``transform`` rotates.
    open var anchorPoint: CGPoint {
        get { properties.anchorPoint }
        set { change("anchorPoint", .subtree, from: properties.anchorPoint, to: newValue) { properties.anchorPoint = newValue } }
    }

    open var anchorPointZ: CGFloat {
        get { properties.shared.anchorPointZ }
        set { change("anchorPointZ", .subtree, from: anchorPointZ, to: newValue) { properties.own.anchorPointZ = newValue } }
    }

    open var transform: CATransform3D {
        get { properties.transform }
        set { change("transform", .subtree, from: properties.transform, to: newValue) { properties.own.transform = newValue } }
    }

    open func affineTransform() -> CGAffineTransform { CATransform3DGetAffineTransform(transform) }
    open func setAffineTransform(_ m: CGAffineTransform) { transform = CATransform3DMakeAffineTransform(m) }

    /// The bounding box in the superlayer's coordinates, derived from `bounds`, `position`, `anchorPoint`, and `transform`.
    open var frame: CGRect {
        get { LayerGeometry.frame(of: properties) }
        set { setFrame(newValue) }
    }

    open var isHidden: Bool {
        get { properties.flags.contains(.hidden) }
        set { set(.hidden, newValue, "hidden", .subtree) }
    }

    open var isDoubleSided: Bool {
        get { properties.flags.contains(.doubleSided) }
        set { set(.doubleSided, newValue, "doubleSided", .subtree) }
    }

    open var isGeometryFlipped: Bool {
        get { properties.flags.contains(.geometryFlipped) }
        set { set(.geometryFlipped, newValue, "geometryFlipped", .subtree) }
    }

    open func contentsAreFlipped() -> Bool { LayerGeometry.contentsAreFlipped(self) }

    /// The transform that is applied to sublayers about the anchor point, for example for perspective.
    open var sublayerTransform: CATransform3D {
        get { properties.shared.sublayerTransform ?? CATransform3DIdentity }
        set {
            guard newValue != sublayerTransform else { return }
            let action = willChange("sublayerTransform")
            properties.own.sublayerTransform = newValue == CATransform3DIdentity ? nil : newValue
            didChange("sublayerTransform", .subtree, action)
        }
    }

    open func convert(_ p: CGPoint, from l: CALayer?) -> CGPoint { LayerGeometry.convert(p, from: l, to: self) }
    open func convert(_ p: CGPoint, to l: CALayer?) -> CGPoint { LayerGeometry.convert(p, from: self, to: l) }
    open func convert(_ r: CGRect, from l: CALayer?) -> CGRect { LayerGeometry.convert(r, from: l, to: self) }
    open func convert(_ r: CGRect, to l: CALayer?) -> CGRect { LayerGeometry.convert(r, from: self, to: l) }
    open func convertTime(_ t: CFTimeInterval, from l: CALayer?) -> CFTimeInterval {
        LayerTime.local(l.map { LayerTime.global(t, of: $0) } ?? t, of: self)
    }
    open func convertTime(_ t: CFTimeInterval, to l: CALayer?) -> CFTimeInterval {
        l.map { LayerTime.local(LayerTime.global(t, of: self), of: $0) } ?? LayerTime.global(t, of: self)
    }

    /// Returns the farthest descendant that contains `p`, a point in the superlayer's coordinates.
    open func hitTest(_ p: CGPoint) -> CALayer? { LayerGeometry.hitTest(self, p) }
    open func contains(_ p: CGPoint) -> Bool { properties.bounds.contains(p) }

    // MARK: Hierarchy

    open var superlayer: CALayer? { role.contains(.mask) ? nil : role.contains(.presentation) ? parent?.presentation() : parent }

    /// The sublayers from back to front, or `nil` if there are none.
    open var sublayers: [CALayer]? {
        get { role.contains(.presentation) ? presentationSublayers : children.isEmpty ? nil : children }
        set { LayerHierarchy.setSublayers(newValue ?? [], of: self) }
    }

    open func addSublayer(_ layer: CALayer) { LayerHierarchy.insert(layer, into: self, at: nil) }
    open func insertSublayer(_ layer: CALayer, at idx: UInt32) { LayerHierarchy.insert(layer, into: self, at: Int(idx)) }
    open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
        LayerHierarchy.insert(layer, into: self, beside: sibling, offset: 0)
    }
    open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
        LayerHierarchy.insert(layer, into: self, beside: sibling, offset: 1)
    }
    open func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) { LayerHierarchy.replace(oldLayer, with: newLayer, in: self) }
    open func removeFromSuperlayer() { LayerHierarchy.remove(self) }

    /// The layer whose opacity masks this layer's content, in this layer's coordinates. It must not have a superlayer.
    open var mask: CALayer? {
        get { supplement?.mask }
        set { LayerHierarchy.setMask(newValue, of: self) }
    }

    open var masksToBounds: Bool {
        get { properties.flags.contains(.masksToBounds) }
        set { set(.masksToBounds, newValue, "masksToBounds", .subtree) }
    }

    // MARK: Contents

    /// A `CGImage`; anything else shows nothing.
    open var contents: Any? {
        get { properties.shared.contents }
        set {
            if newValue == nil, properties.shared.contents == nil { return }
            let action = willChange("contents")
            properties.own.contents = newValue
            supplement?.backingStore = nil
            didChange("contents", .content, action)
        }
    }

    /// The part of the contents that is shown, as fractions of it.
    open var contentsRect: CGRect {
        get { properties.shared.contentsRect }
        set { change("contentsRect", .content, from: contentsRect, to: newValue) { properties.own.contentsRect = newValue } }
    }

    /// The part that stretches when the contents are resized, as fractions of them.
    open var contentsCenter: CGRect {
        get { properties.shared.contentsCenter }
        set { change("contentsCenter", .content, from: contentsCenter, to: newValue) { properties.own.contentsCenter = newValue } }
    }

    open var contentsGravity: CALayerContentsGravity {
        get { properties.shared.contentsGravity }
        set {
            guard newValue != contentsGravity else { return }
            properties.own.contentsGravity = newValue
            invalidate(.content)
        }
    }

    /// The number of the contents' pixels per point.
    open var contentsScale: CGFloat {
        get { properties.contentsScale }
        set {
            guard newValue != contentsScale else { return }
            let action = willChange("contentsScale")
            properties.contentsScale = newValue
            if supplement?.backingStore != nil { setNeedsDisplay() }
            didChange("contentsScale", .content, action)
        }
    }

    open var contentsFormat: CALayerContentsFormat {
        get { properties.shared.contentsFormat }
        set { properties.own.contentsFormat = newValue }
    }

    open var wantsExtendedDynamicRangeContent: Bool {
        get { properties.flags.contains(.extendedRange) }
        set { setSilently(.extendedRange, newValue) }
    }

    /// The range of the contents. FIXME(gap): stored only; contents are drawn in standard range.
    open var preferredDynamicRange: DynamicRange {
        get { properties.shared.dynamicRange }
        set { properties.own.dynamicRange = newValue }
    }
    /// Whether bright contents are mapped to the display's range.
    open var toneMapMode: ToneMapMode {
        get { properties.shared.toneMapMode }
        set { properties.own.toneMapMode = newValue }
    }
    /// Whether drawn contents follow a layer's scale. FIXME(gap): stored only.
    open var wantsDynamicContentScaling: Bool {
        get { properties.shared.scalesContent }
        set { properties.own.scalesContent = newValue }
    }

    open var minificationFilter: CALayerContentsFilter {
        get { properties.shared.minificationFilter }
        set {
            properties.own.minificationFilter = newValue
            invalidate(.content)
        }
    }

    open var magnificationFilter: CALayerContentsFilter {
        get { properties.shared.magnificationFilter }
        set {
            properties.own.magnificationFilter = newValue
            invalidate(.content)
        }
    }

    open var minificationFilterBias: Float {
        get { properties.shared.minificationFilterBias }
        set { properties.own.minificationFilterBias = newValue }
    }

    open var isOpaque: Bool {
        get { properties.flags.contains(.opaque) }
        set { set(.opaque, newValue, "opaque", .content) }
    }

    /// Whether the contents are redrawn when the size changes.
    open var needsDisplayOnBoundsChange: Bool {
        get { properties.flags.contains(.needsDisplayOnBoundsChange) }
        set { setSilently(.needsDisplayOnBoundsChange, newValue) }
    }

    open var drawsAsynchronously: Bool {
        get { properties.flags.contains(.drawsAsynchronously) }
        set { setSilently(.drawsAsynchronously, newValue) }
    }

    /// Requests content from the delegate, or draws into a backing store.
    open func display() { LayerDisplay.display(self) }
    open func setNeedsDisplay() { LayerDisplay.setNeedsDisplay(self) }
    open func setNeedsDisplay(_ r: CGRect) { LayerDisplay.setNeedsDisplay(self) }
    open func needsDisplay() -> Bool { dirt.contains(.display) }

    open func displayIfNeeded() {
        guard dirt.contains(.display) else { return }
        dirt.remove(.display)
        display()
    }

    open func draw(in ctx: CGContext) {
        nonisolated(unsafe) let context = ctx
        if askDelegate({ $0.draw($1, in: context) }) == nil { delegateDeclined = true }
    }

    /// Draws the layer and its sublayers into `ctx` in the layer's own space, ignoring animations. As on iOS, the materials of visual
    /// effect views are left out: bars are transparent in the pictures that pointfreeco/swift-snapshot-testing recorded this way on iOS
    /// 13.3 (testTraitsEmbeddedInTabNavigation).
    open func render(in ctx: CGContext) { LayerDisplay.render(self, in: ctx, leavesOutMaterials: true) }
    /// Draws the layer as it is on screen, with materials.
    package final func renderAsShown(in ctx: CGContext) { LayerDisplay.render(self, in: ctx, leavesOutMaterials: false) }

    package final var delegateDeclined: Bool {
        get { role.contains(.delegateDeclined) }
        set { if newValue { role.insert(.delegateDeclined) } else { role.remove(.delegateDeclined) } }
    }

    /// Draws the class's own content, between background and sublayers; overridden by shape, gradient, and text layers.
    package func drawOwnContent(in context: CGContext) {}
    /// The extent of the drawing of `drawOwnContent`, or `nil` if it draws nothing.
    package var ownContentExtent: CGRect? { nil }

    /// Returns the result of `body` for the delegate, or `nil` if there is none.
    @discardableResult
    package final func askDelegate<R>(_ body: @MainActor (any CALayerDelegate, CALayer) -> R) -> R? {
        guard let delegate else { return nil }
        nonisolated(unsafe) let (receiver, layer) = (delegate, self)
        return onMain { body(receiver, layer) }
    }

    // MARK: Appearance

    open var backgroundColor: CGColor? {
        get { properties.backgroundColor }
        set {
            change("backgroundColor", .content, from: properties.backgroundColor, to: newValue) { properties.backgroundColor = newValue }
        }
    }

    /// The radius of the corners in points. Applies to background and border; to contents and sublayers only with ``masksToBounds``.
    open var cornerRadius: CGFloat {
        get { properties.cornerRadius }
        set {
            change("cornerRadius", masksToBounds ? .subtree : .content, from: properties.cornerRadius, to: newValue) {
                properties.cornerRadius = newValue
            }
        }
    }

    open var maskedCorners: CACornerMask {
        get { properties.shared.maskedCorners }
        set {
            guard newValue != maskedCorners else { return }
            properties.own.maskedCorners = newValue
            invalidate(.subtree)
        }
    }

    open var cornerCurve: CALayerCornerCurve {
        get { properties.flags.contains(.continuousCorners) ? .continuous : .circular }
        set { set(.continuousCorners, newValue == .continuous, "cornerCurve", .subtree) }
    }

    open class func cornerCurveExpansionFactor(_ curve: CALayerCornerCurve) -> CGFloat { curve == .continuous ? 1.528665 : 1 }

    /// The width in points of the border, which is inside the bounds and in front of everything in the layer.
    open var borderWidth: CGFloat {
        get { properties.shared.borderWidth }
        set { change("borderWidth", .content, from: borderWidth, to: newValue) { properties.own.borderWidth = newValue } }
    }

    open var borderColor: CGColor? {
        get { properties.shared.borderColor }
        set { change("borderColor", .content, from: borderColor, to: newValue) { properties.own.borderColor = newValue } }
    }

    /// The opacity, from 0 to 1, of the layer with its contents and sublayers.
    open var opacity: Float {
        get { properties.opacity }
        set { change("opacity", .subtree, from: properties.opacity, to: newValue) { properties.opacity = newValue } }
    }

    open var allowsGroupOpacity: Bool {
        get { properties.flags.contains(.allowsGroupOpacity) }
        set { set(.allowsGroupOpacity, newValue, "allowsGroupOpacity", .subtree) }
    }

    open var allowsEdgeAntialiasing: Bool {
        get { properties.flags.contains(.allowsEdgeAntialiasing) }
        set { setSilently(.allowsEdgeAntialiasing, newValue) }
    }

    open var edgeAntialiasingMask: CAEdgeAntialiasingMask {
        get { properties.shared.edgeAntialiasingMask }
        set { properties.own.edgeAntialiasingMask = newValue }
    }

    open var compositingFilter: Any? {
        get { properties.shared.compositingFilter }
        set {
            properties.own.compositingFilter = newValue
            invalidate(.subtree)
        }
    }

    // FIXME(gap): Core Image filters are kept but not applied.
    open var filters: [Any]? {
        get { properties.shared.filters }
        set { properties.own.filters = newValue }
    }

    // FIXME(gap): Core Image filters are kept but not applied; BackdropLayer blurs.
    open var backgroundFilters: [Any]? {
        get { properties.shared.backgroundFilters }
        set { properties.own.backgroundFilters = newValue }
    }

    /// Whether the layer is rendered to a bitmap at ``rasterizationScale`` and drawn from it.
    open var shouldRasterize: Bool {
        get { properties.flags.contains(.shouldRasterize) }
        set { set(.shouldRasterize, newValue, "shouldRasterize", .subtree) }
    }

    open var rasterizationScale: CGFloat {
        get { properties.shared.rasterizationScale }
        set {
            guard newValue != rasterizationScale else { return }
            properties.own.rasterizationScale = newValue
            invalidate(.subtree)
        }
    }

    open var shadowColor: CGColor? {
        get { properties.shared.shadowColor }
        set { change("shadowColor", .content, from: shadowColor, to: newValue) { properties.own.shadowColor = newValue } }
    }

    open var shadowOpacity: Float {
        get { properties.shared.shadowOpacity }
        set { change("shadowOpacity", .subtree, from: shadowOpacity, to: newValue) { properties.own.shadowOpacity = newValue } }
    }

    /// The offset in points; positive is down, as in UIKit.
    open var shadowOffset: CGSize {
        get { properties.shared.shadowOffset }
        set { change("shadowOffset", .subtree, from: shadowOffset, to: newValue) { properties.own.shadowOffset = newValue } }
    }

    /// The radius of the blur in points.
    open var shadowRadius: CGFloat {
        get { properties.shared.shadowRadius }
        set { change("shadowRadius", .subtree, from: shadowRadius, to: newValue) { properties.own.shadowRadius = newValue } }
    }

    /// The shadow's outline, in the layer's coordinates, or `nil` to derive it from the layer's content.
    open var shadowPath: CGPath? {
        get { properties.shared.shadowPath }
        set {
            let action = willChange("shadowPath")
            properties.own.shadowPath = newValue
            didChange("shadowPath", .subtree, action)
        }
    }

    // MARK: Layout

    open func preferredFrameSize() -> CGSize { properties.bounds.size }
    open func setNeedsLayout() { mark(.layout) }
    open func needsLayout() -> Bool { dirt.contains(.layout) }
    open func layoutIfNeeded() { LayerLayout.layoutIfNeeded(self) }

    open func layoutSublayers() {
        askDelegate { $0.layoutSublayers(of: $1) }
    }

    // MARK: Actions and animations

    open class func defaultAction(forKey event: String) -> CAAction? { nil }
    open func action(forKey event: String) -> CAAction? { LayerActions.action(for: self, forKey: event) }

    open var actions: [String: CAAction]? {
        get { supplement?.actions }
        set { supplemented.actions = newValue }
    }

    /// Adds a copy of the animation, replacing one with the same key. It begins at the next commit in which the layer is on screen.
    open func add(_ anim: CAAnimation, forKey key: String?) { AnimationEngine.shared.add(anim, forKey: key, to: self) }
    open func removeAllAnimations() { AnimationEngine.shared.removeAll(from: self) }
    open func removeAnimation(forKey key: String) { AnimationEngine.shared.remove(key, from: self) }

    /// Returns the keys of the current animations, or `nil` if there are none.
    open func animationKeys() -> [String]? {
        guard let records = supplement?.animations, !records.isEmpty else { return nil }
        return records.map(\.key)
    }

    open func animation(forKey key: String) -> CAAnimation? { supplement?.animations.first { $0.key == key }?.animation }

    open var name: String? {
        get { supplement?.name }
        set { supplemented.name = newValue }
    }

    open var style: [AnyHashable: Any]? {
        get { supplement?.style }
        set { supplemented.style = newValue }
    }

    // MARK: Key-value access

    open override func value(forKey key: String) -> Any? { LayerKeys.value(of: self, forKeyPath: key) }
    open override func setValue(_ value: Any?, forKey key: String) { LayerKeys.setValue(value, of: self, forKeyPath: key) }
    open override func value(forKeyPath keyPath: String) -> Any? { LayerKeys.value(of: self, forKeyPath: keyPath) }
    open override func setValue(_ value: Any?, forKeyPath keyPath: String) { LayerKeys.setValue(value, of: self, forKeyPath: keyPath) }

    /// Returns the animatable value for `key`, or `nil` if this class has none.
    package func animatableValue(forKey key: String) -> AnimatableValue? { LayerKeys.read(key, properties) }
    /// Sets a property directly, without actions, on presentation copies. Returns `false` for an unknown key.
    package func setAnimatableValue(_ value: AnimatableValue, forKey key: String) -> Bool { LayerKeys.write(value, key, &properties) }
    /// Sets a property through its public setter, with actions. Returns `false` for an unknown key.
    package func assignAnimatableValue(_ value: AnimatableValue, forKey key: String) -> Bool { LayerKeys.assign(value, key, self) }

    // MARK: Time

    open var beginTime: CFTimeInterval {
        get { supplement?.timing.beginTime ?? 0 }
        set { setTiming(\.beginTime, newValue) }
    }
    open var duration: CFTimeInterval {
        get { supplement?.timing.duration ?? .infinity }
        set { setTiming(\.duration, newValue) }
    }
    /// The speed of the layer's time: 0 stops it, 2 doubles it.
    open var speed: Float {
        get { supplement?.timing.speed ?? 1 }
        set { setTiming(\.speed, newValue) }
    }
    /// The offset of the layer's time in seconds.
    open var timeOffset: CFTimeInterval {
        get { supplement?.timing.timeOffset ?? 0 }
        set { setTiming(\.timeOffset, newValue) }
    }
    open var repeatCount: Float {
        get { supplement?.timing.repeatCount ?? 0 }
        set { setTiming(\.repeatCount, newValue) }
    }
    open var repeatDuration: CFTimeInterval {
        get { supplement?.timing.repeatDuration ?? 0 }
        set { setTiming(\.repeatDuration, newValue) }
    }
    open var autoreverses: Bool {
        get { supplement?.timing.autoreverses ?? false }
        set { setTiming(\.autoreverses, newValue) }
    }
    open var fillMode: CAMediaTimingFillMode {
        get { supplement?.timing.fillMode ?? .removed }
        set { setTiming(\.fillMode, newValue) }
    }
}
