import RuleTrait
import Testing
import UIKitText
@testable import UIKitLists

@MainActor @Suite(.serialized) struct DiffableTests {
    @Test("the difference between snapshots becomes deletions, insertions, and moves")
    func difference() {
        var old = NSDiffableDataSourceSnapshot<String, Int>()
        old.appendSections(["a", "b"])
        old.appendItems([1, 2, 3], toSection: "a")
        old.appendItems([4, 5], toSection: "b")
        var new = NSDiffableDataSourceSnapshot<String, Int>()
        new.appendSections(["a", "b"])
        new.appendItems([2, 5, 6], toSection: "a")
        new.appendItems([4], toSection: "b")
        let plan = UpdatePlan(from: old, to: new)
        #expect(plan.deleted == [IndexPath(item: 0, section: 0), IndexPath(item: 2, section: 0)])
        #expect(plan.inserted == [IndexPath(item: 2, section: 0)])
        #expect(plan.moved.map(\.from) == [IndexPath(item: 1, section: 1)])
        #expect(plan.moved.map(\.to) == [IndexPath(item: 1, section: 0)])
        #expect(plan.inconsistency(oldCounts: [3, 2], newCounts: [3, 1], thing: "item", container: "collection view", view: "") == nil)
    }

    @Test("5,000 rows that a snapshot sorts without an animation keep their cells")
    func manyRows() {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 600))
        var asked = 0
        let source = UITableViewDiffableDataSource<Int, Int>(tableView: table) { _, _, _ in
            asked += 1
            return UITableViewCell()
        }
        let stage = ListWindow(UIView(frame: table.frame))
        stage.window.addSubview(table)
        func show(_ items: some Sequence<Int>) {
            var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
            snapshot.appendSections([0])
            snapshot.appendItems(Array(items))
            source.apply(snapshot, animatingDifferences: false)
            table.layoutIfNeeded()
        }
        show(0..<5_000)
        let first = table.cellForRow(at: IndexPath(row: 0, section: 0)), before = asked
        show([1, 0] + Array((2..<5_000).reversed()))
        #expect(first != nil && table.cellForRow(at: IndexPath(row: 1, section: 0)) === first)
        #expect(asked - before < 30 && source.itemIdentifier(for: IndexPath(row: 2, section: 0)) == 4_999)
    }

    @Test("an untyped snapshot bridges to a typed one and back")
    func reference() {
        let reference = NSDiffableDataSourceSnapshotReference()
        reference.appendSections(withIdentifiers: ["a", "b"])
        reference.appendItems(withIdentifiers: [1, 2], intoSectionWithIdentifier: "a")
        reference.appendItems(withIdentifiers: [3])
        reference.reloadItems(withIdentifiers: [2])
        let snapshot = reference as NSDiffableDataSourceSnapshot<String, Int>
        #expect(
            snapshot.sectionIdentifiers == ["a", "b"] && snapshot.itemIdentifiers(inSection: "a") == [1, 2]
                && snapshot.itemIdentifiers == [1, 2, 3])
        #expect(snapshot.reloadedItemIdentifiers == [2])
        let back = snapshot as NSDiffableDataSourceSnapshotReference
        #expect(back.numberOfItems == 3 && back.index(ofItemIdentifier: 3) == 2 && back.index(ofSectionIdentifier: "c") == NSNotFound)
        #expect(back.sectionIdentifier(forSectionContainingItemIdentifier: 3) as? String == "b")
        #expect((reference as NSDiffableDataSourceSnapshot<Int, Int>).numberOfSections == 0)
    }

    @Test("cell configurations can be created on any thread")
    nonisolated func configurations() { #expect(UIListContentConfiguration.valueCell().prefersSideBySideTextAndSecondaryText) }

    @Test("a snapshot requests no cells before the view is in a window, and does so immediately there")
    func outsideWindow() {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 600))
        let grid = UICollectionView(frame: table.frame, collectionViewLayout: UICollectionViewFlowLayout())
        grid.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        var asked: [String] = [], completed = 0
        let rows = UITableViewDiffableDataSource<Int, String>(tableView: table) { _, _, text in
            asked.append("row " + text)
            return UITableViewCell()
        }
        let items = UICollectionViewDiffableDataSource<Int, String>(collectionView: grid) { view, path, text in
            asked.append("item " + text)
            return view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
        }
        var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
        snapshot.appendSections([0])
        snapshot.appendItems(["a"])
        rows.apply(snapshot) { completed += 1 }
        items.apply(snapshot) { completed += 1 }
        #expect(asked.isEmpty && completed == 2 && table.numberOfRows(inSection: 0) == 1 && grid.numberOfItems(inSection: 0) == 1)
        let stage = ListWindow(UIView(frame: table.frame))
        stage.window.addSubview(table)
        stage.window.addSubview(grid)
        rows.apply(snapshot, animatingDifferences: false)
        items.apply(snapshot, animatingDifferences: false)
        #expect(Set(asked) == ["row a", "item a"])
    }

    @Test("an awaited snapshot is applied when the animation has ended, or immediately for a view that is gone")
    func awaited() async {
        var table: UITableView? = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 600))
        let source = UITableViewDiffableDataSource<Int, String>(tableView: table!) { _, _, _ in UITableViewCell() }
        let stage = ListWindow(UIView(frame: table!.frame))
        stage.window.addSubview(table!)
        var snapshot = NSDiffableDataSourceSnapshot<Int, String>(), log: [String] = []
        snapshot.appendSections([0])
        await source.apply(snapshot, animatingDifferences: false)
        snapshot.appendItems(["a"])
        let task = Task { [snapshot] in
            log.append("begins")
            await source.apply(snapshot)
            log.append("ends")
        }
        while log.isEmpty { await Task.yield() }
        EventLoop.main.advance(by: 0.05)
        for _ in 0..<10 { await Task.yield() }
        #expect(log == ["begins"] && source.snapshot().itemIdentifiers == ["a"])
        EventLoop.main.advance(by: 2)
        await task.value
        #expect(log == ["begins", "ends"])
        table?.removeFromSuperview()
        table = nil
        await source.apply(snapshot)
    }

    @Test("an awaited outline of a section is applied")
    func awaitedOutline() async {
        let grid = UICollectionView(frame: CGRect(x: 0, y: 0, width: 300, height: 300), collectionViewLayout: UICollectionViewFlowLayout())
        let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: grid) { _, _, _ in UICollectionViewCell() }
        var outline = NSDiffableDataSourceSectionSnapshot<String>()
        outline.append(["a", "b"])
        await source.apply(outline, to: 0)
        #expect(source.snapshot().itemIdentifiers(inSection: 0) == ["a", "b"])
    }

    @Test("without animation too, a snapshot changes only what differs: the cells and the selection of the other items stay")
    func unanimated() throws {
        let table = UITableView(frame: .zero, style: .plain)
        let grid = UICollectionView(frame: CGRect(x: 0, y: 0, width: 300, height: 300), collectionViewLayout: UICollectionViewFlowLayout())
        grid.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        var asked: [String] = [], completed = 0
        let rows = UITableViewDiffableDataSource<Int, String>(tableView: table) { _, _, text in
            asked.append("row " + text)
            return UITableViewCell(style: .default, reuseIdentifier: nil)
        }
        let items = UICollectionViewDiffableDataSource<Int, String>(collectionView: grid) { view, path, text in
            asked.append("item " + text)
            return view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
        }
        let stage = ListWindow(table)
        stage.window.addSubview(grid)
        var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
        snapshot.appendSections([0])
        snapshot.appendItems(["a", "b"])
        rows.apply(snapshot, animatingDifferences: false)
        items.apply(snapshot, animatingDifferences: false)
        table.selectRow(at: [0, 1], animated: false, scrollPosition: .none)
        grid.selectItem(at: [0, 1], animated: false, scrollPosition: [])
        let row = try #require(table.cellForRow(at: [0, 1])), item = try #require(grid.cellForItem(at: [0, 1]))
        asked = []
        snapshot.insertItems(["c"], beforeItem: "b")
        rows.apply(snapshot, animatingDifferences: false) { completed += 1 }
        items.apply(snapshot, animatingDifferences: false) { completed += 1 }
        #expect(asked == ["row c", "item c"] && completed == 2)
        #expect(table.cellForRow(at: [0, 2]) === row && table.indexPathForSelectedRow == [0, 2])
        #expect(grid.cellForItem(at: [0, 2]) === item && grid.indexPathsForSelectedItems == [[0, 2]])
    }

    @Test("a diffable table shows each snapshot, whatever the previous one")
    func table() {
        let table = UITableView(frame: .zero, style: .plain)
        let source = UITableViewDiffableDataSource<Int, String>(tableView: table) { _, _, text in
            let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
            cell.textLabel?.text = text
            return cell
        }
        let stage = ListWindow(table)
        var seed: UInt64 = 7
        func next(_ limit: Int) -> Int {
            seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int(seed >> 33) % limit
        }
        for _ in 0..<40 {
            var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
            var names = (0..<12).map { "Row \($0)" }
            for section in 0..<4 where next(4) > 0 {
                snapshot.appendSections([section])
                let count = next(4)
                for _ in 0..<count where !names.isEmpty { snapshot.appendItems([names.remove(at: next(names.count))]) }
            }
            let faults = Fault.catching { source.apply(snapshot, animatingDifferences: true) }
            #expect(faults == [])
            stage.settle(1)
            #expect(table.numberOfSections == snapshot.numberOfSections)
            #expect(table.visibleCells.compactMap { $0.textLabel?.text } == snapshot.itemIdentifiers)
        }
    }

    @Test("a list of self-sizing cells with a compositional layout")
    func list() {
        let layout = UICollectionViewCompositionalLayout.list(using: UICollectionLayoutListConfiguration(appearance: .insetGrouped))
        let view = UICollectionView(frame: .zero, collectionViewLayout: layout)
        let registration = UICollectionView.CellRegistration<UICollectionViewListCell, String> { cell, _, text in
            var content = cell.defaultContentConfiguration()
            content.text = text
            content.secondaryText = text == "Two" ? "with a second line" : nil
            cell.contentConfiguration = content
            cell.accessories = [.disclosureIndicator()]
        }
        let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: view) { view, path, text in
            view.dequeueConfiguredReusableCell(using: registration, for: path, item: text)
        }
        let stage = ListWindow(view)
        var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
        snapshot.appendSections([0])
        snapshot.appendItems(["One", "Two", "Three"])
        source.apply(snapshot)
        stage.settle(1)
        stage.picture("collection-list")
        let heights = (0..<3).compactMap { view.cellForItem(at: IndexPath(item: $0, section: 0))?.frame.height }
        #expect(heights.count == 3 && heights[1] > heights[0])
        #expect(view.cellForItem(at: IndexPath(item: 0, section: 0))?.frame.minX == 16)
    }

    @Test("groups repeat their items while they fit; sections may scroll horizontally")
    func groups() {
        let item = NSCollectionLayoutItem(
            layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(0.5), heightDimension: .fractionalHeight(1)))
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(100)), subitems: [item])
        let wide = NSCollectionLayoutGroup.horizontal(
            layoutSize: NSCollectionLayoutSize(widthDimension: .absolute(200), heightDimension: .absolute(80)),
            subitems: [
                NSCollectionLayoutItem(
                    layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
            ])
        let layout = UICollectionViewCompositionalLayout { index, _ in
            let section = NSCollectionLayoutSection(group: index == 0 ? group : wide)
            section.interGroupSpacing = 10
            if index == 1 { section.orthogonalScrollingBehavior = .groupPaging }
            return section
        }
        let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 400, height: 600), collectionViewLayout: layout)
        let source = Squares([3, 6])
        view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        view.dataSource = source
        view.contentInsetAdjustmentBehavior = .never
        let stage = ListWindow(view, size: CGSize(width: 400, height: 600))
        func frame(_ item: Int, _ section: Int) -> CGRect? {
            view.layoutAttributesForItem(at: IndexPath(item: item, section: section))?.frame
        }
        #expect(frame(1, 0) == CGRect(x: 200, y: 0, width: 200, height: 100))
        #expect(frame(2, 0) == CGRect(x: 0, y: 110, width: 200, height: 100))
        #expect(frame(1, 1) == CGRect(x: 210, y: 0, width: 200, height: 80))
        #expect(view.contentSize.height == 290)
        stage.picture("collection-orthogonal")
        #expect(view.cellForItem(at: IndexPath(item: 0, section: 1))?.superview is UIScrollView)
    }

    /// The layout of github.com/bart-g/CompositionalLayout-DiffableDataSource, measured on a screenshot of iOS 16.
    @Test(
        "headers of one edge take the space of the one that reaches farthest, within their insets; orthogonal groups use the whole width"
    )
    func boundaries() {
        func header(_ kind: String, _ height: CGFloat, offset: CGFloat = 0) -> NSCollectionLayoutBoundarySupplementaryItem {
            NSCollectionLayoutBoundarySupplementaryItem(
                layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(height)),
                elementKind: kind, alignment: .top,
                absoluteOffset: CGPoint(x: 0, y: offset))
        }
        let item = NSCollectionLayoutItem(
            layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(0.25), heightDimension: .absolute(80)), subitems: [item])
        let section = NSCollectionLayoutSection(group: group)
        section.contentInsets = NSDirectionalEdgeInsets(top: 10, leading: 10, bottom: 0, trailing: 10)
        section.orthogonalScrollingBehavior = .continuous
        let inside = header("inside", 30)
        inside.extendsBoundary = false
        section.boundarySupplementaryItems = [header("title", 20), inside]
        let main = header("main", 40)
        main.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 10, bottom: 0, trailing: 10)
        let configuration = UICollectionViewCompositionalLayoutConfiguration()
        configuration.boundarySupplementaryItems = [main, header("buttons", 50, offset: 50)]
        let layout = UICollectionViewCompositionalLayout(section: section, configuration: configuration)
        let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 400, height: 600), collectionViewLayout: layout), source = Squares([2])
        view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        view.dataSource = source
        view.contentInsetAdjustmentBehavior = .never
        layout.prepare()
        func frame(_ kind: String, _ path: IndexPath = IndexPath(index: 0)) -> CGRect? {
            layout.layoutAttributesForSupplementaryView(ofKind: kind, at: path)?.frame
        }
        #expect(frame("main") == CGRect(x: 10, y: 0, width: 380, height: 40))
        #expect(frame("buttons") == CGRect(x: 0, y: 40, width: 400, height: 50))
        let first = IndexPath(item: 0, section: 0)
        #expect(frame("title", first) == CGRect(x: 10, y: 40, width: 380, height: 20))
        #expect(frame("inside", first) == CGRect(x: 10, y: 60, width: 380, height: 30))
        #expect(layout.layoutAttributesForItem(at: IndexPath(item: 1, section: 0))?.frame == CGRect(x: 110, y: 0, width: 100, height: 80))
        #expect(layout.collectionViewContentSize.height == 150)
    }

    @Test("groups with centered paging start with the first in the middle and end with the last there")
    func centeredGroups() throws {
        let item = NSCollectionLayoutItem(
            layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(0.8), heightDimension: .absolute(80)), subitems: [item])
        let section = NSCollectionLayoutSection(group: group)
        section.interGroupSpacing = 10
        section.orthogonalScrollingBehavior = .groupPagingCentered
        let view = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 400, height: 600), collectionViewLayout: UICollectionViewCompositionalLayout(section: section))
        let source = Squares([3])
        view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        view.dataSource = source
        let stage = ListWindow(view, size: CGSize(width: 400, height: 600))
        stage.picture("collection-centered")
        let cell = try #require(view.cellForItem(at: IndexPath(item: 0, section: 0)))
        let scroller = try #require(cell.superview as? UIScrollView)
        #expect(scroller.contentOffset.x == -40 && cell.convert(cell.bounds, to: view).midX == 200)
        view.scrollToItem(at: IndexPath(item: 2, section: 0), at: .centeredHorizontally, animated: false)
        #expect(scroller.contentOffset.x == 620)
    }

    @Test("a collection view controller returns its initial layout before its view is loaded")
    func layoutBeforeView() {
        let layout = UICollectionViewFlowLayout(), controller = UICollectionViewController(collectionViewLayout: layout)
        #expect(controller.collectionViewLayout === layout && !controller.isViewLoaded)
        #expect(controller.collectionView.collectionViewLayout === layout && controller.collectionViewLayout === layout)
    }
}
