import Foundation
import RuleTrait
import Testing
@testable import UIKitCore

@MainActor @Suite("Traits", .serialized)
struct TraitTests {
    struct Density: UITraitDefinition {
        static let defaultValue = 1
    }

    final class Told: UIView {
        var log: [String] = []
        override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
            log.append("\(previousTraitCollection?.userInterfaceStyle.rawValue ?? -1)→\(traitCollection.userInterfaceStyle.rawValue)")
        }
    }

    @Test("a view has the screen's traits before it is in a hierarchy")
    func predicted() {
        onDevice("iPad Pro 11") {
            #expect(UIView().traitCollection.userInterfaceIdiom == .pad)
            #expect(UIView().traitCollection.displayScale == 2)
            #expect(UIView().traitCollection.horizontalSizeClass == .regular)
        }
    }

    @Test("an override affects the view and its descendants, and the innermost wins", .rule("C-39", "C-41"))
    func overrides() {
        onDevice {
            let window = makeWindow(root: UIViewController())
            let outer = UIView(), inner = UIView(), beside = UIView()
            window.addSubview(outer)
            window.addSubview(beside)
            outer.addSubview(inner)
            outer.overrideUserInterfaceStyle = .dark
            #expect(outer.traitCollection.userInterfaceStyle == .dark)
            #expect(inner.traitCollection.userInterfaceStyle == .dark)
            #expect(beside.traitCollection.userInterfaceStyle == .light)
            inner.traitOverrides.userInterfaceStyle = .light
            #expect(inner.traitCollection.userInterfaceStyle == .light)
            #expect(inner.traitOverrides.contains(UITraitUserInterfaceStyle.self))
            inner.traitOverrides.remove(UITraitUserInterfaceStyle.self)
            #expect(inner.traitCollection.userInterfaceStyle == .dark)
        }
    }

    @Test("a window subclass that overrides traitCollection passes its traits on, and the rest of the screen's")
    func overriddenProperty() {
        final class Large: UIWindow {
            override var traitCollection: UITraitCollection { UITraitCollection(preferredContentSizeCategory: .extraExtraLarge) }
        }
        onDevice {
            let window = Large(frame: CGRect(x: 0, y: 0, width: 100, height: 100)), view = UIView(),
                scale = view.traitCollection.displayScale
            window.addSubview(view)
            #expect(view.traitCollection.preferredContentSizeCategory == .extraExtraLarge && view.traitCollection.displayScale == scale)
            view.removeFromSuperview()
            #expect(view.traitCollection.preferredContentSizeCategory == .large)
        }
    }

    @Test("a parent overrides only the traits it names, for one child", .rule("C-38"))
    func childOverride() {
        onDevice("iPhone 16") {
            let parent = UIViewController(), child = UIViewController()
            let window = makeWindow(root: parent)
            parent.addChild(child)
            parent.view.addSubview(child.view)
            child.didMove(toParent: parent)
            parent.setOverrideTraitCollection(UITraitCollection(horizontalSizeClass: .regular), forChild: child)
            #expect(child.traitCollection.horizontalSizeClass == .regular)
            #expect(child.traitCollection.verticalSizeClass == .regular)
            #expect(parent.traitCollection.horizontalSizeClass == .compact)
            parent.setOverrideTraitCollection(nil, forChild: child)
            #expect(child.traitCollection.horizontalSizeClass == .compact)
            _ = window
        }
    }

    @Test("traitCollectionDidChange is called once, before layout, with the old collection", .rule("C-40"))
    func telling() {
        onDevice {
            let window = makeWindow(root: UIViewController())
            let view = Told()
            window.addSubview(view)
            EventLoop.main.turn()
            #expect(view.log == [])
            window.overrideUserInterfaceStyle = .dark
            EventLoop.main.turn()
            #expect(view.log == ["1→2"])
            EventLoop.main.turn()
            #expect(view.log == ["1→2"])
        }
    }

    @Test("a view added to a dark superview gets traitCollectionDidChange")
    func entering() {
        onDevice {
            let window = makeWindow(root: UIViewController())
            window.overrideUserInterfaceStyle = .dark
            EventLoop.main.turn()
            let view = Told()
            window.addSubview(view)
            EventLoop.main.turn()
            #expect(view.log == ["1→2"])
        }
    }

    @Test(
        "until iOS 12, a view and its controller hear of their traits once when they first enter a window, without previous traits",
        .rule("C-49"), arguments: [Generation.ios8, .ios13])
    func first(_ generation: Generation) {
        final class Controller: UIViewController {
            var log: [String] = []
            override func loadView() { view = UIView() }
            override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
                log.append("traits \(previousTraitCollection == nil)")
            }
            override func viewWillLayoutSubviews() { log.append("layout") }
        }
        final class Inner: UIView {
            var previous: [UITraitCollection?] = []
            override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
                previous.append(previousTraitCollection)
            }
        }
        onDevice(generation: generation) {
            let isOld = generation == .ios8, controller = Controller(), inner = Inner()
            controller.view.addSubview(inner)
            controller.view.layoutIfNeeded()
            #expect(inner.previous.isEmpty)
            controller.log = []
            let window = makeWindow(root: controller)
            #expect(Array(controller.log.prefix(2)) == (isOld ? ["traits true", "layout"] : ["layout"]))
            #expect(inner.previous == (isOld ? [nil] : []))
            inner.removeFromSuperview()
            window.addSubview(inner)
            EventLoop.main.turn()
            #expect(inner.previous.count == (isOld ? 1 : 0))
            #expect(controller.log.count { $0.hasPrefix("traits") } == (isOld ? 1 : 0))
            // Since iOS 13, a view whose first traits differ from those at its creation is notified of them, with the earlier ones.
            let dark = Inner()
            window.overrideUserInterfaceStyle = .dark
            window.addSubview(dark)
            EventLoop.main.turn()
            #expect(dark.traitCollection.userInterfaceStyle == .dark && dark.previous.map { $0 == nil } == [isOld])
        }
    }

    @Test("a registration is called for its own traits only, until it is unregistered")
    func registration() {
        onDevice {
            let window = makeWindow(root: UIViewController())
            let view = UIView()
            window.addSubview(view)
            var heard: [Int] = []
            let registration = view.registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (view: UIView, old) in
                heard.append(view.traitCollection.userInterfaceStyle.rawValue * 10 + old.userInterfaceStyle.rawValue)
            }
            view.traitOverrides.preferredContentSizeCategory = .small
            EventLoop.main.turn()
            #expect(heard == [])
            view.overrideUserInterfaceStyle = .dark
            EventLoop.main.turn()
            #expect(heard == [21])
            view.unregisterForTraitChanges(registration)
            view.overrideUserInterfaceStyle = .light
            EventLoop.main.turn()
            #expect(heard == [21])
        }
    }

    private class Listener: UIView {
        var heard = 0
        func listen() {
            registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (self: Self, old: UITraitCollection) in self.heard += 1 }
            registerForTraitChanges([UITraitUserInterfaceStyle.self]) { view, _ in view.heard += 10 }
            registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (_: UIWindow, _) in Issue.record("a view is no window") }
        }
    }

    @Test("a handler may declare its environment's type, or omit it")
    func handlers() {
        onDevice {
            let window = makeWindow(root: UIViewController()), view = Listener()
            window.addSubview(view)
            view.listen()
            view.overrideUserInterfaceStyle = .dark
            EventLoop.main.turn()
            #expect(view.heard == 11)
        }
    }

    @Test("a custom trait is inherited like the others")
    func custom() {
        onDevice {
            let window = makeWindow(root: UIViewController())
            let view = UIView()
            window.addSubview(view)
            #expect(view.traitCollection[Density.self] == 1)
            window.traitOverrides[Density.self] = 3
            #expect(view.traitCollection[Density.self] == 3)
            #expect(view.traitCollection != UIScreen.main.traitCollection)
        }
    }

    @Test("trait collections merge, contain, and compare as UIKit's do")
    func algebra() {
        onDevice {
            let merged = UITraitCollection(traitsFrom: [
                UITraitCollection(userInterfaceStyle: .dark), UITraitCollection(displayScale: 2),
                UITraitCollection(userInterfaceStyle: .light),
            ])
            #expect(merged.userInterfaceStyle == .light)
            #expect(merged.displayScale == 2)
            #expect(merged.containsTraits(in: UITraitCollection(displayScale: 2)))
            #expect(!merged.containsTraits(in: UITraitCollection(displayScale: 3)))
            #expect(
                merged
                    == UITraitCollection {
                        $0.userInterfaceStyle = .light; $0.displayScale = 2
                    })
            #expect(merged.hasDifferentColorAppearance(comparedTo: UITraitCollection(userInterfaceStyle: .dark)))
            #expect(!merged.hasDifferentColorAppearance(comparedTo: UITraitCollection(userInterfaceStyle: .light)))
            #expect(merged.modifyingTraits { $0.userInterfaceStyle = .unspecified }.userInterfaceStyle == .unspecified)
        }
    }

    @Test("a dynamic background follows the view's appearance; drawing has the view's traits as current")
    func colors() {
        onDevice {
            let window = makeWindow(root: UIViewController())
            let view = UIView()
            view.backgroundColor = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
            window.addSubview(view)
            #expect(view.layer.backgroundColor == UIColor.black.cgColor)
            window.overrideUserInterfaceStyle = .dark
            EventLoop.main.turn()
            #expect(view.layer.backgroundColor == UIColor.white.cgColor)
            Traits.performing(as: view) { #expect(UITraitCollection.current.userInterfaceStyle == .dark) }
        }
    }
}
