import AutomationClient
import Foundation
import Testing

@testable import ProjectBuilder

@Suite("Messages between an editor and the language server")
struct LanguageMessagesTests {
    private static func messages(_ text: String) -> LanguageMessages {
        let pipe = Pipe()
        pipe.fileHandleForWriting.write(Data(text.utf8))
        try? pipe.fileHandleForWriting.close()
        return LanguageMessages(pipe.fileHandleForReading)
    }

    @Test("messages are read completely, regardless of their other headers")
    func whole() throws {
        var messages = Self.messages("Content-Length: 2\r\n\r\n{}content-length:4\r\nContent-Type: x\r\n\r\nnull")
        #expect(try messages.next() == Data("{}".utf8))
        #expect(try messages.next() == Data("null".utf8))
        #expect(try messages.next() == nil)
    }

    @Test("a truncated message ends the stream", arguments: ["", "Content-Length: 9\r\n\r\n{}", "Content-Len"])
    func short(text: String) throws {
        var messages = Self.messages(text)
        #expect(try messages.next() == nil)
    }

    @Test(
        "an invalid message is rejected",
        arguments: [
            "Content-Length: -1\r\n\r\n", "Content-Length: 99999999999\r\n\r\n", "X: 1\r\n\r\n", String(repeating: "a", count: 5000),
        ])
    func wrong(text: String) {
        var messages = Self.messages(text)
        #expect(throws: Failure.self) { try messages.next() }
    }

    @Test("only diagnostics about missing Objective-C are dropped")
    func filter() throws {
        let kept = [
            "cannot find 'x' in scope", "No such module 'Alamofire'",
            "argument of '#selector' refers to instance method 'act()' that is not exposed to Objective-C",
        ]
        let dropped = [
            "'@IBOutlet' property cannot have non-'@objc' class type 'UILabel'", "No such module 'os.log'",
            "no such module 'ObjectiveC.runtime'",
            "Instance method cannot be marked '@IBAction' because the type of the parameter cannot be represented in Objective-C",
        ]
        let items = JSONValue.array((kept + dropped).map { ["message": .string($0)] })
        let pushed: JSONValue = ["method": "textDocument/publishDiagnostics", "params": ["uri": "file:///a.swift", "diagnostics": items]]
        let result = try #require(EditorDiagnostics.filtered(pushed))
        #expect(result["params"]?["diagnostics"]?.array?.map { $0["message"]?.string } == kept)
        #expect(result["params"]?["uri"] == "file:///a.swift")
        let pulled: JSONValue = ["id": 4, "result": ["kind": "full", "items": items]]
        #expect(EditorDiagnostics.filtered(pulled)?["result"]?["items"]?.array?.count == kept.count)
        for other in [["id": 1, "result": .null], ["method": "window/logMessage", "params": ["message": .string(dropped[0])]]]
            as [JSONValue]
        {
            #expect(EditorDiagnostics.filtered(other) == nil)
        }
    }

    @Test("an action that lost its @objc with a dropped diagnostic counts as exposed; no other does")
    func exposure() throws {
        func item(_ message: String, line: Int, note: Int? = nil) -> JSONValue {
            func range(_ line: Int) -> JSONValue { ["start": ["line": .number(Double(line)), "character": 0]] }
            let notes = note.map { ["location": ["uri": "file:///a.swift", "range": range($0)]] as JSONValue }
            return ["message": .string(message), "range": range(line), "relatedInformation": .array(notes.map { [$0] } ?? [])]
        }
        let refers = "argument of '#selector' refers to instance method 'tick' that is not exposed to Objective-C"
        let message: JSONValue = [
            "result": [
                "kind": "full",
                "items": [
                    item(
                        "instance method cannot be marked '@objc' because the type of the parameter cannot be represented in Objective-C",
                        line: 7),
                    item(refers, line: 2, note: 7), item(refers, line: 3, note: 8), item(refers, line: 4, note: 20), item(refers, line: 5),
                ],
            ]
        ]
        let rest = try #require(EditorDiagnostics.filtered(message)?["result"]?["items"]?.array)
        #expect(rest.compactMap { $0["range"]?["start"]?["line"]?.int } == [4, 5])
        let request = LanguageServer.withRelatedInformation(
            Data(#"{"method":"initialize","params":{"capabilities":{"textDocument":{"hover":{}}}}}"#.utf8))
        let document = try JSONValue(parsing: request)["params"]?["capabilities"]?["textDocument"]
        #expect(document == ["hover": [:], "publishDiagnostics": ["relatedInformation": true]])
    }

    @Test("the workspace is found, and paths are relative to it")
    func root() {
        let request =
            #"{"method":"initialize","params":{"rootUri":"file:///a","workspaceFolders":[{"uri":"file:///home/me/My%20App","name":"x"}]}}"#
        #expect(LanguageServer.root(of: Data(request.utf8)) == "/home/me/My App")
        #expect(LanguageServer.root(of: Data(#"{"params":{"rootPath":"/b"}}"#.utf8)) == "/b")
        #expect(LanguageServer.root(of: Data("{}".utf8)) == nil)
        #expect(LanguageServer.relative("/c/editor", to: "/usr/share") == "../../c/editor")
    }
}
