import ArgumentParser
import ProjectBuilder

/// The arguments that limit what the app under test can access.
struct SandboxArguments: ParsableArguments {
    @Flag(help: "Let the app read and change all that you can. Without it, it sees its own files only, where the kernel has Landlock.")
    var unsandboxed = false
    @Flag(help: "Let the app connect to nothing.")
    var noNetwork = false

    func validate() throws {
        if unsandboxed, noNetwork { throw ValidationError("--no-network needs the sandbox that --unsandboxed turns off") }
    }

    var options: AppRun.Options {
        var options = AppRun.Options()
        options.isConfined = !unsandboxed
        options.hasNetwork = !noNetwork
        return options
    }
}
