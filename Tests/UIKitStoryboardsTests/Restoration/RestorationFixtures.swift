import Foundation
import UIKit
@testable import UIKitCore

/// An app whose state one run saves for the next.
@MainActor
final class Runs {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("Understudy-\(UUID().uuidString)")
    private let earlier = RestorationArchive.folder

    static func within(_ body: (Runs) throws -> Void) rethrows {
        let runs = Runs()
        RestorationArchive.folder = runs.folder
        EventLoop.main.reset()
        UIScreen.main.become(HostScreen())
        InfoDictionary.main = InfoDictionary(["CFBundleVersion": "7"])
        defer {
            runs.end()
            RestorationArchive.folder = runs.earlier
            InfoDictionary.main = InfoDictionary([:])
            try? FileManager.default.removeItem(at: runs.folder)
        }
        try body(runs)
    }

    var file: URL { folder.appendingPathComponent("data.plist") }
    var hasFile: Bool { FileManager.default.fileExists(atPath: file.path) }

    /// A new process.
    func start(_ app: RestoringApp, _ during: () -> Void = {}) {
        end()
        UISceneSession.restartCounting()
        Launch.run(.init(delegate: app))
        settle()
        withExtendedLifetime(app, during)
    }

    func background() {
        HostInput().enterBackground()
        settle()
    }

    /// The saved state.
    var records: [RestorationArchive.Record] {
        guard let data = try? Data(contentsOf: file) else { return [] }
        return (try? PropertyListDecoder().decode(RestorationArchive.self, from: data))?.records ?? []
    }

    func end() {
        UIWindow.forgetAll()
        UIApplication.replaceShared()
        RegisteredObjects.forgetAll()
    }
}

/// A controller that saves a number and a reference.
final class Keeping: UIViewController, UIViewControllerRestoration {
    var number = 0
    weak var friend: UIViewController?
    var log: [String] = []
    static var order: [String] = []
    static var makes: (([String]) -> UIViewController?)?

    static func viewController(withRestorationIdentifierPath identifierComponents: [String], coder: NSCoder) -> UIViewController? {
        order.append("make \(identifierComponents.joined(separator: "/"))")
        return makes?(identifierComponents)
    }

    init(_ identifier: String?) {
        super.init(nibName: nil, bundle: nil)
        restorationIdentifier = identifier
    }
    required init?(coder: NSCoder) { super.init(coder: coder) }

    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        Self.order.append("encode \(restorationIdentifier ?? "")")
        coder.encode(NSNumber(value: number), forKey: "number")
        coder.encode(friend, forKey: "friend")
    }
    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        Self.order.append("decode \(restorationIdentifier ?? "")")
        number = (coder.decodeObject(forKey: "number") as? NSNumber)?.intValue ?? -1
        friend = coder.decodeObject(forKey: "friend") as? UIViewController
    }
    override func applicationFinishedRestoringState() { Self.order.append("finished \(restorationIdentifier ?? "")") }
}

/// An app that saves its state.
@MainActor
final class RestoringApp: NSObject, UIApplicationDelegate {
    var window: UIWindow?
    let makeRoot: () -> UIViewController
    var saves = true
    var restores = true
    var log: [String] { Keeping.order }
    var version: String?
    var versionToSave: String?
    var idiom: Int?
    var finds: (([String]) -> UIViewController?)?
    var whenDecoded: () -> Void = {}
    var whenEncoding: () -> Void = {}

    init(_ makeRoot: @escaping () -> UIViewController) {
        self.makeRoot = makeRoot
        Keeping.order = []
    }

    var root: UIViewController? { window?.rootViewController }

    func application(_ application: UIApplication, willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?)
        -> Bool
    {
        window = UIWindow(frame: UIScreen.main.bounds)
        window?.rootViewController = makeRoot()
        Keeping.order.append("willFinish")
        return true
    }
    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?)
        -> Bool
    {
        Keeping.order.append("didFinish")
        window?.makeKeyAndVisible()
        return true
    }
    func applicationDidEnterBackground(_ application: UIApplication) { Keeping.order.append("background") }
    func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool {
        Keeping.order.append("shouldSave")
        versionToSave = coder.decodeObject(forKey: UIApplication.stateRestorationBundleVersionKey) as? String
        coder.encode(41, forKey: "early")
        return saves
    }
    func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool {
        Keeping.order.append("shouldRestore")
        version = coder.decodeObject(forKey: UIApplication.stateRestorationBundleVersionKey) as? String
        idiom = (coder.decodeObject(forKey: UIApplication.stateRestorationUserInterfaceIdiomKey) as? NSNumber)?.intValue
        return restores
    }
    func application(_ application: UIApplication, willEncodeRestorableStateWith coder: NSCoder) {
        Keeping.order.append("willEncode")
        coder.encode("kept" as NSString, forKey: "own")
        whenEncoding()
    }
    func application(_ application: UIApplication, didDecodeRestorableStateWith coder: NSCoder) {
        Keeping.order.append("didDecode \(coder.decodeObject(forKey: "own") as? String ?? "-")")
        whenDecoded()
    }
    func application(
        _ application: UIApplication, viewControllerWithRestorationIdentifierPath identifierComponents: [String], coder: NSCoder
    ) -> UIViewController? {
        Keeping.order.append("ask \(identifierComponents.joined(separator: "/"))")
        return finds?(identifierComponents)
    }
}
