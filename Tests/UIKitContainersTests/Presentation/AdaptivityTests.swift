import RuleTrait
import Testing
import UIKit
import UIKitTesting

@testable import UIKitContainers
@testable import UIKitCore
@testable import UIKitRuntime

/// The adaptation of presentations to the available space.
@MainActor @Suite("Adaptivity", .serialized)
struct AdaptivityTests {
    class Delegate: NSObject, UIPopoverPresentationControllerDelegate {
        var log: [String] = []
        var style = UIModalPresentationStyle.fullScreen
        var wraps = false
        func presentationController(
            _ presentationController: UIPresentationController, prepare adaptivePresentationController: UIPresentationController
        ) {
            log.append("prepare \(adaptivePresentationController.presentationStyle)")
        }
        func presentationController(
            _ controller: UIPresentationController, viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
        ) -> UIViewController? {
            log.append("controller \(style)")
            return wraps ? N(rootViewController: controller.presentedViewController) : nil
        }
        func presentationController(
            _ presentationController: UIPresentationController, willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
            transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
        ) { log.append("will \(style)") }
        func adaptivePresentationStyle(for controller: UIPresentationController, traitCollection: UITraitCollection)
            -> UIModalPresentationStyle
        {
            log.append("traits \(traitCollection.horizontalSizeClass == .compact ? "compact" : "regular")")
            return style
        }
        func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle {
            log.append("old")
            return style
        }
    }

    /// Implements only the method of iOS 8.0.
    final class Old: NSObject, UIAdaptivePresentationControllerDelegate {
        var asked = 0
        func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle {
            asked += 1
            return .overFullScreen
        }
    }

    private func popover(_ root: UIViewController, _ delegate: any UIPopoverPresentationControllerDelegate) -> B {
        let modal = B()
        modal.modalPresentationStyle = .popover
        modal.preferredContentSize = CGSize(width: 200, height: 150)
        modal.popoverPresentationController?.delegate = delegate
        modal.popoverPresentationController?.sourceView = root.view
        modal.popoverPresentationController?.sourceRect = CGRect(x: 100, y: 100, width: 20, height: 20)
        return modal
    }

    @Test(
        "the delegate may return any style but custom, also in regular width", .rule("SP-D050"),
        arguments: [
            (UIModalPresentationStyle.fullScreen, UIModalPresentationStyle.fullScreen), (.overFullScreen, .overFullScreen),
            (.formSheet, .formSheet),
            (.custom, .popover), (.none, .popover),
        ])
    func answers(_ answer: UIModalPresentationStyle, _ shown: UIModalPresentationStyle) {
        let root = A(), stage = Stage(root: root, device: "iPad Pro 11 (M4)"), delegate = Delegate()
        defer { UIScreen.main.become(HostScreen()) }
        delegate.style = answer
        let modal = popover(root, delegate)
        root.present(modal, animated: false)
        stage.settle()
        #expect(delegate.log.first == "traits regular")
        #expect(modal.activePresentationController?.presentationStyle == shown)
        root.dismiss(animated: false)
        stage.settle()
    }

    @Test(
        "the method with traits is called first, the older one if only that is implemented; then the adaptive controller is prepared",
        .rule("C-64", "SP-D030", "SP-D047", "SP-D050", "SP-D053", "SP-D054", "SP-D055"))
    func questions() {
        Scenario.run(A()) { scenario in
            let root = scenario.window.rootViewController!, delegate = Delegate(), modal = popover(root, delegate)
            root.present(modal, animated: false)
            scenario.settle()
            #expect(delegate.log == ["traits compact", "controller fullScreen", "prepare fullScreen", "will fullScreen"])
            #expect(modal.activePresentationController?.presentationStyle == .fullScreen)
            #expect(modal.modalPresentationStyle == .popover)
            #expect(root.view.window == nil)
            modal.dismiss(animated: false)

            let older = Old(), second = M()
            second.presentationController?.delegate = older
            root.present(second, animated: false)
            #expect(older.asked > 0)
            #expect(second.activePresentationController?.presentationStyle == .overFullScreen)
            second.dismiss(animated: false)

            delegate.log = []
            delegate.style = .none
            let third = popover(root, delegate)
            root.present(third, animated: false)
            scenario.settle()
            #expect(delegate.log == ["traits compact", "will none"])
            third.dismiss(animated: false)
        }
    }

