import CCairo
import CoreGraphics
import Foundation

/// Layers that are composed on a separate surface, and then drawn as one picture.
enum LayerPicture {
    static func isNeeded(_ model: CALayer, _ layer: CALayer, _ placement: Placement) -> Bool {
        if placement.projection != nil, placement.depth == nil { return true }
        let p = layer.properties
        if p.opacity < 1, p.flags.contains(.allowsGroupOpacity), hasSeveralParts(model, layer) { return true }
        if p.flags.contains(.shouldRasterize) || p.rare?.compositingFilter != nil { return true }
        if let supplement = model.supplement, supplement.mask != nil || supplement.transition != nil { return true }
        return LayerShadow.comesFromContent(layer) || isTinted(layer)
    }

    /// Returns whether any change below may affect all of the layer's pixels, so it is redrawn whole.
    static func isolates(_ model: CALayer, _ layer: CALayer, _ placement: Placement) -> Bool {
        placement.projection != nil || placement.depth != nil || layer.properties.flags.contains(.shouldRasterize)
            || model.supplement?.transition != nil || LayerShadow.comesFromContent(layer) || layer is CAReplicatorLayer
            || pictureFilter(of: layer)?.spreads == true
    }

    static func pictureFilter(of layer: CALayer) -> PictureFilter? { layer.properties.rare?.compositingFilter as? PictureFilter }

    /// Returns whether fading the parts separately would make them show through each other.
    private static func hasSeveralParts(_ model: CALayer, _ layer: CALayer) -> Bool {
        if !model.children.isEmpty { return true }
        let p = layer.properties
        var parts = (p.backgroundColor?.alpha ?? 0) > 0 ? 1 : 0
        if layer.immediateContent != nil || layer.supplement?.backingStore != nil || layer.ownContentExtent != nil || layer is BackdropLayer
        {
            parts += 1
        }
        if let rare = p.rare {
            if rare.contents != nil { parts += 1 }
            if rare.borderWidth > 0 { parts += 1 }
            if rare.shadowOpacity > 0 { parts += 1 }
        }
        return parts > 1
    }

    private static func isTinted(_ layer: CALayer) -> Bool {
        guard let replicator = layer as? CAReplicatorLayer, replicator.instanceCount > 0 else { return false }
        let white = SolidPaint(red: 1, green: 1, blue: 1, alpha: 1)
        return replicator.tint(ofInstance: 0) != white || replicator.tint(ofInstance: 1) != white
    }

    // MARK: Surfaces

    /// Returns a context of transparent pixels over `area`, with the whole screen's coordinates.
    static func makeContext(_ area: PixelRect) -> CGContext? {
        guard let buffer = PixelBuffer(width: area.width, height: area.height) else { return nil }
        cairo_surface_set_device_offset(buffer.surface, -Double(area.minX), -Double(area.minY))
        return CGContext(buffer: buffer, scale: 1)
    }

    /// Draws the picture at full size.
    static func paint(
        _ picture: PixelBuffer, on context: CGContext, in rect: PixelRect, alpha: CGFloat, filter: cairo_operator_t = CAIRO_OPERATOR_OVER,
        movedBy offset: (Double, Double) = (0, 0)
    ) {
        picture.flush()
        context.onPixels { cairo in
            cairo_save(cairo)
            cairo_new_path(cairo)
            cairo_rectangle(cairo, Double(rect.minX), Double(rect.minY), Double(rect.width), Double(rect.height))
            cairo_clip(cairo)
            cairo_set_operator(cairo, filter)
            cairo_set_source_surface(cairo, picture.surface, offset.0, offset.1)
            cairo_pattern_set_filter(cairo_get_source(cairo), CAIRO_FILTER_NEAREST)
            if alpha < 1 { cairo_paint_with_alpha(cairo, Double(alpha)) } else { cairo_paint(cairo) }
            cairo_restore(cairo)
        }
    }

    // MARK: Drawing

