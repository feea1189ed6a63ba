import CoreGraphics
import Foundation

/// Draws its sublayers several times, each copy transformed, tinted, and delayed by a further step.
open class CAReplicatorLayer: CALayer {
    package struct Replication {
        var count = 1
        var preservesDepth = false
        var delay: CFTimeInterval = 0
        var transform = CATransform3DIdentity
        var color: CGColor? = .white
        var redOffset: Float = 0, greenOffset: Float = 0, blueOffset: Float = 0, alphaOffset: Float = 0
    }

    package final var replication = Replication()

    public override init() { super.init() }
    public override init(layer: Any) {
        super.init(layer: layer)
        if let layer = layer as? CAReplicatorLayer { replication = layer.replication }
    }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    package override func copyState(from other: CALayer) {
        super.copyState(from: other)
        if let other = other as? CAReplicatorLayer { replication = other.replication }
    }

    private func change<V>(_ key: String, _ path: WritableKeyPath<Replication, V>, _ value: V) {
        let action = willChange(key)
        replication[keyPath: path] = value
        didChange(key, .subtree, action)
    }

    /// The number of copies, including the original sublayers. Animatable.
    open var instanceCount: Int {
        get { replication.count }
        set { change("instanceCount", \.count, newValue) }
    }
    /// Whether copies keep their depth. It is stored but has no effect: they are drawn in the plane of the layer.
    open var preservesDepth: Bool {
        get { replication.preservesDepth }
        set { change("preservesDepth", \.preservesDepth, newValue) }
    }
    /// The seconds by which the animations of each copy lag behind the copy before.
    open var instanceDelay: CFTimeInterval {
        get { replication.delay }
        set { change("instanceDelay", \.delay, newValue) }
    }
    /// The transform from each copy to the next one, about the center of the layer. Animatable.
    open var instanceTransform: CATransform3D {
        get { replication.transform }
        set { change("instanceTransform", \.transform, newValue) }
    }
    /// The color by which the first copy is multiplied; white leaves it as it is.
    open var instanceColor: CGColor? {
        get { replication.color }
        set { change("instanceColor", \.color, newValue) }
    }
    /// The number that is added to the red component from each copy to the next one.
    open var instanceRedOffset: Float {
        get { replication.redOffset }
        set { change("instanceRedOffset", \.redOffset, newValue) }
    }
    /// The number that is added to the green component from each copy to the next one.
    open var instanceGreenOffset: Float {
        get { replication.greenOffset }
        set { change("instanceGreenOffset", \.greenOffset, newValue) }
    }
    /// The number that is added to the blue component from each copy to the next one.
    open var instanceBlueOffset: Float {
        get { replication.blueOffset }
        set { change("instanceBlueOffset", \.blueOffset, newValue) }
    }
    /// The number that is added to the alpha component from each copy to the next one.
    open var instanceAlphaOffset: Float {
        get { replication.alphaOffset }
        set { change("instanceAlphaOffset", \.alphaOffset, newValue) }
    }

    /// Returns the color by which copy `index` is multiplied.
    package final func tint(ofInstance index: Int) -> SolidPaint {
        let base = replication.color?.paint ?? SolidPaint(red: 1, green: 1, blue: 1, alpha: 1)
        let n = CGFloat(index)
        return SolidPaint(
            red: base.red + n * CGFloat(replication.redOffset), green: base.green + n * CGFloat(replication.greenOffset),
            blue: base.blue + n * CGFloat(replication.blueOffset), alpha: base.alpha + n * CGFloat(replication.alphaOffset))
    }

    package override func animatableValue(forKey key: String) -> AnimatableValue? {
        switch key {
        case "instanceTransform": .transform(replication.transform)
        case "instanceDelay": .number(replication.delay)
        case "instanceCount": .number(Double(replication.count))
        case "instanceColor": .color(replication.color ?? .white)
        case "instanceAlphaOffset": .number(Double(replication.alphaOffset))
        case "instanceRedOffset": .number(Double(replication.redOffset))
        case "instanceGreenOffset": .number(Double(replication.greenOffset))
        case "instanceBlueOffset": .number(Double(replication.blueOffset))
        default: super.animatableValue(forKey: key)
        }
    }

    package override func setAnimatableValue(_ value: AnimatableValue, forKey key: String) -> Bool {
        switch key {
        case "instanceTransform": replication.transform = value.transform ?? replication.transform
        case "instanceDelay": replication.delay = value.number ?? replication.delay
        case "instanceCount": replication.count = value.number.map { Int(saturating: $0) } ?? replication.count
        case "instanceColor": replication.color = value.color
        case "instanceAlphaOffset": replication.alphaOffset = value.number.map { Float($0) } ?? 0
        case "instanceRedOffset": replication.redOffset = value.number.map { Float($0) } ?? 0
        case "instanceGreenOffset": replication.greenOffset = value.number.map { Float($0) } ?? 0
        case "instanceBlueOffset": replication.blueOffset = value.number.map { Float($0) } ?? 0
        default: return super.setAnimatableValue(value, forKey: key)
        }
        return true
    }
}
