import CCairo
import CoreGraphics
import Foundation

/// One piece of the display list: something a layer draws, in the order of drawing.
struct DrawItem {
    enum Kind {
        /// Shadow and background of a layer.
        case background
        /// What the layer shows on its background: contents, a drawing, a blurred backdrop.
        case content
        /// The border, which lies over the sublayers.
        case border
        /// A layer with all its sublayers, composed apart and then put down as one picture.
        case picture
    }

    let kind: Kind
    let model: CALayer
    let layer: CALayer
    let placement: Placement
    let alpha: CGFloat
    let clip: DrawClip
    /// The pixels it may touch.
    var rect: PixelRect
    let moment: Moment
    /// Whether a part of it may be drawn, with the same bytes.
    var mayTrim = false
    /// Whether nothing but `rect` and round corners that are put back cut it: it may be written past Cairo's clip.
    var isCutStraight = false
    /// What opaque layers in front hide of the pixels.
    var hidden: [PixelRect] = []
}

/// What the ancestors let be seen.
final class DrawClip {
    /// The pixels inside all clips.
    let rect: PixelRect
    /// An outline that is more than its rectangle.
    let outline: Outline?
    /// The next clip outwards that has an outline.
    let outer: DrawClip?
    let depth: Int
    /// Whether a turned rectangle is among the outlines.
    let isTurned: Bool

    enum Outline {
        case corners(RoundedBox)
        /// A turned rectangle, in device space.
        case path(CGPath)
    }

    init(rect: PixelRect, outline: Outline? = nil, inside parent: DrawClip? = nil) {
        self.rect = rect
        self.outline = outline
        outer = parent?.shape
        depth = (outer?.depth ?? 0) + 1
        isTurned = if case .path? = outline { true } else { outer?.isTurned ?? false }
    }

    /// The innermost clip with an outline.
    var shape: DrawClip? { outline == nil ? outer : self }

    /// A clip to a layer's bounds; nil when nothing is left.
    convenience init?(to p: LayerProperties, _ toDevice: CGAffineTransform, inside parent: DrawClip) {
        let box = LayerExtent.box(p.bounds, toDevice).intersection(parent.rect)
        guard !box.isEmpty else { return nil }
        let outline: Outline? = toDevice.isUpright ? RoundedBox(p, toDevice).map { .corners($0) } : .path(RoundedRect.path(of: p).applying(toDevice))
        self.init(rect: box, outline: outline, inside: parent)
    }
}

