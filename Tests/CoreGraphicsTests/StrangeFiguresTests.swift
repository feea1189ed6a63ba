import CoreGraphics
import Foundation
import Testing

/// Numbers that are NaN, infinite, or outside of any screen: an app's division by zero must not trap.
@Suite struct StrangeFiguresTests {
    private static let strange: [CGFloat] = [.nan, .infinity, -.infinity, 1e300, -1e300]

    @Test("the C names of the constants have Swift's values") func constants() {
        #expect(CGPointZero == .zero && CGSizeZero == .zero && CGRectZero == .zero && CGRectNull.isNull && CGRectInfinite.isInfinite)
    }

    @Test("drawing with NaN has no effect", arguments: strange)
    func drawing(_ value: CGFloat) throws {
        let context = try #require(
            CGContext(
                data: nil, width: 20, height: 20, bitsPerComponent: 8, bytesPerRow: 0, space: CGColorSpaceCreateDeviceRGB(),
                bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
        let picture = try #require(context.makeImage())
        let (point, nowhere) = (CGPoint(x: value, y: value), CGRect(x: value, y: value, width: 5, height: 5))
        context.fill(nowhere)
        context.stroke(nowhere, width: 3)
        context.fillEllipse(in: nowhere)
        context.draw(picture, in: nowhere)
        context.addArc(center: point, radius: 3, startAngle: 0, endAngle: value, clockwise: true)
        context.fillPath()
        context.move(to: point)
        context.addCurve(to: point, control1: point, control2: .zero)
        context.strokePath()
        context.beginTransparencyLayer(in: nowhere, auxiliaryInfo: nil)
        context.fill(CGRect(x: value, y: 0, width: value, height: value))
        context.endTransparencyLayer()
        let gradient = try #require(CGGradient(colorsSpace: nil, colors: [CGColor.black, CGColor.white] as CFArray, locations: [0, 1]))
        if !value.isFinite {
            context.drawLinearGradient(gradient, start: point, end: .zero, options: [.drawsBeforeStartLocation, .drawsAfterEndLocation])
        }
        context.concatenate(CGAffineTransform(a: value, b: 0, c: 0, d: value, tx: 0, ty: value))
        context.fill(CGRect(x: 1, y: 1, width: 5, height: 5))
        let bytes = try #require(context.data).assumingMemoryBound(to: UInt8.self)
        #expect((0..<20 * context.bytesPerRow).allSatisfy { bytes[$0] == 0 })
    }

    @Test("a rectangle with a NaN edge intersects no other")
    func overlaps() {
        let square = CGRect(x: 0, y: 0, width: 5, height: 5)
        for value in [CGFloat.nan, -CGFloat.infinity] {
            #expect(CGRectIntersection(square, CGRect(x: value, y: 0, width: CGFloat.infinity, height: 5)).isNull)
            #expect(!CGRectIntersectsRect(CGRect(x: value, y: 0, width: CGFloat.infinity, height: 5), square))
        }
        #expect(
            CGRectIntersection(square, CGRect(x: 3, y: 4, width: CGFloat.infinity, height: -2)) == CGRect(x: 3, y: 2, width: 2, height: 2))
        // Rectangles that touch intersect, as in Foundation.
        #expect(CGRectIntersectsRect(square, CGRect(x: 5, y: 0, width: 1, height: 1)))
        #expect(!CGRectIntersectsRect(square, .null))
    }

    @Test("paths with NaN points have empty areas and bounds")
    func paths() {
        let path = CGMutablePath()
        path.move(to: CGPoint(x: CGFloat.nan, y: 0))
        path.addLine(to: CGPoint(x: 5, y: CGFloat.infinity as CGFloat))
        path.addLine(to: CGPoint(x: 5, y: 5))
        path.closeSubpath()
        #expect(!path.contains(CGPoint(x: CGFloat.nan, y: 1)))
        #expect(!path.intersects(CGPath(rect: CGRect(x: 50, y: 50, width: 5, height: 5), transform: nil)))
        #expect(
            path.copy(strokingWithWidth: .nan, lineCap: .round, lineJoin: .round, miterLimit: .infinity).contains(CGPoint(x: 50, y: 50))
                == false)
    }

    @Test("a JPEG quality of NaN is the lowest quality")
    func quality() throws {
        let context = try #require(
            CGContext(
                data: nil, width: 8, height: 8, bitsPerComponent: 8, bytesPerRow: 0, space: CGColorSpaceCreateDeviceRGB(),
                bitmapInfo: CGImageAlphaInfo.noneSkipLast.rawValue))
        let image = try #require(context.makeImage())
        #expect(JPEGCodec.encode(image, quality: .nan) == JPEGCodec.encode(image, quality: 0))
    }

    @Test("gradients with infinite scales do not trap", arguments: [CGFloat(1e300), 1e-300, 1e308])
    func gradients(_ value: CGFloat) throws {
        let context = try #require(
            CGContext(
                data: nil, width: 8, height: 8, bitsPerComponent: 8, bytesPerRow: 0, space: CGColorSpaceCreateDeviceRGB(),
                bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
        let gradient = try #require(CGGradient(colorsSpace: nil, colors: [CGColor.white, CGColor.black] as CFArray, locations: nil))
        for end in [CGPoint(x: value, y: value), CGPoint(x: 1, y: 0)] {
            context.saveGState()
            context.drawLinearGradient(gradient, start: CGPoint(x: -value, y: -value), end: end, options: [])
            context.concatenate(CGAffineTransform(a: value, b: 1, c: 1, d: value, tx: value, ty: 0))
            context.drawLinearGradient(gradient, start: .zero, end: end, options: [.drawsAfterEndLocation])
            context.drawRadialGradient(gradient, startCenter: .zero, startRadius: 0, endCenter: end, endRadius: value, options: [])
            context.drawConicGradient(gradient, center: end, angle: 1)
            context.restoreGState()
        }
        // The context remains usable.
        context.setFillColor(.black)
        context.fill(CGRect(x: 0, y: 0, width: 8, height: 8))
        let bytes = try #require(context.data).assumingMemoryBound(to: UInt8.self)
        #expect(bytes[3] == 255 && bytes[0] == 0)
    }
}
