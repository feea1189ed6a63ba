import SwiftSyntax

/// Determines which properties' accessors can be replaced, and how a replacement is declared.
enum Accessors {
    static func observes(_ block: AccessorBlockSyntax) -> Bool {
        guard case .accessors(let list) = block.accessors else { return false }
        return list.contains { [.keyword(.didSet), .keyword(.willSet)].contains($0.accessorSpecifier.tokenKind) }
    }

    /// False for accessors that yield storage, and for observers that change their own property: a replacement would observe itself.
    static func canBeReplaced(_ block: AccessorBlockSyntax, of name: String) -> Bool {
        guard case .accessors(let list) = block.accessors else { return true }
        let known: [TokenKind] = [.keyword(.get), .keyword(.set), .keyword(.didSet), .keyword(.willSet)]
        guard list.allSatisfy({ known.contains($0.accessorSpecifier.tokenKind) && $0.body != nil }) else { return false }
        guard observes(block) else { return true }
        let finder = ChangeFinder(name)
        finder.walk(block)
        return !finder.isFound
    }

    /// The declared type, or that of a literal or an initializer call; nil if only the compiler knows it.
    static func type(of binding: PatternBindingSyntax) -> String? {
        if let type = binding.typeAnnotation?.type { return type.trimmedDescription }
        guard let value = binding.initializer?.value else { return nil }
        switch value.as(ExprSyntaxEnum.self) {
        case .integerLiteralExpr: return "Int"
        case .floatLiteralExpr: return "Double"
        case .stringLiteralExpr: return "String"
        case .booleanLiteralExpr: return "Bool"
        case .functionCallExpr(let call):
            let called = call.calledExpression
            if called.is(ArrayExprSyntax.self) || called.is(DictionaryExprSyntax.self) { return called.trimmedDescription }
            guard let name = called.as(DeclReferenceExprSyntax.self)?.baseName.text, name.first?.isUppercase == true else { return nil }
            return name
        default: return nil
        }
    }

    /// Looks for code that may change the property in its own observers.
    private final class ChangeFinder: SyntaxVisitor {
        private let name: String
        private(set) var isFound = false
        /// The standard library's mutating methods.
        private static let changing: Set = [
            "append", "insert", "remove", "removeAll", "removeFirst", "removeLast", "removeSubrange", "removeValue", "updateValue",
            "popFirst", "popLast", "sort",
            "reverse", "shuffle", "swapAt", "toggle", "negate", "formUnion", "formIntersection", "formSymmetricDifference", "subtract",
            "merge", "update", "round",
            "replaceSubrange", "partition", "write", "addAttribute",
        ]

        init(_ name: String) {
            self.name = name
            super.init(viewMode: .sourceAccurate)
        }

        /// `name`, `self.name`, `name[0]`, `name.part`
        private func isOwn(_ expression: ExprSyntax) -> Bool {
            switch expression.as(ExprSyntaxEnum.self) {
            case .declReferenceExpr(let node): return node.baseName.text == name
            case .memberAccessExpr(let node):
                guard let base = node.base else { return false }
                return base.trimmedDescription == "self" ? node.declName.baseName.text == name : isOwn(base)
            case .subscriptCallExpr(let node): return isOwn(node.calledExpression)
            case .optionalChainingExpr(let node): return isOwn(node.expression)
            case .forceUnwrapExpr(let node): return isOwn(node.expression)
            default: return false
            }
        }

        override func visit(_ node: ExprListSyntax) -> SyntaxVisitorContinueKind {
            // `left = right` is not folded: an operator between two expressions.
            let parts = Array(node)
            for (index, part) in parts.enumerated() where index > 0 {
                let isAssignment =
                    part.is(AssignmentExprSyntax.self)
                    || part.as(BinaryOperatorExprSyntax.self).map { $0.operator.text.hasSuffix("=") } == true
                if isAssignment, isOwn(parts[index - 1]), !isComparison(part) { isFound = true }
            }
            return .visitChildren
        }
        private func isComparison(_ node: ExprSyntax) -> Bool {
            ["==", "!=", "<=", ">=", "===", "!==", "~="].contains(node.trimmedDescription)
        }
        override func visit(_ node: InOutExprSyntax) -> SyntaxVisitorContinueKind {
            if isOwn(node.expression) { isFound = true }
            return .visitChildren
        }
        override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
            if let called = node.calledExpression.as(MemberAccessExprSyntax.self), let base = called.base, isOwn(base),
                Self.changing.contains(called.declName.baseName.text)
            {
                isFound = true
            }
            return .visitChildren
        }
    }
}
