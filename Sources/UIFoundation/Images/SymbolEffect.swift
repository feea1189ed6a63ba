import Foundation

// The Symbols framework: animations of symbol images. iOS 17.

/// An animation of a symbol.
public protocol SymbolEffect: Sendable {
    /// The change that the effect makes to the symbol.
    var effectKind: SymbolEffectKind { get }
}
/// An effect that lasts until it is removed.
public protocol IndefiniteSymbolEffect: SymbolEffect {}
/// An effect that runs for a limited time.
public protocol DiscreteSymbolEffect: SymbolEffect {}
/// An effect that makes a symbol appear or disappear.
public protocol TransitionSymbolEffect: SymbolEffect {}
/// An effect that replaces one symbol with another.
public protocol ContentTransitionSymbolEffect: SymbolEffect {}

/// The effect on the layer that shows the symbol.
public struct SymbolEffectKind: Hashable, Sendable {
    package enum Motion: Hashable, Sendable {
        case bounce, pulse, variableColor, scale, appear, disappear, replace, wiggle, rotate, breathe, automatic
    }
    package enum Direction: Hashable, Sendable { case up, down, left, right, forward, backward, clockwise, counterClockwise }
    package var motion: Motion
    package var direction = Direction.up
}

// FIXME(gap): icons here have one layer, so effects by layer move the whole symbol, and variable color pulses it.

/// Bounces a symbol once, upward by default.
public struct BounceSymbolEffect: IndefiniteSymbolEffect, DiscreteSymbolEffect, Hashable {
    /// The bounce, with its direction.
    public private(set) var effectKind = SymbolEffectKind(motion: .bounce)
    /// Bounces upward.
    public var up: Self { turned(.up) }
    /// Bounces downward.
    public var down: Self { turned(.down) }
    /// Moves layer after layer. Here the whole symbol moves.
    public var byLayer: Self { self }
    /// Moves all layers together.
    public var wholeSymbol: Self { self }
    private func turned(_ direction: SymbolEffectKind.Direction) -> Self {
        Self(effectKind: SymbolEffectKind(motion: .bounce, direction: direction))
    }
}

/// Fades a symbol out and in.
public struct PulseSymbolEffect: IndefiniteSymbolEffect, DiscreteSymbolEffect, Hashable {
    /// The pulse.
    public private(set) var effectKind = SymbolEffectKind(motion: .pulse)
    /// Fades layer after layer. Here the whole symbol fades.
    public var byLayer: Self { self }
    /// Fades all layers together.
    public var wholeSymbol: Self { self }
}

/// Highlights the layers of a symbol one after another.
public struct VariableColorSymbolEffect: IndefiniteSymbolEffect, DiscreteSymbolEffect, Hashable {
    /// The variable color, which pulses the symbol here.
    public private(set) var effectKind = SymbolEffectKind(motion: .variableColor)
    /// Highlights one layer at a time. Makes no difference here.
    public var iterative: Self { self }
    /// Keeps earlier layers highlighted. Makes no difference here.
    public var cumulative: Self { self }
    /// Runs backward after each run. Makes no difference here.
    public var reversing: Self { self }
    /// Starts again after each run. Makes no difference here.
    public var nonReversing: Self { self }
    /// Dims the other layers. Makes no difference here.
    public var dimInactiveLayers: Self { self }
    /// Hides the other layers. Makes no difference here.
    public var hideInactiveLayers: Self { self }
}

/// Shows a symbol larger or smaller for as long as the effect lasts.
public struct ScaleSymbolEffect: IndefiniteSymbolEffect, Hashable {
    /// The scaling, with its direction.
    public private(set) var effectKind = SymbolEffectKind(motion: .scale)
    /// Makes the symbol larger.
    public var up: Self { Self(effectKind: SymbolEffectKind(motion: .scale, direction: .up)) }
    /// Makes the symbol smaller.
    public var down: Self { Self(effectKind: SymbolEffectKind(motion: .scale, direction: .down)) }
    /// Scales layer after layer. Here the whole symbol is scaled.
    public var byLayer: Self { self }
    /// Scales all layers together.
    public var wholeSymbol: Self { self }
}

