import Automation
import Foundation
import Yams

/// Turns YAML nodes into steps. What no flow can mean, and what understudy does not have, is named with its place.
struct FlowReader {
    var file: URL
    var depth: Int

    static func place(of error: YamlError) -> (Int, Int) {
        switch error {
        case .scanner(_, _, let mark, _), .parser(_, _, let mark, _), .composer(_, _, let mark, _): (mark.line, mark.column)
        default: (1, 1)
        }
    }

    func failure(_ node: Node, _ message: String) -> FlowError {
        FlowError(file: file.path, line: node.mark?.line ?? 1, column: node.mark?.column ?? 1, message: message)
    }

    func steps(_ node: Node) throws -> [FlowStep] {
        guard let list = node.sequence else { throw failure(node, "this takes a list of commands, each after a dash") }
        return try list.compactMap { try step($0) }
    }

    /// Nil for a step that concerns another platform alone.
    func step(_ node: Node) throws -> FlowStep? {
        let line = node.mark?.line ?? 1
        if let word = node.string { return try command(word, nil, node).map { FlowStep(command: $0, line: line, text: word) } }
        guard let (key, value) = node.mapping?.first(where: { !["label", "optional"].contains($0.key.string) }), let word = key.string else {
            throw failure(node, "a step is a command, such as `tapOn: \"Save\"`")
        }
        guard let command = try command(word, value, key) else { return nil }
        let label = (value.mapping?["label"] ?? node.mapping?["label"])?.string
        let written = value.string.map { "\(word): \"\($0)\"" } ?? (try? Yams.serialize(node: node).trimmingCharacters(in: .whitespacesAndNewlines)) ?? word
        return FlowStep(command: command, line: line, text: label ?? written, isOptional: (value.mapping?["optional"] ?? node.mapping?["optional"])?.bool ?? false)
    }

    private func command(_ word: String, _ value: Node?, _ place: Node) throws -> FlowCommand? {
        let options = value?.mapping
        switch word {
        case "launchApp": return .launchApp(try launch(value))
        case "stopApp", "killApp": return .stopApp
        case "clearState": return .launchApp(LaunchRequest(stopsApp: true, clearsState: true))
        case "clearKeychain": return .runFlow([], when: nil, variables: [:], defaults: [:])
        case "tapOn": return .tapOn(try selector(value, place), try manner(options, taps: 1))
        case "doubleTapOn": return .tapOn(try selector(value, place), try manner(options, taps: 2))
        case "longPressOn": return .longPressOn(try selector(value, place))
        case "inputText": return .inputText(try string(value, "text", place))
        case "eraseText":
            // Maestro erases fifty where the flow does not say.
            guard let given = value?.mapping == nil ? value : options?["charactersToErase"] else { return .eraseText(50) }
            guard let count = given.int else { throw failure(value ?? place, "eraseText takes how many characters to erase") }
            return .eraseText(count)
        case "copyTextFrom": return .copyTextFrom(try selector(value, place))
        case "setClipboard": return .setClipboard(try string(value, "text", place))
        case "pasteText": return .pasteText
        case "pressKey": return .pressKey(try key(value, place))
        case "hideKeyboard": return .hideKeyboard
        case "assertVisible": return .assertVisible(try selector(value, place))
        case "assertNotVisible": return .assertNotVisible(try selector(value, place))
        case "assertTrue": return .assertTrue(try string(value, "condition", place))
        case "extendedWaitUntil":
            let timeout = try seconds(options?["timeout"]) ?? 10
            if let node = options?["visible"] { return .waitUntil(try selector(node, place), visible: true, timeout: timeout) }
            guard let node = options?["notVisible"] else { throw failure(place, "extendedWaitUntil needs `visible:` or `notVisible:`") }
            return .waitUntil(try selector(node, place), visible: false, timeout: timeout)
        case "back": return .back
        case "scroll": return .scroll
        case "scrollUntilVisible": return .scrollUntilVisible(try selector(options?["element"], place), try scrolling(options))
        case "swipe": return try swipe(value, place)
        case "takeScreenshot": return .takeScreenshot(try string(value, "path", place))
        case "waitForAnimationToEnd": return .waitForAnimationToEnd(timeout: try seconds(options?["timeout"]))
        case "rotate", "setOrientation": return .rotate(try orientation(value, place))
        case "memoryWarning": return .memoryWarning
        case "resize": return .resize(try size(value, place))
        case "openLink": return .openLink(try string(value, "link", place))
        case "runFlow": return try runFlow(value, place)
        case "repeat":
            guard let commands = options?["commands"] else { throw failure(place, "repeat needs `commands:`") }
            guard options?["times"] != nil || options?["while"] != nil else { throw failure(place, "repeat needs `times:` or `while:`") }
            return .repeated(times: options?["times"]?.scalar?.string, while: try options?["while"].map { try condition($0) }, try steps(commands))
        case "retry":
            let inner = try runFlow(value, place)
            return .retry(max(0, options?["maxRetries"]?.int ?? 1), inner.map { [FlowStep(command: $0, line: place.mark?.line ?? 1, text: "retry")] } ?? [])
        default:
            if let reason = FlowWords.unsupported[word] { throw failure(place, "`\(word)` is one of Maestro's commands that understudy does not have: \(reason)") }
            let hint = FlowWords.nearest(to: word).map { ". Did you mean `\($0)`?" } ?? ". Known: \(FlowWords.known.joined(separator: ", "))"
            throw failure(place, "`\(word)` is not a command here\(hint)")
        }
    }

