import Foundation
import UIKitRuntime

/// The version of the emulated system.
public enum EmulatedSystem {
    /// The version that a host requests, in place of the last one of the generation. Set before the app starts.
    // Set on the main thread before any other reads it.
    nonisolated(unsafe) package static var requested: String?

    /// The last system version of each generation, which its profile emulates.
    private static let versions: [Generation: String] = [
        .legacy5: "5.1.1", .ios6: "7.1.2", .ios8: "12.5.7", .ios13: "15.8.3", .ios16: "18.5", .ios26: "26.1",
    ]

    package static var version: String { requested ?? versions[Generation.current] ?? "17.5" }

    /// Returns whether the system has a version or a later one: the translation of `#available(iOS 26.1, *)`.
    public static func isAtLeast(_ major: Int, _ minor: Int) -> Bool {
        ProcessInfo.processInfo.isEmulatedSystemAtLeast(OperatingSystemVersion(majorVersion: major, minorVersion: minor, patchVersion: 0))
    }
}

// The translator writes these names for `operatingSystemVersion`, `operatingSystemVersionString`, and `isOperatingSystemAtLeast`, which
// Foundation answers with Linux's version.
extension ProcessInfo {
    /// The version of the emulated system, in place of Linux's.
    public var emulatedSystemVersion: OperatingSystemVersion {
        let numbers = EmulatedSystem.version.split(separator: ".").map { Int($0) ?? 0 } + [0, 0, 0]
        return OperatingSystemVersion(majorVersion: numbers[0], minorVersion: numbers[1], patchVersion: numbers[2])
    }

    /// The version of the emulated system as text, without a build number.
    public var emulatedSystemVersionString: String { "Version \(EmulatedSystem.version)" }

    /// Returns whether the emulated system has a version or a later one.
    public func isEmulatedSystemAtLeast(_ version: OperatingSystemVersion) -> Bool {
        let own = emulatedSystemVersion
        return (own.majorVersion, own.minorVersion, own.patchVersion)
            >= (version.majorVersion, version.minorVersion, version.patchVersion)
    }
}
