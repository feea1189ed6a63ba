/// A change that depends on the compiler's type checking: it is found when a first compile fails, and made by translating again.
public struct Repair: Codable, Hashable, Sendable {
    /// The kind of change.
    public enum Kind: String, Codable, Sendable {
        /// `type.init()` of a class whose initializer is not `required`, as Objective-C allows.
        case construction
        /// `delegate?.method?(…)` for a method that isn't an optional requirement here.
        case requirement
        /// `type(of: x).description()` of an object that may not be an `NSObject` here.
        case classDescription
        /// `override` of a method that doesn't exist here.
        case override
        /// A member without `override` that a superclass has only here.
        case overriding
        /// A member of `AnyObject`, which Objective-C looks up at the time of the call.
        case dynamicMember
        /// A private member with the name of an optional requirement, which Objective-C therefore does not see.
        case privateWitness
        /// A value passed where Objective-C accepts any object.
        case objectArgument
        /// `as` from a class of Foundation to the Swift type that it is bridged to, or an argument of such a class where that type is
        /// expected.
        case bridging
        /// `P.self` where Objective-C's object for the protocol is expected.
        case protocolObject
        /// A gesture recognizer, whose `init(coder:)` is `required` here but need not be implemented on Apple's platforms.
        case coder
        /// A class whose inherited initializer satisfies a protocol's requirement without being `required`, as an Objective-C initializer
        /// does.
        case sealing
        /// An initializer that is `required` in a superclass of Linux's Foundation, such as `URLProtocol`, and isn't on Apple's platforms.
        case required
        /// A property that is read-only on Apple's platforms, overridden with a getter.
        case setter
        /// A member that is isolated to the main actor and overrides one that isn't, as Objective-C allows; see ``IsolatedOverrides``.
        case isolation
        /// `swap(&a[i], &a[j])`, overlapping accesses to one value, which Swift 3 allows.
        case swap
        /// A value that is bound or chained as an optional but isn't one here.
        case optionalBinding
        /// A value that is unwrapped with `!` but isn't optional here.
        case extraUnwrap
        /// A value that is optional here.
        case unwrap
        /// A generated line after the end of the file that the compiler rejects: its member cannot be found by name.
        case generated
        /// Code that needs features that Linux lacks, left out of a test run; see ``LeftOut``.
        case refusal
        /// A whole file, after leaving out places in it did not succeed.
        case file
    }
    /// The construct in issues that ``LeftOut`` reports.
    public static let leftOut = "left out"

    /// The kind of change.
    public var kind: Kind
    /// The line in the original source, counted from 1.
    public var line: Int
    /// The 1-based column in UTF-8 bytes, as the compiler counts.
    public var column: Int
    /// The whole line, which identifies the place after an edit elsewhere in the file.
    public var text: String
    /// The compiler's message for a ``Kind/refusal``, and the compile that reported it. The initializer that an ``Kind/isolation``
    /// overrides. The type to which a ``Kind/bridging`` leads.
    public var reason: String?
    /// The number of the compile that reported the message.
    public var round: Int?

    /// Creates the repair that a compiler message about the original source requires.
    public init?(message: String, line: Int, column: Int, source: [Substring]) {
        switch CompilerMessage.of(message) {
        case .constructionNeedsRequiredInitializer: kind = .construction
        case .optionalCallOfMethod: kind = .requirement
        case .noDescriptionOfClass: kind = .classDescription
        case .argumentIsNoObject, .valueIsNoObject: kind = .objectArgument
        case .valueIsNoProtocolObject: kind = .protocolObject
        case .coercionNeedsBridging, .argumentNeedsBridging:
            kind = .bridging
            reason = message.firstMatch(of: /(?:argument type|convertible to) '(.+?)'/).map { String($0.1) }
        case .witnessIsNotAccessible: kind = .privateWitness
        case .noMemberOfObject: kind = .dynamicMember
        case .recognizerLacksCoder: kind = .coder
        case .initializerMustBeRequired: kind = .sealing
        case .overrideMustBeRequired: kind = .required
        case .overrideLacksSetter: kind = .setter
        case .overlappingSwap: kind = .swap
        case .lacksOverride: kind = .overriding
        case .overrideIsIsolated:
            kind = .isolation
            reason = message.firstMatch(of: /; it overrides '(.+)'$/).map { String($0.1) }
        // Foundation's implicitly unwrapped values are plain ones on Linux: `formatter.weekdaySymbols!`, `formatter.weekdaySymbols?.first`,
        // `if let symbols = formatter.weekdaySymbols`.
        case .unwrappingOfValue, .optionalChainingOnValue: kind = .extraUnwrap
        case .bindingOfValue: kind = .optionalBinding
        default: return nil
        }
        guard line > 0, line <= source.count else { return nil }
        (self.line, self.column, text) = (line, column, String(source[line - 1]))
    }

    /// Removes one generated line after the file, `text`. Fails if other code depends on it.
    public init?(generated text: Substring, message: String = "") {
        let isOfFinalClass = message.hasPrefix("inheritance from a final class '")
        guard
            isOfFinalClass
                ? text.hasPrefix(Hoisting.overridingClass)
                : text.hasPrefix("  case ") || text.hasPrefix("  DispatchTable.") || text.hasPrefix("  _usAddTests(")
                    || text.hasPrefix("  _USPreviews.")
        else { return nil }
        (kind, line, column, self.text) = (.generated, 0, 0, String(text))
    }

    /// Leaves out a whole file because of a compiler message about it.
    public init(leavingOutFile message: String, line: Int, column: Int) {
        (kind, self.line, self.column, text, reason) = (.file, line, column, "", message)
    }

    /// Whether the repair is valid only as long as sources and SDK are unchanged.
    public var isRefusal: Bool {
        [.refusal, .file, .generated, .override, .overriding, .optionalBinding, .extraUnwrap, .unwrap].contains(kind)
    }

    /// Returns the repair for code that the compiler rejected in a test run: a correction if only optionality differs and it was not tried
    /// yet, otherwise leaving out the code.
    public static func leavingOut(_ message: String, line: Int, column: Int, round: Int, source: [Substring], tried: [Repair]) -> Repair? {
        let refusal = Repair(refusing: message, line: line, column: column, round: round, source: source)
        let kind: Kind? =
            switch CompilerMessage.of(message) {
            case .bindingOfValue: .optionalBinding
            case .optionalMustBeUnwrapped: .unwrap
            case .optionalCallOfMethod, .optionalChainingOnValue, .unwrappingOfValue: .extraUnwrap
            default: nil
            }
        guard let kind, var mended = refusal, !tried.contains(where: { $0.kind == kind && $0.line == line && $0.column == column }) else {
            return refusal
        }
        (mended.kind, mended.reason) = (kind, nil)
        return mended
    }

    /// Leaves out the code at this place, or only the word `override`.
    public init?(refusing message: String, line: Int, column: Int, round: Int, source: [Substring]) {
        guard line > 0, line <= source.count else { return nil }
        let isOverride = CompilerMessage.overridesNothing.matches(message)
        (kind, self.line, self.column, text) = (isOverride ? .override : .refusal, line, column, String(source[line - 1]))
        (reason, self.round) = (message, round)
    }

    /// Returns the repairs at their lines' current positions; those whose line is gone are dropped.
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
