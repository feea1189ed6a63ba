import RuleTrait
import Testing
import UIKitText

@testable import UIKitLists

/// Cells with constraints to the cell itself, as in nibs and many apps.
@MainActor @Suite("Constraints to cells", .serialized)
struct CellConstraintTests {
    private static func fill(_ cell: UIView, _ content: UIView, in parent: UIView, height: CGFloat) {
        content.translatesAutoresizingMaskIntoConstraints = false
        parent.addSubview(content)
        NSLayoutConstraint.activate([
            content.topAnchor.constraint(equalTo: cell.topAnchor, constant: 5),
            cell.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: 5),
            content.leadingAnchor.constraint(equalTo: cell.leadingAnchor), content.trailingAnchor.constraint(equalTo: cell.trailingAnchor),
            content.heightAnchor.constraint(equalToConstant: height),
        ])
    }

    /// In the content view, constrained to the cell.
    final class Card: UICollectionViewCell {
        override init(frame: CGRect) {
            super.init(frame: frame)
            CellConstraintTests.fill(self, UIView(), in: contentView, height: 90)
        }
        required init?(coder: NSCoder) { super.init(coder: coder) }
    }
    /// In the cell, beside the content view.
    final class Row: UITableViewCell {
        override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
            super.init(style: style, reuseIdentifier: reuseIdentifier)
            CellConstraintTests.fill(self, UIView(), in: self, height: 70)
        }
        required init?(coder: NSCoder) { super.init(coder: coder) }
    }
    /// Top to the cell, bottom to the content view.
    final class Mixed: UITableViewCell {
        override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
            super.init(style: style, reuseIdentifier: reuseIdentifier)
            let content = UIView()
            content.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview(content)
            NSLayoutConstraint.activate([
                content.topAnchor.constraint(equalTo: topAnchor), content.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
                content.heightAnchor.constraint(equalToConstant: 120),
            ])
        }
        required init?(coder: NSCoder) { super.init(coder: coder) }
    }
    /// Constraints that do not determine the height.
    final class Wide: UITableViewCell {
        override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
            super.init(style: style, reuseIdentifier: reuseIdentifier)
            let badge = UIView()
            badge.translatesAutoresizingMaskIntoConstraints = false
            addSubview(badge)
            badge.trailingAnchor.constraint(equalTo: trailingAnchor).isActive = true
        }
        required init?(coder: NSCoder) { super.init(coder: coder) }
    }

    final class Source: NSObject, UICollectionViewDataSource, UITableViewDataSource {
        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }
        func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
            collectionView.dequeueReusableCell(withReuseIdentifier: "card", for: indexPath)
        }
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            switch indexPath.row {
            case 0: Row(style: .default, reuseIdentifier: nil);
            case 1: Mixed(style: .default, reuseIdentifier: nil);
            default: Wide(style: .default, reuseIdentifier: nil)
            }
        }
    }

    @Test(
        "a collection view cell with an estimated height takes the height of its constraints",
        arguments: [UICollectionLayoutSectionOrthogonalScrollingBehavior.none, .continuous])
    func collection(_ behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior) throws {
        let size = NSCollectionLayoutSize(widthDimension: .absolute(150), heightDimension: .estimated(1))
        let section = NSCollectionLayoutSection(
            group: .horizontal(
                layoutSize: size,
                subitems: [NSCollectionLayoutItem(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .estimated(1)))]))
        section.orthogonalScrollingBehavior = behavior
        let view = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewCompositionalLayout(section: section)),
            source = Source()
        view.register(Card.self, forCellWithReuseIdentifier: "card")
        view.dataSource = source
        let stage = ListWindow(view)
        stage.settle()
        let cell = try #require(view.cellForItem(at: IndexPath(item: 0, section: 0)))
        #expect(cell.frame.size == CGSize(width: 150, height: 100))
        #expect(cell.contentView.frame == cell.bounds)
    }

    @Test("a table's rows take the height of the cell's constraints, and otherwise the default one")
    func table() {
        let view = UITableView(), source = Source()
        view.dataSource = source
        let stage = ListWindow(view)
        stage.settle()
        #expect((0..<3).map { view.rectForRow(at: IndexPath(row: $0, section: 0)).height.rounded() } == [80, 120, 44])
    }

    /// Needs 54 points, which a cell of initially 44 points does not have.
    final class Tall: UITableViewCell {
        override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
            super.init(style: style, reuseIdentifier: reuseIdentifier)
            let content = UIView()
            content.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview(content)
            NSLayoutConstraint.activate([
                content.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 27),
                content.bottomAnchor.constraint(lessThanOrEqualTo: contentView.bottomAnchor, constant: -27),
            ])
        }
        required init?(coder: NSCoder) { super.init(coder: coder) }
    }
    final class TallSource: NSObject, UITableViewDataSource, UITableViewDelegate {
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
        func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 130 }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            indexPath.row == 0
                ? tableView.dequeueReusableCell(withIdentifier: "tall", for: indexPath) : Tall(style: .default, reuseIdentifier: nil)
        }
    }

    @Test("a new cell's content view has the row's height before its first layout")
    func freshCells() {
        let source = TallSource(), table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        table.register(Tall.self, forCellReuseIdentifier: "tall")
        (table.dataSource, table.delegate) = (source, source)
        #expect(Console.capturing { table.layoutIfNeeded() } == [])
        #expect(table.visibleCells.map(\.contentView.frame.height) == [130, 130])
    }

    /// As in many nibs: translatesAutoresizingMaskIntoConstraints is false.
    final class Loose: UICollectionViewCell {
        override init(frame: CGRect) {
            super.init(frame: frame)
            translatesAutoresizingMaskIntoConstraints = false
            CellConstraintTests.fill(contentView, UIView(), in: contentView, height: 20)
        }
        required init?(coder: NSCoder) { super.init(coder: coder) }
    }
    final class LooseRow: UITableViewCell {
        override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
            super.init(style: style, reuseIdentifier: reuseIdentifier)
            translatesAutoresizingMaskIntoConstraints = false
            CellConstraintTests.fill(contentView, UIView(), in: contentView, height: 60)
        }
        required init?(coder: NSCoder) { super.init(coder: coder) }
    }
    final class LooseRows: NSObject, UITableViewDataSource {
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            LooseRow(style: .default, reuseIdentifier: nil)
        }
    }

    @Test("a cell is positioned by its list, even with translatesAutoresizingMaskIntoConstraints false")
    func looseCells() throws {
        let layout = UICollectionViewFlowLayout()
        (layout.itemSize, layout.minimumLineSpacing) = (CGSize(width: 320, height: 30), 10)
        let view = UICollectionView(frame: .zero, collectionViewLayout: layout), source = Source(), rows = LooseRows(),
            table = UITableView()
        view.register(Loose.self, forCellWithReuseIdentifier: "card")
        (view.dataSource, table.dataSource) = (source, rows)
        let stage = ListWindow(view)
        stage.settle()
        for item in 0..<3 {
            let path = IndexPath(item: item, section: 0)
            #expect(view.cellForItem(at: path)?.frame == layout.layoutAttributesForItem(at: path)?.frame)
        }
        let other = ListWindow(table)
        other.settle()
        #expect(
            table.visibleCells.map { $0.frame.minY.rounded() } == [0, 70]
                && table.visibleCells.allSatisfy { $0.frame.width == table.bounds.width })
    }

    /// Builds its content from its initial size, and prefers another.
    final class Square: UICollectionViewCell {
        var made = CGSize.zero
        override init(frame: CGRect) {
            super.init(frame: frame)
            made = frame.size
            CellConstraintTests.fill(self, UIView(), in: contentView, height: frame.width)
        }
        required init?(coder: NSCoder) { super.init(coder: coder) }
    }

    @Test("cells are created with their layout's size, also after an earlier one preferred another")
    func madeSizes() {
        let item = NSCollectionLayoutItem(
            layoutSize: NSCollectionLayoutSize(widthDimension: .absolute(80), heightDimension: .estimated(40)))
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(40)), subitems: [item])
        let
            view = UICollectionView(
                frame: .zero, collectionViewLayout: UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))),
            source = Source()
        view.register(Square.self, forCellWithReuseIdentifier: "card")
        view.dataSource = source
        ListWindow(view).settle()
        let cells = (0..<3).compactMap { view.cellForItem(at: IndexPath(item: $0, section: 0)) as? Square }
        #expect(cells.map(\.made) == Array(repeating: CGSize(width: 80, height: 40), count: 3))
        #expect(cells.map(\.frame.height) == [90, 90, 90])
    }
}
