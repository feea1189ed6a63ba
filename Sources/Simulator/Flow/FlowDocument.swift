import Foundation
import UIKit
import Yams

/// A flow file: Maestro's YAML, a header document and a list of commands.
public struct FlowDocument: Sendable {
    public var name: String
    public var appId: String?
    public var steps: [FlowStep]

    public init(contentsOf url: URL) throws {
        let text: String
        do { text = try String(contentsOf: url, encoding: .utf8) } catch {
            throw FlowError(file: url.path, line: 1, column: 1, message: "the flow cannot be read: \(error.localizedDescription)")
        }
        try self.init(text, file: url)
    }

    /// `file` names the flow in messages and is where `runFlow` looks for others.
    public init(_ text: String, file: URL, depth: Int = 0) throws {
        let reader = FlowReader(file: file, depth: depth)
        var documents: [Node] = []
        do {
            var sequence = try Yams.compose_all(yaml: text)
            while let node = sequence.next() { documents.append(node) }
            // The sequence ends quietly at a mistake and keeps it.
            if let error = sequence.error { throw error }
        } catch let error as YamlError {
            let (line, column) = FlowReader.place(of: error)
            throw FlowError(file: file.path, line: line, column: column, message: "not YAML: \(error)")
        }
        let header = documents.count > 1 ? documents.first?.mapping : nil
        name = header?["name"]?.string ?? file.deletingPathExtension().lastPathComponent
        appId = header?["appId"]?.string
        guard let list = documents.last?.sequence else {
            throw FlowError(file: file.path, line: documents.last?.mark?.line ?? 1, column: 1, message: "a flow is a list of commands, each after a dash")
        }
        steps = try list.map { try reader.step($0) }
    }
}

/// Turns YAML nodes into steps.
struct FlowReader {
    var file: URL
    var depth: Int

    static func place(of error: YamlError) -> (Int, Int) {
        switch error {
        case .scanner(_, _, let mark, _), .parser(_, _, let mark, _), .composer(_, _, let mark, _): (mark.line, mark.column)
        default: (1, 1)
        }
    }

    private func failure(_ node: Node, _ message: String) -> FlowError {
        FlowError(file: file.path, line: node.mark?.line ?? 1, column: node.mark?.column ?? 1, message: message)
    }

    func step(_ node: Node) throws -> FlowStep {
        let line = node.mark?.line ?? 1
        if let word = node.string { return FlowStep(command: try command(word, nil, node), line: line, text: word) }
        guard let (key, value) = node.mapping?.first(where: { $0.key.string != "label" }), let word = key.string else {
            throw failure(node, "a step is a command, such as `tapOn: \"Save\"`")
        }
        let text = value.string.map { "\(word): \"\($0)\"" } ?? (try? Yams.serialize(node: node).trimmingCharacters(in: .whitespacesAndNewlines)) ?? word
        return FlowStep(command: try command(word, value, key), line: line, text: text, isOptional: value.mapping?["optional"]?.bool ?? false)
    }

    private func command(_ word: String, _ value: Node?, _ place: Node) throws -> FlowCommand {
        switch word {
        case "launchApp": return .launchApp
        case "stopApp", "killApp", "clearState", "clearKeychain": return .launchApp
        case "tapOn": return .tapOn(try selector(value, place), taps: 1)
        case "doubleTapOn": return .tapOn(try selector(value, place), taps: 2)
        case "longPressOn": return .longPressOn(try selector(value, place))
        case "inputText": return .inputText(try string(value, "text", place))
        case "eraseText": return .eraseText(value?.int ?? value?.mapping?["charactersToErase"]?.int ?? 50)
        case "pressKey": return .pressKey(try string(value, "key", place))
        case "hideKeyboard": return .hideKeyboard
        case "assertVisible": return .assertVisible(try selector(value, place))
        case "assertNotVisible": return .assertNotVisible(try selector(value, place))
        case "extendedWaitUntil":
            let timeout = (value?.mapping?["timeout"]?.float ?? 10_000) / 1000
            if let node = value?.mapping?["visible"] { return .waitUntil(try selector(node, place), visible: true, timeout: timeout) }
            return .waitUntil(try selector(value?.mapping?["notVisible"], place), visible: false, timeout: timeout)
        case "back": return .back
        case "scroll": return .scroll
        case "scrollUntilVisible":
            return .scrollUntilVisible(
                try selector(value?.mapping?["element"], place), try direction(value?.mapping?["direction"]) ?? .down,
                timeout: (value?.mapping?["timeout"]?.float ?? 20_000) / 1000)
        case "swipe": return try swipe(value, place)
        case "takeScreenshot": return .takeScreenshot(try string(value, "path", place))
        case "waitForAnimationToEnd": return .waitForAnimationToEnd(timeout: (value?.mapping?["timeout"]?.float).map { $0 / 1000 })
        case "rotate", "setOrientation": return .rotate(try string(value, "orientation", place))
        case "memoryWarning": return .memoryWarning
        case "resize":
            let parts = (value?.string ?? "").split { "x×, ".contains($0) }.compactMap { Double($0) }
            let pair = parts.count == 2 ? parts : [value?.mapping?["width"]?.float, value?.mapping?["height"]?.float].compactMap { $0 }
            guard pair.count == 2, pair.allSatisfy({ $0 > 0 }) else { throw failure(value ?? place, "resize takes a size in points, such as `resize: 507x1024`") }
            return .resize(CGSize(width: pair[0], height: pair[1]))
        case "openLink": return .openLink(try string(value, "link", place))
        case "runFlow":
            if let commands = value?.mapping?["commands"]?.sequence { return .runFlow(try commands.map { try step($0) }) }
            let name = try string(value, "file", place)
            guard depth < 20 else { throw failure(place, "runFlow goes deeper than 20 files; does a flow run itself?") }
            let url = URL(fileURLWithPath: name, relativeTo: file.deletingLastPathComponent())
            guard let text = try? String(contentsOf: url, encoding: .utf8) else { throw failure(value ?? place, "there is no flow at \(url.path)") }
            return .runFlow(try FlowDocument(text, file: url, depth: depth + 1).steps)
        case "repeat":
            let times = value?.mapping?["times"]?.int ?? 1
            guard let commands = value?.mapping?["commands"]?.sequence else { throw failure(place, "repeat needs `commands:`") }
            return .repeated(times, try commands.map { try step($0) })
        default:
            throw failure(place, "`\(word)` is not a command here. Known: \(FlowReader.words.joined(separator: ", "))")
        }
    }

