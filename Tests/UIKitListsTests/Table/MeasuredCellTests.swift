import Testing
import UIKit
import UIKitTesting

/// Frames of cells that UIKit printed, from public repositories.
@MainActor @Suite(.serialized) struct MeasuredCellTests {
    private final class Source: NSObject, UITableViewDataSource {
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = UITableViewCell()
            if indexPath.row == 0 {
                let spinner = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
                cell.accessoryView = spinner
            }
            return cell
        }
    }

    /// Adyen/adyen-ios, IssuerListComponentUITests on iOS 16: loading_first_cell.txt (390 points, a spinner as accessory) and
    /// initial_state.txt (358).
    @Test("a cell's content ends where its accessory starts, and keeps the screen's margins", arguments: [390, 358] as [CGFloat])
    func accessory(width: CGFloat) throws {
        let controller = UIViewController(), source = Source()
        let stage = Stage(root: controller, device: "iPhone 12"),
            table = UITableView(frame: CGRect(x: (390 - width) / 2, y: 100, width: width, height: 500))
        table.dataSource = source
        controller.view.addSubview(table)
        stage.settle()
        let first = try #require(table.cellForRow(at: [0, 0])), second = try #require(table.cellForRow(at: [0, 1]))
        #expect(first.contentView.frame.width == width - 40 && first.accessoryView?.frame.minX == width - 40)
        #expect(first.contentView.layoutMargins.right == 8 && second.contentView.layoutMargins.right == 20)
        #expect(second.contentView.frame.width == width && second.contentView.layoutMargins.left == 20)
        #expect(table.separatorInset.left == 20)
    }
}
