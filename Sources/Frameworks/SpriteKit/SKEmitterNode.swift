import UIKit

/// Emits particles from the node's position, such as sparks, smoke, or rain.
open class SKEmitterNode: SKNode {
    private let emitter = CAEmitterLayer()
    private var isChanged = true
    private var age: TimeInterval = 0

    public override init() {
        super.init()
        layer.addSublayer(emitter)
    }
    public required init?(coder aDecoder: NSCoder) {
        super.init(coder: aDecoder)
        layer.addSublayer(emitter)
    }

    /// The picture of particles; nil for a square.
    open var particleTexture: SKTexture? { didSet { isChanged = true } }
    /// The program that draws pixels; nil for none. It is stored but has no effect.
    open var shader: SKShader?
    /// The order in which particles are drawn. It is stored but has no effect.
    open var particleRenderOrder = SKParticleRenderOrder.oldestLast
    /// The way in which particles are combined with what is behind them.
    open var particleBlendMode = SKBlendMode.alpha { didSet { isChanged = true } }
    /// The color of particles. Until it is set, particles without a texture are invisible.
    open var particleColor = UIColor.clear { didSet { isChanged = true } }
    /// The strength of the color, from 0 to 1.
    open var particleColorBlendFactor: CGFloat = 0 { didSet { isChanged = true } }
    /// The range of red in which particles vary.
    open var particleColorRedRange: CGFloat = 0 { didSet { isChanged = true } }
    /// The range of green in which particles vary.
    open var particleColorGreenRange: CGFloat = 0 { didSet { isChanged = true } }
    /// The range of blue in which particles vary.
    open var particleColorBlueRange: CGFloat = 0 { didSet { isChanged = true } }
    /// The range of alpha in which particles vary.
    open var particleColorAlphaRange: CGFloat = 0 { didSet { isChanged = true } }
    // FIXME(gap): colors, sizes and opacities change at the speeds below; the values of a sequence after its first are not drawn.
    /// The colors over a particle's life. Only the first is used.
    open var particleColorSequence: SKKeyframeSequence? { didSet { isChanged = true } }
    /// The opacities and scales during a particle's life; nil for none. Only the first ones are used.
    open var particleAlphaSequence: SKKeyframeSequence?, particleScaleSequence: SKKeyframeSequence?
    /// The place at which particles begin, in points.
    open var particlePosition = CGPoint.zero { didSet { isChanged = true } }
    /// The range of places in which particles begin, in points.
    open var particlePositionRange = CGVector.zero { didSet { isChanged = true } }
    /// The speed in points per second.
    open var particleSpeed: CGFloat = 0 { didSet { isChanged = true } }
    /// The range of speeds in which particles vary, in points per second.
    open var particleSpeedRange: CGFloat = 0 { didSet { isChanged = true } }
    /// The angle in radians, counterclockwise from the right.
    open var emissionAngle: CGFloat = 0 { didSet { isChanged = true } }
    /// The range of directions in which particles vary, in radians.
    open var emissionAngleRange: CGFloat = 0 { didSet { isChanged = true } }
    /// The acceleration to the right, in points per second squared.
    open var xAcceleration: CGFloat = 0 { didSet { isChanged = true } }
    /// The acceleration upward, in points per second squared.
    open var yAcceleration: CGFloat = 0 { didSet { isChanged = true } }
    /// The number of particles per second.
    open var particleBirthRate: CGFloat = 0 { didSet { isChanged = true } }
    /// The number of particles to emit; 0 means no limit.
    open var numParticlesToEmit = 0 { didSet { isChanged = true } }
    /// The lifetime of particles in seconds.
    open var particleLifetime: CGFloat = 0 { didSet { isChanged = true } }
    /// The range of lifetimes in which particles vary, in seconds.
    open var particleLifetimeRange: CGFloat = 0 { didSet { isChanged = true } }
    /// The opacity of particles.
    open var particleAlpha: CGFloat = 1 { didSet { isChanged = true } }
    /// The range of opacities in which particles vary.
    open var particleAlphaRange: CGFloat = 0 { didSet { isChanged = true } }
    /// The change in opacity per second.
    open var particleAlphaSpeed: CGFloat = 0 { didSet { isChanged = true } }
    open var particleScale: CGFloat = 1 { didSet { isChanged = true } }
    /// The range of scales in which particles vary.
    open var particleScaleRange: CGFloat = 0 { didSet { isChanged = true } }
    /// The change in scale per second.
    open var particleScaleSpeed: CGFloat = 0 { didSet { isChanged = true } }
    /// The angle of particles in radians.
    open var particleRotation: CGFloat = 0 { didSet { isChanged = true } }
    /// The range of angles in which particles vary.
    open var particleRotationRange: CGFloat = 0 { didSet { isChanged = true } }
    /// The change in angle in radians per second.
    open var particleRotationSpeed: CGFloat = 0 { didSet { isChanged = true } }
    /// The size of particles in points; 0 uses the picture's.
    open var particleSize = CGSize.zero { didSet { isChanged = true } }
    /// The depth of particles. It is stored but has no effect.
    open var particleZPosition: CGFloat = 0
    /// The action of each particle; nil for none. It is stored but has no effect.
    open var particleAction: SKAction?
    // FIXME(gap): particles stay with their emitter.
    /// The node in which particles stay. They stay with their emitter.
    open weak var targetNode: SKNode?
    /// The fields that have an effect on particles. It is stored but has no effect.
    open var fieldBitMask: UInt32 = .max

