import Testing
import UIKit

@MainActor @Suite(.serialized) struct ManagedLayerPropertyTests {
    private final class Ring: CALayer {
        var progress: CGFloat {
            get { managedValue("progress") }
            set { setManagedValue(newValue, "progress") }
        }
        var caption: String? {
            get { managedValue("caption") }
            set { setManagedValue(newValue, "caption") }
        }
        var asked: [String] = []
        weak var owner: UIView? {
            get { managedReference("owner") }
            set { setManagedReference(newValue, "owner") }
        }
        override class func needsDisplay(forKey key: String) -> Bool { key == "progress" || super.needsDisplay(forKey: key) }
        override class func defaultValue(forKey key: String) -> Any? { key == "progress" ? 0.25 : super.defaultValue(forKey: key) }
        override func action(forKey event: String) -> (any CAAction)? {
            asked.append(event)
            return nil
        }
        override func draw(in ctx: CGContext) {}
    }

    @Test("a layer's custom property starts with the class's default, requests its action and a redraw, and copies with the layer")
    func property() {
        let ring = Ring()
        ring.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
        ring.displayIfNeeded()
        #expect(ring.progress == 0.25 && ring.caption == nil && !ring.needsDisplay())
        ring.asked = []
        ring.caption = "Half"
        #expect(!ring.needsDisplay() && ring.asked == ["caption"])
        ring.progress = 0.5
        #expect(
            ring.needsDisplay() && ring.asked == ["caption", "progress"] && ring.progress == 0.5
                && ring.value(forKey: "caption") as? String == "Half")
    }

    @Test("a layer does not retain the value of its weak custom property") func weakly() {
        let ring = Ring()
        var view: UIView? = UIView()
        ring.owner = view
        #expect(ring.owner === view && ring.asked == ["owner"])
        view = nil
        #expect(ring.owner == nil)
    }

    /// Uses the block's animation of a color as a template for its own, as many apps do.
    private final class Gauge: CALayer {
        var level: CGFloat {
            get { managedValue("level") }
            set { setManagedValue(newValue, "level") }
        }
        override class func needsDisplay(forKey key: String) -> Bool { key == "level" || super.needsDisplay(forKey: key) }
        override func action(forKey event: String) -> (any CAAction)? {
            guard event == "level", let animation = super.action(forKey: "backgroundColor") as? CABasicAnimation else {
                return super.action(forKey: event)
            }
            (animation.keyPath, animation.fromValue, animation.toValue) = (event, (presentation() ?? self).level, nil)
            return animation
        }
    }

    private final class GaugeView: UIView {
        var drawn: [CGFloat] = []
        override class var layerClass: AnyClass { Gauge.self }
        override func draw(_ layer: CALayer, in ctx: CGContext) {
            super.draw(layer, in: ctx)
            guard let gauge = layer as? Gauge else { return }
            drawn.append(gauge.level)
            ctx.fill(CGRect(x: 0, y: 0, width: bounds.width * gauge.level, height: 10))
        }
    }

    @Test("in an animation block a view's layer animates its custom property for the block's duration, and the completion runs with it")
    func block()
        throws
    {
        EventLoop.main.reset()
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20)), view = GaugeView(frame: root.bounds)
        let screen = Compositor(rootLayer: root.layer, size: root.bounds.size, scale: 1)
        defer { RenderTree.remove(root.layer) }
        root.addSubview(view)
        screen.render()
        let gauge = try #require(view.layer as? Gauge)
        gauge.level = 0.2
        screen.render()
        #expect(gauge.animationKeys() == nil && view.drawn.last == 0.2)
        var ends: [Bool] = []
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
            gauge.level = 1
        } completion: {
            ends.append($0)
        }
        screen.render()
        #expect(view.drawn.last == 0.2 && gauge.level == 1)
        EventLoop.main.advance(by: 0.5)
        screen.render()
        #expect(abs((view.drawn.last ?? 0) - 0.6) < 1e-6 && ends == [])
        #expect(gauge.presentation()?.supplement?.backingStore != nil)
        EventLoop.main.advance(by: 0.6)
        screen.render()
        // The content that the model drew at the start is shown.
        #expect(view.drawn.contains(1) && gauge.presentation()?.level == 1 && ends == [true])
    }
}
