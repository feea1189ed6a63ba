import Testing
import UIKit
import UIKitTesting

/// Actions that a view may perform in its touch callbacks.
@MainActor @Suite("Touches that change their receiver", .serialized)
struct ReentrantTouchTests {
    /// Cancels the recognizers above it, like a table's reordering control.
    private final class Handle: UIView {
        var phases: [String] = []
        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
            phases.append("began")
            superview?.gestureRecognizers?.forEach { $0.isEnabled = false }
        }
        override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { phases.append("moved") }
        override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { phases.append("ended") }
        override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { phases.append("cancelled") }
    }

    @Test("a view that disables its superview's pan in touchesBegan keeps the touch")
    func disabling() {
        let controller = UIViewController(), handle = Handle(frame: CGRect(x: 50, y: 200, width: 100, height: 100))
        let stage = Stage(root: controller)
        controller.view.addGestureRecognizer(UIPanGestureRecognizer())
        controller.view.addSubview(handle)
        stage.drag(from: CGPoint(x: 100, y: 250), to: CGPoint(x: 100, y: 400), duration: 0.1)
        #expect(
            handle.phases.first == "began" && handle.phases.last == "ended" && handle.phases.contains("moved")
                && !handle.phases.contains("cancelled"))
    }

    @Test("a drag on a cell's handle moves its row")
    func reordering() throws {
        let rows = Rows()
        let stage = Stage(root: rows)
        rows.setEditing(true, animated: false)
        stage.settle()
        stage.touch(.began, CGPoint(x: 372, y: rows.middle(of: 2)))
        stage.advance(by: 0.2)
        for step in 1...10 {
            stage.touch(.moved, CGPoint(x: 372, y: rows.middle(of: 2) - CGFloat(step) * 12))
            stage.advance(by: 0.05)
        }
        stage.touch(.ended, CGPoint(x: 372, y: rows.middle(of: 2) - 120))
        stage.settle()
        #expect(rows.names == ["C", "A", "B"])
    }

    private final class Rows: UITableViewController {
        var names = ["A", "B", "C"]
        func middle(of row: Int) -> CGFloat {
            let frame = tableView.rectForRow(at: IndexPath(row: row, section: 0))
            return tableView.convert(CGPoint(x: 0, y: frame.midY), to: nil).y
        }
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { names.count }
        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = UITableViewCell()
            cell.textLabel?.text = names[indexPath.row]
            return cell
        }
        // The translator exposes an app's methods by name; a test does so itself.
        override func responds(to selector: Selector!) -> Bool {
            selector?.name == "tableView:moveRowAt:to:" || super.responds(to: selector)
        }
        override func tableView(_ tableView: UITableView, moveRowAt source: IndexPath, to destination: IndexPath) {
            names.insert(names.remove(at: source.row), at: destination.row)
        }
    }
}
