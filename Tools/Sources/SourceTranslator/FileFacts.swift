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
        /// An `@objc protocol`: what implements it is exposed.
        public var isObjC = false
        /// Names such as `viewDidLoad()` and `title` that the declaration marks `override`.
        public var overrides: [String] = []
        /// A class's own `init()` that is no override, as anyone may call it.
        public var hasPlainInit = false
        public var hasDesignatedInit = false
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
        public var name: String
        /// What the extension's own code is called once the name is another's.
        public var hidden: String
        public var isOverride: Bool
        public var isExposed: Bool
        /// Exposed only if it meets a requirement of the extension's protocols, as far as one file can tell.
        public var isWitness = false
        /// Where its name stands.
        public var file = ""
        public var line = 0
        /// The declaration without `override`, up to the name and from it to the body.
        public var before: String
        public var after: String
        /// In parentheses; nil for a property.
        public var arguments: String?
        public var isSettable = false
        /// `didSet` or `willSet` of an observed property, which the extension keeps as a method.
        public var observer: String?
        /// `try await `, as far as a call wants it.
        public var effects = ""
        public var conditions: [String]

        /// The declaration under `name`, handing over to `target` by its own or another name.
        func forwarder(named name: String, to target: String) -> String {
            if let observer { return before + name + after + " { \(observer) { \(target)(\(observer == "didSet" ? "oldValue" : "newValue")) } }" }
            let value = target + (arguments ?? "")
            return before + name + after + " " + (isSettable ? "{ get { \(value) } set { \(value) = newValue } }" : "{ \(effects)\(value) }")
        }

        private var below: String { hidden + "_below" }

        /// For an observed property of another module's class: the property as the class below has it, with the observer that the extension keeps as a method.
        func accessorsBelow(isDidSet: Bool) -> String {
            let value = "super." + name
            let set = isDidSet ? "let oldValue = \(value); \(value) = newValue; \(hidden)(oldValue)" : "\(hidden)(newValue); \(value) = newValue"
            return before.replacing("open ", with: "public ") + below + after + " { get { \(value) } set { \(set) } }"
        }

        /// The override that hands over to ``accessorsBelow(isDidSet:)``; itself where nothing is observed.
        var withoutObserver: Self {
            guard observer != nil else { return self }
            var member = self
            (member.observer, member.hidden, member.isSettable) = (nil, below, true)
            return member
        }
    }

    /// The same, but for overrides that the compiler found to override nothing.
    public func refusing(_ repairs: [Repair]) -> FileFacts {
        let lines = Set(repairs.filter { $0.kind == .override }.map(\.line))
        guard !lines.isEmpty else { return self }
        var facts = self
        for index in facts.extensionMembers.indices where lines.contains(facts.extensionMembers[index].line) { facts.extensionMembers[index].isOverride = false }
        facts.updateDigest()
        return facts
    }

    /// What of the facts matters to other files, in short.
    public private(set) var digest = ""

    /// Call when the facts are complete. Variables are left out: only those matter that hold optional members, and the index knows which do; so it does of the arguments of generic types.
    mutating func updateDigest() {
        var plain = self
        (plain.variables, plain.genericArguments, plain.digest) = ([:], [], "")
        for index in plain.extensionMembers.indices { plain.extensionMembers[index].line = 0 }
        var fingerprint = Fingerprint()
        fingerprint.add(String(describing: plain))
        digest = fingerprint.text
    }

    /// The type marked `@main` or `@UIApplicationMain`.
    public var mainType: String?
    public var types: [TypeFacts] = []
    public var methods: [MethodFacts] = []
    public var extensionMembers: [ExtensionMember] = []
    /// `foo(_:bar:)` of optional requirements in `@objc` protocols.
    public var optionalMethods: [String] = []
    public var optionalProperties: [String] = []
    /// Optional requirements of this file's `@objc` protocols, and methods that may implement one of UIKit's; as members of their types.
    public var optionalHeaders: [ExtensionMember] = []
    public var lateCandidates: [ExtensionMember] = []
    /// Variables and parameters by the plain name of their declared type, for finding what holds an object behind a protocol.
    public var variables: [String: Set<String>] = [:]
    /// Mentions `continueAfterFailure`.
    public var haltsTests = false
    /// `Name<Argument>` for the arguments of generic types that have a plain name.
    public var genericArguments: Set<String> = []
}
