import Foundation
import Testing
import UIKitText

@MainActor private final class Indexed: NSObject, UICollectionViewDataSource {
    var titles: [String]? = ["A", "B"]
    var asked: [String] = []
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 40 }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
    func indexTitles(for collectionView: UICollectionView) -> [String]? { titles }
    func collectionView(_ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int) -> IndexPath {
        asked.append("\(title) \(index)")
        return [0, 10 * index]
    }
}

@MainActor @Suite(.serialized) struct CollectionIndexTests {
    @Test("the data source's index titles are at the trailing edge, and a touch scrolls to the item of a title")
    func titles() throws {
        let layout = UICollectionViewFlowLayout(), data = Indexed()
        layout.itemSize = CGSize(width: 300, height: 100)
        layout.minimumLineSpacing = 0
        let view = UICollectionView(frame: .zero, collectionViewLayout: layout)
        view.contentInsetAdjustmentBehavior = .never
        view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        view.dataSource = data
        let stage = ListWindow(view)
        @MainActor func letters() -> [UILabel] { view.subviews.first { $0 is UIControl }?.subviews.compactMap { $0 as? UILabel } ?? [] }
        #expect(letters().map(\.text) == ["A", "B"])
        let letter = try #require(letters().last)
        stage.tap(CGPoint(x: letter.bounds.midX, y: letter.bounds.midY), in: letter)
        #expect(data.asked == ["B 1"] && view.contentOffset.y == 1000)
        data.titles = nil
        view.reloadData()
        stage.settle()
        #expect(letters().isEmpty)
    }
}
