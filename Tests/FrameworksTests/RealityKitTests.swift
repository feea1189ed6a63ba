import GLKitCompanion
import RealityKitCompanion
import Testing
import UIKitTesting

@MainActor @Suite(.serialized) struct RealityKitTests {
    @Test("entities are a tree whose transforms add up, and components are values by type") func entities() {
        let anchor = AnchorEntity(world: SIMD3(1, 0, 0)), box = ModelEntity(mesh: .generateBox(size: 0.5), materials: [SimpleMaterial()])
        anchor.position = SIMD3(1, 0, 0)
        anchor.scale = SIMD3(repeating: 2)
        box.position = SIMD3(0, 3, 0)
        box.name = "box"
        anchor.addChild(box)
        #expect(box.position(relativeTo: nil) == SIMD3(1, 6, 0) && anchor.findEntity(named: "box") === box)
        box.setPosition(SIMD3(1, 2, 0), relativeTo: nil)
        #expect(simd_length(box.position - SIMD3(0, 1, 0)) < 1e-5)
        #expect(box.model?.mesh.bounds.extents == SIMD3(repeating: 0.5) && anchor.children.count == 1)
        struct Health: Component { var points: Int }
        box.components.set(Health(points: 3))
        let copy = box.clone(recursive: true)
        box.components[Health.self]?.points = 2
        #expect(copy.components[Health.self]?.points == 3 && copy !== box && copy.model != nil)
        #expect(abs(Transform(pitch: 0, yaw: .pi / 2, roll: 0).rotation.act(SIMD3(0, 0, -1)).x + 1) < 1e-5)
        box.addChild(anchor)
        #expect(anchor.parent == nil && box.parent === anchor)
        let word = ModelEntity(mesh: .generateText("Word", extrusionDepth: 1, font: .systemFont(ofSize: 1)))
        word.generateCollisionShapes(recursive: false)
        #expect(word.collision?.shapes.first?.bounds.center == word.model?.mesh.bounds.center && word.model?.mesh.bounds.center.x != 0)
        box.isEnabled = false
        #expect(anchor.visualBounds(relativeTo: nil, excludeInactive: true).isEmpty && !anchor.visualBounds(relativeTo: nil).isEmpty)
        let eye = PerspectiveCamera()
        eye.camera.fieldOfViewInDegrees = 40
        #expect(eye.clone(recursive: false).components[PerspectiveCameraComponent.self]?.fieldOfViewInDegrees == 40)
        let view = ARView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        view.scene.addAnchor(anchor)
        #expect(box.scene === view.scene && view.scene.anchors.count == 1 && view.entity(at: .zero) == nil)
    }

    @Test("files of scenes are refused") func files() async {
        #expect(throws: RealityFileError.self) { try Entity.load(named: "robot") }
        await #expect(throws: RealityFileError.self) { try await Entity(named: "robot") }
        var failed = false
        let request = ModelEntity.loadModelAsync(named: "robot").sink {
            if case .failure = $0 { failed = true }
        } receiveValue: { _ in
        }
        #expect(failed)
        request.cancel()
    }

    @Test("GLKit's matrices are columns, and its context is nil") func glkit() {
        let move = GLKMatrix4MakeTranslation(1, 2, 3)
        #expect(move.m30 == 1 && move.m.13 == 2)
        #expect(GLKMatrix4MultiplyVector3WithTranslation(GLKMatrix4Scale(move, 2, 2, 2), GLKVector3Make(1, 1, 1)).v == (3, 4, 5))
        var isInvertible = false
        #expect(GLKMatrix4Multiply(move, GLKMatrix4Invert(move, &isInvertible)).m03 == 0 && isInvertible)
        let turn = GLKQuaternionMakeWithAngleAndAxis(.pi / 2, 0, 0, 1)
        #expect(abs(GLKQuaternionRotateVector3(turn, GLKVector3Make(1, 0, 0)).y - 1) < 1e-6)
        let eye = GLKMatrix4MakeLookAt(0, 0, 5, 0, 0, 0, 0, 1, 0)
        #expect(eye.m32 == -5 && GLKMathDegreesToRadians(180) == .pi)
        #expect(abs(GLKMatrix4MakePerspective(.pi / 2, 2, 1, 10).m00 - 0.5) < 1e-6)
        #expect(EAGLContext(api: .openGLES2) == nil && EAGLContext.current() == nil)
    }
}
