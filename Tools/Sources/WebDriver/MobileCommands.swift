import AutomationClient
import Foundation

/// `driver.execute_script("mobile: swipe", {"direction": "up"})`: the commands of Appium's XCUITest driver that are not WebDriver's.
///
/// https://appium.github.io/appium-xcuitest-driver/latest/reference/execute-methods/
extension WebDriverSession {
    func execute(_ body: JSONValue) throws -> JSONValue {
        let script = try body.text("script")
        let arguments = (body["args"] ?? []).array?.first ?? body["args"] ?? [:]
        let name = script.split(separator: ":", maxSplits: 1).map { $0.trimmingCharacters(in: .whitespaces) }
        guard name.count == 2, name[0] == "mobile" || name[0] == "understudy" else {
            throw WebDriverError(.unsupportedOperation, "scripts aren't supported in apps; use a `mobile: …` command")
        }
        if name[0] == "understudy" {
            switch name[1] {
            case "advance":
                try advance(by: arguments.number("seconds"), waits: false)
                return .null
            // The callbacks of the app's view controllers since its launch.
            case "trace": return try app.request("trace")["events"] ?? []
            default: throw WebDriverError(.unknownCommand, "there is no `\(script)`: understudy: advance, understudy: trace")
            }
        }
        return try mobile(name[1], arguments == .array([]) ? [:] : arguments)
    }

    /// The `mobile:` commands that only return information, which clients repeat until it is what they wait for.
    private static let questions: Set<String> = [
        "activeAppInfo", "getAppStrings", "getAppearance", "getClipboard", "getContexts", "getPasteboard", "isAppInstalled",
        "isKeyboardShown", "isLocked",
        "queryAppState", "source",
    ]

    /// Returns whether a request runs a `mobile:` command that changes nothing.
    static func isQuestion(_ path: [String], _ body: JSONValue) -> Bool {
        guard path.first == "execute", let script = body["script"]?.string, script.hasPrefix("mobile:") else { return false }
        return questions.contains(script.dropFirst("mobile:".count).trimmingCharacters(in: .whitespaces))
    }

    typealias Mobile = @Sendable (WebDriverSession, JSONValue) throws -> JSONValue

    func mobile(_ name: String, _ given: JSONValue) throws -> JSONValue {
        guard var members = given.object else {
            throw WebDriverError(.invalidArgument, "the arguments of `mobile: \(name)` aren't an object")
        }
        // As in Appium, an element may be an object, and `element` is the older name of `elementId`.
        for (name, value) in members where value.object != nil {
            if let id = WebDriverSession.identifier(of: value) { members[name] = .string(id) }
        }
        if members["elementId"] == nil, let element = members["element"] { members["elementId"] = element }
        let arguments = JSONValue.object(members)
        guard let command = WebDriverSession.mobileCommands[name] else {
            throw WebDriverError(
                .unknownCommand, "there is no `mobile: \(name)`: \(WebDriverSession.mobileCommands.keys.sorted().joined(separator: ", "))")
        }
        return try command(self, arguments)
    }

    private static let mobileCommands = [touches, apps, devices, systemCommands, fileCommands].reduce(into: [:]) {
        $0.merge($1) { $1 }
    }

    // MARK: Touches

