import CCairo
import Foundation

extension CGContext {
    // MARK: Shapes

    func fillDevicePath(_ path: CGPath, _ rule: CGPathFillRule) {
        guard !path.isEmpty, state.device.isUsable else { return }
        paint(bounds: { path.boundingBox }, boundedBy: path, rule) { [self] cairo in
            guard DevicePath.emit(path, to: cairo), setSource(state.fill, cairo) else { return }
            cairo_set_fill_rule(cairo, rule == .winding ? CAIRO_FILL_RULE_WINDING : CAIRO_FILL_RULE_EVEN_ODD)
            cairo_fill(cairo)
        }
    }

    /// Fills a path with a pattern that starts at the origin of `space`, which maps the pattern's space to pixels.
    package func fillDevicePath(_ path: CGPath, with pattern: CGPattern, tint: SolidPaint, space: CGAffineTransform) {
        paint(bounds: { path.boundingBox }, boundedBy: path, .winding) { [self] cairo in
            guard DevicePath.emit(path, to: cairo), setPatternSource(pattern, tint, cairo, in: space) else { return }
            cairo_set_fill_rule(cairo, CAIRO_FILL_RULE_WINDING)
            cairo_fill(cairo)
        }
    }

    func strokeDevicePath(_ path: CGPath) {
        guard !path.isEmpty, state.device.isUsable else { return }
        // A width of zero means the thinnest line that the device can draw.
        let scale = state.device.meanScale
        let width = max(state.lineWidth, scale > 0 ? 1 / (scale * 8) : 0)
        let reach =
            width * max(state.device.axisScales.width, state.device.axisScales.height)
            * (state.lineJoin == .miter ? max(state.miterLimit, 1) : 1)
        paint(bounds: { path.boundingBox.insetBy(dx: -reach, dy: -reach) }, boundedBy: nil, .winding) { [self] cairo in
            guard DevicePath.emit(path, to: cairo), setSource(state.stroke, cairo) else { return }
            var matrix = state.device.cairoMatrix
            cairo_set_matrix(cairo, &matrix)
            cairo_set_line_width(cairo, Double(width))
            cairo_set_line_cap(cairo, state.lineCap.cairoValue)
            cairo_set_line_join(cairo, state.lineJoin.cairoValue)
            cairo_set_miter_limit(cairo, Double(max(state.miterLimit, 1)))
            let dashes = state.dashLengths.map(Double.init)
            cairo_set_dash(cairo, dashes, Int32(dashes.count), Double(state.dashPhase))
            cairo_stroke(cairo)
            cairo_set_dash(cairo, nil, 0, 0)
            cairo_identity_matrix(cairo)
        }
    }

    // MARK: The one road to the pixels

    /// Runs `body` on the current surface, or on a separate layer if a shadow has to be made from the shape.
    ///
    /// `body` draws in device space with the identity matrix; it applies alpha itself, but not blend mode and shadow. `boundedBy` is the
    /// shape as a path, for blend modes with which Cairo would draw outside it.
    package func paint(
        bounds: () -> CGRect, boundedBy path: CGPath?, _ rule: CGPathFillRule, _ body: (OpaquePointer) -> Void
    ) {
        willDraw()
        defer { didDraw() }
        let antialias = state.paintsAntialiased ? CAIRO_ANTIALIAS_DEFAULT : CAIRO_ANTIALIAS_NONE
        if let shadow = state.shadow {
            paintWithShadow(shadow, bounds: bounds(), antialias, body)
            return
        }
        let cairo = cairo
        cairo_set_antialias(cairo, antialias)
        if state.blendMode.reachesOutsideShape {
            cairo_save(cairo)
            if let path {
                cairo_set_fill_rule(cairo, rule == .winding ? CAIRO_FILL_RULE_WINDING : CAIRO_FILL_RULE_EVEN_ODD)
                DevicePath.emit(path, to: cairo)
            } else {
                let box = bounds()
                cairo_new_path(cairo)
                cairo_rectangle(cairo, Double(box.minX), Double(box.minY), Double(box.width), Double(box.height))
            }
            cairo_clip(cairo)
            cairo_set_operator(cairo, state.blendMode.cairoOperator)
            body(cairo)
            cairo_restore(cairo)
        } else {
            cairo_set_operator(cairo, state.blendMode.cairoOperator)
            body(cairo)
        }
    }

    private func paintWithShadow(
        _ shadow: ShadowStyle, bounds: CGRect, _ antialias: cairo_antialias_t, _ body: (OpaquePointer) -> Void
    ) {
        let cast = DeviceShadow(shadow, baseScale: initialCTM)
        // Only what is visible, or casts a visible shadow, is drawn.
        let clip = deviceClipBounds
        guard !clip.isEmpty, bounds.isFinite else { return }
        let visible = clip.union(
            clip.insetBy(dx: -cast.reach, dy: -cast.reach).offsetBy(dx: -cast.offset.dx, dy: -cast.offset.dy))
        let area = bounds.insetBy(dx: -1, dy: -1).overlap(with: visible).integral
        guard !area.isNull, let layer = makeLayer(area, .bitmap) else { return }
        cairo_set_antialias(layer.cairo, antialias)
        body(layer.cairo)
        layer.buffer.flush()
        drawShadow(cast, of: layer.buffer, at: area.origin)
        cairo_set_operator(cairo, state.blendMode.cairoOperator)
        cairo_set_source_surface(cairo, layer.buffer.surface, 0, 0)
        cairo_pattern_set_filter(cairo_get_source(cairo), CAIRO_FILTER_NEAREST)
        fillDeviceRect(area)
    }

