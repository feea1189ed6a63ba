import Foundation
import Testing
@testable import Simulator

@Suite("Flow files")
struct FlowDocumentTests {
    private func read(_ text: String) throws -> FlowDocument { try FlowDocument(text, file: URL(fileURLWithPath: "/flows/walk.yaml")) }

    @Test("a flow is a header and a list of commands, each with its line")
    func header() throws {
        let flow = try read(
            "appId: org.example\nname: Walk\ntags: [smoke, list]\nenv:\n  USER: anna\nonFlowStart:\n- back\n---\n- launchApp\n- tapOn: \"Save\"\n- takeScreenshot: end\n"
        )
        #expect(flow.name == "Walk" && flow.appId == "org.example" && flow.tags == ["smoke", "list"] && flow.variables == ["USER": "anna"])
        #expect(flow.firstSteps.count == 1)
        #expect(flow.steps.map(\.line) == [9, 10, 11])
        guard case .tapOn(let selector, let manner) = flow.steps[1].command else { Issue.record("not a tap"); return }
        #expect(selector.text == "Save" && manner.taps.value == 1)
    }

    @Test("selectors match text, identifier, point, index, and state")
    func selectors() throws {
        let flow = try read(
            "- tapOn:\n    id: name-field\n    index: 2\n    enabled: true\n    checked: false\n- tapOn:\n    point: \"50%,25%\"\n")
        guard case .tapOn(let field, _) = flow.steps[0].command, case .tapOn(let point, _) = flow.steps[1].command else {
            Issue.record("not taps"); return
        }
        #expect(field.identifier == "name-field" && field.index == 2 && field.isEnabled == true && field.isChecked == false)
        #expect(point.point?.resolved(in: CGSize(width: 400, height: 800)) == CGPoint(x: 200, y: 200))
    }

    // YamlElementSelector of Maestro has them for every command.
    @Test("the options of a tap may be beside any element, where they have no effect")
    func optionsOfTaps() throws {
        let flow = try read(
            "- assertVisible:\n    id: save\n    retryTapIfNoChange: false\n    below:\n      text: Title\n      waitUntilVisible: true\n")
        guard case .assertVisible(let selector) = flow.steps[0].command else { Issue.record("not an assertion"); return }
        #expect(selector.identifier == "save" && selector.relations.count == 1)
    }

    @Test("selectors match relative position")
    func relations() throws {
        let flow = try read(
            "- tapOn:\n    text: Remove\n    below: Soup\n- assertVisible:\n    containsDescendants:\n    - id: photo\n    - text: Soup\n")
        guard case .tapOn(let tapped, _) = flow.steps[0].command, case .assertVisible(let row) = flow.steps[1].command else {
            Issue.record("other steps"); return
        }
        #expect(tapped.relations.map(\.kind) == [.below] && tapped.relations[0].others[0].text == "Soup")
        #expect(row.relations[0].kind == .containsDescendants && row.relations[0].others.count == 2)
        #expect(row.description == "containsDescendants id \"photo\" and \"Soup\"")
    }

    @Test("a label names the step and does not select an element")
    func label() throws {
        let flow = try read("- tapOn:\n    id: save\n    label: Keep the recipe\n    optional: true\n")
        guard case .tapOn(let selector, _) = flow.steps[0].command else { Issue.record("not a tap"); return }
        #expect(flow.steps[0].text == "Keep the recipe" && flow.steps[0].isOptional && selector.text == nil)
    }

    @Test("steps for another platform are skipped, whatever they contain")
    func platforms() throws {
        let flow = try read(
            "- runFlow:\n    when:\n      platform: Android\n    commands:\n    - assertWithAI: 1\n- runFlow:\n    when:\n      platform: iOS\n      visible: Allow\n    commands:\n    - tapOn: Allow\n"
        )
        #expect(flow.steps.count == 1)
        guard case .runFlow(let steps, let condition, _, _) = flow.steps[0].command else { Issue.record("not a runFlow"); return }
        #expect(steps.count == 1 && condition?.visible?.text == "Allow" && condition?.isOurPlatform == true)
    }

