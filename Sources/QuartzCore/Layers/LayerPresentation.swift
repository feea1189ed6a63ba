import CoreGraphics
import CRuntimeShim
import Foundation
import UIKitRuntime

extension CALayer {
    package final var modelLayer: CALayer {
        guard role.contains(.presentation), let model = presentationModel else { return self }
        return model
    }

    /// The layer this copy presents: kept in the supplement's presentation slot, which a copy does not otherwise use.
    private final var presentationModel: CALayer? { (supplement?.cache as? Unowned)?.layer }

    private final class Unowned {
        weak var layer: CALayer?
        init(_ layer: CALayer) { self.layer = layer }
    }

    /// The copy an app sees: nil before the layer was ever on screen.
    package final func makePresentation() -> CALayer? {
        if role.contains(.presentation) { return self }
        guard isCommitted || supplement?.animations.isEmpty == false else { return nil }
        return refreshedPresentation(at: CACurrentMediaTime())
    }

    /// What the compositor draws: the layer itself unless an animation changes it.
    package final func rendered(at time: CFTimeInterval) -> CALayer {
        guard let supplement, !supplement.animations.isEmpty else { return self }
        return refreshedPresentation(at: time)
    }

    final func refreshedPresentation(at time: CFTimeInterval) -> CALayer {
        let supplement = supplemented
        let copy: CALayer
        if let kept = supplement.presentation {
            if supplement.presentationTime == time { return kept }
            copy = kept
            copy.copyState(from: self)
        } else {
            copy = duplicate()
            copy.role.insert(.presentation)
            copy.supplemented.cache = Unowned(self)
            supplement.presentation = copy
        }
        copy.parent = parent
        if role.contains(.mask) { copy.role.insert(.mask) } else { copy.role.remove(.mask) }
        if let transition = supplement.transition { copy.supplemented.transition = transition }
        AnimationEngine.shared.apply(supplement.animations, to: copy, model: self, at: time)
        supplement.presentationTime = time
        return copy
    }

    /// `type(of: self).init(layer: self)` through the class's own initialiser.
    private final func duplicate() -> CALayer {
        if type(of: self) == CALayer.self { return CALayer(layer: self) }
        return Instantiation.make(type(of: self), copying: self, method: us_CALayer_initLayer(), declaredIn: CALayer.self)
    }

    final var presentationSublayers: [CALayer]? {
        let model = modelLayer
        guard model !== self, !model.children.isEmpty else { return nil }
        let time = CACurrentMediaTime()
        return model.children.map { $0.refreshedPresentation(at: time) }
    }
}
