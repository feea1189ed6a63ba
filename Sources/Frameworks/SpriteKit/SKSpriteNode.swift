import UIKit

/// A picture or a plain rectangle, placed by its anchor.
open class SKSpriteNode: SKNode {
    private let content = CALayer()

    /// Creates a sprite of a texture; nil fills a rectangle with the color.
    public init(texture: SKTexture?, color: UIColor, size: CGSize) {
        (self.texture, self.color, self.size) = (texture, color, size)
        super.init()
        layer.addSublayer(content)
        draw()
    }
    public convenience override init() { self.init(texture: nil, color: .white, size: .zero) }
    /// Creates a sprite in the size of its texture.
    public convenience init(texture: SKTexture?) { self.init(texture: texture, color: .white, size: texture?.size() ?? .zero) }
    /// Creates a sprite of a texture in a size in points.
    public convenience init(texture: SKTexture?, size: CGSize) { self.init(texture: texture, color: .white, size: size) }
    /// Creates a sprite from an image in the app's assets.
    public convenience init(imageNamed name: String) { self.init(texture: SKTexture(imageNamed: name)) }
    /// Creates a rectangle of a color.
    public convenience init(color: UIColor, size: CGSize) { self.init(texture: nil, color: color, size: size) }
    /// Creates a sprite from an image in the app's assets. Lighting has no effect.
    public convenience init(imageNamed name: String, normalMapped generateNormalMap: Bool) { self.init(imageNamed: name) }
    public required init?(coder aDecoder: NSCoder) {
        (texture, color, size) = (nil, .white, .zero)
        super.init(coder: aDecoder)
        layer.addSublayer(content)
    }

    override func makeCopy() -> SKNode { SKSpriteNode(texture: texture, color: color, size: size) }
    override func copyState(to copy: SKNode) {
        super.copyState(to: copy)
        guard let copy = copy as? SKSpriteNode else { return }
        (copy.anchorPoint, copy.colorBlendFactor, copy.blendMode) = (anchorPoint, colorBlendFactor, blendMode)
    }

    /// The texture; nil for a rectangle of the color. Setting it keeps the size.
    open var texture: SKTexture? { didSet { if texture !== oldValue { draw() } } }
    /// The size in points of the node, before its scale.
    open var size: CGSize { didSet { if size != oldValue { draw() } } }
    /// The fraction of the size that lies at the node's position: (0, 0) is the lower left corner.
    open var anchorPoint = CGPoint(x: 0.5, y: 0.5) { didSet { if anchorPoint != oldValue { draw() } } }
    /// The color that fills a sprite without a texture, and is blended with a texture by ``colorBlendFactor``.
    open var color: UIColor { didSet { draw() } }
    /// The strength of the color over the texture, from 0 to 1.
    open var colorBlendFactor: CGFloat = 0 { didSet { if colorBlendFactor != oldValue { draw() } } }
    /// The blend mode. It is stored but has no effect.
    open var blendMode = SKBlendMode.alpha
    /// The part that is stretched, in the unit square.
    open var centerRect = CGRect(x: 0, y: 0, width: 1, height: 1) { didSet { draw() } }
    /// The texture for lighting; nil for none. It is stored but has no effect.
    open var normalTexture: SKTexture?
    /// The program that draws pixels; nil for none. It is stored but has no effect.
    open var shader: SKShader?
    /// The form into which the picture is drawn; nil for none. It is stored but has no effect.
    open var warpGeometry: SKWarpGeometry?
    /// The number of times that the form is refined. It is stored but has no effect.
    open var subdivisionLevels = 1
    /// Creates a sprite of a texture with one for lighting, which has no effect.
    public convenience init(texture: SKTexture?, normalMap: SKTexture?) {
        self.init(texture: texture)
        normalTexture = normalMap
    }
    /// The lights that have an effect. They are stored but have no effect.
    open var lightingBitMask: UInt32 = 0, shadowCastBitMask: UInt32 = 0, shadowedBitMask: UInt32 = 0
    /// Scales the sprite to a size in points.
    open func scale(to size: CGSize) {
        guard self.size.width > 0, self.size.height > 0 else { return }
        (xScale, yScale) = (size.width / self.size.width, size.height / self.size.height)
    }

    func show(_ texture: SKTexture, resize: Bool) {
        self.texture = texture
        if resize { size = texture.size() }
    }

    override var contentRect: CGRect {
        CGRect(x: -size.width * anchorPoint.x, y: -size.height * anchorPoint.y, width: size.width, height: size.height).standardized
    }
    override var contentLayerCount: Int { 1 }

    private func draw() {
        let rect = contentRect
        guard rect.minX.isFinite, rect.minY.isFinite, rect.width.isFinite, rect.height.isFinite else { return }
        CATransaction.withoutActions {
            content.frame = CGRect(x: rect.minX, y: -rect.maxY, width: rect.width, height: rect.height)
            content.contentsCenter = CGRect(x: centerRect.minX, y: 1 - centerRect.maxY, width: centerRect.width, height: centerRect.height)
            content.magnificationFilter = texture?.filteringMode == .nearest ? .nearest : .linear
            content.contents = texture?.image.flatMap { colorBlendFactor > 0 ? Tints.image($0, color, colorBlendFactor) : $0.cgImage }
            content.backgroundColor = texture == nil ? color.cgColor : nil
        }
    }
}

/// Textures multiplied by a color. The most recent ones are cached: games tint the same few again and again.
@MainActor
enum Tints {
    private struct Key: Hashable { let image: ObjectIdentifier, color: UIColor, factor: CGFloat }
    private static var kept: [Key: (source: UIImage, result: CGImage)] = [:]

    static func image(_ image: UIImage, _ color: UIColor, _ factor: CGFloat) -> CGImage? {
        let key = Key(image: ObjectIdentifier(image), color: color, factor: factor)
        if let found = kept[key] { return found.result }
        let format = UIGraphicsImageRendererFormat()
        format.scale = image.scale
        let bounds = CGRect(origin: .zero, size: image.size)
        let tinted = UIGraphicsImageRenderer(size: image.size, format: format).image { context in
            image.draw(in: bounds)
            UIColor.white.mixed(with: color, min(max(factor, 0), 1)).setFill()
            context.fill(bounds, blendMode: .multiply)
            image.draw(in: bounds, blendMode: .destinationIn, alpha: 1)
        }.cgImage
        if kept.count >= 128 { kept.removeAll() }
        kept[key] = tinted.map { (image, $0) }
        return tinted
    }
}
