import DeviceServices
import Foundation
import Testing
import UIKit
@testable import Simulator
@testable import UIKitCore

@MainActor @Suite("Running flows", .serialized)
struct FlowRunnerTests {
    /// A form: a label, two fields, a switch, a disabled button, a counting button, and a long table.
    private final class Form: UIViewController, UITableViewDataSource {
        let name = UITextField(), note = UITextField(), toggle = UISwitch(), counter = UIButton(type: .system),
            off = UIButton(type: .system), table = UITableView()
        let sleeper = UIButton(type: .custom)
        var count = 0, controlKeys = 0, lazyTaps = 0, rows = 60

        override var keyCommands: [UIKeyCommand]? {
            [
                UIKeyCommand(input: "k", modifierFlags: .control, action: "countKey:"),
                UIKeyCommand(input: "k", modifierFlags: .command, action: "nothing:"),
                UIKeyCommand(input: "p", modifierFlags: .control, action: "showSheet:"),
            ]
        }
        private static let register: Void = DispatchTable.add(Form.self, selectors: ["countKey:", "showSheet:"]) { object, selector, _ in
            let form = unsafeDowncast(object, to: Form.self)  // The table is of this class.
            if selector == "showSheet:" { form.showSheet() } else { form.controlKeys += 1 }
            return .handled(nil)
        }

        private func showSheet() {
            let sheet = UIViewController(), label = UILabel(frame: CGRect(x: 20, y: 20, width: 200, height: 30))
            label.text = "In the sheet"
            sheet.view.backgroundColor = .white
            sheet.view.addSubview(label)
            present(sheet, animated: true)
        }

        override func viewDidLoad() {
            super.viewDidLoad()
            view.backgroundColor = .white
            _ = Form.register
            sleeper.accessibilityIdentifier = "lazy"
            sleeper.addAction(
                UIAction { [unowned self] _ in
                    lazyTaps += 1
                    if lazyTaps == 2 { sleeper.setTitle("Awake", for: .normal) }
                }, for: .touchUpInside)
            sleeper.frame = CGRect(x: 330, y: 80, width: 50, height: 40)
            view.addSubview(sleeper)
            (name.placeholder, name.accessibilityIdentifier) = ("Name", "name-field")
            (note.placeholder, note.accessibilityIdentifier) = ("Note", "note-field")
            toggle.accessibilityIdentifier = "switch"
            counter.setTitle("0 taps", for: .normal)
            counter.addAction(
                UIAction { [unowned self] _ in
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

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = UITableViewCell()
            cell.textLabel?.text = "Row \(indexPath.row)"
            return cell
        }
    }

    private func run(
        _ flow: String, variables: [String: String] = [:], files: [String: Data] = [:], _ look: (Form) throws -> Void = { _ in }
    ) throws {
        try run(flow, variables: variables, files: files, prepare: { _, _ in }, look)
    }

    /// `files` are next to the flow; `prepare` gets the runner and their folder.
    private func run(
        _ flow: String, variables: [String: String] = [:], files: [String: Data] = [:], prepare: (FlowRunner, URL) throws -> Void,
        _ look: (Form) throws -> Void = { _ in }
    ) throws {
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
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
            "flow-runner-\(ProcessInfo.processInfo.processIdentifier)")
        defer { try? FileManager.default.removeItem(at: folder) }
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        for (name, data) in files { try data.write(to: folder.appendingPathComponent(name)) }
        defer { DeviceServices.shared.state = .init() }
        let document = try FlowDocument(flow, file: folder.appendingPathComponent("test.yaml"))
        let session = AppSession(HostSettings(environment: [:]))
        let record = try FlowRecord(name: document.name, output: folder)
        defer { try? record.finish() }
        let runner = FlowRunner(document: document, file: "test.yaml", stage: SessionStage(session), record: record, variables: variables)
        try prepare(runner, folder)
        try runner.run()
        try look(form)
    }

    @Test("text is typed, erased, copied, and pasted")
    func typing() throws {
        try run(
            "- tapOn:\n    id: name-field\n- inputText: ${WHO}!!\n- eraseText: 2\n- copyTextFrom:\n    id: name-field\n- tapOn: Note\n- pasteText\n- hideKeyboard\n",
            variables: ["WHO": "Anna"]
        ) { form in
            #expect(form.name.text == "Anna" && form.note.text == "Anna")
            #expect(!form.note.isFirstResponder)
        }
    }

    @Test("texts match in one line, placeholders after typing, identifiers without their path, as in Maestro")
    func matches() throws {
        try run(
            "- tapOn: Name\n- inputText: Anna\n- assertVisible: Anna\n- assertVisible: Name\n- assertVisible: Two lines\n- assertVisible: \"Two\\nlines\"\n- assertVisible: Two.lines\n- assertVisible: Two$.^lines\n- assertNotVisible: Two$\n- assertNotVisible: Twolines\n- assertVisible:\n    id: title\n- assertNotVisible:\n    id: screen\n"
        ) { _, _ in
            let form = try #require(UIWindow.all.first?.rootViewController)
            let label = UILabel(frame: CGRect(x: 20, y: 20, width: 200, height: 50))
            (label.text, label.numberOfLines, label.accessibilityIdentifier) = ("Two\nlines", 2, "screen/title")
            form.view.addSubview(label)
        }
    }

