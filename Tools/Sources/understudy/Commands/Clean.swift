import ArgumentParser
import Foundation
import ProjectBuilder

struct Clean: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Delete the builds of one project or of all projects.",
        discussion: "All builds are in \(Cache.directory). Your project's folder doesn't change, and none of its code runs.")
    @Argument(help: "The project. Without it, all projects.")
    var path: String?

    func run() throws {
        let removed = try Cache.clean(path.map { path in try Manifests.reading(evaluating: false) { try ProjectLocator.read(path) } })
        print(removed.map { "removed \($0)" } ?? "there is nothing to remove")
    }
}
