import Foundation
import RuleTrait
import Testing
import UIKitCore

@MainActor @Suite(.serialized) struct ViewAnimationTests {
    private func ease(_ x: Double, _ name: CAMediaTimingFunctionName = .easeInEaseOut) -> Double {
        CAMediaTimingFunction(name: name).value(at: x)
    }

    /// A view in a hierarchy whose time advances.
    private func onScreen(_ body: (UIView) throws -> Void) rethrows {
        EventLoop.main.reset()
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        RenderTree.add(root.layer)
        defer { RenderTree.remove(root.layer) }
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
        root.addSubview(view)
        EventLoop.main.turn()
        try body(view)
        withExtendedLifetime(root) {}
    }

    private func shownX(_ view: UIView) throws -> Double { Double(try #require(view.layer.presentation()).position.x) }
    private func near(_ a: Double, _ b: Double) -> Bool { abs(a - b) < 1e-6 }

    @Test("a curve has a value for every number, as for the keyboard's 7") func curves() {
        #expect((0...3).map { UIView.AnimationCurve(rawValue: $0)?.rawValue } == [0, 1, 2, 3])
        #expect(UIView.AnimationCurve(rawValue: 7) == .easeInOut)
    }

    @Test("animate follows the ease-in-out curve while the model changes immediately", .rule("M-12"))
    func basic() throws {
        try onScreen { view in
            var finished: Bool?
            UIView.animate(withDuration: 1, animations: { view.center.x = 110 }, completion: { finished = $0 })
            #expect(view.center.x == 110)
            for step in 1...9 {
                EventLoop.main.advance(by: 0.1)
                let x = try shownX(view)
                #expect(near(x, 10 + 100 * ease(Double(step) / 10)))
            }
            #expect(finished == nil)
            EventLoop.main.advance(by: 0.1)
            #expect(finished == true)
            #expect(view.layer.animationKeys() == nil)
        }
    }

    @Test(
        "no kind of animation retains its view when it ends, and a repeating one only while its view is shown",
        arguments: [
            { UIView.animate(withDuration: 0.2, animations: $0) },
            { UIView.animate(withDuration: 0.2, delay: 0, options: [.repeat, .autoreverse], animations: $0) },
            { UIView.animate(springDuration: 0.2, animations: $0) },
            { changes in
                UIView.animateKeyframes(withDuration: 0.2, delay: 0) {
                    UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5, animations: changes)
                }
            },
            { UIViewPropertyAnimator(duration: 0.2, curve: .linear, animations: $0).startAnimation() },
        ] as [@MainActor @Sendable (@escaping () -> Void) -> Void])
    func lifetime(animate: @MainActor (@escaping () -> Void) -> Void) {
        onScreen { shown in
            weak var gone: UIView?
            do {
                let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
                gone = view
                shown.addSubview(view)
                EventLoop.main.turn()
                animate {
                    view.alpha = 0.5
                    view.frame.size.width = 50
                }
                EventLoop.main.advance(by: 1)
                view.removeFromSuperview()
            }
            EventLoop.main.advance(by: 1)
            #expect(gone == nil)
        }
    }

    @Test("an animation whose view is removed before its first frame ends unfinished; one on a layer that was never shown waits")
    func takenOutAtOnce() {
        onScreen { view in
            var finished: Bool?
            UIView.animate(withDuration: 1, animations: { view.center.x = 110 }, completion: { finished = $0 })
            let superview = view.superview
            view.removeFromSuperview()
            EventLoop.main.turn()
            #expect(finished == false)
            #expect(view.layer.animationKeys() == nil)

            let spin = CABasicAnimation(keyPath: "opacity")
            view.layer.add(spin, forKey: "spin")
            EventLoop.main.turn()
            #expect(view.layer.animationKeys() == ["spin"])
            superview?.addSubview(view)
            EventLoop.main.advance(by: 1)
            #expect(view.layer.animationKeys() == nil)
        }
    }

    @Test("during a delay the old value is shown", .rule("M-12"))
    func delay() {
        onScreen { view in
            UIView.animate(withDuration: 1, delay: 0.5, options: .curveLinear, animations: { view.alpha = 0 })
            EventLoop.main.advance(by: 0.4)
            #expect(view.layer.presentation()?.opacity == 1)
            EventLoop.main.advance(by: 0.6)
            #expect(abs(Double(view.layer.presentation()?.opacity ?? 9) - 0.5) < 1e-6)
        }
    }

    @Test("curve 7, shifted by 16, is an animation option: the keyboard's curve, which starts fast and settles", .rule("K-03"))
    func keyboardCurve() throws {
        try onScreen { view in
            let other = UIView(frame: view.frame)
            view.superview?.addSubview(other)
            EventLoop.main.turn()
            UIView.animate(withDuration: 0.25, delay: 0, options: UIView.AnimationOptions(rawValue: 7 << 16)) { view.center.x = 110 }
            UIView.animate(withDuration: 0.25, delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: 0) { other.center.x = 110 }
            for step in 1...4 {
                EventLoop.main.advance(by: 0.05)
                let x = try shownX(view)
                #expect(near(x, try shownX(other)) && x > 10 + 100 * ease(Double(step) / 5))
            }
        }
    }

    @Test("a spring with a duration follows the closed form", .rule("M-12"))
    func spring() throws {
        try onScreen { view in
            UIView.animate(
                withDuration: 0.5, delay: 0, usingSpringWithDamping: 0.5, initialSpringVelocity: 0, animations: { view.center.x = 110 })
            let z = 0.5, D = 0.5
            let w0 = log(1000 * z / (1 - z * z).squareRoot()) / (z * D), b = z * w0, wd = w0 * (1 - z * z).squareRoot()
            for step in 1...4 {
                EventLoop.main.advance(by: 0.1)
                let t = Double(step) / 10
                let x = try shownX(view)
                #expect(near(x, 10 + 100 * (1 - exp(-b * t) * (cos(wd * t) + b / wd * sin(wd * t)))))
            }
        }
    }

    @Test("a second animation is added to the first instead of replacing it")
    func additive() throws {
        try onScreen { view in
            UIView.animate(withDuration: 1, delay: 0, options: .curveLinear, animations: { view.center.x = 110 })
            EventLoop.main.advance(by: 0.5)
            UIView.animate(withDuration: 1, delay: 0, options: .curveLinear, animations: { view.center.x = 10 })
            EventLoop.main.turn()
            var x = try shownX(view)
            #expect(near(x, 60))
            EventLoop.main.advance(by: 0.25)
            // Old: 25 of its 100 remaining, backward; new: 75 of 100 remaining.
            x = try shownX(view)
            #expect(near(x, 10 + 75 - 25))
            #expect(view.layer.animationKeys() == ["position", "position-2"])
        }
    }

    @Test("an animation started in another's completion has its own duration")
    func chained() throws {
        try onScreen { view in
            let second = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
            view.superview?.addSubview(second)
            var finished: Bool?
            UIView.animate(withDuration: 0.5, animations: { view.center.x = 110 }) { _ in
                UIView.animate(withDuration: 1, delay: 0, options: .curveLinear, animations: { second.center.x = 110 }) { finished = $0 }
            }
            EventLoop.main.advance(by: 1)
            let x = try shownX(second)
            #expect(abs(x - 60) < 1e-4)
            EventLoop.main.advance(by: 0.5)
            #expect(near(Double(second.layer.presentation()?.position.x ?? second.layer.position.x), 110) && finished == true)
        }
    }

    @Test("with animations disabled, without a duration, and off screen, changes apply immediately and completions run")
    func immediate() throws {
        onScreen { view in
            var log: [String] = []
            UIView.performWithoutAnimation {
                UIView.animate(withDuration: 1, animations: { view.alpha = 0.5 }, completion: { _ in log.append("disabled") })
            }
            #expect(log == ["disabled"])
            UIView.animate(withDuration: 0, animations: { view.alpha = 0.4 }, completion: { _ in log.append("zero") })
            #expect(log == ["disabled"])
            let loose = UIView()
            UIView.animate(withDuration: 1, animations: { loose.alpha = 0 }, completion: { log.append("loose \($0)") })
            EventLoop.main.turn()
            #expect(log == ["disabled", "zero", "loose true"])
            #expect(view.layer.animationKeys() == nil)
        }
    }

    @Test("a nested block inherits duration and curve unless it overrides them")
    func nesting() {
        onScreen { view in
            UIView.animate(
                withDuration: 2, delay: 0, options: .curveLinear,
                animations: {
                    UIView.animate(withDuration: 1, animations: { view.alpha = 0 })
                    UIView.animate(
                        withDuration: 1, delay: 0, options: [.overrideInheritedDuration, .overrideInheritedCurve, .curveEaseIn],
                        animations: { view.center.x = 110 })
                    #expect(UIView.inheritedAnimationDuration == 2)
                })
            #expect(view.layer.animation(forKey: "opacity")?.duration == 2)
            #expect(view.layer.animation(forKey: "opacity")?.timingFunction == CAMediaTimingFunction(name: .linear))
            #expect(view.layer.animation(forKey: "position")?.duration == 1)
            #expect(view.layer.animation(forKey: "position")?.timingFunction == CAMediaTimingFunction(name: .easeIn))
        }
    }

    @Test("with layoutSubviews, the subviews of a resized view move with it", arguments: [true, false])
    func subviews(lays: Bool) {
        onScreen { view in
            let child = UIView()
            child.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(child)
            NSLayoutConstraint.activate([
                child.leadingAnchor.constraint(equalTo: view.leadingAnchor), child.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            ])
            view.layoutIfNeeded()
            UIView.animate(withDuration: 1, delay: 0, options: lays ? .layoutSubviews : [], animations: { view.bounds.size.width += 100 })
            view.layoutIfNeeded()
            #expect((child.layer.animation(forKey: "bounds.size") != nil) == lays)
        }
    }

    @Test("keyframes run in their intervals and hold between them")
    func keyframes() throws {
        try onScreen { view in
            UIView.animateKeyframes(
                withDuration: 10, delay: 0,
                options: UIView.KeyframeAnimationOptions(rawValue: UIView.AnimationOptions.curveLinear.rawValue),
                animations: {
                    UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.2) { view.center.x = 30 }
                    UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { view.center.x = 130 }
                })
            EventLoop.main.advance(by: 1)
            var x = try shownX(view)
            #expect(near(x, 20))
            EventLoop.main.advance(by: 3)
            x = try shownX(view)
            #expect(near(x, 30))
            EventLoop.main.advance(by: 3)
            x = try shownX(view)
            #expect(near(x, 70))
        }
    }

