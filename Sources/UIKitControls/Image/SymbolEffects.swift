import UIKitCore

/// The outcome of a symbol effect.
@preconcurrency @MainActor
open class UISymbolEffectCompletionContext: NSObject {
    /// Whether the effect finished; `false` if it was removed before its end.
    open private(set) var isFinished: Bool
    public private(set) weak var sender: AnyObject?
    open private(set) var effect: (any SymbolEffect)?
    open private(set) var contentTransition: (any ContentTransitionSymbolEffect)?

    init(isFinished: Bool, sender: AnyObject, effect: (any SymbolEffect)?, contentTransition: (any ContentTransitionSymbolEffect)? = nil) {
        (self.isFinished, self.sender, self.effect, self.contentTransition) = (isFinished, sender, effect, contentTransition)
    }
}

/// The transition from one symbol to another.
public struct UISymbolContentTransition: @unchecked Sendable, Hashable {
    /// The transition from one symbol to another.
    public let contentTransition: any ContentTransitionSymbolEffect
    /// The options of the transition.
    public let options: SymbolEffectOptions
    /// Creates a transition with options.
    public init(_ contentTransition: some ContentTransitionSymbolEffect, options: SymbolEffectOptions = .default) {
        (self.contentTransition, self.options) = (contentTransition, options)
    }
    /// Returns whether transitions and options are equal.
    public static func == (a: Self, b: Self) -> Bool {
        a.contentTransition.effectKind == b.contentTransition.effectKind && a.options.speed == b.options.speed
    }
    /// Feeds the kind of the transition into the hasher.
    public func hash(into hasher: inout Hasher) { hasher.combine(contentTransition.effectKind) }
}

/// A handler that is called at the end of an effect.
public typealias UISymbolEffectCompletion = @MainActor (UISymbolEffectCompletionContext) -> Void

extension UIImageView {
    /// Adds an effect to the symbol. The handler is called when the effect finished or was removed.
    public func addSymbolEffect(
        _ effect: some SymbolEffect, options: SymbolEffectOptions = .default, animated: Bool = true,
        completion: UISymbolEffectCompletion? = nil
    ) {
        SymbolAnimation.run(effect, options, animated: animated, on: self, completion)
    }

    /// Removes the effects of a kind. The handler is called afterward.
    public func removeSymbolEffect(
        ofType effect: some SymbolEffect, options: SymbolEffectOptions = .default, animated: Bool = true,
        completion: UISymbolEffectCompletion? = nil
    ) {
        layer.removeAnimation(forKey: SymbolAnimation.key(effect.effectKind))
        completion?(UISymbolEffectCompletionContext(isFinished: true, sender: self, effect: effect))
    }

    /// Removes all effects.
    public func removeAllSymbolEffects(options: SymbolEffectOptions = .default, animated: Bool = true) {
        for key in layer.animationKeys() ?? [] where key.hasPrefix(SymbolAnimation.prefix) { layer.removeAnimation(forKey: key) }
    }

    /// Shows `image` instead of the current one.
    // FIXME(gap): a cross-fade for every transition.
    /// Replaces the symbol. Every transition is a cross-fade here. The handler is called afterward.
    public func setSymbolImage(
        _ image: UIImage, contentTransition: some ContentTransitionSymbolEffect, options: SymbolEffectOptions = .default,
        completion: UISymbolEffectCompletion? = nil
    ) {
        self.image = image
        let fade = CATransition()
        fade.duration = SymbolAnimation.replacing / options.speed
        fade.delegate = SymbolAnimationEnd { [weak self] finished in
            guard let self else { return }
            completion?(
                UISymbolEffectCompletionContext(isFinished: finished, sender: self, effect: nil, contentTransition: contentTransition))
        }
        layer.add(fade, forKey: SymbolAnimation.prefix + "replace")
    }
}

extension UIBarButtonItem {
    /// Does nothing: symbols of bar button items have no effects here.
    public func addSymbolEffect(_ effect: some SymbolEffect, options: SymbolEffectOptions = .default, animated: Bool = true) {
        imageView?.addSymbolEffect(effect, options: options, animated: animated)
    }
    /// Does nothing: symbols of bar button items have no effects here.
    public func removeSymbolEffect(ofType effect: some SymbolEffect, options: SymbolEffectOptions = .default, animated: Bool = true) {
        imageView?.removeSymbolEffect(ofType: effect, options: options, animated: animated)
    }
    /// Does nothing: symbols of bar button items have no effects here.
    public func removeAllSymbolEffects(options: SymbolEffectOptions = .default, animated: Bool = true) {
        imageView?.removeAllSymbolEffects(options: options, animated: animated)
    }
    /// Sets the image, without a transition.
    public func setSymbolImage(
        _ image: UIImage, contentTransition: some ContentTransitionSymbolEffect, options: SymbolEffectOptions = .default
    ) {
        self.image = image
        imageView?.setSymbolImage(image, contentTransition: contentTransition, options: options)
    }
    private var imageView: UIImageView? { shownImageView as? UIImageView }
}

