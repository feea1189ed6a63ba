import SwiftSyntax

/// Translates `cellClass.init(frame: .zero)` and `T()` with `T: UIView`: calls of UIKit's initializers on a class known only at run time.
/// Swift requires them to be `required` except for Objective-C classes; the runtime finds the initializer in the class's vtable.
enum DynamicInits {
    private static let known: Set<[String]> = [
        ["frame"], ["frame", "style"], ["frame", "collectionViewLayout"], ["style", "reuseIdentifier"], ["reuseIdentifier"],
        ["identifier", "source", "destination"], ["nibName", "bundle"], ["rootViewController"],
    ]
    /// The initializer of `NSManagedObject`; many classes of apps have one with these labels.
    private static let managed = ["context"]

    static func translate(_ node: FunctionCallExprSyntax, in file: FileVisitor) {
        // Most calls don't have this form; that is checked before anything else is read.
        guard node.trailingClosure == nil, let open = node.leftParen, node.arguments.count <= 3,
            node.calledExpression.is(DeclReferenceExprSyntax.self) || node.calledExpression.is(MemberAccessExprSyntax.self)
        else { return }
        let labels = node.arguments.map { $0.label?.text ?? "_" }
        guard labels.isEmpty || known.contains(labels) || labels == managed else { return }
        if labels.isEmpty, translateOwn(node.calledExpression, in: file) { return }
        if let member = node.calledExpression.as(MemberAccessExprSyntax.self), member.declName.baseName.text == "init",
            member.declName.argumentNames == nil,
            let base = member.base
        {
            if labels.isEmpty, !file.index.foreignInits.isEmpty, mayBeForeign(base, at: node, in: file) {
                file.replace(member.declName.baseName, with: "_us_make")
            } else if let name = base.as(DeclReferenceExprSyntax.self)?.baseName.text,
                isGenericParameter(name, at: node, where: isUIKitClass)
            {
                rewrite(from: base, to: open, base.trimmedDescription + ".self", isEmpty: labels.isEmpty, in: file)
            } else if !labels.isEmpty, labels != managed, isMetatypeValue(base) {
                // The base is left in place, because code inside it may have to be translated.
                file.insert("Instantiation.make(", before: base)
                file.edit(
                    start: member.period.positionAfterSkippingLeadingTrivia.utf8Offset,
                    end: open.endPositionBeforeTrailingTrivia.utf8Offset, with: ", ")
            }
        } else if let name = node.calledExpression.as(DeclReferenceExprSyntax.self) {
            if labels.isEmpty, !file.index.foreignInits.isEmpty,
                isGenericParameter(name.baseName.text, at: node, where: file.index.foreignInits.contains)
            {
                file.insert("._us_make", after: name)
            } else if isGenericParameter(name.baseName.text, at: node, where: isUIKitClass) {
                rewrite(from: name, to: open, name.baseName.text + ".self", isEmpty: labels.isEmpty, in: file)
            }
        }
    }

    /// Translates `self.init()`, `Self.init()` and `Self()` in the extension of a protocol whose `init()` is a static function.
    private static func translateOwn(_ called: ExprSyntax, in file: FileVisitor) -> Bool {
        guard let scope = file.scope, scope.kind == .extension, file.index.foreignInits.contains(scope.name) else { return false }
        if let name = called.as(DeclReferenceExprSyntax.self), name.baseName.tokenKind == .keyword(.Self) {
            file.insert("._us_make", after: name)
            return true
        }
        guard let member = called.as(MemberAccessExprSyntax.self), member.declName.baseName.text == "init",
            member.declName.argumentNames == nil, let base = member.base?.as(DeclReferenceExprSyntax.self)?.baseName
        else { return false }
        switch base.tokenKind {
        case .keyword(.self): file.replace(called, with: "self = Self._us_make")
        case .keyword(.Self): file.replace(member.declName.baseName, with: "_us_make")
        default: return false
        }
        return true
    }

