import Testing
@testable import UIKitControls
@testable import UIKitLists

@MainActor @Suite(.serialized) struct CellBackgroundTests {
    private final class Rows: NSObject, UICollectionViewDataSource {
        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 2 }
        func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
            collectionView.dequeueReusableCell(withReuseIdentifier: "row", for: indexPath)
        }
    }

    @Test("a sidebar's rows have no separators, and the selected one has a pill-shaped background") func sidebar() throws {
        let layout = UICollectionViewCompositionalLayout.list(using: UICollectionLayoutListConfiguration(appearance: .sidebar))
        let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 320, height: 400), collectionViewLayout: layout), rows = Rows()
        view.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "row")
        view.dataSource = rows
        view.layoutIfNeeded()
        view.selectItem(at: IndexPath(item: 1, section: 0), animated: false, scrollPosition: [])
        view.layoutIfNeeded()
        let pills = try (0...1).map { item in
            let cell = try #require(view.cellForItem(at: IndexPath(item: item, section: 0)))
            cell.layoutIfNeeded()
            #expect(
                cell.backgroundColor == nil
                    && !cell.subviews.contains { $0.frame.height < 1.5 && !$0.isHidden && $0.backgroundColor != nil })
            return cell.subviews.first as? BackgroundView
        }
        let pill = try #require(pills[1])
        #expect(pills[0]?.backgroundColor == nil && pill.backgroundColor == .systemGray5)
        #expect(pill.frame.minX == 8 && pill.frame.width == 304 && pill.layer.cornerRadius == 8)
    }

    @Test("a grouped list's headers and footers have no background, and a sidebar's footer is small") func bands() throws {
        for appearance in [UICollectionLayoutListConfiguration.Appearance.insetGrouped, .grouped, .sidebar] {
            var list = UICollectionLayoutListConfiguration(appearance: appearance)
            list.headerMode = .supplementary
            list.footerMode = .supplementary
            let view = UICollectionView(
                frame: CGRect(x: 0, y: 0, width: 320, height: 400),
                collectionViewLayout: UICollectionViewCompositionalLayout.list(using: list))
            let rows = UICollectionViewDiffableDataSource<Int, Int>(collectionView: view) { view, path, _ in
                view.dequeueReusableCell(withReuseIdentifier: "row", for: path)
            }
            view.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "row")
            let kinds = [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter]
            for kind in kinds {
                view.register(UICollectionViewListCell.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "band")
            }
            rows.supplementaryViewProvider = { view, kind, path in
                view.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "band", for: path)
            }
            var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
            snapshot.appendSections([0])
            snapshot.appendItems([1, 2])
            rows.apply(snapshot, animatingDifferences: false)
            view.layoutIfNeeded()
            for kind in kinds {
                let band = try #require(
                    view.supplementaryView(forElementKind: kind, at: IndexPath(item: 0, section: 0)) as? UICollectionViewListCell)
                band.layoutIfNeeded()
                #expect(band.backgroundColor == nil)
                let size = band.defaultContentConfiguration().textProperties.font.pointSize
                #expect((size == 13) == (appearance != .sidebar || kind == UICollectionView.elementKindSectionFooter))
            }
            let first = view.cellForItem(at: IndexPath(item: 0, section: 0))
            #expect((first?.backgroundColor == .secondarySystemGroupedBackground) == (appearance != .sidebar))
        }
    }

    @Test("updateConfiguration(using:) is called before a cell is first shown, without setNeedsUpdateConfiguration") func selfConfigured() {
        final class Card: UICollectionViewCell {
            override func updateConfiguration(using state: UICellConfigurationState) {
                var background = UIBackgroundConfiguration.clear()
                background.backgroundColor = state.isSelected ? .systemGray : .systemYellow
                backgroundConfiguration = background
            }
        }
        final class Row: UITableViewCell {
            override func updateConfiguration(using state: UICellConfigurationState) { backgroundConfiguration = .listGroupedCell() }
        }
        let card = Card(frame: CGRect(x: 0, y: 0, width: 100, height: 100)), row = Row(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
        card.layoutIfNeeded()
        row.layoutIfNeeded()
        #expect((card.subviews.first as? BackgroundView)?.backgroundColor == .systemYellow)
        #expect(row.subviews.first is BackgroundView)
    }

    @Test("a custom background color is kept while the row is selected, and its insets apply") func chosen() throws {
        let cell = UITableViewCell(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
        cell.configurationUpdateHandler = { cell, state in
            var background = UIBackgroundConfiguration.listPlainCell().updated(for: state)
            if state.isSelected { background.backgroundColor = .systemYellow }
            background.backgroundInsets = NSDirectionalEdgeInsets(top: 2, leading: 6, bottom: 4, trailing: 10)
            cell.backgroundConfiguration = background
        }
        func background() throws -> BackgroundView {
            cell.setNeedsLayout()
            cell.layoutIfNeeded()
            return try #require(cell.subviews.first as? BackgroundView)
        }
        #expect(try background().backgroundColor == .systemBackground)
        #expect(try background().frame == CGRect(x: 6, y: 2, width: 304, height: 38))
        cell.isSelected = true
        #expect(try background().backgroundColor == .systemYellow)
        cell.isSelected = false
        #expect(try background().backgroundColor == .systemBackground)
    }

    @Test("a header's content configuration is updated for its state, unless the header doesn't update it") func header() {
        struct Content: UIContentConfiguration {
            var updates = 0
            func makeContentView() -> UIView & UIContentView { View(configuration: self) }
            func updated(for state: any UIConfigurationState) -> Content { Content(updates: updates + 1) }
        }
        final class View: UIView, UIContentView {
            var configuration: any UIContentConfiguration
            init(configuration: any UIContentConfiguration) {
                self.configuration = configuration
                super.init(frame: .zero)
            }
            required init?(coder: NSCoder) { nil }
        }
        for updates in [true, false] {
            let header = UITableViewHeaderFooterView(reuseIdentifier: nil)
            header.automaticallyUpdatesContentConfiguration = updates
            header.contentConfiguration = Content()
            header.layoutIfNeeded()
            let view = header.contentView as? View
            #expect((view?.configuration as? Content)?.updates == (updates ? 1 : 0))
        }
    }

    @Test("a background configuration's state-dependent values change back with the state") func state() {
        var state = UICellConfigurationState(traitCollection: UITraitCollection())
        state.isSelected = true
        let selected = UIBackgroundConfiguration.listPlainCell().updated(for: state)
        #expect(selected.backgroundColor == .systemGray4)
        state.isSelected = false
        #expect(selected.updated(for: state).backgroundColor == .systemBackground)
    }

    @Test("the transformers of a cell's colors are called again when the cell's state changes") func transformed() throws {
        let cell = UITableViewCell(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
        var background = UIBackgroundConfiguration.clear()
        background.backgroundColorTransformer = UIConfigurationColorTransformer { [weak cell] _ in
            cell?.configurationState.isSelected == true ? .systemYellow : .systemRed
        }
        var content = cell.defaultContentConfiguration()
        content.text = "Text"
        content.textProperties.colorTransformer = UIConfigurationColorTransformer { [weak cell] _ in
            cell?.configurationState.isSelected == true ? .white : .black
        }
        cell.backgroundConfiguration = background
        cell.contentConfiguration = content
        func colors() throws -> [UIColor?] {
            cell.layoutIfNeeded()
            let view = try #require(cell.subviews.first as? BackgroundView)
            let label = try #require(cell.contentView.subviews.first as? UILabel)
            return [view.backgroundColor, label.textColor]
        }
        #expect(try colors() == [.systemRed, .black])
        cell.isSelected = true
        #expect(try colors() == [.systemYellow, .white])
    }
}
