/// The build settings of a project or a target.
public struct Settings: Codable, Equatable, Sendable, LiteralPrinting {
    public let base: SettingsDictionary
    public let configurations: [Configuration]

    private init(_ base: SettingsDictionary, _ configurations: [Configuration]) {
        (self.base, self.configurations) = (base, configurations)
    }
    public init(base: SettingsDictionary = [:], configurations: [Configuration], defaultSettings: DefaultSettings = .recommended) {
        self.init(base, configurations)
    }
    public static func settings(
        base: SettingsDictionary = [:], debug: SettingsDictionary = [:], release: SettingsDictionary = [:],
        defaultSettings: DefaultSettings = .recommended, defaultConfiguration: String? = nil
    ) -> Self { Self(base, [.debug(name: .debug, settings: debug), .release(name: .release, settings: release)]) }
    public static func settings(
        base: SettingsDictionary = [:], configurations: [Configuration], defaultSettings: DefaultSettings = .recommended,
        defaultConfiguration: String? = nil
    ) -> Self { Self(base, configurations) }

    /// The settings of the first debug configuration override the base.
    var literal: String {
        let debug = configurations.first { $0.variant == .debug }
        return call(".settings", [("base", base.merging(debug?.settings ?? [:]) { $1 }), ("xcconfig", debug?.xcconfig as Any)])
    }
}
public struct Configuration: Codable, Equatable, Sendable {
    public enum Variant: String, Codable, Sendable { case debug, release }
    public let name: ConfigurationName
    public let variant: Variant
    public let settings: SettingsDictionary
    public let xcconfig: Path?
    public static func debug(name: ConfigurationName, settings: SettingsDictionary = [:], xcconfig: Path? = nil) -> Self {
        Self(name: name, variant: .debug, settings: settings, xcconfig: xcconfig)
    }
    public static func release(name: ConfigurationName, settings: SettingsDictionary = [:], xcconfig: Path? = nil) -> Self {
        Self(name: name, variant: .release, settings: settings, xcconfig: xcconfig)
    }
}
public struct ConfigurationName: Codable, Hashable, Sendable, ExpressibleByStringInterpolation {
    public let rawValue: String
    public init(_ rawValue: String) { self.rawValue = rawValue }
    public init(stringLiteral value: String) { rawValue = value }
    public static func configuration(_ name: String) -> Self { Self(name) }
    public static var debug: Self { "Debug" }
    public static var release: Self { "Release" }
}
public enum DefaultSettings: Codable, Equatable, Sendable {
    case recommended(excluding: Set<String> = [])
    case essential(excluding: Set<String> = [])
    case none
    public static var recommended: Self { .recommended(excluding: []) }
    public static var essential: Self { .essential(excluding: []) }
}

public typealias SettingsDictionary = [String: SettingValue]
public enum SettingValue: Codable, Equatable, Sendable, ExpressibleByStringInterpolation, ExpressibleByArrayLiteral,
    ExpressibleByBooleanLiteral
{
    case string(String)
    case array([String])
    public init(stringLiteral value: String) { self = .string(value) }
    public init(arrayLiteral elements: String...) { self = .array(elements) }
    public init(booleanLiteral value: Bool) { self = .string(value ? "YES" : "NO") }
    public init<T: RawRepresentable>(_ value: T) where T.RawValue == String { self = .string(value.rawValue) }
}
public enum SwiftCompilationMode: String, Sendable { case singlefile, wholemodule }
public enum DebugInformationFormat: String, Sendable { case dwarf, dwarfWithDsym = "dwarf-with-dsym" }
public enum SwiftOptimizationLevel: String, Sendable { case o = "-O", oNone = "-Onone", oSize = "-Osize" }

extension [String: SettingValue] {
    private func setting(_ key: String, _ value: SettingValue) -> Self { merging([key: value]) { $1 } }
    public func merging(_ other: SettingsDictionary) -> SettingsDictionary { merging(other) { $1 } }
    public mutating func merge(_ other: SettingsDictionary) { merge(other) { $1 } }
    public func automaticCodeSigning(devTeam: String) -> Self {
        merging(["CODE_SIGN_STYLE": "Automatic", "DEVELOPMENT_TEAM": .string(devTeam)])
    }
    public func manualCodeSigning(identity: String? = nil, provisioningProfileSpecifier: String? = nil) -> Self {
        setting("CODE_SIGN_STYLE", "Manual")
    }
    public func codeSignIdentityAppleDevelopment() -> Self { setting("CODE_SIGN_IDENTITY", "Apple Development") }
    public func codeSignIdentity(_ identity: String) -> Self { setting("CODE_SIGN_IDENTITY", .string(identity)) }
    public func currentProjectVersion(_ version: String) -> Self { setting("CURRENT_PROJECT_VERSION", .string(version)) }
    public func marketingVersion(_ version: String) -> Self { setting("MARKETING_VERSION", .string(version)) }
    public func appleGenericVersioningSystem() -> Self { setting("VERSIONING_SYSTEM", "apple-generic") }
    public func versionInfo(_ version: String, prefix: String? = nil, suffix: String? = nil) -> Self {
        setting("VERSION_INFO_STRING", .string(version))
    }
    public func swiftVersion(_ version: String) -> Self { setting("SWIFT_VERSION", .string(version)) }
    public func otherSwiftFlags(_ flags: String...) -> Self { setting("OTHER_SWIFT_FLAGS", .array(flags)) }
    public func otherSwiftFlags(_ flags: [String]) -> Self { setting("OTHER_SWIFT_FLAGS", .array(flags)) }
    public func otherLinkerFlags(_ flags: [String]) -> Self { setting("OTHER_LDFLAGS", .array(flags)) }
    public func swiftActiveCompilationConditions(_ conditions: String...) -> Self {
        setting("SWIFT_ACTIVE_COMPILATION_CONDITIONS", .array(conditions))
    }
    public func swiftActiveCompilationConditions(_ conditions: [String]) -> Self {
        setting("SWIFT_ACTIVE_COMPILATION_CONDITIONS", .array(conditions))
    }
    public func swiftCompilationMode(_ mode: SwiftCompilationMode) -> Self { setting("SWIFT_COMPILATION_MODE", SettingValue(mode)) }
    public func swiftOptimizationLevel(_ level: SwiftOptimizationLevel) -> Self { setting("SWIFT_OPTIMIZATION_LEVEL", SettingValue(level)) }
    public func swiftOptimizeObjectLifetimes(_ enabled: Bool) -> Self {
        setting("SWIFT_OPTIMIZE_OBJECT_LIFETIME", .init(booleanLiteral: enabled))
    }
    public func swiftObjcBridgingHeaderPath(_ path: String) -> Self { setting("SWIFT_OBJC_BRIDGING_HEADER", .string(path)) }
    public func debugInformationFormat(_ format: DebugInformationFormat) -> Self {
        setting("DEBUG_INFORMATION_FORMAT", SettingValue(format))
    }
    public func bitcodeEnabled(_ enabled: Bool) -> Self { setting("ENABLE_BITCODE", .init(booleanLiteral: enabled)) }
    public func enableModuleDefinition(moduleName: String) -> Self { setting("DEFINES_MODULE", "YES") }
}
