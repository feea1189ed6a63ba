import simdCompanion
import SpriteKitCompanion

/// A function of space whose values are between -1 and 1.
open class GKNoiseSource: NSObject {
    func value(_ x: Double, _ y: Double, _ z: Double) -> Double { 0 }
}
/// The same value everywhere.
open class GKConstantNoiseSource: GKNoiseSource {
    open var value: Double
    public init(value: Double) { self.value = value }
    override func value(_ x: Double, _ y: Double, _ z: Double) -> Double { value }
}
/// Squares of two values.
open class GKCheckerboardNoiseSource: GKNoiseSource {
    open var squareSize: Double
    public init(squareSize: Double) { self.squareSize = squareSize }
    override func value(_ x: Double, _ y: Double, _ z: Double) -> Double {
        guard squareSize > 0 else { return 1 }
        let sum = (x / squareSize).rounded(.down) + (y / squareSize).rounded(.down) + (z / squareSize).rounded(.down)
        return sum.truncatingRemainder(dividingBy: 2) == 0 ? 1 : -1
    }
}
/// Cylinders around the vertical axis.
open class GKCylindersNoiseSource: GKNoiseSource {
    open var frequency: Double
    public init(frequency: Double) { self.frequency = frequency }
    override func value(_ x: Double, _ y: Double, _ z: Double) -> Double { rings((x * x + z * z).squareRoot() * frequency) }
}
/// Spheres around the origin.
open class GKSpheresNoiseSource: GKNoiseSource {
    open var frequency: Double
    public init(frequency: Double) { self.frequency = frequency }
    override func value(_ x: Double, _ y: Double, _ z: Double) -> Double { rings((x * x + y * y + z * z).squareRoot() * frequency) }
}
/// 1 at whole numbers, and -1 between them.
private func rings(_ distance: Double) -> Double {
    let part = distance - distance.rounded(.down)
    return 1 - min(part, 1 - part) * 4
}
/// Noise in which near values are similar.
open class GKCoherentNoiseSource: GKNoiseSource {
    open var frequency: Double, octaveCount: Int, lacunarity: Double, seed: Int32
    init(_ frequency: Double, _ octaveCount: Int, _ lacunarity: Double, _ seed: Int32) {
        (self.frequency, self.octaveCount, self.lacunarity, self.seed) = (frequency, octaveCount, lacunarity, seed)
    }
    /// The values of the octaves, each with a higher frequency.
    final func octaves(_ x: Double, _ y: Double, _ z: Double) -> [Double] {
        var factor = frequency
        return (0..<max(octaveCount, 0)).map { octave in
            defer { factor *= lacunarity }
            return Lattice.gradient(x * factor, y * factor, z * factor, Int64(seed) &+ Int64(octave))
        }
    }
}
/// Perlin noise, as of clouds.
open class GKPerlinNoiseSource: GKCoherentNoiseSource {
    open var persistence: Double
    public init(frequency: Double, octaveCount: Int, persistence: Double, lacunarity: Double, seed: Int32) {
        self.persistence = persistence
        super.init(frequency, octaveCount, lacunarity, seed)
    }
    public convenience init() { self.init(frequency: 1, octaveCount: 6, persistence: 0.5, lacunarity: 2, seed: 0) }
    override func value(_ x: Double, _ y: Double, _ z: Double) -> Double {
        sum(octaves(x, y, z), persistence) { $0 }
    }
}
/// Noise of round hills.
open class GKBillowNoiseSource: GKCoherentNoiseSource {
    open var persistence: Double
    public init(frequency: Double, octaveCount: Int, persistence: Double, lacunarity: Double, seed: Int32) {
        self.persistence = persistence
        super.init(frequency, octaveCount, lacunarity, seed)
    }
    public convenience init() { self.init(frequency: 1, octaveCount: 6, persistence: 0.5, lacunarity: 2, seed: 0) }
    override func value(_ x: Double, _ y: Double, _ z: Double) -> Double {
        sum(octaves(x, y, z), persistence) { abs($0) * 2 - 1 }
    }
}
open class GKRidgedNoiseSource: GKCoherentNoiseSource {
    public init(frequency: Double, octaveCount: Int, lacunarity: Double, seed: Int32) {
        super.init(frequency, octaveCount, lacunarity, seed)
    }
    public convenience init() { self.init(frequency: 1, octaveCount: 6, lacunarity: 2, seed: 0) }
    override func value(_ x: Double, _ y: Double, _ z: Double) -> Double {
        sum(octaves(x, y, z), 0.5) { value in
            let ridge = 1 - abs(value)
            return ridge * ridge * 2 - 1
        }
    }
}
private func sum(_ octaves: [Double], _ persistence: Double, _ change: (Double) -> Double) -> Double {
    var weight = 1.0, total = 0.0
    for octave in octaves {
        total += change(octave) * weight
        weight *= persistence
    }
    return min(max(total, -1), 1)
}
/// Cells around scattered points.
open class GKVoronoiNoiseSource: GKNoiseSource {
    open var frequency: Double, displacement: Double, isDistanceEnabled: Bool, seed: Int32
    public init(frequency: Double, displacement: Double, distanceEnabled: Bool, seed: Int32) {
        (self.frequency, self.displacement, isDistanceEnabled, self.seed) = (frequency, displacement, distanceEnabled, seed)
    }
    public override convenience init() { self.init(frequency: 1, displacement: 1, distanceEnabled: false, seed: 0) }
    override func value(_ x: Double, _ y: Double, _ z: Double) -> Double {
        let (x, y, z) = (x * frequency, y * frequency, z * frequency)
        var best = (distance: Double.infinity, value: 0.0)
        for dz in -1...1 {
            for dy in -1...1 {
                for dx in -1...1 {
                    let cell = (x.rounded(.down) + Double(dx), y.rounded(.down) + Double(dy), z.rounded(.down) + Double(dz))
                    // wall clock: the same number for a seed and a place, not a random one
                    func random(_ part: Int64) -> Double { Lattice.random(cell.0, cell.1, cell.2, Int64(seed) &* 8 &+ part) }
                    let way = (cell.0 + random(0) - x, cell.1 + random(1) - y, cell.2 + random(2) - z)
                    let far = way.0 * way.0 + way.1 * way.1 + way.2 * way.2
                    if far < best.distance { best = (far, random(3) * 2 - 1) }
                }
            }
        }
        let distance = isDistanceEnabled ? best.distance.squareRoot() * 3.0.squareRoot() - 1 : 0
        return min(max(distance + displacement * best.value, -1), 1)
    }
}
/// Random numbers of the points of a lattice.
private enum Lattice {
    static func random(_ x: Double, _ y: Double, _ z: Double, _ seed: Int64) -> Double {
        func whole(_ value: Double) -> UInt64 { UInt64(bitPattern: Int64(min(max(value, -1e15), 1e15))) }
        var mixed = whole(x) &* 0x9E37_79B9_7F4A_7C15 ^ whole(y) &* 0xC2B2_AE3D_27D4_EB4F ^ whole(z) &* 0x1656_67B1_9E37_79F9
        mixed ^= UInt64(bitPattern: seed) &* 0xD6E8_FEB8_6659_FD93
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return Double((mixed ^ (mixed >> 31)) >> 11) / Double(1 << 53)
    }
    /// Perlin's gradient noise: 0 at the points of the lattice.
    static func gradient(_ x: Double, _ y: Double, _ z: Double, _ seed: Int64) -> Double {
        guard x.isFinite, y.isFinite, z.isFinite else { return 0 }
        let base = (x.rounded(.down), y.rounded(.down), z.rounded(.down)), part = (x - base.0, y - base.1, z - base.2)
        func fade(_ value: Double) -> Double { value * value * value * (value * (value * 6 - 15) + 10) }
        let share = (fade(part.0), fade(part.1), fade(part.2))
        func corner(_ dx: Double, _ dy: Double, _ dz: Double) -> Double {
            let height = random(base.0 + dx, base.1 + dy, base.2 + dz, seed) * 2 - 1
            let turn = random(base.0 + dx, base.1 + dy, base.2 + dz, ~seed) * 2 * .pi
            let flat = (1 - height * height).squareRoot()
            return (part.0 - dx) * flat * cos(turn) + (part.1 - dy) * flat * sin(turn) + (part.2 - dz) * height
        }
        func mix(_ one: Double, _ two: Double, _ share: Double) -> Double { one + (two - one) * share }
        func row(_ dy: Double, _ dz: Double) -> Double { mix(corner(0, dy, dz), corner(1, dy, dz), share.0) }
        return mix(mix(row(0, 0), row(1, 0), share.1), mix(row(0, 1), row(1, 1), share.1), share.2)
    }
}

