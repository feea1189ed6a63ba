import Foundation
import Testing
import UIKitText
@testable import UIKitLists

@MainActor @Suite("Drag and drop", .serialized)
struct DragAndDropTests {
    private final class Parcel: NSObject, UIDragInteractionDelegate, UIDropInteractionDelegate {
        var log: [String] = []
        var operation = UIDropOperation.copy
        var received: [String] = []
        func dragInteraction(_ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession) -> [UIDragItem] {
            [UIDragItem(itemProvider: NSItemProvider(object: "letter" as NSString))]
        }
        func dragInteraction(_ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession) { log.append("begin") }
        func dragInteraction(_ interaction: UIDragInteraction, session: any UIDragSession, willEndWith operation: UIDropOperation) {
            log.append("willEnd \(operation)")
        }
        func dragInteraction(_ interaction: UIDragInteraction, session: any UIDragSession, didEndWith operation: UIDropOperation) {
            log.append("didEnd \(operation)")
        }
        func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool {
            session.canLoadObjects(ofClass: NSString.self)
        }
        func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession) { log.append("enter") }
        func dropInteraction(_ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession) -> UIDropProposal {
            UIDropProposal(operation: operation)
        }
        func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
            log.append("drop")
            session.loadObjects(ofClass: NSString.self) { self.received = $0.compactMap { ($0 as Any) as? String } }
        }
        func dropInteraction(_ interaction: UIDropInteraction, concludeDrop session: any UIDropSession) { log.append("conclude") }
    }

    private func carry(_ stage: ListWindow, from: CGPoint, to: CGPoint) {
        stage.touch(.began, from)
        stage.settle(0.6)
        stage.touch(.moved, CGPoint(x: (from.x + to.x) / 2, y: (from.y + to.y) / 2))
        stage.settle(0.05)
        stage.touch(.moved, to)
        stage.settle(0.05)
        stage.touch(.ended, to)
        stage.settle(1)
    }

    private func scene(_ parcel: Parcel) -> ListWindow {
        let root = UIView(), source = UIView(frame: CGRect(x: 20, y: 20, width: 80, height: 80)),
            target = UIView(frame: CGRect(x: 20, y: 300, width: 200, height: 200))
        let drag = UIDragInteraction(delegate: parcel)
        drag.isEnabled = true
        source.addInteraction(drag)
        target.addInteraction(UIDropInteraction(delegate: parcel))
        for view in [source, target] { root.addSubview(view) }
        return ListWindow(root)
    }

    @Test("a long press lifts the delegate's drag items, and the view under the finger receives the drop")
    func interactions() {
        let parcel = Parcel(), stage = scene(parcel)
        carry(stage, from: CGPoint(x: 60, y: 60), to: CGPoint(x: 100, y: 400))
        #expect(parcel.log == ["begin", "enter", "willEnd copy", "drop", "didEnd copy", "conclude"])
        #expect(parcel.received == ["letter"])
        #expect(stage.window.subviews.count == 1, "the picture under the finger is gone")
    }

    @Test("a forbidden drop, or one outside every target, cancels the drag")
    func cancelled() {
        let parcel = Parcel(), stage = scene(parcel)
        parcel.operation = .forbidden
        carry(stage, from: CGPoint(x: 60, y: 60), to: CGPoint(x: 100, y: 400))
        carry(stage, from: CGPoint(x: 60, y: 60), to: CGPoint(x: 300, y: 100))
        #expect(parcel.log == ["begin", "enter", "willEnd forbidden", "didEnd forbidden", "begin", "willEnd cancel", "didEnd cancel"])
    }

    @Test("a tap does not lift") func tap() {
        let parcel = Parcel(), stage = scene(parcel)
        stage.tap(CGPoint(x: 60, y: 60))
        #expect(parcel.log.isEmpty)
    }

    private final class Placed: NSObject, UIDragInteractionDelegate, UIDropInteractionDelegate {
        var log: [String] = []
        let place: UITargetedDragPreview
        init(_ place: UITargetedDragPreview) { self.place = place }
        func dragInteraction(_ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession) -> [UIDragItem] {
            [UIDragItem(itemProvider: NSItemProvider(object: "letter" as NSString))]
        }
        func dragInteraction(
            _ interaction: UIDragInteraction, previewForCancelling item: UIDragItem, withDefault defaultPreview: UITargetedDragPreview
        ) -> UITargetedDragPreview? {
            log.append("cancel")
            return place
        }
        func dropInteraction(_ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession) -> UIDropProposal {
            UIDropProposal(operation: .copy)
        }
        func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) { log.append("perform") }
        func dropInteraction(
            _ interaction: UIDropInteraction, previewForDropping item: UIDragItem, withDefault defaultPreview: UITargetedDragPreview
        ) -> UITargetedDragPreview? {
            log.append("drop")
            return place
        }
        func dropInteraction(_ interaction: UIDropInteraction, item: UIDragItem, willAnimateDropWith animator: any UIDragAnimating) {
            log.append("animate")
        }
    }

    @Test("a dropped or canceled item moves into the preview that the delegate returns", arguments: [true, false])
    func previews(isDropped: Bool) throws {
        let root = UIView(), source = UIView(frame: CGRect(x: 20, y: 20, width: 80, height: 80))
        let target = UIView(frame: CGRect(x: 20, y: 300, width: 200, height: 200))
        let goal = UITargetedDragPreview(
            view: UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10)), parameters: UIPreviewParameters(),
            target: UIPreviewTarget(container: target, center: CGPoint(x: 30, y: 40)))
        let placed = Placed(goal), drag = UIDragInteraction(delegate: placed)
        drag.isEnabled = true
        source.addInteraction(drag)
        if isDropped { target.addInteraction(UIDropInteraction(delegate: placed)) }
        for view in [source, target] { root.addSubview(view) }
        let stage = ListWindow(root)
        stage.touch(.began, CGPoint(x: 60, y: 60))
        stage.settle(0.6)
        stage.touch(.moved, CGPoint(x: 100, y: 400))
        stage.settle(0.3)
        let platter = try #require(stage.window.subviews.last)
        stage.touch(.ended, CGPoint(x: 100, y: 400))
        #expect(platter.center == target.convert(CGPoint(x: 30, y: 40), to: stage.window))
        stage.settle(1)
        #expect(placed.log == (isDropped ? ["perform", "drop", "animate"] : ["cancel"]))
    }

    private final class Rows: NSObject, UITableViewDataSource, UITableViewDragDelegate, UITableViewDropDelegate {
        var names = ["a", "b", "c", "d"]
        var drops: [String] = []
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { names.count }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }
        func tableView(_ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath) -> [UIDragItem] {
            [UIDragItem(itemProvider: NSItemProvider(object: names[indexPath.row] as NSString))]
        }
        func tableView(_ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator) {
            for item in coordinator.items {
                drops.append("\(item.sourceIndexPath?.row ?? -1) to \(coordinator.destinationIndexPath?.row ?? -1)")
            }
        }
    }

    @Test("a row dragged within its table is dropped with its source and destination index paths")
    func rows() {
        let rows = Rows(), table = UITableView()
        table.rowHeight = 44
        table.dataSource = rows
        table.dragDelegate = rows
        table.dropDelegate = rows
        let stage = ListWindow(table)
        func middle(_ row: Int) -> CGPoint {
            let frame = table.rectForRow(at: IndexPath(row: row, section: 0))
            return table.convert(CGPoint(x: frame.midX, y: frame.midY), to: stage.window)
        }
        carry(stage, from: middle(0), to: middle(2))
        #expect(rows.drops == ["0 to 2"])
        table.dragInteractionEnabled = false
        carry(stage, from: middle(0), to: middle(2))
        #expect(rows.drops == ["0 to 2"])
        Generation.emulating(.ios13) {
            #expect(!UITableView().dragInteractionEnabled, "up to iOS 14 a telephone drags only when asked to")
        }
    }
}
