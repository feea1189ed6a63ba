import SpriteKitCompanion
import Testing

@MainActor @Suite("Fields, regions, and pixels of SpriteKit")
struct SpriteFieldTests {
    @Test("a region contains the places of its form, and combinations") func regions() {
        let disk = SKRegion(radius: 10), box = SKRegion(size: CGSize(width: 10, height: 10))
        #expect(disk.contains(CGPoint(x: 9, y: 0)) && !disk.contains(CGPoint(x: 11, y: 0)))
        let ring = disk.byDifference(from: box)
        #expect(ring.contains(CGPoint(x: 8, y: 0)) && !ring.contains(.zero))
        #expect(!disk.inverse().contains(.zero) && SKRegion.infinite().contains(CGPoint(x: 1e6, y: 0)))
    }
    @Test("numbers of a sequence change between their times") func sequences() {
        let sequence = SKKeyframeSequence(keyframeValues: [0.0, 10.0], times: [0, 1])
        #expect((sequence.sample(atTime: 0.25) as? NSNumber)?.doubleValue == 2.5)
        sequence.interpolationMode = .step
        #expect((sequence.sample(atTime: 0.25) as? Double) == 0)
        sequence.interpolationMode = .linear
        sequence.repeatMode = .loop
        #expect((sequence.sample(atTime: 1.5) as? NSNumber)?.doubleValue == 5)
        sequence.setKeyframeValue(20.0, for: 1)
        sequence.removeKeyframe(at: 0)
        #expect(sequence.count() == 1 && sequence.sample(atTime: 0) as? Double == 20)
    }
    @Test("the data of a texture begin in the lower left corner, and an app changes pixels") func pixels() {
        let red: [UInt8] = [255, 0, 0, 255], blue: [UInt8] = [0, 0, 255, 255]
        let texture = SKTexture(data: Data(red + blue), size: CGSize(width: 1, height: 2))
        let upper = SKTexture(rect: CGRect(x: 0, y: 0.5, width: 1, height: 0.5), in: texture)
        #expect(texture.size() == CGSize(width: 1, height: 2) && upper.size() == CGSize(width: 1, height: 1))
        let canvas = SKMutableTexture(size: CGSize(width: 2, height: 2))
        canvas.modifyPixelData { bytes, count in bytes?.initializeMemory(as: UInt8.self, repeating: 255, count: count) }
        #expect(canvas.cgImage().width == 2)
        #expect(texture.generatingNormalMap().size() == texture.size())
    }
    @Test("the values of a program know their types, and the grid of a form is even") func values() {
        let shader = SKShader(source: "", uniforms: [SKUniform(name: "a", float: 2)])
        shader.addUniform(SKUniform(name: "a", vectorFloat2: SIMD2(1, 2)))
        #expect(shader.uniforms.count == 1 && shader.uniformNamed("a")?.uniformType == .floatVector2)
        let grid = SKWarpGeometryGrid(columns: 2, rows: 1)
        #expect(grid.vertexCount == 6 && grid.sourcePosition(at: 4) == SIMD2(0.5, 1))
    }
}
