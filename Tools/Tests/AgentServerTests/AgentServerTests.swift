import AutomationClient
import Foundation
import Testing

@testable import AgentServer

@Suite("MCP server")
struct AgentServerTests {
    /// Sends lines and returns the responses.
    private func talk(_ lines: [String], _ command: AgentTools.Command = .nothing) -> [JSONValue] {
        let (input, output) = (Pipe(), Pipe())
        let server = AgentServer(
            tools: AgentTools(project: "App.xcodeproj", command: command), version: "7.8.9", output: output.fileHandleForWriting)
        let text = lines.joined(separator: "\n") + "\n"
        Thread { [writer = input.fileHandleForWriting] in
            try? writer.write(contentsOf: Data(text.utf8))
            try? writer.close()
        }.start()
        let answers = AnswerReader(output.fileHandleForReading)
        server.serve(input.fileHandleForReading)
        try? output.fileHandleForWriting.close()
        return answers.all()
    }

    private func request(_ id: Int, _ method: String, _ params: JSONValue = [:]) -> String {
        (["jsonrpc": "2.0", "id": .number(Double(id)), "method": .string(method), "params": params] as JSONValue).text
    }

    private func call(_ id: Int, _ name: String, _ arguments: JSONValue = [:]) -> String {
        request(id, "tools/call", ["name": .string(name), "arguments": arguments])
    }

    @Test("the server supports each known protocol version, and offers its newest to a newer client")
    func versions() {
        for (asked, answered) in [("2024-11-05", "2024-11-05"), ("2025-06-18", "2025-06-18"), ("2099-01-01", "2025-11-25")] {
            let answer = talk([
                request(
                    1, "initialize", ["protocolVersion": .string(asked), "capabilities": [:], "clientInfo": ["name": "t", "version": "1"]])
            ])
            #expect(answer[0]["result"]?["protocolVersion"]?.string == answered)
            #expect(answer[0]["result"]?["serverInfo"]?["name"] == "understudy")
            #expect(answer[0]["result"]?["serverInfo"]?["version"] == "7.8.9")
        }
        #expect(talk([request(5, "ping")]) == [["jsonrpc": "2.0", "id": 5, "result": [:]]])
    }

    @Test("tools are listed with schemas, in few words")
    func list() throws {
        let answer = talk([request(1, "tools/list")])
        let tools = try #require(answer[0]["result"]?["tools"]?.array)
        let names = Set(tools.compactMap { $0["name"]?.string })
        #expect(
            names.isSuperset(of: [
                "build", "run", "screen", "tap", "type", "swipe", "screenshot", "controllers", "trace", "logs", "run_flow", "run_tests",
            ]))
        for tool in tools { #expect(tool["inputSchema"]?["type"] == "object", "\(tool)") }
        // The list of tools is always in an agent's context.
        #expect(answer[0].text.utf8.count < 10_000)
    }

