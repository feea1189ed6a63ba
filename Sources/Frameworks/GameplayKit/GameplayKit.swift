// Random sources, shuffling, state machines, strategists, entities, components, rules, decisions, noise, agents with goals, and paths
// through graphs and around obstacles work. Random numbers and noise are not those of Apple's sources.
@_exported import simdCompanion
@_exported import SpriteKitCompanion

/// A source of random numbers.
public protocol GKRandom {
    /// Returns a number between those of 32-bit integers.
    func nextInt() -> Int
    /// Returns a number from 0 to `upperBound` - 1.
    func nextInt(upperBound: Int) -> Int
    /// Returns a number from 0 to 1.
    func nextUniform() -> Float
    /// Returns true or false with equal probability.
    func nextBool() -> Bool
}
/// A source of numbers that are the same for the same seed.
open class GKRandomSource: NSObject, GKRandom {
    nonisolated(unsafe) private static let shared = GKRandomSource()
    /// Returns the source that all random functions share.
    open class func sharedRandom() -> GKRandomSource { shared }
    public override init() { super.init() }
    func next() -> UInt64 { UInt64.random(in: .min ... .max) }  // wall clock: the app asks for a number that nothing repeats
    open func nextInt() -> Int { Int(Int32(truncatingIfNeeded: next())) }
    open func nextInt(upperBound: Int) -> Int { upperBound <= 1 ? 0 : Int(next() % UInt64(upperBound)) }
    open func nextUniform() -> Float { Float(next() >> 40) / Float(1 << 24) }
    open func nextBool() -> Bool { next() & 1 == 1 }
    /// Returns the elements in random order.
    open func arrayByShufflingObjects(in array: [Any]) -> [Any] {
        var result = array
        guard result.count > 1 else { return result }
        for index in stride(from: result.count - 1, to: 0, by: -1) { result.swapAt(index, nextInt(upperBound: index + 1)) }
        return result
    }
}
/// Deterministic for a seed, but with a different sequence from Apple's.
open class GKARC4RandomSource: GKRandomSource {
    private var state: UInt64
    public override init() { state = UInt64.random(in: .min ... .max) }  // wall clock: without the app's seed
    /// Creates a source that gives the same numbers for the same seed. The numbers aren't those of Apple's.
    public init(seed: Data) {
        self.seed = seed
        state = seed.reduce(0x9E37_79B9_7F4A_7C15) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
    }
    open var seed = Data()
    /// Skips numbers.
    open func dropValues(_ count: Int) { for _ in 0..<count { _ = next() } }
    override func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var z = state
        z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
        return z ^ (z >> 31)
    }
}
/// A source whose seed is a number.
open class NumberedRandomSource: GKRandomSource {
    private final var source: GKARC4RandomSource
    /// The seed. Setting it begins the sequence again.
    open var seed: UInt64 { didSet { source = Self.source(seed) } }
    override init() {
        seed = UInt64.random(in: .min ... .max)  // wall clock: without the app's seed
        source = Self.source(seed)
        super.init()
    }
    init(seed: UInt64) {
        (self.seed, source) = (seed, Self.source(seed))
        super.init()
    }
    private static func source(_ seed: UInt64) -> GKARC4RandomSource { GKARC4RandomSource(seed: withUnsafeBytes(of: seed) { Data($0) }) }
    override func next() -> UInt64 { source.next() }
}
/// Deterministic for a seed, but with a different sequence from Apple's.
open class GKLinearCongruentialRandomSource: NumberedRandomSource {
    public override init() { super.init() }
    /// Creates a source with a number as its seed.
    public override init(seed: UInt64) { super.init(seed: seed) }
}
/// Deterministic for a seed, but with a different sequence from Apple's.
open class GKMersenneTwisterRandomSource: NumberedRandomSource {
    public override init() { super.init() }
    /// Creates a source with a number as its seed.
    public override init(seed: UInt64) { super.init(seed: seed) }
}
/// Uniformly distributed numbers between two bounds.
open class GKRandomDistribution: NSObject, GKRandom {
    let source: any GKRandom
    open private(set) var lowestValue: Int, highestValue: Int
    /// Creates a distribution between two numbers, both included.
    public init(randomSource source: any GKRandom, lowestValue: Int, highestValue: Int) {
        (self.source, self.lowestValue, self.highestValue) = (source, lowestValue, highestValue)
    }
    /// Creates a distribution between two numbers, both included, with the shared source.
    public convenience init(lowestValue: Int, highestValue: Int) {
        self.init(randomSource: GKRandomSource.sharedRandom(), lowestValue: lowestValue, highestValue: highestValue)
    }
    /// Creates a distribution from 1 to the number of sides.
    public convenience init(forDieWithSideCount sideCount: Int) { self.init(lowestValue: 1, highestValue: sideCount) }
    /// Returns the distribution of a die of 6 sides.
    open class func d6() -> Self { unsafeDowncast(GKRandomDistribution(forDieWithSideCount: 6), to: self) }
    /// Returns the distribution of a die of 20 sides.
    open class func d20() -> Self { unsafeDowncast(GKRandomDistribution(forDieWithSideCount: 20), to: self) }
    /// The number of different numbers.
    open var numberOfPossibleOutcomes: Int { max(1, highestValue - lowestValue + 1) }
    open func nextInt() -> Int { lowestValue + source.nextInt(upperBound: max(1, highestValue - lowestValue + 1)) }
    /// Returns a number of the distribution, at most `upperBound` - 1.
    open func nextInt(upperBound: Int) -> Int { min(nextInt(), upperBound - 1) }
    open func nextUniform() -> Float { source.nextUniform() }
    open func nextBool() -> Bool { source.nextBool() }
}
/// Normally distributed numbers around a mean.
open class GKGaussianDistribution: GKRandomDistribution {
    open private(set) var mean: Float, deviation: Float
    /// Creates a distribution between two numbers, which are three deviations from the mean.
    public override init(randomSource source: any GKRandom, lowestValue: Int, highestValue: Int) {
        (mean, deviation) = (Float(lowestValue + highestValue) / 2, Float(highestValue - lowestValue) / 6)
        super.init(randomSource: source, lowestValue: lowestValue, highestValue: highestValue)
    }
    /// Creates a distribution around a mean. The numbers are at most three deviations from it.
    public init(randomSource source: any GKRandom, mean: Float, deviation: Float) {
        (self.mean, self.deviation) = (mean, deviation)
        super.init(
            randomSource: source, lowestValue: Int((mean - 3 * deviation).rounded()), highestValue: Int((mean + 3 * deviation).rounded()))
    }
    open override func nextInt() -> Int {
        let normal = (-2 * log(max(source.nextUniform(), .leastNormalMagnitude))).squareRoot() * cos(2 * .pi * source.nextUniform())
        return min(max(Int((mean + normal * deviation).rounded()), lowestValue), highestValue)
    }
}
/// Numbers that repeat only after all others have occurred.
open class GKShuffledDistribution: GKRandomDistribution {
    private var bag: [Int] = []
    open override func nextInt() -> Int {
        if bag.isEmpty { bag = Array(lowestValue...max(lowestValue, highestValue)) }
        return bag.remove(at: source.nextInt(upperBound: bag.count))
    }
}
extension NSArray {
    /// Returns the elements in random order.
    public func shuffled() -> [Any] { GKRandomSource.sharedRandom().arrayByShufflingObjects(in: Array(self)) }
    /// Returns the elements in the random order of a source.
    public func shuffled(using randomSource: GKRandomSource) -> [Any] { randomSource.arrayByShufflingObjects(in: Array(self)) }
}

