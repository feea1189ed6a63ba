public typealias FileList = SourceFilesList

public struct SourceFilesList: Codable, Equatable, Sendable, ExpressibleByStringInterpolation, ExpressibleByArrayLiteral, LiteralPrinting {
    public let globs: [SourceFileGlob]
    public init(globs: [SourceFileGlob]) { self.globs = globs }
    public init(globs: [String]) { self.globs = globs.map { SourceFileGlob(stringLiteral: $0) } }
    public init(stringLiteral value: String) { self.init(globs: [value]) }
    public init(arrayLiteral elements: SourceFileGlob...) { globs = elements }
    public static func sourceFilesList(globs: [SourceFileGlob]) -> Self { Self(globs: globs) }
    public static func sourceFilesList(globs: [String]) -> Self { Self(globs: globs) }
    public static func paths(_ paths: [Path]) -> Self { Self(globs: paths.map { .glob($0) }) }
    public static func list(_ paths: [Path]) -> Self { .paths(paths) }
    var literal: String { ProjectDescription.literal(globs) }
}

public struct SourceFileGlob: Codable, Equatable, Sendable, ExpressibleByStringInterpolation, LiteralPrinting {
    public let glob: Path
    public let excluding: [Path]
    public init(stringLiteral value: String) { (glob, excluding) = (Path(stringLiteral: value), []) }
    private init(_ glob: Path, _ excluding: [Path]) { (self.glob, self.excluding) = (glob, excluding) }
    public init(_ glob: Path, excluding: [Path] = [], compilerFlags: String? = nil, codeGen: FileCodeGen? = nil) {
        self.init(glob, excluding)
    }
    public static func glob(
        _ glob: Path, excluding: [Path] = [], compilerFlags: String? = nil, codeGen: FileCodeGen? = nil,
        compilationCondition: PlatformCondition? = nil
    ) -> Self { Self(glob, excluding) }
    public static func glob(
        _ glob: Path, excluding: Path?, compilerFlags: String? = nil, codeGen: FileCodeGen? = nil,
        compilationCondition: PlatformCondition? = nil
    ) -> Self { Self(glob, excluding.map { [$0] } ?? []) }
    public static func generated(_ path: Path, compilerFlags: String? = nil, compilationCondition: PlatformCondition? = nil) -> Self {
        Self(path, [])
    }
    var literal: String { excluding.isEmpty ? glob.literal : call(".glob", [(nil, glob), ("excluding", excluding)]) }
}
public enum FileCodeGen: String, Codable, Sendable {
    case `public`, `private`, project, disabled
}

public struct ResourceFileElements: Codable, Equatable, Sendable, ExpressibleByStringInterpolation, ExpressibleByArrayLiteral,
    LiteralPrinting
{
    public var resources: [ResourceFileElement]
    public init(resources: [ResourceFileElement]) { self.resources = resources }
    public init(stringLiteral value: String) { resources = [ResourceFileElement(stringLiteral: value)] }
    public init(arrayLiteral elements: ResourceFileElement...) { resources = elements }
    public static func resources(_ resources: [ResourceFileElement], privacyManifest: PrivacyManifest? = nil) -> Self {
        Self(resources: resources)
    }
    var literal: String { ProjectDescription.literal(resources) }
}
public enum ResourceFileElement: Codable, Equatable, Sendable, ExpressibleByStringInterpolation {
    case glob(pattern: Path, excluding: [Path] = [], tags: [String] = [], inclusionCondition: PlatformCondition? = nil)
    case folderReference(path: Path, tags: [String] = [], inclusionCondition: PlatformCondition? = nil)
    public init(stringLiteral value: String) { self = .glob(pattern: Path(stringLiteral: value)) }
}
public struct PrivacyManifest: Codable, Equatable, Sendable {
    public static func privacyManifest(
        tracking: Bool, trackingDomains: [String], collectedDataTypes: [[String: Plist.Value]], accessedApiTypes: [[String: Plist.Value]]
    ) -> Self { Self() }
}
public struct BuildableFolder: Codable, Equatable, Sendable, ExpressibleByStringInterpolation {
    public let path: Path
    public init(stringLiteral value: String) { path = Path(stringLiteral: value) }
    private init(_ path: Path) { self.path = path }
    public static func folder(_ path: Path, exceptions: [BuildableFolderException] = []) -> Self { Self(path) }
}
public struct BuildableFolderException: Codable, Equatable, Sendable {
    public static func exception(
        excluded: [Path] = [], compilerFlags: [String: String] = [:], publicHeaders: [Path] = [], privateHeaders: [Path] = []
    ) -> Self { Self() }
}
public enum FileElement: Codable, Equatable, Sendable, ExpressibleByStringInterpolation {
    case glob(pattern: Path)
    case folderReference(path: Path)
    public init(stringLiteral value: String) { self = .glob(pattern: Path(stringLiteral: value)) }
}
public enum FileHeaderTemplate: Codable, Equatable, Sendable, ExpressibleByStringInterpolation {
    case file(Path)
    case string(String)
    public init(stringLiteral value: String) { self = .string(value) }
}
public struct Headers: Codable, Equatable, Sendable {
    public enum AutomaticExclusionRule: Int, Codable, Sendable { case projectExcludesPrivateAndPublic, publicExcludesPrivateAndProject }
    public static func headers(
        public: HeaderFileList? = nil, private: HeaderFileList? = nil, project: HeaderFileList? = nil,
        exclusionRule: AutomaticExclusionRule = .projectExcludesPrivateAndPublic
    ) -> Self { Self() }
    public static func allHeaders(from list: HeaderFileList, umbrella: Path, private: HeaderFileList? = nil) -> Self { Self() }
    public static func onlyHeaders(from list: HeaderFileList, umbrella: Path, private: HeaderFileList? = nil) -> Self { Self() }
}
public typealias HeaderFileList = SourceFilesList
public enum Entitlements: Codable, Equatable, Sendable, ExpressibleByStringInterpolation {
    case file(path: Path)
    case dictionary([String: Plist.Value])
    case variable(String)
    public init(stringLiteral value: String) { self = .file(path: Path(stringLiteral: value)) }
    public static func path(_ path: Path) -> Self { .file(path: path) }
}
public struct CoreDataModel: Codable, Equatable, Sendable {
    public let path: Path
    public init(_ path: Path, currentVersion: String? = nil) { self.path = path }
    public static func coreDataModel(_ path: Path, currentVersion: String? = nil) -> Self { Self(path) }
    var element: ResourceFileElement { .glob(pattern: path) }
}

