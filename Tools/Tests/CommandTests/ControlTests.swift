import AutomationClient
import Foundation
import Testing

@Suite("An app under control") struct ControlTests {
    private static let files = [
        "project.yml": """
        name: Curious
        targets:
          Curious:
            type: application
            platform: iOS
            sources: [Curious]
        """,
        "secret.txt": "secret",
        "Curious/AppDelegate.swift": """
        import UIKit

        @main final class AppDelegate: UIResponder, UIApplicationDelegate {
            var window: UIWindow?
            func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
                let secret = ProcessInfo.processInfo.arguments.last.flatMap { try? String(contentsOfFile: $0, encoding: .utf8) }
                let own = NSHomeDirectory() + "/Documents/own.txt"
                try? "own".write(toFile: own, atomically: true, encoding: .utf8)
                let label = UILabel(frame: CGRect(x: 20, y: 100, width: 300, height: 40))
                label.text = "\\(secret ?? "refused"), \\((try? String(contentsOfFile: own, encoding: .utf8)) ?? "no file")"
                window = UIWindow()
                window?.rootViewController = UIViewController()
                window?.rootViewController?.view.addSubview(label)
                window?.makeKeyAndVisible()
                return true
            }
        }
        """,
    ]

    @Test(
        "a controlled app reads its own files and no others, unless it is not confined",
        .enabled("this kernel has no Landlock") { try Command.run("doctor").all.contains("Landlock, version") })
    func confinement() throws {
        let folder = try Command.folder("Curious", Self.files), socket = folder + "/s"
        for (options, text) in [([String](), "refused, own"), (["--unsandboxed"], "secret, own")] {
            let process = Process()
            process.executableURL = URL(fileURLWithPath: Command.program)
            process.arguments = ["run", folder, "--control", socket] + options
            try process.run()
            defer {
                process.terminate()
                process.waitUntilExit()
            }
            let app = try ControlConnection(path: socket, timeout: 600)
            _ = try app.request("relaunch", ["arguments": [.string(folder + "/secret.txt")]])
            #expect(try app.find(["type": "StaticText"]).map(\.label) == [text])
        }
    }
}
