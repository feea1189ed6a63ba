@testable import Simulator
import Testing
@testable import UIKitCore

@MainActor @Suite(.serialized) struct SystemVersionTests {
    @Test("UNDERSTUDY_SYSTEM_VERSION is the reported system version; the default is the last one of the device's generation")
    func version() {
        defer { EmulatedSystem.requested = nil }
        #expect(Generation.emulating(.ios16) { UIDevice.current.systemVersion } == "18.5")
        _ = HostSettings(environment: ["UNDERSTUDY_SYSTEM_VERSION": "17.5"])
        #expect(UIDevice.current.systemVersion == "17.5")
    }
}