    @Test("taps can repeat, double, and hold")
    func taps() throws {
        try run(
            "- tapOn:\n    text: \".* taps\"\n    repeat: 3\n- doubleTapOn: \"3 taps\"\n- assertVisible: \"5 taps\"\n- longPressOn: \"5 taps\"\n- assertVisible: \"6 taps\"\n"
        ) { #expect($0.count == 6) }
    }

    @Test("a tap waits for the screen to settle, unless the step sets its own wait")
    func rest() throws {
        try run("- tapOn: \"0 taps\"\n") { #expect($0.note.layer.presentation()?.opacity == Float($0.note.alpha)) }
        try run("- tapOn:\n    text: \"0 taps\"\n    waitToSettleTimeoutMs: 500\n") {
            #expect(($0.note.layer.presentation()?.opacity ?? 0) > Float($0.note.alpha))
        }
    }

    @Test("enabled, checked, and focused states are asserted")
    func states() throws {
        try run(
            "- assertVisible:\n    text: Send\n    enabled: false\n- assertVisible:\n    id: switch\n    checked: false\n- tapOn:\n    id: switch\n- assertVisible:\n    id: switch\n    checked: true\n- tapOn: Name\n- assertVisible:\n    id: name-field\n    focused: true\n"
        ) { #expect($0.toggle.isOn) }
    }

    @Test("a button without a title is found by its symbol's label")
    func imageButtons() {
        let button = UIButton(type: .system)
        button.setImage(UIImage(systemName: "trash"), for: .normal)
        #expect(ScreenReader.texts(of: button) == ["Delete"])
        button.accessibilityLabel = "Forget"
        #expect(ScreenReader.texts(of: button) == ["Forget"])
    }

    @Test("failure messages can name an element of any size")
    func enormous() {
        let element = ScreenElement(
            view: UIView(), frame: CGRect(x: 1.9, y: -2, width: 1e300, height: .infinity), texts: [], identifier: nil, isEnabled: true,
            isSelected: false,
            isChecked: false, isFocused: false, visiblePart: 1)
        #expect(element.summary == "UIView (1, -2, 1e+300, inf)")
    }

    @Test("an element is found by its position relative to another")
    func places() throws {
        try run(
            "- tapOn:\n    text: \".* taps\"\n    below:\n      id: note-field\n    above: Send\n- assertVisible: \"1 taps\"\n- assertNotVisible:\n    text: Send\n    above: Name\n"
        )
    }

    @Test("a named element is the first on the screen that has the position, one with only a position the nearest")
    func order() throws {
        try run("- tapOn:\n    text: 0 taps|Send\n    above: Row 0\n") { #expect($0.count == 1) }
        try run("- copyTextFrom:\n    above: Row 0\n- assertTrue: ${maestro.copiedText == 'Send'}\n")
        // Any of the rows counts, and of two elements only the upper left corners are compared.
        try run("- assertVisible:\n    text: Row 5\n    below: Row [0-4]\n- assertNotVisible:\n    text: Row 0\n    below: Row .*\n")
        try run("- tapOn:\n    id: lazy\n    rightOf:\n      id: name-field\n") { #expect($0.lazyTaps == 1) }
    }

    @Test("copyTextFrom copies a field's text rather than its label")
    func copiedValue() throws {
        try run(
            "- tapOn:\n    id: name-field\n- inputText: Anna\n- copyTextFrom:\n    id: name-field\n- tapOn: Note\n- pasteText\n",
            prepare: { _, _ in (UIWindow.all.first?.rootViewController as? Form)?.name.accessibilityLabel = "Your name" }
        ) { #expect($0.note.text == "Anna") }
    }

    @Test("a loop runs a number of times or while its condition holds, and a condition skips steps")
    func loops() throws {
        try run(
            "env:\n  TIMES: 2\n---\n- repeat:\n    times: ${TIMES}\n    commands:\n    - tapOn: \".* taps\"\n- repeat:\n    while:\n      notVisible: \"4 taps\"\n    commands:\n    - tapOn: \".* taps\"\n- runFlow:\n    when:\n      visible: Never there\n    commands:\n    - tapOn: \".* taps\"\n- runFlow:\n    when:\n      true: ${TIMES == 2}\n    commands:\n    - tapOn: \".* taps\"\n"
        ) { #expect($0.count == 5) }
    }

    @Test("scrolling continues until the element is visible, and stops when nothing moves")
    func scrolling() throws {
        try run("- scrollUntilVisible:\n    element: Row 30\n- assertVisible: Row 30\n") { #expect($0.table.contentOffset.y > 500) }
        // From every row to the next that is half on screen: a fling would scroll past the top.
        for row in 8...30 { try run("- scrollUntilVisible:\n    element: Row \(row)\n- assertVisible: Row \(row)\n") }
        let failure = #expect(throws: FlowFailure.self) { try run("- scrollUntilVisible:\n    element: Row 99\n    timeout: 60000\n") }
        #expect(failure?.message.contains("did not become visible") == true)
    }

    @Test("scrolling continues when more content has been loaded")
    func loadedContent() throws {
        try run(
            "- scrollUntilVisible:\n    element: Row 30\n- assertVisible: Row 30\n",
            prepare: { _, _ in
                let form = try #require(UIWindow.all.first?.rootViewController as? Form)
                form.rows = 3
                form.table.reloadData()
                EventLoop.main.schedule(after: 8) {
                    form.rows = 60
                    form.table.reloadData()
                }
            })
    }

    @Test("a covered element is on the screen, and a touch waits, and then reaches what covers it")
    func covered() throws {
        @MainActor @discardableResult func addCover() throws -> UIView {
            let form = try #require(UIWindow.all.first?.rootViewController as? Form)
            let cover = UIButton(type: .custom)
            cover.frame = form.counter.frame
            cover.backgroundColor = .red
            cover.addAction(UIAction { [unowned form] _ in form.lazyTaps += 1 }, for: .touchUpInside)
            form.view.addSubview(cover)
            return cover
        }
        try run(
            "- assertVisible: 0 taps\n- copyTextFrom: 0 taps\n- assertTrue: ${maestro.copiedText == '0 taps'}\n",
            prepare: { _, _ in try addCover() })
        try run("- tapOn: 0 taps\n", prepare: { _, _ in try addCover() }) { #expect($0.count == 0 && $0.lazyTaps == 1) }
        try run(
            "- tapOn: 0 taps\n",
            prepare: { _, _ in
                let cover = try addCover()
                EventLoop.main.schedule(after: 5) { cover.removeFromSuperview() }
            }
        ) { #expect($0.count == 1 && $0.lazyTaps == 0) }
    }

    @Test("less than a tenth of an element isn't visible")
    func slivers() throws {
        try run("- assertNotVisible: Sliver\n- assertVisible: Half\n") { _, _ in
            let form = try #require(UIWindow.all.first?.rootViewController as? Form)
            for (text, height) in [("Sliver", 5), ("Half", 50)] as [(String, CGFloat)] {
                let label = UILabel(frame: CGRect(x: 20, y: UIScreen.main.bounds.height - height, width: 100, height: 100))
                label.text = text
                form.view.addSubview(label)
            }
        }
    }

    @Test("an optional step that fails is logged and skipped")
    func optional() throws {
        try run("- tapOn:\n    text: Nowhere\n    optional: true\n- tapOn: \"0 taps\"\n") { #expect($0.count == 1) }
    }

    @Test("a failure names the line, the step, near misses, and what is on screen")
    func failure() throws {
        let failure = try #require(throws: FlowFailure.self) { try run("- back\n- assertVisible: \"taps\"\n") }
        #expect(failure.line == 2 && failure.step == "assertVisible: \"taps\"")
        #expect(failure.message == "\"taps\" is not visible; near: \"0 taps\"")
        #expect(failure.description.hasPrefix("test.yaml:2:1: error: "))
        #expect(failure.onScreen.contains { $0.contains("UIButton \"0 taps\"") })
    }

    @Test("typing without a focused field fails with a suggestion")
    func nobodyTypes() throws {
        let failure = #expect(throws: FlowFailure.self) { try run("- inputText: x\n") }
        #expect(failure?.message.contains("tap one first") == true)
    }

    @Test("typing and erasing wait a second for a field to be focused")
    func lateFocus() throws {
        for (steps, text) in [("- inputText: b", "ab"), ("- eraseText: 1", "")] {
            try run(
                steps + "\n",
                prepare: { _, _ in
                    let form = try #require(UIWindow.all.first?.rootViewController as? Form)
                    form.name.text = "a"
                    EventLoop.main.schedule(after: 0.8) { form.name.becomeFirstResponder() }
                }
            ) { #expect($0.name.text == text) }
        }
    }

    @Test("an optional step waits seven seconds for its element, and any other seventeen")
    func patience() throws {
        for (option, isFound) in [("", true), ("\n    optional: true", false)] {
            try run(
                "- tapOn:\n    text: Late\(option)\n",
                prepare: { _, _ in
                    let form = try #require(UIWindow.all.first?.rootViewController as? Form)
                    EventLoop.main.schedule(after: 10) { form.counter.setTitle("Late", for: .normal) }
                }
            ) { #expect($0.count == (isFound ? 1 : 0)) }
        }
    }

    @Test("an element on a screen that appears while a step waits is touched after the transition")
    func lateScreen() throws {
        final class Sheet: UIViewController {
            var taps = 0
            override func viewDidLoad() {
                super.viewDidLoad()
                view.backgroundColor = .white
                let button = UIButton(type: .system, primaryAction: UIAction(title: "Confirm") { [unowned self] _ in taps += 1 })
                button.frame = CGRect(x: 20, y: 100, width: 200, height: 44)
                view.addSubview(button)
            }
        }
        let sheet = Sheet()
        try run(
            "- tapOn: Confirm\n",
            prepare: { _, _ in
                let form = try #require(UIWindow.all.first?.rootViewController as? Form)
                EventLoop.main.schedule(after: 5) { form.present(sheet, animated: true) }
            })
        #expect(sheet.taps == 1)
    }

    @Test("what appears within half a second counts as visible, for an assertion and for a condition")
    func aboutToAppear() throws {
        @MainActor func appear(_ delay: TimeInterval) throws {
            let form = try #require(UIWindow.all.first?.rootViewController as? Form)
            EventLoop.main.schedule(after: delay) { form.counter.setTitle("Late", for: .normal) }
        }
        let flow = "- runFlow:\n    when:\n      notVisible: Late\n    commands:\n    - tapOn: Late\n"
        for (delay, count) in [(0.3, 0), (3.0, 1)] {
            try run(flow, prepare: { _, _ in try appear(delay) }) { #expect($0.count == count) }
        }
        #expect(throws: FlowFailure.self) { try run("- assertNotVisible: Late\n", prepare: { _, _ in try appear(0.3) }) }
        try run("- assertNotVisible: Late\n", prepare: { _, _ in try appear(3) })
    }

    @Test("a second launch asks the host for a new app and passes the step to resume at")
    func relaunch() throws {
        let relaunch = #expect(throws: FlowRelaunch.self) {
            try run(
                "- launchApp\n- tapOn: \"0 taps\"\n- repeat:\n    times: 2\n    commands:\n    - back\n    - launchApp:\n        clearState: true\n"
            )
        }
        #expect(relaunch?.position == [2, 0, 1] && relaunch?.clearsState == true)
        #expect(relaunch?.arguments == [] && relaunch?.isFirst == false)
    }

    @Test("a first launch with arguments asks for an app launched with them, variables expanded")
    func arguments() throws {
        let relaunch = #expect(throws: FlowRelaunch.self) {
            try run(
                "env:\n  USER: anna\n---\n- launchApp:\n    arguments:\n      name: ${USER}\n      isNew: true\n      isOld: \"false\"\n      -count: 3\n      ${USER}Key: x\n"
            )
        }
        // Maestro's `IOSLaunchArguments`: a flag has no dash, and a name that begins with one gets no second one.
        #expect(relaunch?.arguments == ["-name", "anna", "isNew", "true", "-isOld", "false", "-count", "3", "-annaKey", "x"])
        #expect(relaunch?.position == [0] && relaunch?.isFirst == true)
    }

    @Test("a run deletes the screenshot of an earlier run's failure")
    func staleFailure() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("understudy-flow-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let picture = folder.appendingPathComponent("failure.png")
        try Data([1]).write(to: picture)
        // A trace may be written to any folder of the user's.
        let trace = try FlowRecord(name: "trace", traceOnlyAt: folder.appendingPathComponent("trace.json"))
        #expect(FileManager.default.fileExists(atPath: picture.path))
        try trace.finishTrace()
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() == ["failure.png", "trace.json"])
        _ = try FlowRecord(name: "Again", output: folder)
        #expect(!FileManager.default.fileExists(atPath: picture.path))
    }

    @Test("the page of a run counts in words, names its screenshots, and says what it has none of")
    func page() {
        func event(_ callback: String) -> FlowRecord.Event {
            FlowRecord.Event(time: 0, controller: "ListController", callback: callback, arguments: [])
        }
        var state = FlowRecord.State()
        state.steps = [FlowRecord.Step(time: 0, line: 3, text: "launchApp", firstEvent: 0)]
        let bare = FlowPage(name: "Bare", state: state).html
        #expect(bare.contains("<span>1 step</span><span>0 screenshots</span><span>0 callbacks</span>"))
        #expect(bare.contains("No controller was on screen."))
        #expect(!bare.contains("<nav"))
        state.events = [event("viewWillAppear"), event("viewDidAppear")]
        let unpictured = FlowPage(name: "Without a picture", state: state).html
        #expect(unpictured.contains(">ListController</text>") && !unpictured.contains(">screenshots</text>"))
        state.steps[0].screenshot = "01-first_screen.png"
        let page = FlowPage(name: "With a picture", state: state).html
        #expect(page.contains("<span>1 screenshot</span><span>2 callbacks</span>"))
        #expect(page.components(separatedBy: "src=\"01-first_screen.png\"").count == 3)
        #expect(page.components(separatedBy: "alt=\"01 first screen\"").count == 3)
        // The links of the timeline are named, and are not parts of a picture.
        #expect(page.contains("role=\"group\" aria-label=\"Which controllers were on screen\""))
        #expect(page.contains("<a href=\"#01-first-screen-png\" aria-label=\"01 first screen\">"))
    }

    @Test("screenshots, the trace, and the page stay in the output folder, even if links in it lead elsewhere")
    func links() throws {
        let place = FileManager.default.temporaryDirectory.appendingPathComponent("understudy-flow-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: place) }
        let output = place.appendingPathComponent("out"), theirs = place.appendingPathComponent("theirs")
        for folder in [output, theirs] { try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true) }
        let letter = theirs.appendingPathComponent("letter.txt")
        try Data("mine".utf8).write(to: letter)
        for name in ["end.png", "trace.json", "steps.json", "index.html"] {
            try FileManager.default.createSymbolicLink(at: output.appendingPathComponent(name), withDestinationURL: letter)
        }
        try FileManager.default.createSymbolicLink(at: output.appendingPathComponent("sub"), withDestinationURL: theirs)
        let record = try FlowRecord(name: "Links", output: output)
        for name in ["end", "sub/deep", "../../up", "/up"] {
            try record.add(screenshot: name, png: Data([1]), size: CGSize(width: 1, height: 1))
        }
        try record.finish()
        #expect(try Data(contentsOf: letter) == Data("mine".utf8))
        #expect(try FileManager.default.contentsOfDirectory(atPath: theirs.path) == ["letter.txt"])
        for name in ["end.png", "sub/deep.png", "up.png", "trace.json", "steps.json", "index.html"] {
            #expect(FileManager.default.fileExists(atPath: output.appendingPathComponent(name).path))
            #expect((try? FileManager.default.destinationOfSymbolicLink(atPath: output.appendingPathComponent(name).path)) == nil)
        }
    }

    @Test("an app can be launched with a text size")
    func launchedSize() {
        #expect(
            HostSettings.contentSizeCategory(in: ["App", "-UIPreferredContentSizeCategoryName", "UICTContentSizeCategoryAccessibilityXL"])
                == .accessibilityExtraLarge)
        for arguments in [
            ["App"], ["App", "-UIPreferredContentSizeCategoryName"], ["App", "-UIPreferredContentSizeCategoryName", "Huge"],
        ] {
            #expect(HostSettings.contentSizeCategory(in: arguments) == nil)
        }
    }

    @Test("a host can request a text size and increased contrast")
    func preferences() {
        let sizes: [String: UIContentSizeCategory] = [
            "extra-small": .extraSmall, "large": .large, "extra-extra-large": .extraExtraLarge,
            "accessibility-medium": .accessibilityMedium,
            "accessibility-extra-extra-extra-large": .accessibilityExtraExtraExtraLarge,
        ]
        for (name, category) in sizes {
            #expect(HostSettings(environment: ["UNDERSTUDY_CONTENT_SIZE": name]).screen.contentSizeCategory == category)
        }
        #expect(HostSettings(environment: ["UNDERSTUDY_CONTENT_SIZE": "huge"]).screen.contentSizeCategory == .large)
        #expect(HostSettings(environment: ["UNDERSTUDY_INCREASE_CONTRAST": "1"]).screen.contrast == .high)
        #expect(HostSettings(environment: [:]).screen.contrast == .normal)
        defer { (UIAccessibility.isReduceMotionEnabled, UIAccessibility.isReduceTransparencyEnabled) = (false, false) }
        _ = HostSettings(environment: ["UNDERSTUDY_REDUCE_MOTION": "1", "UNDERSTUDY_REDUCE_TRANSPARENCY": "1"])
        #expect(UIAccessibility.isReduceMotionEnabled && UIAccessibility.isReduceTransparencyEnabled)
    }

    // MARK: Maestro's commands

    /// One step of each command of a flow, after which `holds` checks the form.
    private struct Probe: Sendable, CustomTestStringConvertible {
        var command: String
        var flow: String
        var holds: @MainActor @Sendable (Form) -> Bool = { _ in true }
        var testDescription: String { command }
    }

    private static let script = Data("output.fromScript = USER + '!'".utf8)
    private static var picture: Data { PNGEncoder.encode(PixelBuffer(width: 4, height: 4, isOpaque: true)!) }

    private nonisolated static let probes: [Probe] = [
        Probe(command: "action", flow: "- tapOn: Name\n- action: hideKeyboard\n- action: scroll\n") {
            !$0.name.isFirstResponder && $0.table.contentOffset.y > 0
        },
        Probe(command: "addMedia", flow: "- addMedia:\n  - picture.png\n") { _ in UIImagePickerController.library.count == 1 },
        Probe(command: "assertDarkMode", flow: "- setDarkMode: enabled\n- assertDarkMode\n") {
            $0.traitCollection.userInterfaceStyle == .dark
        },
        Probe(command: "assertLightMode", flow: "- assertLightMode\n"),
        Probe(command: "assertNotVisible", flow: "- assertNotVisible: Nowhere\n"),
        Probe(
            command: "assertScreenshot", flow: "- takeScreenshot: shot\n- assertScreenshot:\n    path: shot\n    thresholdPercentage: 100\n"
        ),
        Probe(command: "assertTrue", flow: "- assertTrue: ${USER == 'anna'}\n"),
        Probe(command: "assertVisible", flow: "- assertVisible:\n    text: Send\n    enabled: false\n"),
        Probe(command: "back", flow: "- back\n"),
        Probe(command: "clearKeychain", flow: "- clearKeychain\n") { _ in KeychainFile.items.isEmpty },
        Probe(command: "clearState", flow: "- launchApp\n- clearState\n- assertNotVisible: Send\n"),
        Probe(command: "copyTextFrom", flow: "- copyTextFrom: \".* taps\"\n- assertTrue: ${maestro.copiedText == '0 taps'}\n"),
        Probe(command: "doubleTapOn", flow: "- doubleTapOn:\n    text: \".* taps\"\n    delay: 50\n") { $0.count == 2 },
        Probe(command: "eraseText", flow: "- tapOn: Name\n- inputText: abc\n- eraseText: ${1 + 1}\n") { $0.name.text == "a" },
        Probe(command: "evalScript", flow: "- evalScript: ${output.n = 2}\n- tapOn:\n    text: \".* taps\"\n    repeat: ${output.n}\n") {
            $0.count == 2
        },
        Probe(
            command: "extendedWaitUntil", flow: "- extendedWaitUntil:\n    visible: Send\n    notVisible: Nowhere\n    timeout: ${'1000'}\n"
        ),
        Probe(command: "hideKeyboard", flow: "- tapOn: Name\n- hideKeyboard\n") { !$0.name.isFirstResponder },
        Probe(command: "inputRandomCityName", flow: "- tapOn: Name\n- inputRandomCityName\n") { $0.name.text?.isEmpty == false },
        Probe(command: "inputRandomColorName", flow: "- tapOn: Name\n- inputRandomColorName\n") { $0.name.text?.isEmpty == false },
        Probe(command: "inputRandomCountryName", flow: "- tapOn: Name\n- inputRandomCountryName\n") { $0.name.text?.isEmpty == false },
        Probe(command: "inputRandomEmail", flow: "- tapOn: Name\n- inputRandomEmail\n") { $0.name.text?.hasSuffix("@example.com") == true },
        Probe(command: "inputRandomNumber", flow: "- tapOn: Name\n- inputRandomNumber:\n    length: 9\n") {
            $0.name.text?.count == 9 && Int($0.name.text!) != nil
        },
        Probe(command: "inputRandomPersonName", flow: "- tapOn: Name\n- inputRandomPersonName\n") { $0.name.text?.contains(" ") == true },
        Probe(command: "inputRandomText", flow: "- tapOn: Name\n- inputRandomText\n") { $0.name.text?.count == 8 },
        Probe(command: "inputText", flow: "- tapOn: Name\n- inputText:\n    text: ${USER}\n    label: A name\n") { $0.name.text == "anna" },
        Probe(command: "killApp", flow: "- launchApp\n- killApp\n- assertNotVisible: Send\n"),
        Probe(command: "launchApp", flow: "- launchApp\n- assertVisible: Send\n"),
        Probe(command: "longPressOn", flow: "- longPressOn: \".* taps\"\n") { $0.count == 1 },
        Probe(command: "memoryWarning", flow: "- memoryWarning\n"),
        Probe(command: "openLink", flow: "- openLink: recipes://soup\n"),
        Probe(command: "pasteText", flow: "- setClipboard: soup\n- tapOn: Name\n- pasteText\n") { $0.name.text == "soup" },
        Probe(
            command: "pressKey", flow: "- tapOn: Name\n- inputText: ab\n- pressKey: Backspace\n- pressKey: ctrl+k\n- pressKey: volume up\n"
        ) {
            $0.name.text == "a" && $0.controlKeys == 1
        },
        Probe(command: "repeat", flow: "- repeat:\n    times: ${1 + 2}\n    commands:\n    - tapOn: \".* taps\"\n") { $0.count == 3 },
        Probe(command: "resize", flow: "- resize: 400x700\n") { $0.view.window?.bounds.size == CGSize(width: 400, height: 700) },
        Probe(command: "retry", flow: "- retry:\n    maxRetries: 3\n    commands:\n    - tapOn: \".* taps\"\n    - assertVisible: 1 taps\n")
        { $0.count == 1 },
        Probe(command: "rotate", flow: "- rotate: landscapeLeft\n") { _ in UIScreen.main.host.orientation == .landscapeLeft },
        Probe(command: "runFlow", flow: "- runFlow:\n    file: sub.yaml\n    env:\n      WHAT: taps\n") { $0.count == 1 },
        Probe(command: "runScript", flow: "- runScript: script.js\n- assertTrue: ${output.fromScript == 'anna!'}\n"),
        Probe(command: "scroll", flow: "- scroll\n") { $0.table.contentOffset.y > 0 },
        Probe(
            command: "scrollUntilVisible",
            flow: "- scrollUntilVisible:\n    element: Row 12\n    speed: 60\n    timeout: ${20000}\n- assertVisible: Row 12\n"),
        Probe(command: "setAirplaneMode", flow: "- setAirplaneMode: enabled\n"),
        Probe(command: "setClipboard", flow: "- setClipboard: ${USER}\n- assertTrue: ${maestro.copiedText == USER}\n"),
        Probe(command: "setDarkMode", flow: "- setDarkMode: enabled\n") { $0.traitCollection.userInterfaceStyle == .dark },
        Probe(command: "setLocation", flow: "- setLocation:\n    latitude: 52.36\n    longitude: ${4.5 + 0.5}\n") { _ in
            DeviceServices.shared.place == .init(latitude: 52.36, longitude: 5)
        },
        // The device's left is the interface's right.
        Probe(command: "setOrientation", flow: "- setOrientation: LANDSCAPE_LEFT\n") { _ in
            UIScreen.main.host.orientation == .landscapeRight
        },
        Probe(
            command: "setPermissions",
            flow: "- setPermissions:\n    permissions:\n      all: deny\n      camera: allow\n      location: inuse\n"
        ) { _ in
            DeviceServices.shared.answer(to: .camera) == .allow && DeviceServices.shared.answer(to: .location) == .inUse
                && DeviceServices.shared.answer(to: .photos) == .deny
        },
        // Maestro ignores the second start.
        Probe(
            command: "startRecording",
            flow: "- startRecording: film.mp4\n- startRecording: other\n- tapOn: \".* taps\"\n- stopRecording\n"
        ) { $0.count == 1 },
        Probe(command: "stopApp", flow: "- launchApp\n- stopApp\n- assertNotVisible: Send\n"),
        Probe(command: "stopRecording", flow: "- stopRecording\n"),
        Probe(command: "swipe", flow: "- swipe:\n    direction: UP\n    from:\n      text: Row 4\n    duration: 200\n") {
            $0.table.contentOffset.y > 0
        },
        Probe(command: "takeScreenshot", flow: "- takeScreenshot:\n    path: field\n    cropOn:\n      id: name-field\n"),
        Probe(
            command: "tapOn", flow: "- tapOn:\n    text: \".* taps\"\n    index: \"0\"\n    point: 10, 10\n    retryTapIfNoChange: true\n"
        ) { $0.count == 1 },
        Probe(command: "toggleAirplaneMode", flow: "- toggleAirplaneMode\n"),
        Probe(command: "toggleDarkMode", flow: "- toggleDarkMode\n- toggleDarkMode\n- toggleDarkMode\n") {
            $0.traitCollection.userInterfaceStyle == .dark
        },
        Probe(command: "travel", flow: "- travel:\n    points:\n    - 0, 0\n    - \"0.0, 0.001\"\n    speed: 50\n") { _ in
            DeviceServices.shared.place == .init(latitude: 0, longitude: 0.001, speed: 50)
        },
        Probe(command: "waitForAnimationToEnd", flow: "- waitForAnimationToEnd:\n    timeout: 500\n"),
    ]

    @Test("each command performs its action", arguments: probes)
    private func probe(_ probe: Probe) throws {
        defer { UIImagePickerController.library = [] }
        let files = ["script.js": Self.script, "sub.yaml": Data("- tapOn: \".* ${WHAT}\"\n".utf8), "picture.png": Self.picture]
        try run(probe.flow, variables: ["USER": "anna"], files: files) { form in #expect(probe.holds(form)) }
    }

    @Test("each of Maestro's commands is supported or rejected by name")
    func everyCommand() {
        #expect(Set(Self.probes.map(\.command)) == Set(FlowWords.known) && Self.probes.count == FlowWords.known.count)
        #expect(
            FlowWords.known.count + FlowWords.unsupported.count >= 48 && Set(FlowWords.known).isDisjoint(with: FlowWords.unsupported.keys))
    }

    @Test("a swipe covers the part of the screen that Maestro's does, and a downward swipe dismisses a sheet")
    func sheets() throws {
        try run(
            "- tapOn: Name\n- pressKey: ctrl+p\n- assertVisible: In the sheet\n- assertNotVisible: Send\n- swipe:\n    direction: DOWN\n- assertNotVisible: In the sheet\n- assertVisible: Send\n"
        ) {
            #expect($0.presentedViewController == nil)
        }
    }

    @Test("traits select elements by their characteristics")
    func traits() throws {
        try run("- assertVisible:\n    traits: text\n    below: Note\n- assertNotVisible:\n    traits: long-text\n")
        #expect(
            ElementSelector.Trait.square.fits([], CGSize(width: 100, height: 98))
                && !ElementSelector.Trait.square.fits([], CGSize(width: 100, height: 96)))
        #expect(
            ElementSelector.Trait.longText.fits([String(repeating: "a", count: 200)], .zero)
                && !ElementSelector.Trait.longText.fits(["short"], .zero))
    }

    @Test("a tap without effect is retried if the flow requests it")
    func retriedTap() throws {
        try run("- tapOn:\n    id: lazy\n    retryTapIfNoChange: true\n- assertVisible: Awake\n")
        #expect(throws: FlowFailure.self) { try run("- tapOn:\n    id: lazy\n- assertVisible: Awake\n") }
    }

    @Test("a point in an element may be in points from its corner")
    func points() throws {
        try run("- tapOn:\n    id: switch\n    point: 5, 5\n") { #expect($0.toggle.isOn) }
    }

    @Test("a step that names another app fails")
    func foreignApps() throws {
        for command in ["launchApp", "stopApp", "killApp", "clearState"] {
            let failure = #expect(throws: FlowFailure.self) {
                try run("- \(command): org.other\n", prepare: { runner, _ in runner.applications = ["org.example"] })
            }
            #expect(failure?.message.contains("`org.other` is not the app under test, org.example") == true)
            // The app under test by its own name.
            if command == "stopApp" {
                try run("- \(command): org.example\n", prepare: { runner, _ in runner.applications = ["org.example"] })
            }
        }
    }

    @Test("a screenshot that differs fails with the difference and its position")
    func differentScreen() throws {
        var folder: URL?
        let failure = #expect(throws: FlowFailure.self) {
            try run(
                "- takeScreenshot: before\n- setDarkMode: enabled\n- tapOn: \".* taps\"\n- evalScript: ${output.p = 99.9}\n- assertScreenshot:\n    path: before\n    thresholdPercentage: ${output.p}\n",
                prepare: { _, url in folder = url })
        }
        #expect(failure?.message.contains("the screen matches before.png by") == true && folder != nil, "\(failure?.message ?? "")")
        let missing = #expect(throws: FlowFailure.self) { try run("- assertScreenshot: nowhere\n") }
        #expect(missing?.message.contains("no reference picture at") == true)
    }

    @Test("a script error names its file and line, and an error in a subflow names the subflow's")
    func placesOfMistakes() throws {
        let files = [
            "bad.js": Data("\n\nnope.nope()".utf8), "sub.yaml": Data("- assertVisible:\n    text: Nowhere\n    enabled: true\n".utf8),
        ]
        let script = #expect(throws: FlowFailure.self) { try run("- runScript: bad.js\n", files: files) }
        #expect(script?.file.hasSuffix("/bad.js") == true && script?.line == 3)
        let flow = #expect(throws: FlowFailure.self) { try run("- back\n- runFlow: sub.yaml\n", files: files) }
        #expect(flow?.file.hasSuffix("/sub.yaml") == true && flow?.line == 1)
    }

    @Test("the log contains random text with its seed, and the lines that scripts log")
    func log() throws {
        var lines: [String] = []
        try run(
            "- tapOn: Name\n- inputRandomText:\n    length: 4\n- evalScript: ${console.log('done')}\n",
            prepare: { runner, _ in runner.printLine = { lines.append($0) } }
        ) { form in
            #expect(lines.count == 2 && lines[0].contains("\"\(form.name.text ?? "")\" (seed ") && lines[1] == "console: done")
        }
    }

    @Test("a class that an interface file names and the app lacks fails the step that loads it")
    func unknownClasses() throws {
        let failure = #expect(throws: FlowFailure.self) {
            try run("- back\n- tapOn: \".* taps\"\n", prepare: { runner, _ in runner.unknownClasses = { ["MapCell"] } })
        }
        #expect(failure?.line == 1 && failure?.message.contains("names a class that the app does not have: MapCell") == true)
    }

    @Test("a stopped app is not on screen until it is launched, and a link launches it again")
    func stopped() throws {
        let relaunch = #expect(throws: FlowRelaunch.self) { try run("- launchApp\n- stopApp\n- openLink: recipes://soup\n") }
        #expect(relaunch?.repeatsStep == true && relaunch?.position == [2])
        try run("- launchApp\n- pressKey: Home\n- assertNotVisible: Send\n- launchApp:\n    stopApp: false\n- assertVisible: Send\n")
    }

    @Test("a web link reaches an app as an activity, and any other link as a URL")
    func openedLinks() throws {
        final class Opener: UIResponder, UIApplicationDelegate {
            var log: [String] = []
            func application(_ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]) -> Bool {
                log.append("open \(url)")
                return true
            }
            func application(
                _ application: UIApplication, continue userActivity: NSUserActivity,
                restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
            ) -> Bool {
                log.append("continue \(userActivity.webpageURL?.absoluteString ?? "")")
                return true
            }
        }
        let opener = Opener(), before = UIApplication.shared.delegate
        UIApplication.shared.delegate = opener
        defer { UIApplication.shared.delegate = before }
        try run("- openLink: recipes://soup\n- openLink: https://example.org/soup\n")
        #expect(opener.log == ["open recipes://soup", "continue https://example.org/soup"])
    }

    @Test(
        "a key that iOS devices lack changes nothing and is noted, as Maestro accepts it",
        arguments: ["back", "Power", "Remote Dpad Up", "TV Input HDMI 3", "volume down", "${'back'}"])
    func foreignKeys(_ key: String) throws {
        var lines: [String] = []
        try run(
            "- launchApp\n- pressKey: \(key)\n- assertVisible: Send\n", prepare: { runner, _ in runner.printLine = { lines.append($0) } })
        #expect(lines.contains { $0.contains("pressKey: ") })
    }

    @Test("a stopped app gets no callback; one in the background has got its own")
    func stoppedSilently() throws {
        for (steps, expected) in [("- stopApp", UIApplication.State.active), ("- pressKey: home\n- killApp", .background)] {
            try run("- launchApp\n\(steps)\n")
            #expect(UIApplication.shared.applicationState == expected)
        }
    }

    @Test("a launch sets permissions, and relaunches an app that was launched with others")
    func permissions() throws {
        try run("- launchApp\n") { _ in #expect(DeviceServices.shared.answer(to: .notifications) == .allow) }
        let relaunch = #expect(throws: FlowRelaunch.self) {
            try run("- launchApp:\n    permissions:\n      camera: deny\n", prepare: { runner, _ in runner.launchAnswers = [:] })
        }
        #expect(relaunch?.isFirst == true && relaunch?.device.answers == [.camera: .deny])
    }

    @Test("onFlowComplete runs after a failure and after its own relaunch, and the first failure is reported")
    func lastSteps() throws {
        let flow = "onFlowComplete:\n- launchApp\n- tapOn: \".* taps\"\n---\n- launchApp\n- assertVisible: Nowhere\n"
        let relaunch = try #require(throws: FlowRelaunch.self) { try run(flow) }
        #expect(relaunch.position == [-1] && relaunch.failure?.message.contains("Nowhere") == true)
        var form: Form?
        let failure = #expect(throws: FlowFailure.self) {
            try run(
                flow,
                prepare: { runner, _ in
                    runner.resume(FlowResumption(relaunch, record: nil))
                    form = UIWindow.visible.last?.rootViewController as? Form
                })
        }
        #expect(failure?.message.contains("Nowhere") == true && form?.count == 1)
    }
}

@MainActor @Suite("Flow screenshots")
struct FlowPictureTests {
    private func picture(_ width: Int, _ height: Int, _ color: (Int, Int) -> UInt32) -> PixelBuffer {
        let pixels = PixelBuffer(width: width, height: height, isOpaque: true)!
        for y in 0..<height { for x in 0..<width { pixels.row(y)[x] = color(x, y) } }
        pixels.markDirty()
        return pixels
    }

    @Test("images are compared by the share of matching pixels")
    func comparison() throws {
        let plain = PNGEncoder.encode(picture(10, 10) { _, _ in 0xFF80_8080 }),
            marked = PNGEncoder.encode(picture(10, 10) { x, y in y == 0 && x < 5 ? 0xFF00_0000 : 0xFF85_8585 })
        let comparison = try #require(PictureComparison(expected: plain, shown: marked))
        #expect(comparison.haveOneSize && comparison.match == 95 && comparison.difference != nil)
        #expect(
            PictureComparison(expected: plain, shown: plain)?.match == 100
                && PictureComparison(expected: plain, shown: plain)?.difference == nil)
        #expect(PictureComparison(expected: plain, shown: PNGEncoder.encode(picture(9, 10) { _, _ in 0 }))?.haveOneSize == false)
        #expect(PictureComparison(expected: Data("no".utf8), shown: plain) == nil)
    }

    @Test("a recording has each changed frame with its time, and starts a new file when the size changes")
    func recording() throws {
        let recorder = ScreenRecorder(), first = picture(8, 6) { _, _ in 0xFFFF_FFFF }
        recorder.sample(first, scale: 2, at: 1)
        recorder.sample(first, scale: 2, at: 1.1)
        first.row(3)[4] = 0xFF00_0000
        recorder.drew([PixelRect(x: 4, y: 3, width: 2, height: 1)])
        recorder.sample(first, scale: 2, at: 1.5)
        recorder.sample(picture(6, 8) { _, _ in 0 }, scale: 2, at: 2)
        let files = recorder.finish(at: 3)
        #expect(files.map(\.size) == [CGSize(width: 4, height: 3), CGSize(width: 3, height: 4)])
        let chunks = Array(PNGChunks(files[0].png))
        #expect(chunks.map(\.type) == ["IHDR", "acTL", "fcTL", "IDAT", "fcTL", "fdAT", "IEND"])
        #expect(Array(chunks[1].body) == [0, 0, 0, 2, 0, 0, 0, 0])
        // The second frame: number 1, two by one pixels at (4, 3), for half a second.
        #expect(Array(chunks[4].body) == [0, 0, 0, 1, 0, 0, 0, 2, 0, 0, 0, 1, 0, 0, 0, 4, 0, 0, 0, 3, 0x01, 0xF4, 0x03, 0xE8, 0, 0])
        #expect(UIImage(data: files[0].png)?.size == CGSize(width: 8, height: 6))
    }
}
