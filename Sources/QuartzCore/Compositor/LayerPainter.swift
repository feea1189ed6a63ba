import CoreGraphics
import Foundation

enum LayerPainter {
    static func render(_ layer: CALayer, in context: CGContext) {}
    static func snapshot(_ layer: CALayer, scale: CGFloat) -> CGImage? { nil }
    static func scale(of layer: CALayer) -> CGFloat { 1 }
}
