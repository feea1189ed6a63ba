import CCairo
import Foundation

/// A drawing destination: pixels, a stack of graphics states, and a current path.
///
/// Three spaces matter. *User space* is what callers draw in; the current transformation maps it to *base space*, whose y axis
/// points up from the lower left pixel corner, as on Apple's systems; *device space* is pixels with y downward.
public class CGContext {
    package final let buffer: PixelBuffer
    /// The transform that the context started with: identity for bitmap contexts, scale and flip for UIKit's.
    package final let initialCTM: CGAffineTransform
    final let baseToDevice: CGAffineTransform

    final var layers: [Layer]
    final var state: GraphicsState
    final var savedStates: [GraphicsState] = []
    /// The current path in device space.
    final var devicePath = CGMutablePath()
    /// The tile of the last pattern that was painted: Cairo reads its memory until the source changes.
    final var patternCell: PixelBuffer?
    /// The transform of text, which saving and restoring the state leave alone.
    public final var textMatrix = CGAffineTransform.identity
    /// The document whose pages the context draws, or `nil` if it doesn't draw a document.
    package final var document: PDFPages?

    // A bitmap context's declared memory format.
    private let declared: PixelFormat
    private let declaredBytesPerRow: Int
    /// The memory in the declared format, if that is not the rasterizer's own.
    private var foreign: UnsafeMutableRawPointer?
    private let ownsForeign: Bool
    private var callerReadsMemory: Bool
    private var release: (() -> Void)?

    /// A surface being painted: the bitmap itself, a transparency layer, or drawing clipped by an image mask.
    final class Layer {
        let buffer: PixelBuffer
        let cairo: OpaquePointer
        /// The number of saved states when the layer began; it ends when the stack is popped to this depth.
        let depth: Int
        let purpose: Purpose

        enum Purpose {
            case bitmap
            case transparency(alpha: CGFloat, blendMode: CGBlendMode, shadow: ShadowStyle?, change: ((PixelBuffer) -> Void)?)
            case mask(MaskClip)
        }

        init(buffer: PixelBuffer, depth: Int, purpose: Purpose) {
            (self.buffer, self.depth, self.purpose) = (buffer, depth, purpose)
            cairo = cairo_create(buffer.surface)
            Layer.configure(cairo)
        }

        deinit { cairo_destroy(cairo) }

        static func configure(_ cairo: OpaquePointer) {
            let options = cairo_font_options_create()
            cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
            cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
            cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
            cairo_set_font_options(cairo, options)
            cairo_font_options_destroy(options)
            cairo_set_tolerance(cairo, 0.1)
        }
    }

    // MARK: Making contexts

