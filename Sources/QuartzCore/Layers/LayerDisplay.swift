import CQuartzCoreDescriptors
import CoreGraphics
import Foundation
import UIKitRuntime

/// Draws into backing stores.
enum LayerDisplay {
    static func setNeedsDisplay(_ layer: CALayer) {
        layer.mark(layer.immediateContent == nil ? [.display, .content] : .content)
    }

    static func display(_ layer: CALayer) {
        // Immediate content has no bitmap, even if its view overrides `draw(_:)`.
        guard layer.immediateContent == nil else { return setBackingStore(nil, of: layer) }
        layer.delegateDeclined = false
        if layer.askDelegate({ $0.display($1) }) != nil {
            if !layer.delegateDeclined { return layer.mark(.content) }
        } else if type(of: layer) == CALayer.self {
            return
        }
        guard let context = makeContext(for: layer) else { return setBackingStore(nil, of: layer) }
        layer.delegateDeclined = false
        layer.askDelegate { $0.layerWillDraw($1) }
        layer.draw(in: context)
        setBackingStore(layer.delegateDeclined && !drawsItself(layer) ? nil : context.takeImage(), of: layer)
    }

    /// Returns whether the class overrides drawing. It may call `super`, where no delegate draws, and still have drawn.
    private static func drawsItself(_ layer: CALayer) -> Bool {
        let type = type(of: layer)
        return onMain { Overriding.overrides(type, us_CALayer_draw(), of: CALayer.self) }
    }

    private static func setBackingStore(_ image: CGImage?, of layer: CALayer) {
        guard image != nil || layer.supplement?.backingStore != nil else { return }
        layer.supplemented.backingStore = image
        layer.mark(.content)
    }

    /// Returns a bitmap of the bounds at the contents scale, with its origin at the bounds' top left, or `nil` if it would be empty.
    private static func makeContext(for layer: CALayer) -> CGContext? {
        let bounds = layer.properties.bounds, scale = layer.contentsScale
        let width = (bounds.width * scale).rounded(.up), height = (bounds.height * scale).rounded(.up)
        guard width >= 1, height >= 1, width * height <= Compositor.pixelLimit else { return nil }
        guard let context = CGContext(size: bounds.size, scale: scale, isOpaque: false) else { return nil }
        context.translateBy(x: -bounds.minX, y: -bounds.minY)
        return context
    }

    static func render(_ layer: CALayer, in context: CGContext, leavesOutMaterials: Bool) {
        layer.modelLayer.askDelegate { delegate, _ in (delegate as? any RenderedLayerDelegate)?.prepareToRender() }
        LayerLayout.layoutTree(layer.modelLayer)
        LayerLayout.displayTree(layer.modelLayer)
        LayerPainter.render(layer, in: context, leavesOutMaterials: leavesOutMaterials)
    }
}
