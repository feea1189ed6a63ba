import AutomationClient
import Foundation

/// The gestures of Appium's older clients, `TouchAction` and `MultiAction`, converted for the control protocol's `touch`: lists of press,
/// longPress, tap, moveTo, wait, release, and cancel.
enum TouchActions {
    private static let mostActions = 100
    private static let longest: TimeInterval = 60

    /// Returns the actions of each finger. `place` returns the point that an action's options name.
    static func pointers(_ gestures: [JSONValue], place: (JSONValue) throws -> CGPoint) throws -> JSONValue {
        guard (1...10).contains(gestures.count) else { throw WebDriverError(.invalidArgument, "`actions` is a list of 1 to 10 gestures") }
        let pointers = try gestures.enumerated().map { number, gesture -> JSONValue in
            ["id": .number(Double(number)), "actions": .array(try steps(gesture, place))]
        }
        return ["pointers": .array(pointers)]
    }

    private static func steps(_ gesture: JSONValue, _ place: (JSONValue) throws -> CGPoint) throws -> [JSONValue] {
        guard let actions = gesture.array, actions.count <= mostActions else {
            throw WebDriverError(.invalidArgument, "a gesture is a list of at most \(mostActions) actions")
        }
        var steps: [JSONValue] = [], point = CGPoint.zero, isDown = false
        func add(_ type: String, _ duration: TimeInterval? = nil) {
            var members: [String: JSONValue] = ["type": .string(type)]
            if type != "pause" { members["point"] = point.json }
            if let duration { members["duration"] = .number(duration) }
            steps.append(.object(members))
        }
        func lift() {
            if isDown { add("up") }
            isDown = false
        }
        func touch(_ options: JSONValue) throws {
            lift()
            point = try place(options)
            add("move", 0)
            add("down")
            isDown = true
        }
        for action in actions {
            let options = action["options"] ?? [:]
            switch try action.text("action") {
            case "press": try touch(options)
            case "longPress":
                try touch(options)
                // Longer than a recognizer's half second.
                add("pause", try seconds(options, "duration", usual: 600))
            case "tap":
                let count = try options.optionalNumber("count") ?? 1
                for tap in 0..<Int(min(10, max(1, count))) {
                    if tap > 0 { add("pause", 0.08) }
                    try touch(options)
                    add("pause", 0.05)
                    lift()
                }
            case "moveTo":
                point = try place(options)
                add("move", 0.25)
            case "wait": add("pause", try seconds(options, "ms", usual: 0))
            case "release", "cancel": lift()
            case let name: throw WebDriverError(.invalidArgument, "a gesture has no action `\(name)`")
            }
        }
        lift()
        return steps
    }

    private static func seconds(_ options: JSONValue, _ name: String, usual: Double) throws -> TimeInterval {
        let time = (try options.optionalNumber(name) ?? usual) / 1000
        guard time >= 0, time <= longest else {
            throw WebDriverError(.invalidArgument, "`\(name)` is from 0 to \(Int(longest) * 1000) ms")
        }
        return time
    }
}

extension WebDriverSession {
    func perform(touches gestures: [JSONValue]) throws -> JSONValue {
        try settleBeforeTouch()
        let tree = try tree().flattened
        let pointers = try TouchActions.pointers(gestures) { options in
            let x = try options.optionalNumber("x"), y = try options.optionalNumber("y")
            guard let id = (options["element"] ?? options["elementId"]).flatMap(WebDriverSession.identifier(of:)) else {
                guard let x, let y else { throw WebDriverError(.invalidArgument, "`element`, or `x` and `y`, are missing") }
                return CGPoint(x: x, y: y)
            }
            let ref = try reference(id)
            guard let frame = tree.first(where: { $0.ref == ref })?.frame else {
                throw WebDriverError(.staleElement, "the element \(id) is no longer on screen")
            }
            guard let x, let y else { return CGPoint(x: frame.midX, y: frame.midY) }
            return CGPoint(x: frame.minX + x, y: frame.minY + y)
        }
        try app.request("touch", pointers)
        try settle()
        return .null
    }

    /// Returns an element's identifier, which clients pass as text or as the object of the element.
    static func identifier(of element: JSONValue) -> String? {
        element.string ?? element[elementKey]?.string ?? element["ELEMENT"]?.string
    }
}
