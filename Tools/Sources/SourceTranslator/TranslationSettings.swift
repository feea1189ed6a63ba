/// What the build settings say about how a module's sources are meant.
public struct TranslationSettings: Codable, Hashable, Sendable, CustomStringConvertible {
    public var moduleName: String
    /// `SWIFT_DEFAULT_ACTOR_ISOLATION = MainActor`
    public var isMainActorByDefault = false
    /// Modules that a bridging header or the like makes visible in every file.
    public var modulesEverywhere: [String] = []
    /// Those that come with the import of another, as its own header says.
    public var modulesBrought: [String: [String]] = [:]
    /// A library that knows Linux and no UIKit: its own conditions hold.
    public var isPortable = false
    /// Loaded into a program that has begun, as tests are: what its sources mark `@main` starts nothing.
    public var isLoaded = false
    /// Modules of packages that the build goes on without: their imports are dropped.
    public var absentModules: Set<String> = []

    /// The module's functions will be replaced while it runs.
    public var isReloadable = false

    /// What becomes of a statement that the compiler refused, where code goes on without what does not compile.
    public enum Refused: String, Codable, Sendable {
        /// The program ends there, and a test fails.
        case ends
        /// The program says so and goes on behind it, as far as the rest means something without it.
        case isSkipped
    }
    public var refusedStatement: Refused = .ends

    public init(moduleName: String) { self.moduleName = moduleName }

    /// The same for equal settings, for cache keys.
    public var description: String { "\(moduleName) \(isMainActorByDefault) \(modulesEverywhere) \(modulesBrought.sorted { $0.key < $1.key }) \(isPortable) \(isLoaded) \(absentModules.sorted()) \(refusedStatement.rawValue)\(isReloadable ? " reloadable" : "")" }
}