    static func draw(_ item: DrawItem, in painter: LayerPainter) {
        let (model, layer, placement) = (item.model, item.layer, item.placement)
        if let projection = placement.projection, placement.depth == nil { return drawProjected(item, projection, in: painter) }
        if layer.properties.flags.contains(.shouldRasterize), drawRasterized(item, in: painter) { return }
        let recorded = painter.usesRecordedExtents && !model.role.contains(.isolates)
        var area = item.rect
        let castsContentShadow = LayerShadow.comesFromContent(layer), pictureFilter = pictureFilter(of: layer)
        if castsContentShadow || pictureFilter?.spreads == true {
            area = LayerExtent.flat(model, layer, placement, item.moment, clip: clipOfPicture(item))
        }
        guard let picture = compose(model, layer, placement, item.moment, area, usesRecordedExtents: recorded) else { return }
        pictureFilter?.apply(to: picture, scale: placement.toDevice.maximumScale)
        if castsContentShadow {
            painter.context.onPixels { cairo in
                cairo_save(cairo)
                cairo_new_path(cairo)
                cairo_rectangle(cairo, Double(item.rect.minX), Double(item.rect.minY), Double(item.rect.width), Double(item.rect.height))
                cairo_clip(cairo)
                // FIXME(gap): a fading layer's shadow fades apart from its picture.
                LayerShadow.draw(of: picture, at: (area.minX, area.minY), layer: layer, placement.toDevice, on: cairo)
                cairo_restore(cairo)
            }
        }
        if let silhouette = layer.properties.rare?.compositingFilter as? SilhouetteFilter { Warp.fill(picture, silhouette.color) }
        let blend = (layer.properties.rare?.compositingFilter as? String).flatMap(blendOperator) ?? CAIRO_OPERATOR_OVER
        paint(picture, on: painter.context, in: item.rect, alpha: item.alpha, filter: blend)
    }

    /// Returns the maximum extent of a picture of unknown size around its visible part.
    private static func clipOfPicture(_ item: DrawItem) -> PixelRect { item.rect.inset(-4096) }

    /// Core Image's names of filters, and Core Animation's short ones.
    private static let blendModes: [String: CGBlendMode] = [
        "multiplyBlendMode": .multiply, "screenBlendMode": .screen, "overlayBlendMode": .overlay, "darkenBlendMode": .darken,
        "lightenBlendMode": .lighten, "colorDodgeBlendMode": .colorDodge, "colorBurnBlendMode": .colorBurn,
        "softLightBlendMode": .softLight, "hardLightBlendMode": .hardLight, "differenceBlendMode": .difference,
        "exclusionBlendMode": .exclusion, "hueBlendMode": .hue, "saturationBlendMode": .saturation, "colorBlendMode": .color,
        "luminosityBlendMode": .luminosity, "sourceAtopCompositing": .sourceAtop, "destOver": .destinationOver, "destOut": .destinationOut,
        "plusD": .plusDarker, "plusL": .plusLighter, "addition": .plusLighter,
    ]
    private static func blendOperator(_ name: String) -> cairo_operator_t? { blendModes[name]?.cairoOperator }

    /// Returns the layer with its mask and any transition, at full opacity.
    private static func compose(
        _ model: CALayer, _ layer: CALayer, _ placement: Placement, _ moment: Moment, _ area: PixelRect, usesRecordedExtents: Bool
    ) -> PixelBuffer? {
        guard !area.isEmpty, let context = makeContext(area) else { return nil }
        if let transition = model.supplement?.transition {
            drawTransition(transition, model, layer, placement, moment, in: context, area)
        } else if let replicator = layer as? CAReplicatorLayer, isTinted(layer) {
            drawTinted(replicator, model, placement, moment, in: context, area)
        } else {
            LayerPainter(context: context, region: area, usesRecordedExtents: usesRecordedExtents).drawPlain(
                model, layer, placement, moment)
        }
        if let mask = model.supplement?.mask, let maskContext = makeContext(area) {
            LayerPainter(context: maskContext, region: area, usesRecordedExtents: false)
                .draw(mask, in: SublayerSpace(toDevice: placement.toDevice), moment)
            paint(maskContext.buffer, on: context, in: area, alpha: 1, filter: CAIRO_OPERATOR_DEST_IN)
        }
        return context.buffer
    }

