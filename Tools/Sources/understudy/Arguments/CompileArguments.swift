import ArgumentParser
import ProjectBuilder

extension SDK.Configuration: ExpressibleByArgument {}

/// The arguments that every command that compiles a project shares.
struct CompileArguments: ParsableArguments {
    @Option(help: "The target; needed when the project has several apps.")
    var target: String?

    @Flag(help: "Leave out code that needs packages, pods, or modules that aren't available.")
    var skipMissing = false

    @Option(help: "The build of UIKit to use: debug (builds faster) or release (runs faster).")
    var sdk: SDK.Configuration = .debug

    @Flag(name: .shortAndLong, help: "Show every note and the compiler's own output.")
    var verbose = false

    /// Uses the project's `understudy.yml` for options that the command line omits.
    mutating func apply(_ file: ProjectConfiguration) {
        target = target ?? file.text("target")
        skipMissing = skipMissing || file.flag("skipMissing") == true
    }

    func options(for path: String) -> Builder.Options {
        var options = Builder.Options(path: path)
        options.target = target
        options.skipsMissing = skipMissing
        options.sdk = sdk
        options.isVerbose = verbose
        return options
    }
}
