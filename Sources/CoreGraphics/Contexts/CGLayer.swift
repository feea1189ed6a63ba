import CCairo
import Foundation

/// An off-screen drawing to be used several times.
public final class CGLayer {
    public let size: CGSize
    public let context: CGContext?

    public init?(_ context: CGContext, size: CGSize, auxiliaryInfo: CFDictionary?) {
        let scale = context.initialCTM.meanScale
        guard size.isFinite, size.width * scale < 32767, size.height * scale < 32767,
            let buffer = PixelBuffer(
                width: Int((size.width * scale).rounded(.up)), height: Int((size.height * scale).rounded(.up)))
        else { return nil }
        self.size = size
        self.context = CGContext(
            buffer: buffer, initialCTM: CGAffineTransform(scaleX: scale, y: scale), declared: .native,
            bytesPerRow: buffer.bytesPerRow, foreign: nil, ownsForeign: false, callerReadsMemory: false)
    }
}
