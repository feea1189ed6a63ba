import SwiftSyntax

/// Values whose optionality differs between Linux and Apple's platforms, where it comes from Objective-C's optional requirements and
/// headers without nullability. A value that is not optional here is corrected. One that is optional only here is unwrapped in a test run;
/// an app's developer gets an error instead.
enum Optionality {
    static func translate(_ tree: SourceFileSyntax, in file: FileVisitor) {
        for repair in file.repairs {
            guard [.optionalBinding, .unwrap, .extraUnwrap].contains(repair.kind) else { continue }
            let position = AbsolutePosition(utf8Offset: file.lines.offset(line: repair.line, column: repair.column))
            guard let token = tree.token(at: position) else { continue }
            switch repair.kind {
            case .optionalBinding: bind(token, in: file)
            case .unwrap: unwrap(token, in: file)
            default: dropUnwrap(token, in: file)
            }
        }
    }

    /// Changes `if let window = inner` of a non-optional value to `if let window = Optional(inner)`.
    private static func bind(_ token: TokenSyntax, in file: FileVisitor) {
        let binding = sequence(first: Syntax(token), next: \.parent).lazy.compactMap { $0.as(OptionalBindingConditionSyntax.self) }.first
        guard let value = binding?.initializer?.value else { return }
        file.insert("Optional(", before: value)
        file.insert(")", after: value)
    }

    /// Changes `f(x.y)` to `f((x.y)!)`: the compiler reports the last name in the value that is optional here.
    private static func unwrap(_ token: TokenSyntax, in file: FileVisitor) {
        guard let value = expression(of: token) else { return }
        file.insert("(", before: value)
        file.insert(")!", after: value)
    }

    /// Removes the unwrapping from `x?.y` and `x!.y` of a value that isn't optional here.
    private static func dropUnwrap(_ token: TokenSyntax, in file: FileVisitor) {
        if token.tokenKind == .postfixQuestionMark || token.tokenKind == .exclamationMark { return file.blank(token) }
        guard let value = expression(of: token) else { return }
        if let chaining = value.parent?.as(OptionalChainingExprSyntax.self) { file.blank(chaining.questionMark) }
        if let forced = value.parent?.as(ForceUnwrapExprSyntax.self) { file.blank(forced.exclamationMark) }
    }

    /// Returns the longest expression that the compiler may mean by this token: `y` may mean `x.y` or `x.y(z)`.
    private static func expression(of token: TokenSyntax) -> ExprSyntax? {
        var found = token.parent?.as(ExprSyntax.self)
        while let value = found, let parent = value.parent {
            if let member = parent.as(MemberAccessExprSyntax.self), member.declName.id == value.id {
                found = ExprSyntax(member)
            } else if let call = parent.as(FunctionCallExprSyntax.self), call.calledExpression.id == value.id {
                found = ExprSyntax(call)
            } else {
                break
            }
        }
        return found
    }
}
