import Automation
import AutomationClient
import Foundation
import Testing
import UIKit
@testable import Simulator
@testable import UIKitCore

@MainActor @Suite("The recorder", .serialized)
struct RecorderTests {
    /// A form with two fields, a switch, two buttons of the same title, a row of text, and a place without a name.
    private final class Form: UIViewController, UITableViewDataSource {
        let name = UITextField(), toggle = UISwitch(), first = UIButton(type: .system), second = UIButton(type: .system),
            table = UITableView()
        private(set) var log: [String] = []

        override func viewDidLoad() {
            super.viewDidLoad()
            view.backgroundColor = .white
            (name.placeholder, name.accessibilityIdentifier, toggle.accessibilityIdentifier) = ("Name", "name-field", "loud")
            name.autocapitalizationType = .none
            for (index, button) in [first, second].enumerated() {
                button.setTitle("Add (one)", for: .normal)
                button.addAction(UIAction { [unowned self] _ in log.append("add \(index)") }, for: .touchUpInside)
            }
            table.dataSource = self
            for (index, part) in [name, toggle, first, second, table].enumerated() {
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

        /// A user's view of the screen.
        var state: String { "\(name.text ?? "") \(toggle.isOn) \(log) \(Int(table.contentOffset.y))" }
    }

    /// A form on the screen, and a page's input for it.
    @MainActor
    private final class Screen {
        let form = Form(), session = AppSession(HostSettings(environment: ["UNDERSTUDY_HOST": "browser"]))
        let workbench: Workbench
        private let window: UIWindow

        init() {
            EventLoop.main.reset()
            UIWindow.forgetAll()
            KeyboardState.shared.reset()
            UIScreen.main.become(HostScreen())
            UIApplication.shared.lifecycle.becomeActive()
            window = UIWindow(frame: UIScreen.main.bounds)
            window.rootViewController = form
            window.makeKeyAndVisible()
            session.prepare(HostInput())
            workbench = Workbench(session)
            EventLoop.main.turn()
        }

        private func finger(_ phase: HostInput.Finger.Phase, _ point: CGPoint) {
            guard workbench.recorder.touch(1, phase, at: point) else { return }
            session.input.touch([HostInput.Finger(identifier: 1, phase: phase, location: point)])
        }

        func tap(_ view: UIView, for duration: TimeInterval = 0.05) {
            tap(view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil), for: duration)
        }

        func tap(_ point: CGPoint, for duration: TimeInterval = 0.05) {
            finger(.began, point)
            EventLoop.main.advance(by: duration)
            finger(.ended, point)
            EventLoop.main.advance(by: 1)
        }

        func drag(from start: CGPoint, to end: CGPoint) {
            finger(.began, start)
            for step in 1...20 {
                EventLoop.main.advance(by: 0.02)
                finger(
                    .moved,
                    CGPoint(x: start.x + (end.x - start.x) * CGFloat(step) / 20, y: start.y + (end.y - start.y) * CGFloat(step) / 20))
            }
            // The finger rests, so the list stops with it.
            EventLoop.main.advance(by: 0.3)
            finger(.ended, end)
            EventLoop.main.advance(by: 1)
        }

        func type(_ text: String) {
            for character in text {
                workbench.recorder.type(String(character))
                session.input.type(String(character))
            }
            EventLoop.main.advance(by: 0.1)
        }

        func press(_ name: String) throws {
            workbench.recorder.press(key: name)
            session.input.key(try #require(HostKeys.key(named: name)))
            EventLoop.main.advance(by: 0.1)
        }

        func ask(_ method: String, _ params: JSONValue) throws -> JSONValue { try workbench.answer(method, params).get() }
        func recorded(_ form: String) throws -> String { try #require(ask("recording", ["form": .string(form)])["text"]?.string) }
    }

    /// A scenario that uses every kind of target: identifier, text, index, place, and field.
    private func play(_ screen: Screen) throws {
        let form = screen.form
        screen.tap(form.name)
        screen.type("Annna")
        try screen.press("Backspace")
        try screen.press("Backspace")
        screen.type("a")
        screen.tap(form.toggle)
        screen.tap(form.second)
        screen.tap(form.first, for: 0.8)
        screen.tap(form.second)
        screen.tap(CGPoint(x: 360, y: 160))
        screen.tap(CGPoint(x: 60, y: 340))
        screen.drag(from: CGPoint(x: 150, y: 500), to: CGPoint(x: 150, y: 380))
    }

    @Test("a recorded flow brings a new app to the same screen")
    func replay() throws {
        let screen = Screen()
        _ = try screen.ask("record", ["action": "start"])
        try play(screen)
        _ = try screen.ask("record", ["action": "stop"])
        let flow = try screen.recorded("flow"), state = screen.form.state
        #expect(state.hasPrefix("Anna true [\"add 1\", \"add 0\", \"add 1\"]"))
        #expect(
            flow.split(separator: "\n").map(String.init) == [
                "appId: com.example.app", "---", "- launchApp", "- tapOn:", "    id: \"name-field\"", "- inputText: \"Anna\"",
                "- tapOn:",
                "    id: \"loud\"", "- tapOn:", "    text: \"Add \\\\(one\\\\)\"", "    index: 1", "- longPressOn:",
                "    text: \"Add \\\\(one\\\\)\"", "    index: 0", "- tapOn:", "    text: \"Add \\\\(one\\\\)\"", "    index: 1",
                "- tapOn:",
                "    point: \"92%,19%\"", "- tapOn: \"Row 0\"", "- swipe:", "    start: \"150,500\"", "    end: \"150,380\"",
                "    duration: 700",
            ])

        let again = Screen(), folder = FileManager.default.temporaryDirectory.appendingPathComponent("recorder-\(getpid())")
        defer { try? FileManager.default.removeItem(at: folder) }
        let document = try FlowDocument(flow.replacing("- launchApp\n", with: ""), file: folder.appendingPathComponent("recorded.yaml"))
        let record = try FlowRecord(name: "recorded", output: folder)
        defer { try? record.finish() }
        try FlowRunner(document: document, file: "recorded.yaml", stage: SessionStage(again.session), record: record).run()
        #expect(again.form.name.text == "Anna" && again.form.toggle.isOn)
        #expect(again.form.log == screen.form.log)
    }

    @Test("the same actions become a UI test and a test with the kit")
    func forms() throws {
        let screen = Screen()
        _ = try screen.ask("record", ["action": "start"])
        try play(screen)
        screen.workbench.recorder.rotate(to: "landscapeLeft")
        let ui = try screen.recorded("xcuitest").split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
        let from = try #require(ui.firstIndex(of: "app.launch()"))
        #expect(
            Array(ui[(from + 1)...].prefix(11)) == [
                "app.textFields[\"name-field\"].tap()", "app.textFields[\"name-field\"].typeText(\"Anna\")", "app.switches[\"loud\"].tap()",
                "app.buttons.matching(identifier: \"Add (one)\").element(boundBy: 1).tap()",
                "app.buttons.matching(identifier: \"Add (one)\").element(boundBy: 0).press(forDuration: 0.8)",
                "app.buttons.matching(identifier: \"Add (one)\").element(boundBy: 1).tap()",
                "app.coordinate(withNormalizedOffset: CGVector(dx: 0.916, dy: 0.188)).tap()", "app.staticTexts[\"Row 0\"].tap()",
                "app.coordinate(withNormalizedOffset: .zero).withOffset(CGVector(dx: 150, dy: 500)).press(",
                "forDuration: 0.05, thenDragTo: app.coordinate(withNormalizedOffset: .zero).withOffset(CGVector(dx: 150, dy: 380)), "
                    + "withVelocity: 171, thenHoldForDuration: 0)",
                "XCUIDevice.shared.orientation = .landscapeRight",
            ])
        let kit = try screen.recorded("kit")
        #expect(kit.contains("try stage.tap(.identifier(\"name-field\"))") && kit.contains("stage.type(\"Anna\")"))
        #expect(kit.contains("try stage.press(.type(.button).and(.label(\"Add (one)\")).at(0), for: 0.8)"))
        #expect(kit.contains("stage.tap(at: CGPoint(x: 360, y: 160))"))
    }

