import ArgumentParser
import ProjectBuilder

/// The arguments that limit what the app under test, or the tests, can access.
struct SandboxArguments: ParsableArguments {
    @Flag(help: "Let the app and tests access all your files. By default, they can access only their own, if the kernel supports Landlock.")
    var unsandboxed = false
    @Flag(help: "Run the app and tests without network access.")
    var noNetwork = false

    func validate() throws {
        if unsandboxed, noNetwork { throw ValidationError("--no-network can't be combined with --unsandboxed") }
    }

    var options: AppRun.Options {
        var options = AppRun.Options()
        options.isConfined = !unsandboxed
        options.hasNetwork = !noNetwork
        return options
    }
}
