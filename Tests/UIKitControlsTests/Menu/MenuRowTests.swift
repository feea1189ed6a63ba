import RuleTrait
import Testing
import UIKit
import UIKitTesting
@testable import UIKitControls

@MainActor @Suite(.serialized) struct MenuRowTests {
    private var menu: UIMenu {
        UIMenu(
            title: "Sort by",
            children: [
                UIAction(title: "Name", state: .on) { _ in }, UIAction(title: "Date", subtitle: "Newest first") { _ in },
                UIMenu(options: .displayInline, children: [UIAction(title: "Delete", attributes: .destructive) { _ in }]),
            ])
    }

    private func rows(_ view: UIView) -> [MenuRow] { view.subviews.flatMap { ($0 as? MenuRow).map { [$0] } ?? rows($0) } }

    private func open(_ shown: UIMenu? = nil, textSize: UIContentSizeCategory = .large) -> (Stage, [MenuRow]) {
        let controller = UIViewController(), button = UIButton(type: .system)
        button.frame = CGRect(x: 20, y: 100, width: 100, height: 30)
        button.menu = shown ?? menu
        button.showsMenuAsPrimaryAction = true
        controller.view.addSubview(button)
        let stage = Stage(root: controller, textSize: textSize)
        button.performPrimaryAction()
        stage.settle()
        return (stage, rows(stage.window))
    }

    @Test("a button whose menu is its primary action is notified when the menu opens and closes")
    func told() throws {
        final class Teller: UIButton {
            var log: [String] = []
            override func contextMenuInteraction(
                _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
                animator: (any UIContextMenuInteractionAnimating)?
            ) {
                super.contextMenuInteraction(interaction, willDisplayMenuFor: configuration, animator: animator)
                log.append("opens")
                animator?.addCompletion { self.log.append("opened") }
            }
            override func contextMenuInteraction(
                _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
                animator: (any UIContextMenuInteractionAnimating)?
            ) {
                super.contextMenuInteraction(interaction, willEndFor: configuration, animator: animator)
                log.append("closes")
                animator?.addCompletion { self.log.append("closed") }
            }
        }
        let controller = UIViewController(), button = Teller(type: .system)
        button.frame = CGRect(x: 20, y: 100, width: 100, height: 30)
        button.menu = menu
        button.showsMenuAsPrimaryAction = true
        controller.view.addSubview(button)
        let stage = Stage(root: controller)
        button.performPrimaryAction()
        stage.settle()
        #expect(button.log == ["opens", "opened"])
        try #require(rows(stage.window).first { $0.element?.title == "Date" }).sendActions(for: .touchUpInside)
        stage.settle()
        #expect(button.log == ["opens", "opened", "closes", "closed"])
    }

    @Test("an action that keeps its menu presented leaves it open, with the states as they are then")
    func kept() throws {
        var chosen = 0
        let action = UIAction(title: "Bold", attributes: .keepsMenuPresented) { action in
            chosen += 1
            action.state = action.state == .on ? .off : .on
        }
        let (stage, first) = open(UIMenu(children: [action, UIAction(title: "Done") { _ in }]))
        first[0].sendActions(for: .touchUpInside)
        stage.settle()
        #expect(chosen == 1 && rows(stage.window).map(\.isChecked) == [true, false])
        rows(stage.window)[0].sendActions(for: .touchUpInside)
        stage.settle()
        #expect(chosen == 2 && rows(stage.window).map(\.isChecked) == [false, false])
        rows(stage.window)[1].sendActions(for: .touchUpInside)
        stage.settle()
        #expect(rows(stage.window).isEmpty)
    }

    @Test("a touch opens the menu that is a control's primary action, and triggers nothing else")
    func primary() throws {
        final class MenuControl: UIControl {
            override func contextMenuInteraction(_ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint)
                -> UIContextMenuConfiguration?
            {
                UIContextMenuConfiguration(actionProvider: { _ in UIMenu(children: [UIAction(title: "One") { _ in }]) })
            }
        }
        let controller = UIViewController(), control = MenuControl(frame: CGRect(x: 20, y: 100, width: 100, height: 30))
        let button = UIButton(frame: CGRect(x: 20, y: 300, width: 100, height: 30))
        button.menu = menu
        var log: [String] = []
        for view in [control, button] {
            view.isContextMenuInteractionEnabled = true
            view.showsMenuAsPrimaryAction = true
            for (name, event) in [
                ("down", UIControl.Event.touchDown), ("inside", .touchUpInside), ("primary", .primaryActionTriggered),
                ("menu", .menuActionTriggered),
            ] {
                view.addAction(UIAction { _ in log.append(name) }, for: event)
            }
            controller.view.addSubview(view)
        }
        let stage = Stage(root: controller)
        stage.tap(control)
        stage.settle()
        #expect(log == ["down", "menu"])
        #expect(rows(stage.window).map { $0.element?.title } == ["One"])
        control.contextMenuInteraction?.dismissMenu()
        stage.settle()
        stage.tap(button)
        stage.settle()
        #expect(log == ["down", "menu", "down", "menu"] && rows(stage.window).count == 4)
    }

