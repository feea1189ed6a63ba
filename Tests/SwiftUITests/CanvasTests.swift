@testable import SwiftUICompanion
import Testing
import UIKitTesting

@MainActor @Suite(.serialized) struct CanvasTests {
    private let red = Color(red: 1, green: 0, blue: 0), blue = Color(red: 0, green: 0, blue: 1)
    /// Draws 40 by 40 points on white, and returns the color of a pixel below the middle, in points.
    private func colors(_ distances: Int..., draw: @escaping (inout GraphicsContext) -> Void) -> [UInt32] {
        let canvas = Canvas { context, _ in
            draw(&context)
        } symbols: {
            Color(red: 0, green: 0, blue: 1).frame(width: 10, height: 6).tag("bar")
            Text("Other").tag(2)
        }
        let laid = Laid(canvas.frame(width: 40, height: 40).background(Color.white))
        let compositor = Compositor(rootLayer: laid.view.layer, size: laid.view.bounds.size, scale: 1)
        defer { RenderTree.remove(laid.view.layer) }
        compositor.render()
        return distances.map { compositor.pixels.row(100 + $0)[150] & 0xFFFFFF }
    }
    /// A square of 20 points in the middle.
    private let box = Path(CGRect(x: 10, y: 10, width: 20, height: 20))
    private let all = Path(CGRect(x: 0, y: 0, width: 40, height: 40))

    @Test("a canvas draws the views that are its symbols where and as large as it wants") func symbols() {
        var size = CGSize.zero, isMissing = false
        let drawn = colors(-15, 0, 8, 15) { [self] context in
            isMissing = context.resolveSymbol(id: 3) == nil
            guard let bar = context.resolveSymbol(id: "bar") else { return }
            size = bar.size
            context.draw(bar, at: CGPoint(x: 20, y: 35))
            context.draw(bar, in: CGRect(x: 10, y: 10, width: 20, height: 20))
            context.fill(Path(CGRect(x: 0, y: 0, width: 40, height: 10)), with: .color(red))
        }
        #expect(size == CGSize(width: 10, height: 6) && isMissing)
        #expect(drawn == [0xFF0000, 0xFF, 0xFF, 0xFF])
    }

    @Test("a filter is applied after those that are added later") func order() {
        // A blur, of whose result the threshold keeps the pixels that are more than half opaque: the edges stay in their places.
        let hard = colors(0, 8, 12) { [self] context in
            context.addFilter(.alphaThreshold(min: 0.5, color: blue))
            context.addFilter(.blur(radius: 3))
            context.fill(box, with: .color(red))
        }
        #expect(hard == [0xFF, 0xFF, 0xFFFFFF])
        let soft = colors(0, 12) { [self] context in
            context.addFilter(.blur(radius: 3))
            context.addFilter(.alphaThreshold(min: 0.5, color: blue))
            context.fill(box, with: .color(red))
        }
        #expect(soft[1] & 0xFF >= 0xFD && (0x80...0xF0).contains(soft[1] >> 16))
    }

    @Test("filters change the colors of a drawing, and the drawings before them stay") func filters() {
        func changed(_ filter: GraphicsContext.Filter) -> UInt32 {
            colors(0) { [self] context in
                context.fill(all, with: .color(red))
                context.addFilter(filter)
                context.fill(box, with: .color(red))
            }[0]
        }
        #expect(changed(.colorInvert()) == 0xFFFF && changed(.colorInvert(0.5)) == 0x808080 && changed(.colorInvert(0)) == 0xFF0000)
        #expect(changed(.colorMultiply(.black)) == 0 && changed(.brightness(-1)) == 0 && changed(.grayscale(1)) == 0x363636)
        var matrix = ColorMatrix()
        (matrix.r1, matrix.b1) = (0, 1)
        #expect(changed(.colorMatrix(matrix)) == 0xFF)
        let mixed = colors(0, 15) { [self] context in
            context.fill(all, with: .color(red))
            var copy = context
            copy.addFilter(.colorInvert())
            copy.fill(box, with: .color(red))
            context.fill(Path(CGRect(x: 10, y: 10, width: 20, height: 5)), with: .color(red))
        }
        #expect(mixed == [0xFFFF, 0xFF0000])
        // The shadow is 6 points lower.
        let shadow = colors(0, 14, -14) { [self] context in
            context.addFilter(.shadow(color: .black, radius: 0, y: 6))
            context.fill(box, with: .color(red))
        }
        #expect(shadow == [0xFF0000, 0, 0xFFFFFF])
    }

    @Test("a layer clips by its alpha, and an inverse clip keeps what is outside") func clips() {
        func clipped(_ clip: @escaping (inout GraphicsContext) -> Void) -> [UInt32] {
            colors(0, 15) { [self] context in
                clip(&context)
                context.fill(all, with: .color(red))
            }
        }
        let box = box
        let inside: [UInt32] = [0xFF0000, 0xFFFFFF], outside: [UInt32] = [0xFFFFFF, 0xFF0000]
        let inLayer = clipped { $0.clipToLayer { $0.fill(box, with: .color(.black)) } }
        let outsideOfLayer = clipped { $0.clipToLayer(options: .inverse) { $0.fill(box, with: .color(.black)) } }
        let outsideOfPath = clipped { $0.clip(to: box, options: .inverse) }, inPath = clipped { $0.clip(to: box) }
        #expect(inLayer == inside && outsideOfLayer == outside && outsideOfPath == outside && inPath == inside)
    }

    @Test("images are repeated as a shading, and painted with another") func images() {
        let half = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 8)).image {
            UIColor.red.setFill()
            $0.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
        }
        // From 20, red and transparent in turn, four points each.
        let tiled = colors(2, 6, 10, -2) { [self] context in
            context.fill(all, with: .tiledImage(Image(uiImage: half), origin: CGPoint(x: 20, y: 20)))
        }
        #expect(tiled == [0xFF0000, 0xFFFFFF, 0xFF0000, 0xFFFFFF])
        let painted = colors(-5, 5) { [self] context in
            var image = context.resolve(Image(uiImage: half))
            image.shading = .color(blue)
            context.draw(image, in: CGRect(x: 10, y: 10, width: 20, height: 20))
        }
        #expect(painted == [0xFF, 0xFFFFFF])
    }
}
