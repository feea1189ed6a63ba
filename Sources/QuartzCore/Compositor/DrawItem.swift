import CoreGraphics

/// An element of the display list: a layer's drawing, in drawing order.
struct DrawItem {
    enum Kind {
        /// A layer's shadow and background.
        case background
        /// A layer's content above its background: contents, a drawing, a blurred backdrop.
        case content
        /// The border, which is above the sublayers.
        case border
        /// A layer with all its sublayers, composed separately and drawn as one picture.
        case picture
    }

    let kind: Kind
    let model: CALayer
    let layer: CALayer
    let placement: Placement
    let alpha: CGFloat
    let clip: DrawClip
    /// The pixels that it may affect.
    var rect: PixelRect
    let moment: Moment
    /// Whether it may be drawn in part with the same bytes.
    var mayTrim = false
    /// Whether it is clipped only by `rect` and by round corners that are restored, so it may be written without Cairo's clip.
    var isCutStraight = false
    /// The parts that opaque layers in front hide.
    var hidden: [PixelRect] = []
}