    @Test(
        "the presentation controller forwards the question to its delegate, and otherwise returns its class's default",
        .rule("SP-D047", "SP-D048", "SP-D051"))
    func ownAnswers() {
        let compact = UITraitCollection(traitsFrom: [
            UITraitCollection(horizontalSizeClass: .compact), UITraitCollection(verticalSizeClass: .regular),
        ])
        let low = UITraitCollection(traitsFrom: [
            UITraitCollection(horizontalSizeClass: .compact), UITraitCollection(verticalSizeClass: .compact),
        ])
        let roomy = UITraitCollection(traitsFrom: [
            UITraitCollection(horizontalSizeClass: .regular), UITraitCollection(verticalSizeClass: .regular),
        ])
        final class Silent: NSObject, UIPopoverPresentationControllerDelegate {}
        let silent = Silent()
        func answers(_ style: UIModalPresentationStyle, _ delegate: (any UIPopoverPresentationControllerDelegate)?)
            -> [UIModalPresentationStyle]
        {
            let modal = M()
            modal.modalPresentationStyle = style
            modal.presentationController?.delegate = delegate
            return [roomy, compact, low].compactMap { modal.presentationController?.adaptivePresentationStyle(for: $0) }
        }
        for delegate in [nil, silent] {
            #expect(answers(.popover, delegate) == [.popover, .formSheet, .fullScreen])
            #expect(answers(.pageSheet, delegate) == [.pageSheet, .pageSheet, .fullScreen])
            #expect(answers(.overFullScreen, delegate) == [.overFullScreen, .overFullScreen, .overFullScreen])
            Generation.emulating(.ios8) { #expect(answers(.popover, delegate) == [.popover, .fullScreen, .fullScreen]) }
        }
        let delegate = Delegate()
        delegate.style = .none
        #expect(answers(.popover, delegate) == [.none, .none, .none])
        #expect(delegate.log == ["traits regular", "traits compact", "traits compact"])
        #expect(answers(.currentContext, delegate) == [.currentContext, .currentContext, .currentContext])
        #expect(delegate.log.count == 3)
    }

    @Test("the content of a popover or a form sheet is horizontally compact on an iPad, that of a page sheet is not")
    func narrowPresentations() {
        Scenario.on("iPad Air 11") {
            Scenario.run(A()) { scenario in
                let root = scenario.window.rootViewController!
                for (style, width) in [
                    (UIModalPresentationStyle.formSheet, UIUserInterfaceSizeClass.compact), (.popover, .compact), (.pageSheet, .regular),
                    (.fullScreen, .regular),
                ] {
                    let modal = M()
                    modal.modalPresentationStyle = style
                    modal.popoverPresentationController?.sourceView = root.view
                    root.present(modal, animated: false)
                    scenario.settle()
                    #expect(
                        modal.traitCollection.horizontalSizeClass == width && modal.view.traitCollection.horizontalSizeClass == width,
                        "\(style)")
                    #expect(modal.traitCollection.verticalSizeClass == .regular && root.traitCollection.horizontalSizeClass == .regular)
                    modal.dismiss(animated: false)
                    scenario.settle()
                }
            }
        }
    }

    @Test("a popover in compact height covers the screen and removes the presenter's view", .rule("SP-D048", "C-65"))
    func lowPopover() {
        Scenario.on(held: .landscapeRight) {
            Scenario.run(A()) { scenario in
                let root = scenario.window.rootViewController!, modal = popover(root, Untouched())
                root.present(modal, animated: false)
                scenario.settle()
                #expect(modal.activePresentationController?.presentationStyle == .fullScreen)
                #expect(modal.view.frame == scenario.window.bounds && root.view.window == nil)
                modal.dismiss(animated: false)
            }
        }
    }
    final class Untouched: NSObject, UIPopoverPresentationControllerDelegate {}

