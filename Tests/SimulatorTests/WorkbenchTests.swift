import Automation
import AutomationClient
import Foundation
import Testing
import UIKit
@testable import Simulator
@testable import UIKitCore

@MainActor @Suite("The workbench", .serialized)
struct WorkbenchTests {
    private final class Inspected: UIViewController {
        let label = UILabel(), button = UIButton(type: .system), box = UIView()
        private(set) var width: NSLayoutConstraint!  // set in viewDidLoad

        override func viewDidLoad() {
            super.viewDidLoad()
            title = "Inspected"
            view.backgroundColor = .white
            (label.text, label.accessibilityIdentifier) = ("Eggs", "eggs")
            box.backgroundColor = .red
            box.clipsToBounds = true
            box.translatesAutoresizingMaskIntoConstraints = false
            width = box.widthAnchor.constraint(equalToConstant: 120)
            view.addSubview(box)
            box.addSubview(label)
            label.frame = CGRect(x: 10, y: 20, width: 60, height: 20)
            NSLayoutConstraint.activate([
                box.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
                box.topAnchor.constraint(equalTo: view.topAnchor, constant: 100), width,
                box.heightAnchor.constraint(equalToConstant: 80),
            ])
        }
    }

    private let controller = Inspected()
    private let window: UIWindow
    private let workbench: Workbench

    init() {
        UIWindow.forgetAll()
        UIScreen.main.become(HostScreen())
        window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = controller
        window.makeKeyAndVisible()
        let session = AppSession(HostSettings(environment: ["UNDERSTUDY_HOST": "browser"]))
        session.prepare(HostInput())
        workbench = Workbench(session)
        EventLoop.main.turn()
    }

    @Test("a picture, as of a page that opens, takes no change away from the next frame, which shows it to the other pages")
    func picturesLeaveDamage() {
        let session = AppSession(HostSettings(environment: ["UNDERSTUDY_HOST": "browser"]))
        session.prepare(HostInput())
        EventLoop.main.turn()
        session.draw()
        @MainActor func changes() -> Bool { !session.draw().damage.allSatisfy(\.isEmpty) }
        #expect(!changes())
        controller.box.backgroundColor = .blue
        EventLoop.main.turn()
        _ = session.pixels
        _ = session.png()
        #expect(changes())
        #expect(!changes())
    }

    private func ask(_ method: String, _ params: JSONValue = [:]) throws -> JSONValue { try workbench.answer(method, params).get() }

    private func nodes() throws -> [JSONValue] {
        func all(_ node: JSONValue) -> [JSONValue] { [node] + (node["children"]?.array ?? []).flatMap(all) }
        return try #require(ask("views")["windows"]?.array).flatMap(all)
    }

    private func ref(_ view: UIView) throws -> JSONValue {
        _ = try nodes()
        return .number(Double(workbench.objects.number(of: view)))
    }

    @Test("the tree has every view with its frame on screen, its text, and its view controller")
    func tree() throws {
        let nodes = try nodes()
        let label = try #require(nodes.first { $0["name"] == "Eggs" })
        #expect(label["class"] == "UILabel")
        #expect(label["frame"] == [26, 120, 60, 20])
        let box = try #require(nodes.first { $0["children"]?.array?.contains(label) == true })
        #expect(box["clips"] == true)
        #expect(box["frame"] == [16, 100, 120, 80])
        #expect(nodes.contains { $0["controller"]?.string?.hasSuffix("Inspected") == true })
    }

    @Test("a view's panel shows its geometry, its appearance, and the constraints that determine its size")
    func detail() throws {
        let view = try ask("view", ["view": ref(controller.box)])
        #expect(view["geometry"]?["frame"] == [16, 100, 120, 80])
        #expect(view["look"]?["backgroundColor"]?.string?.hasPrefix("#ff") == true)
        #expect(view["layout"]?["ambiguous"] == false)
        #expect(view["controller"]?["isRoot"] == false)
        let horizontal = try #require(view["constraints"]?["horizontal"]?.array)
        let width = try #require(horizontal.first { $0["first"]?["attribute"] == "width" && $0["isOwn"] == true })
        #expect(width["constant"] == 120)
        #expect(width["first"]?["name"] == "self")
        let leading = try #require(horizontal.first { $0["first"]?["attribute"] == "leading" && $0["isOwn"] == true })
        #expect(leading["second"]?["name"] == "superview")
        #expect(leading["constant"] == 16)
    }

