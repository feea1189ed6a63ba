import ArgumentParser
import Foundation
import ProjectBuilder

struct Lsp: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "lsp",
        abstract: "Run a language server: completion, definitions, and errors in an iOS project.",
        discussion: """
              understudy lsp

            Use this command as the Swift language server in your editor's settings,
            in place of sourcekit-lsp. It starts the toolchain's sourcekit-lsp with
            the project's settings and with UIKit. Without PATH, it uses the project
            in the folder that the editor opens. docs/editor.md has examples.

            The language server, and the project's package manifests, macros, and
            plugins run confined, unless you use --trust.
            """)
    @Argument(help: "The project: an .xcodeproj, an .xcworkspace, a Swift package, or a folder that contains one.")
    var path: String?

    @Flag(help: "Run the project's manifests, macros, and plugins without confinement, and read files outside its folder.")
    var trust = false

    mutating func run() throws {
        if let path = path.map(absolute), !FileManager.default.fileExists(atPath: path) { throw Failure("\(path): no such file or folder") }
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
