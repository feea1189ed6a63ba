import Foundation
import UIKitRuntime

/// Makes `UserDefaults.set(nil, forKey:)` remove the value, as on Apple's platforms. Of the overloads that accept nil, Swift chooses the
/// one for a URL, and Linux's Foundation recurses infinitely in that one.
package enum NilDefaults {
    /// Installs the method once per process.
    package static func install() {
        FoundationChanges.installForDefaults()
        _ = installed
    }

    private static let installed: Void = MethodReplacement.install(
        on: UserDefaults.self, empty: PlainDefaults.self, overriding: MendedDefaults.self)
}

private final class PlainDefaults: UserDefaults {}

private final class MendedDefaults: UserDefaults {
    override func set(_ url: URL?, forKey defaultName: String) {
        guard let url else { return store(nil, defaultName, in: self) }
        // Linux's Foundation stores only the path, even of a URL that is not a file's; it can read an archived URL.
        let data = url.isFileURL ? nil : try? NSKeyedArchiver.archivedData(withRootObject: url as NSURL, requiringSecureCoding: false)
        if let data { store(data, defaultName, in: self) } else { super.set(url, forKey: defaultName) }
    }
}

/// Sets a value by the method table, in which the method is replaced, too. In a final class the compiler would call Foundation's directly.
@inline(never) private func store(_ value: Any?, _ key: String, in defaults: UserDefaults) { defaults.set(value, forKey: key) }
