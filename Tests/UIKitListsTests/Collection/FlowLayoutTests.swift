import Foundation
import RuleTrait
import Testing
import UIKitText

@MainActor final class Squares: NSObject, UICollectionViewDataSource {
    var counts: [Int]
    init(_ counts: [Int]) { self.counts = counts }
    func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { counts[section] }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
        cell.contentView.backgroundColor = .systemTeal
        return cell
    }
}

/// As apps write it: the result of super is force-unwrapped.
@MainActor private final class Forcing: UICollectionViewFlowLayout {
    var asked: [String] = []
    override func layoutAttributesForSupplementaryView(ofKind elementKind: String, at indexPath: IndexPath)
        -> UICollectionViewLayoutAttributes?
    {
        asked.append(elementKind)
        return super.layoutAttributesForSupplementaryView(ofKind: elementKind, at: indexPath)!
    }
}

/// Stops at multiples of 200 points in the direction of the finger, as carousels do.
@MainActor private final class Carousel: UICollectionViewFlowLayout {
    var asked: [(offset: CGPoint, velocity: CGPoint)] = []
    override func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint)
        -> CGPoint
    {
        asked.append((proposedContentOffset, velocity))
        return CGPoint(x: (proposedContentOffset.x / 200).rounded() * 200, y: 0)
    }
}

/// Custom layout attributes, kept in copies.
@MainActor private final class Stretching: UICollectionViewLayoutAttributes {
    var stretch: CGFloat = 0
    override func copy(with zone: NSZone? = nil) -> Any {
        let copy = super.copy(with: zone) as! Stretching
        copy.stretch = stretch
        return copy
    }
}
@MainActor private final class StretchyHeaders: UICollectionViewFlowLayout {
    override class var layoutAttributesClass: AnyClass { Stretching.self }
}

@MainActor private final class Flipping: UICollectionViewFlowLayout {
    override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }
}

