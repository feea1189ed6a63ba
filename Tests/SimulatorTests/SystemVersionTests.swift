import EmulatedDevices
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

    @Test("the device's name is that of the emulated one, as on simulators: thumbtack/thumbprint-ios asserts it before it records")
    func name() {
        let host = UIScreen.main.host
        defer { UIScreen.main.host = host }
        UIScreen.main.host.device = DeviceDescription.named("iPhone 15") ?? .default
        #expect(UIDevice.current.name == "iPhone 15")
        #expect(UIDevice.current.model == "iPhone")
    }
}
