import Testing
import UIKitLists

extension NSCollectionLayoutDimension {
    fileprivate static func share(of count: CGFloat) -> Self { Self.fractionalWidth(1 / count) }
}

extension NSCollectionLayoutGroup {
    fileprivate static func row(of item: NSCollectionLayoutItem) -> Self { horizontal(layoutSize: item.layoutSize, subitems: [item]) }
}

extension NSCollectionLayoutSpacing {
    fileprivate static var gap: Self { fixed(8) }
}

@MainActor struct LayoutFactoryTests {
    @Test("factory methods of dimensions, groups, and spacings return the type they are called on, for an app's extensions")
    func extensions() {
        let item = NSCollectionLayoutItem(layoutSize: NSCollectionLayoutSize(widthDimension: .share(of: 4), heightDimension: .absolute(20)))
        let group = NSCollectionLayoutGroup.row(of: item)
        group.interItemSpacing = .gap
        #expect(group.layoutSize.widthDimension.dimension == 0.25 && group.interItemSpacing?.spacing == 8)
    }
}
