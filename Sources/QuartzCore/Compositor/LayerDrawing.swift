import CCairo
import CoreGraphics
import Foundation

/// Draws a layer's own parts.
enum LayerDrawing {
    static func hasBackground(_ layer: CALayer) -> Bool {
        let p = layer.properties
        return (p.backgroundColor?.alpha ?? 0) > 0 || (p.rare.map { $0.shadowOpacity > 0 } ?? false)
    }

    static func hasContent(_ layer: CALayer) -> Bool {
        layer.immediateContent != nil || layer.properties.rare?.contents != nil || layer.supplement?.backingStore != nil
            || layer is BackdropLayer
            || layer.ownContentExtent != nil
    }

    // MARK: Background

    static func drawBackground(_ item: DrawItem, in context: CGContext) {
        let p = item.layer.properties, toDevice = item.placement.toDevice
        if let rare = p.rare, rare.shadowOpacity > 0, !p.flags.contains(.masksToBounds), let shadow = LayerShadow(item.layer, toDevice) {
            context.onPixels { shadow.draw(on: $0, alpha: item.alpha, region: item.rect, hidden: item.hidden) }
        }
        guard let background = p.backgroundColor, background.alpha > 0 else { return }
        if let pattern = background.pattern { return drawPattern(pattern, background.paint, item, in: context) }
        let color = background.paint
        let box = RoundedBox(p, toDevice)
        // `render(in:)` fills rectangles as Core Graphics does: an edge between two pixels covers a part of one. On the screen, edges snap.
        // Measured on iOS 15 in square/Blueprint's LabelTests/test_customLineHeight: red lines of half a pixel are (255, 128, 128).
        if item.moment.isRendering, box == nil, toDevice.isUpright, !PixelRect.isSharp(p.bounds.applying(toDevice)) {
            let exact = p.bounds.applying(toDevice)
            return context.onPixels { cairo in
                cairo_set_source_rgba(
                    cairo, Double(color.red), Double(color.green), Double(color.blue), Double(color.alpha * item.alpha))
                limited(cairo, to: item.rect) {
                    cairo_new_path(cairo)
                    cairo_rectangle(cairo, Double(exact.minX), Double(exact.minY), Double(exact.width), Double(exact.height))
                    cairo_fill(cairo)
                }
            }
        }
        let rect = toDevice.isUpright ? PixelRect(snapping: p.bounds.applying(toDevice)).intersection(item.rect) : .empty
        if box == nil, item.isCutStraight, toDevice.isUpright {
            return context.buffer.fill(
                x: Int(rect.minX), y: Int(rect.minY), width: rect.width, height: rect.height, with: color, alpha: item.alpha)
        }
        context.onPixels { cairo in
            cairo_set_source_rgba(cairo, Double(color.red), Double(color.green), Double(color.blue), Double(color.alpha * item.alpha))
            if let box { return box.fill(on: cairo, region: item.rect) }
            if toDevice.isUpright {
                cairo_new_path(cairo)
                cairo_rectangle(cairo, Double(rect.minX), Double(rect.minY), Double(rect.width), Double(rect.height))
                cairo_fill(cairo)
            } else {
                limited(cairo, to: item.rect) {
                    if DevicePath.emit(RoundedRect.path(of: p).applying(toDevice), to: cairo) { cairo_fill(cairo) }
                }
            }
        }
    }

    private static func drawPattern(_ pattern: CGPattern, _ tint: SolidPaint, _ item: DrawItem, in context: CGContext) {
        let p = item.layer.properties, toDevice = item.placement.toDevice
        context.saveGState()
        context.clip(to: item.rect)
        context.setAlpha(item.alpha)
        let space = CGAffineTransform(translationX: p.bounds.minX, y: p.bounds.minY).concatenating(snappedSpace(p, toDevice))
        context.fillDevicePath(RoundedRect.path(of: p).applying(toDevice), with: pattern, tint: tint, space: space)
        context.restoreGState()
    }

