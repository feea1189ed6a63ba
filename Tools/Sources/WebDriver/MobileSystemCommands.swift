import AutomationClient
import Foundation

/// The `mobile:` commands that read and change what the system stores for an app: its clipboard, permissions, location, and lock.
extension WebDriverSession {
    static let systemCommands: [String: Mobile] = [
        "setClipboard": { session, arguments in
            guard let data = Data(base64Encoded: try arguments.text("content")) else {
                throw WebDriverError(.invalidArgument, "`content` isn't Base64")
            }
            try session.app.request("pasteboard", ["text": .string(String(decoding: data, as: UTF8.self))])
            return .null
        },
        "getClipboard": { session, _ in
            .string(Data((try session.app.request("pasteboard")["text"]?.string ?? "").utf8).base64EncodedString())
        },
        "getPermission": { session, arguments in
            let answer = try session.app.request("permission", ["service": .string(arguments.text("service"))])["answer"]?.string
            return .string(["allow": "yes", "inUse": "yes", "deny": "no", "limited": "limited"][answer ?? ""] ?? "unset")
        },
        "resetPermission": { session, arguments in
            let service = try arguments.needed("service")
            // Appium takes a name, or the number of `XCUIProtectedResource`.
            guard let name = service.string ?? service.int.flatMap({ number in resources.first { $0.key == number }?.value }) else {
                throw WebDriverError(.invalidArgument, "`service` isn't a resource that requires permission")
            }
            try session.app.request("permission", ["service": .string(name), "answer": "unset"])
            return .null
        },
        "getSimulatedLocation": { session, _ in
            let place = try session.app.request("location")
            return ["latitude": place["latitude"] ?? .null, "longitude": place["longitude"] ?? .null]
        },
        "resetSimulatedLocation": { session, _ in
            try session.app.request("location", ["reset": true])
            return .null
        },
        "clearKeychains": { session, _ in
            try session.app.request("clearKeychain")
            return .null
        },
        "setIncreaseContrast": { session, arguments in
            let words = ["enabled": "high", "disabled": "normal"]
            guard let value = words[try arguments.text("increaseContrast")] else {
                throw WebDriverError(.invalidArgument, "`increaseContrast` must be enabled or disabled")
            }
            try session.app.request("contrast", ["value": .string(value)])
            return .null
        },
        "getIncreaseContrast": { session, _ in
            .string(try session.app.request("contrast")["value"]?.string == "high" ? "enabled" : "disabled")
        },
        "forcePress": { session, arguments in
            // Force Touch is not emulated: a long press opens what a forced one would.
            try session.gesture("press", session.place(arguments), ["duration": .number(arguments.optionalNumber("duration") ?? 0.5)])
        },
        "shake": { session, _ in
            try session.app.request("shake")
            try session.settle()
            return .null
        },
        "lock": { session, arguments in
            try session.app.request("button", ["name": "lock"])
            session.isLocked = true
            if let seconds = try arguments.optionalNumber("seconds"), seconds > 0 {
                try session.app.request("advance", ["by": .number(seconds)])
                try session.unlock()
            }
            return .null
        },
        "unlock": { session, _ in
            try session.unlock()
            return .null
        },
        "isLocked": { session, _ in .bool(session.isLocked) },
        "killApp": { session, arguments in try session.mobile("terminateApp", arguments) },
        "isAppInstalled": { session, arguments in
            .bool(
                !session.isRemoved
                    && (arguments["bundleId"] ?? arguments["appId"])?.string == session.capabilities["appium:bundleId"]?.string)
        },
        "removeApp": { session, arguments in
            try session.own(arguments)
            return .bool(session.remove())
        },
        "installApp": { session, arguments in
            guard let path = (arguments["app"] ?? arguments["appPath"])?.string else {
                throw WebDriverError(.invalidArgument, "`app` is missing")
            }
            try session.install(path)
            return .null
        },
        "getAppStrings": { session, arguments in
            var params: [String: JSONValue] = [:]
            if let language = arguments["language"]?.string { params["language"] = .string(language) }
            if let file = arguments["stringFile"]?.string { params["file"] = .string(file) }
            return try session.app.request("strings", .object(params))["strings"] ?? [:]
        },
        "configureLocalization": { session, arguments in try session.localize(arguments) },
        "getDeviceTime": { _, arguments in .string(time(Date(), arguments["format"]?.string ?? "YYYY-MM-DDTHH:mm:ssZ")) },
    ]