    @Test("repeat and autoreverse return, and then the model value is shown")
    func autoreverse() throws {
        try onScreen { view in
            var isDone = false
            UIView.animate(
                withDuration: 1, delay: 0, options: [.curveLinear, .autoreverse], animations: { view.center.x = 110 },
                completion: { _ in isDone = true })
            EventLoop.main.advance(by: 1.5)
            let x = try shownX(view)
            #expect(near(x, 60))
            EventLoop.main.advance(by: 0.5)
            #expect(isDone && view.layer.animationKeys() == nil && view.center.x == 110)
        }
    }

    @Test("the animation of a view that leaves its window completes unfinished")
    func leaving() {
        onScreen { view in
            var finished: Bool?
            UIView.animate(withDuration: 1, animations: { view.alpha = 0 }, completion: { finished = $0 })
            EventLoop.main.advance(by: 0.3)
            view.removeFromSuperview()
            EventLoop.main.turn()
            #expect(finished == false)
        }
    }
}

@MainActor @Suite(.serialized) struct PropertyAnimatorTests {
    private func onScreen(_ body: (UIView) throws -> Void) rethrows {
        EventLoop.main.reset()
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        RenderTree.add(root.layer)
        defer { RenderTree.remove(root.layer) }
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
        root.addSubview(view)
        EventLoop.main.turn()
        try body(view)
        withExtendedLifetime(root) {}
    }

