import Foundation
import SourceTranslator

/// Builds an app and runs it.
public enum AppRun {
    /// Builds and runs the app and returns its exit code. A browser or window app replaces this process, so stopping one stops the other.
    public static func run(_ options: Builder.Options, _ environment: HostEnvironment, _ run: Options = Options()) throws -> Int32 {
        var options = options
        let isShown = environment.host == .browser || environment.host == .window
        options.isReloadable = run.followsChanges && isShown
        let builder = Builder(options)
        let product = try builder.build()
        Terminal.finishProgress()
        return try self.run(product, environment, run, builder: options.isReloadable ? builder : nil)
    }

    /// On a device, UIKit calls from a background thread mostly work and Xcode's Main Thread Checker reports them. Swift's runtime would
    /// stop the app at the first of our closures that runs there; these variables let it continue, and the library reports the call once.
    private static let backgroundCalls = [
        "SWIFT_IS_CURRENT_EXECUTOR_LEGACY_MODE_OVERRIDE": "legacy", "SWIFT_UNEXPECTED_EXECUTOR_LOG_LEVEL": "0",
    ]

    /// A program that traps reports the lines that led there; any more information takes seconds each time.
    static let backtrace =
        ProcessInfo.processInfo.environment["SWIFT_BACKTRACE"]
        ?? "enable=yes,threads=crashed,registers=none,images=none,symbolicate=fast,interactive=no,color=no"

    /// Runs a built app. `home` is a home folder that several runs share; without it the run gets its own.
    public static func run(
        _ product: Builder.Product, _ environment: HostEnvironment, _ options: Options = Options(), home shared: AppHome? = nil,
        builder: Builder? = nil
    ) throws -> Int32 {
        let isConfined = options.isConfined && Confinement.isAvailable
        if isConfined { Terminal.noteOnce(options.line) } else if options.isConfined { Terminal.warningOnce(Confinement.unavailable) }
        var variables = isConfined ? ConfinedPlaces.variables(forWindow: environment.host == .window) : ProcessInfo.processInfo.environment
        variables.merge(environment.variables) { $1 }
        let home =
            try shared
            ?? AppHome(product, isFresh: environment.host == .headless || environment.host == .flow || environment.host == .previews)
        variables.merge(home.variables) { $1 }
        variables.merge(backgroundCalls) { $1 }
        // X looks for its key in the user's home folder.
        let key = UserHome.path.appending(".Xauthority")
        if environment.host == .window, variables["XAUTHORITY"] == nil, FileManager.default.fileExists(atPath: key) {
            variables["XAUTHORITY"] = key
        }
        func confinement() -> Confinement? { isConfined ? Self.confinement(product, home.path, environment, variables, options) : nil }
        if let builder {
            let session = try ReloadSession(builder, product) { product, added in
                try PatchCompiler.folder(Cache.place(product.app.deletingLastPathComponent)).makeDirectory()
                return try Confinement.spawn(
                    product.executable, environment: variables.merging(added) { $1 },
                    confinement: isConfined
                        ? Self.confinement(product, home.path, environment, variables.merging(added) { $1 }, options) : nil)
            }
            return try Self.code(session.run())
        }
        if environment.host == .browser || environment.host == .window {
            guard let confinement = confinement() else {
                Subprocess.replace(with: product.executable, arguments: [], environment: variables)
            }
            try confinement.become([product.executable])
        }
        // Loaded before libdispatch, so that Dispatch and tasks wait on the virtual clock.
        variables["LD_PRELOAD"] = product.library
        if environment.host == .previews { variables["SWIFT_BACKTRACE"] = backtrace }
        variables["UNDERSTUDY_HOME_IS_USED"] = home.isUsed ? "1" : "0"
        defer { if shared == nil { home.discard() } else { home.isUsed = true } }
        let end = try Confinement.attend(product.executable, environment: variables, confinement: confinement())
        if environment.host == .previews, let signal = end.signal { return 128 + signal }
        return try code(end)
    }

    private static func code(_ end: (status: Int32, signal: Int32?)) throws -> Int32 {
        guard let signal = end.signal else { return end.status }
        if signal == SIGTERM || signal == SIGINT { return 128 + signal }
        throw Failure(
            "the app crashed: \(String(cString: strsignal(signal))). Its last output is above, with the place in your sources. If that place is in UIKit's own sources, "
                + "the defect is in Understudy: run again with --verbose, and send the output")
    }
}

/// The home folder that an app sees: its documents, caches, and defaults, separate from the user's own.
public final class AppHome {
    var path: String { folder.path }
    private let folder: OwnedPath
    private let isFresh: Bool
    /// Whether an app has run in the folder since it was created.
    fileprivate(set) var isUsed = false

    /// Creates a fresh home folder for several runs, each of which finds the state that the previous ones left; ``discard()`` removes it.
    public static func shared(by product: Builder.Product) throws -> AppHome { try AppHome(product, isFresh: true) }

    /// Creates a home folder. A fresh one lives as long as the run, so a flow finds the same state each time. No other user can read either
    /// kind.
    init(_ product: Builder.Product, isFresh: Bool) throws {
        self.isFresh = isFresh
        folder = try isFresh ? OwnedFolder.temporary("home").appending("home") : Self.kept(product)
        for name in ["Documents", "Library/Preferences", "Library/Caches", "tmp"] { try folder.appending(name).makeDirectory() }
        chmod(folder.path, 0o700)
    }

    /// The persistent home folder, inside the project's folder of the cache.
    private static func kept(_ product: Builder.Product) throws -> OwnedPath {
        let place = try Cache.place(product.app.deletingLastPathComponent)
        // Every build of the app finds the data that an earlier one stored.
        return try (place.name == Builder.reloadable ? place.parent : place).appending("home")
    }

    var variables: [String: String] {
        [
            "UNDERSTUDY_HOME": path, "HOME": path, "CFFIXED_USER_HOME": path, "XDG_CONFIG_HOME": path.appending("Library/Preferences"),
            "XDG_CACHE_HOME": path.appending("Library/Caches"),
            "XDG_DATA_HOME": path.appending("Library"), "TMPDIR": path.appending("tmp"),
        ]
    }

    /// Removes the home folder if it was created for this run. Has no effect on one that is kept.
    public func discard() { if isFresh { try? folder.root.remove() } }
}

/// Translates sources into a folder, for the command and the build plugin.
public enum TranslationFolder {
    /// Translates sources into a folder, except those that haven't changed.
    /// - Returns: The issues of all sources.
    public static func translate(_ sources: [String], settings: TranslationSettings, into folder: String) throws -> [TranslationIssue] {
        try TranslationStore(folder: OwnedPath(root: .forTranslations(folder), components: []), settings: settings).translate(sources)
            .issues
    }
}
