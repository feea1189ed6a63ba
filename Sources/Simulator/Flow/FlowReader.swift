import Automation
import Foundation
import InterfaceBuilder
import Yams

/// Converts YAML nodes to steps. Invalid and unsupported input is reported with its position.
struct FlowReader {
    var file: URL
    var depth: Int
    /// Collects warnings about input that has no effect here.
    var warnings = Warnings()

    final class Warnings {
        var list: [FlowError] = []
    }

    static func place(of error: YamlError) -> (Int, Int) {
        switch error {
        case .scanner(_, _, let mark, _), .parser(_, _, let mark, _), .composer(_, _, let mark, _): (mark.line, mark.column)
        default: (1, 1)
        }
    }

    func failure(_ node: Node, _ message: String) -> FlowError {
        FlowError(file: file.path, line: node.mark?.line ?? 1, column: node.mark?.column ?? 1, message: message)
    }

    func warn(_ node: Node, _ message: String) { warnings.list.append(failure(node, message)) }

    func steps(_ node: Node) throws -> [FlowStep] {
        guard let list = node.sequence else { throw failure(node, "this takes a list of commands, each after a dash") }
        return try list.compactMap { try step($0) }
    }

    /// Returns a step, or `nil` if it is only for another platform.
    func step(_ node: Node) throws -> FlowStep? {
        let line = node.mark?.line ?? 1
        let path = depth > 0 ? file.path : nil
        if let word = node.string {
            let isOptional = FlowWords.unsupported[word] != nil
            return try command(word, nil, node, isOptional: isOptional).map {
                FlowStep(command: $0, line: line, text: word, isOptional: isOptional, file: path)
            }
        }
        guard let mapping = node.mapping, let (key, value) = mapping.first(where: { !["label", "optional"].contains($0.key.string) }),
            let word = key.string
        else {
            throw failure(node, "a step is a command, such as `tapOn: \"Save\"`")
        }
        if let (other, _) = mapping.first(where: { ![word, "label", "optional"].contains($0.key.string) }) {
            throw failure(
                other, "`\(other.string ?? "")` is beside `\(word)`: a step is one command, with its options indented below it")
        }
        // As in Maestro, an element's own `optional` makes the step optional.
        let inner = ["element", "visible", "notVisible", "from"].compactMap { (name: String) in value.mapping?[name]?.mapping?["optional"] }
        // As in Maestro, the commands for AI models are optional by default.
        let isOptional =
            try (value.mapping?["optional"] ?? mapping["optional"] ?? inner.first).map(flag) ?? (FlowWords.unsupported[word] != nil)
        guard let command = try command(word, value, key, isOptional: isOptional) else { return nil }
        let label = (value.mapping?["label"] ?? mapping["label"])?.string
        let written =
            value.string.map { "\(word): \"\($0)\"" } ?? (try? Yams.serialize(node: node).trimmingCharacters(in: .whitespacesAndNewlines))
            ?? word
        return FlowStep(command: command, line: line, text: label ?? written, isOptional: isOptional, file: path)
    }

