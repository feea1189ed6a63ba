/// A product with its sources, resources, and dependencies.
public struct Target: Codable, Equatable, Sendable, LiteralPrinting {
    public var name: String
    public var destinations: Destinations
    public var product: Product
    public var productName: String?
    public var bundleId: String
    public var deploymentTargets: DeploymentTargets?
    public var infoPlist: InfoPlist?
    public var sources: SourceFilesList?
    public var resources: ResourceFileElements?
    public var buildableFolders: [BuildableFolder]
    public var dependencies: [TargetDependency]
    public var settings: Settings?
    public var coreDataModels: [CoreDataModel]
    public var scripts: [TargetScript]
    public var entitlements: Entitlements?
    public var headers: Headers?
    public var additionalFiles: [FileElement]

    var literal: String {
        let folders = ResourceFileElements(
            resources: buildableFolders.map { .glob(pattern: Path($0.path.pathString + "/**", type: $0.path.type)) })
        return call(
            ".target",
            [
                ("name", name), ("destinations", destinations), ("product", product), ("productName", productName as Any),
                ("bundleId", bundleId), ("deploymentTargets", deploymentTargets as Any), ("infoPlist", infoPlist as Any),
                ("sources", SourceFilesList(globs: sources?.globs ?? [])),
                (
                    "resources",
                    ResourceFileElements(resources: (resources?.resources ?? []) + folders.resources + coreDataModels.map(\.element))
                ),
                ("dependencies", dependencies), ("settings", settings as Any),
            ])
    }

    public static func target(
        name: String, destinations: Destinations, product: Product, productName: String? = nil, bundleId: String,
        deploymentTargets: DeploymentTargets? = nil, infoPlist: InfoPlist? = .default, sources: SourceFilesList? = nil,
        resources: ResourceFileElements? = nil, buildableFolders: [BuildableFolder] = [], copyFiles: [CopyFilesAction]? = nil,
        headers: Headers? = nil, entitlements: Entitlements? = nil, scripts: [TargetScript] = [], dependencies: [TargetDependency] = [],
        settings: Settings? = nil, coreDataModels: [CoreDataModel] = [], environmentVariables: [String: EnvironmentVariable] = [:],
        launchArguments: [LaunchArgument] = [], additionalFiles: [FileElement] = [], buildRules: [BuildRule] = [],
        mergedBinaryType: MergedBinaryType = .disabled, mergeable: Bool = false, onDemandResourcesTags: OnDemandResourcesTags? = nil,
        metadata: TargetMetadata = .metadata()
    ) -> Self {
        Self(
            name: name, destinations: destinations, product: product, productName: productName, bundleId: bundleId,
            deploymentTargets: deploymentTargets, infoPlist: infoPlist, sources: sources, resources: resources,
            buildableFolders: buildableFolders, dependencies: dependencies, settings: settings, coreDataModels: coreDataModels,
            scripts: scripts, entitlements: entitlements, headers: headers, additionalFiles: additionalFiles)
    }
}
// The initializers of Tuist 3.
extension Target {
    public init(
        name: String, destinations: Destinations, product: Product, productName: String? = nil, bundleId: String,
        deploymentTargets: DeploymentTargets? = nil, infoPlist: InfoPlist? = .default, sources: SourceFilesList? = nil,
        resources: ResourceFileElements? = nil, copyFiles: [CopyFilesAction]? = nil, headers: Headers? = nil,
        entitlements: Entitlements? = nil, scripts: [TargetScript] = [], dependencies: [TargetDependency] = [],
        settings: Settings? = nil, coreDataModels: [CoreDataModel] = [], environmentVariables: [String: EnvironmentVariable] = [:],
        launchArguments: [LaunchArgument] = [], additionalFiles: [FileElement] = [], buildRules: [BuildRule] = []
    ) {
        self = .target(
            name: name, destinations: destinations, product: product, productName: productName, bundleId: bundleId,
            deploymentTargets: deploymentTargets, infoPlist: infoPlist, sources: sources, resources: resources, entitlements: entitlements,
            scripts: scripts, dependencies: dependencies, settings: settings, coreDataModels: coreDataModels)
    }
    public init(
        name: String, platform: Platform, product: Product, productName: String? = nil, bundleId: String,
        deploymentTarget: DeploymentTarget? = nil, infoPlist: InfoPlist? = .default, sources: SourceFilesList? = nil,
        resources: ResourceFileElements? = nil, copyFiles: [CopyFilesAction]? = nil, headers: Headers? = nil,
        entitlements: Entitlements? = nil, scripts: [TargetScript] = [], dependencies: [TargetDependency] = [],
        settings: Settings? = nil, coreDataModels: [CoreDataModel] = [], environment: [String: String] = [:],
        environmentVariables: [String: EnvironmentVariable] = [:], launchArguments: [LaunchArgument] = [],
        additionalFiles: [FileElement] = [], buildRules: [BuildRule] = []
    ) {
        let destinations: Destinations =
            switch platform {
            case .iOS: .iOS
            case .macOS: .macOS
            case .tvOS: .tvOS
            case .watchOS: .watchOS
            case .visionOS: .visionOS
            }
        self = .target(
            name: name, destinations: destinations, product: product, productName: productName, bundleId: bundleId,
            deploymentTargets: deploymentTarget?.targets, infoPlist: infoPlist, sources: sources, resources: resources,
            entitlements: entitlements, scripts: scripts, dependencies: dependencies, settings: settings, coreDataModels: coreDataModels)
    }
}

