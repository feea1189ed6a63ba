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

    /// The object that provides the layer's content, layout, and actions; nil if the layer has none. The delegate of a view's layer is
    /// the view.
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

    /// Creates a layer from an archive that `encode(with:)` wrote. An archive without bounds leaves the default values.
    public required init?(coder: NSCoder) {
        super.init()
        LayerCoding.decode(self, from: coder)
    }

    /// Writes the geometry, corner radius, opacity, visibility, clipping, name, and sublayers to an archive. Other properties are left
    /// out.
    open func encode(with coder: NSCoder) { LayerCoding.encode(self, to: coder) }
    /// Whether the class can be decoded securely, which is always true.
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

    /// Returns the value of a property that was never set, or nil if there is no such property.
    open class func defaultValue(forKey key: String) -> Any? { LayerKeys.defaultValue(forKey: key) }
    /// Returns whether a change of the property draws the layer again. The default is false; a subclass overrides it for its own
    /// properties.
    open class func needsDisplay(forKey key: String) -> Bool { false }
    /// Returns whether a property is written to an archive, which is always true.
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

    /// The depth of the anchor point in points along the z axis, about which ``transform`` is applied.
    open var anchorPointZ: CGFloat {
        get { properties.shared.anchorPointZ }
        set { change("anchorPointZ", .subtree, from: anchorPointZ, to: newValue) { properties.own.anchorPointZ = newValue } }
    }

    /// The transform that is applied to the layer and its sublayers, about the anchor point. Animatable.
    open var transform: CATransform3D {
        get { properties.transform }
        set { change("transform", .subtree, from: properties.transform, to: newValue) { properties.own.transform = newValue } }
    }

    /// Returns the part of ``transform`` in the plane. Components in space are lost.
    open func affineTransform() -> CGAffineTransform { CATransform3DGetAffineTransform(transform) }
    /// Sets ``transform`` to one that has the effect of `m` in the plane.
    open func setAffineTransform(_ m: CGAffineTransform) { transform = CATransform3DMakeAffineTransform(m) }

    /// The bounding box in the superlayer's coordinates, derived from `bounds`, `position`, `anchorPoint`, and `transform`.
    open var frame: CGRect {
        get { LayerGeometry.frame(of: properties) }
        set { setFrame(newValue) }
    }

    /// Whether the layer and its sublayers aren't shown. Animatable.
    open var isHidden: Bool {
        get { properties.flags.contains(.hidden) }
        set { set(.hidden, newValue, "hidden", .subtree) }
    }

    /// Whether the layer is shown when its back faces the viewer.
    open var isDoubleSided: Bool {
        get { properties.flags.contains(.doubleSided) }
        set { set(.doubleSided, newValue, "doubleSided", .subtree) }
    }

    /// Whether the y axis of the sublayers points upward, with the origin in the lower-left corner.
    open var isGeometryFlipped: Bool {
        get { properties.flags.contains(.geometryFlipped) }
        set { set(.geometryFlipped, newValue, "geometryFlipped", .subtree) }
    }

    /// Returns whether an odd number of layers from this one to the top flip their geometry.
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

    /// Converts a point from the coordinates of `l` to this layer's. Nil means the coordinates of the top of the tree.
    open func convert(_ p: CGPoint, from l: CALayer?) -> CGPoint { LayerGeometry.convert(p, from: l, to: self) }
    /// Converts a point from this layer's coordinates to those of `l`. Nil means the coordinates of the top of the tree.
    open func convert(_ p: CGPoint, to l: CALayer?) -> CGPoint { LayerGeometry.convert(p, from: self, to: l) }
    /// Converts a rectangle from the coordinates of `l` to this layer's. The result encloses a rotated rectangle.
    open func convert(_ r: CGRect, from l: CALayer?) -> CGRect { LayerGeometry.convert(r, from: l, to: self) }
    /// Converts a rectangle from this layer's coordinates to those of `l`. The result encloses a rotated rectangle.
    open func convert(_ r: CGRect, to l: CALayer?) -> CGRect { LayerGeometry.convert(r, from: self, to: l) }
    /// Converts a time in seconds from the time of `l` to this layer's. Nil means the time of `CACurrentMediaTime()`.
    open func convertTime(_ t: CFTimeInterval, from l: CALayer?) -> CFTimeInterval {
        LayerTime.local(l.map { LayerTime.global(t, of: $0) } ?? t, of: self)
    }
    /// Converts a time in seconds from this layer's time to that of `l`. Nil means the time of `CACurrentMediaTime()`.
    open func convertTime(_ t: CFTimeInterval, to l: CALayer?) -> CFTimeInterval {
        l.map { LayerTime.local(LayerTime.global(t, of: self), of: $0) } ?? LayerTime.global(t, of: self)
    }

    /// Returns the farthest descendant that contains `p`, a point in the superlayer's coordinates.
    open func hitTest(_ p: CGPoint) -> CALayer? { LayerGeometry.hitTest(self, p) }
    /// Returns whether a point in the layer's own coordinates is in its bounds. Corners and masks don't count.
    open func contains(_ p: CGPoint) -> Bool { properties.bounds.contains(p) }

    // MARK: Hierarchy

    /// The layer that contains this one; nil at the top of a tree, and for a mask.
    open var superlayer: CALayer? { role.contains(.mask) ? nil : role.contains(.presentation) ? parent?.presentation() : parent }

    /// The sublayers from back to front, or `nil` if there are none.
    open var sublayers: [CALayer]? {
        get { role.contains(.presentation) ? presentationSublayers : children.isEmpty ? nil : children }
        set { LayerHierarchy.setSublayers(newValue ?? [], of: self) }
    }

    /// Adds a layer on top of the sublayers. The layer is removed from its superlayer first.
    open func addSublayer(_ layer: CALayer) { LayerHierarchy.insert(layer, into: self, at: nil) }
    /// Inserts a layer at an index of the sublayers, of which 0 is at the back.
    open func insertSublayer(_ layer: CALayer, at idx: UInt32) { LayerHierarchy.insert(layer, into: self, at: Int(idx)) }
    /// Inserts a layer behind a sublayer.
    open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
        LayerHierarchy.insert(layer, into: self, beside: sibling, offset: 0)
    }
    /// Inserts a layer in front of a sublayer.
    open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
        LayerHierarchy.insert(layer, into: self, beside: sibling, offset: 1)
    }
    /// Puts a layer at the place of a sublayer, which is removed.
    open func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) { LayerHierarchy.replace(oldLayer, with: newLayer, in: self) }
    /// Removes the layer from its superlayer, or from the layer whose mask it is. Without one, it has no effect.
    open func removeFromSuperlayer() { LayerHierarchy.remove(self) }

    /// The layer whose opacity masks this layer's content, in this layer's coordinates. It must not have a superlayer.
    open var mask: CALayer? {
        get { supplement?.mask }
        set { LayerHierarchy.setMask(newValue, of: self) }
    }

    /// Whether sublayers are clipped to the bounds and to the round corners. Shadows aren't clipped.
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

    /// The place and the scale of ``contents`` in the bounds. The default is ``CALayerContentsGravity/resize``.
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

    /// The format of the bitmap that the layer draws into. It is stored but has no effect: a layer draws in 8 bits a component.
    open var contentsFormat: CALayerContentsFormat {
        get { properties.shared.contentsFormat }
        set { properties.own.contentsFormat = newValue }
    }

    /// Whether the layer may show colors brighter than white. It is stored but has no effect: contents are drawn in standard range.
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

    // FIXME(gap): images are always made smaller by averaging.
    /// The filter for reducing contents. It is stored but has no effect.
    open var minificationFilter: CALayerContentsFilter {
        get { properties.shared.minificationFilter }
        set {
            properties.own.minificationFilter = newValue
            invalidate(.content)
        }
    }

    /// The filter for enlarging contents. `nearest` keeps the edges of pixels.
    open var magnificationFilter: CALayerContentsFilter {
        get { properties.shared.magnificationFilter }
        set {
            properties.own.magnificationFilter = newValue
            invalidate(.content)
        }
    }

    /// The level of detail that a trilinear filter adds. It is stored but has no effect.
    open var minificationFilterBias: Float {
        get { properties.shared.minificationFilterBias }
        set { properties.own.minificationFilterBias = newValue }
    }

    /// Whether the layer promises to fill its bounds with opaque pixels. Drawn contents have an alpha channel in any case.
    open var isOpaque: Bool {
        get { properties.flags.contains(.opaque) }
        set { set(.opaque, newValue, "opaque", .content) }
    }

    /// Whether the contents are redrawn when the size changes.
    open var needsDisplayOnBoundsChange: Bool {
        get { properties.flags.contains(.needsDisplayOnBoundsChange) }
        set { setSilently(.needsDisplayOnBoundsChange, newValue) }
    }

    /// Whether drawing is recorded and performed later. It is stored but has no effect: drawing is immediate.
    open var drawsAsynchronously: Bool {
        get { properties.flags.contains(.drawsAsynchronously) }
        set { setSilently(.drawsAsynchronously, newValue) }
    }

    /// Requests content from the delegate, or draws into a backing store.
    open func display() { LayerDisplay.display(self) }
    /// Marks the content for being drawn again at the end of the turn.
    open func setNeedsDisplay() { LayerDisplay.setNeedsDisplay(self) }
    /// Marks the content for being drawn again at the end of the turn. The whole layer is drawn, regardless of the rectangle.
    open func setNeedsDisplay(_ r: CGRect) { LayerDisplay.setNeedsDisplay(self) }
    /// Returns whether the content is marked for being drawn.
    open func needsDisplay() -> Bool { dirt.contains(.display) }

    /// Draws the content now if it is marked for that.
    open func displayIfNeeded() {
        guard dirt.contains(.display) else { return }
        dirt.remove(.display)
        display()
    }

    /// Draws the content, by default by asking the delegate. The context has the layer's coordinates, in points with y downward.
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

    /// The color behind the contents, within the round corners; nil for none. Animatable.
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

    /// The corners to which ``cornerRadius`` applies. The default is all.
    open var maskedCorners: CACornerMask {
        get { properties.shared.maskedCorners }
        set {
            guard newValue != maskedCorners else { return }
            properties.own.maskedCorners = newValue
            invalidate(.subtree)
        }
    }

    /// The curve of the corners: circular arcs or smoother curves.
    open var cornerCurve: CALayerCornerCurve {
        get { properties.flags.contains(.continuousCorners) ? .continuous : .circular }
        set { set(.continuousCorners, newValue == .continuous, "cornerCurve", .subtree) }
    }

    /// Returns the factor by which a corner of the curve extends beyond its radius along the edges.
    open class func cornerCurveExpansionFactor(_ curve: CALayerCornerCurve) -> CGFloat { curve == .continuous ? 1.528665 : 1 }

    /// The width in points of the border, which is inside the bounds and in front of everything in the layer.
    open var borderWidth: CGFloat {
        get { properties.shared.borderWidth }
        set { change("borderWidth", .content, from: borderWidth, to: newValue) { properties.own.borderWidth = newValue } }
    }

    /// The color of the border, which is drawn inside of the bounds above contents and sublayers. Nil draws none; the default is opaque
    /// black.
    open var borderColor: CGColor? {
        get { properties.shared.borderColor }
        set { change("borderColor", .content, from: borderColor, to: newValue) { properties.own.borderColor = newValue } }
    }

    /// The opacity, from 0 to 1, of the layer with its contents and sublayers.
    open var opacity: Float {
        get { properties.opacity }
        set { change("opacity", .subtree, from: properties.opacity, to: newValue) { properties.opacity = newValue } }
    }

    /// Whether a translucent layer is drawn together with its sublayers, so that they don't show through each other. The default is true.
    open var allowsGroupOpacity: Bool {
        get { properties.flags.contains(.allowsGroupOpacity) }
        set { set(.allowsGroupOpacity, newValue, "allowsGroupOpacity", .subtree) }
    }

    /// Whether the edges of a turned layer are smoothed. It is stored but has no effect: edges are always smooth.
    open var allowsEdgeAntialiasing: Bool {
        get { properties.flags.contains(.allowsEdgeAntialiasing) }
        set { setSilently(.allowsEdgeAntialiasing, newValue) }
    }

    /// The edges that are smoothed. It is stored but has no effect.
    open var edgeAntialiasingMask: CAEdgeAntialiasingMask {
        get { properties.shared.edgeAntialiasingMask }
        set { properties.own.edgeAntialiasingMask = newValue }
    }

    /// The filter that combines the layer with what is behind it; nil covers it.
    open var compositingFilter: Any? {
        get { properties.shared.compositingFilter }
        set {
            properties.own.compositingFilter = newValue
            invalidate(.subtree)
        }
    }

    // FIXME(gap): Core Image filters are kept but not applied.
    /// The filters of the layer and its sublayers. Core Image filters are kept, but not applied.
    open var filters: [Any]? {
        get { properties.shared.filters }
        set { properties.own.filters = newValue }
    }

    // FIXME(gap): Core Image filters are kept but not applied; BackdropLayer blurs.
    /// The filters of what is behind the layer. Core Image filters are kept, but not applied.
    open var backgroundFilters: [Any]? {
        get { properties.shared.backgroundFilters }
        set { properties.own.backgroundFilters = newValue }
    }

    /// Whether the layer is rendered to a bitmap at ``rasterizationScale`` and drawn from it.
    open var shouldRasterize: Bool {
        get { properties.flags.contains(.shouldRasterize) }
        set { set(.shouldRasterize, newValue, "shouldRasterize", .subtree) }
    }

    /// The scale of a rasterized layer, in pixels a point. Any value is taken as the screen's scale.
    open var rasterizationScale: CGFloat {
        get { properties.shared.rasterizationScale }
        set {
            guard newValue != rasterizationScale else { return }
            properties.own.rasterizationScale = newValue
            invalidate(.subtree)
        }
    }

    /// The color of the shadow; nil for none. The default is opaque black. Animatable.
    open var shadowColor: CGColor? {
        get { properties.shared.shadowColor }
        set { change("shadowColor", .content, from: shadowColor, to: newValue) { properties.own.shadowColor = newValue } }
    }

    /// The opacity of the shadow. The default, 0, draws no shadow. Animatable.
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

    /// Returns the size of the bounds, in points.
    open func preferredFrameSize() -> CGSize { properties.bounds.size }
    /// Marks the layer for layout at the end of the turn.
    open func setNeedsLayout() { mark(.layout) }
    /// Returns whether the layer is marked for layout.
    open func needsLayout() -> Bool { dirt.contains(.layout) }
    /// Lays out the layer and its sublayers, from the topmost of the layers above that are marked without a gap.
    open func layoutIfNeeded() { LayerLayout.layoutIfNeeded(self) }

    /// Arranges the sublayers, by default by asking the delegate. Don't call it; call ``setNeedsLayout()``.
    open func layoutSublayers() {
        askDelegate { $0.layoutSublayers(of: $1) }
    }

    // MARK: Actions and animations

    /// Returns the action of every layer of the class for an event, or nil. Subclasses override it.
    open class func defaultAction(forKey event: String) -> CAAction? { nil }
    /// Returns the action for an event, such as the change of a property. It asks the delegate, ``actions``, ``style``, and the class, in
    /// this order, and then returns the implicit animation of an animatable property. `NSNull` ends the search without an action.
    open func action(forKey event: String) -> CAAction? { LayerActions.action(for: self, forKey: event) }

    /// The actions by event. `NSNull` as a value means no action.
    open var actions: [String: CAAction]? {
        get { supplement?.actions }
        set { supplemented.actions = newValue }
    }

    /// Adds a copy of the animation, replacing one with the same key. It begins at the next commit in which the layer is on screen.
    open func add(_ anim: CAAnimation, forKey key: String?) { AnimationEngine.shared.add(anim, forKey: key, to: self) }
    /// Removes all animations. Their delegates are notified that they haven't finished.
    open func removeAllAnimations() { AnimationEngine.shared.removeAll(from: self) }
    /// Removes the animation with the key. Its delegate is notified that it hasn't finished.
    open func removeAnimation(forKey key: String) { AnimationEngine.shared.remove(key, from: self) }

    /// Returns the keys of the current animations, or `nil` if there are none.
    open func animationKeys() -> [String]? {
        guard let records = supplement?.animations, !records.isEmpty else { return nil }
        return records.map(\.key)
    }

    /// Returns the animation with the key, or nil. The animation is a copy of the added one and must not be changed.
    open func animation(forKey key: String) -> CAAnimation? { supplement?.animations.first { $0.key == key }?.animation }

    /// The name of the layer, for use by the app; nil by default.
    open var name: String? {
        get { supplement?.name }
        set { supplemented.name = newValue }
    }

    /// Values of properties that were never set, and under `actions` more actions.
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

    /// The time in seconds of the superlayer at which the layer's time begins.
    open var beginTime: CFTimeInterval {
        get { supplement?.timing.beginTime ?? 0 }
        set { setTiming(\.beginTime, newValue) }
    }
    /// The length of the layer's time in seconds. The default has no end.
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
    /// The number of times that the layer's time is repeated.
    open var repeatCount: Float {
        get { supplement?.timing.repeatCount ?? 0 }
        set { setTiming(\.repeatCount, newValue) }
    }
    /// The time in seconds for which the layer's time is repeated.
    open var repeatDuration: CFTimeInterval {
        get { supplement?.timing.repeatDuration ?? 0 }
        set { setTiming(\.repeatDuration, newValue) }
    }
    /// Whether the layer's time also runs in reverse.
    open var autoreverses: Bool {
        get { supplement?.timing.autoreverses ?? false }
        set { setTiming(\.autoreverses, newValue) }
    }
    /// The effect before the layer's time begins and after it ends.
    open var fillMode: CAMediaTimingFillMode {
        get { supplement?.timing.fillMode ?? .removed }
        set { setTiming(\.fillMode, newValue) }
    }
}