/// Makes a hidden symbol appear.
public struct AppearSymbolEffect: IndefiniteSymbolEffect, TransitionSymbolEffect, Hashable {
    /// The appearance, with its direction.
    public private(set) var effectKind = SymbolEffectKind(motion: .appear)
    /// Grows while it appears.
    public var up: Self { Self(effectKind: SymbolEffectKind(motion: .appear, direction: .up)) }
    /// Shrinks to its size while it appears.
    public var down: Self { Self(effectKind: SymbolEffectKind(motion: .appear, direction: .down)) }
    /// Shows layer after layer. Here the whole symbol appears.
    public var byLayer: Self { self }
    /// Shows all layers together.
    public var wholeSymbol: Self { self }
}

/// Makes a symbol disappear, keeping its space.
public struct DisappearSymbolEffect: IndefiniteSymbolEffect, TransitionSymbolEffect, Hashable {
    /// The disappearance, with its direction.
    public private(set) var effectKind = SymbolEffectKind(motion: .disappear)
    /// Grows while it disappears.
    public var up: Self { Self(effectKind: SymbolEffectKind(motion: .disappear, direction: .up)) }
    /// Shrinks while it disappears.
    public var down: Self { Self(effectKind: SymbolEffectKind(motion: .disappear, direction: .down)) }
    /// Hides layer after layer. Here the whole symbol disappears.
    public var byLayer: Self { self }
    /// Hides all layers together.
    public var wholeSymbol: Self { self }
}

/// Replaces a symbol's image with another one.
public struct ReplaceSymbolEffect: ContentTransitionSymbolEffect, Hashable {
    /// The replacement.
    public private(set) var effectKind = SymbolEffectKind(motion: .replace)
    /// Shrinks the old symbol and grows the new one. The directions look alike here.
    public var downUp: Self { self }
    /// Grows both symbols. The directions look alike here.
    public var upUp: Self { self }
    /// Hides the old symbol and grows the new one. The directions look alike here.
    public var offUp: Self { self }
    /// Replaces layer after layer. Here the whole symbol is replaced.
    public var byLayer: Self { self }
    /// Replaces all layers together.
    public var wholeSymbol: Self { self }

    /// A replacement that keeps the parts that both symbols have, or else another one. Here it is the other one. iOS 18.
    // FIXME(gap): the magic replacement of symbols, which keeps the parts that both have.
    public struct MagicReplace: ContentTransitionSymbolEffect, Hashable {
        /// The replacement.
        public private(set) var effectKind: SymbolEffectKind
        init(_ fallback: ReplaceSymbolEffect) { effectKind = fallback.effectKind }
    }
    /// Keeps the parts that both symbols have; for symbols that have none, `fallback` applies. iOS 18.
    public func magic(fallback: ReplaceSymbolEffect) -> MagicReplace { MagicReplace(fallback) }
}

/// The effect that is appropriate for the change.
public struct AutomaticSymbolEffect: TransitionSymbolEffect, ContentTransitionSymbolEffect, Hashable {
    /// The automatic effect.
    public private(set) var effectKind = SymbolEffectKind(motion: .automatic)
}

