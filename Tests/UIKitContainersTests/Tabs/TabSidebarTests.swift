import Foundation
import Testing
import UIKitRuntime
import UIKitTesting

@testable import UIKitContainers
@testable import UIKitCore

@MainActor @Suite("Tab sidebar", .serialized)
struct TabSidebarTests {
    private final class Page: UIViewController {
        override func viewDidLoad() {
            view.backgroundColor = .systemBackground
            navigationItem.title = title
        }
    }

    private static func page(_ tab: UITab) -> UIViewController {
        let page = Page()
        page.title = tab.title
        return UINavigationController(rootViewController: page)
    }

    private func tab(_ name: String) -> UITab {
        UITab(title: name, image: UIImage(systemName: "star"), identifier: name, viewControllerProvider: Self.page)
    }

    private func controller() -> UITabBarController {
        let library = UITabGroup(
            title: "Library", image: UIImage(systemName: "books.vertical"), identifier: "library",
            children: [tab("Albums"), tab("Artists")])
        let controller = UITabBarController(tabs: [tab("Home"), tab("Search"), library])
        controller.mode = .tabSidebar
        return controller
    }

    private func shown(_ controller: UITabBarController) -> String? {
        (controller.selectedViewController as? UINavigationController)?.topViewController?.title
    }

    @Test("on a wide iPad the sidebar replaces the bar beside the content, and selects tabs in groups")
    func tiled() throws {
        defer { UIScreen.main.become(HostScreen()) }
        try Generation.emulating(.ios26) {
            let controller = controller()
            let stage = Stage(root: controller, device: "iPad Pro 11 (M4)", orientation: .landscapeLeft)
            stage.settle()
            #expect(!controller.sidebar.isHidden && controller.tabBar.alpha == 0)
            #expect(controller.selectedViewController?.view.frame == CGRect(x: 320, y: 0, width: 1210 - 320, height: 834))
            tap("Artists", in: controller, stage)
            #expect(shown(controller) == "Artists" && controller.selectedTab?.identifier == "Artists" && controller.selectedIndex == 2)
            tap("Home", in: controller, stage)
            #expect(shown(controller) == "Home")
            controller.selectedTab = controller.tab(forIdentifier: "Albums")
            #expect(shown(controller) == "Albums")
            try keep(stage, "tiled")
        }
    }

    @Test(
        "on a portrait iPad the sidebar overlays the content through its button, and a tap beside it hides it; its delegate may animate along"
    )
    func overlapping() throws {
        final class Listener: NSObject, UITabBarController.Sidebar.Delegate {
            var heard: [String] = []
            func tabBarController(
                _ tabBarController: UITabBarController, sidebarVisibilityWillChange sidebar: UITabBarController.Sidebar,
                animator: any UITabBarController.Sidebar.Animating
            ) {
                heard.append("hidden: \(sidebar.isHidden)")
                animator.addCompletion { [self] in heard.append("done") }
            }
        }
        defer { UIScreen.main.become(HostScreen()) }
        try Generation.emulating(.ios26) {
            let controller = controller(), listener = Listener()
            controller.sidebar.delegate = listener
            let stage = Stage(root: controller, device: "iPad Pro 11 (M4)")
            stage.settle()
            #expect(controller.sidebar.isHidden && controller.tabBar.alpha == 1)
            try keep(stage, "hidden")
            stage.tap(at: CGPoint(x: 38, y: controller.view.safeAreaInsets.top + 22))
            stage.settle()
            #expect(!controller.sidebar.isHidden && controller.tabBar.alpha == 0 && controller.selectedViewController?.view.frame.minX == 0)
            try keep(stage, "overlapping")
            stage.tap(at: CGPoint(x: 700, y: 600))
            stage.settle()
            #expect(controller.sidebar.isHidden && controller.tabBar.alpha == 1)
            #expect(listener.heard == ["hidden: false", "done", "hidden: true", "done"])
        }
    }

    @Test("phones and other tab bar modes have no sidebar", arguments: [UITabBarController.Mode.automatic, .tabBar, .tabSidebar])
    func none(_ mode: UITabBarController.Mode) {
        defer { UIScreen.main.become(HostScreen()) }
        Generation.emulating(.ios26) {
            let controller = controller()
            controller.mode = mode
            let stage = Stage(root: controller, device: mode == .tabSidebar ? "iPhone 16" : "iPad Pro 11 (M4)", orientation: .landscapeLeft)
            stage.settle()
            #expect(controller.sidebar.isHidden && controller.tabBar.alpha == 1 && controller.selectedViewController?.view.frame.minX == 0)
        }
    }

    @Test("a bottom accessory is above the bar of a phone, and the content's safe area ends above it")
    func accessory() throws {
        defer { UIScreen.main.become(HostScreen()) }
        try Generation.emulating(.ios26) {
            let controller = UITabBarController(tabs: [tab("Home"), tab("Search")])
            let stage = Stage(root: controller, device: "iPhone 16")
            stage.settle()
            let before = try #require(controller.selectedViewController).view.safeAreaInsets.bottom
            let label = UILabel()
            (label.text, label.textAlignment) = ("Playing", .center)
            controller.bottomAccessory = UITabAccessory(contentView: label)
            stage.settle()
            let frame = label.convert(label.bounds, to: controller.view)
            #expect(controller.selectedViewController?.view.safeAreaInsets.bottom == before + 56)
            #expect(frame == CGRect(x: 21, y: controller.tabBar.frame.minY - 56, width: 393 - 42, height: 48))
            try keep(stage, "accessory")
            controller.bottomAccessory = nil
            stage.settle()
            #expect(controller.selectedViewController?.view.safeAreaInsets.bottom == before && label.window == nil)
        }
    }

    /// Taps the sidebar's row with that title.
    private func tap(_ title: String, in controller: UITabBarController, _ stage: Stage) {
        func label(in view: UIView) -> UILabel? {
            (view as? UILabel).flatMap { $0.text == title ? $0 : nil } ?? view.subviews.lazy.compactMap(label).first
        }
        if let list = controller.sidebar.list, let label = label(in: list) { stage.tap(label) }
        stage.settle()
    }

    private func keep(_ stage: Stage, _ name: String) throws {
        if let folder = ProcessInfo.processInfo.environment["SIDEBAR_PICTURES"] {
            try stage.png().write(to: URL(fileURLWithPath: "\(folder)/\(name).png"))
        }
    }
}
