import ArgumentParser
import Foundation
import ProjectBuilder

struct Build: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Compile an app, or a project's libraries; print where they are.",
        discussion: """
              understudy build MyApp.xcodeproj
              understudy build . --target Notes --json

            A build of an unchanged project starts no compiler. Errors show your
            own files, lines and columns. Nothing is written in your project's
            folder: everything lies in \(Cache.directory).

            Code of the project that runs: its packages' manifests, macros and
            plugins, confined unless --trust.
            """)
    @OptionGroup var build: BuildArguments
    @Flag(help: "Print JSON: the bundle and the executable in it.")
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