    @Test("a check records the element and keeps the touch from the app")
    func checks() throws {
        let screen = Screen()
        _ = try screen.ask("record", ["action": "start"])
        _ = try screen.ask("record", ["action": "expect"])
        #expect(try screen.ask("recording", [:])["expecting"] == true)
        screen.tap(screen.form.first)
        screen.tap(screen.form.toggle)
        #expect(screen.form.log == [] && screen.form.toggle.isOn)
        #expect(screen.workbench.recorder.actions.count == 2)
        #expect(
            try screen.recorded("flow").contains(
                "- assertVisible:\n    text: \"Add \\\\(one\\\\)\"\n    index: 0\n- tapOn:\n    id: \"loud\""))
        #expect(
            try screen.recorded("xcuitest").contains(
                "XCTAssertTrue(app.buttons.matching(identifier: \"Add (one)\").element(boundBy: 0).waitForExistence(timeout: 5))"))
    }

    @Test("keys of the keyboard on screen become text, and nothing is recorded before or after")
    func keyboard() throws {
        let screen = Screen()
        screen.tap(screen.form.name)
        _ = try screen.ask("record", ["action": "start"])
        for label in ["h", "i", "space", "x", "delete", "return"] {
            let element = try #require(ElementTree().all.first { $0.label == label && $0.view !== screen.form.name })
            screen.tap(CGPoint(x: element.frame.midX, y: element.frame.midY))
        }
        _ = try screen.ask("record", ["action": "stop"])
        screen.tap(screen.form.toggle)
        let field = RecordedTarget.focused()
        #expect(screen.workbench.recorder.actions == [.type("hi ", field), .key("Enter", field)])
    }

    @Test("an unknown action or form is an error")
    func errors() {
        let workbench = Screen().workbench
        #expect(throws: ControlError.self) { try workbench.answer("record", ["action": "rewind"]).get() }
        #expect(throws: ControlError.self) { try workbench.answer("recording", ["form": "espresso"]).get() }
    }
}
