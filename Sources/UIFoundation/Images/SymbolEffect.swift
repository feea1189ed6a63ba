import Foundation

// The Symbols framework: animations of symbol images. iOS 17.

/// An animation of a symbol.
public protocol SymbolEffect: Sendable {
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
    public private(set) var effectKind = SymbolEffectKind(motion: .bounce)
    public var up: Self { turned(.up) }
    public var down: Self { turned(.down) }
    public var byLayer: Self { self }
    public var wholeSymbol: Self { self }
    private func turned(_ direction: SymbolEffectKind.Direction) -> Self {
        Self(effectKind: SymbolEffectKind(motion: .bounce, direction: direction))
    }
}

/// Fades a symbol out and in.
public struct PulseSymbolEffect: IndefiniteSymbolEffect, DiscreteSymbolEffect, Hashable {
    public private(set) var effectKind = SymbolEffectKind(motion: .pulse)
    public var byLayer: Self { self }
    public var wholeSymbol: Self { self }
}

/// Highlights the layers of a symbol one after another.
public struct VariableColorSymbolEffect: IndefiniteSymbolEffect, DiscreteSymbolEffect, Hashable {
    public private(set) var effectKind = SymbolEffectKind(motion: .variableColor)
    public var iterative: Self { self }
    public var cumulative: Self { self }
    public var reversing: Self { self }
    public var nonReversing: Self { self }
    public var dimInactiveLayers: Self { self }
    public var hideInactiveLayers: Self { self }
}

/// Shows a symbol larger or smaller for as long as the effect lasts.
public struct ScaleSymbolEffect: IndefiniteSymbolEffect, Hashable {
    public private(set) var effectKind = SymbolEffectKind(motion: .scale)
    public var up: Self { Self(effectKind: SymbolEffectKind(motion: .scale, direction: .up)) }
    public var down: Self { Self(effectKind: SymbolEffectKind(motion: .scale, direction: .down)) }
    public var byLayer: Self { self }
    public var wholeSymbol: Self { self }
}

/// Makes a hidden symbol appear.
public struct AppearSymbolEffect: IndefiniteSymbolEffect, TransitionSymbolEffect, Hashable {
    public private(set) var effectKind = SymbolEffectKind(motion: .appear)
    public var up: Self { Self(effectKind: SymbolEffectKind(motion: .appear, direction: .up)) }
    public var down: Self { Self(effectKind: SymbolEffectKind(motion: .appear, direction: .down)) }
    public var byLayer: Self { self }
    public var wholeSymbol: Self { self }
}

/// Makes a symbol disappear, keeping its space.
public struct DisappearSymbolEffect: IndefiniteSymbolEffect, TransitionSymbolEffect, Hashable {
    public private(set) var effectKind = SymbolEffectKind(motion: .disappear)
    public var up: Self { Self(effectKind: SymbolEffectKind(motion: .disappear, direction: .up)) }
    public var down: Self { Self(effectKind: SymbolEffectKind(motion: .disappear, direction: .down)) }
    public var byLayer: Self { self }
    public var wholeSymbol: Self { self }
}

/// Replaces a symbol's image with another one.
public struct ReplaceSymbolEffect: ContentTransitionSymbolEffect, Hashable {
    public private(set) var effectKind = SymbolEffectKind(motion: .replace)
    public var downUp: Self { self }
    public var upUp: Self { self }
    public var offUp: Self { self }
    public var byLayer: Self { self }
    public var wholeSymbol: Self { self }
}

/// The effect that is appropriate for the change.
public struct AutomaticSymbolEffect: TransitionSymbolEffect, ContentTransitionSymbolEffect, Hashable {
    public private(set) var effectKind = SymbolEffectKind(motion: .automatic)
}

/// Wiggles a symbol. iOS 18.
public struct WiggleSymbolEffect: IndefiniteSymbolEffect, DiscreteSymbolEffect, Hashable {
    public private(set) var effectKind = SymbolEffectKind(motion: .wiggle, direction: .clockwise)
    public var clockwise: Self { turned(.clockwise) }
    public var counterClockwise: Self { turned(.counterClockwise) }
    public var left: Self { turned(.left) }
    public var right: Self { turned(.right) }
    public var up: Self { turned(.up) }
    public var down: Self { turned(.down) }
    public var forward: Self { turned(.forward) }
    public var backward: Self { turned(.backward) }
    public var byLayer: Self { self }
    public var wholeSymbol: Self { self }
    private func turned(_ direction: SymbolEffectKind.Direction) -> Self {
        Self(effectKind: SymbolEffectKind(motion: .wiggle, direction: direction))
    }
}

/// Rotates a symbol. iOS 18.
public struct RotateSymbolEffect: IndefiniteSymbolEffect, DiscreteSymbolEffect, Hashable {
    public private(set) var effectKind = SymbolEffectKind(motion: .rotate, direction: .clockwise)
    public var clockwise: Self { Self(effectKind: SymbolEffectKind(motion: .rotate, direction: .clockwise)) }
    public var counterClockwise: Self { Self(effectKind: SymbolEffectKind(motion: .rotate, direction: .counterClockwise)) }
    public var byLayer: Self { self }
    public var wholeSymbol: Self { self }
}

/// Makes a symbol breathe. iOS 18.
public struct BreatheSymbolEffect: IndefiniteSymbolEffect, DiscreteSymbolEffect, Hashable {
    public private(set) var effectKind = SymbolEffectKind(motion: .breathe)
    public var plain: Self { self }
    public var pulse: Self { self }
    public var byLayer: Self { self }
    public var wholeSymbol: Self { self }
}

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
        public static let continuous = RepeatBehavior()
        public static let periodic = RepeatBehavior(delay: 1)
        public static func periodic(_ count: Int? = nil, delay: Double? = nil) -> RepeatBehavior {
            RepeatBehavior(count: count, delay: delay ?? 1)
        }
    }

    package enum Repetition: Hashable, Sendable { case automatic, never, times(Int), forEver }
    package var repetition = Repetition.automatic
    package var speed = 1.0
    package var delay = 0.0

    public static let `default` = SymbolEffectOptions()
    public static let repeating = SymbolEffectOptions.default.repeating
    public static let nonRepeating = SymbolEffectOptions.default.nonRepeating
    public static func `repeat`(_ count: Int?) -> SymbolEffectOptions { SymbolEffectOptions.default.repeat(count) }
    public static func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions { SymbolEffectOptions.default.repeat(behavior) }
    /// Returns options with a multiple of the effect's own speed.
    public static func speed(_ speed: Double) -> SymbolEffectOptions { SymbolEffectOptions.default.speed(speed) }

    public var repeating: SymbolEffectOptions { with { $0.repetition = .forEver } }
    public var nonRepeating: SymbolEffectOptions { with { $0.repetition = .never } }
    public func `repeat`(_ count: Int?) -> SymbolEffectOptions { with { $0.repetition = count.map { .times($0) } ?? .forEver } }
    public func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions {
        with {
            $0.repetition = behavior.count.map { .times($0) } ?? .forEver
            $0.delay = behavior.delay
        }
    }
    public func speed(_ speed: Double) -> SymbolEffectOptions { with { $0.speed = speed } }

    private func with(_ change: (inout SymbolEffectOptions) -> Void) -> SymbolEffectOptions {
        var copy = self
        change(&copy)
        return copy
    }
}