    @Test(
        "unsupported steps are reported with file, line, and column",
        arguments: [
            ("- tapIn: \"Save\"\n", "/flows/walk.yaml:1:3: error: `tapIn` is not a command here. Did you mean `tapOn`?"),
            ("- dance\n", "/flows/walk.yaml:1:3: error: `dance` is not a command here. Known: "),
            (
                "- launchApp\n- assertWithAI:\n    assertion: x\n    optional: false\n",
                "/flows/walk.yaml:2:3: error: `assertWithAI` is one of Maestro's commands that understudy does not have: no AI model is available"
            ),
            ("- setLocation:\n    latitude: 1\n", "/flows/walk.yaml:1:3: error: setLocation needs `latitude:` and `longitude:`"),
            (
                "- setLocation:\n    latitude: 91\n    longitude: 0\n",
                "/flows/walk.yaml:2:15: error: a latitude is a number of degrees from -90 to 90"
            ),
            ("- tapOn:\n    css: .button\n", "/flows/walk.yaml:2:5: error: `css` selects elements of web pages"),
            ("- tapOn:\n    traits: round\n", "/flows/walk.yaml:2:13: error: `round` isn't a trait"),
            ("- assertVisible:\n    text: x\n    times: 2\n", "/flows/walk.yaml:3:5: error: `times` doesn't select elements"),
            (
                "- takeScreenshot:\n    path: x\n    crop: y\n",
                "/flows/walk.yaml:3:5: error: `crop` isn't an option of takeScreenshot; it has path, cropOn"
            ),
            ("- tapOn: Save\n  repeat: 2\n", "/flows/walk.yaml:2:3: error: `repeat` is beside `tapOn`"),
            ("- pressKey: Remote Dpad Over\n", "/flows/walk.yaml:1:13: error: there is no key `Remote Dpad Over`"),
            (
                "- setPermissions:\n    permissions:\n      camera: maybe\n",
                "/flows/walk.yaml:3:15: error: `maybe` isn't a permission answer"
            ),
            ("- travel:\n    points:\n    - 1, 2\n    - 1, 200\n", "/flows/walk.yaml:4:7: error: a point is \"latitude, longitude\""),
            ("- runScript: missing.js\n", "/flows/walk.yaml:1:14: error: there is no script at /flows/missing.js"),
            ("- retry:\n    maxRetries: all\n    commands: []\n", "/flows/walk.yaml:2:17: error: maxRetries takes a number from 0 to 3"),
            (
                "- runFlow:\n    file: a.yaml\n    commands: []\n",
                "/flows/walk.yaml:2:11: error: runFlow takes `commands:` or `file:`, not both"
            ),
            (
                "- runFlow:\n    when:\n      platform: Symbian\n    commands: []\n",
                "/flows/walk.yaml:3:17: error: `Symbian` isn't a platform"
            ),
            ("url: https://example.org\n---\n- back\n", "/flows/walk.yaml:1:1: error: `url` is for flows of web pages"),
            ("- launchApp\n- swipe: SIDEWAYS\n", "/flows/walk.yaml:2:10: error: `SIDEWAYS` isn't a direction"),
            ("- tapOn:\n    colour: red\n", "/flows/walk.yaml:2:5: error: `colour` doesn't select elements"),
            ("- tapOn:\n    index: second\n", "/flows/walk.yaml:2:12: error: index takes a number"),
            (
                "- swipe:\n    direction: UP\n    duration: 1e300\n",
                "/flows/walk.yaml:3:15: error: a time is a number of milliseconds, at most a day of them"
            ),
            ("- tapOn:\n    point: inf,3\n", "/flows/walk.yaml:2:12: error: a point is `x,y` in points or in percent"),
            ("- pressKey: Turbo\n", "/flows/walk.yaml:1:13: error: there is no key `Turbo`"),
            ("- action: dance\n", "/flows/walk.yaml:1:11: error: `dance` isn't an action; use back, clearKeychain, hideKeyboard"),
            ("- rotate: sideways\n", "/flows/walk.yaml:1:11: error: `sideways` isn't an orientation"),
            ("- eraseText: many\n", "/flows/walk.yaml:1:14: error: eraseText takes the number of characters"),
            ("- repeat:\n    commands:\n    - back\n", "/flows/walk.yaml:1:3: error: repeat needs `times:` or `while:`"),
            ("- launchApp:\n    clearStat: true\n", "/flows/walk.yaml:2:5: error: `clearStat` isn't an option of launchApp"),
            ("- runFlow:\n    when:\n      visibel: x\n    commands: []\n", "/flows/walk.yaml:3:7: error: `visibel` isn't a condition"),
            ("- runFlow: missing.yaml\n", "/flows/walk.yaml:1:12: error: there is no flow at /flows/missing.yaml"),
            ("name: x\n", "/flows/walk.yaml:1:1: error: a flow is a list of commands"),
            ("- \"open\n", "/flows/walk.yaml:2:1: error: not YAML"),
        ])
    func failures(text: String, message: String) throws {
        let error = #expect(throws: FlowError.self) { try self.read(text) }
        #expect(error?.description.hasPrefix(message) == true, "\(error?.description ?? "no error")")
    }

