import SpriteKitCompanion
import Testing
import UIKitTesting

@MainActor @Suite(.serialized) struct SpriteKitTests {
    /// A scene of 400 × 400 points in a view of 200 × 200.
    private final class Screen: UIViewController {
        let game: SKScene
        init(_ game: SKScene) {
            self.game = game
            super.init(nibName: nil, bundle: nil)
        }
        required init?(coder: NSCoder) { nil }
        override func viewDidLoad() {
            super.viewDidLoad()
            let frame = SKView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
            view.addSubview(frame)
            frame.presentScene(game)
        }
    }
    private final class Game: SKScene, SKPhysicsContactDelegate {
        var heard: [String] = []
        override func didMove(to view: SKView) { heard.append("moved to \(Int(view.bounds.width))") }
        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
            let place = touches.first?.location(in: self) ?? .zero
            heard.append("touched \(Int(place.x)) \(Int(place.y))")
        }
        func didBegin(_ contact: SKPhysicsContact) {
            heard.append("\(contact.bodyA.node?.name ?? "") met \(contact.bodyB.node?.name ?? "")")
        }
        func didEnd(_ contact: SKPhysicsContact) { heard.append("parted") }
    }
    private final class Button: SKSpriteNode {
        var taps = 0
        override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { taps += 1 }
    }
    private func play(_ size: CGFloat = 400) -> (game: Game, stage: Stage) {
        let game = Game(size: CGSize(width: size, height: size))
        game.physicsWorld.contactDelegate = game
        return (game, Stage(root: Screen(game)))
    }

    @Test("a sequence continues in the frame in which an action ends, and two moves add up") func actions() {
        let (game, stage) = play(), node = SKNode(), other = SKNode()
        game.addChild(node)
        game.addChild(other)
        var done = false
        node.run(
            .sequence([
                .moveBy(x: 100, y: 0, duration: 1), .wait(forDuration: 0.5),
                .group([.rotate(byAngle: 1, duration: 1), .fadeOut(withDuration: 0.5)]),
            ])
        ) { done = true }
        other.run(.moveBy(x: 60, y: 0, duration: 1))
        other.run(.move(by: CGVector(dx: 0, dy: 30), duration: 1), withKey: "up")
        stage.advance(by: 0.52)
        #expect(node.position.x > 40 && node.position.x < 60 && other.action(forKey: "up") != nil && other.position.y > 10)
        stage.advance(by: 2.2)
        #expect(abs(node.position.x - 100) < 1e-9 && abs(node.zRotation - 1) < 1e-9 && node.alpha == 0)
        #expect(done && !node.hasActions())
        #expect(abs(other.position.x - 60) < 1e-9 && abs(other.position.y - 30) < 1e-9 && other.action(forKey: "up") == nil)
    }

    @Test("a repeated action stops with its node's speed or its key, and a block runs once per round") func repetition() {
        let (game, stage) = play(), node = SKNode()
        game.addChild(node)
        var rounds = 0
        node.run(.repeatForever(.sequence([.wait(forDuration: 0.1), .run { rounds += 1 }])), withKey: "beat")
        stage.advance(by: 1.05)
        #expect((9...10).contains(rounds))
        node.isPaused = true
        let before = rounds
        stage.advance(by: 1)
        #expect(rounds == before)
        node.isPaused = false
        node.removeAction(forKey: "beat")
        stage.advance(by: 1)
        #expect(rounds == before && node.children.isEmpty)
    }

    @Test("nodes are found by name, path, and pattern") func names() {
        let scene = SKScene(size: CGSize(width: 10, height: 10)), car = SKNode(), wheel = SKNode(), second = SKNode()
        (car.name, wheel.name, second.name) = ("car", "wheel1", "wheel2")
        scene.addChild(car)
        for node in [wheel, second] { car.addChild(node) }
        #expect(
            scene.childNode(withName: "car") === car && scene.childNode(withName: "wheel1") == nil
                && scene.childNode(withName: "//wheel1") === wheel)
        #expect(
            scene.childNode(withName: "car/wheel2") === second && scene["car/wheel*"].count == 2
                && wheel.childNode(withName: "../wheel2") === second)
        var seen: [String] = []
        scene.enumerateChildNodes(withName: "//wheel*") { node, stop in
            seen.append(node.name ?? "")
            stop.pointee = true
        }
        #expect(seen == ["wheel1"] && wheel.scene === scene && wheel.inParentHierarchy(scene))
    }

    @Test("a node that has a parent cannot be added again, and no node can be added to itself") func twice() {
        let scene = SKScene(size: CGSize(width: 10, height: 10)), node = SKNode()
        scene.addChild(node)
        #expect(Fault.catching { scene.addChild(node) }.map(\.name) == [.invalidArgumentException])
        #expect(Fault.catching { node.addChild(node) }.count == 1 && scene.children.count == 1)
    }

    @Test("positions are in the coordinates of the node, through rotations and scales") func geometry() {
        let scene = SKScene(size: CGSize(width: 100, height: 100)), arm = SKNode(),
            hand = SKSpriteNode(color: .red, size: CGSize(width: 4, height: 2))
        scene.addChild(arm)
        arm.addChild(hand)
        (arm.position, arm.zRotation, hand.position) = (CGPoint(x: 50, y: 50), .pi / 2, CGPoint(x: 10, y: 0))
        let place = scene.convert(CGPoint.zero, from: hand)
        #expect(abs(place.x - 50) < 1e-9 && abs(place.y - 60) < 1e-9)
        #expect(scene.atPoint(CGPoint(x: 50, y: 61)) === hand && scene.nodes(at: CGPoint(x: 55, y: 60)).isEmpty)
        #expect(hand.frame == CGRect(x: 8, y: -1, width: 4, height: 2) && abs(arm.calculateAccumulatedFrame().height - 4) < 1e-9)
        hand.anchorPoint = .zero
        #expect(hand.frame.origin == CGPoint(x: 10, y: 0))
    }

    @Test("a scene is scaled to its view, with its origin at the bottom; touches convert to the node they are on") func touches() {
        let (game, stage) = play(), button = Button(color: .blue, size: CGSize(width: 80, height: 80))
        button.position = CGPoint(x: 300, y: 300)
        button.isUserInteractionEnabled = true
        game.addChild(button)
        stage.tap(at: CGPoint(x: 50, y: 150))
        stage.tap(at: CGPoint(x: 150, y: 50))
        // The button does not handle touchesBegan, so its parent gets it.
        #expect(game.heard == ["moved to 200", "touched 100 100", "touched 300 300"])
        #expect(button.taps == 1)
        game.scaleMode = .aspectFill
        #expect(game.convertPoint(toView: CGPoint(x: 200, y: 400)) == CGPoint(x: 100, y: 0))
        let camera = SKCameraNode()
        game.addChild(camera)
        game.camera = camera
        camera.position = CGPoint(x: 400, y: 400)
        #expect(game.convertPoint(fromView: CGPoint(x: 100, y: 100)) == CGPoint(x: 400, y: 400))
    }

    @Test("nodes are drawn at their positions") func drawing() throws {
        let (game, stage) = play()
        (game.backgroundColor, game.scaleMode) = (.black, .aspectFit)
        let square = SKSpriteNode(color: .red, size: CGSize(width: 100, height: 100))
        square.position = CGPoint(x: 100, y: 300)
        game.addChild(square)
        stage.advance(by: 0.1)
        let picture = try #require(UIImage(data: stage.png())?.cgImage)
        let bytes = try #require(picture.dataProvider?.data as Data?)
        func isRed(_ x: Int, _ y: Int) -> Bool {
            let start = y * 3 * picture.bytesPerRow + x * 12
            return bytes[start..<start + 4].filter { $0 == 255 }.count == 2
        }
        #expect(isRed(50, 50) && isRed(30, 70) && !isRed(50, 150) && !isRed(80, 50) && !isRed(50, 20))
    }

    @Test("a ball falls, contacts the floor once, and comes to rest on it") func physics() {
        let (game, stage) = play(), ball = SKNode(), floor = SKNode()
        (ball.name, floor.name) = ("ball", "floor")
        ball.position = CGPoint(x: 200, y: 150)
        ball.physicsBody = SKPhysicsBody(circleOfRadius: 20)
        ball.physicsBody?.restitution = 0
        ball.physicsBody?.contactTestBitMask = 1
        floor.physicsBody = SKPhysicsBody(edgeFrom: .zero, to: CGPoint(x: 400, y: 0))
        floor.physicsBody?.restitution = 0
        for node in [floor, ball] { game.addChild(node) }
        stage.advance(by: 0.2)
        // 150 points are one meter.
        #expect(abs(ball.position.y - (150 - 0.5 * 9.8 * 150 * 0.04)) < 8)
        stage.advance(by: 2)
        #expect(
            abs(ball.position.y - 20) < 2 && abs(ball.position.x - 200) < 0.1
                && game.heard.filter { $0.contains("met") } == ["floor met ball"])
        #expect(ball.physicsBody?.allContactedBodies().first === floor.physicsBody)
        ball.position.y = 300
        stage.advance(by: 0.05)
        #expect(game.heard.last == "parted")
    }

    @Test("a square of 150 points and density 1 has a mass of 1 kg; impulses change its velocity by impulse / mass") func masses() {
        let body = SKPhysicsBody(rectangleOf: CGSize(width: 150, height: 150))
        #expect(
            abs(body.mass - 1) < 1e-9 && body.isDynamic && !SKPhysicsBody(edgeLoopFrom: CGRect(x: 0, y: 0, width: 9, height: 9)).isDynamic)
        body.applyImpulse(CGVector(dx: 30, dy: 0))
        #expect(body.velocity == CGVector(dx: 30, dy: 0))
        body.mass = 2
        body.applyImpulse(CGVector(dx: 30, dy: 0))
        #expect(body.velocity == CGVector(dx: 45, dy: 0))
    }

    @Test("bodies pass through those outside their collision mask, and contacts are still reported") func masks() {
        let (game, stage) = play(), ghost = SKNode(), wall = SKNode()
        game.physicsWorld.gravity = .zero
        (ghost.name, wall.name, ghost.position, wall.position) = ("ghost", "wall", CGPoint(x: 50, y: 200), CGPoint(x: 200, y: 200))
        ghost.physicsBody = SKPhysicsBody(rectangleOf: CGSize(width: 20, height: 20))
        ghost.physicsBody?.collisionBitMask = 0
        ghost.physicsBody?.contactTestBitMask = 4
        ghost.physicsBody?.linearDamping = 0
        ghost.physicsBody?.velocity = CGVector(dx: 200, dy: 0)
        wall.physicsBody = SKPhysicsBody(rectangleOf: CGSize(width: 20, height: 400))
        wall.physicsBody?.categoryBitMask = 4
        wall.physicsBody?.isDynamic = false
        for node in [ghost, wall] { game.addChild(node) }
        stage.advance(by: 1.5)
        #expect(abs(ghost.position.x - 350) < 10 && game.heard.suffix(2) == ["ghost met wall", "parted"])
    }

    // MARK: Scene files

    /// A scene as Xcode's editor archives it: a red player with a body and a label, and sparks. Made for this test.
    private static let meadow =
        Data(
            base64Encoded: """
                YnBsaXN0MDDUAQIDBAUGpKdZJGFyY2hpdmVyWCRvYmplY3RzVCR0b3BYJHZlcnNpb25fEA9OU0tleWVkQXJjaGl2ZXKvECYHCA4RFBcYGSAhJTI1Q0ZHSEpLT1JjZmdpdXZ3fn+Ch4qL
                jY6QlFUkbnVsbNIJCgsMWCRjbGFzc2VzWiRjbGFzc25hbWWiDA1XTlNWYWx1ZVhOU09iamVjdNIJCg8QohANXk5TTXV0YWJsZUFycmF50gkKEhOiEw1fEBNOU011dGFibGVEaWN0aW9u
                YXJ50gkKFRaiFg1bU0tMYWJlbE5vZGVVc2NvcmVYezE2LCAxNn3TGhscHR4fViRjbGFzc1tOUy5wb2ludHZhbFpOUy5zcGVjaWFsgAGABhABWFNjb3JlOiAw0hoiIyRaTlMub2JqZWN0
                c4ACoNcaJicoKSorLC0uHy8wMVlfY2hpbGRyZW5ZX2ZvbnRTaXplXxAYX2hvcml6b250YWxBbGlnbm1lbnRNb2RlVV9uYW1lWV9wb3NpdGlvblVfdGV4dIAEgAkjQDgAAAAAAACABYAH
                gAjSCQozNKI0DV1QS1BoeXNpY3NCb2R52Bo2Nzg5Ojs8PT4fP0BBQh9XX3JhZGl1c1pfc2hhcGVUeXBlXxARYWZmZWN0ZWRCeUdyYXZpdHlfEA9jYXRlZ29yeUJpdE1hc2tfEBBjb2xs
                aXNpb25CaXRNYXNrV2R5bmFtaWNfEBdpbnRlcnNlY3Rpb25UZXN0Qml0TWFza4ALI0A0AAAAAAAACBACE///////////CdIJCkRFokUNXFNLU3ByaXRlTm9kZVZwbGF5ZXJaezEwMCwg
                MjAwfdMaGxwdSR+AD18QEnt7MCwgMH0sIHs0MCwgMzB9fdMaTBwdTU5aTlMucmVjdHZhbIAREAPSGiIjUKFRgArbGlNUVVZXWCYpKllaW1xdXVxeX2BhYl5fUEtQaHlzaWNzQm9keVtf
                YmFzZUNvbG9yQVtfYmFzZUNvbG9yQltfYmFzZUNvbG9yR1tfYmFzZUNvbG9yUldfYm91bmRzWl96Um90YXRpb26ADYAMIz/wAAAAAAAAIwAAAAAAAAAAgBKAE4AOgBAjP+AAAAAAAADS
                CQpkZaJlDV1TS0VtaXR0ZXJOb2RlVnNwYXJrc9IaIiNooNcaaiZrbCltbm9wcXJzdFpfYmlydGhyYXRlXl9lbWlzc2lvbkFuZ2xlWV9saWZldGltZVtfc3RhcnRTcGVlZIAVI0BJAAAA
                AAAAgBcjP/gAAAAAAAAjQAAAAAAAAACAFiNAWQAAAAAAAF8QIF9QQl9wcmV2aWV3U0tOb2RlQ3VzdG9tQ2xhc3NOYW1lW01lYWRvd1NjZW5l0xp4Inl6fFdOUy5rZXlzgAOhe4AZoX2A
                Gld7MCwgLTJ90gkKgIGigQ1eUEtQaHlzaWNzV29ybGTTGoOEhYZcV2dyYXZpdHlfEA9zcGVlZE11bHRpcGxpZXKAHYAc0gkKiImiiQ1XU0tTY2VuZV8QFHt7MCwgMH0sIHszMjAsIDI0
                MH190xpMHB2MToAgWnswLjUsIDAuNX3TGhscHY8fgCLSGiIjkaKSk4AUgBjbGpWWl5iZmiabnJ2en6BcXWJdoaKjH1xTY2VuZV9ib3VuZHNcX2FuY2hvclBvaW50XxARX2JhY2tncm91
                bmRDb2xvckFfEBFfYmFja2dyb3VuZENvbG9yQl8QEV9iYWNrZ3JvdW5kQ29sb3JHXxARX2JhY2tncm91bmRDb2xvclJVX2luZm9dX3BoeXNpY3NXb3JsZFpfc2NhbGVNb2RlgB+AIYAj
                gCSAG4Ae0aWmVHJvb3SAJRIAAYagAAgAEQAbACQAKQAyAEQAbQBzAHgAgQCMAI8AlwCgAKUAqAC3ALwAvwDVANoA3QDpAO8A+AD/AQYBEgEdAR8BIQEjASwBMQE8AT4BPwFOAVgBYgF9
                AYMBjQGTAZUBlwGgAaIBpAGmAasBrgG8Ac0B1QHgAfQCBgIZAiECOwI9AkYCRwJJAlICUwJYAlsCaAJvAnoCgQKDApgCnwKqAqwCrgKzArUCtwLOAt0C6QL1AwEDDQMVAyADIgMkAy0D
                NgM4AzoDPAM+A0cDTANPA10DZANpA2oDeQOEA5MDnQOpA6sDtAO2A78DyAPKA9MD9gQCBAkEEQQTBBUEFwQZBBsEIwQoBCsEOgRBBEkEWwRdBF8EZARnBG8EhgSNBI8EmgShBKMEqASr
                BK0ErwTGBNME4AT0BQgFHAUwBTYFRAVPBVEFUwVVBVcFWQVbBV4FYwVlAAAAAAAAAgEAAAAAAAAAqAAAAAAAAAAAAAAAAAAABWo=
                """.filter { !$0.isWhitespace }) ?? Data()

    @Test("a scene file creates its own scene class with nodes, bodies, and particles") func sceneFile() throws {
        let scene = try #require(SceneFile(Self.meadow)?.root() as? MeadowScene)
        #expect(
            scene.size == CGSize(width: 320, height: 240) && scene.anchorPoint == CGPoint(x: 0.5, y: 0.5) && scene.scaleMode == .aspectFill
                && scene.physicsWorld.gravity.dy == -2 && scene.loads == 1)
        let player = try #require(scene.childNode(withName: "player") as? SKSpriteNode),
            label = try #require(player.childNode(withName: "score") as? SKLabelNode)
        #expect(
            player.position == CGPoint(x: 100, y: 200) && player.size == CGSize(width: 40, height: 30) && player.zRotation == 0.5
                && player.color == .red)
        #expect(
            player.physicsBody?.affectedByGravity == false && player.physicsBody?.categoryBitMask == 2
                && player.physicsBody?.collisionBitMask == .max
                && player.physicsBody?.contactTestBitMask == 1)
        #expect(label.text == "Score: 0" && label.fontSize == 24 && label.horizontalAlignmentMode == .left)
        let sparks = try #require(scene.childNode(withName: "sparks") as? SKEmitterNode)
        #expect(sparks.particleBirthRate == 50 && sparks.particleLifetime == 2 && sparks.emissionAngle == 1.5)
    }

    @Test("particles are clear until they get a color") func particleColor() {
        #expect(SKEmitterNode().particleColor == .clear)
    }

    @Test("a damaged scene file is nil or lacks nodes") func damage() {
        for length in stride(from: 0, to: Self.meadow.count, by: 3) { _ = SceneFile(Self.meadow.prefix(length))?.root() }
        for index in stride(from: 0, to: Self.meadow.count, by: 3) {
            for value: UInt8 in [0x7f, 0xff] {
                var data = Self.meadow
                data[index] = value
                _ = Console.capturing { _ = SceneFile(data)?.root() }
            }
        }
        #expect(SceneFile(Data("bplist00".utf8)) == nil && SceneFile(Data(repeating: 0xff, count: 4096)) == nil)
    }
}

/// The class named in the test's scene file.
final class MeadowScene: SKScene {
    var loads = 0
    override func sceneDidLoad() { loads += 1 }
}
