import RuleTrait
import Testing
import UIKit
import UIKitTesting

@testable import UIKitContainers
@testable import UIKitCore
@testable import UIKitRuntime

@MainActor @Suite("Loading a controller's view", .serialized)
struct LoadingTests {
    @Test("init does not load the view", .rule("A-01", "A-27"))
    func creation() {
        let controller = A()
        #expect(!controller.isViewLoaded)
        #expect(controller.viewIfLoaded == nil)
        #expect(controller.nibName == nil)
        #expect(A(nibName: "Screen", bundle: nil).nibName == "Screen")
    }

    @Test("the first access loads the view, and the second does nothing", .rule("A-02", "A-03"))
    func onDemand() {
        let log = CallbackLog()
        defer { log.stop() }
        let controller = A()
        controller.loadViewIfNeeded()
        controller.loadViewIfNeeded()
        _ = controller.view
        #expect(log.all == ["A.loadView", "A.viewDidLoad"])
        #expect(controller.viewIfLoaded === controller.view)
    }

    final class CountingLoads: UIViewController {
        var loads = 0
        override func loadViewIfNeeded() {
            loads += 1
            super.loadViewIfNeeded()
        }
    }

    @Test("every appearance calls loadViewIfNeeded", .rule("A-04"))
    func everyAppearance() {
        let controller = CountingLoads()
        let nav = N(rootViewController: controller)
        Scenario.run(nav) { scenario in
            let first = controller.loads
            nav.pushViewController(B(), animated: false)
            nav.popViewController(animated: false)
            scenario.settle()
            #expect(first >= 1)
            #expect(controller.loads > first)
        }
    }

    @Test("the default view is plain, as large as the screen, flexible, and without a background color", .rule("A-05", "A-06"))
    func defaultView() {
        let view = A().view!
        #expect(type(of: view) == UIView.self)
        #expect(view.frame == UIScreen.main.bounds)
        #expect(view.autoresizingMask == [.flexibleWidth, .flexibleHeight])
        #expect(view.backgroundColor == nil)
    }

    @Test("nib names are tried without the suffix first", .rule("A-07", "A-09"))
    func nibNames() {
        #expect(UIViewController.candidateNibNames(forClassNamed: "FooViewController") == ["FooView", "FooViewController"])
        #expect(UIViewController.candidateNibNames(forClassNamed: "Foo") == ["Foo"])
    }

    @Test("a missing nib raises an exception with its name", .rule("A-12"))
    func missingNib() {
        final class Naming: UIViewController {
            override var nibName: String? { "Other" }
        }
        #expect(Fault.catching { _ = Naming().viewIfLoadedAfterLoading }.first?.reason.hasSuffix("with name 'Other'") == true)
        let faults = Fault.catching { _ = UIViewController(nibName: "Missing", bundle: nil).viewIfLoadedAfterLoading }
        #expect(faults.first?.name == .internalInconsistencyException)
        #expect(faults.first?.reason == "Could not load NIB in bundle: 'NSBundle <\(Bundle.main.bundlePath)> (loaded)' with name 'Missing'")
    }

    final class OwnView: UIViewController {
        let own = UIView()
        var loadedInDidLoad: UIView?
        override func loadView() { view = own }
        override func viewDidLoad() { loadedInDidLoad = view }
    }

    @Test("an override of loadView need not call super", .rule("A-13"))
    func ownView() {
        let controller = OwnView()
        #expect(controller.view === controller.own)
        #expect(controller.loadedInDidLoad === controller.own)
    }

    final class NoView: UIViewController {
        var touchesInDidLoad = false
        override func loadView() {}
        override func viewDidLoad() { if touchesInDidLoad { _ = view as UIView? } }
    }

    @Test("a loadView that assigns nothing leaves the controller without a view", .rule("A-14", "A-15"))
    func noView() {
        let log = CallbackLog()
        defer { log.stop() }
        let controller = NoView()
        controller.loadViewIfNeeded()
        #expect(!controller.isViewLoaded)
        #expect(log.all == ["NoView.loadView", "NoView.viewDidLoad"])
        #expect((controller.view as UIView?) == nil)
        controller.touchesInDidLoad = true
        let faults = Fault.catching { controller.loadViewIfNeeded() }
        #expect(faults.count == 1)
        #expect(!controller.isViewLoaded)
        #expect(faults.first?.reason.contains("Assign `view` in loadView") == true)
    }

    @Test("assigning a view calls neither loadView nor viewDidLoad", .rule("A-16", "A-18"))
    func assigning() {
        let log = CallbackLog()
        defer { log.stop() }
        let controller = A(), view = UIView()
        controller.view = view
        #expect(controller.isViewLoaded)
        #expect(controller.view === view && log.all == [])
        let other = B()
        #expect(other.view != nil)
        #expect(other.isViewLoaded)
    }

