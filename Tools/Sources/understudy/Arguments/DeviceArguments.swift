import ArgumentParser
import EmulatedDevices
import InterfaceBuilder
import ProjectBuilder

/// The device that an app sees, and the rest of its environment.
struct DeviceArguments: ParsableArguments {
    enum Orientation: String, CaseIterable, ExpressibleByArgument { case portrait, landscapeLeft, landscapeRight, portraitUpsideDown }
    enum Appearance: String, CaseIterable, ExpressibleByArgument { case light, dark }
    /// The names of `simctl ui`.
    enum ContentSize: String, CaseIterable, ExpressibleByArgument {
        case extraSmall = "extra-small"
        case small, medium, large
        case extraLarge = "extra-large"
        case extraExtraLarge = "extra-extra-large"
        case extraExtraExtraLarge = "extra-extra-extra-large"
        case accessibilityMedium = "accessibility-medium"
        case accessibilityLarge = "accessibility-large"
        case accessibilityExtraLarge = "accessibility-extra-large"
        case accessibilityExtraExtraLarge = "accessibility-extra-extra-large"
        case accessibilityExtraExtraExtraLarge = "accessibility-extra-extra-extra-large"
    }
    /// The names of `Generation` in UIKitRuntime.
    enum Generation: String, CaseIterable, ExpressibleByArgument { case legacy5, ios6, ios8, ios13, ios16, ios26 }

    @Option(help: "The device to emulate. `understudy devices` lists the names.")
    var device: String?
    @Option(help: "The orientation of the device at launch.")
    var orientation: Orientation?
    @Option(help: "The interface style.")
    var appearance: Appearance?
    @Option(help: "The preferred text size.")
    var contentSize: ContentSize?
    @Flag(help: "Turn on Increase Contrast.")
    var increaseContrast = false
    @Option(help: "The iOS generation to emulate: callback order, metrics, and appearance.")
    var generation: Generation?
    @Option(help: "The app's language, such as de or pt-BR.")
    var language: String?

    func environment(_ host: HostEnvironment.Host) throws -> HostEnvironment {
        if let device, !Self.isKnown(device) { throw Self.unknown(device) }
        var environment = HostEnvironment(host: host)
        environment.device = device
        environment.orientation = orientation?.rawValue
        environment.appearance = appearance?.rawValue
        environment.contentSize = contentSize?.rawValue
        environment.isContrastIncreased = increaseContrast
        environment.generation = generation?.rawValue
        environment.language = language
        return environment
    }

    static func isKnown(_ name: String) -> Bool { DeviceDescription.named(name) != nil }

    static func unknown(_ name: String) -> Failure {
        let near = Nearness.nearest(to: name, among: DeviceDescription.all.flatMap(\.names))
        let hint = near.isEmpty ? "" : " Did you mean \(near.map { "'\($0)'" }.joined(separator: " or "))?"
        return Failure("there is no device '\(name)'.\(hint) 'understudy devices' lists all devices", kind: .usage)
    }
}
