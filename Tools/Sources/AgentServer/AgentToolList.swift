import AutomationClient
import Foundation

extension AgentTools {
    private static let element = AgentTool.Parameter(
        name: "element", type: "element", about: "Number or text of the element.", isNeeded: true)
    private static let project = AgentTool.Parameter(
        name: "project", type: "string", about: "Path of the .xcodeproj, package, or folder. By default, the server's own project.")
    private static let target = AgentTool.Parameter(
        name: "target", type: "string", about: "The target; needed when the project has several apps.")
    private static let count = AgentTool.Parameter(
        name: "lines", type: "integer", about: "The number of lines, from the end. 40 by default.")

    static let all: [AgentTool] = [
        AgentTool(name: "build", about: "Build the project. Errors have a file, line, and column.", parameters: [project, target]) {
            tools, arguments in
            _ = try tools.build(arguments)
            return AgentResult(tools.buildOutput.isEmpty ? "Built." : "Built.\n" + short(tools.buildOutput, lines: 20))
        },
        AgentTool(
            name: "run", about: "Build the project, and start the app with empty storage. Returns the first screen.",
            parameters: [
                project, target, .init(name: "arguments", type: "array", about: "Launch arguments."),
                .init(name: "environment", type: "array", about: "Variables, such as MODE=test."),
                .init(name: "keep_state", type: "boolean", about: "Keep the files from the app's last run."),
            ]
        ) { tools, arguments in try tools.launch(arguments) },
        AgentTool(name: "stop", about: "End the app.") { tools, _ in try tools.stop() },
        AgentTool(
            name: "screen", about: "The elements on screen, one on each line, with number, type, \"label\", #identifier, = \"value\".",
            parameters: [.init(name: "within", type: "element", about: "Only what is inside this element.")], changes: false
        ) { tools, arguments in
            guard let within = arguments["within"] else { return AgentResult(try tools.look()) }
            return AgentResult(ScreenText(try tools.element(within)).text)
        },
        AgentTool(
            name: "tap", about: "Tap an element. With hold, press it for that many seconds.",
            parameters: [
                .init(name: "element", type: "element", about: "Number or text of the element."),
                .init(name: "x", type: "number", about: "The x-coordinate of a point on the screen, instead of an element."),
                .init(name: "y", type: "number", about: "The y-coordinate of a point on the screen, instead of an element."),
                .init(name: "taps", type: "integer", about: "2 for a double tap."),
                .init(name: "hold", type: "number", about: "Seconds."),
            ]
        ) { tools, arguments in
            var params: [String: JSONValue] = [:], name: String
            if let wanted = arguments["element"] {
                let element = try tools.element(wanted)
                (params["element"], name) = (.number(Double(element.ref)), ScreenText.line(element))
            } else if let x = arguments["x"]?.number, let y = arguments["y"]?.number {
                (params["point"], name) = ([.number(x), .number(y)], "(\(x), \(y))")
            } else {
                throw AgentError("`tap` needs `element`, or `x` and `y`")
            }
            if let hold = arguments["hold"]?.number {
                params["duration"] = .number(hold)
                return try tools.act("press", params, "Pressed \(name) for \(hold) s.")
            }
            if let taps = arguments["taps"] { params["taps"] = taps }
            return try tools.act("tap", params, "Tapped \(name).")
        },
        AgentTool(
            name: "type", about: "Type text into an element, or into the element that has focus. \\n is the return key.",
            parameters: [
                .init(name: "text", type: "string", about: "The text.", isNeeded: true),
                .init(name: "element", type: "element", about: "This element is tapped first, so that it has focus."),
                .init(name: "clear", type: "boolean", about: "Clear the field first."),
            ]
        ) { tools, arguments in
            let app = try tools.running(), text = arguments["text"]?.string ?? ""
            if let wanted = arguments["element"] {
                let element = try tools.element(wanted)
                if !element.isFocused { try app.request("tap", ["element": .number(Double(element.ref)), "settle": 1]) }
            }
            if arguments["clear"]?.bool == true {
                guard let field = try tools.tree().flattened.first(where: \.isFocused) else { throw AgentError("no field has focus") }
                try app.request("clear", ["element": .number(Double(field.ref))])
            }
            if !text.isEmpty { try app.request("type", ["text": .string(text)]) }
            return try tools.changes(after: app.request("settle", ["limit": .number(settling)]), "Typed.")
        },
        AgentTool(
            name: "swipe", about: "Swipe over the screen or an element. Swipe up to see the content below.",
            parameters: [
                .init(
                    name: "direction", type: "string", about: "The direction in which the finger moves.", isNeeded: true,
                    choices: ["up", "down", "left", "right"]),
                .init(name: "element", type: "element", about: "Number or text of the element."),
            ]
        ) { tools, arguments in
            var params: [String: JSONValue] = ["direction": arguments["direction"] ?? "up"]
            if let wanted = arguments["element"] { params["element"] = .number(Double(try tools.element(wanted).ref)) }
            return try tools.act("swipe", params, "Swiped \(params["direction"]?.string ?? "").")
        },
        AgentTool(
            name: "set", about: "Set a slider (a percentage), a picker's wheel (the text of a row), or a switch (on or off).",
            parameters: [element, .init(name: "value", type: "string", about: "The value.", isNeeded: true)]
        ) { tools, arguments in try tools.set(tools.element(arguments["element"] ?? ""), to: arguments["value"]?.string ?? "") },
        AgentTool(
            name: "drag", about: "Drag from an element or a point to another one. With hold, press it first, as to lift a row.",
            parameters: [
                .init(name: "element", type: "element", about: "The element to drag from."),
                .init(name: "x", type: "number", about: "A point instead."), .init(name: "y", type: "number", about: ""),
                .init(name: "to", type: "element", about: "The element to drag to."),
                .init(name: "to_x", type: "number", about: "A point instead."), .init(name: "to_y", type: "number", about: ""),
                .init(name: "hold", type: "number", about: "Seconds."),
            ]
        ) { tools, arguments in
            let start = try tools.place(arguments, "element", "x", "y"), end = try tools.place(arguments, "to", "to_x", "to_y")
            let more: [String: JSONValue] = ["duration": .number(max(0, arguments["hold"]?.number ?? 0.1)), "to": .object(end)]
            return try tools.act("press", start.merging(more) { $1 }, "Dragged.")
        },
        AgentTool(name: "scroll_to", about: "Scroll until an element is visible.", parameters: [element]) { tools, arguments in
            let element = try tools.element(arguments["element"] ?? "")
            return try tools.act("scrollTo", ["element": .number(Double(element.ref))], "Scrolled to \(ScreenText.line(element)).")
        },
        AgentTool(
            name: "wait", about: "Move the app's clock until text appears, or by some seconds.",
            parameters: [
                .init(name: "text", type: "string", about: "Wait until this text is on screen."),
                .init(name: "gone", type: "boolean", about: "Wait until the text is gone instead."),
                .init(name: "seconds", type: "number", about: "The longest time. 5 by default."),
            ]
        ) { tools, arguments in
            let app = try tools.running(), seconds = JSONValue.number(min(600, max(0, arguments["seconds"]?.number ?? 5)))
            guard let text = arguments["text"]?.string else {
                // Real time passes for requests and other work that needs it.
                return try tools.changes(after: app.request("advance", ["by": seconds, "waits": true]), "Waited.")
            }
            let goal: JSONValue = arguments["gone"]?.bool == true ? "gone" : "exists"
            let quoted = "\"" + text.replacingOccurrences(of: "\\", with: "\\\\").replacingOccurrences(of: "\"", with: "\\\"") + "\""
            let predicate = "label CONTAINS \(quoted) OR value CONTAINS \(quoted) OR identifier == \(quoted)"
            try app.request("wait", ["predicate": .string(predicate), "until": goal, "timeout": seconds])
            // A screen that has just appeared takes no touches until its transition ends.
            return try tools.changes(after: app.request("settle", ["limit": .number(settling)]), "Waited.")
        },
        AgentTool(
            name: "screenshot", about: "A picture of the screen or an element.",
            parameters: [.init(name: "element", type: "element", about: "Number or text of the element.")],
            changes: false
        ) { tools, arguments in
            let params: JSONValue = try arguments["element"].map { ["element": .number(Double(try tools.element($0).ref))] } ?? [:]
            let answer = try tools.running().request("screenshot", params)
            guard let picture = answer["png"]?.string else { throw AgentError("the app returned no picture") }
            return AgentResult("\(answer["size"]?.text ?? "") points", picture: picture)
        },
        AgentTool(name: "controllers", about: "The tree of scenes, windows, and view controllers with their states.", changes: false) {
            tools, _ in
            AgentResult(short(controllerLines(try tools.running().request("controllers")).joined(separator: "\n"), lines: 100))
        },
        AgentTool(
            name: "trace", about: "The last callbacks of the view controllers, with the app's time.", parameters: [count], changes: false
        ) { tools, arguments in
            let events = try tools.running().request("trace")["events"]?.array ?? []
            let lines = events.compactMap { event in callback(event).map { "\(String(format: "%.2f", event["time"]?.number ?? 0)) \($0)" } }
            return AgentResult(lines.isEmpty ? "No callbacks yet." : shortEnd(lines.joined(separator: "\n"), lines: lineCount(arguments)))
        },
        AgentTool(name: "logs", about: "The last lines that the app printed.", parameters: [count], changes: false) { tools, arguments in
            let lines = (try tools.running().request("log")["lines"]?.array ?? []).compactMap(logLine)
            return AgentResult(
                lines.isEmpty ? "The app printed nothing." : shortEnd(lines.joined(separator: "\n"), lines: lineCount(arguments)))
        },
        AgentTool(name: "build_messages", about: "The errors and warnings of the last build.", parameters: [count], changes: false) {
            tools, arguments in
            AgentResult(
                tools.buildOutput.isEmpty ? "The last build printed nothing." : short(tools.buildOutput, lines: lineCount(arguments)))
        },
        AgentTool(
            name: "device",
            about: "Rotate the device, change its appearance, send a memory warning, open a URL, or move the app to the background.",
            parameters: [
                .init(
                    name: "orientation", type: "string", about: "",
                    choices: ["portrait", "landscapeLeft", "landscapeRight", "portraitUpsideDown"]),
                .init(name: "appearance", type: "string", about: "", choices: ["light", "dark"]),
                .init(name: "memory_warning", type: "boolean", about: "Send a memory warning."),
                .init(name: "url", type: "string", about: "A URL to open in the app."),
                .init(name: "background", type: "number", about: "The seconds to spend in the background."),
            ]
        ) { tools, arguments in
            let app = try tools.running()
            guard arguments.object?.isEmpty == false else { throw AgentError("`device` needs one of its parameters") }
            if let value = arguments["orientation"] { try app.request("orientation", ["value": value]) }
            if let value = arguments["appearance"] { try app.request("appearance", ["value": value]) }
            if arguments["memory_warning"]?.bool == true { try app.request("memoryWarning") }
            if let value = arguments["url"] { try app.request("openURL", ["url": value]) }
            if let value = arguments["background"] { try app.request("background", ["for": value]) }
            return try tools.changes(after: app.request("settle", ["limit": .number(settling)]), "Done.")
        },
        AgentTool(
            name: "run_flow", about: "Run a flow (YAML in Maestro's format) on the project, separately from the running app.",
            parameters: [
                .init(name: "flow", type: "string", about: "Path of a flow file or a folder of flow files.", isNeeded: true), project,
            ]
        ) { tools, arguments in
            // A name that cannot be claimed in advance, so that no other user can own the folder.
            let output = FileManager.default.temporaryDirectory.path + "/understudy-mcp-\(UUID().uuidString)"
            try FileManager.default.createDirectory(
                atPath: output, withIntermediateDirectories: false, attributes: [.posixPermissions: 0o700])
            return try tools.report([
                "flow", try path(arguments["flow"]), "--app", try path(arguments["project"] ?? .string(tools.project)), "--output", output,
            ])
        },
        AgentTool(
            name: "run_tests", about: "Run the project's tests, separately from the running app.",
            parameters: [
                project, target, .init(name: "filter", type: "string", about: "A regular expression that matches Module.Class/test."),
            ]
        ) { tools, arguments in
            var words = ["test", try path(arguments["project"] ?? .string(tools.project))]
            if let target = arguments["target"]?.string { words += ["--target", target] }
            if let filter = arguments["filter"]?.string { words += ["--filter", filter] }
            return try tools.report(words)
        },
    ]

