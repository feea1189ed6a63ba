import Foundation
import Testing
import UIKitText

@MainActor private final class Movable: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
    var log: [String] = []
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
    func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool { indexPath.item != 1 }
    func collectionView(_ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath) {
        log.append("moved \(sourceIndexPath.item) to \(destinationIndexPath.item)")
    }
    func collectionView(
        _ collectionView: UICollectionView, targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
        atCurrentIndexPath currentIndexPath: IndexPath, toProposedIndexPath proposedIndexPath: IndexPath
    ) -> IndexPath {
        log.append("\(originalIndexPath.item) \(currentIndexPath.item) \(proposedIndexPath.item)")
        return proposedIndexPath
    }
}

/// Lifts the moving item, and records its contexts.
@MainActor private final class Lifting: UICollectionViewFlowLayout {
    var log: [String] = []
    override func layoutAttributesForInteractivelyMovingItem(at indexPath: IndexPath, withTargetPosition position: CGPoint)
        -> UICollectionViewLayoutAttributes
    {
        let attributes = super.layoutAttributesForInteractivelyMovingItem(at: indexPath, withTargetPosition: position)
        attributes.alpha = 0.5
        return attributes
    }
    override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        if let from = context.previousIndexPathsForInteractivelyMovingItems, let to = context.targetIndexPathsForInteractivelyMovingItems {
            log.append("\(from.map(\.item)) \(to.map(\.item)) \(context.interactiveMovementTarget.x)")
        }
        super.invalidateLayout(with: context)
    }
}

@MainActor private final class MovableController: UICollectionViewController {
    var log: [String] = []
    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }
    override func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
    override func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool { true }
    override func collectionView(
        _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) { log.append("moved \(sourceIndexPath.item) to \(destinationIndexPath.item)") }
}

@MainActor @Suite(.serialized) struct ItemMovementTests {
    private func flow<Layout: UICollectionViewFlowLayout>(_ layout: Layout) -> Layout {
        layout.itemSize = CGSize(width: 100, height: 50)
        (layout.minimumInteritemSpacing, layout.minimumLineSpacing) = (0, 0)
        return layout
    }

    @Test("an item that is moved over another takes its place, with the layout's attributes and contexts")
    func movement() throws {
        let layout = flow(Lifting()), data = Movable()
        let view = UICollectionView(frame: .zero, collectionViewLayout: layout)
        view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        view.dataSource = data
        view.delegate = data
        let stage = ListWindow(view, size: CGSize(width: 300, height: 400))
        #expect(!view.beginInteractiveMovementForItem(at: [0, 1]))
        let cell = try #require(view.cellForItem(at: [0, 0]))
        #expect(view.beginInteractiveMovementForItem(at: [0, 0]))
        view.updateInteractiveMovementTargetPosition(CGPoint(x: 250, y: 25))
        #expect(cell.center == CGPoint(x: 250, y: 25) && cell.alpha == 0.5)
        #expect(data.log == ["0 0 2"] && layout.log == ["[0] [2] 250.0"])
        stage.settle(1)
        #expect(view.cellForItem(at: [0, 2]) === cell && view.cellForItem(at: [0, 0])?.frame.minX == 0)
        view.endInteractiveMovement()
        stage.settle(1)
        #expect(data.log == ["0 0 2", "moved 0 to 2"] && layout.log == ["[0] [2] 250.0", "[2] [2] 0.0"])
        #expect(cell.frame == CGRect(x: 200, y: 0, width: 100, height: 50) && cell.alpha == 1)
    }

    @Test("a collection view controller's long press moves items, unless the app has a long press of its own")
    func standardGesture() {
        let controller = MovableController(collectionViewLayout: flow(UICollectionViewFlowLayout()))
        controller.collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        let stage = ListWindow(controller.view, size: CGSize(width: 300, height: 400))
        @MainActor func drag() {
            stage.touch(.began, CGPoint(x: 50, y: 25))
            stage.settle(0.7)
            stage.touch(.moved, CGPoint(x: 150, y: 25))
            stage.touch(.moved, CGPoint(x: 250, y: 25))
            stage.touch(.ended, CGPoint(x: 250, y: 25))
            stage.settle(1)
        }
        drag()
        #expect(controller.log == ["moved 0 to 2"])
        controller.log = []
        controller.installsStandardGestureForInteractiveMovement = false
        drag()
        #expect(controller.log == [])
        controller.installsStandardGestureForInteractiveMovement = true
        controller.collectionView.addGestureRecognizer(UILongPressGestureRecognizer())
        drag()
        #expect(controller.log == [])
    }

