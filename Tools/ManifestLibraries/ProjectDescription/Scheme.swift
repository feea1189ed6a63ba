// Schemes don't affect what an app contains: their parts are accepted, and not kept.

public struct Scheme: Codable, Equatable, Sendable {
    public let name: String
    private init(_ name: String) { self.name = name }
    public init(
        name: String, shared: Bool = true, hidden: Bool = false, buildAction: BuildAction? = nil, testAction: TestAction? = nil,
        runAction: RunAction? = nil, archiveAction: ArchiveAction? = nil, profileAction: ProfileAction? = nil,
        analyzeAction: AnalyzeAction? = nil
    ) { self.init(name) }
    public static func scheme(
        name: String, shared: Bool = true, hidden: Bool = false, buildAction: BuildAction? = nil, testAction: TestAction? = nil,
        runAction: RunAction? = nil, archiveAction: ArchiveAction? = nil, profileAction: ProfileAction? = nil,
        analyzeAction: AnalyzeAction? = nil
    ) -> Self { Self(name) }
}
public struct TargetReference: Codable, Hashable, Sendable, ExpressibleByStringInterpolation {
    public let projectPath: Path?
    public let targetName: String
    public init(projectPath: Path? = nil, target: String) { (self.projectPath, targetName) = (projectPath, target) }
    public init(stringLiteral value: String) { self.init(target: value) }
    public static func project(path: Path, target: String) -> Self { Self(projectPath: path, target: target) }
    public static func target(_ name: String) -> Self { Self(target: name) }
}
public struct TestableTarget: Codable, Equatable, Sendable, ExpressibleByStringInterpolation {
    public enum Parallelization: Codable, Sendable { case none, all, disabled, swiftTestingOnly, enabled }
    public init(
        target: TargetReference, isSkipped: Bool = false, isParallelizable: Bool = false, isRandomExecutionOrdering: Bool = false,
        simulatedLocation: SimulatedLocation? = nil
    ) {}
    public init(stringLiteral value: String) {}
    public static func testableTarget(
        target: TargetReference, isSkipped: Bool = false, isParallelizable: Bool = false, isRandomExecutionOrdering: Bool = false,
        simulatedLocation: SimulatedLocation? = nil
    ) -> Self { Self(target: target) }
    public static func testableTarget(
        target: TargetReference, isSkipped: Bool = false, parallelization: Parallelization, isRandomExecutionOrdering: Bool = false,
        simulatedLocation: SimulatedLocation? = nil
    ) -> Self { Self(target: target) }
}
public struct BuildAction: Codable, Equatable, Sendable {
    public init(
        targets: [TargetReference], preActions: [ExecutionAction] = [], postActions: [ExecutionAction] = [],
        runPostActionsOnFailure: Bool = false
    ) {}
    public static func buildAction(
        targets: [TargetReference], preActions: [ExecutionAction] = [], postActions: [ExecutionAction] = [],
        runPostActionsOnFailure: Bool = false, findImplicitDependencies: Bool = true
    ) -> Self { Self(targets: targets) }
}
public struct ExecutionAction: Codable, Equatable, Sendable {
    public init(title: String = "Run Script", scriptText: String, target: TargetReference? = nil, shellPath: String? = nil) {}
    public static func executionAction(
        title: String = "Run Script", scriptText: String, target: TargetReference? = nil, shellPath: String? = nil
    ) -> Self { Self(scriptText: scriptText) }
}
public struct TestAction: Codable, Equatable, Sendable {
    public static func targets(
        _ targets: [TestableTarget], arguments: Arguments? = nil, configuration: ConfigurationName = .debug, attachDebugger: Bool = true,
        expandVariableFromTarget: TargetReference? = nil, preActions: [ExecutionAction] = [], postActions: [ExecutionAction] = [],
        options: TestActionOptions = .options(), diagnosticsOptions: SchemeDiagnosticsOptions = .options(), skippedTests: [String]? = nil
    ) -> Self { Self() }
    public static func testPlans(
        _ testPlans: [Path], configuration: ConfigurationName = .debug, attachDebugger: Bool = true,
        preActions: [ExecutionAction] = [], postActions: [ExecutionAction] = []
    ) -> Self { Self() }
}
public struct RunAction: Codable, Equatable, Sendable {
    public static func runAction(
        configuration: ConfigurationName = .debug, attachDebugger: Bool = true, customLLDBInitFile: Path? = nil,
        preActions: [ExecutionAction] = [], postActions: [ExecutionAction] = [], executable: TargetReference? = nil,
        arguments: Arguments? = nil, options: RunActionOptions = .options(), diagnosticsOptions: SchemeDiagnosticsOptions = .options(),
        metalOptions: MetalOptions? = nil, expandVariableFromTarget: TargetReference? = nil, launchStyle: LaunchStyle = .automatically
    ) -> Self { Self() }
    public enum LaunchStyle: Codable, Sendable { case automatically, waitForExecutableToBeLaunched }
}
public struct ArchiveAction: Codable, Equatable, Sendable {
    public static func archiveAction(
        configuration: ConfigurationName = .release, revealArchiveInOrganizer: Bool = true, customArchiveName: String? = nil,
        preActions: [ExecutionAction] = [], postActions: [ExecutionAction] = []
    ) -> Self { Self() }
}
public struct ProfileAction: Codable, Equatable, Sendable {
    public static func profileAction(
        configuration: ConfigurationName = .release, preActions: [ExecutionAction] = [], postActions: [ExecutionAction] = [],
        executable: TargetReference? = nil, arguments: Arguments? = nil
    ) -> Self { Self() }
}
public struct AnalyzeAction: Codable, Equatable, Sendable {
    public static func analyzeAction(configuration: ConfigurationName = .debug) -> Self { Self() }
}
public struct Arguments: Codable, Equatable, Sendable {
    public init(environmentVariables: [String: EnvironmentVariable] = [:], launchArguments: [LaunchArgument] = []) {}
    public static func arguments(environmentVariables: [String: EnvironmentVariable] = [:], launchArguments: [LaunchArgument] = []) -> Self
    {
        Self()
    }
}
public struct TestActionOptions: Codable, Equatable, Sendable {
    public static func options(
        language: SchemeLanguage? = nil, region: String? = nil, preferredScreenCaptureFormat: ScreenCaptureFormat? = nil,
        coverage: Bool = false, codeCoverageTargets: [TargetReference] = []
    ) -> Self { Self() }
}
public struct RunActionOptions: Codable, Equatable, Sendable {
    public enum GPUFrameCaptureMode: String, Codable, Sendable { case autoEnabled, metal, openGL, disabled }
    public static func options(
        language: SchemeLanguage? = nil, region: String? = nil, storeKitConfigurationPath: Path? = nil,
        simulatedLocation: SimulatedLocation? = nil, enableGPUFrameCaptureMode: GPUFrameCaptureMode = .autoEnabled
    ) -> Self { Self() }
}
public struct SchemeDiagnosticsOptions: Codable, Equatable, Sendable {
    public static func options(
        addressSanitizerEnabled: Bool = false, detectStackUseAfterReturnEnabled: Bool = false, threadSanitizerEnabled: Bool = false,
        mainThreadCheckerEnabled: Bool = true, performanceAntipatternCheckerEnabled: Bool = true
    ) -> Self { Self() }
}
public struct MetalOptions: Codable, Equatable, Sendable {
    public static func options(
        apiValidation: Bool = true, shaderValidation: Bool = false, showGraphicsOverview: Bool = false, logGraphicsOverview: Bool = false
    ) -> Self { Self() }
}
public struct SchemeLanguage: Codable, Equatable, Sendable, ExpressibleByStringLiteral {
    public init(identifier: String) {}
    public init(stringLiteral value: String) {}
    public static var doubleLengthPseudoLanguage: Self { "" }
    public static var rightToLeftPseudoLanguage: Self { "" }
}
public enum ScreenCaptureFormat: String, Codable, Sendable { case screenshots, screenRecording }
public enum SimulatedLocation: Codable, Equatable, Sendable {
    case reference(String)
    case gpxFile(Path)
    public static func custom(gpxFile: Path) -> Self { .gpxFile(gpxFile) }
}
public struct TestingOptions: OptionSet, Codable, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let parallelizable = Self(rawValue: 1), randomExecutionOrdering = Self(rawValue: 2)
}