    private static let touches: [String: Mobile] = [
        "tap": { session, arguments in try session.gesture("tap", try session.place(arguments)) },
        "doubleTap": { session, arguments in try session.gesture("tap", session.place(arguments), ["taps": 2]) },
        "twoFingerTap": { session, arguments in try session.gesture("tap", session.place(arguments), ["fingers": 2]) },
        "tapWithNumberOfTaps": { session, arguments in
            try session.gesture(
                "tap", session.place(arguments),
                [
                    "taps": .number(arguments.optionalNumber("numberOfTaps") ?? 1),
                    "fingers": .number(arguments.optionalNumber("numberOfTouches") ?? 1),
                ])
        },
        "touchAndHold": { session, arguments in
            try session.gesture("press", session.place(arguments), ["duration": .number(arguments.number("duration"))])
        },
        "swipe": { session, arguments in
            var more: [String: JSONValue] = ["direction": .string(try arguments.text("direction"))]
            if let velocity = try arguments.optionalNumber("velocity") { more["velocity"] = .number(velocity) }
            return try session.gesture("swipe", session.place(arguments, isNeeded: false), more)
        },
        "scroll": { session, arguments in try session.scroll(arguments) },
        "scrollToElement": { session, arguments in
            try session.act("scrollTo", on: arguments.text("elementId"))
            return .null
        },
        "pinch": { session, arguments in
            var more: [String: JSONValue] = ["scale": .number(try arguments.number("scale"))]
            if let velocity = try arguments.optionalNumber("velocity") { more["velocity"] = .number(velocity) }
            return try session.gesture("pinch", session.wholeScreen(arguments), more)
        },
        "rotateElement": { session, arguments in
            var more: [String: JSONValue] = ["rotation": .number(try arguments.number("rotation"))]
            if let velocity = try arguments.optionalNumber("velocity") { more["velocity"] = .number(velocity) }
            return try session.gesture("rotate", session.wholeScreen(arguments), more)
        },
        "dragFromToForDuration": { session, arguments in
            let (from, to) = try session.ends(arguments)
            // Appium's duration is how long the finger rests before it moves.
            return try session.gesture(
                "press", ["point": from.json], ["duration": .number(arguments.optionalNumber("duration") ?? 0.5), "to": ["point": to.json]])
        },
        "dragFromToWithVelocity": { session, arguments in
            let (from, to) = try session.ends(arguments)
            return try session.gesture(
                "press", ["point": from.json],
                [
                    "duration": .number(arguments.optionalNumber("pressDuration") ?? 0.5),
                    "hold": .number(arguments.optionalNumber("holdDuration") ?? 0),
                    "velocity": .number(arguments.optionalNumber("velocity") ?? 600), "to": ["point": to.json],
                ])
        },
        "selectPickerWheelValue": { session, arguments in
            try session.turnWheel(arguments)
            return .null
        },
        "keys": { session, arguments in
            for key in try arguments.needed("keys").array ?? [] {
                if let text = key.string {
                    try session.type(text)
                } else {
                    // XCUIElement.KeyModifierFlags: shift, control, option, command.
                    let flags = Int(try key.optionalNumber("modifierFlags") ?? 0)
                    let names = [(2, "shift"), (4, "control"), (8, "option"), (16, "command")].filter { flags & $0.0 != 0 }.map {
                        JSONValue.string($0.1)
                    }
                    try session.app.request("key", ["key": .string(key.text("key")), "modifiers": .array(names)])
                }
            }
            try session.settle()
            return .null
        },
    ]

    func gesture(_ method: String, _ place: [String: JSONValue], _ more: [String: JSONValue] = [:]) throws -> JSONValue {
        try act(method, place.merging(more) { $1 })
        return .null
    }

    /// Returns a gesture's location: an element, a point in it, or a point of the screen.
    func place(_ arguments: JSONValue, isNeeded: Bool = true) throws -> [String: JSONValue] {
        let x = try arguments.optionalNumber("x"), y = try arguments.optionalNumber("y")
        guard let id = arguments["elementId"]?.string ?? arguments["element"]?.string else {
            guard let x, let y else {
                if isNeeded { throw WebDriverError(.invalidArgument, "`elementId`, or `x` and `y`, are missing") }
                return [:]
            }
            return ["point": CGPoint(x: x, y: y).json]
        }
        guard let x, let y else { return ["element": .number(Double(try reference(id)))] }
        let frame = try element(id).frame
        return ["point": CGPoint(x: frame.minX + x, y: frame.minY + y).json]
    }

    private func wholeScreen(_ arguments: JSONValue) throws -> [String: JSONValue] {
        let place = try place(arguments, isNeeded: false)
        if !place.isEmpty { return place }
        return ["element": .number(Double(try tree().ref))]
    }