    @Test("an interaction reports the appearance of its visible menu, updates it in place, and dismisses it")
    func visible() throws {
        let controller = UIViewController(), button = UIButton(type: .system)
        button.frame = CGRect(x: 20, y: 100, width: 100, height: 30)
        button.menu = UIMenu(children: [UIAction(title: "One") { _ in }])
        button.showsMenuAsPrimaryAction = true
        controller.view.addSubview(button)
        let stage = Stage(root: controller), interaction = try #require(button.contextMenuInteraction)
        #expect(interaction.menuAppearance == .unknown)
        interaction.updateVisibleMenu { _ in
            Issue.record("no menu is visible")
            return UIMenu()
        }
        button.performPrimaryAction()
        stage.settle()
        #expect(interaction.menuAppearance == .compact)
        interaction.updateVisibleMenu { $0.replacingChildren($0.children + [UIAction(title: "Two") { _ in }]) }
        #expect(rows(stage.window).map { $0.element?.title } == ["One", "Two"])
        interaction.dismissMenu()
        stage.settle()
        #expect(rows(stage.window).isEmpty && interaction.menuAppearance == .unknown)
    }

    @Test("a menu in iOS 26 has rows of the measured size", .rule("metrics-17")) func glass() {
        Generation.emulating(.ios26) {
            let (stage, rows) = open()
            #expect(rows.map(\.frame.height) == [40.333, 42, 58, 42])
            #expect(rows[3].frame.minY - rows[2].frame.maxY == 21)
            #expect(rows.allSatisfy { $0.frame.width == 250 })
            #expect(rows[1].titleInset == 40, "28, and 12 for the checkmarks")
            withExtendedLifetime(stage) {}
        }
    }

    @Test("small elements are side by side without their titles, four to a row; medium ones three, with titles below their images")
    func tiles() {
        func actions(_ count: Int) -> [UIAction] {
            (0..<count).map { UIAction(title: "A\($0)", image: UIImage(systemName: "star")) { _ in } }
        }
        let (stage, rows) = open(
            UIMenu(children: [
                UIMenu(options: .displayInline, preferredElementSize: .small, children: actions(5)),
                UIMenu(options: .displayInline, preferredElementSize: .medium, children: actions(3)), UIAction(title: "Last") { _ in },
            ]))
        let frames = rows.map(\.frame)
        let widths = frames.map { ($0.width * 10).rounded() }, tops = frames.map(\.minY)
        #expect(widths == [625, 625, 625, 625, 2500, 833, 833, 833, 2500])
        #expect(Set(tops[0..<4]).count == 1 && Set(tops[5..<8]).count == 1)
        #expect(tops[4] == frames[0].maxY)
        #expect(frames[3].maxX == 250 && frames[8].minY == frames[7].maxY + MenuFigures.classic.groupGap)
        #expect(rows[0].accessibilityLabel == "A0")
        #expect(rows[0].subviews.allSatisfy { !($0 is UILabel) || $0.isHidden })
        #expect(rows[5].subviews.contains { ($0 as? UILabel)?.text == "A0" && !$0.isHidden })
        withExtendedLifetime(stage) {}
    }

    @Test("a palette shows images side by side, five to a row; a mixed state has a dash, and a destructive submenu is red")
    func palette() throws {
        let actions = (0..<6).map { UIAction(title: "A\($0)", image: UIImage(systemName: "star")) { _ in } }
        let (stage, rows) = open(
            UIMenu(children: [
                UIMenu(options: [.displayInline, .displayAsPalette], children: actions), UIAction(title: "Some", state: .mixed) { _ in },
                UIMenu(title: "Remove", options: .destructive, children: actions),
            ]))
        #expect(rows.prefix(6).map(\.frame.width) == [50, 50, 50, 50, 50, 250])
        #expect(rows[0].accessibilityLabel == "A0" && labels(rows[0]).allSatisfy(\.isHidden))
        #expect(rows[6].isChecked)
        #expect(labels(rows[6]).first?.textColor == .label && labels(rows[7]).first?.textColor == .systemRed)
        withExtendedLifetime(stage) {}
    }

