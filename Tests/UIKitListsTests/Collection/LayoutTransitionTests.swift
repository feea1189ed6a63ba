import Foundation
import Testing
import UIKitText

@MainActor private final class Told: UICollectionViewCell {
    var log: [String] = []
    override func willTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {
        log.append("will \(oldLayout is Tens) \(newLayout is Tens) \(frame.width)")
    }
    override func didTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {
        log.append("did \(oldLayout is Tens) \(newLayout is Tens) \(frame.width)")
    }
}

/// Moves the content by ten points.
@MainActor private final class Tens: UICollectionViewFlowLayout {
    override func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint {
        CGPoint(x: proposedContentOffset.x, y: proposedContentOffset.y + 10)
    }
}

/// Deleted items leave to the right.
@MainActor private final class Leaving: UICollectionViewFlowLayout {
    override func finalLayoutAttributesForDisappearingItem(at itemIndexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        let attributes = UICollectionViewLayoutAttributes(forCellWith: itemIndexPath)
        attributes.frame = CGRect(x: 400, y: 0, width: 50, height: 50)
        return attributes
    }
}

@MainActor private final class Hundreds: NSObject, UICollectionViewDelegate {
    var proposed: [CGFloat] = []
    func collectionView(_ collectionView: UICollectionView, targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint)
        -> CGPoint
    {
        proposed.append(proposedContentOffset.y)
        return CGPoint(x: proposedContentOffset.x, y: proposedContentOffset.y + 100)
    }
}

@MainActor private final class Between: NSObject, UICollectionViewDelegate {
    final class Layout: UICollectionViewTransitionLayout {}
    func collectionView(
        _ collectionView: UICollectionView, transitionLayoutForOldLayout fromLayout: UICollectionViewLayout,
        newLayout toLayout: UICollectionViewLayout
    ) -> UICollectionViewTransitionLayout { Layout(currentLayout: fromLayout, nextLayout: toLayout) }
}

@MainActor @Suite(.serialized) struct LayoutTransitionTests {
    private func flow<Layout: UICollectionViewFlowLayout>(_ layout: Layout, width: CGFloat) -> Layout {
        layout.itemSize = CGSize(width: width, height: 100)
        return layout
    }

    @Test(
        "cells are notified before and after a change of layouts, whose offset the layout and then the delegate choose",
        arguments: [true, false])
    func transition(animated: Bool) throws {
        let view = UICollectionView(frame: .zero, collectionViewLayout: flow(UICollectionViewFlowLayout(), width: 300))
        let data = Squares([40]), delegate = Hundreds()
        view.contentInsetAdjustmentBehavior = .never
        view.register(Told.self, forCellWithReuseIdentifier: "cell")
        view.dataSource = data
        view.delegate = delegate
        let stage = ListWindow(view)
        let cell = try #require(view.cellForItem(at: [0, 3]) as? Told)
        view.setCollectionViewLayout(flow(Tens(), width: 250), animated: animated)
        #expect(cell.log.first == "will false true 300.0")
        stage.settle(1)
        #expect(cell.log == ["will false true 300.0", "did false true 250.0"])
        #expect(delegate.proposed == [10] && view.contentOffset.y == 110)
    }

    @Test("an interactive transition has the delegate's layout, moves items by its progress, and ends with the new or the old layout")
    func interactive() throws {
        for finishes in [true, false] {
            let old = flow(UICollectionViewFlowLayout(), width: 300), new = flow(UICollectionViewFlowLayout(), width: 200)
            let view = UICollectionView(frame: .zero, collectionViewLayout: old), data = Squares([3]), delegate = Between()
            view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
            view.dataSource = data
            view.delegate = delegate
            let stage = ListWindow(view)
            let cell = try #require(view.cellForItem(at: [0, 0]))
            var ends: [Bool] = []
            let transition = view.startInteractiveTransition(to: new) { ends = [$0, $1] }
            #expect(transition is Between.Layout && view.collectionViewLayout === transition)
            transition.transitionProgress = 0.5
            stage.settle()
            #expect(cell.bounds.width == 250)
            if finishes { view.finishInteractiveTransition() } else { view.cancelInteractiveTransition() }
            stage.settle(1)
            #expect(view.collectionViewLayout === (finishes ? new : old) && ends == [true, finishes])
            #expect(view.cellForItem(at: [0, 0])?.bounds.width == (finishes ? 200 : 300))
        }
    }

    @Test("a deleted item moves to its final attributes, and by default fades out at its place")
    func disappearing() throws {
        for (layout, frame, alpha) in [
            (Leaving(), CGRect(x: 400, y: 0, width: 50, height: 50), 1),
            (UICollectionViewFlowLayout(), CGRect(x: 0, y: 0, width: 50, height: 50), 0),
        ] as [(UICollectionViewFlowLayout, CGRect, CGFloat)] {
            let view = UICollectionView(frame: .zero, collectionViewLayout: layout), data = Squares([3])
            view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
            view.dataSource = data
            let stage = ListWindow(view)
            let cell = try #require(view.cellForItem(at: [0, 0]))
            data.counts = [2]
            view.deleteItems(at: [[0, 0]])
            #expect(cell.frame == frame && cell.alpha == alpha)
            stage.settle(1)
            #expect(cell.superview == nil && cell.alpha == 1)
        }
    }

    @Test("after a batch of updates, the layout and then the delegate choose the offset", arguments: [true, false])
    func batch(animated: Bool) {
        let view = UICollectionView(frame: .zero, collectionViewLayout: flow(Tens(), width: 300))
        let data = Squares([40]), delegate = Hundreds()
        view.contentInsetAdjustmentBehavior = .never
        view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        view.dataSource = data
        view.delegate = delegate
        let stage = ListWindow(view)
        data.counts = [41]
        if animated {
            view.insertItems(at: [[0, 0]])
        } else {
            UIView.performWithoutAnimation { view.insertItems(at: [[0, 0]]) }
        }
        stage.settle(1)
        #expect(delegate.proposed == [10] && view.contentOffset.y == 110)
    }
}
