import CoreGraphics
import Foundation

/// An object that draws a layer's content directly into the frame, without a bitmap.
@preconcurrency @MainActor
package protocol ImmediateContent: AnyObject {
    /// Draws in the layer's space (origin at the top left of `bounds`), clipped to the extent.
    func drawContent(of layer: CALayer, in context: CGContext)
    /// Returns the rectangle in which it draws, by default the layer's bounds.
    func extent(of layer: CALayer) -> CGRect
}

extension ImmediateContent {
    package func extent(of layer: CALayer) -> CGRect { layer.properties.bounds }
}
