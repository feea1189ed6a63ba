import CCairo
import Foundation

extension CGContext {
    /// Paints a gradient along a line in user space, within the clip. Without options, nothing is painted beyond the two points.
    public func drawLinearGradient(
        _ gradient: CGGradient, start startPoint: CGPoint, end endPoint: CGPoint, options: CGGradientDrawingOptions
    ) {
        guard state.device.isUsable, startPoint.isFinite, endPoint.isFinite else { return }
        drawGradient(gradient, options, .linear(start: startPoint, end: endPoint))
    }

    /// Paints a gradient between two circles in user space, within the clip.
    public func drawRadialGradient(
        _ gradient: CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint, endRadius: CGFloat,
        options: CGGradientDrawingOptions
    ) {
        guard state.device.isUsable, startCenter.isFinite, endCenter.isFinite, startRadius.isFinite,
            endRadius.isFinite
        else { return }
        drawGradient(
            gradient, options,
            .radial(
                startCenter: startCenter, startRadius: max(startRadius, 0), endCenter: endCenter,
                endRadius: max(endRadius, 0)))
    }

    /// Paints a gradient around a center, within the clip. It starts at an angle in radians from the x axis.
    public func drawConicGradient(_ gradient: CGGradient, center: CGPoint, angle: CGFloat) {
        guard state.device.isUsable, center.isFinite, angle.isFinite else { return }
        drawGradient(gradient, [.drawsBeforeStartLocation, .drawsAfterEndLocation], .conic(center: center, angle: angle))
    }

    private func drawGradient(
        _ gradient: CGGradient, _ options: CGGradientDrawingOptions, _ shape: GradientShape
    ) {
        let area = deviceClipBounds
        guard !area.isEmpty else { return }
        if shape.isVertical(under: state.device), options.contains([.drawsBeforeStartLocation, .drawsAfterEndLocation]),
            case .linear(let start, let end) = shape
        {
            return drawVerticalGradient(gradient, start.applying(state.device).y, end.applying(state.device).y, area)
        }
        if fillDirectly(gradient, shape, options) { return }
        guard let buffer = PixelBuffer(width: Int(area.integral.width), height: Int(area.integral.height)) else { return }
        let origin = area.integral.origin
        GradientKernel.fill(
            buffer, gradient.table, shape,
            pixelToUser: CGAffineTransform(translationX: origin.x + 0.5, y: origin.y + 0.5)
                .concatenating(state.device.inverted()), options)
        paint(bounds: { area }, boundedBy: nil, .winding) { [self] cairo in
            cairo_set_source_surface(cairo, buffer.surface, Double(origin.x), Double(origin.y))
            cairo_pattern_set_filter(cairo_get_source(cairo), CAIRO_FILTER_NEAREST)
            if state.alpha < 1 { cairo_paint_with_alpha(cairo, Double(state.alpha)) } else { cairo_paint(cairo) }
        }
    }

    /// Writes an opaque gradient directly to the pixels if the clip is a single rectangle of whole pixels. Returns whether it did.
    private func fillDirectly(_ gradient: CGGradient, _ shape: GradientShape, _ options: CGGradientDrawingOptions) -> Bool {
        guard gradient.isOpaque, options.contains([.drawsBeforeStartLocation, .drawsAfterEndLocation]), shape.coversPlane, state.alpha == 1,
            state.shadow == nil, state.blendMode == .normal || state.blendMode == .copy, let area = pixelClip, let top = layers.last
        else { return false }
        var (dx, dy) = (0.0, 0.0)
        cairo_surface_get_device_offset(top.buffer.surface, &dx, &dy)
        let (x, y) = (Int(area.minX) + Int(dx), Int(area.minY) + Int(dy))
        guard x >= 0, y >= 0, x + Int(area.width) <= top.buffer.width, y + Int(area.height) <= top.buffer.height,
            let view = PixelBuffer(
                memory: top.buffer.base + y * top.buffer.bytesPerRow + x * 4, width: Int(area.width), height: Int(area.height),
                bytesPerRow: top.buffer.bytesPerRow, isOpaque: top.buffer.isOpaque)
        else { return false }
        willDraw()
        top.buffer.flush()
        GradientKernel.fill(
            view, gradient.table, shape,
            pixelToUser: CGAffineTransform(translationX: area.minX + 0.5, y: area.minY + 0.5).concatenating(state.device.inverted()),
            options)
        top.buffer.markDirty()
        didDraw()
        return true
    }

    /// The clip, if it is a single rectangle of whole pixels.
    private var pixelClip: CGRect? {
        guard let list = cairo_copy_clip_rectangle_list(cairo) else { return nil }
        defer { cairo_rectangle_list_destroy(list) }
        guard list.pointee.status == CAIRO_STATUS_SUCCESS, list.pointee.num_rectangles == 1, let only = list.pointee.rectangles?.pointee
        else { return nil }
        let rect = CGRect(x: only.x, y: only.y, width: only.width, height: only.height)
        return rect == rect.integral ? rect : nil
    }

    /// Draws one color per row: Cairo itself is fast at this, even in debug builds.
    private func drawVerticalGradient(_ gradient: CGGradient, _ start: CGFloat, _ end: CGFloat, _ area: CGRect) {
        paint(bounds: { area }, boundedBy: nil, .winding) { [self] cairo in
            let pattern = cairo_pattern_create_linear(0, Double(start), 0, Double(end))
            for stop in gradient.stops {
                cairo_pattern_add_color_stop_rgba(
                    pattern, Double(stop.location), Double(stop.paint.red), Double(stop.paint.green),
                    Double(stop.paint.blue), Double(stop.paint.alpha))
            }
            cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
            cairo_set_source(cairo, pattern)
            if state.alpha < 1 { cairo_paint_with_alpha(cairo, Double(state.alpha)) } else { cairo_paint(cairo) }
            cairo_pattern_destroy(pattern)
        }
    }
}
