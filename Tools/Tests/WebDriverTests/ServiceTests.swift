import AutomationClient
import Foundation
import LoopbackServer
import Testing

@testable import WebDriver

@Suite("WebDriver commands")
struct ServiceTests {
    /// A service, its app, and a started session.
    private struct Client {
        let app: FakeApp
        let service: WebDriverService
        var session = ""

        init(
            tree: ElementSnapshot = .recipes, answers: [String: @Sendable (JSONValue) throws -> JSONValue] = [:],
            _ capabilities: JSONValue = [:]
        ) async {
            let app = FakeApp(tree, answers: answers)
            self.app = app
            service = WebDriverService(uptime: { 0 }) { _ in app }
            let answer = await send("POST", "/session", ["capabilities": ["alwaysMatch": capabilities]])
            session = answer.value["sessionId"]?.string ?? ""
            app.forget()
        }

        func send(_ method: String, _ path: String, _ body: JSONValue? = nil) async -> (status: Int, value: JSONValue) {
            let response = await service.answer(LoopbackRequest(method: method, path: path, body: body?.data ?? Data()))
            return (response.status, (try? JSONValue(parsing: response.body))?["value"] ?? .null)
        }

        func call(_ method: String, _ path: String, _ body: JSONValue? = nil) async -> (status: Int, value: JSONValue) {
            await send(method, "/session/\(session)/\(path)", body)
        }

        func find(_ using: String, _ value: String) async -> [String] {
            let answer = await call("POST", "elements", ["using": .string(using), "value": .string(value)])
            return answer.value.array?.compactMap { $0[WebDriverSession.elementKey]?.string } ?? [
                "\(answer.status) \(answer.value["error"]?.string ?? "")"
            ]
        }
    }

    @Test("a session starts with matching capabilities, and terminates its app")
    func sessions() async {
        let client = await Client([
            "platformName": "iOS", "appium:automationName": "XCUITest", "appium:processArguments": ["args": ["-x"], "env": ["A": "b"]],
        ])
        #expect(!client.session.isEmpty)
        #expect(client.app.state == "runningForeground")
        let capabilities = await client.send("GET", "/session/\(client.session)").value
        #expect(capabilities["appium:bundleId"] == "org.example.Fake")
        #expect(capabilities["bundleId"] == "org.example.Fake" && capabilities["deviceName"] == "iPhone 16")
        #expect(capabilities["automationName"] == "XCUITest" && capabilities["platformVersion"] == "26.1")
        #expect(await client.send("DELETE", "/session/\(client.session)").status == 200)
        #expect(client.app.state == "notRunning")
        #expect(await client.call("GET", "source").value["error"] == "invalid session id")
    }

    @Test(
        "the app of a session is that of the device and the version of iOS that the client names", arguments: ["18.2", 26.1] as [JSONValue])
    func requestedSystem(version: JSONValue) throws {
        let request = try Capabilities([
            "capabilities": [
                "alwaysMatch": ["appium:platformVersion": version, "appium:deviceName": "iPhone 17"],
                "firstMatch": [["appium:app": "A.xcodeproj"]],
            ]
        ]).request
        #expect(request.systemVersion == (version.string ?? "26.1") && request.device == "iPhone 17" && request.app == "A.xcodeproj")
    }

