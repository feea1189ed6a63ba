import AutomationClient
import Foundation

extension WebDriverSession {
    static let deviceCommands: [String: CommandTable.Command] = [
        "GET ": { session, _, _ in session.capabilities },
        "GET screenshot": { session, _, _ in try session.app.request("screenshot")["png"] ?? "" },
        "GET timeouts": { session, _, _ in .object(session.timeouts) },
        "POST timeouts": { session, _, body in try session.setTimeouts(body) },
        "POST timeouts/implicit_wait": { session, _, body in try session.setTimeouts(["implicit": body.needed("ms")]) },
        "POST timeouts/async_script": { session, _, body in try session.setTimeouts(["script": body.needed("ms")]) },
        "POST actions": { session, _, body in try session.perform(actions: body) },
        "DELETE actions": { session, _, _ in try session.releaseActions() },
        "POST touch/perform": { session, _, body in try session.perform(touches: [body.needed("actions")]) },
        "POST touch/multi/perform": { session, _, body in try session.perform(touches: body.needed("actions").array ?? []) },
        "POST keys": { session, _, body in
            let keys = try body.needed("value")
            try session.type(keys.string ?? (keys.array ?? []).compactMap(\.string).joined())
            return .null
        },
        "POST execute/sync": { session, _, body in try session.execute(body) },
        "POST execute": { session, _, body in try session.execute(body) },
        // Alerts.
        "GET alert/text": { session, _, _ in try session.alertText() },
        "GET alert_text": { session, _, _ in try session.alertText() },
        "POST alert/text": { session, _, body in
            _ = try session.alert()
            let tree = try session.tree().flattened
            guard
                let field = tree.first(where: { $0.type == .alert })?.flattened.first(where: {
                    [.textField, .secureTextField].contains($0.type)
                })
            else {
                throw WebDriverError(.elementNotInteractable, "the alert has no field")
            }
            try session.act("tap", on: String(field.ref))
            // WebDriverAgent replaces the text of the field.
            try session.app.request("clear", ["element": .number(Double(field.ref))])
            try session.type(body.text("text"))
            return .null
        },
        "POST alert/accept": { session, _, _ in try session.closeAlert(accepting: true) },
        "POST alert/dismiss": { session, _, _ in try session.closeAlert(accepting: false) },
        "POST accept_alert": { session, _, _ in try session.closeAlert(accepting: true) },
        "POST dismiss_alert": { session, _, _ in try session.closeAlert(accepting: false) },
        // The screen.
        "GET orientation": { session, _, _ in
            .string(
                try session.app.request("orientation")["value"]?.string?.lowercased().hasPrefix("landscape") == true
                    ? "LANDSCAPE" : "PORTRAIT")
        },
        "POST orientation": { session, _, body in
            let name = try body.text("orientation").uppercased()
            guard ["PORTRAIT", "LANDSCAPE"].contains(name) else {
                throw WebDriverError(.invalidArgument, "`orientation` must be PORTRAIT or LANDSCAPE, not `\(name)`")
            }
            try session.app.request("orientation", ["value": .string(WebDriverSession.orientation(name))])
            try session.settle()
            return .null
        },
        "GET window": { _, _, _ in "main" },
        "GET window/handles": { _, _, _ in ["main"] },
        "GET window/rect": { session, _, _ in try session.windowRect() },
        "GET window/:/size": { session, _, _ in try session.windowRect() },
        "GET context": { _, _, _ in "NATIVE_APP" },
        "GET contexts": { _, _, _ in ["NATIVE_APP"] },
        "POST context": { _, _, body in
            let name = body["name"]?.string ?? "NATIVE_APP"
            guard name == "NATIVE_APP" else {
                throw WebDriverError(.noSuchContext, "there is no context `\(name)`; web views only show a placeholder")
            }
            return .null
        },
        // The app.
        "POST url": { session, _, body in
            try session.app.request("openURL", ["url": .string(body.text("url"))])
            try session.settle()
            return .null
        },
        // As in Appium, a button that is labeled Back precedes the others, and a screen without one is not an error.
        "POST back": { session, _, _ in
            let bar = try session.tree().flattened.first { $0.type == .navigationBar }
            let buttons = bar?.flattened.filter { $0.type == .button && $0.isHittable } ?? []
            if let back = buttons.first(where: { $0.label == "Back" }) ?? buttons.first { try session.act("tap", on: String(back.ref)) }
            return .null
        },
        "POST appium/app/launch": { session, _, _ in try session.mobile("launchApp", [:]) },
        "POST appium/app/strings": { session, _, body in try session.mobile("getAppStrings", body) },
        "POST appium/app/reset": { session, _, _ in
            try session.launch(clearState: true)
            return .null
        },
        "POST appium/app/close": { session, _, _ in
            session.app.terminate()
            return .null
        },
        "POST appium/app/background": { session, _, body in try session.mobile("backgroundApp", body) },
        "POST appium/device/activate_app": { session, _, body in try session.mobile("activateApp", body) },
        "POST appium/device/terminate_app": { session, _, body in try session.mobile("terminateApp", body) },
        "POST appium/device/app_state": { session, _, body in try session.mobile("queryAppState", body) },
        "POST appium/device/lock": { session, _, body in try session.mobile("lock", body) },
        "POST appium/device/unlock": { session, _, _ in try session.mobile("unlock", [:]) },
        "POST appium/device/shake": { session, _, _ in try session.mobile("shake", [:]) },
        "POST appium/device/install_app": { session, _, body in try session.mobile("installApp", body) },
        "POST appium/device/remove_app": { session, _, body in try session.mobile("removeApp", body) },
        "POST appium/device/app_installed": { session, _, body in try session.mobile("isAppInstalled", body) },
        "GET appium/device/is_locked": { session, _, _ in .bool(session.isLocked) },
        "POST appium/device/is_locked": { session, _, _ in .bool(session.isLocked) },
        "POST appium/device/hide_keyboard": { session, _, body in try session.mobile("hideKeyboard", body) },
        "GET appium/device/is_keyboard_shown": { session, _, _ in .bool(try session.isKeyboardShown()) },
        "POST appium/device/get_clipboard": { session, _, _ in
            .string(Data((try session.app.request("pasteboard")["text"]?.string ?? "").utf8).base64EncodedString())
        },
        "POST appium/device/set_clipboard": { session, _, body in
            guard let data = Data(base64Encoded: try body.text("content")) else {
                throw WebDriverError(.invalidArgument, "`content` isn't base64")
            }
            try session.app.request("pasteboard", ["text": .string(String(decoding: data, as: UTF8.self))])
            return .null
        },
        "POST appium/device/push_file": { session, _, body in
            try session.push(body.text("path"), body.needed("data"))
            return .null
        },
        "POST appium/device/pull_file": { session, _, body in try session.pull(file: body.text("path")) },
        "POST appium/device/pull_folder": { session, _, body in try session.pull(folder: body.text("path")) },
        "GET appium/settings": { session, _, _ in .object(session.settings) },
        "POST appium/settings": { session, _, body in
            guard let settings = try body.needed("settings").object else {
                throw WebDriverError(.invalidArgument, "`settings` isn't an object")
            }
            session.settings.merge(settings) { $1 }
            return .null
        },
        "GET appium/device/system_time": { session, _, _ in try session.mobile("getDeviceTime", [:]) },
        "POST appium/device/system_time": { session, _, body in try session.mobile("getDeviceTime", body) },
        // FIXME(gap): a session records no video, so that a recording is empty.
        "POST appium/start_recording_screen": { _, _, _ in "" },
        "POST appium/stop_recording_screen": { _, _, _ in "" },
        "GET location": { session, _, _ in
            let place = try session.app.request("location")
            return [
                "latitude": place["latitude"] ?? 0, "longitude": place["longitude"] ?? 0, "altitude": place["altitude"] ?? 0,
            ]
        },
        "POST location": { session, _, body in
            guard let place = body["location"] ?? body["latitude"].map({ _ in body }) else {
                throw WebDriverError(.invalidArgument, "`location` is missing")
            }
            return try session.mobile("setSimulatedLocation", place)
        },
        // Logs.
        "GET log/types": { _, _, _ in WebDriverSession.logTypes },
        "GET se/log/types": { _, _, _ in WebDriverSession.logTypes },
        "POST log": { session, _, body in try session.logLines(body) },
        "POST se/log": { session, _, body in try session.logLines(body) },
    ]