public enum Product: String, Codable, Equatable, Sendable {
    case app, appClip, appExtension, bundle, commandLineTool, dynamicLibrary, extensionKitExtension, framework, messagesExtension
    case staticFramework, staticLibrary, stickerPackExtension, systemExtension, tvTopShelfExtension, uiTests, unitTests, watch2App
    case watch2Extension, xpc, macro
}

public enum Platform: String, Codable, Equatable, CaseIterable, Sendable { case iOS, macOS, tvOS, watchOS, visionOS }

public enum Destination: String, Codable, Equatable, CaseIterable, Sendable {
    case iPhone, iPad, mac, macWithiPadDesign, macCatalyst, appleWatch, appleTv, appleVision, appleVisionWithiPadDesign
}
public typealias Destinations = Set<Destination>
extension Set where Element == Destination {
    public static var iOS: Self { [.iPhone, .iPad, .macWithiPadDesign, .appleVisionWithiPadDesign] }
    public static var macOS: Self { [.mac] }
    public static var tvOS: Self { [.appleTv] }
    public static var watchOS: Self { [.appleWatch] }
    public static var visionOS: Self { [.appleVision] }
}

public struct DeploymentTargets: Hashable, Codable, Sendable, LiteralPrinting {
    public var iOS, macOS, watchOS, tvOS, visionOS: String?
    public init(iOS: String? = nil, macOS: String? = nil, watchOS: String? = nil, tvOS: String? = nil, visionOS: String? = nil) {
        (self.iOS, self.macOS, self.watchOS, self.tvOS, self.visionOS) = (iOS, macOS, watchOS, tvOS, visionOS)
    }
    public static func multiplatform(
        iOS: String? = nil, macOS: String? = nil, watchOS: String? = nil, tvOS: String? = nil, visionOS: String? = nil
    ) -> Self { Self(iOS: iOS, macOS: macOS, watchOS: watchOS, tvOS: tvOS, visionOS: visionOS) }
    public static func iOS(_ version: String) -> Self { Self(iOS: version) }
    public static func macOS(_ version: String) -> Self { Self(macOS: version) }
    public static func watchOS(_ version: String) -> Self { Self(watchOS: version) }
    public static func tvOS(_ version: String) -> Self { Self(tvOS: version) }
    public static func visionOS(_ version: String) -> Self { Self(visionOS: version) }
    var literal: String { iOS.map { call(".iOS", [(nil, $0)]) } ?? "nil" }
}

/// The deployment target of Tuist 3.
public enum DeploymentTarget: Codable, Equatable, Sendable {
    case iOS(targetVersion: String, devices: DeploymentDevice, supportsMacDesignedForIOS: Bool = true)
    case macOS(targetVersion: String)
    case watchOS(targetVersion: String)
    case tvOS(targetVersion: String)
    case visionOS(targetVersion: String)
    var targets: DeploymentTargets? { if case .iOS(let version, _, _) = self { .iOS(version) } else { nil } }
}
public struct DeploymentDevice: OptionSet, Codable, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let iphone = Self(rawValue: 1), ipad = Self(rawValue: 2), mac = Self(rawValue: 4), vision = Self(rawValue: 8)
}

// MARK: Dependencies

