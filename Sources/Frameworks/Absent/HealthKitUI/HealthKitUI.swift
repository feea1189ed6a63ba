// The rings of a day's activity are drawn from a summary that an app makes.
@_exported import HealthKitCompanion
@_exported import UIKit

/// The three rings of a day: what was moved, exercised, and stood of each goal.
open class HKActivityRingView: UIView {
    /// The day that is shown; nil for empty rings.
    open var activitySummary: HKActivitySummary? { didSet { setNeedsDisplay() } }
    public override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .clear
    }
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        backgroundColor = .clear
    }
    /// Shows another day. The rings don't move.
    open func setActivitySummary(_ activitySummary: HKActivitySummary?, animated: Bool) { self.activitySummary = activitySummary }

    /// The shares of the goals that were reached, from the outer ring to the inner one.
    final var shares: [Double] {
        guard let day = activitySummary else { return [0, 0, 0] }
        func share(_ value: HKQuantity, _ goal: HKQuantity, _ unit: HKUnit) -> Double {
            let most = goal.doubleValue(for: unit)
            return most > 0 ? value.doubleValue(for: unit) / most : 0
        }
        return [
            share(day.activeEnergyBurned, day.activeEnergyBurnedGoal, .kilocalorie()),
            share(day.appleExerciseTime, day.appleExerciseTimeGoal, .minute()),
            share(day.appleStandHours, day.appleStandHoursGoal, .count()),
        ]
    }

    open override func draw(_ rect: CGRect) {
        let size = min(bounds.width, bounds.height), width = size / 10
        let colors: [UIColor] = [.systemPink, .systemGreen, .systemCyan]
        for (place, share) in shares.enumerated() {
            let radius = size / 2 - width * (0.5 + 1.1 * CGFloat(place))
            guard radius > 0 else { continue }
            func arc(_ turn: Double) -> UIBezierPath {
                let path = UIBezierPath(
                    arcCenter: CGPoint(x: bounds.midX, y: bounds.midY), radius: radius, startAngle: -.pi / 2,
                    endAngle: -.pi / 2 + 2 * .pi * CGFloat(turn), clockwise: true)
                path.lineWidth = width
                path.lineCapStyle = .round
                return path
            }
            colors[place].withAlphaComponent(0.2).setStroke()
            arc(1).stroke()
            guard share > 0 else { continue }
            colors[place].setStroke()
            arc(min(1, share)).stroke()
        }
    }
}