    private static func limited(_ cairo: OpaquePointer, to rect: PixelRect, _ body: () -> Void) {
        cairo_save(cairo)
        cairo_new_path(cairo)
        cairo_rectangle(cairo, Double(rect.minX), Double(rect.minY), Double(rect.width), Double(rect.height))
        cairo_clip(cairo)
        body()
        cairo_restore(cairo)
    }

    // MARK: Content

    static func drawContent(_ item: DrawItem, in context: CGContext) {
        let layer = item.layer, p = layer.properties
        if let backdrop = layer as? BackdropLayer { BackdropDrawing.draw(backdrop, item, in: context) }
        let contents = p.rare?.contents == nil ? nil : ContentsGeometry(layer)
        let store = layer.supplement?.backingStore
        let immediate = layer.immediateContent
        let hasOwn = layer.ownContentExtent != nil
        guard contents != nil || store != nil || immediate != nil || hasOwn else { return }
        context.saveGState()
        defer { context.restoreGState() }
        context.clip(to: item.rect)
        if item.alpha < 1 { context.setAlpha(item.alpha) }
        if let contents { drawContents(contents, p, item, in: context) }
        let space = snappedSpace(p, item.placement.toDevice)
        if let store {
            context.setDeviceSpace(space)
            let scale = p.contentsScale
            context.drawUpright(
                store,
                in: CGRect(
                    x: p.bounds.minX, y: p.bounds.minY, width: CGFloat(store.width) / scale, height: CGFloat(store.height) / scale))
        }
        if hasOwn {
            context.setDeviceSpace(space)
            layer.drawOwnContent(in: context)
        }
        if let immediate {
            context.setDeviceSpace(space)
            let extent = LayerExtent.extent(of: immediate, layer)
            if item.placement.toDevice.isUpright {
                context.clip(to: LayerExtent.box(extent, item.placement.toDevice))
            } else {
                context.clip(to: extent)
            }
            nonisolated(unsafe) let (shown, target, painter) = (layer, context, immediate)
            onMain { painter.drawContent(of: shown, in: target) }
        }
    }

    /// Returns the layer's space with its origin on a whole pixel, so that text and images stay sharp in motion.
    static func snappedSpace(_ p: LayerProperties, _ toDevice: CGAffineTransform) -> CGAffineTransform {
        guard toDevice.isUpright else { return toDevice }
        let box = PixelRect(snapping: p.bounds.applying(toDevice))
        var space = toDevice
        space.tx = CGFloat(box.minX) - p.bounds.minX * space.a
        space.ty = CGFloat(box.minY) - p.bounds.minY * space.d
        return space
    }

    private static func drawContents(_ contents: ContentsGeometry, _ p: LayerProperties, _ item: DrawItem, in context: CGContext) {
        let rare = p.shared, toDevice = item.placement.toDevice
        if rare.magnificationFilter == .nearest { context.interpolationQuality = .none }
        let center = rare.contentsCenter
        if center != CGRect(x: 0, y: 0, width: 1, height: 1), rare.contentsGravity == .resize {
            return drawStretched(contents, p, toDevice, in: context)
        }
        draw(contents.image, contents.source, at: contents.target, toDevice, in: context)
    }

    /// Draws the part `source` (pixels) of an image into `target` (points of the layer).
    private static func draw(_ image: CGImage, _ source: CGRect, at target: CGRect, _ toDevice: CGAffineTransform, in context: CGContext) {
        guard target.width > 0, target.height > 0, source.width > 0, source.height > 0 else { return }
        var goal = target
        if toDevice.isUpright {
            goal = PixelRect(snapping: target.applying(toDevice)).rect
            guard goal.width > 0, goal.height > 0 else { return }
            context.setDeviceSpace(.identity)
        } else {
            context.setDeviceSpace(toDevice)
        }
        let (kx, ky) = (goal.width / source.width, goal.height / source.height)
        let whole = CGRect(
            x: goal.minX - source.minX * kx, y: goal.minY - source.minY * ky, width: CGFloat(image.width) * kx,
            height: CGFloat(image.height) * ky)
        guard source.size != CGSize(width: CGFloat(image.width), height: CGFloat(image.height)) || source.origin != .zero else {
            return context.drawUpright(image, in: whole)
        }
        context.saveGState()
        context.clip(to: goal)
        context.drawUpright(image, in: whole)
        context.restoreGState()
    }

