/// The build settings that affect how a module's sources are translated.
public struct TranslationSettings: Codable, Hashable, Sendable, CustomStringConvertible {
    /// The name of the module.
    public var moduleName: String
    /// `SWIFT_DEFAULT_ACTOR_ISOLATION = MainActor`
    public var isMainActorByDefault = false
    /// Modules that a bridging header or a similar file makes visible in every file.
    public var modulesEverywhere: [String] = []
    /// The modules that importing another makes visible, according to its own header.
    public var modulesBrought: [String: [String]] = [:]
    /// Whether it is a library that supports Linux without UIKit: its own conditions apply.
    public var isPortable = false
    /// Whether the code is loaded into a running program, as tests are: declarations marked `@main` are not entry points.
    public var isLoaded = false
    /// Modules of packages that the build continues without: their imports are removed.
    public var absentModules: Set<String> = []
    /// The modules of the project and of its packages, which may have the name of one of Apple's.
    public var ownModules: Set<String> = []

    /// Whether the module's functions can be replaced while it runs.
    public var isReloadable = false
    /// Whether previews are kept and registered.
    public var showsPreviews = false

    /// The translation of a rejected statement if the code continues without it.
    public enum Refused: String, Codable, Sendable {
        /// The program ends at the statement, and a test fails.
        case ends
        /// The program reports the statement and continues after it, as far as the rest has a meaning without it.
        case isSkipped
    }
    /// The translation of statements that don't compile.
    public var refusedStatement: Refused = .ends

    /// Creates the settings of a module with Swift's defaults.
    public init(moduleName: String) { self.moduleName = moduleName }

    /// A text that is equal for equal settings, for cache keys.
    public var description: String {
        "\(moduleName) \(isMainActorByDefault) \(modulesEverywhere) \(modulesBrought.sorted { $0.key < $1.key }) \(isPortable) \(isLoaded) \(absentModules.sorted()) \(ownModules.filter(AppleModules.isAbsent).sorted()) \(refusedStatement.rawValue)\(isReloadable ? " reloadable" : "")\(showsPreviews ? " previews" : "")"
    }
}
