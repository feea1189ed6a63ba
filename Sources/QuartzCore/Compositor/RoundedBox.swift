import CCairo
import CoreGraphics
import Foundation

/// A snapped rectangle with round corners, in pixels.
///
/// Cairo's antialiasing depends on how much of a path is inside the clip, so a path drawn in two halves differs from the path drawn at
/// once. Corners are therefore drawn through small cached masks: any part of the box can be redrawn separately, with the same bytes.
struct RoundedBox {
    let box: PixelRect
    let radius: CGFloat
    let corners: CACornerMask
    let isContinuous: Bool
    /// The side of the square that a corner needs.
    private let tile: Int32

    /// Fails for square corners, or if the layer is rotated.
    init?(_ p: LayerProperties, _ toDevice: CGAffineTransform) {
        guard p.cornerRadius > 0, toDevice.isUpright else { return nil }
        let box = PixelRect(snapping: p.bounds.applying(toDevice))
        guard !box.isEmpty, box.width < 32000, box.height < 32000 else { return nil }
        self.box = box
        corners = p.shared.maskedCorners
        guard !corners.isEmpty else { return nil }
        let half = CGFloat(min(box.width, box.height)) / 2
        radius = min(p.cornerRadius * toDevice.a, half)
        isContinuous = p.flags.contains(.continuousCorners) && radius * 1.528665 <= half
        tile = Int32((radius * (isContinuous ? 1.528665 : 1)).rounded(.up))
    }

    /// Whether the four corners do not touch.
    private var hasSides: Bool { Int(tile) * 2 <= min(box.width, box.height) }

    /// The pixels that are covered regardless of the corners' shape.
    var solidPart: PixelRect { PixelRect(minX: box.minX, minY: box.minY + tile, maxX: box.maxX, maxY: box.maxY - tile) }

    private func tileRect(_ corner: CACornerMask) -> PixelRect {
        let x = corner == .layerMinXMinYCorner || corner == .layerMinXMaxYCorner ? box.minX : box.maxX - tile
        let y = corner == .layerMinXMinYCorner || corner == .layerMaxXMinYCorner ? box.minY : box.maxY - tile
        return PixelRect(minX: x, minY: y, maxX: x + tile, maxY: y + tile)
    }

    private static let each: [CACornerMask] = [.layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner]

    /// Returns the masks that form the outline, with their positions: corner squares, or one for the whole box.
    private func pieces(_ kind: ShapeMasks.Kind) -> [(PixelRect, AlphaMask)] {
        guard hasSides else {
            let key = ShapeMasks.Key(
                kind: kind, width: box.width, height: box.height, radius: radius, corners: corners.rawValue, isContinuous: isContinuous)
            return ShapeMasks.shared.mask(key).map { [(box, $0)] } ?? []
        }
        return Self.each.compactMap { corner in
            guard corners.contains(corner) || kind.isRing else { return nil }
            let key = ShapeMasks.Key(
                kind: kind, width: Int(tile), height: Int(tile), radius: corners.contains(corner) ? radius : 0, corners: corner.rawValue,
                isContinuous: isContinuous, isCorner: true)
            return ShapeMasks.shared.mask(key).map { (tileRect(corner), $0) }
        }
    }

    /// Fills the part of the box in `region` with the current source.
    func fill(on cairo: OpaquePointer, region: PixelRect) {
        let masks = pieces(.fill)
        cairo_new_path(cairo)
        if hasSides {
            func add(_ rect: PixelRect) {
                let rect = rect.intersection(region)
                if !rect.isEmpty { cairo_rectangle(cairo, Double(rect.minX), Double(rect.minY), Double(rect.width), Double(rect.height)) }
            }
            func edge(_ corner: CACornerMask) -> Int32 { corners.contains(corner) ? tile : 0 }
            add(
                PixelRect(
                    minX: box.minX + edge(.layerMinXMinYCorner), minY: box.minY, maxX: box.maxX - edge(.layerMaxXMinYCorner),
                    maxY: box.minY + tile))
            add(solidPart)
            add(
                PixelRect(
                    minX: box.minX + edge(.layerMinXMaxYCorner), minY: box.maxY - tile, maxX: box.maxX - edge(.layerMaxXMaxYCorner),
                    maxY: box.maxY))
            cairo_fill(cairo)
        }
        paint(masks, on: cairo, region)
    }