    /// Paints the blurred, colored silhouette of `buffer`, whose top left pixel is at `origin`.
    func drawShadow(_ cast: DeviceShadow, of buffer: PixelBuffer, at origin: CGPoint) {
        guard let silhouette = AlphaMask(alphaOf: buffer, margin: Int(cast.reach.rounded(.up))) else { return }
        silhouette.blur(sigma: cast.sigma)
        let paint = cast.color
        cairo_set_operator(cairo, state.blendMode == .copy ? CAIRO_OPERATOR_OVER : state.blendMode.cairoOperator)
        cairo_set_source_rgba(
            cairo, Double(paint.red), Double(paint.green), Double(paint.blue), Double(paint.alpha))
        silhouette.withSurface { surface in
            cairo_mask_surface(
                cairo, surface,
                Double(origin.x - CGFloat(silhouette.margin) + cast.offset.dx).rounded(),
                Double(origin.y - CGFloat(silhouette.margin) + cast.offset.dy).rounded())
        }
    }

    func fillDeviceRect(_ rect: CGRect) {
        cairo_new_path(cairo)
        cairo_rectangle(cairo, Double(rect.minX), Double(rect.minY), Double(rect.width), Double(rect.height))
        cairo_fill(cairo)
    }

    // MARK: Sources

    /// Sets the source that paints. Returns `false` if there is nothing to paint with.
    func setSource(_ paint: Paint, _ cairo: OpaquePointer) -> Bool {
        switch paint {
        case .solid(let color):
            cairo_set_source_rgba(
                cairo, Double(color.red), Double(color.green), Double(color.blue), Double(color.alpha * state.alpha))
            return true
        case .pattern(let pattern, let tint):
            // A pattern is in base space (as the context started), not in the current user space.
            return setPatternSource(pattern, tint, cairo, in: initialCTM.concatenating(baseToDevice))
        }
    }

    private func setPatternSource(_ pattern: CGPattern, _ tint: SolidPaint, _ cairo: OpaquePointer, in space: CGAffineTransform) -> Bool {
        let toDevice = pattern.matrix.concatenating(space)
        let scales = toDevice.axisScales
        let pixels = CGSize(
            width: (pattern.step.width * scales.width).rounded(.up),
            height: (pattern.step.height * scales.height).rounded(.up))
        guard toDevice.isUsable, pixels.isFinite, pixels.width <= 8192, pixels.height <= 8192,
            let cell = PixelBuffer(width: max(Int(pixels.width), 1), height: max(Int(pixels.height), 1))
        else { return false }
        let cellScale = CGAffineTransform(
            scaleX: CGFloat(cell.width) / pattern.step.width, y: CGFloat(cell.height) / pattern.step.height)
        let origin = pattern.bounds.origin
        let context = CGContext(
            buffer: cell,
            initialCTM: CGAffineTransform(translationX: -origin.x, y: -origin.y).concatenating(cellScale)
                .concatenating(CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: CGFloat(cell.height))),
            declared: .native, bytesPerRow: cell.bytesPerRow, foreign: nil, ownsForeign: false,
            callerReadsMemory: false)
        if !pattern.isColored {
            context.state.fill = .solid(tint)
            context.state.stroke = .solid(tint)
        }
        context.clip(
            to: CGRect(
                origin: origin,
                size: CGSize(
                    width: min(pattern.bounds.width, pattern.step.width), height: min(pattern.bounds.height, pattern.step.height))))
        pattern.draw(in: context)
        context.flush()
        let alpha = (pattern.isColored ? tint.alpha : 1) * state.alpha
        if alpha < 1 { cell.scaleAlpha(by: alpha) }
        let phase = state.patternPhase
        let cellToDevice = cellScale.inverted()
            .concatenating(CGAffineTransform(translationX: origin.x + phase.width, y: origin.y + phase.height))
            .concatenating(toDevice).quantized
        guard cellToDevice.isUsable else { return false }
        cairo_set_source_surface(cairo, cell.surface, 0, 0)
        patternCell = cell
        let source = cairo_get_source(cairo)
        var matrix = cellToDevice.inverted().quantized.cairoMatrix
        cairo_pattern_set_matrix(source, &matrix)
        cairo_pattern_set_extend(source, CAIRO_EXTEND_REPEAT)
        let isPixelAligned =
            cellToDevice.isAxisAligned && cellToDevice.a == 1 && cellToDevice.d == 1
            && cellToDevice.tx == cellToDevice.tx.rounded() && cellToDevice.ty == cellToDevice.ty.rounded()
        cairo_pattern_set_filter(source, isPixelAligned ? CAIRO_FILTER_NEAREST : CAIRO_FILTER_BILINEAR)
        return true
    }
}

/// A shadow in pixels.
struct DeviceShadow {
    var offset: CGVector
    var sigma: CGFloat
    var color: SolidPaint

    /// Converts a shadow. `baseScale` is the context's initial transform from user space.
    init(_ style: ShadowStyle, baseScale: CGAffineTransform) {
        let moved = style.offset.applying(baseScale)
        // Base space has y upward, pixels downward.
        offset = CGVector(dx: moved.width.rounded(), dy: (-moved.height).rounded())
        sigma = min(style.blur / 2 * baseScale.meanScale, 1000)
        color = style.color.paint
    }

    /// The distance from the shape at which the shadow is still visible.
    var reach: CGFloat { (sigma * 3).rounded(.up) }
}

extension PixelBuffer {
    package func scaleAlpha(by alpha: CGFloat) {
        flush()
        let factor = UInt32((alpha * 255).rounded())
        for y in 0..<height {
            let line = row(y)
            for x in 0..<width { line[x] = PixelMath.scale(line[x], factor) }
        }
        markDirty()
    }
}
