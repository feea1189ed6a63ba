import AutomationClient
import Foundation
import Testing

/// A running app whose sources change.
@Suite("Hot reload", .serialized)
struct ReloadTests {
    private static let files = [
        "Live.xcodeproj/project.pbxproj": ProjectText.of([.init(name: "Live", type: "application")]),
        "Live/AppDelegate.swift": """
        import UIKit
        @main class AppDelegate: UIResponder, UIApplicationDelegate {
            var window: UIWindow?
            func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
                window = UIWindow(frame: UIScreen.main.bounds)
                window?.rootViewController = Counter()
                window?.makeKeyAndVisible()
                return true
            }
        }
        """,
        "Live/Counter.swift": """
        import UIKit
        class Counter: UIViewController {
            private var count = 0
            private let label = UILabel(frame: CGRect(x: 40, y: 100, width: 300, height: 40))
            private let hosted = UILabel(frame: CGRect(x: 40, y: 160, width: 300, height: 40))
            override func viewDidLoad() {
                super.viewDidLoad()
                let button = UIButton(type: .system)
                button.setTitle("Add", for: .normal)
                button.frame = CGRect(x: 40, y: 300, width: 120, height: 44)
                button.addTarget(self, action: #selector(add), for: .touchUpInside)
                for part in [label, hosted, button] { view.addSubview(part) }
                addScreen()
            }
            override func viewDidLayoutSubviews() { show() }
            @objc func add() { count += 1; show() }
            @objc func injected() { hosted.text = "Injected at \\(count)" }
            private func show() { label.text = "First \\(count)" }
        }
        """,
        "Live/Screen.swift": """
        import SwiftUI
        struct Screen: View {
            @State private var isOn = false
            var body: some View {
                Button(isOn ? "On" : "Off") { isOn.toggle() }
            }
        }
        extension UIViewController {
            func addScreen() {
                let screen = UIHostingController(rootView: Screen())
                addChild(screen)
                screen.view.frame = CGRect(x: 40, y: 400, width: 300, height: 120)
                view.addSubview(screen.view)
                screen.didMove(toParent: self)
            }
        }
        """,
    ]

    /// `understudy run` on a project, and its output.
    private final class Running {
        let folder: String
        private let process = Process()
        private let output = Pipe()
        private let socket: String
        /// Its output so far.
        private(set) var said = ""
        private(set) var app: ControlConnection

        init(_ name: String, _ files: [String: String] = ReloadTests.files) throws {
            folder = try Command.folder(name, files)
            socket = folder + "/s"
            process.executableURL = URL(fileURLWithPath: Command.program)
            // The control socket is another program's interface, which a sandboxed app in the browser may not open.
            process.arguments = ["run", folder + "/Live.xcodeproj", "--unsandboxed"]
            process.environment = ProcessInfo.processInfo.environment.merging(["UNDERSTUDY_CONTROL": socket]) { $1 }
            (process.standardOutput, process.standardError) = (output, output)
            try process.run()
            app = try ControlConnection(path: socket, timeout: 300)
        }

        deinit { end() }
        func end() {
            process.terminate()
            process.waitUntilExit()
        }

        func connect() throws { app = try ControlConnection(path: socket, timeout: 60) }

        func edit(_ file: String, _ old: String, _ new: String) throws {
            let path = folder + "/Live/" + file
            let text = try String(contentsOfFile: path, encoding: .utf8)
            try #require(text.contains(old), "\(file) has no '\(old)'")
            try text.replacingOccurrences(of: old, with: new).write(toFile: path, atomically: true, encoding: .utf8)
        }

        func shows(_ label: String) -> Bool { (try? app.request("wait", ["label": .string(label), "timeout": 60])) != nil }
        func tap(_ label: String) throws {
            let element = try #require(try app.find(["label": .string(label)]).first)
            _ = try app.request("tap", ["element": .number(Double(element.ref)), "settle": 1])
        }
        var identifier: JSONValue? { get throws { try app.request("hello")["app"]?["pid"] } }

