import DeviceServices
@testable import Simulator
import Testing
@testable import UIKitCore

@MainActor @Suite("Requests for access", .serialized)
struct PermissionAlertTests {
    @Test(
        "buttons have the titles of the system's version",
        arguments: [
            ("16.4", DeviceServices.Permission.camera, ["Don’t Allow", "OK"]), ("17.0", .camera, ["Don’t Allow", "Allow"]),
            ("15.2", .notifications, ["Don’t Allow", "Allow"]), ("18.5", .calendar, ["Don’t Allow", "Allow Full Access"]),
            ("16.4", .calendar, ["Don’t Allow", "OK"]), ("16.4", .photos, ["Select Photos…", "Allow Access to All Photos", "Don’t Allow"]),
            ("17.0", .photos, ["Limit Access…", "Allow Full Access", "Don’t Allow"]), ("12.4", .location, ["Don’t Allow", "Allow"]),
            ("13.7", .location, ["Allow While Using App", "Allow Once", "Don’t Allow"]),
            ("18.5", .location, ["Allow Once", "Allow While Using App", "Don’t Allow"]),
        ])
    func titles(_ version: String, _ permission: DeviceServices.Permission, _ titles: [String]) {
        EmulatedSystem.requested = version
        defer { EmulatedSystem.requested = nil }
        #expect(PermissionAlert.words(for: permission).buttons.map(\.0) == titles)
    }
}
