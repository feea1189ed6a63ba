import Testing
import UIKit
import UIKitTesting

/// Screens at the accessibility text sizes.
@MainActor @Suite(.serialized) struct AccessibilitySizeTests {
    private final class Rows: UITableViewController {
        var cell = UITableViewCell()
        var header: String?
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
        override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { header }
        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { cell }
    }

    private func show(_ cell: UITableViewCell, header: String? = nil, style: UITableView.Style = .grouped, size: UIContentSizeCategory) -> (
        Rows, Stage
    ) {
        let rows = Rows(style: style)
        (rows.cell, rows.header) = (cell, header)
        let stage = Stage(root: UINavigationController(rootViewController: rows), textSize: size)
        stage.settle()
        return (rows, stage)
    }

    // WWDC 2017, session 245
    @Test("at accessibility sizes a value is below its title, and both wrap")
    func valueCell() throws {
        let cell = UITableViewCell(style: .value1, reuseIdentifier: nil)
        let title = try #require(cell.textLabel), detail = try #require(cell.detailTextLabel)
        (title.text, detail.text) = ("Notifications", "A value that is too long for one line of the row")
        title.adjustsFontForContentSizeCategory = true
        detail.adjustsFontForContentSizeCategory = true
        let (_, stage) = show(cell, size: .accessibilityLarge)
        #expect(detail.frame.minY >= title.frame.maxY && title.frame.minX == detail.frame.minX)
        #expect(detail.frame.height > 2 * detail.font.lineHeight)
        stage.window.traitOverrides.preferredContentSizeCategory = .large
        stage.settle()
        #expect(title.numberOfLines == 1 && detail.numberOfLines == 1 && title.frame.midY == detail.frame.midY)
    }

    @Test(
        "titles of plain cell styles wrap at accessibility sizes, unless the app sets numberOfLines",
        arguments: [UITableViewCell.CellStyle.default, .subtitle])
    func wrapping(style: UITableViewCell.CellStyle) throws {
        for lines in [1, 2] {
            let cell = UITableViewCell(style: style, reuseIdentifier: nil), title = try #require(cell.textLabel)
            title.text = "A title with more words than three lines of very large text have room for on a telephone"
            title.numberOfLines = lines
            _ = show(cell, size: .accessibilityExtraLarge)
            #expect((title.numberOfLines == 0) == (lines == 1))
            let shown = title.sizeThatFits(CGSize(width: title.frame.width, height: .greatestFiniteMagnitude)).height
            #expect(shown > 1.5 * title.font.lineHeight && cell.bounds.height >= shown)
        }
    }

    @Test(
        "an uppercase header is as tall as its lines",
        arguments: [UIContentSizeCategory.accessibilityExtraExtraLarge, .accessibilityExtraExtraExtraLarge])
    func header(size: UIContentSizeCategory) throws {
        let (rows, _) = show(UITableViewCell(), header: "Section header 0", style: .insetGrouped, size: size)
        let header = try #require(rows.tableView.headerView(forSection: 0)), label = try #require(header.textLabel)
        #expect(label.frame.height > 1.5 * label.font.lineHeight && label.frame.minY >= 0)
    }

    @Test("a row is measured with the same margins as it is laid out")
    func margins() throws {
        let cell = UITableViewCell()
        var content = UIListContentConfiguration.valueCell()
        UITraitCollection(preferredContentSizeCategory: .accessibilityLarge).performAsCurrent { content = .valueCell() }
        (content.text, content.secondaryText) = ("A long value cell title", "A long value detail text")
        cell.contentConfiguration = content
        _ = show(cell, style: .insetGrouped, size: .accessibilityLarge)
        let labels = cell.contentView.subviews.compactMap { $0 as? UILabel }
        let top = try #require(labels.map(\.frame.minY).min()), bottom = try #require(labels.map(\.frame.maxY).max())
        #expect(top >= 10 && bottom <= cell.contentView.bounds.height - 10)
    }

    @Test("a search field's magnifier grows with its text, which starts after it")
    func magnifier() throws {
        func field(_ size: UIContentSizeCategory) throws -> (CGRect, CGRect) {
            let bar = UISearchBar(frame: CGRect(x: 0, y: 100, width: 375, height: 120)), root = UIViewController()
            root.view.addSubview(bar)
            let stage = Stage(root: root, textSize: size)
            stage.settle()
            return (try #require(bar.searchTextField.leftView).frame, bar.searchTextField.textRect(forBounds: bar.searchTextField.bounds))
        }
        let (normal, text) = try field(.large), (large, largeText) = try field(.accessibilityExtraExtraExtraLarge)
        // Body grows from 17 to 53 points.
        #expect(abs(large.width - normal.width * 53 / 17) < 0.5)
        #expect(abs((largeText.minX - large.maxX) - (text.minX - normal.maxX)) < 0.5)
    }
}
