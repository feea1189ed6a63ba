import Foundation

/// The limits of the apps that a UI test starts: those of every app, and in addition, an app can read the project, and the tests' bundle
/// and home, since tests give it the paths of their files there.
struct UITestConfinement: Encodable {
    /// The variable of the tests' process that contains the limits as JSON. `AppLimits` in XCUIAutomation reads it.
    static let variable = "UNDERSTUDY_UITEST_LIMITS"

    /// The command that confines itself, and the argument that makes it do so.
    let prefix: [String]
    let readable: [String], writable: [String]
    let network: Confinement.Network
    /// The names of the user's variables that an app doesn't see.
    let hidden: [String]

    /// Returns `nil` if the apps aren't confined.
    init?(_ program: TestProgram, of project: String, _ options: AppRun.Options) {
        guard options.isConfined else { return nil }
        guard Confinement.isAvailable, let command = Confinement.command else {
            Terminal.warningOnce(Confinement.unavailable)
            return nil
        }
        prefix = [command, Confinement.word]
        readable =
            ConfinedPlaces.system + Installation.folders + SourceTree(of: project).roots + [program.executable.deletingLastPathComponent]
        writable = ConfinedPlaces.devices
        network = options.hasNetwork ? .outside : .none
        let visible = ConfinedPlaces.variables(forWindow: false)
        hidden = ProcessInfo.processInfo.environment.keys.filter { visible[$0] == nil && program.environment[$0] == nil }.sorted()
    }

    func text() throws -> String { String(decoding: try JSONEncoder().encode(self), as: UTF8.self) }
}
