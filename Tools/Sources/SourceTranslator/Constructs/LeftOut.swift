import SwiftSyntax

/// Code that the compiler rejected, in builds that continue without it: a test run, or an app without some of its packages. In a test run,
/// a block ends at the rejected statement with the compiler's message; an app reports the message and skips the statement. If that does not
/// help, the message replaces the whole body, and an error outside of bodies removes the whole declaration. So code that needs none of it
/// runs.
enum LeftOut {
    /// A place that the compiler rejected, as a byte offset, and the compile in which it did.
    struct Refusal {
        var offset: Int
        var round: Int
        var reason: String
        var line: Int
        var column: Int
        /// Whether the message is about a member that the enclosing type lacks.
        var isLack: Bool { CompilerMessage.subclassLacksInitializer.matches(reason) }
    }

    static func refusals(_ repairs: [Repair], _ lines: LineTable, _ source: [UInt8]) -> [Refusal] {
        repairs.compactMap { repair in
            guard repair.kind == .refusal, let reason = repair.reason else { return nil }
            // An error after inserted lines is attributed to the start of its line.
            var offset = lines.offset(line: repair.line, column: repair.column)
            while offset < source.count, source[offset] == 32 || source[offset] == 9 { offset += 1 }
            return Refusal(offset: offset, round: repair.round ?? 0, reason: reason, line: repair.line, column: repair.column)
        }
    }

    private static func refusals(in node: some SyntaxProtocol, _ file: FileVisitor) -> [Refusal] {
        let range = node.positionAfterSkippingLeadingTrivia.utf8Offset..<node.endPositionBeforeTrailingTrivia.utf8Offset
        return file.refusals.filter { range.contains($0.offset) }
    }

    // MARK: Declarations

    /// Leaves out a member or a top-level declaration. Returns whether it was removed.
    static func drop(_ item: some SyntaxProtocol, _ node: some SyntaxProtocol, in file: FileVisitor) -> Bool {
        guard !file.refusals.isEmpty, !file.isInFunction else { return false }
        let refused = refusals(in: item, file)
        guard let first = refused.first, !node.is(IfConfigDeclSyntax.self) else { return false }
        if let members = node.asProtocol((any DeclGroupSyntax).self)?.memberBlock {
            // Between the braces, each member is handled separately.
            let inside = members.leftBrace.endPosition.utf8Offset..<members.rightBrace.positionAfterSkippingLeadingTrivia.utf8Offset
            guard let outside = refused.first(where: { !inside.contains($0.offset) || $0.isLack && isOwn($0, members) }) else {
                return false
            }
            if withoutConformance(node, refused.filter { !inside.contains($0.offset) }, in: file) { return false }
            leaveOut(item, node, outside, in: file)
            return true
        }
        let bodies = bodies(of: node, in: file)
        // Code that was rejected again after its whole body was left out cannot keep its declaration.
        let isBinding = node.is(VariableDeclSyntax.self)
        if Set(refused.map(\.round)).count
            <= (isBinding && LeftOutViews.body(of: Syntax(node), text: { $0 }) == nil
                ? rounds(node, in: file) : rounds(node, in: file) + 1),
            refused.allSatisfy({ refusal in bodies.contains { $0.contains(refusal.offset) } })
        {
            return false
        }
        leaveOut(item, node, first, in: file)
        return true
    }

    /// Leaves out all of a declaration if the compiler rejected any part of it. Returns whether it did.
    static func dropWhole(_ item: some SyntaxProtocol, _ node: some SyntaxProtocol, in file: FileVisitor) -> Bool {
        guard let first = refusals(in: item, file).first else { return false }
        leaveOut(item, node, first, in: file)
        return true
    }

    /// Returns whether a missing member is the type's own: it is reported at the line after the type's brace, where its first member can
    /// begin; deeper positions belong to a nested type.
    private static func isOwn(_ refusal: Refusal, _ members: MemberBlockSyntax) -> Bool {
        !members.members.contains { member in
            member.decl.asProtocol((any DeclGroupSyntax).self) != nil
                && member.positionAfterSkippingLeadingTrivia.utf8Offset < refusal.offset
                && refusal.offset < member.endPositionBeforeTrailingTrivia.utf8Offset
        }
    }

