import Testing

/// The rules of `docs/spec` that a test covers; `make conformance` collects them.
public struct RuleTrait: TestTrait, SuiteTrait {
    public let identifiers: [String]
    public var isRecursive: Bool { true }
    public var comments: [Comment] { identifiers.map { "rule \($0)" } }
}

extension Trait where Self == RuleTrait {
    public static func rule(_ identifiers: String...) -> RuleTrait { RuleTrait(identifiers: identifiers) }
}
