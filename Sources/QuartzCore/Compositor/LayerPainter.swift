import CCairo
import CoreGraphics

/// Draws layer trees: lists what is visible in `region`, drops what opaque layers hide, then draws from back to front.
package struct LayerPainter {
    let context: CGContext
    /// The pixels to draw.
    let region: PixelRect
    /// Whether the layers' recorded extents are valid for this drawing, and may be used to skip layers.
    let usesRecordedExtents: Bool

    init(context: CGContext, region: PixelRect, usesRecordedExtents: Bool) {
        (self.context, self.region, self.usesRecordedExtents) = (context, region, usesRecordedExtents)
    }

    func draw(_ model: CALayer, in space: SublayerSpace, _ moment: Moment) {
        var items: [DrawItem] = []
        collect(model, in: space, moment, alpha: 1, DrawClip(rect: region), &items)
        draw(&items)
    }

    /// Draws a whole screen, black where there is no layer.
    func drawScreen(_ model: CALayer, in space: SublayerSpace, _ moment: Moment) {
        var items: [DrawItem] = []
        collect(model, in: space, moment, alpha: 1, DrawClip(rect: region), &items)
        draw(&items, on: .black)
    }

    /// Draws `layer` and its sublayers as `render(in:)` does, in the layer's own space: a model layer without its animations, a
    /// presentation layer as currently shown.
    static func render(_ layer: CALayer, in context: CGContext, leavesOutMaterials: Bool) {
        let moment = Moment(time: layer.role.contains(.presentation) ? mediaTime() : nil, leavesOutMaterials: leavesOutMaterials)
        let toDevice = context.deviceTransform
        let clip = context.deviceClipBounds
        let region = PixelRect(covering: clip)
        guard !region.isEmpty else { return }
        context.saveGState()
        LayerPainter(context: context, region: region, usesRecordedExtents: false)
            .drawUnplaced(layer.modelLayer, Placement(toDevice: toDevice), moment)
        context.restoreGState()
    }

    /// Returns the layer's current content, on a transparent background and without pending layout, or `nil` if it has no pixels.
    package static func snapshot(_ layer: CALayer, scale: CGFloat) -> CGImage? {
        let bounds = (layer.presentation() ?? layer).bounds
        guard let context = CGContext(size: bounds.size, scale: scale, isOpaque: false) else { return nil }
        let toDevice = CGAffineTransform(a: scale, b: 0, c: 0, d: scale, tx: -bounds.minX * scale, ty: -bounds.minY * scale)
        LayerPainter(
            context: context, region: PixelRect(x: 0, y: 0, width: context.width, height: context.height), usesRecordedExtents: false
        )
        .drawUnplaced(layer, Placement(toDevice: toDevice), Moment(time: mediaTime()))
        return context.takeImage()
    }

    /// Draws the layer at `placement`, ignoring its own position, transform, opacity, and visibility.
    private func drawUnplaced(_ model: CALayer, _ placement: Placement, _ moment: Moment) {
        let layer = moment.shown(model)
        let clip = DrawClip(rect: region)
        guard LayerPicture.isNeeded(model, layer, placement), layer.properties.opacity >= 1 else {
            return drawPlain(model, layer, placement, moment)
        }
        var items = [
            DrawItem(kind: .picture, model: model, layer: layer, placement: placement, alpha: 1, clip: clip, rect: region, moment: moment)
        ]
        draw(&items)
    }

    /// Draws the layer at `placement`, at full opacity and without its mask: the parts of a composed picture.
    func drawPlain(_ model: CALayer, _ layer: CALayer, _ placement: Placement, _ moment: Moment) {
        var items: [DrawItem] = []
        collectPlain(model, layer, placement, moment, alpha: 1, DrawClip(rect: region), &items)
        draw(&items)
    }

    // MARK: Listing

    func collect(_ model: CALayer, in space: SublayerSpace, _ moment: Moment, alpha: CGFloat, _ clip: DrawClip, _ items: inout [DrawItem]) {
        if usesRecordedExtents, !model.drawnSubtree.intersects(clip.rect) { return }
        if moment.leavesOutMaterials, model.role.contains(.material) { return }
        let layer = moment.shown(model)
        let p = layer.properties
        guard !p.flags.contains(.hidden), p.opacity > 0, let placement = Placement(p, of: layer, in: space) else { return }
        let alpha = alpha * CGFloat(min(1, p.opacity))
        if LayerPicture.isNeeded(model, layer, placement) {
            let extent = usesRecordedExtents ? model.drawnSubtree : LayerExtent.subtree(model, in: space, moment, clip: clip.rect)
            let visible = extent.intersection(clip.rect)
            if !visible.isEmpty {
                items.append(
                    DrawItem(
                        kind: .picture, model: model, layer: layer, placement: placement, alpha: alpha, clip: clip, rect: visible,
                        moment: moment))
            }
            return
        }
        // Nothing is recorded below a layer that is always redrawn whole.
        let recorded = usesRecordedExtents && !model.role.contains(.isolates)
        LayerPainter(context: context, region: region, usesRecordedExtents: recorded)
            .collectPlain(model, layer, placement, moment, alpha: alpha, clip, &items)
    }

    private func collectPlain(
        _ model: CALayer, _ layer: CALayer, _ placement: Placement, _ moment: Moment, alpha: CGFloat, _ clip: DrawClip,
        _ items: inout [DrawItem]
    ) {
        let p = layer.properties
        func add(_ kind: DrawItem.Kind, _ extent: PixelRect, _ clip: DrawClip) {
            let visible = extent.intersection(clip.rect)
            guard !visible.isEmpty else { return }
            items.append(
                DrawItem(
                    kind: kind, model: model, layer: layer, placement: placement, alpha: alpha, clip: clip, rect: visible, moment: moment,
                    mayTrim: usesRecordedExtents && !model.role.contains(.drawsWhole), isCutStraight: usesRecordedExtents && !clip.isTurned)
            )
        }
        // Edges between two pixels are drawn in `render(in:)`.
        func box(or extent: PixelRect) -> PixelRect {
            moment.isRendering ? extent.union(PixelRect(covering: p.bounds.applying(placement.toDevice))) : extent
        }
        let clips = p.flags.contains(.masksToBounds)
        let inner = clips ? DrawClip(to: p, placement.toDevice, inside: clip) : clip
        if !(layer is CATransformLayer) {
            let extent = usesRecordedExtents ? model.drawn : LayerExtent.own(layer, placement.toDevice)
            if LayerDrawing.hasBackground(layer) { add(.background, box(or: extent), clip) }
            if LayerDrawing.hasContent(layer) {
                let contentClip = layer is BackdropLayer && !clips ? DrawClip(to: p, placement.toDevice, inside: clip) : inner
                if let contentClip { add(.content, extent, contentClip) }
            }
        }
        if !model.children.isEmpty, let inner { collectChildren(model, layer, placement, moment, alpha: alpha, inner, &items) }
        if let rare = p.rare, rare.borderWidth > 0, let color = rare.borderColor, color.alpha > 0 {
            add(.border, box(or: LayerExtent.box(p.bounds, placement.toDevice)), clip)
        }
    }

    private func collectChildren(
        _ model: CALayer, _ layer: CALayer, _ placement: Placement, _ moment: Moment, alpha: CGFloat, _ clip: DrawClip,
        _ items: inout [DrawItem]
    ) {
        let space = placement.sublayerSpace(layer.properties)
        if let replicator = layer as? CAReplicatorLayer {
            for copy in Replication.copies(of: replicator, in: space, moment) {
                for child in model.sortedChildren { collect(child, in: copy.space, copy.moment, alpha: alpha, clip, &items) }
            }
            return
        }
        let children = placement.depth == nil ? model.sortedChildren : LayerPainter.byDepth(model, space, moment)
        for child in children { collect(child, in: space, moment, alpha: alpha, clip, &items) }
    }

    /// Returns the sublayers of a transform layer, sorted so that those nearer to the viewer are drawn later.
    private static func byDepth(_ model: CALayer, _ space: SublayerSpace, _ moment: Moment) -> [CALayer] {
        model.children.enumerated().map { index, child -> (CGFloat, Int, CALayer) in
            let p = moment.shown(child).properties
            var m = LayerGeometry.toParent(p)
            if let extra = space.extra { m = m.concatenating(extra) }
            if let depth = space.depth { m = m.concatenating(depth) }
            let (x, y) = (p.bounds.midX, p.bounds.midY)
            return (x * m.m13 + y * m.m23 + m.m43, index, child)
        }.sorted { ($0.0, $0.1) < ($1.0, $1.1) }.map(\.2)
    }

    // MARK: Drawing

    private enum Ground { case asItIs, black }

    /// Returns whether most rows are filled in parts, as during a push. Memory is fetched into the cache at full speed only in address
    /// order: filling the rows first and then their parts takes half the time of filling the parts (0.5 against 1.0 ms for a frame of
    /// 1179×2556 pixels).
    private func fillsPartsOfRows(_ items: [DrawItem]) -> Bool {
        guard region.width == context.width else { return false }
        let whole = items.reduce(0) { $1.kind == .background && $1.rect.width == region.width ? $0 + $1.rect.area : $0 }
        return whole < region.area / 2
    }

    private func draw(_ items: inout [DrawItem], on ground: Ground = .asItIs) {
        let isCovered = Occlusion.apply(to: &items, in: region)
        if ground == .black, !isCovered || fillsPartsOfRows(items) {
            context.buffer.fill(x: Int(region.minX), y: Int(region.minY), width: region.width, height: region.height, with: .black)
        }
        guard !items.isEmpty else { return }
        var stack = ClipStack(context: context, region: region)
        for item in items where !item.rect.isEmpty {
            stack.enter(item.clip.shape)
            switch item.kind {
            case .background: LayerDrawing.drawBackground(item, in: context)
            case .content: LayerDrawing.drawContent(item, in: context)
            case .border: LayerDrawing.drawBorder(item, in: context)
            case .picture: LayerPicture.draw(item, in: self)
            }
        }
        stack.enter(nil)
        context.restoreGState()
    }
}

extension CGContext {
    /// Draws in device space, ignoring the graphics state.
    func onPixels(_ body: (OpaquePointer) -> Void) {
        paint(bounds: { .zero }, boundedBy: nil, .winding, body)
    }

    /// Sets user space to the space that `toDevice` maps to pixels.
    func setDeviceSpace(_ toDevice: CGAffineTransform) {
        setUserSpace(toDevice.concatenating(CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: CGFloat(height))))
    }

    func clip(to rect: PixelRect) {
        onPixels { cairo in
            cairo_new_path(cairo)
            cairo_rectangle(cairo, Double(rect.minX), Double(rect.minY), Double(rect.width), Double(rect.height))
            cairo_clip(cairo)
        }
    }
}