    /// Removes the conformances to protocols that don't exist here or whose requirements a type doesn't meet.
    private static func withoutConformance(_ node: some SyntaxProtocol, _ refused: [Refusal], in file: FileVisitor) -> Bool {
        guard let clause = node.asProtocol((any DeclGroupSyntax).self)?.inheritanceClause, Set(refused.map(\.round)).count == 1 else {
            return false
        }
        let types = clause.inheritedTypes.map { $0 }
        func conformance(_ refusal: Refusal) -> InheritedTypeSyntax? {
            if CompilerMessage.doesNotConform.matches(refusal.reason) {
                return types.first { refusal.reason.contains(" protocol '\($0.type.trimmedDescription)'") }
            }
            guard CompilerMessage.noSuchType.matches(refusal.reason) else { return nil }
            // The first type of a class may be its superclass.
            return types.dropFirst(node.is(ClassDeclSyntax.self) ? 1 : 0).first {
                ($0.position.utf8Offset..<$0.endPosition.utf8Offset).contains(refusal.offset)
            }
        }
        let refusedTypes = refused.compactMap(conformance)
        guard !refusedTypes.isEmpty,
            refused.allSatisfy({ CompilerMessage.doesNotConform.matches($0.reason) || conformance($0) != nil })
        else { return false }
        let kept = types.filter { type in !refusedTypes.contains { $0.id == type.id } }.map(\.type.trimmedDescription)
        let text = kept.isEmpty ? "" : ": " + kept.joined(separator: ", ")
        file.replace(clause, with: text + clause.trimmedDescription.filter(\.isNewline))
        report(refused[0], "the conformance is left out", in: file)
        return true
    }

    private static func leaveOut(_ item: some SyntaxProtocol, _ node: some SyntaxProtocol, _ refusal: Refusal, in file: FileVisitor) {
        file.blank(item)
        if let variable = node.as(VariableDeclSyntax.self) { ExposedMembers.collect(variable, isLeftOut: true, in: file) }
        report(refusal, "the declaration is left out", in: file)
    }

    private static func report(_ refusal: Refusal, _ consequence: String, in file: FileVisitor) {
        file.warn(line: refusal.line, column: refusal.column, construct: Repair.leftOut, "\(refusal.reason); \(consequence)")
    }

    /// Returns the ranges that can be replaced without changing the declaration's interface.
    private static func bodies(of node: some SyntaxProtocol, in file: FileVisitor) -> [Range<Int>] {
        func range(_ node: (some SyntaxProtocol)?) -> [Range<Int>] {
            node.map { [$0.positionAfterSkippingLeadingTrivia.utf8Offset..<$0.endPositionBeforeTrailingTrivia.utf8Offset] } ?? []
        }
        if let function = node.as(FunctionDeclSyntax.self) { return range(function.body) }
        if let initializer = node.as(InitializerDeclSyntax.self) { return range(initializer.body) }
        if let end = node.as(DeinitializerDeclSyntax.self) { return range(end.body) }
        if let subscripted = node.as(SubscriptDeclSyntax.self) { return range(subscripted.accessorBlock) }
        if let variable = node.as(VariableDeclSyntax.self) {
            return variable.bindings.flatMap {
                range($0.accessorBlock)
                    + ($0.typeAnnotation == nil || !canWait(variable, $0, in: file)
                        ? range(builder($0, in: file)) : range($0.initializer?.value))
            }
        }
        return []
    }

    /// Returns whether an object can be created without this value, because it is evaluated later, if at all, or may be `nil`.
    private static func canWait(_ variable: VariableDeclSyntax, _ binding: PatternBindingSyntax, in file: FileVisitor) -> Bool {
        file.settings.refusedStatement == .ends || variable.modifiers.has(.lazy) || variable.modifiers.has(.static) || isOptional(binding)
    }

    /// Returns the closure that creates a value, `{ … }()`, whose statements can be skipped individually.
    private static func builder(_ binding: PatternBindingSyntax, in file: FileVisitor) -> ClosureExprSyntax? {
        file.settings.refusedStatement == .ends
            ? nil : binding.initializer?.value.as(FunctionCallExprSyntax.self)?.calledExpression.as(ClosureExprSyntax.self)
    }

    private static func isOptional(_ binding: PatternBindingSyntax) -> Bool {
        binding.typeAnnotation.map { $0.type.is(OptionalTypeSyntax.self) || $0.type.is(ImplicitlyUnwrappedOptionalTypeSyntax.self) }
            ?? false
    }

    // MARK: Bodies

    /// Replaces the body of a function or an accessor that isn't nested in another function. Returns whether all of it was replaced.
    static func replace(_ body: CodeBlockSyntax, in file: FileVisitor) -> Bool {
        guard !file.refusals.isEmpty, file.isOutermostFunction, let owner = body.parent,
            owner.asProtocol((any DeclSyntaxProtocol).self) != nil
        else { return false }
        let refused = refusals(in: body, file)
        guard let first = refused.first else { return false }
        let function = owner.as(FunctionDeclSyntax.self)
        let isDeinit = owner.is(DeinitializerDeclSyntax.self)
        let words = ending(first, function, in: file)
        if !words.hasPrefix("XCTFail"), !words.hasPrefix("Issue"), end(body, refused, isDeinit, in: file) { return false }
        replace(body, with: isDeinit ? "" : words, first, in: file)
        return true
    }

