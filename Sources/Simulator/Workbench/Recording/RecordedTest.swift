import AutomationClient
import CoreGraphics
import Foundation

/// A recording as the text of a test.
enum RecordedTest: String, CaseIterable {
    /// A Maestro flow.
    case flow
    /// A test function for an Xcode UI-test target.
    case xcuitest
    /// A test with `UIKitTesting`.
    case kit

    func text(_ actions: [RecordedAction], bundleIdentifier: String) -> String {
        switch self {
        case .flow: FlowText(bundleIdentifier: bundleIdentifier).text(actions)
        case .xcuitest: XCUITestText().text(actions)
        case .kit: KitText().text(actions)
        }
    }

    /// The name for a file with the test.
    var fileName: String {
        switch self {
        case .flow: "recorded.yaml"
        case .xcuitest: "RecordedUITests.swift"
        case .kit: "RecordedTests.swift"
        }
    }
}

/// A number without needless zeros.
private func plain(_ number: Double, places: Int = 1) -> String {
    let factor = (0..<places).reduce(1.0) { result, _ in result * 10 }
    let rounded = (number * factor).rounded() / factor
    return rounded == rounded.rounded() ? String(Int(rounded)) : String(rounded)
}

/// A string literal of Swift.
private func quoted(_ text: String) -> String {
    let escaped = text.reduce(into: "") { result, character in
        switch character {
        case "\"": result += "\\\""
        case "\\": result += "\\\\"
        case "\n", "\r\n": result += "\\n"
        case "\t": result += "\\t"
        case "\r": result += "\\r"
        default: result.append(character)
        }
    }
    return "\"\(escaped)\""
}

// MARK: Flows

private struct FlowText {
    var bundleIdentifier: String

    func text(_ actions: [RecordedAction]) -> String {
        (["appId: \(bundleIdentifier)", "---", "- launchApp"] + actions.flatMap(lines)).joined(separator: "\n") + "\n"
    }

    private func lines(_ action: RecordedAction) -> [String] {
        switch action {
        case .tap(let target): return step("tapOn", target)
        case .doubleTap(let target): return step("doubleTapOn", target)
        case .press(let target, _): return step("longPressOn", target)
        case .drag(let start, let end, let duration):
            return [
                "- swipe:", "    start: \(scalar(place(start)))", "    end: \(scalar(place(end)))",
                "    duration: \(max(1, Int((duration * 1000).rounded())))",
            ]
        case .type(let text, _): return ["- inputText: \(scalar(text))"]
        case .erase(let count, _): return ["- eraseText: \(count)"]
        case .key(let name, _): return ["- pressKey: \(scalar(name))"]
        case .rotate(let name): return ["- rotate: \(name)"]
        case .appearance(let name): return ["- setDarkMode: \(name == "dark" ? "enabled" : "disabled")"]
        case .expect(let target): return target.flow == nil ? ["# Not recorded: an element without a name"] : step("assertVisible", target)
        case .unrecorded(let words): return ["# Not recorded: \(words)"]
        }
    }

    private func step(_ command: String, _ target: RecordedTarget) -> [String] {
        guard let flow = target.flow else { return ["- \(command):", "    point: \(scalar(share(target.share)))"] }
        if let text = flow.text, flow.index == nil { return ["- \(command): \(scalar(text))"] }
        return ["- \(command):"]
            + [flow.text.map { "    text: \(scalar($0))" }, flow.identifier.map { "    id: \(scalar($0))" }].compactMap { $0 }
            + (flow.index.map { ["    index: \($0)"] } ?? [])
    }

    private func place(_ point: CGPoint) -> String { "\(Int(point.x.rounded())),\(Int(point.y.rounded()))" }
    private func share(_ share: CGPoint) -> String { "\(Int((share.x * 100).rounded()))%,\(Int((share.y * 100).rounded()))%" }

