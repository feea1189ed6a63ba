import CCairo
import Foundation

/// A mask that clips everything drawn after it, until its graphics state is restored.
struct MaskClip {
    var image: CGImage
    /// Maps the mask's unit square (y upward) to device space.
    var unitToDevice: CGAffineTransform
}

extension CGContext {
    /// Returns a transparent surface over an area of device space, painted with the same coordinates.
    func makeLayer(_ area: CGRect, _ purpose: Layer.Purpose, depth: Int = -1) -> Layer? {
        let area = area.integral
        guard area.isFinite, let buffer = PixelBuffer(width: Int(min(area.width, 65536)), height: Int(min(area.height, 65536)))
        else { return nil }
        cairo_surface_set_device_offset(buffer.surface, -Double(area.minX), -Double(area.minY))
        return Layer(buffer: buffer, depth: depth, purpose: purpose)
    }

    // MARK: Transparency layers

    /// Begins a layer: everything up to ``endTransparencyLayer()`` is composited as one picture with the state's alpha, blend mode and
    /// shadow.
    public func beginTransparencyLayer(auxiliaryInfo: CFDictionary?) { begin(in: deviceClipBounds) }

    /// Begins a layer as ``beginTransparencyLayer(auxiliaryInfo:)`` does, limited to a rectangle in user space, which needs less memory.
    public func beginTransparencyLayer(in rect: CGRect, auxiliaryInfo: CFDictionary?) {
        begin(in: rect.applying(state.device).overlap(with: deviceClipBounds))
    }

    /// Begins a layer whose pixels `change` changes before they are composited. The layer is larger than the clip by a margin in pixels,
    /// from which a blur reaches into the clip.
    package func beginTransparencyLayer(margin: CGFloat, change: @escaping (PixelBuffer) -> Void) {
        let area = deviceClipBounds
        begin(in: area.isEmpty ? area : area.insetBy(dx: -margin, dy: -margin), change)
    }

    private func begin(in area: CGRect, _ change: ((PixelBuffer) -> Void)? = nil) {
        let purpose = Layer.Purpose.transparency(
            alpha: state.alpha, blendMode: state.blendMode, shadow: state.shadow, change: change)
        // An empty clip still needs a layer, to keep begin and end balanced.
        let area = area.isNull || area.isEmpty ? CGRect(x: 0, y: 0, width: 1, height: 1) : area
        saveGState()
        guard let layer = makeLayer(area, purpose, depth: savedStates.count) else { return }
        layers.append(layer)
        (state.alpha, state.blendMode, state.shadow) = (1, .normal, nil)
    }

    /// Ends the innermost layer and composites it with the alpha, blend mode, and shadow at its beginning. Without one, it has no effect.
    public func endTransparencyLayer() {
        guard let index = layers.lastIndex(where: { if case .transparency = $0.purpose { true } else { false } }) else {
            return
        }
        while savedStates.count > layers[index].depth { restoreGState() }
        while layers.count > index + 1 { endLayer() }
        endLayer()
        restoreGState()
    }

    /// Paints the innermost layer onto the one below it.
    func endLayer() {
        guard layers.count > 1, let layer = layers.popLast() else { return }
        willDraw()
        defer { didDraw() }
        compose(layer)
    }

    private func compose(_ layer: Layer) {
        layer.buffer.flush()
        if case .transparency(_, _, _, let change?) = layer.purpose { change(layer.buffer) }
        var (dx, dy) = (0.0, 0.0)
        cairo_surface_get_device_offset(layer.buffer.surface, &dx, &dy)
        let origin = CGPoint(x: -dx, y: -dy)
        switch layer.purpose {
        case .bitmap: break
        case .transparency(let alpha, let blendMode, let shadow, _):
            if let shadow {
                drawShadow(DeviceShadow(shadow, baseScale: initialCTM), of: layer.buffer, at: origin)
            }
            cairo_set_operator(cairo, blendMode.cairoOperator)
            cairo_set_source_surface(cairo, layer.buffer.surface, 0, 0)
            cairo_pattern_set_filter(cairo_get_source(cairo), CAIRO_FILTER_NEAREST)
            if alpha < 1 { cairo_paint_with_alpha(cairo, Double(alpha)) } else { cairo_paint(cairo) }
        case .mask(let mask):
            cairo_set_operator(cairo, CAIRO_OPERATOR_OVER)
            cairo_set_source_surface(cairo, layer.buffer.surface, 0, 0)
            cairo_pattern_set_filter(cairo_get_source(cairo), CAIRO_FILTER_NEAREST)
            guard let coverage = mask.image.coverage(width: mask.image.width, height: mask.image.height),
                let alpha = AlphaMask(width: mask.image.width, height: mask.image.height, coverage: coverage)
            else { return }
            let imageToDevice = CGAffineTransform(
                a: 1 / CGFloat(mask.image.width), b: 0, c: 0, d: -1 / CGFloat(mask.image.height), tx: 0, ty: 1
            ).concatenating(mask.unitToDevice)
            // Drawing was clipped to the mask's rectangle, so the padding is invisible.
            alpha.paint(through: imageToDevice, on: cairo)
        }
    }

    /// Composites the current content of open mask layers onto the bitmap, so that the pixels can be read.
    func settleLayers() {
        guard layers.count > 1 else { return }
        var open: [Layer] = []
        while layers.count > 1, let layer = layers.popLast() {
            if case .mask = layer.purpose {
                compose(layer)
                memset(layer.buffer.base, 0, layer.buffer.bytesPerRow * layer.buffer.height)
                layer.buffer.markDirty()
            }
            open.append(layer)
        }
        layers.append(contentsOf: open.reversed())
    }

    // MARK: Masks

    /// Clips to `mask` stretched over `rect`: a stencil hides where it is 1, a gray image where it is 0.
    public func clip(to rect: CGRect, mask: CGImage) {
        clip(to: rect)
        let unitToDevice = CGAffineTransform(a: rect.width, b: 0, c: 0, d: rect.height, tx: rect.minX, ty: rect.minY)
            .concatenating(state.device)
        let area = deviceClipBounds
        guard unitToDevice.isUsable, !area.isEmpty,
            let layer = makeLayer(
                area, .mask(MaskClip(image: mask, unitToDevice: unitToDevice)), depth: savedStates.count)
        else { return }
        layers.append(layer)
        // The layer's own surface starts without a clip; its bounds are the current clip, which applies again at the end.
    }
}
