import Foundation

/// A project's description, independent of the kind of file it was read from.
public struct Project: Sendable {
    /// A file that is copied into a bundle.
    public struct Resource: Hashable, Codable, Sendable {
        /// The path of the file.
        public var path: String
        /// The path inside the bundle; the folder matters for `en.lproj/…`.
        public var destination: String
    }

    /// A library of a Swift package that a target uses.
    public struct PackageProduct: Hashable, Codable, Sendable {
        /// The name of the product.
        public var product: String
        /// The identity of the package.
        public var package: String
    }

    /// A Swift package that the project uses.
    public struct PackageReference: Hashable, Codable, Sendable {
        /// The identity, which SwiftPM derives from the address.
        public var identity: String
        /// The address or the path.
        public var url: String
        /// The requirement as a manifest writes it: `from: "1.0.0"`.
        public var requirement: String
    }

    /// A target of the project.
    public struct Target: Sendable {
        /// The kind of product.
        public enum Kind: String, Sendable { case app, library, tests, uiTests = "UI tests", unsupported }
        /// The target's name.
        public var name: String
        /// The name of the target's module.
        public var moduleName: String
        /// The kind of product.
        public var kind: Kind
        /// The paths of the Swift sources.
        public var sources: [String] = []
        /// The C or C++ target, if it contains C instead of Swift, or that of macros.
        public var native: NativeTarget?
        /// The files that are copied into the bundle.
        public var resources: [Resource] = []
        /// Whether asset catalogs add members to `UIImage` and `UIColor`, according to the build settings.
        public var hasAssetExtensions = false
        /// Whether they add members to `ImageResource` and `ColorResource`.
        public var hasAssetSymbols = false
        /// The paths of Core Data and Core ML models, from which classes are generated as Xcode does.
        public var models: [String] = []
        /// The names of the project's other targets that it depends on.
        public var dependencies: [String] = []
        /// The libraries of Swift packages that the target uses.
        public var packageProducts: [PackageProduct] = []
        /// The contents of `Info.plist`. If it is empty, the build writes a minimal one.
        public var infoPlist: [String: AnyHashableSendable] = [:]
        /// The file that ``infoPlist`` was read from, or `nil` if there is none.
        public var infoPlistFile: String?
        /// The language version, such as `5` or `6`.
        public var swiftVersion = "5"
        /// The language mode of the compiler for the version: 4.2, 5, or 6. Older versions have the earliest mode that the compiler has.
        var languageMode: String {
            guard let major = Int(swiftVersion.prefix { $0.isNumber }) else { return "5" }
            return major < 5 ? "4.2" : major < 6 ? "5" : "6"
        }
        /// Whether declarations are isolated to the main actor by default.
        public var isMainActorByDefault = false
        /// The enabled upcoming features of Swift.
        public var upcomingFeatures: [String] = []
        /// The conditions for `#if`.
        public var defines: [String] = []
        /// Modules that a bridging header makes visible in every file.
        public var modulesEverywhere: [String] = []
        /// Modules that a framework's umbrella header makes visible in every file and in files that import the framework.
        public var modulesBrought: [String] = []
        /// Whether its conditions support Linux and it doesn't need UIKit.
        public var isPortable = false
        /// Whether it comes from an external pod or package, whose errors the user can't fix.
        public var isForeign = false
        /// The app that hosts a test target.
        public var testHost: String?
        /// The target of the app that a UI-test target drives.
        public var testedTarget: String?
        /// The products of other targets that it links, such as `Core.framework`, whose targets may be in another project.
        public var linkedProducts: [String] = []
        /// Whether it is a framework, whose resources are in a bundle of their own.
        public var isFramework = false
        /// The product's name, such as `Core.framework`.
        public var productName: String?
        /// Files that the build leaves out, with the reason.
        public var leftOut: [String] = []
        /// Whether resources go through SwiftPM, for `Bundle.module`.
        public var usesBundleModule = false
        /// The start of the names that Tuist generates for the target's resources, or `nil` if it generates none.
        public var accessorPrefix: String?

        /// Creates a target without sources.
        public init(name: String, moduleName: String, kind: Kind) { (self.name, self.moduleName, self.kind) = (name, moduleName, kind) }
    }

    /// The project's name.
    public var name: String
    /// The folder that contains the project.
    public var directory: String
    /// The file it was read from: `…/App.xcodeproj/project.pbxproj` or `…/Package.swift`.
    public var file: String
    /// The targets of the project.
    public var targets: [Target]
    /// The packages that the targets use.
    public var packages: [PackageReference] = []
    /// Notes for the user about parts that aren't read.
    public var notes: [String] = []
    /// Folders whose listing is part of the project: a new file in one changes it.
    public var watchedDirectories: [String] = []

    /// Returns the target with a name, or `nil` if there is none.
    public func target(_ name: String) -> Target? { targets.first { $0.name == name } }

    /// Adds the contents of another project in the same workspace.
    mutating func add(_ other: Project) {
        targets += other.targets.filter { target($0.name) == nil }
        packages += other.packages.filter { !packages.contains($0) }
        notes += other.notes
        watchedDirectories += other.watchedDirectories
    }

