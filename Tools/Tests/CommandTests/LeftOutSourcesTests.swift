import Foundation
import Testing

/// Projects with sources that cannot be compiled here.
@Suite("Left-out sources", .serialized)
struct LeftOutSourcesTests {
    private static let project = ProjectText.of([.init(name: "Half", type: "application")])

    @Test("with the option an app builds without its Objective-C, and each use of its classes is left out")
    func objectiveC() throws {
        let folder = try Command.folder(
            "Half",
            [
                "Half.xcodeproj/project.pbxproj": Self.project,
                "Half/Client.m": "#import \"Client.h\"\n@implementation Client\n@end\n",
                "Half/Client.h": "@import Foundation;\n@interface Client : NSObject\n@end\n",
                "Half/AppDelegate.swift": """
                import UIKit
                @main class AppDelegate: UIResponder, UIApplicationDelegate {
                    var window: UIWindow?
                    func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
                        window = UIWindow(frame: UIScreen.main.bounds)
                        window?.rootViewController = UIViewController()
                        window?.makeKeyAndVisible()
                        return true
                    }
                    func refresh() {
                        let client = Client()
                        client.fetch()
                    }
                }
                """,
            ])
        let refused = try Command.run("build", folder)
        #expect(refused.code == 1 && refused.all.contains("AppDelegate.swift:11:"))
        let built = try Command.run("build", folder, "--skip-missing")
        #expect(built.code == 0 && built.errors.contains("AppDelegate.swift:11:") && built.errors.contains("Client.m"), "\(built.all)")
    }
}