    @Test("a flow that runs itself is an error, not an endless loop")
    func recursion() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("flow-\(ProcessInfo.processInfo.processIdentifier)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appendingPathComponent("self.yaml")
        try "- runFlow: self.yaml\n".write(to: file, atomically: true, encoding: .utf8)
        #expect(throws: FlowError.self) { try FlowDocument(contentsOf: file) }
    }

    @Test("points, indices, times, and counts may be expressions")
    func expressions() throws {
        let flow = try read(
            "- tapOn:\n    id: row\n    index: ${N}\n    point: ${P}\n    repeat: ${N}\n- tapOn:\n    id: row\n    index: \"1\"\n"
                + "- extendedWaitUntil:\n    visible: x\n    timeout: ${T}\n- swipe:\n    start: ${P}\n    end: 50%, 20%\n    duration: ${T}\n"
        )
        guard case .tapOn(let tapped, let manner) = flow.steps[0].command, case .tapOn(let second, _) = flow.steps[1].command else {
            Issue.record("not taps"); return
        }
        #expect(tapped.indexText == "${N}" && tapped.pointText == "${P}" && manner.taps.value == nil && second.index == 1)
        guard case .waitUntil(_, true, let timeout) = flow.steps[2].command,
            case .swipe(.points(.expression, .point), _, nil) = flow.steps[3].command
        else {
            Issue.record("other steps"); return
        }
        #expect(timeout.text == "${T}")
    }

