import CQuartzCoreDescriptors
import CoreGraphics
import Foundation
import UIKitRuntime

extension CALayer {
    package final var modelLayer: CALayer {
        guard role.contains(.presentation), let model = presentationModel else { return self }
        return model
    }

    /// The layer that this copy presents, in the supplement's cache slot, which a copy does not otherwise use.
    private final var presentationModel: CALayer? { (supplement?.cache as? Unowned)?.layer }

    private final class Unowned {
        weak var layer: CALayer?
        init(_ layer: CALayer) { self.layer = layer }
    }

    /// Returns the copy for apps, or `nil` before the layer was first on screen.
    package final func makePresentation() -> CALayer? {
        if role.contains(.presentation) { return self }
        guard isCommitted || supplement?.animations.isEmpty == false else { return nil }
        return refreshedPresentation(at: mediaTime())
    }

    /// Returns the layer that the compositor draws: the layer itself unless an animation changes it.
    package final func rendered(at time: CFTimeInterval) -> CALayer {
        guard let supplement, !supplement.animations.isEmpty else { return self }
        let copy = refreshedPresentation(at: time)
        // Drawn once, on first access.
        if copy.dirt.contains(.display) { copy.displayIfNeeded() }
        return copy
    }

    final func refreshedPresentation(at time: CFTimeInterval) -> CALayer {
        let supplement = supplemented
        if let kept = supplement.presentation, supplement.presentationTime == time { return kept }
        let copy: CALayer
        if let kept = supplement.presentation, !needsNewPresentation {
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
        if role.contains(.drawsFrames) { copy.dirt.insert(.display) }
        return copy
    }

    /// Whether an earlier copy cannot be reused: a subclass's own properties are copied only by its `init(layer:)`.
    private final var needsNewPresentation: Bool {
        role.contains(.animatesOwnProperty) || (supplement?.animations.isEmpty != false && type(of: self) != CALayer.self)
    }

    /// The delegate of the layer that this copy presents.
    final var presentedDelegate: (any CALayerDelegate)? {
        let model = modelLayer
        return model === self ? nil : model.delegate
    }

    /// Returns `type(of: self).init(layer: self)`, through the class's own initializer.
    private final func duplicate() -> CALayer {
        CALayer.makesPresentation = true
        defer { CALayer.makesPresentation = false }
        if type(of: self) == CALayer.self { return CALayer(layer: self) }
        return Instantiation.make(type(of: self), copying: self, method: us_CALayer_initLayer(), declaredIn: CALayer.self)
    }

    /// Whether the next layer created by `init(layer:)` is a presentation copy. It is set in advance, so that copying properties runs no
    /// actions.
    nonisolated(unsafe) private static var makesPresentation = false

    static func takesPresentationRole() -> Bool {
        defer { makesPresentation = false }
        return makesPresentation
    }

    final var presentationSublayers: [CALayer]? {
        let model = modelLayer
        guard model !== self else { return children.isEmpty ? nil : children }
        guard !model.children.isEmpty else { return nil }
        let time = mediaTime()
        return model.children.map { $0.refreshedPresentation(at: time) }
    }
}
