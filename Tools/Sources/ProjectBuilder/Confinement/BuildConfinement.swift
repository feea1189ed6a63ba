import Foundation

/// The confinement of the compiler and the package manager, which run a project's manifests, macros, and plugins.
///
/// They read the whole machine except for users' files, of which they see only the project's; they write to the project's folder of the
/// cache; and they access the network only to fetch packages. `--trust` turns confinement off.
struct BuildConfinement {
    /// The writable folder of the cache.
    let folder: OwnedPath
    /// The user's files that may be read.
    let tree: SourceTree
    /// Additional folders of Understudy that may be read.
    var readable: [String] = []

    /// Returns the command line that runs a toolchain command, with its environment.
    func words(_ command: [String], reachesNetwork: Bool = false) throws -> [String] {
        guard !Trust.isGiven else { return command }
        try folder.appending("tmp").makeDirectory()
        let home = UserHome.path
        let settings = [".gitconfig", ".config/git", ".swiftpm/configuration", ".local/share/swiftly", ".swiftly", ".ssh/known_hosts"].map {
            home.appending($0)
        }
        var environment = ProcessInfo.processInfo.environment.filter { !Self.isSecret($0.key, $0.value) }
        environment["TMPDIR"] = folder.path.appending("tmp")
        for name in ["SWIFTPM_MODULECACHE_OVERRIDE", "CLANG_MODULE_CACHE_PATH"] { environment[name] = folder.path.appending("modules") }
        environment["XDG_CACHE_HOME"] = folder.path.appending("caches")
        environment.merge(PackageAddress.git) { $1 }
        let confinement = Confinement(
            readable: ConfinedPlaces.machine(without: ConfinedPlaces.people + neighborhood) + ConfinedPlaces.toolchain + settings
                + tree.roots + readable
                + ["/run/systemd/resolve", "/run/resolvconf"],
            writable: [folder.path] + ConfinedPlaces.devices, network: reachesNetwork ? .outside : .none, environment: environment)
        return try confinement.prefix() + command
    }

    /// The folders that contain the project's, whose other contents are probably the user's, too: `/workspaces`, `/builds/group`.
    var neighborhood: [String] {
        tree.roots.map(\.deletingLastPathComponent).filter { folder in
            folder.count > 1 && !["/opt", "/usr", "/nix", "/var"].contains { folder == $0 || folder.hasPrefix($0 + "/") }
        }
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

    /// Returns whether a variable's name suggests that it holds a key, a token, or a password, or gives access to a program that does, or
    /// whether its value is an address with a password. The address of a proxy is needed to fetch packages.
    static func isSecret(_ name: String, _ value: String) -> Bool {
        let name = name.uppercased(), parts = Set(name.split(separator: "_").map(String.init))
        let within = [
            "TOKEN", "SECRET", "PASSWORD", "PASSWD", "PASSPHRASE", "CREDENTIAL", "APIKEY", "SSH_AGENT", "GPG_AGENT", "DBUS_SESSION",
        ]
        return !parts.isDisjoint(with: ["KEY", "KEYS", "PASS", "PAT", "AUTH", "DSN", "COOKIE", "JWT", "BEARER", "WEBHOOK"])
            || within.contains { name.contains($0) }
            || !name.hasSuffix("_PROXY") && value.firstMatch(of: /:\/\/[^\/\s@:]*:[^\/\s@]+@/) != nil
    }
}
