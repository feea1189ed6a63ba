import CoreGraphics
import Foundation

/// A rectangle of whole device pixels.
public struct PixelRect: Equatable, Hashable, Sendable {
    /// The edges in pixels of the device, from the upper-left corner. The maximums are outside of the rectangle.
    public var minX: Int32, minY: Int32, maxX: Int32, maxY: Int32

    /// Creates a rectangle with the edges, in pixels.
    public init(minX: Int32, minY: Int32, maxX: Int32, maxY: Int32) {
        (self.minX, self.minY, self.maxX, self.maxY) = (minX, minY, maxX, maxY)
    }

    /// Creates a rectangle with an origin and a size in pixels. Edges beyond the range of 32-bit integers are clamped.
    public init(x: Int, y: Int, width: Int, height: Int) {
        self.init(minX: Int32(clamping: x), minY: Int32(clamping: y), maxX: Int32(clamping: x + width), maxY: Int32(clamping: y + height))
    }

    /// The rectangle without pixels.
    public static let empty = PixelRect(minX: 0, minY: 0, maxX: 0, maxY: 0)
    package static let everything = PixelRect(minX: -(1 << 30), minY: -(1 << 30), maxX: 1 << 30, maxY: 1 << 30)

    /// Whether the rectangle contains no pixel.
    public var isEmpty: Bool { maxX <= minX || maxY <= minY }
    /// The width in pixels, or 0 if the edges are reversed.
    public var width: Int { max(0, Int(maxX) - Int(minX)) }
    /// The height in pixels, or 0 if the edges are reversed.
    public var height: Int { max(0, Int(maxY) - Int(minY)) }
    /// The number of pixels.
    public var area: Int { width * height }
    /// The rectangle in floating-point numbers, still in pixels.
    public var rect: CGRect { CGRect(x: Int(minX), y: Int(minY), width: width, height: height) }

    /// Creates the rectangle of every pixel that `rect` touches, ignoring rounding errors.
    package init(covering rect: CGRect) {
        self.init(rect, left: { ($0 + 1e-4).rounded(.down) }, right: { ($0 - 1e-4).rounded(.up) })
    }

    /// Creates the rectangle of pixels with the edges of `rect` snapped to the nearest ones.
    package init(snapping rect: CGRect) {
        self.init(rect, left: { ($0 + 0.5 + 1e-6).rounded(.down) }, right: { ($0 + 0.5 + 1e-6).rounded(.down) })
    }

    /// Creates the rectangle of the pixels that `rect` covers completely, ignoring rounding errors.
    package init(within rect: CGRect) {
        self.init(rect, left: { ($0 - 1e-4).rounded(.up) }, right: { ($0 + 1e-4).rounded(.down) })
    }

    /// Returns whether every edge of `rect` is between pixels, ignoring rounding errors.
    package static func isSharp(_ rect: CGRect) -> Bool {
        [rect.minX, rect.minY, rect.maxX, rect.maxY].allSatisfy { abs($0 - $0.rounded()) < 1e-3 }
    }

    private init(_ rect: CGRect, left: (CGFloat) -> CGFloat, right: (CGFloat) -> CGFloat) {
        func clamp(_ v: CGFloat) -> Int32 { v.isNaN ? 0 : Int32(max(-1_000_000_000, min(1_000_000_000, v))) }
        self.init(minX: clamp(left(rect.minX)), minY: clamp(left(rect.minY)), maxX: clamp(right(rect.maxX)), maxY: clamp(right(rect.maxY)))
    }

    package func intersection(_ o: PixelRect) -> PixelRect {
        let r = PixelRect(minX: max(minX, o.minX), minY: max(minY, o.minY), maxX: min(maxX, o.maxX), maxY: min(maxY, o.maxY))
        return r.isEmpty ? .empty : r
    }

    package func union(_ o: PixelRect) -> PixelRect {
        if isEmpty { return o }
        if o.isEmpty { return self }
        return PixelRect(minX: min(minX, o.minX), minY: min(minY, o.minY), maxX: max(maxX, o.maxX), maxY: max(maxY, o.maxY))
    }

    package func intersects(_ o: PixelRect) -> Bool {
        minX < o.maxX && o.minX < maxX && minY < o.maxY && o.minY < maxY && !isEmpty && !o.isEmpty
    }
    package func contains(_ o: PixelRect) -> Bool { minX <= o.minX && minY <= o.minY && maxX >= o.maxX && maxY >= o.maxY }

    package func inset(_ d: Int32) -> PixelRect { PixelRect(minX: minX + d, minY: minY + d, maxX: maxX - d, maxY: maxY - d) }
}
