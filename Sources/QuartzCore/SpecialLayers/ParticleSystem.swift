import CoreGraphics
import Foundation

/// The particles of one emitter layer: born at their cells' rates, each with random properties, and moved by closed formulas until they
/// die. The random sequence depends on the layer's seed, so that a run of the clock always shows the same picture.
struct ParticleSystem {
    struct Particle {
        let cell: CAEmitterCell
        let birth: CFTimeInterval
        let lifetime: CFTimeInterval
        let start: CGPoint
        let velocity: CGVector
        let scale, spin: CGFloat
        let color: SolidPaint
        /// The fraction of a particle that is due for each of the cell's own cells.
        var owed: [Double]

        func age(at time: CFTimeInterval) -> CGFloat { CGFloat(time - birth) }

        func position(at time: CFTimeInterval) -> CGPoint {
            let age = age(at: time)
            return CGPoint(
                x: start.x + velocity.dx * age + cell.xAcceleration * age * age / 2,
                y: start.y + velocity.dy * age + cell.yAcceleration * age * age / 2)
        }
        func scale(at time: CFTimeInterval) -> CGFloat { max(0, scale + cell.scaleSpeed * age(at: time)) }
        func color(at time: CFTimeInterval) -> SolidPaint {
            let age = age(at: time)
            func moved(_ value: CGFloat, _ speed: Float) -> CGFloat { min(max(value + CGFloat(speed) * age, 0), 1) }
            return SolidPaint(
                red: moved(color.red, cell.redSpeed), green: moved(color.green, cell.greenSpeed), blue: moved(color.blue, cell.blueSpeed),
                alpha: moved(color.alpha, cell.alphaSpeed))
        }
    }

    /// The maximum number of particles, at any birth rate.
    private static let limit = 10_000
    /// The time step of emission in seconds: the particles of one frame are born one after another.
    private static let step = 1.0 / 60

    private(set) var particles: [Particle] = []
    private(set) var time: CFTimeInterval?
    private var owed: [Double] = []
    private var state: UInt64 = 0

    /// Advances the particles to `now`, in the layer's own time. An emitter without a begin time has always been running.
    mutating func advance(to now: CFTimeInterval, _ layer: CAEmitterLayer, hasBegun: Bool) {
        let cells = layer.emitterCells ?? []
        if owed.count != cells.count { owed = cells.map { _ in 0 } }
        if time == nil { state = UInt64(layer.seed) }
        let longest = cells.map { $0.longestLifetime(layer.lifetime) }.max() ?? 0
        var moment = time.map { max($0, now - longest) } ?? (hasBegun ? max(0, now - longest) : now - min(longest, 60))
        // When the clock is set back, future particles are removed.
        if let time, now < time { (particles, moment) = ([], now) }
        // After a long pause the steps are larger: an hour costs as much as a minute.
        let step = max(Self.step, (now - moment) / 3600)
        while moment < now {
            let next = max(min(now, moment + step), moment.nextUp)
            for (index, cell) in cells.enumerated() where cell.isEnabled && cell.emits(at: next) {
                owed[index] += Self.rate(cell.birthRate * layer.birthRate) * (next - moment)
                while owed[index] >= 1 {
                    owed[index] -= 1
                    guard particles.count < Self.limit else {
                        owed[index] = 0
                        break
                    }
                    let (place, outwards) = place(layer)
                    emit(cell, at: next, from: place, turnedBy: outwards, layer)
                }
            }
            emitChildren(from: moment, to: next, layer)
            particles.removeAll { $0.birth + $0.lifetime <= next }
            moment = next
        }
        time = now
    }

    private static func rate(_ perSecond: Float) -> Double { perSecond > 0 ? min(Double(perSecond), 60_000) : 0 }

    private mutating func emitChildren(from moment: CFTimeInterval, to next: CFTimeInterval, _ layer: CAEmitterLayer) {
        for index in particles.indices {
            guard let children = particles[index].cell.emitterCells, !children.isEmpty else { continue }
            let place = particles[index].position(at: next), age = next - particles[index].birth
            for (number, child) in children.enumerated() where child.isEnabled && child.emits(at: age) {
                particles[index].owed[number] += Self.rate(child.birthRate) * (next - moment)
                while particles[index].owed[number] >= 1 {
                    particles[index].owed[number] -= 1
                    guard particles.count < Self.limit else {
                        particles[index].owed[number] = 0
                        break
                    }
                    emit(child, at: next, from: place, turnedBy: 0, layer)
                }
            }
        }
    }

