import AutomationClient
import Foundation

/// A session: its app and its settings. Confined to its queue after initialization.
final class WebDriverSession: @unchecked Sendable {  // confined to `queue`
    let identifier = UUID().uuidString.lowercased()
    let app: any DrivenApp
    let queue: DispatchQueue
    private let asked: Capabilities
    private(set) var capabilities: JSONValue = [:]

    /// The virtual time in seconds that a search waits for a first element.
    var implicitWait: TimeInterval = 0
    var timeouts: [String: JSONValue] = ["script": 30000, "pageLoad": 300000, "implicit": 0]
    var settings: [String: JSONValue] = [:]
    /// The fingers that a sequence of actions left on the screen.
    var fingers: [Int: CGPoint] = [:]
    /// Whether `mobile: lock` was the last command about the lock.
    var isLocked = false
    /// Whether the client has removed the app. Its files are gone when it is installed and launched again.
    private(set) var isRemoved = false
    private var isNew = false
    /// The questions since the last command that changes something, or since the clock moved for one that was repeated.
    private var questions: Set<String> = []
    /// The clock, in seconds, that measures the client's pauses.
    private let uptime: @Sendable () -> TimeInterval
    private var lastAnswer: TimeInterval?
    /// Shorter pauses are the client's own time between commands, longer ones a debugger's.
    private static let shortestPause = 0.4, longestPause = 60.0
    /// Whether the clock has moved since the screen settled.
    private var hasWaited = false
    /// The arguments and variables of the app's last launch.
    private(set) var processArguments: JSONValue = ["args": [], "env": [:]]
    /// The arguments for the language and the locale, with which the app is launched: each a name and a value.
    var localization: [String]
    /// The number of log lines that the client has seen.
    var seenLogLines = 0

    init(_ app: any DrivenApp, _ capabilities: Capabilities, uptime: @escaping @Sendable () -> TimeInterval) throws {
        (self.app, asked, self.uptime) = (app, capabilities, uptime)
        queue = DispatchQueue(label: "webdriver.\(identifier)")
        settings = capabilities.settings
        localization = capabilities.localeArguments
        if capabilities["autoLaunch"]?.bool ?? true {
            try launch(clearState: capabilities["noReset"]?.bool != true)
        }
        if let link = capabilities["initialDeeplinkUrl"]?.string {
            try app.request("openURL", ["url": .string(link)])
            try settle()
        }
        if let orientation = capabilities["orientation"]?.string {
            try app.request("orientation", ["value": .string(WebDriverSession.orientation(orientation))])
        }
        var members = capabilities.merged
        members["platformName"] = "iOS"
        members["appium:automationName"] = "XCUITest"
        if let hello = try? app.request("hello") {
            if let name = hello["device"]?["name"] { members["appium:deviceName"] = name }
            if let version = hello["device"]?["systemVersion"] { members["appium:platformVersion"] = version }
            if let bundle = hello["app"]?["bundleIdentifier"] {
                if let wanted = capabilities["bundleId"]?.string, wanted != bundle.string {
                    app.terminate()
                    throw WebDriverError(.sessionNotCreated, "`\(wanted)` isn't installed; the app is `\(bundle.string ?? "")`")
                }
                members["appium:bundleId"] = bundle
            }
        }
        // Appium answers with names that lack its prefix, which clients read.
        for (name, value) in members where name.hasPrefix("appium:") { members[String(name.dropFirst("appium:".count))] = value }
        self.capabilities = .object(members)
    }

    /// Throws if the app can't be launched with these variables: the dynamic linker would load other code into it.
    func check(_ variables: [String: String]) throws {
        if let name = variables.keys.sorted().first(where: AppProcess.isLinkers) {
            throw WebDriverError(.invalidArgument, "`\(name)` can't be set for an app")
        }
    }

    func launch(arguments: [String]? = nil, environment: [String: String]? = nil, clearState: Bool = false) throws {
        guard !isRemoved else { throw WebDriverError(.unknownError, "the app is not installed") }
        let variables = environment ?? asked.environment
        try check(variables)
        // The app's date pickers start at the client's current day.
        let environment = ["UNDERSTUDY_DATE": "\(Date().timeIntervalSince1970)"].merging(asked.deviceSettings) { $1 }.merging(variables) {
            $1
        }
        let words = arguments ?? asked.arguments
        let settings = stride(from: 0, to: localization.count - 1, by: 2).map { Array(localization[$0...($0 + 1)]) }
        let own = settings.filter { !words.contains($0[0]) }.flatMap { $0 }
        try app.launch(arguments: words + own, environment: environment, clearState: clearState || isNew)
        processArguments = ["args": .array(words.map(JSONValue.string)), "env": .object(variables.mapValues(JSONValue.string))]
        (fingers, isLocked, isNew) = ([:], false, false)
        // The capability may name services that no app here can ask for.
        for (service, answer) in asked.permissions { try? set(permission: service, to: answer) }
        try settle()
    }

    /// Ends the app. Its files are gone when it is launched again.
    func clear() {
        app.terminate()
        isNew = true
    }

    /// Removes the app with its files. Returns whether it was installed.
    func remove() -> Bool {
        defer { (isRemoved, isNew) = (true, true) }
        app.terminate()
        return !isRemoved
    }

