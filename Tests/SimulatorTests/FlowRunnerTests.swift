import Foundation
import Testing
import UIKit
@testable import Simulator
@testable import UIKitCore

@MainActor @Suite("Flows against an app", .serialized)
struct FlowRunnerTests {
    /// A form: a label, two fields, a switch, a button that is disabled, one that counts, and a long table.
    private final class Form: UIViewController, UITableViewDataSource {
        let name = UITextField(), note = UITextField(), toggle = UISwitch(), counter = UIButton(type: .system), off = UIButton(type: .system), table = UITableView()
        var count = 0

        override func viewDidLoad() {
            super.viewDidLoad()
            view.backgroundColor = .white
            (name.placeholder, name.accessibilityIdentifier) = ("Name", "name-field")
            (note.placeholder, note.accessibilityIdentifier) = ("Note", "note-field")
            toggle.accessibilityIdentifier = "switch"
            counter.setTitle("0 taps", for: .normal)
            counter.addAction(UIAction { [unowned self] _ in
                count += 1
                counter.setTitle("\(count) taps", for: .normal)
                UIView.animate(withDuration: 1) { self.note.alpha -= 0.1 }
            }, for: .touchUpInside)
            off.setTitle("Send", for: .normal)
            off.isEnabled = false
            table.dataSource = self
            for (index, part) in [name, note, toggle, counter, off, table].enumerated() {
                part.frame = CGRect(x: 20, y: 80 + CGFloat(index) * 60, width: 300, height: part === table ? 300 : 40)
                view.addSubview(part)
            }
        }

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 60 }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = UITableViewCell()
            cell.textLabel?.text = "Row \(indexPath.row)"
            return cell
        }
    }

    private func run(_ flow: String, variables: [String: String] = [:], _ look: (Form) throws -> Void = { _ in }) throws {
        EventLoop.main.reset()
        UIWindow.forgetAll()
        KeyboardState.shared.reset()
        UIScreen.main.become(HostScreen())
        UIApplication.shared.lifecycle.becomeActive()
        let window = UIWindow(frame: UIScreen.main.bounds), form = Form()
        window.rootViewController = form
        window.makeKeyAndVisible()
        EventLoop.main.turn()
        defer {
            UIWindow.forgetAll()
            KeyboardState.shared.reset()
            EventLoop.main.reset()
        }
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("flow-runner-\(ProcessInfo.processInfo.processIdentifier)")
        defer { try? FileManager.default.removeItem(at: folder) }
        let document = try FlowDocument(flow, file: folder.appendingPathComponent("test.yaml"))
        let session = AppSession(HostSettings(environment: [:]))
        let record = try FlowRecord(name: document.name, output: folder)
        defer { try? record.finish() }
        try FlowRunner(document: document, file: "test.yaml", stage: SessionStage(session), record: record, variables: variables).run()
        try look(form)
    }

    @Test("text is typed, erased, copied and pasted")
    func typing() throws {
        try run(
            "- tapOn:\n    id: name-field\n- inputText: ${WHO}!!\n- eraseText: 2\n- copyTextFrom:\n    id: name-field\n- tapOn: Note\n- pasteText\n- hideKeyboard\n",
            variables: ["WHO": "Anna"]
        ) { form in
            #expect(form.name.text == "Anna" && form.note.text == "Anna")
            #expect(!form.note.isFirstResponder)
        }
    }

    @Test("taps repeat, double and hold")
    func taps() throws {
        try run("- tapOn:\n    text: \".* taps\"\n    repeat: 3\n- doubleTapOn: \"3 taps\"\n- assertVisible: \"5 taps\"\n- longPressOn: \"5 taps\"\n- assertVisible: \"6 taps\"\n") { #expect($0.count == 6) }
    }

    @Test("a tap lets the screen come to rest, unless it says how long to wait")
    func rest() throws {
        try run("- tapOn: \"0 taps\"\n") { #expect($0.note.layer.presentation()?.opacity == Float($0.note.alpha)) }
        try run("- tapOn:\n    text: \"0 taps\"\n    waitToSettleTimeoutMs: 500\n") { #expect(($0.note.layer.presentation()?.opacity ?? 0) > Float($0.note.alpha)) }
    }

    @Test("states are asserted: enabled, checked, focused")
    func states() throws {
        try run("- assertVisible:\n    text: Send\n    enabled: false\n- assertVisible:\n    id: switch\n    checked: false\n- tapOn:\n    id: switch\n- assertVisible:\n    id: switch\n    checked: true\n- tapOn: Name\n- assertVisible:\n    id: name-field\n    focused: true\n") { #expect($0.toggle.isOn) }
    }

    @Test("a button without words goes by its image")
    func imageButtons() {
        let button = UIButton(type: .system)
        button.setImage(UIImage(systemName: "trash"), for: .normal)
        #expect(ScreenReader.texts(of: button) == ["Delete"])
        button.accessibilityLabel = "Forget"
        #expect(ScreenReader.texts(of: button) == ["Forget"])
    }

    @Test("an element of any size can be named in a message")
    func enormous() {
        let element = ScreenElement(
            view: UIView(), frame: CGRect(x: 1.9, y: -2, width: 1e300, height: .infinity), texts: [], identifier: nil, isEnabled: true, isSelected: false,
            isChecked: false, isFocused: false, visiblePart: 1)
        #expect(element.summary == "UIView (1, -2, 1e+300, inf)")
    }

    @Test("an element is found by its place beside another")
    func places() throws {
        try run("- tapOn:\n    text: \".* taps\"\n    below:\n      id: note-field\n    above: Send\n- assertVisible: \"1 taps\"\n- assertNotVisible:\n    text: Send\n    above: Name\n")
    }

    @Test("a loop runs as often as it says, or while its condition holds, and a condition decides about steps")
    func loops() throws {
        try run("env:\n  TIMES: 2\n---\n- repeat:\n    times: ${TIMES}\n    commands:\n    - tapOn: \".* taps\"\n- repeat:\n    while:\n      notVisible: \"4 taps\"\n    commands:\n    - tapOn: \".* taps\"\n- runFlow:\n    when:\n      visible: Never there\n    commands:\n    - tapOn: \".* taps\"\n- runFlow:\n    when:\n      true: ${TIMES == 2}\n    commands:\n    - tapOn: \".* taps\"\n") { #expect($0.count == 5) }
    }

    @Test("scrolling goes on until the element shows, and ends where nothing moves any more")
    func scrolling() throws {
        try run("- scrollUntilVisible:\n    element: Row 30\n- assertVisible: Row 30\n") { #expect($0.table.contentOffset.y > 500) }
        // From every row to the next that is only half on screen: a fling would carry it past the top.
        for row in 8...30 { try run("- scrollUntilVisible:\n    element: Row \(row)\n- assertVisible: Row \(row)\n") }
        let failure = #expect(throws: FlowFailure.self) { try run("- scrollUntilVisible:\n    element: Row 99\n    timeout: 60000\n") }
        #expect(failure?.message.contains("did not come into view") == true)
    }

    @Test("an optional step that fails is noted and passed over")
    func optional() throws {
        try run("- tapOn:\n    text: Nowhere\n    optional: true\n- tapOn: \"0 taps\"\n") { #expect($0.count == 1) }
    }

    @Test("a failure names line, step, near misses and what is on screen")
    func failure() throws {
        let failure = try #require(throws: FlowFailure.self) { try run("- back\n- assertVisible: \"taps\"\n") }
        #expect(failure.line == 2 && failure.step == "assertVisible: \"taps\"")
        #expect(failure.message == "\"taps\" is not visible; near: \"0 taps\"")
        #expect(failure.description.hasPrefix("test.yaml:2:1: error: "))
        #expect(failure.onScreen.contains { $0.contains("UIButton \"0 taps\"") })
    }

    @Test("typing without a field is a failure that says what to do")
    func nobodyTypes() throws {
        let failure = #expect(throws: FlowFailure.self) { try run("- inputText: x\n") }
        #expect(failure?.message.contains("Tap one first") == true)
    }

    @Test("a second launch asks the host for a new app and tells where to go on")
    func relaunch() throws {
        let relaunch = #expect(throws: FlowRelaunch.self) {
            try run("- launchApp\n- tapOn: \"0 taps\"\n- repeat:\n    times: 2\n    commands:\n    - back\n    - launchApp:\n        clearState: true\n")
        }
        #expect(relaunch?.position == [2, 0, 1] && relaunch?.clearsState == true)
        #expect(relaunch?.arguments == [] && relaunch?.isFirst == false)
    }

    @Test("a first launch with arguments asks for an app that has them, variables expanded")
    func arguments() throws {
        let relaunch = #expect(throws: FlowRelaunch.self) { try run("env:\n  USER: anna\n---\n- launchApp:\n    arguments:\n      name: ${USER}\n      isNew: true\n") }
        #expect(relaunch?.arguments == ["-name", "anna", "-isNew", "true"])
        #expect(relaunch?.position == [0] && relaunch?.isFirst == true)
    }

    @Test("a run takes away the picture of an earlier run's failure")
    func staleFailure() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("understudy-flow-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let picture = folder.appendingPathComponent("failure.png")
        try Data([1]).write(to: picture)
        _ = try FlowRecord(name: "Again", output: folder)
        #expect(!FileManager.default.fileExists(atPath: picture.path))
    }

    @Test("screenshots, the trace and the page stay in the output folder though links there lead elsewhere")
    func links() throws {
        let place = FileManager.default.temporaryDirectory.appendingPathComponent("understudy-flow-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: place) }
        let output = place.appendingPathComponent("out"), theirs = place.appendingPathComponent("theirs")
        for folder in [output, theirs] { try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true) }
        let letter = theirs.appendingPathComponent("letter.txt")
        try Data("mine".utf8).write(to: letter)
        for name in ["end.png", "trace.json", "index.html"] { try FileManager.default.createSymbolicLink(at: output.appendingPathComponent(name), withDestinationURL: letter) }
        try FileManager.default.createSymbolicLink(at: output.appendingPathComponent("sub"), withDestinationURL: theirs)
        let record = try FlowRecord(name: "Links", output: output)
        for name in ["end", "sub/deep", "../../up", "/up"] { try record.add(screenshot: name, png: Data([1]), size: CGSize(width: 1, height: 1)) }
        try record.finish()
        #expect(try Data(contentsOf: letter) == Data("mine".utf8))
        #expect(try FileManager.default.contentsOfDirectory(atPath: theirs.path) == ["letter.txt"])
        for name in ["end.png", "sub/deep.png", "up.png", "trace.json", "index.html"] {
            #expect(FileManager.default.fileExists(atPath: output.appendingPathComponent(name).path))
            #expect((try? FileManager.default.destinationOfSymbolicLink(atPath: output.appendingPathComponent(name).path)) == nil)
        }
    }

    @Test("an app may be launched with a size of text")
    func launchedSize() {
        #expect(
            HostSettings.contentSizeCategory(in: ["App", "-UIPreferredContentSizeCategoryName", "UICTContentSizeCategoryAccessibilityXL"])
                == .accessibilityExtraLarge)
        for arguments in [["App"], ["App", "-UIPreferredContentSizeCategoryName"], ["App", "-UIPreferredContentSizeCategoryName", "Huge"]] {
            #expect(HostSettings.contentSizeCategory(in: arguments) == nil)
        }
    }

    @Test("a host may ask for a size of text and for more contrast")
    func preferences() {
        let sizes: [String: UIContentSizeCategory] = [
            "extra-small": .extraSmall, "large": .large, "extra-extra-large": .extraExtraLarge, "accessibility-medium": .accessibilityMedium,
            "accessibility-extra-extra-extra-large": .accessibilityExtraExtraExtraLarge,
        ]
        for (name, category) in sizes { #expect(HostSettings(environment: ["UNDERSTUDY_CONTENT_SIZE": name]).screen.contentSizeCategory == category) }
        #expect(HostSettings(environment: ["UNDERSTUDY_CONTENT_SIZE": "huge"]).screen.contentSizeCategory == .large)
        #expect(HostSettings(environment: ["UNDERSTUDY_INCREASE_CONTRAST": "1"]).screen.contrast == .high)
        #expect(HostSettings(environment: [:]).screen.contrast == .normal)
    }
}