        /// Whether the command prints it, with at most a minute of silence.
        func says(_ text: String) -> Bool {
            let file = output.fileHandleForReading
            while !said.contains(text) {
                var ready = pollfd(fd: file.fileDescriptor, events: Int16(POLLIN), revents: 0)
                guard poll(&ready, 1, 60_000) == 1, case let part = file.availableData, !part.isEmpty else { return false }
                said += String(decoding: part, as: UTF8.self)
            }
            return true
        }
    }

    @Test(
        "a saved body appears on screen with the state kept; an error is shown over the running app; a new stored property relaunches it"
    )
    func reload() throws {
        let running = try Running("Live")
        defer { running.end() }
        let process = try running.identifier
        try running.tap("Add")
        #expect(running.shows("First 1"))

        try running.edit(
            "Counter.swift", "\"First \\(count)\"", "\"Second \\(count) \\(word)\"\n    }\n    private var word: String {\n        \"new\"")
        #expect(running.shows("Second 1 new"), "\(running.said)")
        // InjectionIII's hook.
        #expect(running.shows("Injected at 1"))

        // Another view in a SwiftUI body: its type changes, and the state is kept.
        try running.tap("Off")
        try running.edit(
            "Screen.swift", "Button(isOn ? \"On\" : \"Off\") { isOn.toggle() }",
            "VStack { Text(isOn ? \"It is on\" : \"It is off\"); Button(\"Turn\") { isOn.toggle() } }")
        #expect(running.shows("It is on"), "\(running.said)")

        try running.edit("Counter.swift", "\"Second", "wrong + \"Second")
        #expect(running.says("/Live/Counter.swift:18:40: error: cannot find 'wrong' in scope"), "\(running.said)")
        try running.tap("Add")
        #expect(running.shows("Second 2 new"))
        // A mistake that is undone leaves nothing to load, and its error is gone.
        try running.edit("Counter.swift", "wrong + \"Second", "\"Second")
        #expect(running.says("The running app has the current sources"), "\(running.said)")
        try running.edit("Counter.swift", "\"Second", "\"Third")
        #expect(running.shows("Third 2 new"), "\(running.said)")
        #expect(try running.identifier == process)

        try running.edit("Counter.swift", "private var count = 0", "private var count = 0\n    private var other = 0")
        #expect(running.says("Building again: the property 'other' of 'Counter' is new"), "\(running.said)")
        #expect(running.says("Started again"), "\(running.said)")
        try running.connect()
        #expect(running.shows("Third 0 new"))
        #expect(try running.identifier != process)
        // At the same address, for the open page.
        #expect(Set(running.said.split(separator: "\n").filter { $0.hasPrefix("http://") }).count == 1)
    }

