import AutomationClient
import Testing

@Suite("Messages of hot reload")
struct ReloadMessageTests {
    @Test("an app sets only the variables of its next launch that a page offers, with plain values")
    func settings() {
        let reply = ReloadReply(
            kind: .relaunch,
            settings: [
                "UNDERSTUDY_LANGUAGE": "zh-Hant-TW", "UNDERSTUDY_DEVICE": "iPhone SE (3rd generation)", "LD_PRELOAD": "app.so",
                "UNDERSTUDY_ORIENTATION": "portrait\nPATH=x", "UNDERSTUDY_APPEARANCE": String(repeating: "a", count: 65),
            ])
        #expect(reply.allowedSettings == ["UNDERSTUDY_LANGUAGE": "zh-Hant-TW", "UNDERSTUDY_DEVICE": "iPhone SE (3rd generation)"])
        #expect(ReloadReply(kind: .done).allowedSettings.isEmpty)
    }
}