// MARK: State machines

/// One state of a machine, which decides which states may follow it.
open class GKState: NSObject {
    open internal(set) weak var stateMachine: GKStateMachine?
    public override init() { super.init() }
    /// Returns whether a state of a class may follow. The default is true.
    open func isValidNextState(_ stateClass: AnyClass) -> Bool { true }
    /// Called when the state has become the current one.
    open func didEnter(from previousState: GKState?) {}
    /// Called in each frame, with the seconds since the last call.
    open func update(deltaTime seconds: TimeInterval) {}
    /// Called before another state becomes the current one.
    open func willExit(to nextState: GKState) {}
}
/// A machine that is in one of its states at a time.
open class GKStateMachine: NSObject {
    open private(set) var currentState: GKState?
    private let states: [GKState]
    /// Creates a machine of states, without a current one.
    public init(states: [GKState]) {
        self.states = states
        super.init()
        for state in states { state.stateMachine = self }
    }
    /// Returns the state of exactly a class, or nil.
    public func state<State: GKState>(forClass stateClass: State.Type) -> State? { states.first { type(of: $0) == stateClass } as? State }
    /// Returns whether a state of a class may follow the current one.
    open func canEnterState(_ stateClass: AnyClass) -> Bool { currentState?.isValidNextState(stateClass) ?? true }
    /// Makes the state of a class the current one. Returns false if it may not follow.
    @discardableResult
    open func enter(_ stateClass: AnyClass) -> Bool {
        guard canEnterState(stateClass), let next = states.first(where: { type(of: $0) == stateClass }) else { return false }
        let previous = currentState
        previous?.willExit(to: next)
        currentState = next
        next.didEnter(from: previous)
        return true
    }
    /// Updates the current state, with the seconds since the last call.
    open func update(deltaTime sec: TimeInterval) { currentState?.update(deltaTime: sec) }
}

