import CCairo
import Foundation

extension CGContext {
    /// Draws the image with its top edge at the rectangle's larger y, as CoreGraphics does: upside down in UIKit's contexts.
    public func draw(_ image: CGImage, in rect: CGRect, byTiling: Bool = false) {
        let rect = rect.standardized
        let unit = CGAffineTransform(
            a: rect.width / CGFloat(image.width), b: 0, c: 0, d: -rect.height / CGFloat(image.height), tx: rect.minX,
            ty: rect.maxY)
        drawImage(image, imageToUser: unit, isTiled: byTiling)
    }

    /// Draws the image with its top edge at the rectangle's smaller y: upright in UIKit's contexts.
    package func drawUpright(_ image: CGImage, in rect: CGRect) {
        let unit = CGAffineTransform(
            a: rect.width / CGFloat(image.width), b: 0, c: 0, d: rect.height / CGFloat(image.height), tx: rect.minX,
            ty: rect.minY)
        drawImage(image, imageToUser: unit, isTiled: false)
    }

    /// Draws an image whose pixels, counted from the top left, `imageToUser` maps to user space.
    package func drawImage(_ image: CGImage, imageToUser: CGAffineTransform, isTiled: Bool = false) {
        let toDevice = imageToUser.concatenating(state.device)
        guard toDevice.isUsable, state.device.isUsable else { return }
        let quad = CGMutablePath()
        quad.addRect(CGRect(x: 0, y: 0, width: image.width, height: image.height), transform: toDevice)
        if image.isMask { return drawStencil(image, toDevice, quad) }
        let covered = isTiled ? deviceClipBounds : quad.boundingBox
        let shape: CGPath = isTiled ? CGPath(rect: covered, transform: nil) : quad
        guard let pixels = pixels(of: image, for: toDevice) else { return }
        let reducedToDevice = CGAffineTransform(
            scaleX: CGFloat(image.width) / CGFloat(pixels.width), y: CGFloat(image.height) / CGFloat(pixels.height)
        ).concatenating(toDevice)
        paint(bounds: { covered }, boundedBy: shape, .winding) { [self] cairo in
            ImagePainter.paint(
                pixels, bufferToDevice: reducedToDevice, shape: shape, alpha: state.alpha,
                extend: isTiled ? CAIRO_EXTEND_REPEAT : CAIRO_EXTEND_PAD,
                interpolates: state.interpolationQuality != .none && image.shouldInterpolate, on: cairo)
        }
    }

    /// Returns the image's pixels, averaged down to nearly their size on screen.
    private func pixels(of image: CGImage, for toDevice: CGAffineTransform) -> PixelBuffer? {
        guard state.interpolationQuality != .none else { return image.buffer }
        let scales = toDevice.axisScales
        guard scales.width < 0.75, scales.height < 0.75 else { return image.buffer }
        return image.reduced(
            toAtLeast: Int((CGFloat(image.width) * scales.width).rounded(.up)),
            Int((CGFloat(image.height) * scales.height).rounded(.up)))
    }

    private func drawStencil(_ image: CGImage, _ toDevice: CGAffineTransform, _ quad: CGPath) {
        guard let coverage = image.coverage(width: image.width, height: image.height),
            let mask = AlphaMask(width: image.width, height: image.height, coverage: coverage)
        else { return }
        paint(bounds: { quad.boundingBox }, boundedBy: quad, .winding) { [self] cairo in
            guard setSource(state.fill, cairo) else { return }
            cairo_save(cairo)
            DevicePath.emit(quad, to: cairo)
            cairo_clip(cairo)
            mask.paint(through: toDevice, on: cairo)
            cairo_restore(cairo)
        }
    }

    // MARK: CGLayer

    /// Draws a layer's content, scaled to a rectangle in user space.
    public func draw(_ layer: CGLayer, in rect: CGRect) {
        if let image = layer.context?.makeImage() { draw(image, in: rect) }
    }

    /// Draws a layer's content in its own size, with the origin at a point in user space.
    public func draw(_ layer: CGLayer, at point: CGPoint) { draw(layer, in: CGRect(origin: point, size: layer.size)) }
}

/// Paints a buffer's pixels on a surface through any transform.
enum ImagePainter {
    static func paint(
        _ pixels: PixelBuffer, bufferToDevice: CGAffineTransform, shape: CGPath, alpha: CGFloat,
        extend: cairo_extend_t, interpolates: Bool, on cairo: OpaquePointer
    ) {
        var map = bufferToDevice.quantized
        guard map.isUsable else { return }
        // Pixels that land on pixels are copied; a small rounding error must not send them through the sampler.
        let isCopy =
            abs(map.a - 1) < 1e-4 && abs(map.d - 1) < 1e-4 && abs(map.b) < 1e-6 && abs(map.c) < 1e-6
            && abs(map.tx - map.tx.rounded()) < 0.01 && abs(map.ty - map.ty.rounded()) < 0.01
        if isCopy { map = CGAffineTransform(translationX: map.tx.rounded(), y: map.ty.rounded()) }
        cairo_set_source_surface(cairo, pixels.surface, 0, 0)
        let source = cairo_get_source(cairo)
        var matrix = map.inverted().quantized.cairoMatrix
        cairo_pattern_set_matrix(source, &matrix)
        cairo_pattern_set_filter(source, isCopy || !interpolates ? CAIRO_FILTER_NEAREST : CAIRO_FILTER_BILINEAR)
        cairo_pattern_set_extend(source, isCopy && extend == CAIRO_EXTEND_PAD ? CAIRO_EXTEND_NONE : extend)
        guard DevicePath.emit(shape, to: cairo) else { return }
        if alpha < 1 {
            cairo_save(cairo)
            cairo_clip(cairo)
            cairo_paint_with_alpha(cairo, Double(alpha))
            cairo_restore(cairo)
        } else {
            cairo_fill(cairo)
        }
    }
}
