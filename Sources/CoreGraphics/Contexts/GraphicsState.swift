import Foundation

/// A shadow as set on a context, with offset and blur in the context's base space.
package struct ShadowStyle {
    package var offset: CGSize
    package var blur: CGFloat
    package var color: CGColor

    package init(offset: CGSize, blur: CGFloat, color: CGColor) {
        (self.offset, self.blur, self.color) = (offset, blur, color)
    }
}

/// The source of fills or strokes.
enum Paint {
    case solid(SolidPaint)
    case pattern(CGPattern, SolidPaint)
}

/// Everything that `saveGState` saves, except the clip, which Cairo saves separately.
struct GraphicsState {
    /// Maps user space to the context's base space.
    var ctm: CGAffineTransform
    /// Maps user space to pixels, y downward, quantized.
    var device: CGAffineTransform
    var fill = Paint.solid(.black)
    var stroke = Paint.solid(.black)
    var fillSpace = CGColorSpace.standardGray
    var strokeSpace = CGColorSpace.standardGray
    var alpha: CGFloat = 1
    var blendMode = CGBlendMode.normal
    var lineWidth: CGFloat = 1
    var lineCap = CGLineCap.butt
    var lineJoin = CGLineJoin.miter
    var miterLimit: CGFloat = 10
    var dashPhase: CGFloat = 0
    var dashLengths: [CGFloat] = []
    var interpolationQuality = CGInterpolationQuality.default
    var shouldAntialias = true
    var allowsAntialiasing = true
    var shadow: ShadowStyle?
    var patternPhase = CGSize.zero
    var textDrawingMode = CGTextDrawingMode.fill
    var font: CGFont?
    var fontSize: CGFloat = 0
    var toneMapping = CGContentToneMappingInfo.default

    var paintsAntialiased: Bool { shouldAntialias && allowsAntialiasing }
}
