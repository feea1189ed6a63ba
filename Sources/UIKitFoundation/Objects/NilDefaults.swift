import Foundation
import UIKitRuntime

/// Has `UserDefaults.set(nil, forKey:)` take the value out, as on Apple. Of the overloads that nil fits Swift chooses the one for a URL,
/// and Linux's Foundation calls that one again for nil, without end.
package enum NilDefaults {
    /// Once in a program.
    package static func install() { _ = installed }

    private static let installed: Void = MethodReplacement.install(
        on: UserDefaults.self, empty: PlainDefaults.self, overriding: MendedDefaults.self)
}

private final class PlainDefaults: UserDefaults {}

private final class MendedDefaults: UserDefaults {
    override func set(_ url: URL?, forKey defaultName: String) {
        guard let url else { return removeObject(forKey: defaultName) }
        // Linux's Foundation keeps the path alone, also of a URL that is no file's; what is archived it reads.
        let data = url.isFileURL ? nil : try? NSKeyedArchiver.archivedData(withRootObject: url as NSURL, requiringSecureCoding: false)
        if let data { set(data as Any?, forKey: defaultName) } else { super.set(url, forKey: defaultName) }
    }
}