/// Wiggles a symbol. iOS 18.
public struct WiggleSymbolEffect: IndefiniteSymbolEffect, DiscreteSymbolEffect, Hashable {
    /// The wiggle, with its direction.
    public private(set) var effectKind = SymbolEffectKind(motion: .wiggle, direction: .clockwise)
    /// Turns back and forth, clockwise first.
    public var clockwise: Self { turned(.clockwise) }
    /// Turns back and forth, counterclockwise first.
    public var counterClockwise: Self { turned(.counterClockwise) }
    /// Moves to the left and back.
    public var left: Self { turned(.left) }
    /// Moves to the right and back.
    public var right: Self { turned(.right) }
    /// Moves up and back.
    public var up: Self { turned(.up) }
    /// Moves down and back.
    public var down: Self { turned(.down) }
    /// Moves in the reading direction and back.
    public var forward: Self { turned(.forward) }
    /// Moves against the reading direction and back.
    public var backward: Self { turned(.backward) }
    /// Moves layer after layer. Here the whole symbol moves.
    public var byLayer: Self { self }
    /// Moves all layers together.
    public var wholeSymbol: Self { self }
    private func turned(_ direction: SymbolEffectKind.Direction) -> Self {
        Self(effectKind: SymbolEffectKind(motion: .wiggle, direction: direction))
    }
}

/// Rotates a symbol. iOS 18.
public struct RotateSymbolEffect: IndefiniteSymbolEffect, DiscreteSymbolEffect, Hashable {
    /// The rotation, with its direction.
    public private(set) var effectKind = SymbolEffectKind(motion: .rotate, direction: .clockwise)
    /// Turns clockwise.
    public var clockwise: Self { Self(effectKind: SymbolEffectKind(motion: .rotate, direction: .clockwise)) }
    /// Turns counterclockwise.
    public var counterClockwise: Self { Self(effectKind: SymbolEffectKind(motion: .rotate, direction: .counterClockwise)) }
    /// Turns layer after layer. Here the whole symbol turns.
    public var byLayer: Self { self }
    /// Turns all layers together.
    public var wholeSymbol: Self { self }
}

/// Makes a symbol breathe. iOS 18.
public struct BreatheSymbolEffect: IndefiniteSymbolEffect, DiscreteSymbolEffect, Hashable {
    /// The breathing.
    public private(set) var effectKind = SymbolEffectKind(motion: .breathe)
    /// Breathes in size only. Makes no difference here.
    public var plain: Self { self }
    /// Breathes in size and opacity. Makes no difference here.
    public var pulse: Self { self }
    /// Breathes layer after layer. Here the whole symbol breathes.
    public var byLayer: Self { self }
    /// Breathes all layers together.
    public var wholeSymbol: Self { self }
}

/// Draws a hidden symbol. Here it appears. iOS 26.
public struct DrawOnSymbolEffect: IndefiniteSymbolEffect, TransitionSymbolEffect, Hashable {
    // FIXME(gap): SF Symbols' guides for drawing are missing, so the whole symbol appears.
    /// The appearance.
    public private(set) var effectKind = SymbolEffectKind(motion: .appear)
    /// Draws layer after layer. Here the whole symbol appears.
    public var byLayer: Self { self }
    /// Draws the parts of each layer one by one. Here the whole symbol appears.
    public var individually: Self { self }
    /// Draws all layers together.
    public var wholeSymbol: Self { self }
}

/// Undraws a symbol, keeping its space. Here it disappears. iOS 26.
public struct DrawOffSymbolEffect: IndefiniteSymbolEffect, TransitionSymbolEffect, Hashable {
    // FIXME(gap): SF Symbols' guides for drawing are missing, so the whole symbol disappears.
    /// The disappearance.
    public private(set) var effectKind = SymbolEffectKind(motion: .disappear)
    /// Undraws layer after layer. Here the whole symbol disappears.
    public var byLayer: Self { self }
    /// Undraws the parts of each layer one by one. Here the whole symbol disappears.
    public var individually: Self { self }
    /// Undraws all layers together.
    public var wholeSymbol: Self { self }
    /// Undraws from the end to the start. Makes no difference here.
    public var reversed: Self { self }
    /// Undraws from the start to the end. Makes no difference here.
    public var nonReversed: Self { self }
}