    private func labels(_ row: MenuRow) -> [UILabel] { row.subviews.compactMap { $0 as? UILabel } }

    @Test("one checkmark indents the titles of all rows, and a subtitle makes a row taller") func classic() {
        let (stage, rows) = open()
        #expect(rows.map(\.titleInset) == [32, 32, 32, 32])
        #expect(rows[2].frame.height > rows[1].frame.height)
        withExtendedLifetime(stage) {}
    }

    @Test("deferred elements are requested once, uncached ones at each opening")
    func deferred() {
        var asked: [String] = []
        let cached = UIDeferredMenuElement { provide in
            asked.append("cached")
            provide([UIAction(title: "A") { _ in }])
        }
        let uncached = UIDeferredMenuElement.uncached { provide in
            asked.append("uncached")
            provide([UIAction(title: "B") { _ in }])
        }
        let menu = UIMenu(children: [cached, uncached])
        #expect(menu.shownElements.map(\.title) == ["A", "B"])
        #expect(menu.shownElements.map(\.title) == ["A", "B"])
        #expect(asked == ["cached", "uncached", "uncached"])
    }

    @Test("a pop-up button shows the selected action, or else the first one, regardless of the order of setters")
    func popUp() {
        let button = UIButton(configuration: .plain()), chosen = UIAction(title: "Two") { _ in }
        button.changesSelectionAsPrimaryAction = true
        button.menu = UIMenu(children: [UIMenu(options: .displayInline, children: [UIAction(title: "One") { _ in }]), chosen])
        #expect(button.configuration?.title == "One")
        button.menu = UIMenu(children: [UIAction(title: "One") { _ in }, UIAction(title: "Three", state: .on) { _ in }])
        #expect(button.configuration?.title == "Three")
    }

    @Test("an inline menu's title is above its rows, below the separator that starts the group") func inlineTitle() {
        let (stage, rows) = open(
            UIMenu(children: [
                UIAction(title: "Copy") { _ in },
                UIMenu(title: "More", options: .displayInline, children: [UIAction(title: "Delete") { _ in }]),
            ]))
        #expect(rows.map(\.isTitle) == [false, true, false])
        #expect(rows.map(\.startsGroup) == [false, true, false])
        withExtendedLifetime(stage) {}
    }

    @Test("an element whose provider completes later shows a loading state first; the provider is called once") func deferredLater() {
        var answers: [([UIMenuElement]) -> Void] = []
        let later = UIDeferredMenuElement { answers.append($0) }
        let (stage, waiting) = open(UIMenu(children: [UIAction(title: "Copy") { _ in }, later]))
        #expect(waiting.map(\.element?.title) == ["Copy", "Loading…"])
        answers.first?([UIAction(title: "One") { _ in }, UIAction(title: "Two") { _ in }])
        stage.settle()
        #expect(rows(stage.window).map(\.element?.title) == ["Copy", "One", "Two"])
        #expect(answers.count == 1)
    }

    @Test("a menu taller than the screen scrolls to its last row") func long() {
        let (stage, rows) = open(UIMenu(children: (1...40).map { UIAction(title: "Row \($0)") { _ in } }))
        func bottom() -> CGFloat { rows[39].convert(rows[39].bounds, to: nil).maxY }
        #expect(bottom() > stage.window.bounds.maxY)
        stage.drag(from: CGPoint(x: 60, y: 700), to: CGPoint(x: 60, y: 100))
        stage.drag(from: CGPoint(x: 60, y: 700), to: CGPoint(x: 60, y: 100))
        stage.drag(from: CGPoint(x: 60, y: 700), to: CGPoint(x: 60, y: 100))
        stage.settle()
        #expect(bottom() <= stage.window.bounds.maxY && bottom() > 700)
    }

    @Test("large text wraps in its row, which grows") func largeText() throws {
        let (stage, rows) = open(textSize: .accessibilityExtraExtraExtraLarge)
        let row = try #require(rows.first { $0.element?.subtitle == "Newest first" })
        let labels = row.subviews.compactMap { $0 as? UILabel }.sorted { $0.frame.minY < $1.frame.minY }
        let subtitle = try #require(labels.last { $0.text == "Newest first" })
        #expect(subtitle.frame.height >= 2 * subtitle.font.lineHeight && subtitle.frame.maxY <= row.bounds.height)
        #expect(
            labels.allSatisfy {
                $0.frame.height >= $0.sizeThatFits(CGSize(width: $0.frame.width, height: .greatestFiniteMagnitude)).height || $0.text == nil
            })
        withExtendedLifetime(stage) {}
        _ = Stage()  // Tests without their own screen expect the default text size.
    }
}
