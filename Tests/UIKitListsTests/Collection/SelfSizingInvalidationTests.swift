import Foundation
import Testing
import UIKitText

@MainActor private final class GrowingRow: UITableViewCell {
    var height: CGFloat = 60
    override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize { CGSize(width: targetSize.width, height: height) }
}

@MainActor private final class GrowingItem: UICollectionViewCell {
    var height: CGFloat = 60
    override func preferredLayoutAttributesFitting(_ layoutAttributes: UICollectionViewLayoutAttributes)
        -> UICollectionViewLayoutAttributes
    {
        layoutAttributes.size.height = height
        return layoutAttributes
    }
}

@MainActor private final class GrowingRows: NSObject, UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        GrowingRow(style: .default, reuseIdentifier: nil)
    }
}

@MainActor @Suite(.serialized) struct SelfSizingInvalidationTests {
    @Test("a row is measured again after its cell invalidated its intrinsic size, unless the table disables it")
    func rows() throws {
        let table = UITableView(frame: .zero, style: .plain), data = GrowingRows()
        table.dataSource = data
        let stage = ListWindow(table)
        let cell = try #require(table.cellForRow(at: [0, 0]) as? GrowingRow)
        #expect(table.rectForRow(at: [0, 0]).height == 60)
        cell.height = 100
        cell.invalidateIntrinsicContentSize()
        stage.settle()
        #expect(table.rectForRow(at: [0, 0]).height == 100 && cell.frame.height == 100)
        #expect(table.cellForRow(at: [0, 1])?.frame.minY == 100)
        cell.height = 120
        cell.contentView.invalidateIntrinsicContentSize()
        stage.settle()
        #expect(table.rectForRow(at: [0, 0]).height == 120)
        cell.height = 80
        cell.contentConfiguration = UIListContentConfiguration.cell()
        stage.settle()
        #expect(table.rectForRow(at: [0, 0]).height == 80)
        table.selfSizingInvalidation = .disabled
        cell.height = 200
        cell.invalidateIntrinsicContentSize()
        stage.settle()
        #expect(table.rectForRow(at: [0, 0]).height == 80)
    }

    @Test("an item is measured again after its cell invalidated its intrinsic size, unless the collection view disables it")
    func items() throws {
        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(44))
        let group = NSCollectionLayoutGroup.horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
        let layout = UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
        let view = UICollectionView(frame: .zero, collectionViewLayout: layout), data = Squares([2])
        view.register(GrowingItem.self, forCellWithReuseIdentifier: "cell")
        view.dataSource = data
        let stage = ListWindow(view)
        let cell = try #require(view.cellForItem(at: [0, 0]) as? GrowingItem)
        #expect(cell.frame.height == 60)
        cell.height = 100
        cell.invalidateIntrinsicContentSize()
        stage.settle()
        #expect(cell.frame.height == 100 && view.cellForItem(at: [0, 1])?.frame.minY == 100)
        cell.height = 80
        cell.contentConfiguration = UIListContentConfiguration.cell()
        stage.settle()
        #expect(cell.frame.height == 80)
        view.selfSizingInvalidation = .disabled
        cell.height = 200
        cell.invalidateIntrinsicContentSize()
        stage.settle()
        #expect(cell.frame.height == 80)
    }
}