    @Test("presentations in a context never adapt and never ask the delegate", .rule("SP-D051"))
    func inContext() {
        Scenario.run(A()) { scenario in
            let root = scenario.window.rootViewController!, delegate = Delegate(), modal = M()
            root.definesPresentationContext = true
            modal.modalPresentationStyle = .overCurrentContext
            modal.presentationController?.delegate = delegate
            root.present(modal, animated: false)
            #expect(delegate.log.filter { $0 != "will none" } == [])
            #expect(modal.activePresentationController?.presentationStyle == .overCurrentContext)
            modal.dismiss(animated: false)
        }
    }

    @Test(
        "a controller returned by the delegate replaces the presented one while adapted, and is removed in regular width",
        .rule("SP-D047", "SP-D052"))
    func replacement() {
        let root = A()
        let stage = Stage(root: root, device: "iPad Pro 11 (M4)", size: CGSize(width: 375, height: 834))
        let delegate = Delegate()
        delegate.wraps = true
        let modal = popover(root, delegate)
        root.present(modal, animated: false)
        stage.settle()
        #expect(modal.parent is UINavigationController)
        #expect(modal.presenting.own?.shown === modal.parent ?? modal)
        let wrapper = modal.parent
        #expect(wrapper?.presentingViewController === root)
        delegate.style = .none
        delegate.log = []
        stage.resize(to: CGSize(width: 1194, height: 834))
        stage.settle()
        #expect(delegate.log.contains("traits regular"))
        #expect(modal.presenting.own?.active is UIPopoverPresentationController)
        #expect(modal.view.frame.size == CGSize(width: 200, height: 150))
        #expect(wrapper?.presentingViewController == nil && modal.parent == nil && modal.presentingViewController === root)
        root.dismiss(animated: false)
        UIScreen.main.become(HostScreen())
    }

    @Test(
        "each style change asks the delegate for the style and the controller, then prepares it and calls willPresent before it applies",
        .rule("C-64", "SP-D047", "SP-D054"))
    func changes() {
        final class Watching: Delegate {
            weak var root: UIViewController?
            override func presentationController(
                _ presentationController: UIPresentationController, willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
                transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
            ) {
                super.presentationController(
                    presentationController, willPresentWithAdaptiveStyle: style, transitionCoordinator: transitionCoordinator)
                log.append(root?.view.window == nil ? "covered" : "visible")
            }
        }
        let wide = CGSize(width: 1194, height: 834), narrow = CGSize(width: 375, height: 834)
        let root = A(), stage = Stage(root: root, device: "iPad Pro 11 (M4)", size: wide), delegate = Watching()
        defer { UIScreen.main.become(HostScreen()) }
        (delegate.style, delegate.root) = (.none, root)
        root.present(popover(root, delegate), animated: false)
        stage.settle()
        #expect(delegate.log == ["traits regular", "will none", "visible"])
        for (size, style, log) in [
            (
                narrow, UIModalPresentationStyle.fullScreen,
                ["traits compact", "controller fullScreen", "prepare fullScreen", "will fullScreen", "visible"]
            ),
            (wide, .none, ["traits regular", "will none", "covered"]),
        ] {
            (delegate.log, delegate.style) = ([], style)
            stage.resize(to: size)
            stage.settle()
            #expect(delegate.log == log && (root.view.window == nil) == (style == .fullScreen))
        }
        root.dismiss(animated: false)
        stage.settle()
    }

    @Test("before iOS 15 there is no call to prepare an adaptive controller", .rule("C-64"))
    func unprepared() {
        Scenario.run(A(), .ios8) { scenario in
            let root = scenario.window.rootViewController!, delegate = Delegate(), modal = popover(root, delegate)
            root.present(modal, animated: false)
            scenario.settle()
            #expect(delegate.log == ["traits compact", "controller fullScreen", "will fullScreen"])
            modal.dismiss(animated: false)
        }
    }