    private func ends(_ arguments: JSONValue) throws -> (CGPoint, CGPoint) {
        func point(_ element: String, _ x: String, _ y: String) throws -> CGPoint {
            if let id = arguments[element]?.string { let frame = try self.element(id).frame; return CGPoint(x: frame.midX, y: frame.midY) }
            let point = CGPoint(x: try arguments.number(x), y: try arguments.number(y))
            guard let id = arguments["elementId"]?.string else { return point }
            let frame = try self.element(id).frame
            return CGPoint(x: frame.minX + point.x, y: frame.minY + point.y)
        }
        return (try point("fromElementId", "fromX", "fromY"), try point("toElementId", "toX", "toY"))
    }

    /// Scrolls in a direction, or until an element is visible.
    private func scroll(_ arguments: JSONValue) throws -> JSONValue {
        if arguments["toVisible"]?.bool == true || arguments["toVisible"] == "true", let id = arguments["elementId"]?.string {
            try act("scrollTo", on: id)
            return .null
        }
        let wanted: Locator?
        if let name = arguments["name"]?.string {
            wanted = try Locator(["using": "accessibility id", "value": .string(name)])
        } else {
            wanted = try arguments["predicateString"]?.string.map { try Locator(["using": "-ios predicate string", "value": .string($0)]) }
        }
        if let wanted {
            // Of several elements, WebDriverAgent takes the last.
            guard let element = try search(wanted).last else {
                throw WebDriverError(.noSuchElement, "nothing to scroll to: \(wanted.value)")
            }
            try act("scrollTo", on: String(element.ref))
            return .null
        }
        // Content below becomes visible when the finger moves up.
        let fingers = ["up": (0.0, 1.0), "down": (0, -1), "left": (1, 0), "right": (-1, 0)]
        guard let (across, along) = fingers[try arguments.text("direction")] else {
            throw WebDriverError(.invalidArgument, "`direction` must be up, down, left, or right")
        }
        let screen = try tree().frame
        let area = try (arguments["elementId"] ?? arguments["element"])?.string.map { try element($0).frame.intersection(screen) } ?? screen
        guard area.width > 0, area.height > 0 else { throw WebDriverError(.invalidElementState, "the element is out of sight") }
        try drag(
            in: area, across, along, by: arguments["distance"]?.string.flatMap(Double.init) ?? arguments.optionalNumber("distance") ?? 1)
        return .null
    }

    /// Scrolls by a multiple of the area's extent, as WebDriverAgent does: a finger that rests before and after it moves, at 300 points a
    /// second, and crosses at most three quarters of the area, as often as it takes, but at most 20 times. It rests for a little less than
    /// half a second, WebDriverAgent's time, because a long press begins then.
    private func drag(in area: CGRect, _ across: Double, _ along: Double, by distance: Double) throws {
        let share = 0.75, shortest = 20.0
        let extent = Double(across == 0 ? area.height : area.width), longest = (extent * share).rounded(.down)
        var rest = abs(distance) * extent
        for _ in 0..<20 where rest >= shortest {
            let step = min(rest, longest)
            rest -= step
            guard step >= shortest else { return }
            let start = CGPoint(
                x: (area.minX + area.width * (across < 0 ? share : 1 - share)).rounded(.down),
                y: (area.minY + area.height * (along < 0 ? share : 1 - share)).rounded(.down))
            let end = CGPoint(x: start.x + across * step, y: start.y + along * step)
            _ = try gesture("press", ["point": start.json], ["duration": 0.4, "to": ["point": end.json], "velocity": 300, "hold": 0.4])
        }
    }

    /// Turns a picker's wheel by one row, or until it has a value.
    private func turnWheel(_ arguments: JSONValue) throws {
        let id = try arguments.text("elementId")
        let wheel = try element(id)
        guard wheel.type == .pickerWheel else {
            throw WebDriverError(.invalidArgument, "a \(wheel.appiumType) isn't a picker's wheel")
        }
        guard let action = ["next": "increment", "previous": "decrement"][try arguments.text("order").lowercased()] else {
            throw WebDriverError(.invalidArgument, "`order` must be next or previous")
        }
        // How far from its center WebDriverAgent taps the wheel; here a wheel turns by exactly one row.
        if let offset = try arguments.optionalNumber("offset"), offset <= 0 || offset > 0.5 {
            throw WebDriverError(.invalidArgument, "`offset` must be above 0 and at most 0.5")
        }
        let wanted = arguments["value"]?.string
        let most = max(1, Int(min(10_000, try arguments.optionalNumber("maxAttempts") ?? 25)))
        for _ in 0..<most {
            try act("perform", on: id, ["action": .string(action)])
            if wanted == nil { return }
            if try element(id).appiumValue == wanted { return }
        }
        throw WebDriverError(.invalidElementState, "the wheel doesn't have the value `\(wanted ?? "")` after \(most) attempts")
    }

