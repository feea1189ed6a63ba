import Foundation
import Testing
import UIKitText

/// Clears its cache only in the older method, and prepares only what is not cached.
@MainActor private final class Keeping: UICollectionViewLayout {
    var contexts: [UICollectionViewLayoutInvalidationContext] = []
    private var kept: [UICollectionViewLayoutAttributes]?

    override func invalidateLayout() {
        super.invalidateLayout()
        kept = nil
    }
    override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        contexts.append(context)
        super.invalidateLayout(with: context)
    }
    override func prepare() {
        guard kept == nil, let view = collectionView else { return }
        kept = (0..<view.numberOfItems(inSection: 0)).map { item in
            let attributes = UICollectionViewLayoutAttributes(forCellWith: [0, item])
            attributes.frame = CGRect(x: 0, y: CGFloat(item) * 10, width: view.bounds.width, height: 10)
            return attributes
        }
    }
    override var collectionViewContentSize: CGSize {
        CGSize(width: collectionView?.bounds.width ?? 0, height: CGFloat(kept?.count ?? 0) * 10)
    }
    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        kept?.filter { $0.frame.intersects(rect) }
    }
    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        (kept ?? []).first { $0.indexPath == indexPath }
    }
    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { collectionView?.bounds.width != newBounds.width }
}

/// An update item created by a test.
@MainActor private final class Change: UICollectionViewUpdateItem {
    let after: IndexPath
    init(after: IndexPath) {
        self.after = after
        super.init()
    }
    override var updateAction: Action { .insert }
    override var indexPathAfterUpdate: IndexPath? { after }
}

@MainActor @Suite(.serialized) struct LayoutInvalidationTests {
    @Test("a subclass of UICollectionViewUpdateItem overrides its properties")
    func ownUpdateItems() {
        let change: UICollectionViewUpdateItem = Change(after: [0, 3])
        #expect(change.updateAction == .insert && change.indexPathAfterUpdate == [0, 3] && change.indexPathBeforeUpdate == nil)
    }

    @Test("a reload, a batch update, and a new width invalidate the layout through both of its methods, once each")
    func bothMethods() {
        let layout = Keeping(), data = Squares([2])
        let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 100, height: 100), collectionViewLayout: layout)
        view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        view.dataSource = data
        let stage = ListWindow(view)
        #expect(view.visibleCells.count == 2)
        layout.contexts = []
        data.counts = [3]
        view.reloadData()
        view.layoutIfNeeded()
        #expect(view.visibleCells.count == 3 && view.contentSize.height == 30)
        #expect(layout.contexts.map(\.invalidateEverything) == [true])
        layout.contexts = []
        data.counts = [4]
        view.performBatchUpdates { view.insertItems(at: [[0, 3]]) }
        stage.settle(1)
        #expect(view.visibleCells.count == 4)
        #expect(layout.contexts.map(\.invalidateDataSourceCounts) == [true] && layout.contexts.map(\.invalidateEverything) == [false])
        view.frame.size.width = 60
        view.layoutIfNeeded()
        #expect(layout.layoutAttributesForItem(at: [0, 0])?.frame.width == 60)
    }
}