    /// Returns the place that a drag begins or ends at.
    private func place(_ arguments: JSONValue, _ name: String, _ x: String, _ y: String) throws -> [String: JSONValue] {
        if let wanted = arguments[name] { return ["element": .number(Double(try element(wanted).ref))] }
        guard let across = arguments[x]?.number, let down = arguments[y]?.number else {
            throw AgentError("`drag` needs `\(name)`, or `\(x)` and `\(y)`")
        }
        return ["point": [.number(across), .number(down)]]
    }

    private func set(_ element: ElementSnapshot, to value: String) throws -> AgentResult {
        let done = "Set \(ScreenText.line(element))."
        func with(_ name: String, _ value: JSONValue) -> [String: JSONValue] { ["element": .number(Double(element.ref)), name: value] }
        switch element.type {
        case .pickerWheel: return try act("setPicker", with("value", .string(value)), done)
        case .slider:
            guard let percent = Double(value.filter { $0 != "%" }), (0...100).contains(percent) else {
                throw AgentError("a slider takes a percentage from 0% to 100%, not `\(value)`")
            }
            return try act("setSlider", with("position", .number(percent / 100)), done)
        case .switch:
            guard let isOn = ["on": true, "1": true, "true": true, "off": false, "0": false, "false": false][value.lowercased()] else {
                throw AgentError("a switch takes on or off, not `\(value)`")
            }
            guard (element.value == "1") != isOn else {
                return AgentResult("\(ScreenText.line(element)) is \(isOn ? "on" : "off") already.")
            }
            // A row of SwiftUI is a switch that contains the one that a finger moves.
            let inner = element.flattened.last { $0.type == .switch } ?? element
            return try act("tap", ["element": .number(Double(inner.ref))], done)
        default: throw AgentError("`set` takes a slider, a picker's wheel, or a switch. Call type to fill in a field, or tap")
        }
    }

