import Foundation

/// A question of a decision tree, or an answer's action at its end.
open class GKDecisionNode: NSObject {
    enum Branch {
        case value(NSObject), predicate(NSPredicate), weight(Int)
    }
    /// The question; the action for a node without branches.
    let attribute: any NSObjectProtocol
    private(set) var branches: [(branch: Branch, node: GKDecisionNode)] = []
    init(_ attribute: any NSObjectProtocol) { self.attribute = attribute }
    private func add(_ branch: Branch, _ attribute: any NSObjectProtocol) -> GKDecisionNode {
        let node = GKDecisionNode(attribute)
        branches.append((branch, node))
        return node
    }
    /// Adds what follows an answer.
    @discardableResult open func createBranch(value: NSNumber, attribute: any NSObjectProtocol) -> GKDecisionNode {
        add(.value(value), attribute)
    }
    /// Adds what follows an answer.
    @discardableResult open func createBranch(value: any NSObjectProtocol, attribute: any NSObjectProtocol) -> GKDecisionNode {
        add(.value(value as? NSObject ?? NSNull()), attribute)
    }
    /// Adds what follows an answer for which a predicate is true.
    @discardableResult open func createBranch(predicate: NSPredicate, attribute: any NSObjectProtocol) -> GKDecisionNode {
        add(.predicate(predicate), attribute)
    }
    /// Adds what follows at random, as often as its weight in that of all says.
    @discardableResult open func createBranch(weight: Int, attribute: any NSObjectProtocol) -> GKDecisionNode {
        add(.weight(weight), attribute)
    }
}
/// A tree of questions, whose answers lead to an action.
open class GKDecisionTree: NSObject {
    open private(set) var rootNode: GKDecisionNode?
    /// The source of random branches.
    open var randomSource: GKRandomSource = .sharedRandom()
    public init(attribute: any NSObjectProtocol) { rootNode = GKDecisionNode(attribute) }
    /// Learns a tree from examples: the answers to the attributes of each, and its action. The questions that tell more come first.
    public init(examples: [[any NSObjectProtocol]], actions: [any NSObjectProtocol], attributes: [any NSObjectProtocol]) {
        super.init()
        let rows = zip(examples, actions).map { (answers: $0.map { $0 as? NSObject ?? NSNull() }, action: $1 as? NSObject ?? NSNull()) }
        rootNode = Self.root(rows, attributes, Array(attributes.indices))
    }
    private typealias Row = (answers: [NSObject], action: NSObject)
    private static func root(_ rows: [Row], _ attributes: [any NSObjectProtocol], _ left: [Int]) -> GKDecisionNode? {
        guard let first = rows.first else { return nil }
        guard rows.contains(where: { $0.action != first.action }), !left.isEmpty else { return GKDecisionNode(common(rows)) }
        let best = left.min { uncertainty(rows, $0) < uncertainty(rows, $1) } ?? left[0]
        let node = GKDecisionNode(attributes[best])
        for value in distinct(rows.map { $0.answers[best] }) {
            let part = rows.filter { $0.answers[best] == value }
            guard let child = root(part, attributes, left.filter { $0 != best }) else { continue }
            node.createBranch(value: value as any NSObjectProtocol, attribute: child.attribute).take(child)
        }
        return node
    }
    private static func common(_ rows: [Row]) -> NSObject {
        let actions = rows.map(\.action)
        return distinct(actions).max { one, two in actions.filter { $0 == one }.count < actions.filter { $0 == two }.count } ?? NSNull()
    }
    private static func distinct(_ list: [NSObject]) -> [NSObject] {
        list.reduce(into: []) { found, item in if !found.contains(item) { found.append(item) } }
    }
    /// The mean entropy of the actions after an answer.
    private static func uncertainty(_ rows: [Row], _ attribute: Int) -> Double {
        distinct(rows.map { $0.answers[attribute] }).reduce(0) { sum, value in
            let part = rows.filter { $0.answers[attribute] == value }
            let entropy = distinct(part.map(\.action)).reduce(0.0) { sum, action in
                let share = Double(part.filter { $0.action == action }.count) / Double(part.count)
                return sum - share * log2(share)
            }
            return sum + entropy * Double(part.count) / Double(rows.count)
        }
    }

