import ArgumentParser
import Foundation
import ProjectBuilder

extension ProjectStarter.Service: ExpressibleByArgument {}

struct Init: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Set up a project: write understudy.yml, a CI file, a first test, and a first flow.",
        discussion: """
              understudy init .
              understudy init MyApp.xcodeproj --ci gitlab --shards 4
              understudy init . --dry-run

            This command builds nothing and runs no code of the project. The file
            understudy.yml contains defaults for run, test, and flow. A project
            without tests gets one in its test target, or instructions if it has no
            such target. Existing files are kept, unless you use --force.
            """)
    @Argument(help: "The project: an .xcodeproj, an .xcworkspace, a Swift package, or a folder that contains one.")
    var path = "."
    @Option(
        help: ArgumentHelp("The CI service to write a file for. (default: the one that the repository seems to use)", valueName: "service"))
    var ci: ProjectStarter.Service?
    @Option(help: "The number of parts into which the CI job divides the tests.")
    var shards = 1
    @Option(help: "The device for runs, tests, and flows, as `understudy devices` names it.")
    var device: String?
    @Option(help: "The address from which the CI job downloads the packed understudy.")
    var archive: String?
    @Flag(help: "Replace files that exist.")
    var force = false
    @Flag(help: "Print the files without writing them.")
    var dryRun = false
    @Flag(help: "Print the JSON schema of understudy.yml, and do nothing else.")
    var schema = false

    func validate() throws {
        if !(1...100).contains(shards) { throw ValidationError("--shards takes a number from 1 to 100, not \(shards)") }
        if let archive, archive.contains("\n") { throw ValidationError("--archive takes one address") }
    }

    func run() throws {
        if schema { return print(try Configuration.schemaText()) }
        if let device, !DeviceArguments.isKnown(device) { throw DeviceArguments.unknown(device) }
        let project = try Manifests.reading(evaluating: false) { try ProjectLocator.read(path, forTests: true) }
        var starter = ProjectStarter(absolute(path), project: project, service: ci)
        (starter.shards, starter.archive, starter.device) = (shards, archive, device)
        var kept = 0
        for file in try starter.files() {
            if dryRun {
                print("# \(file.path)\n\(file.text)")
            } else if FileManager.default.fileExists(atPath: file.path), !force {
                print("kept     \(file.path)")
                kept += 1
            } else {
                let folder = URL(fileURLWithPath: file.path).deletingLastPathComponent()
                try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
                try Data(file.text.utf8).write(to: URL(fileURLWithPath: file.path), options: .atomic)
                print("wrote    \(file.path)")
            }
        }
        for note in starter.notes { Terminal.note(note) }
        if kept > 0 { Terminal.note("Files that existed are unchanged. Use --force to replace them.") }
    }
}
