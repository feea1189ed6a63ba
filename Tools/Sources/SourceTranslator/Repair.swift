/// A change that only the compiler's types can call for: found by a first compile that failed, made by translating once more.
public struct Repair: Codable, Hashable, Sendable {
    public enum Kind: String, Codable, Sendable {
        /// `type.init()` of a class whose initializer is not `required`, which Objective-C's classes do not need.
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
        /// A gesture recognizer, whose `init(coder:)` is `required` here and need not be written on Apple.
        case coder
        /// A class whose inherited initializer meets a protocol's requirement without being `required`, as one from Objective-C does.
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
        /// A whole file of it, where leaving out places did not end.
        case file
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
        switch CompilerMessage.of(message) {
        case .constructionNeedsRequiredInitializer: kind = .construction
        case .optionalCallOfMethod: kind = .requirement
        case .noDescriptionOfClass: kind = .classDescription
        case .argumentIsNoObject, .valueIsNoObject: kind = .objectArgument
        case .witnessIsNotAccessible: kind = .privateWitness
        case .noMemberOfObject: kind = .dynamicMember
        case .recognizerLacksCoder: kind = .coder
        case .initializerMustBeRequired: kind = .sealing
        case .overlappingSwap: kind = .swap
        default: return nil
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

    /// Leaves out a whole file, for one of the compiler's messages about it.
    public init(leavingOutFile message: String, line: Int, column: Int) {
        (kind, self.line, self.column, text, reason) = (.file, line, column, "", message)
    }

    /// Whether it holds only while sources and SDK are what they were.
    public var isRefusal: Bool { [.refusal, .file, .generated, .override, .optionalBinding, .extraUnwrap, .unwrap].contains(kind) }

    /// What to do about code that the compiler refused in a test run: mended where only optionals differ and that was not tried yet, else left out.
    public static func leavingOut(_ message: String, line: Int, column: Int, round: Int, source: [Substring], tried: [Repair]) -> Repair? {
        let refusal = Repair(refusing: message, line: line, column: column, round: round, source: source)
        let kind: Kind? =
            switch CompilerMessage.of(message) {
            case .bindingOfValue: .optionalBinding
            case .optionalMustBeUnwrapped: .unwrap
            case .optionalCallOfMethod, .optionalChainingOnValue, .unwrappingOfValue: .extraUnwrap
            default: nil
            }
        guard let kind, var mended = refusal, !tried.contains(where: { $0.kind == kind && $0.line == line && $0.column == column }) else { return refusal }
        (mended.kind, mended.reason) = (kind, nil)
        return mended
    }

    /// Leaves out what is at this place, or only the word `override`.
    public init?(refusing message: String, line: Int, column: Int, round: Int, source: [Substring]) {
        guard line > 0, line <= source.count else { return nil }
        let isOverride = CompilerMessage.overridesNothing.matches(message)
        (kind, self.line, self.column, text) = (isOverride ? .override : .refusal, line, column, String(source[line - 1]))
        (reason, self.round) = (message, round)
    }

    /// The same repairs where their lines now are; those whose line is gone are dropped.
    public static func relocated(_ repairs: [Repair], in source: [Substring]) -> [Repair] {
        repairs.compactMap { repair in
            if repair.kind == .generated || repair.kind == .file { return repair }
            let places = source.indices.filter { source[$0] == repair.text }
            guard let nearest = places.min(by: { abs($0 + 1 - repair.line) < abs($1 + 1 - repair.line) }) else { return nil }
            var moved = repair
            moved.line = nearest + 1
            return moved
        }
    }
}
