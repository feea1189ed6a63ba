import Foundation
import RuleTrait
import Testing
@testable import UIKitCore

@MainActor @Suite("Layout margins", .serialized)
struct MarginTests {
    private func makeWindow(safeArea: UIEdgeInsets, width: CGFloat = 320) -> UIWindow {
        var host = UIScreen.main.host
        host.size = CGSize(width: width, height: 480)
        host.safeArea = safeArea
        UIScreen.main.become(host)
        return UIKitCoreTests.makeWindow(root: UIViewController())
    }

    @Test("a plain view has margins of 8", .rule("L-20"))
    func plain() {
        onDevice { #expect(UIView().layoutMargins == UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)) }
    }

    @Test("margins include the safe area unless the view opts out", .rule("L-21"))
    func safeArea() {
        onDevice {
            let child = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
            makeWindow(safeArea: UIEdgeInsets(top: 44, left: 10, bottom: 34, right: 12)).addSubview(child)
            #expect(child.layoutMargins == UIEdgeInsets(top: 52, left: 18, bottom: 42, right: 20))
            child.insetsLayoutMarginsFromSafeArea = false
            #expect(child.layoutMargins == UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
        }
    }

    @Test(
        "a root view's side margins are at least the system's: 16, and 20 on wide screens", .rule("L-22"),
        arguments: [
            ("iPhone SE", 16.0), ("iPhone 16", 16), ("iPhone 16 Pro Max", 20), ("iPad Pro 11", 20),
        ])
    func rootView(device: String, side: CGFloat) {
        onDevice(device) {
            let controller = UIViewController()
            UIKitCoreTests.makeWindow(root: controller)
            controller.view.insetsLayoutMarginsFromSafeArea = false
            #expect(controller.viewRespectsSystemMinimumLayoutMargins)
            #expect(controller.systemMinimumLayoutMargins == NSDirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side))
            #expect(controller.view.layoutMargins == UIEdgeInsets(top: 0, left: side, bottom: 0, right: side))
            controller.view.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 30)
            #expect(controller.view.layoutMargins == UIEdgeInsets(top: 1, left: side, bottom: 3, right: 30))
            controller.viewRespectsSystemMinimumLayoutMargins = false
            #expect(controller.view.layoutMargins.left == 2)
        }
    }

    @Test("preservesSuperviewLayoutMargins keeps the part of the superview's margins that reaches into the view", .rule("L-23"))
    func preserving() {
        onDevice {
            let parent = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
            parent.layoutMargins = UIEdgeInsets(top: 20, left: 20, bottom: 20, right: 20)
            let child = UIView(frame: CGRect(x: 10, y: 10, width: 100, height: 100))
            parent.addSubview(child)
            #expect(child.layoutMargins == UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
            child.preservesSuperviewLayoutMargins = true
            #expect(child.layoutMargins == UIEdgeInsets(top: 10, left: 10, bottom: 8, right: 8))
        }
    }

    @Test("directional margins are the same value, mirrored in right-to-left layouts", .rule("L-24"))
    func directional() {
        onDevice {
            let view = UIView()
            view.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
            #expect(view.layoutMargins == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
            view.semanticContentAttribute = .forceRightToLeft
            #expect(view.layoutMargins == UIEdgeInsets(top: 1, left: 4, bottom: 3, right: 2))
            view.layoutMargins = UIEdgeInsets(top: 0, left: 5, bottom: 0, right: 6)
            #expect(view.directionalLayoutMargins == NSDirectionalEdgeInsets(top: 0, leading: 6, bottom: 0, trailing: 5))
        }
    }

    @Test("the readable guide is the margins until they exceed the readable width, and then centered", .rule("L-25", "L-26"))
    func readable() throws {
        onDevice(generation: .ios26) {
            for (width, x, readable) in [(320.0, 8.0, 304.0), (834, 8, 818), (1008, 8, 992), (1020, 50, 920), (1400, 240, 920)] {
                let view = UIView(frame: CGRect(x: 0, y: 0, width: width, height: 200))
                #expect(view.frame(of: .readable) == CGRect(x: x, y: 8, width: readable, height: 184))
            }
        }
        onDevice(generation: .ios26) {
            let view = UIView(frame: CGRect(x: 0, y: 0, width: 2400, height: 200))
            #expect(view.frame(of: .readable).width == 920)
            view.traitOverrides.preferredContentSizeCategory = .accessibilityLarge
            #expect(view.frame(of: .readable).width > 920)
            view.traitOverrides.preferredContentSizeCategory = .extraSmall
            #expect(view.frame(of: .readable).width < 920)
        }
        onDevice(generation: .ios16) {
            let view = UIView(frame: CGRect(x: 0, y: 0, width: 1000, height: 200))
            #expect(view.frame(of: .readable).width == 672)
            view.traitOverrides.preferredContentSizeCategory = .accessibilityLarge
            #expect(view.frame(of: .readable).width > 672)
            view.traitOverrides.preferredContentSizeCategory = .extraSmall
            #expect(view.frame(of: .readable).width < 672)
            view.traitOverrides.preferredContentSizeCategory = .accessibilityLarge
            view.bounds.size.width = 400
            #expect(view.frame(of: .readable).width == 384)
        }
    }
}