    // MARK: Parts of commands

    private func launch(_ value: Node?) throws -> LaunchRequest {
        var request = LaunchRequest()
        for (key, node) in value?.mapping ?? [:] {
            switch key.string {
            case "stopApp": request.stopsApp = node.bool ?? true
            case "clearState": request.clearsState = node.bool ?? false
            // There is one app, which keeps no keychain and is asked for no permission.
            case "appId", "clearKeychain", "permissions", "label", "optional": break
            case "arguments":
                guard let values = node.mapping else { throw failure(node, "arguments takes names and values") }
                request.arguments = try values.map { name, value in
                    guard let name = name.string, let text = value.scalar?.string else { throw failure(value, "an argument is a name and one value") }
                    return (name, text)
                }
            default: throw failure(key, "`\(key.string ?? "")` is no option of launchApp; it has appId, stopApp, clearState, clearKeychain, arguments and permissions")
            }
        }
        return request
    }

    private func manner(_ options: Node.Mapping?, taps: Int) throws -> TapManner {
        var manner = TapManner(taps: taps)
        if let node = options?["repeat"] {
            guard let count = node.int, count > 0 else { throw failure(node, "repeat takes how often to tap") }
            manner.taps = count * taps
        }
        if let delay = try seconds(options?["delay"]) { manner.delay = delay }
        manner.settling = try seconds(options?["waitToSettleTimeoutMs"])
        return manner
    }

    private func scrolling(_ options: Node.Mapping?) throws -> ScrollManner {
        var manner = ScrollManner()
        if let direction = try direction(options?["direction"]) { manner.direction = direction }
        if let timeout = try seconds(options?["timeout"]) { manner.timeout = timeout }
        if let part = options?["visibilityPercentage"]?.float { manner.visiblePart = min(1, max(0.01, part / 100)) }
        manner.centers = options?["centerElement"]?.bool ?? false
        return manner
    }

    private func key(_ value: Node?, _ place: Node) throws -> FlowKey {
        let name = try string(value, "key", place)
        switch name.lowercased() {
        case "home": return .home
        case "lock": return .lock
        case "enter", "backspace", "tab", "escape", "space", "return", "arrowup", "arrowdown", "arrowleft", "arrowright": return .keyboard(name)
        default:
            guard name.split(separator: "+").last?.count == 1 else {
                throw failure(value ?? place, "there is no key `\(name)`; use Enter, Backspace, Tab, Escape, ArrowUp …, Home, Lock, or a letter as in `cmd+s`")
            }
            return .keyboard(name)
        }
    }

    private func orientation(_ value: Node?, _ place: Node) throws -> String {
        let name = try string(value, "orientation", place)
        guard Orientations.names.contains(name.lowercased().replacingOccurrences(of: "_", with: "")) else {
            throw failure(value ?? place, "`\(name)` is no orientation; use portrait, landscapeLeft, landscapeRight or portraitUpsideDown")
        }
        return name
    }

