import Foundation
import RuleTrait
import Testing
import UIKit
@testable import UIKitCore

@MainActor @Suite("Main interface", .serialized)
struct MainInterfaceTests {
    private static var log: [String] = []

    private final class App: NSObject, UIApplicationDelegate {
        static var storyboard: UIStoryboard?
        var window: UIWindow?
        func application(
            _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
            options: UIScene.ConnectionOptions
        ) -> UISceneConfiguration {
            let configuration = UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role)
            configuration.delegateClass = SceneDelegate.self
            configuration.storyboard = Self.storyboard
            return configuration
        }
        func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?)
            -> Bool
        {
            log.append("didFinish root=\(window?.rootViewController?.title ?? "-") key=\(window?.isKeyWindow ?? false)")
            return true
        }
    }

    private final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        static var window: UIWindow?
        var window: UIWindow? { didSet { Self.window = window } }
        static var makesItsOwn = false
        static var storyboardRoot: UIViewController?
        func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
            if Self.makesItsOwn, let scene = scene as? UIWindowScene {
                Self.storyboardRoot = window?.rootViewController
                window = UIWindow(windowScene: scene)
                window?.rootViewController = UIViewController()
                window?.makeKeyAndVisible()
            }
            log.append("connect root=\(window?.rootViewController?.title ?? "-") key=\(window?.isKeyWindow ?? false)")
        }
    }

    private func launching(_ info: [String: Any], _ options: Launch.Options, _ body: () -> Void) {
        Self.log = []
        UIWindow.forgetAll()
        UIApplication.replaceShared()
        InfoDictionary.main = InfoDictionary(info)
        defer {
            UIWindow.forgetAll()
            UIApplication.replaceShared()
            InfoDictionary.main = InfoDictionary([:])
            SceneDelegate.window = nil
        }
        Launch.run(options)
        settle()
        body()
    }

    private func files() throws -> TemporaryBundle {
        try TemporaryBundle([
            "Main.storyboard": XML.storyboard(initial: "a", XML.scene(XML.controller("a", attributes: "title=\"Phone\""))),
            "Main~ipad.storyboard": XML.storyboard(initial: "a", XML.scene(XML.controller("a", attributes: "title=\"Pad\""))),
        ])
    }

    @Test("a main storyboard without an entry point is reported, and its window is empty", .rule("SP-B029"))
    func noEntryPoint() throws {
        let files = try TemporaryBundle(["Main.storyboard": XML.storyboard(XML.scene(XML.controller("a")))])
        let app = App()
        var options = Launch.Options(delegate: app)
        options.bundle = files.bundle
        var faults: [Fault] = []
        let lines = Console.capturing {
            // The window without a root is also reported. (I-11)
            faults = Fault.catching { launching(["UIMainStoryboardFile": "Main"], options) {} }
        }
        #expect(
            lines.contains(
                "Failed to instantiate the default view controller for UIMainStoryboardFile 'Main' - perhaps the designated entry point is not set?"
            ))
        #expect(Self.log == ["didFinish root=- key=false"])
        #expect(
            app.window != nil && app.window?.rootViewController == nil
                && faults.allSatisfy { $0.reason.hasPrefix("Application windows are expected") })
    }

    @Test("a scene's storyboard: its window exists before willConnect, and becomes key after it", .rule("I-14", "SP-B029"))
    func sceneStoryboard() throws {
        let files = try files(), app = App()
        App.storyboard = files.storyboard()
        defer { App.storyboard = nil }
        launching(["UIApplicationSceneManifest": [String: Any]()], .init(delegate: app)) {
            #expect(Self.log == ["didFinish root=- key=false", "connect root=Phone key=false"])
            #expect(SceneDelegate.window?.isKeyWindow == true)
            #expect(SceneDelegate.window?.rootViewController?.isViewLoaded == true)
        }
    }

    @Test("a scene's storyboard without an entry point is reported, and the scene shows an empty window", .rule("SP-B029"))
    func sceneWithoutEntryPoint() throws {
        let files = try TemporaryBundle(["Main.storyboard": XML.storyboard(XML.scene(XML.controller("a")))]), app = App()
        App.storyboard = files.storyboard()
        defer { App.storyboard = nil }
        let lines = Console.capturing {
            launching(["UIApplicationSceneManifest": [String: Any]()], .init(delegate: app)) {
                let window = SceneDelegate.window
                #expect(window != nil && window?.rootViewController == nil && window?.isHidden == false)
            }
        }
        #expect(
            lines.contains(
                "Failed to instantiate the default view controller for UIMainStoryboardFile 'Main' - perhaps the designated entry point is not set?"
            ))
    }

    @Test("a scene delegate that creates its own window keeps it: the storyboard's is not shown", .rule("I-14"))
    func ownWindow() throws {
        let files = try files(), app = App()
        App.storyboard = files.storyboard()
        SceneDelegate.makesItsOwn = true
        defer { (App.storyboard, SceneDelegate.makesItsOwn, SceneDelegate.storyboardRoot) = (nil, false, nil) }
        launching(["UIApplicationSceneManifest": [String: Any]()], .init(delegate: app)) {
            #expect(SceneDelegate.window?.isKeyWindow == true && SceneDelegate.window?.rootViewController?.isViewLoaded == true)
            #expect(SceneDelegate.storyboardRoot?.title == "Phone" && SceneDelegate.storyboardRoot?.isViewLoaded == false)
        }
    }

    @Test("the main storyboard's window is set on the delegate before didFinishLaunching, and is key after it", .rule("SP-B029"))
    func mainStoryboard() throws {
        let files = try files(), app = App()
        var options = Launch.Options(delegate: app)
        options.bundle = files.bundle
        launching(["UIMainStoryboardFile": "Main"], options) {
            #expect(Self.log == ["didFinish root=Phone key=false"])
            #expect(app.window?.isKeyWindow == true)
        }
    }

    @Test("an app without storyboards: its main nib's owner is the application, and creates the delegate")
    func mainNib() throws {
        let files = try TemporaryBundle([
            "MainWindow.xib": XML.xib(
                """
                <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner" customClass="UIApplication">
                    <connections><outlet property="delegate" destination="d" id="c"/></connections>
                </placeholder>
                <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
                <customObject id="d"\(XML.custom("NibApp"))/>
                """)
        ])
        var options = Launch.Options(delegate: nil)
        options.bundle = files.bundle
        NibApp.launches = 0
        launching(["NSMainNibFile": "MainWindow"], options) {
            #expect(UIApplication.shared.delegate is NibApp)
            #expect(NibApp.launches == 1)
            #expect(UIApplication.shared.applicationState == .active)
        }
    }

    @Test("fonts listed in Info.plist can be used by name; a missing one is reported")
    func fonts() throws {
        let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        let url = try #require(
            FileManager.default.enumerator(at: folder.appendingPathComponent("Sources"), includingPropertiesForKeys: nil)?
                .compactMap { $0 as? URL }.first { ["ttf", "otf"].contains($0.pathExtension) })
        let files = try TemporaryBundle(["Info.txt": "fonts"])
        try FileManager.default.copyItem(at: url, to: files.bundle.bundleURL.appendingPathComponent("Own.ttf"))
        #expect(Console.capturing { AppFonts.register(["Own.ttf", "Fonts/Own.ttf"], in: files.bundle) } == [])
        #expect(Console.capturing { AppFonts.register(["Missing.ttf"], in: files.bundle) }.first?.contains("Missing.ttf") == true)
    }
}

final class NibApp: NSObject, UIApplicationDelegate {
    static var launches = 0
    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?)
        -> Bool
    {
        Self.launches += 1
        return true
    }
}
