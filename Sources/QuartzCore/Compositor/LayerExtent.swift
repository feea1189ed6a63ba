import CoreGraphics
import Foundation

/// Which layers are seen: the model's, or those the animations show at some moment.
struct Moment {
    var time: CFTimeInterval?

    func shown(_ model: CALayer) -> CALayer {
        guard let time else { return model }
        return model.rendered(at: time)
    }
}

/// How far layers reach on the pixels.
enum LayerExtent {
    /// Everything the layer draws itself: background, content, border, shadow.
    static func own(_ layer: CALayer, _ toDevice: CGAffineTransform) -> PixelRect {
        let p = layer.properties
        guard p.bounds.size.width > 0 || p.bounds.size.height > 0 || layer.ownContentExtent != nil else { return .empty }
        var result = PixelRect.empty
        if p.backgroundColor != nil || layer.immediateContent != nil || layer is BackdropLayer || layer.supplement?.backingStore != nil
            || (p.rare.map { $0.borderWidth > 0 } ?? false)
        {
            result = box(p.bounds, toDevice)
        }
        if let rare = p.rare {
            if rare.contents != nil, let rect = ContentsGeometry(layer)?.target { result = result.union(box(rect, toDevice)) }
            if rare.shadowOpacity > 0, !p.flags.contains(.masksToBounds), let shadow = LayerShadow(layer, toDevice) { result = result.union(shadow.extent) }
        }
        if let extent = layer.ownContentExtent, !extent.isNull { result = result.union(PixelRect(covering: extent.applying(toDevice)).inset(-1)) }
        return result
    }

    /// The pixels of a rectangle as drawing makes them: snapped when upright, every touched one otherwise.
    static func box(_ rect: CGRect, _ toDevice: CGAffineTransform) -> PixelRect {
        toDevice.isUpright ? PixelRect(snapping: rect.applying(toDevice)) : PixelRect(covering: rect.applying(toDevice)).inset(-1)
    }

    /// Everything the layer and its sublayers draw, not yet projected: in the pixels of `toDevice`.
    static func flat(_ model: CALayer, _ layer: CALayer, _ placement: Placement, _ moment: Moment, clip: PixelRect) -> PixelRect {
        var result = own(layer, placement.toDevice)
        var inner = clip
        if layer.properties.flags.contains(.masksToBounds) { inner = inner.intersection(box(layer.properties.bounds, placement.toDevice)) }
        var below = PixelRect.empty
        if !model.children.isEmpty {
            let space = placement.sublayerSpace(layer.properties)
            if let replicator = layer as? CAReplicatorLayer {
                for copy in Replication.copies(of: replicator, in: space, moment) {
                    for child in model.children { below = below.union(subtree(child, in: copy.space, copy.moment, clip: inner)) }
                }
            } else {
                for child in model.children { below = below.union(subtree(child, in: space, moment, clip: inner)) }
            }
        }
        // The shadow of a whole picture reaches as far as its blur.
        if LayerShadow.comesFromContent(layer) { below = below.union(LayerShadow.reach(below.union(result), layer, placement.toDevice)) }
        result = result.union(below)
        return result.intersection(clip)
    }

    /// Everything the layer and its sublayers put on the pixels.
    static func subtree(_ model: CALayer, in space: SublayerSpace, _ moment: Moment, clip: PixelRect) -> PixelRect {
        let layer = moment.shown(model)
        let p = layer.properties
        guard !p.flags.contains(.hidden), p.opacity > 0, let placement = Placement(p, of: layer, in: space) else { return .empty }
        guard let projection = placement.projection, placement.depth == nil else { return flat(model, layer, placement, moment, clip: clip) }
        let scale = space.toDevice.maximumScale
        let plane = Placement(toDevice: CGAffineTransform(scaleX: scale, y: scale))
        return projected(flat(model, layer, plane, moment, clip: .everything), scale, projection).intersection(clip)
    }

    /// The pixels of a flat picture drawn at `scale` once it is seen through `projection`.
    static func projected(_ rect: PixelRect, _ scale: CGFloat, _ projection: Homography) -> PixelRect {
        guard !rect.isEmpty, scale > 0 else { return .empty }
        let local = CGRect(x: CGFloat(rect.minX) / scale, y: CGFloat(rect.minY) / scale, width: CGFloat(rect.width) / scale, height: CGFloat(rect.height) / scale)
        // Partly behind the eye: it may be anywhere.
        guard let box = projection.bounds(of: local) else { return .everything }
        return PixelRect(covering: box).inset(-1)
    }
}
