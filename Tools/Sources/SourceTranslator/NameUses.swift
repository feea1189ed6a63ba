import SwiftSyntax

/// The names that a file uses where it is certainly compiled, and those that it may declare.
public struct NameUses: Sendable {
    /// A use of a name.
    public struct Use: Sendable {
        /// What the name names.
        public enum Kind: Sendable { case module, absentModule, global, member }
        /// What the name names; a member may also be the qualified name of a global.
        public var kind: Kind
        /// The name; that of a member that is called has its labels, such as `move(to:_:)`.
        public var name: String
        /// The line, counted from 1.
        public var line: Int
        /// The column, counted from 1 in bytes as in the compiler.
        public var column: Int
    }
    /// The imports, and the uses of wanted names.
    public var uses: [Use] = []
    /// The names of declarations, parameters, labels, and everything else that isn't a use, also in inactive code.
    public var declared: Set<String> = []
}

extension Translator {
    /// Returns the uses of names that `isWanted` accepts, without labels, and the imports.
    /// - Parameter defines: The target's conditions for `#if`.
    public static func uses(in parsed: Parsed, defines: Set<String>, isWanted: @escaping (String) -> Bool) -> NameUses {
        let visitor = NameUseVisitor(LineTable(parsed.source), defines, isWanted)
        visitor.walk(parsed.tree)
        return visitor.found
    }
}

private final class NameUseVisitor: SyntaxVisitor {
    var found = NameUses()
    private let lines: LineTable
    private let defines: Set<String>
    private let isWanted: (String) -> Bool
    /// The number of clauses around the current place that aren't certainly compiled.
    private var doubts = 0

    init(_ lines: LineTable, _ defines: Set<String>, _ isWanted: @escaping (String) -> Bool) {
        (self.lines, self.defines, self.isWanted) = (lines, defines, isWanted)
        super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
        // `nil` is a condition that isn't known here.
        var isLeft: Bool? = true
        for clause in node.clauses {
            let isTrue = clause.condition.map { value($0) } ?? true
            let isCompiled = isLeft == true && isTrue == true
            if !isCompiled { doubts += 1 }
            if let elements = clause.elements { walk(elements) }
            if !isCompiled { doubts -= 1 }
            if isTrue == true { isLeft = false } else if isTrue == nil, isLeft == true { isLeft = nil }
        }
        return .skipChildren
    }

    /// Returns the value of a condition in a translated build, or `nil` if it isn't known here.
    private func value(_ condition: ExprSyntax) -> Bool? {
        if let sequence = condition.as(SequenceExprSyntax.self) {
            var sum: Bool? = false
            var product: Bool? = true
            for element in sequence.elements {
                if let mark = element.as(BinaryOperatorExprSyntax.self)?.operator.text {
                    guard mark == "||" || mark == "&&" else { return nil }
                    if mark == "||" { (sum, product) = (either(sum, product), true) }
                } else {
                    product = either(product.map { !$0 }, value(element).map { !$0 }).map { !$0 }
                }
            }
            return either(sum, product)
        }
        if let tuple = condition.as(TupleExprSyntax.self), tuple.elements.count == 1 { return value(tuple.elements.first!.expression) }
        if let prefix = condition.as(PrefixOperatorExprSyntax.self) { return value(prefix.expression).map { !$0 } }
        if let literal = condition.as(BooleanLiteralExprSyntax.self) { return literal.literal.text == "true" }
        if let flag = condition.as(DeclReferenceExprSyntax.self)?.baseName.text {
            return flag == "SWIFT_PACKAGE" ? nil : defines.contains(flag)
        }
        guard let call = condition.as(FunctionCallExprSyntax.self), let argument = call.arguments.first?.expression.trimmedDescription
        else {
            return nil
        }
        if let value = Conditions.value(call, isPortable: false) { return value }
        switch call.calledExpression.trimmedDescription {
        case "os": return argument == "Linux" ? nil : false
        case "targetEnvironment": return false
        case "swift", "compiler": return argument.hasPrefix(">=") ? true : nil
        case "canImport": return argument == "Foundation" ? true : AppleModules.isAbsent(argument) ? false : nil
        default: return nil
        }
    }

    private func either(_ first: Bool?, _ second: Bool?) -> Bool? {
        first == true || second == true ? true : first == nil || second == nil ? nil : false
    }

    override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
        if let name = node.path.first?.name { add(AppleModules.isAbsent(name.text) ? .absentModule : .module, name.text, name) }
        return .skipChildren
    }

    override func visit(_ token: TokenSyntax) -> SyntaxVisitorContinueKind {
        guard case .identifier = token.tokenKind, let name = token.identifier?.name, let parent = token.parent else { return .skipChildren }
        switch parent.kind {
        case .identifierType, .memberType:
            if isWanted(name) { add(.global, name, token) }
        case .declReferenceExpr:
            guard isWanted(name), let reference = parent.as(DeclReferenceExprSyntax.self) else { break }
            if let access = reference.parent?.as(MemberAccessExprSyntax.self), access.declName.id == reference.id {
                add(.member, name + labels(of: reference, in: access), token)
            } else {
                add(.global, name, token)
            }
        default: found.declared.insert(name)
        }
        return .skipChildren
    }

    private func labels(of reference: DeclReferenceExprSyntax, in access: MemberAccessExprSyntax) -> String {
        var names = reference.argumentNames?.arguments.map(\.name.text) ?? []
        if let call = access.parent?.as(FunctionCallExprSyntax.self), call.calledExpression.id == access.id {
            names = call.arguments.map { $0.label?.text ?? "_" }
        }
        return names.isEmpty ? "" : "(" + names.map { $0 + ":" }.joined() + ")"
    }

    private func add(_ kind: NameUses.Use.Kind, _ name: String, _ token: TokenSyntax) {
        guard doubts == 0 else { return }
        let (line, column) = lines.location(for: token.positionAfterSkippingLeadingTrivia)
        found.uses.append(.init(kind: kind, name: name, line: line, column: column))
    }
}
