import Foundation

extension AppRun {
    /// The options for launching an app.
    public struct Options: Sendable {
        /// Whether the app can access only its own files.
        public var isConfined = true
        /// Whether the app may open network connections.
        public var hasNetwork = true
        /// Whether the project's changes are loaded into the running app.
        public var followsChanges = false

        /// Creates the options for a confined app with the network.
        public init() {}

        /// The note that is printed once for a confined app.
        var line: String {
            "note: the app can access only its own files\(hasNetwork ? "" : ", and no network"); use --unsandboxed if it needs more"
        }
    }

    /// Returns an app's confinement: it reads its bundle, UIKit and the system's libraries, and writes to its home and to the user's
    /// screenshot files.
    static func confinement(
        _ product: Builder.Product, _ home: String, _ environment: HostEnvironment, _ variables: [String: String], _ options: Options
    ) -> Confinement {
        let isWindow = environment.host == .window
        var readable =
            ConfinedPlaces.system + [
                product.app, product.library.deletingLastPathComponent, product.app.deletingLastPathComponent.appending(".build/debug"),
            ] + (options.followsChanges ? [product.app.deletingLastPathComponent.appending("patches")] : [])
        // In an installed command, two builds of UIKit share resources through links, and the libraries they need are in another folder.
        readable += Installation.folders
        var writable = ConfinedPlaces.devices + [home]
        if let flow = environment.flow { readable += SourceTree(of: flow.deletingLastPathComponent).roots + [flow] }
        if let output = environment.output { writable.append(output) }
        if let previews = environment.previews { writable.append(previews.deletingLastPathComponent) }
        for file in [environment.trace, environment.screenshot, variables["UNDERSTUDY_FIRST_FRAME"]].compactMap({ $0 })
        where file.hasPrefix("/") {
            // Created in advance: the app may write to the file, but not to its folder.
            let descriptor = open(file, O_WRONLY | O_CREAT | O_CLOEXEC, 0o644)
            if descriptor >= 0 { close(descriptor) }
            writable.append(file)
        }
        if isWindow {
            readable += [variables["XAUTHORITY"], variables["XDG_RUNTIME_DIR"]].compactMap { $0 }
            writable += ["/dev/dri", "/dev/shm", "/dev/snd"]
        }
        return Confinement(
            readable: readable, writable: writable,
            network: isWindow ? .all : options.hasNetwork ? .outside : environment.host == .browser ? .listening : .none,
            environment: variables)
    }
}
