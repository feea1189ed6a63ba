import ArgumentParser
import Foundation
import InterfaceBuilder
import ProjectBuilder

struct StoryboardDiff: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "diff", abstract: "Compare the scenes, views, and segues of two versions.",
        discussion: """
            The exit code is 1 if the files differ. Use - for standard input:
              git show HEAD:./App.storyboard | understudy storyboard diff - App.storyboard
            """)
    @Argument(help: "The older file.")
    var old: String
    @Argument(help: "The newer file.")
    var new: String
    @Flag(help: "Print JSON.")
    var json = false

    func run() throws {
        let diff = InterfaceDiff(from: try .open(old), to: try .open(new))
        print(json ? try diff.json().withEscapedTerminalControls : diff.text, terminator: "")
        if !diff.changes.isEmpty { throw ExitCode(1) }
    }
}
