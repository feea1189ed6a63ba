import Foundation
import RuleTrait
import Testing
@testable import UIKitCore

@MainActor @Suite("Trait registrations and custom traits", .serialized)
struct TraitFormTests {
    /// A custom trait that affects colors, as an app declares it.
    enum Theme: Int { case plain, sepia }
    struct ThemeTrait: UITraitDefinition {
        static let defaultValue = Theme.plain
        static let affectsColorAppearance = true
        static let name = "Theme"
        static let identifier = "com.example.theme"
    }
    struct DensityTrait: UITraitDefinition { static let defaultValue = 1 }

    final class Target: NSObject {
        var log: [String] = []
        static let register: Void = DispatchTable.add(Target.self, selectors: ["plain", "one:", "two:previous:"]) {
            object, name, arguments in
            let target = unsafeDowncast(object, to: Target.self)
            let parts = arguments.values.map { value -> String in
                switch value {
                case let traits as UITraitCollection: "\(traits.userInterfaceStyle.rawValue)"
                case let value?: "\(type(of: value))"
                case nil: "nil"
                }
            }
            target.log.append(([name] + (name == "plain" ? [] : name == "one:" ? Array(parts.prefix(1)) : parts)).joined(separator: " "))
            return .handled(nil)
        }
    }

    @Test("a registration's target may have an action without arguments, with the environment, or also with the previous traits")
    func targets() {
        _ = Target.register
        onDevice {
            let window = makeWindow(root: UIViewController()), view = UIView(), target = Target()
            window.addSubview(view)
            for action in ["plain", "one:", "two:previous:"] {
                view.registerForTraitChanges([UITraitUserInterfaceStyle.self], target: target, action: Selector(action))
            }
            view.overrideUserInterfaceStyle = .dark
            EventLoop.main.turn()
            #expect(target.log == ["plain", "one: UIView", "two:previous: UIView 1"])
        }
    }

    final class Acting: UIView {
        var count = 0
        static let register: Void = DispatchTable.add(Acting.self, selectors: ["changed"]) { object, _, _ in
            unsafeDowncast(object, to: Acting.self).count += 1
            return .handled(nil)
        }
    }

    @Test("performAsCurrent sets the current traits for its closure, can be nested, and restores the previous ones")
    func asCurrent() {
        onDevice {
            let dark = UITraitCollection(userInterfaceStyle: .dark), light = UITraitCollection(userInterfaceStyle: .light)
            let color = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
            let before = UITraitCollection.current
            var seen: [CGColor] = []
            dark.performAsCurrent {
                #expect(UITraitCollection.current === dark)
                seen.append(color.cgColor)
                light.performAsCurrent { seen.append(color.cgColor) }
                seen.append(color.cgColor)
            }
            seen.append(color.cgColor)
            #expect(seen == [UIColor.white.cgColor, UIColor.black.cgColor, UIColor.white.cgColor, UIColor.black.cgColor])
            #expect(UITraitCollection.current == before)
        }
    }

    @Test("each thread has its own current traits, initially the screen's")
    func otherThreads() {
        onDevice {
            let dark = UITraitCollection(userInterfaceStyle: .dark), screen = UIScreen.main.traitCollection
            nonisolated(unsafe) var seen: [UITraitCollection] = []
            dark.performAsCurrent {
                let done = DispatchSemaphore(value: 0)
                Thread {
                    seen.append(UITraitCollection.current)
                    dark.performAsCurrent { seen.append(UITraitCollection.current) }
                    seen.append(UITraitCollection.current)
                    done.signal()
                }.start()
                done.wait()
            }
            #expect(seen == [screen, dark, screen])
        }
    }

    @Test("an action without a target is called on the environment; a released target is not called")
    func ownAction() {
        _ = (Acting.register, Target.register)
        onDevice {
            let window = makeWindow(root: UIViewController()), view = Acting()
            window.addSubview(view)
            view.registerForTraitChanges([UITraitUserInterfaceStyle.self], action: "changed")
            do {
                let target = Target()
                view.registerForTraitChanges([UITraitUserInterfaceStyle.self], target: target, action: "plain")
            }
            view.overrideUserInterfaceStyle = .dark
            EventLoop.main.turn()
            #expect(view.count == 1)
        }
    }

    @Test("controllers, windows, scenes, and presentation controllers support registrations as views do", .rule("C-39"))
    func environments() {
        onDevice {
            let root = UIViewController(), modal = UIViewController()
            let window = makeWindow(root: root)
            modal.modalPresentationStyle = .overFullScreen
            root.present(modal, animated: false)
            EventLoop.main.turn()
            var heard: [String] = []
            root.registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (_: UIViewController, _) in heard.append("root") }
            modal.registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (_: UIViewController, _) in heard.append("modal") }
            window.registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (_: UIWindow, _) in heard.append("window") }
            window.windowScene?.registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (_: UIWindowScene, _) in heard.append("scene") }
            modal.presentationController?.registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (_: UIPresentationController, _) in
                heard.append("presentation")
            }
            HostInput().update { $0.appearance = .dark }
            EventLoop.main.turn()
            #expect(Set(heard) == ["root", "modal", "window", "scene", "presentation"] && heard.count == 5)
        }
    }

    @Test("custom traits have defaults, are inherited, notify, and may affect colors", .rule("C-39"))
    func custom() {
        onDevice {
            let root = UIViewController(), view = UIView()
            let window = makeWindow(root: root)
            root.view.addSubview(view)
            view.backgroundColor = UIColor { $0[ThemeTrait.self] == .sepia ? .brown : .white }
            EventLoop.main.turn()
            var heard: [String] = []
            view.registerForTraitChanges([ThemeTrait.self]) { (view: UIView, old) in
                heard.append("\(old[ThemeTrait.self]) → \(view.traitCollection[ThemeTrait.self])")
            }
            root.registerForTraitChanges([DensityTrait.self]) { (_: UIViewController, _) in heard.append("density") }
            #expect(view.traitCollection[ThemeTrait.self] == .plain && view.layer.backgroundColor == UIColor.white.cgColor)
            let before = view.traitCollection
            window.traitOverrides[ThemeTrait.self] = .sepia
            EventLoop.main.turn()
            #expect(heard == ["plain → sepia"])
            #expect(view.layer.backgroundColor == UIColor.brown.cgColor)
            #expect(view.traitCollection.hasDifferentColorAppearance(comparedTo: before))
            root.traitOverrides[DensityTrait.self] = 3
            EventLoop.main.turn()
            #expect(heard == ["plain → sepia", "density"])
            let denser = UITraitCollection { $0[DensityTrait.self] = 4 }
            #expect(!denser.hasDifferentColorAppearance(comparedTo: UITraitCollection { _ in }))
            #expect(UITraitCollection(traitsFrom: [root.traitCollection, denser])[DensityTrait.self] == 4)
            root.traitOverrides.remove(DensityTrait.self)
            EventLoop.main.turn()
            #expect(root.traitCollection[DensityTrait.self] == 1 && heard.last == "density" && heard.count == 3)
        }
    }
}
