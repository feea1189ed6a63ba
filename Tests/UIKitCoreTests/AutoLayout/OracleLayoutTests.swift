import OracleScenes
import RuleTrait
import Testing
import UIKit

/// Frames measured with Apple's UIKit.
@MainActor @Suite(.serialized)
struct OracleLayoutTests {
    @Test("the label that constraints name first takes the slack, whatever the order of subviews", .rule("metrics-15"))
    func ties() throws {
        let scenarios = try #require(
            try Repository.table("layout_tiebreak_ios_compact")["scenarios"] as? [String: [[String: any Sendable]]])
        #expect(scenarios.count == 4)
        for (name, labels) in scenarios {
            let row = UIView(frame: CGRect(x: 0, y: 0, width: 393, height: 72))
            var made: [String: MeasuredLabel] = [:]
            for label in labels {
                let size = (label["intrinsic"] as? [NSNumber] ?? []).map(\.doubleValue)
                let view = MeasuredLabel(size: CGSize(width: size[0], height: size[1]))
                view.translatesAutoresizingMaskIntoConstraints = false
                made[label["tag"] as? String ?? ""] = view
            }
            let a = try #require(made["A"]), b = try #require(made["B"])
            for view in name == "two_labels_reverse_subviews" ? [b, a] : [a, b] { row.addSubview(view) }
            let constraints = [
                a.leadingAnchor.constraint(equalTo: row.leadingAnchor, constant: 20),
                a.centerYAnchor.constraint(equalTo: row.centerYAnchor),
                b.leadingAnchor.constraint(equalTo: a.trailingAnchor, constant: 24),
                b.trailingAnchor.constraint(equalTo: row.trailingAnchor, constant: -20),
                b.centerYAnchor.constraint(equalTo: row.centerYAnchor),
            ]
            NSLayoutConstraint.activate(name == "two_labels_reverse_constraints" ? constraints.reversed() : constraints)
            row.layoutIfNeeded()
            for label in labels {
                let frame = (label["frame"] as? [NSNumber] ?? []).map(\.doubleValue),
                    view = try #require(made[label["tag"] as? String ?? ""])
                #expect(abs(view.frame.minX - frame[0]) <= 0.5 && abs(view.frame.width - frame[2]) <= 0.5, "\(name): \(view.frame)")
            }
        }
    }

    @Test("the safe area layout guide has the measured frame, and can be constrained", .rule("L-05"))
    func safeAreaGuide() throws {
        let root = ForcedSafeAreaView(UIEdgeInsets(top: 44, left: 10, bottom: 34, right: 12))
        root.frame = CGRect(x: 0, y: 0, width: 320, height: 480)
        let child = UIView()
        child.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(child)
        let guide = root.safeAreaLayoutGuide
        NSLayoutConstraint.activate([
            child.leadingAnchor.constraint(equalTo: guide.leadingAnchor), child.topAnchor.constraint(equalTo: guide.topAnchor),
            child.trailingAnchor.constraint(equalTo: guide.trailingAnchor), child.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
        ])
        root.layoutIfNeeded()
        #expect(child.frame == CGRect(x: 10, y: 44, width: 298, height: 402))
        #expect(guide.layoutFrame == child.frame)
    }
}