    private func command(_ name: String, _ value: Node?, _ place: Node, isOptional: Bool) throws -> FlowCommand? {
        // The older name of the command without options.
        let word = name == "hide keyboard" && value == nil ? "hideKeyboard" : name
        if let reason = FlowWords.unsupported[word] {
            let message = "`\(word)` is one of Maestro's commands that understudy does not have: \(reason)"
            guard isOptional else { throw failure(place, message) }
            return .refused(message)
        }
        try checkOptions(of: word, value, place)
        let options = value?.mapping
        switch word {
        case "action": return try command(try action(value, place), nil, place, isOptional: isOptional)
        case "launchApp", "stopApp", "killApp", "clearState", "clearKeychain", "setPermissions", "setLocation", "travel", "addMedia",
            "setAirplaneMode",
            "toggleAirplaneMode", "setOrientation", "rotate", "setDarkMode", "toggleDarkMode", "assertDarkMode", "assertLightMode",
            "memoryWarning", "resize",
            "openLink":
            return try deviceCommand(word, value, place)
        case "tapOn": return .tapOn(try selector(value, place), try manner(options, touches: 1))
        case "doubleTapOn": return .tapOn(try selector(value, place), try manner(options, touches: 2))
        case "longPressOn": return .longPressOn(try selector(value, place), try manner(options, touches: 1))
        case "inputText": return .inputText(try string(value, "text", place))
        case "inputRandomEmail": return .inputRandom(.email)
        case "inputRandomPersonName": return .inputRandom(.personName)
        case "inputRandomCityName": return .inputRandom(.city)
        case "inputRandomCountryName": return .inputRandom(.country)
        case "inputRandomColorName": return .inputRandom(.color)
        case "inputRandomNumber": return .inputRandom(.number(try length(value)))
        case "inputRandomText": return .inputRandom(.text(try length(value)))
        case "eraseText": return .eraseText(try erasedCount(value))
        case "copyTextFrom": return .copyTextFrom(try selector(value, place))
        case "setClipboard": return .setClipboard(try string(value, "text", place))
        case "pasteText": return .pasteText
        case "pressKey": return try key(value, place)
        case "hideKeyboard": return .hideKeyboard
        case "assertVisible": return .assertVisible(try selector(value, place))
        case "assertNotVisible": return .assertNotVisible(try selector(value, place))
        case "assertTrue": return .assertTrue(try string(value, "condition", place))
        case "extendedWaitUntil": return try waiting(options, place)
        case "back": return .back
        case "scroll": return .scroll
        case "scrollUntilVisible": return .scrollUntilVisible(try selector(options?["element"], place), try scrolling(options))
        case "swipe": return try swipe(value, place)
        case "takeScreenshot": return .takeScreenshot(try picture(value, place))
        case "assertScreenshot":
            let threshold = try options?["thresholdPercentage"].map { try number($0, Self.percent) } ?? .exactly(95)
            return .assertScreenshot(try picture(value, place), threshold: threshold)
        case "startRecording": return .startRecording(try string(value, "path", place))
        case "stopRecording": return .stopRecording
        case "waitForAnimationToEnd": return .waitForAnimationToEnd(timeout: try time(options?["timeout"]))
        case "evalScript": return .evalScript(try string(value, "script", place))
        case "runScript": return try runScript(value, place)
        case "runFlow": return try runFlow(value, place)
        case "repeat": return try repetition(options, place)
        case "retry": return try retry(value, place)
        default: throw failure(place, "`\(word)` is not a command here")
        }
    }

    /// Throws an error for an unknown command, and for an option that the command does not have.
    private func checkOptions(of word: String, _ value: Node?, _ place: Node) throws {
        guard let known = FlowWords.options[word] else {
            let hint =
                FlowWords.nearest(to: word).map { ". Did you mean `\($0)`?" } ?? ". Known: \(FlowWords.known.joined(separator: ", "))"
            throw failure(place, "`\(word)` is not a command here\(hint)")
        }
        guard let allowed = known else { return }
        for (key, _) in value?.mapping ?? [:] where !(allowed + ["label", "optional"]).contains(key.scalar?.string ?? "") {
            let names = allowed.isEmpty ? "it has none" : "it has \(allowed.joined(separator: ", "))"
            throw failure(key, "`\(key.scalar?.string ?? "")` isn't an option of \(word); \(names)")
        }
    }

    /// Returns the name of a command without options in Maestro's old notation, `action: back`.
    private func action(_ value: Node?, _ place: Node) throws -> String {
        let name = try string(value, "action", place)
        guard FlowWords.actions.contains(name) else {
            throw failure(value ?? place, "`\(name)` isn't an action; use \(FlowWords.actions.joined(separator: ", "))")
        }
        return name
    }

    /// Returns the number of characters to erase: 50 by default, as in Maestro.
    private func erasedCount(_ value: Node?) throws -> FlowNumber {
        guard let given = value?.mapping == nil ? value : value?.mapping?["charactersToErase"] else { return .exactly(50) }
        return try number(given) { .count($0, "eraseText takes the number of characters to erase") }
    }

    private func repetition(_ options: Node.Mapping?, _ place: Node) throws -> FlowCommand {
        guard let commands = options?["commands"] else { throw failure(place, "repeat needs `commands:`") }
        guard options?["times"] != nil || options?["while"] != nil else { throw failure(place, "repeat needs `times:` or `while:`") }
        let times = try options?["times"].map { try number($0) { .count($0, "times takes the number of repetitions") } }
        return .repeated(times: times, while: try options?["while"].map { try condition($0) }, try steps(commands))
    }

    /// Reads the steps to retry. As in Maestro, more than 3 retries count as 3.
    private func retry(_ value: Node?, _ place: Node) throws -> FlowCommand {
        let inner = try runFlow(value, place)
        let most =
            try value?.mapping?["maxRetries"].map { try number($0) { .limited($0, to: 3, "maxRetries takes a number from 0 to 3") } }
            ?? .exactly(1)
        return .retry(most, inner.map { [FlowStep(command: $0, line: place.mark?.line ?? 1, text: "retry")] } ?? [])
    }