@MainActor @Suite(.serialized) struct FlowLayoutTests {
    @Test("a flow layout with flipsHorizontallyInOppositeLayoutDirection is mirrored with its insets; others are not")
    func flips() {
        func edges(_ layout: UICollectionViewFlowLayout, _ attribute: UISemanticContentAttribute) -> [CGFloat] {
            layout.itemSize = CGSize(width: 80, height: 40)
            layout.sectionInset = UIEdgeInsets(top: 0, left: 20, bottom: 0, right: 0)
            let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 300, height: 400), collectionViewLayout: layout),
                data = Squares([4])
            view.semanticContentAttribute = attribute
            view.dataSource = data
            layout.prepare()
            return (0..<4).compactMap { layout.layoutAttributesForItem(at: IndexPath(item: $0, section: 0))?.frame.minX }
        }
        #expect(edges(Flipping(), .forceLeftToRight) == [20, 120, 220, 20])
        #expect(edges(Flipping(), .forceRightToLeft) == [200, 100, 0, 200])
        #expect(edges(UICollectionViewFlowLayout(), .forceRightToLeft) == [20, 120, 220, 20])
    }

    @Test("cells and headers have attributes of layoutAttributesClass, and their copies too")
    func attributesClass() throws {
        let layout = StretchyHeaders(), data = Squares([2])
        layout.headerReferenceSize = CGSize(width: 100, height: 50)
        let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 300, height: 400), collectionViewLayout: layout)
        view.dataSource = data
        layout.prepare()
        let all = try #require(layout.layoutAttributesForElements(in: view.bounds) as? [Stretching])
        #expect(all.count == 3 && all.contains { $0.representedElementKind == UICollectionView.elementKindSectionHeader })
        all[0].stretch = 7
        #expect((all[0].copy() as? Stretching)?.stretch == 7)
    }

    @Test("a layout is asked only for existing headers and footers")
    func absentSupplements() {
        let layout = Forcing(), data = Squares([2])
        layout.headerReferenceSize = CGSize(width: 10, height: 20)
        let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 200, height: 200), collectionViewLayout: layout)
        view.dataSource = data
        layout.prepare()
        #expect(layout.layoutAttributesForElements(in: view.bounds)?.count == 3)
        #expect(Set(layout.asked) == [UICollectionView.elementKindSectionHeader])
    }

    @Test("items of zero size without spacing share one position and do not trap")
    func nothing() throws {
        let layout = UICollectionViewFlowLayout(), data = Squares([3])
        layout.itemSize = .zero
        layout.minimumInteritemSpacing = 0
        let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 200, height: 200), collectionViewLayout: layout)
        view.dataSource = data
        layout.prepare()
        let frames = try (0..<3).map { try #require(layout.layoutAttributesForItem(at: IndexPath(item: $0, section: 0))).frame }
        #expect(frames.allSatisfy { $0.size == .zero && $0.minX.isFinite && $0.minX >= 0 && $0.minX <= 200 })
    }

    private struct Case: Decodable {
        var name: String
        var bounds: [CGFloat]
        var counts: [Int]
        var direction: String?
        var itemSize: [CGFloat]
        var line: CGFloat
        var inter: CGFloat
        var inset: [CGFloat]
        var header: [CGFloat]?
        var footer: [CGFloat]?
        var items: [String: [CGFloat]]
        var headers: [String: [CGFloat]]?
        var footers: [String: [CGFloat]]?
        var contentSize: [CGFloat?]
    }
    private struct Table: Decodable { var cases: [Case] }

    private static func measured() throws -> [Case] {
        try JSONDecoder().decode(Table.self, from: try Repository.data("Tests/Measurements/tables/flow_layout_measured.json")).cases
    }

    @Test("flow layouts place their items where Apple's do", .rule("metrics-8"))
    func measuredLayouts() throws {
        for sample in try Self.measured() {
            let layout = UICollectionViewFlowLayout()
            layout.itemSize = CGSize(width: sample.itemSize[0], height: sample.itemSize[1])
            layout.minimumLineSpacing = sample.line
            layout.minimumInteritemSpacing = sample.inter
            layout.sectionInset = UIEdgeInsets(top: sample.inset[0], left: sample.inset[1], bottom: sample.inset[2], right: sample.inset[3])
            layout.scrollDirection = sample.direction == "horizontal" ? .horizontal : .vertical
            if let header = sample.header { layout.headerReferenceSize = CGSize(width: header[0], height: header[1]) }
            if let footer = sample.footer { layout.footerReferenceSize = CGSize(width: footer[0], height: footer[1]) }
            let view = UICollectionView(
                frame: CGRect(x: 0, y: 0, width: sample.bounds[0], height: sample.bounds[1]), collectionViewLayout: layout)
            let source = Squares(sample.counts)
            view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
            view.dataSource = source
            func near(_ rect: CGRect?, _ numbers: [CGFloat], _ what: String) {
                guard let rect else { Issue.record("\(sample.name) \(what): missing"); return }
                let worst = max(
                    abs(rect.minX - numbers[0]), abs(rect.minY - numbers[1]), abs(rect.width - numbers[2]), abs(rect.height - numbers[3]))
                #expect(worst <= 0.5, "\(sample.name) \(what): \(rect), measured \(numbers)")
            }
            for (key, frame) in sample.items {
                let parts = key.split(separator: ".").map { Int($0)! }
                near(view.layoutAttributesForItem(at: IndexPath(item: parts[1], section: parts[0]))?.frame, frame, key)
            }
            for (kind, frames) in [
                (UICollectionView.elementKindSectionHeader, sample.headers), (UICollectionView.elementKindSectionFooter, sample.footers),
            ] {
                for (section, frame) in frames ?? [:] {
                    near(
                        view.layoutAttributesForSupplementaryElement(ofKind: kind, at: IndexPath(item: 0, section: Int(section)!))?.frame,
                        frame, kind)
                }
            }
            if let width = sample.contentSize[0] { #expect(abs(layout.collectionViewContentSize.width - width) <= 0.5, "\(sample.name)") }
            if let height = sample.contentSize[1] {
                #expect(abs(layout.collectionViewContentSize.height - height) <= 0.5, "\(sample.name)")
            }
        }
    }

    @Test("inserting and deleting items keeps the cells of those that stay")
    func updates() {
        let layout = UICollectionViewFlowLayout()
        let view = UICollectionView(frame: .zero, collectionViewLayout: layout)
        let source = Squares([5])
        view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        view.dataSource = source
        let stage = ListWindow(view)
        let third = view.cellForItem(at: IndexPath(item: 2, section: 0))
        #expect(third != nil)
        source.counts = [5]
        view.performBatchUpdates {
            view.deleteItems(at: [IndexPath(item: 0, section: 0)])
            view.insertItems(at: [IndexPath(item: 4, section: 0)])
        }
        stage.settle(1)
        #expect(view.cellForItem(at: IndexPath(item: 1, section: 0)) === third)
        #expect(view.visibleCells.count == 5)
    }

    // Apple, "targetContentOffset(forProposedContentOffset:withScrollingVelocity:)": a layout overrides it to snap to boundaries.
    @Test("a layout chooses where scrolling comes to rest, and the delegate sees its choice") func snapping() throws {
        final class Delegate: NSObject, UICollectionViewDelegate {
            var targets: [CGFloat] = []
            func scrollViewWillEndDragging(
                _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
            ) { targets.append(targetContentOffset.pointee.x) }
        }
        let layout = Carousel(), source = Squares([30]), delegate = Delegate()
        layout.scrollDirection = .horizontal
        layout.itemSize = CGSize(width: 200, height: 100)
        layout.minimumLineSpacing = 0
        let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 375, height: 200), collectionViewLayout: layout)
        view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        (view.dataSource, view.delegate) = (source, delegate)
        let stage = ListWindow(view)
        stage.touch(.began, CGPoint(x: 350, y: 50))
        for step in 1...10 {
            stage.settle(0.02)
            stage.touch(.moved, CGPoint(x: 350 - CGFloat(step) * 25, y: 50))
        }
        stage.touch(.ended, CGPoint(x: 100, y: 50))
        stage.settle(4)
        let asked = try #require(layout.asked.first)
        #expect(layout.asked.count == 1 && asked.velocity.x > 0.5 && asked.velocity.x < 3 && asked.offset.x > 240)
        #expect(view.contentOffset.x == (asked.offset.x / 200).rounded() * 200 && delegate.targets == [view.contentOffset.x])
    }
}