// MARK: Property lists

public enum Plist {
    public indirect enum Value: Codable, Equatable, Sendable, ExpressibleByStringInterpolation, ExpressibleByIntegerLiteral,
        ExpressibleByFloatLiteral, ExpressibleByBooleanLiteral, ExpressibleByDictionaryLiteral, ExpressibleByArrayLiteral
    {
        case string(String)
        case integer(Int)
        case real(Double)
        case boolean(Bool)
        case dictionary([String: Value])
        case array([Value])
        public init(stringLiteral value: String) { self = .string(value) }
        public init(integerLiteral value: Int) { self = .integer(value) }
        public init(floatLiteral value: Double) { self = .real(value) }
        public init(booleanLiteral value: Bool) { self = .boolean(value) }
        public init(dictionaryLiteral elements: (String, Value)...) { self = .dictionary(Dictionary(elements) { $1 }) }
        public init(arrayLiteral elements: Value...) { self = .array(elements) }
    }
}
public enum InfoPlist: Codable, Equatable, Sendable, ExpressibleByStringInterpolation, LiteralPrinting {
    public typealias Value = Plist.Value
    case file(path: Path)
    case dictionary([String: Plist.Value])
    case variable(String)
    case `default`
    case extendingDefault(with: [String: Plist.Value])
    public init(stringLiteral value: String) { self = .file(path: Path(stringLiteral: value)) }
    var literal: String {
        switch self {
        case .file(let path): call(".file", [("path", path)])
        case .dictionary(let entries): call(".dictionary", [(nil, entries)])
        case .variable: "nil"
        case .default: ".default"
        case .extendingDefault(let entries): call(".extendingDefault", [("with", entries)])
        }
    }
}

// MARK: Resource synthesizers

public struct ResourceSynthesizer: Codable, Hashable, Sendable {
    public enum Parser: String, Codable, Sendable {
        case strings, stringsCatalog, assets, plists, fonts, coreData, interfaceBuilder, json, yaml, files
    }
    public static func strings() -> Self { Self() }
    public static func strings(plugin: String) -> Self { Self() }
    public static func strings(templatePath: Path) -> Self { Self() }
    public static func stringsCatalog() -> Self { Self() }
    public static func stringsCatalog(plugin: String) -> Self { Self() }
    public static func assets() -> Self { Self() }
    public static func assets(plugin: String) -> Self { Self() }
    public static func assets(templatePath: Path) -> Self { Self() }
    public static func plists() -> Self { Self() }
    public static func plists(plugin: String) -> Self { Self() }
    public static func fonts() -> Self { Self() }
    public static func fonts(plugin: String) -> Self { Self() }
    public static func fonts(templatePath: Path) -> Self { Self() }
    public static func coreData() -> Self { Self() }
    public static func coreData(plugin: String) -> Self { Self() }
    public static func interfaceBuilder() -> Self { Self() }
    public static func interfaceBuilder(plugin: String) -> Self { Self() }
    public static func json() -> Self { Self() }
    public static func json(plugin: String) -> Self { Self() }
    public static func yaml() -> Self { Self() }
    public static func yaml(plugin: String) -> Self { Self() }
    public static func files(extensions: Set<String>) -> Self { Self() }
    public static func files(plugin: String, extensions: Set<String>) -> Self { Self() }
    public static func custom(name: String, parser: Parser, parserOptions: [String: String] = [:], extensions: Set<String>) -> Self {
        Self()
    }
    public static func custom(
        plugin: String, parser: Parser, parserOptions: [String: String] = [:], extensions: Set<String>, resourceName: String
    ) -> Self { Self() }
    public static func custom(path: Path, parser: Parser, extensions: Set<String>) -> Self { Self() }
}
extension Array where Element == ResourceSynthesizer {
    public static var `default`: Self { [.strings(), .assets(), .plists(), .fonts()] }
}
