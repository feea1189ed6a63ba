import SwiftSyntax

/// Calls that the compiler rejected and Objective-C accepts; see ``Repair``.
enum Repairs {
    static func translate(_ node: FunctionCallExprSyntax, in file: FileVisitor) {
        guard !file.repairs.isEmpty else { return }
        construction(node, in: file)
        requirement(node, in: file)
        swap(node, in: file)
        classDescription(node, in: file)
        for argument in node.arguments {
            box(argument.expression, in: file)
            bridge(argument.expression, in: file)
        }
    }

    /// Boxes a value passed or assigned as any object: an argument, an element, an assigned value. Constants of Core Foundation types are
    /// objects on Apple's platforms; Swift's own values are boxed there only when the source says so. The type of a protocol is its object
    /// there.
    static func box(_ value: ExprSyntax, in file: FileVisitor) {
        guard !file.repairs.isEmpty else { return }
        if wants(.objectArgument, at: value.positionAfterSkippingLeadingTrivia, in: file) {
            file.insert("(", before: value)
            file.insert(") as AnyObject", after: value)
        } else if wants(.protocolObject, at: value.positionAfterSkippingLeadingTrivia, in: file) {
            file.insert("protocolObject(of: ", before: value)
            file.insert(")", after: value)
        }
    }

    /// The structures of constants that are Objective-C's strings, and that code passes on to functions of C.
    private static let stringConstants: Set<String> = ["AVFileType", "AVMediaType", "AVVideoCodecType", "FileAttributeKey"]

    /// `AVFileType.heic as CFString` → `AVFileType.heic.rawValue as CFString`: Objective-C's string constants are bridged.
    private static func nameOfConstant(_ node: UnresolvedAsExprSyntax, in file: FileVisitor) {
        guard node.questionOrExclamationMark == nil, let list = node.parent?.as(ExprListSyntax.self),
            let place = list.firstIndex(where: { $0.id == node.id }), place > list.startIndex
        else { return }
        let constant = list[list.index(before: place)], next = list.index(after: place)
        guard next < list.endIndex, list[next].trimmedDescription == "CFString",
            let base = constant.as(MemberAccessExprSyntax.self)?.base?.trimmedDescription, stringConstants.contains(base)
        else { return }
        file.insert(".rawValue", after: constant)
    }

    /// `SecItemAdd(query as NSDictionary, nil)` → `SecItemAdd(((query as NSDictionary) as! CFDictionary), nil)`: on Apple's platforms,
    /// Foundation's classes are those of Core Foundation, whose names are Swift's values here.
    private static func bridge(_ argument: ExprSyntax, in file: FileVisitor) {
        var places = [argument.positionAfterSkippingLeadingTrivia]
        for node in argument.as(SequenceExprSyntax.self)?.elements ?? [] {
            guard let cast = node.as(UnresolvedAsExprSyntax.self), namesFoundation(cast) else { continue }
            places.append(cast.asKeyword.positionAfterSkippingLeadingTrivia)
        }
        guard let type = places.lazy.compactMap({ repair(.bridging, at: $0, in: file)?.reason }).first else { return }
        file.insert("((", before: argument)
        file.insert(") as! \(type))", after: argument)
    }

    /// Whether `as` leads to a class of Foundation.
    private static func namesFoundation(_ node: UnresolvedAsExprSyntax) -> Bool {
        guard let list = node.parent?.as(ExprListSyntax.self), let place = list.firstIndex(where: { $0.id == node.id }) else {
            return false
        }
        let next = list.index(after: place)
        return next < list.endIndex && list[next].trimmedDescription.hasPrefix("NS")
    }

    /// `dictionary as CFDictionary` → `dictionary as! CFDictionary`: the compiler bridges single values only, and the runtime all.
    static func translate(_ node: UnresolvedAsExprSyntax, in file: FileVisitor) {
        nameOfConstant(node, in: file)
        guard !file.repairs.isEmpty, node.questionOrExclamationMark == nil,
            wants(.bridging, at: node.asKeyword.positionAfterSkippingLeadingTrivia, in: file), !namesFoundation(node)
        else { return }
        file.insert("!", after: node.asKeyword)
    }

