import CCairo
import Foundation

/// An off-screen drawing for repeated use.
public final class CGLayer {
    public let size: CGSize
    public let context: CGContext?

    public init?(_ context: CGContext, size: CGSize, auxiliaryInfo: CFDictionary?) {
        let scale = context.initialCTM.meanScale
        guard let buffer = PixelBuffer(size, scale: scale) else { return nil }
        self.size = size
        self.context = CGContext(upright: buffer, scale: scale)
    }
}
