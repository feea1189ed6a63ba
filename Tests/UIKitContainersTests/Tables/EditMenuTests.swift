import Testing
import UIKit
import UIKitTesting
@testable import UIKitControls

@MainActor @Suite("Edit menus", .serialized)
struct EditMenuTests {
    final class Page: UIViewController, UIEditMenuInteractionDelegate {
        var heard: [String] = []
        var refusesCopy = false
        private(set) lazy var interaction = UIEditMenuInteraction(delegate: self)
        override var canBecomeFirstResponder: Bool { true }
        override func viewDidLoad() { view.addInteraction(interaction) }
        override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
            action == Selector(("mark")) || super.canPerformAction(action, withSender: sender)
        }
        func editMenuInteraction(
            _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration, suggestedActions: [UIMenuElement]
        ) -> UIMenu? {
            UIMenu(
                children: suggestedActions + [
                    UIAction(title: "Look Up") { [weak self] _ in self?.heard.append("look up") },
                    UIAction(title: "Never", attributes: .hidden) { _ in },
                    UIMenu(title: "More", children: [UIAction(title: "Translate") { [weak self] _ in self?.heard.append("translate") }]),
                ])
        }
        func editMenuInteraction(
            _ interaction: UIEditMenuInteraction, willPresentMenuFor configuration: UIEditMenuConfiguration,
            animator: any UIEditMenuInteractionAnimating
        ) {
            heard.append("present \(configuration.identifier)")
            animator.addCompletion { [weak self] in self?.heard.append("presented") }
        }
        func editMenuInteraction(
            _ interaction: UIEditMenuInteraction, willDismissMenuFor configuration: UIEditMenuConfiguration,
            animator: any UIEditMenuInteractionAnimating
        ) {
            heard.append("dismiss")
        }
    }

    private func bars(in window: UIWindow) -> [EditMenuBar] { window.subviews.compactMap { $0 as? EditMenuBar } }
    private func buttons(_ view: UIView) -> [UIButton] { view.subviews.flatMap { ($0 as? UIButton).map { [$0] } ?? buttons($0) } }

    @Test("an interaction's menu is above its point, runs the chosen action, and opens a submenu in place")
    func interaction() throws {
        let page = Page(), stage = Stage(root: page)
        page.interaction.presentEditMenu(with: UIEditMenuConfiguration(identifier: "selection", sourcePoint: CGPoint(x: 196, y: 400)))
        stage.settle()
        let bar = try #require(bars(in: stage.window).first)
        #expect(buttons(bar).map { $0.title(for: .normal) } == ["Look Up", "More"])
        #expect(bar.frame.maxY == 392 && abs(bar.frame.midX - 196) <= 1)
        stage.tap(buttons(bar)[1])
        stage.settle()
        let more = try #require(bars(in: stage.window).first)
        #expect(buttons(more).map { $0.title(for: .normal) } == ["Translate"])
        stage.tap(buttons(more)[0])
        stage.settle()
        #expect(page.heard == ["present selection", "presented", "dismiss", "translate"] && bars(in: stage.window).isEmpty)
    }

    @Test("a touch elsewhere dismisses the menu and is delivered; near the top the menu is below")
    func outside() throws {
        let page = Page(), stage = Stage(root: page), button = UIButton(type: .system)
        var taps = 0
        button.frame = CGRect(x: 20, y: 600, width: 100, height: 44)
        button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
        page.view.addSubview(button)
        page.interaction.presentEditMenu(with: UIEditMenuConfiguration(identifier: nil, sourcePoint: CGPoint(x: 5, y: 60)))
        stage.settle()
        let bar = try #require(bars(in: stage.window).first)
        #expect(bar.frame.minY == 68 && bar.frame.minX == 8)
        stage.tap(button)
        stage.settle()
        #expect(taps == 1 && bars(in: stage.window).isEmpty && page.heard.last == "dismiss")
    }

    @Test("UIMenuController draws the same bar, and hides after a tap on an item")
    func menuController() throws {
        let controller = UIViewController(), view = UITextView(frame: CGRect(x: 100, y: 300, width: 200, height: 40))
        view.text = "Some words"
        controller.view.addSubview(view)
        let stage = Stage(root: controller)
        view.becomeFirstResponder()
        view.selectedRange = NSRange(location: 0, length: 4)
        UIPasteboard.general.string = nil
        UIMenuController.shared.showMenu(from: view, rect: view.bounds)
        stage.settle()
        let bar = try #require(bars(in: stage.window).first)
        #expect(bar.frame.maxY == 292)
        stage.tap(try #require(buttons(bar).first { $0.title(for: .normal) == "Copy" }))
        stage.settle()
        #expect(UIPasteboard.general.string == "Some" && !UIMenuController.shared.isMenuVisible && bars(in: stage.window).isEmpty)
        view.resignFirstResponder()
        stage.settle()
    }
}
