import Foundation
import QuartzCore
import Testing

/// A bar as long as its property says; apps use `@NSManaged`.
private class Bar: CALayer {
    var progress: CGFloat {
        get { managedValue("progress") }
        set { setManagedValue(newValue, "progress") }
    }
    var tint: CGColor? {
        get { managedValue("tint") }
        set { setManagedValue(newValue, "tint") }
    }
    /// Copied only by `init(layer:)`.
    var thickness: CGFloat = 4
    nonisolated(unsafe) static var drawn: [CGFloat] = []
    nonisolated(unsafe) static var actionsOfCopies = 0

    override init() { super.init() }
    override init(layer: Any) {
        super.init(layer: layer)
        guard let bar = layer as? Bar else { return }
        (progress, thickness) = (bar.progress, bar.thickness)
    }
    required init?(coder: NSCoder) { super.init(coder: coder) }

    override class func needsDisplay(forKey key: String) -> Bool { key == "progress" || key == "tint" || super.needsDisplay(forKey: key) }

    override func action(forKey event: String) -> (any CAAction)? {
        if model() !== self { Bar.actionsOfCopies += 1 }
        guard event == "progress" else { return super.action(forKey: event) }
        let animation = CABasicAnimation(keyPath: event)
        animation.fromValue = presentation()?.value(forKey: event)
        animation.duration = 1
        animation.timingFunction = CAMediaTimingFunction(name: .linear)
        return animation
    }

    override func draw(in ctx: CGContext) {
        super.draw(in: ctx)
        Bar.drawn.append(progress)
        ctx.setFillColor(tint ?? CGColor(red: 1, green: 0, blue: 0, alpha: 1))
        ctx.fill(CGRect(x: 0, y: 0, width: bounds.width * progress, height: thickness))
    }
}

@MainActor @Suite(.serialized) struct OwnPropertyAnimationTests {
    private func onScreen(_ bar: Bar = Bar(), _ body: (Bar, Compositor) throws -> Void) rethrows {
        EventLoop.main.reset()
        let root = CALayer()
        root.frame = CGRect(x: 0, y: 0, width: 100, height: 10)
        let compositor = Compositor(rootLayer: root, size: root.bounds.size, scale: 1)
        defer { RenderTree.remove(root) }
        bar.frame = root.bounds
        root.addSublayer(bar)
        bar.setNeedsDisplay()
        EventLoop.main.turn()
        compositor.render()
        (Bar.drawn, Bar.actionsOfCopies) = ([], 0)
        try body(bar, compositor)
    }

    /// Returns how many pixels of a row are filled.
    private func length(_ compositor: Compositor, row: Int = 2) -> Int {
        compositor.render()
        let line = compositor.pixels.row(row)
        return (0..<compositor.pixels.width).filter { line[$0] & 0xFF_FFFF != 0 }.count
    }