    final class Eager: UIViewController {
        override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
            super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
            view.tag = 7
        }
        required init?(coder: NSCoder) { nil }
    }

    @Test("accessing the view in an initializer loads it there", .rule("A-19"))
    func eager() {
        let log = CallbackLog()
        defer { log.stop() }
        let controller = Eager()
        #expect(log.all == ["Eager.loadView", "Eager.viewDidLoad"])
        #expect(controller.view.tag == 7)
    }

    final class ParentWatcher: UIViewController {
        weak var parentInDidLoad: UIViewController?
        override func viewDidLoad() { parentInDidLoad = parent }
    }

    @Test("whether viewDidLoad has a parent depends on the order of addChild and view", .rule("A-20"))
    func parentInDidLoad() {
        let early = ParentWatcher(), late = ParentWatcher(), parent = P()
        _ = early.view
        parent.addChild(early)
        parent.addChild(late)
        _ = late.view
        #expect(early.parentInDidLoad == nil)
        #expect(late.parentInDidLoad === parent)
    }

    @Test("the traits in viewDidLoad are those of the screen", .rule("A-22"))
    func predictedTraits() {
        final class Watcher: UIViewController {
            var sizeClass = UIUserInterfaceSizeClass.unspecified
            override func viewDidLoad() { sizeClass = traitCollection.horizontalSizeClass }
        }
        let controller = Watcher()
        _ = controller.view
        #expect(controller.sizeClass == UIScreen.main.traitCollection.horizontalSizeClass)
    }

    @Test("one view cannot have two controllers", .rule("A-26"))
    func sharedView() {
        let first = A(), second = B(), view = UIView()
        first.view = view
        let faults = Fault.catching { second.view = view }
        #expect(faults.first?.name.rawValue == "UIViewControllerHierarchyInconsistency")
        #expect(
            faults.first?.reason.hasPrefix("A view can only be associated with at most one view controller at a time! View <UIView: 0x")
                == true)
        #expect(!second.isViewLoaded)
        first.view = nil
        #expect(Fault.catching { second.view = view } == [])
    }

    final class Careful: UIViewController {
        var reads = 0
        override var view: UIView! {
            get {
                reads += 1
                return super.view
            }
            set { super.view = newValue }
        }
    }
    final class Careless: UIViewController {
        override var view: UIView! {
            get { super.view }
            set {}
        }
    }

    @Test("an overridden view property works if it calls super, and not otherwise", .rule("A-24"))
    func overriddenView() {
        let careful = Careful(), view = UIView()
        careful.view = view
        #expect(careful.isViewLoaded && careful.view === view && careful.reads == 1)
        let careless = Careless()
        careless.view = view
        careless.loadViewIfNeeded()
        #expect(!careless.isViewLoaded)
    }

    final class Grasping: UIViewController {
        nonisolated(unsafe) static var lines: [String] = []
        isolated deinit { Self.lines = Console.capturing { loadViewIfNeeded() } }
    }

    @Test("loading during deallocation is logged", .rule("A-25"))
    func loadingWhileDeallocating() {
        var controller: Grasping? = Grasping()
        let name = controller.map { Fault.name(of: $0) } ?? ""
        #expect(Fault.catching { controller = nil } == [])
        #expect(
            Grasping.lines == [
                "Attempting to load the view of a view controller while it is deallocating is not allowed and may result in undefined behavior (\(name))"
            ])
    }

    @Test("title sets the titles of the navigation item and of the tab, also those that were set before", .rule("A-28"))
    func title() {
        let controller = A()
        controller.title = "Recipes"
        #expect(controller.navigationItem.title == "Recipes")
        #expect(controller.tabBarItem.title == "Recipes")
        controller.tabBarItem.title = "Food"
        controller.title = "All Recipes"
        #expect(controller.navigationItem.title == "All Recipes")
        #expect(controller.tabBarItem.title == "All Recipes")
        controller.tabBarItem = UITabBarItem(title: "Food", image: nil, tag: 0)
        #expect(controller.title == "All Recipes" && controller.tabBarItem.title == "Food")
        controller.navigationItem.title = "Favorites"
        #expect(controller.title == "All Recipes")
        controller.title = "Recipes"
        #expect(controller.navigationItem.title == "Recipes" && controller.tabBarItem.title == "Recipes")
        controller.tabBarItem = UITabBarItem(tabBarSystemItem: .favorites, tag: 0)
        controller.title = "Food"
        #expect(controller.tabBarItem.title == "Favorites")
    }

    @Test("a controller that appears again does not load its view again", .rule("A-29"))
    func comingBack() {
        let nav = N(rootViewController: A())
        Scenario.run(nav) { scenario in
            nav.pushViewController(B(), animated: false)
            scenario.settle()
            scenario.log.clear()
            nav.popViewController(animated: false)
            scenario.settle()
            #expect(!scenario.log.all.contains("A.viewDidLoad"))
            let modal = M()
            modal.modalPresentationStyle = .fullScreen
            nav.present(modal, animated: false)
            scenario.settle()
            #expect(nav.view.window == nil)
            modal.dismiss(animated: false)
            scenario.settle()
            #expect(nav.topViewController?.view.window != nil && !scenario.log.all.contains("A.viewDidLoad"))
        }
        let tabs = T()
        tabs.viewControllers = [A(), B()]
        Scenario.run(tabs) { scenario in
            for index in [1, 0, 1] {
                tabs.selectedIndex = index
                scenario.settle()
            }
            #expect(scenario.log.all.filter { $0.hasSuffix("viewDidLoad") } == ["B.viewDidLoad"])
        }
    }

    final class Dying: UIViewController {
        nonisolated(unsafe) static var isAliveInDidDisappear = false
        override func viewDidDisappear(_ animated: Bool) { Self.isAliveInDidDisappear = true }
    }

    @Test("a popped controller lives through viewDidDisappear and is then released", .rule("A-30"))
    func lifetime() {
        let nav = N(rootViewController: A())
        Scenario.run(nav) { scenario in
            weak var popped: UIViewController?
            do {
                let controller = Dying()
                popped = controller
                nav.pushViewController(controller, animated: true)
            }
            scenario.settle()
            #expect(popped != nil)
            nav.popViewController(animated: true)
            scenario.settle()
            #expect(Dying.isAliveInDidDisappear)
            #expect(popped == nil)
        }
    }
}

extension UIViewController {
    fileprivate var viewIfLoadedAfterLoading: UIView? {
        loadViewIfNeeded()
        return viewIfLoaded
    }
}
