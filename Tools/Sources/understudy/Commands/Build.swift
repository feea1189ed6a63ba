import ArgumentParser
import ProjectBuilder

/// What building, running and testing have in common.
struct BuildArguments: ParsableArguments {
    @Argument(help: "The project: .xcodeproj, .xcworkspace, Swift package, or a folder holding one.")
    var path = "."

    @Option(help: "The target; needed when the project has several apps.")
    var target: String?

    @Option(help: "Which build of UIKit to use: debug (built quickly) or release (runs faster).")
    var sdk: String = "debug"

    @Flag(name: .shortAndLong, help: "Show every note and the compiler's own output.")
    var verbose = false

    func options() throws -> Builder.Options {
        guard let sdk = SDK.Configuration(rawValue: sdk) else { throw Failure("--sdk is debug or release, not '\(sdk)'", kind: .usage) }
        var options = Builder.Options(path: path)
        options.target = target
        options.sdk = sdk
        options.isVerbose = verbose
        return options
    }
}

struct Build: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Translate and compile an app; print where its .app is.",
        discussion: "A build of an unchanged project starts no compiler. Errors show your own files, lines and columns.")
    @OptionGroup var build: BuildArguments

    func run() throws {
        let product = try Builder(try build.options()).build()
        Terminal.finishProgress()
        print(product.app)
    }
}
