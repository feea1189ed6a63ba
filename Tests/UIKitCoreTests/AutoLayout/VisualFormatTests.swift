import Testing
import UIKit

@MainActor @Suite(.serialized)
struct VisualFormatTests {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 300))
    let first = UIView(), second = UIView()

    init() {
        for view in [first, second] {
            view.translatesAutoresizingMaskIntoConstraints = false
            root.addSubview(view)
        }
    }

    @Test("a format with metrics, sizes, and alignment lays out a row")
    func row() {
        NSLayoutConstraint.activate(
            NSLayoutConstraint.constraints(
                withVisualFormat: "H:|-edge-[first(>=80@750,==100)]-[second(first)]", options: [.alignAllTop, .alignAllBottom],
                metrics: ["edge": 12], views: ["first": first, "second": second])
                + NSLayoutConstraint.constraints(withVisualFormat: "V:|-(5)-[first(30)]", views: ["first": first]))
        root.layoutIfNeeded()
        #expect(first.frame == CGRect(x: 12, y: 5, width: 100, height: 30))
        #expect(second.frame == CGRect(x: 120, y: 5, width: 100, height: 30))
    }

    @Test(
        "an invalid format raises an exception that marks the position",
        arguments: [
            ("H:|-[third]", "third is not a key in the views dictionary.", 10),
            ("H:|-gap-[first]", "Encountered metric with name \"gap\", but value was not specified in metrics or views dictionaries", 7),
            ("H:[first(10]", "Expected a ')' here, to end the list of predicates", 11),
        ])
    func failures(format: String, reason: String, position: Int) {
        let faults = Fault.catching {
            _ = NSLayoutConstraint.constraints(withVisualFormat: format, views: ["first": first, "second": second])
        }
        let place = String(repeating: " ", count: position)
        #expect(faults.map(\.reason) == ["Unable to parse constraint format: \n\(reason) \n\(format) \n\(place)^"])
        #expect(faults.first?.name == .invalidArgumentException)
    }
}
