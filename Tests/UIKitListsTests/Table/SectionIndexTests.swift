import Foundation
import Testing
import UIKitText

@MainActor private final class Lettered: NSObject, UITableViewDataSource {
    var rows = 2
    func numberOfSections(in tableView: UITableView) -> Int { 2 }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }
    func sectionIndexTitles(for tableView: UITableView) -> [String]? { ["A", "B"] }
}

@MainActor @Suite(.serialized) struct SeparatorInsetTests {
    @Test("the table's separator inset counts from the cells' edges, or from the automatic inset")
    func reference() throws {
        let table = UITableView(frame: .zero, style: .plain), data = Lettered()
        table.dataSource = data
        table.separatorInset.left = 10
        let stage = ListWindow(table)
        let cell = try #require(table.cellForRow(at: [0, 0]))
        @MainActor func start() -> CGFloat? {
            cell.subviews.first { $0.frame.height < 1.5 && $0.frame.width > 0 && !$0.isHidden }?.frame.minX
        }
        #expect(start() == 10)
        table.separatorInsetReference = .fromAutomaticInsets
        stage.settle()
        #expect(start() == 26)
        cell.separatorInset.left = 5
        stage.settle()
        #expect(start() == 5)
    }
}

@MainActor @Suite(.serialized) struct SectionIndexTests {
    @Test("the index appears from the minimum number of rows on, and has another background during a touch")
    func index() throws {
        let table = UITableView(frame: .zero, style: .plain), data = Lettered()
        table.dataSource = data
        table.sectionIndexMinimumDisplayRowCount = 5
        let stage = ListWindow(table)
        @MainActor func shownIndex() -> UIView? { table.subviews.first { $0 is UIControl } }
        #expect(shownIndex() == nil)
        data.rows = 3
        table.insertRows(at: [[0, 2], [1, 2]], with: .none)
        stage.settle(1)
        #expect(shownIndex()?.subviews.compactMap { ($0 as? UILabel)?.text } == ["A", "B"])
        data.rows = 2
        table.reloadData()
        stage.settle()
        #expect(shownIndex() == nil)
        table.sectionIndexMinimumDisplayRowCount = 0
        stage.settle()
        let letters = try #require(shownIndex())
        table.sectionIndexBackgroundColor = .systemYellow
        table.sectionIndexTrackingBackgroundColor = .systemGreen
        #expect(letters.backgroundColor == .systemYellow)
        let point = letters.convert(CGPoint(x: letters.bounds.midX, y: letters.bounds.midY), to: stage.window)
        stage.touch(.began, point)
        stage.settle(0.2)
        #expect(letters.backgroundColor == .systemGreen)
        stage.touch(.ended, point)
        #expect(letters.backgroundColor == .systemYellow)
    }
}
