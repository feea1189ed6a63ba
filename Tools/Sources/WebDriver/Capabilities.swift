import AutomationClient

/// The capabilities that a client requests for a new session, matched by the W3C's rules.
struct Capabilities {
    var merged: [String: JSONValue]

    init(_ body: JSONValue) throws {
        guard let capabilities = body["capabilities"] ?? body["desiredCapabilities"].map({ ["alwaysMatch": $0] }) else {
            throw WebDriverError(.invalidArgument, "`capabilities` is missing")
        }
        guard capabilities.object != nil else { throw WebDriverError(.invalidArgument, "`capabilities` isn't an object") }
        let always = try Capabilities.members(capabilities["alwaysMatch"] ?? [:], "alwaysMatch")
        guard let list = (capabilities["firstMatch"] ?? [[:]]).array, !list.isEmpty else {
            throw WebDriverError(.invalidArgument, "`firstMatch` isn't a list, or empty")
        }
        var reasons: [String] = []
        for first in list {
            let first = try Capabilities.members(first, "firstMatch")
            if let both = always.keys.first(where: { first[$0] != nil }) {
                throw WebDriverError(.invalidArgument, "`\(both)` is in alwaysMatch and in firstMatch")
            }
            merged = always.merging(first) { $1 }
            guard let reason = mismatch else { return }
            reasons.append(reason)
        }
        throw WebDriverError(.sessionNotCreated, reasons.joined(separator: "; "))
    }

    private static func members(_ json: JSONValue, _ name: String) throws -> [String: JSONValue] {
        guard let members = json.object else { throw WebDriverError(.invalidArgument, "`\(name)` contains no object") }
        return members.filter { $1 != .null }
    }

    /// The capability with this name, with or without Appium's prefix.
    subscript(name: String) -> JSONValue? { merged["appium:" + name] ?? merged[name] }

    private var mismatch: String? {
        if let platform = merged["platformName"], platform.string?.lowercased() != "ios" {
            return "platformName is iOS here, not \(platform)"
        }
        if let automation = self["automationName"], automation.string?.lowercased() != "xcuitest" {
            return "automationName is XCUITest here, not \(automation)"
        }
        if let browser = merged["browserName"], browser.string?.isEmpty == false {
            return "browsers aren't supported; set appium:app to drive an app"
        }
        return nil
    }

    var request: WebDriverService.AppRequest {
        .init(
            app: self["app"]?.string, device: self["deviceName"]?.string,
            systemVersion: self["platformVersion"].flatMap { $0.string ?? $0.number.map { JSONValue.number($0).text } },
            language: self["language"]?.string, locale: self["locale"]?.string
        )
    }

    /// The arguments in `appium:processArguments`.
    var arguments: [String] { self["processArguments"]?["args"]?.array?.compactMap(\.string) ?? [] }
    var environment: [String: String] {
        self["processArguments"]?["env"]?.object?.compactMapValues { $0.string ?? $0.number.map { JSONValue.number($0).text } } ?? [:]
    }
}
