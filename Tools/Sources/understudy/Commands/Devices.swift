import ArgumentParser
import EmulatedDevices
import Foundation

struct Devices: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "List the devices whose screens an app can see.",
        discussion: """
              understudy devices               all of them
              understudy devices "ipad air"    those whose name contains these words
              understudy run . --device "iPhone SE (3rd generation)"

            Case, spaces, and the word "generation" don't matter in names. All names
            on a line refer to the same screen.
            """)
    @Argument(help: "Show only devices whose name contains this.")
    var name: String?
    @Flag(help: "Print JSON: sizes in points, scale in pixels per point.")
    var json = false

    func run() throws {
        let devices = DeviceDescription.all.filter { device in name.map(device.hasName(containing:)) ?? true }
        if json { return print(try JSONText.of(devices.map(Row.init))) }
        guard !devices.isEmpty else { throw DeviceArguments.unknown(name ?? "") }
        for (idiom, title) in [(DeviceDescription.Idiom.phone, "iPhone"), (.pad, "iPad")] {
            let rows = devices.filter { $0.idiom == idiom }
            guard !rows.isEmpty else { continue }
            print(title)
            for device in rows { print("  " + line(device)) }
        }
    }

    private func line(_ device: DeviceDescription) -> String {
        let size = "\(Int(device.size.width)) × \(Int(device.size.height))"
        var line = pad(device.name, 28) + pad(size, 13) + "@\(Int(device.scale))x"
        if device.name == DeviceDescription.default.name { line += "  (the default)" }
        if device.names.count > 1 { line += "  also " + device.names.dropFirst().joined(separator: ", ") }
        return line
    }

    private func pad(_ text: String, _ width: Int) -> String { text + String(repeating: " ", count: max(1, width - text.count)) }

    private struct Row: Encodable {
        struct Insets: Encodable { var top, left, bottom, right: Double }
        var name: String
        var otherNames: [String]
        var idiom: String
        var width, height, scale: Double
        var safeArea, safeAreaInLandscape: Insets
        var statusBarHeight, cornerRadius: Double
        var isDefault: Bool

        init(_ device: DeviceDescription) {
            func insets(_ insets: DeviceInsets) -> Insets {
                Insets(top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right)
            }
            (name, otherNames, idiom) = (device.name, Array(device.names.dropFirst()), device.idiom.rawValue)
            (width, height, scale) = (device.size.width, device.size.height, device.scale)
            (safeArea, safeAreaInLandscape) = (insets(device.portraitSafeArea), insets(device.landscapeSafeArea))
            (statusBarHeight, cornerRadius) = (device.statusBarHeight, device.cornerRadius)
            isDefault = device.name == DeviceDescription.default.name
        }
    }
}