    @Test("unsupported steps fail at run time, and those without effect here give a warning with their position")
    func warnings() throws {
        let flow = try read(
            "- assertWithAI:\n    assertion: x\n    optional: true\n- launchApp:\n    permissions:\n      sms: deny\n- openLink:\n    link: a://b\n    browser: true\n"
        )
        guard case .refused(let message) = flow.steps[0].command else { Issue.record("not refused"); return }
        #expect(message.contains("no AI model is available"))
        #expect(
            flow.warnings.map(\.warning) == [
                "/flows/walk.yaml:6:7: warning: iOS has no permission `sms`, so it has no effect",
                "/flows/walk.yaml:9:14: warning: `browser` is for Android and has no effect",
            ])
    }

    @Test("the commands for AI models are optional by default, as in Maestro")
    func modelCommands() throws {
        let flow = try read("- assertNoDefectsWithAI\n- assertWithAI:\n    assertion: x\n- assertWithAI: x\n- back\n")
        #expect(flow.steps.map(\.isOptional) == [true, true, true, false])
        guard case .refused = flow.steps[0].command else { Issue.record("not refused"); return }
    }

    @Test("header keys and permissions that Maestro doesn't have give a warning, because it ignores them")
    func unknownNames() throws {
        let flow = try read(
            "onFlowStrat:\n- back\nseverity: 1\n---\n- setPermissions:\n    permissions:\n      camra: allow\n      faceid: allow\n")
        #expect(flow.steps.count == 1 && flow.warnings.map(\.line) == [1, 3, 7, 8])
        #expect(flow.warnings[0].warning.hasPrefix("/flows/walk.yaml:1:1: warning: `onFlowStrat` isn't a key of a flow's header"))
        #expect(flow.warnings[2].message.hasPrefix("`camra` isn't a permission, so it has no effect"))
    }

    @Test("numbers beyond their range, an older name, and empty documents are read as Maestro reads them")
    func leniency() throws {
        let flow = try read(
            "appId: a\n---\n- retry:\n    maxRetries: 9\n    commands: []\n- scrollUntilVisible:\n    element: x\n    speed: 500\n"
                + "    visibilityPercentage: 120\n- hide keyboard\n---\n")
        guard case .retry(let most, _) = flow.steps[0].command, case .scrollUntilVisible(_, let manner) = flow.steps[1].command,
            case .hideKeyboard = flow.steps[2].command
        else {
            Issue.record("other steps"); return
        }
        #expect(flow.appId == "a" && flow.steps.count == 3)
        #expect(most.value == 3 && manner.speed.value == 100 && manner.visiblePart == 1)
    }

    @Test("keys of a header without values count as absent")
    func emptyKeys() throws {
        let flow = try read("appId: a\nname:\ntags:\n# - smoke\nonFlowStart:\nonFlowComplete: ~\n---\n- back\n")
        #expect(flow.name == "walk" && flow.tags.isEmpty && flow.firstSteps.isEmpty && flow.lastSteps.isEmpty && flow.steps.count == 1)
    }

    @Test("a step is optional if its element is")
    func optionalElements() throws {
        let flow = try read(
            "- extendedWaitUntil:\n    visible:\n      text: x\n      optional: true\n- scrollUntilVisible:\n    element:\n      id: y\n"
                + "      optional: true\n- extendedWaitUntil:\n    notVisible: z\n")
        #expect(flow.steps.map(\.isOptional) == [true, true, false])
    }

    @Test("the arguments of the first launch are known before the flow runs")
    func firstLaunch() throws {
        let flow = try read(
            "onFlowStart:\n- runFlow:\n    commands:\n    - launchApp:\n        permissions:\n          all: deny\n---\n- launchApp\n")
        #expect(flow.firstLaunch?.permissions == ["all": "deny"])
        #expect(try read("- launchApp\n").firstLaunch?.permissions == ["all": "allow"] && read("- back\n").firstLaunch == nil)
    }

    private static let publicFlows = ProcessInfo.processInfo.environment["UNDERSTUDY_FLOWS"]

    /// With UNDERSTUDY_FLOWS=FOLDER, parses every flow of the public apps below it.
    @Test("the public flows parse", .enabled(if: publicFlows != nil, "UNDERSTUDY_FLOWS names no folder of flows"))
    func folder() throws {
        let root = try #require(Self.publicFlows)
        var count = 0
        for case let name as String in FileManager.default.enumerator(atPath: root) ?? .init() {
            guard name.hasSuffix(".yaml") || name.hasSuffix(".yml"), !name.hasSuffix("config.yaml") else { continue }
            count += 1
            do { _ = try FlowDocument(contentsOf: URL(fileURLWithPath: root + "/" + name)) } catch { Issue.record("\(error)") }
        }
        print("\(count) flows read")
        #expect(count > 0)
    }
}