    @Test("a dropped picture joins the photo library, and another file the app's documents, beside those of its name")
    func dropped() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("drop-\(ProcessInfo.processInfo.globallyUniqueString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        let files = DroppedFiles(folder: folder), pictures = UIImagePickerController.library.count
        func take(_ name: String, _ offset: Int, _ data: Data, isLast: Bool = true) throws -> JSONValue {
            try files.take(named: name, at: offset, data.base64EncodedString(), isLast: isLast)
        }
        let png = UIGraphicsImageRenderer(size: CGSize(width: 2, height: 2)).pngData { $0.fill(CGRect(x: 0, y: 0, width: 1, height: 1)) }
        defer { UIImagePickerController.library.removeLast(UIImagePickerController.library.count - pictures) }
        #expect(try take("a.png", 0, png.prefix(20), isLast: false) == [:])
        #expect(try take("a.png", 20, png.dropFirst(20)) == ["kind": "picture"])
        #expect(UIImagePickerController.library.count == pictures + 1)
        for name in ["notes.txt", "notes 2.txt", "notes 3.txt"] {
            #expect(try take("notes.txt", 0, Data("notes".utf8)) == ["kind": "file", "name": .string(name)])
            #expect(try Data(contentsOf: folder.appendingPathComponent(name)) == Data("notes".utf8))
        }
        #expect(try take("../../up.txt", 0, Data()) == ["kind": "file", "name": "up.txt"])
        for name in ["", "..", "a/.."] { #expect(throws: ControlError.self) { try take(name, 0, Data()) } }
        // A part that doesn't follow the one before it.
        #expect(throws: ControlError.self) { try take("b.txt", 5, Data("x".utf8)) }
        #expect(throws: ControlError.self) { try files.take(named: "b.txt", at: 0, "?", isLast: true) }
    }

    @Test("a change on the page changes the view in the app")
    func editing() throws {
        let box = try ref(controller.box), label = try ref(controller.label)
        for (view, property, value): (JSONValue, JSONValue, JSONValue) in [
            (box, "hidden", true), (box, "alpha", 0.25), (box, "backgroundColor", "#00ff0080"), (label, "text", "Milk"),
            (box, "cornerRadius", 7),
        ] { _ = try ask("setView", ["view": view, "property": property, "value": value]) }
        #expect(controller.box.isHidden)
        #expect(controller.box.alpha == 0.25)
        #expect(InspectedColor.json(controller.box.backgroundColor, in: controller.box) == "#00ff0080")
        #expect(controller.box.layer.cornerRadius == 7)
        #expect(controller.label.text == "Milk")
        #expect(throws: ControlError.self) { try ask("setView", ["view": box, "property": "alpha", "value": 2]) }
        #expect(throws: ControlError.self) { try ask("setView", ["view": box, "property": "backgroundColor", "value": "reddish"]) }
        #expect(throws: ControlError.self) { try ask("setView", ["view": box, "property": "text", "value": "A box has none"]) }
        #expect(throws: ControlError.self) { try ask("setView", ["view": 1e9, "property": "hidden", "value": true]) }
    }

    @Test("a constraint's constant, priority, and isActive change while the app runs, and the layout follows")
    func constraints() throws {
        let view = try ask("view", ["view": ref(controller.box)])
        let found = view["constraints"]?["horizontal"]?.array?.first { $0["first"]?["attribute"] == "width" && $0["constant"] == 120 }
        let width = try #require(found?["ref"])
        _ = try ask("setConstraint", ["constraint": width, "constant": 200])
        window.layoutIfNeeded()
        #expect(controller.box.frame.width == 200)
        _ = try ask("setConstraint", ["constraint": width, "priority": 750])
        #expect(controller.width.priority.rawValue == 750)
        #expect(controller.width.isActive)
        _ = try ask("setConstraint", ["constraint": width, "isActive": false])
        #expect(!controller.width.isActive)
        _ = try ask("setConstraint", ["constraint": width, "isActive": true])
        #expect(controller.width.isActive)
    }

    @Test("an image of a single view leaves the screen unchanged")
    func layers() throws {
        let layers = try #require(ask("layers", ["view": ref(window)])["layers"]?.array)
        let box = try #require(layers.first { $0["frame"] == [16, 100, 120, 80] })
        let png = try #require(box["png"]?.string.flatMap { Data(base64Encoded: $0) }.flatMap { UIImage(data: $0) })
        #expect(png.size.width * png.scale == 240)
        // The label is visible inside the box, whose own image does not include it.
        #expect(layers.contains { $0["class"] == "UILabel" && $0["png"] != nil })
        #expect(!controller.label.layer.isHidden)
        #expect(controller.box.layer.opacity == 1)
    }

    @Test("controllers have a state, and each has a lane of callbacks")
    func controllers() throws {
        let timeline = CallbackTimeline()
        let one = UIViewController(), two = UIViewController()
        func callback(_ controller: UIViewController, _ name: String, _ time: TimeInterval) -> ViewControllerCallback {
            ViewControllerCallback(
                controller: "UIViewController", identity: ObjectIdentifier(controller), name: name, arguments: ["true"], time: time)
        }
        for (controller, name) in [(one, "viewDidLoad"), (two, "viewDidLoad"), (one, "viewWillAppear")] {
            timeline.add(callback(controller, name, 1.5))
        }
        let record = timeline.events(since: 0)
        #expect(record["lanes"] == ["UIViewController", "UIViewController"])
        #expect(record["events"]?.array?.map { $0["lane"] } == [0, 1, 0])
        #expect(timeline.events(since: 2)["events"]?.array?.map { $0["name"] } == ["viewWillAppear"])
        // A new controller at the memory address of a released one.
        for name in ["loadView", "viewDidLoad", "loadView"] { timeline.add(callback(two, name, 2)) }
        #expect(timeline.events(since: 3)["events"]?.array?.map { $0["lane"] } == [1, 1, 2])
        let root = try #require(
            ask("containment")["scenes"]?[0]?["windows"]?.array?.compactMap { $0["root"] }.first { $0["title"] == "Inspected" })
        #expect(root["state"] == "appeared")
        #expect(root["view"] == .number(Double(workbench.objects.number(of: controller.view))))
    }

