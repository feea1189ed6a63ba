import RuleTrait
import Testing
import UIKitText

@MainActor final class Fruits: NSObject, UITableViewDataSource, UITableViewDelegate {
    var sections: [(title: String?, rows: [String])] = []
    var log: [String] = []
    var made = 0

    init(_ sections: [(title: String?, rows: [String])]) { self.sections = sections }

    func numberOfSections(in tableView: UITableView) -> Int { sections.count }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { sections[section].rows.count }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let reused = tableView.dequeueReusableCell(withIdentifier: "cell")
        if reused == nil { made += 1 }
        let cell = reused ?? UITableViewCell(style: .subtitle, reuseIdentifier: "cell")
        cell.textLabel?.text = sections[indexPath.section].rows[indexPath.row]
        cell.detailTextLabel?.text = nil
        cell.accessoryType = indexPath.row == 0 ? .disclosureIndicator : indexPath.row == 1 ? .checkmark : .none
        return cell
    }
    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { sections[section].title }
    func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
        log.append("willSelect \(indexPath.row)")
        return indexPath
    }
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { log.append("didSelect \(indexPath.row)") }
    func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) { log.append("didDeselect \(indexPath.row)") }
    func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { true }
    func tableView(_ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath) {
        sections[indexPath.section].rows.remove(at: indexPath.row)
        tableView.deleteRows(at: [indexPath], with: .automatic)
        log.append("commit")
    }
}

@MainActor @Suite(.serialized) struct TableTests {
    private func table(_ fruits: Fruits, style: UITableView.Style = .plain) -> UITableView {
        let table = UITableView(frame: .zero, style: style)
        table.dataSource = fruits
        table.delegate = fruits
        return table
    }

