import Foundation

/// How the compiler and the package manager are run: they run a project's manifests, macros and plugins.
///
/// They read the machine but for people's files, of which they see the project's; they write in the project's folder of the cache; and only
/// fetching packages reaches the network. `--trust` turns it off.
struct BuildConfinement {
    /// The folder of the cache that is written.
    let folder: OwnedPath
    /// What of the person's is read.
    let tree: SourceTree
    /// Further places to read, of ours.
    var readable: [String] = []

    /// The words to run a command of the toolchain by, and the environment for it.
    func words(_ command: [String], reachesNetwork: Bool = false) throws -> [String] {
        guard !Trust.isGiven else { return command }
        try folder.appending("tmp").makeDirectory()
        let home = NSHomeDirectory()
        let settings = [".gitconfig", ".config/git", ".swiftpm/configuration", ".local/share/swiftly", ".swiftly", ".ssh/known_hosts"].map {
            home.appending($0)
        }
        var environment = ProcessInfo.processInfo.environment.filter { !Self.isSecret($0.key) }
        environment["TMPDIR"] = folder.path.appending("tmp")
        for name in ["SWIFTPM_MODULECACHE_OVERRIDE", "CLANG_MODULE_CACHE_PATH"] { environment[name] = folder.path.appending("modules") }
        environment["XDG_CACHE_HOME"] = folder.path.appending("caches")
        environment.merge(PackageAddress.git) { $1 }
        let confinement = Confinement(
            readable: ConfinedPlaces.machine(without: ConfinedPlaces.people) + ConfinedPlaces.toolchain + settings + tree.roots + readable
                + ["/run/systemd/resolve", "/run/resolvconf"],
            writable: [folder.path] + ConfinedPlaces.devices, network: reachesNetwork ? .outside : .none, environment: environment)
        return try confinement.prefix() + command
    }

    /// What SwiftPM is told, so that it writes where it may: its caches are shared by all projects, and one could spoil them for another.
    var packageManager: [String] {
        let configuration = NSHomeDirectory().appending(".swiftpm/configuration")
        let own = folder.path.appending("swiftpm")
        guard !Trust.isGiven else { return [] }
        return ["--cache-path", own.appending("cache"), "--security-path", own.appending("security"), "--config-path"]
            + [FileManager.default.fileExists(atPath: configuration) ? configuration : own.appending("configuration")]
    }

    /// By its name, a variable that holds a key, a token or a password, or leads to a program that does.
    static func isSecret(_ name: String) -> Bool {
        let words = [
            "TOKEN", "SECRET", "PASSWORD", "PASSWD", "CREDENTIAL", "API_KEY", "APIKEY", "PRIVATE_KEY", "ACCESS_KEY", "SSH_AUTH_SOCK",
            "SSH_AGENT", "GPG_AGENT", "DBUS_SESSION",
        ]
        return words.contains { name.uppercased().contains($0) }
    }
}
