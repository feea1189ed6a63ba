import ArgumentParser
import Foundation
import ProjectBuilder

struct Describe: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Show the targets, files, and packages that understudy finds in a project, and what it leaves out.",
        discussion: """
              understudy describe MyApp.xcodeproj
              understudy describe . --json
              understudy describe . --readiness

            This command builds nothing and runs no code of the project. It reads
            the text of package manifests, and a note names the values that it
            can't read that way. --evaluate-manifests runs the manifests, confined.

            --readiness shows, before the first build, how many files of the apps
            have no known obstacle, and what the obstacles are: Apple's names and
            modules that don't exist here, sources in Objective-C, binaries, and
            packages whose servers don't answer. It may miss some.
            """)
    @Argument(help: "The project.")
    var path = "."
    @Flag(help: "Run the packages' manifests, which can do anything that their confinement allows.")
    var evaluateManifests = false
    @Flag(help: "Show how much of the project has no known obstacle, and the causes of the rest.")
    var readiness = false
    @Flag(help: "Print JSON.")
    var json = false

    func run() throws {
        let project = try Manifests.reading(evaluating: evaluateManifests) { try ProjectLocator.read(path) }
        if readiness {
            let report = Readiness(project, unavailable: try Readiness.unreachable(project))
            return print(json ? try JSONText.of(report) : report.description)
        }
        if json { return print(try jsonText(project)) }
        print(project.file)
        for target in project.targets {
            print(
                "  \(target.name) (\(target.kind.rawValue)): module \(target.moduleName), Swift \(target.swiftVersion), \(target.sources.count) sources, \(target.resources.count) resources"
            )
            if !target.dependencies.isEmpty { print("    needs \(target.dependencies.joined(separator: ", "))") }
            for product in target.packageProducts { print("    package product \(product.product) of \(product.package)") }
            for item in target.leftOut { print("    left out: \(item)") }
        }
        for package in project.packages { print("  package \(package.url) \(package.requirement)") }
        for note in project.notes { print("  \(note)") }
    }

    private struct Description: Encodable {
        struct Target: Encodable {
            var name, kind, module, swiftVersion: String
            var sources: [String]
            var resources: [Project.Resource]
            var needs: [String]
            var packageProducts: [Project.PackageProduct]
            var leftOut: [String]
        }
        var name, file: String
        var targets: [Target]
        var packages: [Project.PackageReference]
        var notes: [String]
    }

    private func jsonText(_ project: Project) throws -> String {
        let targets = project.targets.map {
            Description.Target(
                name: $0.name, kind: $0.kind.rawValue, module: $0.moduleName, swiftVersion: $0.swiftVersion, sources: $0.sources,
                resources: $0.resources,
                needs: $0.dependencies,
                packageProducts: $0.packageProducts, leftOut: $0.leftOut)
        }
        return try JSONText.of(
            Description(name: project.name, file: project.file, targets: targets, packages: project.packages, notes: project.notes))
    }
}
