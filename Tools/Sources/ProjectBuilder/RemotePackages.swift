import Foundation

/// Remote packages that import UIKit, SwiftUI, or another of Apple's modules. SwiftPM would compile them for Linux, which lacks these, so
/// their sources become targets of the project and are translated.
enum RemotePackages {
    static func takenIn(_ project: Project, in directory: OwnedPath) throws -> Project {
        let used = Set(project.targets.flatMap(\.packageProducts))
        let references = project.packages.filter { package in used.contains { $0.package == package.identity || $0.package.isEmpty } }
        let enclosing = enclosing(project, references)
        let carthage = Set(Cartfile.references(in: project.directory).map(\.package.identity))
        let folders = try checkOut(
            references.filter { enclosing[$0.identity] == nil }, optional: carthage, in: try directory.appending("Packages")
        ).merging(enclosing) { $1 }
        let packages = folders.compactMapValues { try? PackageReader.read($0) }
        let names = taken(packages).union(enclosing.keys)
        var result = project
        result.leaveOut(carthage.subtracting(folders.keys))
        result.linkImports(of: packages.filter { carthage.contains($0.key) }, in: folders)
        result.take(
            names.sorted().compactMap { name in
                guard var package = packages[name], let folder = folders[name] else { return nil }
                for index in package.targets.indices { package.targets[index].isForeign = true }
                return (package, name, folder)
            })
        result.packages.removeAll { names.contains($0.identity) }
        result.nameOwners(in: folders)
        result.leaveOutFiles(outside: SourceTree(of: project.directory, cache: directory))
        return result
    }

    /// Returns the folders, by identity, of packages that contain the project and that it refers to by URL, as a library's example often
    /// does: it uses the local copy.
    private static func enclosing(_ project: Project, _ references: [Project.PackageReference]) -> [String: String] {
        var result: [String: String] = [:]
        for folder in sequence(first: project.directory, next: { $0.count > 1 ? $0.deletingLastPathComponent : nil }) {
            guard let manifest = ProjectFile.data(folder.appending("Package.swift")).map({ String(decoding: $0, as: UTF8.self) }) else {
                continue
            }
            let declared = manifest.firstMatch(of: /Package\(\s*name:\s*"([^"]+)"/).map { String($0.output.1) }
            for name in [folder.lastPathComponent, declared].compactMap({ $0?.lowercased() })
            where references.contains(where: { $0.identity == name }) && result[name] == nil {
                result[name] = folder
            }
        }
        return result
    }

    /// Returns the packages whose libraries Linux can't compile, and those that depend on one of them. Imports in their tests don't count,
    /// since tests aren't built: swift-syntax's tests mention UIKit in a string.
    private static func taken(_ packages: [String: Project]) -> Set<String> {
        let own = Set(packages.values.flatMap(\.targets).map(\.moduleName))
        var names = Set(
            packages.filter { package in
                package.value.targets.filter { $0.kind == .library }.flatMap(\.sources).contains { path in
                    ProjectFile.text(path).map { AppleDependence.exists(in: $0, besides: own) } ?? false
                }
            }.keys)
        while let next = packages.first(where: { package in
            !names.contains(package.key) && package.value.packages.contains { names.contains($0.identity) }
        }) {
            names.insert(next.key)
        }
        return names
    }

    /// Checks out the available packages with SwiftPM, once for each list of packages. Returns their folders by identity. The `optional`
    /// ones may be no packages: if one has no manifest, SwiftPM's message doesn't name it, and all of them are left out.
    private static func checkOut(_ references: [Project.PackageReference], optional: Set<String>, in directory: OwnedPath) throws
        -> [String: String]
    {
        var rest = references
        while !rest.isEmpty {
            let list = rest.map { "    .package(url: \($0.url.swiftLiteral), \($0.requirement))" }.joined(separator: ",\n")
            let manifest = Data(
                "// swift-tools-version: 6.2\nimport PackageDescription\nlet package = Package(name: \"Packages\", dependencies: [\n\(list)\n])\n"
                    .utf8)
            let file = try directory.appending("Package.swift")
            let known = folders(directory.path)
            if FileManager.default.contents(atPath: file.path) == manifest,
                known.values.allSatisfy({ FileManager.default.fileExists(atPath: $0) }), !known.isEmpty
            {
                return known
            }
            try file.write(manifest)
            Terminal.progress("Fetching packages")
            let confinement = BuildConfinement(folder: directory, tree: SourceTree.current ?? SourceTree(of: directory.path))
            let command = ["swift", "package", "--package-path", directory.path] + confinement.packageManager + ["resolve"]
            let result = try Subprocess.run(confinement.words(command, reachesNetwork: true))
            Terminal.finishProgress()
            if result.status == 0 { return folders(directory.path) }
            try? file.remove()
            let missing = MissingPackages.found(in: result.output, rest)
            if missing.isEmpty, rest.contains(where: { optional.contains($0.identity) }) {
                rest.removeAll { optional.contains($0.identity) }
                continue
            }
            // Unavailable packages are reported when the project is compiled.
            guard !missing.isEmpty else { return [:] }
            rest.removeAll { missing.contains($0.identity) }
            let unreachable = MissingPackages.unreachable(rest, confinement)
            rest.removeAll { unreachable.contains($0.identity) }
        }
        return [:]
    }

