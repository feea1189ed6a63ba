import ArgumentParser
import Foundation
import ProjectBuilder

/// The arguments that building, running, and testing share.
struct BuildArguments: ParsableArguments {
    @Argument(help: "The project: an .xcodeproj, an .xcworkspace, a Swift package, or a folder that contains one.")
    var path = "."

    @OptionGroup var compilation: CompileArguments

    @Option(help: "The scheme whose app to build or whose tests to run, instead of --target.")
    var scheme: String?

    @Flag(help: "Run the project's manifests, macros, and plugins without confinement, and read files outside its folder.")
    var trust = false

    func options() -> Builder.Options {
        var options = compilation.options(for: path)
        options.scheme = scheme
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