    /// Turns linked products into dependencies once all projects are read, and drops targets that have nothing to compile.
    mutating func connect() {
        var byProduct: [String: String] = [:]
        for target in targets { if let product = target.productName { byProduct[product] = target.name } }
        for index in targets.indices {
            for product in targets[index].linkedProducts {
                guard let name = byProduct[product], name != targets[index].name, !targets[index].dependencies.contains(name) else {
                    continue
                }
                targets[index].dependencies.append(name)
            }
            // A package that only the workspace references.
            for product in targets[index].packageProducts where product.package.isEmpty && target(product.product)?.kind == .library {
                targets[index].packageProducts.removeAll { $0 == product }
                targets[index].dependencies.append(product.product)
            }
        }
        // A pods aggregate has no Swift of its own: its dependents depend on its dependencies.
        let empty = targets.filter { $0.kind == .library && $0.sources.isEmpty && $0.native == nil }
        for target in empty {
            for index in targets.indices where targets[index].dependencies.contains(target.name) {
                targets[index].dependencies.removeAll { $0 == target.name }
                targets[index].dependencies += target.dependencies.filter { !targets[index].dependencies.contains($0) }
                targets[index].leftOut += target.leftOut
            }
            targets.removeAll { $0.name == target.name }
        }
    }

    /// Leaves out sources, models, and C targets that are outside of `tree`. The compiler's input becomes visible to macros, and part of
    /// the app, and a link may lead to a key or to the sources of another project.
    mutating func leaveOutFiles(outside tree: SourceTree) {
        var isChanged = false
        for index in targets.indices {
            // Tests write there, and one that still runs could exchange a source with a link while it is read.
            targets[index].sources.removeAll(where: ReferenceFolders.contain)
            targets[index].models.removeAll(where: ReferenceFolders.contain)
            let paths = targets[index].sources + targets[index].models + [targets[index].native?.folder].compactMap { $0 }
            let outside = Set(paths.filter { !tree.contains($0) && !TestLibraries.contains($0) })
            guard let first = outside.min() else { continue }
            isChanged = true
            targets[index].sources.removeAll(where: outside.contains)
            targets[index].models.removeAll(where: outside.contains)
            if let native = targets[index].native, outside.contains(native.folder) { targets[index].native = nil }
            let others = outside.count > 1 ? " and \(outside.count - 1) more" : ""
            targets[index].leftOut.append(
                "\(first)\(others): outside the project's folder, at \(first.realPath ?? "nothing"); use --trust to include it")
        }
        if isChanged { connect() }
    }

    /// Keeps the first of several targets that make the same module, such as a framework and its binary's, and redirects dependencies on
    /// the others to it.
    static func oneForEachModule(_ targets: [Target]) -> [Target] {
        var names: [String: String] = [:]
        var first: [String: String] = [:]
        for target in targets where target.kind == .library {
            if let other = first[target.moduleName] { names[target.name] = other } else { first[target.moduleName] = target.name }
        }
        return targets.filter { names[$0.name] == nil }.map { target in
            var target = target
            target.dependencies = target.dependencies.map { names[$0] ?? $0 }
            return target
        }
    }

    /// Returns the target called `name` and everything it needs, dependencies first.
    public func closure(of name: String) -> [Target] {
        let known = Dictionary(targets.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
        var result: [Target] = [], seen: Set<String> = []
        // Each target in a dependency cycle is visited once, in some order: the compiler reports the cycle. A chain may be longer than the
        // stack is deep.
        var path: [(target: Target, rest: ArraySlice<String>)] = []
        func enter(_ name: String) {
            guard let target = known[name], seen.insert(name).inserted else { return }
            path.append((target, target.dependencies[...]))
        }
        enter(name)
        while let last = path.indices.last {
            if let next = path[last].rest.popFirst() { enter(next) } else { result.append(path.removeLast().target) }
        }
        return result
    }
}

/// A property-list value, which Swift cannot prove to be immutable.
public struct AnyHashableSendable: @unchecked Sendable {
    /// The value.
    public let value: Any
    /// Wraps a value of a property list, which must not be mutable.
    public init(_ value: Any) { self.value = value }
}

extension String {
    /// The module name that SwiftPM and Xcode derive from a product name.
    var asModuleName: String {
        var name = String(map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "_" })
        if name.first?.isNumber == true { name = "_" + name.dropFirst() }
        // `_` isn't an identifier. A name of only symbols, such as an emoji, is spelled by their code points.
        if name == "_" { name = "_" + unicodeScalars.map { String($0.value, radix: 16, uppercase: true) }.joined(separator: "_") }
        return name
    }
    var lastPathComponent: String { (self as NSString).lastPathComponent }
    var deletingLastPathComponent: String { (self as NSString).deletingLastPathComponent }
    var pathExtension: String { (self as NSString).pathExtension }
    var deletingPathExtension: String { (self as NSString).deletingPathExtension }
    func appending(_ component: String) -> String { (self as NSString).appendingPathComponent(component) }
    /// The absolute path without `.` and `..`. Not `standardized`, which removes a leading `..` from a relative path.
    package var standardizedPath: String { URL(fileURLWithPath: self).standardizedFileURL.path }
}
