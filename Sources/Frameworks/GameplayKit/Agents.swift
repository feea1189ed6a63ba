import simdCompanion

/// Called before and after an agent moves.
public protocol GKAgentDelegate: NSObjectProtocol {
    func agentWillUpdate(_ agent: GKAgent)
    func agentDidUpdate(_ agent: GKAgent)
}
extension GKAgentDelegate {
    public func agentWillUpdate(_ agent: GKAgent) {}
    public func agentDidUpdate(_ agent: GKAgent) {}
}
/// Something that moves by the goals of its behavior.
open class GKAgent: GKComponent {
    open weak var delegate: (any GKAgentDelegate)?
    open var behavior: GKBehavior?
    open var mass: Float = 1, radius: Float = 0.5
    open var speed: Float = 0
    open var maxAcceleration: Float = 1, maxSpeed: Float = 1
    public override init() { super.init() }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    /// The place and the velocity in space.
    final var place = vector_float3(), motion = vector_float3()
    /// The direction of a wandering agent.
    final var wander: Float = 0

    final func move(_ seconds: TimeInterval) {
        let time = Float(seconds)
        delegate?.agentWillUpdate(self)
        if let behavior, time > 0 {
            var force = behavior.force(on: self, time)
            let size = length(force)
            if size > maxAcceleration, size > 0 { force *= maxAcceleration / size }
            motion += force / max(mass, .leastNormalMagnitude) * time
            let fast = length(motion)
            if fast > maxSpeed, fast > 0 { motion *= maxSpeed / fast }
            place += motion * time
            speed = length(motion)
        }
        delegate?.agentDidUpdate(self)
    }
}
/// An agent in a plane.
open class GKAgent2D: GKAgent {
    open var position: vector_float2 {
        get { vector_float2(place.x, place.y) }
        set { place = vector_float3(newValue.x, newValue.y, 0) }
    }
    open var velocity: vector_float2 { vector_float2(motion.x, motion.y) }
    /// The angle in radians of the agent's front.
    open var rotation: Float = 0
    open override func update(deltaTime seconds: TimeInterval) {
        move(seconds)
        if speed > 0.0001 { rotation = atan2(motion.y, motion.x) }
    }
}
/// An agent in space.
open class GKAgent3D: GKAgent {
    open var position: vector_float3 {
        get { place }
        set { place = newValue }
    }
    open var velocity: vector_float3 { motion }
    open var rightHanded = true
    open var rotation = matrix_float3x3(1)
    open override func update(deltaTime seconds: TimeInterval) {
        move(seconds)
        guard speed > 0.0001 else { return }
        let front = normalize(motion), up = abs(front.y) > 0.999 ? vector_float3(1, 0, 0) : vector_float3(0, 1, 0)
        let side = normalize(cross(up, front)) * (rightHanded ? 1 : -1)
        rotation = matrix_float3x3(columns: (side, cross(front, side) * (rightHanded ? 1 : -1), front))
    }
}
/// A way that agents follow.
open class GKPath: NSObject {
    private final let points: [vector_float3]
    open var radius: Float
    open var isCyclical: Bool
    /// Creates a way of points.
    public init(points: [vector_float2], radius: Float, cyclical: Bool) {
        (self.points, self.radius, isCyclical) = (points.map { vector_float3($0.x, $0.y, 0) }, radius, cyclical)
    }
    /// Creates a way of points of space.
    public init(points: [vector_float3], radius: Float, cyclical: Bool) {
        (self.points, self.radius, isCyclical) = (points, radius, cyclical)
    }
    /// Creates a way of the nodes of a graph.
    public convenience init(graphNodes: [GKGraphNode], radius: Float) {
        let points = graphNodes.compactMap { node -> vector_float3? in
            if let node = node as? GKGraphNode2D { return vector_float3(node.position.x, node.position.y, 0) }
            return (node as? GKGraphNode3D)?.position
        }
        self.init(points: points, radius: radius, cyclical: false)
    }
    open var numPoints: Int { points.count }
    open func float2(at index: Int) -> vector_float2 { vector_float2(points[index].x, points[index].y) }
    open func float3(at index: Int) -> vector_float3 { points[index] }

