import SwiftSyntax

/// Calls that the compiler refused and Objective-C accepts; see ``Repair``.
enum Repairs {
    static func translate(_ node: FunctionCallExprSyntax, in file: FileVisitor) {
        guard !file.repairs.isEmpty else { return }
        construction(node, in: file)
        requirement(node, in: file)
    }

    private static func wants(_ kind: Repair.Kind, at position: AbsolutePosition, in file: FileVisitor) -> Bool {
        let location = file.lines.location(for: position)
        return file.repairs.contains { $0.kind == kind && $0.line == location.line && $0.column == location.column }
    }

    /// `type.init(frame: r)`, `T(frame: r)` → `Instantiation.make(type, frame: r)`, which asks the class's method table.
    private static func construction(_ node: FunctionCallExprSyntax, in file: FileVisitor) {
        guard let parenthesis = node.leftParen else { return }
        let separator = node.arguments.isEmpty ? "" : ", "
        if let callee = node.calledExpression.as(MemberAccessExprSyntax.self), callee.declName.baseName.text == "init", let base = callee.base,
            wants(.construction, at: callee.declName.positionAfterSkippingLeadingTrivia, in: file)
        {
            file.insert("Instantiation.make(", before: base)
            file.edit(start: callee.period.positionAfterSkippingLeadingTrivia.utf8Offset, end: parenthesis.endPosition.utf8Offset, with: separator)
        } else if node.calledExpression.is(DeclReferenceExprSyntax.self) || node.calledExpression.is(GenericSpecializationExprSyntax.self),
            wants(.construction, at: node.calledExpression.positionAfterSkippingLeadingTrivia, in: file)
        {
            file.insert("Instantiation.make(", before: node.calledExpression)
            file.edit(start: parenthesis.positionAfterSkippingLeadingTrivia.utf8Offset, end: parenthesis.endPosition.utf8Offset, with: ".self" + separator)
        }
    }

    /// `delegate?.method?(x)` → `delegate?.method(x)`; without an optional receiver the answer is made one, which `??` behind it expects.
    private static func requirement(_ node: FunctionCallExprSyntax, in file: FileVisitor) {
        guard let chaining = node.calledExpression.as(OptionalChainingExprSyntax.self),
            wants(.requirement, at: chaining.questionMark.positionAfterSkippingLeadingTrivia, in: file)
        else { return }
        file.blank(chaining.questionMark)
        guard let base = chaining.expression.as(MemberAccessExprSyntax.self)?.base, !base.trimmedDescription.contains("?") else { return }
        file.insert("Optional(", before: node)
        file.insert(")", after: node)
    }
}
