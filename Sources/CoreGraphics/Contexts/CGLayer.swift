import CCairo
import Foundation

/// An off-screen drawing for repeated use.
public final class CGLayer {
    /// The size in the units of the context for which the layer was created.
    public let size: CGSize
    /// The context that draws into the layer, with the origin in the lower-left corner.
    public let context: CGContext?

    /// Creates an empty, transparent layer with the scale of a context. Returns nil if the size is empty or too large.
    public init?(_ context: CGContext, size: CGSize, auxiliaryInfo: CFDictionary?) {
        let scale = context.initialCTM.meanScale
        guard let buffer = PixelBuffer(size, scale: scale) else { return nil }
        self.size = size
        self.context = CGContext(upright: buffer, scale: scale)
    }
}
