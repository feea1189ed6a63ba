import Foundation
import SourceTranslator

/// How much of a project has no known obstacle to a build here, found without a compiler and without running anything of the project.
///
/// A name counts only if it is certainly one of Apple's and certainly compiled here, so the report may miss obstacles.
public struct Readiness: Encodable, Equatable, Sendable {
    /// The place of an obstacle.
    public struct Place: Encodable, Hashable, Sendable {
        /// The path of the file.
        public var file: String
        /// The line, counted from 1.
        public var line = 1
        /// The column, counted from 1 in bytes as in the compiler.
        public var column = 1
    }
    /// A cause of obstacles.
    public struct Cause: Encodable, Equatable, Sendable {
        /// The name of the type, function, constant, member, module, package, or binary, or the kind of file.
        public var name: String
        /// Why it is an obstacle, as a whole clause.
        public var reason: String
        /// The number of places.
        public var places: Int
        /// The number of files with places.
        public var files: Int
        /// The first place.
        public var first: Place
    }

    /// The number of files: the sources that belong to the apps, and other files with obstacles.
    public private(set) var files = 0
    /// The number of files without a known obstacle.
    public private(set) var clearFiles = 0
    /// The number of places with an obstacle.
    public private(set) var places = 0
    /// The number of files with such places.
    public private(set) var filesWithPlaces = 0
    /// The causes, those with the most places first.
    public private(set) var causes: [Cause] = []
    /// What could not be read.
    public private(set) var notes: [String] = []

    /// Reads the sources of a project's apps and of the targets that these need, or of all its libraries if it has no app.
    /// - Parameter unavailable: The identities of packages that can't be fetched.
    public init(_ project: Project, unavailable: Set<String> = []) {
        var found = Obstacles()
        let targets = Self.targets(of: project)
        let own = Set(project.targets.map(\.moduleName)).union(targets.flatMap(\.packageProducts).map(\.product.asModuleName))
        let names = MissingNames.all
        // A target of an app's extension may share files with the app.
        let owners = Dictionary(targets.flatMap { target in target.sources.map { ($0, target) } }, uniquingKeysWith: { first, _ in first })
        let paths = owners.keys.sorted()
        let read: [NameUses?] = Parallel.map(paths) { path in
            guard let data = ProjectFile.data(path) else { return nil }
            let defines = Set(owners[path]?.defines ?? []), parsed = Translator.parse([UInt8](data))
            return Translator.uses(in: parsed, defines: defines) { names.words.contains($0) }
        }
        notes = zip(paths, read).filter { $1 == nil }.map { "\($0.0) can't be read" }
        if targets.isEmpty { notes.append("no target of the project can be built") }

        let declared = read.reduce(into: own) { $0.formUnion($1?.declared ?? []) }
        let pods = Set(Pods.named(in: project.directory).map(\.asModuleName)).subtracting(own)
        // Code of packages that isn't here may declare any name without a prefix.
        let isComplete = project.packages.isEmpty && pods.isEmpty && !targets.contains { !$0.packageProducts.isEmpty }
        var imports: [String: [Place]] = [:]
        for (path, uses) in zip(paths, read) {
            // A portable target has its own conditions, and code for Linux.
            guard let uses, owners[path]?.isPortable != true else { continue }
            for use in uses.uses {
                let place = Place(file: path, line: use.line, column: use.column)
                switch use.kind {
                case .module, .absentModule:
                    imports[use.name, default: []].append(place)
                    guard use.kind == .absentModule, !own.contains(use.name) else { continue }
                    found.add(use.name, "the module \(use.name) does not exist on Linux", [place])
                case .global, .member:
                    let word = use.name.prefix { $0 != "(" }
                    guard let (name, reason, isCertain) = names.missing(use), isCertain || isComplete, !declared.contains(String(word))
                    else { continue }
                    found.add(name, reason, [place])
                }
            }
        }

        for target in targets { found.add(target, of: project, own, imports, unavailable) }
        for pod in pods { if let places = imports[pod] { found.add(pod, "the pod \(pod) is not available", places) } }

        causes = found.ranked
        let all = Set(found.places.values.joined()), withPlaces = Set(all.map(\.file))
        (places, filesWithPlaces) = (all.count, withPlaces.count)
        files = withPlaces.union(paths).count
        clearFiles = files - withPlaces.union(zip(paths, read).filter { $1 == nil }.map(\.0)).count
    }

