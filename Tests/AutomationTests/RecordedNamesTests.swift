import AutomationClient
import Testing
import UIKit
import UIKitTesting

@testable import Automation

/// The names by which public UI tests, which Xcode recorded on Apple's systems, find parts of UIKit.
@MainActor @Suite("Names in recorded UI tests", .serialized)
struct RecordedNamesTests {
    private final class Table: UITableViewController {
        var count = 0
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }
        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = UITableViewCell()
            cell.accessoryType = .detailDisclosureButton
            return cell
        }
    }

    @Test("a table without rows is an empty list, and a detail button has more info")
    func tables() throws {
        let table = Table()
        let driven = Driven(table)
        #expect(try driven.one(["type": "Table"]).label == "Empty list")
        table.count = 1
        table.tableView.reloadData()
        driven.stage.settle()
        #expect(try driven.one(["type": "Table"]).label == "")
        #expect(try driven.find(["type": "Button", "label": "More Info"]).count == 1)
    }

    @Test("a sheet's grabber is a button that moves the sheet to its next detent")
    func grabber() throws {
        let root = UIViewController(), sheet = UIViewController()
        let driven = Driven(root)
        sheet.sheetPresentationController?.detents = [.medium(), .large()]
        sheet.sheetPresentationController?.prefersGrabberVisible = true
        root.present(sheet, animated: false)
        driven.stage.settle()
        func tap() throws -> ElementSnapshot {
            let grabber = try driven.one(["type": "Button", "label": "Sheet Grabber"])
            _ = try driven.ask("tap", ["element": .number(Double(grabber.ref)), "settle": 2])
            return try driven.one(["type": "Button", "label": "Sheet Grabber"])
        }
        #expect(try driven.one(["type": "Button", "label": "Sheet Grabber"]).value == nil)
        #expect(try tap().value == "Expanded" && sheet.sheetPresentationController?.selectedDetentIdentifier == .large)
        #expect(try tap().value == nil && sheet.sheetPresentationController?.selectedDetentIdentifier == .medium)
    }

    @Test("the share sheet is the activity list view, and its activities are cells with their titles")
    func shareSheet() throws {
        let root = UIViewController()
        let driven = Driven(root)
        root.present(UIActivityViewController(activityItems: ["Soup"], applicationActivities: nil), animated: false)
        driven.stage.settle()
        #expect(try driven.one(["identifier": "ActivityListView"]).type == .other)
        #expect(try driven.find(["type": "Cell", "label": "Copy"]).count == 1)
        let bar = try driven.one(["type": "NavigationBar", "identifier": "UIActivityContentView"])
        #expect(try driven.find(["type": "Button", "label": "Close", "within": .number(Double(bar.ref))]).count == 1)
    }
}