    private mutating func emit(
        _ cell: CAEmitterCell, at birth: CFTimeInterval, from place: CGPoint, turnedBy turn: CGFloat, _ layer: CAEmitterLayer
    ) {
        let lifetime = around(CGFloat(cell.lifetime), CGFloat(cell.lifetimeRange)) * CGFloat(layer.lifetime)
        guard lifetime > 0, lifetime.isFinite else { return }
        let angle = around(cell.emissionLongitude, cell.emissionRange) + turn
        // Movement in depth is not visible.
        let speed = around(cell.velocity, cell.velocityRange) * CGFloat(layer.velocity) * cos(cell.emissionLatitude)
        let tint = cell.color?.paint ?? SolidPaint(red: 1, green: 1, blue: 1, alpha: 1)
        func colored(_ value: CGFloat, _ range: Float) -> CGFloat { min(max(around(value, CGFloat(range)), 0), 1) }
        particles.append(
            Particle(
                cell: cell, birth: birth, lifetime: Double(lifetime), start: place,
                velocity: CGVector(dx: cos(angle) * speed, dy: sin(angle) * speed),
                scale: around(cell.scale, cell.scaleRange) * CGFloat(layer.scale),
                spin: around(cell.spin, cell.spinRange) * CGFloat(layer.spin),
                color: SolidPaint(
                    red: colored(tint.red, cell.redRange), green: colored(tint.green, cell.greenRange),
                    blue: colored(tint.blue, cell.blueRange),
                    alpha: colored(tint.alpha, cell.alphaRange)),
                owed: (cell.emitterCells ?? []).map { _ in 0 }))
    }

    // MARK: Chance

    /// Returns a random number in 0..<1: SplitMix64 (Steele, Lea and Flood 2014).
    private mutating func chance() -> CGFloat {
        state &+= 0x9E37_79B9_7F4A_7C15
        var z = state
        z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
        return CGFloat((z ^ (z >> 31)) >> 11) / CGFloat(1 << 53)
    }
    /// Returns a random number in the interval of length `range` around `middle`.
    private mutating func around(_ middle: CGFloat, _ range: CGFloat) -> CGFloat { range == 0 ? middle : middle + (chance() - 0.5) * range }

    /// Returns the next particle's position on the layer's shape, and the outward direction there.
    private mutating func place(_ layer: CAEmitterLayer) -> (CGPoint, CGFloat) {
        let center = layer.emitterPosition, size = layer.emitterSize
        switch layer.emitterShape {
        case .line: return (CGPoint(x: around(center.x, layer.emitterMode == .points ? 0 : size.width), y: center.y), 0)
        case .rectangle, .cuboid:
            guard layer.emitterMode == .outline || layer.emitterMode == .points else {
                return (CGPoint(x: around(center.x, size.width), y: around(center.y, size.height)), 0)
            }
            let corners = [(-0.5, -0.5), (0.5, -0.5), (0.5, 0.5), (-0.5, 0.5)] as [(CGFloat, CGFloat)]
            let side = Int(chance() * 4) % 4, share = layer.emitterMode == .points ? 0 : chance()
            let (a, b) = (corners[side], corners[(side + 1) % 4])
            return (
                CGPoint(x: center.x + (a.0 + (b.0 - a.0) * share) * size.width, y: center.y + (a.1 + (b.1 - a.1) * share) * size.height), 0
            )
        case .circle, .sphere:
            let angle = chance() * 2 * .pi
            let reach = layer.emitterMode == .outline || layer.emitterMode == .points ? size.width : size.width * chance().squareRoot()
            return (CGPoint(x: center.x + cos(angle) * reach, y: center.y + sin(angle) * reach), angle)
        default: return (center, 0)
        }
    }
}

extension CAEmitterCell {
    /// Returns whether the cell is active. Its times are in its layer's, or its particle's, own time.
    fileprivate func emits(at time: CFTimeInterval) -> Bool {
        (beginTime == 0 || time >= beginTime) && (duration <= 0 || time < beginTime + duration)
    }
    /// Returns the seconds from a particle's birth until the last of its descendants is gone.
    fileprivate func longestLifetime(_ factor: Float) -> CFTimeInterval {
        let own = max(0, Double((lifetime + abs(lifetimeRange) / 2) * factor))
        let whole = own + ((emitterCells ?? []).map { $0.longestLifetime(factor) }.max() ?? 0)
        return whole.isFinite ? min(whole, 600) : 600
    }
}
