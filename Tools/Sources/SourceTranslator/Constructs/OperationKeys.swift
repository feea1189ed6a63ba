import SwiftSyntax

/// Translates an operation whose states depend on another property: `override class func keyPathsForValuesAffectingValue(forKey:)` in a
/// subclass of `Operation`, which has no such method on Linux. The hook of the property notifies the queue of the states that have changed.
enum OperationKeys {
    private static let base = "keyPathsForValuesAffectingValue"

    /// Returns the module's classes from this one up to `Operation` that have the method.
    private static func overriding(_ scope: TypeScope?, in file: FileVisitor) -> [String] {
        guard let scope, scope.kind == .class else { return [] }
        let chain = file.index.chain(of: scope.name)
        guard chain.last == "Operation" else { return [] }
        return chain.filter { file.index.overridesByType[$0]?.contains(base + "(forKey:)") == true }
    }

    private static func isTopmost(_ scope: TypeScope?, in file: FileVisitor) -> Bool {
        overriding(scope, in: file).last.map { $0 == scope?.name } ?? false
    }

    static func translate(_ node: FunctionDeclSyntax, _ signature: MethodSignature, in file: FileVisitor) {
        guard signature.fullName == base + "(forKey:)", isTopmost(file.scope, in: file) else { return }
        for modifier in node.modifiers where modifier.name.tokenKind == .keyword(.override) { file.blank(modifier) }
    }

    /// Translates `super.keyPathsForValuesAffectingValue(forKey: key)`: an operation's own states depend on nothing that has a name.
    static func translate(_ node: FunctionCallExprSyntax, in file: FileVisitor) {
        guard let callee = node.calledExpression.as(MemberAccessExprSyntax.self), callee.base?.is(SuperExprSyntax.self) == true,
            callee.declName.baseName.text == base, isTopmost(file.scope, in: file)
        else { return }
        file.replace(node, with: "Set<String>()" + String(node.trimmedDescription.filter(\.isNewline)))
    }

    /// Returns the statement that follows a change of a property, if states may depend on it.
    static func hook(_ property: String, in file: FileVisitor) -> String {
        guard !overriding(file.scope, in: file).isEmpty else { return "" }
        return "; OperationStates.didChange(self, \(property.swiftLiteral)) { type(of: self).\(base)(forKey: $0) }"
    }
}
