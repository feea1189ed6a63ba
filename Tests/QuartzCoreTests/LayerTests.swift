import Foundation
import QuartzCore
import Testing
import UIKitRuntime

@MainActor @Suite(.serialized) struct LayerTests {
    private func box(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat, _ color: CGColor? = nil) -> CALayer {
        let layer = CALayer()
        layer.frame = CGRect(x: x, y: y, width: width, height: height)
        layer.backgroundColor = color
        return layer
    }

    private let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1), blue = CGColor(red: 0, green: 0, blue: 1, alpha: 1)
    private let green = CGColor(red: 0, green: 1, blue: 0, alpha: 1)

    /// Returns one pixel of a screen of 40 × 40 points at scale 1, as 0xRRGGBB.
    private func pixel(_ x: Int, _ y: Int, _ layers: [CALayer]) -> UInt32 {
        let root = box(0, 0, 40, 40, .white)
        for layer in layers { root.addSublayer(layer) }
        let compositor = Compositor(rootLayer: root, size: CGSize(width: 40, height: 40), scale: 1)
        compositor.render()
        return compositor.pixels.row(y)[x] & 0xFF_FFFF
    }

    // MARK: Geometry

    @Test("frame is derived from bounds, position, anchorPoint, and transform, and setting it sets them")
    func frames() {
        let layer = box(10, 20, 30, 40)
        #expect(layer.position == CGPoint(x: 25, y: 40) && layer.bounds == CGRect(x: 0, y: 0, width: 30, height: 40))
        layer.anchorPoint = CGPoint(x: 0, y: 1)
        #expect(layer.frame == CGRect(x: 25, y: 0, width: 30, height: 40))
        layer.setAffineTransform(CGAffineTransform(scaleX: 2, y: 0.5))
        #expect(layer.frame == CGRect(x: 25, y: 20, width: 60, height: 20))
        layer.frame = CGRect(x: 0, y: 0, width: 20, height: 10)
        #expect(layer.bounds.size == CGSize(width: 10, height: 20) && layer.frame == CGRect(x: 0, y: 0, width: 20, height: 10))
        layer.frame = CGRect(x: 5, y: 5, width: -4, height: -2)
        #expect(layer.frame == CGRect(x: 1, y: 3, width: 4, height: 2))
    }

    @Test("points convert through scrolled, rotated, and foreshortened layers and back")
    func conversion() {
        let root = box(0, 0, 400, 400), scrolled = box(10, 20, 200, 200), turned = box(30, 40, 50, 60), deep = box(5, 5, 10, 10)
        root.addSublayer(scrolled)
        scrolled.addSublayer(turned)
        turned.addSublayer(deep)
        scrolled.bounds.origin = CGPoint(x: 7, y: 90)
        #expect(deep.convert(CGPoint(x: 1, y: 2), to: root) == CGPoint(x: 10 - 7 + 30 + 5 + 1, y: 20 - 90 + 40 + 5 + 2))
        turned.setAffineTransform(CGAffineTransform(rotationAngle: .pi / 2))
        let p = deep.convert(CGPoint(x: 0, y: 0), to: scrolled)
        // The center of `turned` is (55, 70); (−20, −25) from it rotates to (25, −20).
        #expect(abs(p.x - 80) < 1e-9 && abs(p.y - 50) < 1e-9)
        var perspective = CATransform3DIdentity
        perspective.m34 = -1 / 500
        scrolled.sublayerTransform = perspective
        turned.transform = CATransform3DMakeRotation(0.7, 0, 1, 0)
        let there = deep.convert(CGPoint(x: 3, y: 4), to: root), back = deep.convert(there, from: root)
        #expect(abs(back.x - 3) < 1e-9 && abs(back.y - 4) < 1e-9)
        #expect(deep.convert(CGPoint(x: 3, y: 4), from: deep) == CGPoint(x: 3, y: 4))
    }

    @Test("hit testing goes front to back by zPosition, and respects transforms, masks, and clips")
    func hits() {
        let root = box(0, 0, 100, 100), back = box(10, 10, 50, 50), front = box(20, 20, 50, 50)
        root.addSublayer(back)
        root.addSublayer(front)
        #expect(root.hitTest(CGPoint(x: 30, y: 30)) === front)
        back.zPosition = 1
        #expect(root.hitTest(CGPoint(x: 30, y: 30)) === back)
        back.isHidden = true
        #expect(root.hitTest(CGPoint(x: 30, y: 30)) === front)
        let outside = box(60, 0, 20, 20)
        front.addSublayer(outside)
        #expect(root.hitTest(CGPoint(x: 85, y: 25)) === outside)
        front.masksToBounds = true
        #expect(root.hitTest(CGPoint(x: 85, y: 25)) === root)
        #expect(root.hitTest(CGPoint(x: 101, y: 5)) == nil)
    }

    @Test("a layer moves between superlayers and cannot become its own descendant's sublayer")
    func hierarchy() {
        let a = box(0, 0, 1, 1), b = box(0, 0, 1, 1), c = box(0, 0, 1, 1), d = box(0, 0, 1, 1)
        a.addSublayer(b)
        a.addSublayer(c)
        a.insertSublayer(d, below: c)
        #expect(a.sublayers?.map(ObjectIdentifier.init) == [b, d, c].map(ObjectIdentifier.init))
        a.insertSublayer(b, above: c)
        #expect(a.sublayers?.last === b)
        c.addSublayer(d)
        #expect(a.sublayers?.count == 2 && d.superlayer === c)
        a.replaceSublayer(c, with: d)
        #expect(a.sublayers?.first === d && c.superlayer == nil)
        #expect(Fault.catching { d.addSublayer(a) }.count == 1)
        #expect(a.superlayer == nil)
        // A layer that is not a sibling: the new layer goes to the front.
        let e = box(0, 0, 1, 1)
        a.insertSublayer(e, below: a)
        #expect(a.sublayers?.last === e)
        let mask = box(0, 0, 1, 1)
        a.mask = mask
        #expect(mask.superlayer == nil && a.mask === mask)
        a.addSublayer(mask)
        #expect(a.mask == nil && mask.superlayer === a)
    }

    @Test("layout runs superlayers first, once each, and again only if requested")
    func layout() {
        final class Laid: CALayer {
            nonisolated(unsafe) static var log: [String] = []
            override func layoutSublayers() { Laid.log.append(name ?? "") }
        }
        Laid.log = []
        let (a, b, c) = (Laid(), Laid(), Laid())
        (a.name, b.name, c.name) = ("a", "b", "c")
        a.addSublayer(b)
        b.addSublayer(c)
        c.setNeedsLayout()
        a.layoutIfNeeded()
        #expect(Laid.log == ["a", "b", "c"])
        a.layoutIfNeeded()
        #expect(Laid.log.count == 3)
        c.bounds.size = CGSize(width: 5, height: 5)
        a.layoutIfNeeded()
        #expect(Laid.log == ["a", "b", "c", "c"])
    }

    @Test("values for keys: parts of structures, flags, colors, and the app's own values")
    func keys() {
        let layer = box(1, 2, 3, 4, red)
        #expect(layer.value(forKeyPath: "bounds.size.width") as? Double == 3)
        layer.setValue(9, forKeyPath: "position.x")
        #expect(layer.position.x == 9)
        layer.setValue(true, forKey: "hidden")
        #expect(layer.isHidden && layer.value(forKey: "hidden") as? Bool == true)
        layer.setValue(nil, forKey: "backgroundColor")
        #expect(layer.backgroundColor == nil)
        layer.setValue("tag", forKey: "myOwn")
        #expect(layer.value(forKey: "myOwn") as? String == "tag")
        layer.setValue(Double.pi / 2, forKeyPath: "transform.rotation.z")
        #expect(abs(layer.transform.m12 - 1) < 1e-12)
        layer.setValue(NSValue(caTransform3D: CATransform3DMakeScale(2, 2, 1)), forKey: "transform")
        #expect(layer.transform == CATransform3DMakeScale(2, 2, 1))
    }

    // MARK: Pixels

    @Test("later siblings cover earlier ones, zPosition changes that, and hiding one shows what is behind")
    func order() {
        let (a, b) = (box(0, 0, 20, 20, red), box(10, 10, 20, 20, blue))
        #expect(pixel(15, 15, [a, b]) == 0x0000FF)
        a.zPosition = 1
        #expect(pixel(15, 15, [a, b]) == 0xFF0000)
        a.isHidden = true
        #expect(pixel(15, 15, [a, b]) == 0x0000FF && pixel(5, 5, [a, b]) == 0xFFFFFF)
    }

    @Test(
        "a compositing filter blends a layer with what is behind it",
        arguments: [
            // Gray 0.6 (0x99) over gray 0.4 (0x66), by the formulas of W3C's Compositing and Blending.
            ("multiplyBlendMode", 0x3D), ("screenBlendMode", 0xC2), ("overlayBlendMode", 0x7A), ("darkenBlendMode", 0x66),
            ("lightenBlendMode", 0x99), ("colorDodgeBlendMode", 0xFF), ("colorBurnBlendMode", 0x00), ("hardLightBlendMode", 0x85),
            ("differenceBlendMode", 0x33), ("exclusionBlendMode", 0x85), ("luminosityBlendMode", 0x99), ("colorBlendMode", 0x66),
            ("destOver", 0x66), ("plusL", 0xFF), ("unknown", 0x99),
        ])
    func compositingFilters(name: String, gray: Int) {
        func layer(_ white: CGFloat) -> CALayer { box(0, 0, 40, 40, CGColor(red: white, green: white, blue: white, alpha: 1)) }
        let top = layer(0.6)
        top.compositingFilter = name
        let value = Int(pixel(20, 20, [layer(0.4), top]) & 0xFF)
        #expect(abs(value - gray) <= 1)
    }

    @Test("group opacity fades a layer with its sublayers as one image")
    func opacity() {
        let group = box(0, 0, 40, 40, red)
        group.addSublayer(box(0, 0, 20, 20, blue))
        group.opacity = 0.5
        // Blue at half opacity over white, without the red beneath it.
        #expect(pixel(5, 5, [group]) == 0x7F7FFF || pixel(5, 5, [group]) == 0x8080FF)
        group.allowsGroupOpacity = false
        // Separately, the red beneath it takes half of the white's green away.
        #expect(pixel(5, 5, [group]) >> 8 & 0xFF < 0x50)
    }

    @Test("masksToBounds clips, corners are round, masks cut out, and borders are inside and in front")
    func shapes() {
        let parent = box(0, 0, 20, 20), child = box(10, 10, 20, 20, red)
        parent.addSublayer(child)
        #expect(pixel(25, 25, [parent]) == 0xFF0000)
        parent.masksToBounds = true
        #expect(pixel(25, 25, [parent]) == 0xFFFFFF && pixel(15, 15, [parent]) == 0xFF0000)
        parent.cornerRadius = 10
        #expect(pixel(19, 19, [parent]) == 0xFFFFFF)
        let round = box(0, 0, 20, 20, blue)
        round.cornerRadius = 8
        round.maskedCorners = [.layerMaxXMaxYCorner]
        #expect(pixel(0, 0, [round]) == 0x0000FF && pixel(19, 19, [round]) == 0xFFFFFF)
        let masked = box(0, 0, 30, 30, green)
        masked.mask = box(5, 5, 10, 10, .black)
        #expect(pixel(10, 10, [masked]) == 0x00FF00 && pixel(20, 20, [masked]) == 0xFFFFFF)
        let framed = box(0, 0, 20, 20, red)
        framed.addSublayer(box(0, 0, 20, 20, blue))
        (framed.borderWidth, framed.borderColor) = (2, green)
        #expect(pixel(1, 10, [framed]) == 0x00FF00 && pixel(2, 10, [framed]) == 0x0000FF)
    }

    @Test("contents follow contentsGravity, contentsRect, and contentsCenter")
    func contents() throws {
        let context = try #require(CGContext(size: CGSize(width: 2, height: 2), scale: 1, isOpaque: true))
        for (x, y, color) in [(0, 0, red), (1, 0, green), (0, 1, blue), (1, 1, CGColor.black)] {
            context.setFillColor(color)
            context.fill(CGRect(x: x, y: y, width: 1, height: 1))
        }
        let layer = box(0, 0, 20, 20)
        layer.contents = context.makeImage()
        layer.magnificationFilter = .nearest
        #expect(pixel(2, 2, [layer]) == 0xFF0000 && pixel(17, 2, [layer]) == 0x00FF00 && pixel(2, 17, [layer]) == 0x0000FF)
        layer.contentsRect = CGRect(x: 0.5, y: 0, width: 0.5, height: 0.5)
        #expect(pixel(2, 17, [layer]) == 0x00FF00)
        layer.contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
        layer.contentsGravity = .bottomRight
        #expect(pixel(18, 18, [layer]) == 0xFF0000 && pixel(2, 2, [layer]) == 0xFFFFFF)
    }

    @Test("a shadow follows its offset, and a clipping layer has none")
    func shadow() {
        let layer = box(5, 5, 20, 20, .white)
        (layer.shadowOpacity, layer.shadowRadius, layer.shadowOffset) = (1, 0, CGSize(width: 6, height: 6))
        #expect(pixel(28, 28, [layer]) == 0x000000 && pixel(24, 24, [layer]) == 0xFFFFFF)
        layer.masksToBounds = true
        #expect(pixel(28, 28, [layer]) == 0xFFFFFF)
    }

    @Test("a layer that faces away shows its back, or nothing if it is not double-sided; a half turn in perspective narrows it")
    func turning() {
        let card = box(0, 0, 40, 40, red)
        card.transform = CATransform3DMakeRotation(.pi, 0, 1, 0)
        #expect(pixel(20, 20, [card]) == 0xFF0000)
        card.isDoubleSided = false
        #expect(pixel(20, 20, [card]) == 0xFFFFFF)
        var t = CATransform3DIdentity
        t.m34 = -1 / 100
        card.transform = CATransform3DRotate(t, 1.2, 0, 1, 0)
        #expect(pixel(20, 20, [card]) == 0xFF0000 && pixel(2, 20, [card]) == 0xFFFFFF && pixel(38, 20, [card]) == 0xFFFFFF)
    }

    @Test("a replicator repeats its sublayers step by step")
    func replicas() {
        let replicator = CAReplicatorLayer()
        replicator.frame = CGRect(x: 0, y: 0, width: 40, height: 40)
        replicator.addSublayer(box(0, 0, 4, 4, red))
        replicator.instanceCount = 3
        replicator.instanceTransform = CATransform3DMakeTranslation(10, 0, 0)
        #expect([2, 12, 22, 32].map { pixel($0, 2, [replicator]) } == [0xFF0000, 0xFF0000, 0xFF0000, 0xFFFFFF])
    }

    @Test("a replicator with a huge instanceCount draws the first thousand")
    func manyReplicas() {
        let replicator = CAReplicatorLayer()
        replicator.frame = CGRect(x: 0, y: 0, width: 40, height: 40)
        replicator.addSublayer(box(0, 0, 4, 4, red))
        replicator.instanceCount = .max
        replicator.instanceTransform = CATransform3DMakeTranslation(0.02, 0, 0)
        // Copy 999 starts at 19.98.
        #expect([2, 22, 26].map { pixel($0, 2, [replicator]) } == [0xFF0000, 0xFF0000, 0xFFFFFF])
        replicator.instanceCount = -3
        #expect(pixel(2, 2, [replicator]) == 0xFFFFFF)
    }

    @Test("shape, gradient and text layers draw")
    func specialLayers() {
        let shape = CAShapeLayer()
        shape.path = CGPath(rect: CGRect(x: 2, y: 2, width: 10, height: 10), transform: nil)
        (shape.fillColor, shape.strokeColor, shape.lineWidth) = (blue, red, 2)
        #expect(pixel(6, 6, [shape]) == 0x0000FF && pixel(2, 6, [shape]) == 0xFF0000)
        shape.strokeEnd = 0.25
        #expect(pixel(6, 2, [shape]) == 0xFF0000 && pixel(2, 6, [shape]) == 0x0000FF)
        let gradient = CAGradientLayer()
        gradient.frame = CGRect(x: 0, y: 0, width: 40, height: 40)
        gradient.colors = [red, blue]
        #expect(pixel(5, 0, [gradient]) >> 16 > 0xF0 && pixel(5, 39, [gradient]) & 0xFF > 0xF0)
        gradient.cornerRadius = 20
        #expect(pixel(1, 1, [gradient]) == 0xFFFFFF && pixel(20, 1, [gradient]) >> 16 > 0xF0)
        let text = CATextLayer()
        text.frame = CGRect(x: 0, y: 0, width: 40, height: 40)
        (text.string, text.fontSize, text.foregroundColor) = ("MMM", 20, .black)
        #expect((0..<40).contains { x in pixel(x, 12, [text]) != 0xFFFFFF })
    }

    @Test("draw overrides fill a backing store once for each request")
    func backingStore() {
        final class Drawn: CALayer {
            var count = 0
            override func draw(in ctx: CGContext) {
                count += 1
                ctx.setFillColor(CGColor(red: 1, green: 0, blue: 0, alpha: 1))
                ctx.fill(CGRect(x: 0, y: 0, width: 5, height: 5))
            }
        }
        let layer = Drawn()
        layer.frame = CGRect(x: 10, y: 10, width: 10, height: 10)
        layer.setNeedsDisplay()
        #expect(pixel(12, 12, [layer]) == 0xFF0000 && pixel(17, 17, [layer]) == 0xFFFFFF && layer.count == 1)
        layer.setNeedsDisplay()
        #expect(pixel(12, 12, [layer]) == 0xFF0000 && layer.count == 2)
    }

    // square/Blueprint, LabelTests/test_customLineHeight: lines of half a pixel are red (255, 128, 128) in all places.
    @Test("render(in:) covers a part of a pixel where an edge is between two, and the screen snaps the edge")
    func partialEdges() throws {
        let root = box(0, 0, 4, 8, .white)
        for y in [1, 4.5, 6.25] { root.addSublayer(box(0, y, 4, 0.5, red)) }
        let context = try #require(CGContext(size: CGSize(width: 4, height: 8), scale: 1, isOpaque: true))
        root.render(in: context)
        func isNear(_ pixel: UInt32, _ wanted: UInt32) -> Bool {
            [16, 8, 0].allSatisfy { shift in abs(Int(pixel >> shift & 255) - Int(wanted >> shift & 255)) <= 1 }
        }
        let rows: [UInt32] = [0xFFFFFF, 0xFF8080, 0xFFFFFF, 0xFFFFFF, 0xFF8080, 0xFFFFFF, 0xFF8080, 0xFFFFFF]
        #expect(rows.indices.allSatisfy { isNear(context.buffer.row($0)[2], rows[$0]) })
        #expect(pixel(2, 1, [box(0, 1, 4, 0.5, red)]) == 0xFF0000)
        // An opaque layer hides only what it covers completely.
        let covering = box(0, 0, 4, 4, .white)
        covering.addSublayer(box(0, 0, 4, 4, blue))
        covering.addSublayer(box(0, 0, 4, 2.5, red))
        let other = try #require(CGContext(size: CGSize(width: 4, height: 4), scale: 1, isOpaque: true))
        covering.render(in: other)
        let halves: [UInt32] = [0xFF0000, 0xFF0000, 0x80007F, 0x0000FF]
        #expect(halves.indices.allSatisfy { isNear(other.buffer.row($0)[1], halves[$0]) })
        // AttributedLabelTests/test_textContainerRects: lines at 19.29 and 20.29 points cover 71, 79, and 29 hundredths of three rows.
        let bordered = box(0, 0, 4, 12, .white)
        for y in [-3.5, 2.5] {
            let frame = box(-2, y, 8, 6, CGColor(red: 1, green: 1, blue: 1, alpha: 0))
            (frame.borderWidth, frame.borderColor) = (1, red)
            bordered.addSublayer(frame)
        }
        let third = try #require(CGContext(size: CGSize(width: 4, height: 12), scale: 1, isOpaque: true))
        bordered.render(in: third)
        let lines: [UInt32] = [0xFFFFFF, 0xFF8080, 0xFF4040, 0xFF8080, 0xFFFFFF]
        #expect(lines.indices.allSatisfy { isNear(third.buffer.row($0)[1], lines[$0]) })
    }

    @Test("render(in:) draws the tree into any context, with the context's transform")
    func rendering() throws {
        let layer = box(100, 100, 20, 20, red)
        layer.addSublayer(box(10, 0, 10, 10, blue))
        let context = try #require(CGContext(size: CGSize(width: 40, height: 40), scale: 1, isOpaque: false))
        context.translateBy(x: 5, y: 0)
        layer.render(in: context)
        #expect(context.buffer.row(15)[6] == 0xFFFF_0000 && context.buffer.row(5)[20] == 0xFF00_00FF && context.buffer.row(5)[2] == 0)
    }

    @Test("nonfinite geometry draws nothing and does not trap")
    func hostileGeometry() {
        for value in [CGFloat.nan, .infinity, 1e300] {
            let layer = CALayer()
            let faults = Fault.catching {
                layer.bounds = CGRect(x: 0, y: 0, width: value, height: 10)
                layer.position = CGPoint(x: value, y: value)
            }
            #expect(faults.count == (value.isNaN ? 2 : 0))
            layer.backgroundColor = red
            (layer.cornerRadius, layer.shadowOpacity, layer.shadowRadius, layer.borderWidth) = (value, 1, value, value)
            layer.addSublayer(box(0, 0, 10, 10, blue))
            #expect(pixel(20, 20, [layer]) == pixel(20, 20, []), "\(value)")
            layer.transform = CATransform3DMakeScale(value, value, 1)
            #expect(pixel(20, 20, [layer]) == pixel(20, 20, []), "\(value), scaled")
        }
    }

    @Test("a blur far wider than the screen equals that of the whole screen", .timeLimit(.minutes(1)), arguments: [CGFloat(1e6), 1e15])
    func endlessBlur(_ radius: CGFloat) {
        let backdrop = BackdropLayer()
        backdrop.frame = CGRect(x: 0, y: 0, width: 40, height: 40)
        (backdrop.blurRadius, backdrop.saturation) = (radius, 1)
        let color = pixel(20, 20, [box(0, 0, 20, 40, blue), backdrop])
        #expect(
            color >> 16 == color >> 8 & 0xFF && color & 0xFF == 0xFF && (0x70...0x90).contains(color >> 16),
            "\(String(color, radix: 16))")
    }

    @Test("a layer that adds a sublayer in every layout pass is laid out once")
    func addsWhileLayingOut() {
        final class Growing: CALayer {
            var rounds = 0
            override func layoutSublayers() {
                rounds += 1
                insertSublayer(CALayer(), at: 0)
            }
        }
        let layer = Growing()
        layer.setNeedsLayout()
        layer.layoutIfNeeded()
        #expect(layer.rounds == 1)
        layer.addSublayer(CALayer())
        layer.layoutIfNeeded()
        #expect(layer.rounds == 2)
    }
}