    @Test("a custom property animates through its action: every frame is drawn by a copy with the current value")
    func implicit() {
        onScreen { bar, compositor in
            bar.progress = 0.8
            EventLoop.main.turn()
            #expect(length(compositor) == 0 && bar.progress == 0.8)
            EventLoop.main.advance(by: 0.25)
            #expect(length(compositor) == 20)
            #expect(
                abs((bar.presentation()?.progress ?? 0) - 0.2) < 1e-6
                    && abs((bar.presentation()?.value(forKey: "progress") as? Double ?? 0) - 0.2) < 1e-6)
            EventLoop.main.advance(by: 0.25)
            #expect(length(compositor) == 40)
            // The model's own values are copied again for each frame.
            bar.thickness = 1
            EventLoop.main.advance(by: 0.25)
            #expect(length(compositor) == 0 && length(compositor, row: 0) == 60)
            EventLoop.main.advance(by: 0.25)
            #expect(bar.animationKeys() == nil && length(compositor, row: 0) == 80)
            #expect(Bar.actionsOfCopies == 0)
        }
    }

    @Test("a change during an animation continues from the presentation value")
    func interrupted() {
        onScreen { bar, compositor in
            bar.progress = 1
            EventLoop.main.turn()
            EventLoop.main.advance(by: 0.5)
            bar.progress = 0
            EventLoop.main.turn()
            #expect(length(compositor) == 50)
            EventLoop.main.advance(by: 0.5)
            #expect(length(compositor) == 25)
        }
    }

    @Test("explicit, keyframe, spring, and grouped animations of a custom property are drawn frame by frame")
    func kinds() {
        func check(_ animation: CAAnimation, _ expected: [ClosedRange<Int>]) {
            onScreen { bar, compositor in
                animation.duration = 1
                bar.add(animation, forKey: nil)
                EventLoop.main.turn()
                for range in expected {
                    #expect(range.contains(length(compositor)), "\(type(of: animation))")
                    EventLoop.main.advance(by: 0.25)
                }
                EventLoop.main.advance(by: 0.25)
                #expect(length(compositor) == 0)
            }
        }
        let basic = CABasicAnimation(keyPath: "progress")
        (basic.fromValue, basic.toValue) = (0.2, 1.0)
        check(basic, [20...20, 40...40, 60...60, 80...80])
        let frames = CAKeyframeAnimation(keyPath: "progress")
        frames.values = [0, 1, 0.5]
        check(frames, [0...0, 50...50, 100...100, 75...75])
        let spring = CASpringAnimation(keyPath: "progress")
        (spring.fromValue, spring.toValue, spring.damping) = (0.0, 0.5, 30)
        check(spring, [0...0, 25...32, 40...44, 46...48])
        let group = CAAnimationGroup(), inner = CABasicAnimation(keyPath: "progress")
        (inner.fromValue, inner.toValue) = (1.0, 0.0)
        group.animations = [inner]
        check(group, [100...100, 75...75, 50...50, 25...25])
    }

    @Test("colors interpolate, and a missing value starts at zero")
    func values() throws {
        try onScreen { bar, compositor in
            CATransaction.withoutActions { bar.progress = 1 }
            let animation = CABasicAnimation(keyPath: "tint")
            (animation.fromValue, animation.toValue) = (
                CGColor(red: 1, green: 0, blue: 0, alpha: 1), CGColor(red: 0, green: 0, blue: 1, alpha: 1)
            )
            animation.duration = 1
            bar.add(animation, forKey: "tint")
            EventLoop.main.turn()
            EventLoop.main.advance(by: 0.5)
            compositor.render()
            let pixel = compositor.pixels.row(2)[5]
            #expect(abs(Int(pixel >> 16 & 255) - 128) <= 2 && abs(Int(pixel & 255) - 128) <= 2)
            let shown = try #require(bar.presentation()?.tint)
            #expect(abs((shown.components?.first ?? 0) - 0.5) < 0.01)
        }
        let layer = Bar()
        let size: CGSize = layer.managedValue("size"), turn: CATransform3D = layer.managedValue("turn"),
            name: String? = layer.managedValue("name")
        #expect(size == .zero && turn.m11 == 0 && name == nil && layer.progress == 0)
    }

    @Test("a delegate draws the presentation copy, and its other changes appear in the same frame")
    func delegateDraws() {
        final class Painter: NSObject, CALayerDelegate {
            let marker: CALayer
            init(_ marker: CALayer) { self.marker = marker }
            func draw(_ layer: CALayer, in ctx: CGContext) {
                guard let bar = layer as? Plain else { return }
                ctx.setFillColor(CGColor(gray: 1, alpha: 1))
                ctx.fill(CGRect(x: 0, y: 0, width: layer.bounds.width * bar.progress, height: 5))
                CATransaction.withoutActions { marker.frame = CGRect(x: 0, y: 8, width: 100 * bar.progress, height: 2) }
            }
        }
        final class Plain: CALayer {
            var progress: CGFloat {
                get { managedValue("progress") }
                set { setManagedValue(newValue, "progress") }
            }
            override class func needsDisplay(forKey key: String) -> Bool { key == "progress" }
        }
        EventLoop.main.reset()
        let root = CALayer(), layer = Plain(), marker = CALayer()
        root.frame = CGRect(x: 0, y: 0, width: 100, height: 10)
        marker.backgroundColor = CGColor(gray: 1, alpha: 1)
        let compositor = Compositor(rootLayer: root, size: root.bounds.size, scale: 1)
        defer { RenderTree.remove(root) }
        let painter = Painter(marker)
        layer.delegate = painter
        layer.frame = root.bounds
        root.addSublayer(layer)
        root.addSublayer(marker)
        EventLoop.main.turn()
        let animation = CABasicAnimation(keyPath: "progress")
        (animation.fromValue, animation.toValue, animation.duration) = (0.0, 1.0, 1)
        layer.add(animation, forKey: nil)
        EventLoop.main.turn()
        EventLoop.main.advance(by: 0.5)
        #expect(length(compositor) == 50 && length(compositor, row: 9) == 50)
        #expect(layer.presentation()?.delegate === painter)
    }

    @Test("a class whose needsDisplay(forKey:) names a framework property redraws on its changes and animations")
    func frameworkProperty() {
        final class Dial: CALayer {
            nonisolated(unsafe) static var radii: [CGFloat] = []
            override class func needsDisplay(forKey key: String) -> Bool { key == "cornerRadius" }
            override func draw(in ctx: CGContext) { Dial.radii.append(cornerRadius) }
        }
        EventLoop.main.reset()
        let root = CALayer(), dial = Dial()
        root.frame = CGRect(x: 0, y: 0, width: 100, height: 10)
        let compositor = Compositor(rootLayer: root, size: root.bounds.size, scale: 1)
        defer { RenderTree.remove(root) }
        dial.frame = root.bounds
        root.addSublayer(dial)
        EventLoop.main.turn()
        Dial.radii = []
        CATransaction.withoutActions { dial.cornerRadius = 2 }
        EventLoop.main.turn()
        #expect(Dial.radii == [2])
        let animation = CABasicAnimation(keyPath: "cornerRadius")
        (animation.toValue, animation.duration) = (4.0, 1)
        dial.add(animation, forKey: nil)
        EventLoop.main.turn()
        EventLoop.main.advance(by: 0.5)
        compositor.render()
        #expect(Dial.radii.last == 3)
    }
}
