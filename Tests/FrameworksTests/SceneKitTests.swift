import SceneKitCompanion
import Testing
import UIKitTesting

@MainActor @Suite(.serialized) struct SceneKitTests {
    private func near(_ a: SCNVector3, _ x: Float, _ y: Float, _ z: Float, _ tolerance: Float = 1e-4) -> Bool {
        abs(a.x - x) < tolerance && abs(a.y - y) < tolerance && abs(a.z - z) < tolerance
    }

    @Test("a transform is a row matrix: its fourth row moves, and a product applies the left one first") func matrices() {
        let move = SCNMatrix4MakeTranslation(1, 2, 3)
        #expect(move.m41 == 1 && move.m42 == 2 && move.m43 == 3 && move.m44 == 1)
        let both = SCNMatrix4Mult(move, SCNMatrix4MakeScale(2, 2, 2))
        #expect(both.m41 == 2 && both.m43 == 6 && both.m11 == 2)
        #expect(SCNMatrix4IsIdentity(SCNMatrix4Mult(move, SCNMatrix4Invert(move))))
        let turn = SCNMatrix4MakeRotation(.pi / 2, 0, 0, 1)
        #expect(abs(turn.m12 - 1) < 1e-6 && abs(turn.m21 + 1) < 1e-6)
        #expect(SCNMatrix4EqualToMatrix4(SCNMatrix4(simd_float4x4(move)), move))
        #expect(NSValue(scnVector3: SCNVector3(1, 2, 3)).scnVector3Value.z == 3)
    }

    @Test("a node's angles, quaternion, and axis are one rotation, and its children turn with it") func transforms() {
        let parent = SCNNode(), child = SCNNode()
        parent.addChildNode(child)
        parent.position = SCNVector3(10, 0, 0)
        parent.eulerAngles = SCNVector3(0, Float.pi / 2, 0)
        child.position = SCNVector3(0, 0, -1)
        #expect(near(child.worldPosition, 9, 0, 0))
        #expect(abs(parent.rotation.y - 1) < 1e-5 && abs(parent.rotation.w - .pi / 2) < 1e-5)
        #expect(abs(parent.orientation.w - Float(0.5).squareRoot()) < 1e-5)
        #expect(near(parent.convertPosition(SCNVector3(10, 0, 5), from: nil), -5, 0, 0))
        parent.transform = SCNMatrix4Translate(SCNMatrix4MakeScale(2, 3, 4), 1, 1, 1)
        #expect(near(parent.scale, 2, 3, 4) && near(parent.position, 1, 1, 1) && near(parent.eulerAngles, 0, 0, 0))
        child.worldPosition = SCNVector3(1, 1, 9)
        #expect(near(child.position, 0, 0, 2))
        parent.pivot = SCNMatrix4MakeTranslation(0, 1, 0)
        #expect(near(child.worldPosition, 1, -2, 9))
    }

    @Test("a node is in one parent, is found by name, and is cloned with its children as its own class") func tree() {
        final class Enemy: SCNNode {}
        let root = SCNNode(), a = SCNNode(), b = Enemy()
        (a.name, b.name) = ("a", "b")
        root.addChildNode(a)
        a.addChildNode(b)
        #expect(root.childNode(withName: "b", recursively: false) == nil && root.childNode(withName: "b", recursively: true) === b)
        let copy = b.clone()
        #expect(type(of: copy) == Enemy.self && copy !== b && copy.name == "b" && a.clone().childNodes.count == 1)
        root.insertChildNode(b, at: 0)
        #expect(a.childNodes.isEmpty && root.childNodes.first === b && b.parent === root)
        #expect(root.childNodes { node, _ in node is Enemy }.count == 1)
        b.look(at: SCNVector3(5, 0, 0))
        #expect(near(b.worldFront, 1, 0, 0))
    }

