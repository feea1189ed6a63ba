import Foundation

/// What a project says, whichever file it was read from.
public struct Project: Sendable {
    public struct Resource: Hashable, Codable, Sendable {
        public var path: String
        /// Inside the bundle; the folder part matters for `en.lproj/…`.
        public var destination: String
    }

    public struct PackageProduct: Hashable, Codable, Sendable {
        public var product: String
        public var package: String
    }

    public struct PackageReference: Hashable, Codable, Sendable {
        public var identity: String
        public var url: String
        /// The requirement as it stands in a manifest: `from: "1.0.0"`.
        public var requirement: String
    }

    public struct Target: Sendable {
        public enum Kind: String, Sendable { case app, library, tests, uiTests = "UI tests", unsupported }
        public var name: String
        public var moduleName: String
        public var kind: Kind
        public var sources: [String] = []
        /// What it is where it holds C in place of Swift.
        public var native: NativeTarget?
        public var resources: [Resource] = []
        /// Asset catalogs give `UIImage` and `UIColor` members, as the build settings ask.
        public var hasAssetExtensions = false
        /// They give `ImageResource` and `ColorResource` members.
        public var hasAssetSymbols = false
        /// Core Data models; classes are made of them as Xcode does.
        public var dataModels: [String] = []
        /// Other targets of the project, by name.
        public var dependencies: [String] = []
        public var packageProducts: [PackageProduct] = []
        public var infoPlist: [String: AnyHashableSendable] = [:]
        public var infoPlistFile: String?
        public var swiftVersion = "5"
        public var isMainActorByDefault = false
        public var upcomingFeatures: [String] = []
        public var defines: [String] = []
        /// A bridging header makes them visible in every file.
        public var modulesEverywhere: [String] = []
        /// A framework's own header makes them visible in every file, and in those that import it.
        public var modulesBrought: [String] = []
        /// Its conditions know Linux, and it needs no UIKit.
        public var isPortable = false
        /// A pod's or a package's from elsewhere: nobody who builds the project wrote it.
        public var isForeign = false
        /// The app that hosts a test target.
        public var testHost: String?
        /// The target that makes the app which a UI-test target drives.
        public var testedTarget: String?
        /// Products of other targets that it links, such as `Core.framework`, whose targets may be in another project.
        public var linkedProducts: [String] = []
        /// A framework, whose resources lie in a bundle of its own.
        public var isFramework = false
        /// `Core.framework` and the like.
        public var productName: String?
        /// Files the build must do without, with the reason.
        public var leftOut: [String] = []
        /// Resources go through SwiftPM, for `Bundle.module`.
        public var usesBundleModule = false

        public init(name: String, moduleName: String, kind: Kind) { (self.name, self.moduleName, self.kind) = (name, moduleName, kind) }
    }

    public var name: String
    /// The folder that holds it.
    public var directory: String
    /// The file it was read from: `…/App.xcodeproj/project.pbxproj` or `…/Package.swift`.
    public var file: String
    public var targets: [Target]
    public var packages: [PackageReference] = []
    public var notes: [String] = []
    /// Folders whose listing belongs to the project: a new file in one changes it.
    public var watchedDirectories: [String] = []

    public func target(_ name: String) -> Target? { targets.first { $0.name == name } }

    /// Takes in what another project of the same workspace has.
    mutating func add(_ other: Project) {
        targets += other.targets.filter { target($0.name) == nil }
        packages += other.packages.filter { !packages.contains($0) }
        notes += other.notes
        watchedDirectories += other.watchedDirectories
    }

    /// Turns linked products into dependencies, once all projects are read; drops targets that have nothing to compile.
    mutating func connect() {
        var byProduct: [String: String] = [:]
        for target in targets { if let product = target.productName { byProduct[product] = target.name } }
        for index in targets.indices {
            for product in targets[index].linkedProducts {
                guard let name = byProduct[product], name != targets[index].name, !targets[index].dependencies.contains(name) else { continue }
                targets[index].dependencies.append(name)
            }
            // A package that only the workspace names.
            for product in targets[index].packageProducts where product.package.isEmpty && target(product.product)?.kind == .library {
                targets[index].packageProducts.removeAll { $0 == product }
                targets[index].dependencies.append(product.product)
            }
        }
        // A pods aggregate has no Swift of its own: who needs it needs what it needs.
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

    /// Two targets may make the same module, as a framework and its binary's: who needs the later one gets the first.
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

    /// `name` and all it needs, dependencies first.
    public func closure(of name: String) -> [Target] {
        var result: [Target] = [], seen: Set<String> = []
        // Targets that need each other come once, in some order: the compiler says what is wrong with them.
        func visit(_ name: String) {
            guard let target = target(name), seen.insert(name).inserted else { return }
            for dependency in target.dependencies { visit(dependency) }
            result.append(target)
        }
        visit(name)
        return result
    }
}

/// A property-list value, which Swift cannot know to be immutable.
public struct AnyHashableSendable: @unchecked Sendable {
    public let value: Any
    public init(_ value: Any) { self.value = value }
}

extension String {
    /// As SwiftPM and Xcode make a module name of a product name.
    var asModuleName: String {
        var name = String(map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "_" })
        if name.first?.isNumber == true { name = "_" + name.dropFirst() }
        return name
    }
    var lastPathComponent: String { (self as NSString).lastPathComponent }
    var deletingLastPathComponent: String { (self as NSString).deletingLastPathComponent }
    var pathExtension: String { (self as NSString).pathExtension }
    var deletingPathExtension: String { (self as NSString).deletingPathExtension }
    func appending(_ component: String) -> String { (self as NSString).appendingPathComponent(component) }
    /// Absolute, without `.` and `..`. Not `standardized`, which takes a leading `..` of a relative path away.
    package var standardizedPath: String { URL(fileURLWithPath: self).standardizedFileURL.path }
}
