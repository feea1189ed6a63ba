import MetalKitCompanion
import MetalPerformanceShadersCompanion
import Testing
import UIKitTesting

@MainActor @Suite(.serialized) struct MetalTests {
    @Test("there is no graphics processor, and a view that needs one draws nothing") func absence() {
        #expect(MTLCreateSystemDefaultDevice() == nil && !MPSSupportsMTLDevice(nil) && CAMetalLayer().nextDrawable() == nil)
        final class Drawer: NSObject, MTKViewDelegate {
            var sizes: [CGSize] = [], draws = 0
            func mtkView(_ view: MTKView, drawableSizeWillChange size: CGSize) { sizes.append(size) }
            func draw(in view: MTKView) { draws += 1 }
        }
        let view = MTKView(frame: CGRect(x: 0, y: 0, width: 100, height: 50), device: MTLCreateSystemDefaultDevice()), drawer = Drawer()
        view.delegate = drawer
        let controller = UIViewController()
        controller.view.addSubview(view)
        let stage = Stage(root: controller)
        stage.advance(by: 1)
        #expect(drawer.draws == 0 && view.currentDrawable == nil && view.layer is CAMetalLayer)
        #expect(drawer.sizes.last?.width == 100 * view.contentScaleFactor)
    }

    @Test("descriptors have the documented defaults, and copies are independent") func descriptors() {
        let texture = MTLTextureDescriptor.texture2DDescriptor(pixelFormat: .bgra8Unorm, width: 256, height: 100, mipmapped: true)
        #expect(texture.mipmapLevelCount == 9 && texture.usage == .shaderRead && texture.textureType == .type2D)
        let pipeline = MTLRenderPipelineDescriptor()
        pipeline.colorAttachments[0].pixelFormat = .bgra8Unorm
        let copy = pipeline.copy() as? MTLRenderPipelineDescriptor
        pipeline.colorAttachments[0].isBlendingEnabled = true
        #expect(copy?.colorAttachments[0].pixelFormat == .bgra8Unorm && copy?.colorAttachments[0].isBlendingEnabled == false)
        let pass = MTLRenderPassDescriptor()
        #expect(pass.colorAttachments[0].loadAction == .dontCare && pass.depthAttachment.clearDepth == 1)
        #expect(MTLAccelerationStructureTriangleGeometryDescriptor().vertexStride == 0)
        #expect(MTLIndirectCommandBufferDescriptor().maxObjectThreadgroupMemoryBindCount == 0)
        #expect(MTLSamplerDescriptor().maxAnisotropy == 1 && MTLPixelFormat.depth32Float.rawValue == 252)
        #expect(MTLResourceOptions.storageModePrivate.rawValue == 32 && MTLRegionMake2D(1, 2, 3, 4).size.depth == 1)
    }

    @Test("vertex descriptors of Model I/O and Metal have the same formats") func vertices() {
        let model = MDLVertexDescriptor()
        model.attributes[0] = MDLVertexAttribute(name: MDLVertexAttributePosition, format: .float3, offset: 0, bufferIndex: 0)
        model.attributes[1] = MDLVertexAttribute(name: MDLVertexAttributeTextureCoordinate, format: .float2, offset: 0, bufferIndex: 0)
        model.setPackedOffsets()
        model.setPackedStrides()
        let metal = MTKMetalVertexDescriptorFromModelIO(model)
        #expect(metal?.attributes[1].format == .float2 && metal?.attributes[1].offset == 12 && metal?.layouts[0].stride == 20)
        #expect(MTKModelIOVertexFormatFromMetal(.uchar4Normalized) == .uChar4Normalized)
    }
}
