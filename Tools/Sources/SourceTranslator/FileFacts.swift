/// What other files of the module need to know of one file. Small, and cached by the file's content.
public struct FileFacts: Codable, Hashable, Sendable {
    public struct TypeFacts: Codable, Hashable, Sendable {
        public enum Kind: String, Codable, Sendable { case `class`, `extension`, `protocol`, other }
        public var kind: Kind
        /// Qualified: `Outer.Inner`.
        public var name: String
        public var inherited: [String]
        public var isGeneric = false
        public var isObjCMembers = false
        public var isMainActor = false
        public var isPrivate = false
        /// Names such as `viewDidLoad()` and `title` that the declaration marks `override`.
        public var overrides: [String] = []
    }
    public struct MethodFacts: Codable, Hashable, Sendable {
        public var type: String
        public var base: String
        public var labels: [String?]
        public var objcName: String?
        public var isPrivate: Bool
        public var fullName: String { base + "(" + labels.map { ($0 ?? "_") + ":" }.joined() + ")" }
    }
    /// A member of an extension that must move into the class body to be overridable there.
    public struct ExtensionMember: Codable, Hashable, Sendable {
        public var type: String
        public var fullName: String
        public var isOverride: Bool
        public var isExposed: Bool
        /// The declaration to put into the class body: header up to the body, without `override`.
        public var header: String
        /// The forwarding body, in braces.
        public var body: String
        public var conditions: [String]
    }

    /// The type marked `@main` or `@UIApplicationMain`.
    public var mainType: String?
    public var types: [TypeFacts] = []
    public var methods: [MethodFacts] = []
    public var extensionMembers: [ExtensionMember] = []
    /// `foo(_:bar:)` of optional requirements in `@objc` protocols.
    public var optionalMethods: [String] = []
    public var optionalProperties: [String] = []
}
