import Testing
import UIKit

@MainActor @Suite(.serialized)
struct UnsatisfiableTests {
    @Test("a conflict is logged in UIKit's words, and the constraint added last is broken")
    func message() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 100)), view = UIView()
        view.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(view)
        let narrow = view.widthAnchor.constraint(equalToConstant: 100), wide = view.widthAnchor.constraint(equalToConstant: 200)
        wide.identifier = "wide"
        NSLayoutConstraint.activate([narrow, wide])
        let lines = Console.capturing { root.layoutIfNeeded() }
        #expect(lines.count == 1)
        let address = "0x" + String(UInt(bitPattern: Unmanaged.passUnretained(view).toOpaque()), radix: 16)
        func name(_ constraint: NSLayoutConstraint) -> String {
            "0x" + String(UInt(bitPattern: Unmanaged.passUnretained(constraint).toOpaque()), radix: 16)
        }
        #expect(
            lines.first
                == [
                    "Unable to simultaneously satisfy constraints.",
                    "\tProbably at least one of the constraints in the following list is one you don't want. ",
                    "\tTry this: ",
                    "\t\t(1) look at each constraint and try to figure out which you don't expect; ",
                    "\t\t(2) find the code that added the unwanted constraint or constraints and fix it. ",
                    "(",
                    "    \"<NSLayoutConstraint:\(name(narrow)) UIView:\(address).width == 100   (active)>\",",
                    "    \"<NSLayoutConstraint:\(name(wide)) 'wide' UIView:\(address).width == 200   (active)>\"",
                    ")",
                    "",
                    "Will attempt to recover by breaking constraint ",
                    "<NSLayoutConstraint:\(name(wide)) 'wide' UIView:\(address).width == 200   (active)>",
                    "",
                    "Make a symbolic breakpoint at UIViewAlertForUnsatisfiableConstraints to catch this in the debugger.",
                    "The methods in the UIConstraintBasedLayoutDebugging category on UIView listed in <UIKitCore/UIView.h> may also be helpful.",
                ].joined(separator: "\n"))
        #expect(view.frame.width == 100)
        narrow.isActive = false
        #expect(Console.capturing { root.layoutIfNeeded() } == [])
        #expect(view.frame.width == 200)
    }

    @Test("before the first layout, constraints count from the root down; later ones count as they are activated")
    func order() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 100)), view = UIView()
        view.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(view)
        let own = view.widthAnchor.constraint(equalToConstant: 40)
        own.isActive = true
        let share = view.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: 0.5)
        share.isActive = true
        root.layoutIfNeeded()
        #expect(view.frame.width == 150)
        share.isActive = false
        root.layoutIfNeeded()
        #expect(view.frame.width == 40)
        share.isActive = true
        root.layoutIfNeeded()
        #expect(view.frame.width == 40)
    }

    @Test("the size of a content gives way before a constraint, even one that came later")
    func content() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 100)), label = UILabel()
        label.text = "A text of more than forty points"
        label.translatesAutoresizingMaskIntoConstraints = false
        label.setContentCompressionResistancePriority(.required, for: .horizontal)
        root.addSubview(label)
        label.widthAnchor.constraint(equalToConstant: 40).isActive = true
        root.layoutIfNeeded()
        #expect(label.frame.width == 40)
    }

    @Test("constraint descriptions use the visual format where possible")
    func descriptions() {
        let root = UIView(), view = UIView(), other = UIView()
        root.addSubview(view)
        root.addSubview(other)
        let edge = view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 20)
        edge.isActive = true
        #expect(edge.description.contains(" H:|-(20)-[UIView:0x"))
        #expect(edge.description.contains("   (active, names: '|':UIView:0x"))
        #expect(other.topAnchor.constraint(greaterThanOrEqualTo: view.bottomAnchor, constant: 8).description.contains(" V:[UIView:0x"))
        #expect(other.topAnchor.constraint(greaterThanOrEqualTo: view.bottomAnchor, constant: 8).description.contains("-(>=8)-["))
        let half = other.widthAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.5, constant: 3)
        half.priority = .defaultHigh
        #expect(half.description.contains(".width == 0.5*UIView:0x"))
        #expect(half.description.contains(".width + 3 @750   (inactive)>"))
    }

    @Test("a view that calls setNeedsLayout in every layout is stopped and named")
    func runaway() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)), restless = RestlessView()
        root.addSubview(restless)
        let lines = Console.capturing { root.layoutIfNeeded() }
        #expect(lines.count == 1)
        #expect(lines.first?.hasPrefix("Layout feedback loop: ") == true)
        #expect(lines.first?.contains("RestlessView:0x") == true)
        // Layout stops for now: an app that always requests layout would show nothing.
        #expect(!restless.layer.needsLayout())
    }
}

private final class RestlessView: UIView {
    override func layoutSubviews() {
        super.layoutSubviews()
        setNeedsLayout()
    }
}
