/// The compiler's messages that translation and builds act on. Their wording changes with the compiler's version, so only this table
/// contains it.
public enum CompilerMessage: CaseIterable, Sendable {
    /// `type.init()` of a class whose initializer isn't `required`.
    case constructionNeedsRequiredInitializer
    /// `object.method?()` of a method that isn't optional.
    case optionalCallOfMethod
    /// `value?.member` of a value that isn't optional.
    case optionalChainingOnValue
    /// `value!` of a value that isn't optional.
    case unwrappingOfValue
    /// `if let` with a value that isn't optional.
    case bindingOfValue
    /// An optional value where another is expected.
    case optionalMustBeUnwrapped
    /// `description()` of an object's class.
    case noDescriptionOfClass
    /// An argument that isn't an object where an object is expected.
    case argumentIsNoObject
    /// Another value that isn't an object where an object is expected.
    case valueIsNoObject
    /// The type of a protocol where its object is expected.
    case valueIsNoProtocolObject
    /// `dictionary as [AnyHashable: Any]` of an `NSDictionary`.
    case coercionNeedsBridging
    /// An object of Foundation as an argument where a value of Core Foundation is expected.
    case argumentNeedsBridging
    /// A private member that matches a protocol's requirement.
    case witnessIsNotAccessible
    /// A member of `AnyObject`.
    case noMemberOfObject
    /// A subclass of a gesture recognizer without `init(coder:)`.
    case recognizerLacksCoder
    /// A subclass without an initializer that is `required` in its superclass.
    case subclassLacksInitializer
    /// An initializer that a protocol requires and that isn't `required` in a class.
    case initializerMustBeRequired
    /// An override of a `required` initializer that isn't `required` itself.
    case overrideMustBeRequired
    /// An override of a settable property with only a getter.
    case overrideLacksSetter
    /// `swap` of two elements of one array.
    case overlappingSwap
    /// `override` of a member that the superclass doesn't have.
    case overridesNothing
    /// A member without `override` that the superclass has, too.
    case lacksOverride
    /// A type that lacks a requirement of its protocol.
    case doesNotConform
    /// A type that isn't declared.
    case noSuchType
    /// A module that can't be imported.
    case noSuchModule
    /// A member that is isolated to the main actor and overrides one that isn't.
    case overrideIsIsolated
    /// A declaration or a value that is isolated otherwise, or isn't `Sendable`: what Swift 6 checks to prevent data races.
    case dataRace

    struct Pattern {
        var starts: [String] = []
        /// The phrases that the message must all contain.
        var holds: [String] = []
        /// Phrases of which the message must contain one.
        var holdsOne: [String] = []
        var ends: [String] = []
        /// An example of the message as the compiler wrote it, and the compiler's version.
        var example: String
        var version = "6.3.1"

        func matches(_ text: String) -> Bool {
            (starts.isEmpty || starts.contains(where: text.hasPrefix)) && holds.allSatisfy(text.contains)
                && (holdsOne.isEmpty || holdsOne.contains(where: text.contains))
                && (ends.isEmpty || ends.contains(where: text.hasSuffix))
        }
    }

