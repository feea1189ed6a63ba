import RuleTrait
import Testing
import UIKit
import UIKitTesting

@testable import UIKitContainers
@testable import UIKitCore
@testable import UIKitRuntime

@MainActor @Suite("Navigation bars in sheets", .serialized) struct SheetBarTests {
    /// Interface Builder saved bars of 56 and 108 points for controllers that a segue presents modally, and of 44 and 96 for the others.
    @Test(
        "a sheet's bar is 56 points tall with its row centered; a full-screen one is 44", .rule("metrics-6"),
        arguments: [UIModalPresentationStyle.pageSheet, .fullScreen])
    func height(style: UIModalPresentationStyle) throws {
        let root = UIViewController(), page = UIViewController(), controller = UINavigationController(rootViewController: page),
            stage = Stage(root: root)
        page.title = "Title"
        controller.modalPresentationStyle = style
        root.present(controller, animated: false)
        stage.settle()
        let isSheet = style == .pageSheet, bar = controller.navigationBar, label = try #require(bar.titleLabel)
        #expect(bar.frame.height == (isSheet ? 56 : 44))
        #expect(abs(label.convert(label.bounds, to: bar).midY - (isSheet ? 28 : 22)) < 0.34)
        #expect(page.view.safeAreaInsets.top == (isSheet ? 56 : stage.window.safeAreaInsets.top + 44))
        bar.prefersLargeTitles = true
        stage.settle()
        #expect(bar.frame.height == (isSheet ? 108 : 96))
    }

    @Test(
        "before iOS 7 bars are opaque and content is between them; since then content is under them", .rule("F-65"),
        arguments: [Generation.legacy5, .ios6])
    func opaqueBars(generation: Generation) {
        Generation.emulating(generation) {
            let page = A(), navigation = N(rootViewController: page), tabs = UITabBarController()
            tabs.viewControllers = [navigation]
            Scenario.run(tabs, generation) { scenario in
                scenario.settle()
                let frame = page.view.convert(page.view.bounds, to: tabs.view),
                    bar = navigation.navigationBar.convert(navigation.navigationBar.bounds, to: tabs.view)
                #expect(frame.minY == (generation == .legacy5 ? bar.maxY : 0))
                #expect(frame.maxY == (generation == .legacy5 ? tabs.tabBar.frame.minY : tabs.view.bounds.height))
            }
            #expect(UIToolbar().isTranslucent == (generation == .ios6))
        }
    }
}