// MARK: Games

public let GKGameModelMaxScore = Int(Int32.max), GKGameModelMinScore = Int(Int32.min)
/// A move and its value.
public protocol GKGameModelUpdate: NSObjectProtocol { var value: Int { get set } }
/// A player who makes moves.
public protocol GKGameModelPlayer: NSObjectProtocol { var playerId: Int { get } }
/// A state of a game, from which a strategist looks ahead.
public protocol GKGameModel: NSObjectProtocol, NSCopying {
    /// The players; nil if there are none.
    var players: [any GKGameModelPlayer]? { get }
    /// The player whose turn it is; nil if there is none.
    var activePlayer: (any GKGameModelPlayer)? { get }
    /// Takes the state of another model.
    func setGameModel(_ gameModel: any GKGameModel)
    /// Returns the possible moves of a player; nil or empty at the end.
    func gameModelUpdates(for player: any GKGameModelPlayer) -> [any GKGameModelUpdate]?
    /// Makes a move.
    func apply(_ gameModelUpdate: any GKGameModelUpdate)
    /// Returns the score of a player. The default is 0.
    func score(for player: any GKGameModelPlayer) -> Int
    /// Returns whether a player has won. The default is false.
    func isWin(for player: any GKGameModelPlayer) -> Bool
    /// Returns whether a player has lost. The default is false.
    func isLoss(for player: any GKGameModelPlayer) -> Bool
}
extension GKGameModel {
    public func score(for player: any GKGameModelPlayer) -> Int { 0 }
    public func isWin(for player: any GKGameModelPlayer) -> Bool { false }
    public func isLoss(for player: any GKGameModelPlayer) -> Bool { false }
}
/// Finds the best move by looking some moves ahead.
open class GKMinmaxStrategist: NSObject {
    /// The game, of which moves are tried on copies.
    open var gameModel: (any GKGameModel)?
    /// The source that decides between equal moves. It is stored but has no effect.
    open var randomSource: (any GKRandom)?
    /// The number of moves to look ahead.
    open var maxLookAheadDepth = 0
    public override init() { super.init() }

    /// Returns the best move of a player, or nil if there is none.
    open func bestMove(for player: any GKGameModelPlayer) -> (any GKGameModelUpdate)? { scored(player).max { $0.value < $1.value } }
    /// Returns the best move of the player whose turn it is, or nil if there is none.
    open func bestMoveForActivePlayer() -> (any GKGameModelUpdate)? { gameModel?.activePlayer.flatMap { bestMove(for: $0) } }

    final func value(of move: any GKGameModelUpdate, for player: any GKGameModelPlayer) -> Int {
        gameModel.map { value(after: move, in: $0, for: player, depth: maxLookAheadDepth - 1) } ?? 0
    }
    private func scored(_ player: any GKGameModelPlayer) -> [any GKGameModelUpdate] {
        guard let model = gameModel, let moves = model.gameModelUpdates(for: player) else { return [] }
        for move in moves { move.value = value(after: move, in: model, for: player, depth: maxLookAheadDepth - 1) }
        return moves
    }
    private func value(after move: any GKGameModelUpdate, in model: any GKGameModel, for player: any GKGameModelPlayer, depth: Int) -> Int {
        guard let next = model.copy(with: nil) as? any GKGameModel else { return 0 }
        next.apply(move)
        if next.isWin(for: player) { return GKGameModelMaxScore - 100 + depth }
        if next.isLoss(for: player) { return GKGameModelMinScore + 100 - depth }
        guard depth > 0, let active = next.activePlayer, let moves = next.gameModelUpdates(for: active), !moves.isEmpty else {
            return next.score(for: player)
        }
        let values = moves.map { value(after: $0, in: next, for: player, depth: depth - 1) }
        return (active.playerId == player.playerId ? values.max() : values.min()) ?? 0
    }
}
