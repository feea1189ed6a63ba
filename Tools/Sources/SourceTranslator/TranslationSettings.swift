/// What the build settings say about how a module's sources are meant.
public struct TranslationSettings: Codable, Hashable, Sendable {
    public var moduleName: String
    /// `SWIFT_DEFAULT_ACTOR_ISOLATION = MainActor`
    public var isMainActorByDefault = false
    /// A bridging header or the like makes UIKit visible in every file.
    public var importsUIKitEverywhere = false

    public init(moduleName: String) { self.moduleName = moduleName }
}
