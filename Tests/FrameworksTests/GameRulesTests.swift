import GameplayKitCompanion
import Testing

@MainActor @Suite("Rules, graphs, agents, and noise of GameplayKit")
struct GameRulesTests {
    @Test("rules assert facts in the order of their salience, once until a reset") func rules() {
        let system = GKRuleSystem()
        var order: [String] = []
        let late = GKRule(blockPredicate: { $0.grade(forFact: "hot" as NSString) > 0.5 }) { system in
            order.append("late")
            system.assertFact("run" as NSString)
        }
        late.salience = 2
        let early = GKRule(blockPredicate: { $0.state["heat"] as? Int == 3 }) { system in
            order.append("early")
            system.assertFact("hot" as NSString, grade: 0.7)
        }
        early.salience = 1
        system.add([late, early])
        system.state["heat"] = 3
        system.evaluate()
        #expect(order == ["early", "late"] && system.grade(forFact: "run" as NSString) == 1 && system.agenda.isEmpty)
        system.retractFact("hot" as NSString, grade: 0.2)
        #expect(abs(system.grade(forFact: "hot" as NSString) - 0.5) < 0.001)
        system.reset()
        #expect(system.facts.isEmpty && system.agenda.count == 2)
    }
    @Test("a path leads around missing nodes of a grid, and around obstacles") func paths() throws {
        let grid = GKGridGraph<GKGridGraphNode>(fromGridStartingAt: vector_int2(0, 0), width: 3, height: 3, diagonalsAllowed: false)
        let start = try #require(grid.node(atGridPosition: vector_int2(0, 0))),
            end = try #require(grid.node(atGridPosition: vector_int2(2, 0)))
        #expect(grid.findPath(from: start, to: end).count == 3)
        grid.remove([try #require(grid.node(atGridPosition: vector_int2(1, 0)))])
        #expect(grid.findPath(from: start, to: end).count == 5)

        let near = GKGridGraphNode(gridPosition: vector_int2(.min, 0)), far = GKGridGraphNode(gridPosition: vector_int2(.max, 0))
        #expect(near.cost(to: far) > 4e9)

        let square = GKPolygonObstacle(points: [vector_float2(-1, -1), vector_float2(1, -1), vector_float2(1, 1), vector_float2(-1, 1)])
        let graph = GKObstacleGraph<GKGraphNode2D>(obstacles: [square], bufferRadius: 0.5)
        let left = GKGraphNode2D(point: vector_float2(-5, 0)), right = GKGraphNode2D(point: vector_float2(5, 0))
        graph.connectUsingObstacles(node: left)
        graph.connectUsingObstacles(node: right)
        let path = graph.findPath(from: left, to: right).compactMap { $0 as? GKGraphNode2D }
        #expect(path.count == 4 && graph.nodes(for: square).count == 4)
        #expect(path.dropFirst().dropLast().allSatisfy { abs($0.position.y) > 1.4 })
    }
    @Test("an agent seeks another one, no faster than its greatest speed") func agents() {
        let agent = GKAgent2D(), goal = GKAgent2D()
        goal.position = vector_float2(10, 0)
        agent.maxSpeed = 2
        agent.maxAcceleration = 10
        agent.behavior = GKBehavior(goal: GKGoal(toSeekAgent: goal), weight: 1)
        for _ in 0..<60 { agent.update(deltaTime: 1.0 / 60) }
        #expect(agent.position.x > 0.5 && agent.position.y == 0 && agent.speed <= 2.001 && abs(agent.rotation) < 0.001)
    }
    @Test("a tree of questions leads to actions, and is learned from examples") func decisions() throws {
        let tree = GKDecisionTree(attribute: "color" as NSString)
        let root = try #require(tree.rootNode)
        root.createBranch(value: "red" as NSString, attribute: "stop" as NSString)
        root.createBranch(predicate: NSPredicate(format: "SELF BEGINSWITH 'g'"), attribute: "go" as NSString)
        #expect(tree.findAction(forAnswers: ["color": "green" as NSString]) as? NSString == "go")
        #expect(tree.findAction(forAnswers: ["color": "blue" as NSString]) == nil)
        let learned = GKDecisionTree(
            examples: [["a" as NSString, "x" as NSString], ["a" as NSString, "y" as NSString], ["b" as NSString, "y" as NSString]],
            actions: ["one" as NSString, "one" as NSString, "two" as NSString], attributes: ["first" as NSString, "second" as NSString])
        #expect(learned.findAction(forAnswers: ["first": "b" as NSString]) as? NSString == "two")
    }
    @Test("noise is the same for a seed, within its bounds, and can be changed") func noise() {
        let source = GKPerlinNoiseSource(frequency: 2, octaveCount: 3, persistence: 0.5, lacunarity: 2, seed: 7)
        let one = GKNoise(source), two = GKNoise(source)
        let place = vector_float2(0.3, 0.8)
        #expect(one.value(atPosition: place) == two.value(atPosition: place))
        two.invert()
        #expect(one.value(atPosition: place) == -two.value(atPosition: place))
        let map = GKNoiseMap(one, size: vector_double2(2, 2), origin: vector_double2(0, 0), sampleCount: vector_int2(8, 8), seamless: true)
        #expect((0..<8).allSatisfy { abs(map.value(at: vector_int2($0, 3))) <= 1 })
        #expect(SKTexture(noiseMap: map).size() == CGSize(width: 8, height: 8))
        #expect(map.interpolatedValue(at: vector_float2(3e38, .nan)) == map.value(at: vector_int2(7, 0)))
        let board = GKNoise(GKCheckerboardNoiseSource(squareSize: 1))
        #expect(board.value(atPosition: vector_float2(0.5, 0.5)) == 1 && board.value(atPosition: vector_float2(1.5, 0.5)) == -1)
    }
    @Test("trees find elements by place, and distributions have a mean") func places() {
        let tree = GKQuadtree<NSString>(
            boundingQuad: GKQuad(quadMin: vector_float2(0, 0), quadMax: vector_float2(9, 9)), minimumCellSize: 1)
        tree.add("a", at: vector_float2(1, 1))
        tree.add("b", in: GKQuad(quadMin: vector_float2(4, 4), quadMax: vector_float2(6, 6)))
        #expect(tree.elements(at: vector_float2(5, 5)) == ["b"])
        let normal = GKGaussianDistribution(randomSource: GKMersenneTwisterRandomSource(seed: 3), mean: 50, deviation: 5)
        #expect(normal.lowestValue == 35 && normal.highestValue == 65 && normal.numberOfPossibleOutcomes == 31)
        #expect(GKMersenneTwisterRandomSource(seed: 3).nextInt() == GKMersenneTwisterRandomSource(seed: 3).nextInt())
    }
}