    private func shownX(_ view: UIView) throws -> Double { Double(try #require(view.layer.presentation()).position.x) }
    private func near(_ a: Double, _ b: Double) -> Bool { abs(a - b) < 1e-6 }

    @Test("an animator runs, reports its state, and completes at the end", .rule("SP-E057", "SP-E058", "SP-E067"))
    func running() throws {
        try onScreen { view in
            var position: UIViewAnimatingPosition?
            let animator = UIViewPropertyAnimator(duration: 1, curve: .easeInOut) { view.center.x = 110 }
            animator.addCompletion { position = $0 }
            #expect(animator.state == .inactive && view.center.x == 10)
            #expect(animator.delay == 0 && animator.isUserInteractionEnabled && !animator.isManualHitTestingEnabled)
            #expect(animator.isInterruptible && animator.scrubsLinearly && !animator.pausesOnCompletion)
            animator.startAnimation()
            #expect(animator.state == .active && animator.isRunning)
            let faults = Fault.catching { animator.isInterruptible = false } + Fault.catching { animator.isUserInteractionEnabled = false }
            #expect(faults.map(\.name) == [.internalInconsistencyException, .internalInconsistencyException])
            #expect(animator.isInterruptible && animator.isUserInteractionEnabled)
            #expect(Fault.catching { animator.isInterruptible = true }.count == 1)
            EventLoop.main.advance(by: 0.25)
            let x = try shownX(view)
            #expect(near(x, 10 + 100 * CAMediaTimingFunction(name: .easeInEaseOut).value(at: 0.25)))
            EventLoop.main.advance(by: 0.75)
            #expect(position == .end && animator.state == .inactive && view.layer.animationKeys() == nil)
        }
    }

    @Test("starting or pausing makes an animator active, its end or finishAnimation inactive again", .rule("SP-E057", "SP-E067"))
    func states() {
        onScreen { view in
            let animator = UIViewPropertyAnimator(duration: 1, dampingRatio: 1) { view.center.x = 110 }
            #expect(animator.state == .inactive)
            #expect(UIViewPropertyAnimator(duration: 1, controlPoint1: .zero, controlPoint2: .zero).state == .inactive)
            animator.pauseAnimation()
            #expect(animator.state == .active && !animator.isRunning && animator.fractionComplete == 0)
            EventLoop.main.advance(by: 2)
            #expect(animator.state == .active && animator.fractionComplete == 0)
            animator.startAnimation()
            #expect(animator.state == .active && animator.isRunning)
            animator.stopAnimation(false)
            #expect(animator.state == .stopped)
            animator.finishAnimation(at: .start)
            #expect(animator.state == .inactive && view.center.x == 10)
            let running = UIViewPropertyAnimator.runningPropertyAnimator(withDuration: 1, delay: 0, animations: { view.center.x = 110 })
            #expect(running.state == .active && running.isRunning)
            EventLoop.main.advance(by: 1.1)
            #expect(running.state == .inactive && !running.isRunning)
        }
    }

    @Test("fractionComplete scrubs proportionally, and the animation continues from there", .rule("SP-E063", "SP-E065"))
    func scrubbing() throws {
        try onScreen { view in
            var position: UIViewAnimatingPosition?
            let animator = UIViewPropertyAnimator(duration: 2, curve: .linear) { view.center.x = 110 }
            animator.addCompletion { position = $0 }
            animator.startAnimation()
            animator.fractionComplete = 0.9
            #expect(animator.isRunning && animator.fractionComplete < 0.001)
            animator.pauseAnimation()
            animator.fractionComplete = 0.3
            var x = try shownX(view)
            #expect(near(x, 40))
            EventLoop.main.advance(by: 5)
            x = try shownX(view)
            #expect(near(x, 40))
            animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
            EventLoop.main.advance(by: 0.7)
            x = try shownX(view)
            #expect(near(x, 75) && position == nil)
            EventLoop.main.advance(by: 0.7)
            #expect(position == .end)
        }
    }

    @Test("continueAnimation takes a fraction of the duration for the rest, on its own curve or a new one", .rule("SP-E065"))
    func durationFactor() throws {
        for (parameters, curve) in [(nil, CAMediaTimingFunctionName.easeIn), (UICubicTimingParameters(animationCurve: .linear), .linear)] {
            try onScreen { view in
                var position: UIViewAnimatingPosition?
                let animator = UIViewPropertyAnimator(duration: 2, curve: .easeIn) { view.center.x = 110 }
                animator.addCompletion { position = $0 }
                animator.startAnimation()
                animator.pauseAnimation()
                animator.fractionComplete = 0.5
                animator.continueAnimation(withTimingParameters: parameters, durationFactor: 0.5)
                EventLoop.main.advance(by: 0.5)
                let middle = try shownX(view)
                // An eased animation is behind a linear one.
                #expect(curve == .linear ? near(middle, 85) : middle > 60 && middle < 84)
                EventLoop.main.advance(by: 0.49)
                #expect(position == nil)
                EventLoop.main.advance(by: 0.02)
                #expect(position == .end)
            }
        }
    }

    @Test("a reversed animator returns to the start and restores the old values", .rule("SP-E066"))
    func reversing() throws {
        try onScreen { view in
            var position: UIViewAnimatingPosition?
            let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {
                view.center.x = 110
                view.alpha = 0.5
            }
            animator.addCompletion {
                position = $0
                #expect(animator.isRunning)
            }
            animator.startAnimation()
            EventLoop.main.advance(by: 0.4)
            animator.isReversed = true
            #expect(near(Double(animator.fractionComplete), 0.6))
            EventLoop.main.advance(by: 0.2)
            let x = try shownX(view)
            #expect(near(x, 30))
            EventLoop.main.advance(by: 0.2)
            #expect(position == .start && view.center.x == 10 && view.alpha == 1)
            #expect(!animator.isRunning)

            let stopped = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.center.x = 110 }
            stopped.addCompletion { position = $0 }
            stopped.startAnimation()
            EventLoop.main.advance(by: 0.5)
            stopped.stopAnimation(false)
            stopped.finishAnimation(at: .current)
            #expect(position == .current && near(Double(view.center.x), 60))
        }
    }

    @Test("a stopped animator keeps the current values; finished at the end it takes the final values", .rule("SP-E059", "SP-E060"))
    func stopping() {
        onScreen { view in
            var positions: [UIViewAnimatingPosition] = []
            let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.center.x = 110 }
            animator.addCompletion { positions.append($0) }
            animator.startAnimation()
            EventLoop.main.advance(by: 0.5)
            animator.stopAnimation(false)
            #expect(animator.state == .stopped && near(Double(view.center.x), 60))
            let faults = Fault.catching { animator.startAnimation() } + Fault.catching { animator.pauseAnimation() }
            #expect(faults.map(\.name) == [.internalInconsistencyException, .internalInconsistencyException])
            animator.finishAnimation(at: .end)
            #expect(animator.state == .inactive && view.center.x == 110 && positions == [.end])
            let other = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.center.x = 10 }
            other.addCompletion { positions.append($0) }
            other.startAnimation()
            EventLoop.main.advance(by: 0.25)
            other.stopAnimation(true)
            #expect(other.state == .inactive && near(Double(view.center.x), 85) && positions == [.end])
            let fault = Fault.catching { other.finishAnimation(at: .end) }.first
            #expect(fault?.name == .internalInconsistencyException)
            #expect(fault?.reason == "finishAnimationAtPosition: should only be called on a stopped animator!")
            #expect(Console.capturing { other.stopAnimation(true) }.count == 1)
        }
    }

    @Test("releasing a paused or stopped animator raises an exception", .rule("SP-E061"))
    func release() {
        onScreen { view in
            for stops in [false, true] {
                let faults = Fault.catching {
                    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.center.x += 100 }
                    animator.pauseAnimation()
                    if stops { animator.stopAnimation(false) }
                }
                #expect(faults.map(\.name) == [.internalInconsistencyException])
                let words =
                    "It is an error to release a paused or stopped property animator. Property animators must either finish animating or be "
                #expect(faults.first?.reason == words + "explicitly stopped and finished before they can be released.")
            }
            let faults = Fault.catching {
                let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.center.x += 100 }
                animator.startAnimation()
                animator.stopAnimation(true)
                _ = UIViewPropertyAnimator(duration: 1, curve: .linear)
            }
            #expect(faults.isEmpty)
            // An animator that pauses at its end is paused there until it is finished.
            for finishes in [false, true] {
                let faults = Fault.catching {
                    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.center.x += 100 }
                    animator.pausesOnCompletion = true
                    animator.startAnimation()
                    EventLoop.main.advance(by: 1.1)
                    #expect(animator.state == .active && !animator.isRunning)
                    guard finishes else { return }
                    animator.stopAnimation(false)
                    animator.finishAnimation(at: .end)
                }
                #expect(faults.map(\.name) == (finishes ? [] : [.internalInconsistencyException]))
            }
        }
    }

    @Test("springs with mass, stiffness, and damping have their own duration; damping ratios use the animator's", .rule("R-8", "SP-E067"))
    func springs() throws {
        try onScreen { view in
            let physical = UIViewPropertyAnimator(
                duration: 9, timingParameters: UISpringTimingParameters(mass: 1, stiffness: 100, damping: 10, initialVelocity: .zero))
            #expect(abs(physical.duration - 1.4727003346780927) < 1e-9)
            let fitted = UIViewPropertyAnimator(duration: 0.8, dampingRatio: 0.6) { view.center.x = 110 }
            fitted.startAnimation()
            EventLoop.main.advance(by: 0.2)
            let x = try shownX(view)
            #expect(near(x, 10 + 100 * Spring(dampingRatio: 0.6, duration: 0.8).progress(at: 0.2)))
        }
    }

    @Test("animations with a delay factor run in the remaining time", .rule("SP-E062"))
    func delayFactor() throws {
        try onScreen { view in
            let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.alpha = 0 }
            animator.addAnimations({ view.center.x = 110 }, delayFactor: 0.5)
            animator.startAnimation()
            EventLoop.main.advance(by: 0.5)
            var x = try shownX(view)
            #expect(near(x, 10))
            EventLoop.main.advance(by: 0.25)
            x = try shownX(view)
            #expect(near(x, 60))
        }
    }

    @Test("an animator started without animations waits for the first, which starts immediately", .rule("SP-E062"))
    func startedEmpty() throws {
        try onScreen { view in
            var ends: [UIViewAnimatingPosition] = []
            let animator = UIViewPropertyAnimator(duration: 1, curve: .linear)
            animator.addCompletion { ends.append($0) }
            animator.startAnimation()
            EventLoop.main.advance(by: 0.5)
            #expect(animator.state == .active && !animator.isRunning && animator.fractionComplete == 0)
            animator.addAnimations { view.center.x = 110 }
            #expect(animator.isRunning)
            EventLoop.main.advance(by: 0.5)
            let x = try shownX(view)
            #expect(near(x, 60) && ends == [])
            EventLoop.main.advance(by: 0.6)
            #expect(ends == [.end] && animator.state == .inactive)
            // The animator has dropped its animations, and ends at its duration unless more are added.
            animator.startAnimation()
            EventLoop.main.advance(by: 1.1)
            #expect(ends == [.end] && animator.state == .inactive && view.center.x == 110)
            animator.addAnimations { view.center.x = 10 }
            animator.addCompletion { ends.append($0) }
            animator.startAnimation()
            EventLoop.main.advance(by: 0.25)
            animator.stopAnimation(true)
            animator.startAnimation()
            EventLoop.main.advance(by: 1.1)
            #expect(ends == [.end] && animator.state == .inactive && near(Double(view.center.x), 85))
        }
    }

    @Test("an animator created in an animation block has the block's duration and cannot be interrupted separately", .rule("SP-E064"))
    func nestedAnimator() {
        onDevice {
            let window = makeWindow(root: UIViewController()), view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
            window.addSubview(view)
            EventLoop.main.turn()
            var ends: [UIViewAnimatingPosition] = [], inner: UIViewPropertyAnimator?
            UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
                inner = .runningPropertyAnimator(withDuration: 0.2, delay: 0, animations: { view.alpha = 0 }) { ends.append($0) }
            }
            #expect(inner?.duration == 1 && inner?.isInterruptible == false && inner?.isRunning == true)
            EventLoop.main.advance(by: 0.5)
            #expect(abs((view.layer.presentation()?.opacity ?? 0) - 0.5) < 0.03)
            inner?.pauseAnimation()
            inner?.stopAnimation(true)
            #expect(inner?.isRunning == true && ends == [])
            EventLoop.main.advance(by: 0.6)
            #expect(ends == [.end] && inner?.state == .inactive && inner?.isRunning == false)
        }
    }

    @Test("an animator created in a delayed animation block starts with the block", .rule("SP-E064"))
    func nestedInDelayedBlock() {
        onDevice {
            let window = makeWindow(root: UIViewController()), view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
            window.addSubview(view)
            EventLoop.main.turn()
            var ends: [UIViewAnimatingPosition] = []
            UIView.animate(withDuration: 1, delay: 0.5, options: .curveLinear) {
                _ = UIViewPropertyAnimator.runningPropertyAnimator(withDuration: 0.2, delay: 0, animations: { view.alpha = 0 }) {
                    ends.append($0)
                }
            }
            EventLoop.main.advance(by: 0.4)
            #expect(abs((view.layer.presentation()?.opacity ?? 0) - 1) < 0.03)
            EventLoop.main.advance(by: 0.6)
            #expect(abs((view.layer.presentation()?.opacity ?? 0) - 0.5) < 0.03 && ends == [])
            EventLoop.main.advance(by: 0.6)
            #expect(ends == [.end])
        }
    }

    @Test("inside an interruptible animator nested changes belong to the outer one", .rule("SP-E064"))
    func nestedInAnimator() {
        onDevice {
            let window = makeWindow(root: UIViewController()), view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
            window.addSubview(view)
            EventLoop.main.turn()
            var ends: [UIViewAnimatingPosition] = []
            let outer = UIViewPropertyAnimator(duration: 1, curve: .linear) {
                _ = UIViewPropertyAnimator.runningPropertyAnimator(withDuration: 0.2, delay: 0, animations: { view.alpha = 0 }) {
                    ends.append($0)
                }
            }
            outer.pauseAnimation()
            outer.fractionComplete = 0.25
            EventLoop.main.turn()
            #expect(abs((view.layer.presentation()?.opacity ?? 0) - 0.75) < 0.01)
            #expect(ends == [])
            outer.isReversed = true
            outer.startAnimation()
            EventLoop.main.advance(by: 2)
            #expect(ends == [.start])
            #expect(view.alpha == 1)
        }
    }
}