    /// Returns the number of compiles in which a body may be repaired statement by statement: uses of what a skipped statement would have
    /// created are rejected in the next compile.
    private static func rounds(_ node: some SyntaxProtocol, in file: FileVisitor) -> Int {
        if LeftOutViews.body(of: Syntax(node), text: { $0 }) != nil { return LeftOutViews.rounds }
        return file.settings.refusedStatement == .ends ? 1 : 4
    }

    /// Replaces the body of a getter without `get`.
    static func replace(_ block: AccessorBlockSyntax, in file: FileVisitor) -> Bool {
        guard !file.refusals.isEmpty, !file.isInFunction, case .getter = block.accessors else { return false }
        let refused = refusals(in: block, file)
        guard let first = refused.first, !end(block, refused, false, in: file) else { return false }
        replace(block, with: ending(first, nil, in: file), first, in: file)
        return true
    }

    /// Ends each block at its first rejected statement, making the rest of the block unreachable, or skips those statements. Returns
    /// `false` if that was tried before.
    private static func end(_ body: some SyntaxProtocol, _ refused: [Refusal], _ isDeinit: Bool, in file: FileVisitor) -> Bool {
        let attempts = Set(refused.map(\.round)).sorted()
        guard attempts.count <= rounds(body, in: file) else { return false }
        var edits: [(range: Range<Int>, text: String)] = []
        for refusal in refused {
            guard let token = body.token(at: AbsolutePosition(utf8Offset: refusal.offset)) else { return false }
            if let condition = missingCast(around: token, refusal) {
                edits += condition
                report(refusal, "the condition is never true", in: file)
                continue
            }
            switch LeftOutViews.outcome(
                at: token, refusal, in: body, attempt: attempts.firstIndex(of: refusal.round) ?? 0,
                text: { placeholder($0, refusal, in: file) })
            {
            case .change(let change, let consequence):
                edits.append(change)
                report(refusal, consequence, in: file)
                continue
            case .body: return false
            case .isNoView: break
            }
            guard let item = sequence(first: Syntax(token), next: \.parent).lazy.compactMap({ $0.as(CodeBlockItemSyntax.self) }).first,
                let list = item.parent,
                list.position >= body.position
            else { return false }
            let start = item.positionAfterSkippingLeadingTrivia.utf8Offset
            if canSkip(item, in: file) {
                edits.append((start..<item.endPositionBeforeTrailingTrivia.utf8Offset, words(refusal, in: file)))
                report(refusal, "the statement is skipped", in: file)
                continue
            }
            edits.append(
                (start..<list.endPositionBeforeTrailingTrivia.utf8Offset, isDeinit ? "" : ending(refusal, function(of: item), in: file)))
            report(refusal, "the block ends here", in: file)
        }
        for edit in edits {
            file.edit(start: edit.range.lowerBound, end: edit.range.upperBound, with: edit.text + file.newlines(in: edit.range))
        }
        return true
    }

    /// Returns whether a statement is neither its function's result nor an exit from it.
    private static func canSkip(_ item: CodeBlockItemSyntax, in file: FileVisitor) -> Bool {
        guard file.settings.refusedStatement == .isSkipped else { return false }
        guard item.parent?.as(CodeBlockItemListSyntax.self)?.count == 1, let owner = item.parent?.parent else { return !isExit(item) }
        let returns =
            owner.is(AccessorBlockSyntax.self) || owner.parent?.as(AccessorDeclSyntax.self)?.accessorSpecifier.text == "get"
            || owner.parent?.as(FunctionDeclSyntax.self)?.signature.returnClause != nil
        return !returns && !isExit(item)
    }

    private static func isExit(_ item: CodeBlockItemSyntax) -> Bool {
        item.item.is(ReturnStmtSyntax.self) || item.item.is(GuardStmtSyntax.self) || item.item.is(ThrowStmtSyntax.self)
    }

    /// Returns the function that `return` would leave.
    private static func function(of item: CodeBlockItemSyntax) -> FunctionDeclSyntax? {
        let owner = sequence(first: Syntax(item), next: \.parent).first {
            $0.is(FunctionDeclSyntax.self) || $0.is(ClosureExprSyntax.self) || $0.is(InitializerDeclSyntax.self)
                || $0.is(AccessorBlockSyntax.self)
        }
        return owner?.as(FunctionDeclSyntax.self)
    }

