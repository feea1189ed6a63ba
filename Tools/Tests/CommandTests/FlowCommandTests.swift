import Foundation
import Testing

/// `understudy flow` on a folder, with an app that is built once.
@Suite("Folders of flows", .serialized)
struct FlowCommandTests {
    private static func project(_ name: String, _ files: [String: String], settings: String = "") throws
        -> String
    {
        let pbxproj = ProjectText.of([.init(name: name, type: "application", settings: settings)])
        return try Command.folder("flow-" + name, files.merging(["\(name).xcodeproj/project.pbxproj": pbxproj]) { own, _ in own })
    }

    /// Values in UserDefaults, a secret in the keychain, the location, and permissions, each in a label.
    private static let app = [
        "Keeper/AppDelegate.swift": """
        import CoreLocation
        import Security
        import UIKit
        import UserNotifications

        @main class AppDelegate: UIResponder, UIApplicationDelegate {
            var window: UIWindow?
            func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]? = nil) -> Bool {
                window = UIWindow(frame: UIScreen.main.bounds)
                window?.rootViewController = KeeperViewController()
                window?.makeKeyAndVisible()
                return true
            }
        }

        class KeeperViewController: UIViewController, CLLocationManagerDelegate {
            let manager = CLLocationManager(), notes = UILabel(), secret = UILabel(), place = UILabel(), asked = UILabel(), field = UITextField()
            override func viewDidLoad() {
                super.viewDidLoad()
                view.backgroundColor = .systemBackground
                let keep = UIButton(type: .system, primaryAction: UIAction(title: "Keep") { _ in
                    UserDefaults.standard.set(UserDefaults.standard.integer(forKey: "notes") + 1, forKey: "notes")
                    SecItemAdd([kSecClass as String: kSecClassGenericPassword, kSecAttrAccount as String: "me", kSecValueData as String: Data("s".utf8)] as CFDictionary, nil)
                    self.show()
                })
                let ask = UIButton(type: .system, primaryAction: UIAction(title: "Ask") { _ in
                    UNUserNotificationCenter.current().requestAuthorization(options: [.alert]) { granted, _ in
                        DispatchQueue.main.async { self.asked.text = granted ? "granted" : "refused" }
                    }
                })
                field.placeholder = "Name"
                let stack = UIStackView(arrangedSubviews: [notes, secret, place, asked, keep, ask, field])
                stack.axis = .vertical
                stack.frame = CGRect(x: 20, y: 100, width: 300, height: 300)
                stack.distribution = .fillEqually
                view.addSubview(stack)
                manager.delegate = self
                manager.startUpdatingLocation()
                show()
            }
            func show() {
                notes.text = "\\(UserDefaults.standard.integer(forKey: "notes")) notes"
                let query = [kSecClass as String: kSecClassGenericPassword, kSecAttrAccount as String: "me"] as CFDictionary
                secret.text = SecItemCopyMatching(query, nil) == errSecSuccess ? "a secret" : "no secret"
            }
            func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {
                place.text = String(format: "at %.2f", locations[0].coordinate.latitude)
            }
            func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) { place.text = "nowhere" }
        }
        """
    ]

    private static let flows = [
        "flows/config.yaml": "flows:\n- '*'\nexcludeTags: [wip]\nexecutionOrder:\n  flowsOrder: [keep, Kept]\nenv:\n  MANY: 1 notes\n",
        // Two flows in succession on one device; scripts that outlive a relaunch, a recording, and screenshots.
        "flows/keep.yaml": """
        appId: org.example.Keeper
        name: Keep
        properties:
          priority: High
        onFlowStart:
        - runScript: scripts/words.js
        ---
        - launchApp
        - assertVisible: nowhere
        - setLocation:
            latitude: 52.36
            longitude: 4.9
        - assertVisible: at 52.36
        - startRecording: film
        - tapOn: Keep
        - stopRecording
        - assertVisible: ${MANY}
        - launchApp
        - assertVisible: ${MANY}
        - assertVisible: a secret
        - assertVisible: at 52.36
        - assertTrue: ${output.shout(output.word) == 'CAKE!' && output.number == output.again}
        - takeScreenshot: after
        """,
        "flows/scripts/words.js":
            "function shout(text) { return text.toUpperCase() + '!' }\noutput.shout = shout; output.word = 'cake'; output.number = Math.random(); output.again = output.number",
        "flows/kept.yaml": """
        appId: org.example.Keeper
        name: Kept
        ---
        - launchApp
        - assertVisible: ${MANY}
        - clearState
        - assertNotVisible: Keep
        - launchApp
        - assertVisible: 0 notes
        - assertVisible: a secret
        - launchApp:
            clearKeychain: true
        - assertVisible: no secret
        """,
        "flows/asks.yaml": """
        appId: com.other.app
        ---
        - launchApp:
            permissions:
              notifications: unset
              location: deny
        - assertVisible: 0 notes
        - tapOn: Ask
        - assertVisible: ".*Would Like to Send You Notifications"
        - tapOn: Allow
        - assertVisible: granted
        - evalScript: ${console.log('seen by ' + WHO)}
        """,
        "flows/unfinished.yaml": "tags: [wip]\n---\n- assertVisible: Nothing\n",
        "flows/broken.yaml": "appId: org.example.Keeper\n---\n- tapOnn: x\n",
        "flows/failing.yaml": "appId: org.example.Keeper\n---\n- launchApp\n- runFlow:\n    commands:\n    - assertVisible: 0 note\n",
        "one.yaml": "- launchApp\n- tapOn: Name\n- inputRandomPersonName\n- takeScreenshot: typed\n",
    ]