public enum TargetDependency: Codable, Hashable, Sendable {
    public enum PackageType: Codable, Hashable, Sendable { case runtime, runtimeEmbedded, plugin, macro }
    case target(name: String, status: LinkingStatus = .required, condition: PlatformCondition? = nil)
    case macro(name: String)
    case project(target: String, path: Path, status: LinkingStatus = .required, condition: PlatformCondition? = nil)
    case framework(path: Path, status: LinkingStatus = .required, condition: PlatformCondition? = nil)
    case library(path: Path, publicHeaders: Path, swiftModuleMap: Path?, condition: PlatformCondition? = nil)
    case package(product: String, type: PackageType = .runtime, condition: PlatformCondition? = nil)
    case sdk(name: String, type: SDKType, status: LinkingStatus, condition: PlatformCondition? = nil)
    case xcframework(
        path: Path, expectedSignature: XCFrameworkSignature? = nil, status: LinkingStatus = .required, condition: PlatformCondition? = nil)
    case xctest
    case external(name: String, condition: PlatformCondition? = nil)

    public static func sdk(name: String, type: SDKType, condition: PlatformCondition? = nil) -> TargetDependency {
        .sdk(name: name, type: type, status: .required, condition: condition)
    }
    public static func sdk(name: String, status: LinkingStatus = .required) -> TargetDependency {
        .sdk(name: name, type: .framework, status: status)
    }
    public static func target(_ target: Target, status: LinkingStatus = .required, condition: PlatformCondition? = nil) -> TargetDependency
    {
        .target(name: target.name, status: status, condition: condition)
    }
    public static func packageMacro(product: String) -> TargetDependency { .package(product: product, type: .macro) }
    public static func packagePlugin(product: String) -> TargetDependency { .package(product: product, type: .plugin) }
}
public enum LinkingStatus: String, Codable, Hashable, Sendable { case required, optional, none }
public enum SDKType: String, Codable, Hashable, Sendable { case library, swiftLibrary, framework }
public enum XCFrameworkSignature: Codable, Hashable, Sendable {
    case unsigned
    case signedWithAppleCertificate(teamIdentifier: String, teamName: String)
    case selfSigned(fingerprint: String)
}
public struct PlatformCondition: Codable, Hashable, Sendable {
    public let platformFilters: Set<PlatformFilter>
    public static func when(_ platformFilters: Set<PlatformFilter>) -> PlatformCondition? {
        platformFilters.isEmpty ? nil : PlatformCondition(platformFilters: platformFilters)
    }
}
public enum PlatformFilter: String, Codable, Hashable, CaseIterable, Sendable {
    case ios, macos, tvos, catalyst, driverkit, watchos, visionos
}

// MARK: Other parts of targets

