import Foundation
import Testing

@Suite("Third-party clients", .serialized)
struct ClientTests {
    @Test("Appium's Python client drives Recipes", .enabled(if: PythonClient.has("appium")))
    func appium() throws {
        let outcome = try PythonClient.underWebDriver { try PythonClient.run("appium_recipes", $0) }
        #expect(outcome.code == 0, "\(outcome.output)")
    }

    @Test("the mcp client drives Recipes", .enabled(if: PythonClient.has("mcp")))
    func mcp() throws {
        let outcome = try PythonClient.run("mcp_recipes", Command.program, PythonClient.project)
        #expect(outcome.code == 0, "\(outcome.output)")
    }
}