    // MARK: The app

    private static let apps: [String: Mobile] = [
        "launchApp": { session, arguments in
            try session.own(arguments)
            let environment = arguments["environment"]?.object?.compactMapValues(\.string)
            try session.check(environment ?? [:])
            // An app that is running is only activated.
            guard session.app.state == "notRunning" else { return try session.mobile("activateApp", [:]) }
            try session.launch(arguments: arguments["arguments"]?.array?.compactMap(\.string), environment: environment)
            return .null
        },
        "activateApp": { session, arguments in
            try session.own(arguments)
            if session.app.state == "notRunning" { try session.launch() } else { try session.app.request("foreground") }
            return .null
        },
        "terminateApp": { session, arguments in
            try session.own(arguments)
            let wasRunning = session.app.state != "notRunning"
            session.app.terminate()
            return .bool(wasRunning)
        },
        "queryAppState": { session, arguments in
            try session.own(arguments)
            if session.isRemoved { return 0 }
            return .number(
                ["notRunning": 1, "runningBackgroundSuspended": 2, "runningBackground": 3, "runningForeground": 4][session.app.state] ?? 0)
        },
        "backgroundApp": { session, arguments in
            let seconds = try arguments.optionalNumber("seconds") ?? -1
            try session.app.request("background", seconds < 0 ? [:] : ["for": .number(seconds)])
            return .null
        },
        "clearApp": { session, arguments in
            try session.own(arguments)
            session.clear()
            return .bool(true)
        },
        "activeAppInfo": { session, _ in
            let app = try session.app.request("hello")["app"]
            return [
                "bundleId": app?["bundleIdentifier"] ?? "", "name": app?["name"] ?? "", "pid": app?["pid"] ?? 0,
                "processArguments": session.processArguments,
            ]
        },
        "deepLink": { session, arguments in
            try session.app.request("openURL", ["url": .string(arguments.text("url"))])
            try session.settle()
            return .null
        },
        "source": { session, arguments in
            switch arguments["format"]?.string ?? "xml" {
            case "xml":
                let excluded = arguments["excludedAttributes"]?.string
                return .string(PageSource.document(try session.tree(.contents), settings: session.settings, excluding: excluded))
            case "description": return try session.app.request("describe", ["format": "text"])["text"] ?? ""
            case "json": return try session.app.request("describe", ["format": "json"])["tree"] ?? [:]
            case let format: throw WebDriverError(.invalidArgument, "`format` must be xml, description, or json, not `\(format)`")
            }
        },
    ]

    /// Throws if the command is for another app: only one app runs at a time.
    func own(_ arguments: JSONValue) throws {
        guard let bundle = (arguments["bundleId"] ?? arguments["appId"])?.string, let mine = capabilities["appium:bundleId"]?.string,
            bundle != mine
        else { return }
        throw WebDriverError(.unsupportedOperation, "the app \(bundle) isn't available; this session controls \(mine)")
    }

    // MARK: The device

