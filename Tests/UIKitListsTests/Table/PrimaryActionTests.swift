import Foundation
import Testing
import UIKitText

@MainActor
private final class Actions: NSObject, UITableViewDataSource, UITableViewDelegate, UICollectionViewDataSource,
    UICollectionViewDelegate
{
    var log: [String] = []
    var mayBeSelected = true
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }
    func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? { mayBeSelected ? indexPath : nil }
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { log.append("selected \(indexPath.row)") }
    func tableView(_ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath) { log.append("action \(indexPath.row)") }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
    func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool { mayBeSelected }
    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        log.append("selected \(indexPath.item)")
    }
    func collectionView(_ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath) {
        log.append("action \(indexPath.item)")
    }
}

@MainActor @Suite(.serialized) struct PrimaryActionTests {
    @Test("a tap performs a row's primary action after the selection, also a refused one, but not while it extends a selection or edits")
    func rows() {
        let table = UITableView(frame: .zero, style: .plain), actions = Actions()
        table.dataSource = actions
        table.delegate = actions
        let stage = ListWindow(table)
        stage.tap(CGPoint(x: 50, y: 10), in: table)
        #expect(actions.log == ["selected 0", "action 0"])
        (actions.log, actions.mayBeSelected) = ([], false)
        stage.tap(CGPoint(x: 50, y: 60), in: table)
        #expect(actions.log == ["action 1"])
        (actions.log, actions.mayBeSelected) = ([], true)
        table.allowsMultipleSelection = true
        stage.tap(CGPoint(x: 50, y: 60), in: table)
        #expect(actions.log == ["selected 1"])
        actions.log = []
        table.allowsMultipleSelection = false
        table.allowsSelectionDuringEditing = true
        table.isEditing = true
        stage.tap(CGPoint(x: 150, y: 100), in: table)
        #expect(actions.log == ["selected 2"])
    }

    @Test("a tap performs an item's primary action after the selection, also a refused one")
    func items() {
        let view = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout()), actions = Actions()
        view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        view.dataSource = actions
        view.delegate = actions
        let stage = ListWindow(view)
        stage.tap(CGPoint(x: 20, y: 20), in: view)
        #expect(actions.log == ["selected 0", "action 0"])
        (actions.log, actions.mayBeSelected) = ([], false)
        stage.tap(CGPoint(x: 20, y: 20), in: view)
        #expect(actions.log == ["action 0"])
    }
}