    /// Returns a time in a format of Moment.js, as Appium takes it. Letters that have no meaning there stand for themselves.
    static func time(_ date: Date, _ format: String, in zone: TimeZone = .current) -> String {
        let words = [
            "YYYY": "yyyy", "YY": "yy", "MMMM": "MMMM", "MMM": "MMM", "MM": "MM", "M": "M", "DD": "dd", "D": "d", "dddd": "EEEE",
            "ddd": "EEE", "HH": "HH", "H": "H", "hh": "hh", "h": "h", "mm": "mm", "m": "m", "ss": "ss", "s": "s", "SSS": "SSS", "A": "a",
            "a": "a", "ZZ": "xx", "Z": "xxx",
        ]
        let formatter = DateFormatter()
        (formatter.locale, formatter.timeZone) = (Locale(identifier: "en_US_POSIX"), zone)
        formatter.dateFormat =
            format.isEmpty
            ? ""
            : runs(of: format).map { run in
                words[run] ?? (run.contains(where: \.isLetter) ? "'\(run)'" : run.replacingOccurrences(of: "'", with: "''"))
            }.joined()
        return formatter.string(from: date)
    }

    /// Divides a text into runs of the same character.
    private static func runs(of text: String) -> [String] {
        text.reduce(into: []) { runs, character in
            if runs.last?.last == character { runs[runs.count - 1].append(character) } else { runs.append(String(character)) }
        }
    }

    private static let resources = [
        1: "contacts", 2: "calendar", 3: "reminders", 4: "photos", 5: "microphone", 6: "camera", 7: "mediaLibrary",
        -0x4000_0002: "location", -0x4000_0004: "userTracking",
    ]

    private static let auditPrefix = "XCUIAccessibilityAuditType"

    /// Audits the screen for the kinds with Apple's names; all of them if none is named.
    func audit(_ arguments: JSONValue) throws -> JSONValue {
        let kinds = (arguments["auditTypes"]?.array ?? []).compactMap(\.string).map { name -> String in
            guard name.hasPrefix(WebDriverSession.auditPrefix) else { return name }
            let kind = name.dropFirst(WebDriverSession.auditPrefix.count)
            return kind.prefix(1).lowercased() + String(kind.dropFirst())
        }
        // Apple's audits of actions and of parents are for the Mac.
        let known = kinds.filter { !["action", "parentChild"].contains($0) }
        let params: JSONValue = kinds.isEmpty || kinds.contains("all") ? [:] : ["types": .array(known.map(JSONValue.string))]
        return .array((try app.request("audit", params)["issues"]?.array ?? []).map(WebDriverSession.auditIssue))
    }

    private static func auditIssue(_ issue: JSONValue) -> JSONValue {
        let kind = issue["type"]?.string ?? ""
        let name: String = auditPrefix + kind.prefix(1).uppercased() + String(kind.dropFirst())
        var members: [String: JSONValue] = [
            "auditType": .string(name),
            "compactDescription": issue["compactDescription"] ?? "", "detailedDescription": issue["description"] ?? "",
        ]
        guard let element = issue["element"].flatMap(ElementSnapshot.init(json:)) else { return .object(members) }
        func flag(_ value: Bool) -> JSONValue { value ? "1" : "0" }
        func text(_ value: String?) -> JSONValue { value.map(JSONValue.string) ?? .null }
        members["element"] = .string("'\(element.appiumName ?? "")' \(element.type.name)")
        members["elementDescription"] = issue["description"] ?? ""
        let attributes: [String: JSONValue] = [
            "type": text(element.type.name), "name": text(element.appiumName), "label": text(element.appiumLabel),
            "value": text(element.appiumValue), "rawIdentifier": text(element.identifier.isEmpty ? nil : element.identifier),
            "isEnabled": flag(element.isEnabled), "isVisible": flag(element.isVisible), "isAccessible": flag(element.isAccessible),
            "isFocused": flag(element.isFocused), "rect": element.rectJSON, "frame": element.attribute("frame") ?? .null,
        ]
        members["elementAttributes"] = .object(attributes)
        return .object(members)
    }

    /// Sets a permission by the words of Appium, or, for the location, of AppleSimulatorUtils.
    func set(permission service: String, to value: JSONValue) throws {
        let answers = [
            "yes": "allow", "no": "deny", "unset": "unset", "limited": "limited", "always": "allow", "inuse": "inUse", "never": "deny",
        ]
        guard let answer = answers[value.string?.lowercased() ?? ""] else {
            throw WebDriverError(.invalidArgument, "`\(service)` must be yes, no, unset, or limited")
        }
        let name = service == "location-always" ? "location" : service
        try app.request("permission", ["service": .string(name), "answer": .string(answer)])
    }

    /// Sets the language and the locale, which take effect when the app is launched the next time, as on a simulator.
    func localize(_ arguments: JSONValue) throws -> JSONValue {
        let names = [("language", "-AppleLanguages"), ("locale", "-AppleLocale")]
        var result: [String] = []
        for (index, (key, argument)) in names.enumerated() {
            guard let name = try arguments[key].map({ try $0.text("name") }) else {
                // What is not named stays.
                if let old = localization.firstIndex(of: argument) { result += localization[old...(old + 1)] }
                continue
            }
            result += [argument, index == 0 ? "(\(name))" : name]
        }
        localization = result
        return .bool(true)
    }

    func unlock() throws {
        guard isLocked else { return }
        try app.request("foreground")
        isLocked = false
        try settle()
    }
}
