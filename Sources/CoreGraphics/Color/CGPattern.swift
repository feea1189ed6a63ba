import Foundation

/// The alignment of a pattern's tiles with the pixels.
public enum CGPatternTiling: Int32, Sendable {
    /// The adjustment of cells to pixels. Cells are drawn alike in every case.
    case noDistortion, constantSpacingMinimalDistortion, constantSpacing
}

/// Draws one cell of a pattern into a context. The first argument is the `info` of the pattern.
public typealias CGPatternDrawPatternCallback = (UnsafeMutableRawPointer?, CGContext) -> Void
/// Releases the `info` of a pattern, when the pattern is freed.
public typealias CGPatternReleaseInfoCallback = (UnsafeMutableRawPointer?) -> Void

/// Callbacks that draw a pattern's tile and release its data.
public struct CGPatternCallbacks {
    /// The version of the structure, which is 0.
    public var version: UInt32
    /// The function that draws a cell; nil draws nothing.
    public var drawPattern: CGPatternDrawPatternCallback?
    /// The function that releases `info`; nil if that isn't necessary.
    public var releaseInfo: CGPatternReleaseInfoCallback?

    /// Creates callbacks without functions.
    public init() { (version, drawPattern, releaseInfo) = (0, nil, nil) }

    /// Creates callbacks with the functions.
    public init(
        version: UInt32, drawPattern: CGPatternDrawPatternCallback?, releaseInfo: CGPatternReleaseInfoCallback?
    ) {
        (self.version, self.drawPattern, self.releaseInfo) = (version, drawPattern, releaseInfo)
    }
}

/// A drawing repeated over an area.
public final class CGPattern: @unchecked Sendable {
    package let bounds: CGRect
    package let matrix: CGAffineTransform
    package let step: CGSize
    package let isColored: Bool
    private let info: UnsafeMutableRawPointer?
    private let callbacks: CGPatternCallbacks

    /// Creates a pattern. `bounds` is the cell in the pattern's own space, which `matrix` transforms to the space of the context. Returns
    /// nil if a step is 0 or the matrix can't be inverted.
    public init?(
        info: UnsafeMutableRawPointer?, bounds: CGRect, matrix: CGAffineTransform, xStep: CGFloat, yStep: CGFloat,
        tiling: CGPatternTiling, isColored: Bool, callbacks: UnsafePointer<CGPatternCallbacks>
    ) {
        guard bounds.isFinite, matrix.isUsable, xStep != 0, yStep != 0, xStep.isFinite, yStep.isFinite else {
            return nil
        }
        (self.info, self.bounds, self.matrix, self.isColored) = (info, bounds, matrix, isColored)
        step = CGSize(width: abs(xStep), height: abs(yStep))
        self.callbacks = callbacks.pointee
    }

    /// Creates a pattern from one drawing of `size` whose y axis points down, as `UIColor(patternImage:)` paints it.
    package convenience init?(size: CGSize, draw: @escaping (CGContext) -> Void) {
        var callbacks = CGPatternCallbacks(version: 0, drawPattern: { _, context in draw(context) }, releaseInfo: nil)
        self.init(
            info: nil, bounds: CGRect(origin: .zero, size: size), matrix: .identity, xStep: size.width,
            yStep: size.height, tiling: .constantSpacing, isColored: true, callbacks: &callbacks)
    }

    deinit { callbacks.releaseInfo?(info) }

    package func draw(in context: CGContext) { callbacks.drawPattern?(info, context) }
}
