import ArgumentParser
import Foundation
import ProjectBuilder

struct Clean: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Forget what was built for a project, or for all.",
        discussion: "Nothing in your project's own folder is touched, and nothing of it runs: everything lies in \(Cache.directory).")
    @Argument(help: "The project; all of them when left out.")
    var path: String?

    func run() throws {
        let removed = try Cache.clean(path.map { path in try Manifests.reading(evaluating: false) { try ProjectLocator.read(path) } })
        print(removed.map { "removed \($0)" } ?? "there is nothing to remove")
    }
}
