import AutomationClient
import Foundation
import LoopbackServer
import Testing

@testable import WebDriver

/// Requests of a malicious client: each gets a response, and the connection stays usable.
@Suite("WebDriver under strange requests")
struct FuzzTests {
    private struct Numbers {
        var state: UInt64
        mutating func below(_ bound: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int(state >> 33) % bound
        }
        mutating func one<Element>(of list: [Element]) -> Element { list[below(list.count)] }
    }

    private static let keys = [
        "using", "value", "script", "args", "elementId", "element", "x", "y", "text", "id", "ms", "type", "actions", "duration", "origin",
        "parameters", "pointerType", "orientation", "name", "velocity", "scale", "rotation", "touches", "taps", "fromX", "toX", "direction",
        "distance", "keys", "key", "modifierFlags", "bundleId", "environment", "arguments", "settings", "waitForIdleTimeout", "seconds",
        "permissions", "service", "content", "latitude", "longitude", "url", "format", "style", "size", "action", "buttonLabel", "offset",
        "order", "predicateString", "toVisible", "implicit", "pageLoad", "capabilities", "alwaysMatch", "firstMatch", "auditTypes",
    ]
    private static let texts = [
        "", "4", "-1", "99999999999", "-9223372036854775808", "nan", "a\u{0}b", "é́", "id", "name", "xpath", "class chain",
        "-ios class chain", "-ios predicate string", "accessibility id", "link text", "css selector", "//XCUIElementTypeButton[@label='x']",
        "//*[last()", "//a:b", "count(//*)", "id('x')", "$x", "**/XCUIElementTypeCell[-9223372036854775808]", "**/XCUIElementTypeAny[`x`]",
        "label == 'Cake'", "label MATCHES '(a+)+$'", "SELF.x.y == $z", "FUNCTION(1,'x')", "up", "left", "open", "accept", "light",
        "pointer",
        "key", "none", "touch", "pointerMove", "pointerDown", "pointerUp", "pause", "viewport", "application", "yyyy'", "LANDSCAPE",
        "mobile: swipe", "mobile: scroll", "mobile: pinch", "mobile: keys", "mobile: tap", "mobile: source", "mobile: deepLink",
        "mobile: launchApp", "mobile: rotateElement", "mobile: dragFromToForDuration", "mobile: dragFromToWithVelocity", "mobile: alert",
        "mobile: selectPickerWheelValue", "mobile: setPermission", "mobile: setSimulatedLocation", "mobile: getDeviceTime",
        "mobile: backgroundApp", "mobile: pushNotification", "mobile: setContentSize", "mobile: tapWithNumberOfTaps",
        "mobile: setPasteboard",
        "mobile: installApp", "mobile: scrollToElement", "mobile: performAccessibilityAudit", "mobile: pressButton", "mobile: nothing",
    ]
    private static let commands = [
        "GET ", "GET screenshot", "POST timeouts", "POST timeouts/implicit_wait", "POST actions", "DELETE actions", "POST execute/sync",
        "POST alert/text", "POST alert/accept", "POST orientation", "GET window/rect", "GET window/4/size", "POST context", "POST url",
        "POST back", "POST appium/app/launch", "POST appium/device/set_clipboard", "POST appium/settings", "POST location", "POST log",
        "POST element/4/click", "POST element/4/value", "GET element/4/rect", "GET element/-1/attribute/label", "GET element/4/css/%00",
        "POST element", "POST elements", "POST element/10/elements", "GET element/active", "GET source", "PUT source", "POST %2F/..",
    ]

    private func value(_ numbers: inout Numbers, _ depth: Int = 0) -> JSONValue {
        switch numbers.below(depth < 4 ? 9 : 5) {
        case 0: return .null
        case 1: return .bool(numbers.below(2) == 0)
        case 2: return .number(numbers.one(of: [0, 1, -1, 4, 0.5, 1e9, -1e9, 1e300, -1e300, 9.3e18, 2_147_483_648, .nan, .infinity]))
        case 3, 4: return .string(numbers.one(of: Self.texts))
        case 5: return .array((0..<numbers.below(4)).map { _ in value(&numbers, depth + 1) })
        default:
            return .object(
                Dictionary((0...numbers.below(5)).map { _ in (numbers.one(of: Self.keys), value(&numbers, depth + 1)) }) { $1 })
        }
    }

    @Test("each strange request is answered")
    func requests() async throws {
        let count = ProcessInfo.processInfo.environment["UNDERSTUDY_FUZZ"].flatMap { Int($0) } ?? 1500
        var numbers = Numbers(state: UInt64(count))
        let service = WebDriverService { _ in FakeApp(.recipes) }
        var session = ""
        for number in 0..<count {
            if number % 50 == 0 {
                if !session.isEmpty { _ = await service.answer(LoopbackRequest(method: "DELETE", path: "/session/\(session)")) }
                let body: JSONValue = ["capabilities": ["alwaysMatch": [:]]]
                let answer = await service.answer(LoopbackRequest(method: "POST", path: "/session", body: body.data))
                session = try #require(try JSONValue(parsing: answer.body)["value"]?["sessionId"]?.string)
            }
            let words = numbers.one(of: Self.commands).split(separator: " ", omittingEmptySubsequences: false)
            let isStart = numbers.below(20) == 0
            var body = isStart ? ["capabilities": value(&numbers)] : value(&numbers)
            // Requests in the form that a client sends, so that some of them are accepted.
            if words.last == "execute/sync" { body = ["script": .string(numbers.one(of: Self.texts)), "args": [value(&numbers)]] }
            if words.last?.hasPrefix("element") == true, numbers.below(2) == 0 {
                body = ["using": .string(numbers.one(of: Self.texts)), "value": .string(numbers.one(of: Self.texts))]
            }
            if words.last == "actions" {
                body = [
                    "actions": [["type": .string(numbers.one(of: Self.texts)), "id": "a", "actions": [value(&numbers), value(&numbers)]]]
                ]
            }
            let answer = await service.answer(
                LoopbackRequest(
                    method: isStart ? "POST" : String(words[0]), path: isStart ? "/session" : "/session/\(session)/\(words[1])",
                    body: body.data))
            #expect((200..<600).contains(answer.status), "\(number): \(words) \(body.text)")
            let value = try? JSONValue(parsing: answer.body)["value"]
            if isStart, let other = value?["sessionId"]?.string {
                _ = await service.answer(LoopbackRequest(method: "DELETE", path: "/session/\(other)"))
            }
        }
        await service.close()
    }
}