    // MARK: Perspective

    private static func drawProjected(_ item: DrawItem, _ projection: Homography, in painter: LayerPainter) {
        let scale = item.placement.parentToDevice.maximumScale
        let plane = Placement(toDevice: CGAffineTransform(scaleX: scale, y: scale))
        // Larger than any screen, and small enough to allocate.
        let limit = PixelRect(minX: -8192, minY: -8192, maxX: 8192, maxY: 8192)
        var area = LayerExtent.flat(item.model, item.layer, plane, item.moment, clip: limit)
        // A transparent margin smooths the edges.
        area = area.inset(-1)
        guard !area.isEmpty, let flat = compose(item.model, item.layer, plane, item.moment, area, usesRecordedExtents: false),
            let target = makeContext(item.rect),
            let inverse = Homography(CGAffineTransform(scaleX: 1 / scale, y: 1 / scale)).concatenating(projection).inverse
        else { return }
        flat.flush()
        Warp.draw(flat, at: area, to: target.buffer, at: item.rect, through: inverse)
        paint(target.buffer, on: painter.context, in: item.rect, alpha: item.alpha)
    }

    // MARK: Rasterized layers

    private final class Raster {
        let buffer: PixelBuffer
        let toDevice: CGAffineTransform
        init(_ buffer: PixelBuffer, _ toDevice: CGAffineTransform) { (self.buffer, self.toDevice) = (buffer, toDevice) }

        /// Returns the pixels by which the picture moved, if nothing else changed.
        func offset(to m: CGAffineTransform) -> (Int, Int)? {
            let n = toDevice
            guard m.a == n.a, m.b == n.b, m.c == n.c, m.d == n.d else { return nil }
            let (dx, dy) = (m.tx - n.tx, m.ty - n.ty)
            guard abs(dx - dx.rounded()) < 1e-6, abs(dy - dy.rounded()) < 1e-6 else { return nil }
            return (Int(dx.rounded()), Int(dy.rounded()))
        }
    }

    /// Draws the cached picture, creating it first if necessary. Returns `false` if the layer is too large to cache.
    // FIXME(gap): rasterizationScale is taken as the screen's; a lower one should blur.
    private static func drawRasterized(_ item: DrawItem, in painter: LayerPainter) -> Bool {
        let toDevice = item.placement.toDevice
        if painter.usesRecordedExtents, let raster = item.model.supplement?.cache as? Raster, let (dx, dy) = raster.offset(to: toDevice) {
            paint(raster.buffer, on: painter.context, in: item.rect, alpha: item.alpha, movedBy: (Double(dx), Double(dy)))
            return true
        }
        let limit = PixelRect(minX: -16384, minY: -16384, maxX: 16384, maxY: 16384)
        let area = LayerExtent.flat(item.model, item.layer, item.placement, item.moment, clip: limit)
        guard !area.isEmpty, area.area < 20_000_000, !LayerShadow.comesFromContent(item.layer),
            let picture = compose(item.model, item.layer, item.placement, item.moment, area, usesRecordedExtents: false)
        else { return false }
        if painter.usesRecordedExtents { item.model.supplemented.cache = Raster(picture, toDevice) }
        paint(picture, on: painter.context, in: item.rect, alpha: item.alpha)
        return true
    }

    // MARK: Replicas

    private static func drawTinted(
        _ layer: CAReplicatorLayer, _ model: CALayer, _ placement: Placement, _ moment: Moment, in context: CGContext, _ area: PixelRect
    ) {
        for copy in Replication.copies(of: layer, in: placement.sublayerSpace(layer.properties), moment) {
            guard let picture = makeContext(area) else { return }
            let painter = LayerPainter(context: picture, region: area, usesRecordedExtents: false)
            for child in model.sortedChildren { painter.draw(child, in: copy.space, copy.moment) }
            picture.buffer.flush()
            Warp.tint(picture.buffer, layer.tint(ofInstance: copy.index))
            paint(picture.buffer, on: context, in: area, alpha: 1)
        }
    }
}