    /// Advances the emitter as if the node had been there for some seconds.
    open func advanceSimulationTime(_ sec: TimeInterval) {
        age += sec
        isChanged = true
    }
    /// Starts again without particles.
    open func resetSimulation() {
        age = 0
        isChanged = true
    }

    override func makeCopy() -> SKNode { SKEmitterNode() }
    override func copyState(to copy: SKNode) {
        super.copyState(to: copy)
        guard let copy = copy as? SKEmitterNode else { return }
        (copy.particleTexture, copy.particleBlendMode, copy.particleColor, copy.particleColorBlendFactor) = (
            particleTexture, particleBlendMode, particleColor, particleColorBlendFactor
        )
        (copy.particleColorSequence, copy.particlePosition, copy.particlePositionRange, copy.particleSpeed) = (
            particleColorSequence, particlePosition, particlePositionRange, particleSpeed
        )
        (copy.particleSpeedRange, copy.emissionAngle, copy.emissionAngleRange, copy.xAcceleration, copy.yAcceleration) = (
            particleSpeedRange, emissionAngle, emissionAngleRange, xAcceleration, yAcceleration
        )
        (copy.particleBirthRate, copy.numParticlesToEmit, copy.particleLifetime, copy.particleLifetimeRange) = (
            particleBirthRate, numParticlesToEmit, particleLifetime, particleLifetimeRange
        )
        (copy.particleAlpha, copy.particleAlphaRange, copy.particleAlphaSpeed) = (particleAlpha, particleAlphaRange, particleAlphaSpeed)
        (copy.particleScale, copy.particleScaleRange, copy.particleScaleSpeed) = (particleScale, particleScaleRange, particleScaleSpeed)
        (copy.particleRotation, copy.particleRotationRange, copy.particleRotationSpeed, copy.particleSize) = (
            particleRotation, particleRotationRange, particleRotationSpeed, particleSize
        )
    }

    override func step(_ time: TimeInterval) {
        super.step(time)
        if isChanged { draw() }
        age += time
        // The last particle of a limited number has been emitted.
        if numParticlesToEmit > 0, particleBirthRate > 0, age >= TimeInterval(CGFloat(numParticlesToEmit) / particleBirthRate),
            emitter.birthRate > 0
        {
            emitter.birthRate = 0
        }
    }

