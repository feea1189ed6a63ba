import AutomationClient
import Foundation
import Testing
import UIKit
import UIKitTesting
@testable import Automation

@MainActor @Suite("Table rows that are out of sight", .serialized)
struct OffscreenRowTests {
    private final class List: UITableViewController {
        var names = (0..<40).map { "Row \($0)" }
        private(set) var asked: [Int] = []

        override func viewDidLoad() {
            super.viewDidLoad()
            tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        }
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { names.count }
        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            asked.append(indexPath.row)
            let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
            cell.textLabel?.text = names[indexPath.row]
            cell.accessibilityIdentifier = "row-\(indexPath.row)"
            return cell
        }
    }

    private func cells(_ driven: Driven, _ rows: String?) throws -> [ElementSnapshot] {
        let answer = try driven.ask("describe", rows.map { ["rows": .string($0)] } ?? [:])
        let tree = try #require(answer["tree"].flatMap(ElementSnapshot.init(json:)))
        return tree.flattened.filter { $0.type == .cell }
    }

    @Test("offscreen rows have elements when requested, without any call to the app")
    func frames() throws {
        let list = List()
        let driven = Driven(list)
        let visible = try cells(driven, nil).count, asked = list.asked.count
        #expect(visible < 30)
        let all = try cells(driven, "frames")
        #expect(all.count == 40 && list.asked.count == asked)
        #expect(all.map(\.frame.minY) == all.map(\.frame.minY).sorted())
        let last = try #require(all.last)
        #expect(last.className == "UITableViewCellAccessibilityElement" && last.children.isEmpty && last.visible == 0 && !last.isHittable)
        // A row keeps its element number.
        #expect(try cells(driven, "frames").map(\.ref) == all.map(\.ref))
        #expect(driven.refusal("describe", ["rows": "all"]) == .badParameters)
    }

    @Test("an offscreen row has the contents of the cell that the data source returns")
    func contents() throws {
        let list = List()
        let driven = Driven(list)
        let last = try #require(try cells(driven, "contents").last)
        #expect(last.identifier == "row-39" && last.flattened.contains { $0.type == .staticText && $0.label == "Row 39" })
        #expect(list.tableView.visibleCells.count < 30 && list.tableView.contentOffset.y <= 0)
        // The model has changed, but the table has not been updated.
        list.names.removeLast(30)
        #expect(try cells(driven, "contents").count == 40)
    }

    @Test("the elements in a row keep their numbers when a cell shows the row")
    func numbers() throws {
        let list = List()
        let driven = Driven(list)
        func text() throws -> ElementSnapshot {
            let found = try driven.ask("find", ["type": "StaticText", "label": "Row 39", "rows": "contents"])["elements"]?.array ?? []
            #expect(found.count == 1)
            return try #require(found.first.flatMap(ElementSnapshot.init(json:)))
        }
        let ref = JSONValue.number(Double(try text().ref))
        #expect(try .number(Double(text().ref)) == ref && text().visible == 0)
        #expect(driven.refusal("tap", ["element": ref]) == .noSuchElement)
        let shown = try #require(try driven.ask("scrollTo", ["element": ref])["element"].flatMap(ElementSnapshot.init(json:)))
        #expect(shown.label == "Row 39" && shown.isHittable)
        // The number remains valid for the cell's own label.
        let again = try driven.ask("describe", ["within": ref])["tree"].flatMap(ElementSnapshot.init(json:))
        #expect(again?.ref == shown.ref)
        _ = try driven.ask("tap", ["element": ref])
        #expect(list.tableView.indexPathForSelectedRow?.row == 39)
    }

    @Test("a tap on an offscreen row scrolls it into view")
    func scrolling() throws {
        let list = List()
        let driven = Driven(list)
        let row = try #require(try cells(driven, "frames").last)
        #expect(driven.refusal("tap", ["element": .number(Double(row.ref))]) == .noSuchElement)
        _ = try driven.ask("scrollTo", ["element": .number(Double(row.ref))])
        #expect(try driven.one(["label": "Row 39"]).isHittable)
        #expect(list.tableView.cellForRow(at: IndexPath(row: 39, section: 0)) != nil)
    }
}
