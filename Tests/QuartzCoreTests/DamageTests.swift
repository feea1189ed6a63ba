import Foundation
import QuartzCore
import RuleTrait
import Testing

/// A small random number generator with the same sequence on every machine.
struct Sequence64: RandomNumberGenerator {
    var state: UInt64
    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var z = state
        z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
        return z ^ (z >> 31)
    }
}

/// Draws a few strokes, like a label or a bar.
@MainActor final class Strokes: ImmediateContent {
    func drawContent(of layer: CALayer, in context: CGContext) {
        context.setFillColor(CGColor(red: 0.1, green: 0.3, blue: 0.8, alpha: 1))
        for i in 0..<3 {
            context.fill(
                CGRect(x: layer.bounds.minX + 3, y: layer.bounds.minY + 4 + CGFloat(i) * 9, width: layer.bounds.width - 8, height: 5))
        }
    }
}

@MainActor @Suite(.serialized) struct DamageTests {
    private func bytes(_ compositor: Compositor) -> Data {
        Data(bytes: compositor.pixels.base, count: compositor.pixels.bytesPerRow * compositor.pixels.height)
    }

    /// Returns where two frames differ, and the largest difference.
    private func difference(_ a: Data, _ b: Data, _ compositor: Compositor) -> String {
        var (minX, minY, maxX, maxY, most, count) = (Int.max, Int.max, 0, 0, 0, 0)
        for i in a.indices where a[i] != b[i] {
            let (x, y) = (i % compositor.pixels.bytesPerRow / 4, i / compositor.pixels.bytesPerRow)
            (minX, minY, maxX, maxY) = (min(minX, x), min(minY, y), max(maxX, x), max(maxY, y))
            most = max(most, abs(Int(a[i]) - Int(b[i])))
            count += 1
        }
        return "\(count) bytes by up to \(most) in \(minX)…\(maxX), \(minY)…\(maxY)"
    }

    private func makeLayer(_ kind: Int, _ g: inout Sequence64, _ strokes: Strokes) -> CALayer {
        let layer: CALayer
        switch kind {
        case 0:
            let shape = CAShapeLayer()
            shape.path = CGPath(ellipseIn: CGRect(x: 2, y: 2, width: 50, height: 36), transform: nil)
            shape.strokeColor = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
            shape.lineWidth = 2.5
            layer = shape
        case 1:
            let gradient = CAGradientLayer()
            gradient.colors = [CGColor.white, CGColor(red: 0, green: 0.5, blue: 0.4, alpha: 0.8)]
            gradient.endPoint = CGPoint(x: 1, y: 1)
            layer = gradient
        case 2: layer = BackdropLayer()
        case 3:
            let replicator = CAReplicatorLayer()
            replicator.instanceCount = 3
            replicator.instanceTransform = CATransform3DMakeTranslation(9, 4, 0)
            layer = replicator
        case 4: layer = CATransformLayer()
        default:
            layer = CALayer()
            if kind == 5 { layer.immediateContent = strokes }
        }
        layer.frame = CGRect(
            x: .random(in: -20...100, using: &g), y: .random(in: -20...140, using: &g), width: .random(in: 5...80, using: &g),
            height: .random(in: 5...80, using: &g))
        if Bool.random(using: &g) { layer.backgroundColor = color(&g) }
        return layer
    }

    private func color(_ g: inout Sequence64) -> CGColor {
        CGColor(
            red: .random(in: 0...1, using: &g), green: .random(in: 0...1, using: &g), blue: .random(in: 0...1, using: &g),
            alpha: Bool.random(using: &g) ? 1 : .random(in: 0.2...1, using: &g))
    }

    private func mutate(_ layers: inout [CALayer], _ root: CALayer, _ g: inout Sequence64, _ strokes: Strokes) -> String {
        let layer = layers.randomElement(using: &g) ?? root
        let choice = Int.random(in: 0..<26, using: &g)
        switch choice {
        case 0: layer.position.x += .random(in: -30...30, using: &g)
        case 1: layer.position.y += .random(in: -30...30, using: &g)
        case 2: layer.bounds.size = CGSize(width: .random(in: 0...100, using: &g), height: .random(in: 0...100, using: &g))
        case 3: layer.bounds.origin.y += .random(in: -10...10, using: &g)
        case 4: layer.backgroundColor = color(&g)
        case 5: layer.opacity = [1, 1, 0.5, 0].randomElement(using: &g) ?? 1
        case 6: layer.isHidden.toggle()
        case 7: layer.cornerRadius = .random(in: 0...20, using: &g)
        case 8: layer.masksToBounds.toggle()
        case 9:
            layer.borderWidth = .random(in: 0...4, using: &g)
            layer.borderColor = color(&g)
        case 10:
            layer.shadowOpacity = [0, 0.5, 1].randomElement(using: &g) ?? 0
            layer.shadowRadius = .random(in: 0...8, using: &g)
            layer.shadowOffset = CGSize(width: 2, height: .random(in: -5...5, using: &g))
        case 11: layer.setAffineTransform(CGAffineTransform(rotationAngle: .random(in: 0...6, using: &g)))
        case 12: layer.transform = CATransform3DIdentity
        case 13:
            var t = CATransform3DIdentity
            t.m34 = -1 / 300
            layer.transform = CATransform3DRotate(t, .random(in: -1...1, using: &g), 0, 1, 0)
        case 14: layer.zPosition = [0, 0, 1, -1].randomElement(using: &g) ?? 0
        case 15, 16, 17:
            let added = makeLayer(.random(in: 0..<10, using: &g), &g, strokes)
            if layers.count < 40 {
                (Bool.random(using: &g) ? root : layer).addSublayer(added)
                layers.append(added)
            }
        case 18:
            layer.removeFromSuperlayer()
            layers.removeAll { $0.presentationRoot !== root }
        case 19:
            let target = layers.randomElement(using: &g) ?? root
            var ancestor: CALayer? = target
            while let current = ancestor, current !== layer { ancestor = current.superlayer }
            if ancestor == nil { target.insertSublayer(layer, at: 0) }
        case 20:
            let mask = CALayer()
            mask.frame = layer.bounds.insetBy(dx: 4, dy: 3)
            mask.backgroundColor = color(&g)
            mask.cornerRadius = 6
            layer.mask = layer.mask == nil ? mask : nil
        case 21: layer.mask?.position.x += 5
        case 22: layer.shouldRasterize.toggle()
        case 23: layer.setNeedsDisplay()
        case 24: layer.cornerCurve = layer.cornerCurve == .circular ? .continuous : .circular
        default: layer.shadowPath = layer.shadowPath == nil ? CGPath(ellipseIn: layer.bounds, transform: nil) : nil
        }
        return "\(choice) on \(type(of: layer))"
    }