    @Test("shapes have boxes, and vertices that lines meet") func shapes() throws {
        let box = SCNBox(width: 2, height: 4, length: 6, chamferRadius: 0)
        #expect(near(box.boundingBox.min, -1, -2, -3) && near(box.boundingBox.max, 1, 2, 3))
        #expect(near(SCNSphere(radius: 2).boundingBox.max, 2, 2, 2) && abs(SCNSphere(radius: 1).boundingSphere.radius - 1.732) < 0.001)
        #expect(near(SCNTorus(ringRadius: 2, pipeRadius: 0.5).boundingBox.max, 2.5, 0.5, 2.5))
        #expect(near(SCNCapsule(capRadius: 1, height: 4).boundingBox.min, -1, -2, -1))
        #expect(near(SCNPyramid(width: 1, height: 2, length: 1).boundingBox.max, 0.5, 2, 0.5))
        #expect(box.sources(for: .vertex).first?.vectorCount == 24 && box.elements.map(\.primitiveCount) == [2, 2, 2, 2, 2, 2])
        let node = SCNNode(geometry: box)
        node.position = SCNVector3(0, 0, -10)
        let root = SCNNode()
        root.addChildNode(node)
        let hit = try #require(root.hitTestWithSegment(from: SCNVector3(0, 0, 0), to: SCNVector3(0, 0, -100)).first)
        #expect(hit.node === node && near(hit.worldCoordinates, 0, 0, -7) && near(hit.localNormal, 0, 0, 1))
        #expect(root.hitTestWithSegment(from: SCNVector3(3, 0, 0), to: SCNVector3(3, 0, -100)).isEmpty)
        node.isHidden = true
        #expect(root.hitTestWithSegment(from: SCNVector3(0, 0, 0), to: SCNVector3(0, 0, -100)).isEmpty)
        let own = SCNGeometry(
            sources: [SCNGeometrySource(vertices: [SCNVector3(0, 0, 0), SCNVector3(1, 0, 0), SCNVector3(0, 1, 0)])],
            elements: [SCNGeometryElement(indices: [UInt16(0), 1, 2], primitiveType: .triangles)])
        #expect(near(own.boundingBox.max, 1, 1, 0) && own.element(at: 0).primitiveCount == 1)
        let copy = box.copy() as? SCNBox
        #expect(copy?.length == 6 && copy !== box)
    }

    private final class Screen: UIViewController {
        let shown = SCNView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
        override func viewDidLoad() {
            super.viewDidLoad()
            view.addSubview(shown)
        }
    }
    private final class Frames: NSObject, SCNSceneRendererDelegate {
        var count = 0
        func renderer(_ renderer: any SCNSceneRenderer, updateAtTime time: TimeInterval) { count += 1 }
    }

    @Test("a view runs a scene's actions, constraints, and delegate with its frames") func frames() {
        let screen = Screen(), stage = Stage(root: screen), scene = SCNScene(), node = SCNNode(), follower = SCNNode(), frames = Frames()
        screen.shown.scene = scene
        screen.shown.delegate = frames
        scene.rootNode.addChildNode(node)
        scene.rootNode.addChildNode(follower)
        follower.position = SCNVector3(0, 0, 10)
        follower.constraints = [SCNLookAtConstraint(target: node)]
        nonisolated(unsafe) var done = false
        node.runAction(
            .sequence([
                .moveBy(x: 2, y: 0, z: 0, duration: 1), .group([.fadeOut(duration: 0.5), .rotateBy(x: 0, y: 1, z: 0, duration: 0.5)]),
            ])
        ) { done = true }
        stage.advance(by: 0.5)
        #expect(node.position.x > 0.8 && node.position.x < 1.2 && node.hasActions && frames.count >= 28)
        stage.advance(by: 1.2)
        #expect(done && !node.hasActions && abs(node.position.x - 2) < 1e-4 && node.opacity == 0 && abs(node.eulerAngles.y - 1) < 1e-4)
        let front = follower.presentation.worldFront
        #expect(near(front, 2 / Float(104).squareRoot(), 0, -10 / Float(104).squareRoot(), 1e-3))
        #expect(near(follower.worldFront, 0, 0, -1))
    }

    @Test("a view projects with the camera of its point of view, and finds shapes under points") func projection() throws {
        let screen = Screen(), stage = Stage(root: screen), scene = SCNScene(), eye = SCNNode(),
            ball = SCNNode(geometry: SCNSphere(radius: 1))
        _ = stage
        eye.camera = SCNCamera()
        eye.position = SCNVector3(0, 0, 10)
        scene.rootNode.addChildNode(eye)
        scene.rootNode.addChildNode(ball)
        screen.shown.scene = scene
        #expect(screen.shown.pointOfView === eye)
        #expect(near(screen.shown.projectPoint(SCNVector3(0, 0, 0)), 100, 50, screen.shown.projectPoint(SCNVector3(0, 0, 0)).z))
        let place = screen.shown.projectPoint(SCNVector3(1, 2, 3))
        #expect(near(screen.shown.unprojectPoint(place), 1, 2, 3, 1e-3))
        let hit = try #require(screen.shown.hitTest(CGPoint(x: 100, y: 50)).first)
        #expect(hit.node === ball && near(hit.worldCoordinates, 0, 0, 1, 0.01))
        #expect(screen.shown.hitTest(CGPoint(x: 2, y: 2)).isEmpty && screen.shown.isNode(ball, insideFrustumOf: eye))
        #expect(abs((eye.camera?.focalLength ?? 0) - 20.784) < 0.001)
    }