    @Test(
        "a popover that becomes full screen removes its presenter's view, which returns when it is a popover again or dismissed",
        .rule("C-64", "SP-D047"))
    func presenterWhileAdapted() {
        let wide = CGSize(width: 1194, height: 834), narrow = CGSize(width: 375, height: 834)
        let root = A(), stage = Stage(root: root, device: "iPad Pro 11 (M4)", size: wide), delegate = Delegate()
        defer { UIScreen.main.become(HostScreen()) }
        delegate.style = .none
        let modal = popover(root, delegate)
        root.present(modal, animated: false)
        stage.settle()
        #expect(root.view.window != nil)
        for back in [true, false] {
            delegate.style = .fullScreen
            stage.resize(to: narrow)
            stage.settle()
            #expect(modal.activePresentationController?.presentationStyle == .fullScreen)
            #expect(root.view.window == nil && root.appearance.phase == .disappeared)
            guard back else { break }
            delegate.style = .none
            stage.resize(to: wide)
            stage.settle()
            #expect(modal.activePresentationController is UIPopoverPresentationController)
            #expect(root.view.window != nil && root.appearance.phase == .appeared && root.view.frame.size == wide)
        }
        root.dismiss(animated: false)
        stage.settle()
        #expect(root.view.window != nil && root.appearance.phase == .appeared && root.view.frame.size == narrow)
    }

    @Test(
        "a controller over a popover's content stays on screen when the popover becomes a sheet", .rule("SP-D095", "SP-D073"),
        arguments: [
            UIModalPresentationStyle.currentContext, .overCurrentContext,
        ])
    func coveredWhileAdapted(_ style: UIModalPresentationStyle) {
        let root = A()
        let stage = Stage(root: root, device: "iPad Pro 11 (M4)", size: CGSize(width: 1194, height: 834))
        let modal = B(), cover = C()
        modal.modalPresentationStyle = .popover
        modal.popoverPresentationController?.sourceView = root.view
        root.present(modal, animated: false)
        stage.settle()
        modal.definesPresentationContext = true
        cover.modalPresentationStyle = style
        modal.present(cover, animated: false)
        stage.settle()
        stage.resize(to: CGSize(width: 375, height: 834))
        stage.settle()
        #expect(modal.presenting.own?.active is UISheetPresentationController)
        #expect(cover.view.window != nil && cover.appearance.phase == .appeared)
        #expect((modal.view.window == nil) == (style == .currentContext))
        cover.dismiss(animated: false)
        stage.settle()
        #expect(modal.view.window != nil && modal.appearance.phase == .appeared)
        #expect(modal.view.frame == modal.presenting.own?.active.frameOfPresentedViewInContainerView)
        root.dismiss(animated: false)
        UIScreen.main.become(HostScreen())
    }

    final class Told: NSObject, UIAdaptivePresentationControllerDelegate {
        var log: [String] = []
        func adaptivePresentationStyle(for controller: UIPresentationController, traitCollection: UITraitCollection)
            -> UIModalPresentationStyle
        {
            log.append("style")
            return .fullScreen
        }
        func presentationControllerDidDismiss(_ presentationController: UIPresentationController) { log.append("did") }
    }

    @Test("a delegate set after present gets the dismissal callback and is not asked about adaptivity", .rule("SP-D056"))
    func lateDelegate() {
        Scenario.run(A()) { scenario in
            let root = scenario.window.rootViewController!, modal = M(), told = Told()
            root.present(modal, animated: true)
            modal.presentationController?.delegate = told
            scenario.settle()
            #expect(modal.activePresentationController is UISheetPresentationController)
            #expect(told.log == [])
            modal.presenting.own?.dismissForUser()
            scenario.settle()
            #expect(told.log == ["did"])
        }
    }

    @Test("a popover adapts to its adaptiveSheetPresentationController", .rule("SP-D073"))
    func adaptiveSheet() {
        Scenario.run(A()) { scenario in
            let root = scenario.window.rootViewController!, modal = M()
            modal.modalPresentationStyle = .popover
            let sheet = modal.popoverPresentationController!.adaptiveSheetPresentationController
            sheet.detents = [.medium()]
            root.present(modal, animated: false)
            scenario.settle()
            #expect(modal.activePresentationController === sheet)
            #expect(sheet.presentationStyle == .formSheet)
            #expect(modal.view.frame.height == scenario.window.bounds.height / 2)
            modal.dismiss(animated: false)
        }
    }

