import InterfaceBuilder

/// The commands by name: the supported ones with their options, and Maestro's unsupported ones with the reason.
enum FlowWords {
    /// The options of each command in addition to `label` and `optional`, which all commands have. `nil` for commands whose options are
    /// mixed with an element's criteria, or are names of the flow's own.
    static let options: [String: [String]?] = [
        "action": nil, "addMedia": ["files"], "assertDarkMode": [], "assertLightMode": [], "assertNotVisible": nil,
        "assertScreenshot": ["path", "cropOn", "thresholdPercentage"],
        "assertTrue": ["condition"], "assertVisible": nil, "back": [], "clearKeychain": [], "clearState": ["appId"], "copyTextFrom": nil,
        "doubleTapOn": nil,
        "eraseText": ["charactersToErase"], "evalScript": ["script"], "extendedWaitUntil": ["visible", "notVisible", "timeout"],
        "hideKeyboard": [],
        "inputRandomCityName": [], "inputRandomColorName": [], "inputRandomCountryName": [], "inputRandomEmail": [],
        "inputRandomNumber": ["length"],
        "inputRandomPersonName": [], "inputRandomText": ["length"], "inputText": ["text"], "killApp": ["appId"],
        "launchApp": ["appId", "stopApp", "clearState", "clearKeychain", "arguments", "permissions"], "longPressOn": nil,
        "memoryWarning": [],
        "openLink": ["link", "autoVerify", "browser"], "pasteText": [], "pressKey": ["key"], "repeat": ["times", "while", "commands"],
        "resize": ["width", "height"], "retry": ["maxRetries", "commands", "file", "env"], "rotate": ["orientation"],
        "runFlow": ["file", "commands", "when", "env"], "runScript": ["file", "env", "when"], "scroll": [],
        "scrollUntilVisible": [
            "element", "direction", "timeout", "speed", "visibilityPercentage", "centerElement", "waitToSettleTimeoutMs",
        ],
        "setAirplaneMode": ["value"], "setClipboard": ["text"], "setDarkMode": ["value"], "setLocation": ["latitude", "longitude"],
        "setOrientation": ["orientation"], "setPermissions": ["permissions", "appId"], "startRecording": ["path"], "stopApp": ["appId"],
        "stopRecording": [],
        "swipe": ["direction", "from", "start", "end", "duration", "waitToSettleTimeoutMs"], "takeScreenshot": ["path", "cropOn"],
        "tapOn": nil,
        "toggleAirplaneMode": [], "toggleDarkMode": [], "travel": ["points", "speed"], "waitForAnimationToEnd": ["timeout"],
    ]

    /// The commands that `action` names.
    static let actions = ["back", "clearKeychain", "hideKeyboard", "pasteText", "scroll"]

    static var known: [String] { options.keys.sorted() }

    static let unsupported = [
        "assertWithAI": "no AI model is available", "assertNoDefectsWithAI": "no AI model is available",
        "extractTextWithAI": "no AI model is available; use copyTextFrom",
    ]

    private static let keys = ["enter", "return", "backspace", "tab", "escape", "space", "arrowup", "arrowdown", "arrowleft", "arrowright"]
    private static let modifiers = ["cmd", "command", "ctrl", "control", "shift", "alt", "option"]

    /// Maestro's keys of Android devices and of television remotes.
    private static let foreignKeys =
        ["back", "power", "tv input", "tv input hdmi 1", "tv input hdmi 2", "tv input hdmi 3"]
        + [
            "dpad up", "dpad down", "dpad left", "dpad right", "dpad center", "media play pause", "media stop", "media next",
            "media previous", "media rewind", "media fast forward", "system navigation up", "system navigation down", "button a",
            "button b", "menu",
        ].map { "remote " + $0 }

    /// Returns the reason why a press of one of Maestro's keys changes nothing, or `nil` for any other key.
    ///
    /// Maestro's driver for iOS sends only enter, backspace, home, and lock. It accepts the other keys and does nothing.
    static func idleKey(_ name: String) -> String? {
        switch name.lowercased() {
        case "volume up", "volume down": "no sound plays here, so its volume stays"
        case let other where foreignKeys.contains(other): "iOS devices have no such key; as in Maestro, nothing is pressed"
        default: nil
        }
    }

    /// Returns whether a string names a key of the keyboard, with modifiers before it: `Enter`, `cmd+s`.
    static func isKey(_ name: String) -> Bool {
        var parts = name.lowercased().split(separator: "+").map(String.init)
        guard let last = parts.popLast() else { return false }
        return (keys.contains(last) || last.count == 1) && parts.allSatisfy(modifiers.contains)
    }

    /// Returns the known command that differs in a letter or two.
    static func nearest(to word: String) -> String? {
        let near = known.map { (name: $0, distance: Nearness.distance($0.lowercased(), word.lowercased())) }.filter { $0.distance <= 2 }
        return near.min { $0.distance < $1.distance }?.name
    }
}
