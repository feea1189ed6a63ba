import Foundation
import Testing
import UIKit
import UIKitTesting

@testable import UIKitCore

@MainActor @Suite(.serialized) struct PreferredTransitionTests {
    private let tile = UIView(frame: CGRect(x: 40, y: 300, width: 100, height: 100))
    private let list = UIViewController(), detail = UIViewController()

    init() {
        list.view.addSubview(tile)
        tile.layer.cornerRadius = 12
        detail.view.backgroundColor = .systemOrange
        detail.preferredTransition = .zoom { [tile] _ in tile }
    }

    @Test("preferredTransition sets a controller's modal transition") func transition() {
        let controller = UIViewController()
        controller.preferredTransition = .crossDissolve
        #expect(controller.modalTransitionStyle == .crossDissolve)
        controller.preferredTransition = .zoom(sourceViewProvider: { _ in nil })
        #expect(controller.modalTransitionStyle == .crossDissolve && controller.preferredTransition != nil)
    }

    /// The visible outline of the zoomed screen, in the window's space.
    private func shown(_ stage: Stage) throws -> CGRect {
        let outline = try #require(detail.view.mask), layer = try #require(detail.view.layer.presentation())
        let box = try #require(outline.layer.presentation()).frame
        let transform = CATransform3DGetAffineTransform(layer.transform), bounds = layer.bounds
        let place = CGAffineTransform(translationX: -bounds.midX, y: -bounds.midY).concatenating(transform)
            .concatenating(CGAffineTransform(translationX: layer.position.x, y: layer.position.y))
        return try #require(detail.view.superview).convert(box.applying(place), to: nil)
    }

    private func isNear(_ a: CGRect, _ b: CGRect) -> Bool {
        abs(a.minX - b.minX) < 0.5 && abs(a.minY - b.minY) < 0.5 && abs(a.width - b.width) < 0.5 && abs(a.height - b.height) < 0.5
    }

    @Test("a zoom transition grows from its source, and shrinks into the view that the provider then returns") func push() throws {
        let navigation = UINavigationController(rootViewController: list), stage = Stage(root: navigation)
        var asked: [UIViewController] = []
        detail.preferredTransition = .zoom { [tile] context in
            asked += [context.sourceViewController, context.zoomedViewController]
            return tile
        }
        navigation.pushViewController(detail, animated: true)
        #expect(isNear(try shown(stage), CGRect(x: 40, y: 300, width: 100, height: 100)))
        #expect(tile.alpha == 0)
        EventLoop.main.advance(by: 0.1)
        let growing = try shown(stage)
        #expect(growing.width > 100 && growing.width < stage.window.bounds.width)
        stage.settle()
        #expect(detail.view.mask == nil && detail.view.transform == .identity && tile.alpha == 1)
        #expect(isNear(detail.view.convert(detail.view.bounds, to: nil), stage.window.bounds))
        #expect(asked == [list, detail])

        tile.frame.origin.y = 500
        navigation.popViewController(animated: true)
        EventLoop.main.advance(by: 0.49)
        #expect(try shown(stage).minY > 450)
        stage.settle()
        #expect(tile.alpha == 1 && detail.view.window == nil && list.view.window != nil)
        #expect(asked == [list, detail, list, detail])
    }

    @Test("alignmentRectProvider gives the rectangle that aligns with the source") func alignment() throws {
        let navigation = UINavigationController(rootViewController: list), stage = Stage(root: navigation)
        let options = UIViewController.Transition.ZoomOptions()
        options.alignmentRectProvider = { _ in CGRect(x: 0, y: 100, width: 200, height: 200) }
        detail.preferredTransition = .zoom(options: options) { [tile] _ in tile }
        navigation.pushViewController(detail, animated: true)
        #expect(detail.view.layer.presentation()?.transform.m11 == 0.5)
        #expect(isNear(try shown(stage), CGRect(x: 40, y: 300, width: 100, height: 100)))
        stage.settle()
    }

    @Test("without a source view to zoom from, the container's default transition runs") func substitute() {
        let navigation = UINavigationController(rootViewController: list), stage = Stage(root: navigation)
        detail.preferredTransition = .zoom(sourceViewProvider: { _ in nil })
        navigation.pushViewController(detail, animated: true)
        #expect(detail.view.mask == nil && detail.view.layer.presentation()?.frame.minX == stage.window.bounds.width)
        stage.settle()
        #expect(navigation.topViewController === detail)
    }

    @Test("the edge swipe scrubs a zoom if interactiveDismissShouldBegin allows it; a canceled one restores everything") func swipe()
        throws
    {
        let navigation = UINavigationController(rootViewController: list), stage = Stage(root: navigation)
        let options = UIViewController.Transition.ZoomOptions()
        var mayBegin = true
        options.interactiveDismissShouldBegin = { _ in mayBegin }
        detail.preferredTransition = .zoom(options: options) { [tile] _ in tile }
        navigation.pushViewController(detail, animated: true)
        stage.settle()
        stage.drag(from: CGPoint(x: 1, y: 400), to: CGPoint(x: 60, y: 400))
        stage.settle()
        #expect(navigation.topViewController === detail && detail.view.mask == nil && detail.view.transform == .identity && tile.alpha == 1)
        mayBegin = false
        stage.drag(from: CGPoint(x: 1, y: 400), to: CGPoint(x: 380, y: 400))
        stage.settle()
        #expect(navigation.topViewController === detail)
        mayBegin = true
        stage.drag(from: CGPoint(x: 1, y: 400), to: CGPoint(x: 380, y: 400))
        stage.settle()
        #expect(navigation.topViewController === list && tile.alpha == 1)
    }

    @Test("a presented screen can zoom too") func presentation() throws {
        let stage = Stage(root: list)
        detail.modalPresentationStyle = .fullScreen
        stage.settle()
        list.present(detail, animated: true)
        stage.turn()
        #expect(isNear(try shown(stage), CGRect(x: 40, y: 300, width: 100, height: 100)))
        stage.settle()
        #expect(detail.view.mask == nil && isNear(detail.view.frame, stage.window.bounds))
        list.dismiss(animated: true)
        stage.turn()
        EventLoop.main.advance(by: 0.48)
        #expect(try shown(stage).width < 120)
        stage.settle()
        #expect(list.presentedViewController == nil && tile.alpha == 1 && list.view.window != nil)
    }
}