    private static let board = [
        "Live.xcodeproj/project.pbxproj": ProjectText.of([
            .init(name: "Live", type: "application", settings: "INFOPLIST_KEY_UIMainStoryboardFile = Main;")
        ]),
        "Live/AppDelegate.swift": """
        import UIKit
        @main class AppDelegate: UIResponder, UIApplicationDelegate {
            var window: UIWindow?
            func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool { true }
            func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool { true }
        }
        """,
        "Live/Detail.swift": """
        import UIKit
        class Detail: UIViewController {
            @IBOutlet var label: UILabel!
            @IBOutlet var extra: UILabel?
            private var count = 0
            override func viewDidLoad() {
                super.viewDidLoad()
                title = "Detail \\(count)"
            }
            @IBAction func add() {
                count += 1
                title = "Detail \\(count)"
                extra?.text = "Extra \\(count)"
            }
            override func encodeRestorableState(with coder: NSCoder) {
                super.encodeRestorableState(with: coder)
                coder.encode(count, forKey: "count")
            }
            override func decodeRestorableState(with coder: NSCoder) {
                super.decodeRestorableState(with: coder)
                count = coder.decodeInteger(forKey: "count")
                title = "Detail \\(count)"
            }
        }
        class Other: Detail {}
        """,
        "Live/Base.lproj/Main.storyboard": """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" targetRuntime="iOS.CocoaTouch" initialViewController="nav">
            <scenes>
                <scene sceneID="s1"><objects><navigationController storyboardIdentifier="nav" restorationIdentifier="nav" id="nav" sceneMemberID="viewController">
                    <connections><segue destination="list" kind="relationship" relationship="rootViewController" id="r"/></connections>
                </navigationController></objects></scene>
                <scene sceneID="s2"><objects><viewController storyboardIdentifier="list" restorationIdentifier="list" id="list" sceneMemberID="viewController">
                    <view key="view" id="v1"><rect key="frame" x="0.0" y="0.0" width="390" height="844"/><subviews>
                        <button id="b1"><rect key="frame" x="40" y="200" width="200" height="44"/><state key="normal" title="Open"/>
                            <connections><segue destination="detail" kind="show" id="g"/></connections></button>
                    </subviews></view>
                </viewController></objects></scene>
                <scene sceneID="s3"><objects><viewController storyboardIdentifier="detail" restorationIdentifier="detail" id="detail" customClass="Detail" customModule="Live" customModuleProvider="target" sceneMemberID="viewController">
                    <view key="view" id="v2"><rect key="frame" x="0.0" y="0.0" width="390" height="844"/><subviews>
                        <label text="First text" id="l"><rect key="frame" x="40" y="200" width="200" height="44"/></label>
                        <button id="b2"><rect key="frame" x="40" y="300" width="200" height="44"/><state key="normal" title="Add"/>
                            <connections><action selector="add" destination="detail" eventType="touchUpInside" id="a"/></connections></button>
                    </subviews></view>
                    <connections><outlet property="label" destination="l" id="o"/></connections>
                </viewController></objects></scene>
            </scenes>
        </document>
        """,
    ]

    @Test("a saved storyboard changes the pushed screen in place; a damaged one is shown over it; another class relaunches the app")
    func storyboard() throws {
        let running = try Running("Board", Self.board), file = "Base.lproj/Main.storyboard"
        defer { running.end() }
        let process = try running.identifier
        try running.tap("Open")
        #expect(running.shows("First text"))
        try running.tap("Add")
        #expect(running.shows("Detail 1"))

        try running.edit(file, "First text", "Second text")
        #expect(running.shows("Second text"), "\(running.said)")
        #expect(running.says("Reloaded Main.storyboard in 0."), "\(running.said)")

        // A label with an outlet, whose text the controller's code sets.
        try running.edit(
            file, "<label text=\"Second text\"",
            "<label text=\"New label\" id=\"n\"><rect key=\"frame\" x=\"40\" y=\"400\" width=\"200\" height=\"44\"/></label><label text=\"Second text\""
        )
        #expect(running.shows("New label"), "\(running.said)")
        try running.edit(file, "<outlet property", "<outlet property=\"extra\" destination=\"n\" id=\"o2\"/><outlet property")
        #expect(running.says("Reloaded Main.storyboard"))
        try running.tap("Add")
        #expect(running.shows("Extra 2"), "\(running.said)")
        #expect(running.shows("Detail 2"))

        try running.edit(file, "</document>", "</docum")
        #expect(running.says("/Live/Base.lproj/Main.storyboard:"), "\(running.said)")
        #expect(running.says(": error: "), "\(running.said)")
        #expect(running.shows("Extra 2"))
        try running.edit(file, "</docum", "</document>")
        try running.edit(file, "Second text", "Third text")
        #expect(running.shows("Third text"), "\(running.said)")
        #expect(try running.identifier == process)

        try running.edit(file, "customClass=\"Detail\"", "customClass=\"Other\"")
        #expect(running.says("Building again: the class of the scene “detail” in Main has changed"), "\(running.said)")
        #expect(running.says("Started again"), "\(running.said)")
        try running.connect()
        // The app supports state restoration.
        #expect(running.shows("Third text") && running.shows("Detail 2"))
        #expect(try running.identifier != process)
    }
}
