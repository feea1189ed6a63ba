/// The commands by name: those a flow may use here, and those of Maestro's it may not, with the reason.
enum FlowWords {
    static let known = [
        "assertNotVisible", "assertTrue", "assertVisible", "back", "clearKeychain", "clearState", "copyTextFrom", "doubleTapOn", "eraseText", "extendedWaitUntil",
        "hideKeyboard", "inputText", "killApp", "launchApp", "longPressOn", "memoryWarning", "openLink", "pasteText", "pressKey", "repeat", "resize", "retry", "rotate",
        "runFlow", "scroll", "scrollUntilVisible", "setClipboard", "setOrientation", "stopApp", "swipe", "takeScreenshot", "tapOn", "waitForAnimationToEnd",
    ]

    static let unsupported = [
        "evalScript": "scripts are not run; `${…}` understands names, texts and comparisons", "runScript": "scripts are not run; hand values in with `env:` or --env",
        "setLocation": "there is no location to set", "travel": "there is no location to set", "setAirplaneMode": "the network is the machine's own",
        "toggleAirplaneMode": "the network is the machine's own", "addMedia": "there is no photo library to add to",
        "setPermissions": "an app is asked for no permission",
        "startRecording": "no video is recorded; use takeScreenshot", "stopRecording": "no video is recorded; use takeScreenshot",
        "assertScreenshot": "pictures are compared in tests, not in flows", "assertWithAI": "no model is asked", "assertNoDefectsWithAI": "no model is asked",
        "extractTextWithAI": "no model is asked; use copyTextFrom", "inputRandomText": "a flow does the same each time; write the text",
        "inputRandomEmail": "a flow does the same each time; write the text", "inputRandomNumber": "a flow does the same each time; write the number",
        "inputRandomPersonName": "a flow does the same each time; write the name", "inputRandomCityName": "a flow does the same each time; write the name",
        "inputRandomCountryName": "a flow does the same each time; write the name", "inputRandomColorName": "a flow does the same each time; write the name",
    ]

    /// The known command that differs in a letter or two.
    static func nearest(to word: String) -> String? {
        let letters = Set(word.lowercased())
        return known.filter { abs($0.count - word.count) <= 2 && Set($0.lowercased()).symmetricDifference(letters).count <= 2 }.min {
            abs($0.count - word.count) < abs($1.count - word.count)
        }
    }
}
