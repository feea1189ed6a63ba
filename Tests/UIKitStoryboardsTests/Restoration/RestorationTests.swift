import Foundation
import RuleTrait
import Testing
import UIKit
@testable import UIKitCore

@MainActor @Suite("State restoration: opting in and order", .serialized)
struct RestorationTests {
    private func keeping(_ app: RestoringApp) -> Keeping? { app.root as? Keeping }

    @Test("nothing is saved unless the delegate allows it; the older method is called if the new one is missing", .rule("SP-F001"))
    func optIn() {
        Runs.within { runs in
            final class Plain: NSObject, UIApplicationDelegate {}
            Launch.run(.init(delegate: Plain()))
            runs.background()
            #expect(!runs.hasFile)
            let refusing = RestoringApp { Keeping("root") }
            refusing.saves = false
            runs.start(refusing) { runs.background() }
            #expect(!runs.hasFile)
            final class Old: NSObject, UIApplicationDelegate {
                func application(_ application: UIApplication, shouldSaveApplicationState coder: NSCoder) -> Bool { true }
            }
            runs.end()
            let old = Old()
            Launch.run(.init(delegate: old))
            runs.background()
            #expect(runs.hasFile)
        }
    }

    @Test(
        "the older method is also called for restoring; without either nothing is restored",
        .rule("SP-F001"))
    func optIntoRestoring() {
        class Silent: NSObject, UIApplicationDelegate {
            var window: UIWindow?
            var log: [String] = []
            func application(
                _ application: UIApplication, willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
            ) -> Bool {
                window = UIWindow(frame: UIScreen.main.bounds)
                window?.rootViewController = Keeping("root")
                return true
            }
            func application(_ application: UIApplication, shouldRestoreApplicationState coder: NSCoder) -> Bool { false }
            func applicationFinishedRestoringState() { log.append("finished") }
        }
        final class Old: Silent, UIStateRestoring {
            override func application(_ application: UIApplication, shouldRestoreApplicationState coder: NSCoder) -> Bool {
                log.append("shouldRestore")
                return true
            }
        }
        Runs.within { runs in
            for (delegate, isRestored) in [(Old(), true), (Silent(), false)] as [(Silent, Bool)] {
                runs.start(RestoringApp { Keeping("root") }) { runs.background() }
                runs.end()
                Keeping.order = []
                Launch.run(.init(delegate: delegate))
                settle()
                #expect(Keeping.order.contains("decode root") == isRestored)
                // The app delegate also gets the finish call. SP-F004
                #expect(delegate.log == (isRestored ? ["shouldRestore", "finished"] : []))
            }
        }
    }

    @Test("saving: shouldSave, the delegate's encode, the objects, as the app enters the background", .rule("SP-F002", "SP-F003"))
    func saveOrder() {
        Runs.within { runs in
            let app = RestoringApp { Keeping("root") }
            runs.start(app) {
                Keeping.order = []
                runs.background()
                #expect(app.log == ["background", "shouldSave", "willEncode", "encode root"])
                #expect(runs.hasFile)
                // The walk finds a controller that the delegate adds in its own callback.
                app.whenEncoding = { [weak app] in
                    let late = Keeping("late")
                    app?.root?.addChild(late)
                    late.didMove(toParent: app?.root)
                }
                HostInput().enterForeground()
                Keeping.order = []
                runs.background()
                #expect(app.log == ["background", "shouldSave", "willEncode", "encode root", "encode late"])
            }
        }
    }

