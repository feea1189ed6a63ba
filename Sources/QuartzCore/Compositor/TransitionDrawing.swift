import CCairo
import CoreGraphics
import Foundation

/// A running `CATransition`: the layer's old and new picture, and the states between them.
extension LayerPicture {
    /// The half turns of `UIView.transition`.
    private enum FlipAxis {
        case vertical(CGFloat), horizontal(CGFloat)

        init?(_ type: CATransitionType) {
            switch type {
            case .flipFromLeft: self = .vertical(1)
            case .flipFromRight: self = .vertical(-1)
            case .flipFromTop: self = .horizontal(-1)
            case .flipFromBottom: self = .horizontal(1)
            default: return nil
            }
        }
    }

    private static func drawFlip(
        _ axis: FlipAxis, _ t: CGFloat, _ old: CGContext, _ new: CGContext, _ box: PixelRect, in context: CGContext, _ area: PixelRect
    ) {
        // The old side turns away during the first half, the new one turns in during the second.
        let side = t < 0.5 ? old.buffer : new.buffer
        let angle = .pi * (t < 0.5 ? t : t - 1)
        let (cx, cy) = (box.rect.midX, box.rect.midY)
        var m = CATransform3DIdentity
        m.m34 = -1 / (2 * max(box.rect.width, box.rect.height))
        switch axis {
        case .vertical(let sign): m = CATransform3DRotate(m, sign * angle, 0, 1, 0)
        case .horizontal(let sign): m = CATransform3DRotate(m, sign * angle, 1, 0, 0)
        }
        m = CATransform3DMakeTranslation(-cx, -cy, 0).concatenating(m).concatenating(CATransform3DMakeTranslation(cx, cy, 0))
        guard let inverse = Homography(m).inverse, let turned = makeContext(area) else { return }
        side.flush()
        Warp.draw(side, at: box, to: turned.buffer, at: area, through: inverse)
        paint(turned.buffer, on: context, in: area, alpha: 1)
    }

    static func drawTransition(
        _ transition: TransitionSnapshot, _ model: CALayer, _ layer: CALayer, _ placement: Placement, _ moment: Moment,
        in context: CGContext, _ area: PixelRect
    ) {
        let box = LayerExtent.box(layer.properties.bounds, placement.toDevice)
        guard !box.isEmpty, let new = makeContext(box), let old = makeContext(box) else { return }
        LayerPainter(context: new, region: box, usesRecordedExtents: false).drawPlain(model, layer, placement, moment)
        if let image = transition.image {
            old.setDeviceSpace(placement.toDevice.isUpright ? .identity : placement.toDevice)
            old.drawUpright(image, in: placement.toDevice.isUpright ? box.rect : layer.properties.bounds)
        }
        let t = CGFloat(max(0, min(1, transition.progress)))
        if let curl = transition.curl {
            guard let picture = makeContext(box) else { return }
            curl.draw(t, from: old.buffer, to: new.buffer, on: picture.buffer)
            return paint(picture.buffer, on: context, in: area, alpha: 1)
        }
        if let axis = FlipAxis(transition.type) { return drawFlip(axis, t, old, new, box, in: context, area) }
        let (width, height) = (Double(box.width), Double(box.height))
        // The side from which the new content comes: in UIKit's space "top" is the direction of the movement.
        let from: (Double, Double) =
            switch transition.subtype {
            case .fromRight: (width, 0)
            case .fromTop: (0, height)
            case .fromBottom: (0, -height)
            default: (-width, 0)
            }
        func shifted(_ k: Double) -> (Double, Double) { ((from.0 * k).rounded(), (from.1 * k).rounded()) }
        switch transition.type {
        case .push:
            paint(old.buffer, on: context, in: area, alpha: 1, movedBy: shifted(-Double(t)))
            paint(new.buffer, on: context, in: area, alpha: 1, movedBy: shifted(1 - Double(t)))
        case .moveIn:
            paint(old.buffer, on: context, in: area, alpha: 1)
            paint(new.buffer, on: context, in: area, alpha: 1, movedBy: shifted(1 - Double(t)))
        case .reveal:
            paint(new.buffer, on: context, in: area, alpha: 1)
            paint(old.buffer, on: context, in: area, alpha: 1, movedBy: shifted(-Double(t)))
        // FIXME(gap): cubes, ripples and the other types that Apple does not document fade.
        default:
            paint(old.buffer, on: context, in: area, alpha: 1 - t)
            paint(new.buffer, on: context, in: area, alpha: t, filter: CAIRO_OPERATOR_ADD)
        }
    }
}
