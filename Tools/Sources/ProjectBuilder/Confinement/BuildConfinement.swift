import Foundation

/// The confinement of the compiler and the package manager, which run a project's manifests, macros and plugins.
///
/// They read the whole machine except for users' files, of which they see only the project's; they write to the project's folder of the
/// cache; and they access the network only to fetch packages. `--trust` turns confinement off.
struct BuildConfinement {
    /// The writable folder of the cache.
    let folder: OwnedPath
    /// The user's files that may be read.
    let tree: SourceTree
    /// Additional readable places of ours.
    var readable: [String] = []

    /// Returns the command line that runs a toolchain command, with its environment.
    func words(_ command: [String], reachesNetwork: Bool = false) throws -> [String] {
        guard !Trust.isGiven else { return command }
        try folder.appending("tmp").makeDirectory()
        let home = UserHome.path
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

    /// The SwiftPM options that direct its writes to permitted folders: its default caches are shared by all projects, and one project
    /// could corrupt them for another.
    var packageManager: [String] {
        let configuration = UserHome.path.appending(".swiftpm/configuration")
        let own = folder.path.appending("swiftpm")
        guard !Trust.isGiven else { return [] }
        return ["--cache-path", own.appending("cache"), "--security-path", own.appending("security"), "--config-path"]
            + [FileManager.default.fileExists(atPath: configuration) ? configuration : own.appending("configuration")]
    }

    /// Returns whether a variable's name suggests that it holds a key, a token or a password, or gives access to a program that does.
    static func isSecret(_ name: String) -> Bool {
        let words = [
            "TOKEN", "SECRET", "PASSWORD", "PASSWD", "CREDENTIAL", "API_KEY", "APIKEY", "PRIVATE_KEY", "ACCESS_KEY", "SSH_AUTH_SOCK",
            "SSH_AGENT", "GPG_AGENT", "DBUS_SESSION",
        ]
        return words.contains { name.uppercased().contains($0) }
    }
}