    @Test(
        "after each of 500 random changes the incremental frame equals a full redraw, whole or in bands, byte for byte",
        .rule("ISSUE-7"), arguments: [1, 2])
    func incremental(seed: Int) {
        var g = Sequence64(state: UInt64(seed))
        let strokes = Strokes()
        let root = CALayer()
        root.frame = CGRect(x: 0, y: 0, width: 110, height: 150)
        root.backgroundColor = .white
        let compositor = Compositor(rootLayer: root, size: root.bounds.size, scale: 2)
        CATransaction.setDisableActions(true)
        defer { CATransaction.reset() }
        var layers: [CALayer] = []
        for _ in 0..<12 {
            let layer = makeLayer(.random(in: 0..<10, using: &g), &g, strokes)
            root.addSublayer(layer)
            layers.append(layer)
        }
        compositor.render()
        for step in 0..<500 {
            var story: [String] = []
            for _ in 0..<Int.random(in: 1...3, using: &g) { story.append(mutate(&layers, root, &g, strokes)) }
            let damage = compositor.render()
            let incremental = bytes(compositor)
            compositor.bandArea = step % 2 == 0 ? .max : 220 * 13
            compositor.renderEverything()
            compositor.bandArea = .max
            guard incremental == bytes(compositor) else {
                Issue.record(
                    "step \(step): \(story) left a difference: \(difference(incremental, bytes(compositor), compositor)); damage \(damage.map(\.rect))"
                )
                return
            }
        }
    }

    @Test("frames of running animations equal full redraws, byte for byte")
    func animated() {
        var g = Sequence64(state: 7)
        let strokes = Strokes()
        EventLoop.main.reset()
        let root = CALayer()
        root.frame = CGRect(x: 0, y: 0, width: 110, height: 150)
        root.backgroundColor = .white
        let compositor = Compositor(rootLayer: root, size: root.bounds.size, scale: 2)
        let layers = (0..<14).map { makeLayer($0 % 10, &g, strokes) }
        for (index, layer) in layers.enumerated() { (index > 6 ? layers[index - 7] : root).addSublayer(layer) }
        EventLoop.main.turn()
        for layer in layers { layer.position.x += 40 }
        layers[5].opacity = 0.2
        layers[6].transform = CATransform3DMakeRotation(1, 0, 0, 1)
        layers[7].add(CATransition(), forKey: nil)
        layers[0].setValue(0, forKey: "strokeEnd")
        EventLoop.main.turn()
        for frame in 0..<18 {
            EventLoop.main.advance(by: 1.0 / 60)
            compositor.render()
            let incremental = bytes(compositor)
            compositor.renderEverything()
            #expect(incremental == bytes(compositor), "frame \(frame)")
        }
        RenderTree.remove(root)
    }

    @Test("a changed row damages only its own pixels, and a moved one both of its positions")
    func rows() throws {
        let root = CALayer()
        root.frame = CGRect(x: 0, y: 0, width: 100, height: 200)
        root.backgroundColor = .white
        let rows = (0..<10).map { index in
            let row = CALayer()
            row.frame = CGRect(x: 0, y: index * 20, width: 100, height: 20)
            row.backgroundColor = CGColor(gray: CGFloat(index) / 10, alpha: 1)
            row.cornerRadius = 4
            root.addSublayer(row)
            return row
        }
        let compositor = Compositor(rootLayer: root, size: root.bounds.size, scale: 3)
        #expect(compositor.render() == [PixelRect(x: 0, y: 0, width: 300, height: 600)])
        #expect(compositor.render() == [])
        CATransaction.setDisableActions(true)
        rows[3].backgroundColor = .black
        #expect(compositor.render() == [PixelRect(x: 0, y: 180, width: 300, height: 60)])
        CATransaction.setDisableActions(true)
        rows[9].position.y -= 40
        #expect(
            Set(compositor.render()) == [PixelRect(x: 0, y: 420, width: 300, height: 60), PixelRect(x: 0, y: 540, width: 300, height: 60)])
        rows[5].removeFromSuperlayer()
        #expect(compositor.render() == [PixelRect(x: 0, y: 300, width: 300, height: 60)])
    }
}

extension CALayer {
    fileprivate var presentationRoot: CALayer {
        var layer = self
        while let parent = layer.superlayer { layer = parent }
        return layer
    }
}