    private func draw() {
        isChanged = false
        let cell = CAEmitterCell()
        let picture = particleTexture?.image ?? Self.dot
        cell.contents = picture.cgImage
        let shown = particleSize.width > 0 && picture.size.width > 0 ? particleSize.width / picture.size.width : 1 / picture.scale
        let color = (particleColorSequence?.first as? UIColor) ?? particleColor
        // Without a texture, particles have exactly the color; with one, the color's opacity has no effect.
        cell.color =
            particleTexture == nil
            ? color.withAlphaComponent(color.cgColor.alpha * particleAlpha).cgColor
            : UIColor.white.mixed(with: color, particleColorBlendFactor).withAlphaComponent(particleAlpha).cgColor
        (cell.redRange, cell.greenRange, cell.blueRange) = (
            Float(particleColorRedRange), Float(particleColorGreenRange), Float(particleColorBlueRange)
        )
        (cell.alphaRange, cell.alphaSpeed) = (Float(particleAlphaRange), Float(particleAlphaSpeed))
        (cell.birthRate, cell.lifetime, cell.lifetimeRange) = (
            Float(particleBirthRate), Float(particleLifetime), Float(particleLifetimeRange / 2)
        )
        (cell.velocity, cell.velocityRange) = (particleSpeed, particleSpeedRange / 2)
        // The layer's y axis points down.
        (cell.emissionLongitude, cell.emissionRange) = (-emissionAngle, emissionAngleRange / 2)
        (cell.xAcceleration, cell.yAcceleration) = (xAcceleration, -yAcceleration)
        (cell.scale, cell.scaleRange, cell.scaleSpeed) = (particleScale * shown, particleScaleRange / 2 * shown, particleScaleSpeed * shown)
        (cell.spin, cell.spinRange) = (-particleRotationSpeed, 0)
        CATransaction.withoutActions {
            emitter.emitterPosition = CGPoint(x: particlePosition.x, y: -particlePosition.y)
            emitter.emitterShape = .rectangle
            emitter.emitterMode = .surface
            emitter.emitterSize = CGSize(width: particlePositionRange.dx, height: particlePositionRange.dy)
            emitter.renderMode = particleBlendMode == .add ? .additive : .oldestFirst
            emitter.birthRate = 1
            emitter.beginTime = EventLoop.main.now - age
            emitter.emitterCells = [cell]
        }
    }

    /// The texture of particles without one: a small square.
    private static let dot = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image { context in
        UIColor.white.setFill()
        context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
    }
}

/// Values at fractions of a duration.
open class SKKeyframeSequence: NSObject {
    private var values: [(value: Any, time: CGFloat)] = []
    /// Creates a sequence of values at times from 0 to 1.
    public init(keyframeValues values: [Any], times: [NSNumber]) { self.values = zip(values, times).map { ($0, CGFloat($1.doubleValue)) } }
    /// Creates an empty sequence.
    public init(capacity numItems: Int) {}
    open func count() -> Int { values.count }
    /// Adds a value at a time from 0 to 1.
    open func addKeyframeValue(_ value: Any, time: CGFloat) { values.append((value, time)) }
    open func getKeyframeValue(for index: Int) -> Any { values[index].value }
    open func getKeyframeTime(for index: Int) -> CGFloat { values[index].time }
    open func removeLastKeyframe() { if !values.isEmpty { values.removeLast() } }
    open func removeKeyframe(at index: Int) { values.remove(at: index) }
    open func setKeyframeValue(_ value: Any, for index: Int) { values[index].value = value }
    open func setKeyframeTime(_ time: CGFloat, for index: Int) { values[index].time = time }
    /// Changes a value and its time.
    open func setKeyframeValue(_ value: Any, time: CGFloat, for index: Int) { values[index] = (value, time) }
    /// The values between two times.
    open var interpolationMode = SKInterpolationMode.linear
    /// What follows the last time.
    open var repeatMode = SKRepeatMode.clamp
    /// The value at a time: numbers and colors change between the times of two values, by the interpolation; others don't.
    open func sample(atTime time: CGFloat) -> Any? {
        guard let first = values.first, let last = values.last else { return nil }
        var time = time
        if repeatMode == .loop, last.time > 0, time > last.time { time = time.truncatingRemainder(dividingBy: last.time) }
        guard time > first.time else { return first.value }
        guard let index = values.firstIndex(where: { $0.time > time }), index > 0 else { return last.value }
        let one = values[index - 1], two = values[index]
        var share = two.time > one.time ? (time - one.time) / (two.time - one.time) : 0
        switch interpolationMode {
        case .step: return one.value
        case .spline: share = share * share * (3 - 2 * share)
        case .linear: break
        }
        if let start = Self.number(one.value), let end = Self.number(two.value) {
            return NSNumber(value: start + (end - start) * Double(share))
        }
        if let start = one.value as? UIColor, let end = two.value as? UIColor { return start.mixed(with: end, share) }
        return one.value
    }
    private static func number(_ value: Any) -> Double? {
        switch value {
        case let value as NSNumber: value.doubleValue
        case let value as Double: value
        case let value as CGFloat: Double(value)
        case let value as Float: Double(value)
        case let value as Int: Double(value)
        default: nil
        }
    }
    var first: Any? { values.first?.value }
}
/// The values between two times of a sequence.
public enum SKInterpolationMode: Int, Sendable { case linear = 1, spline, step }
/// What follows the last time of a sequence.
public enum SKRepeatMode: Int, Sendable { case clamp = 1, loop }
/// The order in which particles are drawn.
public enum SKParticleRenderOrder: UInt, Sendable { case oldestLast, oldestFirst, dontCare }
