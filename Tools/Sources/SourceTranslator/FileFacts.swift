/// The facts about one file that the module's other files need. They are small, and cached by the file's content.
public struct FileFacts: Codable, Hashable, Sendable {
    /// A declaration of a type or of an extension.
    public struct TypeFacts: Codable, Hashable, Sendable {
        /// The kind of declaration.
        public enum Kind: String, Codable, Sendable { case `class`, `extension`, `protocol`, other }
        /// The kind of declaration.
        public var kind: Kind
        /// The qualified name: `Outer.Inner`.
        public var name: String
        /// The names in the inheritance clause.
        public var inherited: [String]
        /// Whether the declaration has generic parameters.
        public var isGeneric = false
        /// Whether it is marked `@objcMembers`.
        public var isObjCMembers = false
        /// Whether it is marked `@MainActor`.
        public var isMainActor = false
        /// Whether it is `private` or `fileprivate`.
        public var isPrivate = false
        /// Whether it is `public` or `open`.
        public var isPublic = false
        /// Whether it is an `@objc protocol`, whose implementations are exposed.
        public var isObjC = false
        /// Names such as `viewDidLoad()` and `title` of the members that are marked `override`.
        public var overrides: [String] = []
        /// Whether a class has its own `init()` that isn't an override and that anyone may call.
        public var hasPlainInit = false
        /// Whether a class declares a designated initializer.
        public var hasDesignatedInit = false
    }
    /// A declaration of a method.
    public struct MethodFacts: Codable, Hashable, Sendable {
        /// The qualified name of the type.
        public var type: String
        /// The name without labels.
        public var base: String
        /// The arguments' labels; `nil` for `_`.
        public var labels: [String?]
        /// The name in `@objc(name)`.
        public var objcName: String?
        /// Whether it is `private` or `fileprivate`.
        public var isPrivate: Bool
        /// Whether XCTest would run it if its type is a test case, and it is synchronous and overrides nothing.
        public var isPlainTest = false
        /// Whether it is marked `@MainActor`.
        public var isMainActor = false
        /// The name with labels: `move(to:_:)`.
        public var fullName: String { base + "(" + labels.map { ($0 ?? "_") + ":" }.joined() + ")" }
    }
    /// A member of an extension that must move into the class body so that it can be overridden.
    public struct ExtensionMember: Codable, Hashable, Sendable {
        /// The qualified name of the extended type.
        public var type: String
        /// The name with labels.
        public var fullName: String
        /// The name without labels.
        public var name: String
        /// The name of the extension's own code if another member takes its name.
        public var hidden: String
        /// Whether it is marked `override`.
        public var isOverride: Bool
        /// Whether it is marked `@objc`, or inherits the mark.
        public var isExposed: Bool
        /// Whether it is exposed only if it implements a requirement of the extension's protocols, as far as one file can tell.
        public var isWitness = false
        /// The location of its name.
        public var file = ""
        /// The line of its name, counted from 1.
        public var line = 0
        /// The declaration without `override`, before and after the name, up to the body.
        public var before: String
        /// The declaration after the name, up to the body.
        public var after: String
        /// The arguments in parentheses, or `nil` for a property.
        public var arguments: String?
        /// Whether a property has a setter.
        public var isSettable = false
        /// `didSet` or `willSet` of an observed property, whose observer the extension keeps as a method.
        public var observer: String?
        /// The `try await ` that a call needs.
        public var effects = ""
        /// The `#if` conditions around the extension.
        public var conditions: [String]

        /// Returns the declaration under `name`, forwarding to `target`.
        func forwarder(named name: String, to target: String) -> String {
            if let observer {
                return before + name + after + " { \(observer) { \(target)(\(observer == "didSet" ? "oldValue" : "newValue")) } }"
            }
            let value = target + (arguments ?? "")
            return before + name + after + " "
                + (isSettable ? "{ get { \(value) } set { \(value) = newValue } }" : "{ \(effects)\(value) }")
        }

        private var below: String { hidden + "_below" }

        /// Returns the accessors for an observed property of another module's class: the inherited property, with the observer that the
        /// extension keeps as a method.
        func accessorsBelow(isDidSet: Bool) -> String {
            let value = "super." + name
            let set =
                isDidSet ? "let oldValue = \(value); \(value) = newValue; \(hidden)(oldValue)" : "\(hidden)(newValue); \(value) = newValue"
            return before.replacing("open ", with: "public ") + below + after + " { get { \(value) } set { \(set) } }"
        }

        /// The override that forwards to ``accessorsBelow(isDidSet:)``, or the member itself if it has no observer.
        var withoutObserver: Self {
            guard observer != nil else { return self }
            var member = self
            (member.observer, member.hidden, member.isSettable) = (nil, below, true)
            return member
        }
    }

    /// Returns the facts, except that overrides which the compiler found to override nothing are no longer marked.
    public func refusing(_ repairs: [Repair]) -> FileFacts {
        let lines = Set(repairs.filter { $0.kind == .override }.map(\.line))
        guard !lines.isEmpty else { return self }
        var facts = self
        for index in facts.extensionMembers.indices where lines.contains(facts.extensionMembers[index].line) {
            facts.extensionMembers[index].isOverride = false
        }
        facts.updateDigest()
        return facts
    }

    /// A digest of the facts that matter to other files.
    public private(set) var digest = ""

    /// Updates the digest; call it when the facts are complete. Variables are omitted, because only those that hold optional members
    /// matter, and the index knows which do; the same is true of the arguments of generic types.
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
    /// The types and extensions of the file.
    public var types: [TypeFacts] = []
    /// The methods that a selector can name.
    public var methods: [MethodFacts] = []
    /// The members of extensions that must move into their classes.
    public var extensionMembers: [ExtensionMember] = []
    /// Optional requirements in `@objc` protocols, such as `foo(_:bar:)`.
    public var optionalMethods: [String] = []
    /// Optional properties in `@objc` protocols.
    public var optionalProperties: [String] = []
    /// Optional requirements of this file's `@objc` protocols, and methods that may implement one of UIKit's, as members of their types.
    public var optionalHeaders: [ExtensionMember] = []
    /// The classes that are declared inside functions, under the names of ``LocalClasses``.
    public var localTypes: [TypeFacts] = []
    /// The methods of those classes.
    public var localMethods: [MethodFacts] = []
    /// Methods that may implement an optional requirement in place of a superclass that conforms.
    public var lateCandidates: [ExtensionMember] = []
    /// Variables and parameters by the plain name of their declared type, for finding those whose type is a protocol.
    public var variables: [String: Set<String>] = [:]
    /// Whether the file mentions `continueAfterFailure`.
    public var haltsTests = false
    /// `Name<Argument>` for arguments of generic types that are plain names.
    public var genericArguments: Set<String> = []
    /// Names such as `Card_Previews` whose members or types the file uses, in alphabetical order.
    public var mentionedPreviews: [String] = []
}