    /// Fills the band of `width` pixels along the inside of the outline.
    func fillRing(width: CGFloat, on cairo: OpaquePointer, region: PixelRect) {
        guard hasSides, width <= CGFloat(tile) else {
            let key = ShapeMasks.Key(
                kind: .ring(width), width: box.width, height: box.height, radius: radius, corners: corners.rawValue,
                isContinuous: isContinuous)
            if let mask = ShapeMasks.shared.mask(key) { paint([(box, mask)], on: cairo, region) }
            return
        }
        let t = Double(tile), w = Double(width)
        let (l, top, r, b) = (Double(box.minX), Double(box.minY), Double(box.maxX), Double(box.maxY))
        cairo_save(cairo)
        cairo_new_path(cairo)
        cairo_rectangle(cairo, Double(region.minX), Double(region.minY), Double(region.width), Double(region.height))
        cairo_clip(cairo)
        // One at a time: several fractional rectangles in a single fill would be antialiased as one path.
        for (x, y, width, height) in [
            (l + t, top, r - l - 2 * t, w), (l + t, b - w, r - l - 2 * t, w), (l, top + t, w, b - top - 2 * t),
            (r - w, top + t, w, b - top - 2 * t),
        ]
        where width > 0 && height > 0 {
            cairo_rectangle(cairo, x, y, width, height)
            cairo_fill(cairo)
        }
        cairo_restore(cairo)
        paint(pieces(.ring(width)), on: cairo, region)
    }

    private func paint(_ masks: [(PixelRect, AlphaMask)], on cairo: OpaquePointer, _ region: PixelRect) {
        for (place, mask) in masks where place.intersects(region) {
            let isCut = !region.contains(place)
            if isCut {
                cairo_save(cairo)
                cairo_new_path(cairo)
                cairo_rectangle(cairo, Double(region.minX), Double(region.minY), Double(region.width), Double(region.height))
                cairo_clip(cairo)
            }
            mask.withSurface { cairo_mask_surface(cairo, $0, Double(place.minX), Double(place.minY)) }
            if isCut { cairo_restore(cairo) }
        }
    }

    // MARK: As a clip

    /// Returns the pixels under the corners before something is drawn over them.
    func saveCorners(of cairo: OpaquePointer, region: PixelRect) -> SavedPixels {
        var saved = SavedPixels()
        for (place, outside) in pieces(.outside) {
            let visible = place.intersection(region)
            if !visible.isEmpty, let pixels = TargetPixels.copy(of: visible, from: cairo) {
                saved.parts.append((visible, pixels, place, outside))
            }
        }
        return saved
    }
}

/// Pixels saved while the inside of a round clip is drawn; restoring them outside the outline has the effect of the clip.
struct SavedPixels {
    var parts: [(PixelRect, PixelBuffer, PixelRect, AlphaMask)] = []

    func putBack(on cairo: OpaquePointer) {
        for (rect, pixels, place, outside) in parts {
            cairo_save(cairo)
            cairo_new_path(cairo)
            cairo_rectangle(cairo, Double(rect.minX), Double(rect.minY), Double(rect.width), Double(rect.height))
            cairo_clip(cairo)
            cairo_set_operator(cairo, CAIRO_OPERATOR_SOURCE)
            cairo_set_source_surface(cairo, pixels.surface, Double(rect.minX), Double(rect.minY))
            cairo_pattern_set_filter(cairo_get_source(cairo), CAIRO_FILTER_NEAREST)
            outside.withSurface { cairo_mask_surface(cairo, $0, Double(place.minX), Double(place.minY)) }
            cairo_restore(cairo)
        }
    }
}

