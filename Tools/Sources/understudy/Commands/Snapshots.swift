import ArgumentParser
import Foundation
import ProjectBuilder

struct Snapshots: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "List the snapshots of a project's tests, accept those that changed, and remove those that no test needs.",
        discussion: """
              understudy test .                                find the differences
              understudy snapshots .                           list them
              understudy snapshots . --accept CartTests/adds.1
              understudy snapshots . --accept-all
              understudy snapshots . --clean                   remove orphans

            Snapshots are the files in the folders __Snapshots__ of the project, of
            UIKitTesting and of swift-snapshot-testing. A snapshot failed if its
            last test did; accepting it replaces it with what the test compared.

            An orphan is a snapshot that no test of the last full run asked for. A
            full run is one without --filter, --skip, --shard, --target, and
            --only-failed. If a test of a file didn't pass, the file has no orphans.
            """)
    @Argument(help: "The project: an .xcodeproj, an .xcworkspace, a Swift package, or a folder that contains one.")
    var path = "."
    @Option(
        help: ArgumentHelp(
            "Replace this snapshot with what its test compared: a name, such as CartTests/adds.1, or a folder, such as CartTests. Repeatable.",
            valueName: "name"))
    var accept: [String] = []
    @Flag(help: "Replace all snapshots that failed.")
    var acceptAll = false
    @Flag(help: "Remove the orphans.")
    var clean = false
    @Flag(help: "Print JSON.")
    var json = false

    func validate() throws {
        if acceptAll, !accept.isEmpty { throw ValidationError("--accept-all can't be combined with --accept") }
    }

    private struct Content: Encodable {
        var references: [ProjectSnapshots.Reference]
        var accepted: [String]
        var removed: [String]
        var lastFullRun: Double?
    }

    func run() throws {
        let project = try Configuration.of(path)?.project(for: path) ?? path
        var snapshots = try ProjectSnapshots(path: project)
        let accepted = try acceptAll ? snapshots.acceptAll() : snapshots.accept(accept)
        let removed = try clean ? snapshots.clean() : []
        if json {
            let content = Content(
                references: snapshots.references, accepted: accepted.map(\.file), removed: removed.map(\.file),
                lastFullRun: snapshots.lastFullRun?.timeIntervalSince1970)
            return print(try JSONText.of(content))
        }
        for reference in accepted { print("accepted  \(reference.name)") }
        for reference in removed { print("removed   \(reference.name)") }
        guard accepted.isEmpty, removed.isEmpty else { return }
        if acceptAll { return print("No snapshot failed.") }
        if clean { return print("There are no orphans.") }
        list(snapshots)
    }

    private func list(_ snapshots: ProjectSnapshots) {
        let references = snapshots.references
        for reference in references {
            print("\(reference.state.rawValue.padding(toLength: 10, withPad: " ", startingAt: 0))\(reference.name)")
            guard reference.state == .failed else { continue }
            if let test = reference.test { print("            test        \(test)") }
            print("            reference   \(snapshots.directory)/\(reference.file)")
            if let actual = reference.actual { print("            actual      \(actual)") }
            if let difference = reference.difference { print("            difference  \(difference)") }
        }
        let failed = references.count { $0.state == .failed }, orphans = references.count { $0.state == .orphan }
        var line = "\(references.count) snapshot\(references.count == 1 ? "" : "s"), \(failed) failed"
        if snapshots.lastFullRun != nil { line += ", \(orphans) orphan\(orphans == 1 ? "" : "s")" }
        print(line)
        if failed > 0 { Terminal.note("To accept them, use --accept NAME or --accept-all") }
        if orphans > 0 { Terminal.note("To remove orphans, use --clean") }
        if snapshots.lastFullRun == nil, !references.isEmpty {
            Terminal.note("Run all tests once with `understudy test` to find orphans")
        }
    }
}
