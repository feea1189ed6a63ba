import AutomationClient
import Foundation

/// The files, the network, and the variables that the apps can access. `UITestConfinement` in ProjectBuilder writes it.
struct AppLimits: Decodable, Sendable {
    /// The command that confines itself, and the argument that makes it do so.
    var prefix: [String]
    var readable: [String]
    var writable: [String]
    var network: String
    /// The names of the user's variables that an app doesn't see.
    var hidden: [String]

    /// The limits of one launch. `Confinement` in ProjectBuilder reads them.
    private struct Words: Encodable {
        var readable: [String]
        var writable: [String]
        var network: String
        var environment: [String: String]
        var kept: [String]
    }

    /// Returns the limits that the tests' process was given, or `nil` if the apps aren't confined.
    static func given(_ environment: [String: String]) throws -> AppLimits? {
        guard let text = environment["UNDERSTUDY_UITEST_LIMITS"] else { return nil }
        guard let limits = try? JSONDecoder().decode(Self.self, from: Data(text.utf8)) else {
            throw ControlError(.failed, "the limits of the app can't be read")
        }
        return limits
    }

    /// Returns the command that starts an app's command within the limits. `own` is the environment of this process, whose values aren't
    /// among the words, which all users of the machine can read.
    func confined(
        _ command: [String], _ product: TestConfiguration.App, _ environment: [String: String], home: String, own: [String: String]
    ) throws -> [String] {
        let bundle = URL(fileURLWithPath: product.executable).deletingLastPathComponent()
        let files = [
            bundle.path, bundle.deletingLastPathComponent().path + "/.build/debug",
            URL(fileURLWithPath: product.library).deletingLastPathComponent().path,
        ]
        // The tests' own files, whose paths they give to the app.
        let tests = [own["UNDERSTUDY_HOME"]].compactMap { $0 }
        let hidden = Set(hidden), visible = environment.filter { !hidden.contains($0.key) || own[$0.key] != $0.value }
        let words = Words(
            readable: readable + files + tests, writable: writable + [home], network: network,
            environment: visible.filter { own[$0.key] != $0.value }, kept: visible.filter { own[$0.key] == $0.value }.keys.sorted())
        return prefix + [String(decoding: try JSONEncoder().encode(words), as: UTF8.self)] + command
    }
}