    /// Draws the nine parts around `contentsCenter`: corners unscaled, edges stretched in one direction, the center in both.
    private static func drawStretched(
        _ contents: ContentsGeometry, _ p: LayerProperties, _ toDevice: CGAffineTransform, in context: CGContext
    ) {
        let s = contents.source, t = contents.target, unit = p.shared.contentsCenter, scale = p.contentsScale
        func cuts(_ start: CGFloat, _ length: CGFloat, _ low: CGFloat, _ high: CGFloat, _ goal: CGFloat, _ goalLength: CGFloat) -> (
            [CGFloat], [CGFloat]
        ) {
            let source = [start, start + length * low, start + length * high, start + length]
            var (before, after) = (length * low / scale, length * (1 - high) / scale)
            if before + after > goalLength, before + after > 0 {
                let k = goalLength / (before + after)
                (before, after) = (before * k, after * k)
            }
            return (source, [goal, goal + before, goal + goalLength - after, goal + goalLength])
        }
        let (sx, tx) = cuts(s.minX, s.width, unit.minX, unit.maxX, t.minX, t.width)
        let (sy, ty) = cuts(s.minY, s.height, unit.minY, unit.maxY, t.minY, t.height)
        for row in 0..<3 {
            for column in 0..<3 {
                draw(
                    contents.image, CGRect(x: sx[column], y: sy[row], width: sx[column + 1] - sx[column], height: sy[row + 1] - sy[row]),
                    at: CGRect(x: tx[column], y: ty[row], width: tx[column + 1] - tx[column], height: ty[row + 1] - ty[row]), toDevice,
                    in: context)
            }
        }
    }

    // MARK: Border

    static func drawBorder(_ item: DrawItem, in context: CGContext) {
        let p = item.layer.properties, toDevice = item.placement.toDevice
        guard let color = p.shared.borderColor?.paint else { return }
        let width = p.shared.borderWidth
        context.onPixels { cairo in
            cairo_set_source_rgba(cairo, Double(color.red), Double(color.green), Double(color.blue), Double(color.alpha * item.alpha))
            if let box = RoundedBox(p, toDevice) { return box.fillRing(width: width * toDevice.a, on: cairo, region: item.rect) }
            limited(cairo, to: item.rect) {
                // As for backgrounds, edges are exact in `render(in:)`, and snap on the screen.
                let exact = p.bounds.applying(toDevice)
                if toDevice.isUpright, !item.moment.isRendering || PixelRect.isSharp(exact) {
                    frame(PixelRect(snapping: exact).rect, width * toDevice.a, on: cairo)
                } else {
                    let ring = RoundedRect.path(of: p)
                    if width * 2 < min(p.bounds.width, p.bounds.height) { ring.addPath(RoundedRect.path(of: p, inset: width)) }
                    cairo_set_fill_rule(cairo, CAIRO_FILL_RULE_EVEN_ODD)
                    if DevicePath.emit(ring.applying(toDevice), to: cairo) { cairo_fill(cairo) }
                }
            }
        }
    }

    /// Adds four rectangles, one at a time: several fractional ones in a single fill would be antialiased as one path.
    private static func frame(_ box: CGRect, _ width: CGFloat, on cairo: OpaquePointer) {
        let line = min(width, box.width / 2, box.height / 2)
        let sides = [
            CGRect(x: box.minX, y: box.minY, width: box.width, height: line),
            CGRect(x: box.minX, y: box.maxY - line, width: box.width, height: line),
            CGRect(x: box.minX, y: box.minY + line, width: line, height: box.height - 2 * line),
            CGRect(x: box.maxX - line, y: box.minY + line, width: line, height: box.height - 2 * line),
        ]
        for side in sides where side.width > 0 && side.height > 0 {
            cairo_new_path(cairo)
            cairo_rectangle(cairo, Double(side.minX), Double(side.minY), Double(side.width), Double(side.height))
            cairo_fill(cairo)
        }
    }
}