    /// Registers the class's own `init()` for callers that know the class only at run time.
    static func registration(_ scope: TypeScope, in file: FileVisitor) -> String {
        guard hasPlainInit(scope, in: file) else { return "" }
        return Tail.conditional(scope.conditions, "  DispatchTable.addInit(\(scope.name).self) { \(scope.name)() }\n")
    }

    static func hasPlainInit(_ scope: TypeScope, in file: FileVisitor) -> Bool {
        scope.kind == .class && !scope.isLocal && !scope.isGeneric && file.index.hasPlainInit(scope.name)
    }

    private static func rewrite(from first: some SyntaxProtocol, to open: TokenSyntax, _ type: String, isEmpty: Bool, in file: FileVisitor)
    {
        file.edit(
            start: first.positionAfterSkippingLeadingTrivia.utf8Offset, end: open.endPositionBeforeTrailingTrivia.utf8Offset,
            with: "Instantiation.make(" + type + (isEmpty ? "" : ", "))
    }

    /// Returns whether `base.init()` may call an initializer that a protocol requires and that an extension provides for a class of another
    /// module.
    private static func mayBeForeign(_ base: ExprSyntax, at node: some SyntaxProtocol, in file: FileVisitor) -> Bool {
        isMetatypeValue(base) || base.trimmedDescription.hasPrefix("$") || base.is(OptionalChainingExprSyntax.self)
            || isGenericParameter(base.trimmedDescription, at: node, where: file.index.foreignInits.contains)
    }

    /// Returns whether the base is a variable, a parameter, a call, or a parenthesized expression rather than a type's name.
    private static func isMetatypeValue(_ base: ExprSyntax) -> Bool {
        if let name = base.as(DeclReferenceExprSyntax.self) {
            return name.baseName.text.first?.isLowercase == true && name.baseName.tokenKind != .keyword(.self)
        }
        if let member = base.as(MemberAccessExprSyntax.self) { return member.declName.baseName.text.first?.isLowercase == true }
        return base.is(TupleExprSyntax.self) || base.is(FunctionCallExprSyntax.self) || base.is(ForceUnwrapExprSyntax.self)
    }

    /// Returns whether an enclosing declaration has a generic parameter of this name with a matching bound.
    private static func isGenericParameter(_ name: String, at node: some SyntaxProtocol, where matches: (String) -> Bool) -> Bool {
        var current = node.parent
        while let syntax = current {
            current = syntax.parent
            let (parameters, requirements): (GenericParameterClauseSyntax?, GenericWhereClauseSyntax?)
            if let function = syntax.as(FunctionDeclSyntax.self) {
                (parameters, requirements) = (function.genericParameterClause, function.genericWhereClause)
            } else if let initializer = syntax.as(InitializerDeclSyntax.self) {
                (parameters, requirements) = (initializer.genericParameterClause, initializer.genericWhereClause)
            } else if let type = syntax.as(ClassDeclSyntax.self) {
                (parameters, requirements) = (type.genericParameterClause, type.genericWhereClause)
            } else if let type = syntax.as(StructDeclSyntax.self) {
                (parameters, requirements) = (type.genericParameterClause, type.genericWhereClause)
            } else {
                continue
            }
            guard let parameter = parameters?.parameters.first(where: { $0.name.text == name }) else { continue }
            if let bound = parameter.inheritedType?.trimmedDescription { return matches(bound) }
            return requirements?.requirements.contains { requirement in
                guard let conformance = requirement.requirement.as(ConformanceRequirementSyntax.self) else { return false }
                return conformance.leftType.trimmedDescription == name && matches(conformance.rightType.trimmedDescription)
            } ?? false
        }
        return false
    }

    /// Returns whether the bound is a UIKit class rather than one of the few protocols.
    private static func isUIKitClass(_ bound: String) -> Bool {
        bound.split(separator: "&").contains { part in
            let name = String(part).trimmingSpaces
            return name == "NSManagedObject" || name.hasPrefix("UI") && classEndings.contains { name.hasSuffix($0) }
        }
    }

    private static let classEndings = [
        "View", "Controller", "Cell", "Button", "Label", "Control", "Field", "Bar", "Segue", "Window", "Switch", "Slider", "Layout",
        "Recognizer",
    ]
}
