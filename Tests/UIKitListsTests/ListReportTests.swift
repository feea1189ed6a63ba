import Foundation
import RuleTrait
import Testing

@testable import UIKitLists
@testable import UIKitText

/// Public reports about scroll views, tables, and collections on Apple's UIKit.
@MainActor @Suite("lists as public reports have them", .serialized)
struct ListReportTests {
    private final class Scrolls: NSObject, UIScrollViewDelegate {
        var log: [String] = []
        func scrollViewDidScroll(_ scrollView: UIScrollView) { log.append("scroll") }
        func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { log.append("end of animation") }
        func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { log.append("end of deceleration") }
    }

    private func scroller() -> (UIScrollView, Scrolls, ListWindow) {
        let view = UIScrollView(), delegate = Scrolls(), stage = ListWindow(view)
        view.contentSize = CGSize(width: 375, height: 20_000)
        view.delegate = delegate
        stage.settle()
        delegate.log = []
        return (view, delegate, stage)
    }

    // jonathonstaff.com, "A Quick Commentary on UIScrollView"; Stack Overflow 9418311.
    @Test("moving the bounds moves the offset without a callback, and setting the offset sends one")
    func boundsOrigin() {
        let (view, delegate, stage) = scroller()
        view.bounds.origin.y = 120
        #expect(view.contentOffset.y == 120 && delegate.log == [])
        view.contentOffset.y = 130
        #expect(view.bounds.origin.y == 130 && delegate.log == ["scroll"])
        view.contentOffset.y = 130
        #expect(delegate.log == ["scroll"])
        _ = stage
    }

    private func flick(_ stage: ListWindow) {
        stage.touch(.began, CGPoint(x: 100, y: 500))
        for y in stride(from: 480.0, through: 200, by: -20) {
            stage.settle(1 / 60)
            stage.touch(.moved, CGPoint(x: 100, y: y))
        }
        stage.touch(.ended, CGPoint(x: 100, y: 200))
        stage.settle(0.1)
    }

    // lionheart/openradar-mirror#12501 (rdar 16724593), iOS 6.1 and 7.1.
    @Test("an offset set without animation stops a deceleration, an offset assigned to the property does not")
    func stopping() {
        for stops in [true, false] {
            let (view, delegate, stage) = scroller()
            flick(stage)
            #expect(view.isDecelerating)
            if stops { view.setContentOffset(CGPoint(x: 0, y: 50), animated: false) } else { view.contentOffset.y = 50 }
            let before = view.contentOffset.y
            stage.settle(0.2)
            #expect((view.contentOffset.y == before) == stops, "\(view.contentOffset.y)")
            #expect(view.isDecelerating != stops)
            stage.settle(5)
            #expect(delegate.log.contains("end of deceleration") == !stops || stops)
        }
    }

    // UIScrollViewDelegate's documentation. jverkoey/nimbus#623 reports the same for a call without animation; the documentation takes
    // precedence.
    @Test("the end of a scrolling animation is reported after an animated call that moves, and after no other")
    func endOfAnimation() {
        let (view, delegate, stage) = scroller()
        view.setContentOffset(CGPoint(x: 0, y: 100), animated: false)
        stage.settle(1)
        #expect(!delegate.log.contains("end of animation"))
        view.setContentOffset(CGPoint(x: 0, y: 300), animated: true)
        stage.settle(1)
        #expect(delegate.log.filter { $0 == "end of animation" }.count == 1 && view.contentOffset.y == 300)
    }

    // MARK: Tables