    /// Returns the action for the answers to questions; nil if an answer is missing or has no branch.
    open func findAction(forAnswers answers: [AnyHashable: any NSObjectProtocol]) -> (any NSObjectProtocol)? {
        var node = rootNode
        while let current = node {
            guard !current.branches.isEmpty else { return current.attribute }
            let total = current.branches.reduce(0) { sum, item in if case .weight(let weight) = item.branch { sum + weight } else { sum } }
            if total > 0 {
                var chosen = randomSource.nextInt(upperBound: total)
                node = nil
                for case (.weight(let weight), let next) in current.branches {
                    if chosen < weight {
                        node = next
                        break
                    }
                    chosen -= weight
                }
                continue
            }
            let key = current.attribute as? NSObject
            guard let answer = answers.first(where: { ($0.key.base as? NSObject) == key || "\($0.key)" == "\(current.attribute)" })?.value
            else { return nil }
            node =
                current.branches.first { item in
                    switch item.branch {
                    case .value(let value): value.isEqual(answer)
                    case .predicate(let predicate): predicate.evaluate(with: answer)
                    case .weight: false
                    }
                }?.node
        }
        return nil
    }
}
extension GKDecisionNode {
    /// Takes the branches of another node.
    fileprivate func take(_ other: GKDecisionNode) {
        for item in other.branches {
            guard case .value(let value) = item.branch else { continue }
            createBranch(value: value as any NSObjectProtocol, attribute: item.node.attribute).take(item.node)
        }
    }
}

/// Finds moves of a game.
public protocol GKStrategist: NSObjectProtocol {
    var gameModel: (any GKGameModel)? { get set }
    var randomSource: (any GKRandom)? { get set }
    func bestMoveForActivePlayer() -> (any GKGameModelUpdate)?
}
extension GKMinmaxStrategist: GKStrategist {
    /// Returns one of a number of the best moves of a player, or nil if there is none.
    public func randomMove(for player: any GKGameModelPlayer, fromNumberOfBestMoves numMovesToConsider: Int) -> (any GKGameModelUpdate)? {
        guard let best = bestMove(for: player), let moves = gameModel?.gameModelUpdates(for: player), numMovesToConsider > 1 else {
            return bestMove(for: player)
        }
        var values: [(move: any GKGameModelUpdate, value: Int)] = []
        for move in moves { values.append((move, value(of: move, for: player))) }
        let chosen = values.sorted { $0.value > $1.value }.prefix(numMovesToConsider)
        let source = randomSource ?? GKRandomSource.sharedRandom()
        return chosen.isEmpty ? best : chosen[chosen.startIndex + source.nextInt(upperBound: chosen.count)].move
    }
}
/// Finds a move by playing games to their end at random.
open class GKMonteCarloStrategist: NSObject, GKStrategist {
    open var gameModel: (any GKGameModel)?
    open var randomSource: (any GKRandom)?
    /// The number of games, and the weight of moves that were tried less.
    open var budget: UInt = 100, explorationParameter: UInt = 1
    public override init() { super.init() }

    /// Returns the move of the player whose turn it is that won most often, or nil if there is none.
    open func bestMoveForActivePlayer() -> (any GKGameModelUpdate)? {
        guard let model = gameModel, let player = model.activePlayer, let moves = model.gameModelUpdates(for: player), !moves.isEmpty else {
            return nil
        }
        let source = randomSource ?? GKRandomSource.sharedRandom()
        var wins = [Double](repeating: 0, count: moves.count), tries = wins
        for game in 0..<max(Int(clamping: budget), moves.count) {
            // Each move once, and then the one with the best sum of success and novelty.
            let index =
                game < moves.count
                ? game
                : moves.indices.max {
                    func worth(_ index: Int) -> Double {
                        wins[index] / tries[index] + Double(explorationParameter) * (2 * log(Double(game)) / tries[index]).squareRoot()
                    }
                    return worth($0) < worth($1)
                } ?? 0
            guard let copy = model.copy(with: nil) as? any GKGameModel else { return moves.first }
            copy.apply(moves[index])
            tries[index] += 1
            wins[index] += Self.play(copy, player, source)
        }
        return moves.indices.max { wins[$0] / tries[$0] < wins[$1] / tries[$1] }.map { moves[$0] }
    }
    private static func play(_ model: any GKGameModel, _ player: any GKGameModelPlayer, _ source: any GKRandom) -> Double {
        for _ in 0..<1000 {
            if model.isWin(for: player) { return 1 }
            if model.isLoss(for: player) { return 0 }
            guard let active = model.activePlayer, let moves = model.gameModelUpdates(for: active), !moves.isEmpty else { break }
            model.apply(moves[source.nextInt(upperBound: moves.count)])
        }
        return 0.5
    }
}
