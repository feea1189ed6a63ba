import Foundation
import Testing

/// Requests of an editor to `understudy lsp`.
@Suite("Language server", .serialized)
struct EditorTests {
    /// An editor with an open folder.
    private final class Editor {
        private let process = Process()
        private let requests = Pipe()
        private let answers = Pipe()
        private var buffer = Data()
        private var count = 0

        init(_ folder: String) throws {
            process.executableURL = URL(fileURLWithPath: Command.program)
            process.arguments = ["lsp"]
            process.currentDirectoryURL = URL(fileURLWithPath: folder)
            process.standardInput = requests
            process.standardOutput = answers
            process.standardError = FileHandle.nullDevice
            try process.run()
            let uri = URL(fileURLWithPath: folder).absoluteString
            _ = try ask(
                "initialize",
                ["processId": 1, "rootUri": uri, "workspaceFolders": [["uri": uri, "name": "App"]], "capabilities": [:] as [String: Any]])
            try tell("initialized", [:])
        }

        deinit { process.terminate(); process.waitUntilExit() }

        private func send(_ message: [String: Any]) throws {
            let body = try JSONSerialization.data(withJSONObject: message)
            try requests.fileHandleForWriting.write(contentsOf: Data("Content-Length: \(body.count)\r\n\r\n".utf8) + body)
        }

        /// Reads the next message; its header has one line.
        private func receive() throws -> [String: Any] {
            func read(until isEnough: () -> Bool) throws {
                while !isEnough() {
                    let chunk = answers.fileHandleForReading.availableData
                    try #require(!chunk.isEmpty, "the server has ended")
                    buffer += chunk
                }
            }
            let separator = Data("\r\n\r\n".utf8)
            try read { buffer.range(of: separator) != nil }
            let end = try #require(buffer.range(of: separator))
            let length = try #require(Int(String(decoding: buffer[..<end.lowerBound], as: UTF8.self).dropFirst("Content-Length: ".count)))
            buffer = Data(buffer[end.upperBound...])
            try read { buffer.count >= length }
            defer { buffer = Data(buffer.dropFirst(length)) }
            return try #require(try JSONSerialization.jsonObject(with: buffer.prefix(length)) as? [String: Any])
        }

        func tell(_ method: String, _ params: [String: Any]) throws { try send(["jsonrpc": "2.0", "method": method, "params": params]) }

        func ask(_ method: String, _ params: [String: Any]) throws -> Any {
            count += 1
            try send(["jsonrpc": "2.0", "id": count, "method": method, "params": params])
            while true {
                let message = try receive()
                if let id = message["id"], message["method"] != nil { try send(["jsonrpc": "2.0", "id": id, "result": NSNull()]) }
                if message["id"] as? Int == count, message["method"] == nil { return try #require(message["result"], "\(message)") }
            }
        }

        func open(_ path: String) throws {
            let document =
                [
                    "uri": URL(fileURLWithPath: path).absoluteString, "languageId": "swift", "version": 1,
                    "text": try String(contentsOfFile: path, encoding: .utf8),
                ] as [String: Any]
            try tell("textDocument/didOpen", ["textDocument": document])
        }

        func diagnostics(_ path: String) throws -> [String] {
            let result =
                try ask("textDocument/diagnostic", ["textDocument": ["uri": URL(fileURLWithPath: path).absoluteString]]) as? [String: Any]
            return (result?["items"] as? [[String: Any]] ?? []).compactMap { $0["message"] as? String }
        }

        /// Sends `method` for the end of the first `text` in a file.
        func ask(_ method: String, _ path: String, after text: String) throws -> Any {
            let lines = try String(contentsOfFile: path, encoding: .utf8).components(separatedBy: "\n")
            let line = try #require(lines.firstIndex { $0.contains(text) })
            let column = lines[line].distance(from: lines[line].startIndex, to: try #require(lines[line].range(of: text)).upperBound)
            return try ask(
                method,
                ["textDocument": ["uri": URL(fileURLWithPath: path).absoluteString], "position": ["line": line, "character": column]])
        }
    }

    @Test("an unmodified project has no false errors; members of UIKit complete, and symbols lead to their declarations")
    func recipes() throws {
        let folder = try Command.folder("Editor") + "/Recipes"
        try FileManager.default.copyItem(atPath: Command.root + "/Examples/Recipes", toPath: folder)
        let editor = try Editor(folder)
        let sources = try FileManager.default.contentsOfDirectory(atPath: folder + "/Recipes").filter { $0.hasSuffix(".swift") }.map {
            "\(folder)/Recipes/\($0)"
        }
        #expect(sources.count > 5)
        for path in sources { try editor.open(path) }
        for path in sources { #expect(try editor.diagnostics(path) == [], "\(path)") }

        let form = folder + "/Recipes/AddRecipeViewController.swift"
        let list = try #require(try editor.ask("textDocument/completion", form, after: "nameField.") as? [String: Any])
        let labels = (list["items"] as? [[String: Any]] ?? []).compactMap { $0["label"] as? String }
        // The server sends at most 200: the members of the text field's own class and of the nearest ones above.
        #expect(labels.contains("borderStyle") && labels.contains("accessibilityLabel"), "\(labels)")

        let places = try #require(try editor.ask("textDocument/definition", form, after: "#selector(name") as? [[String: Any]])
        #expect(places.first?["uri"] as? String == URL(fileURLWithPath: form).absoluteString)
    }

    @Test("a user's error is reported at its line, including an action that is not exposed to Objective-C")
    func mistakes() throws {
        let folder = try Command.folder("Editor") + "/Mistakes"
        try FileManager.default.copyItem(atPath: Command.root + "/Examples/Recipes", toPath: folder)
        let file = folder + "/Recipes/EggTimerViewController.swift"
        try
            (try String(contentsOfFile: file, encoding: .utf8) + """

                private func mistaken(_ view: UIView) { view.backgroundColr = .red }
                private final class Hidden: UIViewController {
                    func act() {}
                    override func viewDidLoad() { _ = UIBarButtonItem(title: "", style: .plain, target: self, action: #selector(act)) }
                }

                """).write(toFile: file, atomically: true, encoding: .utf8)
        let editor = try Editor(folder)
        try editor.open(file)
        let found = try editor.diagnostics(file)
        #expect(found.contains { $0.contains("backgroundColr") }, "\(found)")
        #expect(found.contains { $0.contains("not exposed to Objective-C") }, "\(found)")
        // The third error follows from the first.
        #expect(found.allSatisfy { $0.contains("backgroundColr") || $0.contains("'act()'") || $0.contains("'red'") }, "\(found)")
    }
}