    /// A double-quoted scalar of YAML, whose escapes are those of JSON.
    private func scalar(_ text: String) -> String { JSONValue.string(text).text }
}

// MARK: XCUITest

private struct XCUITestText {
    func text(_ actions: [RecordedAction]) -> String {
        """
        import XCTest

        final class RecordedUITests: XCTestCase {
            @MainActor
            func testRecorded() throws {
                let app = XCUIApplication()
                app.launch()

        \(actions.flatMap(lines).map { "        " + $0 }.joined(separator: "\n"))
            }
        }

        """
    }

    private func lines(_ action: RecordedAction) -> [String] {
        switch action {
        case .tap(let target): return [element(target) + ".tap()"]
        case .doubleTap(let target): return [element(target) + ".doubleTap()"]
        case .press(let target, let duration): return [element(target) + ".press(forDuration: \(plain(duration)))"]
        case .drag(let start, let end, let duration):
            // A finger that moves slowly drags; a fast one swipes, so the content continues to move.
            let velocity = duration > 0 ? hypot(end.x - start.x, end.y - start.y) / duration : 1000
            return [
                "\(coordinate(start)).press(",
                "    forDuration: 0.05, thenDragTo: \(coordinate(end)), withVelocity: \(Int(velocity.rounded())), thenHoldForDuration: 0)",
            ]
        case .type(let text, let field): return [typing(field) + ".typeText(\(quoted(text)))"]
        case .erase(let count, let field):
            let key = "XCUIKeyboardKey.delete.rawValue"
            return [typing(field) + ".typeText(\(count == 1 ? key : "String(repeating: \(key), count: \(count))"))"]
        case .key(let name, let field): return [key(name, field)]
        case .rotate(let name): return ["XCUIDevice.shared.orientation = .\(Self.orientations[name] ?? name)"]
        case .appearance(let name): return ["XCUIDevice.shared.appearance = .\(name)"]
        case .expect(let target):
            return target.name.isEmpty
                ? ["// Not recorded: an element without a name"] : ["XCTAssertTrue(\(element(target)).waitForExistence(timeout: 5))"]
        case .unrecorded(let words): return ["// Not recorded: \(words)"]
        }
    }

    /// The device's orientation for the interface's: they are mirrored in landscape.
    private static let orientations = ["landscapeLeft": "landscapeRight", "landscapeRight": "landscapeLeft"]

    private func element(_ target: RecordedTarget) -> String {
        guard !target.name.isEmpty else {
            return
                "app.coordinate(withNormalizedOffset: CGVector(dx: \(plain(target.share.x, places: 3)), dy: \(plain(target.share.y, places: 3))))"
        }
        let query = "app.\(ElementQueries.name(of: target.type))"
        guard let index = target.index else { return "\(query)[\(quoted(target.name))]" }
        return "\(query).matching(identifier: \(quoted(target.name))).element(boundBy: \(index))"
    }

    private func typing(_ field: RecordedTarget?) -> String { field.map { $0.name.isEmpty ? "app" : element($0) } ?? "app" }

    private func coordinate(_ point: CGPoint) -> String {
        "app.coordinate(withNormalizedOffset: .zero).withOffset(CGVector(dx: \(plain(point.x)), dy: \(plain(point.y))))"
    }

    private static let keys = [
        "enter": "return", "tab": "tab", "escape": "escape", "backspace": "delete", "arrowup": "upArrow", "arrowdown": "downArrow",
        "arrowleft": "leftArrow", "arrowright": "rightArrow",
    ]
    private static let modifiers = ["cmd": ".command", "alt": ".option", "shift": ".shift", "ctrl": ".control"]

