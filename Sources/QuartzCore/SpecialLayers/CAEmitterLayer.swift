import CoreGraphics
import Foundation

/// The shape from which particles are emitted.
public struct CAEmitterLayerEmitterShape: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Particles begin at one point.
    public static let point = CAEmitterLayerEmitterShape(rawValue: "point")
    /// Particles begin on a horizontal line as wide as the emitter.
    public static let line = CAEmitterLayerEmitterShape(rawValue: "line")
    /// Particles begin in a rectangle as large as the emitter.
    public static let rectangle = CAEmitterLayerEmitterShape(rawValue: "rectangle")
    /// Particles begin in a box. Its depth doesn't show.
    public static let cuboid = CAEmitterLayerEmitterShape(rawValue: "cuboid")
    /// Particles begin in a circle, whose radius is the emitter's width, and move outward.
    public static let circle = CAEmitterLayerEmitterShape(rawValue: "circle")
    /// Particles begin in a circle, too: the depth of the sphere doesn't show.
    public static let sphere = CAEmitterLayerEmitterShape(rawValue: "sphere")
}

/// The part of the shape from which particles are emitted.
public struct CAEmitterLayerEmitterMode: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Particles begin at the corners of a rectangle, in the middle of a line, or on the outline of a circle.
    public static let points = CAEmitterLayerEmitterMode(rawValue: "points")
    /// Particles begin on the outline of the shape.
    public static let outline = CAEmitterLayerEmitterMode(rawValue: "outline")
    /// Particles begin anywhere in the shape, as in ``volume``.
    public static let surface = CAEmitterLayerEmitterMode(rawValue: "surface")
    /// Particles begin anywhere in the shape.
    public static let volume = CAEmitterLayerEmitterMode(rawValue: "volume")
}

/// The drawing order of particles, and whether their colors add up.
public struct CAEmitterLayerRenderMode: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Particles are drawn without a specified order.
    public static let unordered = CAEmitterLayerRenderMode(rawValue: "unordered")
    /// Older particles are drawn first, so younger ones cover them.
    public static let oldestFirst = CAEmitterLayerRenderMode(rawValue: "oldestFirst")
    /// Older particles are drawn last, so they cover younger ones.
    public static let oldestLast = CAEmitterLayerRenderMode(rawValue: "oldestLast")
    /// Particles in the back are drawn first. Here they have no depth, so they are drawn by age.
    public static let backToFront = CAEmitterLayerRenderMode(rawValue: "backToFront")
    /// Particles add their light to each other.
    public static let additive = CAEmitterLayerRenderMode(rawValue: "additive")
}

/// A source of particles, whose cells describe the kinds that it emits. Its own factors multiply theirs. Positions and sizes are in points
/// of the layer, which particles may leave; angles are in radians from the x axis toward the y axis.
///
/// An emitter whose `beginTime` is 0 has always been running: its first frame already shows the particles emitted before.
open class CAEmitterLayer: CALayer {
    private struct Settings {
        var cells: [CAEmitterCell]?
        var birthRate: Float = 1, lifetime: Float = 1, velocity: Float = 1, scale: Float = 1, spin: Float = 1
        var position = CGPoint.zero, size = CGSize.zero
        var zPosition: CGFloat = 0, depth: CGFloat = 0
        var shape = CAEmitterLayerEmitterShape.point
        var mode = CAEmitterLayerEmitterMode.volume
        var renderMode = CAEmitterLayerRenderMode.unordered
        var preservesDepth = false
        var seed: UInt32 = 0
    }
    private var settings = Settings()
    private var system = ParticleSystem()
    private var tints: [Tint: CGImage] = [:]

    public override init() { super.init() }
    public override init(layer: Any) {
        super.init(layer: layer)
        if let layer = layer as? CAEmitterLayer { (settings, system, tints) = (layer.settings, layer.system, layer.tints) }
    }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    package override func copyState(from other: CALayer) {
        super.copyState(from: other)
        if let other = other as? CAEmitterLayer { (settings, system, tints) = (other.settings, other.system, other.tints) }
    }

    private func change<V>(_ path: WritableKeyPath<Settings, V>, _ value: V) {
        settings[keyPath: path] = value
        EmitterClock.add(self)
        mark(.content)
    }

