import CoreGraphics
import Foundation

/// Updates the recorded extents to match the tree, and collects the damage.
struct DamageUpdate {
    let moment: Moment
    private(set) var damage: [PixelRect] = []

    init(moment: Moment) { self.moment = moment }

    private static let drawing: CALayer.Dirt = [.content, .subtree, .descendantDrawing]

    /// Visits the changes below `model`. `isForced` means that an ancestor moved, which accounts for the damage itself.
    mutating func update(_ model: CALayer, in space: SublayerSpace, clip: PixelRect, isForced: Bool) -> PixelRect {
        let dirt = model.dirt.intersection(Self.drawing)
        let old = model.drawnSubtree
        guard isForced || !dirt.isEmpty else { return old }
        model.dirt.subtract(Self.drawing)
        let layer = moment.shown(model)
        let p = layer.properties
        guard !p.flags.contains(.hidden), p.opacity > 0, let placement = Placement(p, of: layer, in: space) else {
            if !isForced { damage.append(old) }
            (model.drawn, model.drawnSubtree) = (.empty, .empty)
            return .empty
        }
        let isolates = LayerPicture.isolates(model, layer, placement)
        let wasIsolating = model.role.contains(.isolates)
        if isolates {
            model.role.insert([.isolates, .drawsWhole])
            if !dirt.isEmpty { model.supplement?.cache = nil }
            return updateIsolated(model, in: space, clip: clip, isForced: isForced)
        }
        model.role.remove(.isolates)
        if Self.drawsWhole(model, layer, placement) { model.role.insert(.drawsWhole) } else { model.role.remove(.drawsWhole) }
        var moves = isForced || wasIsolating || dirt.contains(.subtree)
        if let mask = model.supplement?.mask, !mask.dirt.isDisjoint(with: Self.drawing) || mask.supplement?.animations.isEmpty == false {
            Self.clean(mask)
            moves = true
        }
        let oldOwn = model.drawn
        let own = moves || dirt.contains(.content) ? LayerExtent.own(layer, placement.toDevice).intersection(clip) : oldOwn
        var total = own
        if !model.children.isEmpty {
            var inner = clip
            if p.flags.contains(.masksToBounds) { inner = inner.intersection(LayerExtent.box(p.bounds, placement.toDevice)) }
            let below = placement.sublayerSpace(p)
            for child in model.children { total = total.union(update(child, in: below, clip: inner, isForced: moves)) }
        }
        (model.drawn, model.drawnSubtree) = (own, total)
        if !isForced {
            if moves {
                damage.append(old)
                damage.append(total)
            } else if dirt.contains(.content) {
                damage.append(oldOwn)
                damage.append(own)
            }
        }
        return total
    }

    /// Returns whether the layer must be redrawn whole: paths, delegates' drawings, rotated layers, masks, and blended backdrops don't give
    /// the same bytes when redrawn in part.
    private static func drawsWhole(_ model: CALayer, _ layer: CALayer, _ placement: Placement) -> Bool {
        layer.immediateContent != nil || layer is BackdropLayer || model.supplement?.mask != nil || !placement.toDevice.isUpright
            || (layer.ownContentExtent != nil && !(layer is CAGradientLayer)) || layer.properties.rare?.shadowPath != nil
    }

    private mutating func updateIsolated(_ model: CALayer, in space: SublayerSpace, clip: PixelRect, isForced: Bool) -> PixelRect {
        let old = model.drawnSubtree
        Self.clean(model)
        let extent = LayerExtent.subtree(model, in: space, moment, clip: clip)
        (model.drawn, model.drawnSubtree) = (extent, extent)
        if !isForced {
            damage.append(old)
            damage.append(extent)
        }
        return extent
    }

    /// Clears the marks of all changes below: the ancestor is redrawn whole.
    private static func clean(_ model: CALayer) {
        model.dirt.subtract(drawing)
        for child in model.children { clean(child) }
        if let mask = model.supplement?.mask { clean(mask) }
    }
}

extension [PixelRect] {
    /// Returns fewer, larger rectangles: those that overlap or nearly touch are merged, and at most eight remain.
    func merged(within screen: PixelRect) -> [PixelRect] {
        var result: [PixelRect] = []
        for rect in self {
            var rect = rect.intersection(screen)
            guard !rect.isEmpty, !result.contains(where: { $0.contains(rect) }) else { continue }
            var index = 0
            while index < result.count {
                let joined = rect.union(result[index])
                if joined.area <= rect.area + result[index].area + joined.area / 8 || rect.intersects(result[index]) {
                    rect = joined
                    result.remove(at: index)
                    index = 0
                } else {
                    index += 1
                }
            }
            result.append(rect)
            if result.count > 8 {
                // The pair whose union adds the least area.
                var best = (0, 1, Int.max)
                for i in 0..<result.count {
                    for j in (i + 1)..<result.count {
                        let waste = result[i].union(result[j]).area - result[i].area - result[j].area
                        if waste < best.2 { best = (i, j, waste) }
                    }
                }
                result[best.0] = result[best.0].union(result[best.1])
                result.remove(at: best.1)
            }
        }
        return result
    }
}