    private func setTimeouts(_ body: JSONValue) throws -> JSONValue {
        var members = body.object ?? [:]
        // Selenium 3's format.
        if let type = members["type"]?.string, let time = members["ms"] { members = [type: time] }
        for (name, value) in members {
            guard let time = value.number, time >= 0, time < 1e9 else {
                throw WebDriverError(.invalidArgument, "`\(name)` is a time in ms")
            }
            timeouts[name] = value
            if name == "implicit" { implicitWait = time / 1000 }
        }
        return .null
    }

    private func alertText() throws -> JSONValue {
        let alert = try alert()
        return .string([alert["title"]?.string, alert["message"]?.string].compactMap { $0 }.filter { !$0.isEmpty }.joined(separator: "\n"))
    }

    func windowRect() throws -> JSONValue {
        let size = try app.request("hello")["device"]?["size"]
        return ["x": 0, "y": 0, "width": size?[0] ?? 0, "height": size?[1] ?? 0]
    }

    /// Returns the alert on screen.
    func alert() throws -> JSONValue {
        let alert = try app.request("alert")
        guard alert["present"]?.bool == true else { throw WebDriverError(.noSuchAlert, "no alert is on screen") }
        return alert
    }

    /// Taps the button that WebDriverAgent takes: the one that a setting's class chain finds in the alert, otherwise the last one to accept
    /// an alert and the first one to dismiss it, and for a sheet the other way around.
    func closeAlert(accepting: Bool) throws -> JSONValue {
        try answer(alert: try button(of: try alert(), accepting: accepting) ?? (accepting ? "accept" : "dismiss"))
    }

