import Foundation
import UIKitRuntime

/// Has `UserDefaults.set(nil, forKey:)` take the value out, as on Apple. Of the overloads that nil fits Swift chooses the one for a URL, and Linux's
/// Foundation calls that one again for nil, without end.
package enum NilDefaults {
    /// Once in a program.
    package static func install() { _ = installed }

    private static let installed: Void = MethodReplacement.install(on: UserDefaults.self, empty: PlainDefaults.self, overriding: MendedDefaults.self)
}

private final class PlainDefaults: UserDefaults {}

private final class MendedDefaults: UserDefaults {
    override func set(_ url: URL?, forKey defaultName: String) {
        if let url { super.set(url, forKey: defaultName) } else { removeObject(forKey: defaultName) }
    }
}