extension SymbolEffect where Self == DrawOnSymbolEffect { public static var drawOn: Self { Self() } }
extension SymbolEffect where Self == DrawOffSymbolEffect { public static var drawOff: Self { Self() } }
extension SymbolEffect where Self == BounceSymbolEffect { public static var bounce: Self { Self() } }
extension SymbolEffect where Self == PulseSymbolEffect { public static var pulse: Self { Self() } }
extension SymbolEffect where Self == VariableColorSymbolEffect { public static var variableColor: Self { Self() } }
extension SymbolEffect where Self == ScaleSymbolEffect { public static var scale: Self { Self() } }
extension SymbolEffect where Self == AppearSymbolEffect { public static var appear: Self { Self() } }
extension SymbolEffect where Self == DisappearSymbolEffect { public static var disappear: Self { Self() } }
extension SymbolEffect where Self == ReplaceSymbolEffect { public static var replace: Self { Self() } }
extension SymbolEffect where Self == AutomaticSymbolEffect { public static var automatic: Self { Self() } }
extension SymbolEffect where Self == WiggleSymbolEffect { public static var wiggle: Self { Self() } }
extension SymbolEffect where Self == RotateSymbolEffect { public static var rotate: Self { Self() } }
extension SymbolEffect where Self == BreatheSymbolEffect { public static var breathe: Self { Self() } }

/// The speed and repetition of an effect.
public struct SymbolEffectOptions: Hashable, Sendable {
    /// The repetition of an effect.
    public struct RepeatBehavior: Hashable, Sendable {
        /// The number of repetitions, or `nil` for no limit.
        var count: Int?
        /// The seconds between two repetitions.
        var delay: Double = 0
        /// Repeats without a pause and without a limit.
        public static let continuous = RepeatBehavior()
        /// Repeats with a pause of one second and without a limit.
        public static let periodic = RepeatBehavior(delay: 1)
        /// Repeats a number of times, or without a limit if `nil`, with a pause in seconds; `nil` is one second.
        public static func periodic(_ count: Int? = nil, delay: Double? = nil) -> RepeatBehavior {
            RepeatBehavior(count: count, delay: delay ?? 1)
        }
    }

    package enum Repetition: Hashable, Sendable { case automatic, never, times(Int), forEver }
    package var repetition = Repetition.automatic
    package var speed = 1.0
    package var delay = 0.0

    /// The effect's own speed and repetition.
    public static let `default` = SymbolEffectOptions()
    /// Repeats without a limit.
    public static let repeating = SymbolEffectOptions.default.repeating
    /// Runs once.
    public static let nonRepeating = SymbolEffectOptions.default.nonRepeating
    /// Runs a number of times, or without a limit if `nil`.
    public static func `repeat`(_ count: Int?) -> SymbolEffectOptions { SymbolEffectOptions.default.repeat(count) }
    /// Repeats as the behavior says.
    public static func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions { SymbolEffectOptions.default.repeat(behavior) }
    /// Returns options with a multiple of the effect's own speed.
    public static func speed(_ speed: Double) -> SymbolEffectOptions { SymbolEffectOptions.default.speed(speed) }

    /// The options with unlimited repetition.
    public var repeating: SymbolEffectOptions { with { $0.repetition = .forEver } }
    /// The options without repetition.
    public var nonRepeating: SymbolEffectOptions { with { $0.repetition = .never } }
    /// Returns the options with a number of repetitions, or without a limit if `nil`.
    public func `repeat`(_ count: Int?) -> SymbolEffectOptions { with { $0.repetition = count.map { .times($0) } ?? .forEver } }
    /// Returns the options with a repetition as the behavior says.
    public func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions {
        with {
            $0.repetition = behavior.count.map { .times($0) } ?? .forEver
            $0.delay = behavior.delay
        }
    }
    /// Returns the options with a multiple of the effect's own speed.
    public func speed(_ speed: Double) -> SymbolEffectOptions { with { $0.speed = speed } }

    private func with(_ change: (inout SymbolEffectOptions) -> Void) -> SymbolEffectOptions {
        var copy = self
        change(&copy)
        return copy
    }
}
