import SwiftSyntax

/// Names that the SwiftUI companion lacks, in code that describes views: a modifier is removed, a view becomes a labeled placeholder, and
/// if neither helps, the whole body is replaced. So the rest of the screen, and the app, keep working.
enum LeftOutViews {
    typealias Change = (range: Range<Int>, text: String)

    /// The number of compiles in which a body may be repaired piece by piece.
    static let rounds = 3

    private static func range(_ node: some SyntaxProtocol) -> Range<Int> {
        node.positionAfterSkippingLeadingTrivia.utf8Offset..<node.endPositionBeforeTrailingTrivia.utf8Offset
    }

    enum Outcome {
        case change(Change, consequence: String)
        /// Code that doesn't describe a view: the statement of an action, or other code.
        case isNoView
        /// Nothing smaller than the body can be removed.
        case body
    }

    /// Returns what to do about a rejected place within `body`. Later attempts remove larger parts.
    static func outcome(
        at token: TokenSyntax, _ refusal: LeftOut.Refusal, in body: some SyntaxProtocol, attempt: Int, text: (String) -> String
    ) -> Outcome {
        guard SwiftUICode.contains(Syntax(token)) else { return .isNoView }
        if let modifier = modifier(at: token, refusal) { return .change((modifier, ""), consequence: "the modifier is left out") }
        var skipped = attempt
        for node in sequence(first: Syntax(token), next: \.parent).prefix(while: { $0.position >= body.position }) {
            guard let item = node.as(CodeBlockItemSyntax.self), let list = item.parent?.as(CodeBlockItemListSyntax.self) else { continue }
            guard isBuilder(list) else {
                if skipped == 0 { return .isNoView }
                skipped -= 1
                continue
            }
            guard isView(item) else { continue }
            if skipped > 0 { skipped -= 1; continue }
            if list.count == 1, list.parent?.id == body.id { return .body }
            let isReturn = item.item.is(ReturnStmtSyntax.self)
            return .change(
                (range(item), (isReturn ? "return " : "") + text(label(of: item))), consequence: "a placeholder replaces the view")
        }
        return Self.body(of: Syntax(body), text: { $0 }) == nil ? .isNoView : .body
    }

    // MARK: Modifiers

    /// Returns the range from the dot to the end of the call, `.glow(radius: 3) { … }`, for a `glow` that the compiler does not know.
    private static func modifier(at token: TokenSyntax, _ refusal: LeftOut.Refusal) -> Range<Int>? {
        guard refusal.reason.hasPrefix("value of type '"), refusal.reason.contains("' has no member '\(token.text)'"),
            let access = token.parent?.parent?.as(MemberAccessExprSyntax.self), access.declName.baseName.id == token.id,
            let call = access.parent?.as(FunctionCallExprSyntax.self), call.calledExpression.id == access.id,
            refusal.reason.hasPrefix("value of type 'some View'") || isChained(call)
        else { return nil }
        return access.period.positionAfterSkippingLeadingTrivia.utf8Offset..<call.endPositionBeforeTrailingTrivia.utf8Offset
    }

    /// Returns whether the base of the call is a view: it begins with a type's name, or with the dot of a modifier in an `#if`.
    private static func isChained(_ call: FunctionCallExprSyntax) -> Bool {
        guard call.calledExpression.as(MemberAccessExprSyntax.self)?.base != nil else {
            return sequence(first: Syntax(call), next: \.parent).contains { $0.is(PostfixIfConfigExprSyntax.self) }
        }
        return startsWithView(ExprSyntax(call)) || isViewStatement(ExprSyntax(call))
    }

    /// Returns whether the expression is the outermost call of a builder's statement, regardless of how it begins: `content.glow()`,
    /// `row(item).glow()`.
    private static func isViewStatement(_ expression: ExprSyntax) -> Bool {
        func around(_ node: Syntax) -> Syntax? {
            guard let parent = node.parent else { return nil }
            return parent.is(MemberAccessExprSyntax.self) || parent.as(FunctionCallExprSyntax.self)?.calledExpression.id == node.id
                ? parent : nil
        }
        guard let outermost = sequence(first: Syntax(expression), next: around).reversed().first,
            let item = outermost.parent?.as(CodeBlockItemSyntax.self) ?? outermost.parent?.parent?.as(CodeBlockItemSyntax.self),
            let list = item.parent?.as(CodeBlockItemListSyntax.self)
        else { return false }
        return isBuilder(list)
    }

