import SwiftSyntax

/// `delegate?.didFinish?(x)`: calls of optional requirements, which are ordinary requirements with a default on Linux. The receiver
/// becomes nil when it does not implement the method, so `?? default` keeps its meaning.
enum OptionalCalls {
    static func translate(_ node: FunctionCallExprSyntax, in file: FileVisitor) {
        let callee: MemberAccessExprSyntax?
        let mark: TokenSyntax
        let isForced: Bool
        if let chaining = node.calledExpression.as(OptionalChainingExprSyntax.self) {
            (callee, mark, isForced) = (chaining.expression.as(MemberAccessExprSyntax.self), chaining.questionMark, false)
        } else if let forced = node.calledExpression.as(ForceUnwrapExprSyntax.self) {
            (callee, mark, isForced) = (forced.expression.as(MemberAccessExprSyntax.self), forced.exclamationMark, true)
        } else {
            return
        }
        guard let callee, let base = callee.base else { return }
        let labels = node.arguments.map { $0.label?.text } + (node.trailingClosure == nil ? [] : [String?.none])
        let name = callee.declName.baseName.text
        let fullName = name + "(" + labels.map { ($0 ?? "_") + ":" }.joined() + ")"
        guard isRequirement(fullName, name, labels.count, in: file) else { return }
        file.blank(mark)
        receiver(base, selector: SelectorName.method(name, labels: labels), isForced: isForced, period: callee.period, in: file)
    }

    /// `delegate?.optionalProperty`.
    static func translate(_ node: MemberAccessExprSyntax, in file: FileVisitor) {
        let name = node.declName.baseName.text
        guard file.index.optionalProperties.contains(name), let base = node.base, node.parent?.is(FunctionCallExprSyntax.self) != true else { return }
        let text = base.trimmedDescription.lowercased()
        guard text.hasSuffix("delegate") || text.hasSuffix("delegate?") || text.hasSuffix("source") || text.hasSuffix("source?") else { return }
        receiver(base, selector: name, isForced: false, period: node.period, in: file)
    }

    private static func isRequirement(_ fullName: String, _ base: String, _ count: Int, in file: FileVisitor) -> Bool {
        if file.index.optionalMethods.contains(fullName) || KnownMethods.optionalRequirements.contains(fullName) { return true }
        // A trailing closure drops its label.
        return file.index.optionalMethods.contains { $0.hasPrefix(base + "(") && $0.filter { $0 == ":" }.count == count }
    }

    private static func receiver(_ base: ExprSyntax, selector: String, isForced: Bool, period: TokenSyntax, in file: FileVisitor) {
        let inner: ExprSyntax
        if let chaining = base.as(OptionalChainingExprSyntax.self) {
            inner = chaining.expression
            file.edit(start: chaining.questionMark.positionAfterSkippingLeadingTrivia.utf8Offset, end: chaining.questionMark.endPosition.utf8Offset, with: "")
        } else if let forced = base.as(ForceUnwrapExprSyntax.self) {
            inner = forced.expression
            file.edit(start: forced.exclamationMark.positionAfterSkippingLeadingTrivia.utf8Offset, end: forced.exclamationMark.endPosition.utf8Offset, with: "")
        } else {
            inner = base
        }
        file.insert("DispatchTable.implementer(of: \(selector.swiftLiteral), ", before: inner)
        file.insert(isForced ? ")!" : ")?", after: inner)
    }
}