    var pattern: Pattern {
        switch self {
        case .constructionNeedsRequiredInitializer:
            Pattern(
                starts: ["constructing an object of class type '"], holds: ["must use a 'required' initializer"],
                example: "constructing an object of class type 'Cell' with a metatype value must use a 'required' initializer")
        case .optionalCallOfMethod:
            Pattern(
                starts: ["cannot use optional chaining on non-optional value of type '"], holds: [" -> "],
                example: "cannot use optional chaining on non-optional value of type '(Int) -> ()'")
        case .optionalChainingOnValue:
            Pattern(
                starts: ["cannot use optional chaining on non-optional value of type '"],
                example: "cannot use optional chaining on non-optional value of type 'UIView'")
        case .unwrappingOfValue:
            Pattern(
                starts: ["cannot force unwrap value of non-optional type '"],
                example: "cannot force unwrap value of non-optional type 'UIView'")
        case .bindingOfValue:
            Pattern(
                starts: ["initializer for conditional binding must have Optional type"],
                example: "initializer for conditional binding must have Optional type, not 'UIView'")
        case .optionalMustBeUnwrapped:
            Pattern(
                starts: ["value of optional type '"], holds: ["' must be unwrapped to a value of type '"],
                example: "value of optional type 'UIView?' must be unwrapped to a value of type 'UIView'")
        case .noDescriptionOfClass:
            Pattern(
                starts: [
                    "value of type 'any AnyObject.Type' has no member 'description'",
                    "value of type 'AnyClass' (aka 'any AnyObject.Type') has no member 'description'",
                    "instance member 'description' cannot be used on type '",
                ], example: "value of type 'any AnyObject.Type' has no member 'description'")
        case .argumentIsNoObject:
            Pattern(
                starts: ["argument type '"], ends: ["' expected to be an instance of a class or class-constrained type"],
                example: "argument type 'String' expected to be an instance of a class or class-constrained type")
        case .valueIsNoObject:
            Pattern(
                starts: ["cannot convert value of type '", "cannot assign value of type '"],
                ends: ["type 'AnyObject'", "type 'AnyObject?'"],
                example: "cannot convert value of type 'String' to expected argument type 'AnyObject'")
        case .valueIsNoProtocolObject:
            Pattern(
                starts: ["cannot convert value of type '", "cannot assign value of type '", "cannot convert return expression of type '"],
                holds: [".Type' to "], ends: ["type 'Protocol'", "type 'Protocol?'"],
                example: "cannot convert value of type '(any P).Type' to expected argument type 'Protocol'")
        case .coercionNeedsBridging:
            Pattern(
                starts: ["'"], holds: ["' is not convertible to '"],
                example: "'NSDictionary' is not convertible to '[AnyHashable : Any]'")
        case .argumentNeedsBridging:
            Pattern(
                starts: ["cannot convert value of type 'NS", "'NS"],
                holdsOne: [
                    "' to expected argument type 'CF", "' to expected argument type 'String", "' to expected argument type 'Data",
                    "' to expected argument type 'URL", "' to expected argument type '[AnyHashable : Any]",
                    "' is not implicitly convertible to 'CF",
                    "' is not implicitly convertible to 'String",
                ], example: "cannot convert value of type 'NSString?' to expected argument type 'String?'")
        case .witnessIsNotAccessible:
            Pattern(
                holds: ["must be as accessible as its enclosing type because it matches a requirement in protocol '"],
                example: "method 'f()' must be as accessible as its enclosing type because it matches a requirement in protocol 'P'")
        case .noMemberOfObject:
            Pattern(
                starts: [
                    "value of type 'AnyObject' has no member '", "value of type 'AnyObject' has no subscripts",
                    "value of type 'AnyClass' (aka 'any AnyObject.Type') has no member '",
                    "value of type 'any AnyObject.Type' has no member '",
                ], example: "value of type 'AnyObject' has no member 'title'")
        case .recognizerLacksCoder:
            Pattern(
                starts: ["'required' initializer 'init(coder:)' must be provided by subclass of '"], ends: ["Recognizer'"],
                example: "'required' initializer 'init(coder:)' must be provided by subclass of 'UITapGestureRecognizer'")
        case .subclassLacksInitializer:
            Pattern(
                starts: ["'required' initializer '"], holds: ["' must be provided by subclass of '"],
                example: "'required' initializer 'init(frame:)' must be provided by subclass of 'Cell'")
        case .initializerMustBeRequired:
            Pattern(
                starts: ["initializer requirement '"], holds: ["can only be satisfied by a 'required' initializer in non-final class '"],
                example: "initializer requirement 'init()' can only be satisfied by a 'required' initializer in non-final class 'Cell'")
        case .overrideMustBeRequired:
            Pattern(
                starts: [
                    "use the 'required' modifier to override a required initializer",
                    "'required' modifier must be present on all overrides of a required initializer",
                ], example: "'required' modifier must be present on all overrides of a required initializer")
        case .overrideLacksSetter:
            Pattern(
                starts: ["cannot override mutable property with read-only property '"],
                example: "cannot override mutable property with read-only property 'task'")
        case .overlappingSwap:
            Pattern(
                starts: ["overlapping accesses to '"], holds: ["consider calling MutableCollection.swapAt"],
                example:
                    "overlapping accesses to 'a', but modification requires exclusive access; consider calling MutableCollection.swapAt(_:_:)"
            )
        case .overridesNothing:
            Pattern(
                ends: ["does not override any method from its superclass", "does not override any property from its superclass"],
                example: "method does not override any method from its superclass")
        case .lacksOverride:
            Pattern(
                starts: ["overriding declaration requires an 'override' keyword"],
                example: "overriding declaration requires an 'override' keyword")
        case .doesNotConform:
            Pattern(holds: ["does not conform to protocol '"], example: "type 'Cell' does not conform to protocol 'P'")
        case .noSuchType: Pattern(starts: ["cannot find type '"], example: "cannot find type 'SKView' in scope")
        case .noSuchModule: Pattern(starts: ["no such module '"], example: "no such module 'Alamofire'")
        case .overrideIsIsolated:
            Pattern(
                starts: ["main actor-isolated "], holds: ["' has different actor isolation from nonisolated overridden declaration"],
                example:
                    "main actor-isolated instance method 'main()' has different actor isolation from nonisolated overridden declaration")
        case .dataRace:
            Pattern(
                holdsOne: [
                    "data races", "risks causing races", "concurrency-safe", "Sendable", "actor-isolated", "nonisolated context",
                    "global actor",
                ], example: "sending 'model' risks causing data races")
        }
    }

    /// Returns whether a message of the compiler, without its location and severity, has this meaning.
    public func matches(_ text: String) -> Bool { pattern.matches(text) }

    /// Returns the first case of the table that matches a message: specific cases come before general ones.
    public static func of(_ text: String) -> CompilerMessage? { allCases.first { $0.matches(text) } }
}