    @Test(
        "restoring: between the two launch calls, all objects are created before the first decode, then the delegate, then the finish calls",
        .rule("SP-F004", "SP-F026", "I-13"))
    func restoreOrder() {
        Runs.within { runs in
            @MainActor func make() -> UIViewController {
                let root = Keeping("root"), child = Keeping("child")
                root.addChild(child)
                child.didMove(toParent: root)
                return root
            }
            let first = RestoringApp(make)
            runs.start(first) {
                keeping(first)?.number = 5
                // Each refers to the other, including the later one.
                keeping(first)?.friend = first.root?.children.first
                (first.root?.children.first as? Keeping)?.friend = first.root
                runs.background()
            }
            let second = RestoringApp(make)
            runs.start(second)
            #expect(
                second.root != nil && keeping(second)?.friend === second.root?.children.first
                    && (second.root?.children.first as? Keeping)?.friend === second.root)
            #expect(
                second.log == [
                    "willFinish", "shouldRestore", "ask root", "ask root/child", "decode root", "decode child", "didDecode kept",
                    "finished root",
                    "finished child", "didFinish",
                ])
            #expect(keeping(second)?.number == 5)
        }
    }

    @Test("the delegate restores the state that it encoded itself, even if no object has any", .rule("SP-F004"))
    func delegatesStateAlone() {
        Runs.within { runs in
            runs.start(RestoringApp { Keeping(nil) }) { runs.background() }
            #expect(runs.hasFile && runs.records.isEmpty)
            let second = RestoringApp { Keeping(nil) }
            runs.start(second)
            #expect(second.log == ["willFinish", "shouldRestore", "didDecode kept", "didFinish"])
        }
    }

    @Test("shouldRestore is called only if there is saved state; its coder has the app's version and idiom", .rule("SP-F005", "SP-F029"))
    func metadata() {
        Runs.within { runs in
            let first = RestoringApp { Keeping("root") }
            runs.start(first) {
                #expect(!first.log.contains("shouldRestore"))
                runs.background()
            }
            #expect(first.versionToSave == "7")
            let second = RestoringApp { Keeping("root") }
            runs.start(second)
            let keys = [
                UIApplication.stateRestorationBundleVersionKey, UIApplication.stateRestorationUserInterfaceIdiomKey,
                UIApplication.stateRestorationTimestampKey,
                UIApplication.stateRestorationSystemVersionKey, UIStateRestorationViewControllerStoryboardKey,
            ]
            #expect(
                keys == ["BundleVersion", "UserInterfaceIdiom", "Timestamp", "SystemVersion"].map {
                    "UIApplicationStateRestoration\($0)Key"
                } + [
                    "UIStateRestorationViewControllerStoryboardKey"
                ])
            #expect(second.version == "7")
            #expect(second.idiom == UIUserInterfaceIdiom.phone.rawValue)
            let data = (try? Data(contentsOf: runs.file)).flatMap { try? PropertyListDecoder().decode(RestorationArchive.self, from: $0) }
            let coder = data.flatMap { StateDecoder($0.application) }
            #expect(
                coder?.decodeObject(forKey: UIApplication.stateRestorationSystemVersionKey) as? String == UIDevice.current.systemVersion)
            #expect(coder?.containsValue(forKey: UIApplication.stateRestorationTimestampKey) == true)
            // The values that the app encoded are also there.
            #expect(coder?.decodeInteger(forKey: "early") == 41)
        }
    }

    @Test("saved state is deleted by a refusal, a force quit, an unfinished restoration, and another format", .rule("SP-F006", "SP-F009"))
    func deletion() throws {
        try Runs.within { runs in
            @MainActor func leave() { runs.start(RestoringApp { Keeping("root") }) { runs.background() } }
            leave()
            let refusing = RestoringApp { Keeping("root") }
            refusing.restores = false
            runs.start(refusing)
            #expect(!runs.hasFile)
            leave()
            HostInput().forceQuit()
            #expect(!runs.hasFile)
            leave()
            try Data().write(to: runs.folder.appendingPathComponent("restoring"))
            let after = RestoringApp { Keeping("root") }
            runs.start(after)
            #expect(!after.log.contains("shouldRestore"))
            #expect(!runs.hasFile)
            leave()
            try Data("not a property list".utf8).write(to: runs.file)
            runs.start(RestoringApp { Keeping("root") })
            #expect(!runs.hasFile)
            leave()
            var archive = try PropertyListDecoder().decode(RestorationArchive.self, from: Data(contentsOf: runs.file))
            archive.format += 1
            archive.write()
            let later = RestoringApp { Keeping("root") }
            runs.start(later)
            #expect(!later.log.contains("shouldRestore") && !runs.hasFile)
        }
    }

    @Test("extendStateRestoration delays the finish calls and the crash guard until the last completion", .rule("SP-F007"))
    func extending() {
        Runs.within { runs in
            runs.start(RestoringApp { Keeping("root") }) { runs.background() }
            let app = RestoringApp { Keeping("root") }
            app.whenDecoded = {
                UIApplication.shared.extendStateRestoration()
                UIApplication.shared.extendStateRestoration()
            }
            let marker = runs.folder.appendingPathComponent("restoring").path
            runs.start(app) {
                #expect(!app.log.contains("finished root"))
                UIApplication.shared.completeStateRestoration()
                #expect(!app.log.contains("finished root"))
                #expect(FileManager.default.fileExists(atPath: marker))
                UIApplication.shared.completeStateRestoration()
                #expect(app.log.last == "finished root")
                #expect(!FileManager.default.fileExists(atPath: marker))
                #expect(Console.capturing { UIApplication.shared.completeStateRestoration() }.count == 1)
            }
        }
    }

    @Test("no snapshot is kept of a screen that is not preserved", .rule("SP-F008"))
    func snapshotOfLost() {
        Runs.within { runs in
            let navigation = UINavigationController(rootViewController: Keeping("root"))
            navigation.restorationIdentifier = "nav"
            runs.start(RestoringApp { navigation }) {
                runs.background()
                #expect(!UIApplication.shared.settings.ignoresSnapshot)
                HostInput().enterForeground()
                navigation.pushViewController(Keeping(nil), animated: false)
                settle()
                runs.background()
                #expect(UIApplication.shared.settings.ignoresSnapshot)
                HostInput().enterForeground()
                navigation.popViewController(animated: false)
                settle()
                runs.background()
                #expect(!UIApplication.shared.settings.ignoresSnapshot)
                HostInput().enterForeground()
                navigation.present(Keeping(nil), animated: false)
                settle()
                runs.background()
                #expect(UIApplication.shared.settings.ignoresSnapshot)
            }
        }
    }

    @Test("no snapshot is kept of a screen whose restoration path a later one takes", .rule("SP-F008"))
    func snapshotOfReplaced() {
        Runs.within { runs in
            let tabs = UITabBarController()
            tabs.restorationIdentifier = "tabs"
            tabs.viewControllers = [Keeping("tab"), Keeping("tab")]
            runs.start(RestoringApp { tabs }) {
                runs.background()
                #expect(UIApplication.shared.settings.ignoresSnapshot)
                HostInput().enterForeground()
                tabs.selectedIndex = 1
                settle()
                runs.background()
                #expect(!UIApplication.shared.settings.ignoresSnapshot)
            }
        }
    }

    @Test("of two screens of a stack with one identifier the later one is restored, once", .rule("SP-F011"))
    func twinsOnStack() {
        Runs.within { runs in
            @MainActor func make() -> UIViewController {
                let navigation = UINavigationController(rootViewController: Keeping("root"))
                navigation.restorationIdentifier = "nav"
                return navigation
            }
            let first = RestoringApp(make)
            runs.start(first) {
                for number in [1, 2] {
                    let screen = Keeping("same")
                    screen.number = number
                    (first.root as? UINavigationController)?.pushViewController(screen, animated: false)
                }
                settle()
                runs.background()
            }
            let second = RestoringApp(make)
            second.finds = { $0.last == "same" ? Keeping("same") : nil }
            let faults = Fault.catching { runs.start(second) }
            let stack = (second.root as? UINavigationController)?.viewControllers.compactMap { ($0 as? Keeping)?.number }
            #expect(faults.isEmpty && stack == [0, 2])
        }
    }

    @Test("ignoring the snapshot applies only while state is saved", .rule("SP-F008"))
    func snapshot() {
        final class Refusing: UIViewController {
            override func encodeRestorableState(with coder: NSCoder) {
                super.encodeRestorableState(with: coder)
                UIApplication.shared.ignoreSnapshotOnNextApplicationLaunch()
            }
        }
        Runs.within { runs in
            let root = Refusing()
            root.restorationIdentifier = "root"
            runs.start(RestoringApp { root }) {
                UIApplication.shared.ignoreSnapshotOnNextApplicationLaunch()
                #expect(!UIApplication.shared.settings.ignoresSnapshot)
                runs.background()
                #expect(UIApplication.shared.settings.ignoresSnapshot)
            }
        }
    }
}
