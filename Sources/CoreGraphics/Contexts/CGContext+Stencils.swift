import CCairo
import Foundation

/// A filled shape, thickened by an outline, that is painted repeatedly, like an icon. Its coverage is cached for each size and aligned with
/// whole pixels, as for glyphs.
package struct Stencil {
    let path: CGPath
    let usesEvenOddFill: Bool
    /// The outline's width in the path's units; half of it is outside the fill.
    let lineWidth: CGFloat

    package init(path: CGPath, usesEvenOddFill: Bool = false, lineWidth: CGFloat = 0) {
        (self.path, self.usesEvenOddFill, self.lineWidth) = (path, usesEvenOddFill, lineWidth)
    }
}

extension CGContext {
    /// Paints the shape, in user space, with the fill color. Fill and outline fade as one.
    package func paint(_ stencil: Stencil) {
        guard !stencil.path.isEmpty, state.device.isUsable, let coverage = StencilMasks.shared.coverage(of: stencil, at: state.device)
        else { return }
        paint(coverage.mask, x: Int(coverage.x + state.device.tx.rounded()), y: Int(coverage.y + state.device.ty.rounded()))
    }

    /// Paints the area that `mask` covers with the fill color; its top left pixel is at (`x`, `y`) in device space.
    func paint(_ mask: AlphaMask, x: Int, y: Int) {
        if let plain = plainPaint { return paint(mask, x: x, y: y, plain) }
        paint(bounds: { CGRect(x: x, y: y, width: mask.width, height: mask.height) }, boundedBy: nil, .winding) { cairo in
            guard setSource(state.fill, cairo) else { return }
            mask.withSurface { cairo_mask_surface(cairo, $0, Double(x), Double(y)) }
        }
    }

    /// A color over the visible part of a rectangle of whole pixels: fills that don't need Cairo.
    struct PlainPaint {
        fileprivate let color: SolidPaint
        fileprivate let clip: CGRect
    }

    /// The state's fill, if it is a plain color.
    var plainPaint: PlainPaint? {
        guard case .solid(let color) = state.fill, state.shadow == nil, state.blendMode == .normal else { return nil }
        return pixelClip.map { PlainPaint(color: color, clip: $0) }
    }

    func paint(_ mask: AlphaMask, x: Int, y: Int, _ plain: PlainPaint) {
        willDraw()
        layers[layers.count - 1].buffer.cover(plain.clip, with: plain.color, alpha: state.alpha, through: mask, x: x, y: y)
        didDraw()
    }

    /// The clip, if it is a single rectangle of whole pixels, otherwise `nil`.
    private var pixelClip: CGRect? {
        guard let list = cairo_copy_clip_rectangle_list(cairo) else { return nil }
        defer { cairo_rectangle_list_destroy(list) }
        guard list.pointee.status == CAIRO_STATUS_SUCCESS, list.pointee.num_rectangles == 1, let rect = list.pointee.rectangles?.pointee
        else { return nil }
        return CGRect(x: rect.x, y: rect.y, width: rect.width, height: rect.height)
    }
}

/// Caches the coverage of painted stencils. Images are drawn on any thread.
private final class StencilMasks: @unchecked Sendable {
    static let shared = StencilMasks()

    /// A mask, and the position of its top left pixel relative to the transformed origin of the path.
    struct Coverage {
        var mask: AlphaMask
        var x: CGFloat
        var y: CGFloat
    }

    private struct Key: Hashable {
        let path: ObjectIdentifier
        let usesEvenOddFill: Bool
        let lineWidth: CGFloat
        let (a, b, c, d): (CGFloat, CGFloat, CGFloat, CGFloat)
    }

    /// The cached masks, with their paths, which keep the identifiers from being reused.
    private var known = MaskCache<Key, (path: CGPath, coverage: Coverage)>(limit: 8_000_000)
    private let lock = NSLock()

    func coverage(of stencil: Stencil, at device: CGAffineTransform) -> Coverage? {
        let linear = CGAffineTransform(a: device.a, b: device.b, c: device.c, d: device.d, tx: 0, ty: 0).quantized
        let key = Key(
            path: ObjectIdentifier(stencil.path), usesEvenOddFill: stencil.usesEvenOddFill, lineWidth: stencil.lineWidth, a: linear.a,
            b: linear.b, c: linear.c,
            d: linear.d)
        return lock.withLock {
            if let found = known[key] { return found.coverage }
            guard let made = Self.draw(stencil, linear) else { return nil }
            known.keep((stencil.path, made), bytes: made.mask.byteCount, for: key)
            return made
        }
    }

    private static func draw(_ stencil: Stencil, _ linear: CGAffineTransform) -> Coverage? {
        let path = stencil.path.applying(linear)
        let reach = stencil.lineWidth / 2 * max(linear.axisScales.width, linear.axisScales.height) + 1
        let box = path.boundingBox.insetBy(dx: -reach, dy: -reach).integral
        guard box.isFinite, max(box.width, box.height) < 32768, let mask = AlphaMask(width: Int(box.width), height: Int(box.height)) else {
            return nil
        }
        mask.draw { cairo in
            cairo_set_fill_rule(cairo, stencil.usesEvenOddFill ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
            guard DevicePath.emit(path.applying(CGAffineTransform(translationX: -box.minX, y: -box.minY)), to: cairo) else { return }
            if stencil.lineWidth > 0 {
                cairo_fill_preserve(cairo)
                var matrix = linear.cairoMatrix
                cairo_set_matrix(cairo, &matrix)
                cairo_set_line_width(cairo, Double(stencil.lineWidth))
                cairo_set_line_join(cairo, CAIRO_LINE_JOIN_ROUND)
                cairo_stroke(cairo)
            } else {
                cairo_fill(cairo)
            }
        }
        return Coverage(mask: mask, x: box.minX, y: box.minY)
    }
}