    private func button(of alert: JSONValue, accepting: Bool) throws -> String? {
        guard let ref = alert["element"]?.int, let element = try tree().flattened.first(where: { $0.ref == ref }) else { return nil }
        let buttons = Self.buttons(of: alert, in: element)
        let setting = accepting ? "acceptAlertButtonSelector" : "dismissAlertButtonSelector"
        if let found = try? chosen(by: setting, within: ref), buttons.contains(found.label) { return found.label }
        return accepting == (element.type == .alert) ? buttons.last : buttons.first
    }

    /// Returns the element of an alert that a setting's class chain finds first.
    private func chosen(by setting: String, within ref: Int) throws -> ElementSnapshot? {
        guard let chain = settings[setting]?.string, !chain.isEmpty else { return nil }
        return try search(Locator(["using": "-ios class chain", "value": .string(chain)]), within: ref).first
    }

    /// Answers an alert as soon as there is one, by a setting's class chain or, without the setting, by the session's capabilities.
    func answerAlert(accepts: Bool, dismisses: Bool) throws {
        let setting = "autoClickAlertSelector", isChosen = settings[setting]?.string?.isEmpty == false
        guard isChosen || accepts || dismisses else { return }
        let alert = try app.request("alert")
        guard alert["present"]?.bool == true else { return }
        guard isChosen else {
            _ = try closeAlert(accepting: accepts)
            return
        }
        if let ref = alert["element"]?.int, let found = try chosen(by: setting, within: ref) { try act("tap", on: String(found.ref)) }
    }

    /// Returns the titles of an alert's buttons in their order on the screen: Cancel precedes another button beside it.
    private static func buttons(of alert: JSONValue, in element: ElementSnapshot) -> [String] {
        let titles = Set(alert["buttons"]?.array?.compactMap(\.string) ?? [])
        return element.flattened.filter { $0.type == .button && titles.contains($0.label) }
            .sorted { ($0.frame.minY.rounded(), $0.frame.minX) < ($1.frame.minY.rounded(), $1.frame.minX) }.map(\.label)
    }

    /// Returns the titles of the buttons of the alert on screen.
    func alertButtons() throws -> JSONValue {
        let alert = try alert(), ref = alert["element"]?.int
        let shown = try tree().flattened.first { $0.ref == ref }.map { Self.buttons(of: alert, in: $0) } ?? []
        return shown.isEmpty ? alert["buttons"] ?? [] : .array(shown.map(JSONValue.string))
    }

    func answer(alert answer: String) throws -> JSONValue {
        _ = try alert()
        try app.request("alert", ["answer": .string(answer)])
        try settle()
        return .null
    }

    /// Hides the keyboard as Appium does, with keys that have these names or `done`, so that a field's delegate is asked about its return
    /// key. Where Appium fails, because no key hides it, editing ends.
    func hideKeyboard(by names: [String]) throws {
        let names = Set(names + ["done"])
        guard let keyboard = try tree().flattened.first(where: { $0.type == .keyboard && $0.isVisible }) else { return }
        for key in keyboard.flattened where [.key, .button].contains(key.type) && key.isHittable {
            guard names.contains(key.identifier) || names.contains(key.label) else { continue }
            try act("tap", on: String(key.ref))
            if try !isKeyboardShown() { return }
        }
        try app.request("keyboard", ["visible": false])
        try settle()
    }

    func isKeyboardShown() throws -> Bool { try tree().flattened.contains { $0.type == .keyboard && $0.isVisible } }

    /// Appium's types of logs. Only the app writes lines here, to the first one.
    private static let logTypes: JSONValue = ["syslog", "crashlog", "performance", "safariConsole", "safariNetwork", "server"]

    private func logLines(_ body: JSONValue) throws -> JSONValue {
        let type = try body.text("type")
        guard Self.logTypes.array?.contains(.string(type)) == true else {
            throw WebDriverError(.invalidArgument, "there is no log type `\(type)`: \(Self.logTypes.text)")
        }
        guard type == "syslog" else { return [] }
        let answer = try app.request("log", ["since": .number(Double(seenLogLines))])
        seenLogLines = answer["next"]?.int ?? seenLogLines
        return .array(
            (answer["lines"]?.array ?? []).map { ["timestamp": 0, "level": "ALL", "message": $0.string.map(JSONValue.string) ?? $0] })
    }
}
