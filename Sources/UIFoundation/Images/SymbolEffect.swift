import Foundation

// The Symbols framework: what moves a symbol image. iOS 17.

/// Something that animates a symbol.
public protocol SymbolEffect: Sendable {
    var effectKind: SymbolEffectKind { get }
}
/// An effect that stays until it is removed.
public protocol IndefiniteSymbolEffect: SymbolEffect {}
/// An effect that runs and is over.
public protocol DiscreteSymbolEffect: SymbolEffect {}
/// An effect that brings a symbol in or out.
public protocol TransitionSymbolEffect: SymbolEffect {}
/// An effect that takes one symbol for another.
public protocol ContentTransitionSymbolEffect: SymbolEffect {}

/// What an effect does to the layer that shows the symbol.
public struct SymbolEffectKind: Hashable, Sendable {
    package enum Motion: Hashable, Sendable { case bounce, pulse, variableColor, scale, appear, disappear, replace, wiggle, rotate, breathe, automatic }
    package enum Direction: Hashable, Sendable { case up, down, left, right, forward, backward, clockwise, counterClockwise }
    package var motion: Motion
    package var direction = Direction.up
}

// FIXME(gap): icons here have one layer, so effects by layer move the whole symbol, and variable color pulses it.

/// A symbol that bounces once, upward by default.
public struct BounceSymbolEffect: IndefiniteSymbolEffect, DiscreteSymbolEffect, Hashable {
    public private(set) var effectKind = SymbolEffectKind(motion: .bounce)
    public var up: Self { turned(.up) }
    public var down: Self { turned(.down) }
    public var byLayer: Self { self }
    public var wholeSymbol: Self { self }
    private func turned(_ direction: SymbolEffectKind.Direction) -> Self { Self(effectKind: SymbolEffectKind(motion: .bounce, direction: direction)) }
}

/// Lets a symbol fade and come back.
public struct PulseSymbolEffect: IndefiniteSymbolEffect, DiscreteSymbolEffect, Hashable {
    public private(set) var effectKind = SymbolEffectKind(motion: .pulse)
    public var byLayer: Self { self }
    public var wholeSymbol: Self { self }
}

/// Lights the layers of a symbol one after another.
public struct VariableColorSymbolEffect: IndefiniteSymbolEffect, DiscreteSymbolEffect, Hashable {
    public private(set) var effectKind = SymbolEffectKind(motion: .variableColor)
    public var iterative: Self { self }
    public var cumulative: Self { self }
    public var reversing: Self { self }
    public var nonReversing: Self { self }
    public var dimInactiveLayers: Self { self }
    public var hideInactiveLayers: Self { self }
}

/// Shows a symbol larger or smaller for as long as the effect stays.
public struct ScaleSymbolEffect: IndefiniteSymbolEffect, Hashable {
    public private(set) var effectKind = SymbolEffectKind(motion: .scale)
    public var up: Self { Self(effectKind: SymbolEffectKind(motion: .scale, direction: .up)) }
    public var down: Self { Self(effectKind: SymbolEffectKind(motion: .scale, direction: .down)) }
    public var byLayer: Self { self }
    public var wholeSymbol: Self { self }
}

/// Lets a hidden symbol come in.
public struct AppearSymbolEffect: IndefiniteSymbolEffect, TransitionSymbolEffect, Hashable {
    public private(set) var effectKind = SymbolEffectKind(motion: .appear)
    public var up: Self { Self(effectKind: SymbolEffectKind(motion: .appear, direction: .up)) }
    public var down: Self { Self(effectKind: SymbolEffectKind(motion: .appear, direction: .down)) }
    public var byLayer: Self { self }
    public var wholeSymbol: Self { self }
}

/// Lets a symbol go, leaving its place.
public struct DisappearSymbolEffect: IndefiniteSymbolEffect, TransitionSymbolEffect, Hashable {
    public private(set) var effectKind = SymbolEffectKind(motion: .disappear)
    public var up: Self { Self(effectKind: SymbolEffectKind(motion: .disappear, direction: .up)) }
    public var down: Self { Self(effectKind: SymbolEffectKind(motion: .disappear, direction: .down)) }
    public var byLayer: Self { self }
    public var wholeSymbol: Self { self }
}

/// Exchanges a symbol's image for another one.
public struct ReplaceSymbolEffect: ContentTransitionSymbolEffect, Hashable {
    public private(set) var effectKind = SymbolEffectKind(motion: .replace)
    public var downUp: Self { self }
    public var upUp: Self { self }
    public var offUp: Self { self }
    public var byLayer: Self { self }
    public var wholeSymbol: Self { self }
}

/// The effect that suits the change.
public struct AutomaticSymbolEffect: TransitionSymbolEffect, ContentTransitionSymbolEffect, Hashable {
    public private(set) var effectKind = SymbolEffectKind(motion: .automatic)
}

/// iOS 18.
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
    private func turned(_ direction: SymbolEffectKind.Direction) -> Self { Self(effectKind: SymbolEffectKind(motion: .wiggle, direction: direction)) }
}

/// iOS 18.
public struct RotateSymbolEffect: IndefiniteSymbolEffect, DiscreteSymbolEffect, Hashable {
    public private(set) var effectKind = SymbolEffectKind(motion: .rotate, direction: .clockwise)
    public var clockwise: Self { Self(effectKind: SymbolEffectKind(motion: .rotate, direction: .clockwise)) }
    public var counterClockwise: Self { Self(effectKind: SymbolEffectKind(motion: .rotate, direction: .counterClockwise)) }
    public var byLayer: Self { self }
    public var wholeSymbol: Self { self }
}

/// iOS 18.
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

/// How fast and how often an effect runs.
public struct SymbolEffectOptions: Hashable, Sendable {
    /// How a repetition goes on.
    public struct RepeatBehavior: Hashable, Sendable {
        /// nil: for ever.
        var count: Int?
        /// Seconds between two runs.
        var delay: Double = 0
        public static let continuous = RepeatBehavior()
        public static let periodic = RepeatBehavior(delay: 1)
        public static func periodic(_ count: Int? = nil, delay: Double? = nil) -> RepeatBehavior { RepeatBehavior(count: count, delay: delay ?? 1) }
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
    /// A multiple of the effect's own speed.
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
