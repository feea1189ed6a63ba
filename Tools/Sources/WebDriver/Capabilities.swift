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
            merged = Capabilities.ungrouped(always.merging(first) { $1 })
            guard let reason = mismatch else { return }
            reasons.append(reason)
        }
        throw WebDriverError(.sessionNotCreated, reasons.joined(separator: "; "))
    }

    private static func members(_ json: JSONValue, _ name: String) throws -> [String: JSONValue] {
        guard let members = json.object else { throw WebDriverError(.invalidArgument, "`\(name)` contains no object") }
        return members.filter { $1 != .null }
    }

    /// Returns the capabilities with those that `appium:options` groups, whose names need no prefix there.
    private static func ungrouped(_ members: [String: JSONValue]) -> [String: JSONValue] {
        guard let group = members["appium:options"]?.object else { return members }
        var result = members
        result["appium:options"] = nil
        for (name, value) in group where value != .null { result[name.contains(":") ? name : "appium:" + name] = value }
        return result
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
            language: self["language"]?.string
        )
    }

    /// The object of a capability, which may also be its JSON as text.
    private func object(_ name: String) -> JSONValue? {
        let value = self[name]
        return value?.string.flatMap { try? JSONValue(parsing: $0) } ?? value
    }

    /// The arguments for the device's settings: the locale of the user.
    var localeArguments: [String] { self["locale"]?.string.map { ["-AppleLocale", $0] } ?? [] }

    /// The arguments in `appium:processArguments`.
    var arguments: [String] {
        object("processArguments")?["args"]?.array?.compactMap { $0.string ?? $0.number.map { JSONValue.number($0).text } } ?? []
    }
    var environment: [String: String] {
        object("processArguments")?["env"]?.object?.compactMapValues { $0.string ?? $0.number.map { JSONValue.number($0).text } } ?? [:]
    }

    /// The variables for the device's settings: its time zone, and whether it reduces motion and transparency.
    var deviceSettings: [String: String] {
        var result: [String: String] = [:]
        result["TZ"] = self["appTimeZone"]?.string
        result["UNDERSTUDY_REDUCE_MOTION"] = self["reduceMotion"]?.bool.map { $0 ? "1" : "0" }
        result["UNDERSTUDY_REDUCE_TRANSPARENCY"] = self["reduceTransparency"]?.bool.map { $0 ? "1" : "0" }
        return result
    }

    /// The answers of `appium:permissions`, by service. There is one app, so those of all bundle identifiers count.
    var permissions: [String: JSONValue] {
        (object("permissions")?.object ?? [:]).values.reduce(into: [:]) { $0.merge($1.object ?? [:]) { $1 } }
    }

    /// The settings that capabilities such as `appium:settings[waitForIdleTimeout]` set. One is also a capability of its own.
    var settings: [String: JSONValue] {
        var result: [String: JSONValue] = [:]
        result["waitForIdleTimeout"] = self["waitForIdleTimeout"]
        for (name, value) in merged {
            let parts = name.split(separator: "[", maxSplits: 1)
            guard parts.count == 2, parts[0] == "appium:settings" || parts[0] == "settings", parts[1].hasSuffix("]") else { continue }
            result[String(parts[1].dropLast())] = value
        }
        return result
    }
}