    @Test(
        "a log line's format determines its source and level",
        arguments: [
            ("2026-11-28T12:59:39+0000 error com.example.app.net: [App] Timed out", "os_log", "error", "com.example.app.net", "Timed out"),
            ("2026-11-28T12:59:39+0000 critical store : Damaged", "os_log", "fault", "store", "Damaged"),
            ("2026-11-28 12:59:39.638 Recipes[2684:d06bd800] Saved 3 recipes", "NSLog", "notice", "", "Saved 3 recipes"),
            ("anything", "stderr", "warning", "", "anything"),
        ])
    func lines(line: String, source: String, level: String, label: String, text: String) {
        let entry = ConsoleRecord.entry(line, isError: true, at: 0)
        #expect([entry.source.rawValue, entry.level.rawValue, entry.label, entry.text] == [source, level, label, text])
        #expect(ConsoleRecord.entry(line, isError: false, at: 0).source == .print)
    }

    @Test("output is split at line ends, wherever the pieces end")
    func pieces() {
        let record = ConsoleRecord()
        for piece in ["Hel", "lo\nwor", "ld\n\n", "un"] { record.receive(Data(piece.utf8), from: STDOUT_FILENO) }
        #expect(record.entries(since: 0)["entries"]?.array?.map { $0["text"] } == ["Hello", "world", ""])
        #expect(record.entries(since: 2)["entries"]?.array?.count == 1)
        record.receive(Data(repeating: UInt8(ascii: "a"), count: 1 << 16), from: STDERR_FILENO)
        #expect(record.entries(since: 3)["entries"]?.array?.count == 1)
    }

