import RuleTrait
import Testing
@testable import UIKitLists

@MainActor @Suite(.serialized) struct ListSeparatorTests {
    private final class Rows: NSObject, UICollectionViewDataSource {
        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 4 }
        func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
            collectionView.dequeueReusableCell(withReuseIdentifier: "row", for: indexPath)
        }
    }

    @Test("a list row with one line of text is as tall as a table's, and with more text as tall as needed", .rule("metrics-8"))
    func height()
        throws
    {
        final class Texts: NSObject, UICollectionViewDataSource {
            func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 2 }
            func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
                let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "row", for: indexPath) as! UICollectionViewListCell
                var content = UIListContentConfiguration.cell()
                content.text = "Title"
                if indexPath.item == 1 { content.secondaryText = "More of it" }
                cell.contentConfiguration = content
                return cell
            }
        }
        let list = UICollectionViewCompositionalLayout.list(using: UICollectionLayoutListConfiguration(appearance: .plain))
        let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 320, height: 400), collectionViewLayout: list), texts = Texts()
        view.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "row")
        view.dataSource = texts
        view.layoutIfNeeded()
        let heights = try (0..<2).map { try #require(view.cellForItem(at: IndexPath(item: $0, section: 0))).frame.height }
        #expect(heights[0] == 44 && heights[1] > 52)
    }

    @Test("a row's separators have the visibility, color, and insets set by itemSeparatorHandler") func handler() throws {
        var list = UICollectionLayoutListConfiguration(appearance: .plain)
        list.itemSeparatorHandler = { path, usual in
            var look = usual
            switch path.item {
            case 1: look.bottomSeparatorVisibility = .hidden
            case 2:
                look.topSeparatorVisibility = .visible
                look.bottomSeparatorInsets = NSDirectionalEdgeInsets(top: 0, leading: 50, bottom: 0, trailing: 30)
                look.color = .red
            default: break
            }
            return look
        }
        let view = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 320, height: 400), collectionViewLayout: UICollectionViewCompositionalLayout.list(using: list))
        let rows = Rows()
        view.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "row")
        view.dataSource = rows
        view.layoutIfNeeded()
        func lines(_ item: Int) throws -> [UIView] {
            let cell = try #require(view.cellForItem(at: IndexPath(item: item, section: 0)))
            return cell.subviews.filter { $0.frame.height < 1.5 && !$0.isHidden && $0.backgroundColor != nil }
        }
        #expect(try lines(0).count == 1)
        #expect(try lines(1).isEmpty)
        let two = try lines(2)
        #expect(two.count == 2 && two.allSatisfy { $0.backgroundColor == .red })
        let bottom = try #require(two.max { $0.frame.minY < $1.frame.minY })
        #expect(bottom.frame.minX == 50 && bottom.frame.width == 240)
    }
}
