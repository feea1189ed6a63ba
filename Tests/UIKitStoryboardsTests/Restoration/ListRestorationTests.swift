import Foundation
import RuleTrait
import Testing
import UIKit
@testable import UIKitCore

@MainActor @Suite("State restoration: lists and text", .serialized)
struct ListRestorationTests {
    final class Source: NSObject, UITableViewDataSource, UIDataSourceModelAssociation {
        var names: [String]
        init(_ names: [String]) { self.names = names }
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { names.count }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }
        func modelIdentifierForElement(at idx: IndexPath, in view: UIView) -> String? { names[idx.row] }
        func indexPathForElement(withModelIdentifier identifier: String, in view: UIView) -> IndexPath? {
            names.firstIndex(of: identifier).map { IndexPath(row: $0, section: 0) }
        }
    }

    @Test(
        "a table with model identifiers restores its first row and selection; for a deleted row the selection is dropped and the offset kept",
        .rule("SP-F030", "SP-F031", "SP-F032"))
    func table() {
        let names = (0..<100).map { "row \($0)" }
        func run(_ runs: Runs, identifier: String? = "table", before: [String], after: [String]) -> (
            saved: Int?, first: Int?, selected: Int?
        ) {
            var source = Source(before)
            func make() -> UIViewController {
                let root = Keeping("root"), table = UITableView(frame: UIScreen.main.bounds)
                table.rowHeight = 44
                table.dataSource = source
                table.restorationIdentifier = identifier
                root.view.addSubview(table)
                return root
            }
            func table(of app: RestoringApp) -> UITableView? { app.root?.view.subviews.first as? UITableView }
            let first = RestoringApp(make)
            var saved: Int?
            runs.start(first) {
                table(of: first)?.scrollToRow(at: IndexPath(row: 50, section: 0), at: .top, animated: false)
                table(of: first)?.selectRow(at: IndexPath(row: 52, section: 0), animated: false, scrollPosition: .none)
                settle()
                saved = table(of: first)?.indexPathsForVisibleRows?.first?.row
                runs.background()
            }
            source = Source(after)
            let second = RestoringApp(make)
            runs.start(second)
            return (saved, table(of: second)?.indexPathsForVisibleRows?.first?.row, table(of: second)?.indexPathForSelectedRow?.row)
        }
        Runs.within { runs in
            let same = run(runs, before: names, after: names)
            #expect(same.saved.map { (45...50).contains($0) } == true)
            #expect(same.first == same.saved)
            #expect(same.selected == 52)
            // Ten more rows above: the rows with identifiers moved down.
            let moved = run(runs, before: names, after: (0..<10).map { "new \($0)" } + names)
            #expect(moved.first == same.first.map { $0 + 10 })
            #expect(moved.selected == 62)
            let gone = run(runs, before: names, after: (0..<100).map { "other \($0)" })
            #expect(gone.first == same.first)
            #expect(gone.selected == nil)
            let unnamed = run(runs, identifier: nil, before: names, after: names)
            #expect(unnamed.first == 0)
            #expect(unnamed.selected == nil)
        }
    }

    @Test(
        "a table whose data source has no model identifiers restores neither offset nor selection; an offset past the end is not restored",
        .rule("SP-F030", "SP-F031"),
        arguments: [true, false])
    func unnamedRows(_ isNamed: Bool) {
        final class Plain: NSObject, UITableViewDataSource {
            func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 100 }
            func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }
        }
        var source: any UITableViewDataSource = isNamed ? Source((0..<100).map { "row \($0)" }) : Plain()
        func make() -> UIViewController {
            let root = Keeping("root"), table = UITableView(frame: UIScreen.main.bounds)
            table.rowHeight = 44
            table.dataSource = source
            table.restorationIdentifier = "table"
            root.view.addSubview(table)
            return root
        }
        func table(of app: RestoringApp) -> UITableView? { app.root?.view.subviews.first as? UITableView }
        Runs.within { runs in
            let first = RestoringApp(make)
            runs.start(first) {
                table(of: first)?.scrollToRow(at: IndexPath(row: 50, section: 0), at: .top, animated: false)
                table(of: first)?.selectRow(at: IndexPath(row: 52, section: 0), animated: false, scrollPosition: .none)
                settle()
                runs.background()
            }
            // None of the rows with identifiers is left, and there are fewer rows.
            if isNamed { source = Source((0..<30).map { "other \($0)" }) }
            let second = RestoringApp(make)
            runs.start(second)
            #expect(table(of: second)?.indexPathsForVisibleRows?.first?.row == 0 && table(of: second)?.indexPathForSelectedRow == nil)
        }
    }

    final class Items: NSObject, UICollectionViewDataSource, UIDataSourceModelAssociation {
        var names: [String]
        init(_ names: [String]) { self.names = names }
        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { names.count }
        func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
            collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
        }
        func modelIdentifierForElement(at idx: IndexPath, in view: UIView) -> String? { names[idx.item] }
        func indexPathForElement(withModelIdentifier identifier: String, in view: UIView) -> IndexPath? {
            names.firstIndex(of: identifier).map { IndexPath(item: $0, section: 0) }
        }
    }

    @Test("a collection view restores its first item and its selection by model identifier", .rule("SP-F030", "SP-F018"))
    func collection() {
        let names = (0..<100).map { "item \($0)" }
        var source = Items(names)
        func make() -> UIViewController {
            let layout = UICollectionViewFlowLayout()
            layout.itemSize = CGSize(width: 300, height: 100)
            let root = Keeping("root"), collection = UICollectionView(frame: UIScreen.main.bounds, collectionViewLayout: layout)
            collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
            collection.dataSource = source
            collection.restorationIdentifier = "collection"
            root.view.addSubview(collection)
            return root
        }
        func collection(of app: RestoringApp) -> UICollectionView? { app.root?.view.subviews.first as? UICollectionView }
        func first(of app: RestoringApp) -> Int? { collection(of: app)?.indexPathsForVisibleItems.min()?.item }
        Runs.within { runs in
            let before = RestoringApp(make)
            var saved: Int?
            runs.start(before) {
                collection(of: before)?.scrollToItem(at: IndexPath(item: 50, section: 0), at: .top, animated: false)
                collection(of: before)?.selectItem(at: IndexPath(item: 52, section: 0), animated: false, scrollPosition: [])
                settle()
                saved = first(of: before)
                runs.background()
            }
            source = Items((0..<10).map { "new \($0)" } + names)
            let after = RestoringApp(make)
            runs.start(after)
            #expect(saved.map { (48...50).contains($0) } == true && first(of: after) == saved.map { $0 + 10 })
            #expect(collection(of: after)?.indexPathsForSelectedItems == [IndexPath(item: 62, section: 0)])
        }
    }

    @Test("a table and a collection view that were being edited are edited again", .rule("SP-F018"))
    func editing() {
        let rows = Source(["row"]), items = Items(["item"])
        func make() -> UIViewController {
            let root = Keeping("root"), table = UITableView(frame: UIScreen.main.bounds),
                collection = UICollectionView(frame: UIScreen.main.bounds, collectionViewLayout: UICollectionViewFlowLayout())
            (table.dataSource, collection.dataSource) = (rows, items)
            collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
            (table.restorationIdentifier, collection.restorationIdentifier) = ("table", "collection")
            for list in [table, collection] { root.view.addSubview(list) }
            return root
        }
        func lists(of app: RestoringApp) -> (table: UITableView?, collection: UICollectionView?) {
            let views = app.root?.view.subviews
            return (views?.first as? UITableView, views?.last as? UICollectionView)
        }
        Runs.within { runs in
            let before = RestoringApp(make)
            runs.start(before) {
                lists(of: before).table?.setEditing(true, animated: false)
                lists(of: before).collection?.isEditing = true
                runs.background()
            }
            let after = RestoringApp(make)
            runs.start(after)
            #expect(lists(of: after).table?.isEditing == true && lists(of: after).collection?.isEditing == true)
        }
    }

    @Test("a text field restores its selection if it was being edited", .rule("SP-F018"))
    func textField() {
        func make() -> UIViewController {
            let root = Keeping("root"), field = UITextField(frame: CGRect(x: 0, y: 100, width: 300, height: 40))
            field.text = "some words"
            field.restorationIdentifier = "field"
            root.view.addSubview(field)
            return root
        }
        Runs.within { runs in
            let first = RestoringApp(make)
            runs.start(first) {
                let field = first.root?.view.subviews.first as? UITextField
                field?.becomeFirstResponder()
                if let field, let start = field.position(from: field.beginningOfDocument, offset: 5),
                    let end = field.position(from: start, offset: 3)
                {
                    field.selectedTextRange = field.textRange(from: start, to: end)
                }
                runs.background()
            }
            let second = RestoringApp(make)
            runs.start(second) {
                let field = second.root?.view.subviews.first as? UITextField
                #expect(field?.selectedTextRange.flatMap { field?.text(in: $0) } == "wor")
            }
        }
    }

    @Test("a text view restores its selection", .rule("SP-F018"))
    func textView() {
        func make() -> UIViewController {
            let root = Keeping("root"), text = UITextView(frame: UIScreen.main.bounds)
            text.text = "some words"
            text.restorationIdentifier = "text"
            root.view.addSubview(text)
            return root
        }
        Runs.within { runs in
            let first = RestoringApp(make)
            runs.start(first) {
                (first.root?.view.subviews.first as? UITextView)?.selectedRange = NSRange(location: 5, length: 3)
                runs.background()
            }
            let second = RestoringApp(make)
            runs.start(second)
            #expect((second.root?.view.subviews.first as? UITextView)?.selectedRange == NSRange(location: 5, length: 3))
        }
    }
}
