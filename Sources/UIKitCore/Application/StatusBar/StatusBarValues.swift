import Foundation

/// What the status bar shows. A developer changes it for pictures, in the same way as with `simctl status_bar`; the app doesn't notice.
package struct StatusBarValues: Equatable, Sendable {
    /// The kind of network, with the names of `simctl status_bar --dataNetwork`.
    package enum Network: String, CaseIterable, Sendable {
        case hide, wifi
        case threeG = "3g"
        case fourG = "4g"
        case lte, fiveG = "5g"
        case fivePlusG = "5g+"

        /// The text in place of the symbol of a wireless network, or `nil` for the symbol.
        var text: String? { self == .wifi ? nil : self == .hide ? "" : rawValue.uppercased() }
    }
    /// The state of the battery, with the names of `simctl status_bar --batteryState`.
    package enum Battery: String, CaseIterable, Sendable { case charged, charging, discharging }

    /// The time, or `nil` for 9:41 in the device's form.
    package var time: String?
    package var network = Network.wifi
    /// The bars of the wireless network, from 0 to 3, and of the cellular one, from 0 to 4.
    package var wifiBars = 3, cellularBars = 4
    package var battery = Battery.discharging
    /// In percent.
    package var batteryLevel = 100

    package init() {}
}
