import InterfaceBuilder
import SwiftSyntax

/// `delegate?.didFinish?(x)`: calls of optional requirements, which are ordinary requirements with a default on Linux. The receiver becomes
/// `nil` if it does not implement the method, so `?? default` keeps its meaning.
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
        // A call of a closure has no labels: a call with any is a method.
        guard
            node.arguments.contains(where: { $0.label != nil }) || isRequirement(fullName, name, labels.count, in: file)
                || Repairs.wants(.requirement, at: mark.positionAfterSkippingLeadingTrivia, in: file) && isImported(node, in: file)
        else { return }
        file.blank(mark)
        receiver(
            base, selector: SelectorName.method(name, labels: declaredLabels(name, labels, in: file)), isForced: isForced,
            as: DynamicMembers.wanted(by: callee, isCall: true, in: file), in: file)
    }

    /// Translates `delegate?.optionalProperty`, and a reference to an optional method: `delegate?.method != nil`.
    static func translate(_ node: MemberAccessExprSyntax, in file: FileVisitor) {
        let name = node.declName.baseName.text
        guard let base = node.base, node.parent?.is(FunctionCallExprSyntax.self) != true else { return }
        let selector: String
        if file.index.optionalProperties.contains(name) {
            selector = name
        } else {
            let isCalled = node.parent?.is(OptionalChainingExprSyntax.self) == true || node.parent?.is(ForceUnwrapExprSyntax.self) == true
            let methods = file.index.optionalMethods.union(file.index.importedOptionalMethods).filter { $0.hasPrefix(name + "(") }
            guard !isCalled, methods.count == 1, let method = methods.first else { return }
            let labels = method.dropFirst(name.count + 1).dropLast().split(separator: ":").map { $0 == "_" ? nil : String($0) }
            selector = SelectorName.method(name, labels: labels)
        }
        let holder = base.trimmedDescription.split(separator: ".").last.map { $0.filter { $0 != "?" && $0 != "!" } } ?? ""
        guard file.index.optionalHolders.contains(holder) || isCast(base, at: node, in: file) else { return }
        receiver(base, selector: selector, isForced: false, in: file)
    }

    /// Returns whether an expression, or the local constant that it names, is cast to a protocol with optional requirements.
    private static func isCast(_ base: ExprSyntax, at node: MemberAccessExprSyntax, in file: FileVisitor) -> Bool {
        let inner = base.as(OptionalChainingExprSyntax.self)?.expression ?? base.as(ForceUnwrapExprSyntax.self)?.expression ?? base
        if let tuple = inner.as(TupleExprSyntax.self), tuple.elements.count == 1, let element = tuple.elements.first {
            return castType(element.expression).map(file.index.optionalProtocols.contains) ?? false
        }
        guard let name = inner.as(DeclReferenceExprSyntax.self)?.baseName.text, let type = localType(of: name, at: Syntax(node)) else {
            return false
        }
        return file.index.optionalProtocols.contains(type)
    }

    /// Returns the type of the nearest local constant or variable with a name, if its declaration says it.
    private static func localType(of name: String, at node: Syntax) -> String? {
        var inner = node
        while let outer = inner.parent {
            let before = outer.children(viewMode: .sourceAccurate).prefix { $0.position < inner.position }.reversed()
            for item in before {
                let conditions =
                    item.as(ConditionElementListSyntax.self) ?? item.as(CodeBlockItemSyntax.self)?.item.as(GuardStmtSyntax.self)?.conditions
                let elements = conditions.map { Array($0) } ?? item.as(ConditionElementSyntax.self).map { [$0] } ?? []
                for element in elements.reversed() {
                    guard let binding = element.condition.as(OptionalBindingConditionSyntax.self),
                        binding.pattern.trimmedDescription == name, binding.initializer != nil
                    else { continue }
                    return type(binding.typeAnnotation, binding.initializer)
                }
                guard let variable = item.as(CodeBlockItemSyntax.self)?.item.as(VariableDeclSyntax.self),
                    let binding = variable.bindings.first(where: { $0.pattern.trimmedDescription == name })
                else { continue }
                return type(binding.typeAnnotation, binding.initializer)
            }
            inner = outer
        }
        return nil
    }
    private static func type(_ annotation: TypeAnnotationSyntax?, _ value: InitializerClauseSyntax?) -> String? {
        annotation.map { named($0.type.trimmedDescription) } ?? value.flatMap { castType($0.value) }
    }
    private static func castType(_ expression: ExprSyntax) -> String? {
        let words = expression.trimmedDescription.split(whereSeparator: \.isWhitespace)
        guard let cast = words.lastIndex(where: { ["as", "as?", "as!"].contains($0) }) else { return nil }
        return named(words[(cast + 1)...].joined(separator: " "))
    }
    private static func named(_ type: String) -> String {
        let plain = type.filter { !"?!()".contains($0) }
        return plain.hasPrefix("any ") ? String(plain.dropFirst(4)) : plain
    }

    private static func isRequirement(_ fullName: String, _ base: String, _ count: Int, in file: FileVisitor) -> Bool {
        if file.index.optionalMethods.contains(fullName) || KnownMethods.optionalRequirements.contains(fullName) { return true }
        return contains(file.index.optionalMethods, base, count)
    }

    /// Returns whether a set has a method of this name and number of arguments: a trailing closure has no label.
    private static func contains(_ methods: Set<String>, _ base: String, _ count: Int) -> Bool {
        methods.contains { $0.hasPrefix(base + "(") && $0.filter { $0 == ":" }.count == count }
    }

    /// Returns whether `delegate?.method?(x)` may call an optional requirement of another module's protocol. If it isn't a closure, the
    /// compiler says so.
    static func isImported(_ node: FunctionCallExprSyntax, in file: FileVisitor) -> Bool {
        let callee = node.calledExpression.as(OptionalChainingExprSyntax.self)?.expression.as(MemberAccessExprSyntax.self)
        guard let callee, callee.base != nil else { return false }
        let count = node.arguments.count + (node.trailingClosure == nil ? 0 : 1)
        return contains(file.index.importedOptionalMethods, callee.declName.baseName.text, count)
    }

    /// Returns the labels of the declared method: a trailing closure omits its label, which is taken from the only optional method that
    /// matches.
    private static func declaredLabels(_ name: String, _ labels: [String?], in file: FileVisitor) -> [String?] {
        guard labels.last == .some(nil) else { return labels }
        let known = file.index.optionalMethods.union(file.index.importedOptionalMethods).union(KnownMethods.optionalRequirements).filter {
            $0.hasPrefix(name + "(") && $0.filter { $0 == ":" }.count == labels.count
        }
        guard known.count == 1, let only = known.first else { return labels }
        return only.dropFirst(name.count + 1).dropLast().split(separator: ":").map { $0 == "_" ? nil : String($0) }
    }

    /// Translates the receiver. `type` is the type to which an `AnyObject` is cast.
    private static func receiver(_ base: ExprSyntax, selector: String, isForced: Bool, as type: String? = nil, in file: FileVisitor) {
        let inner: ExprSyntax
        if let chaining = base.as(OptionalChainingExprSyntax.self) {
            inner = chaining.expression
            file.edit(
                start: chaining.questionMark.positionAfterSkippingLeadingTrivia.utf8Offset,
                end: chaining.questionMark.endPosition.utf8Offset, with: "")
        } else if let forced = base.as(ForceUnwrapExprSyntax.self) {
            inner = forced.expression
            file.edit(
                start: forced.exclamationMark.positionAfterSkippingLeadingTrivia.utf8Offset,
                end: forced.exclamationMark.endPosition.utf8Offset, with: "")
        } else {
            inner = base
        }
        file.insert("DispatchTable.implementer(of: \(selector.swiftLiteral), ", before: inner)
        file.insert((type.map { " as! \($0)?" } ?? "") + (isForced ? ")!" : ")?"), after: inner)
    }
}