    static let words = [
        "assertNotVisible", "assertVisible", "back", "doubleTapOn", "eraseText", "extendedWaitUntil", "hideKeyboard", "inputText", "launchApp", "longPressOn",
        "memoryWarning", "openLink", "pressKey", "repeat", "resize", "rotate", "runFlow", "scroll", "scrollUntilVisible", "swipe", "takeScreenshot", "tapOn",
        "waitForAnimationToEnd",
    ]

    private func string(_ value: Node?, _ key: String, _ place: Node) throws -> String {
        if let string = value?.scalar?.string ?? value?.mapping?[key]?.scalar?.string { return string }
        throw failure(value ?? place, "\(place.string ?? "this step") needs a value")
    }

    private func direction(_ node: Node?) throws -> SwipeDirection? {
        guard let node, let word = node.string else { return nil }
        guard let direction = SwipeDirection(rawValue: word.uppercased()) else { throw failure(node, "`\(word)` is no direction; use UP, DOWN, LEFT or RIGHT") }
        return direction
    }

    private func swipe(_ value: Node?, _ place: Node) throws -> FlowCommand {
        let duration = (value?.mapping?["duration"]?.float ?? 400) / 1000
        if let start = value?.mapping?["start"], let end = value?.mapping?["end"] { return .swipe(.points(try point(start), try point(end)), duration: duration) }
        guard let direction = try direction(value?.mapping?["direction"] ?? value) else { throw failure(place, "swipe needs a direction, or start and end") }
        return .swipe(.direction(direction, from: try value?.mapping?["from"].map { try selector($0, place) }), duration: duration)
    }

    private func point(_ node: Node) throws -> FlowPoint {
        let text = node.scalar?.string ?? ""
        let isRelative = text.contains("%")
        let parts = text.replacingOccurrences(of: "%", with: "").split(separator: ",").compactMap { Double($0.trimmingCharacters(in: .whitespaces)) }
        guard parts.count == 2 else { throw failure(node, "a point is `x,y` in points or in percent, such as \"50%,80%\"") }
        return FlowPoint(x: isRelative ? parts[0] / 100 : parts[0], y: isRelative ? parts[1] / 100 : parts[1], isRelative: isRelative)
    }

    private func selector(_ value: Node?, _ place: Node) throws -> ElementSelector {
        guard let value else { throw failure(place, "\(place.string ?? "this step") needs an element: a text, or text:, id: or point:") }
        var selector = ElementSelector()
        if let scalar = value.scalar {
            selector.text = scalar.string
        } else if let mapping = value.mapping {
            for (key, node) in mapping {
                switch key.string {
                case "text", "label": selector.text = node.scalar?.string
                case "id": selector.identifier = node.scalar?.string
                case "point": selector.point = try point(node)
                case "index": selector.index = node.int
                case "enabled": selector.isEnabled = node.bool
                case "selected": selector.isSelected = node.bool
                case "optional", "retryTapIfNoChange", "waitToSettleTimeoutMs", "repeat", "delay": break
                default: throw failure(key, "`\(key.string ?? "")` does not pick elements; use text, id, point, index, enabled or selected")
                }
            }
        }
        guard selector.text != nil || selector.identifier != nil || selector.point != nil else { throw failure(value, "an element needs a text, an id or a point") }
        for pattern in [selector.text, selector.identifier].compactMap({ $0 }) where (try? NSRegularExpression(pattern: pattern)) == nil {
            // Maestro takes texts as regular expressions; one that is none is meant literally.
            if selector.text == pattern { selector.text = NSRegularExpression.escapedPattern(for: pattern) } else { selector.identifier = NSRegularExpression.escapedPattern(for: pattern) }
        }
        return selector
    }
}
