import AutomationClient
import Foundation

/// Random and often invalid requests of the control protocol, repeatable with the same seed.
public struct RandomCommands {
    private var state: UInt64

    public init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 | 1 }

    private mutating func next() -> UInt64 {
        state ^= state << 13
        state ^= state >> 7
        state ^= state << 17
        return state
    }
    private mutating func below(_ bound: Int) -> Int { Int(next() % UInt64(max(1, bound))) }
    private mutating func pick<Item>(_ items: [Item]) -> Item { items[below(items.count)] }

    /// Methods that terminate the app or only wait are left out.
    private static let methods = [
        "hello", "describe", "find", "wait", "advance", "settle", "screenshot", "tap", "press", "drag", "swipe", "pinch", "rotate", "touch",
        "type", "clear",
        "key", "setPicker", "setSlider", "scrollTo", "perform", "orientation", "appearance", "textSize", "contrast", "locale", "resize",
        "memoryWarning", "button",
        "background", "foreground", "openURL", "push", "location", "pasteboard", "permission", "keyboard", "alert", "log", "trace",
        "controllers", "audit", "state",
        "nothing",
    ]
    private static let words = [
        "up", "down", "left", "right", "landscapeLeft", "portrait", "dark", "light", "high", "normal", "large", "accessibility-large",
        "home", "escape", "return",
        "activate", "increment", "accept", "dismiss", "OK", "Button", "Cell", "StaticText", "json", "text", "gone", "exists", "hittable",
        "app://x", "https://example.com/a",
        "notifications", "allow", "deny", "", "\u{0}", "é\u{301}\u{1F469}\u{200D}\u{1F680}", "label == 'x'", "label BEGINSWITH", "((((",
        "Row 5",
    ]
    private static let names = [
        "element", "point", "offset", "taps", "fingers", "settle", "duration", "to", "from", "velocity", "hold", "direction", "scale",
        "rotation", "pointers", "text",
        "key", "modifiers", "value", "position", "action", "size", "name", "for", "url", "payload", "latitude", "longitude", "service",
        "answer", "visible", "since",
        "types", "type", "identifier", "label", "predicate", "within", "limit", "until", "timeout", "by", "format",
    ]

    /// Returns the method and its parameters.
    public mutating func command() -> (method: String, params: JSONValue) {
        let method = pick(Self.methods)
        var params: [String: JSONValue] = [:]
        // Half of the parameters are plausible.
        if below(2) == 0 {
            for name in Self.usual[method] ?? [] { params[name] = sensible(name) }
        }
        for _ in 0..<below(3) { params[pick(Self.names)] = value(depth: 0) }
        // Time that remains for the run.
        for (name, most) in [("timeout", 0.5), ("duration", 0.5), ("by", 1), ("settle", 0.5), ("hold", 0.2), ("for", 0.5), ("limit", 2)] {
            if let number = params[name]?.number, number > most { params[name] = .number(most) }
        }
        return (method, .object(params))
    }

    private static let usual: [String: [String]] = [
        "tap": ["element", "settle"], "press": ["element", "duration"], "drag": ["from", "to"], "swipe": ["element", "direction"],
        "pinch": ["element", "scale"],
        "rotate": ["element", "rotation"], "type": ["text"], "clear": ["element"], "key": ["key"], "perform": ["element", "action"],
        "scrollTo": ["element"],
        "find": ["label"], "wait": ["label", "timeout"], "orientation": ["value"], "appearance": ["value"], "textSize": ["value"],
        "contrast": ["value"],
        "setSlider": ["element", "position"], "setPicker": ["element", "value"], "advance": ["by"], "describe": ["format"],
        "resize": ["size"], "alert": ["answer"],
        "screenshot": ["element"], "openURL": ["url"],
    ]

    private mutating func sensible(_ name: String) -> JSONValue {
        switch name {
        case "element", "within": .number(Double(below(120)))
        case "from", "to": ["point": [.number(Double(below(400))), .number(Double(below(850)))]]
        case "size": [.number(Double(100 + below(1000))), .number(Double(100 + below(1000)))]
        case "duration", "timeout", "by", "settle": .number(Double(below(10)) / 20)
        case "scale", "position", "rotation": .number(Double(below(200)) / 100)
        default: .string(pick(Self.words))
        }
    }

    private mutating func value(depth: Int) -> JSONValue {
        switch below(depth > 2 ? 6 : 9) {
        case 0: .number(Double(below(150)))
        case 1: .number(pick([-1, 0, 1e300, -1e300, 0.5, 1e-300, 4_294_967_296, -0.0]))
        case 2: .string(pick(Self.words))
        case 3: .bool(below(2) == 0)
        case 4: .null
        case 5: [.number(Double(below(400))), .number(Double(below(900)))]
        case 6: .array((0..<below(4)).map { _ in value(depth: depth + 1) })
        case 7:
            .object(
                ["type": .string(pick(["move", "down", "up", "pause"]))].merging([pick(Self.names): value(depth: depth + 1)]) { first, _ in
                    first
                })
        default: .object(["actions": .array((0..<below(5)).map { _ in value(depth: depth + 1) })])
        }
    }
}
