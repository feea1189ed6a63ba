import CoreGraphics
import Foundation
import UIKitRuntime

/// A description of one kind of particle.
open class CAEmitterCell: KeyValueObject, NSSecureCoding, CAMediaTiming {
    /// Whether the class can be decoded securely, which is always true.
    open class var supportsSecureCoding: Bool { true }
    private var timing = MediaTiming()

    public override init() { super.init() }
    /// Creates a cell with default values. Archives contain no values.
    public required init?(coder: NSCoder) { super.init() }
    /// Writes nothing.
    open func encode(with coder: NSCoder) {}
    /// Returns nil: cells have no default values by name.
    open class func defaultValue(forKey key: String) -> Any? { nil }
    /// Returns whether a property is written to an archive, which is always true.
    open func shouldArchiveValue(forKey key: String) -> Bool { true }

    /// The name by which key paths such as `emitterCells.NAME.birthRate` reach the cell.
    open var name: String?
    /// Whether the cell emits particles.
    open var isEnabled = true
    /// The number of particles per second. The default is 0. The layer's rate multiplies it.
    open var birthRate: Float = 0
    /// The time in seconds for which a particle exists. The default, 0, shows no particle.
    open var lifetime: Float = 0
    /// The width in seconds of the range around ``lifetime`` in which particles' lifetimes vary.
    open var lifetimeRange: Float = 0
    /// The angle in radians by which particles leave the plane of the layer.
    open var emissionLatitude: CGFloat = 0
    /// The angle in radians from the x axis toward the y axis, in which particles move.
    open var emissionLongitude: CGFloat = 0
    /// The width in radians of the cone around the direction in which particles vary.
    open var emissionRange: CGFloat = 0
    /// The initial speed in points per second.
    open var velocity: CGFloat = 0
    /// The width of the range around ``velocity`` in which particles' speeds vary.
    open var velocityRange: CGFloat = 0
    /// The acceleration along the x axis, in points per second squared.
    open var xAcceleration: CGFloat = 0
    /// The acceleration along the y axis, in points per second squared. Positive is downward.
    open var yAcceleration: CGFloat = 0
    /// The acceleration along the z axis. It is stored but has no effect.
    open var zAcceleration: CGFloat = 0
    /// The initial scale of the picture.
    open var scale: CGFloat = 1
    /// The width of the range around ``scale`` in which particles vary.
    open var scaleRange: CGFloat = 0
    /// The change in scale per second.
    open var scaleSpeed: CGFloat = 0
    /// The speed of rotation in radians per second.
    open var spin: CGFloat = 0
    /// The width of the range around ``spin`` in which particles vary.
    open var spinRange: CGFloat = 0
    /// The color by which the picture is multiplied. The default is white, which leaves it as it is.
    open var color: CGColor? = .white
    /// The widths of the ranges around the components of ``color`` in which particles vary.
    open var redRange: Float = 0, greenRange: Float = 0, blueRange: Float = 0, alphaRange: Float = 0
    /// The change in the components per second.
    open var redSpeed: Float = 0, greenSpeed: Float = 0, blueSpeed: Float = 0, alphaSpeed: Float = 0
    /// The picture of each particle, a `CGImage`. A particle without one isn't visible.
    open var contents: Any?
    /// The part of the picture that is shown, in its unit square. It is stored but has no effect: the whole picture is shown.
    open var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
    /// The scale of the picture, in pixels a point.
    open var contentsScale: CGFloat = 1
    /// The filter for reducing the picture. It is stored but has no effect.
    open var minificationFilter = "linear"
    /// The filter for enlarging the picture. It is stored but has no effect.
    open var magnificationFilter = "linear"
    /// The level of detail that a trilinear filter adds. It is stored but has no effect.
    open var minificationFilterBias: Float = 0
    /// The cells that each particle emits in turn, such as sparks of a firework; nil for none.
    open var emitterCells: [CAEmitterCell]?
    /// Default values by key. It is stored but has no effect.
    open var style: [AnyHashable: Any]?

    /// The time in seconds, of the layer or of the particle that emits, at which the cell begins to emit; 0 for the start.
    open var beginTime: CFTimeInterval {
        get { timing.beginTime }
        set { timing.beginTime = newValue }
    }
    /// The time in seconds for which the cell emits; 0 or infinity for always.
    open var duration: CFTimeInterval {
        get { timing.duration }
        set { timing.duration = newValue }
    }
    /// The rate of the cell's time. It is stored but has no effect.
    open var speed: Float {
        get { timing.speed }
        set { timing.speed = newValue }
    }
    /// The seconds that are added to the cell's time. It is stored but has no effect.
    open var timeOffset: CFTimeInterval {
        get { timing.timeOffset }
        set { timing.timeOffset = newValue }
    }
    /// The number of times that the cell's time is repeated. It is stored but has no effect.
    open var repeatCount: Float {
        get { timing.repeatCount }
        set { timing.repeatCount = newValue }
    }
    /// The time in seconds for which the cell's time is repeated. It is stored but has no effect.
    open var repeatDuration: CFTimeInterval {
        get { timing.repeatDuration }
        set { timing.repeatDuration = newValue }
    }
    /// Whether the cell's time also runs in reverse. It is stored but has no effect.
    open var autoreverses: Bool {
        get { timing.autoreverses }
        set { timing.autoreverses = newValue }
    }
    /// The effect before the cell begins and after it ends. It is stored but has no effect.
    open var fillMode: CAMediaTimingFillMode {
        get { timing.fillMode }
        set { timing.fillMode = newValue }
    }

    // MARK: By name

    private static let floats: [String: ReferenceWritableKeyPath<CAEmitterCell, Float> & Sendable] = [
        "birthRate": \.birthRate, "lifetime": \.lifetime, "lifetimeRange": \.lifetimeRange, "redRange": \.redRange,
        "greenRange": \.greenRange,
        "blueRange": \.blueRange, "alphaRange": \.alphaRange, "redSpeed": \.redSpeed, "greenSpeed": \.greenSpeed, "blueSpeed": \.blueSpeed,
        "alphaSpeed": \.alphaSpeed,
    ]
    private static let numbers: [String: ReferenceWritableKeyPath<CAEmitterCell, CGFloat> & Sendable] = [
        "velocity": \.velocity, "velocityRange": \.velocityRange, "scale": \.scale, "scaleRange": \.scaleRange, "scaleSpeed": \.scaleSpeed,
        "spin": \.spin,
        "spinRange": \.spinRange, "emissionLatitude": \.emissionLatitude, "emissionLongitude": \.emissionLongitude,
        "emissionRange": \.emissionRange,
        "xAcceleration": \.xAcceleration, "yAcceleration": \.yAcceleration, "zAcceleration": \.zAcceleration,
    ]

    open override func value(forKey key: String) -> Any? {
        switch key {
        case "color": color
        case "contents": contents
        case "enabled": isEnabled
        default: Self.floats[key].map { self[keyPath: $0] } ?? Self.numbers[key].map { self[keyPath: $0] }
        }
    }
    open override func setValue(_ value: Any?, forKey key: String) {
        let number = AnimatableValue(value)?.number
        switch key {
        case "color": color = AnimatableValue(value)?.color
        case "contents": contents = value
        case "enabled": isEnabled = number != 0
        default:
            guard let number else { return }
            if let path = Self.floats[key] { self[keyPath: path] = Float(number) }
            if let path = Self.numbers[key] { self[keyPath: path] = CGFloat(number) }
        }
    }
}
