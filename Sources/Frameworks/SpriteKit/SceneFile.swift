import UIKit

/// An object that can be loaded from a `.sks` file: `GameScene(fileNamed: "GameScene")`, `SKEmitterNode(fileNamed: "Fire")`.
@preconcurrency @MainActor
public protocol SceneFileRoot {}

// Not bound to a class: only then may an initializer return an object of a subclass.
extension SceneFileRoot {
    /// Loads the file's root, of the class that the scene editor gave it. Fails if there is no such file, or if its root is of another
    /// kind.
    public init?(fileNamed filename: String) {
        guard let file = SceneFile.open(filename) else {
            Console.log("There is no scene file named \"\(filename)\" in the app's bundle.")
            return nil
        }
        guard let type = Self.self as? SKNode.Type, let node = file.root(as: type) as? Self else {
            Console.log("The scene file \"\(filename)\" does not hold a \(Self.self).")
            return nil
        }
        self = node
    }
}

/// A scene or an emitter as saved by Xcode's editors.
// FIXME(gap): actions and constraints that were given in the editor, lights, fields and joints are passed over.
@MainActor
package struct SceneFile {
    private let archive: KeyedArchive
    /// Finds the tile set that a map names.
    package var tileSet: (String) -> SKTileSet? = { SKTileSet(named: $0) }

    /// Fails if the data is not a keyed archive, or is damaged.
    package init?(_ data: Data) {
        guard let archive = KeyedArchive(data) else { return nil }
        self.archive = archive
    }

    static func open(_ name: String) -> SceneFile? {
        let stem = name.hasSuffix(".sks") ? String(name.dropLast(4)) : name
        guard let path = Bundle.main.path(forResource: stem, ofType: "sks"), let data = FileManager.default.contents(atPath: path) else {
            return nil
        }
        return SceneFile(data)
    }

    /// The root, of the requested class or of the subclass that the editor gave it.
    package func root(as type: SKNode.Type = SKNode.self) -> SKNode? {
        guard let object = archive.root, let node = node(object, asked: type, depth: 0) else { return nil }
        (node as? SKScene)?.sceneDidLoad()
        return node
    }

    private func node(_ object: KeyedArchive.Object, asked: SKNode.Type?, depth: Int) -> SKNode? {
        guard depth < 64 else { return nil }
        let base: SKNode.Type =
            switch object.className {
            case "SKScene": SKScene.self
            case "SKSpriteNode": SKSpriteNode.self
            case "SKLabelNode": SKLabelNode.self
            case "SKShapeNode": SKShapeNode.self
            case "SKCameraNode": SKCameraNode.self
            case "SKEmitterNode": SKEmitterNode.self
            case "SKEffectNode": SKEffectNode.self
            case "SKCropNode": SKCropNode.self
            case "SKAudioNode": SKAudioNode.self
            case "SKTileMapNode": SKTileMapNode.self
            default: SKNode.self
            }
        var type = base
        if let name = object.entry("_info", "_PB_previewSKNodeCustomClassName") ?? object.text("_customClassName"),
            let custom = CustomClasses.find(name) as? SKNode.Type, custom.isSubclass(of: base)
        {
            type = custom
        }
        if let asked, asked.isSubclass(of: type) { type = asked }
        guard let node = type.init(coder: NoCoder()) else { return nil }
        read(object, node)
        var camera: SKCameraNode?
        for child in object.objects("_children") {
            guard let made = self.node(child, asked: nil, depth: depth + 1) else { continue }
            node.addChild(made)
            if let found = made as? SKCameraNode { camera = camera ?? found }
        }
        if let scene = node as? SKScene, object.object("_camera") != nil { scene.camera = camera }
        return node
    }

    private func read(_ object: KeyedArchive.Object, _ node: SKNode) {
        if let (x, y) = object.pair("_position") { node.position = CGPoint(x: x, y: y) }
        node.zPosition = object.number("_zPosition") ?? 0
        node.zRotation = object.number("_zRotation") ?? 0
        node.xScale = object.number("_xScale") ?? 1
        node.yScale = object.number("_yScale") ?? 1
        node.alpha = object.number("_opacity") ?? 1
        node.isHidden = object.flag("_hidden") ?? false
        node.name = object.text("_name")
        switch node {
        case let scene as SKScene: read(object, scene)
        case let sprite as SKSpriteNode: read(object, sprite)
        case let label as SKLabelNode: read(object, label)
        case let emitter as SKEmitterNode: read(object, emitter)
        case let map as SKTileMapNode:
            map.read(object, tileSet)
            if let color = color(object, "_baseColor") { map.color = color }
        default: break
        }
        // A scene from the editor has its own physics body, which does not participate.
        if !(node is SKScene), let body = object.object("_PKPhysicsBody") { node.physicsBody = SKPhysicsBody(body, of: node) }
    }

    private func read(_ object: KeyedArchive.Object, _ scene: SKScene) {
        if let bounds = object.rectangle("Scene_bounds") { scene.size = bounds.size }
        if let (x, y) = object.pair("_anchorPoint") { scene.anchorPoint = CGPoint(x: x, y: y) }
        scene.scaleMode = object.integer("_scaleMode").flatMap(SKSceneScaleMode.init) ?? .fill
        if let color = color(object, "_backgroundColor") { scene.backgroundColor = color }
        if let world = object.object("_physicsWorld") {
            if let (x, y) = world.pair("gravity") { scene.physicsWorld.gravity = CGVector(dx: x, dy: y) }
            scene.physicsWorld.speed = world.number("speedMultiplier") ?? 1
        }
    }

    private func read(_ object: KeyedArchive.Object, _ sprite: SKSpriteNode) {
        sprite.texture = object.object("_texture").flatMap(SKTexture.init)
        if let (x, y) = object.pair("_anchorPoint") { sprite.anchorPoint = CGPoint(x: x, y: y) }
        sprite.size = object.rectangle("_bounds")?.size ?? sprite.texture?.size() ?? .zero
        if let color = color(object, "_baseColor") { sprite.color = color }
        sprite.colorBlendFactor = object.number("_colorMix") ?? 0
    }

    private func read(_ object: KeyedArchive.Object, _ label: SKLabelNode) {
        label.fontName = object.text("_fontName")
        label.fontSize = object.number("_fontSize") ?? 32
        label.fontColor = color(object, "_fontColor") ?? .white
        label.horizontalAlignmentMode = object.integer("_horizontalAlignmentMode").flatMap(SKLabelHorizontalAlignmentMode.init) ?? .center
        label.verticalAlignmentMode = object.integer("_verticalAlignmentMode").flatMap(SKLabelVerticalAlignmentMode.init) ?? .baseline
        label.numberOfLines = object.integer("_numberOfLines") ?? 1
        label.preferredMaxLayoutWidth = object.number("_preferredMaxLayoutWidth") ?? 0
        label.text = object.text("_text")
    }

    private func read(_ object: KeyedArchive.Object, _ emitter: SKEmitterNode) {
        func number(_ key: String) -> CGFloat { object.number(key) ?? 0 }
        emitter.particleTexture = object.object("_particleTexture").flatMap(SKTexture.init)
        emitter.particleBlendMode = object.integer("_particleBlendMode").flatMap(SKBlendMode.init) ?? .alpha
        emitter.particleColor = color(object, "_startColor") ?? .white
        emitter.particleColorBlendFactor = object.number("_startColorMix") ?? 0
        if let sequence = object.object("_particleColorSequence"), let first = sequence.objects("_values").first,
            let color = color(first.colorComponents)
        {
            emitter.particleColorSequence = SKKeyframeSequence(keyframeValues: [color], times: [0])
        }
        if let (x, y) = object.pair("_startPosition") { emitter.particlePosition = CGPoint(x: x, y: y) }
        if let (x, y) = object.pair("_startPositionVariance") { emitter.particlePositionRange = CGVector(dx: x, dy: y) }
        (emitter.particleSpeed, emitter.particleSpeedRange) = (number("_startSpeed"), number("_startSpeedVariance"))
        (emitter.emissionAngle, emitter.emissionAngleRange) = (number("_emissionAngle"), number("_emissionAngleVariance"))
        if let (x, y) = object.pair("_acceleration") { (emitter.xAcceleration, emitter.yAcceleration) = (x, y) }
        emitter.particleBirthRate = number("_birthrate")
        emitter.numParticlesToEmit = object.integer("_numParticlesToEmit") ?? 0
        (emitter.particleLifetime, emitter.particleLifetimeRange) = (number("_lifetime"), number("_lifetimeVariance"))
        (emitter.particleAlpha, emitter.particleAlphaRange, emitter.particleAlphaSpeed) = (
            object.number("_startOpacity") ?? 1, number("_startOpacityVariance"), number("_opacitySpeed")
        )
        (emitter.particleScale, emitter.particleScaleRange, emitter.particleScaleSpeed) = (
            object.number("_startScale") ?? 1, number("_startScaleVariance"), number("_scaleSpeed")
        )
        (emitter.particleRotation, emitter.particleRotationRange, emitter.particleRotationSpeed) = (
            number("_startRotation"), number("_startRotationVariance"), number("_rotationSpeed")
        )
        if let (width, height) = object.pair("_startSize") { emitter.particleSize = CGSize(width: width, height: height) }
    }

    /// The color from `keyR`, `keyG`, `keyB`, and `keyA`.
    private func color(_ object: KeyedArchive.Object, _ key: String) -> UIColor? {
        let parts = ["R", "G", "B"].compactMap { object.number(key + $0) }
        return parts.count == 3 ? color(parts + [object.number(key + "A") ?? 1]) : nil
    }
    private func color(_ components: [CGFloat]) -> UIColor? {
        switch components.count {
        case 1, 2: UIColor(white: components[0], alpha: components.count == 2 ? components[1] : 1)
        case 3, 4: UIColor(red: components[0], green: components[1], blue: components[2], alpha: components.count == 4 ? components[3] : 1)
        default: nil
        }
    }
}

/// Finds an app's classes by the plain names that scene files contain.
@MainActor
enum CustomClasses {
    static func find(_ name: String) -> AnyClass? {
        if name.contains(".") { return NSClassFromString(name) }
        return LoadedClasses.all.first { _typeName($0, qualified: false) == name }
    }
}

/// The coder for an app's classes, created by their `init(coder:)`; it reads nothing of the file.
private final class NoCoder: NSCoder {
    override var allowsKeyedCoding: Bool { true }
    override func containsValue(forKey key: String) -> Bool { false }
    override func decodeObject(forKey key: String) -> Any? { nil }
    override func decodeBool(forKey key: String) -> Bool { false }
    override func decodeInteger(forKey key: String) -> Int { 0 }
    override func decodeDouble(forKey key: String) -> Double { 0 }
    override func decodeFloat(forKey key: String) -> Float { 0 }
}