    private static func percent(_ text: String) -> FlowNumber { .count(text, to: 100, "thresholdPercentage takes a number from 0 to 100") }

    // MARK: Parts of commands

    private func waiting(_ options: Node.Mapping?, _ place: Node) throws -> FlowCommand {
        let timeout = try time(options?["timeout"]) ?? .time("17000")
        var steps: [FlowStep] = []
        for (name, visible) in [("visible", true), ("notVisible", false)] {
            guard let node = options?[name] else { continue }
            let command = FlowCommand.waitUntil(try selector(node, place), visible: visible, timeout: timeout)
            steps.append(
                FlowStep(command: command, line: place.mark?.line ?? 1, text: "extendedWaitUntil", file: depth > 0 ? file.path : nil))
        }
        guard let first = steps.first else { throw failure(place, "extendedWaitUntil needs `visible:` or `notVisible:`") }
        return steps.count == 1 ? first.command : .runFlow(steps, when: nil, variables: [:], defaults: [:])
    }

    private func manner(_ options: Node.Mapping?, touches: Int) throws -> TapManner {
        var manner = TapManner(touches: touches)
        if let node = options?["repeat"] { manner.taps = try number(node) { .count($0, from: 1, "repeat takes the number of taps") } }
        if let delay = try time(options?["delay"]) { manner.delay = delay }
        manner.settling = try time(options?["waitToSettleTimeoutMs"])
        manner.retries = try options?["retryTapIfNoChange"].map(flag) ?? false
        return manner
    }

    private func scrolling(_ options: Node.Mapping?) throws -> ScrollManner {
        var manner = ScrollManner()
        if let direction = try direction(options?["direction"]) { manner.direction = direction }
        if let timeout = try time(options?["timeout"]) { manner.timeout = timeout }
        // As in Maestro, numbers outside of their range aren't errors.
        if let speed = options?["speed"] {
            manner.speed = try number(speed) { .limited($0, to: 100, "speed takes a number from 0 to 100") }
        }
        manner.settling = try time(options?["waitToSettleTimeoutMs"])
        if let node = options?["visibilityPercentage"] {
            guard let part = FlowNumber.limited(try word(node), to: 100, "").value else {
                throw failure(node, "visibilityPercentage takes a number from 0 to 100")
            }
            manner.visiblePart = max(0.01, part / 100)
        }
        manner.centers = try options?["centerElement"].map(flag) ?? false
        return manner
    }

    private func key(_ value: Node?, _ place: Node) throws -> FlowCommand {
        let name = try string(value, "key", place)
        let node = value?.mapping?["key"] ?? value ?? place
        switch name.lowercased() {
        case "home": return .pressKey(.home)
        case "lock": return .pressKey(.lock)
        default:
            if let reason = FlowWords.idleKey(name) { return .passOver("pressKey: \(name): \(reason)") }
            guard name.contains("${") || FlowWords.isKey(name) else {
                throw failure(
                    node, "there is no key `\(name)`; use Enter, Backspace, Tab, Escape, ArrowUp …, Home, Lock, or a letter as in `cmd+s`")
            }
            return .pressKey(.keyboard(name))
        }
    }

    private func length(_ value: Node?) throws -> FlowNumber {
        guard let node = value?.mapping == nil ? value : value?.mapping?["length"], node.scalar?.string.isEmpty == false else {
            return .exactly(8)
        }
        return try number(node) { .count($0, from: 1, to: 10_000, "length takes a number from 1 to 10000") }
    }

    private func picture(_ value: Node?, _ place: Node) throws -> PictureRequest {
        PictureRequest(
            name: try string(value, "path", place), element: try value?.mapping?["cropOn"].map { try selector($0, place) },
            folder: file.deletingLastPathComponent())
    }

    private func runScript(_ value: Node?, _ place: Node) throws -> FlowCommand? {
        let options = value?.mapping
        let condition = try options?["when"].map { try self.condition($0) }
        if condition?.isOurPlatform == false { return nil }
        let url = URL(fileURLWithPath: try string(value, "file", place), relativeTo: file.deletingLastPathComponent())
        guard let source = RegularFile.text(url.path) else {
            throw failure(options?["file"] ?? value ?? place, "there is no script at \(url.path)")
        }
        return .runScript(
            FlowScript(file: url, source: source, variables: try options?["env"].map { try variables($0) } ?? [:], condition: condition))
    }

