import CoreGraphics
import Testing

@Suite struct StencilTests {
    private static let square = CGPath(rect: CGRect(x: 0, y: 0, width: 6, height: 6), transform: nil)

    /// Returns the alpha of each pixel of a row, counted from the bottom, after drawing on a clear bitmap.
    private func row(_ y: Int, _ draw: (CGContext) -> Void) throws -> [UInt8] {
        let context = try #require(
            CGContext(
                data: nil, width: 16, height: 16, bitsPerComponent: 8, bytesPerRow: 0, space: CGColorSpaceCreateDeviceRGB(),
                bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
        context.setFillColor(gray: 0, alpha: 0.5)
        draw(context)
        let bytes = try #require(context.data).assumingMemoryBound(to: UInt8.self)
        return (0..<16).map { bytes[(15 - y) * context.bytesPerRow + $0 * 4 + 3] }
    }

    @Test("fill and stroke fade as one")
    func overlap() throws {
        let alphas = try row(7) { context in
            context.translateBy(x: 5, y: 5)
            context.paint(Stencil(path: Self.square, lineWidth: 2))
        }
        #expect(alphas == Array(repeating: 0, count: 4) + Array(repeating: 128, count: 8) + Array(repeating: 0, count: 4))
    }

    @Test("a shape is aligned to whole pixels, in its own size")
    func wholePixels() throws {
        let alphas = try row(7) { context in
            context.translateBy(x: 3.4, y: 2.7)
            context.scaleBy(x: 2, y: 1)
            context.paint(Stencil(path: Self.square))
        }
        #expect(alphas == Array(repeating: 0, count: 3) + Array(repeating: 128, count: 12) + [0])
    }

    @Test("the even-odd rule leaves the center of two nested squares clear")
    func hole() throws {
        let path = CGMutablePath()
        path.addRect(CGRect(x: 0, y: 0, width: 9, height: 9))
        path.addRect(CGRect(x: 3, y: 3, width: 3, height: 3))
        let stencil = Stencil(path: path, usesEvenOddFill: true)
        #expect(try row(4) { $0.paint(stencil) } == [128, 128, 128, 0, 0, 0, 128, 128, 128] + Array(repeating: 0, count: 7))
        #expect(try row(4) { $0.paint(Stencil(path: path)) }.prefix(9).allSatisfy { $0 == 128 })
    }
}