    /// The nearest place on the way, and one that is a distance farther.
    final func places(near point: vector_float3, ahead: Float) -> (nearest: vector_float3, next: vector_float3)? {
        guard let first = points.first else { return nil }
        let list = isCyclical ? points + [first] : points
        guard list.count > 1 else { return (first, first) }
        var best = (distance: Float.infinity, index: 0, place: first)
        for index in 0..<(list.count - 1) {
            let way = list[index + 1] - list[index], square = length_squared(way)
            let share = square > 0 ? min(max(dot(point - list[index], way) / square, 0), 1) : 0
            let place = list[index] + way * share, far = distance(place, point)
            if far < best.distance { best = (far, index, place) }
        }
        var left = abs(ahead), place = best.place
        if ahead >= 0 {
            var index = best.index + 1
            for _ in 0...list.count {
                let target = list[index], far = distance(place, target)
                if left <= far { return (best.place, far > 0 ? place + (target - place) * (left / far) : target) }
                (left, place, index) = (left - far, target, index + 1)
                if index >= list.count {
                    guard isCyclical else { return (best.place, target) }
                    index = 1
                }
            }
        } else {
            var index = best.index
            for _ in 0...list.count {
                let target = list[index], far = distance(place, target)
                if left <= far { return (best.place, far > 0 ? place + (target - place) * (left / far) : target) }
                (left, place, index) = (left - far, target, index - 1)
                if index < 0 {
                    guard isCyclical else { return (best.place, target) }
                    index = list.count - 2
                }
            }
        }
        return (best.place, place)
    }
}
/// A goal of an agent.
open class GKGoal: NSObject {
    /// The wanted acceleration of an agent.
    final let force: (GKAgent, Float) -> vector_float3
    private init(_ force: @escaping (GKAgent, Float) -> vector_float3) { self.force = force }

