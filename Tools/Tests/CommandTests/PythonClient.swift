import Foundation

/// Clients from PyPI: Appium-Python-Client (with selenium) and mcp. UNDERSTUDY_TEST_PYTHON names a Python that has them. Their scripts are
/// in `Clients`.
enum PythonClient {
    static let project = Command.root + "/Examples/Recipes/Recipes.xcodeproj"
    private static let python = ProcessInfo.processInfo.environment["UNDERSTUDY_TEST_PYTHON"] ?? "python3"

    /// Reports a missing module.
    static func has(_ module: String) -> Bool {
        let outcome = try? execute([python, "-c", "import \(module)"])
        if outcome?.code != 0 { print("skipped: \(python) has no module \(module); pip install Appium-Python-Client mcp") }
        return outcome?.code == 0
    }

    static func run(_ script: String, _ arguments: String...) throws -> (code: Int32, output: String) {
        try execute([python, Command.root + "/Tools/Tests/CommandTests/Clients/\(script).py"] + arguments)
    }

    /// Serves Recipes to WebDriver clients, at the address passed to `body`.
    static func underWebDriver<Result>(_ body: (String) throws -> Result) throws -> Result {
        let server = Process(), pipe = Pipe()
        server.executableURL = URL(fileURLWithPath: Command.program)
        server.arguments = ["webdriver", project, "--port", "0"]
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
        return try body(address.trimmingCharacters(in: .newlines))
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
}
