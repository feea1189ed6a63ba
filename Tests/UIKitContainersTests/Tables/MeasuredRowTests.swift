import RuleTrait
import Testing
import UIKit
import UIKitTesting

/// Rows, headers, and footers that Vercantez/openuikit measured on an iPhone SE and an iPhone 16 with iOS 26.1, and values in descriptions
/// of configurations in iOS 14 to 17.
@MainActor @Suite(.serialized) struct MeasuredRowTests {
    private final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate {
        var style = UITableViewCell.CellStyle.default, accessory = UITableViewCell.AccessoryType.none, footer: String?,
            height = UITableView.automaticDimension
        var usesConfiguration = false
        func numberOfSections(in tableView: UITableView) -> Int { 2 }
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
        func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
            tableView.style == .plain ? nil : "General"
        }
        func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { footer }
        func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { height }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = UITableViewCell(style: style, reuseIdentifier: nil)
            cell.accessoryType = accessory
            if usesConfiguration {
                var content = cell.defaultContentConfiguration()
                (content.text, content.secondaryText) = ("Alpha", style == .subtitle ? "Detail" : nil)
                cell.contentConfiguration = content
            } else {
                cell.textLabel?.text = "Alpha"
                cell.detailTextLabel?.text = "Detail"
            }
            return cell
        }
    }

    private func table(
        _ style: UITableView.Style, device: String = "iPhone SE", textSize: UIContentSizeCategory = .large,
        _ setUp: (Rows) -> Void = { _ in }
    ) -> (UITableView, Rows, Stage) {
        let controller = UITableViewController(style: style), rows = Rows()
        setUp(rows)
        (controller.tableView.dataSource, controller.tableView.delegate) = (rows, rows)
        let stage = Stage(root: controller, device: device, textSize: textSize)
        stage.settle()
        return (controller.tableView, rows, stage)
    }

    @Test(
        "rows of iOS 26 are 52 points tall, 62 with a detail, and grow with the text", .rule("metrics-8"),
        arguments: [
            (.large, .default, 52), (.extraExtraExtraLarge, .default, 59), (.accessibilityLarge, .default, 80), (.large, .subtitle, 62),
            (.extraExtraExtraLarge, .subtitle, 83),
        ] as [(UIContentSizeCategory, UITableViewCell.CellStyle, CGFloat)])
    func heights(text: UIContentSizeCategory, style: UITableViewCell.CellStyle, height: CGFloat) {
        Generation.emulating(.ios26) {
            let (table, _, _) = table(.plain, textSize: text) { $0.style = style }
            #expect(abs(table.rectForRow(at: IndexPath(row: 0, section: 0)).height - height) <= 0.5)
        }
    }

    @Test("the labels of rows of iOS 26", .rule("metrics-8")) func labels() throws {
        try Generation.emulating(.ios26) {
            let cell = try #require(table(.plain).0.cellForRow(at: IndexPath(row: 0, section: 0)))
            #expect(cell.textLabel?.frame == CGRect(x: 16, y: 0, width: 343, height: 52))
            let two = try #require(table(.plain) { $0.style = .subtitle }.0.cellForRow(at: IndexPath(row: 0, section: 0)))
            #expect(two.textLabel?.frame.minY == 9 && two.detailTextLabel?.frame.minY == 32.5 && two.detailTextLabel?.font.pointSize == 15)
        }
    }

    @Test(
        "rows with a content configuration reserve a point for the separator", .rule("metrics-8"),
        arguments: [(.default, 53), (.subtitle, 69.5)] as [(UITableViewCell.CellStyle, CGFloat)])
    func configured(style: UITableViewCell.CellStyle, height: CGFloat) {
        Generation.emulating(.ios26) {
            let (table, _, _) = table(.insetGrouped) { ($0.usesConfiguration, $0.style) = (true, style) }
            #expect(table.rectForRow(at: IndexPath(row: 1, section: 0)).height == height)
        }
    }

    @Test("sections of iOS 26 with titles", .rule("metrics-8")) func sections() throws {
        try Generation.emulating(.ios26) {
            let (bare, _, _) = table(.insetGrouped) { $0.height = 44 }
            #expect(bare.rectForHeader(inSection: 0).height == 55.5)
            #expect(bare.rectForHeader(inSection: 1).minY == 205 && bare.rectForHeader(inSection: 1).height == 38)
            let (titled, _, _) = table(.insetGrouped) { $0.footer = "Footer" }
            #expect(titled.rectForHeader(inSection: 1).height == 45.5 && titled.rectForFooter(inSection: 0).height == 30)
            let (fine, _, _) = table(.insetGrouped, device: "iPhone 16") { $0.footer = "Footer" }
            #expect(
                abs(fine.rectForHeader(inSection: 0).height - 55.333) < 0.01 && abs(fine.rectForHeader(inSection: 1).height - 45.333) < 0.01
            )
            let label = try #require(fine.headerView(forSection: 0)?.textLabel)
            #expect(abs(label.frame.minY - 28.667) < 0.34 && label.convert(CGPoint.zero, to: fine).x == 36)
        }
    }

    @Test(
        "a chevron grows with the text", .rule("metrics-8"),
        arguments: [(.large, 316.5), (.extraExtraExtraLarge, 313), (.accessibilityLarge, 307)] as [(UIContentSizeCategory, CGFloat)])
    func chevron(text: UIContentSizeCategory, width: CGFloat) {
        Generation.emulating(.ios26) {
            let (table, _, _) = table(.insetGrouped, textSize: text) { $0.accessory = .disclosureIndicator }
            #expect(table.cellForRow(at: IndexPath(row: 0, section: 0))?.contentView.frame.width == width)
        }
    }

    /// As printed in UIKit's warnings: «Base Style = Cell; directionalLayoutMargins = {11, 16, 11, 8}», «Grouped Header; {17, 8, 6, 8}».
    @Test("margins of list configurations", .rule("metrics-8")) func margins() {
        let cell = UIListContentConfiguration.cell(), header = UIListContentConfiguration.groupedHeader()
        #expect(cell.directionalLayoutMargins == NSDirectionalEdgeInsets(top: 11, leading: 16, bottom: 11, trailing: 8))
        #expect(header.directionalLayoutMargins == NSDirectionalEdgeInsets(top: 17, leading: 8, bottom: 6, trailing: 8))
        for configuration in [cell, header] {
            #expect(configuration.imageToTextPadding == 16 && configuration.textToSecondaryTextVerticalPadding == 3)
            #expect(configuration.axesPreservingSuperviewLayoutMargins == .horizontal)
        }
    }
}
