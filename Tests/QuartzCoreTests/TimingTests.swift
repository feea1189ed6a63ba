import QuartzCore
import RuleTrait
import Testing

@Suite struct TimingTests {
    /// Evaluates the curve by bisection on its definition, independently of the solver under test.
    private func reference(_ x: Double, _ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) -> Double {
        func bezier(_ s: Double, _ a: Double, _ b: Double) -> Double { 3 * (1 - s) * (1 - s) * s * a + 3 * (1 - s) * s * s * b + s * s * s }
        var (low, high) = (0.0, 1.0)
        for _ in 0..<100 {
            let middle = (low + high) / 2
            if bezier(middle, x1, x2) < x { low = middle } else { high = middle }
        }
        return bezier(low, y1, y2)
    }

    @Test("the named timing functions are the published Bézier curves", .rule("M-12"))
    func namedCurves() {
        let curves: [(CAMediaTimingFunctionName, [Double])] = [
            (.linear, [0, 0, 1, 1]), (.easeIn, [0.42, 0, 1, 1]), (.easeOut, [0, 0, 0.58, 1]), (.easeInEaseOut, [0.42, 0, 0.58, 1]),
            (.default, [0.25, 0.1, 0.25, 1]),
        ]
        for (name, c) in curves {
            let function = CAMediaTimingFunction(name: name)
            for step in 0...100 {
                let x = Double(step) / 100
                #expect(abs(function.value(at: x) - reference(x, c[0], c[1], c[2], c[3])) < 1e-6)
            }
        }
    }

    @Test("settling durations of springs match the published measurements", .rule("R-8"))
    func settling() {
        let spring = CASpringAnimation(keyPath: "position")
        #expect(abs(spring.settlingDuration - 1.4727003346780927) < 1e-9)
        spring.damping = 0.5
        spring.initialVelocity = 0
        #expect(spring.settlingDuration > 10)
    }

    @Test("a spring fitted to a duration has the measured frequency", .rule("M-12"))
    func fitted() {
        #expect(abs(Spring(dampingRatio: 0.6, duration: 0.8).naturalFrequency - 13.792) < 5e-4)
        let half = Spring(dampingRatio: 0.5, duration: 0.5)
        #expect(abs(half.stiffness - 646.9) < 0.05)
        #expect(abs(half.damping - 25.43) < 0.005)
        #expect(abs(Spring(dampingRatio: 1, duration: 1).naturalFrequency - 9.23341) < 1e-4)
        // With a velocity the residual at D is also one thousandth.
        let thrown = Spring(dampingRatio: 0.7, duration: 0.6, initialVelocity: 4)
        let b = thrown.decay, wd = (thrown.stiffness - b * b).squareRoot()
        #expect(abs(abs((b - 4) / wd) * exp(-b * 0.6) - 0.001) < 1e-9)
    }

    @Test("a spring's motion solves its equation of motion", arguments: [4.0, 20.0, 45.0])
    func motion(damping: Double) {
        let spring = Spring(mass: 1, stiffness: 100, damping: damping, initialVelocity: 3)
        let h = 1e-4
        for t in [0.1, 0.3, 0.7] {
            let (x0, x1, x2) = (spring.progress(at: t - h), spring.progress(at: t), spring.progress(at: t + h))
            let acceleration = (x2 - 2 * x1 + x0) / (h * h), velocity = (x2 - x0) / (2 * h)
            #expect(abs(velocity - spring.velocity(at: t)) < 1e-5)
            #expect(abs(acceleration - (100 * (1 - x1) - damping * velocity)) < 1e-3)
        }
        #expect(abs(spring.velocity(at: 0) - 3) < 1e-12)
    }

    @Test("repeats, autoreverse, and fill modes map time as CAMediaTiming documents")
    func mediaTiming() {
        var timing = MediaTiming()
        (timing.beginTime, timing.duration) = (10, 2)
        #expect(timing.phase(atParentTime: 9, basic: 2) == .pending)
        #expect(timing.phase(atParentTime: 11, basic: 2) == .running(time: 1, cycle: 0))
        #expect(timing.phase(atParentTime: 12, basic: 2) == .finished(time: 2, cycle: 0))
        timing.repeatCount = 2.5
        #expect(timing.phase(atParentTime: 13, basic: 2) == .running(time: 1, cycle: 1))
        #expect(timing.phase(atParentTime: 15, basic: 2) == .finished(time: 1, cycle: 2))
        timing.autoreverses = true
        #expect(timing.activeDuration(basic: 2) == 10)
        #expect(timing.phase(atParentTime: 13, basic: 2) == .running(time: 1, cycle: 0))
        timing.fillMode = .backwards
        #expect(timing.phase(atParentTime: 9, basic: 2) == .running(time: 0, cycle: 0))
        timing.speed = 2
        #expect(timing.phase(atParentTime: 10.5, basic: 2) == .running(time: 1, cycle: 0))
    }
}