    /// The report as text.
    public var description: String {
        func count(_ number: Int, _ noun: String) -> String { "\(number) \(noun)\(number == 1 ? "" : "s")" }
        var first = "\(clearFiles) of \(count(files, "file")) \(files == 1 ? "has" : "have") no known obstacle"
        if places > 0 {
            first += "; \(count(places, "place")) in \(count(filesWithPlaces, "file")) \(places == 1 ? "does" : "do")"
        }
        let lines = causes.map { cause in
            "  \(cause.reason): \(count(cause.places, "place")) in \(count(cause.files, "file")), first \(cause.first.file):\(cause.first.line):\(cause.first.column)"
        }
        let unread = notes.first.map { ["  " + $0 + (notes.count > 1 ? "; the other notes are in the output of --json" : "")] } ?? []
        let advice = "`understudy build --skip-missing` leaves out the code that needs what is missing, and reports each place."
        return ([first] + lines + unread + (causes.isEmpty ? [] : [advice])).joined(separator: "\n")
    }

    private static func targets(of project: Project) -> [Project.Target] {
        let apps = project.targets.filter { $0.kind == .app }
        var seen: Set<String> = []
        let all = apps.isEmpty ? project.targets : apps.flatMap { project.closure(of: $0.name) }
        return all.filter { ($0.kind == .app || $0.kind == .library) && seen.insert($0.name).inserted }
    }

    /// Returns the identities of the packages that are not here and whose servers don't answer, which are asked confined as in a build.
    public static func unreachable(_ project: Project) throws -> Set<String> {
        let used = Set(targets(of: project).flatMap(\.packageProducts).map(\.package))
        let folder = try Cache.project(project), present = RemotePackages.present(of: project, in: folder)
        let packages = project.packages.filter { used.contains($0.identity) && !present.contains($0.identity) }
        guard !packages.isEmpty else { return [] }
        return MissingPackages.unreachable(packages, BuildConfinement(folder: folder, tree: SourceTree(of: project.directory)))
    }

    private struct Obstacles {
        struct Key: Hashable { var name, reason: String }
        var places: [Key: Set<Place>] = [:]

        mutating func add(_ name: String, _ reason: String, _ new: [Place]) {
            places[Key(name: name, reason: reason), default: []].formUnion(new)
        }

        /// Adds the packages that a target needs and that are not available, and the files that the build leaves out of it.
        mutating func add(
            _ target: Project.Target, of project: Project, _ own: Set<String>, _ imports: [String: [Place]], _ unavailable: Set<String>
        ) {
            let file = Place(file: project.file)
            for product in target.packageProducts where !product.package.isEmpty {
                let isGone = project.notes.contains { $0.lowercased().hasSuffix("/\(product.package) does not exist") }
                guard isGone || unavailable.contains(product.package) else { continue }
                let reason = "the package \(product.package) is not available"
                add(product.package, reason, imports[product.product.asModuleName] ?? [file])
            }
            for item in target.leftOut {
                let parts = item.components(separatedBy: ": ")
                let reason = parts.dropFirst().joined(separator: ": "), module = parts[0].deletingPathExtension
                if parts[0].hasPrefix("/") {
                    add(reason, reason, [Place(file: parts[0])])
                } else if !own.contains(module) {
                    add(parts[0], "\(parts[0]) is \(reason)", imports[module] ?? [file])
                }
            }
        }

        var ranked: [Cause] {
            places.map { key, places in
                let first = places.min { ($0.file, $0.line, $0.column) < ($1.file, $1.line, $1.column) }!  // a key is added with its places
                return Cause(
                    name: key.name, reason: key.reason, places: places.count, files: Set(places.map(\.file)).count, first: first)
            }.sorted { ($1.places, $0.reason) < ($0.places, $1.reason) }
        }
    }
}

/// Apple's names that are not declared here, from the list that `Scripts/census` writes.
struct MissingNames: Sendable {
    static let all = MissingNames(String(decoding: PackageResources.missing_txt, as: UTF8.self))

    /// The names without labels.
    private(set) var words: Set<String> = []
    private var globals: [String: String] = [:]
    private var members: [String: (owner: String, framework: String)] = [:]

    init(_ text: String) {
        for line in text.split(separator: "\n") {
            let parts = line.split(separator: " ").map(String.init)
            for name in parts.dropFirst(2) {
                words.insert(String(name.prefix { $0 != "(" }))
                if parts[1] == "-" { globals[name] = parts[0] } else if members[name] == nil { members[name] = (parts[1], parts[0]) }
            }
        }
    }

    /// Returns a missing name's spelling, why it is an obstacle, and whether its prefix shows that it is Apple's.
    func missing(_ use: NameUses.Use) -> (name: String, reason: String, isCertain: Bool)? {
        let word = String(use.name.prefix { $0 != "(" })
        if let framework = globals[word] {
            let isPrefixed = word.drop { $0 == "k" }.prefix(2).allSatisfy(\.isUppercase) || word.hasPrefix("Sec") || word.hasPrefix("kSec")
            return (word, "\(word) is not in Understudy's \(framework)", isPrefixed)
        }
        guard use.kind == .member, let (owner, framework) = members[use.name] else { return nil }
        return (use.name, "\(use.name) of \(owner) is not in Understudy's \(framework)", false)
    }
}