    private func size(_ value: Node?, _ place: Node) throws -> CGSize {
        let parts = (value?.string ?? "").split { "x×, ".contains($0) }.compactMap { Double($0) }
        let pair = parts.count == 2 ? parts : [value?.mapping?["width"]?.float, value?.mapping?["height"]?.float].compactMap { $0 }
        guard pair.count == 2, pair.allSatisfy({ $0 > 0 }) else { throw failure(value ?? place, "resize takes a size in points, such as `resize: 507x1024`") }
        return CGSize(width: pair[0], height: pair[1])
    }

    private func runFlow(_ value: Node?, _ place: Node) throws -> FlowCommand? {
        let options = value?.mapping
        let condition = try options?["when"].map { try self.condition($0) }
        // Steps for another platform may use commands this one does not have.
        if condition?.isOurPlatform == false { return nil }
        let given = try options?["env"].map { try variables($0) } ?? [:]
        if let commands = options?["commands"] { return .runFlow(try steps(commands), when: condition, variables: given, defaults: [:]) }
        let name = try string(value, "file", place)
        guard depth < 20 else { throw failure(place, "\(place.string ?? "runFlow") goes deeper than 20 files; does a flow run itself?") }
        let url = URL(fileURLWithPath: name, relativeTo: file.deletingLastPathComponent())
        guard let text = try? String(contentsOf: url, encoding: .utf8) else { throw failure(options?["file"] ?? value ?? place, "there is no flow at \(url.path)") }
        let flow = try FlowDocument(text, file: url, depth: depth + 1)
        return .runFlow(flow.firstSteps + flow.steps + flow.lastSteps, when: condition, variables: given, defaults: flow.variables)
    }

    private func condition(_ node: Node) throws -> FlowCondition {
        guard let mapping = node.mapping else { throw failure(node, "a condition has visible, notVisible, platform or true") }
        var condition = FlowCondition()
        for (key, value) in mapping {
            switch key.scalar?.string {
            case "visible": condition.visible = try selector(value, key)
            case "notVisible": condition.notVisible = try selector(value, key)
            case "true": condition.isTrue = value.scalar?.string ?? ""
            case "platform": condition.isOurPlatform = value.string?.lowercased() == "ios"
            default: throw failure(key, "`\(key.scalar?.string ?? "")` is no condition; use visible, notVisible, platform or true")
            }
        }
        return condition
    }

    func variables(_ node: Node) throws -> [String: String] {
        guard let mapping = node.mapping else { throw failure(node, "env: takes names and values") }
        var values: [String: String] = [:]
        for (key, value) in mapping { values[key.scalar?.string ?? ""] = value.scalar?.string ?? "" }
        return values
    }

    // MARK: Values

    private func string(_ value: Node?, _ key: String, _ place: Node) throws -> String {
        if let string = value?.scalar?.string ?? value?.mapping?[key]?.scalar?.string { return string }
        throw failure(value ?? place, "\(place.string ?? "this step") needs a value")
    }

    private static let longestTime: TimeInterval = 86_400

    /// Flows give milliseconds, as numbers or as texts.
    private func seconds(_ node: Node?) throws -> TimeInterval? {
        guard let node else { return nil }
        guard let number = Double((node.scalar?.string ?? "").replacingOccurrences(of: "_", with: "")), number >= 0, number / 1000 <= Self.longestTime else {
            throw failure(node, "a time is a number of milliseconds, at most a day of them")
        }
        return number / 1000
    }

    private func direction(_ node: Node?) throws -> SwipeDirection? {
        guard let node, let word = node.string else { return nil }
        guard let direction = SwipeDirection(rawValue: word.uppercased()) else { throw failure(node, "`\(word)` is no direction; use UP, DOWN, LEFT or RIGHT") }
        return direction
    }

    private func swipe(_ value: Node?, _ place: Node) throws -> FlowCommand {
        let options = value?.mapping
        let duration = try seconds(options?["duration"]) ?? 0.4
        if let start = options?["start"], let end = options?["end"] { return .swipe(.points(try point(start), try point(end)), duration: duration) }
        guard let direction = try direction(options?["direction"] ?? value) else { throw failure(place, "swipe needs a direction, or start and end") }
        return .swipe(.direction(direction, from: try options?["from"].map { try selector($0, place) }), duration: duration)
    }
}
