import ArgumentParser
import Foundation
import InterfaceBuilder
import ProjectBuilder

struct Storyboard: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Check, draw, split, merge, compare, and compile storyboards and xibs.",
        discussion: """
              understudy storyboard lint .                       find problems
              understudy storyboard graph . --output flow.svg    draw the segues
              understudy storyboard diff Old.storyboard Main.storyboard

            These commands don't build the app and run no code of the project.
            """,
        subcommands: [
            StoryboardLint.self, StoryboardGraph.self, StoryboardRender.self, StoryboardExtract.self, StoryboardMerge.self,
            StoryboardDiff.self, StoryboardCompile.self,
        ])
}

extension ProjectFiles {
    /// Opens the files at the paths, and reports those that could not be read.
    static func open(_ paths: [String]) throws -> ProjectFiles {
        for path in paths where !FileManager.default.fileExists(atPath: path) { throw Failure("\(path): no such file or folder") }
        let files = ProjectFiles(paths.map(absolute))
        if files.project.files.isEmpty, files.failures.isEmpty, files.others.isEmpty {
            throw Failure("\(paths.joined(separator: ", ")): no storyboard or xib found")
        }
        for failure in files.failures { Terminal.note(failure.description) }
        for other in files.others { Terminal.note("Left out: " + other.description) }
        return files
    }
}

extension InterfaceFile {
    static func open(_ path: String) throws -> InterfaceFile {
        // Input from a pipe, as from `git show`, has no size and no extension.
        let isPipe = path == "-" || path.hasPrefix("/dev/fd/")
        let piped = isPipe ? (path == "-" ? .standardInput : FileHandle(forReadingAtPath: path))?.readDataToEndOfFile() : nil
        do {
            if let piped { return try InterfaceFile(MarkupDocument(parsing: Array(piped), file: path == "-" ? "standard input" : path)) }
            return try InterfaceFile(contentsOf: URL(fileURLWithPath: absolute(path)))
        } catch let error as InterfaceError {
            throw Failure(error.description)
        }
    }

    /// Opens a file that contains scenes.
    static func openStoryboard(_ path: String) throws -> InterfaceFile {
        let file = try open(path)
        guard file.kind == .storyboard else { throw Failure("\(path): a xib has no scenes; use a storyboard", kind: .usage) }
        return file
    }

    /// Throws `Failure` if a link of the project leads out of it, to a file that ``save()`` would change.
    func checkPlace() throws { try OutputPlace.check(file, of: file) }

    func save() throws {
        try checkPlace()
        try Data(markup.bytes).write(to: URL(fileURLWithPath: file))
    }
}
