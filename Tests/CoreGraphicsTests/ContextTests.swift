import CoreGraphics
import Testing

@Suite struct ContextTests {
    private func bitmap(_ size: Int = 20) throws -> CGContext {
        try #require(
            CGContext(
                data: nil, width: size, height: size, bitsPerComponent: 8, bytesPerRow: 0,
                space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
    }

    /// Returns red, green, blue, and alpha of a pixel, counted from the top left.
    private func pixel(_ context: CGContext, _ x: Int, _ y: Int) throws -> [UInt8] {
        let bytes = try #require(context.data).assumingMemoryBound(to: UInt8.self)
        return (0..<4).map { bytes[y * context.bytesPerRow + x * 4 + $0] }
    }

    @Test("a bitmap context's origin is the lower left corner and its bytes are in the declared order")
    func origin() throws {
        let context = try bitmap()
        context.setFillColor(red: 1, green: 0.5, blue: 0, alpha: 1)
        context.fill(CGRect(x: 0, y: 0, width: 5, height: 5))
        #expect(try pixel(context, 1, 18) == [255, 128, 0, 255])
        #expect(try pixel(context, 1, 1) == [0, 0, 0, 0])
    }

    @Test("restoring the graphics state restores the clip and the transform")
    func stateStack() throws {
        let context = try bitmap()
        context.saveGState()
        context.clip(to: CGRect(x: 0, y: 0, width: 10, height: 10))
        context.translateBy(x: 5, y: 5)
        context.setFillColor(gray: 1, alpha: 1)
        context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
        #expect(try pixel(context, 7, 12)[0] == 255)
        #expect(try pixel(context, 12, 7)[3] == 0)
        context.restoreGState()
        #expect(context.ctm == .identity)
        context.fill(CGRect(x: 15, y: 15, width: 5, height: 5))
        #expect(try pixel(context, 17, 2) == [0, 0, 0, 255])
        context.restoreGState()
    }

    @Test("blend modes that erase stay inside the shape")
    func blending() throws {
        let context = try bitmap()
        context.setFillColor(red: 0, green: 0, blue: 1, alpha: 1)
        context.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
        context.setBlendMode(.sourceIn)
        context.setFillColor(red: 1, green: 0, blue: 0, alpha: 0.5)
        context.fill(CGRect(x: 0, y: 0, width: 10, height: 20))
        #expect(try pixel(context, 15, 5) == [0, 0, 255, 255])
        #expect(try pixel(context, 5, 5) == [128, 0, 0, 128])
        context.setBlendMode(.clear)
        context.fill(CGRect(x: 0, y: 0, width: 5, height: 20))
        #expect(try pixel(context, 2, 5) == [0, 0, 0, 0])
    }

    @Test("a transparency layer is composited once, so overlaps do not show")
    func layers() throws {
        let context = try bitmap()
        context.setAlpha(0.5)
        context.beginTransparencyLayer(auxiliaryInfo: nil)
        context.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
        context.fill(CGRect(x: 0, y: 0, width: 12, height: 20))
        context.fill(CGRect(x: 8, y: 0, width: 12, height: 20))
        context.endTransparencyLayer()
        #expect(try pixel(context, 10, 5) == pixel(context, 2, 5))
        #expect(abs(Int(try pixel(context, 10, 5)[3]) - 128) <= 1)
    }

    @Test("an image is drawn upright in a bitmap context, and masks apply until the state is restored")
    func imagesAndMasks() throws {
        let source = try bitmap(4)
        source.setFillColor(red: 0, green: 1, blue: 0, alpha: 1)
        source.fill(CGRect(x: 0, y: 2, width: 4, height: 2))
        let image = try #require(source.makeImage())
        let context = try bitmap()
        context.draw(image, in: CGRect(x: 0, y: 0, width: 4, height: 4))
        #expect(try pixel(context, 1, 16) == [0, 255, 0, 255])
        #expect(try pixel(context, 1, 19) == [0, 0, 0, 0])

        let gray = try #require(
            CGContext(
                data: nil, width: 2, height: 1, bitsPerComponent: 8, bytesPerRow: 0,
                space: CGColorSpaceCreateDeviceGray(), bitmapInfo: CGImageAlphaInfo.none.rawValue))
        gray.setFillColor(gray: 1, alpha: 1)
        gray.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
        let mask = try #require(gray.makeImage())
        context.saveGState()
        context.clip(to: CGRect(x: 0, y: 10, width: 20, height: 10), mask: mask)
        context.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
        context.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
        context.restoreGState()
        #expect(try pixel(context, 1, 5) == [255, 0, 0, 255])
        #expect(try pixel(context, 18, 5) == [0, 0, 0, 0])
        #expect(try pixel(context, 1, 12) == [0, 0, 0, 0])
    }

    @Test("a shadow is offset downward for positive heights in a context with a flipped base")
    func shadows() throws {
        let context = try #require(CGContext(size: CGSize(width: 20, height: 20), scale: 1, isOpaque: false))
        context.setShadow(offset: CGSize(width: 0, height: 6), blur: 0, color: CGColor(red: 1, green: 0, blue: 0, alpha: 1))
        context.setFillColor(gray: 0, alpha: 1)
        context.fill(CGRect(x: 5, y: 2, width: 10, height: 6))
        context.flush()
        #expect(context.buffer.row(5)[10] == 0xFF00_0000)
        #expect(context.buffer.row(10)[10] == 0xFFFF_0000)
        #expect(context.buffer.row(15)[10] == 0)
    }

    @Test("nonfinite numbers draw nothing and leave the context usable")
    func hostileGeometry() throws {
        let context = try bitmap()
        context.setFillColor(gray: 1, alpha: 1)
        context.fill(CGRect(x: CGFloat.nan, y: 0, width: 5, height: 5))
        context.fill(CGRect(x: -CGFloat.infinity, y: 0, width: .infinity, height: 5))
        context.saveGState()
        context.scaleBy(x: 0, y: .nan)
        context.fill(CGRect(x: 0, y: 0, width: 5, height: 5))
        context.addArc(center: .zero, radius: .nan, startAngle: 0, endAngle: 1, clockwise: true)
        context.strokePath()
        context.restoreGState()
        context.setLineDash(phase: 0, lengths: [0, 0])
        context.stroke(CGRect(x: 2, y: 2, width: 4, height: 4))
        context.fill(CGRect(x: 10, y: 10, width: 5, height: 5))
        #expect(try pixel(context, 12, 7) == [255, 255, 255, 255])
        #expect(CGContext(size: CGSize(width: CGFloat.infinity, height: 1), scale: 1, isOpaque: true) == nil)
    }

    @Test("gradients end at their last color and extend only with the options for that")
    func gradients() throws {
        let context = try bitmap(100)
        let gradient = try #require(
            CGGradient(
                colorsSpace: nil,
                colors: [CGColor(red: 1, green: 0, blue: 0, alpha: 1), CGColor(red: 0, green: 0, blue: 1, alpha: 1)] as CFArray,
                locations: [0, 1]))
        context.drawLinearGradient(gradient, start: CGPoint(x: 20, y: 0), end: CGPoint(x: 80, y: 0), options: .drawsBeforeStartLocation)
        #expect(try pixel(context, 2, 50) == [255, 0, 0, 255])
        #expect(try pixel(context, 95, 50) == [0, 0, 0, 0])
        let middle = try pixel(context, 50, 50)
        #expect(abs(Int(middle[0]) - 126) <= 2 && abs(Int(middle[2]) - 129) <= 2)
    }
}