    private final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate {
        var log: [String] = []
        var count = 30
        var heights: ((Int) -> CGFloat)?
        var mayHighlight: Bool?
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            log.append("cell \(indexPath.row)")
            return tableView.dequeueReusableCell(withIdentifier: "cell") ?? UITableViewCell(style: .default, reuseIdentifier: "cell")
        }
        func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
            log.append("height \(indexPath.row)")
            return heights?(indexPath.row) ?? 50
        }
        func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {
            log.append("display \(indexPath.row)")
        }
        func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
            if mayHighlight != nil { log.append("may highlight \(indexPath.row)") }
            return mayHighlight ?? true
        }
        func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) { log.append("highlight \(indexPath.row)") }
        func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) { log.append("unhighlight \(indexPath.row)") }
        func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
            log.append("willSelect \(indexPath.row)")
            return indexPath
        }
        func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { log.append("didSelect \(indexPath.row)") }
        func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
            log.append("willDeselect \(indexPath.row)")
            return indexPath
        }
        func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) { log.append("didDeselect \(indexPath.row)") }
    }

    private func table(_ rows: Rows, estimate: CGFloat = 0) -> (UITableView, ListWindow) {
        let table = UITableView()
        table.estimatedRowHeight = estimate
        table.contentInsetAdjustmentBehavior = .never
        table.dataSource = rows
        table.delegate = rows
        return (table, ListWindow(table, size: CGSize(width: 320, height: 400)))
    }

    private func path(_ row: Int) -> IndexPath { IndexPath(row: row, section: 0) }

    // facebookarchive/AsyncDisplayKit#733, Augustyniak/RATreeView#194; exchangetuts.com, "UITableView tap to deselect cell".
    @Test("selecting and deselecting in code calls no delegate method")
    func selectingInCode() {
        let rows = Rows(), (table, stage) = table(rows)
        rows.log = []
        table.selectRow(at: path(1), animated: false, scrollPosition: .none)
        #expect(table.indexPathForSelectedRow == path(1) && table.cellForRow(at: path(1))?.isSelected == true)
        table.selectRow(at: path(2), animated: false, scrollPosition: .none)
        #expect(table.indexPathsForSelectedRows == [path(2)] && table.cellForRow(at: path(1))?.isSelected == false)
        table.deselectRow(at: path(2), animated: false)
        #expect(table.indexPathForSelectedRow == nil)
        #expect(rows.log.filter { $0.contains("elect") } == [])
        _ = stage
    }

    // newbetuts.com/2658019, "difference between a highlighted and a selected UITableViewCell".
    @Test("a touch highlights its row, and its end selects the row; a second tap leaves the row selected")
    func highlights() {
        let rows = Rows(), (table, stage) = table(rows)
        for _ in 0..<2 {
            rows.log = []
            stage.touch(.began, CGPoint(x: 100, y: 75))
            stage.settle(0.3)
            #expect(table.cellForRow(at: path(1))?.isHighlighted == true && rows.log == ["highlight 1"])
            stage.touch(.ended, CGPoint(x: 100, y: 75))
            stage.settle(0.5)
            #expect(Set(rows.log.dropFirst()) == ["unhighlight 1", "willSelect 1", "didSelect 1"] && rows.log.last == "didSelect 1")
            #expect(table.indexPathForSelectedRow == path(1) && table.cellForRow(at: path(1))?.isSelected == true)
        }
    }

    // UITableView's documentation of `estimatedRowHeight`: geometry is computed when scrolling, not when loading; 0 disables estimates, and
    // `automaticDimension`, -1, lets the table choose one.
    @Test("with estimates, heights are asked for near the screen only", arguments: [60, -1, 0])
    func estimates(_ estimate: CGFloat) {
        let rows = Rows(), (table, stage) = table(rows, estimate: estimate)
        var asked: Set<String> { Set(rows.log.filter { $0.hasPrefix("height") }) }
        // Eight rows of 50 points are on screen.
        #expect(asked == Set((0..<(estimate == 0 ? 30 : 8)).map { "height \($0)" }))
        let others: CGFloat = estimate == 0 ? 50 : estimate > 0 ? 60 : 44
        #expect(table.contentSize.height == 8 * 50 + 22 * others)
        rows.log = []
        table.contentOffset.y = 100
        stage.settle()
        #expect(asked.isSubset(of: ["height 8", "height 9", "height 10"]) && table.rectForRow(at: path(9)).height == 50)
    }

    // UITableViewDelegate's documentation of `shouldHighlightRowAt`.
    @Test("a touch asks once whether its row may be highlighted; if not, the row isn't selected either", arguments: [true, false])
    func highlightQuestions(_ answer: Bool) {
        let rows = Rows(), (table, stage) = table(rows)
        rows.mayHighlight = answer
        rows.log = []
        stage.touch(.began, CGPoint(x: 100, y: 75))
        stage.settle(0.3)
        stage.touch(.ended, CGPoint(x: 100, y: 75))
        stage.settle(0.5)
        #expect(rows.log.count { $0 == "may highlight 1" } == 1)
        #expect(table.indexPathForSelectedRow == (answer ? path(1) : nil) && rows.log.contains("highlight 1") == answer)
    }

    // stackguides.com/questions/21460892 (iOS 6.1 and 7, iPhone).
    @Test("a touch of another row that becomes a scroll leaves the old row selected")
    func scrollingAway() {
        let rows = Rows(), (table, stage) = table(rows)
        stage.tap(CGPoint(x: 100, y: 75))
        rows.log = []
        stage.touch(.began, CGPoint(x: 100, y: 225))
        stage.settle(0.3)
        #expect(table.cellForRow(at: path(4))?.isHighlighted == true && table.indexPathForSelectedRow == path(1))
        for y in stride(from: 215.0, through: 150, by: -10) { stage.touch(.moved, CGPoint(x: 100, y: y)) }
        #expect(table.cellForRow(at: path(4))?.isHighlighted == false)
        stage.touch(.ended, CGPoint(x: 100, y: 150))
        stage.settle(2)
        #expect(table.indexPathForSelectedRow == path(1) && !rows.log.contains { $0.contains("elect") })
    }

    // UITableViewDelegate's documentation of the four methods; the order is TableTests'.
    @Test("selecting another row asks about both rows before it reports either")
    func changingSelection() {
        let rows = Rows(), (_, stage) = table(rows)
        stage.tap(CGPoint(x: 100, y: 75))
        rows.log = []
        stage.tap(CGPoint(x: 100, y: 125))
        #expect(rows.log.filter { $0.contains("elect") } == ["willSelect 2", "willDeselect 1", "didDeselect 1", "didSelect 2"])
    }

    // UITableView's documentation of `beginUpdates`: heights change without a new cell.
    @Test("an empty update asks for heights again and moves the rows, without creating cells again")
    func emptyUpdate() {
        let rows = Rows(), (table, stage) = table(rows)
        let cell = table.cellForRow(at: path(0))
        rows.log = []
        rows.heights = { $0 == 0 ? 90 : 50 }
        table.beginUpdates()
        table.endUpdates()
        stage.settle(1)
        #expect(table.rectForRow(at: path(0)).height == 90 && table.rectForRow(at: path(1)).minY == 90)
        #expect(table.cellForRow(at: path(0)) === cell && !rows.log.contains("cell 0") && rows.log.contains("height 0"))
    }

    // MARK: Collections

    // The header of UICollectionView lists the calls of a touch.
    @Test("a held touch asks once about its item, which is selected while it is highlighted", arguments: [true, false])
    func itemQuestions(_ answer: Bool) {
        final class Listener: NSObject, UICollectionViewDelegate {
            var log: [String] = []
            let answer: Bool
            init(_ answer: Bool) { self.answer = answer }
            func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool {
                log.append("shouldHighlight")
                return answer
            }
            func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) { log.append("didHighlight") }
            func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
                log.append("shouldSelect")
                return true
            }
            func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) { log.append("didSelect") }
            func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath) {
                log.append("didUnhighlight")
            }
        }
        for duration in [0.3, 0.02] {
            let items = Items(), view = collection(items), listener = Listener(answer)
            view.delegate = listener
            let stage = ListWindow(view, size: view.frame.size)
            stage.touch(.began, CGPoint(x: 10, y: 10))
            stage.settle(duration)
            stage.touch(.ended, CGPoint(x: 10, y: 10))
            stage.settle(0.5)
            #expect(
                listener.log
                    == (answer ? ["shouldHighlight", "didHighlight", "shouldSelect", "didSelect", "didUnhighlight"] : ["shouldHighlight"]))
        }
    }

    private final class Items: NSObject, UICollectionViewDataSource {
        var count = 3
        var sections = 1
        var asked: [String] = []
        func numberOfSections(in collectionView: UICollectionView) -> Int {
            asked.append("sections")
            return sections
        }
        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
            asked.append("items")
            return count
        }
        func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
            asked.append("cell \(indexPath.item)")
            return collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
        }
    }

    private func collection(_ items: Items) -> UICollectionView {
        let view = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 320, height: 400), collectionViewLayout: UICollectionViewFlowLayout())
        view.contentInsetAdjustmentBehavior = .never
        view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        view.dataSource = items
        return view
    }

    // TextureGroup/Texture, ASUICollectionViewTests: testThatNestedBatchCompletionsAreCalledInOrder.
    @Test("batches inside a batch complete after it, in the order of their calls")
    func nestedBatches() {
        let items = Items(), view = collection(items), stage = ListWindow(view)
        var order: [String] = []
        view.performBatchUpdates(
            {
                view.performBatchUpdates({}, completion: { _ in order.append("inner 0") })
                view.performBatchUpdates({}, completion: { _ in order.append("inner 1") })
            }, completion: { _ in order.append("outer") })
        stage.settle(2)
        #expect(order == ["outer", "inner 0", "inner 1"])
    }

    // The same for a table, whose `performBatchUpdates` is documented in the same words.
    @Test("a table's batches inside a batch complete after it, in the order of their calls")
    func nestedTableBatches() {
        let rows = Rows(), (table, stage) = table(rows)
        var order: [String] = []
        table.performBatchUpdates(
            {
                table.performBatchUpdates({}, completion: { _ in order.append("inner 0") })
                table.performBatchUpdates({}, completion: { _ in order.append("inner 1") })
            }, completion: { _ in order.append("outer") })
        stage.settle(2)
        #expect(order == ["outer", "inner 0", "inner 1"])
    }

    // TextureGroup/Texture, ASUICollectionViewTests: testThatIssuingAnUpdateBeforeInitialReloadIsUnacceptable.
    @Test("a section inserted before the first load is checked against the data source's present count, and refused")
    func earlyInsertion() {
        let items = Items(), view = collection(items)
        items.sections = 0
        items.count = 0
        items.sections = 1
        let faults = Fault.catching { view.insertSections(IndexSet(integer: 0)) }
        #expect(faults.first?.name == .internalInconsistencyException)
        // The workaround that the test names: ask for the count before the change.
        let other = Items(), asked = collection(other)
        other.sections = 0
        #expect(asked.numberOfSections == 0)
        other.sections = 1
        #expect(Fault.catching { asked.insertSections(IndexSet(integer: 0)) }.isEmpty)
    }

    // lionheart/openradar-mirror#4355 (rdar 15262692) and spotify/HubFramework#59: the counts before and after the block.
    @Test("a batch asks for the counts before its block, if nothing was loaded, and after it")
    func batchCounts() {
        let items = Items(), view = collection(items)
        var before: [String] = []
        let faults = Fault.catching {
            view.performBatchUpdates(
                {
                    before = items.asked
                    items.asked = []
                    items.count = 4
                    view.insertItems(at: [IndexPath(item: 3, section: 0)])
                }, completion: nil)
        }
        #expect(faults.isEmpty && before.contains("items") && items.asked.contains("items"))
        #expect(view.numberOfItems(inSection: 0) == 4)
    }

    private final class Supplementing: UICollectionViewLayout {
        let path: IndexPath
        init(_ path: IndexPath) {
            self.path = path
            super.init()
        }
        required init?(coder: NSCoder) { nil }
        override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
            let attributes = UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: "kind", with: path)
            attributes.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
            return [attributes]
        }
    }
    private final class Supplements: NSObject, UICollectionViewDataSource {
        func numberOfSections(in collectionView: UICollectionView) -> Int { 2 }
        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 0 }
        func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
            UICollectionViewCell()
        }
        func collectionView(
            _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
        ) -> UICollectionReusableView {
            collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "view", for: indexPath)
        }
    }

    // TextureGroup/Texture, ASUICollectionViewTests: the two tests of supplementary index paths that are let through.
    @Test(
        "a layout's supplementary view may have a path of one index outside the sections, or of two inside them",
        arguments: [IndexPath(item: 0, section: 1), IndexPath(index: 3)])
    func supplementaryPaths(_ path: IndexPath) {
        let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 100, height: 100), collectionViewLayout: Supplementing(path))
        let source = Supplements()
        view.register(UICollectionReusableView.self, forSupplementaryViewOfKind: "kind", withReuseIdentifier: "view")
        view.dataSource = source
        #expect(Fault.catching { view.layoutIfNeeded() }.isEmpty)
        #expect(view.supplementaryView(forElementKind: "kind", at: path)?.frame == CGRect(x: 0, y: 0, width: 20, height: 20))
    }

    // Instagram/IGListKit, IGListAdapterE2ETests: "UICollectionView will ask for counts on next layout".
    @Test("reloadData asks for counts with the next layout, or as soon as a count is needed")
    func lazyCounts() {
        let items = Items(), view = collection(items), stage = ListWindow(view)
        items.asked = []
        items.count = 5
        view.reloadData()
        #expect(items.asked == [])
        #expect(view.numberOfItems(inSection: 0) == 5 && items.asked.contains("items"))
        stage.settle()
        #expect(view.visibleCells.count == 5)
    }

    private final class Reused: UICollectionViewCell {
        var reuses = 0
        override func prepareForReuse() {
            super.prepareForReuse()
            reuses += 1
        }
    }
    private final class Displays: NSObject, UICollectionViewDelegate {
        var log: [String] = []
        func collectionView(_ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath) {
            log.append("will \(indexPath.item)")
        }
        func collectionView(
            _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt indexPath: IndexPath
        ) {
            log.append("end \(indexPath.item)")
        }
    }

    // UICollectionViewDelegate's and UICollectionReusableView's documentation.
    @Test("a cell is prepared for reuse only when it is used again, and each display ends once")
    func reuse() throws {
        let items = Items(), view = collection(items), displays = Displays()
        items.count = 200
        view.register(Reused.self, forCellWithReuseIdentifier: "cell")
        view.delegate = displays
        let stage = ListWindow(view, size: CGSize(width: 320, height: 400))
        let first = try #require(view.cellForItem(at: IndexPath(item: 0, section: 0)) as? Reused)
        #expect(first.reuses == 0 && displays.log.first == "will 0" && !displays.log.contains { $0.hasPrefix("end") })
        view.setContentOffset(CGPoint(x: 0, y: 1000), animated: false)
        stage.settle()
        #expect(view.cellForItem(at: IndexPath(item: 0, section: 0)) == nil)
        #expect(displays.log.filter { $0 == "end 0" }.count == 1)
        view.setContentOffset(.zero, animated: false)
        stage.settle()
        #expect(displays.log.filter { $0 == "will 0" }.count == 2)
        #expect((view.visibleCells as? [Reused])?.contains { $0.reuses > 0 } == true)
    }

    // openradar 31748196, iOS 10.2, expects this; there the data source was not asked for cells again.
    @Test("reloadData right after a batch asks for the cells again")
    func reloadAfterBatch() {
        let items = Items(), view = collection(items), stage = ListWindow(view)
        items.asked = []
        view.performBatchUpdates({}, completion: nil)
        items.count = 2
        view.reloadData()
        stage.settle(1)
        #expect(items.asked.contains("cell 0") && items.asked.contains("cell 1"))
        #expect(view.visibleCells.count == 2)
    }

    // slk11075.medium.com, "Digging deep into UICollectionView": iOS 12 crashed, later systems do not.
    @Test("items that are gone when a collection of no height is reloaded do not come back with its height")
    func reloadWithoutHeight() {
        let items = Items(), view = collection(items), stage = ListWindow(view)
        #expect(view.visibleCells.count == 3)
        view.frame.size.height = 0
        stage.settle()
        items.count = 0
        let faults = Fault.catching {
            view.reloadData()
            stage.settle()
            view.frame.size.height = 300
            stage.settle()
        }
        #expect(faults.isEmpty && view.visibleCells.isEmpty)
    }

    // wangling.me/2017/03/cell-data-unbinding.html: an end of display pairs with its beginning, not with the data source's cell.
    @Test("every display of an item that leaves the screen and returns ends before the next one begins")
    func pairedDisplays() {
        let items = Items(), view = collection(items), displays = Displays()
        items.count = 200
        view.delegate = displays
        let stage = ListWindow(view, size: CGSize(width: 320, height: 400))
        for offset in [700, 0, 700, 0] as [CGFloat] {
            view.setContentOffset(CGPoint(x: 0, y: offset), animated: false)
            stage.settle()
        }
        #expect(displays.log.filter { $0.hasSuffix(" 0") } == ["will 0", "end 0", "will 0", "end 0", "will 0"])
    }
}
