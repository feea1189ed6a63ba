import Testing
import UIKitText

@MainActor @Suite(.serialized)
struct OutlineTests {
    private let view = UICollectionView(
        frame: .zero, collectionViewLayout: UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain)))

    private func source(
        style: UICellAccessory.OutlineDisclosureOptions.Style, action: UICellAccessory.ActionHandler? = nil
    ) -> UICollectionViewDiffableDataSource<Int, String> {
        let registration = UICollectionView.CellRegistration<UICollectionViewListCell, String> { cell, _, name in
            var content = cell.defaultContentConfiguration()
            content.text = name
            cell.contentConfiguration = content
            cell.accessories = name == "leaf" ? [] : [.outlineDisclosure(options: .init(style: style), actionHandler: action)]
        }
        let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: view) { view, path, name in
            view.dequeueConfiguredReusableCell(using: registration, for: path, item: name)
        }
        var tree = NSDiffableDataSourceSectionSnapshot<String>()
        tree.append(["root", "other"])
        tree.append(["branch"], to: "root")
        tree.append(["leaf"], to: "branch")
        source.apply(tree, to: 0, animatingDifferences: false)
        return source
    }

    private func row(_ index: Int) throws -> UICollectionViewListCell {
        try #require(view.cellForItem(at: IndexPath(item: index, section: 0)) as? UICollectionViewListCell)
    }

    @Test("a tap on a header row expands its item, indented one level, and a second tap collapses it")
    func header() throws {
        let source = source(style: .header)
        var log: [String] = []
        source.sectionSnapshotHandlers.willExpandItem = { log.append("open \($0)") }
        source.sectionSnapshotHandlers.willCollapseItem = { log.append("close \($0)") }
        source.sectionSnapshotHandlers.shouldExpandItem = { $0 != "other" }
        let stage = ListWindow(view)
        #expect(source.snapshot().itemIdentifiers == ["root", "other"])
        stage.tap(CGPoint(x: 100, y: try row(0).frame.midY), in: view)
        #expect(source.snapshot().itemIdentifiers == ["root", "branch", "other"] && source.snapshot(for: 0).isExpanded("root"))
        #expect(try row(1).indentationLevel == 1 && row(0).configurationState.isExpanded && !row(1).configurationState.isExpanded)
        stage.tap(CGPoint(x: 100, y: try row(2).frame.midY), in: view)
        #expect(source.snapshot().numberOfItems == 3, "what should not open stays closed")
        stage.tap(CGPoint(x: 100, y: try row(0).frame.midY), in: view)
        #expect(source.snapshot().itemIdentifiers == ["root", "other"] && log == ["open root", "close root"])
        #expect(view.indexPathsForSelectedItems == [])
    }

    @Test("another row expands only through its chevron; the children may be provided then")
    func chevron() throws {
        let source = source(style: .cell)
        source.sectionSnapshotHandlers.snapshotForExpandingParent = { parent, children in
            var more = children
            more.append(["late \(parent)"])
            return more
        }
        let stage = ListWindow(view)
        stage.tap(CGPoint(x: 100, y: try row(0).frame.midY), in: view)
        #expect(source.snapshot().numberOfItems == 2 && view.indexPathsForSelectedItems == [IndexPath(item: 0, section: 0)])
        stage.tap(CGPoint(x: view.bounds.width - 18, y: try row(0).frame.midY), in: view)
        #expect(source.snapshot().itemIdentifiers == ["root", "branch", "late root", "other"])
        #expect(source.snapshot(for: 0).parent(of: "leaf") == "branch")
    }

    @Test("a custom accessory action takes precedence over expanding, and a custom indentation over the outline's")
    func own() throws {
        var taps = 0
        let source = source(style: .header) { taps += 1 }
        let stage = ListWindow(view)
        stage.tap(CGPoint(x: 100, y: try row(0).frame.midY), in: view)
        #expect(taps == 1 && source.snapshot().numberOfItems == 2)
        try row(0).indentationLevel = 3
        #expect(try row(0).indentationLevel == 3 && row(1).indentationLevel == 0)
    }

    @Test("a reordering reports what each section lost and gained, before and after it")
    func reordering() throws {
        let source = source(style: .cell)
        var told: [String] = []
        source.reorderingHandlers.willReorder = { _ in told.append("will \(source.snapshot().itemIdentifiers)") }
        source.reorderingHandlers.didReorder = { change in
            told.append(
                "did \(change.sectionTransactions.map { "\($0.sectionIdentifier) \($0.initialSnapshot.items) \($0.finalSnapshot.items)" })")
        }
        source.collectionView(view, moveItemAt: IndexPath(item: 0, section: 0), to: IndexPath(item: 1, section: 0))
        #expect(told == [#"will ["root", "other"]"#, #"did ["0 [\"root\", \"other\"] [\"other\", \"root\"]"]"#])
    }
}
