import ArgumentParser
import Foundation
import InterfaceBuilder
import ProjectBuilder

struct StoryboardMerge: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "merge", abstract: "Move the scenes of one storyboard into another, and resolve the references between them.",
        discussion: "The first storyboard stays in place. Remove it from the project, and delete it.")
    @Argument(help: "The storyboard whose scenes to move.")
    var source: String
    @Argument(help: "The storyboard to move them into.")
    var destination: String
    @Option(help: "Other storyboards whose references to update: files or folders.")
    var references: [String] = []

    func run() throws {
        let (other, file) = (try InterfaceFile.openStoryboard(source), try InterfaceFile.openStoryboard(destination))
        guard other.file != file.file else { throw Failure("\(source): a storyboard cannot be merged into itself", kind: .usage) }
        let count = other.scenes.count { $0.reference == nil }
        let rest = try (references.isEmpty ? ProjectFiles([]) : ProjectFiles.open(references)).project.files.filter {
            $0.file != other.file && $0.file != file.file
        }
        let changed = Merging.merge(other, into: file, rest: rest) + [file]
        // All before the first: half a merge would lose references.
        for file in changed { try file.checkPlace() }
        for file in changed { try file.save() }
        print("\(count) \(count == 1 ? "scene" : "scenes") moved from \(other.name) to \(file.file).")
    }
}
