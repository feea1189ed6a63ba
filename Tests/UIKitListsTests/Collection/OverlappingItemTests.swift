import Foundation
import Testing
import UIKitText

/// All items are at one place; the first is above the others if it is raised.
@MainActor private final class Pile: UICollectionViewFlowLayout {
    var raised: Int?
    private func attributes(_ item: Int) -> UICollectionViewLayoutAttributes {
        let attributes = UICollectionViewLayoutAttributes(forCellWith: [0, item])
        attributes.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
        attributes.zIndex = item == raised ? 10 : 0
        return attributes
    }
    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        (0..<(collectionView?.numberOfItems(inSection: 0) ?? 0)).map(attributes)
    }
    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { attributes(indexPath.item) }
}

@MainActor @Suite(.serialized) struct OverlappingItemTests {
    @Test("of items that overlap, the one at a place is the topmost: by the z index, then the last")
    func topmost() {
        let data = Squares([5]), layout = Pile()
        let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 320, height: 400), collectionViewLayout: layout)
        view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        view.dataSource = data
        view.layoutIfNeeded()
        #expect(view.indexPathForItem(at: CGPoint(x: 50, y: 50)) == [0, 4])
        layout.raised = 1
        layout.invalidateLayout()
        view.layoutIfNeeded()
        #expect(view.indexPathForItem(at: CGPoint(x: 50, y: 50)) == [0, 1])
        #expect(view.indexPathForItem(at: CGPoint(x: 150, y: 50)) == nil)
    }
}