    /// Returns the replacement for `if let view = self as? SKView { … }` with a type that doesn't exist: the condition is never true.
    private static func missingCast(around token: TokenSyntax, _ refusal: Refusal) -> [(range: Range<Int>, text: String)]? {
        guard CompilerMessage.noSuchType.matches(refusal.reason),
            let node = sequence(first: Syntax(token), next: \.parent).first(where: {
                $0.is(IfExprSyntax.self) || $0.is(CodeBlockItemSyntax.self)
            })?.as(
                IfExprSyntax.self),
            let condition = node.conditions.first(where: { $0.position <= token.position && token.position < $0.endPosition })
        else { return nil }
        let operators = condition.tokens(viewMode: .sourceAccurate).map(\.text)
        let isCast = zip(operators, operators.dropFirst()).contains { $0 == "as" && $1 == "?" } || operators.contains("is")
        guard isCast else { return nil }
        func range(_ node: some SyntaxProtocol) -> Range<Int> {
            node.positionAfterSkippingLeadingTrivia.utf8Offset..<node.endPositionBeforeTrailingTrivia.utf8Offset
        }
        return [(range(node.conditions), "false"), (range(node.body), "{}")]
    }

    /// Replaces a variable's initial value: the statements that create it, or the whole value if its type is written explicitly.
    static func replace(_ binding: PatternBindingSyntax, in file: FileVisitor) -> Bool {
        guard !file.refusals.isEmpty, !file.isInFunction else { return false }
        if let builder = builder(binding, in: file) {
            let refused = refusals(in: builder, file)
            if !refused.isEmpty, end(builder, refused, false, in: file) { return false }
        }
        guard binding.typeAnnotation != nil, let value = binding.initializer?.value,
            let refusal = refusals(in: value, file).first
        else { return false }
        let newlines = value.trimmedDescription.filter(\.isNewline)
        if file.settings.refusedStatement == .isSkipped, isOptional(binding) {
            file.replace(value, with: "nil" + newlines)
            report(refusal, "the value is nil", in: file)
            return true
        }
        let isVoid = ["Void", "()", "Swift.Void"].contains(binding.typeAnnotation?.type.trimmedDescription)
        file.replace(value, with: (isVoid ? "()" : "{ \(ending(refusal, nil, in: file)) }()") + newlines)
        report(refusal, "the value is left out", in: file)
        return true
    }

    private static func replace(_ body: some SyntaxProtocol, with text: String, _ refusal: Refusal, in file: FileVisitor) {
        let shown = LeftOutViews.body(of: Syntax(body)) { placeholder($0, refusal, in: file) }
        file.replace(body, with: "{ " + (shown?.text ?? text) + " }" + String(body.trimmedDescription.filter(\.isNewline)))
        report(refusal, shown?.consequence ?? "the body is left out", in: file)
    }

    /// Returns the companion's view that shows what is missing.
    private static func placeholder(_ name: String, _ refusal: Refusal, in file: FileVisitor) -> String {
        "_UnavailableView(\(name.swiftLiteral), \("\(file.path):\(refusal.line): \(refusal.reason)".swiftLiteral))"
    }

    private static func text(_ refusal: Refusal, in file: FileVisitor) -> String {
        "\(file.path):\(refusal.line): does not compile on Linux: \(refusal.reason)".swiftLiteral
    }

    private static func words(_ refusal: Refusal, in file: FileVisitor) -> String { "Swift.print(\(text(refusal, in: file)))" }

    /// Returns the code that ends a body. A test fails with the compiler's message, and so does any other function. In an app that
    /// continues, a function without a result returns.
    private static func ending(_ refusal: Refusal, _ function: FunctionDeclSyntax?, in file: FileVisitor) -> String {
        let text = text(refusal, in: file)
        guard let function, function.signature.returnClause == nil else { return "fatalError(\(text))" }
        guard file.settings.refusedStatement == .ends, !declaresTests(function, in: file) else {
            return words(refusal, in: file) + "; return"
        }
        if function.attributes.has("Test") { return "Issue.record(\(text))" }
        let isTest =
            function.name.text.hasPrefix("test") && function.signature.parameterClause.parameters.isEmpty
            && file.scope.map { file.index.isTestCase($0.name) } == true
        return isTest ? "XCTFail(\(text))" : "fatalError(\(text))"
    }

    /// Returns whether a function may run before there is a test that could fail: an overridden class method of a test target, as specs
    /// declare their examples in. Only the tests that it would declare are lost.
    private static func declaresTests(_ function: FunctionDeclSyntax, in file: FileVisitor) -> Bool {
        file.settings.isLoaded && function.modifiers.has(.override) && (function.modifiers.has(.class) || function.modifiers.has(.static))
            && !["setUp", "tearDown"].contains(function.name.text)
    }
}