    init(
        buffer: PixelBuffer, initialCTM: CGAffineTransform, declared: PixelFormat, bytesPerRow: Int,
        foreign: UnsafeMutableRawPointer?, ownsForeign: Bool, callerReadsMemory: Bool
    ) {
        (self.buffer, self.initialCTM, self.declared, self.declaredBytesPerRow) = (
            buffer, initialCTM, declared, bytesPerRow
        )
        (self.foreign, self.ownsForeign, self.callerReadsMemory) = (foreign, ownsForeign, callerReadsMemory)
        baseToDevice = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: CGFloat(buffer.height))
        state = GraphicsState(
            ctm: initialCTM, device: initialCTM.concatenating(baseToDevice).quantized)
        layers = [Layer(buffer: buffer, depth: -1, purpose: .bitmap)]
    }

    /// Creates a context over a buffer with the origin at the top left and `scale` pixels per point, like UIKit's contexts.
    package convenience init(buffer: PixelBuffer, scale: CGFloat) {
        self.init(
            buffer: buffer,
            initialCTM: CGAffineTransform(a: scale, b: 0, c: 0, d: -scale, tx: 0, ty: CGFloat(buffer.height)),
            declared: buffer.isOpaque ? .nativeOpaque : .native, bytesPerRow: buffer.bytesPerRow, foreign: nil,
            ownsForeign: false, callerReadsMemory: false)
    }

    /// Creates a context with a new transparent (or black, if `isOpaque`) bitmap of `size` points. Fails if that is empty or too large.
    package convenience init?(size: CGSize, scale: CGFloat, isOpaque: Bool) {
        guard let buffer = PixelBuffer(size, scale: scale, isOpaque: isOpaque) else { return nil }
        self.init(buffer: buffer, scale: scale)
    }

    /// Creates a context with the origin at the lower left.
    convenience init(upright buffer: PixelBuffer, scale: CGFloat) {
        self.init(
            buffer: buffer, initialCTM: CGAffineTransform(scaleX: scale, y: scale), declared: .native, bytesPerRow: buffer.bytesPerRow,
            foreign: nil,
            ownsForeign: false, callerReadsMemory: false)
    }

    /// Creates a bitmap context with the origin in the lower-left corner. `data` nil allocates memory; otherwise drawing is written to
    /// it. `bytesPerRow` may be 0. Returns nil for formats that aren't writable here: those with other than 8 bits a component, or with
    /// alpha that isn't premultiplied.
    public convenience init?(
        data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int, bytesPerRow: Int,
        space: CGColorSpace?, bitmapInfo: UInt32
    ) {
        let info = CGBitmapInfo(rawValue: bitmapInfo)
        let space = space ?? (info.alpha == .alphaOnly ? .standardGray : .standardRGB)
        let hasSecond = info.alpha != .none && info.alpha != .alphaOnly
        let bits =
            switch space.model {
            case .monochrome: hasSecond ? 16 : 8
            default: info.alpha == .alphaOnly ? 8 : 32
            }
        let format = PixelFormat(bitsPerComponent: bitsPerComponent, bitsPerPixel: bits, space: space, info: info)
        let straight = info.alpha == .first || info.alpha == .last || (info.alpha == .none && bits == 32)
        let row = bytesPerRow == 0 ? (width * bits / 8 + 15) / 16 * 16 : bytesPerRow
        guard PixelBuffer.isAcceptable(width: width, height: height), bitsPerComponent == 8, format.isWritable,
            !straight, row >= width * bits / 8, row < 1 << 28
        else { return nil }
        let isOpaque = !format.hasAlpha
        if format.isNative, row % 4 == 0, let data {
            guard
                let buffer = PixelBuffer(
                    memory: data, width: width, height: height, bytesPerRow: row, isOpaque: isOpaque)
            else { return nil }
            self.init(
                buffer: buffer, initialCTM: .identity, declared: format, bytesPerRow: row, foreign: nil,
                ownsForeign: false, callerReadsMemory: true)
            return
        }
        guard let buffer = PixelBuffer(width: width, height: height, isOpaque: isOpaque) else { return nil }
        if format.isNative {
            self.init(
                buffer: buffer, initialCTM: .identity, declared: format, bytesPerRow: buffer.bytesPerRow,
                foreign: nil, ownsForeign: false, callerReadsMemory: false)
            return
        }
        guard let memory = data ?? calloc(height, row) else { return nil }
        if data != nil { format.read(memory, stride: row, into: buffer) }
        self.init(
            buffer: buffer, initialCTM: .identity, declared: format, bytesPerRow: row, foreign: memory,
            ownsForeign: data == nil, callerReadsMemory: data != nil)
    }

    /// Creates a bitmap context as the other initializer does, and calls `releaseCallback` with `releaseInfo` and `data` when the context
    /// is freed.
    public convenience init?(
        data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int, bytesPerRow: Int,
        space: CGColorSpace, bitmapInfo: UInt32, releaseCallback: CGBitmapContextReleaseDataCallback?,
        releaseInfo: UnsafeMutableRawPointer?
    ) {
        self.init(
            data: data, width: width, height: height, bitsPerComponent: bitsPerComponent, bytesPerRow: bytesPerRow,
            space: space, bitmapInfo: bitmapInfo)
        if let releaseCallback { release = { releaseCallback(releaseInfo, data) } }
    }

    deinit {
        if ownsForeign { free(foreign) }
        release?()
    }

    // MARK: The bitmap

    /// The width of the bitmap in pixels.
    public final var width: Int { buffer.width }
    /// The height of the bitmap in pixels.
    public final var height: Int { buffer.height }
    /// The number of bits of a component in the caller's format.
    public final var bitsPerComponent: Int { declared.bitsPerComponent }
    /// The number of bits of a pixel in the caller's format.
    public final var bitsPerPixel: Int { declared.bitsPerPixel }
    /// The distance between rows in bytes, in the caller's format.
    public final var bytesPerRow: Int { declaredBytesPerRow }
    /// The color space of the bitmap, or nil if it has only alpha.
    public final var colorSpace: CGColorSpace? { declared.space }
    /// The layout of a pixel's components.
    public final var bitmapInfo: CGBitmapInfo { declared.info }
    /// The position of the alpha component, and whether colors are multiplied by it.
    public final var alphaInfo: CGImageAlphaInfo { declared.info.alpha }

    /// The pixels in the declared format. After the first access, the memory is updated after every drawing call.
    public final var data: UnsafeMutableRawPointer? {
        settleLayers()
        buffer.flush()
        guard let foreign else { return buffer.base }
        callerReadsMemory = true
        declared.write(buffer, to: foreign, stride: declaredBytesPerRow)
        return foreign
    }

    /// Returns a copy of the pixels as an image.
    public final func makeImage() -> CGImage? {
        settleLayers()
        if let foreign, callerReadsMemory { declared.read(foreign, stride: declaredBytesPerRow, into: buffer) }
        guard let copy = buffer.copy() else { return nil }
        return CGImage(
            width: copy.width, height: copy.height, format: declared, bytesPerRow: declaredBytesPerRow, load: { copy })
    }

    /// Returns the pixels as an image without a copy; the context must not be drawn into afterward.
    package final func takeImage() -> CGImage {
        settleLayers()
        buffer.flush()
        return CGImage(buffer)
    }

    /// Finishes pending drawing, so that the bitmap's memory is up to date.
    public final func flush() { settleLayers(); buffer.flush() }
    /// Finishes pending drawing, as ``flush()`` does.
    public final func synchronize() { flush() }

    /// Converts pixels that the caller changed in its own format to the rasterizer's before drawing over them.
    final func willDraw() {
        if callerReadsMemory {
            if let foreign {
                declared.read(foreign, stride: declaredBytesPerRow, into: buffer)
            } else {
                buffer.markDirty()
            }
        }
    }

    final func didDraw() {
        guard callerReadsMemory else { return }
        buffer.flush()
        if let foreign, layers.count == 1 { declared.write(buffer, to: foreign, stride: declaredBytesPerRow) }
    }

    // MARK: State stack

    final var cairo: OpaquePointer { layers[layers.count - 1].cairo }

    /// Saves the state: clip, transform, colors, line style, and shadow, but not the path.
    public final func saveGState() {
        savedStates.append(state)
        cairo_save(cairo)
    }

    /// Restores the state. Unbalanced calls have no effect.
    public final func restoreGState() {
        while let top = layers.last, top.depth == savedStates.count {
            guard case .mask = top.purpose else { return }
            endLayer()
        }
        guard let previous = savedStates.popLast() else { return }
        state = previous
        cairo_restore(cairo)
    }

    // MARK: Transformation

    /// The transform from user space to base space, which has its origin in the lower-left corner of a bitmap context.
    public final var ctm: CGAffineTransform { state.ctm }

    /// Applies a transform before the current one, so that later drawing is transformed by it first.
    public final func concatenate(_ transform: CGAffineTransform) { setUserSpace(transform.concatenating(state.ctm)) }
    /// Scales user space. Later lengths are multiplied by the factors.
    public final func scaleBy(x sx: CGFloat, y sy: CGFloat) { setUserSpace(state.ctm.scaledBy(x: sx, y: sy)) }
    /// Moves the origin of user space by distances in it.
    public final func translateBy(x tx: CGFloat, y ty: CGFloat) { setUserSpace(state.ctm.translatedBy(x: tx, y: ty)) }
    /// Rotates user space by an angle in radians, from the x axis toward the y axis.
    public final func rotate(by angle: CGFloat) { setUserSpace(state.ctm.rotated(by: angle)) }

    /// Replaces the whole transform from user space to base space.
    package final func setUserSpace(_ ctm: CGAffineTransform) {
        state.ctm = ctm
        state.device = ctm.concatenating(baseToDevice).quantized
    }

    /// The transform from user space to pixels with y downward.
    package final var deviceTransform: CGAffineTransform { state.device }

    /// The transform from user space to device space, which is that of ``ctm``.
    public final var userSpaceToDeviceSpaceTransform: CGAffineTransform { state.ctm }
    /// Converts a point from user space to device space.
    public final func convertToDeviceSpace(_ point: CGPoint) -> CGPoint { point.applying(state.ctm) }
    /// Converts a point from device space to user space.
    public final func convertToUserSpace(_ point: CGPoint) -> CGPoint { point.applying(state.ctm.inverted()) }
    /// Converts a size from user space to device space. Translation has no effect on it.
    public final func convertToDeviceSpace(_ size: CGSize) -> CGSize { size.applying(state.ctm) }
    /// Converts a size from device space to user space.
    public final func convertToUserSpace(_ size: CGSize) -> CGSize { size.applying(state.ctm.inverted()) }
    /// Converts a rectangle from user space to device space. The result encloses a rotated one.
    public final func convertToDeviceSpace(_ rect: CGRect) -> CGRect { rect.applying(state.ctm) }
    /// Converts a rectangle from device space to user space. The result encloses a rotated one.
    public final func convertToUserSpace(_ rect: CGRect) -> CGRect { rect.applying(state.ctm.inverted()) }
}

/// Releases the memory of a bitmap context. The arguments are `releaseInfo` and `data`.
public typealias CGBitmapContextReleaseDataCallback = (UnsafeMutableRawPointer?, UnsafeMutableRawPointer?) -> Void