/// Direct access to the target's pixels.
enum TargetPixels {
    /// Returns the target's own memory under `rect` (whole-screen coordinates), or `nil` outside the target.
    static func view(of rect: PixelRect, in cairo: OpaquePointer) -> PixelBuffer? {
        guard let target = cairo_get_group_target(cairo), cairo_surface_get_type(target) == CAIRO_SURFACE_TYPE_IMAGE else { return nil }
        cairo_surface_flush(target)
        var (dx, dy) = (0.0, 0.0)
        cairo_surface_get_device_offset(target, &dx, &dy)
        let (left, top) = (Int(rect.minX) + Int(dx), Int(rect.minY) + Int(dy))
        let stride = Int(cairo_image_surface_get_stride(target))
        guard let data = cairo_image_surface_get_data(target), left >= 0, top >= 0,
            left + rect.width <= Int(cairo_image_surface_get_width(target)),
            top + rect.height <= Int(cairo_image_surface_get_height(target))
        else { return nil }
        return PixelBuffer(
            memory: UnsafeMutableRawPointer(data) + top * stride + left * 4, width: rect.width, height: rect.height, bytesPerRow: stride,
            isOpaque: cairo_image_surface_get_format(target) == CAIRO_FORMAT_RGB24)
    }

    static func copy(of rect: PixelRect, from cairo: OpaquePointer) -> PixelBuffer? { view(of: rect, in: cairo)?.copy() }
}

/// A cache of outlines' coverage.
final class ShapeMasks {
    nonisolated(unsafe) static let shared = ShapeMasks()

    enum Kind: Hashable {
        case fill
        /// 255 − fill
        case outside
        case ring(CGFloat)

        var isRing: Bool { if case .ring = self { true } else { false } }
    }

    struct Key: Hashable {
        let kind: Kind
        let width: Int, height: Int
        let radius: CGFloat
        let corners: UInt
        let isContinuous: Bool
        /// Whether the mask is a single corner's square.
        var isCorner = false
    }

    private var masks = MaskCache<Key, AlphaMask>(limit: 32_000_000)

    func mask(_ key: Key) -> AlphaMask? {
        if let mask = masks[key] { return mask }
        guard let mask = AlphaMask(width: key.width, height: key.height) else { return nil }
        draw(key, on: mask)
        masks.keep(mask, bytes: mask.byteCount, for: key)
        return mask
    }

    private func draw(_ key: Key, on mask: AlphaMask) {
        var outline = CGRect(x: 0, y: 0, width: key.width, height: key.height)
        let corners = CACornerMask(rawValue: key.corners)
        if key.isCorner {
            // The whole box, as seen from this corner only.
            let size = CGSize(width: key.width * 3, height: key.height * 3)
            outline = CGRect(
                x: corners == .layerMinXMinYCorner || corners == .layerMinXMaxYCorner ? 0 : CGFloat(key.width) - size.width,
                y: corners == .layerMinXMinYCorner || corners == .layerMaxXMinYCorner ? 0 : CGFloat(key.height) - size.height,
                width: size.width, height: size.height)
        }
        let path = RoundedRect.path(outline, radius: key.radius, corners: corners, isContinuous: key.isContinuous)
        if case .ring(let width) = key.kind {
            let inner = outline.insetBy(dx: width, dy: width)
            if !inner.isNull, inner.width > 0, inner.height > 0 {
                path.addPath(RoundedRect.path(inner, radius: max(0, key.radius - width), corners: corners, isContinuous: key.isContinuous))
            }
        }
        mask.fill(path, rule: key.kind.isRing ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
        guard key.kind == .outside else { return }
        for i in 0..<(mask.bytesPerRow * mask.height) { mask.base[i] = 255 - mask.base[i] }
    }
}

extension AlphaMask {
    /// Adds the coverage of a path, in the mask's pixels.
    func fill(_ path: CGPath, rule: cairo_fill_rule_t = CAIRO_FILL_RULE_WINDING) {
        draw { cairo in
            cairo_set_fill_rule(cairo, rule)
            if DevicePath.emit(path, to: cairo) { cairo_fill(cairo) }
        }
    }
}
