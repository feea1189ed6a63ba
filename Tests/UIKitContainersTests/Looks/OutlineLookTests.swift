import Testing
import UIKit
import UIKitTesting

/// Controls as iOS 7 to 12 drew them.
@MainActor @Suite(.serialized) struct OutlineLookTests {
    @Test("segmented controls and steppers were outlines in the tint color, 29 points tall, with the selected segment filled")
    func outlines() throws {
        try Generation.emulating(.ios8) {
            let segments = UISegmentedControl(items: ["One", "Two"]), stepper = UIStepper(), root = UIViewController()
            segments.selectedSegmentIndex = 0
            segments.tintColor = .red
            stepper.tintColor = .red
            for view in [segments, stepper] as [UIView] { root.view.addSubview(view) }
            Stage(root: root).settle()
            for view in [segments, stepper] as [UIView] {
                #expect(
                    view.layer.borderWidth == 1 && view.layer.borderColor == UIColor.red.cgColor && view.layer.cornerRadius == 4
                        && view.backgroundColor == nil)
            }
            let filled = try #require(segments.subviews.first { $0.backgroundColor == .red && $0.frame.width > 20 })
            #expect(filled.frame.height == segments.bounds.height)
        }
        #expect(UIStepper().layer.borderWidth == 0 && UISegmentedControl(items: ["One"]).backgroundColor != nil)
    }

    @Test("headers of plain tables were gray bands, and search bars were gray with white fields")
    func bands() throws {
        final class Rows: UITableViewController {
            override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
            override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "Header" }
            override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }
        }
        try Generation.emulating(.ios8) {
            let rows = Rows(), stage = Stage(root: rows)
            stage.settle()
            var white: CGFloat = 0
            let band = try #require(rows.tableView.headerView(forSection: 0)?.backgroundColor)
            #expect(band.getWhite(&white, alpha: nil) && abs(white * 255 - 247) < 0.5)
            #expect(UISearchBar().searchTextField.backgroundColor == .white)
        }
    }
}
