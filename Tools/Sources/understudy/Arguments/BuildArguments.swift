import ArgumentParser
import Foundation
import ProjectBuilder

extension SDK.Configuration: ExpressibleByArgument {}

/// The arguments that building, running and testing share.
struct BuildArguments: ParsableArguments {
    @Argument(help: "The project: .xcodeproj, .xcworkspace, Swift package, or a folder holding one.")
    var path = "."

    @Option(help: "The target; needed when the project has several apps.")
    var target: String?

    @Option(help: "The scheme whose app to build or whose tests to run, instead of --target.")
    var scheme: String?

    @Flag(help: "Go on without packages, pods and modules that are not here: what needs them is left out, place by place.")
    var skipMissing = false

    @Option(help: "Which build of UIKit to use: debug (built quickly) or release (runs faster).")
    var sdk: SDK.Configuration = .debug

    @Flag(name: .shortAndLong, help: "Show every note and the compiler's own output.")
    var verbose = false

    @Flag(help: "Let the project's manifests, macros and plugins, and the files it names outside its folder, do and be whatever you may.")
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
