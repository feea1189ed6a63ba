import Foundation
import UIKitRuntime

/// Makes `UserDefaults.set(nil, forKey:)` remove the value, as on Apple's platforms. Of the overloads that accept nil, Swift chooses the
/// one for a URL, and Linux's Foundation recurses infinitely in that one.
package enum NilDefaults {
    /// Installs the method once per process.
    package static func install() { _ = installed }

    private static let installed: Void = MethodReplacement.install(
        on: UserDefaults.self, empty: PlainDefaults.self, overriding: MendedDefaults.self)
}

private final class PlainDefaults: UserDefaults {}

private final class MendedDefaults: UserDefaults {
    override func set(_ url: URL?, forKey defaultName: String) {
        guard let url else { return removeObject(forKey: defaultName) }
        // Linux's Foundation stores only the path, even of a URL that is not a file's; it can read an archived URL.
        let data = url.isFileURL ? nil : try? NSKeyedArchiver.archivedData(withRootObject: url as NSURL, requiringSecureCoding: false)
        if let data { set(data as Any?, forKey: defaultName) } else { super.set(url, forKey: defaultName) }
    }
}
