import Testing
@testable import Simulator

@Suite("Values in flows")
struct FlowVariablesTests {
    private func variables() throws -> FlowVariables {
        var variables = FlowVariables(["USER": "anna"])
        try variables.push(defaults: ["USER": "nobody", "COUNT": "3", "GREETING": "Hello ${USER}"])
        return variables
    }

    @Test("a value is replaced in the text around it", arguments: [
        ("${USER}", "anna"), ("Dear ${USER}, ${COUNT}", "Dear anna, 3"), ("no value", "no value"), (#"\${USER}"#, "${USER}"), ("${GREETING}!", "Hello anna!"),
        ("${MISSING || 'someone'}", "someone"), ("${COUNT + 1}", "4"), ("${9223372036854775807 + 1}", "92233720368547758071"), ("${maestro.platform}", "ios"),
    ])
    func expanding(text: String, result: String) throws {
        #expect(try variables().expand(text) == result)
    }

    @Test(
        "conditions compare and combine",
        arguments: [
            ("${COUNT == 3}", true), ("${COUNT > 10}", false), ("${USER == 'anna' && COUNT < 4}", true), ("${!USER}", false),
            ("${MISSING == undefined || false}", true), ("false", false),
            ("${(COUNT == 4) || USER != \"eve\"}", true),
        ])
    func conditions(text: String, result: Bool) throws {
        #expect(try variables().isTrue(text) == result)
    }

    @Test(
        "a name without a value, and a script, are named",
        arguments: [
            ("${MISSING}", "`${MISSING}` has no value"), ("${output.x.map(1)}", "scripts are not run"), ("${USER", "opens ${ without a }"),
            ("${USER < 3}", "are not both numbers"),
        ])
    func failures(text: String, message: String) throws {
        let failure = #expect(throws: FlowVariables.Failure.self) { try variables().expand(text) }
        #expect(failure?.message.contains(message) == true, "\(failure?.message ?? "")")
    }

    @Test("what a runFlow hands in wins over the flow's own values and ends with it")
    func scopes() throws {
        var variables = try variables()
        try variables.push(["COUNT": "9"], defaults: ["COUNT": "1", "USER": "eve", "OWN": "x"])
        #expect(try variables.expand("${COUNT} ${USER} ${OWN}") == "9 anna x")
        variables.pop()
        #expect(try variables.expand("${COUNT}") == "3")
    }
}