    @Test("a section's title wraps for the table's new width") func titleWidth() {
        let fruits = Fruits([("Location is shared with the apps that you allow while one of these is switched on.", ["Apple"])])
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 800, height: 600), style: .grouped)
        table.dataSource = fruits
        table.layoutIfNeeded()
        let wide = table.rectForHeader(inSection: 0).height
        table.frame.size.width = 300
        table.layoutIfNeeded()
        #expect(
            table.rectForHeader(inSection: 0).height > wide + 10
                && table.headerView(forSection: 0)?.frame.height == table.rectForHeader(inSection: 0).height)
        table.frame.size.width = 800
        table.layoutIfNeeded()
        #expect(table.rectForHeader(inSection: 0).height == wide)
    }

    @Test("after a jump, rows reuse the cells of the previous ones and are visible immediately") func jump() {
        let fruits = Fruits([(nil, (0..<100).map { "Fruit \($0)" })]),
            table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 600))
        table.dataSource = fruits
        table.layoutIfNeeded()
        let made = fruits.made
        table.contentOffset.y = table.contentSize.height - 600
        #expect(
            table.indexPathsForVisibleRows?.last == IndexPath(row: 99, section: 0) && table.visibleCells.last?.textLabel?.text == "Fruit 99"
        )
        #expect(fruits.made <= made + 1)
    }

    @Test("a table that has not loaded accepts updates without querying, and indexPathsForVisibleRows does not load it")
    func unloadedUpdates() {
        let fruits = Fruits([(nil, ["Apple"]), (nil, ["Banana", "Cherry"])]),
            window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 600))
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 600))
        table.dataSource = fruits
        fruits.sections.removeLast()
        #expect(table.indexPathsForVisibleRows == nil)
        table.deleteSections(IndexSet(integer: 1), with: .automatic)
        fruits.sections[0].rows.append("Date")
        table.insertRows(at: [IndexPath(row: 1, section: 0)], with: .automatic)
        window.addSubview(table)
        #expect(table.indexPathsForVisibleRows == nil && fruits.made == 0)
        fruits.sections[0].rows.removeFirst()
        table.deleteRows(at: [IndexPath(row: 0, section: 0)], with: .automatic)
        #expect(table.indexPathsForVisibleRows == [IndexPath(row: 0, section: 0)] && table.visibleCells.first?.textLabel?.text == "Date")
    }

    @Test("rows that enter during an animation are visible immediately") func unanimatedRows() {
        let fruits = Fruits([(nil, ["Apple", "Banana"])]), window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 600))
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 600))
        table.dataSource = fruits
        window.addSubview(table)
        window.isHidden = false
        table.layoutIfNeeded()
        fruits.sections[0].rows.append("Cherry")
        UIView.animate(withDuration: 0.3) {
            table.reloadData()
            table.layoutIfNeeded()
        }
        let cell = table.cellForRow(at: IndexPath(row: 2, section: 0))
        #expect(cell != nil)
        #expect(cell?.layer.animationKeys() ?? [] == [])
    }

    @Test("only the rows on screen have cells, and scrolling reuses them")
    func visibleCellsOnly() {
        let fruits = Fruits([(nil, (0..<10_000).map { "Row \($0)" })])
        let table = table(fruits)
        table.rowHeight = 44
        table.contentInsetAdjustmentBehavior = .never
        let stage = ListWindow(table)
        #expect(table.contentSize.height == 440_000)
        #expect(table.visibleCells.count == 16)
        for _ in 0..<100 {
            table.contentOffset.y += 30
            stage.settle()
        }
        #expect(table.visibleCells.count <= 17)
        #expect(fruits.made <= 20)
        #expect(table.indexPathsForVisibleRows?.first == IndexPath(row: 68, section: 0))
        #expect(table.cellForRow(at: IndexPath(row: 68, section: 0))?.textLabel?.text == "Row 68")
    }

    @Test("a tap calls willSelect, then didSelect; the next tap calls didDeselect for the old row before didSelect")
    func selection() {
        let fruits = Fruits([("Fruits", ["Apple", "Banana", "Cherry"])])
        let table = table(fruits)
        let stage = ListWindow(table)
        stage.picture("table-plain")
        stage.tap(CGPoint(x: 100, y: table.rectForRow(at: IndexPath(row: 0, section: 0)).midY), in: table)
        stage.tap(CGPoint(x: 100, y: table.rectForRow(at: IndexPath(row: 2, section: 0)).midY), in: table)
        #expect(fruits.log == ["willSelect 0", "didSelect 0", "willSelect 2", "didDeselect 0", "didSelect 2"])
        #expect(table.indexPathForSelectedRow == IndexPath(row: 2, section: 0))
    }

    @Test("deleting a row moves the rows below up; a wrong count raises UIKit's exception")
    func deletion() {
        let fruits = Fruits([("Fruits", ["Apple", "Banana", "Cherry"])])
        let table = table(fruits, style: .insetGrouped)
        let stage = ListWindow(table)
        stage.picture("table-inset")
        fruits.sections[0].rows.remove(at: 0)
        table.deleteRows(at: [IndexPath(row: 0, section: 0)], with: .fade)
        stage.settle(1)
        #expect(table.visibleCells.count == 2)
        #expect(table.cellForRow(at: IndexPath(row: 0, section: 0))?.textLabel?.text == "Banana")
        let faults = Fault.catching { table.deleteRows(at: [IndexPath(row: 0, section: 0)], with: .fade) }
        #expect(
            faults.first?.reason.hasPrefix(
                "Invalid update: invalid number of rows in section 0. The number of rows contained in an existing section after the update (2) must be equal to"
            ) == true)
    }

    @Test("editing mode shows delete controls; minus and then Delete commits")
    func editing() {
        let fruits = Fruits([("Fruits", ["Apple", "Banana", "Cherry"])])
        let table = table(fruits, style: .grouped)
        let stage = ListWindow(table)
        table.setEditing(true, animated: true)
        stage.settle(1)
        stage.picture("table-editing")
        let row = table.rectForRow(at: IndexPath(row: 1, section: 0))
        stage.tap(CGPoint(x: 22, y: row.midY), in: table)
        stage.picture("table-delete")
        stage.tap(CGPoint(x: 350, y: row.midY), in: table)
        #expect(fruits.log == ["commit"])
        #expect(fruits.sections[0].rows == ["Apple", "Cherry"])
    }

    @Test("rows inserted before the first load are loaded with it, without checks")
    func earlyInsertion() {
        let fruits = Fruits([("Fruits", ["Apple", "Banana", "Cherry"])])
        let table = table(fruits, style: .plain)
        let faults = Fault.catching { table.insertRows(at: [IndexPath(row: 0, section: 0)], with: .automatic) }
        #expect(faults.isEmpty)
        #expect(table.numberOfRows(inSection: 0) == 3)
    }

    @Test("the rows of a reloaded section are measured again")
    func reloadedSectionHeights() {
        let short = "One", long = String(repeating: "Many words that wrap over several lines. ", count: 6)
        let fruits = Fruits([("Fruits", [long, short])])
        let table = table(fruits)
        table.register(WrappingCell.self, forCellReuseIdentifier: "cell")
        let stage = ListWindow(table)
        // The second row's checkmark leaves its text less space than the first row's chevron.
        func heights() -> [CGFloat] { (0..<2).map { table.rectForRow(at: IndexPath(row: $0, section: 0)).height } }
        #expect(heights()[0] > 100 && heights()[1] < 50)
        fruits.sections[0].rows = [short, long]
        table.reloadSections([0], with: .automatic)
        stage.settle(1)
        #expect(heights()[0] < 50 && heights()[1] > 100)
    }
}

private final class WrappingCell: UITableViewCell {
    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        textLabel?.numberOfLines = 0
    }
    required init?(coder: NSCoder) { super.init(coder: coder) }
}