public enum MergedBinaryType: Codable, Equatable, Sendable {
    case disabled, automatic
    case manual(mergeableDependencies: Set<String>)
}
public struct TargetMetadata: Codable, Equatable, Sendable {
    public static func metadata(tags: [String] = []) -> Self { Self() }
}
public struct OnDemandResourcesTags: Codable, Equatable, Sendable {
    public static func tags(initialInstall: [String]? = nil, prefetchOrder: [String]? = nil) -> Self { Self() }
}
public struct EnvironmentVariable: Codable, Hashable, Sendable, ExpressibleByStringInterpolation {
    public init(value: String, isEnabled: Bool) {}
    public init(stringLiteral value: String) {}
    public static func environmentVariable(value: String, isEnabled: Bool = true) -> Self { Self(stringLiteral: value) }
}
public struct LaunchArgument: Codable, Hashable, Sendable {
    public init(name: String, isEnabled: Bool) {}
    public static func launchArgument(name: String, isEnabled: Bool) -> Self { Self(name: name, isEnabled: isEnabled) }
}
public struct TargetScript: Codable, Equatable, Sendable {
    public enum Order: String, Codable, Sendable { case pre, post }
    public static func pre(
        path: Path, arguments: [String] = [], name: String, inputPaths: FileList = [], inputFileListPaths: [Path] = [],
        outputPaths: [Path] = [], outputFileListPaths: [Path] = [], basedOnDependencyAnalysis: Bool? = nil,
        runForInstallBuildsOnly: Bool = false, shellPath: String = "/bin/sh", dependencyFile: Path? = nil
    ) -> Self { Self() }
    public static func post(
        path: Path, arguments: [String] = [], name: String, inputPaths: FileList = [], inputFileListPaths: [Path] = [],
        outputPaths: [Path] = [], outputFileListPaths: [Path] = [], basedOnDependencyAnalysis: Bool? = nil,
        runForInstallBuildsOnly: Bool = false, shellPath: String = "/bin/sh", dependencyFile: Path? = nil
    ) -> Self { Self() }
    public static func pre(
        tool: String, arguments: [String] = [], name: String, inputPaths: FileList = [], inputFileListPaths: [Path] = [],
        outputPaths: [Path] = [], outputFileListPaths: [Path] = [], basedOnDependencyAnalysis: Bool? = nil,
        runForInstallBuildsOnly: Bool = false, shellPath: String = "/bin/sh", dependencyFile: Path? = nil
    ) -> Self { Self() }
    public static func post(
        tool: String, arguments: [String] = [], name: String, inputPaths: FileList = [], inputFileListPaths: [Path] = [],
        outputPaths: [Path] = [], outputFileListPaths: [Path] = [], basedOnDependencyAnalysis: Bool? = nil,
        runForInstallBuildsOnly: Bool = false, shellPath: String = "/bin/sh", dependencyFile: Path? = nil
    ) -> Self { Self() }
    public static func pre(
        script: String, name: String, inputPaths: FileList = [], inputFileListPaths: [Path] = [], outputPaths: [Path] = [],
        outputFileListPaths: [Path] = [], basedOnDependencyAnalysis: Bool? = nil, runForInstallBuildsOnly: Bool = false,
        shellPath: String = "/bin/sh", dependencyFile: Path? = nil
    ) -> Self { Self() }
    public static func post(
        script: String, name: String, inputPaths: FileList = [], inputFileListPaths: [Path] = [], outputPaths: [Path] = [],
        outputFileListPaths: [Path] = [], basedOnDependencyAnalysis: Bool? = nil, runForInstallBuildsOnly: Bool = false,
        shellPath: String = "/bin/sh", dependencyFile: Path? = nil
    ) -> Self { Self() }
}
public struct CopyFilesAction: Codable, Equatable, Sendable {
    public enum Destination: String, Codable, Sendable {
        case absolutePath, productsDirectory, wrapper, executables, resources, javaResources, frameworks, sharedFrameworks, sharedSupport
        case plugins, other
    }
    public static func resources(name: String, subpath: String? = nil, files: [CopyFileElement]) -> Self { Self() }
    public static func frameworks(name: String, subpath: String? = nil, files: [CopyFileElement]) -> Self { Self() }
    public static func productsDirectory(name: String, subpath: String? = nil, files: [CopyFileElement]) -> Self { Self() }
    public static func wrapper(name: String, subpath: String? = nil, files: [CopyFileElement]) -> Self { Self() }
    public static func executables(name: String, subpath: String? = nil, files: [CopyFileElement]) -> Self { Self() }
    public static func plugins(name: String, subpath: String? = nil, files: [CopyFileElement]) -> Self { Self() }
    public static func sharedSupport(name: String, subpath: String? = nil, files: [CopyFileElement]) -> Self { Self() }
}
public enum CopyFileElement: Codable, Equatable, Sendable, ExpressibleByStringInterpolation {
    case glob(pattern: Path, condition: PlatformCondition? = nil, codeSignOnCopy: Bool = false)
    case folderReference(path: Path, condition: PlatformCondition? = nil, codeSignOnCopy: Bool = false)
    public init(stringLiteral value: String) { self = .glob(pattern: .path(value)) }
}
public struct BuildRule: Codable, Equatable, Sendable {
    public enum FileType: String, Codable, Sendable {
        case sourceFilesWithNamesMatching, swift, objectiveC, cSource, cppSource, coreDataMappingModel, instrumentsPackageDefinition,
            metalAIR, mlpackage, iig, dtrace, lexSource, yaccSource, assemblySource, assembly, sourceCode
    }
    public enum CompilerSpec: String, Codable, Sendable {
        case customScript, defaultCompiler, swiftCompiler, clang, unifdef, copyPlist, metal, lex, yacc
    }
    public static func buildRule(
        name: String? = nil, fileType: FileType, filePatterns: String? = nil, compilerSpec: CompilerSpec, inputFiles: [String] = [],
        outputFiles: [String] = [], outputFilesCompilerFlags: [String] = [], script: String? = nil, runOncePerArchitecture: Bool = false
    ) -> Self { Self() }
}
