import ArgumentParser
import Foundation
import ProjectBuilder

struct Lsp: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "lsp",
        abstract: "Serve an editor: completion, definitions, and errors in a project for iOS.",
        discussion: """
              understudy lsp

            An editor's settings name this as the Swift language server, in place of
            sourcekit-lsp. It starts the toolchain's own with the project's settings
            and with UIKit. Without PATH, the project is in the folder that the
            editor opens. docs/editor.md has examples for editors.
            """)
    @Argument(help: "The project: an .xcodeproj, an .xcworkspace, a Swift package, or a folder that contains one.")
    var path: String?

    @Flag(help: "Run the project's manifests, macros, and plugins without confinement, and read files outside its folder.")
    var trust = false

    mutating func run() throws {
        let streams = try MessageStreams()
        let server = LanguageServer(path: path) { path in
            var options = Builder.Options(path: path)
            options.skipsMissing = true
            options.allowsLibraries = true
            options.leavesOut = true
            return options
        }
        throw ExitCode(try Trust.$isGiven.withValue(trust) { try server.serve(streams.input, streams.output) })
    }
}