    // MARK: Builders

    /// Returns whether these statements are views: those of a body, or of a closure that is passed to a view or a modifier and is not an
    /// action.
    private static func isBuilder(_ list: CodeBlockItemListSyntax) -> Bool {
        guard let owner = list.parent else { return false }
        if let closure = owner.as(ClosureExprSyntax.self) { return !isAction(closure) && isArgumentOfView(closure) }
        if owner.is(AccessorBlockSyntax.self) || owner.is(CodeBlockSyntax.self) && owner.parent?.is(FunctionDeclSyntax.self) == true {
            return body(of: owner, text: { $0 }) != nil
        }
        // The branches of an `if` or a `switch` are treated like the list that contains it.
        return outerList(of: owner).map(isBuilder) ?? false
    }

    /// Returns the list that contains the `if`, `switch` or `for` whose block this is.
    private static func outerList(of owner: Syntax) -> CodeBlockItemListSyntax? {
        guard
            owner.is(SwitchCaseSyntax.self)
                || owner.is(CodeBlockSyntax.self)
                    && owner.parent.map({
                        $0.is(IfExprSyntax.self) || $0.is(ForStmtSyntax.self) || $0.is(GuardStmtSyntax.self) || $0.is(DoStmtSyntax.self)
                    })
                        == true
        else { return nil }
        return sequence(first: owner, next: \.parent).dropFirst().first {
            $0.is(CodeBlockItemListSyntax.self) || $0.is(ClosureExprSyntax.self)
        }?.as(
            CodeBlockItemListSyntax.self)
    }

    private static let actionLabels: Set<String> = [
        "action", "perform", "onEditingChanged", "onCommit", "onDismiss", "get", "set", "onCompletion", "where", "operation",
    ]
    private static let actionTypes: Set<String> = ["Task", "Binding", "Timer", "DispatchWorkItem", "UIAction"]
    private static let actionModifiers: Set<String> = [
        "task", "refreshable", "transaction", "transformEnvironment", "alignmentGuide", "simultaneousGesture", "highPriorityGesture",
        "gesture", "map",
        "filter", "sorted", "forEach", "sink",
    ]

    private static func isAction(_ closure: ClosureExprSyntax) -> Bool {
        if let argument = closure.parent?.as(LabeledExprSyntax.self), let label = argument.label?.text {
            return actionLabels.contains(label)
        }
        if let argument = closure.parent?.as(MultipleTrailingClosureElementSyntax.self) {
            return actionLabels.contains(argument.label.text)
        }
        guard let call = call(of: closure) else { return true }
        if let access = call.calledExpression.as(MemberAccessExprSyntax.self) {
            let name = access.declName.baseName.text
            return actionModifiers.contains(name) || name.hasPrefix("on") && name.dropFirst(2).first?.isUppercase == true
        }
        let name = calledType(call)
        // `Button("Save") { save() }`, but `Button(action: save) { Text("Save") }`.
        if name == "Button" || name == "EditButton" { return !call.arguments.contains { $0.label?.text == "action" } }
        return actionTypes.contains(name ?? "")
    }

    private static func isArgumentOfView(_ closure: ClosureExprSyntax) -> Bool {
        guard let call = call(of: closure) else { return false }
        if call.calledExpression.is(MemberAccessExprSyntax.self) {
            return startsWithView(ExprSyntax(call)) || isViewStatement(ExprSyntax(call))
        }
        return calledType(call) != nil
    }

    private static func call(of closure: ClosureExprSyntax) -> FunctionCallExprSyntax? {
        sequence(first: Syntax(closure), next: \.parent).dropFirst().prefix { !$0.is(CodeBlockItemSyntax.self) }.first {
            $0.is(FunctionCallExprSyntax.self)
        }?
        .as(FunctionCallExprSyntax.self)
    }