    final class Legacy: NSObject, UIPopoverPresentationControllerDelegate {
        var log: [String] = []
        func adaptivePresentationStyle(for controller: UIPresentationController, traitCollection: UITraitCollection)
            -> UIModalPresentationStyle
        { .none }
        func popoverPresentationControllerShouldDismissPopover(_ popoverPresentationController: UIPopoverPresentationController) -> Bool {
            log.append("should")
            return true
        }
        func popoverPresentationControllerDidDismissPopover(_ popoverPresentationController: UIPopoverPresentationController) {
            log.append("did")
        }
    }
    final class Both: NSObject, UIPopoverPresentationControllerDelegate {
        var log: [String] = []
        func adaptivePresentationStyle(for controller: UIPresentationController, traitCollection: UITraitCollection)
            -> UIModalPresentationStyle
        { .none }
        func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool {
            log.append("new should")
            return true
        }
        func presentationControllerDidDismiss(_ presentationController: UIPresentationController) { log.append("new did") }
        func popoverPresentationControllerShouldDismissPopover(_ popoverPresentationController: UIPopoverPresentationController) -> Bool {
            log.append("old should")
            return true
        }
        func popoverPresentationControllerDidDismissPopover(_ popoverPresentationController: UIPopoverPresentationController) {
            log.append("old did")
        }
    }

    @Test("a popover's older pair of delegate methods is used if the new methods are missing", .rule("SP-D064"))
    func legacyPair() {
        Scenario.run(A()) { scenario in
            let root = scenario.window.rootViewController!, legacy = Legacy(), both = Both()
            for delegate in [legacy, both] as [any UIPopoverPresentationControllerDelegate] {
                let modal = popover(root, delegate)
                root.present(modal, animated: false)
                scenario.settle()
                modal.presenting.own?.dismissForUser()
                scenario.settle()
                #expect(root.presentedViewController == nil)
            }
            #expect(legacy.log == ["should", "did"])
            #expect(both.log == ["new should", "new did"])
        }
    }

    @Test("while animations are disabled, a dismissal does not begin interactively", .rule("SP-E049"))
    func unanimatedDismissal() {
        final class Asking: UIViewController {
            var seen: [Bool] = []
            override func viewWillDisappear(_ animated: Bool) {
                super.viewWillDisappear(animated)
                if let transitionCoordinator { seen = [transitionCoordinator.isAnimated, transitionCoordinator.initiallyInteractive] }
            }
        }
        Scenario.run(A()) { scenario in
            let root = scenario.window.rootViewController!, modal = Asking()
            root.present(modal, animated: false)
            scenario.settle()
            UIView.setAnimationsEnabled(false)
            defer { UIView.setAnimationsEnabled(true) }
            let interactor = UIPercentDrivenInteractiveTransition()
            modal.presenting.own?.endChain(animated: true, interactor: interactor, byUser: true, completion: nil)
            scenario.settle()
            #expect(modal.seen == [false, false] && root.presentedViewController == nil)
        }
    }

