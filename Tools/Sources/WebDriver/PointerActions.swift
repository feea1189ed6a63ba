import AutomationClient
import Foundation

/// A client's actions, converted for the control protocol's `touch`: moves, pauses, downs, and ups for each finger.
///
/// https://www.w3.org/TR/webdriver2/#actions
struct ActionSequence {
    /// The action of one source in one tick.
    struct Step {
        var type: String
        var point: CGPoint?
        var key: String?
        /// The duration in seconds.
        var duration: TimeInterval
    }

    enum Kind: String { case pointer, key, none, wheel }

    struct Source {
        var kind: Kind
        var steps: [Step]
    }

    private(set) var sources: [Source] = []
    /// The duration of each tick in seconds.
    private(set) var ticks: [TimeInterval] = []
    private static let mostSources = 10
    private static let mostSteps = 1000
    private static let longest: TimeInterval = 60

    /// Parses the actions. `origin` returns the center of an element.
    init(_ body: JSONValue, origin: (String) throws -> CGPoint) throws {
        guard let list = try body.needed("actions").array else { throw WebDriverError(.invalidArgument, "`actions` isn't a list") }
        guard list.count <= ActionSequence.mostSources else {
            throw WebDriverError(.invalidArgument, "there are more than \(ActionSequence.mostSources) input sources")
        }
        for source in list {
            guard let kind = Kind(rawValue: try source.text("type")) else {
                throw WebDriverError(.invalidArgument, "an input source must be pointer, key, or none")
            }
            guard kind != .wheel else { throw WebDriverError(.unsupportedOperation, "a device has no wheel") }
            guard let actions = try source.needed("actions").array, actions.count <= ActionSequence.mostSteps else {
                throw WebDriverError(.invalidArgument, "`actions` isn't a list of at most \(ActionSequence.mostSteps)")
            }
            var at = CGPoint.zero
            sources.append(Source(kind: kind, steps: try actions.map { try ActionSequence.step($0, kind, &at, origin) }))
        }
        for tick in 0..<(sources.map(\.steps.count).max() ?? 0) {
            ticks.append(sources.compactMap { $0.steps.indices.contains(tick) ? $0.steps[tick].duration : nil }.max() ?? 0)
        }
    }

    private static func step(_ action: JSONValue, _ kind: Kind, _ at: inout CGPoint, _ origin: (String) throws -> CGPoint) throws -> Step {
        let duration = (try action.optionalNumber("duration") ?? 0) / 1000
        guard duration >= 0, duration <= longest else {
            throw WebDriverError(.invalidArgument, "a duration is from 0 to \(Int(longest) * 1000) ms")
        }
        switch (kind, try action.text("type")) {
        case (_, "pause"): return Step(type: "pause", duration: duration)
        case (.pointer, "pointerDown"): return Step(type: "down", point: at, duration: 0)
        case (.pointer, "pointerUp"), (.pointer, "pointerCancel"): return Step(type: "up", point: at, duration: 0)
        case (.pointer, "pointerMove"):
            let (x, y) = (try action.number("x"), try action.number("y"))
            switch action["origin"] {
            case nil, .string("viewport")?: at = CGPoint(x: x, y: y)
            case .string("pointer")?: at = CGPoint(x: at.x + x, y: at.y + y)
            case let element?:
                guard let id = element[WebDriverSession.elementKey]?.string ?? element["ELEMENT"]?.string else {
                    throw WebDriverError(.invalidArgument, "an origin must be viewport, pointer, or an element")
                }
                let middle = try origin(id)
                at = CGPoint(x: middle.x + x, y: middle.y + y)
            }
            return Step(type: "move", point: at, duration: duration)
        case (.key, "keyDown"), (.key, "keyUp"): return Step(type: try action.text("type"), key: try action.text("value"), duration: 0)
        case (_, let type): throw WebDriverError(.invalidArgument, "a \(kind.rawValue) has no action `\(type)`")
        }
    }

    /// Returns the actions of the fingers, or `nil` if there are none.
    func pointers() -> JSONValue? {
        var list: [JSONValue] = []
        for (number, source) in sources.filter({ $0.kind == .pointer }).enumerated() {
            // As there, a step is a tick for all pointers.
            let actions = source.steps.map { step -> JSONValue in
                var members: [String: JSONValue] = ["type": .string(step.type)]
                if let point = step.point { members["point"] = point.json }
                if step.type == "move" || step.type == "pause" { members["duration"] = .number(step.duration) }
                return .object(members)
            }
            if !actions.isEmpty { list.append(["id": .number(Double(number)), "actions": .array(actions)]) }
        }
        return list.isEmpty ? nil : ["pointers": .array(list)]
    }

    /// The positions of fingers that are still on the screen, by number.
    var fingers: [Int: CGPoint] {
        var result: [Int: CGPoint] = [:]
        for (number, source) in sources.filter({ $0.kind == .pointer }).enumerated() {
            guard let last = source.steps.last(where: { $0.type == "down" || $0.type == "up" }), last.type == "down" else { continue }
            result[number] = source.steps.last { $0.point != nil }?.point
        }
        return result
    }

    /// The text that the keys type, and keys with the modifiers held at the time.
    var typed: String {
        var text = ""
        for source in sources where source.kind == .key {
            for step in source.steps {
                guard let key = step.key else { continue }
                let isModifier =
                    key.unicodeScalars.first.map {
                        "\u{e008}\u{e009}\u{e00a}\u{e03d}\u{e050}\u{e051}\u{e052}\u{e053}".unicodeScalars.contains($0)
                    } ?? false
                // A second press of a modifier releases it.
                if step.type == "keyDown" || isModifier { text += key }
            }
        }
        return text
    }
}

extension WebDriverSession {
    func perform(actions body: JSONValue) throws -> JSONValue {
        if fingers.isEmpty { try settleBeforeTouch() }
        let tree = try tree().flattened
        let sequence = try ActionSequence(body) { id in
            let ref = try reference(id)
            guard let element = tree.first(where: { $0.ref == ref }) else {
                throw WebDriverError(.staleElement, "the element \(id) is no longer on screen")
            }
            return CGPoint(x: element.frame.midX, y: element.frame.midY)
        }
        if let pointers = sequence.pointers() {
            try app.request("touch", pointers)
            fingers = sequence.fingers
        } else if sequence.typed.isEmpty {
            try app.request("advance", ["by": .number(sequence.ticks.reduce(0, +))])
        }
        if !sequence.typed.isEmpty { try type(sequence.typed) }
        if fingers.isEmpty { try settle() }
        return .null
    }

    func releaseActions() throws -> JSONValue {
        guard !fingers.isEmpty else { return .null }
        let pointers = fingers.sorted { $0.key < $1.key }.map { number, point -> JSONValue in
            ["id": .number(Double(number)), "actions": [["type": "up", "point": point.json]]]
        }
        fingers = [:]
        try app.request("touch", ["pointers": .array(pointers)])
        try settle()
        return .null
    }
}