    @Test("each flow runs, a failing or unreadable one does not stop the others, and a report lists the results")
    func folder() throws {
        let folder = try Self.project("Keeper", Self.app.merging(Self.flows) { $1 }), output = folder + "/out"
        let outcome = try Command.run(
            "flow", folder + "/flows", "--app", folder, "--output", output, "--junit", output + ".xml", "-e", "WHO=anna")
        #expect(outcome.code == 1, "\(outcome.all)")
        let results = outcome.output.split(separator: "\n").filter { $0.hasPrefix("passed") || $0.hasPrefix("failed") }.map {
            $0.split(separator: " ")[1]
        }
        #expect(
            results.map { URL(fileURLWithPath: String($0)).lastPathComponent } == [
                "keep.yaml", "kept.yaml", "asks.yaml", "broken.yaml", "failing.yaml",
            ], "\(outcome.all)")
        #expect(outcome.output.contains("3 passed, 2 failed"), "\(outcome.all)")
        #expect(outcome.errors.contains("/flows/broken.yaml:3:3: error: `tapOnn` is not a command here. Did you mean `tapOn`?"))
        #expect(outcome.errors.contains("/flows/failing.yaml:6:1: error: \"0 note\" is not visible; near: \"0 notes\""))
        #expect(
            outcome.errors.contains(
                "/flows/asks.yaml:1:1: warning: the flow is for com.other.app; the app under test is org.example.Keeper"))
        for file in ["keep/after.png", "keep/film.png", "keep/trace.json", "kept/index.html", "failing/failure.png"] {
            #expect(FileManager.default.fileExists(atPath: output + "/" + file), "\(file)")
        }
        #expect(try String(contentsOfFile: output + "/asks/flow.log", encoding: .utf8) == "console: seen by anna\n")
        let report = try String(contentsOfFile: output + ".xml", encoding: .utf8)
        #expect(
            report.contains("tests=\"5\" failures=\"2\"") && report.contains("<testcase id=\"Keep\"")
                && report.contains("<property name=\"priority\" value=\"High\"/>"))
        #expect(report.contains("failing.yaml:6:1: error: \"0 note\" is not visible"))

        // A single flow writes to the output folder itself, with the same contents each time.
        var seen: [[Data]] = []
        for name in ["first", "second"] {
            let outcome = try Command.run("flow", folder + "/one.yaml", "--app", folder, "--output", folder + "/" + name)
            #expect(outcome.code == 0 && outcome.output.contains("inputRandomPersonName: \""), "\(outcome.all)")
            seen.append(
                try ["typed.png", "trace.json", "flow.log"].map { try Data(contentsOf: URL(fileURLWithPath: "\(folder)/\(name)/\($0)")) })
        }
        #expect(seen[0] == seen[1])
    }

    @Test("an interface file that names an unknown class fails the flow, unless allowed")
    func unknownClass() throws {
        let folder = try Self.project(
            "Lost",
            [
                "Lost/Info.plist": """
                <?xml version="1.0" encoding="UTF-8"?>
                <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
                <plist version="1.0"><dict><key>CFBundleIdentifier</key><string>org.example.Lost</string><key>UIMainStoryboardFile</key><string>Main</string></dict></plist>
                """,
                "Lost/AppDelegate.swift":
                    "import UIKit\n@main class AppDelegate: UIResponder, UIApplicationDelegate { var window: UIWindow? }\n",
                "Lost/Main.storyboard": """
                <?xml version="1.0" encoding="UTF-8"?>
                <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="a"><scenes><scene sceneID="s"><objects>
                <viewController id="a" customClass="MissingViewController" customModule="Pod" sceneMemberID="viewController"><view key="view" id="v"/></viewController>
                </objects></scene></scenes></document>
                """,
                "a.yaml": "- launchApp\n- takeScreenshot: a\n",
            ], settings: "INFOPLIST_FILE = Lost/Info.plist;")
        let strict = try Command.run("flow", folder + "/a.yaml", "--app", folder, "--output", folder + "/out")
        #expect(
            strict.code == 1
                && strict.errors.contains(
                    "a.yaml:1:1: error: an interface file names a class that the app does not have: MissingViewController"),
            "\(strict.all)")
        let lenient = try Command.run("flow", folder + "/a.yaml", "--app", folder, "--output", folder + "/out", "--allow-unknown-classes")
        #expect(lenient.code == 0, "\(lenient.all)")
    }
}
