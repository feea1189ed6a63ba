import ArgumentParser
import Foundation
import ProjectBuilder

extension SDK.Configuration: ExpressibleByArgument {}

/// The arguments that building, running, and testing share.
struct BuildArguments: ParsableArguments {
    @Argument(help: "The project: an .xcodeproj, an .xcworkspace, a Swift package, or a folder that contains one.")
    var path = "."

    @Option(help: "The target; needed when the project has several apps.")
    var target: String?

    @Option(help: "The scheme whose app to build or whose tests to run, instead of --target.")
    var scheme: String?

    @Flag(help: "Leave out code that needs packages, pods, or modules that aren't available.")
    var skipMissing = false

    @Option(help: "The build of UIKit to use: debug (builds faster) or release (runs faster).")
    var sdk: SDK.Configuration = .debug

    @Flag(name: .shortAndLong, help: "Show every note and the compiler's own output.")
    var verbose = false

    @Flag(help: "Run the project's manifests, macros, and plugins without confinement, and read files outside its folder.")
    var trust = false

    func options() -> Builder.Options {
        var options = Builder.Options(path: path)
        options.target = target
        options.scheme = scheme
        options.skipsMissing = skipMissing
        options.sdk = sdk
        options.isVerbose = verbose
        return options
    }
}

func absolute(_ path: String) -> String { path.standardizedPath }

/// Returns the absolute path of an output. Throws `Failure` if a link in one of the projects leads elsewhere from it, or from one of the
/// `names` below it.
func outputPath(_ path: String, _ names: String..., of projects: [String]) throws -> String {
    let path = absolute(path)
    for project in projects {
        for place in [path] + names.map({ path + "/" + $0 }) { try OutputPlace.check(place, of: absolute(project)) }
    }
    return path
}
