/// A change that only the compiler's types can call for: found by a first compile that failed, made by translating once more.
public struct Repair: Codable, Hashable, Sendable {
    public enum Kind: String, Codable, Sendable {
        /// `type.init()` of a class whose initialiser is not `required`, which Objective-C's classes do not need.
        case construction
        /// `delegate?.method?(…)` where the method is no optional requirement here.
        case requirement
        /// `type(of: x).description()` of an object that need not be an `NSObject` here.
        case classDescription
        /// `override` of what is no method here.
        case override
        /// A member of `AnyObject`, which Objective-C looks for when it is called.
        case dynamicMember
        /// A private member that means an optional requirement's name, which Objective-C then does not see.
        case privateWitness
        /// A value where Objective-C takes any object.
        case objectArgument
        /// A gesture recogniser, whose `init(coder:)` is `required` here and need not be written on Apple.
        case coder
        /// A class whose inherited initialiser meets a protocol's requirement without being `required`, as one from Objective-C does.
        case sealing
        /// `swap(&a[i], &a[j])`, two ways into one value, which Swift 3 lets pass.
        case swap
        /// What is bound or chained as an optional, and is none here.
        case optionalBinding
        case extraUnwrap
        /// What is an optional here.
        case unwrap
        /// A line of ours after the file's last that the compiler refuses: what it would have found by name is not found.
        case generated
        /// What Linux has not at all, left out of a test run; see ``LeftOut``.
        case refusal
    }
    /// The construct under which ``LeftOut`` reports.
    public static let leftOut = "left out"

    public var kind: Kind
    public var line: Int
    /// In UTF-8 bytes from 1, as the compiler counts.
    public var column: Int
    /// The whole line, by which the place is found again after an edit elsewhere in the file.
    public var text: String
    /// The compiler's words, and in which compile, for a ``Kind/refusal``.
    public var reason: String?
    public var round: Int?

    /// What a compiler message about the original source asks for.
    public init?(message: String, line: Int, column: Int, source: [Substring]) {
        if message.hasPrefix("constructing an object of class type '"), message.contains("must use a 'required' initializer") {
            kind = .construction
        } else if message.hasPrefix("cannot use optional chaining on non-optional value of type '"), message.contains(" -> ") {
            kind = .requirement
        } else if message == "value of type 'any AnyObject.Type' has no member 'description'"
            || message.hasPrefix("instance member 'description' cannot be used on type '")
        {
            kind = .classDescription
        } else if message.hasPrefix("argument type '"), message.hasSuffix("' expected to be an instance of a class or class-constrained type") {
            kind = .objectArgument
        } else if message.hasPrefix("cannot convert value of type '") || message.hasPrefix("cannot assign value of type '"),
            message.hasSuffix("type 'AnyObject'") || message.hasSuffix("type 'AnyObject?'")
        {
            kind = .objectArgument
        } else if message.contains("must be as accessible as its enclosing type because it matches a requirement in protocol '") {
            kind = .privateWitness
        } else if message.hasPrefix("value of type 'AnyObject' has no member '") || message.hasPrefix("value of type 'AnyObject' has no subscripts")
            || message.hasPrefix("value of type 'AnyClass' (aka 'any AnyObject.Type') has no member '")
            || message.hasPrefix("value of type 'any AnyObject.Type' has no member '")
        {
            kind = .dynamicMember
        } else if message.hasPrefix("'required' initializer 'init(coder:)' must be provided by subclass of '"), message.hasSuffix("Recognizer'") {
            kind = .coder
        } else if message.hasPrefix("initializer requirement '"), message.contains("can only be satisfied by a 'required' initializer in non-final class '") {
            kind = .sealing
        } else if message.hasPrefix("overlapping accesses to '"), message.contains("consider calling MutableCollection.swapAt") {
            kind = .swap
        } else {
            return nil
        }
        guard line > 0, line <= source.count else { return nil }
        (self.line, self.column, text) = (line, column, String(source[line - 1]))
    }

    /// Does without one line of what follows the file, which is `text`. nil when others could not do without it.
    public init?(generated text: Substring, message: String = "") {
        let isOfFinalClass = message.hasPrefix("inheritance from a final class '")
        guard isOfFinalClass ? text.hasPrefix(Hoisting.overridingClass) : text.hasPrefix("  case ") || text.hasPrefix("  DispatchTable.") else { return nil }
        (kind, line, column, self.text) = (.generated, 0, 0, String(text))
    }

    /// Whether it holds only while sources and SDK are what they were.
    public var isRefusal: Bool { [.refusal, .generated, .override, .optionalBinding, .extraUnwrap, .unwrap].contains(kind) }

    /// What to do about code that the compiler refused in a test run: mended where only optionals differ and that was not tried yet, else left out.
    public static func leavingOut(_ message: String, line: Int, column: Int, round: Int, source: [Substring], tried: [Repair]) -> Repair? {
        let refusal = Repair(refusing: message, line: line, column: column, round: round, source: source)
        let kind: Kind? =
            if message.hasPrefix("initializer for conditional binding must have Optional type") {
                .optionalBinding
            } else if message.hasPrefix("value of optional type '"), message.contains("' must be unwrapped to a value of type '") {
                .unwrap
            } else if message.hasPrefix("cannot use optional chaining on non-optional value of type '")
                || message.hasPrefix("cannot force unwrap value of non-optional type '")
            { .extraUnwrap } else { nil }
        guard let kind, var mended = refusal, !tried.contains(where: { $0.kind == kind && $0.line == line && $0.column == column }) else { return refusal }
        (mended.kind, mended.reason) = (kind, nil)
        return mended
    }

    /// Leaves out what is at this place, or only the word `override`.
    public init?(refusing message: String, line: Int, column: Int, round: Int, source: [Substring]) {
        guard line > 0, line <= source.count else { return nil }
        let isOverride = message.hasSuffix("does not override any method from its superclass") || message.hasSuffix("does not override any property from its superclass")
        (kind, self.line, self.column, text) = (isOverride ? .override : .refusal, line, column, String(source[line - 1]))
        (reason, self.round) = (message, round)
    }

    /// The same repairs where their lines now are; those whose line is gone are dropped.
    public static func relocated(_ repairs: [Repair], in source: [Substring]) -> [Repair] {
        repairs.compactMap { repair in
            if repair.kind == .generated { return repair }
            let places = source.indices.filter { source[$0] == repair.text }
            guard let nearest = places.min(by: { abs($0 + 1 - repair.line) < abs($1 + 1 - repair.line) }) else { return nil }
            var moved = repair
            moved.line = nearest + 1
            return moved
        }
    }
}
