import ArgumentParser
import Foundation
import ProjectBuilder

struct Clean: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Forget what was built for a project, or for all.",
        discussion: "Nothing in your project's own folder is touched: everything lies in \(Cache.directory).")
    @Argument(help: "The project; all of them when left out.")
    var path: String?

    func run() throws {
        let directory = try path.map { Cache.project(try ProjectLocator.read($0)) } ?? Cache.directory
        try? FileManager.default.removeItem(atPath: directory)
        print("removed \(directory)")
    }
}