    /// The kinds of particles that the layer emits; nil for none. Setting it starts the layer's clock.
    open var emitterCells: [CAEmitterCell]? {
        get { settings.cells }
        set { change(\.cells, newValue) }
    }
    /// The factor of all cells' birth rates. Set it to 0 to stop emission; existing particles live on. Animatable.
    open var birthRate: Float {
        get { settings.birthRate }
        set { change(\.birthRate, newValue) }
    }
    /// The factor of all cells' lifetimes.
    open var lifetime: Float {
        get { settings.lifetime }
        set { change(\.lifetime, newValue) }
    }
    /// The center of the emitter, in points of the layer. Animatable.
    open var emitterPosition: CGPoint {
        get { settings.position }
        set { change(\.position, newValue) }
    }
    /// The depth of the emitter's center. It doesn't show.
    open var emitterZPosition: CGFloat {
        get { settings.zPosition }
        set { change(\.zPosition, newValue) }
    }
    /// The size of the emitter's shape, in points. Animatable.
    open var emitterSize: CGSize {
        get { settings.size }
        set { change(\.size, newValue) }
    }
    /// The depth of the emitter's shape. It doesn't show.
    open var emitterDepth: CGFloat {
        get { settings.depth }
        set { change(\.depth, newValue) }
    }
    /// The shape in which particles begin.
    open var emitterShape: CAEmitterLayerEmitterShape {
        get { settings.shape }
        set { change(\.shape, newValue) }
    }
    /// The part of the shape at which particles begin.
    open var emitterMode: CAEmitterLayerEmitterMode {
        get { settings.mode }
        set { change(\.mode, newValue) }
    }
    /// The order and mode in which particles are drawn.
    open var renderMode: CAEmitterLayerRenderMode {
        get { settings.renderMode }
        set { change(\.renderMode, newValue) }
    }
    /// Whether particles keep their depth. It is stored but has no effect: they are drawn in the plane of the layer.
    open var preservesDepth: Bool {
        get { settings.preservesDepth }
        set { change(\.preservesDepth, newValue) }
    }
    /// The factor of all cells' speeds.
    open var velocity: Float {
        get { settings.velocity }
        set { change(\.velocity, newValue) }
    }
    /// The factor of all cells' scales.
    open var scale: Float {
        get { settings.scale }
        set { change(\.scale, newValue) }
    }
    /// The factor of all cells' spins.
    open var spin: Float {
        get { settings.spin }
        set { change(\.spin, newValue) }
    }
    /// The seed of the random numbers. Setting it restarts them, and with them the particles.
    open var seed: UInt32 {
        get { settings.seed }
        set {
            system = ParticleSystem()
            change(\.seed, newValue)
        }
    }

    // MARK: Time

    /// Whether the particles will change in the next frame.
    final var isEmitting: Bool {
        guard isOnScreen, LayerTime.speed(of: self) != 0 else { return false }
        return !system.particles.isEmpty || birthRate > 0 && (emitterCells ?? []).contains { $0.isEnabled && $0.birthRate > 0 }
    }

    /// Advances the particles to the clock's time.
    final func advance() {
        guard isEmitting else { return }
        system.advance(to: LayerTime.local(mediaTime(), of: self), self, hasBegun: beginTime != 0)
        mark(.content)
    }

    // MARK: Drawing

    /// The box that contains all particles' pictures.
    package override var ownContentExtent: CGRect? {
        guard let time = system.time, !system.particles.isEmpty else { return nil }
        var box = CGRect.null
        for particle in system.particles {
            guard let image = particle.cell.image else { continue }
            let place = particle.position(at: time)
            // At any rotation.
            let reach = hypot(image.size.width, image.size.height) / 2 * particle.scale(at: time)
            let area = CGRect(x: place.x - reach, y: place.y - reach, width: 2 * reach, height: 2 * reach)
            if area.isFinite { box = box.union(area) }
        }
        return box.isNull ? nil : box
    }

    package override func drawOwnContent(in context: CGContext) {
        guard let time = system.time else { return }
        if renderMode == .additive { context.setBlendMode(.plusLighter) }
        // FIXME(gap): an emitter's depth, and that of its particles, does not show.
        for particle in renderMode == .oldestLast ? system.particles.reversed() : system.particles {
            let color = particle.color(at: time), scale = particle.scale(at: time), place = particle.position(at: time)
            guard color.alpha > 0, scale > 0, place.isFinite, let image = particle.cell.image, let picture = tinted(image.picture, color)
            else { continue }
            context.saveGState()
            context.setAlpha(context.alpha * color.alpha)
            context.translateBy(x: place.x, y: place.y)
            if particle.spin != 0 { context.rotate(by: particle.spin * particle.age(at: time)) }
            let size = CGSize(width: image.size.width * scale, height: image.size.height * scale)
            context.drawUpright(picture, in: CGRect(x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height))
            context.restoreGState()
        }
    }

