import Foundation

/// A mask that a vector file draws: later drawing is visible to the extent that the mask is opaque, or bright.
struct DrawnMask {
    enum Measure {
        case alpha
        /// The weights of red, green, and blue, which add up to 256.
        case brightness(UInt32, UInt32, UInt32)

        fileprivate func value(_ pixel: UInt32) -> Int {
            switch self {
            case .alpha: Int(pixel >> 24)
            case .brightness(let red, let green, let blue):
                Int((pixel >> 16 & 255) * red + (pixel >> 8 & 255) * green + (pixel & 255) * blue) >> 8
            }
        }
    }

    /// The area in the context's pixels, y downward.
    private let area: CGRect
    /// The image whose alpha is the mask.
    private let image: CGImage

    /// Returns the number of pixels in a mask over `context`'s clip.
    static func cost(over context: CGContext) -> CGFloat {
        let area = context.deviceClipBounds
        return area.width * area.height
    }

    /// Draws a mask. `draw` receives a picture of `context`'s clip, in whose user space it starts. `transfer` maps the mask's values,
    /// 0...1, to new ones. Fails if the clip is empty.
    init?(
        over context: CGContext, _ measure: Measure, on backdrop: SolidPaint? = nil, transfer: (CGFloat) -> CGFloat = { $0 },
        draw: (CGContext) -> Void
    ) {
        let area = context.deviceClipBounds.integral
        guard area.isFinite, let buffer = PixelBuffer(width: Int(area.width), height: Int(area.height)) else { return nil }
        let mask = CGContext(buffer: buffer, scale: 1)
        if let backdrop {
            mask.setFillColor(CGColor(backdrop))
            mask.fill(CGRect(origin: .zero, size: area.size))
        }
        let toMask = context.deviceTransform.concatenating(CGAffineTransform(translationX: -area.minX, y: -area.minY))
        mask.setUserSpace(toMask.concatenating(CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: CGFloat(buffer.height))))
        draw(mask)
        image = mask.takeImage()
        self.area = area
        let table = (0...255).map { UInt32((max(min(transfer(CGFloat($0) / 255), 1), 0) * 255).rounded()) << 24 }
        for y in 0..<buffer.height {
            let line = buffer.row(y)
            for x in 0..<buffer.width { line[x] = table[measure.value(line[x])] }
        }
        buffer.markDirty()
    }

    /// Clips later drawing in `context`, until its state is restored.
    func clip(_ context: CGContext) {
        let userSpace = context.userSpaceToDeviceSpaceTransform
        context.setUserSpace(.identity)
        context.clip(to: CGRect(x: area.minX, y: CGFloat(context.height) - area.maxY, width: area.width, height: area.height), mask: image)
        context.setUserSpace(userSpace)
    }
}
