import ArgumentParser
import ProjectBuilder

struct Describe: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Say what understudy sees in a project: targets, files, packages, what is left out.")
    @Argument(help: "The project.")
    var path = "."

    func run() throws {
        let project = try ProjectLocator.read(path)
        print(project.file)
        for target in project.targets {
            print("  \(target.name) (\(target.kind.rawValue)): module \(target.moduleName), Swift \(target.swiftVersion), \(target.sources.count) sources, \(target.resources.count) resources")
            if !target.dependencies.isEmpty { print("    needs \(target.dependencies.joined(separator: ", "))") }
            for product in target.packageProducts { print("    package product \(product.product) of \(product.package)") }
            for item in target.leftOut { print("    left out: \(item)") }
        }
        for package in project.packages { print("  package \(package.url) \(package.requirement)") }
        for note in project.notes { print("  \(note)") }
    }
}
