import Foundation

/// The sources of CocoaPods and Carthage in the project's folder: each pod written in Swift becomes a module.
enum Pods {
    private static let notPods: Set<String> = ["Headers", "Target Support Files", "Local Podspecs", "Pods.xcodeproj", "_Prebuild"]

    /// Adds the pods that the project's sources import or whose classes its storyboards and nibs name, and the pods that these import.
    static func add(to project: inout Project) {
        let folders = candidates(project.directory)
        guard !folders.isEmpty else { return }
        // CocoaPods writes a project for the pods. Without it, their language version is unknown.
        let settings = try? XcodeProjectReader(project.directory.appending("Pods/Pods.xcodeproj")).compilerSettings()
        var wanted = project.targets.indices.flatMap { index in needs(of: project.targets[index]).map { (index, $0) } }
        while let (index, module) = wanted.popLast() {
            guard let folder = folders[module] else { continue }
            if project.target(module) == nil, !project.targets.contains(where: { $0.moduleName == module }) {
                guard var pod = target(module, folder) else {
                    project.notes.append("warning: the pod \(module) has no Swift sources; Objective-C cannot be built on Linux")
                    continue
                }
                if let known = settings?[module] {
                    pod.swiftVersion = known.swiftVersion
                    pod.isMainActorByDefault = known.isMainActorByDefault
                    pod.upcomingFeatures = known.upcomingFeatures
                    pod.defines = known.defines
                }
                let bundles = resourceBundles(module, folder, in: project.directory).filter { ProjectName($0) != nil }
                pod.resources += bundles.flatMap { name in
                    pod.resources.map { .init(path: $0.path, destination: (name + ".bundle").appending($0.destination)) }
                }
                project.targets.append(pod)
                project.watchedDirectories.append(folder)
                wanted += needs(of: pod).map { (project.targets.count - 1, $0) }
            }
            let name = project.targets.first { $0.moduleName == module }?.name ?? module
            if project.targets[index].name != name, !project.targets[index].dependencies.contains(name) {
                project.targets[index].dependencies.append(name)
            }
        }
    }

    private static func needs(of target: Project.Target) -> Set<String> {
        imports(target.sources).union(interfaceModules(target.resources.map(\.path)))
    }

    /// Returns the modules whose classes the interface files name: `customModule="Library"`. No source needs to import them.
    static func interfaceModules(_ paths: [String]) -> Set<String> {
        let texts = paths.filter { ["storyboard", "xib"].contains($0.pathExtension) }.compactMap { ProjectFile.text($0) }
        return Set(texts.flatMap { text in text.matches(of: /customModule="(\w+)"/).map { String($0.1) } })
    }

    /// Returns the folders of the pods by module name.
    private static func candidates(_ directory: String) -> [String: String] {
        var result: [String: String] = [:]
        for place in ["Pods", "Carthage/Checkouts"].map({ directory.appending($0) }) {
            // A submodule that was not checked out is an empty folder.
            for name in SourceFolder.names(place) where !notPods.contains(name) && !SourceFolder.names(place.appending(name)).isEmpty {
                result[moduleName(ofPod: name, in: place) ?? name.asModuleName] = place.appending(name)
            }
        }
        // `pod 'Name', :path => '../'`: the library that the project demonstrates. The path may be that of its specification.
        for match in podfile(directory).matches(of: /pod\s+['"]([\w.+-]+)[^'"]*['"].*?path\s*(?:=>|:)\s*['"]([^'"]*)['"]/) {
            let path = directory.appending(String(match.2)).standardizedPath
            let specification = PodSpecification(named: String(match.1), at: path)
            result[specification.moduleName] = specification.folder
        }
        return result
    }

    /// Returns the name of a pod's module from the module map that CocoaPods wrote for it: the pod `lottie-ios` has the module `Lottie`. A
    /// pod for several platforms has a folder for each.
    private static func moduleName(ofPod name: String, in place: String) -> String? {
        let support = place.appending("Target Support Files")
        for folder in [name, name + "-iOS"].map({ support.appending($0) }) {
            for file in SourceFolder.names(folder) where file.hasSuffix(".modulemap") {
                let text = ProjectFile.text(folder.appending(file)) ?? ""
                let name = text.firstMatch(of: /^\s*(?:framework\s+)?module\s+(\w+)/.anchorsMatchLineEndings())
                if let name { return String(name.1) }
            }
        }
        return nil
    }

    /// Returns the Podfile's lines, ignoring implausibly long ones, for which the expressions above take long.
    private static func podfile(_ directory: String) -> String {
        (ProjectFile.text(directory.appending("Podfile")) ?? "").split(separator: "\n").prefix(10_000).filter { $0.utf8.count < 1000 }
            .joined(separator: "\n")
    }