/// The layer animations of symbol effects. Apple publishes no values: factors and durations are estimates.
@MainActor private enum SymbolAnimation {
    static let prefix = "symbolEffect."
    static let replacing = 0.35
    static func key(_ kind: SymbolEffectKind) -> String { prefix + "\(kind.motion)" }

    static func run(
        _ effect: any SymbolEffect, _ options: SymbolEffectOptions, animated: Bool, on view: UIImageView,
        _ completion: UISymbolEffectCompletion?
    ) {
        let kind = effect.effectKind
        let group = CAAnimationGroup()
        group.animations = moves(kind)
        group.duration = animated ? duration(kind) : 0.001
        for move in group.animations ?? [] { move.duration = group.duration }
        switch options.repetition {
        case .automatic: group.repeatCount = runsOn(kind) ? .infinity : 1
        case .never: group.repeatCount = 1
        case .times(let count): group.repeatCount = Float(count)
        case .forEver: group.repeatCount = stays(kind) ? 1 : .infinity
        }
        group.duration += options.delay
        group.speed = Float(options.speed)
        if stays(kind) {
            group.fillMode = .forwards
            group.isRemovedOnCompletion = false
            for move in group.animations ?? [] { move.fillMode = .forwards }
        }
        group.delegate = SymbolAnimationEnd { [weak view] finished in
            guard let view else { return }
            completion?(UISymbolEffectCompletionContext(isFinished: finished, sender: view, effect: effect))
        }
        view.layer.add(group, forKey: key(kind))
    }

    /// Whether the effect's final state is kept until it is removed.
    private static func stays(_ kind: SymbolEffectKind) -> Bool { [.scale, .appear, .disappear].contains(kind.motion) }
    /// Whether the effect continues until it is removed unless the options specify otherwise.
    private static func runsOn(_ kind: SymbolEffectKind) -> Bool { [.pulse, .variableColor, .breathe, .rotate].contains(kind.motion) }

    private static func duration(_ kind: SymbolEffectKind) -> Double {
        switch kind.motion {
        case .bounce, .wiggle: 0.6
        case .pulse, .variableColor, .breathe: 1.5
        case .rotate: 1
        case .scale, .appear, .disappear, .replace, .automatic: 0.35
        }
    }

    private static func moves(_ kind: SymbolEffectKind) -> [CAAnimation] {
        let isDown = kind.direction == .down
        return switch kind.motion {
        case .bounce: [keys("transform.scale", isDown ? [1, 0.8, 1.05, 1] : [1, 1.25, 0.95, 1])]
        case .pulse, .variableColor: [keys("opacity", [1, 0.35, 1])]
        case .breathe: [keys("transform.scale", [1, 1.1, 1]), keys("opacity", [1, 0.7, 1])]
        case .scale: [keys("transform.scale", [1, isDown ? 0.8 : 1.25])]
        case .appear, .automatic, .replace: [keys("opacity", [0, 1]), keys("transform.scale", [isDown ? 1.25 : 0.7, 1])]
        case .disappear: [keys("opacity", [1, 0]), keys("transform.scale", [1, isDown ? 0.7 : 1.25])]
        case .rotate: [keys("transform.rotation.z", [0, kind.direction == .counterClockwise ? -2 * Double.pi : 2 * Double.pi])]
        case .wiggle: [wiggle(kind.direction)]
        }
    }

    private static func wiggle(_ direction: SymbolEffectKind.Direction) -> CAAnimation {
        switch direction {
        case .left, .backward: keys("transform.translation.x", [0, -3, 3, -2, 2, 0])
        case .right, .forward: keys("transform.translation.x", [0, 3, -3, 2, -2, 0])
        case .up: keys("transform.translation.y", [0, -3, 3, -2, 2, 0])
        case .down: keys("transform.translation.y", [0, 3, -3, 2, -2, 0])
        case .clockwise: keys("transform.rotation.z", [0, 0.2, -0.2, 0.1, -0.1, 0])
        case .counterClockwise: keys("transform.rotation.z", [0, -0.2, 0.2, -0.1, 0.1, 0])
        }
    }

    private static func keys(_ path: String, _ values: [Double]) -> CAAnimation {
        let animation = CAKeyframeAnimation(keyPath: path)
        animation.values = values
        return animation
    }
}

private final class SymbolAnimationEnd: NSObject, CAAnimationDelegate {
    private let ended: @MainActor (Bool) -> Void
    init(_ ended: @escaping @MainActor (Bool) -> Void) { self.ended = ended }
    func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { MainActor.assumeIsolated { ended(flag) } }
}
