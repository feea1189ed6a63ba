import Foundation
import FoundationNetworking
import Testing
@testable import Simulator

@MainActor @Suite("Flow variables")
struct FlowVariablesTests {
    private func variables() throws -> FlowVariables {
        let variables = FlowVariables(["USER": "anna", "LANGUAGE": "de"], seed: 7)
        try variables.push(defaults: [
            "COUNT": "3", "GREETING": "Hello ${USER}", "LANGUAGE": "${LANGUAGE || 'en'}", "PLACE": "${PLACE || 'here'}",
        ])
        return variables
    }

    @Test(
        "a variable is replaced in the text around it, and an unknown one is undefined",
        arguments: [
            ("${USER}", "anna"), ("Dear ${USER}, ${COUNT}", "Dear anna, 3"), ("no value", "no value"), (#"\${USER}"#, "${USER}"),
            ("${GREETING}!", "Hello anna!"),
            ("${MISSING || 'someone'}", "someone"), ("${MISSING}", "undefined"), ("${}", ""), ("${maestro.platform}", "ios"),
            ("${LANGUAGE} ${PLACE}", "de here"),
            ("${COUNT + 1}", "31"), ("${parseInt(COUNT) + 1}", "4"), ("${({a: {b: 1}}).a.b} }", "1 }"), ("${'}'}", "}"),
        ])
    func expanding(text: String, result: String) throws {
        #expect(try variables().expand(text) == result)
    }

    @Test(
        "expressions are modern JavaScript",
        arguments: [
            ("${[1, 2, 3].map(x => x * 2).join('-')}", "2-4-6"), ("${USER?.length ?? 0}", "4"), ("${`${USER}!`}", "anna!"),
            ("${(() => { let a = 1; const b = 2; return a + b })()}", "3"),
            ("${JSON.stringify({a: [1]})}", #"{"a":[1]}"#), ("${json('{\"a\": 5}').a}", "5"), ("${relativePoint(0.5, 0.251)}", "50%,26%"),
            ("${typeof NOBODY}", "undefined"),
            ("${null}", "null"), ("${3.0}", "3"), ("${({...{a: 1}, b: 2}).b ** 3}", "8"),
        ])
    func javaScript(text: String, result: String) throws {
        #expect(try variables().expand(text) == result)
    }

    @Test(
        "conditions have JavaScript's truthiness",
        arguments: [
            ("${COUNT == 3}", true), ("${COUNT > 10}", false), ("${USER == 'anna' && COUNT < 4}", true), ("${!USER}", false),
            ("${MISSING}", false), ("${0}", false),
            ("${MISSING == undefined || false}", true), ("false", false), ("True", true), ("${null}", false), ("${''}", false),
            ("${NaN}", false),
            ("${(COUNT == 4) || USER != \"eve\"}", true),
        ])
    func conditions(text: String, result: Bool) throws {
        #expect(try variables().isTrue(text) == result)
    }

    @Test(
        "syntax errors are reported",
        arguments: [
            ("${USER", "opens ${ without a }"), ("${1 +}", "SyntaxError"), ("${USER.no.where}", "TypeError"),
            ("${faker.name().nonsense()}", "faker.name.nonsense isn't supported"),
        ])
    func failures(text: String, message: String) throws {
        let failure = #expect(throws: FlowVariables.Failure.self) { try self.variables().expand(text) }
        #expect(failure?.message.contains(message) == true, "\(failure?.message ?? "")")
    }

    @Test("a flow's own variables override those that runFlow passes, which override outer ones; all end with the flow")
    func scopes() throws {
        let variables = try variables()
        try variables.push(["COUNT": "9", "USER": "${USER}2"], defaults: ["COUNT": "${COUNT}0", "OWN": "x"])
        #expect(try variables.expand("${COUNT} ${USER} ${OWN}") == "90 anna2 x")
        variables.pop()
        #expect(try variables.expand("${COUNT} ${USER} ${OWN}") == "3 anna undefined")
    }

    @Test("output persists between scripts, and a script's own declarations do not")
    func output() throws {
        let variables = try variables()
        try variables.run(
            "function greet(name) { return word + ' ' + name }\nvar word = 'Hi'; output.greet = greet; output.users = { first: USER }")
        #expect(try variables.expand("${output.greet('Ben')} ${output.users.first} ${word}") == "Hi Ben anna undefined")
        try variables.run("maestro.copiedText = ROLE", variables: ["ROLE": "admin"])
        #expect(try variables.clipboard == "admin" && variables.expand("${maestro.copiedText} ${ROLE}") == "admin undefined")
    }

    @Test("a script error has its line")
    func lines() throws {
        let thrown = #expect(throws: FlowVariables.Failure.self) { try self.variables().run("const a = 1;\n\nthrow new Error('no')") }
        #expect(thrown?.message == "Error: no" && thrown?.line == 3)
        let misread = #expect(throws: FlowVariables.Failure.self) { try self.variables().run("const a = 1;\nlet b = ;") }
        #expect(misread?.message.hasPrefix("SyntaxError") == true && misread?.line == 2)
    }

    @Test("the flow reports the lines that a script logs")
    func logging() throws {
        let variables = try variables()
        var lines: [String] = []
        variables.host.log = { lines.append($0) }
        try variables.run("console.log('Value: ' + USER, {a: 1}); console.error(2)")
        #expect(lines == ["Value: anna {\"a\":1}", "2"])
    }

    @Test("random text and numbers repeat with the same seed and differ with another")
    func random() throws {
        let text =
            "${faker.name().fullName()} ${faker.internet().emailAddress()} ${Math.random()} ${faker.expression(\"#{address.city} #{number.numberBetween '1' '10'}\")}"
        #expect(try variables().expand(text) == variables().expand(text))
        #expect(try variables().expand(text) != FlowVariables(seed: 8).expand(text))
    }

    @Test("http sends a script's request and blocks until the response")
    func http() throws {
        let variables = try variables()
        var sent: [URLRequest] = []
        variables.host.send = { request in
            sent.append(request)
            let response = HTTPURLResponse(
                url: request.url!, statusCode: request.httpMethod == "DELETE" ? 404 : 201, httpVersion: nil, headerFields: ["X-Kind": "a"])!
            return (response, Data(#"{"id": 4}"#.utf8))
        }
        try variables.run(
            """
            const made = http.post('https://example.org/users', { body: JSON.stringify({ name: USER }), headers: { Authorization: 'Bearer 1' } })
            output.id = json(made.body).id; output.made = [made.ok, made.status, made.headers['x-kind']].join()
            output.gone = http.delete('https://example.org/users/4').ok
            http.request('https://example.org/users/4', { method: 'PATCH', body: 'x' }); http.put('https://example.org/'); http.get('https://example.org/')
            http.post('https://example.org/form', { body: 'ignored', multipartForm: { kind: 'import' } })
            """)
        #expect(try variables.expand("${output.id} ${output.made} ${output.gone}") == "4 true,201,a false")
        #expect(sent.map(\.httpMethod) == ["POST", "DELETE", "PATCH", "PUT", "GET", "POST"])
        #expect(sent[0].httpBody == Data(#"{"name":"anna"}"#.utf8) && sent[0].value(forHTTPHeaderField: "Authorization") == "Bearer 1")
        let form = String(decoding: sent[5].httpBody ?? Data(), as: UTF8.self)
        #expect(form.contains("name=\"kind\"\r\n\r\nimport\r\n--") && !form.contains("ignored"))
        let failure = #expect(throws: FlowVariables.Failure.self) { try variables.run("http.get('file:///etc/passwd')") }
        #expect(failure?.message.contains("isn't a web address") == true)
    }

    @Test("scripts keep their state after a relaunch: functions, network responses, and numbers")
    func replay() throws {
        let first = try variables()
        var requests = 0
        first.host.send = { request in
            requests += 1
            return (
                HTTPURLResponse(url: request.url!, statusCode: 200, httpVersion: nil, headerFields: nil)!, Data("token-\(requests)".utf8)
            )
        }
        try first.run(
            "const token = http.get('https://example.org/').body; output.sign = name => name + ':' + token; output.number = Math.random()")
        let (signed, number, city) = (
            try first.expand("${output.sign('a')}"), try first.expand("${output.number}"), first.host.texts.city()
        )
        try first.push(["LATER": "${Date.now()}"])
        let state = try JSONDecoder().decode(FlowVariables.State.self, from: JSONEncoder().encode(first.state))
        let second = FlowVariables(["USER": "anna"])
        second.host.send = { _ in throw ScriptHTTP.Problem(message: "sent twice") }
        second.resume(state)
        try second.push(defaults: ["COUNT": "other"])
        try second.push(["LATER": "other"])
        #expect(try second.expand("${output.sign('a')}") == signed && second.expand("${output.number}") == number && signed == "a:token-1")
        #expect(try second.expand("${COUNT} ${LATER}") == first.expand("${COUNT} ${LATER}"))
        #expect(second.host.texts.drawn == first.host.texts.drawn && second.host.texts.city() == first.host.texts.city() && !city.isEmpty)
    }
}

@Suite("Random text")
struct SeededTextsTests {
    @Test("the same seed gives the same text on every machine")
    func fixed() {
        var texts = SeededTexts(seed: 1)
        let made = [texts.email(), texts.personName(), texts.digits(8), texts.letters(5), texts.city(), texts.country(), texts.color()]
        var again = SeededTexts(seed: 1)
        #expect(
            made == [again.email(), again.personName(), again.digits(8), again.letters(5), again.city(), again.country(), again.color()])
        var later = SeededTexts(seed: 1, drawn: texts.drawn)
        #expect(later.email() == texts.email())
    }

    @Test("numbers and letters have the requested length, and e-mail addresses are at example.com")
    func shapes() {
        var texts = SeededTexts(seed: 99)
        for length in [1, 8, 40] {
            #expect(texts.digits(length).count == length && texts.digits(length).first != "0" && texts.letters(length).count == length)
        }
        #expect(texts.email().hasSuffix("@example.com") && texts.personName().split(separator: " ").count == 2)
        #expect(texts.make("internet.uuid", [])?.count == 36 && texts.make("no.such", []) == nil)
        for name in SeededTexts.names { #expect(texts.make(name, [])?.isEmpty == false, "\(name)") }
    }

    @Test("a text may contain several expressions, and an unknown one is reported")
    func expressions() {
        var texts = SeededTexts(seed: 3)
        guard case .success(let text) = texts.expand("a #{Name.first_name} b") else {
            return #expect(texts.make("name.firstName", []) != nil)
        }
        #expect(text.hasPrefix("a "))
    }
}