    private func key(_ name: String, _ field: RecordedTarget?) -> String {
        let parts = name.split(separator: "+").map(String.init), last = parts.last ?? name
        let flags = parts.dropLast().compactMap { Self.modifiers[$0.lowercased()] }
        let key = Self.keys[last.lowercased()].map { "XCUIKeyboardKey.\($0)" }
        if flags.isEmpty { return typing(field) + ".typeText(\(key.map { $0 + ".rawValue" } ?? quoted(last)))" }
        return "app.typeKey(\(key ?? quoted(last)), modifierFlags: [\(flags.joined(separator: ", "))])"
    }
}

/// The names of XCUITest's queries.
private enum ElementQueries {
    static func name(of type: ElementType) -> String {
        switch type {
        case .any: "descendants(matching: .any)"
        case .switch: "switches"
        case .checkBox: "checkBoxes"
        case .popUpButton: "popUpButtons"
        case .searchField: "searchFields"
        case .staticText: "staticTexts"
        case .table: "tables"
        default: "\(type)".hasSuffix("s") || "\(type)".hasSuffix("x") ? "\(type)es" : "\(type)s"
        }
    }
}

// MARK: UIKitTesting

private struct KitText {
    func text(_ actions: [RecordedAction]) -> String {
        """
        import Testing
        import UIKit
        import UIKitTesting

        @MainActor
        @Test("recorded")
        func recorded() throws {
            let stage = Stage(root: UIViewController())  // The app's first view controller.

        \(actions.flatMap(lines).map { "    " + $0 }.joined(separator: "\n"))
        }

        """
    }

    private func lines(_ action: RecordedAction) -> [String] {
        switch action {
        case .tap(let target): return [act(target, { "try stage.tap(\($0))" }, { "stage.tap(at: \($0))" }), "stage.settle()"]
        case .doubleTap(let target):
            return [act(target, { "try stage.doubleTap(\($0))" }, { "stage.tap(at: \($0)); stage.tap(at: \($0))" }), "stage.settle()"]
        case .press(let target, let duration):
            let time = plain(duration)
            return [act(target, { "try stage.press(\($0), for: \(time))" }, { "stage.press(at: \($0), for: \(time))" }), "stage.settle()"]
        case .drag(let start, let end, let duration):
            return [
                "stage.drag(from: \(point(start)), to: \(point(end)), duration: \(plain(max(0.05, duration), places: 2)))",
                "stage.settle()",
            ]
        case .type(let text, _): return ["stage.type(\(quoted(text)))"]
        case .erase(let count, _):
            let press = "try stage.press(key: \"backspace\")"
            return [count == 1 ? press : "for _ in 0..<\(count) { \(press) }"]
        case .key(let name, _):
            let parts = name.split(separator: "+").map(String.init), flags = parts.dropLast().map(quoted).joined(separator: ", ")
            return ["try stage.press(key: \(quoted(parts.last ?? name))\(flags.isEmpty ? "" : ", modifiers: [\(flags)]"))"]
        case .rotate(let name): return ["stage.rotate(to: .\(name))"]
        case .appearance(let name): return ["stage.window.overrideUserInterfaceStyle = .\(name)"]
        case .expect(let target):
            return target.name.isEmpty
                ? ["// Not recorded: an element without a name"] : ["#expect(try stage.elements(\(finder(target))).count > 0)"]
        case .unrecorded(let words): return ["// Not recorded: \(words)"]
        }
    }

    private func act(_ target: RecordedTarget, _ named: (String) -> String, _ placed: (String) -> String) -> String {
        target.name.isEmpty ? placed(point(target.point)) : named(finder(target))
    }

    private func finder(_ target: RecordedTarget) -> String {
        let name = target.identifier.isEmpty ? ".label(\(quoted(target.label)))" : ".identifier(\(quoted(target.identifier)))"
        guard let index = target.index else { return target.identifier.isEmpty ? quoted(target.label) : name }
        return ".type(.\(target.type)).and(\(name)).at(\(index))"
    }

    private func point(_ point: CGPoint) -> String { "CGPoint(x: \(plain(point.x)), y: \(plain(point.y)))" }
}
