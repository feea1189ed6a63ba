import RuleTrait
import Testing
import UIKit
import UIKitTesting

@testable import Presenters

@MainActor @Suite("hiding", .serialized)
struct HideTests {
    final class Screen: UIViewController {}

    let root = Screen()

    @Test("a presented controller is dismissed, a pushed one is popped, and any other stays", .rule("SP-H015"))
    func ways() {
        let navigation = UINavigationController(rootViewController: root), stage = Stage(root: navigation)
        var completed: [String] = []
        root.hide(animated: false) { completed.append("nothing") }
        #expect(completed == ["nothing"])
        #expect(navigation.viewControllers == [root])

        let middle = Screen(), top = Screen()
        navigation.setViewControllers([root, middle, top], animated: false)
        middle.hide(animated: false) { completed.append("pop") }
        #expect(navigation.viewControllers == [root])

        let content = Screen()
        root.show(content, as: .modal(.withNavigation), animated: false)
        content.hide(animated: false) { completed.append("dismiss") }
        stage.settle()
        #expect(root.presentedViewController == nil)

        let pushed = Screen()
        root.show(content, as: .modal(.none), animated: false)
        content.hide(animated: true) { completed.append("animated") }
        stage.settle()
        #expect(root.presentedViewController == nil)
        root.show(pushed, as: .push)
        stage.settle()
        pushed.hide { completed.append("animated pop") }
        #expect(completed.last == "animated")
        stage.settle()
        #expect(completed == ["nothing", "pop", "dismiss", "animated", "animated pop"])
        #expect(navigation.viewControllers == [root])
    }

    @Test("hiding a presenter also hides the controllers that it presents", .rule("SP-H016"))
    func chain() {
        let stage = Stage(root: root), first = Screen(), second = Screen()
        root.show(first, as: .modal(), animated: false)
        first.show(second, as: .modal(), animated: false)
        stage.settle()
        first.hide(animated: false)
        stage.settle()
        #expect(root.presentedViewController == nil)
        #expect(second.presentingViewController == nil)
    }

    @Test("a dismiss button hides the controller, and is not added if there is a back button", .rule("SP-H017"))
    func dismissButton() {
        let navigation = UINavigationController(rootViewController: root), stage = Stage(root: navigation), screen = Screen(),
            pushed = Screen()
        screen.addDismissButton()
        #expect(screen.navigationItem.leftBarButtonItem?.style == .plain && screen.navigationItem.leftBarButtonItem?.title == "Cancel")
        screen.addDismissButton(DismissButton(location: .trailing, content: .systemItem(.save)))
        #expect(screen.navigationItem.rightBarButtonItem?.title == "Save")
        let image = UIImage()
        screen.addDismissButton(DismissButton(location: .trailing, style: .bold, content: .text("Close")))
        #expect(screen.navigationItem.rightBarButtonItem?.title == "Close")
        #expect(screen.navigationItem.rightBarButtonItem?.style == .done)
        screen.addDismissButton(DismissButton(location: .trailing, content: .image(image)))
        #expect(screen.navigationItem.rightBarButtonItem?.image === image)

        root.show(pushed, as: .push, animated: false)
        pushed.addDismissButtonIfNeeded()
        #expect(pushed.navigationItem.leftBarButtonItem == nil)
        pushed.show(screen, as: .modal(.withNavigation, .fullScreen), animated: false)
        screen.navigationItem.leftBarButtonItem = nil
        screen.addDismissButtonIfNeeded()
        stage.settle()
        let button = screen.navigationItem.leftBarButtonItem
        #expect(button != nil)
        button?.primaryAction?.performWithSender(button, target: nil)
        stage.settle()
        #expect(pushed.presentedViewController == nil)
    }

    @Test("fluent calls configure and return, with no other effect", .rule("SP-H018"))
    func fluent() {
        let screen = Screen()
        #expect(screen.withPresentation(.formSheet).withTransition(.flipHorizontal) === screen)
        #expect(screen.modalPresentationStyle == .formSheet)
        #expect(screen.modalTransitionStyle == .flipHorizontal)
        let wrapper = screen.withNavigation()
        #expect(wrapper.viewControllers == [screen])
        #expect(!screen.isViewLoaded)
        #expect(wrapper.presentingViewController == nil)
    }

    @Test("the half-height controller dims, places, fades, and dismisses", .rule("SP-H019"))
    func halfHeight() {
        final class Delegate: NSObject, UIViewControllerTransitioningDelegate {
            func presentationController(
                forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
            ) -> UIPresentationController? {
                HalfHeightPresentationController(presentedViewController: presented, presenting: presenting)
            }
        }
        let stage = Stage(root: root), screen = Screen()
        screen.view.backgroundColor = .white
        root.show(screen, as: .custom(Delegate()))
        stage.advance(by: 0.05)
        let container = screen.presentationController?.containerView, dimming = container?.subviews.first
        #expect(dimming?.backgroundColor == UIColor.black.withAlphaComponent(0.5))
        let midway = dimming?.layer.presentation()?.opacity ?? 0
        #expect(midway > 0 && midway < 1)
        stage.settle()
        #expect(dimming?.alpha == 1)
        #expect(dimming?.frame == container?.bounds)
        let bounds = stage.window.bounds
        #expect(screen.view.frame == CGRect(x: 0, y: bounds.height / 2, width: bounds.width, height: bounds.height / 2))
        #expect(screen.presentationController?.adaptivePresentationStyle == UIModalPresentationStyle.none)
        screen.view.frame = .zero
        container?.setNeedsLayout()
        stage.turn()
        #expect(screen.view.frame.minY == bounds.height / 2)
        stage.tap(at: CGPoint(x: bounds.midX, y: 100))
        stage.advance(by: 0.05)
        let leaving = dimming?.layer.presentation()?.opacity ?? 0
        #expect(leaving > 0 && leaving < 1)
        stage.settle()
        #expect(root.presentedViewController == nil)
    }

    @Test("a recording presenter shows nothing and records every call", .rule("SP-H020", "SP-H001"))
    func recording() {
        let recorder = RecordingPresenter(), screen = Screen()
        let presenter: any Presenter = recorder
        var completed = 0
        presenter.show(screen, as: .push, animated: false) { completed += 1 }
        presenter.show(screen, as: .modal(.withNavigation))
        presenter.hide()
        #expect(recorder.shown.map(\.controller) == [screen, screen])
        #expect(recorder.shown.map(\.animated) == [false, true])
        if case .push = recorder.shown[0].type {} else { Issue.record("the first was a push") }
        #expect(recorder.hidden.map(\.animated) == [true])
        #expect(completed == 0)
        recorder.shown[0].completion?()
        #expect(completed == 1)
        #expect(screen.parent == nil && screen.presentingViewController == nil)
    }
}
