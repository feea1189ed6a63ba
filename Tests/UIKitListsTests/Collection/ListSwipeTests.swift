import Testing
import UIKitText

@MainActor @Suite(.serialized)
struct ListSwipeTests {
    @Test("swiping a collection list's row reveals its section's actions, and a tap performs one")
    func swipe() throws {
        var names = ["Ada", "Grace", "Joan"], closed: [IndexPath] = []
        var list = UICollectionLayoutListConfiguration(appearance: .plain)
        list.trailingSwipeActionsConfigurationProvider = { path in
            guard path.item > 0 else { return nil }
            return UISwipeActionsConfiguration(actions: [
                UIContextualAction(style: .destructive, title: "Delete") { _, _, done in
                    names.remove(at: path.item)
                    closed.append(path)
                    done(true)
                }
            ])
        }
        let view = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewCompositionalLayout.list(using: list))
        let registration = UICollectionView.CellRegistration<UICollectionViewListCell, String> { cell, _, name in
            var content = cell.defaultContentConfiguration()
            content.text = name
            cell.contentConfiguration = content
            cell.accessories = [.disclosureIndicator()]
        }
        let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: view) { view, path, name in
            view.dequeueConfiguredReusableCell(using: registration, for: path, item: name)
        }
        var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
        snapshot.appendSections([0])
        snapshot.appendItems(names)
        source.apply(snapshot, animatingDifferences: false)
        let stage = ListWindow(view)
        func drag(_ row: Int, by distance: CGFloat) throws -> UICollectionViewListCell {
            let cell = try #require(view.cellForItem(at: IndexPath(item: row, section: 0)) as? UICollectionViewListCell)
            let start = view.convert(CGPoint(x: 300, y: cell.frame.midY), to: stage.window)
            stage.touch(.began, start)
            for step in 1...10 {
                stage.settle(0.02)
                stage.touch(.moved, CGPoint(x: start.x + distance * CGFloat(step) / 10, y: start.y))
            }
            stage.settle(0.2)
            stage.touch(.ended, CGPoint(x: start.x + distance, y: start.y))
            stage.settle(0.5)
            return cell
        }

        let first = try drag(0, by: -120)
        #expect(first.contentView.frame.minX == 0, "a row without actions stays")
        let second = try drag(1, by: -120)
        #expect(second.contentView.frame.minX < -60)
        #expect(second.configurationState.isSwiped)
        stage.tap(CGPoint(x: view.bounds.width - 20, y: second.frame.midY), in: view)
        #expect(names == ["Ada", "Joan"])
        #expect(closed == [IndexPath(item: 1, section: 0)])
        stage.settle(0.5)
        #expect(second.contentView.frame.minX == 0)
    }
}
