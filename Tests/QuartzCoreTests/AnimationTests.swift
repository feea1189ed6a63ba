import Foundation
import QuartzCore
import RuleTrait
import Testing

@MainActor @Suite(.serialized) struct AnimationTests {
    private func onScreen(_ body: (CALayer) throws -> Void) rethrows {
        EventLoop.main.reset()
        let root = CALayer()
        root.frame = CGRect(x: 0, y: 0, width: 200, height: 200)
        RenderTree.add(root)
        defer { RenderTree.remove(root) }
        let layer = CALayer()
        layer.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
        root.addSublayer(layer)
        EventLoop.main.turn()
        try body(layer)
    }

    private func ease(_ x: Double, _ name: CAMediaTimingFunctionName) -> Double { CAMediaTimingFunction(name: name).value(at: x) }

    @Test("an animation returns a boxed value in its box")
    func boxes() {
        let animation = CABasicAnimation(keyPath: "transform"), turn = CATransform3DMakeRotation(1, 0, 1, 0)
        animation.toValue = NSValue(caTransform3D: turn)
        #expect((animation.toValue as? NSValue)?.caTransform3DValue == turn)
        #expect(((animation.copy() as? CABasicAnimation)?.toValue as? NSValue)?.caTransform3DValue == turn)
        animation.toValue = turn
        #expect(animation.toValue as? CATransform3D == turn)
    }

    @Test("a layer that has been shown animates its own changes in 0.25 s on the default curve", .rule("M-12"))
    func implicit() throws {
        try onScreen { layer in
            layer.position = CGPoint(x: 110, y: 10)
            #expect(layer.animationKeys() == ["position"])
            EventLoop.main.turn()
            #expect(layer.presentation()?.position == CGPoint(x: 10, y: 10))
            EventLoop.main.advance(by: 0.1)
            let x = try #require(layer.presentation()?.position.x)
            #expect(abs(x - (10 + 100 * ease(0.4, .default))) < 1e-6)
            #expect(layer.position.x == 110)
            EventLoop.main.advance(by: 0.15)
            #expect(layer.animationKeys() == nil)
            #expect(layer.presentation()?.position.x == 110)
        }
    }

