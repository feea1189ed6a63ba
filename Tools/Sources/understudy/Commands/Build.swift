import ArgumentParser
import Foundation
import ProjectBuilder

struct Build: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Compile an app or a project's libraries, and print their paths.",
        discussion: """
              understudy build MyApp.xcodeproj
              understudy build . --target Notes --json

            If nothing changed, no compiler starts. Errors give the file, line, and
            column in your own sources. Nothing is written in your project's folder;
            all products are in \(Cache.directory).

            The project's package manifests, macros, and plugins run confined,
            unless you use --trust.
            """)
    @OptionGroup var build: BuildArguments
    @Flag(help: "Print the paths of the bundle and its executable as JSON.")
    var json = false

    mutating func run() throws {
        _ = try build.applyConfiguration()
        var options = build.options()
        options.allowsLibraries = true
        let product = try Trust.$isGiven.withValue(build.trust) { [options] in try Builder(options).build() }
        Terminal.finishProgress()
        print(json ? try JSONText.of(product) : product.app)
    }
}