    /// Installs the session's app, which `path` must name as the capability `app` does. One that is installed keeps its files.
    func install(_ path: String) throws {
        guard path == asked["app"]?.string else {
            throw WebDriverError(.unsupportedOperation, "a session drives one app, so `\(path)` isn't installed")
        }
        isRemoved = false
    }

    /// The virtual time in seconds within which the app must settle after an action; Appium's setting of this name.
    var idleTimeout: TimeInterval { min(60, max(0, settings["waitForIdleTimeout"]?.number ?? 2)) }

    func settle() throws {
        hasWaited = false
        try app.request("settle", ["limit": .number(idleTimeout)])
    }

    /// Advances the app's clock. While the client waits, real time passes for work that needs it, such as a request.
    func advance(by interval: TimeInterval, waits: Bool = true) throws {
        hasWaited = true
        try app.request("advance", waits ? ["by": .number(interval), "waits": true] : ["by": .number(interval)])
    }

    /// Lets a screen that appeared while the client waited settle, as XCTest does before it touches the app: a controller takes no touches
    /// while it is presented.
    func settleBeforeTouch() throws { if hasWaited { try settle() } }

    /// Runs a command.
    ///
    /// The app's clock is paused while a command runs, and between commands. A pause of the client passes for the app as well. A client
    /// that waits for something repeats the same queries, often several in turn; each repetition advances the clock by half a second,
    /// Selenium's polling interval.
    func perform(name: String, isRead: Bool, _ body: JSONValue, _ command: (WebDriverSession) throws -> JSONValue) throws -> JSONValue {
        defer { lastAnswer = uptime() }
        let idle = lastAnswer.map { uptime() - $0 } ?? 0
        var pause = idle < Self.shortestPause ? 0 : min(idle, Self.longestPause)
        if isRead {
            let question = name + body.text
            if !questions.insert(question).inserted { (pause, questions) = (max(pause, 0.5), [question]) }
        } else {
            questions = []
        }
        if pause > 0 { try? advance(by: pause) }
        if !isRead || name.hasSuffix("elements") || name.hasSuffix("element") {
            try answerAlert(accepts: asked["autoAcceptAlerts"]?.bool == true, dismisses: asked["autoDismissAlerts"]?.bool == true)
        }
        return try command(self)
    }

    // MARK: Elements

    /// The W3C's key for an element's reference.
    static let elementKey = "element-6066-11e4-a52e-4f735466cecf"

    static func json(_ element: ElementSnapshot) -> JSONValue {
        [elementKey: .string(String(element.ref)), "ELEMENT": .string(String(element.ref))]
    }

    /// The rows of tables that a search includes although no cell shows them, as in XCTest: first where they are, then, if nothing else
    /// matches, what their cells contain.
    enum Rows: String { case frames, contents }

    func tree(_ rows: Rows = .frames) throws -> ElementSnapshot {
        let answer = try app.request("describe", ["format": "json", "rows": .string(rows.rawValue)])
        guard let tree = answer["tree"].flatMap(ElementSnapshot.init(json:)) else {
            throw WebDriverError(.unknownError, "the app did not describe its screen")
        }
        return tree
    }

    func reference(_ text: String) throws -> Int {
        guard let ref = Int(text), ref >= 0, ref < Int(Int32.max) else {
            throw WebDriverError(.noSuchElement, "`\(text)` isn't an element's ID")
        }
        return ref
    }

    /// Returns the current state of the referenced element.
    func element(_ text: String) throws -> ElementSnapshot {
        let ref = try reference(text)
        if let element = try tree().flattened.first(where: { $0.ref == ref }) { return element }
        // Part of a row that is out of sight, or was.
        do {
            let answer = try app.request("describe", ["within": .number(Double(ref)), "rows": "contents"])
            if var element = answer["tree"].flatMap(ElementSnapshot.init(json:)) {
                element.ref = ref
                return element
            }
        } catch let error as ControlError where error.code == .noSuchElement {}
        throw WebDriverError(.staleElement, "the element \(text) is no longer on screen")
    }

    static func orientation(_ text: String) -> String {
        text.uppercased() == "PORTRAIT" ? "portrait" : text.uppercased() == "LANDSCAPE" ? "landscapeRight" : text
    }
}

/// Reads the parameters of a command.
extension JSONValue {
    func needed(_ name: String) throws -> JSONValue {
        guard let value = self[name] else { throw WebDriverError(.invalidArgument, "`\(name)` is missing") }
        return value
    }

    func text(_ name: String) throws -> String {
        guard let text = try needed(name).string else { throw WebDriverError(.invalidArgument, "`\(name)` isn't a string") }
        return text
    }

    /// Returns a finite number; some clients send it as text.
    func optionalNumber(_ name: String) throws -> Double? {
        guard let value = self[name] else { return nil }
        guard let number = value.number ?? value.string.flatMap(Double.init), number.isFinite, abs(number) < 1e9 else {
            throw WebDriverError(.invalidArgument, "`\(name)` isn't a number")
        }
        return number
    }

    func number(_ name: String) throws -> Double {
        guard let number = try optionalNumber(name) else { throw WebDriverError(.invalidArgument, "`\(name)` is missing") }
        return number
    }
}