    /// Removes `override` from a method that the superclass lacks here, and `private` from one that implements a requirement or
    /// overrides a member here.
    static func translate(_ node: DeclModifierSyntax, in file: FileVisitor) {
        guard ["override", "private", "fileprivate"].contains(node.name.text) else { return }
        let name: TokenSyntax?
        if let function = node.parent?.parent?.as(FunctionDeclSyntax.self) {
            name = function.name
        } else {
            name = node.parent?.parent?.as(VariableDeclSyntax.self)?.bindings.first?.pattern.as(IdentifierPatternSyntax.self)?.identifier
        }
        // The default launch test of every project overrides it, and XCTest on Linux lacks it.
        if name?.text == "runsForEachTargetApplicationUIConfiguration", node.name.text == "override" { return file.blank(node) }
        guard !file.repairs.isEmpty, let name,
            node.name.text == "override"
                ? overridesNothing(name, in: file)
                : wants(.privateWitness, at: name.positionAfterSkippingLeadingTrivia, in: file)
                    || wants(.overriding, at: name.positionAfterSkippingLeadingTrivia, in: file)
        else { return }
        file.blank(node)
        guard node.name.text == "override" else { return }
        file.warn(node, construct: Repair.leftOut, "'\(name.text)' overrides nothing on Linux; only your own code calls it")
    }

    /// `override init(request: …)` → `required init(request: …)`
    static func translate(_ node: InitializerDeclSyntax, in file: FileVisitor) {
        guard !file.repairs.isEmpty, wants(.required, at: node.initKeyword.positionAfterSkippingLeadingTrivia, in: file) else { return }
        if let modifier = node.modifiers.first(where: { $0.name.text == "override" }) {
            file.replace(modifier, with: "required")
        } else {
            file.insert("required ", before: node.initKeyword)
        }
    }

