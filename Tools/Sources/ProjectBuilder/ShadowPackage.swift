import Foundation
import SourceTranslator

/// The Swift package that stands for a project while it is compiled: translated sources, the project's settings, the SDK.
struct ShadowPackage {
    let directory: String
    let project: Project
    let sdk: SDK

    struct Translation {
        var issues: [TranslationIssue] = []
        var columns: [String: ColumnMap] = [:]
        /// Module and name of each app's `@main` type.
        var mainTypes: [String: String] = [:]
    }

    /// SwiftPM target of a project's target: its module's name.
    func write(_ targets: [Project.Target], glue: [String: String]) throws -> Translation {
        var result = Translation()
        var translated = 0
        var lines: [String] = []
        for target in targets {
            let folder = directory.appending("Sources").appending(target.moduleName)
            var settings = TranslationSettings(moduleName: target.moduleName)
            settings.isMainActorByDefault = target.isMainActorByDefault
            settings.importsUIKitEverywhere = target.importsUIKitEverywhere
            let outcome = try TranslationStore(folder: folder, settings: settings).translate(target.sources)
            result.issues += outcome.issues
            result.columns.merge(outcome.columns) { $1 }
            translated += outcome.translated
            if let type = outcome.mainType { result.mainTypes[target.name] = target.moduleName + "." + type }
            if let text = glue[target.name] { try InfoPlist.write(Data(text.utf8), ifChanged: folder.appending("_UnderstudyGlue.swift")) }
            lines.append(try declaration(target, targets, folder))
        }
        if translated > 0 { Terminal.progress("Translated \(translated) files") }
        let used = Set(targets.flatMap(\.packageProducts))
        let packages = project.packages.filter { package in used.contains { $0.package == package.identity || $0.package.isEmpty } }
        let manifest = """
            // swift-tools-version: 6.2
            import PackageDescription
            let sdk: [SwiftSetting] = [.define("UNDERSTUDY"), .unsafeFlags(\(literal(sdk.swiftFlags + ["-diagnostic-style=llvm"])))]
            let link: [LinkerSetting] = [.unsafeFlags(\(literal(sdk.linkerFlags)))]
            let package = Package(name: \(project.name.asModuleName.swiftLiteral), dependencies: [
            \(packages.map { "    .package(url: \($0.url.swiftLiteral), \($0.requirement))" }.joined(separator: ",\n"))
            ], targets: [
            \(lines.joined(separator: ",\n"))
            ])

            """
        try InfoPlist.write(Data(manifest.utf8), ifChanged: directory.appending("Package.swift"))
        return result
    }

    private func literal(_ flags: [String]) -> String { "[" + flags.map(\.swiftLiteral).joined(separator: ", ") + "]" }

    private func declaration(_ target: Project.Target, _ all: [Project.Target], _ folder: String) throws -> String {
        var dependencies = target.dependencies.compactMap { name in all.first { $0.name == name }?.moduleName.swiftLiteral }
        if let host = target.testHost, let app = all.first(where: { $0.kind == .app && ($0.name == host || $0.infoPlistName == host) }) ?? all.first(where: { $0.kind == .app }), !target.dependencies.contains(app.name) {
            dependencies.append(app.moduleName.swiftLiteral)
        }
        for product in target.packageProducts {
            let identity = product.package.isEmpty ? (project.packages.first { $0.identity == product.product.lowercased() }?.identity ?? product.product.lowercased()) : product.package
            dependencies.append(".product(name: \(product.product.swiftLiteral), package: \(identity.swiftLiteral))")
        }
        var settings = ["sdk"]
        let version = target.swiftVersion.hasPrefix("6") ? "6" : (target.swiftVersion.hasPrefix("4") ? "4" : "5")
        var flags = [".swiftLanguageMode(.v\(version))"]
        flags += Set(target.defines.filter { $0 != "UNDERSTUDY" && !$0.contains("=") && !$0.isEmpty }).sorted().map { ".define(\($0.swiftLiteral))" }
        flags += target.upcomingFeatures.map { ".enableUpcomingFeature(\($0.swiftLiteral))" }
        if target.isMainActorByDefault { flags.append(".defaultIsolation(MainActor.self)") }
        settings.append("[" + flags.joined(separator: ", ") + "]")
        var resources = ""
        if target.usesBundleModule, !target.resources.isEmpty { resources = ", resources: [" + (try placeResources(target, folder)).joined(separator: ", ") + "]" }
        let kind = target.kind == .app ? "executableTarget" : target.kind == .tests ? "testTarget" : "target"
        return "    .\(kind)(name: \(target.moduleName.swiftLiteral), dependencies: [\(dependencies.joined(separator: ", "))], path: \(("Sources/" + target.moduleName).swiftLiteral)\(resources), swiftSettings: \(settings.joined(separator: " + ")), linkerSettings: link)"
    }

    /// For `Bundle.module`: the resources as SwiftPM wants them, inside the target's folder.
    private func placeResources(_ target: Project.Target, _ folder: String) throws -> [String] {
        let manager = FileManager.default
        let place = folder.appending("_Resources")
        try? manager.removeItem(atPath: place)
        var rules: Set<String> = []
        for resource in target.resources {
            let destination = place.appending(resource.destination)
            try manager.createDirectory(atPath: destination.deletingLastPathComponent, withIntermediateDirectories: true)
            guard !manager.fileExists(atPath: destination) else { continue }
            try manager.copyItem(atPath: URL(fileURLWithPath: resource.path).resolvingSymlinksInPath().path, toPath: destination)
            rules.insert(".copy(\(("_Resources/" + (resource.destination.split(separator: "/").first.map(String.init) ?? resource.destination)).swiftLiteral))")
        }
        return rules.sorted()
    }
}

extension Project.Target {
    var infoPlistName: String { infoPlist["CFBundleExecutable"]?.value as? String ?? name }
}