    @Test(
        "a failed request is an error, and an HTTP error status is a warning",
        arguments: [
            (nil, nil, "info"), (200, nil, "info"), (404, nil, "warning"), (500, nil, "warning"), (nil, "Timeout was reached", "error"),
        ]
            as [(Int?, String?, String)])
    func transfers(status: Int?, failure: String?, level: String) {
        let summary = TransferRecord.Summary(
            number: 1, method: "GET", address: "http://example.com/", isEnded: true, status: status, failure: failure, sent: 0, received: 0,
            duration: 0.05)
        #expect(summary.level.rawValue == level)
    }

    @Test("the clock stops while paused, and advances by each step")
    func clock() throws {
        #expect(try ask("clock", ["paused": true])["paused"] == true)
        #expect(workbench.isPaused)
        let before = EventLoop.main.now
        _ = try ask("clock", ["step": 0.5])
        #expect(abs(EventLoop.main.now - before - 0.5) < 1e-6)
        #expect(throws: ControlError.self) { try ask("clock", ["step": -1]) }
        #expect(try ask("clock", ["paused": false])["paused"] == false)
    }

    @Test("device settings change the app's traits, and methods of the control protocol are answered too")
    func settings() throws {
        _ = try ask("settings", ["direction": "rightToLeft", "boldText": true, "reduceMotion": true])
        #expect(window.traitCollection.layoutDirection == .rightToLeft)
        #expect(UIAccessibility.isBoldTextEnabled)
        #expect(UIAccessibility.isReduceMotionEnabled)
        let back = try ask("settings", ["direction": "leftToRight", "boldText": false, "reduceMotion": false])
        #expect(back["direction"] == "leftToRight")
        _ = try ask("appearance", ["value": "dark"])
        #expect(window.traitCollection.userInterfaceStyle == .dark)
        _ = try ask("appearance", ["value": "light"])
        #expect(throws: ControlError.self) { try ask("settings", ["direction": "up"]) }
        #expect(workbench.answer(#"{"id":3,"method":"nothing"}"#)?.contains(#""code":"unknown-method""#) == true)
        #expect(workbench.answer("[]")?.contains(#""code":"bad-request""#) == true)
    }

    @Test("an app has the widths of Split View")
    func shares() throws {
        for (size, widths) in [
            (CGSize(width: 1366, height: 1024), [1366, 981, 678, 375]), (CGSize(width: 1024, height: 1366), [1024, 639, 507, 375]),
            (CGSize(width: 1194, height: 834), [1194, 809, 592, 375]), (CGSize(width: 834, height: 1194), [834, 504, 412, 320]),
            (CGSize(width: 1024, height: 768), [1024, 694, 507, 320]),
        ] as [(CGSize, [CGFloat])] { #expect(WindowShare.allCases.map { $0.width(of: size) } == widths, "\(size)") }
        #expect(throws: ControlError.self) { try ask("window", ["share": "half"]) }
        #expect(throws: ControlError.self) { try ask("window", ["share": "most"]) }
        #expect(try ask("window", ["share": "full"])["share"] == "full")
    }

    @Test("one view of a thousand is described within 50 ms")
    func speed() throws {
        let many = (0..<1000).map { index in
            UIView(frame: CGRect(x: CGFloat(index % 30) * 10, y: CGFloat(index / 30) * 10, width: 9, height: 9))
        }
        for (index, view) in many.enumerated() { (index % 7 == 0 || index < 4 ? controller.view! : many[index / 7 * 7]).addSubview(view) }
        let view = try ref(many[500])
        let clock = ContinuousClock()
        let times = try (0..<5).map { _ in try clock.measure { _ = try ask("view", ["view": view]).text } }
        #expect(times.sorted()[2] < .milliseconds(50), "\(times)")
    }
}