    private func runFlow(_ value: Node?, _ place: Node) throws -> FlowCommand? {
        let options = value?.mapping
        let condition = try options?["when"].map { try self.condition($0) }
        // Steps for another platform may use commands that this one does not have.
        if condition?.isOurPlatform == false { return nil }
        let given = try options?["env"].map { try variables($0) } ?? [:]
        if let commands = options?["commands"] {
            if let node = options?["file"] { throw failure(node, "\(place.string ?? "runFlow") takes `commands:` or `file:`, not both") }
            return .runFlow(try steps(commands), when: condition, variables: given, defaults: [:])
        }
        let name = try string(value, "file", place)
        guard depth < 20 else {
            throw failure(place, "\(place.string ?? "runFlow") is nested more than 20 files deep; does a flow run itself?")
        }
        let url = URL(fileURLWithPath: name, relativeTo: file.deletingLastPathComponent())
        guard let text = RegularFile.text(url.path) else {
            throw failure(options?["file"] ?? value ?? place, "there is no flow at \(url.path)")
        }
        let flow = try FlowDocument(text, file: url, depth: depth + 1)
        warnings.list += flow.warnings
        return .runFlow(flow.firstSteps + flow.steps + flow.lastSteps, when: condition, variables: given, defaults: flow.variables)
    }

    private func condition(_ node: Node) throws -> FlowCondition {
        guard let mapping = node.mapping else { throw failure(node, "a condition takes visible, notVisible, platform, or true") }
        var condition = FlowCondition()
        for (key, value) in mapping {
            switch key.scalar?.string {
            case "visible": condition.visible = try selector(value, key)
            case "notVisible": condition.notVisible = try selector(value, key)
            case "true": condition.isTrue = value.scalar?.string ?? ""
            case "platform":
                let name = try word(value)
                guard ["ios", "android", "web"].contains(name.lowercased()) else {
                    throw failure(value, "`\(name)` isn't a platform; use iOS, Android, or Web")
                }
                condition.isOurPlatform = name.lowercased() == "ios"
            case "label", "optional": break
            default: throw failure(key, "`\(key.scalar?.string ?? "")` isn't a condition; use visible, notVisible, platform, or true")
            }
        }
        return condition
    }

    func variables(_ node: Node) throws -> [String: String] {
        guard let mapping = node.mapping else { throw failure(node, "env: takes a mapping of names to values") }
        var values: [String: String] = [:]
        for (key, value) in mapping { values[key.scalar?.string ?? ""] = value.scalar?.string ?? "" }
        return values
    }

    // MARK: Values

    func string(_ value: Node?, _ key: String, _ place: Node) throws -> String {
        if let string = value?.scalar?.string ?? value?.mapping?[key]?.scalar?.string { return string }
        throw failure(value ?? place, "\(place.string ?? "this step") needs a value")
    }

    /// Returns a number, or one that the step evaluates.
    func number(_ node: Node, _ kind: (String) -> FlowNumber) throws -> FlowNumber {
        let number = kind(try word(node))
        guard number.value != nil || number.text.contains("${") else { throw failure(node, number.complaint) }
        return number
    }

    /// Returns a time. Flows specify milliseconds, as numbers or texts.
    func time(_ node: Node?) throws -> FlowNumber? { try node.map { try number($0, FlowNumber.time) } }

    private func direction(_ node: Node?) throws -> SwipeDirection? {
        guard let node, let word = node.string else { return nil }
        guard let direction = SwipeDirection(rawValue: word.uppercased()) else {
            throw failure(node, "`\(word)` isn't a direction; use UP, DOWN, LEFT, or RIGHT")
        }
        return direction
    }

    private func place(_ node: Node) throws -> FlowPlace {
        let text = try word(node)
        return text.contains("${") ? .expression(text) : .point(try point(node))
    }

    private func swipe(_ value: Node?, _ place: Node) throws -> FlowCommand {
        let options = value?.mapping
        let duration = try time(options?["duration"]) ?? .time("400"), settling = try time(options?["waitToSettleTimeoutMs"])
        if let start = options?["start"], let end = options?["end"] {
            if let node = options?["from"] ?? options?["direction"] {
                throw failure(node, "a swipe takes either start and end, or a direction")
            }
            return .swipe(.points(try self.place(start), try self.place(end)), duration: duration, settling: settling)
        }
        guard let direction = try direction(options?["direction"] ?? value) else {
            throw failure(place, "swipe needs a direction, or start and end")
        }
        let from = try options?["from"].map { try selector($0, place) }
        return .swipe(.direction(direction, from: from), duration: duration, settling: settling)
    }
}
