import CoreGraphics

/// A layer's compositing filter that paints all it shows, sublayers too, in one color: what vibrancy makes of content.
package final class SilhouetteFilter {
    let color: SolidPaint

    package init(_ color: CGColor) { self.color = color.paint }
}
