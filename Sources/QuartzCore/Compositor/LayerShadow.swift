import CCairo
import CoreGraphics
import Foundation

/// A layer's shadow in pixels, if its shape is known without drawing the layer.
struct LayerShadow {
    private enum Shape {
        /// An upright rectangle, with corners of this radius in pixels.
        case box(PixelRect, radius: CGFloat, corners: CACornerMask, isContinuous: Bool)
        case path(CGPath)
    }

    private let shape: Shape
    let offset: (x: Int32, y: Int32)
    let sigma: CGFloat
    let color: SolidPaint
    /// The part that the layer's own opaque background hides.
    private let hidden: PixelRect

    init?(_ layer: CALayer, _ toDevice: CGAffineTransform) {
        let p = layer.properties, rare = p.shared
        guard let color = rare.shadowColor?.paint, color.alpha > 0, toDevice.isInvertibleAndFinite else { return nil }
        let strength: CGFloat
        if let path = rare.shadowPath {
            shape = .path(path.applying(toDevice))
            strength = 1
        } else {
            guard let background = p.backgroundColor, background.alpha > 0, !p.bounds.isEmpty else { return nil }
            strength = background.alpha
            if toDevice.isUpright {
                shape = .box(
                    PixelRect(snapping: p.bounds.applying(toDevice)), radius: p.cornerRadius * toDevice.a, corners: rare.maskedCorners,
                    isContinuous: p.flags.contains(.continuousCorners))
            } else {
                shape = .path(RoundedRect.path(of: p).applying(toDevice))
            }
        }
        self.color = SolidPaint(
            red: color.red, green: color.green, blue: color.blue, alpha: color.alpha * min(1, CGFloat(rare.shadowOpacity)) * strength)
        sigma = LayerShadow.sigma(rare.shadowRadius, toDevice)
        offset = LayerShadow.offset(rare.shadowOffset, toDevice)
        if toDevice.isUpright, p.backgroundColor?.alpha == 1, p.opacity >= 1 {
            hidden = RoundedBox(p, toDevice)?.solidPart ?? PixelRect(snapping: p.bounds.applying(toDevice))
        } else {
            hidden = .empty
        }
    }

    private static func sigma(_ radius: CGFloat, _ toDevice: CGAffineTransform) -> CGFloat {
        max(0, min(radius * toDevice.maximumScale, 500))
    }

    private static func offset(_ offset: CGSize, _ m: CGAffineTransform) -> (Int32, Int32) {
        func pixels(_ v: CGFloat) -> Int32 { v.isFinite ? Int32(max(-1e6, min(1e6, (v + 0.5).rounded(.down)))) : 0 }
        return (pixels(offset.width * m.a + offset.height * m.c), pixels(offset.width * m.b + offset.height * m.d))
    }

    /// Returns the number of pixels by which the blur spreads.
    private static func spread(_ sigma: CGFloat) -> Int32 { Int32(BoxBlur.radii(sigma: sigma).reduce(0, +)) }

    private var core: PixelRect {
        switch shape {
        case .box(let box, _, _, _): box
        case .path(let path): path.isEmpty ? .empty : PixelRect(covering: path.boundingBoxOfPath).inset(-1)
        }
    }

    var extent: PixelRect {
        let core = core
        guard !core.isEmpty else { return .empty }
        let grown = core.inset(-LayerShadow.spread(sigma))
        return PixelRect(minX: grown.minX + offset.x, minY: grown.minY + offset.y, maxX: grown.maxX + offset.x, maxY: grown.maxY + offset.y)
    }

    // MARK: Shadows of drawn content

    /// Returns whether the shadow is that of the drawn content, because neither a path nor a background determines its shape.
    static func comesFromContent(_ layer: CALayer) -> Bool {
        let p = layer.properties
        guard let rare = p.rare, rare.shadowOpacity > 0, rare.shadowPath == nil, !p.flags.contains(.masksToBounds) else { return false }
        return (p.backgroundColor?.alpha ?? 0) == 0 && (rare.shadowColor?.alpha ?? 0) > 0
    }

    static func reach(_ content: PixelRect, _ layer: CALayer, _ toDevice: CGAffineTransform) -> PixelRect {
        guard !content.isEmpty else { return .empty }
        let rare = layer.properties.shared
        let (dx, dy) = offset(rare.shadowOffset, toDevice)
        let grown = content.inset(-spread(sigma(rare.shadowRadius, toDevice)))
        return PixelRect(minX: grown.minX + dx, minY: grown.minY + dy, maxX: grown.maxX + dx, maxY: grown.maxY + dy)
    }

    /// Draws the shadow of `picture`, whose top left pixel is at `origin`.
    static func draw(
        of picture: PixelBuffer, at origin: (x: Int32, y: Int32), layer: CALayer, _ toDevice: CGAffineTransform, on cairo: OpaquePointer
    ) {
        let rare = layer.properties.shared
        guard let color = rare.shadowColor?.paint else { return }
        let sigma = sigma(rare.shadowRadius, toDevice)
        let (dx, dy) = offset(rare.shadowOffset, toDevice)
        picture.flush()
        guard let mask = AlphaMask(alphaOf: picture, margin: Int(spread(sigma))) else { return }
        mask.blur(sigma: sigma)
        cairo_set_source_rgba(
            cairo, Double(color.red), Double(color.green), Double(color.blue), Double(color.alpha) * Double(min(1, rare.shadowOpacity)))
        mask.withSurface {
            cairo_mask_surface(cairo, $0, Double(Int(origin.x + dx) - mask.margin), Double(Int(origin.y + dy) - mask.margin))
        }
    }