    private static let devices: [String: Mobile] = [
        "alert": { session, arguments in
            switch try arguments.text("action") {
            case "accept", "dismiss":
                if let label = arguments["buttonLabel"]?.string { return try session.answer(alert: label) }
                return try session.closeAlert(accepting: arguments["action"] == "accept")
            case "getButtons": return try session.alertButtons()
            case let action: throw WebDriverError(.invalidArgument, "`action` must be accept, dismiss, or getButtons, not `\(action)`")
            }
        },
        "hideKeyboard": { session, arguments in
            // The paths of older clients have one key.
            let keys = arguments["keys"]?.array ?? [arguments["key"], arguments["keyName"]].compactMap { $0 }
            try session.hideKeyboard(by: keys.compactMap(\.string))
            return .null
        },
        "isKeyboardShown": { session, _ in .bool(try session.isKeyboardShown()) },
        "pressButton": { session, arguments in
            let name = try arguments.text("name").lowercased()
            let buttons = ["volumeup": "volumeUp", "volumedown": "volumeDown"]
            try session.app.request("button", ["name": .string(buttons[name] ?? name)])
            try session.settle()
            return .null
        },
        "setAppearance": { session, arguments in
            try session.app.request("appearance", ["value": .string(arguments.text("style"))])
            return .null
        },
        "getAppearance": { session, _ in ["style": try session.app.request("appearance")["value"] ?? "unknown"] },
        "setContentSize": { session, arguments in
            try session.app.request("textSize", ["value": .string(arguments.text("size"))])
            return .null
        },
        "contentSize": { session, arguments in
            try session.app.request("textSize", arguments["size"].map { ["value": $0] } ?? [:])["value"] ?? .null
        },
        "setPasteboard": { session, arguments in
            try session.app.request("pasteboard", ["text": .string(arguments.text("content"))])
            return .null
        },
        "getPasteboard": { session, _ in try session.app.request("pasteboard")["text"] ?? "" },
        "setPermission": { session, arguments in
            for (service, value) in try arguments.needed("access").object ?? [:] { try session.set(permission: service, to: value) }
            return .null
        },
        "setSimulatedLocation": { session, arguments in
            try session.app.request(
                "location", ["latitude": .number(arguments.number("latitude")), "longitude": .number(arguments.number("longitude"))])
            return .null
        },
        "pushNotification": { session, arguments in
            try session.app.request("push", ["payload": arguments.needed("payload")])
            try session.settle()
            return .null
        },
        "sendMemoryWarning": { session, _ in
            try session.app.request("memoryWarning")
            return .null
        },
        "performAccessibilityAudit": { session, arguments in try session.audit(arguments) },
        "viewportScreenshot": { session, _ in
            let device = try session.app.request("hello")["device"]
            let width = device?["size"]?[0]?.number ?? 0, height = device?["size"]?[1]?.number ?? 0
            let top = device?["statusBarHeight"]?.number ?? 0
            let frame = CGRect(x: 0, y: top, width: width, height: height - top)
            return try session.app.request("screenshot", ["frame": frame.json])["png"] ?? ""
        },
        // In pixels, without the status bar.
        "viewportRect": { session, _ in
            let device = try session.app.request("hello")["device"]
            let scale = device?["scale"]?.number ?? 1
            func pixels(_ points: JSONValue?) -> Double { ((points?.number ?? 0) * scale).rounded(.towardZero) }
            let top = pixels(device?["statusBarHeight"])
            return [
                "left": 0, "top": .number(top), "width": .number(pixels(device?["size"]?[0])),
                "height": .number(pixels(device?["size"]?[1]) - top),
            ]
        },
        "deviceScreenInfo": { session, _ in
            let device = try session.app.request("hello")["device"]
            let width = device?["size"]?[0] ?? 0
            return [
                "statusBarSize": ["width": width, "height": device?["statusBarHeight"] ?? 0],
                "screenSize": ["width": width, "height": device?["size"]?[1] ?? 0], "scale": device?["scale"] ?? 1,
            ]
        },
        "deviceInfo": { session, _ in
            let name = try session.app.request("hello")["device"]?["name"] ?? "", isPad = name.string?.hasPrefix("iPad") == true
            let locale = try session.app.request("locale")["value"] ?? "", style = try session.app.request("appearance")["value"] ?? ""
            return [
                "isSimulator": true, "name": name, "model": isPad ? "iPad" : "iPhone", "userInterfaceIdiom": isPad ? 1 : 0,
                "currentLocale": locale, "userInterfaceStyle": style, "timeZone": .string(TimeZone.current.identifier), "thermalState": 0,
            ]
        },
        // As in a simulator, whose battery is unknown.
        "batteryInfo": { _, _ in ["level": -1, "state": 0] },
        "getContexts": { _, _ in [["id": "NATIVE_APP"]] },
    ]
}