    /// Shows three rows in a list with the given accessories.
    private func list(
        _ accessories: [UICellAccessory], trailing: UICollectionLayoutListConfiguration.SwipeActionsConfigurationProvider? = nil
    ) -> (UICollectionView, UICollectionViewDiffableDataSource<Int, String>) {
        var list = UICollectionLayoutListConfiguration(appearance: .plain)
        list.trailingSwipeActionsConfigurationProvider = trailing
        let view = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewCompositionalLayout.list(using: list))
        let registration = UICollectionView.CellRegistration<UICollectionViewListCell, String> { cell, _, name in
            var content = cell.defaultContentConfiguration()
            content.text = name
            cell.contentConfiguration = content
            cell.accessories = accessories
        }
        let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: view) { view, path, name in
            view.dequeueConfiguredReusableCell(using: registration, for: path, item: name)
        }
        var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
        snapshot.appendSections([0])
        snapshot.appendItems(["a", "b", "c"])
        source.apply(snapshot, animatingDifferences: false)
        return (view, source)
    }

    @Test("the reorder control of a list's row moves the row, and the circle for multiple selection shows whether it is selected")
    func reorderControl() throws {
        let (view, source) = list([.reorder(displayed: .always), .multiselect(displayed: .always)])
        var orders: [[String]] = []
        source.reorderingHandlers.canReorderItem = { _ in true }
        source.reorderingHandlers.didReorder = { orders.append($0.finalSnapshot.itemIdentifiers) }
        let stage = ListWindow(view)
        let cell = try #require(view.cellForItem(at: [0, 0]))
        let control = try #require(cell.subviews.first { !($0.gestureRecognizers ?? []).isEmpty })
        let start = cell.convert(control.center, to: stage.window), height = cell.frame.height
        stage.touch(.began, start)
        for step in 1...4 { stage.touch(.moved, CGPoint(x: start.x, y: start.y + height * CGFloat(step) / 2)) }
        stage.touch(.ended, CGPoint(x: start.x, y: start.y + height * 2))
        stage.settle(1)
        #expect(orders == [["b", "c", "a"]] && source.snapshot().itemIdentifiers == ["b", "c", "a"])
        #expect(view.cellForItem(at: [0, 2]) === cell && cell.frame.minY == height * 2)
        let circle = try #require(cell.subviews.first { $0 is UIControl && ($0.gestureRecognizers ?? []).isEmpty }?.subviews.first)
        #expect(circle.tintColor == .tertiaryLabel)
        view.selectItem(at: [0, 2], animated: false, scrollPosition: [])
        #expect(circle.tintColor == cell.tintColor)
        view.deselectItem(at: [0, 2], animated: false)
        #expect(circle.tintColor == .tertiaryLabel)
    }

    @Test("while a list is edited, only rows that the delegate lets be edited show their accessories for it")
    func editedRows() throws {
        final class Delegate: NSObject, UICollectionViewDelegate {
            func collectionView(_ collectionView: UICollectionView, canEditItemAt indexPath: IndexPath) -> Bool { indexPath.item == 1 }
        }
        let (view, source) = list([.delete()]), delegate = Delegate()
        view.delegate = delegate
        let stage = ListWindow(view)
        view.isEditing = true
        stage.settle()
        let cells = try (0..<3).map { try #require(view.cellForItem(at: [0, $0])) }
        #expect(cells.map(\.configurationState.isEditing) == [false, true, false])
        #expect(cells.map { $0.subviews.first { $0 is UIControl }?.isHidden } == [true, false, true])
        #expect(source.snapshot().numberOfItems == 3)
    }

    @Test("a delete accessory without an action reveals the row's trailing swipe actions")
    func deleteAccessory() throws {
        let (view, source) = list([.delete(displayed: .always)]) { _ in
            UISwipeActionsConfiguration(actions: [UIContextualAction(style: .destructive, title: "Delete") { _, _, done in done(true) }])
        }
        let stage = ListWindow(view)
        let cell = try #require(view.cellForItem(at: [0, 1]) as? UICollectionViewListCell)
        let start = cell.contentView.frame.minX, button = try #require(cell.subviews.first { $0 is UIControl })
        stage.tap(button.center, in: cell)
        #expect(cell.contentView.frame.minX < start - 60 && cell.configurationState.isSwiped)
        #expect(source.snapshot().numberOfItems == 3)
    }
}