    // The reference of CAShapeLayer.path and CALayer.shadowPath: paths do not support implicit animation.
    @Test("paths change without an implicit animation, and animate explicitly")
    func paths() throws {
        try onScreen { layer in
            let shape = CAShapeLayer(), small = CGPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10), transform: nil)
            let large = CGPath(rect: CGRect(x: 0, y: 0, width: 20, height: 20), transform: nil)
            shape.path = small
            layer.addSublayer(shape)
            EventLoop.main.turn()
            (shape.path, shape.shadowPath, shape.lineWidth) = (large, large, 3)
            #expect(shape.animationKeys() == ["lineWidth"])
            let explicit = CABasicAnimation(keyPath: "path")
            (explicit.fromValue, explicit.duration) = (small, 1)
            shape.add(explicit, forKey: "path")
            EventLoop.main.turn()
            EventLoop.main.advance(by: 0.5)
            let width = try #require(shape.presentation()?.path?.boundingBox.width)
            #expect(abs(width - 15) < 1)
        }
    }

    @Test("frames are requested for finite animations, not for a spinner")
    func frames() {
        onScreen { layer in
            #expect(!EventLoop.main.wantsFrames)
            layer.opacity = 0
            EventLoop.main.turn()
            #expect(EventLoop.main.wantsFrames)
            EventLoop.main.advance(by: 0.3)
            #expect(!EventLoop.main.wantsFrames)
            let spin = CABasicAnimation(keyPath: "transform.rotation")
            (spin.toValue, spin.duration, spin.repeatCount) = (6.28, 1, .infinity)
            layer.add(spin, forKey: "spin")
            EventLoop.main.turn()
            #expect(!EventLoop.main.wantsFrames)
        }
    }

    @Test("a layer added in the same transaction changes without animation")
    func fresh() {
        onScreen { layer in
            let added = CALayer()
            layer.addSublayer(added)
            added.opacity = 0.5
            #expect(added.animationKeys() == nil)
            #expect(added.presentation() == nil)
        }
    }

    @Test("disabled actions, a delegate's NSNull and an actions dictionary's NSNull suppress the implicit animation")
    func suppressed() {
        final class Refusing: NSObject, CALayerDelegate {
            func action(for layer: CALayer, forKey event: String) -> CAAction? { NSNull() }
        }
        onScreen { layer in
            CATransaction.begin()
            CATransaction.setDisableActions(true)
            layer.opacity = 0.5
            CATransaction.commit()
            #expect(layer.animationKeys() == nil)
            let refusing = Refusing()
            layer.delegate = refusing
            layer.opacity = 0.6
            #expect(layer.animationKeys() == nil)
            layer.delegate = nil
            layer.actions = ["opacity": NSNull()]
            layer.opacity = 0.7
            #expect(layer.animationKeys() == nil)
        }
    }

    @Test("an action without values animates from the presentation value to the new value")
    func emptyAction() throws {
        try onScreen { layer in
            let action = CABasicAnimation()
            action.duration = 2
            layer.actions = ["position": action]
            layer.position.x = 110
            EventLoop.main.turn()
            EventLoop.main.advance(by: 1)
            let x = try #require(layer.presentation()?.position.x)
            #expect(abs(x - 60) < 1e-6 && action.keyPath == nil)
        }
    }

    @Test(
        "from, to, and by combine as documented",
        arguments: [
            (1.0, 3.0, nil, 1.0, 3.0), (1.0, nil, 4.0, 1.0, 5.0), (nil, 3.0, 1.0, 2.0, 3.0), (2.0, nil, nil, 2.0, 8.0),
            (nil, 3.0, nil, 8.0, 3.0), (nil, nil, 2.0, 8.0, 10.0),
        ] as [(Double?, Double?, Double?, Double, Double)])
    func fromToBy(from: Double?, to: Double?, by: Double?, start: Double, end: Double) throws {
        try onScreen { layer in
            CATransaction.setDisableActions(true)
            layer.cornerRadius = 8
            EventLoop.main.turn()
            let animation = CABasicAnimation(keyPath: "cornerRadius")
            (animation.fromValue, animation.toValue, animation.byValue, animation.duration) = (from, to, by, 1)
            layer.add(animation, forKey: nil)
            EventLoop.main.turn()
            EventLoop.main.advance(by: 0.25)
            let value = try #require(layer.presentation()?.cornerRadius)
            #expect(abs(value - (start + (end - start) * 0.25)) < 1e-6)
        }
    }

    @Test("a spring animation follows the closed form and ends at its duration", .rule("R-8"))
    func spring() throws {
        try onScreen { layer in
            let animation = CASpringAnimation(keyPath: "position.x")
            (animation.fromValue, animation.toValue, animation.damping, animation.duration) = (10, 110, 8, 1)
            layer.add(animation, forKey: "spring")
            EventLoop.main.turn()
            for step in 1...9 {
                EventLoop.main.advance(by: 0.1)
                let t = Double(step) / 10, b = 4.0, wd = (100.0 - 16).squareRoot()
                let expected = 10 + 100 * (1 - exp(-b * t) * (cos(wd * t) + b / wd * sin(wd * t)))
                let x = try #require(layer.presentation()?.position.x)
                #expect(abs(x - expected) < 1e-6)
            }
            EventLoop.main.advance(by: 0.1)
            #expect(layer.animationKeys() == nil)
        }
    }

    @Test("keyframes keep their times, each segment has its easing, and a path is followed at constant speed")
    func keyframes() throws {
        try onScreen { layer in
            let animation = CAKeyframeAnimation(keyPath: "opacity")
            (animation.values, animation.keyTimes, animation.duration) = ([0, 1, 0.5], [0, 0.2, 1], 10)
            animation.timingFunctions = [CAMediaTimingFunction(name: .easeIn), CAMediaTimingFunction(name: .linear)]
            layer.add(animation, forKey: "a")
            let path = CGMutablePath()
            path.move(to: .zero)
            path.addLine(to: CGPoint(x: 30, y: 0))
            path.addLine(to: CGPoint(x: 30, y: 10))
            let along = CAKeyframeAnimation(keyPath: "position")
            (along.path, along.calculationMode, along.duration) = (path, .paced, 10)
            layer.add(along, forKey: "b")
            EventLoop.main.turn()
            EventLoop.main.advance(by: 1)
            do {
                let value = try #require(layer.presentation()?.opacity)
                #expect(abs(Double(value) - ease(0.5, .easeIn)) < 1e-6)
            }
            EventLoop.main.advance(by: 5)
            do {
                let value = try #require(layer.presentation()?.opacity)
                #expect(abs(Double(value) - 0.75) < 1e-6)
            }
            #expect(layer.presentation()?.position == CGPoint(x: 24, y: 0))
            EventLoop.main.advance(by: 2)
            let position = try #require(layer.presentation()?.position)
            #expect(abs(position.x - 30) < 1e-6 && abs(position.y - 2) < 1e-6)
        }
    }

    @Test("a rotation past π is kept, and transform components are read by key path")
    func rotation() throws {
        try onScreen { layer in
            CATransaction.setDisableActions(true)
            layer.setValue(2.0, forKeyPath: "transform.scale")
            layer.setValue(5.0, forKeyPath: "transform.translation.x")
            EventLoop.main.turn()
            let spin = CABasicAnimation(keyPath: "transform.rotation.z")
            (spin.fromValue, spin.toValue, spin.duration) = (0, 2 * Double.pi, 1)
            layer.add(spin, forKey: "spin")
            EventLoop.main.turn()
            EventLoop.main.advance(by: 0.75)
            let t = try #require(layer.presentation()?.transform)
            // 270°: x becomes −y.
            #expect(abs(t.m11) < 1e-6 && abs(t.m12 + 2) < 1e-6 && abs(t.m41 - 5) < 1e-9)
            let angle = try #require(layer.presentation()?.value(forKeyPath: "transform.rotation.z") as? Double)
            #expect(abs(angle + .pi / 2) < 1e-6)
        }
    }

    @Test("a paused layer's animations freeze and continue where they stopped")
    func pausing() throws {
        try onScreen { layer in
            let animation = CABasicAnimation(keyPath: "opacity")
            (animation.fromValue, animation.toValue, animation.duration) = (0, 1, 1)
            layer.add(animation, forKey: "fade")
            EventLoop.main.turn()
            EventLoop.main.advance(by: 0.25)
            let now = layer.convertTime(CACurrentMediaTime(), from: nil)
            layer.speed = 0
            layer.timeOffset = now
            EventLoop.main.advance(by: 5)
            do {
                let value = try #require(layer.presentation()?.opacity)
                #expect(abs(Double(value) - 0.25) < 1e-6)
            }
            let paused = layer.timeOffset
            (layer.speed, layer.timeOffset, layer.beginTime) = (1, 0, 0)
            layer.beginTime = layer.convertTime(CACurrentMediaTime(), from: nil) - paused
            EventLoop.main.advance(by: 0.5)
            do {
                let value = try #require(layer.presentation()?.opacity)
                #expect(abs(Double(value) - 0.75) < 1e-6)
            }
            EventLoop.main.advance(by: 0.25)
            #expect(layer.animationKeys() == nil)
        }
    }

    @Test("a group clips its animations, and a repeated autoreversing animation returns")
    func groups() throws {
        try onScreen { layer in
            let fade = CABasicAnimation(keyPath: "opacity")
            (fade.fromValue, fade.toValue, fade.duration) = (0, 1, 4)
            let move = CABasicAnimation(keyPath: "position.y")
            (move.fromValue, move.toValue, move.duration, move.autoreverses) = (0, 100, 1, true)
            let group = CAAnimationGroup()
            (group.animations, group.duration) = ([fade, move], 2)
            layer.add(group, forKey: "both")
            EventLoop.main.turn()
            EventLoop.main.advance(by: 1.5)
            do {
                let value = try #require(layer.presentation()?.position.y)
                #expect(abs(Double(value) - 50) < 1e-6)
            }
            do {
                let value = try #require(layer.presentation()?.opacity)
                #expect(abs(Double(value) - 0.375) < 1e-6)
            }
            EventLoop.main.advance(by: 0.5)
            #expect(layer.animationKeys() == nil)
            #expect(layer.presentation()?.opacity == 1)
        }
    }

    @Test("delegates get start and stop, completion blocks wait for their animations, and removal counts as unfinished")
    func notifications() {
        final class Listener: NSObject, CAAnimationDelegate {
            var log: [String] = []
            func animationDidStart(_ anim: CAAnimation) { log.append("start \(anim.value(forKey: "name") ?? "")") }
            func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
                log.append("stop \(anim.value(forKey: "name") ?? "") \(flag)")
            }
        }
        onScreen { layer in
            let listener = Listener()
            CATransaction.begin()
            CATransaction.setCompletionBlock { listener.log.append("completion") }
            for (name, duration) in [("a", 1.0), ("b", 2.0)] {
                let animation = CABasicAnimation(keyPath: "opacity")
                (animation.fromValue, animation.duration, animation.delegate) = (0, duration, listener)
                animation.setValue(name, forKey: "name")
                layer.add(animation, forKey: name)
            }
            CATransaction.commit()
            #expect(listener.log == [])
            EventLoop.main.turn()
            #expect(listener.log == ["start a", "start b"])
            EventLoop.main.advance(by: 1)
            #expect(listener.log.last == "stop a true")
            layer.removeAnimation(forKey: "b")
            EventLoop.main.turn()
            #expect(listener.log == ["start a", "start b", "stop a true", "stop b false", "completion"])
        }
    }

    @Test("an animation ends unfinished when its layer leaves the tree")
    func leaving() {
        onScreen { layer in
            var ends: [Bool] = []
            let animation = CABasicAnimation(keyPath: "opacity")
            (animation.fromValue, animation.duration) = (0, 1)
            AnimationEngine.shared.insert(animation, forKey: "x", to: layer, groups: [])?.onEnd = { ends.append($0) }
            EventLoop.main.turn()
            layer.removeFromSuperlayer()
            EventLoop.main.turn()
            #expect(ends == [false])
        }
    }

    @Test("presentation copies of a subclass are created by its own init(layer:)")
    func subclassCopies() {
        final class Ring: CALayer {
            var thickness: CGFloat = 3
            override init() { super.init() }
            override init(layer: Any) {
                super.init(layer: layer)
                if let ring = layer as? Ring { thickness = ring.thickness * 2 }
            }
            required init?(coder: NSCoder) { fatalError() }
        }
        onScreen { layer in
            let ring = Ring()
            layer.addSublayer(ring)
            EventLoop.main.turn()
            #expect(ring.presentation()?.thickness == 6)
            #expect(ring.presentation()?.model() === ring)
        }
    }

    @Test("a display link is called for each frame with the frame's time")
    func displayLink() {
        final class Target: NSObject {
            var times: [Double] = []
        }
        DispatchTable.add(Target.self, selectors: ["step:"]) { object, name, arguments in
            guard name == "step:", let link = arguments.values.first as? CADisplayLink else { return .unhandled }
            (object as? Target)?.times.append(link.timestamp)
            return .handled(nil)
        }
        EventLoop.main.reset()
        let target = Target()
        let link = CADisplayLink(target: target, selector: "step:")
        link.add(to: .main, forMode: .common)
        EventLoop.main.advance(by: 0.05)
        #expect(target.times.count == 3)
        link.isPaused = true
        EventLoop.main.advance(by: 0.05)
        #expect(target.times.count == 3)
        link.invalidate()
        #expect(abs(target.times[2] - 0.05) < 1e-9)
    }
}