    /// Returns the names of the pods in the Podfile, without subspecs.
    static func named(in directory: String) -> Set<String> {
        Set(podfile(directory).matches(of: /^\s*pod\s+['"]([^'"\/]+)/.anchorsMatchLineEndings()).map { String($0.1) })
    }

    private static func target(_ module: String, _ folder: String) -> Project.Target? {
        var pod = Project.Target(name: module, moduleName: module, kind: .library)
        pod.isForeign = true
        pod.upcomingFeatures = [XcodeProjectReader.bareSlashRegex]
        // The header that CocoaPods writes for each pod imports UIKit.
        pod.modulesEverywhere = ["UIKit"]
        // CocoaPods keeps only the files that a pod lists, wherever they are; a checkout has tests and examples beside its sources.
        let isTrimmed = folder.deletingLastPathComponent.lastPathComponent == "Pods"
        let specification = isTrimmed ? nil : PodSpecification(module: module, in: folder)
        let places = isTrimmed ? [] : ["Sources", "Source", module, "Classes"].map { folder.appending($0) }
        let manager = FileManager.default
        let listed = specification?.sourceFolders ?? []
        let roots = listed.isEmpty ? [places.first { manager.fileExists(atPath: $0) } ?? folder] : listed
        for root in roots + (specification?.resourceFolders ?? []) {
            SourceFolder.walk(root) { path, relative, isDirectory in
                switch SourceFolder.role(path, isDirectory: isDirectory) {
                case .folder:
                    return !["Tests", "Example", "Examples", "Demo", "Carthage", "Pods"].contains(path.lastPathComponent)
                        && !manager.fileExists(atPath: path.appending("Podfile"))
                case .source: if path.hasSuffix(".swift"), roots.contains(root) { pod.sources.append(path) }
                case .resource: pod.resources.append(.init(path: path, destination: SourceFolder.destination(path)))
                case .nothing: break
                }
                return relative.isEmpty
            }
        }
        let texts = pod.sources.compactMap { ProjectFile.text($0) }
        // Code that loads from the network without importing Linux's networking module was not written for Linux, even if it claims to
        // support it: Alamofire before 5.5.
        let loads = texts.contains { $0.contains("URLSession") } && !texts.contains { $0.contains("FoundationNetworking") }
        pod.isPortable = texts.contains { $0.contains("os(Linux)") } && !loads && !texts.contains { $0.contains("import UIKit") }
        if pod.isPortable { pod.modulesEverywhere = [] }
        return pod.sources.isEmpty ? nil : pod
    }

    /// Returns the names of the bundles in which the pod looks for its resources, from the property lists that CocoaPods wrote, or from a
    /// specification in the folder.
    private static func resourceBundles(_ module: String, _ folder: String, in directory: String) -> Set<String> {
        let support = directory.appending("Pods/Target Support Files")
        let pods = Set([module, folder.lastPathComponent]).sorted()
        // `ResourceBundle-Pictures-lottie-ios-Info.plist`: the bundle and the pod.
        let lists = pods.flatMap { SourceFolder.names(support.appending($0)) }.compactMap { file -> String? in
            guard let label = file.wholeMatch(of: /ResourceBundle-(.+)-Info\.plist/).map({ String($0.1) }) else { return nil }
            if let pod = pods.first(where: { label.hasSuffix("-" + $0) }) { return String(label.dropLast(pod.count + 1)) }
            let parts = label.split(separator: "-")
            return parts.count > 1 ? parts.dropLast().joined(separator: "-") : label
        }
        guard lists.isEmpty else { return Set(lists) }
        let specification = PodSpecification(module: module, in: folder)?.text ?? ""
        return Set(specification.matches(of: /\.resource_bundles?\s*=\s*\{\s*['"]([^'"]+)['"]/).map { String($0.1) })
    }

    /// Returns the modules that the files import, according to their text.
    static func imports(_ sources: [String]) -> Set<String> {
        Set(sources.flatMap { path in ProjectFile.text(path).map { importLines(of: $0).map(\.module) } ?? [] })
    }

    /// Returns the modules that a source imports, with the 1-based position of each name.
    static func importLines(of text: String) -> [(module: String, line: Int, column: Int)] {
        guard text.contains("import ") else { return [] }
        let kinds: Set<Substring> = ["class", "struct", "enum", "protocol", "func", "var", "typealias", "let"]
        return text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).enumerated().compactMap { number, line in
            let words = line.split(whereSeparator: \.isWhitespace)
            guard let keyword = words.firstIndex(of: "import"), keyword < 3,
                words[..<keyword].allSatisfy({ $0.hasPrefix("@") || $0 == "public" || $0 == "internal" })
            else { return nil }
            guard let name = words[(keyword + 1)...].first(where: { !kinds.contains($0) }) else { return nil }
            return (
                String(name.prefix { $0 != "." && $0 != ";" }), number + 1,
                line.utf8.distance(from: line.startIndex, to: name.startIndex) + 1
            )
        }
    }
}