/// Draws layer trees: first lists what is visible in `region`, then drops what opaque layers hide, then draws back to front.
package struct LayerPainter {
    let context: CGContext
    /// The pixels to draw.
    let region: PixelRect
    /// Whether the layers' recorded extents are those of this drawing, and may be used to skip them.
    let usesRecordedExtents: Bool

    init(context: CGContext, region: PixelRect, usesRecordedExtents: Bool) {
        (self.context, self.region, self.usesRecordedExtents) = (context, region, usesRecordedExtents)
    }

    func draw(_ model: CALayer, in space: SublayerSpace, _ moment: Moment) {
        var items: [DrawItem] = []
        collect(model, in: space, moment, alpha: 1, DrawClip(rect: region), &items)
        draw(&items)
    }

    /// A whole screen, black where no layer is.
    func drawScreen(_ model: CALayer, in space: SublayerSpace, _ moment: Moment) {
        var items: [DrawItem] = []
        collect(model, in: space, moment, alpha: 1, DrawClip(rect: region), &items)
        draw(&items, on: .black)
    }

    /// Draws `layer` and below as `render(in:)` does, in the layer's own space: a model layer without its animations, a
    /// presentation layer as it is shown now.
    static func render(_ layer: CALayer, in context: CGContext) {
        let moment = Moment(time: layer.role.contains(.presentation) ? mediaTime() : nil)
        let toDevice = context.deviceTransform
        let clip = context.deviceClipBounds
        let region = PixelRect(covering: clip)
        guard !region.isEmpty else { return }
        context.saveGState()
        LayerPainter(context: context, region: region, usesRecordedExtents: false)
            .drawUnplaced(layer.modelLayer, Placement(toDevice: toDevice), moment)
        context.restoreGState()
    }

    /// What the layer shows now, alone on transparent ground and without pending layout; nil when it has no pixels.
    package static func snapshot(_ layer: CALayer, scale: CGFloat) -> CGImage? {
        let bounds = (layer.presentation() ?? layer).bounds
        guard let context = CGContext(size: bounds.size, scale: scale, isOpaque: false) else { return nil }
        let toDevice = CGAffineTransform(a: scale, b: 0, c: 0, d: scale, tx: -bounds.minX * scale, ty: -bounds.minY * scale)
        LayerPainter(context: context, region: PixelRect(x: 0, y: 0, width: context.width, height: context.height), usesRecordedExtents: false)
            .drawUnplaced(layer, Placement(toDevice: toDevice), Moment(time: mediaTime()))
        return context.takeImage()
    }

    /// The layer in `placement` whatever its own position, transform, opacity and visibility.
    private func drawUnplaced(_ model: CALayer, _ placement: Placement, _ moment: Moment) {
        let layer = moment.shown(model)
        let clip = DrawClip(rect: region)
        guard LayerPicture.isNeeded(model, layer, placement), layer.properties.opacity >= 1 else { return drawPlain(model, layer, placement, moment) }
        var items = [DrawItem(kind: .picture, model: model, layer: layer, placement: placement, alpha: 1, clip: clip, rect: region, moment: moment)]
        draw(&items)
    }

    /// The layer itself at full opacity, without its mask, placed by `placement`: what a picture is composed of.
    func drawPlain(_ model: CALayer, _ layer: CALayer, _ placement: Placement, _ moment: Moment) {
        var items: [DrawItem] = []
        collectPlain(model, layer, placement, moment, alpha: 1, DrawClip(rect: region), &items)
        draw(&items)
    }

    // MARK: Listing

    func collect(_ model: CALayer, in space: SublayerSpace, _ moment: Moment, alpha: CGFloat, _ clip: DrawClip, _ items: inout [DrawItem]) {
        if usesRecordedExtents, !model.drawnSubtree.intersects(clip.rect) { return }
        let layer = moment.shown(model)
        let p = layer.properties
        guard !p.flags.contains(.hidden), p.opacity > 0, let placement = Placement(p, of: layer, in: space) else { return }
        let alpha = alpha * CGFloat(min(1, p.opacity))
        if LayerPicture.isNeeded(model, layer, placement) {
            let extent = usesRecordedExtents ? model.drawnSubtree : LayerExtent.subtree(model, in: space, moment, clip: clip.rect)
            let visible = extent.intersection(clip.rect)
            if !visible.isEmpty {
                items.append(DrawItem(kind: .picture, model: model, layer: layer, placement: placement, alpha: alpha, clip: clip, rect: visible, moment: moment))
            }
            return
        }
        // Below a layer that is always redrawn whole nothing was recorded.
        let recorded = usesRecordedExtents && !model.role.contains(.isolates)
        LayerPainter(context: context, region: region, usesRecordedExtents: recorded)
            .collectPlain(model, layer, placement, moment, alpha: alpha, clip, &items)
    }

    private func collectPlain(
        _ model: CALayer, _ layer: CALayer, _ placement: Placement, _ moment: Moment, alpha: CGFloat, _ clip: DrawClip, _ items: inout [DrawItem]
    ) {
        let p = layer.properties
        func add(_ kind: DrawItem.Kind, _ extent: PixelRect, _ clip: DrawClip) {
            let visible = extent.intersection(clip.rect)
            guard !visible.isEmpty else { return }
            items.append(DrawItem(
                kind: kind, model: model, layer: layer, placement: placement, alpha: alpha, clip: clip, rect: visible, moment: moment,
                mayTrim: usesRecordedExtents && !model.role.contains(.drawsWhole), isCutStraight: usesRecordedExtents && !clip.isTurned))
        }
        let clips = p.flags.contains(.masksToBounds)
        let inner = clips ? DrawClip(to: p, placement.toDevice, inside: clip) : clip
        if !(layer is CATransformLayer) {
            let extent = usesRecordedExtents ? model.drawn : LayerExtent.own(layer, placement.toDevice)
            if LayerDrawing.hasBackground(layer) { add(.background, extent, clip) }
            if LayerDrawing.hasContent(layer) {
                let contentClip = layer is BackdropLayer && !clips ? DrawClip(to: p, placement.toDevice, inside: clip) : inner
                if let contentClip { add(.content, extent, contentClip) }
            }
        }
        if !model.children.isEmpty, let inner { collectChildren(model, layer, placement, moment, alpha: alpha, inner, &items) }
        if let rare = p.rare, rare.borderWidth > 0, let color = rare.borderColor, color.alpha > 0 {
            add(.border, LayerExtent.box(p.bounds, placement.toDevice), clip)
        }
    }

    private func collectChildren(
        _ model: CALayer, _ layer: CALayer, _ placement: Placement, _ moment: Moment, alpha: CGFloat, _ clip: DrawClip, _ items: inout [DrawItem]
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

    /// In a transform layer what is nearer to the eye is drawn later.
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

    /// Whether most of whole rows is filled a part at a time, as during a push. Memory comes into the cache at its full speed only in the order of its addresses:
    /// filling the rows first and then their parts takes half the time of filling the parts (0.5 against 1.0 ms for a frame of 1179×2556 pixels).
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

/// The clips with outlines that are in force.
private struct ClipStack {
    let context: CGContext
    let region: PixelRect
    private var open: [(clip: DrawClip, saved: SavedPixels?)] = []

    init(context: CGContext, region: PixelRect) { (self.context, self.region) = (context, region) }

    mutating func enter(_ clip: DrawClip?) {
        if open.last?.clip === clip { return }
        // Out to the nearest clip that holds for both.
        var common = clip
        while let last = open.last {
            while let candidate = common, candidate.depth > last.clip.depth { common = candidate.outer }
            if common === last.clip { break }
            leave()
        }
        var entered: [DrawClip] = []
        var next = clip
        while let current = next, current !== open.last?.clip {
            entered.append(current)
            next = current.outer
        }
        for clip in entered.reversed() { push(clip) }
    }

    private mutating func push(_ clip: DrawClip) {
        var saved: SavedPixels?
        switch clip.outline {
        case .corners(let box): context.onPixels { saved = box.saveCorners(of: $0, region: clip.rect.intersection(region)) }
        case .path(let path):
            context.saveGState()
            context.onPixels { if DevicePath.emit(path, to: $0) { cairo_clip($0) } }
        case nil: break
        }
        open.append((clip, saved))
    }

    private mutating func leave() {
        guard let (_, saved) = open.popLast() else { return }
        if let saved { context.onPixels { saved.putBack(on: $0) } } else { context.restoreGState() }
    }
}

extension CGContext {
    /// Draws past the graphics state, in device space.
    func onPixels(_ body: (OpaquePointer) -> Void) {
        paint(bounds: { .zero }, boundedBy: nil, .winding, body)
    }

    /// Makes user space the space `toDevice` maps to pixels.
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

/// Finds what is hidden behind opaque layers.
enum Occlusion {
    /// Leaves each item the pixels that will be seen of it: none where one opaque layer in front, or several that touch, hide all of it, and less
    /// where they hide a whole side and the item may be drawn in part. Whether opaque layers cover all of `region`.
    static func apply(to items: inout [DrawItem], in region: PixelRect) -> Bool {
        var covers = Covers()
        for index in items.indices.reversed() {
            let item = items[index]
            var rect = item.rect
            if !covers.isEmpty {
                if item.mayTrim { covers.trim(&rect) } else if covers.hide(rect) { rect = .empty }
                items[index].rect = rect
                if rect.isEmpty { continue }
                if item.kind == .background, item.layer.properties.rare.map({ $0.shadowOpacity > 0 }) ?? false { items[index].hidden = covers.over(rect) }
            }
            // A blur needs what lies behind it also where it is hidden itself.
            if item.kind == .content, item.layer is BackdropLayer { covers = Covers() }
            let opaque = opaqueRect(item)
            if opaque.area > 1024 { covers.add(opaque) }
        }
        return covers.hide(region)
    }

    /// Opaque rectangles; those that make up a larger one are one.
    private struct Covers {
        private var rects: [PixelRect] = []
        private static let limit = 48

        var isEmpty: Bool { rects.isEmpty }
        func hide(_ rect: PixelRect) -> Bool { rects.contains { $0.contains(rect) } }
        func over(_ rect: PixelRect) -> [PixelRect] { rects.filter { $0.intersects(rect) } }

        func trim(_ rect: inout PixelRect) {
            for cover in rects where cover.intersects(rect) {
                if cover.minX <= rect.minX, cover.maxX >= rect.maxX {
                    if cover.minY <= rect.minY { rect.minY = min(cover.maxY, rect.maxY) }
                    if cover.maxY >= rect.maxY { rect.maxY = max(cover.minY, rect.minY) }
                } else if cover.minY <= rect.minY, cover.maxY >= rect.maxY {
                    if cover.minX <= rect.minX { rect.minX = cover.maxX }
                    if cover.maxX >= rect.maxX { rect.maxX = cover.minX }
                }
                if rect.isEmpty { return rect = .empty }
            }
        }

        mutating func add(_ rect: PixelRect) {
            var rect = rect
            var index = 0
            while index < rects.count {
                let other = rects[index]
                if other.contains(rect) { return }
                let isColumn = other.minX == rect.minX && other.maxX == rect.maxX && other.minY <= rect.maxY && rect.minY <= other.maxY
                let isRow = other.minY == rect.minY && other.maxY == rect.maxY && other.minX <= rect.maxX && rect.minX <= other.maxX
                if isColumn || isRow || rect.contains(other) {
                    rect = rect.union(other)
                    rects.remove(at: index)
                    index = 0
                } else {
                    index += 1
                }
            }
            if rects.count < Self.limit {
                rects.append(rect)
            } else if let smallest = rects.indices.min(by: { rects[$0].area < rects[$1].area }), rects[smallest].area < rect.area {
                rects[smallest] = rect
            }
        }
    }

    /// The pixels the item certainly covers.
    private static func opaqueRect(_ item: DrawItem) -> PixelRect {
        guard item.kind == .background || item.kind == .content, item.alpha >= 1, item.clip.shape == nil, item.placement.toDevice.isUpright else { return .empty }
        let p = item.layer.properties
        let box: PixelRect
        if item.kind == .background {
            guard let color = p.backgroundColor, color.alpha == 1, color.pattern == nil else { return .empty }
            box = RoundedBox(p, item.placement.toDevice)?.solidPart ?? PixelRect(snapping: p.bounds.applying(item.placement.toDevice))
        } else {
            guard (item.layer as? CAGradientLayer)?.isGradientOpaque == true
                || (p.rare?.contentsGravity == .resize && (p.rare?.contents as? CGImage)?.isOpaque == true)
            else { return .empty }
            box = PixelRect(snapping: p.bounds.applying(item.placement.toDevice))
        }
        return box.intersection(item.clip.rect)
    }
}
