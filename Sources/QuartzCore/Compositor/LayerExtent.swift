import CoreGraphics
import Foundation

/// A state of the layers: the model's, or the one that animations show at some time.
struct Moment {
    var time: CFTimeInterval?
    /// Whether materials are left out, as `render(in:)` does.
    var leavesOutMaterials = false
    /// Whether `render(in:)` draws, which uses Core Graphics instead of the compositor.
    var isRendering: Bool { leavesOutMaterials }

    func shown(_ model: CALayer) -> CALayer {
        guard let time else { return model }
        return model.rendered(at: time)
    }
}

/// The extents of layers in pixels.
enum LayerExtent {
    /// Returns the extent of everything that the layer draws itself: background, content, border, shadow.
    static func own(_ layer: CALayer, _ toDevice: CGAffineTransform) -> PixelRect {
        let p = layer.properties
        guard p.bounds.size.width > 0 || p.bounds.size.height > 0 || layer.ownContentExtent != nil else { return .empty }
        var result = PixelRect.empty
        if p.backgroundColor != nil || layer is BackdropLayer || layer.supplement?.backingStore != nil
            || (p.rare.map { $0.borderWidth > 0 } ?? false)
        {
            result = box(p.bounds, toDevice)
        }
        if let content = layer.immediateContent { result = result.union(box(extent(of: content, layer), toDevice)) }
        if let rare = p.rare {
            if rare.contents != nil, let rect = ContentsGeometry(layer)?.target { result = result.union(box(rect, toDevice)) }
            if rare.shadowOpacity > 0, !p.flags.contains(.masksToBounds), let shadow = LayerShadow(layer, toDevice) {
                result = result.union(shadow.extent)
            }
        }
        if let extent = layer.ownContentExtent, !extent.isNull {
            result = result.union(PixelRect(covering: extent.applying(toDevice)).inset(-1))
        }
        return result
    }

    static func extent(of content: any ImmediateContent, _ layer: CALayer) -> CGRect {
        nonisolated(unsafe) let (content, layer) = (content, layer)  // used on the main actor only
        return onMain { content.extent(of: layer) }
    }

    /// Returns the pixels of a rectangle as they are drawn: snapped if it is upright, otherwise every one that it touches.
    static func box(_ rect: CGRect, _ toDevice: CGAffineTransform) -> PixelRect {
        toDevice.isUpright ? PixelRect(snapping: rect.applying(toDevice)) : PixelRect(covering: rect.applying(toDevice)).inset(-1)
    }

    /// Returns the extent of the layer and its sublayers before projection, in the pixels of `toDevice`.
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
        // The shadow of a composed picture extends as far as its blur.
        if LayerShadow.comesFromContent(layer) { below = below.union(LayerShadow.reach(below.union(result), layer, placement.toDevice)) }
        result = result.union(below)
        if !result.isEmpty, let reach = LayerPicture.pictureFilter(of: layer)?.reach(placement.toDevice.maximumScale), reach > 0 {
            result = result.inset(-reach)
        }
        return result.intersection(clip)
    }

    /// Returns the extent of the layer and its sublayers in pixels.
    static func subtree(_ model: CALayer, in space: SublayerSpace, _ moment: Moment, clip: PixelRect) -> PixelRect {
        let layer = moment.shown(model)
        let p = layer.properties
        guard !p.flags.contains(.hidden), p.opacity > 0, let placement = Placement(p, of: layer, in: space) else { return .empty }
        guard let projection = placement.projection, placement.depth == nil else {
            return flat(model, layer, placement, moment, clip: clip)
        }
        let scale = space.toDevice.maximumScale
        let plane = Placement(toDevice: CGAffineTransform(scaleX: scale, y: scale))
        return projected(flat(model, layer, plane, moment, clip: .everything), scale, projection).intersection(clip)
    }

    /// Returns the pixels of a flat picture drawn at `scale` after `projection`.
    static func projected(_ rect: PixelRect, _ scale: CGFloat, _ projection: Homography) -> PixelRect {
        guard !rect.isEmpty, scale > 0 else { return .empty }
        let local = CGRect(
            x: CGFloat(rect.minX) / scale, y: CGFloat(rect.minY) / scale, width: CGFloat(rect.width) / scale,
            height: CGFloat(rect.height) / scale)
        // Partly behind the viewer: it may be anywhere.
        guard let box = projection.bounds(of: local) else { return .everything }
        return PixelRect(covering: box).inset(-1)
    }
}