    @Test("invalid messages get JSON-RPC errors, and the next message is served")
    func malformed() {
        for (line, code) in [
            ("{", -32700), ("nonsense", -32700), ("1", -32600), ("[]", -32600), (#"{"id":1,"method":"ping"}"#, -32600),
            (#"{"jsonrpc":"2.0","id":1}"#, -32600),
            (#"{"jsonrpc":"2.0","id":{},"method":"ping"}"#, -32600), (#"{"jsonrpc":"2.0","id":1,"method":"fly"}"#, -32601),
            (#"{"jsonrpc":"2.0","id":1,"method":"ping","params":[1]}"#, -32602),
            (#"{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{}}"#, -32602),
            (#"{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"fly"}}"#, -32602),
            (#"{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"tap","arguments":[]}}"#, -32602),
            (String(repeating: "[", count: 100_000), -32700),
            (String(repeating: "a", count: (8 << 20) + 70_000), -32600),
        ] {
            let answers = talk([line, request(9, "ping")])
            #expect(answers.first?["error"]?["code"]?.int == code, "\(line.prefix(60))")
            #expect(answers.last?["id"] == 9)
        }
        #expect(
            talk([
                #"{"jsonrpc":"2.0","method":"notifications/initialized"}"#,
                #"{"jsonrpc":"2.0","method":"notifications/cancelled","params":{"requestId":3}}"#, "", "  ",
            ]).isEmpty)
    }

    @Test("an app is built, run, and controlled, and each result describes what changed")
    func session() throws {
        let app = StagedApp()
        let command = AgentTools.Command(
            run: { words in
                #expect(words.prefix(2) == ["build", "App.xcodeproj"])
                return .init(code: 0, output: "{}", errors: "Building App\nApp/A.swift:1:2: warning: w\n")
            }, app: { _ in app })
        let answers = talk(
            [
                call(1, "tap", ["element": 4]), call(2, "run"), call(3, "tap", ["element": "Add"]), call(4, "tap", ["element": "More"]),
                call(5, "tap", ["element": 99]),
                call(6, "screenshot"), call(7, "tap", ["elment": 4]), call(8, "swipe", ["direction": "sideways"]),
                call(9, "build_messages"), call(10, "tap", ["element": 1.5]), call(11, "wait", ["seconds": 3]),
                call(12, "wait", ["text": "Soup"]),
            ], command)
        func text(_ id: Int) -> String { answers.first { $0["id"]?.int == id }?["result"]?["content"]?[0]?["text"]?.string ?? "" }
        func isError(_ id: Int) -> Bool { answers.first { $0["id"]?.int == id }?["result"]?["isError"]?.bool ?? false }
        #expect(isError(1) && text(1).contains("Call run first"))
        #expect(text(2).hasPrefix("Running. The build said 1 lines: build_messages.\n3 NavigationBar \"Recipes\""))
        #expect(
            text(3)
                == "Tapped 4 Button \"Add\" #add-button.\n- 13 TextField #name-field = \"old\"\n+ 13 TextField #name-field = \"new\" focused"
        )
        #expect(
            isError(4) && text(4).contains("2 elements say \"More\"") && text(4).contains("9 Button \"More\"")
                && text(4).contains("12 Button \"More\""))
        #expect(isError(5) && text(5).contains("there is no element 99"))
        #expect(answers.first { $0["id"]?.int == 6 }?["result"]?["content"]?[1]?["mimeType"] == "image/png")
        #expect(isError(7) && text(7).contains("`tap` has no `elment`; it takes element, x, y, taps, hold"))
        #expect(isError(8) && text(8).contains("up, down, left, right"))
        #expect(text(9) == "App/A.swift:1:2: warning: w")
        #expect(isError(10))
        // While an agent waits, real time passes for requests, and a new screen settles.
        #expect(text(11).hasPrefix("Waited.") && text(12).hasPrefix("Waited."))
        #expect(app.waits == ["settle", #"advance {"by":3,"waits":true}"#, "wait", "settle"])
        #expect(app.state == "notRunning")
    }

    @Test("sliders, wheels, and switches are set, and elements dragged")
    func values() {
        let app = ControlsApp()
        let command = AgentTools.Command(run: { _ in .init(code: 0, output: "{}", errors: "") }, app: { _ in app })
        let answers = talk(
            [
                call(10, "run", ["environment": ["LD_PRELOAD=/tmp/evil.so"]]), call(11, "run", ["environment": ["MODE"]]),
                call(1, "run", ["environment": ["MODE=a=b", "EMPTY="]]), call(2, "set", ["element": "Volume", "value": "40%"]),
                call(3, "set", ["element": 3, "value": "May"]),
                call(4, "set", ["element": 4, "value": "on"]), call(5, "set", ["element": 4, "value": "off"]),
                call(6, "drag", ["element": 2, "to_x": 5, "to_y": 9, "hold": 1]), call(7, "set", ["element": 2, "value": "loud"]),
                call(8, "set", ["element": 6, "value": "x"]), call(9, "drag", ["element": 2]),
            ], command)
        func text(_ id: Int) -> String { answers.first { $0["id"]?.int == id }?["result"]?["content"]?[0]?["text"]?.string ?? "" }
        func isError(_ id: Int) -> Bool { answers.first { $0["id"]?.int == id }?["result"]?["isError"]?.bool ?? false }
        #expect(isError(10) && isError(11) && app.environment == ["MODE": "a=b", "EMPTY": ""])
        #expect(
            app.requests == [
                #"setSlider {"element":2,"position":0.4,"settle":2}"#, #"setPicker {"element":3,"settle":2,"value":"May"}"#,
                #"tap {"element":5,"settle":2}"#, #"press {"duration":1,"element":2,"settle":2,"to":{"point":[5,9]}}"#,
            ])
        #expect(!isError(5) && text(5).hasSuffix("is off already."))
        #expect(isError(7) && text(7).contains("takes a percentage") && isError(8) && text(8).contains("Call type"))
        #expect(isError(9) && text(9).contains("`drag` needs `to`, or `to_x` and `to_y`"))
    }

    @Test("a failed build reports the position")
    func failedBuild() {
        let command = AgentTools.Command(
            run: { _ in .init(code: 1, output: "", errors: "Building App\nApp/A.swift:7:3: error: no\n") },
            app: { _ in throw AgentError("unreachable") })
        let result = talk([call(1, "run")], command)[0]["result"]
        #expect(result?["isError"] == true)
        #expect(result?["content"]?[0]?["text"] == "The build failed.\nApp/A.swift:7:3: error: no")
    }

    @Test("a screen of 300 elements takes fewer than 2,000 tokens")
    func largeScreen() {
        var root = ElementSnapshot(ref: 1, type: .application, className: "UIApplication", frame: .zero)
        root.children = (2..<300).map { ref in
            var cell = ElementSnapshot(ref: ref, type: .cell, className: "UITableViewCell", frame: .zero)
            cell.label = "A recipe with quite a long name, number \(ref), ready in \(ref) minutes"
            return cell
        }
        let text = ScreenText(root).text
        // English takes about four bytes per token; half of that is the reserve.
        #expect(text.utf8.count < 8000)
        #expect(text.contains("more lines"))
    }
}

extension AgentTools.Command {
    static let nothing = AgentTools.Command(
        run: { _ in .init(code: 0, output: "", errors: "") }, app: { _ in throw AgentError("there is no app") })
}

/// Reads responses while the server writes them.
private final class AnswerReader: @unchecked Sendable {  // written by one thread, read after it ends
    private var data = Data()
    private let done = DispatchSemaphore(value: 0)

    init(_ file: FileHandle) {
        Thread { [self] in
            data = file.readDataToEndOfFile()
            done.signal()
        }.start()
    }

    func all() -> [JSONValue] {
        done.wait()
        return data.split(separator: UInt8(ascii: "\n")).compactMap { try? JSONValue(parsing: Data($0)) }
    }
}

/// An app whose field changes with a tap.
private final class StagedApp: DrivenApp, @unchecked Sendable {  // used by one queue
    private var isRunning = false
    private var isTapped = false
    private(set) var waits: [String] = []

    private var tree: ElementSnapshot {
        func make(_ ref: Int, _ type: ElementType, _ label: String, id: String = "", children: [ElementSnapshot] = []) -> ElementSnapshot {
            var element = ElementSnapshot(ref: ref, type: type, className: "UIView", frame: CGRect(x: 0, y: 0, width: 10, height: 10))
            (element.label, element.identifier, element.children) = (label, id, children)
            return element
        }
        var field = make(13, .textField, "", id: "name-field")
        (field.value, field.isFocused) = (isTapped ? "new" : "old", isTapped)
        let bar = make(3, .navigationBar, "Recipes", children: [make(4, .button, "Add", id: "add-button")])
        let soup = make(7, .cell, "Soup", children: [make(8, .staticText, "Soup"), make(9, .button, "More")])
        let cake = make(10, .cell, "Cake", children: [make(12, .button, "More")])
        return make(1, .application, "App", children: [make(2, .window, "", children: [bar, soup, cake, field])])
    }

    func request(_ method: String, _ params: JSONValue, timeout: TimeInterval?) throws -> JSONValue {
        guard isRunning else { throw ControlError(.notRunning, "the app is not running") }
        switch method {
        case "describe": return ["tree": tree.json]
        case "tap": isTapped = true; return ["rested": true]
        case "screenshot": return ["png": "iVBOR", "size": [390, 844]]
        case "advance": waits.append(method + " " + params.text)
        case "settle", "wait": waits.append(method)
        default: break
        }
        return ["lines": [], "events": [], "next": 0]
    }

    func launch(arguments: [String], environment: [String: String], clearState: Bool) throws { isRunning = true }
    func terminate() { isRunning = false }
    var state: String { isRunning ? "runningForeground" : "notRunning" }
}

/// An app with a slider, a wheel, a switch in a row of SwiftUI, and a button, which records the touches.
private final class ControlsApp: DrivenApp, @unchecked Sendable {  // used by one queue
    private var isRunning = false
    private(set) var requests: [String] = []
    private(set) var environment: [String: String] = [:]

    private var tree: ElementSnapshot {
        func make(_ ref: Int, _ type: ElementType, _ label: String, _ children: [ElementSnapshot] = []) -> ElementSnapshot {
            var element = ElementSnapshot(ref: ref, type: type, className: "UIView", frame: CGRect(x: 0, y: 0, width: 10, height: 10))
            (element.label, element.children, element.value) = (label, children, type == .switch ? "0" : nil)
            return element
        }
        let row = make(4, .switch, "Wifi", [make(5, .switch, "")])
        return make(1, .application, "App", [make(2, .slider, "Volume"), make(3, .pickerWheel, "Month"), row, make(6, .button, "OK")])
    }

    func request(_ method: String, _ params: JSONValue, timeout: TimeInterval?) throws -> JSONValue {
        if ["setSlider", "setPicker", "tap", "press"].contains(method) { requests.append(method + " " + params.text) }
        return method == "describe" ? ["tree": tree.json] : ["lines": [], "events": [], "next": 0, "rested": true]
    }

    func launch(arguments: [String], environment: [String: String], clearState: Bool) throws {
        (isRunning, self.environment) = (true, environment)
    }
    func terminate() { isRunning = false }
    var state: String { isRunning ? "runningForeground" : "notRunning" }
}
