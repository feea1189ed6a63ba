import CoreGraphics
import Testing
@testable import QuartzCore

@MainActor @Suite("The costs of layers")
struct LayerCostTests {
    private let root = CALayer()

    init() { root.frame = CGRect(x: 0, y: 0, width: 100, height: 100) }

    private func layer(_ frame: CGRect, _ change: (CALayer) -> Void = { _ in }) -> CALayer {
        let layer = CALayer()
        layer.frame = frame
        layer.backgroundColor = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
        change(layer)
        return layer
    }

    private func costs(_ layers: CALayer...) -> [LayerCost] {
        root.sublayers = layers
        return LayerCost.all(in: root, scale: 2)
    }

    @Test("a layer is blended if its color, its opacity, or its corners let something shine through, and opaque otherwise")
    func blending() {
        let frame = CGRect(x: 10, y: 10, width: 20, height: 20)
        let changes: [((CALayer) -> Void, Bool)] = [
            ({ _ in }, false), ({ $0.opacity = 0.5 }, true), ({ $0.cornerRadius = 4 }, true),
            ({ $0.backgroundColor = CGColor(red: 1, green: 0, blue: 0, alpha: 0.5) }, true),
        ]
        for (change, isBlended) in changes { #expect(costs(layer(frame, change)).map(\.isBlended) == [isBlended]) }
        // The opacity of a layer is that of its sublayers, too.
        let group = CALayer()
        group.frame = frame
        group.opacity = 0.5
        group.addSublayer(layer(CGRect(x: 0, y: 0, width: 5, height: 5)))
        #expect(costs(group).map(\.isBlended) == [true])
    }

    @Test("only layers that draw something on the screen are listed, with the part that their ancestors show")
    func parts() {
        let empty = CALayer()
        empty.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
        let hidden = layer(CGRect(x: 0, y: 0, width: 10, height: 10)) { $0.isHidden = true }
        let clip = layer(CGRect(x: 50, y: 50, width: 20, height: 20)) { $0.masksToBounds = true }
        clip.addSublayer(layer(CGRect(x: 10, y: 10, width: 40, height: 40)))
        let outside = layer(CGRect(x: 200, y: 0, width: 10, height: 10))
        #expect(
            costs(empty, hidden, clip, outside).map(\.frame) == [
                CGRect(x: 50, y: 50, width: 20, height: 20), CGRect(x: 60, y: 60, width: 10, height: 10),
            ])
    }

    @Test("an image is misaligned if it begins between pixels, and stretched if its pixels are not the screen's")
    func images() throws {
        let context = try #require(CGContext(size: CGSize(width: 20, height: 20), scale: 1, isOpaque: true))
        let image = context.takeImage()
        func cost(_ frame: CGRect) -> LayerCost? {
            let layer = CALayer()
            layer.frame = frame
            layer.contentsScale = 2
            layer.contents = image
            return costs(layer).first
        }
        let whole = try #require(cost(CGRect(x: 10.5, y: 10, width: 10, height: 10)))
        #expect(!whole.isMisaligned && !whole.isStretched)
        let between = try #require(cost(CGRect(x: 10.25, y: 10, width: 10, height: 10)))
        #expect(between.isMisaligned && !between.isStretched)
        let larger = try #require(cost(CGRect(x: 10, y: 10, width: 20, height: 10)))
        #expect(larger.isStretched && !larger.isMisaligned)
    }
}
