import AutomationClient
import Testing
import UIKit
import UIKitTesting

@testable import Automation

@MainActor @Suite("Edited tables in the element tree", .serialized)
struct EditingTreeTests {
    private final class Table: UITableViewController {
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
            cell.textLabel?.text = ["Soup", "Cake"][indexPath.row]
            cell.detailTextLabel?.text = indexPath.row == 0 ? "2 portions" : nil
            return cell
        }
        override func tableView(_ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath)
            -> UISwipeActionsConfiguration?
        {
            UISwipeActionsConfiguration(actions: [UIContextualAction(style: .destructive, title: "Delete") { _, _, done in done(true) }])
        }
    }

    @Test("the buttons of a swipe are children of their cell, as in public UI tests")
    func swipe() throws {
        let driven = Driven(Table())
        let cell = JSONValue.number(Double(try driven.one(["type": "Cell"]).ref))
        _ = try driven.ask("swipe", ["element": cell, "direction": "left", "settle": 2])
        let children = try #require(try driven.tree().flattened.first { $0.type == .cell }).children
        #expect(children.filter { $0.type == .button }.map(\.label) == ["Delete"], "\(children)")
    }

    @Test(
        "the control that deletes a row has the row's text in its label, as in public UI tests",
        arguments: [(Generation.ios13, "Delete"), (.ios16, "Remove")])
    func controls(generation: Generation, word: String) throws {
        try Generation.emulating(generation) { () throws in
            let table = Table()
            let driven = Driven(table)
            table.setEditing(true, animated: false)
            driven.stage.settle()
            let labels = try driven.find(["type": "Button"]).map(\.label)
            for label in ["\(word) Soup, 2 portions", "\(word) Cake"] {
                #expect(labels.contains(label), "\(labels)")
            }
        }
    }
}
