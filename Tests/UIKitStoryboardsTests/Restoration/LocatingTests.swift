import Foundation
import RuleTrait
import Testing
import UIKit
@testable import UIKitCore

@MainActor @Suite("State restoration: finding controllers", .serialized)
struct LocatingTests {
    @Test(
        "the restoration class decides, and nil drops the controller and its descendants; only without a class is the delegate asked",
        .rule("SP-F021", "SP-F023"))
    func restorationClass() {
        func make() -> UIViewController {
            let root = Keeping("root"), child = Keeping("child"), grandchild = Keeping("grandchild")
            child.restorationClass = Keeping.self
            root.addChild(child)
            child.addChild(grandchild)
            return root
        }
        Runs.within { runs in
            runs.start(RestoringApp(make)) { runs.background() }
            Keeping.makes = { _ in nil }
            defer { Keeping.makes = nil }
            let dropping = RestoringApp(make)
            runs.start(dropping)
            #expect(
                dropping.log.filter { $0.hasPrefix("ask") || $0.hasPrefix("make") || $0.hasPrefix("decode") } == [
                    "ask root", "make root/child", "decode root",
                ])

            let made = Keeping("child")
            Keeping.makes = { _ in made }
            let making = RestoringApp(make)
            runs.start(making)
            #expect(making.log.contains("make root/child"))
            #expect(!making.log.contains("ask root/child"))
            #expect(making.log.contains("ask root/child/grandchild"))
            #expect(made.number == 0)

            // Another identifier is logged.
            let wrong = Keeping("wrong")
            Keeping.makes = { _ in wrong }
            #expect(Console.capturing { runs.start(RestoringApp(make)) }.contains { $0.contains("root/child") && $0.contains("wrong") })
        }
    }

    @Test(
        "after that come the delegate, an existing controller, and the recorded storyboard; otherwise the controller is skipped",
        .rule("SP-F021"))
    func finding() throws {
        let files = try TemporaryBundle([
            "Main.storyboard": XML.storyboard(
                XML.scene(XML.controller("b", attributes: "storyboardIdentifier=\"B\" restorationIdentifier=\"B\"")))
        ])
        Runs.within { runs in
            let root = Keeping("root"), delegates = Keeping("delegates"), lost = Keeping("lost"), existing = Keeping("existing")
            let board = files.storyboard().instantiateViewController(withIdentifier: "B")
            for child in [delegates, board, lost, existing] { root.addChild(child) }
            root.friend = board
            existing.number = 3
            runs.start(RestoringApp { root }) { runs.background() }

            let replacement = Keeping("delegates"), still = Keeping("existing")
            let app = RestoringApp {
                let root = Keeping("root")
                root.addChild(still)
                return root
            }
            app.finds = { $0.last == "delegates" ? replacement : nil }
            var friend: UIViewController?
            app.whenDecoded = { friend = (app.root as? Keeping)?.friend }
            runs.start(app)
            #expect(app.log.filter { $0.hasPrefix("decode") } == ["decode root", "decode delegates", "decode existing"])
            #expect(still.number == 3)
            #expect(friend != nil)
            #expect(friend?.storyboard?.name == "Main")
        }
    }

    @Test("a restoration class that does not conform is logged, and the search continues", .rule("SP-F022"))
    func nonconforming() throws {
        try Runs.within { runs in
            runs.start(RestoringApp { Keeping("root") }) { runs.background() }
            var archive = try PropertyListDecoder().decode(RestorationArchive.self, from: Data(contentsOf: runs.file))
            archive.records[0].restorationClass = "UIKitCore.UIView"
            archive.write()
            let app = RestoringApp { Keeping("root") }
            let log = Console.capturing { runs.start(app) }
            #expect(
                log == [
                    "Warning: restoration class for view controller does not conform to UIViewControllerRestoration protocol: Class is UIKitCore.UIView"
                ])
            #expect(app.log.contains("decode root"))
        }
    }

    // MARK: Containers

    @Test("a navigation controller restores its stack when it decodes; before, it has the app's", .rule("SP-F024"))
    func navigation() {
        func make() -> UIViewController {
            let navigation = UINavigationController(rootViewController: Keeping("first"))
            navigation.restorationIdentifier = "nav"
            return navigation
        }
        Runs.within { runs in
            let first = RestoringApp(make)
            runs.start(first) {
                let pushed = Keeping("second")
                pushed.number = 9
                (first.root as? UINavigationController)?.pushViewController(pushed, animated: false)
                runs.background()
            }
            let restored = Keeping("second"), second = RestoringApp(make)
            var countAtLocation = 0
            second.finds = { path in
                if path.last == "second" { countAtLocation = (second.root as? UINavigationController)?.viewControllers.count ?? 0 }
                return path.last == "second" ? restored : nil
            }
            runs.start(second)
            #expect(countAtLocation == 1)
            #expect((second.root as? UINavigationController)?.viewControllers.last === restored)
            #expect((second.root as? UINavigationController)?.viewControllers.count == 2)
            #expect(restored.number == 9)
        }
    }

    @Test(
        "tabs restore their selection and order; a presented controller is presented without animation after decoding",
        .rule("SP-F018", "SP-F025"))
    func tabsAndPresented() {
        func make() -> UIViewController {
            let tabs = UITabBarController()
            tabs.restorationIdentifier = "tabs"
            tabs.viewControllers = [Keeping("one"), Keeping("two"), Keeping("three")]
            return tabs
        }
        Runs.within { runs in
            let first = RestoringApp(make)
            runs.start(first) {
                let tabs = first.root as? UITabBarController
                tabs?.viewControllers?.swapAt(0, 2)
                tabs?.selectedIndex = 1
                let modal = Keeping("modal")
                modal.modalPresentationStyle = .fullScreen
                tabs?.present(modal, animated: false)
                settle()
                runs.background()
            }
            let modal = Keeping("modal"), second = RestoringApp(make)
            second.finds = { $0.last == "modal" ? modal : nil }
            var wasPresented = true
            second.whenDecoded = { wasPresented = modal.presentingViewController != nil }
            runs.start(second)
            let tabs = second.root as? UITabBarController
            #expect(tabs?.selectedIndex == 1)
            #expect(tabs?.viewControllers?.map(\.restorationIdentifier) == ["three", "two", "one"])
            #expect(!wasPresented)
            #expect(tabs?.presentedViewController === modal)
            #expect(modal.modalPresentationStyle == .fullScreen)
        }
    }

    @Test("restoration performs no segue", .rule("SP-B059", "SP-F024"))
    func noSegues() throws {
        let show = "<segue destination=\"b\" kind=\"show\" identifier=\"go\" id=\"s1\"/>"
        let files = try TemporaryBundle([
            "Main.storyboard": XML.storyboard(
                initial: "nav",
                XML.scene(
                    "<navigationController restorationIdentifier=\"nav\" id=\"nav\" sceneMemberID=\"viewController\"><connections><segue destination=\"a\" kind=\"relationship\" relationship=\"rootViewController\" id=\"r\"/></connections></navigationController>"
                ),
                XML.scene(XML.controller("a", "ProbeController", attributes: "title=\"A\" restorationIdentifier=\"A\"", connections: show)),
                XML.scene(
                    XML.controller("b", "ProbeController", attributes: "title=\"B\" storyboardIdentifier=\"B\" restorationIdentifier=\"B\"")
                ))
        ])
        func make() -> UIViewController { files.storyboard().instantiateInitialViewController() ?? UIViewController() }
        Runs.within { runs in
            let first = RestoringApp(make)
            runs.start(first) {
                (first.root as? UINavigationController)?.viewControllers.first?.performSegue(withIdentifier: "go", sender: nil)
                settle()
                runs.background()
            }
            Log.lines = []
            let second = RestoringApp(make)
            runs.start(second)
            #expect((second.root as? UINavigationController)?.viewControllers.map(\.title) == ["A", "B"])
            #expect(!Log.lines.contains { $0.contains("prepare") || $0.contains("should") })
        }
    }

    @Test(
        "a split view controller's columns are restored in their places, whichever of them are preserved", .rule("SP-F018"),
        arguments: [false, true])
    func columns(_ preservesPrimary: Bool) {
        Runs.within { runs in
            UIScreen.main.become(HostScreen(device: .named("iPad Pro 11") ?? .default))
            defer { UIScreen.main.become(HostScreen()) }
            @MainActor func make() -> UIViewController {
                let split = UISplitViewController(style: .tripleColumn)
                split.restorationIdentifier = "split"
                for (column, name) in [(UISplitViewController.Column.primary, "list"), (.supplementary, "items"), (.secondary, "detail")] {
                    let stack = UINavigationController(rootViewController: UIViewController())
                    stack.title = name
                    stack.restorationIdentifier = column == .primary && !preservesPrimary ? nil : name
                    split.setViewController(stack, for: column)
                }
                return split
            }
            runs.start(RestoringApp(make)) { runs.background() }
            let restored = UINavigationController(rootViewController: UIViewController()), second = RestoringApp(make)
            (restored.title, restored.restorationIdentifier) = ("restored", "detail")
            second.finds = { $0.last == "detail" ? restored : nil }
            runs.start(second)
            let split = second.root as? UISplitViewController
            let columns: [UISplitViewController.Column] = [.primary, .supplementary, .secondary]
            #expect(columns.map { split?.viewController(for: $0)?.title } == ["list", "items", "restored"])
            #expect(split?.viewController(for: .secondary) === restored && restored.parent === split)
        }
    }
}
