import ArgumentParser
import Foundation
import InterfaceBuilder
import ProjectBuilder

struct StoryboardDiff: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "diff", abstract: "Tell the difference between two versions in scenes, views and segues.",
        discussion: """
            Exit code 1 when they differ. A file may be -, standard input:
              git show HEAD:App/Main.storyboard | understudy storyboard diff - App/Main.storyboard
            """)
    @Argument(help: "The older file.")
    var old: String
    @Argument(help: "The newer file.")
    var new: String
    @Flag(help: "Print JSON.")
    var json = false

    func run() throws {
        let diff = InterfaceDiff(from: try .open(old), to: try .open(new))
        print(json ? try diff.json() : diff.text, terminator: "")
        if !diff.changes.isEmpty { throw ExitCode(1) }
    }
}