    @Test("constraints, lights, animations, and systems of particles are copied with their values") func copies() throws {
        let look = SCNLookAtConstraint(target: SCNNode())
        (look.influenceFactor, look.isGimbalLockEnabled) = (0.5, true)
        let copy = try #require(look.copy(with: nil) as? SCNLookAtConstraint)
        look.influenceFactor = 1
        #expect(copy.influenceFactor == 0.5 && copy.isGimbalLockEnabled && copy.target === look.target)
        let chain = SCNIKConstraint(chainRootNode: SCNNode())
        chain.setMaxAllowedRotationAngle(30, forJoint: chain.chainRootNode)
        #expect((chain.copy(with: nil) as? SCNIKConstraint)?.maxAllowedRotationAngle(forJoint: chain.chainRootNode) == 30)
        let light = SCNLight()
        (light.shadowCascadeCount, light.maximumShadowDistance) = (3, 7)
        let lit = try #require(light.copy(with: nil) as? SCNLight)
        #expect(lit.shadowCascadeCount == 3 && lit.maximumShadowDistance == 7)
        let sparks = SCNParticleSystem()
        (sparks.birthRate, sparks.loops) = (9, false)
        sparks.propertyControllers = [.size: SCNParticlePropertyController(animation: CAAnimation())]
        let more = try #require(sparks.copy(with: nil) as? SCNParticleSystem)
        sparks.birthRate = 1
        #expect(more !== sparks && more.birthRate == 9 && !more.loops && more.propertyControllers?.count == 1)
        let animation = SCNAnimation()
        (animation.blendInDuration, animation.isAdditive) = (2, true)
        #expect((animation.copy(with: nil) as? SCNAnimation)?.blendInDuration == 2)
        let camera = SCNCamera()
        camera.bloomIterationCount = 4
        camera.colorGrading.intensity = 0.5
        let seen = try #require(camera.copy(with: nil) as? SCNCamera)
        #expect(seen.bloomIterationCount == 4 && seen.colorGrading.intensity == 0.5)
    }

    // The defaults that SceneKit's headers give.
    @Test("new objects have SceneKit's values") func defaults() {
        #expect(SCNMaterial().displacement.textureComponents == .red && SCNMaterial().diffuse.textureComponents == .all)
        #expect(SCNMaterial().diffuse.maxAnisotropy == CGFloat(Float.greatestFiniteMagnitude) && SCNBox().chamferSegmentCount == 10)
        #expect(SCNView(frame: .zero).loops && SCNView(frame: .zero).preferredFramesPerSecond == 0)
        #expect(SCNGeometry().wantsAdaptiveSubdivision)
        #expect(!SCNAnimationPlayer(animation: SCNAnimation()).paused && SCNAvoidOccluderConstraint(target: nil).bias == 1e-4)
    }

    @Test("indices of three bytes are no shape") func indices() {
        let element = SCNGeometryElement(data: Data([0, 1, 2]), primitiveType: .triangles, primitiveCount: 1, bytesPerIndex: 3)
        let corners = SCNGeometrySource(vertices: [SCNVector3(0, 0, 0), SCNVector3(1, 0, 0), SCNVector3(0, 1, 0)])
        let shape = SCNNode(geometry: SCNGeometry(sources: [corners], elements: [element]))
        #expect(shape.hitTestWithSegment(from: SCNVector3(0.1, 0.1, 1), to: SCNVector3(0.1, 0.1, -1)).isEmpty)
    }

    @Test("files of scenes are refused, and a transaction's completion follows its duration") func refusals() {
        #expect(SCNScene(named: "ship.scn") == nil)
        #expect(throws: (any Error).self) { try SCNScene(url: URL(fileURLWithPath: "/ship.scn")) }
        let stage = Stage(root: UIViewController())
        nonisolated(unsafe) var isDone = false
        SCNTransaction.begin()
        SCNTransaction.animationDuration = 2
        SCNTransaction.completionBlock = { isDone = true }
        SCNTransaction.commit()
        stage.advance(by: 1)
        #expect(!isDone)
        stage.advance(by: 1.1)
        #expect(isDone)
    }
}