    /// Returns `VStack` for `VStack(spacing: 3) { … }`, and `List` for `List<Never> { … }`.
    private static func calledType(_ call: FunctionCallExprSyntax) -> String? {
        let callee = call.calledExpression.as(GenericSpecializationExprSyntax.self)?.expression ?? call.calledExpression
        let name = callee.as(DeclReferenceExprSyntax.self)?.baseName.text ?? callee.as(MemberAccessExprSyntax.self)?.declName.baseName.text
        return name.flatMap { $0.first?.isUppercase == true ? $0 : nil }
    }

    // MARK: Views

    private static func startsWithView(_ expression: ExprSyntax) -> Bool { firstCall(expression).flatMap(calledType) != nil }

    /// Returns the innermost call of a chain of modifiers.
    private static func firstCall(_ expression: ExprSyntax) -> FunctionCallExprSyntax? {
        var current = expression, call: FunctionCallExprSyntax?
        while true {
            if let next = current.as(FunctionCallExprSyntax.self) {
                (call, current) = (next, next.calledExpression)
            } else if let next = current.as(MemberAccessExprSyntax.self)?.base {
                current = next
            } else if let next = current.as(PostfixIfConfigExprSyntax.self)?.base {
                current = next
            } else {
                return call
            }
        }
    }

    private static func isView(_ item: CodeBlockItemSyntax) -> Bool {
        item.item.as(ExpressionStmtSyntax.self) != nil || item.item.is(ExprSyntax.self) || item.item.is(ReturnStmtSyntax.self)
    }

    private static func label(of item: CodeBlockItemSyntax) -> String {
        item.item.as(ExprSyntax.self).flatMap(firstCall).flatMap(calledType) ?? "View"
    }

    // MARK: Bodies

    /// Returns the replacement for a whole body whose result type SwiftUI has, with the least effect on what is shown, or `nil` for other
    /// bodies.
    static func body(of owner: Syntax, text: (String) -> String) -> (text: String, consequence: String)? {
        let declaration = sequence(first: owner, next: \.parent).first { $0.is(FunctionDeclSyntax.self) || $0.is(VariableDeclSyntax.self) }
        let function = declaration?.as(FunctionDeclSyntax.self)
        let name = function?.name.text ?? declaration?.as(VariableDeclSyntax.self)?.bindings.first?.pattern.trimmedDescription ?? ""
        guard
            let type = function?.signature.returnClause?.type
                ?? declaration?.as(VariableDeclSyntax.self)?.bindings.first?.typeAnnotation?.type
        else { return nil }
        let labels = function?.signature.parameterClause.parameters.map(\.firstName.text)
        let group = sequence(first: owner, next: \.parent).dropFirst().lazy.compactMap { $0.asProtocol((any DeclGroupSyntax).self) }.first
        let typeName =
            group?.as(ExtensionDeclSyntax.self)?.extendedType.trimmedDescription ?? group?.asProtocol((any NamedDeclSyntax).self)?.name.text
            ?? name
        let placeholder = text(name == "body" ? typeName : name)
        let unchanged = "it has no effect", stands = "a placeholder replaces the view"
        switch type.trimmedDescription.replacing("SwiftUI.", with: "") {
        case "some View" where name == "body" && labels == ["content"]: return ("content", unchanged)
        case "some View" where name == "makeBody" && labels == ["configuration"]: return ("configuration.label", unchanged)
        case "some View" where typeName == "View" && function != nil: return ("self", unchanged)
        case "some View": return (placeholder, stands)
        case "AnyView": return ("AnyView(\(placeholder))", stands)
        case "some Scene": return ("WindowGroup { \(placeholder) }", stands)
        case "Text": return ("Text(verbatim: \"\")", "an empty text replaces it")
        case "Path": return ("Path()", "an empty path replaces it")
        case "some Shape", "some InsettableShape": return ("Rectangle()", "a rectangle replaces it")
        case "some ViewModifier": return ("EmptyModifier()", unchanged)
        case "some Gesture": return ("TapGesture()", "a tap replaces the gesture")
        case "some ToolbarContent": return ("ToolbarItem { \(placeholder) }", stands)
        default: return nil
        }
    }
}
