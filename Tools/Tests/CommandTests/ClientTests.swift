import Foundation
import Testing

/// The clients that people use, from PyPI: Appium-Python-Client (with selenium) and mcp. UNDERSTUDY_TEST_PYTHON names a Python that has
/// them.
@Suite("Clients of others", .serialized)
struct ClientTests {
    private static let python = ProcessInfo.processInfo.environment["UNDERSTUDY_TEST_PYTHON"] ?? "python3"
    private static let project = Command.root + "/Examples/Recipes/Recipes.xcodeproj"

    private static func has(_ module: String) -> Bool {
        let outcome = try? execute([python, "-c", "import \(module)"])
        if outcome?.code != 0 { print("skipped: \(python) has no module \(module); pip install Appium-Python-Client mcp") }
        return outcome?.code == 0
    }

    private static func execute(_ words: [String]) throws -> (code: Int32, output: String) {
        let process = Process(), pipe = Pipe()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = words
        (process.standardOutput, process.standardError) = (pipe, pipe)
        try process.run()
        let data = pipe.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return (process.terminationStatus, String(decoding: data, as: UTF8.self))
    }

    private static func script(_ name: String) -> String { Command.root + "/Tools/Tests/CommandTests/Clients/\(name).py" }

    @Test("Appium's Python client drives Recipes", .enabled(if: has("appium")))
    func appium() throws {
        let server = Process(), pipe = Pipe()
        server.executableURL = URL(fileURLWithPath: Command.program)
        server.arguments = ["webdriver", Self.project, "--port", "0"]
        server.standardOutput = pipe
        try server.run()
        defer {
            server.terminate()
            server.waitUntilExit()
        }
        var address = ""
        while !address.hasSuffix("\n"), case let part = pipe.fileHandleForReading.availableData, !part.isEmpty {
            address += String(decoding: part, as: UTF8.self)
        }
        let outcome = try Self.execute([Self.python, Self.script("appium_recipes"), address.trimmingCharacters(in: .newlines)])
        #expect(outcome.code == 0, "\(outcome.output)")
    }

    @Test("the mcp client drives Recipes", .enabled(if: has("mcp")))
    func mcp() throws {
        let outcome = try Self.execute([Self.python, Self.script("mcp_recipes"), Command.program, Self.project])
        #expect(outcome.code == 0, "\(outcome.output)")
    }
}
