import Testing
import UIKit
import UIKitTesting
@testable import UIKitControls

@MainActor @Suite("Context menus", .serialized)
struct ContextMenuTests {
    final class Rows: UITableViewController {
        var heard: [String] = []
        var preview: UIViewController?
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 20 }
        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = UITableViewCell()
            cell.textLabel?.text = "Row \(indexPath.row)"
            return cell
        }
        override func tableView(_ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint)
            -> UIContextMenuConfiguration?
        {
            guard indexPath.row != 1 else { return nil }
            let preview = preview
            return UIContextMenuConfiguration(identifier: "\(indexPath.row)" as NSString, previewProvider: { preview }) { _ in
                UIMenu(children: [UIAction(title: "Copy") { [weak self] _ in self?.heard.append("copy") }])
            }
        }
        override func tableView(
            _ tableView: UITableView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
            animator: (any UIContextMenuInteractionAnimating)?
        ) {
            heard.append("display \(configuration.identifier)")
            animator?.addCompletion { [weak self] in self?.heard.append("displayed") }
        }
        override func tableView(
            _ tableView: UITableView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
            animator: (any UIContextMenuInteractionAnimating)?
        ) {
            heard.append("end")
            animator?.addCompletion { [weak self] in self?.heard.append("ended") }
        }
        override func tableView(
            _ tableView: UITableView, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
            animator: any UIContextMenuInteractionCommitAnimating
        ) {
            heard.append("commit \(animator.previewViewController === preview)")
            animator.addCompletion { [weak self] in self?.heard.append("committed") }
        }
    }

    private func part<Part: UIView>(_ type: Part.Type, in view: UIView) -> Part? {
        view as? Part ?? view.subviews.lazy.compactMap { part(type, in: $0) }.first
    }

    private func open(_ row: Int, _ rows: Rows, on shown: Stage? = nil) throws -> (Stage, LiftedPreview, MenuRow) {
        let stage = shown ?? Stage(root: rows)
        let cell = try #require(rows.tableView.cellForRow(at: IndexPath(row: row, section: 0)))
        stage.press(at: cell.convert(CGPoint(x: 60, y: 20), to: nil), for: 0.6)
        stage.settle()
        return (stage, try #require(part(LiftedPreview.self, in: stage.window)), try #require(part(MenuRow.self, in: stage.window)))
    }

    @Test("a row is lifted in place with the menu beneath it, and the delegate is called at both ends")
    func row() throws {
        let rows = Rows()
        let (stage, preview, menu) = try open(3, rows)
        let cell = try #require(rows.tableView.cellForRow(at: IndexPath(row: 3, section: 0)))
        let place = cell.convert(cell.bounds, to: nil)
        #expect(abs(preview.frame.minY - place.minY) < 0.001 && abs(preview.frame.height - place.height) < 0.001)
        #expect(menu.convert(menu.bounds, to: nil).minY == preview.frame.maxY + MenuFigures.previewGap)
        stage.tap(menu)
        stage.settle()
        #expect(rows.heard == ["display 3", "displayed", "end", "copy", "ended"])
        #expect(part(LiftedPreview.self, in: stage.window) == nil)
    }

    @Test("a table's interaction updates and dismisses the visible menu")
    func interaction() throws {
        let rows = Rows()
        let (stage, _, _) = try open(3, rows), interaction = try #require(rows.tableView.contextMenuInteraction)
        #expect(interaction.menuAppearance == .rich)
        interaction.updateVisibleMenu { $0.replacingChildren([UIAction(title: "Move") { _ in }]) }
        #expect(part(MenuRow.self, in: stage.window)?.element?.title == "Move")
        interaction.dismissMenu()
        stage.settle()
        #expect(part(MenuRow.self, in: stage.window) == nil && interaction.menuAppearance == .unknown)
        #expect(rows.heard == ["display 3", "displayed", "end", "ended"])
    }

    @Test("the lifted view is hidden while its preview is shown, and visible afterward")
    func away() throws {
        let rows = Rows()
        let (stage, _, menu) = try open(3, rows)
        let cell = try #require(rows.tableView.cellForRow(at: IndexPath(row: 3, section: 0)))
        #expect(cell.alpha == 0)
        stage.tap(menu)
        stage.settle()
        #expect(cell.alpha == 1)
    }

    @Test("in landscape a menu that is too tall for both is beside the preview")
    func beside() throws {
        let controller = UIViewController(), card = UIView(frame: CGRect(x: 100, y: 100, width: 200, height: 120)), delegate = Asked()
        card.addInteraction(UIContextMenuInteraction(delegate: delegate))
        controller.view.addSubview(card)
        let stage = Stage(root: controller, orientation: .landscapeRight)
        defer { UIScreen.main.become(HostScreen()) }
        stage.press(at: CGPoint(x: 150, y: 160), for: 0.6)
        stage.settle()
        let preview = try #require(part(LiftedPreview.self, in: stage.window)), row = try #require(part(MenuRow.self, in: stage.window))
        let menu = row.convert(row.bounds, to: nil)
        #expect(menu.minX == preview.frame.maxX + MenuFigures.previewGap && preview.frame.size == card.frame.size)
        #expect(menu.maxX <= stage.window.bounds.width - stage.window.safeAreaInsets.right)
    }

    final class Asked: NSObject, UIContextMenuInteractionDelegate {
        func contextMenuInteraction(_ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint)
            -> UIContextMenuConfiguration?
        {
            UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in
                UIMenu(children: (0..<6).map { index in UIAction(title: "\(index)") { _ in } })
            }
        }
    }

    @Test("if the menu does not fit beneath the row, the row moves up")
    func low() throws {
        let rows = Rows()
        let stage = Stage(root: rows)
        stage.settle()
        let last = try #require(rows.tableView.indexPathsForVisibleRows?.dropLast(2).last)
        let (_, preview, menu) = try open(last.row, rows, on: stage)
        let cell = try #require(rows.tableView.cellForRow(at: last))
        #expect(preview.frame.minY < cell.convert(cell.bounds, to: nil).minY)
        #expect(menu.convert(menu.bounds, to: nil).maxY <= stage.window.bounds.maxY - stage.window.safeAreaInsets.bottom)
    }

    @Test("a previewed controller has its preferred size and gets appearance callbacks, and a tap on it commits")
    func controller() throws {
        final class Preview: UIViewController {
            var heard: [String] = []
            override func viewWillAppear(_ animated: Bool) { heard.append("willAppear") }
            override func viewDidAppear(_ animated: Bool) { heard.append("didAppear") }
            override func viewDidDisappear(_ animated: Bool) { heard.append("didDisappear") }
        }
        let rows = Rows(), controller = Preview()
        controller.preferredContentSize = CGSize(width: 200, height: 150)
        rows.preview = controller
        let (stage, preview, _) = try open(0, rows)
        #expect(preview.frame.size == CGSize(width: 200, height: 150) && controller.heard == ["willAppear", "didAppear"])
        stage.tap(preview)
        stage.settle()
        #expect(rows.heard == ["display 0", "displayed", "commit true", "end", "committed", "ended"])
        #expect(controller.heard == ["willAppear", "didAppear", "didDisappear"])
    }

    private final class Returning: NSObject, UIContextMenuInteractionDelegate {
        var heard: [String] = []
        var lifted: UITargetedPreview?
        var goal: UITargetedPreview?
        func contextMenuInteraction(_ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint)
            -> UIContextMenuConfiguration?
        {
            heard.append("configuration")
            return UIContextMenuConfiguration(identifier: "card" as NSString, previewProvider: nil) { _ in
                UIMenu(children: [UIAction(title: "One") { _ in }])
            }
        }
        func contextMenuInteraction(
            _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
            highlightPreviewForItemWithIdentifier identifier: any NSCopying
        ) -> UITargetedPreview? {
            heard.append("highlight \(identifier)")
            return lifted
        }
        func contextMenuInteraction(
            _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
            dismissalPreviewForItemWithIdentifier identifier: any NSCopying
        ) -> UITargetedPreview? {
            heard.append("dismissal \(identifier)")
            return goal
        }
        func contextMenuInteraction(
            _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
            animator: (any UIContextMenuInteractionAnimating)?
        ) { heard.append("end") }
    }

    @Test("the delegate provides the preview into which the lifted one returns when the menu closes")
    func returning() throws {
        let controller = UIViewController(), card = UIView(frame: CGRect(x: 100, y: 100, width: 200, height: 120)), delegate = Returning()
        let pile = UIView(frame: CGRect(x: 20, y: 500, width: 50, height: 40)), interaction = UIContextMenuInteraction(delegate: delegate)
        card.addInteraction(interaction)
        controller.view.addSubview(card)
        controller.view.addSubview(pile)
        delegate.goal = UITargetedPreview(view: pile)
        let stage = Stage(root: controller)
        stage.press(at: CGPoint(x: 150, y: 160), for: 0.6)
        stage.settle()
        #expect(interaction.menuAppearance == .rich && delegate.heard == ["configuration", "highlight card"])
        let preview = try #require(part(LiftedPreview.self, in: stage.window))
        interaction.dismissMenu()
        #expect(preview.frame == CGRect(x: 20, y: 500, width: 50, height: 40))
        stage.settle()
        #expect(delegate.heard == ["configuration", "highlight card", "dismissal card", "end"])
    }

    @Test("a preview whose view is in no window is lifted from its target, and shown itself")
    func detached() throws {
        let controller = UIViewController(), card = UIView(frame: CGRect(x: 100, y: 100, width: 200, height: 120)), delegate = Returning()
        let badge = UIView(frame: CGRect(x: 0, y: 0, width: 60, height: 30)), interaction = UIContextMenuInteraction(delegate: delegate)
        card.addInteraction(interaction)
        controller.view.addSubview(card)
        delegate.lifted = UITargetedPreview(
            view: badge, parameters: UIPreviewParameters(), target: UIPreviewTarget(container: card, center: CGPoint(x: 100, y: 60)))
        let stage = Stage(root: controller)
        stage.press(at: CGPoint(x: 150, y: 160), for: 0.6)
        stage.settle()
        let preview = try #require(part(LiftedPreview.self, in: stage.window))
        #expect(preview.frame == CGRect(x: 170, y: 145, width: 60, height: 30))
        #expect(badge.isDescendant(of: preview) && badge.alpha == 1 && card.alpha == 1)
    }

    @Test("a long press asks a table's delegate for one configuration, and for the preview into which it returns")
    func once() throws {
        final class Counting: UITableViewController {
            var heard: [String] = []
            override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
            override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }
            override func tableView(_ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint)
                -> UIContextMenuConfiguration?
            {
                heard.append("configuration")
                return UIContextMenuConfiguration(identifier: "\(indexPath.row)" as NSString, previewProvider: nil) { _ in
                    UIMenu(children: [UIAction(title: "Copy") { _ in }])
                }
            }
            override func tableView(
                _ tableView: UITableView, previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
            ) -> UITargetedPreview? {
                heard.append("dismissal \(configuration.identifier)")
                return nil
            }
        }
        let rows = Counting(), stage = Stage(root: rows)
        let cell = try #require(rows.tableView.cellForRow(at: IndexPath(row: 1, section: 0)))
        stage.press(at: cell.convert(CGPoint(x: 60, y: 20), to: nil), for: 0.6)
        stage.settle()
        stage.tap(try #require(part(MenuRow.self, in: stage.window)))
        stage.settle()
        #expect(rows.heard == ["configuration", "dismissal 1"])
    }

    @Test("a collection asks for the menu of iOS 16, and for the older one only if its delegate doesn't implement that")
    func items() throws {
        class Older: UICollectionViewController {
            var heard: [String] = []
            override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 1 }
            override func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
                collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
            }
            override func collectionView(
                _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath, point: CGPoint
            ) -> UIContextMenuConfiguration? {
                heard.append("item")
                return nil
            }
        }
        final class Newer: Older {
            override func collectionView(
                _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: CGPoint
            ) -> UIContextMenuConfiguration? {
                heard.append("items \(indexPaths.count)")
                return nil
            }
        }
        func layout() -> UICollectionViewFlowLayout {
            let layout = UICollectionViewFlowLayout()
            layout.itemSize = CGSize(width: 100, height: 100)
            return layout
        }
        for controller in [Older(collectionViewLayout: layout()), Newer(collectionViewLayout: layout())] {
            controller.collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
            let stage = Stage(root: controller)
            let cell = try #require(controller.collectionView.cellForItem(at: IndexPath(item: 0, section: 0)))
            stage.press(at: cell.convert(CGPoint(x: 50, y: 50), to: nil), for: 0.6)
            stage.settle()
            #expect(controller.heard == (controller is Newer ? ["items 1"] : ["item"]))
        }
    }

    @Test("a long press on a row without a configuration selects it")
    func none() throws {
        let rows = Rows(), stage = Stage(root: rows)
        let cell = try #require(rows.tableView.cellForRow(at: IndexPath(row: 1, section: 0)))
        stage.press(at: cell.convert(CGPoint(x: 60, y: 20), to: nil), for: 0.6)
        stage.settle()
        #expect(part(LiftedPreview.self, in: stage.window) == nil && rows.tableView.indexPathForSelectedRow?.row == 1)
    }

    @Test("a button with a menu opens it after a long press, and a tap still triggers the button")
    func button() {
        let controller = UIViewController(), button = UIButton(type: .system)
        button.frame = CGRect(x: 20, y: 200, width: 100, height: 40)
        button.menu = UIMenu(
            options: .singleSelection, children: [UIAction(title: "One", state: .on) { _ in }, UIAction(title: "Two") { _ in }])
        var taps = 0
        button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
        controller.view.addSubview(button)
        let stage = Stage(root: controller)
        stage.tap(button)
        #expect(taps == 1 && part(MenuRow.self, in: stage.window) == nil)
        stage.press(at: CGPoint(x: 70, y: 220), for: 0.6)
        stage.settle()
        let row = part(MenuRow.self, in: stage.window)?.superview?.subviews.compactMap { $0 as? MenuRow }.last
        row.map(stage.tap)
        stage.settle()
        #expect((button.menu?.children as? [UIAction])?.map(\.state) == [.off, .on] && taps == 1)
    }
}
