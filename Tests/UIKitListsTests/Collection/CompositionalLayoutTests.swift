import Foundation
import Testing
import UIKitText

/// Its preferred height is the number of its item, in tens.
@MainActor private final class Taller: UICollectionViewCell {
    override func preferredLayoutAttributesFitting(_ layoutAttributes: UICollectionViewLayoutAttributes)
        -> UICollectionViewLayoutAttributes
    {
        layoutAttributes.size.height = CGFloat(layoutAttributes.indexPath.item + 1) * 10
        return layoutAttributes
    }
}

@MainActor @Suite(.serialized) struct CompositionalLayoutTests {
    private func view(_ section: NSCollectionLayoutSection, _ data: Squares, width: CGFloat = 320) -> UICollectionView {
        let layout = UICollectionViewCompositionalLayout(section: section)
        let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: width, height: 400), collectionViewLayout: layout)
        view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        view.dataSource = data
        return view
    }

    private func size(_ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension) -> NSCollectionLayoutSize {
        NSCollectionLayoutSize(widthDimension: width, heightDimension: height)
    }

    private func rows(height: CGFloat = 40) -> NSCollectionLayoutSection {
        let row = size(.fractionalWidth(1), .absolute(height))
        return NSCollectionLayoutSection(group: .horizontal(layoutSize: row, subitems: [NSCollectionLayoutItem(layoutSize: row)]))
    }

    @Test("a group of a repeated subitem contains as many as its count, even if more fit")
    func repeated() {
        let data = Squares([3]), item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(0.25), .fractionalHeight(1)))
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: size(.fractionalWidth(1), .absolute(40)), repeatingSubitem: item, count: 2)
        let view = view(NSCollectionLayoutSection(group: group), data)
        let frames = (0..<3).compactMap { view.layoutAttributesForItem(at: [0, $0])?.frame }
        #expect(frames.map(\.origin) == [CGPoint(x: 0, y: 0), CGPoint(x: 80, y: 0), CGPoint(x: 0, y: 40)])
    }

    @Test("in a long section each item has its place, also in a last group that isn't full")
    func longSection() throws {
        let data = Squares([100_000]), item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)))
        let group = NSCollectionLayoutGroup.horizontal(layoutSize: size(.fractionalWidth(1), .absolute(40)), subitem: item, count: 3)
        let section = NSCollectionLayoutSection(group: group)
        section.interGroupSpacing = 10
        section.contentInsets.top = 5
        let view = view(section, data, width: 300), layout = view.collectionViewLayout
        view.layoutIfNeeded()
        #expect(layout.collectionViewContentSize == CGSize(width: 300, height: 1_666_695))
        #expect(view.layoutAttributesForItem(at: [0, 4])?.frame == CGRect(x: 100, y: 55, width: 100, height: 40))
        #expect(view.layoutAttributesForItem(at: [0, 99_998])?.frame == CGRect(x: 200, y: 1_666_605, width: 100, height: 40))
        #expect(view.layoutAttributesForItem(at: [0, 99_999])?.frame == CGRect(x: 0, y: 1_666_655, width: 100, height: 40))
        let end = try #require(layout.layoutAttributesForElements(in: CGRect(x: 0, y: 1_666_600, width: 300, height: 1_000)))
        #expect(end.map(\.indexPath.item) == Array(99_996..<100_000))
        let middle = try #require(layout.layoutAttributesForElements(in: CGRect(x: 150, y: 500, width: 150, height: 50)))
        #expect(middle.map(\.indexPath.item) == [31, 32])
    }

    @Test("a handler of visible items gets the offset of its orthogonal section, and may change the items")
    func visibleItems() throws {
        let data = Squares([5]), item = NSCollectionLayoutItem(layoutSize: size(.absolute(200), .absolute(40)))
        let group = NSCollectionLayoutGroup.horizontal(layoutSize: size(.absolute(200), .absolute(40)), subitems: [item])
        let section = NSCollectionLayoutSection(group: group)
        section.orthogonalScrollingBehavior = .groupPagingCentered
        var offsets: [CGPoint] = []
        section.visibleItemsInvalidationHandler = { items, offset, environment in
            offsets.append(offset)
            for item in items {
                let distance = abs(item.frame.midX - offset.x - environment.container.contentSize.width / 2)
                item.alpha = distance < 1 ? 1 : 0.5
            }
        }
        let view = view(section, data)
        view.layoutIfNeeded()
        #expect(offsets.first == CGPoint(x: -60, y: 0))
        let first = try #require(view.cellForItem(at: [0, 0])), second = try #require(view.cellForItem(at: [0, 1]))
        #expect(first.alpha == 1 && second.alpha == 0.5)
        view.scrollToItem(at: [0, 1], at: .centeredHorizontally, animated: false)
        view.layoutIfNeeded()
        #expect(offsets.last == CGPoint(x: 140, y: 0) && first.alpha == 0.5 && second.alpha == 1)
    }

    @Test("a section's background lies behind its header and its items, and a pinned header stays at the edge above them")
    func backgroundAndPinnedHeader() throws {
        final class Bands: NSObject, UICollectionViewDataSource {
            func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 30 }
            func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
                collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
            }
            func collectionView(
                _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
            ) -> UICollectionReusableView {
                collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "band", for: indexPath)
            }
        }
        final class Backdrop: UICollectionReusableView {}
        let section = rows(), data = Bands()
        let header = NSCollectionLayoutBoundarySupplementaryItem(
            layoutSize: size(.fractionalWidth(1), .absolute(20)), elementKind: "header", alignment: .top)
        header.pinToVisibleBounds = true
        section.boundarySupplementaryItems = [header]
        section.decorationItems = [.background(elementKind: "backdrop")]
        let layout = UICollectionViewCompositionalLayout(section: section)
        layout.register(Backdrop.self, forDecorationViewOfKind: "backdrop")
        let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 320, height: 400), collectionViewLayout: layout)
        view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        view.register(UICollectionReusableView.self, forSupplementaryViewOfKind: "header", withReuseIdentifier: "band")
        view.dataSource = data
        view.layoutIfNeeded()
        let backdrop = try #require(view.subviews.first { $0 is Backdrop })
        let cell = try #require(view.cellForItem(at: [0, 0]))
        #expect(backdrop.frame == CGRect(x: 0, y: 0, width: 320, height: 1220))
        let low = try #require(view.subviews.firstIndex(of: backdrop)), high = try #require(view.subviews.firstIndex(of: cell))
        #expect(low < high)
        view.contentOffset.y = 100
        view.layoutIfNeeded()
        let band = try #require(view.supplementaryView(forElementKind: "header", at: [0, 0]))
        #expect(band.frame == CGRect(x: 0, y: 100, width: 320, height: 20) && band.layer.zPosition > cell.layer.zPosition)
    }

    @Test("a badge is inside its item's corner, or meets it with the corner that its own anchor names")
    func badges() {
        @MainActor func badge(_ itemAnchor: NSCollectionLayoutAnchor?) -> CGRect? {
            let corner = NSCollectionLayoutAnchor(edges: [.top, .trailing], absoluteOffset: CGPoint(x: 0, y: 3))
            let badge = NSCollectionLayoutSupplementaryItem(
                layoutSize: size(.absolute(20), .absolute(10)), elementKind: "badge", containerAnchor: corner, itemAnchor: itemAnchor)
            let item = NSCollectionLayoutItem(
                layoutSize: size(.absolute(100), .absolute(40)), supplementaryItems: [badge])
            let group = NSCollectionLayoutGroup.horizontal(layoutSize: size(.fractionalWidth(1), .absolute(40)), subitems: [item])
            let data = Squares([1])
            return view(NSCollectionLayoutSection(group: group), data)
                .layoutAttributesForSupplementaryElement(ofKind: "badge", at: [0, 0])?.frame
        }
        #expect(badge(nil) == CGRect(x: 80, y: 3, width: 20, height: 10))
        #expect(badge(NSCollectionLayoutAnchor(edges: [.bottom, .leading])) == CGRect(x: 100, y: -7, width: 20, height: 10))
        #expect(badge(NSCollectionLayoutAnchor(edges: [])) == CGRect(x: 90, y: -2, width: 20, height: 10))
    }

    @Test("items that are uniform across siblings have the height of the largest one in their group")
    func uniform() {
        let data = Squares([4]), height = NSCollectionLayoutDimension.uniformAcrossSiblings(estimate: 30)
        #expect(height.isUniformAcrossSiblings && !NSCollectionLayoutDimension.estimated(30).isUniformAcrossSiblings)
        let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(0.5), height))
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: size(.fractionalWidth(1), .estimated(30)), repeatingSubitem: item, count: 2)
        let view = view(NSCollectionLayoutSection(group: group), data)
        view.register(Taller.self, forCellWithReuseIdentifier: "cell")
        view.layoutIfNeeded()
        let frames = (0..<4).compactMap { view.cellForItem(at: [0, $0])?.frame }
        #expect(frames.map(\.height) == [20, 20, 40, 40] && frames.map(\.minY) == [0, 0, 20, 20])
    }

    @Test("a section's insets count from the layout margins or the readable content, if its reference or the layout's says so")
    func insetsReference() throws {
        let data = Squares([1]), section = rows()
        section.contentInsets.leading = 5
        section.contentInsetsReference = .layoutMargins
        let header = NSCollectionLayoutBoundarySupplementaryItem(
            layoutSize: size(.fractionalWidth(1), .absolute(20)), elementKind: "header", alignment: .top)
        section.boundarySupplementaryItems = [header]
        let view = view(section, data)
        view.layoutMargins = UIEdgeInsets(top: 0, left: 30, bottom: 0, right: 10)
        @MainActor func frame() throws -> CGRect { try #require(view.layoutAttributesForItem(at: [0, 0])).frame }
        @MainActor func band() throws -> CGRect {
            try #require(view.layoutAttributesForSupplementaryElement(ofKind: "header", at: [0, 0])).frame
        }
        #expect(try frame() == CGRect(x: 35, y: 20, width: 275, height: 40) && band() == CGRect(x: 35, y: 0, width: 275, height: 20))
        view.layoutMargins.left = 50
        #expect(try frame().minX == 55)
        section.supplementaryContentInsetsReference = .none
        view.collectionViewLayout.invalidateLayout()
        #expect(try frame().minX == 55 && band() == CGRect(x: 5, y: 0, width: 315, height: 20))
        section.contentInsetsReference = .none
        view.collectionViewLayout.invalidateLayout()
        #expect(try frame() == CGRect(x: 5, y: 20, width: 315, height: 40))
        section.contentInsetsReference = .automatic
        let configuration = UICollectionViewCompositionalLayoutConfiguration()
        configuration.contentInsetsReference = .readableContent
        view.frame.size.width = 1000
        (view.collectionViewLayout as? UICollectionViewCompositionalLayout)?.configuration = configuration
        let readable = view.readableContentGuide.layoutFrame
        #expect(readable.width < 900)
        #expect(try abs(frame().minX - readable.minX - 5) < 0.5 && abs(frame().maxX - readable.maxX) < 0.5)
    }
}