    private struct Tint: Hashable {
        let image: ObjectIdentifier
        let red, green, blue: Int
    }

    /// Returns the picture with its colors multiplied, in 32 steps each, which limits the number of pictures for a color that changes with
    /// a particle's age.
    private func tinted(_ picture: CGImage, _ color: SolidPaint) -> CGImage? {
        func step(_ value: CGFloat) -> Int { Int((value * 31).rounded()) }
        let tint = Tint(image: ObjectIdentifier(picture), red: step(color.red), green: step(color.green), blue: step(color.blue))
        if tint.red == 31, tint.green == 31, tint.blue == 31 { return picture }
        if let known = tints[tint] { return known }
        guard let context = CGContext(size: CGSize(width: picture.width, height: picture.height), scale: 1, isOpaque: false) else {
            return nil
        }
        context.drawUpright(picture, in: CGRect(x: 0, y: 0, width: picture.width, height: picture.height))
        context.flush()
        Warp.tint(
            context.buffer,
            SolidPaint(red: CGFloat(tint.red) / 31, green: CGFloat(tint.green) / 31, blue: CGFloat(tint.blue) / 31, alpha: 1))
        let image = context.takeImage()
        if tints.count > 500 { tints = [:] }
        tints[tint] = image
        return image
    }

    // MARK: By name

    open override func value(forKeyPath keyPath: String) -> Any? {
        guard let (cell, key) = named(keyPath) else { return super.value(forKeyPath: keyPath) }
        return cell.value(forKey: key)
    }
    open override func setValue(_ value: Any?, forKeyPath keyPath: String) {
        guard let (cell, key) = named(keyPath) else { return super.setValue(value, forKeyPath: keyPath) }
        cell.setValue(value, forKey: key)
        EmitterClock.add(self)
    }

    /// Returns the cell and the property in `emitterCells.NAME.KEY`.
    private func named(_ keyPath: String) -> (CAEmitterCell, String)? {
        let parts = keyPath.split(separator: ".").map(String.init)
        guard parts.count == 3, parts[0] == "emitterCells", let cell = emitterCells?.first(where: { $0.name == parts[1] }) else {
            return nil
        }
        return (cell, parts[2])
    }

    package override func animatableValue(forKey key: String) -> AnimatableValue? {
        switch key {
        case "emitterPosition": .point(emitterPosition)
        case "emitterSize": .size(emitterSize)
        case "birthRate": .number(Double(birthRate))
        default: super.animatableValue(forKey: key)
        }
    }

    package override func setAnimatableValue(_ value: AnimatableValue, forKey key: String) -> Bool {
        switch (key, value) {
        case ("emitterPosition", .point(let point)): settings.position = point
        case ("emitterSize", .size(let size)): settings.size = size
        case ("birthRate", .number(let rate)): settings.birthRate = Float(rate)
        default: return super.setAnimatableValue(value, forKey: key)
        }
        return true
    }
}

extension CAEmitterCell {
    /// The picture in `contents`, and its size at scale 1, in points.
    fileprivate var image: (picture: CGImage, size: CGSize)? {
        guard let contents = contents as? CGImage, contentsScale > 0 else { return nil }
        return (contents, CGSize(width: CGFloat(contents.width) / contentsScale, height: CGFloat(contents.height) / contentsScale))
    }
}

/// The emitters for which time passes.
enum EmitterClock {
    private struct Entry { weak var layer: CAEmitterLayer? }
    nonisolated(unsafe) private static var entries: [Entry] = []

    static func add(_ layer: CAEmitterLayer) {
        guard !layer.role.contains(.presentation), !entries.contains(where: { $0.layer === layer }) else { return }
        entries.removeAll { $0.layer == nil }
        entries.append(Entry(layer: layer))
    }
    static var isMoving: Bool { entries.contains { $0.layer?.isEmitting == true } }
    static func advance() { for entry in entries { entry.layer?.advance() } }
}