    private func report(_ words: [String]) throws -> AgentResult {
        let outcome = try command.run(words)
        let text = AgentTools.messages(outcome.errors + "\n" + outcome.output)
        return AgentResult(
            (outcome.code == 0 ? "Passed.\n" : "Failed (exit code \(outcome.code)).\n") + AgentTools.shortEnd(text, lines: 40),
            isError: outcome.code != 0)
    }

    private static func path(_ value: JSONValue?) throws -> String {
        guard let path = value?.string, !path.isEmpty, !path.hasPrefix("-") else { throw AgentError("`\(value?.text ?? "")` isn't a path") }
        return path
    }

    private static func lineCount(_ arguments: JSONValue) -> Int { min(200, max(1, Int(arguments["lines"]?.number ?? 40))) }

    private static func controllerLines(_ answer: JSONValue) -> [String] {
        var lines: [String] = []
        func add(_ controller: JSONValue, _ depth: Int, _ mark: String) {
            let title = controller["title"]?.string.map { " \"\($0)\"" } ?? ""
            lines.append(
                String(repeating: " ", count: min(depth, 20)) + mark
                    + "\(controller["class"]?.string ?? "?")\(title) \(controller["state"]?.string ?? "")")
            for child in controller["children"]?.array ?? [] { add(child, depth + 1, "") }
            if let presented = controller["presented"] { add(presented, depth + 1, "presents ") }
        }
        for scene in answer["scenes"]?.array ?? [] {
            lines.append("\(scene["class"]?.string ?? "UIWindowScene") \(scene["state"]?.string ?? "")")
            for window in scene["windows"]?.array ?? [] where window["isHidden"]?.bool != true {
                lines.append(" \(window["class"]?.string ?? "UIWindow")\(window["isKey"]?.bool == true ? " key" : "")")
                if let root = window["root"] { add(root, 2, "") }
            }
        }
        return lines
    }
}
