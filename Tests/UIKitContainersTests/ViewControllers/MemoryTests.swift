import RuleTrait
import Testing
import UIKit
import UIKitTesting

@testable import UIKitContainers
@testable import UIKitCore
@testable import UIKitRuntime

@MainActor @Suite("Memory warnings", .serialized)
struct MemoryTests {
    @Test("every controller gets the warning, loaded or not, on screen or not, and keeps its view", .rule("E-02", "E-05", "E-03"))
    func everyone() {
        let below = A(), top = B(), idle = C()
        let nav = N(rootViewController: below)
        nav.pushViewController(top, animated: false)
        Scenario.run(nav) { scenario in
            var posted = 0
            let observer = NotificationCenter.default.addObserver(
                forName: UIApplication.didReceiveMemoryWarningNotification, object: nil, queue: nil
            ) { _ in MainActor.assumeIsolated { posted += 1 } }
            HostInput().receiveMemoryWarning()
            NotificationCenter.default.removeObserver(observer)
            #expect(posted == 1)
            let told = scenario.log.events(only: ["didReceiveMemoryWarning"])
            #expect(told.contains("A.didReceiveMemoryWarning"))
            #expect(told.contains("B.didReceiveMemoryWarning"))
            #expect(told.contains("C.didReceiveMemoryWarning"))
            #expect(told.firstIndex(of: "A.didReceiveMemoryWarning")! < told.firstIndex(of: "B.didReceiveMemoryWarning")!)
            #expect(top.isViewLoaded)
            #expect(!idle.isViewLoaded)
        }
    }

    @Test("posting the notification manually calls no controller", .rule("E-04"))
    func byHand() {
        Scenario.run(A()) { scenario in
            NotificationCenter.default.post(name: UIApplication.didReceiveMemoryWarningNotification, object: nil)
            #expect(scenario.log.events(only: ["didReceiveMemoryWarning"]) == [])
        }
    }

    @Test("iOS 5 unloads the views that stacks and tabs do not show, and loads them again", .rule("E-07", "E-08", "E-10"))
    func legacyPurge() {
        let below = A(), top = B()
        let nav = N(rootViewController: below)
        Scenario.run(nav, .legacy5) { scenario in
            nav.pushViewController(top, animated: false)
            scenario.settle()
            scenario.log.clear()
            HostInput().receiveMemoryWarning()
            // The warning reaches every existing controller, including those that other tests retain.
            let unloads = scenario.log.events(only: ["viewWillUnload", "viewDidUnload"]).filter { ["A", "B", "N"].contains($0.prefix(1)) }
            #expect(unloads == ["A.viewWillUnload", "A.viewDidUnload"])
            #expect(!below.isViewLoaded)
            #expect(top.isViewLoaded)
            nav.popViewController(animated: false)
            scenario.settle()
            #expect(scenario.log.all.contains("A.viewDidLoad"))
        }
    }

    @Test("a view with a superview is not unloaded, even outside a window", .rule("E-10"))
    func heldView() {
        Generation.emulating(.legacy5) {
            let controller = A(), holder = UIView()
            holder.addSubview(controller.view)
            controller.didReceiveMemoryWarning()
            #expect(controller.isViewLoaded)
            controller.view.removeFromSuperview()
            controller.didReceiveMemoryWarning()
            #expect(!controller.isViewLoaded)
        }
    }

    @Test("before iOS 5 only viewDidUnload is called, not viewWillUnload", .rule("E-07"))
    func beforeWillUnload() {
        Generation.emulating(.legacy5) {
            Generation.precedes5 = true
            defer { Generation.precedes5 = false }
            let controller = A(), log = CallbackLog()
            defer { log.stop() }
            controller.loadViewIfNeeded()
            log.clear()
            controller.didReceiveMemoryWarning()
            #expect(log.all == ["A.viewDidUnload"] && !controller.isViewLoaded)
        }
    }

    final class NoSuper: UIViewController {
        override func didReceiveMemoryWarning() {}
    }

    @Test("an override without super keeps the view in iOS 5", .rule("E-11"))
    func withoutSuper() {
        Generation.emulating(.legacy5) {
            let controller = NoSuper()
            _ = controller.view
            controller.didReceiveMemoryWarning()
            #expect(controller.isViewLoaded)
        }
    }

    @Test("deallocation calls no unload method", .rule("E-09"))
    func deallocation() {
        Generation.emulating(.legacy5) {
            let log = CallbackLog()
            defer { log.stop() }
            do { _ = A().view }
            #expect(!log.all.contains { $0.contains("Unload") })
        }
    }

    final class Dropping: UIViewController {
        override func didReceiveMemoryWarning() {
            super.didReceiveMemoryWarning()
            if isViewLoaded, view.window == nil { view = nil }
        }
    }

    @Test("a controller may set its own view to nil", .rule("E-06"))
    func dropping() {
        let controller = Dropping()
        _ = controller.view
        controller.didReceiveMemoryWarning()
        #expect(!controller.isViewLoaded)
        #expect(controller.view != nil)
    }
}