    /// Returns the identities of the packages whose sources are here: an earlier build in `directory` fetched them, or they contain the
    /// project.
    static func present(of project: Project, in directory: OwnedPath) -> Set<String> {
        let fetched = folders(directory.path.appending("Packages")).filter { FileManager.default.fileExists(atPath: $0.value) }
        return Set(fetched.keys).union(enclosing(project, project.packages).keys)
    }

    /// Returns the checkout folders that SwiftPM recorded.
    private static func folders(_ directory: String) -> [String: String] {
        guard let data = ProjectFile.data(directory.appending(".build/workspace-state.json")),
            let state = (try? JSONSerialization.jsonObject(with: data)) as? [String: Any], let object = state["object"] as? [String: Any]
        else { return [:] }
        var result: [String: String] = [:]
        for dependency in object["dependencies"] as? [[String: Any]] ?? [] {
            guard let reference = dependency["packageRef"] as? [String: Any], let identity = reference["identity"] as? String,
                // A manifest that was run before could have written this file.
                let path = dependency["subpath"] as? String, let name = ProjectName(path)
            else { continue }
            result[identity] = directory.appending(".build/checkouts").appending(name.text)
        }
        return result
    }
}

extension Project {
    /// Adds the local packages. As in Xcode, one replaces the remote package with the same identity; a missing one is noted.
    mutating func takeLocalPackages() throws {
        var taken: [(package: Project, identity: String, folder: String)] = []
        for package in packages where package.requirement.isEmpty {
            guard FileManager.default.fileExists(atPath: package.url.appending("Package.swift")) else {
                notes.append("\(file): warning: the local package \(package.url) does not exist")
                continue
            }
            taken.append((try PackageReader.read(package.url), package.identity, package.url))
        }
        take(taken)
        packages.removeAll { package in package.requirement.isEmpty || taken.contains { $0.identity == package.identity } }
    }

    /// Assigns each product without a package to the one that declares it, `folders` by identity. A product that no package declares is
    /// omitted: SwiftPM would otherwise reject the whole project.
    mutating func nameOwners(in folders: [String: String]) {
        let known = Set(packages.map(\.identity))
        for index in targets.indices {
            targets[index].packageProducts = targets[index].packageProducts.compactMap { product in
                let named = product.package.isEmpty ? product.product.lowercased() : product.package
                if known.contains(named) { return product }
                let owner = folders.keys.sorted().first { identity in
                    known.contains(identity) && folders[identity].flatMap { PackageReader.targets(of: product.product, in: $0) } != nil
                }
                if let owner { return .init(product: product.product, package: owner) }
                notes.append(
                    "\(file): warning: target '\(targets[index].name)' links \(product.product), a product of a package that the project does not declare; it is left out"
                )
                return nil
            }
        }
    }

    /// Removes the packages and the links to their products.
    mutating func leaveOut(_ names: Set<String>) {
        packages.removeAll { names.contains($0.identity) }
        for index in targets.indices { targets[index].packageProducts.removeAll { names.contains($0.package) } }
    }

    /// Links the products of packages that a Cartfile names to the targets that import them. For Carthage, a target doesn't say to which
    /// repository a framework belongs, and only one of them may have the repository's name.
    mutating func linkImports(of packages: [String: Project], in folders: [String: String]) {
        let own = Set(targets.map(\.moduleName))
        for index in targets.indices where !packages.isEmpty {
            let linked = Set(targets[index].packageProducts.map(\.product))
            for module in Pods.imports(targets[index].sources).subtracting(own).subtracting(linked).sorted() {
                let owner = packages.keys.sorted().first { identity in
                    packages[identity]?.targets.contains { $0.kind == .library && $0.moduleName == module } == true
                        && folders[identity].flatMap { PackageReader.targets(of: module, in: $0) } != nil
                }
                if let owner { targets[index].packageProducts.append(.init(product: module, package: owner)) }
            }
        }
    }

    /// Adds the libraries of packages as targets; targets that link the packages' products, also each other's, depend on them.
    mutating func take(_ taken: [(package: Project, identity: String, folder: String)]) {
        for (package, _, _) in taken {
            for target in package.targets where target.kind == .library && self.target(target.name) == nil { targets.append(target) }
            packages += package.packages.filter { other in !packages.contains { $0.identity == other.identity } }
            watchedDirectories += package.watchedDirectories
        }
        for (package, identity, folder) in taken {
            for index in targets.indices {
                for product in targets[index].packageProducts where product.package == identity || product.package.isEmpty {
                    let own = package.targets.contains { $0.kind == .library && $0.name == product.product } ? [product.product] : nil
                    guard let names = PackageReader.targets(of: product.product, in: folder) ?? own else { continue }
                    targets[index].packageProducts.removeAll { $0 == product }
                    targets[index].dependencies += names
                }
            }
        }
    }
}
