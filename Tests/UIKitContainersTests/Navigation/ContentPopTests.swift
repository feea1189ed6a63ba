import RuleTrait
import Testing
import UIKit
import UIKitTesting

@testable import UIKitContainers
@testable import UIKitCore

/// The swipe of iOS 26 from anywhere in the content (UINavigationController's documentation; WWDC 2025, session 284).
@MainActor @Suite("the content's back swipe", .serialized)
struct ContentPopTests {
    private func popped(
        _ generation: Generation = .ios26, by distance: CGPoint = CGPoint(x: 260, y: 0), _ prepare: (UIView) -> Void = { _ in }
    ) -> Bool {
        Generation.emulating(generation) {
            let nav = UINavigationController(rootViewController: A()), top = B()
            nav.pushViewController(top, animated: false)
            let stage = Stage(root: nav)
            stage.settle()
            prepare(top.view)
            stage.settle()
            let start = CGPoint(x: 100, y: 400)
            stage.drag(from: start, to: CGPoint(x: start.x + distance.x, y: start.y + distance.y), duration: 0.5)
            stage.settle()
            return nav.viewControllers.count == 1
        }
    }

    @Test("a swipe in the middle pops from iOS 26 on, where it heads back", .rule("F-62"))
    func middle() {
        #expect(popped() && !popped(.ios16))
        #expect(!popped(by: CGPoint(x: -90, y: 0)) && !popped(by: CGPoint(x: 20, y: 250)))
        #expect(Generation.emulating(.ios26) { UINavigationController().interactiveContentPopGestureRecognizer != nil })
        #expect(Generation.emulating(.ios16) { UINavigationController().interactiveContentPopGestureRecognizer == nil })
    }

    @Test("content that scrolls sideways and a slider keep the swipe, a list that scrolls down does not", .rule("F-62"))
    func content() {
        @MainActor func scroller(_ size: CGSize) -> (UIView) -> Void {
            { view in
                let scroll = UIScrollView(frame: view.bounds)
                scroll.contentSize = size
                scroll.contentOffset.x = size.width > 393 ? 500 : 0
                view.addSubview(scroll)
            }
        }
        #expect(!popped(.ios26, scroller(CGSize(width: 2000, height: 300))))
        #expect(popped(.ios26, scroller(CGSize(width: 393, height: 3000))))
        #expect(
            !popped(.ios26) { view in
                let slider = UISlider(frame: CGRect(x: 80, y: 380, width: 250, height: 40))
                slider.value = 0.1
                view.addSubview(slider)
            })
    }

    private final class Refusing: NSObject, UIGestureRecognizerDelegate {
        func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { false }
    }

    @Test(
        "a hidden bar, a hidden or replaced back button, and a delegate that refuses prevent the content's swipe, as they do the edge's",
        .rule("F-62"))
    func refused() {
        let refusing = Refusing(), cancel = UIBarButtonItem(title: "Cancel", style: .plain, target: nil, action: nil)
        let cases: [(UINavigationController) -> Void] = [
            { $0.isNavigationBarHidden = true }, { $0.topViewController?.navigationItem.hidesBackButton = true },
            { $0.topViewController?.navigationItem.leftBarButtonItem = cancel },
            { $0.interactiveContentPopGestureRecognizer?.delegate = refusing },
        ]
        for (index, prepare) in cases.enumerated() {
            Generation.emulating(.ios26) {
                let nav = UINavigationController(rootViewController: A())
                nav.pushViewController(B(), animated: false)
                prepare(nav)
                let stage = Stage(root: nav)
                @MainActor func swipe() {
                    stage.settle()
                    stage.drag(from: CGPoint(x: 100, y: 400), to: CGPoint(x: 360, y: 400), duration: 0.5)
                    stage.settle()
                }
                swipe()
                #expect(nav.viewControllers.count == 2, "\(index)")
                // Without a delegate only the conditions are left that no delegate decides, and the last screen stays.
                nav.interactiveContentPopGestureRecognizer?.delegate = nil
                swipe()
                #expect(nav.viewControllers.count == 1, "\(index)")
                swipe()
                #expect(nav.viewControllers.count == 1, "\(index)")
            }
        }
    }
}
