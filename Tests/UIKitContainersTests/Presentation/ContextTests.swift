import RuleTrait
import Testing
import UIKit
import UIKitTesting

@testable import UIKitContainers
@testable import UIKitCore
@testable import UIKitRuntime

/// Presentations in the context of one screen of a navigation stack.
@MainActor @Suite("Presentations in a context", .serialized)
struct ContextTests {
    private func present(_ cover: UIViewController, _ style: UIModalPresentationStyle, in screen: UIViewController, _ scenario: Scenario) {
        screen.definesPresentationContext = true
        cover.modalPresentationStyle = style
        screen.present(cover, animated: false)
        scenario.settle()
        scenario.log.clear()
    }

    @Test(
        "a controller presented in a context disappears and returns with the context's screen", .rule("H-54"),
        arguments: [UIModalPresentationStyle.currentContext, .overCurrentContext], [false, true])
    func along(_ style: UIModalPresentationStyle, _ animated: Bool) {
        let screen = A(), cover = M(), nav = N(rootViewController: screen)
        Scenario.run(nav) { scenario in
            present(cover, style, in: screen, scenario)
            nav.pushViewController(B(), animated: animated)
            if animated {
                EventLoop.main.advance(by: 0.2)
                let shown = cover.view.superview?.layer.presentation()?.frame.minX ?? 0
                #expect(shown < -1)
                if style == .overCurrentContext { #expect(screen.view.layer.presentation()?.frame.minX == shown) }
            }
            scenario.settle()
            #expect(screen.view.window == nil && cover.view.window == nil)
            #expect(screen.presentedViewController === cover)
            #expect(scenario.appearance.filter { $0.hasPrefix("M") } == ["M.viewWillDisappear", "M.viewDidDisappear"])
            scenario.log.clear()
            nav.popViewController(animated: animated)
            scenario.settle()
            #expect(cover.view.window === scenario.window && cover.appearance.phase == .appeared)
            // A controller that is entirely covered is not shown.
            #expect((screen.view.window == nil) == (style == .currentContext))
            #expect((screen.appearance.phase == .appeared) == (style == .overCurrentContext))
            #expect(scenario.appearance.filter { $0.hasPrefix("M") } == ["M.viewWillAppear", "M.viewIsAppearing", "M.viewDidAppear"])
            screen.dismiss(animated: animated)
            scenario.settle()
            #expect(screen.view.window === scenario.window && screen.appearance.phase == .appeared && cover.view.window == nil)
            #expect(screen.view.convert(screen.view.bounds, to: nil) == scenario.window.bounds)
        }
    }

    @Test(
        "dismissing a controller in a context whose screen is covered does not bring the screen back", .rule("H-54"),
        arguments: [UIModalPresentationStyle.currentContext, .overCurrentContext])
    func dismissedBeneath(_ style: UIModalPresentationStyle) {
        let screen = A(), cover = M(), nav = N(rootViewController: screen)
        Scenario.run(nav) { scenario in
            present(cover, style, in: screen, scenario)
            nav.pushViewController(B(), animated: false)
            scenario.settle()
            scenario.log.clear()
            screen.dismiss(animated: true)
            scenario.settle()
            #expect(screen.presentedViewController == nil && screen.view.window == nil && scenario.appearance == [])
            nav.popViewController(animated: false)
            scenario.settle()
            #expect(screen.view.window === scenario.window && screen.appearance.phase == .appeared)
        }
    }

    @Test("popping a screen dismisses what it presents in its context, and the presentation does not retain its presenter", .rule("H-54"))
    func popped() {
        let nav = N(rootViewController: A()), cover = M()
        weak var gone: UIViewController?
        Scenario.run(nav) { scenario in
            do {
                let screen = B()
                gone = screen
                nav.pushViewController(screen, animated: false)
                present(cover, .overCurrentContext, in: screen, scenario)
                nav.popViewController(animated: true)
                scenario.settle()
                #expect(cover.view.window == nil && cover.presentingViewController === screen)
            }
            scenario.settle()
            #expect(gone == nil && cover.presentingViewController == nil)
        }
    }
}
