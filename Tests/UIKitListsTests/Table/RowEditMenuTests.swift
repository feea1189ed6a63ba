import Foundation
import Testing
import UIKitText

@MainActor
private final class Copied: NSObject, UITableViewDataSource, UITableViewDelegate, UICollectionViewDataSource,
    UICollectionViewDelegate
{
    var log: [String] = []
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }
    func tableView(_ tableView: UITableView, shouldShowMenuForRowAt indexPath: IndexPath) -> Bool { indexPath.row == 0 }
    func tableView(
        _ tableView: UITableView, canPerformAction action: Selector, forRowAt indexPath: IndexPath, withSender sender: Any?
    ) -> Bool {
        log.append("can \(action.description)")
        return action == "copy:"
    }
    func tableView(_ tableView: UITableView, performAction action: Selector, forRowAt indexPath: IndexPath, withSender sender: Any?) {
        log.append("\(action.description) \(indexPath.row)")
    }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 2 }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
    func collectionView(_ collectionView: UICollectionView, shouldShowMenuForItemAt indexPath: IndexPath) -> Bool { true }
    func collectionView(
        _ collectionView: UICollectionView, canPerformAction action: Selector, forItemAt indexPath: IndexPath, withSender sender: Any?
    ) -> Bool { action == "paste:" }
    func collectionView(
        _ collectionView: UICollectionView, performAction action: Selector, forItemAt indexPath: IndexPath, withSender sender: Any?
    ) { log.append("\(action.description) \(indexPath.item)") }
}

@MainActor @Suite(.serialized) struct RowEditMenuTests {
    /// Presses and holds a point of a list, and returns the items of the menu that appears.
    private func press(_ view: UIView, _ point: CGPoint) -> [(title: String, perform: () -> Void)] {
        // The closure is set when the first scroll view is created.
        let stage = ListWindow(view), show = UIMenuController.show
        var shown: [(title: String, perform: () -> Void)] = []
        UIMenuController.show = { items, _, _ in shown = items }
        defer { UIMenuController.show = show }
        stage.touch(.began, view.convert(point, to: stage.window))
        stage.settle(1)
        stage.touch(.ended, view.convert(point, to: stage.window))
        stage.settle(0.5)
        return shown
    }

    @Test("a long press on a row without a context menu shows the edit menu that the delegate permits, and the delegate performs it")
    func row() throws {
        let table = UITableView(frame: .zero, style: .plain), data = Copied()
        table.dataSource = data
        table.delegate = data
        let items = press(table, CGPoint(x: 100, y: 20))
        #expect(items.map(\.title) == ["Copy"] && data.log == ["can cut:", "can copy:", "can paste:"])
        #expect(UIMenuController.shared.isMenuVisible)
        try #require(items.first).perform()
        #expect(data.log.last == "copy: 0" && !UIMenuController.shared.isMenuVisible)
        #expect(press(table, CGPoint(x: 100, y: 60)).isEmpty && !UIMenuController.shared.isMenuVisible)
    }

    @Test("an item without a context menu has the edit menu that the delegate permits")
    func item() throws {
        let view = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout()), data = Copied()
        view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        view.dataSource = data
        view.delegate = data
        let items = press(view, CGPoint(x: 20, y: 20))
        #expect(items.map(\.title) == ["Paste"])
        try #require(items.first).perform()
        #expect(data.log == ["paste: 0"])
    }
}