    /// The change of velocity toward a point, at full speed.
    private static func steer(_ agent: GKAgent, toward point: vector_float3, _ direction: Float = 1) -> vector_float3 {
        let way = point - agent.place, far = length(way)
        return far > 0.0001 ? way / far * (agent.maxSpeed * direction) - agent.motion : .zero
    }
    public convenience init(toSeekAgent agent: GKAgent) { self.init { own, _ in Self.steer(own, toward: agent.place) } }
    /// Moves away from an agent.
    public convenience init(toFleeAgent agent: GKAgent) { self.init { own, _ in Self.steer(own, toward: agent.place, -1) } }
    /// Moves to the place where another agent will be, at most some seconds later.
    public convenience init(toInterceptAgent target: GKAgent, maxPredictionTime: TimeInterval) {
        self.init { own, _ in
            let time = min(distance(own.place, target.place) / max(own.maxSpeed, 0.0001), Float(maxPredictionTime))
            return Self.steer(own, toward: target.place + target.motion * time)
        }
    }
    /// Moves forward, and turns at random.
    public convenience init(toWander speed: Float) {
        self.init { own, _ in
            own.wander += (GKRandomSource.sharedRandom().nextUniform() - 0.5) * 0.5
            let front = length(own.motion) > 0.0001 ? atan2(own.motion.y, own.motion.x) : 0
            return vector_float3(cos(front + own.wander), sin(front + own.wander), 0) * speed - own.motion
        }
    }
    /// Moves with a speed.
    public convenience init(toReachTargetSpeed targetSpeed: Float) {
        self.init { own, _ in
            let fast = length(own.motion)
            let front = fast > 0.0001 ? own.motion / fast : vector_float3(1, 0, 0)
            return front * (targetSpeed - fast)
        }
    }
    /// Turns away from obstacles that are reached in some seconds.
    public convenience init(toAvoid obstacles: [GKObstacle], maxPredictionTime: TimeInterval) {
        self.init { own, _ in
            obstacles.reduce(into: .zero) { sum, obstacle in
                switch obstacle {
                case let disk as GKCircleObstacle:
                    sum += Self.avoid(own, vector_float3(disk.position.x, disk.position.y, 0), disk.radius, .zero, Float(maxPredictionTime))
                case let ball as GKSphereObstacle: sum += Self.avoid(own, ball.position, ball.radius, .zero, Float(maxPredictionTime))
                case let polygon as GKPolygonObstacle:
                    sum += Self.avoid(
                        own, vector_float3(polygon.center.x, polygon.center.y, 0), polygon.reach, .zero, Float(maxPredictionTime))
                default: break
                }
            }
        }
    }
    /// Turns away from agents that are reached in some seconds.
    public convenience init(toAvoid agents: [GKAgent], maxPredictionTime: TimeInterval) {
        self.init { own, _ in
            agents.reduce(into: .zero) { sum, other in
                if other !== own { sum += Self.avoid(own, other.place, other.radius, other.motion, Float(maxPredictionTime)) }
            }
        }
    }
    /// The acceleration away from the nearest place of a meeting, if there is one in time.
    private static func avoid(
        _ own: GKAgent, _ center: vector_float3, _ radius: Float, _ motion: vector_float3, _ longest: Float
    ) -> vector_float3 {
        let relative = own.motion - motion, way = center - own.place, square = length_squared(relative)
        let time = square > 0 ? min(max(dot(way, relative) / square, 0), longest) : 0
        let miss = own.place + own.motion * time - (center + motion * time), far = length(miss), reach = radius + own.radius
        guard far < reach else { return .zero }
        if far > 0.0001 { return miss / far * own.maxSpeed }
        // Straight at the middle: turn to the left.
        let front = length(own.motion) > 0.0001 ? normalize(own.motion) : vector_float3(1, 0, 0)
        return vector_float3(-front.y, front.x, 0) * own.maxSpeed
    }
    private static func near(_ own: GKAgent, _ agents: [GKAgent], _ farthest: Float, _ angle: Float) -> [GKAgent] {
        agents.filter { other in
            let way = other.place - own.place, far = length(way)
            guard other !== own, far <= farthest else { return false }
            guard length(own.motion) > 0.0001, far > 0.0001 else { return true }
            return acos(min(max(dot(way, own.motion) / far / length(own.motion), -1), 1)) <= angle
        }
    }
    /// Moves away from near agents.
    public convenience init(toSeparateFrom agents: [GKAgent], maxDistance: Float, maxAngle: Float) {
        self.init { own, _ in
            Self.near(own, agents, maxDistance, maxAngle).reduce(into: .zero) { sum, other in
                let way = own.place - other.place, far = max(length(way), 0.0001)
                sum += way / far * own.maxSpeed * (1 - far / max(maxDistance, 0.0001))
            }
        }
    }
    /// Moves in the direction of near agents.
    public convenience init(toAlignWith agents: [GKAgent], maxDistance: Float, maxAngle: Float) {
        self.init { own, _ in
            let others = Self.near(own, agents, maxDistance, maxAngle)
            return others.isEmpty ? .zero : others.reduce(into: .zero) { $0 += $1.motion } / Float(others.count) - own.motion
        }
    }
    /// Moves to the middle of near agents.
    public convenience init(toCohereWith agents: [GKAgent], maxDistance: Float, maxAngle: Float) {
        self.init { own, _ in
            let others = Self.near(own, agents, maxDistance, maxAngle)
            return others.isEmpty ? .zero : Self.steer(own, toward: others.reduce(into: .zero) { $0 += $1.place } / Float(others.count))
        }
    }
    /// Moves along a way.
    public convenience init(toFollow path: GKPath, maxPredictionTime: TimeInterval, forward: Bool) {
        self.init { own, _ in
            let ahead = own.maxSpeed * Float(maxPredictionTime) * (forward ? 1 : -1)
            return path.places(near: own.place, ahead: ahead).map { Self.steer(own, toward: $0.next) } ?? .zero
        }
    }
    /// Moves back to a way that is left in some seconds.
    public convenience init(toStayOn path: GKPath, maxPredictionTime: TimeInterval) {
        self.init { own, _ in
            let coming = own.place + own.motion * Float(maxPredictionTime)
            guard let nearest = path.places(near: coming, ahead: 0)?.nearest, distance(nearest, coming) > path.radius else { return .zero }
            return Self.steer(own, toward: nearest)
        }
    }
}
/// Goals with weights.
open class GKBehavior: NSObject {
    private final var goals: [(goal: GKGoal, weight: Float)] = []
    public override init() { super.init() }
    public convenience init(goal: GKGoal, weight: Float) { self.init(goals: [goal], andWeights: [NSNumber(value: weight)]) }
    public convenience init(goals: [GKGoal]) { self.init(goals: goals, andWeights: goals.map { _ in 1 }) }
    public init(goals: [GKGoal], andWeights weights: [NSNumber]) {
        self.goals = zip(goals, weights).map { ($0, $1.floatValue) }
    }
    public convenience init(weightedGoals: [GKGoal: NSNumber]) {
        self.init(goals: Array(weightedGoals.keys), andWeights: Array(weightedGoals.values))
    }
    open var goalCount: Int { goals.count }
    /// Sets the weight of a goal, which is added if it isn't there.
    open func setWeight(_ weight: Float, for goal: GKGoal) {
        if let index = goals.firstIndex(where: { $0.goal === goal }) { goals[index].weight = weight } else { goals.append((goal, weight)) }
    }
    /// Returns the weight of a goal, 0 for one that isn't there.
    open func weight(for goal: GKGoal) -> Float { goals.first { $0.goal === goal }?.weight ?? 0 }
    open func remove(_ goal: GKGoal) { goals.removeAll { $0.goal === goal } }
    open func removeAllGoals() { goals = [] }
    open subscript(index: Int) -> GKGoal { goals[index].goal }
    open subscript(goal: GKGoal) -> NSNumber? {
        get { goals.first { $0.goal === goal }.map { NSNumber(value: $0.weight) } }
        set { if let newValue { setWeight(newValue.floatValue, for: goal) } else { remove(goal) } }
    }
    func force(on agent: GKAgent, _ time: Float) -> vector_float3 {
        goals.reduce(into: .zero) { $0 += $1.goal.force(agent, time) * $1.weight }
    }
}
/// Behaviors with weights.
open class GKCompositeBehavior: GKBehavior {
    private final var behaviors: [(behavior: GKBehavior, weight: Float)] = []
    public convenience init(behaviors: [GKBehavior]) { self.init(behaviors: behaviors, andWeights: behaviors.map { _ in 1 }) }
    public convenience init(behaviors: [GKBehavior], andWeights weights: [NSNumber]) {
        self.init()
        self.behaviors = zip(behaviors, weights).map { ($0, $1.floatValue) }
    }
    open var behaviorCount: Int { behaviors.count }
    open func setWeight(_ weight: Float, for behavior: GKBehavior) {
        if let index = behaviors.firstIndex(where: { $0.behavior === behavior }) {
            behaviors[index].weight = weight
        } else {
            behaviors.append((behavior, weight))
        }
    }
    open func weight(for behavior: GKBehavior) -> Float { behaviors.first { $0.behavior === behavior }?.weight ?? 0 }
    open func remove(_ behavior: GKBehavior) { behaviors.removeAll { $0.behavior === behavior } }
    open func removeAllBehaviors() { behaviors = [] }
    open subscript(index: Int) -> GKBehavior { behaviors[index].behavior }
    open subscript(behavior: GKBehavior) -> NSNumber? {
        get { behaviors.first { $0.behavior === behavior }.map { NSNumber(value: $0.weight) } }
        set { if let newValue { setWeight(newValue.floatValue, for: behavior) } else { remove(behavior) } }
    }
    override func force(on agent: GKAgent, _ time: Float) -> vector_float3 {
        behaviors.reduce(into: super.force(on: agent, time)) { $0 += $1.behavior.force(on: agent, time) * $1.weight }
    }
}