    // MARK: Drawing

    /// Draws the shadow. `region` is its visible part, apart from the parts that `others` hide.
    func draw(on cairo: OpaquePointer, alpha: CGFloat, region: PixelRect, hidden others: [PixelRect]) {
        let visible = extent.intersection(region)
        guard !visible.isEmpty, let mask = ShadowTiles.shared.mask(key) ?? makeMask() else { return }
        var parts = LayerShadow.parts(of: visible, without: alpha >= 1 ? hidden.intersection(visible) : .empty)
        for other in others { parts = parts.flatMap { LayerShadow.parts(of: $0, without: other.intersection($0)) } }
        cairo_save(cairo)
        cairo_new_path(cairo)
        for part in parts {
            cairo_rectangle(cairo, Double(part.minX), Double(part.minY), Double(part.width), Double(part.height))
        }
        cairo_clip(cairo)
        cairo_set_source_rgba(cairo, Double(color.red), Double(color.green), Double(color.blue), Double(color.alpha * alpha))
        mask.withSurface { cairo_mask_surface(cairo, $0, Double(extent.minX), Double(extent.minY)) }
        cairo_restore(cairo)
    }

    private static func parts(of rect: PixelRect, without hole: PixelRect) -> [PixelRect] {
        guard !hole.isEmpty else { return [rect] }
        return [
            PixelRect(minX: rect.minX, minY: rect.minY, maxX: rect.maxX, maxY: hole.minY),
            PixelRect(minX: rect.minX, minY: hole.maxY, maxX: rect.maxX, maxY: rect.maxY),
            PixelRect(minX: rect.minX, minY: hole.minY, maxX: hole.minX, maxY: hole.maxY),
            PixelRect(minX: hole.maxX, minY: hole.minY, maxX: rect.maxX, maxY: hole.maxY),
        ].filter { !$0.isEmpty }
    }

    private var key: ShadowTiles.Key? {
        guard case .box(let box, let radius, let corners, let isContinuous) = shape else { return nil }
        return ShadowTiles.Key(
            width: box.width, height: box.height, radius: radius, corners: corners.rawValue, isContinuous: isContinuous, sigma: sigma)
    }

    private func makeMask() -> AlphaMask? {
        if let key { return ShadowTiles.shared.make(key) }
        guard case .path(let path) = shape, extent.area < 40_000_000, let mask = AlphaMask(width: extent.width, height: extent.height)
        else { return nil }
        let spread = CGFloat(LayerShadow.spread(sigma))
        let move = CGAffineTransform(translationX: spread - CGFloat(core.minX), y: spread - CGFloat(core.minY))
        mask.fill(path.applying(move))
        mask.blur(sigma: sigma)
        return mask
    }
}

/// A cache of blurred boxes: the corners are blurred once for each radius and blur, and stretched to any size.
final class ShadowTiles {
    nonisolated(unsafe) static let shared = ShadowTiles()

    struct Key: Hashable {
        var width: Int, height: Int
        let radius: CGFloat
        let corners: UInt
        let isContinuous: Bool
        let sigma: CGFloat
    }

    private var masks = MaskCache<Key, AlphaMask>(limit: 48_000_000)

    func mask(_ key: Key?) -> AlphaMask? { key.flatMap { masks[$0] } }

    func make(_ key: Key) -> AlphaMask? {
        let spread = BoxBlur.radii(sigma: key.sigma).reduce(0, +)
        let corner = Int((min(key.radius * (key.isContinuous ? 1.53 : 1), CGFloat(min(key.width, key.height)))).rounded(.up))
        // The middle row and column are the same at every size.
        let minimum = 2 * (corner + spread) + 1
        var tile = key
        (tile.width, tile.height) = (min(key.width, minimum), min(key.height, minimum))
        guard let small = masks[tile] ?? blurred(tile, spread) else { return nil }
        masks.keep(small, bytes: small.byteCount, for: tile)
        guard tile != key else { return small }
        guard let mask = AlphaMask(width: key.width + 2 * spread, height: key.height + 2 * spread) else { return nil }
        stretch(small, to: mask)
        masks.keep(mask, bytes: mask.byteCount, for: key)
        return mask
    }

    private func blurred(_ key: Key, _ spread: Int) -> AlphaMask? {
        guard let mask = AlphaMask(width: key.width + 2 * spread, height: key.height + 2 * spread) else { return nil }
        mask.fill(
            RoundedRect.path(
                CGRect(x: spread, y: spread, width: key.width, height: key.height), radius: key.radius,
                corners: CACornerMask(rawValue: key.corners),
                isContinuous: key.isContinuous))
        mask.blur(sigma: key.sigma)
        return mask
    }

    /// Copies the corners, and repeats the middle row and column.
    private func stretch(_ small: AlphaMask, to mask: AlphaMask) {
        let (left, top) = (small.width / 2, small.height / 2)
        let (right, bottom) = (small.width - left - 1, small.height - top - 1)
        let middle = mask.width - left - right
        var previous: UnsafeMutablePointer<UInt8>?
        for y in 0..<mask.height {
            let row = mask.base + y * mask.bytesPerRow
            let isMiddle = y > top && y < mask.height - bottom
            if isMiddle, let previous {
                memcpy(row, previous, mask.width)
                continue
            }
            let source = small.base + (y <= top ? y : small.height - (mask.height - y)) * small.bytesPerRow
            memcpy(row, source, left)
            memset(row + left, Int32(source[left]), middle)
            memcpy(row + left + middle, source + left + 1, right)
            previous = y == top ? row : nil
        }
    }
}
