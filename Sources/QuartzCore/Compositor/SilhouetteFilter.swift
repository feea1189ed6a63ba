import CoreGraphics

/// A compositing filter that paints everything in a layer, including sublayers, in one color: the vibrancy effect.
package final class SilhouetteFilter {
    let color: SolidPaint

    package init(_ color: CGColor) { self.color = color.paint }
}
