import RuleTrait
import Testing
import UIKit
import UIKitTesting

@testable import UIKitContainers
@testable import UIKitCore
@testable import UIKitRuntime

@MainActor @Suite("Rotation", .serialized)
struct RotationTests {
    /// Rotates the device for the duration of `body`.
    private func turned(_ orientation: UIDeviceOrientation = .landscapeLeft, _ scenario: Scenario, _ body: () -> Void) {
        HostInput().rotate(to: orientation)
        scenario.settle()
        body()
        HostInput().rotate(to: .portrait)
        scenario.settle()
    }

    final class Masked: UIViewController {
        var mask = UIInterfaceOrientationMask.allButUpsideDown
        var turns = true
        override var supportedInterfaceOrientations: UIInterfaceOrientationMask { mask }
        override var shouldAutorotate: Bool { turns }
    }

    @Test("a controller's supportedInterfaceOrientations decides", .rule("D-02", "D-03", "D-04"))
    func mask() {
        let controller = Masked()
        #expect(UIViewController().supportedInterfaceOrientations == .allButUpsideDown)
        Scenario.run(controller) { scenario in
            turned(.landscapeLeft, scenario) { #expect(scenario.window.bounds.width > scenario.window.bounds.height) }
            controller.mask = .portrait
            turned(.landscapeLeft, scenario) { #expect(scenario.window.bounds.width < scenario.window.bounds.height) }
        }
    }

    @Test("shouldAutorotate applies until iOS 16", .rule("D-03"))
    func shouldAutorotate() {
        for (generation, turns) in [(Generation.ios13, false), (.ios16, true)] {
            let controller = Masked()
            controller.turns = false
            Scenario.run(controller, generation) { scenario in
                turned(.landscapeLeft, scenario) { #expect((scenario.window.bounds.width > scenario.window.bounds.height) == turns) }
            }
        }
    }

    @Test("until iOS 5 every controller is asked for each orientation, and the default is portrait only", .rule("D-01", "G-14"))
    func legacyQuestion() {
        Scenario.run(A(), .legacy5) { scenario in
            turned(.landscapeLeft, scenario) { #expect(scenario.window.bounds.width < scenario.window.bounds.height) }
        }
        let tabs = T()
        tabs.viewControllers = [CanonicalTraces.Turning(), A()]
        Scenario.run(tabs, .legacy5) { scenario in
            turned(.landscapeLeft, scenario) { #expect(scenario.window.bounds.width < scenario.window.bounds.height) }
            tabs.viewControllers = [CanonicalTraces.Turning(), CanonicalTraces.Turning()]
            turned(.landscapeLeft, scenario) { #expect(scenario.window.bounds.width > scenario.window.bounds.height) }
        }
    }

    final class OpenStack: UINavigationController {
        override func shouldAutorotate(to orientation: UIInterfaceOrientation) -> Bool { true }
    }
    final class AskingStack: UINavigationController {
        override func shouldAutorotate(to orientation: UIInterfaceOrientation) -> Bool {
            super.shouldAutorotate(to: orientation) || orientation == .landscapeRight
        }
    }

    @Test("until iOS 5 a container answers for its children, unless its class overrides the method", .rule("D-01"))
    func legacyContainers() {
        #expect(N(rootViewController: CanonicalTraces.Turning()).shouldAutorotate(to: .landscapeLeft))
        #expect(!N(rootViewController: A()).shouldAutorotate(to: .landscapeLeft))
        let asking = AskingStack(rootViewController: A())
        #expect(asking.shouldAutorotate(to: .portrait) && asking.shouldAutorotate(to: .landscapeRight))
        #expect(!asking.shouldAutorotate(to: .landscapeLeft))
        let tabs = T()
        tabs.viewControllers = [OpenStack(rootViewController: A()), CanonicalTraces.Turning()]
        Scenario.run(tabs, .legacy5) { scenario in
            turned(.landscapeLeft, scenario) { #expect(scenario.window.bounds.width > scenario.window.bounds.height) }
        }
    }

    @Test("until iOS 5 the presented controller is asked first, and the interface rotates to an orientation that it allows", .rule("D-01"))
    func legacyPresentation() {
        final class Lying: UIViewController {
            var asked: [UIInterfaceOrientation] = []
            override func shouldAutorotate(to orientation: UIInterfaceOrientation) -> Bool {
                asked.append(orientation)
                return orientation.isLandscape
            }
        }
        Scenario.run(A(), .legacy5) { scenario in
            let modal = Lying()
            scenario.window.rootViewController?.present(modal, animated: false)
            #expect(modal.asked.first == .portrait)
            scenario.settle()
            #expect(scenario.window.bounds.width > scenario.window.bounds.height)
            modal.dismiss(animated: false)
            scenario.settle()
            #expect(scenario.window.bounds.width < scenario.window.bounds.height)
        }
    }

    @Test("no common orientation raises an exception before iOS 13 and not after", .rule("D-12", "D-21"))
    func nothingInCommon() {
        for (generation, reason) in [
            (
                Generation.ios6,
                "Supported orientations has no common orientation with the application, and shouldAutorotate is returning YES"
            ),
            (.ios8, "Supported orientations has no common orientation with the application, and ["),
        ] {
            let controller = Masked()
            Scenario.on(plist: ["UISupportedInterfaceOrientations": ["UIInterfaceOrientationPortrait"]]) {
                Scenario.run(controller, generation) { scenario in
                    controller.mask = .landscape
                    let faults = Fault.catching { _ = RotationEngine.supported(in: scenario.window) }
                    #expect(faults.first?.name == UIApplication.invalidInterfaceOrientationException)
                    #expect(faults.first?.reason.hasPrefix(reason) == true)
                    controller.mask = .portrait
                }
            }
        }
        Scenario.on(plist: ["UISupportedInterfaceOrientations": ["UIInterfaceOrientationPortrait"]]) {
            let controller = Masked()
            Scenario.run(controller, .ios16) { scenario in
                controller.mask = .landscape
                var supported: UIInterfaceOrientationMask = []
                #expect(Fault.catching { supported = RotationEngine.supported(in: scenario.window) } == [])
                #expect(supported == .landscape)
                controller.mask = .portrait
            }
        }
    }

    @Test(
        "an empty mask raises an exception in every version, also without shouldAutorotate", .rule("D-20"),
        arguments: Generation.allCases.filter { $0 >= .ios6 }, [true, false])
    func emptyMask(_ generation: Generation, _ turns: Bool) {
        let controller = Masked()
        controller.turns = turns
        Scenario.run(controller, generation) { scenario in
            controller.mask = []
            #expect(
                Fault.catching { _ = RotationEngine.supported(in: scenario.window) }.map(\.name) == [
                    UIApplication.invalidInterfaceOrientationException
                ])
            #expect(UIApplication.invalidInterfaceOrientationException.rawValue == "UIApplicationInvalidInterfaceOrientation")
            controller.mask = .portrait
        }
    }

    @Test("the device never rotates outside the application's mask, which limits the controller's", .rule("D-03"))
    func applicationMask() {
        let names = ["UIInterfaceOrientationPortrait", "UIInterfaceOrientationLandscapeLeft"]
        for (device, turns) in [(UIDeviceOrientation.landscapeLeft, false), (.landscapeRight, true)] {
            Scenario.on(plist: ["UISupportedInterfaceOrientations": names]) {
                Scenario.run(Masked()) { scenario in
                    HostInput().rotate(to: device)
                    scenario.settle()
                    #expect((scenario.window.bounds.width > scenario.window.bounds.height) == turns)
                }
            }
        }
    }

    @Test("orientation values and masks", .rule("D-14"))
    func values() {
        #expect(UIInterfaceOrientation.landscapeRight.rawValue == 3)
        #expect(UIInterfaceOrientation.landscapeLeft.rawValue == 4)
        #expect(UIInterfaceOrientation.landscapeLeft.mask == .landscapeLeft)
        #expect(UIInterfaceOrientationMask.landscape.printedNames == "landscapeLeft, landscapeRight")
    }

    @Test("a geometry request that no controller supports fails with an error", .rule("D-23", "D-24", "D-25"))
    func request() {
        let controller = Masked()
        Scenario.run(controller) { scenario in
            controller.mask = .portrait
            #expect(
                RotationEngine.request(.landscape, in: scenario.window)
                    == "None of the requested orientations are supported by the view controller. "
                    + "Requested: landscapeLeft, landscapeRight; Supported: portrait")
            #expect(RotationEngine.request([], in: scenario.window) == nil)
            controller.mask = .allButUpsideDown
            #expect(RotationEngine.request(.landscapeRight, in: scenario.window) == nil)
            scenario.settle()
            #expect(scenario.window.bounds.width > scenario.window.bounds.height)
            #expect(RotationEngine.request(.portrait, in: scenario.window) == nil)
            scenario.settle()
        }
    }

    @Test("a geometry request takes the requested orientations that the controller allows", .rule("D-24"))
    func bestOfBoth() {
        let controller = Masked()
        Scenario.run(controller) { scenario in
            controller.mask = [.portrait, .landscapeLeft]
            #expect(RotationEngine.request(.landscape, in: scenario.window) == nil)
            scenario.settle()
            #expect(scenario.window.windowScene?.interfaceOrientation == .landscapeLeft)
            controller.mask = .all
            #expect(RotationEngine.request(.portrait, in: scenario.window) == nil)
            scenario.settle()
        }
    }

    @Test("setNeedsUpdateOfSupportedInterfaceOrientations rotates an interface that is no longer allowed", .rule("D-26"))
    func needsUpdate() {
        let controller = Masked()
        Scenario.run(controller) { scenario in
            controller.mask = .landscape
            controller.setNeedsUpdateOfSupportedInterfaceOrientations()
            scenario.settle()
            #expect(scenario.window.bounds.width > scenario.window.bounds.height)
            controller.mask = .portrait
            controller.setNeedsUpdateOfSupportedInterfaceOrientations()
            scenario.settle()
            #expect(scenario.window.bounds.width < scenario.window.bounds.height)
        }
    }

    /// Lets the top screen decide, as apps do.
    final class Following: UINavigationController {
        override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
            topViewController?.supportedInterfaceOrientations ?? .portrait
        }
    }
    final class Asking: UIViewController {
        let mask: UIInterfaceOrientationMask
        init(_ mask: UIInterfaceOrientationMask) {
            self.mask = mask
            super.init(nibName: nil, bundle: nil)
        }
        required init?(coder: NSCoder) { nil }
        override var supportedInterfaceOrientations: UIInterfaceOrientationMask { mask }
        override func viewWillAppear(_ animated: Bool) {
            super.viewWillAppear(animated)
            setNeedsUpdateOfSupportedInterfaceOrientations()
        }
    }

    @Test(
        "a controller that requests an update before it appears rotates the interface afterward, with each callback once",
        .rule("D-26", "B-20"),
        arguments: [Generation.ios16, .ios26], [false, true])
    func askedBeforeAppearing(_ generation: Generation, _ animated: Bool) {
        let nav = Following(rootViewController: Asking(.portrait))
        Scenario.run(nav, generation) { scenario in
            nav.pushViewController(Asking(.landscape), animated: animated)
            scenario.settle()
            #expect(scenario.window.bounds.width > scenario.window.bounds.height)
            #expect(nav.topViewController?.view.bounds.size == scenario.window.bounds.size)
            #expect(
                scenario.log.events(only: ["viewDidAppear", "viewDidDisappear"]) == ["Asking.viewDidDisappear", "Asking.viewDidAppear"])
            nav.popViewController(animated: animated)
            scenario.settle()
            #expect(scenario.window.bounds.width < scenario.window.bounds.height)
        }
    }

    final class Transitioning: UIViewController {
        var sizes: [CGSize] = []
        var transforms: [CGAffineTransform] = []
        var boundsAlongside = CGSize.zero
        var isDone = false
        let box = UIView()
        override func viewDidLoad() {
            super.viewDidLoad()
            view.addSubview(box)
        }
        override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
            super.viewWillTransition(to: size, with: coordinator)
            sizes.append(size)
            transforms.append(coordinator.targetTransform)
            coordinator.animate(
                alongsideTransition: { [unowned self] _ in
                    boundsAlongside = view.bounds.size
                    box.alpha = 0
                },
                completion: { [unowned self] _ in isDone = true })
        }
    }

    @Test(
        "viewWillTransition comes first, alongside runs with the new size, and the coordinator has the angle",
        .rule("D-36", "D-38", "D-39", "D-40", "SP-E050"))
    func sizeTransition() {
        let controller = Transitioning()
        Scenario.run(controller) { scenario in
            let portrait = scenario.window.bounds.size
            HostInput().rotate(to: .landscapeLeft)
            #expect(controller.sizes == [CGSize(width: portrait.height, height: portrait.width)])
            #expect(abs(abs(controller.transforms[0].b) - 1) < 0.001)
            #expect(controller.boundsAlongside == controller.sizes[0])
            // Only the bounds change. (D-38)
            #expect(
                controller.view.transform.isIdentity && scenario.window.transform.isIdentity
                    && UIScreen.main.bounds.size == controller.sizes[0])
            EventLoop.main.advance(by: 0.2)
            #expect(!controller.isDone)
            // The block's changes are part of the rotation's animation. (D-36)
            let opacity = controller.box.layer.presentation()?.opacity ?? -1
            #expect(opacity > 0.05 && opacity < 0.95)
            EventLoop.main.advance(by: 0.2)
            #expect(controller.isDone)
            #expect(controller.transitionCoordinator == nil)
            HostInput().rotate(to: .portrait)
            scenario.settle()
        }
    }

    @Test("a resize has no rotation", .rule("D-39"))
    func resize() {
        let controller = Transitioning()
        Scenario.on("iPad Pro 11") {
            Scenario.run(controller) { scenario in
                HostInput().resize(to: CGSize(width: 500, height: 900))
                scenario.settle()
                #expect(controller.sizes == [CGSize(width: 500, height: 900)] && controller.transforms == [.identity])
            }
        }
    }

    @Test("a rotation that keeps the size classes changes the size and no traits", .rule("D-35", "C-33"))
    func sameClasses() {
        Scenario.on("iPad Air 11") {
            Scenario.run(A()) { scenario in
                scenario.log.clear()
                HostInput().rotate(to: .landscapeLeft)
                scenario.settle()
                #expect(scenario.log.events(only: ["viewWillTransition", "willTransition"]) == ["A.viewWillTransition"])
            }
        }
    }

    @Test(
        "a half turn of an iPad has an angle of π in its coordinator, and takes twice the time of a quarter",
        .rule("B-82", "B-80", "D-40"))
    func halfTurn() {
        Scenario.on("iPad Air 11") {
            let parent = P(), child = C()
            parent.addChild(child)
            parent.view.addSubview(child.view)
            child.didMove(toParent: parent)
            Scenario.run(parent) { scenario in
                HostInput().rotate(to: .portraitUpsideDown)
                let coordinator = child.transitionCoordinator
                #expect(coordinator != nil && coordinator === parent.transitionCoordinator)
                #expect(coordinator.map { abs($0.targetTransform.a + 1) < 1e-9 } == true)
                #expect(coordinator?.transitionDuration == 0.8)
                scenario.settle()
                HostInput().rotate(to: .landscapeLeft)
                #expect(child.transitionCoordinator?.transitionDuration == 0.4)
                scenario.settle()
                #expect(parent.transitionCoordinator == nil && child.transitionCoordinator == nil)
            }
        }
    }

    @Test("changes of bars do not call viewWillTransition", .rule("C-35"))
    func barsTellNoSize() {
        let controller = Transitioning(), nav = N(rootViewController: controller)
        Scenario.run(nav) { scenario in
            nav.setNavigationBarHidden(true, animated: false)
            nav.navigationBar.isTranslucent = false
            scenario.settle()
            #expect(controller.sizes == [])
        }
    }
}