/// A noise that an app changes and combines.
open class GKNoise: NSObject {
    /// The colors of values from -1 to 1.
    open var gradientColors: [NSNumber: UIColor]
    private var function: (Double, Double, Double) -> Double
    public override convenience init() { self.init(GKNoiseSource()) }
    public convenience init(_ noiseSource: GKNoiseSource) { self.init(noiseSource, gradientColors: [:]) }
    public init(_ noiseSource: GKNoiseSource, gradientColors: [NSNumber: UIColor]) {
        self.gradientColors = gradientColors
        function = { noiseSource.value($0, $1, $2) }
    }
    /// Creates the noise of a list of noises, of which another one chooses.
    public convenience init(componentNoises noises: [GKNoise], selectionNoise: GKNoise) {
        self.init()
        let functions = noises.map(\.function), choose = selectionNoise.function
        function = { x, y, z in
            guard !functions.isEmpty else { return 0 }
            let place = (choose(x, y, z) + 1) / 2 * Double(functions.count)
            return functions[place > 0 ? Int(min(place, Double(functions.count - 1))) : 0](x, y, z)
        }
    }
    /// Creates the noise of a list of noises, of which another one chooses by boundaries.
    public convenience init(
        componentNoises noises: [GKNoise], selectionNoise: GKNoise, componentBoundaries: [NSNumber], boundaryBlendDistances: [NSNumber]
    ) {
        self.init()
        let functions = noises.map(\.function), choose = selectionNoise.function
        let bounds = componentBoundaries.map(\.doubleValue), blends = boundaryBlendDistances.map(\.doubleValue)
        function = { x, y, z in
            guard !functions.isEmpty else { return 0 }
            let value = choose(x, y, z)
            let index = min(bounds.filter { $0 <= value }.count, functions.count - 1)
            for (place, bound) in bounds.enumerated() where place + 1 < functions.count && place < blends.count && blends[place] > 0 {
                guard abs(value - bound) < blends[place] else { continue }
                let share = (value - bound + blends[place]) / (2 * blends[place])
                return functions[place](x, y, z) * (1 - share) + functions[place + 1](x, y, z) * share
            }
            return functions[index](x, y, z)
        }
    }
    /// Returns the value at a place of the plane.
    open func value(atPosition position: vector_float2) -> Float { Float(function(Double(position.x), 0, Double(position.y))) }
    func value(_ x: Double, _ z: Double) -> Float { Float(function(x, 0, z)) }

