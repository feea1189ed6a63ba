import ArgumentParser
import Foundation
import InterfaceBuilder
import ProjectBuilder

struct StoryboardExtract: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "extract", abstract: "Move scenes into a new storyboard, and replace them with references.")
    @Argument(help: "The storyboard to take the scenes from.")
    var storyboard: String
    @Argument(help: "Storyboard identifiers, object IDs, or classes of the scenes' controllers.")
    var scenes: [String]
    @Option(help: "The storyboard to create.")
    var output: String

    func run() throws {
        let file = try InterfaceFile.openStoryboard(storyboard)
        let path = try outputPath(output.hasSuffix(".storyboard") ? output : output + ".storyboard", of: [storyboard])
        guard !FileManager.default.fileExists(atPath: path) else { throw Failure("\(path): the file exists already", kind: .usage) }
        let named = file.scenes.compactMap { $0.reference == nil ? $0.controller?["storyboardIdentifier"] : nil }
        var dropped: [Element] = []
        let created: InterfaceFile
        do { created = try Extraction.extract(scenes, from: file, into: path) { dropped.append($0) } } catch let failure
            as Extraction.Failure
        {
            throw Failure(failure.description, kind: .usage)
        }
        let count = created.scenes.count { $0.reference == nil }
        for connection in dropped {
            let name = connection["property"] ?? connection["selector"] ?? "",
                place = file.markup.position(of: connection).map { ":\($0.line):\($0.column)" } ?? ""
            Terminal.note(
                "\(file.file)\(place): warning: the \(connection.name) “\(name)” refers to an object of another scene, was never connected, and is left out"
            )
        }
        try file.checkPlace()
        try created.save()
        try file.save()
        let left = Set(file.scenes.compactMap { $0.controller?["storyboardIdentifier"] })
        for name in named where !left.contains(name) {
            Terminal.note("Code that creates “\(name)” from \(file.name) must now open \(created.name).")
        }
        print("\(count) \(count == 1 ? "scene" : "scenes") moved from \(file.name) to \(path). Add it to the project.")
    }
}