    /// `override var task: T { x }` → `override var task: T { get { x } set { super.task = newValue } }`
    static func translate(_ node: PatternBindingSyntax, in file: FileVisitor) {
        guard !file.repairs.isEmpty, let name = node.pattern.as(IdentifierPatternSyntax.self)?.identifier, let block = node.accessorBlock,
            wants(.setter, at: name.positionAfterSkippingLeadingTrivia, in: file)
        else { return }
        let isGetter = if case .getter = block.accessors { true } else { false }
        if isGetter { file.insert(" get {", after: block.leftBrace) }
        file.insert("\(isGetter ? "}" : "") set { super.\(name.text) = newValue } ", before: block.rightBrace)
    }

    /// Adds `override` to a member whose name a superclass has here but not in the SDK for which the app was written: one of a later
    /// system, or of Foundation on Linux.
    static func override(_ name: TokenSyntax, before keyword: TokenSyntax, in file: FileVisitor) {
        guard !file.repairs.isEmpty, wants(.overriding, at: name.positionAfterSkippingLeadingTrivia, in: file) else { return }
        file.insert("override ", before: keyword)
        file.warn(
            name, construct: "override",
            "'\(name.text)' overrides a member that its superclass has here; if Apple's has it, too, 'override' is missing")
    }

    /// Compares lines only: the compiler may have seen the class's copy of an extension's member.
    static func overridesNothing(_ name: TokenSyntax, in file: FileVisitor) -> Bool {
        let line = file.lines.location(for: name.positionAfterSkippingLeadingTrivia).line
        return file.repairs.contains { $0.kind == .override && $0.line == line }
    }

    /// Returns the initializer to insert before the closing brace of a class in which the compiler misses it.
    static func initializer(for node: ClassDeclSyntax, in file: FileVisitor) -> String {
        let range =
            file.lines.location(for: node.positionAfterSkippingLeadingTrivia)
            .line...file.lines.location(for: node.memberBlock.rightBrace.positionAfterSkippingLeadingTrivia).line
        let isInner = node.memberBlock.members.contains { member in
            member.decl.is(ClassDeclSyntax.self)
                && file.repairs.contains {
                    $0.kind == .coder && $0.line > range.lowerBound && file.lines.location(for: member.position).line <= $0.line
                        && $0.line < file.lines.location(for: member.endPosition).line
                }
        }
        guard !isInner, file.repairs.contains(where: { $0.kind == .coder && range.contains($0.line) }) else { return "" }
        let access = node.modifiers.has(.open) || node.modifiers.has(.public) ? "public " : ""
        return "\(access)required init?(coder: NSCoder) { fatalError(\"init(coder:) has not been implemented\") }; "
    }

    /// Changes `class Cell: UICollectionViewCell, Reusable` to `final class …`: Swift requires an initializer of a non-final class to be
    /// marked `required`, as ours are.
    static func seal(_ node: ClassDeclSyntax, in file: FileVisitor) {
        guard !file.repairs.isEmpty, wants(.sealing, at: node.name.positionAfterSkippingLeadingTrivia, in: file), !node.modifiers.has(.open)
        else { return }
        file.insert("final ", before: node.classKeyword)
    }

    /// `type(of: x).description()` → `String(reflecting: type(of: x))`
    private static func classDescription(_ node: FunctionCallExprSyntax, in file: FileVisitor) {
        guard let callee = node.calledExpression.as(MemberAccessExprSyntax.self), callee.declName.baseName.text == "description",
            node.arguments.isEmpty,
            let base = callee.base,
            wants(.classDescription, at: callee.declName.positionAfterSkippingLeadingTrivia, in: file)
        else { return }
        file.insert("String(reflecting: ", before: base)
        file.edit(
            start: callee.period.positionAfterSkippingLeadingTrivia.utf8Offset, end: node.endPositionBeforeTrailingTrivia.utf8Offset,
            with: ")")
    }

    static func wants(_ kind: Repair.Kind, at position: AbsolutePosition, in file: FileVisitor) -> Bool {
        repair(kind, at: position, in: file) != nil
    }
    private static func repair(_ kind: Repair.Kind, at position: AbsolutePosition, in file: FileVisitor) -> Repair? {
        let location = file.lines.location(for: position)
        return file.repairs.first { $0.kind == kind && $0.line == location.line && $0.column == location.column }
    }

    /// Changes `type.init(frame: r)` and `T(frame: r)` to `Instantiation.make(type, frame: r)`, which uses the class's method table.
    private static func construction(_ node: FunctionCallExprSyntax, in file: FileVisitor) {
        guard let parenthesis = node.leftParen else { return }
        let separator = node.arguments.isEmpty ? "" : ", "
        if let callee = node.calledExpression.as(MemberAccessExprSyntax.self), callee.declName.baseName.text == "init", callee.base == nil,
            node.arguments.isEmpty,
            wants(.construction, at: callee.declName.positionAfterSkippingLeadingTrivia, in: file)
        {
            // `.init()`, whose class is inferred from the context.
            file.edit(
                start: callee.period.positionAfterSkippingLeadingTrivia.utf8Offset, end: parenthesis.endPosition.utf8Offset,
                with: "Instantiation.make(")
        } else if let callee = node.calledExpression.as(MemberAccessExprSyntax.self), callee.declName.baseName.text == "init",
            callee.base == nil,
            wants(.construction, at: callee.declName.positionAfterSkippingLeadingTrivia, in: file), let type = returnType(around: node)
        {
            // `.init(frame: r)` is of the class that its function returns.
            file.edit(
                start: callee.period.positionAfterSkippingLeadingTrivia.utf8Offset, end: parenthesis.endPosition.utf8Offset,
                with: "Instantiation.make(\(type).self, ")
        } else if let callee = node.calledExpression.as(MemberAccessExprSyntax.self), callee.declName.baseName.text == "init",
            let base = callee.base,
            wants(.construction, at: callee.declName.positionAfterSkippingLeadingTrivia, in: file)
        {
            // An initializer in a protocol extension forwards to another one's result.
            if base.trimmedDescription == "self", isInInitializer(node), let end = node.rightParen {
                file.edit(
                    start: base.positionAfterSkippingLeadingTrivia.utf8Offset, end: parenthesis.endPosition.utf8Offset,
                    with: "self.init(made: Instantiation.make(Self.self" + separator)
                file.insert(")", after: end)
                return
            }
            file.insert("Instantiation.make(", before: base)
            file.edit(
                start: callee.period.positionAfterSkippingLeadingTrivia.utf8Offset, end: parenthesis.endPosition.utf8Offset,
                with: (isTypeName(base) ? ".self" : "") + separator)
        } else if node.calledExpression.is(DeclReferenceExprSyntax.self) || node.calledExpression.is(GenericSpecializationExprSyntax.self)
            || isTypeMember(node.calledExpression),
            wants(.construction, at: node.calledExpression.positionAfterSkippingLeadingTrivia, in: file)
        {
            file.insert("Instantiation.make(", before: node.calledExpression)
            file.edit(
                start: parenthesis.positionAfterSkippingLeadingTrivia.utf8Offset, end: parenthesis.endPosition.utf8Offset,
                with: ".self" + separator)
        }
    }

    /// Returns the type that the function around a call returns.
    private static func returnType(around node: FunctionCallExprSyntax) -> String? {
        let around = sequence(first: Syntax(node), next: \.parent).first { $0.is(FunctionDeclSyntax.self) || $0.is(ClosureExprSyntax.self) }
        return around?.as(FunctionDeclSyntax.self)?.signature.returnClause?.type.trimmedDescription
    }

    private static func isInInitializer(_ node: FunctionCallExprSyntax) -> Bool {
        let around = sequence(first: Syntax(node), next: \.parent).first {
            $0.is(InitializerDeclSyntax.self) || $0.is(FunctionDeclSyntax.self) || $0.is(VariableDeclSyntax.self)
        }
        return around?.is(InitializerDeclSyntax.self) == true
    }

    /// `Entity.Object(context: c)`
    private static func isTypeMember(_ callee: ExprSyntax) -> Bool {
        callee.as(MemberAccessExprSyntax.self)?.declName.baseName.text.first?.isUppercase == true
    }

    /// Returns whether the base of `T.init(…)` names a type, rather than being a value that holds one, as in `type.init(…)`.
    private static func isTypeName(_ base: ExprSyntax) -> Bool {
        base.as(DeclReferenceExprSyntax.self)?.baseName.text.first?.isUppercase == true
    }

    /// `swap(&a[i], &a[j])` → `a.swapAt(i, j)`
    private static func swap(_ node: FunctionCallExprSyntax, in file: FileVisitor) {
        let places = node.arguments.compactMap { $0.expression.as(InOutExprSyntax.self)?.expression.as(SubscriptCallExprSyntax.self) }
        guard node.calledExpression.trimmedDescription == "swap", places.count == 2, let argument = node.arguments.first,
            wants(.swap, at: argument.expression.positionAfterSkippingLeadingTrivia, in: file),
            let first = places[0].arguments.first?.expression, let second = places[1].arguments.first?.expression
        else { return }
        file.edit(
            start: node.positionAfterSkippingLeadingTrivia.utf8Offset, end: first.positionAfterSkippingLeadingTrivia.utf8Offset,
            with: "\(places[0].calledExpression.trimmedDescription).swapAt(")
        file.edit(
            start: first.endPositionBeforeTrailingTrivia.utf8Offset, end: second.positionAfterSkippingLeadingTrivia.utf8Offset, with: ", ")
        file.edit(start: second.endPositionBeforeTrailingTrivia.utf8Offset, end: node.endPositionBeforeTrailingTrivia.utf8Offset, with: ")")
    }

    /// Changes `delegate?.method?(x)` to `delegate?.method(x)`; if the receiver is not optional, the result is made optional, as a
    /// following `??` expects.
    private static func requirement(_ node: FunctionCallExprSyntax, in file: FileVisitor) {
        guard let chaining = node.calledExpression.as(OptionalChainingExprSyntax.self),
            wants(.requirement, at: chaining.questionMark.positionAfterSkippingLeadingTrivia, in: file),
            !OptionalCalls.isImported(node, in: file)
        else { return }
        file.blank(chaining.questionMark)
        guard let base = chaining.expression.as(MemberAccessExprSyntax.self)?.base, !base.trimmedDescription.contains("?") else { return }
        file.insert("Optional(", before: node)
        file.insert(")", after: node)
    }
}
