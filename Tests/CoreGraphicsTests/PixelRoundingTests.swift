import CoreGraphics
import Testing

@Suite("Rounding to pixels")
struct PixelRoundingTests {
    @Test("a length is rounded to whole pixels of a scale, to the nearest one by default")
    func lengths() {
        #expect(CGFloat(10.3).rounded(toPixelsAt: 2) == 10.5 && CGFloat(10.3).rounded(toPixelsAt: 1) == 10)
        #expect(CGFloat(10.25).rounded(toPixelsAt: 2) == 10.5 && CGFloat(-10.25).rounded(toPixelsAt: 2) == -10.5)
        #expect(CGFloat(10.1).rounded(toPixelsAt: 3, .up) == 31.0 / 3 && CGFloat(10.1).rounded(toPixelsAt: 3, .down) == 10)
    }

    @Test("points are rounded in both directions, and sizes up")
    func pointsAndSizes() {
        #expect(CGPoint(x: 1.2, y: -1.3).rounded(toPixelsAt: 2) == CGPoint(x: 1, y: -1.5))
        #expect(CGSize(width: 10, height: 10.1).roundedUp(toPixelsAt: 2) == CGSize(width: 10, height: 10.5))
    }
}