    private func change(_ change: @escaping (Double) -> Double) {
        let before = function
        function = { change(before($0, $1, $2)) }
    }
    private func combine(_ noise: GKNoise, _ combine: @escaping (Double, Double) -> Double) {
        let before = function, other = noise.function
        function = { combine(before($0, $1, $2), other($0, $1, $2)) }
    }
    open func applyAbsoluteValue() { change { abs($0) } }
    open func clamp(lowerBound: Double, upperBound: Double) { change { min(max($0, lowerBound), max(lowerBound, upperBound)) } }
    open func raiseToPower(_ power: Double) { change { pow(abs(($0 + 1) / 2), power) * 2 - 1 } }
    open func invert() { change { -$0 } }
    /// Moves the places at random.
    open func applyTurbulence(frequency: Double, power: Double, roughness: Int32, seed: Int32) {
        let before = function
        let sources = (0..<3).map {
            GKPerlinNoiseSource(frequency: frequency, octaveCount: Int(roughness), persistence: 0.5, lacunarity: 2, seed: seed &+ Int32($0))
        }
        function = { x, y, z in
            before(
                x + sources[0].value(x, y, z) * power, y + sources[1].value(x, y, z) * power, z + sources[2].value(x, y, z) * power)
        }
    }
    /// Replaces values by a curve through points.
    open func remapValuesToCurve(controlPoints: [NSNumber: NSNumber]) {
        let points = controlPoints.map { ($0.doubleValue, $1.doubleValue) }.sorted { $0.0 < $1.0 }
        change { value in
            guard let first = points.first, let last = points.last else { return value }
            guard value > first.0 else { return first.1 }
            guard let index = points.firstIndex(where: { $0.0 > value }) else { return last.1 }
            let (one, two) = (points[index - 1], points[index])
            return one.1 + (two.1 - one.1) * (value - one.0) / (two.0 - one.0)
        }
    }
    /// Replaces values by steps that rise, or fall, from one to the next.
    open func remapValuesToTerraces(peaks: [NSNumber], terracesInverted inverted: Bool) {
        let steps = peaks.map(\.doubleValue).sorted()
        change { value in
            guard let first = steps.first, let last = steps.last else { return value }
            guard value > first else { return first }
            guard let index = steps.firstIndex(where: { $0 > value }) else { return last }
            let (one, two) = (steps[index - 1], steps[index]), share = (value - one) / (two - one)
            return inverted ? two - (two - one) * (1 - share) * (1 - share) : one + (two - one) * share * share
        }
    }
    open func add(_ noise: GKNoise) { combine(noise, +) }
    open func multiply(_ noise: GKNoise) { combine(noise, *) }
    open func minimum(_ noise: GKNoise) { combine(noise, min) }
    open func maximum(_ noise: GKNoise) { combine(noise, max) }
    open func raiseToPower(_ noise: GKNoise) { combine(noise) { pow(abs($0), $1) } }
    open func displaceXWithNoise(_ xDisplacementNoise: GKNoise, yWithNoise: GKNoise, zWithNoise: GKNoise) {
        let before = function, ways = (xDisplacementNoise.function, yWithNoise.function, zWithNoise.function)
        function = { x, y, z in before(x + ways.0(x, y, z), y + ways.1(x, y, z), z + ways.2(x, y, z)) }
    }
    open func move(by delta: vector_double3) {
        let before = function
        function = { before($0 - delta.x, $1 - delta.y, $2 - delta.z) }
    }
    open func scale(by factor: vector_double3) {
        let before = function
        function = { before($0 / factor.x, $1 / factor.y, $2 / factor.z) }
    }
    /// Turns the noise around the axes, by angles in radians.
    open func rotate(by radians: vector_double3) {
        let before = function
        function = { x, y, z in
            var (x, y, z) = (x, y, z)
            (y, z) = (y * cos(-radians.x) - z * sin(-radians.x), y * sin(-radians.x) + z * cos(-radians.x))
            (x, z) = (x * cos(-radians.y) + z * sin(-radians.y), -x * sin(-radians.y) + z * cos(-radians.y))
            (x, y) = (x * cos(-radians.z) - y * sin(-radians.z), x * sin(-radians.z) + y * cos(-radians.z))
            return before(x, y, z)
        }
    }
}
/// The values of a noise in a rectangle.
open class GKNoiseMap: NSObject {
    open private(set) var size: vector_double2, origin: vector_double2, sampleCount: vector_int2
    open private(set) var isSeamless: Bool
    private var values: [Float]
    /// The colors of values from -1 to 1.
    let colors: [NSNumber: UIColor]
    public override convenience init() { self.init(GKNoise()) }
    public convenience init(_ noise: GKNoise) {
        self.init(noise, size: vector_double2(1, 1), origin: .zero, sampleCount: vector_int2(100, 100), seamless: false)
    }
    public init(_ noise: GKNoise, size: vector_double2, origin: vector_double2, sampleCount: vector_int2, seamless: Bool) {
        (self.size, self.origin, isSeamless, colors) = (size, origin, seamless, noise.gradientColors)
        let count = vector_int2(max(sampleCount.x, 1), max(sampleCount.y, 1))
        self.sampleCount = count
        values = []
        values.reserveCapacity(Int(count.x) * Int(count.y))
        for row in 0..<count.y {
            for column in 0..<count.x {
                let share = vector_double2(Double(column) / Double(count.x), Double(row) / Double(count.y)), place = origin + size * share
                guard seamless else {
                    values.append(noise.value(place.x, place.y))
                    continue
                }
                // A mixture with the values of the other side, so that the edges fit.
                let other = place - size
                let x = Float(share.x), y = Float(share.y)
                let upper = noise.value(place.x, place.y) * (1 - x) + noise.value(other.x, place.y) * x
                let lower = noise.value(place.x, other.y) * (1 - x) + noise.value(other.x, other.y) * x
                values.append(upper * (1 - y) + lower * y)
            }
        }
    }
    private func index(_ position: vector_int2) -> Int {
        let x = min(max(position.x, 0), sampleCount.x - 1), y = min(max(position.y, 0), sampleCount.y - 1)
        return Int(y) * Int(sampleCount.x) + Int(x)
    }
    /// Returns the value of a sample.
    open func value(at position: vector_int2) -> Float { values[index(position)] }
    /// Returns the value between samples.
    open func interpolatedValue(at position: vector_float2) -> Float {
        // Outside of the map, the samples at its edges count.
        let last = SIMD2<Float>(Float(sampleCount.x - 1), Float(sampleCount.y - 1))
        let place = position.clamped(lowerBound: .zero, upperBound: last)
        let base = vector_int2(Int32(place.x), Int32(place.y)), x = place.x - place.x.rounded(.down), y = place.y - place.y.rounded(.down)
        func at(_ right: Int32, _ up: Int32) -> Float { value(at: base &+ vector_int2(right, up)) }
        return (at(0, 0) * (1 - x) + at(1, 0) * x) * (1 - y) + (at(0, 1) * (1 - x) + at(1, 1) * x) * y
    }
    /// Changes the value of a sample.
    open func setValue(_ value: Float, at position: vector_int2) { values[index(position)] = value }
}
extension SKTexture {
    /// Creates a texture of a noise: its colors, or gray.
    public convenience init(noiseMap: GKNoiseMap) {
        let stops = noiseMap.colors.map { ($0.key.doubleValue, $0.value) }.sorted { $0.0 < $1.0 }
        let steps: [[UInt8]] = (0...255).map { step in
            let value = Double(step) / 127.5 - 1
            guard let first = stops.first, let last = stops.last else { return [UInt8(step), UInt8(step), UInt8(step), 255] }
            let index = stops.firstIndex { $0.0 > value }
            let (one, two) = (index.map { $0 > 0 ? stops[$0 - 1] : first } ?? last, index.map { stops[$0] } ?? last)
            let share = two.0 > one.0 ? min(max((value - one.0) / (two.0 - one.0), 0), 1) : 0
            func parts(_ color: UIColor) -> [CGFloat] {
                var (red, green, blue, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
                color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
                return [red * alpha, green * alpha, blue * alpha, alpha]
            }
            return zip(parts(one.1), parts(two.1)).map { UInt8(min(max(($0 + ($1 - $0) * CGFloat(share)) * 255, 0), 255)) }
        }
        var pixels: [UInt8] = []
        for row in 0..<noiseMap.sampleCount.y {
            for column in 0..<noiseMap.sampleCount.x {
                let level = (noiseMap.value(at: vector_int2(column, row)) + 1) * 127.5
                pixels += steps[level > 0 ? Int(min(level, 255)) : 0]
            }
        }
        self.init(data: Data(pixels), size: CGSize(width: Int(noiseMap.sampleCount.x), height: Int(noiseMap.sampleCount.y)))
    }
}
extension SKTileMapNode {
    /// Returns a map for each group of tiles, with tiles where the noise is between two of the thresholds.
    public class func tileMapNodes(
        tileSet: SKTileSet, columns: Int, rows: Int, tileSize: CGSize, from noiseMap: GKNoiseMap,
        tileTypeNoiseMapThresholds thresholds: [NSNumber]
    ) -> [SKTileMapNode] {
        tileSet.tileGroups.enumerated().map { index, group in
            let map = SKTileMapNode(tileSet: tileSet, columns: columns, rows: rows, tileSize: tileSize)
            let low = index == 0 || index > thresholds.count ? -Float.infinity : thresholds[index - 1].floatValue
            let high = index < thresholds.count ? thresholds[index].floatValue : .infinity
            for row in 0..<rows {
                for column in 0..<columns {
                    let place = vector_int2(
                        Int32(column) * noiseMap.sampleCount.x / Int32(max(columns, 1)),
                        Int32(row) * noiseMap.sampleCount.y / Int32(max(rows, 1)))
                    let value = noiseMap.value(at: place)
                    if value >= low, value < high { map.setTileGroup(group, forColumn: column, row: row) }
                }
            }
            return map
        }
    }
}