    final class Coordinated: NSObject, UIAdaptivePresentationControllerDelegate {
        var hadCoordinator = (presented: false, presenting: false)
        var ranAlongside = false
        func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
            hadCoordinator = (
                presentationController.presentedViewController.transitionCoordinator != nil,
                presentationController.presentingViewController.transitionCoordinator != nil
            )
            presentationController.presentedViewController.transitionCoordinator?.animate { _ in self.ranAlongside = true }
        }
    }

    @Test("the transition coordinator exists when the delegate gets presentationControllerWillDismiss", .rule("SP-D063"))
    func coordinator() {
        Scenario.run(A()) { scenario in
            let root = scenario.window.rootViewController!, modal = M(), delegate = Coordinated()
            root.present(modal, animated: false)
            modal.presentationController?.delegate = delegate
            modal.presenting.own?.dismissForUser()
            #expect(delegate.hadCoordinator == (true, true))
            scenario.settle()
            #expect(delegate.ranAlongside)
        }
    }

    @Test("the delegate is asked for a controller only if the style changes, and nil keeps the presented controller", .rule("SP-D052"))
    func noReplacement() {
        let root = A(), stage = Stage(root: root, device: "iPad Pro 11 (M4)"), delegate = Delegate()
        defer { UIScreen.main.become(HostScreen()) }
        delegate.style = .none
        root.present(popover(root, delegate), animated: false)
        stage.settle()
        #expect(!delegate.log.isEmpty && !delegate.log.contains { $0.hasPrefix("controller") })
        root.dismiss(animated: false)
        stage.settle()
        delegate.style = .fullScreen
        let modal = popover(root, delegate)
        root.present(modal, animated: false)
        stage.settle()
        #expect(delegate.log.contains("controller fullScreen"))
        #expect(modal.presenting.own?.shown === modal && modal.parent == nil)
        root.dismiss(animated: false)
        stage.settle()
    }

    /// Shows a view around the presented one, as apps do.
    final class Chrome: UIPresentationController {
        var log: [String] = []
        override func presentationTransitionWillBegin() {
            log.append("begin \([presentingViewController, presentedViewController].map { $0.transitionCoordinator != nil })")
            presentedViewController.transitionCoordinator?.animate(
                alongsideTransition: { [unowned self] _ in log.append("alongside") },
                completion: { [unowned self] _ in log.append("completion") })
        }
        override func presentationTransitionDidEnd(_ completed: Bool) { log.append("end") }
    }

    final class ChromeMaker: NSObject, UIViewControllerTransitioningDelegate {
        func presentationController(forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController)
            -> UIPresentationController?
        {
            Chrome(presentedViewController: presented, presenting: presenting)
        }
    }

    final class FillingCompact: NSObject, UIAdaptivePresentationControllerDelegate {
        func adaptivePresentationStyle(for controller: UIPresentationController, traitCollection: UITraitCollection)
            -> UIModalPresentationStyle
        {
            traitCollection.horizontalSizeClass == .compact ? .fullScreen : .none
        }
    }

    @Test("a presentation controller that takes over again in a wide window has a coordinator when it begins", .rule("SP-D039"))
    func coordinatorOfSwap() throws {
        let wide = CGSize(width: 1194, height: 834), narrow = CGSize(width: 375, height: 834)
        let root = A(), modal = M(), maker = ChromeMaker(), filling = FillingCompact()
        let stage = Stage(root: root, device: "iPad Pro 11 (M4)", size: wide)
        defer { UIScreen.main.become(HostScreen()) }
        modal.modalPresentationStyle = .custom
        modal.transitioningDelegate = maker
        let chrome = try #require(modal.presentationController as? Chrome)
        chrome.delegate = filling
        root.present(modal, animated: false)
        stage.settle()
        stage.resize(to: narrow)
        stage.settle()
        #expect(modal.activePresentationController?.presentationStyle == .fullScreen)
        chrome.log = []
        stage.resize(to: wide)
        stage.settle()
        #expect(modal.activePresentationController === chrome)
        #expect(chrome.log == ["begin [true, true]", "alongside", "completion", "end"])
        #expect(root.transitionCoordinator == nil && modal.transitionCoordinator == nil)
        root.dismiss(animated: false)
        stage.settle()
    }

    @Test("a presenter's own traits do not decide how a controller is presented", .rule("SP-D046", "SP-D048"))
    func overriddenPresenter() {
        let root = A(), stage = Stage(root: root), modal = M()
        root.traitOverrides.horizontalSizeClass = .regular
        stage.settle()
        modal.modalPresentationStyle = .popover
        modal.popoverPresentationController?.sourceView = root.view
        root.present(modal, animated: false)
        stage.settle()
        #expect(root.traitCollection.horizontalSizeClass == .regular && modal.traitCollection.horizontalSizeClass == .compact)
        #expect(modal.activePresentationController is UISheetPresentationController)
        root.dismiss(animated: false)
        stage.settle()
    }
}
