import Foundation
import SourceTranslator

extension Builder {
    /// A program with the previews of a project, and those that its sources declare.
    struct PreviewProgram {
        var project: Project
        var app: BuiltApp
        var declared: [PreviewDeclarations.Preview]
    }

    /// Builds the app with its previews. The modules of a project without an app get one that does nothing.
    func buildPreviews() throws -> PreviewProgram {
        var project = try ProjectLocator.read(options.path)
        // With the previews, the sources are translated differently, so they have their own folder in the project's.
        let directory = try Cache.project(project).appending("previews")
        let lock = try BuildLock(directory)
        defer { withExtendedLifetime(lock) {} }
        project = try RemotePackages.takenIn(project, in: directory)
        let app = try mainTarget(of: project) ?? addHost(to: &project, directory)
        let targets = project.closure(of: app.name).filter { $0.kind != .unsupported }
        let declared = Self.declared(targets)
        guard !declared.isEmpty else {
            throw Failure("\(project.file): '\(app.name)' has no previews, neither #Preview nor a type that conforms to PreviewProvider")
        }
        return PreviewProgram(project: project, app: try buildApp(app, of: project, in: directory), declared: declared)
    }

    private func addHost(to project: inout Project, _ directory: OwnedPath) throws -> Project.Target {
        var host = Project.Target(name: "Previews", moduleName: "UnderstudyPreviews", kind: .app)
        let source = try directory.appending("Host").appending("main.swift")
        try source.write(
            """
            import UIKit

            final class PreviewsDelegate: UIResponder, UIApplicationDelegate {}
            UIApplicationMain(CommandLine.argc, CommandLine.unsafeArgv, nil, NSStringFromClass(PreviewsDelegate.self))

            """)
        host.sources = [source.path]
        host.dependencies = project.targets.filter { $0.kind == .library && !$0.isForeign }.map(\.name)
        project.targets.append(host)
        return host
    }

    /// Returns the previews in the project's own sources.
    private static func declared(_ targets: [Project.Target]) -> [PreviewDeclarations.Preview] {
        let files = targets.filter { !$0.isForeign }.flatMap(\.sources).filter { $0.hasSuffix(".swift") }
        return Parallel.map(files) { path -> [PreviewDeclarations.Preview] in
            guard let data = ProjectFile.data(path), data.range(of: Data("Preview".utf8)) != nil else { return [] }
            return PreviewDeclarations.found(in: Translator.parse([UInt8](data)), path: path)
        }.flatMap { $0 }
    }
}
