import Foundation
import SourceTranslator

/// Builds an app and runs it.
public enum AppRun {
    /// The app's exit code. A browser or window app takes this process's place, so that whatever stops one stops the other.
    public static func run(_ options: Builder.Options, _ environment: HostEnvironment) throws -> Int32 {
        let product = try Builder(options).build()
        Terminal.finishProgress()
        return try run(product, environment)
    }

    /// UIKit called on a background thread mostly works on a device, with a word from Xcode's Main Thread Checker. Swift's runtime would stop the app at
    /// the first closure of ours that runs there; it is told to go on, and the library says it once.
    private static let backgroundCalls = ["SWIFT_IS_CURRENT_EXECUTOR_LEGACY_MODE_OVERRIDE": "legacy", "SWIFT_UNEXPECTED_EXECUTOR_LOG_LEVEL": "0"]

    /// `home` is one that several runs share; without it a run has its own.
    public static func run(_ product: Builder.Product, _ environment: HostEnvironment, home shared: AppHome? = nil) throws -> Int32 {
        var variables = environment.variables
        let home = try shared ?? AppHome(product, isFresh: environment.host == .headless || environment.host == .flow)
        variables.merge(home.variables) { $1 }
        variables.merge(backgroundCalls) { $1 }
        // X looks for its key in the person's home.
        let key = NSHomeDirectory().appending(".Xauthority")
        if ProcessInfo.processInfo.environment["XAUTHORITY"] == nil, FileManager.default.fileExists(atPath: key) { variables["XAUTHORITY"] = key }
        if environment.host == .browser || environment.host == .window { Subprocess.replace(with: product.executable, arguments: [], environment: variables) }
        // Before libdispatch, so that the virtual clock is the one that Dispatch and tasks wait for.
        variables["LD_PRELOAD"] = product.library
        variables["UNDERSTUDY_HOME_IS_USED"] = home.isUsed ? "1" : "0"
        defer { if shared == nil { home.discard() } else { home.isUsed = true } }
        let end = try Subprocess.attend(product.executable, environment: variables)
        guard let signal = end.signal else { return end.status }
        if signal == SIGTERM || signal == SIGINT { return 128 + signal }
        throw Failure(
            "the app crashed: \(String(cString: strsignal(signal))). What it said last stands above, with the place in your sources. If that place is in UIKit's own sources, "
                + "the defect is ours: run again with --verbose and send what it prints")
    }
}

/// The home folder an app sees: its documents, caches and defaults, apart from the person's own.
public final class AppHome {
    let path: String
    private let isFresh: Bool
    /// Whether an app ran in it since it was made.
    fileprivate(set) var isUsed = false

    /// A fresh one for several runs, each of which finds what the ones before left; ``discard()`` ends it.
    public static func shared(by product: Builder.Product) throws -> AppHome { try AppHome(product, isFresh: true) }

    /// A fresh one lives as long as the run: a flow finds the same state each time.
    init(_ product: Builder.Product, isFresh: Bool) throws {
        self.isFresh = isFresh
        let name = product.app.lastPathComponent.deletingPathExtension
        path = isFresh
            ? FileManager.default.temporaryDirectory.path.appending("understudy-home-\(name)-\(ProcessInfo.processInfo.processIdentifier)")
            : product.app.deletingLastPathComponent.appending("home")
        if isFresh { try? FileManager.default.removeItem(atPath: path) }
        for folder in ["Documents", "Library/Preferences", "Library/Caches", "tmp"] {
            try FileManager.default.createDirectory(atPath: path.appending(folder), withIntermediateDirectories: true)
        }
    }

    var variables: [String: String] {
        [
            "UNDERSTUDY_HOME": path, "HOME": path, "CFFIXED_USER_HOME": path, "XDG_CONFIG_HOME": path.appending("Library/Preferences"),
            "XDG_CACHE_HOME": path.appending("Library/Caches"),
            "XDG_DATA_HOME": path.appending("Library"), "TMPDIR": path.appending("tmp"),
        ]
    }

    public func discard() { if isFresh { try? FileManager.default.removeItem(atPath: path) } }
}

/// Translation into a folder, for the command and the build plugin.
public enum TranslationFolder {
    public static func translate(_ sources: [String], settings: TranslationSettings, into folder: String) throws -> [TranslationIssue] {
        try TranslationStore(folder: folder, settings: settings).translate(sources).issues
    }
}