    @Test("capabilities may be grouped, be JSON as text, and set settings, permissions, and a first link")
    func groupedCapabilities() async {
        let app = FakeApp(.recipes), service = WebDriverService(uptime: { 0 }) { _ in app }
        let body: JSONValue = [
            "capabilities": [
                "alwaysMatch": [
                    "platformName": "iOS", "appium:settings[waitForIdleTimeout]": 5, "appium:initialDeeplinkUrl": "recipes://soup",
                    "appium:options": [
                        "noReset": true, "appium:processArguments": #"{"args": ["-x", 3], "env": {"A": "b"}}"#,
                        "permissions": #"{"org.example.Fake": {"camera": "YES"}}"#,
                    ],
                ]
            ]
        ]
        let answer = await service.answer(LoopbackRequest(method: "POST", path: "/session", body: body.data))
        #expect(answer.status == 200)
        let requests = app.requests
        #expect(requests[0].hasPrefix(#"launch ["-x", "3"] "#) && requests[0].contains(#""A": "b""#) && requests[0].hasSuffix(" false"))
        #expect(
            requests.dropFirst().prefix(4) == [
                #"permission {"answer":"allow","service":"camera"}"#, #"settle {"limit":5}"#, #"openURL {"url":"recipes://soup"}"#,
                #"settle {"limit":5}"#,
            ])
    }

    @Test("the locale, the time zone, and the accessibility settings of the device are set when the app is launched")
    func deviceSettings() async {
        let app = FakeApp(.recipes), service = WebDriverService(uptime: { 0 }) { _ in app }
        let body: JSONValue = [
            "capabilities": [
                "alwaysMatch": [
                    "appium:locale": "fr_CA", "appium:appTimeZone": "Asia/Tokyo", "appium:reduceMotion": true,
                    "appium:reduceTransparency": false, "appium:waitForIdleTimeout": 0.5,
                    "appium:processArguments": ["args": ["-x"], "env": ["TZ": "UTC"]],
                ]
            ]
        ]
        #expect(await service.answer(LoopbackRequest(method: "POST", path: "/session", body: body.data)).status == 200)
        let launch = app.requests[0]
        #expect(launch.hasPrefix(#"launch ["-x", "-AppleLocale", "fr_CA"] "#), "\(launch)")
        #expect(launch.contains(#""UNDERSTUDY_REDUCE_MOTION": "1""#) && launch.contains(#""UNDERSTUDY_REDUCE_TRANSPARENCY": "0""#))
        // What a client sets for the app itself takes precedence.
        #expect(launch.contains(#""TZ": "UTC""#))
        #expect(app.requests[1] == #"settle {"limit":0.5}"#)
    }

    @Test(
        "the device's time has the formats of Moment.js",
        arguments: [
            ("YYYY-MM-DDTHH:mm:ssZ", "2023-11-14T22:13:20+00:00"), ("ddd D MMM 'YY, h:mm A", "Tue 14 Nov '23, 10:13 PM"), ("ZZ", "+0000"),
            ("", ""),
        ])
    func times(format: String, expected: String) throws {
        let zone = try #require(TimeZone(identifier: "UTC"))
        #expect(WebDriverSession.time(Date(timeIntervalSince1970: 1_700_000_000), format, in: zone) == expected)
    }

    @Test("the language and the locale are configured for the app's next launch")
    func localization() async {
        let client = await Client(["appium:locale": "fr_CA", "appium:processArguments": ["args": ["-x"]]])
        func launch(_ settings: JSONValue) async -> String? {
            let script: JSONValue = ["script": "mobile: configureLocalization", "args": [settings]]
            #expect(await client.call("POST", "execute/sync", script).value == true)
            client.app.forget()
            let own: JSONValue = ["bundleId": "org.example.Fake"]
            for name in ["terminateApp", "launchApp"] {
                _ = await client.call("POST", "execute/sync", ["script": .string("mobile: \(name)"), "args": [own]])
            }
            return client.app.requests.first { $0.hasPrefix("launch ") }
        }
        let german = await launch(["language": ["name": "de"]])
        #expect(german?.hasPrefix(#"launch ["-x", "-AppleLanguages", "(de)", "-AppleLocale", "fr_CA"] "#) == true, "\(german ?? "")")
        let swiss = await launch([
            "locale": ["name": "de_CH", "calendar": "gregorian"], "keyboard": ["name": "de_CH", "layout": "QWERTZ"],
        ])
        #expect(swiss?.hasPrefix(#"launch ["-x", "-AppleLanguages", "(de)", "-AppleLocale", "de_CH"] "#) == true, "\(swiss ?? "")")
    }

    // appium-xcuitest-driver, driver-e2e: a session with an unknown bundle identifier is refused.
    @Test("a session for another app's bundle identifier is refused, and the app ended")
    func otherBundle() async {
        let client = await Client(["appium:bundleId": "io.example.other"])
        #expect(client.session.isEmpty && client.app.state == "notRunning")
        #expect(await Client(["appium:bundleId": "org.example.Fake"]).session.isEmpty == false)
    }

    @Test("variables that load other code into an app are refused", arguments: ["LD_PRELOAD", "LD_LIBRARY_PATH", "GLIBC_TUNABLES"])
    func loaderVariables(name: String) async {
        let client = await Client(["appium:processArguments": ["env": [name: "/tmp/evil.so"]]])
        #expect(client.session.isEmpty && client.app.state == "notRunning")
        let other = await Client()
        let arguments: JSONValue = ["script": "mobile: launchApp", "args": [["environment": [name: "/tmp/evil.so"]]]]
        #expect(await other.call("POST", "execute/sync", arguments).value["error"] == "invalid argument")
    }

    @Test("capabilities for another platform, and malformed or duplicate ones, start no session")
    func refusedSessions() async {
        let client = await Client()
        for (body, error) in [
            (["capabilities": ["alwaysMatch": ["platformName": "Android"]]], "session not created"),
            (["capabilities": ["alwaysMatch": ["browserName": "safari"]]], "session not created"),
            (["capabilities": ["alwaysMatch": ["appium:automationName": "UiAutomator2"]]], "session not created"),
            ([:], "invalid argument"),
            (["capabilities": []], "invalid argument"), (["capabilities": ["firstMatch": []]], "invalid argument"),
            (["capabilities": ["firstMatch": [1]]], "invalid argument"),
            (["capabilities": ["alwaysMatch": ["a:b": 1], "firstMatch": [["a:b": 2]]]], "invalid argument"),
        ] as [(JSONValue, String)] {
            #expect(await client.send("POST", "/session", body).value["error"]?.string == error, "\(body)")
        }
        let second = await client.send(
            "POST", "/session", ["capabilities": ["firstMatch": [["platformName": "Android"], ["platformName": "ios"]]]])
        #expect(second.value["sessionId"] != nil)
    }

    @Test("elements are found with every strategy")
    func strategies() async {
        let client = await Client(answers: [
            "find": { params in
                guard params["predicate"] == "name == 'add-button' AND visible == 1" else {
                    throw ControlError(.badParameters, "no predicate")
                }
                return ["elements": [ElementSnapshot.make(4, .button, "Add").json]]
            }
        ])
        #expect(await client.find("accessibility id", "add-button") == ["4"])
        // The name is the identifier, and the label only if there is no identifier.
        #expect(await client.find("name", "Add") == [])
        #expect(await client.find("name", "More") == ["9"])
        #expect(await client.find("id", "Soup") == ["7", "8"])
        #expect(await client.find("css selector", "[id=\"add-button\"]") == ["4"])
        #expect(await client.find("class name", "XCUIElementTypeCell") == ["7", "10"])
        #expect(await client.find("css selector", ".XCUIElementTypeCell") == ["7", "10"])
        #expect(await client.find("-ios predicate string", "wdName == 'add-button' AND isWDVisible == 1") == ["4"])
        #expect(await client.find("-ios class chain", "**/XCUIElementTypeCell[-1]") == ["10"])
        #expect(await client.find("xpath", "//XCUIElementTypeCell[@label='Cake']/XCUIElementTypeButton") == ["12"])
        #expect(await client.find("xpath", "/XCUIElementTypeApplication/XCUIElementTypeWindow/*[2]") == ["6"])
        #expect(await client.find("xpath", "//*[@label='Recipes & \"more\"']") == ["5"])
        #expect(await client.find("xpath", "//*[ @scrollable = 'true' ]") == ["6"])
        #expect(await client.find("css selector", "cell > staticText:nth-child(-1)") == ["11"])
        #expect(await client.find("link text", "label=Cake") == ["10", "11"])
        #expect(await client.find("accessibility id", "nothing") == [])
        #expect(await client.find("link text", "add-button") == ["4"])
        #expect(await client.find("class name", "UIATableView") == ["6"])
        // A type that WebDriverAgent doesn't know counts as one of other elements, of which there are none.
        #expect(await client.find("class name", "TableCell") == [])
        #expect(await client.find("css selector", "div > a") == [])
        #expect(await client.find("class name", "XCUIElementType") == ["400 invalid selector"])
        #expect(await client.find("class name", "Cell") == ["7", "10"])
        #expect(await client.find("xpath", "//UIATableView/UIACell[2]/UIAStaticText[@label='Cake']") == ["11"])
        #expect(await client.find("partial link text", "Cak") == ["10", "11"])
        #expect(await client.find("xpath", "//XCUIElementTypeAny[@name='add-button']") == ["4"])
        #expect(await client.find("xpath", "//XCUIElementTypeButton[@hittable='true'][@name='cake-more']") == ["12"])
        // WebDriverAgent's functions.
        for (path, found) in [
            ("//XCUIElementTypeButton[matches(@label, '^add$', 'i')]", ["4"]), ("//XCUIElementTypeButton[matches(@label, '^add$')]", []),
            ("//XCUIElementTypeButton[ends-with(@name, '-more')]", ["12"]), ("//XCUIElementTypeButton[lower-case(@label) = 'add']", ["4"]),
            ("//*[upper-case(@name) = 'CAKE-MORE']", ["12"]), ("//*[replace(@name, '-[a-z]+', '') = 'cake']", ["12"]),
            ("//*[replace(@label, '& \"M', '!', 'iq') = 'Recipes !ore\"']", ["5"]),
            ("//*[string-join(tokenize(@name, '-'), '+') = 'add+button']", ["4"]),
            ("//XCUIElementTypeCell[string-join(tokenize(@label, ''), '.') = 'C.a.k.e']", ["10"]),
            ("//*[string-join(tokenize(@label), '_') = 'Recipes_&_\"more\"']", ["5"]),
        ] { #expect(await client.find("xpath", path) == found, "\(path)") }
        for (using, value) in [
            ("xpath", "//*[matches(@label)]"), ("xpath", "//*[matches(@label, '[')]"), ("xpath", "//*[matches(@label, 'a', 'q')]"),
            ("xpath", "count(//*)"), ("xpath", "//["), ("xpath", "//x:y"), ("xpath", "nothing()"), ("xpath", "//*[@a=$b]"), ("xpath", ""),
            ("xpath", "//@label"),
            ("xpath", String(repeating: "/*", count: 10_000)), ("-ios class chain", "**"),
            ("-ios predicate string", "name =="), ("-android uiautomator", "x"), ("css selector", "p ~ a"),
        ] { #expect(await client.find(using, value) == ["400 invalid selector"], "\(using) \(value.prefix(20))") }
        let one = await client.call("POST", "element", ["using": "name", "value": "nothing"])
        #expect(one.status == 404)
        #expect(one.value["error"] == "no such element")
        #expect(
            await client.call("POST", "element/7/element", ["using": "class name", "value": "XCUIElementTypeButton"]).value[
                WebDriverSession.elementKey] == "9")
        // The element itself is part of what is searched.
        #expect(
            await client.call("POST", "element/9/element", ["using": "class name", "value": "XCUIElementTypeButton"]).value[
                WebDriverSession.elementKey] == "9")
    }

    @Test("predicates may have WebDriverAgent's own names of attributes")
    func predicateNames() {
        #expect(
            AppiumPredicate.translated("wdTraits CONTAINS 'wdIndex' AND isWDFocused == 1 AND wdIndex == 2 AND wdFrame.size.width > 9")
                == "traits CONTAINS 'wdIndex' AND focused == 1 AND index == 2 AND frame.size.width > 9")
    }

    @Test("an app that runs is activated rather than launched, and a cleared one ends, and starts without its files")
    func activation() async {
        let client = await Client()
        func mobile(_ name: String, _ arguments: JSONValue = [:]) async -> JSONValue {
            await client.call("POST", "execute/sync", ["script": .string("mobile: " + name), "args": [arguments]]).value
        }
        _ = await mobile("launchApp", ["bundleId": "org.example.Fake"])
        #expect(client.app.requests == ["foreground"])
        #expect(await mobile("clearApp", ["bundleId": "org.example.Fake"]) == true && client.app.state == "notRunning")
        client.app.forget()
        _ = await mobile("launchApp", ["arguments": ["-x"]])
        #expect(client.app.requests.first?.hasPrefix(#"launch ["-x"] "#) == true && client.app.requests.first?.hasSuffix(" true") == true)
        // With which WebdriverIO launches the app again.
        #expect(await mobile("activeAppInfo")["processArguments"] == ["args": ["-x"], "env": [:]])
    }

    @Test("commands take elements as objects, and buttons in any case, and measure the screen in pixels")
    func mobileArguments() async {
        let client = await Client(answers: [
            "hello": { _ in ["device": ["name": "iPhone 16", "size": [390, 844], "scale": 3, "statusBarHeight": 54]] },
            "locale": { _ in ["value": "de_DE"] },
        ])
        func mobile(_ name: String, _ arguments: JSONValue = [:]) async -> JSONValue {
            await client.call("POST", "execute/sync", ["script": .string("mobile: " + name), "args": [arguments]]).value
        }
        _ = await mobile("doubleTap", ["element": [WebDriverSession.elementKey: "6"]])
        _ = await mobile("scrollToElement", ["elementId": ["ELEMENT": "9"]])
        _ = await mobile("pressButton", ["name": "volumeup"])
        _ = await mobile("resetSimulatedLocation")
        _ = await mobile("clearKeychains")
        #expect(
            client.app.requests.filter { !$0.hasPrefix("settle") } == [
                #"tap {"element":6,"settle":2,"taps":2}"#, #"scrollTo {"element":9,"settle":2}"#, #"button {"name":"volumeUp"}"#,
                #"location {"reset":true}"#, "clearKeychain",
            ])
        #expect(await mobile("viewportRect") == ["left": 0, "top": 162, "width": 1170, "height": 2370])
        client.app.forget()
        #expect(await mobile("viewportScreenshot") == "iVBOR")
        #expect(client.app.requests.contains(#"screenshot {"frame":[0,54,390,790]}"#))
        #expect(await mobile("deviceScreenInfo")["statusBarSize"] == ["width": 390, "height": 54])
        let device = await mobile("deviceInfo")
        #expect(device["model"] == "iPhone" && device["currentLocale"] == "de_DE" && device["isSimulator"] == true)
        #expect(await mobile("batteryInfo") == ["level": -1, "state": 0])
    }

    @Test("an app that is removed starts without its files once it is installed again")
    func removal() async {
        let client = await Client(["appium:app": "/apps/Fake.app"])
        let own: JSONValue = ["bundleId": "org.example.Fake"]
        func installed() async -> JSONValue { await client.call("POST", "appium/device/app_installed", own).value }
        #expect(await installed() == true)
        #expect(await client.call("POST", "appium/device/remove_app", own).value == true)
        #expect(await client.call("POST", "appium/device/remove_app", own).value == false)
        #expect(await installed() == false && client.app.state == "notRunning")
        #expect(
            await client.call("POST", "execute/sync", ["script": "mobile: launchApp", "args": [own]]).value["error"] == "unknown error")
        #expect(await client.call("POST", "appium/device/install_app", ["appPath": "/apps/Other.app"]).status == 500)
        #expect(await client.call("POST", "appium/device/install_app", ["appPath": "/apps/Fake.app"]).status == 200)
        client.app.forget()
        _ = await client.call("POST", "execute/sync", ["script": "mobile: launchApp", "args": [own]])
        #expect(client.app.requests.first?.hasSuffix(" true") == true)
        #expect(await installed() == true)
    }

    @Test("rows out of sight are found, by their contents where nothing else matches, and scrolled to before a click")
    func rowsOutOfSight() async throws {
        @Sendable func screen(_ contents: [ElementSnapshot]) -> ElementSnapshot {
            var row = ElementSnapshot.make(20, .cell, children: contents)
            row.className = "UITableViewCellAccessibilityElement"
            return .make(1, .application, children: [.make(2, .table, children: [.make(7, .cell, "Soup"), row])])
        }
        let pie = ElementSnapshot.make(21, .staticText, "Pie")
        let isThere = Flag()
        let client = await Client(answers: [
            "describe": { params in
                if params["within"] != nil { return ["tree": pie.json] }
                return ["tree": screen(params["rows"] == "contents" ? [pie] : []).json]
            },
            "find": { ["elements": $0["rows"] == "contents" ? [pie.json] : []] },
            "scrollTo": { _ in
                isThere.value = true
                return [:]
            },
            "tap": { _ in
                guard isThere.value else { throw ControlError(.noSuchElement, "the element 21 is no longer on screen") }
                return [:]
            },
        ])
        #expect(await client.find("class name", "XCUIElementTypeCell") == ["7", "20"])
        #expect(await client.find("accessibility id", "Pie") == ["21"])
        #expect(await client.find("xpath", "//XCUIElementTypeCell[2]/XCUIElementTypeStaticText[@name='Pie']") == ["21"])
        #expect(await client.find("-ios predicate string", "label == 'Pie'") == ["21"])
        #expect(await client.call("GET", "element/21/text").value == "Pie")
        #expect(try #require(await client.call("GET", "source").value.string).contains("label=\"Pie\""))
        client.app.forget()
        #expect(await client.call("POST", "element/21/click", [:]).status == 200)
        #expect(
            client.app.requests == [
                #"tap {"element":21,"settle":2}"#, #"scrollTo {"element":21}"#, #"tap {"element":21,"settle":2}"#,
            ])
    }

    @Test("the keyboard is hidden by the key that a client names, or by done, otherwise by ending editing")
    func hiddenKeyboard() async {
        func screen(_ key: ElementSnapshot) -> ElementSnapshot {
            .make(1, .application, children: [.make(2, .keyboard, children: [.make(3, .key, "a"), key])])
        }
        func hide(_ key: ElementSnapshot, _ path: String, _ body: JSONValue) async -> [String] {
            let client = await Client(tree: screen(key))
            _ = await client.call("POST", path, body)
            return client.app.requests.filter { !$0.hasPrefix("describe") && !$0.hasPrefix("settle") }
        }
        let search = ElementSnapshot.make(4, .button, "search", id: "Search"), done = ElementSnapshot.make(4, .button, "done", id: "Done")
        let tap = #"tap {"element":4,"settle":2}"#, end = #"keyboard {"visible":false}"#
        // The fake keyboard stays, so that editing ends, too.
        #expect(await hide(done, "appium/device/hide_keyboard", [:]) == [tap, end])
        #expect(await hide(search, "appium/device/hide_keyboard", [:]) == [end])
        #expect(await hide(search, "appium/device/hide_keyboard", ["strategy": "pressKey", "key": "Search"]) == [tap, end])
        #expect(await hide(search, "execute/sync", ["script": "mobile: hideKeyboard", "args": [["keys": ["search"]]]]) == [tap, end])
    }

    @Test("an audit takes and returns Apple's names")
    func audit() async {
        let issue: JSONValue = [
            "type": "hitRegion", "compactDescription": "Hit area is too small", "description": "Hit area is too small: Button",
            "element": ElementSnapshot.make(4, .button, "Add", id: "add-button").json,
        ]
        let client = await Client(answers: ["audit": { _ in ["issues": [issue]] }])
        func audit(_ types: JSONValue) async -> JSONValue {
            client.app.forget()
            let arguments: JSONValue = ["script": "mobile: performAccessibilityAudit", "args": [["auditTypes": types]]]
            return await client.call("POST", "execute/sync", arguments).value
        }
        let found = await audit(["XCUIAccessibilityAuditTypeHitRegion", "XCUIAccessibilityAuditTypeAction"])
        #expect(client.app.requests == [#"audit {"types":["hitRegion"]}"#])
        #expect(found[0]?["auditType"] == "XCUIAccessibilityAuditTypeHitRegion" && found[0]?["element"] == "'add-button' Button")
        #expect(found[0]?["elementAttributes"]?["isEnabled"] == "1" && found[0]?["elementAttributes"]?["label"] == "Add")
        _ = await audit(["XCUIAccessibilityAuditTypeAll"])
        #expect(client.app.requests == ["audit"])
    }

    @Test("traits have WebDriverAgent's names")
    func traits() async throws {
        var button = ElementSnapshot.make(2, .button, "Send")
        button.traits = ["button", "notEnabled"]
        let client = await Client(tree: .make(1, .application, children: [button]))
        #expect(await client.call("GET", "element/2/attribute/traits").value == "Button, NotEnabled")
        #expect(try #require(await client.call("GET", "source").value.string).contains("traits=\"Button, NotEnabled\""))
        #expect(await client.find("xpath", "//*[contains(@traits, 'NotEnabled')]") == ["2"])
    }

    @Test("the app's texts are read in English or in a given language")
    func texts() async {
        let client = await Client(answers: [
            "strings": { params in
                guard params["language"] != "tlh" else { throw ControlError(.badParameters, "the app has no texts in `tlh.lproj`") }
                return ["strings": ["hello": .string(params == [:] ? "Hello" : "Bonjour")]]
            }
        ])
        #expect(await client.call("POST", "appium/app/strings", [:]).value == ["hello": "Hello"])
        client.app.forget()
        let arguments: JSONValue = ["script": "mobile: getAppStrings", "args": [["language": "fr", "stringFile": "Main.strings"]]]
        #expect(await client.call("POST", "execute/sync", arguments).value == ["hello": "Bonjour"])
        #expect(client.app.requests == [#"strings {"file":"Main.strings","language":"fr"}"#])
        #expect(await client.call("POST", "appium/app/strings", ["language": "tlh"]).value["error"] == "invalid argument")
    }

    @Test("settings add attributes to the page source, and leave them out")
    func sourceSettings() async throws {
        var slider = ElementSnapshot.make(2, .slider, "Volume", value: "50%", frame: CGRect(x: 10.5, y: 20, width: 100, height: 30.25))
        (slider.minimum, slider.maximum, slider.actions) = (0, 1.5, ["Mute", "Reset"])
        (slider.isAccessible, slider.isAccessibilityElement) = (false, true)
        let client = await Client(tree: .make(1, .application, children: [slider, .make(3, .other)]))
        func attribute(_ name: String, of ref: Int = 2) async -> JSONValue {
            await client.call("GET", "element/\(ref)/attribute/\(name)").value
        }
        #expect(await attribute("minValue") == "0")
        #expect(await attribute("maxValue") == "1.5")
        #expect(await attribute("customActions") == "Mute,Reset")
        #expect(await attribute("minValue", of: 3) == .null)
        #expect(await attribute("customActions", of: 3) == .null)
        #expect(await attribute("nativeAccessibilityElement") == "true")
        #expect(await attribute("accessible") == "false")
        #expect(await attribute("accessibilityContainer", of: 1) == "true")
        #expect(await attribute("accessibilityContainer", of: 3) == "false")
        #expect(await attribute("nativeFrame") == "{{10.5, 20}, {100, 30.25}}")
        func source() async throws -> String { try #require(await client.call("GET", "source").value.string) }
        let added = [
            "hittable=\"true\"", "minValue=\"0\" ", "maxValue=\"1.5\"", "customActions=\"Mute,Reset\"", "nativeFrame=", "nativeAccess",
        ]
        let plain = try await source()
        #expect(added.allSatisfy { !plain.contains($0) })
        _ = await client.call(
            "POST", "appium/settings",
            [
                "settings": [
                    "includeHittableInPageSource": true, "includeMinMaxValueInPageSource": true, "includeCustomActionsInPageSource": true,
                    "includeNativeFrameInPageSource": true, "includeNativeAccessibilityElementInPageSource": true,
                    "pageSourceExcludedAttributes": "visible, traits",
                ]
            ])
        let full = try await source()
        #expect(added.allSatisfy { full.contains($0) } && !full.contains("visible="))
        let answer = await client.call(
            "POST", "execute/sync", ["script": "mobile: source", "args": [["excludedAttributes": "value,label"]]])
        let short = try #require(answer.value.string)
        #expect(!short.contains(" label=") && !short.contains(" value=") && short.contains("visible="))
    }

    @Test("a table's content is as high as its cells, and other elements have no content size")
    func contentSize() async {
        func cell(_ ref: Int, _ x: CGFloat, _ y: CGFloat, _ width: CGFloat) -> ElementSnapshot {
            .make(ref, .cell, frame: CGRect(x: x, y: y, width: width, height: 40))
        }
        let frame = CGRect(x: 0, y: 100, width: 390, height: 80)
        let table = ElementSnapshot.make(
            2, .table, frame: frame, children: [cell(3, 0, 100, 390), cell(4, 0, 140, 390), cell(5, 0, 180, 390)])
        let grid = ElementSnapshot.make(
            6, .collectionView, frame: frame, children: [cell(7, 0, 100, 190), cell(8, 200, 100, 190), cell(9, 0, 150, 190)])
        let client = await Client(tree: .make(1, .application, children: [table, grid]))
        func size(_ ref: Int) async -> JSONValue? {
            (await client.call("GET", "element/\(ref)/attribute/contentSize").value.string).flatMap { try? JSONValue(parsing: $0) }
        }
        #expect(await size(2) == ["width": 390, "height": 80, "top": 100, "left": 0, "scrollableOffset": 120])
        #expect(await size(6)?["scrollableOffset"] == 90)
        let error = await client.call("GET", "element/3/attribute/contentSize").value["message"]?.string
        #expect(error == "Can't get content size for type 'XCUIElementTypeCell', only for tables and collection views")
    }

    @Test("going back taps the button that is labeled Back, or the bar's first one, and does nothing on a screen without a bar")
    func back() async {
        func taps(_ buttons: [ElementSnapshot]?) async -> [String] {
            let bar = buttons.map { [ElementSnapshot.make(2, .navigationBar, children: $0)] } ?? []
            let client = await Client(tree: .make(1, .application, children: bar))
            let status = await client.call("POST", "back").status
            return client.app.requests.filter { $0.hasPrefix("tap") } + (status == 200 ? [] : ["\(status)"])
        }
        let menu = ElementSnapshot.make(3, .button, "Menu"), back = ElementSnapshot.make(4, .button, "Back")
        #expect(await taps([menu, back]) == [#"tap {"element":4,"settle":2}"#])
        #expect(await taps([menu]) == [#"tap {"element":3,"settle":2}"#])
        #expect(await taps([]) == [])
        #expect(await taps(nil) == [])
    }

    @Test("an element that takes no text is cleared without an effect, and only known logs can be read")
    func withoutEffect() async {
        let client = await Client(answers: ["clear": { _ in throw ControlError(.unsupported, "it takes no text") }])
        #expect(await client.call("POST", "element/4/clear").status == 200)
        #expect(await client.call("GET", "log/types").value.array?.contains("crashlog") == true)
        #expect(await client.call("POST", "log", ["type": "crashlog"]).value == [])
        #expect(await client.call("POST", "log", ["type": "weather"]).value["error"] == "invalid argument")
    }

    @Test("the page source is XML with the attributes of WebDriverAgent's")
    func source() async throws {
        let client = await Client()
        let source = try #require(await client.call("GET", "source").value.string)
        #expect(
            source.hasPrefix(
                "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<AppiumAUT>\n<XCUIElementTypeApplication type=\"XCUIElementTypeApplication\" name=\"Fake\""
            ))
        #expect(source.contains("label=\"Recipes &amp; &quot;more&quot;\""))
        #expect(!source.contains("ref="))
    }

    @Test("clicks, keys, attributes, and gestures become requests of the control protocol")
    func requests() async {
        let client = await Client()
        _ = await client.call("POST", "element/4/click", [:])
        #expect(client.app.requests == [#"tap {"element":4,"settle":2}"#])
        client.app.forget()
        _ = await client.call("POST", "element/13/value", ["text": "Pie\u{e007}\u{e009}a\u{e000}\u{e003}"])
        #expect(
            client.app.requests.filter { !$0.hasPrefix("describe") } == [
                #"tap {"element":13,"settle":2}"#, #"type {"text":"Pie\n"}"#, #"key {"key":"a","modifiers":["control"]}"#,
                #"key {"key":"backspace","modifiers":[]}"#, #"settle {"limit":2}"#,
            ])
        client.app.forget()
        // Both delete keys delete backward; the number pad types characters, and an unknown key nothing.
        _ = await client.call("POST", "element/13/value", ["text": "\u{e018}\u{e01a}\u{e023}\u{e029}\u{e05d}\u{e001}\u{e017}"])
        #expect(
            client.app.requests.filter { !$0.hasPrefix("describe") } == [
                #"tap {"element":13,"settle":2}"#, #"type {"text":";09/ "}"#, #"key {"key":"backspace","modifiers":[]}"#,
                #"settle {"limit":2}"#,
            ])
        #expect(await client.call("GET", "element/4/attribute/name").value == "add-button")
        #expect(await client.call("GET", "element/4/attribute/label").value == "Add")
        #expect(await client.call("GET", "element/4/attribute/visible").value == "true")
        #expect(await client.call("GET", "element/10/attribute/index").value == "1")
        #expect(await client.call("GET", "element/13/attribute/label").value == "")
        #expect(await client.call("GET", "element/4/attribute/colour").value["error"] == "invalid argument")
        #expect(await client.call("GET", "element/5/text").value == "Recipes & \"more\"")
        #expect(await client.call("GET", "element/4/name").value == "XCUIElementTypeButton")
        #expect(await client.call("GET", "element/4/rect").value == ["x": 0, "y": 0, "width": 100, "height": 40])
        #expect(await client.call("GET", "element/99/text").value["error"] == "stale element reference")
        #expect(await client.call("GET", "element/x/text").value["error"] == "no such element")
        client.app.forget()
        _ = await client.call(
            "POST", "execute/sync", ["script": "mobile: swipe", "args": [["direction": "up", "elementId": "6", "velocity": 500]]])
        _ = await client.call("POST", "execute/sync", ["script": "mobile:pinch", "args": [["scale": 0.5, "elementId": "6"]]])
        _ = await client.call("POST", "execute/sync", ["script": "mobile: tap", "args": [["x": 10, "y": 20]]])
        #expect(
            client.app.requests == [
                #"swipe {"direction":"up","element":6,"settle":2,"velocity":500}"#, #"pinch {"element":6,"scale":0.5,"settle":2}"#,
                #"tap {"point":[10,20],"settle":2}"#,
            ])
        client.app.forget()
        // A finger crosses at most three quarters of the screen, so it moves twice.
        _ = await client.call("POST", "execute/sync", ["script": "mobile: scroll", "args": [["direction": "down"]]])
        _ = await client.call("POST", "execute/sync", ["script": "mobile: scroll", "args": [["direction": "left", "distance": "0.1"]]])
        #expect(
            client.app.requests.filter { !$0.hasPrefix("describe") } == [
                #"press {"duration":0.4,"hold":0.4,"point":[97,633],"settle":2,"to":{"point":[97,0]},"velocity":300}"#,
                #"press {"duration":0.4,"hold":0.4,"point":[97,633],"settle":2,"to":{"point":[97,422]},"velocity":300}"#,
                #"press {"duration":0.4,"hold":0.4,"point":[97,211],"settle":2,"to":{"point":[136,211]},"velocity":300}"#,
            ])
        #expect(await client.call("POST", "execute/sync", ["script": "mobile: fly", "args": []]).value["error"] == "unknown command")
        func mobile(_ name: String, _ arguments: JSONValue = [:]) async -> JSONValue {
            await client.call("POST", "execute/sync", ["script": .string("mobile: " + name), "args": [arguments]]).value
        }
        #expect(await mobile("selectPickerWheelValue", ["elementId": "4", "order": "next"])["error"] == "invalid argument")
        _ = await mobile("setClipboard", ["content": "SGk="])
        _ = await mobile("resetPermission", ["service": 6])
        // The number of the location is negative, and 11 is that of no resource.
        _ = await mobile("resetPermission", ["service": -0x4000_0002])
        #expect(await mobile("resetPermission", ["service": 11])["error"] == "invalid argument")
        #expect(await mobile("isAppInstalled", ["bundleId": "org.example.Fake"]) == true)
        #expect(await mobile("isLocked") == false)
        _ = await mobile("lock")
        #expect(await mobile("isLocked") == true)
        _ = await mobile("unlock")
        #expect(await mobile("isLocked") == false)
        #expect(
            client.app.requests.suffix(6).filter { !$0.hasPrefix("settle") } == [
                #"pasteboard {"text":"Hi"}"#, #"permission {"answer":"unset","service":"camera"}"#,
                #"permission {"answer":"unset","service":"location"}"#, #"button {"name":"lock"}"#,
                "foreground",
            ])
        #expect(await client.call("POST", "execute/sync", ["script": "return 1", "args": []]).value["error"] == "unsupported operation")
        #expect(
            await client.call("POST", "execute/sync", ["script": "mobile: launchApp", "args": [["bundleId": "com.other"]]]).value["error"]
                == "unsupported operation")
    }

    @Test(
        "an alert is accepted by its last button and dismissed by its first one, a sheet the other way around, or by a class chain",
        arguments: [ElementType.alert, .sheet])
    func alerts(type: ElementType) async {
        func button(_ ref: Int, _ label: String, _ x: CGFloat) -> ElementSnapshot {
            .make(ref, .button, label, frame: CGRect(x: x, y: 100, width: 50, height: 40))
        }
        let field = ElementSnapshot.make(5, .textField, value: "Untitled")
        let alert = ElementSnapshot.make(2, type, "Delete?", children: [field, button(4, "Delete", 60), button(3, "Cancel", 0)])
        let shown: JSONValue = ["present": true, "element": 2, "title": "Delete?", "buttons": ["Delete", "Cancel"]]
        let client = await Client(tree: .make(1, .application, children: [alert]), answers: ["alert": { _ in shown }])
        func answer(_ path: String, _ body: JSONValue = [:]) async -> String? {
            client.app.forget()
            _ = await client.call("POST", path, body)
            return client.app.requests.first { $0.hasPrefix("alert {") }
        }
        let (last, first) = (#"alert {"answer":"Delete"}"#, #"alert {"answer":"Cancel"}"#)
        #expect(await answer("alert/accept") == (type == .alert ? last : first))
        #expect(await answer("alert/dismiss") == (type == .alert ? first : last))
        let script: JSONValue = ["script": "mobile: alert", "args": [["action": "accept", "buttonLabel": "Cancel"]]]
        #expect(await answer("execute/sync", script) == first)
        let titles: JSONValue = ["script": "mobile: alert", "args": [["action": "getButtons"]]]
        #expect(await client.call("POST", "execute/sync", titles).value == ["Cancel", "Delete"])
        let chain = type == .alert ? "**/XCUIElementTypeButton[2]" : "**/XCUIElementTypeButton[1]"
        _ = await client.call("POST", "appium/settings", ["settings": ["acceptAlertButtonSelector": .string(chain)]])
        #expect(await answer("alert/accept") == (type == .alert ? first : last))
        guard type == .alert else { return }
        client.app.forget()
        _ = await client.call("POST", "alert/text", ["text": "Soup"])
        #expect(client.app.requests.contains(#"clear {"element":5}"#) && client.app.requests.contains(#"type {"text":"Soup"}"#))
    }

    @Test("the setting autoClickAlertSelector taps what its class chain finds in an alert, before the session's capability")
    func clickedAlerts() async {
        let button = ElementSnapshot.make(4, .button, "Later"), other = ElementSnapshot.make(3, .button, "Now")
        let alert = ElementSnapshot.make(2, .alert, "Update?", children: [button, other])
        let shown: JSONValue = ["present": true, "element": 2, "title": "Update?", "buttons": ["Later", "Now"]]
        let client = await Client(
            tree: .make(1, .application, children: [alert]), answers: ["alert": { _ in shown }], ["appium:autoAcceptAlerts": true])
        func taps(_ chain: String) async -> [String] {
            _ = await client.call("POST", "appium/settings", ["settings": ["autoClickAlertSelector": .string(chain)]])
            client.app.forget()
            _ = await client.find("accessibility id", "Later")
            return client.app.requests.filter { $0.hasPrefix("tap") || $0.hasPrefix("alert {") }
        }
        let tapped = await taps("**/XCUIElementTypeButton[1]")
        #expect(tapped == [#"tap {"element":4,"settle":2}"#])
        #expect(await taps("**/XCUIElementTypeButton[3]") == [])
        #expect(await taps("") == [#"alert {"answer":"Now"}"#])
    }

    @Test("a picker's wheel turns by a row, or until it has a value")
    func wheel() async {
        let wheel = ElementSnapshot.make(2, .pickerWheel, value: "Monday")
        let client = await Client(tree: .make(1, .application, "Fake", children: [wheel]))
        func turn(_ arguments: JSONValue) async -> JSONValue {
            client.app.forget()
            let script: JSONValue = ["script": "mobile: selectPickerWheelValue", "args": [arguments]]
            return await client.call("POST", "execute/sync", script).value
        }
        func turns() -> [String] { client.app.requests.filter { $0.hasPrefix("perform") } }
        _ = await turn(["elementId": "2", "order": "previous", "offset": 0.15])
        #expect(turns() == [#"perform {"action":"decrement","element":2,"settle":2}"#])
        _ = await turn(["elementId": "2", "order": "Next", "value": "Monday"])
        #expect(turns() == [#"perform {"action":"increment","element":2,"settle":2}"#])
        let failure = await turn(["elementId": "2", "order": "next", "value": "Sunday", "maxAttempts": 3])
        #expect(failure["error"] == "invalid element state" && turns().count == 3)
        #expect(await turn(["elementId": "2", "order": "up"])["error"] == "invalid argument")
        #expect(await turn(["elementId": "2", "order": "next", "offset": 0.6])["error"] == "invalid argument")
    }

    @Test("pointers move in parallel, relative to an element, the screen, or their position")
    func actions() async {
        let client = await Client()
        func finger(_ id: String, _ x: Int, _ duration: Int) -> JSONValue {
            [
                "type": "pointer", "id": .string(id), "parameters": ["pointerType": "touch"],
                "actions": [
                    ["type": "pointerMove", "duration": 0, "x": .number(Double(x)), "y": 5], ["type": "pointerDown", "button": 0],
                    ["type": "pointerMove", "duration": .number(Double(duration)), "origin": "pointer", "x": 10, "y": 0],
                    ["type": "pointerUp", "button": 0],
                ],
            ]
        }
        #expect(await client.call("POST", "actions", ["actions": [finger("a", 10, 100), finger("b", 50, 300)]]).status == 200)
        #expect(
            client.app.requests.first { $0.hasPrefix("touch") }
                == #"touch {"pointers":[{"actions":[{"duration":0,"point":[10,5],"type":"move"},{"point":[10,5],"type":"down"},"#
                + #"{"duration":0.1,"point":[20,5],"type":"move"},{"point":[20,5],"type":"up"}],"id":0},"#
                + #"{"actions":[{"duration":0,"point":[50,5],"type":"move"},{"point":[50,5],"type":"down"},{"duration":0.3,"point":[60,5],"type":"move"},{"point":[60,5],"type":"up"}],"id":1}]}"#
        )
        client.app.forget()
        let down: JSONValue = [
            "type": "pointer", "id": "a",
            "actions": [
                ["type": "pointerMove", "origin": [WebDriverSession.elementKey: "4"], "x": 1, "y": 2], ["type": "pointerDown"],
            ],
        ]
        #expect(await client.call("POST", "actions", ["actions": [down]]).status == 200)
        #expect(await client.call("DELETE", "actions").status == 200)
        #expect(client.app.requests.contains(#"touch {"pointers":[{"actions":[{"point":[51,22],"type":"up"}],"id":0}]}"#))
        for bad in [
            ["actions": 1], ["actions": [["type": "mouse"]]], ["actions": [["type": "pointer", "actions": [["type": "pointerMove"]]]]],
            ["actions": [["type": "pointer", "actions": [["type": "pointerMove", "x": 1e300, "y": 0]]]]],
            ["actions": [["type": "pointer", "actions": [["type": "pause", "duration": 1e9]]]]],
            ["actions": [["type": "key", "actions": [["type": "keyDown", "value": 1]]]]],
            ["actions": .array(Array(repeating: ["type": "none", "actions": []], count: 11))], [:],
        ] as [JSONValue] { #expect(await client.call("POST", "actions", bad).value["error"] == "invalid argument", "\(bad)") }
    }

    @Test("the gestures of older clients become touches")
    func touchActions() async {
        let client = await Client()
        func touches(_ path: String, _ actions: JSONValue) async -> String {
            client.app.forget()
            let answer = await client.call("POST", path, ["actions": actions]).value
            return client.app.requests.first { $0.hasPrefix("touch") } ?? answer["error"]?.string ?? ""
        }
        let drag: JSONValue = [
            ["action": "press", "options": ["x": 10, "y": 20]], ["action": "wait", "options": ["ms": 500]],
            ["action": "moveTo", "options": ["element": "4", "x": 1, "y": 2]], ["action": "release", "options": [:]],
        ]
        let moves =
            #"[{"duration":0,"point":[10,20],"type":"move"},{"point":[10,20],"type":"down"},{"duration":0.5,"type":"pause"},"#
            + #"{"duration":0.25,"point":[1,2],"type":"move"},{"point":[1,2],"type":"up"}]"#
        #expect(await touches("touch/perform", drag) == #"touch {"pointers":[{"actions":\#(moves),"id":0}]}"#)
        #expect(
            await touches("touch/multi/perform", [drag, drag])
                == #"touch {"pointers":[{"actions":\#(moves),"id":0},{"actions":\#(moves),"id":1}]}"#)
        let tap: JSONValue = [["action": "tap", "options": ["element": [WebDriverSession.elementKey: "4"]]]]
        #expect(
            await touches("touch/perform", tap)
                == #"touch {"pointers":[{"actions":[{"duration":0,"point":[50,20],"type":"move"},{"point":[50,20],"type":"down"},"#
                + #"{"duration":0.05,"type":"pause"},{"point":[50,20],"type":"up"}],"id":0}]}"#)
        #expect(await touches("touch/perform", [["action": "twist", "options": [:]]]) == "invalid argument")
        #expect(await touches("touch/perform", [["action": "press", "options": [:]]]) == "invalid argument")
        #expect(await touches("touch/perform", [["action": "press", "options": ["element": "99"]]]) == "stale element reference")
        #expect(await touches("touch/multi/perform", []) == "invalid argument")
    }

    @Test("the paths of older clients answer like the current ones")
    func olderPaths() async {
        let client = await Client(answers: ["location": { _ in ["latitude": 52.5, "longitude": 13.4, "altitude": 30] }])
        #expect(await client.call("GET", "location").value == ["latitude": 52.5, "longitude": 13.4, "altitude": 30])
        #expect(await client.call("GET", "element/4/location_in_view").value == ["x": 0, "y": 0])
        #expect(await client.call("GET", "element/4/equals/4").value == true)
        #expect(await client.call("GET", "element/4/equals/5").value == false)
        #expect(await client.call("POST", "accept_alert", [:]).value["error"] == "no such alert")
        #expect(await client.call("GET", "alert_text").value["error"] == "no such alert")
        #expect(await client.call("POST", "timeouts/async_script", ["ms": 5]).status == 200)
        #expect(await client.call("GET", "timeouts").value["script"] == 5)
        #expect(await client.call("GET", "appium/device/system_time").value.string?.contains("T") == true)
        #expect(await client.call("POST", "appium/stop_recording_screen", [:]).value == "")
        _ = await client.call("POST", "keys", ["value": ["P", "ie"]])
        _ = await client.call("POST", "appium/element/13/value", ["value": "s"])
        #expect(client.app.requests.filter { $0.hasPrefix("type") } == [#"type {"text":"Pie"}"#, #"type {"text":"s"}"#])
    }

    @Test("repeating a request advances the app's clock, as waiting does")
    func polling() async {
        let client = await Client()
        let question: JSONValue = ["using": "name", "value": "nothing"]
        _ = await client.call("POST", "element", question)
        #expect(!client.app.requests.contains { $0.hasPrefix("advance") })
        _ = await client.call("POST", "element", question)
        #expect(client.app.requests.filter { $0.hasPrefix("advance") } == [#"advance {"by":0.5,"waits":true}"#])
        _ = await client.call("POST", "element/4/click", [:])
        _ = await client.call("POST", "element", question)
        #expect(client.app.requests.filter { $0.hasPrefix("advance") }.count == 1)
        _ = await client.call("POST", "timeouts", ["implicit": 250])
        client.app.forget()
        _ = await client.call("POST", "element", ["using": "name", "value": "nowhere"])
        #expect(client.app.requests.filter { $0.hasPrefix("advance") }.count == 3)
    }

    @Test("repeating several requests in turn advances the app's clock once for each round")
    func pollingInTurn() async {
        let client = await Client()
        // Selenium's `visibility_of_element_located`, and a question that newer clients ask with a command.
        for _ in 0..<3 {
            _ = await client.call("POST", "element", ["using": "name", "value": "add-button"])
            _ = await client.call("GET", "element/4/displayed")
            _ = await client.call("POST", "execute/sync", ["script": "mobile: isKeyboardShown", "args": []])
        }
        #expect(
            client.app.requests.filter { $0.hasPrefix("advance") } == [
                #"advance {"by":0.5,"waits":true}"#, #"advance {"by":0.5,"waits":true}"#,
            ])
    }

    @Test("a screen that appeared while the client waited settles before it is touched")
    func restedTouches() async {
        let client = await Client()
        let search: JSONValue = ["using": "name", "value": "add-button"]
        for _ in 0..<2 { _ = await client.call("POST", "element", search) }
        client.app.forget()
        for _ in 0..<2 { _ = await client.call("POST", "element/4/click", [:]) }
        #expect(
            client.app.requests == [#"settle {"limit":2}"#, #"tap {"element":4,"settle":2}"#, #"tap {"element":4,"settle":2}"#])
    }

    @Test("a pause of the client passes for the app, too")
    func pauses() async {
        let app = FakeApp(.recipes), time = Moment()
        let service = WebDriverService(uptime: { time.value }) { _ in app }
        func send(_ path: String, _ body: JSONValue) async -> JSONValue? {
            let response = await service.answer(LoopbackRequest(method: "POST", path: path, body: body.data))
            return try? JSONValue(parsing: response.body)
        }
        let session = await send("/session", ["capabilities": [:]])?["value"]?["sessionId"]?.string ?? ""
        for (index, pause) in [0, 0.3, 5, 3600].enumerated() {
            time.value += pause
            _ = await send("/session/\(session)/element", ["using": "name", "value": .string("nothing \(index)")])
        }
        #expect(app.requests.filter { $0.hasPrefix("advance") } == [#"advance {"by":5,"waits":true}"#, #"advance {"by":60,"waits":true}"#])
    }

    @Test("unknown paths, wrong methods, and malformed bodies are W3C errors")
    func malformed() async {
        let client = await Client()
        for (method, path, body, status, error) in [
            ("GET", "nothing", "", 404, "unknown command"), ("DELETE", "source", "", 405, "unknown method"),
            ("POST", "element", "{", 400, "invalid argument"),
            ("POST", "element", "[1]", 400, "invalid argument"), ("POST", "element", "{}", 400, "invalid argument"),
            ("POST", "element", String(repeating: "[", count: 100_000), 400, "invalid argument"),
            ("POST", "orientation", #"{"orientation":"UP"}"#, 400, "invalid argument"), ("GET", "alert/text", "", 404, "no such alert"),
            ("POST", "context", #"{"name":"WEBVIEW"}"#, 404, "no such context"),
            ("POST", "timeouts", #"{"implicit":-1}"#, 400, "invalid argument"),
            ("GET", "element/4/css/color", "", 500, "unsupported operation"),
            ("POST", "element/4/value", #"{"text":5}"#, 400, "invalid argument"),
        ] {
            let response = await client.service.answer(
                LoopbackRequest(method: method, path: "/session/\(client.session)/\(path)", body: Data(body.utf8)))
            let value = (try? JSONValue(parsing: response.body))?["value"]
            #expect(response.status == status, "\(method) \(path)")
            #expect(value?["error"]?.string == error, "\(method) \(path)")
            #expect(value?["message"]?.string?.isEmpty == false)
            #expect(value?["stacktrace"]?.string == "")
        }
        #expect(await client.send("GET", "/nothing").value["error"] == "unknown command")
        #expect(await client.send("GET", "/wd/hub/status").value["ready"] == true)
    }

    @Test("every error of the app maps to a W3C error")
    func errors() {
        let expected: [ControlError.Code: WebDriverError.Code] = [
            .notHittable: .elementClickIntercepted, .disabled: .invalidElementState, .noSuchElement: .staleElement,
            .noFocus: .elementNotInteractable, .timedOut: .timeout,
            .notRunning: .noSuchWindow, .badParameters: .invalidArgument, .badRequest: .invalidArgument,
            .unknownMethod: .unsupportedOperation, .unsupported: .unsupportedOperation,
            .failed: .unknownError,
        ]
        for code in ControlError.Code.allCases { #expect(WebDriverError(ControlError(code, "")).code == expected[code]) }
    }
}

private final class Moment: @unchecked Sendable {  // `lock` guards the value
    private let lock = NSLock()
    private var stored = 100.0
    var value: Double {
        get { lock.withLock { stored } }
        set { lock.withLock { stored = newValue } }
    }
}

private final class Flag: @unchecked Sendable {  // `lock` guards the value
    private let lock = NSLock()
    private var stored = false
    var value: Bool {
        get { lock.withLock { stored } }
        set { lock.withLock { stored = newValue } }
    }
}
