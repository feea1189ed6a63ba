import CoreGraphics

/// One piece of the display list: something a layer draws, in the order of drawing.
struct DrawItem {
    enum Kind {
        /// Shadow and background of a layer.
        case background
        /// What the layer shows on its background: contents, a drawing, a blurred backdrop.
        case content
        /// The border, which lies over the sublayers.
        case border
        /// A layer with all its sublayers, composed apart and then put down as one picture.
        case picture
    }

    let kind: Kind
    let model: CALayer
    let layer: CALayer
    let placement: Placement
    let alpha: CGFloat
    let clip: DrawClip
    /// The pixels it may touch.
    var rect: PixelRect
    let moment: Moment
    /// Whether a part of it may be drawn, with the same bytes.
    var mayTrim = false
    /// Whether nothing but `rect` and round corners that are put back cut it: it may be written past Cairo's clip.
    var isCutStraight = false
    /// What opaque layers in front hide of the pixels.
    var hidden: [PixelRect] = []
}
