import SwiftParser
import SwiftSyntax

/// Overrides that are isolated to the main actor, of members that aren't. The compiler allows them if the superclass comes from
/// Objective-C, as Apple's do, and refuses them otherwise (swiftlang/swift#41662); see ``Repair``. A class is isolated if it says so, or
/// in a module with `SWIFT_DEFAULT_ACTOR_ISOLATION = MainActor`.
enum IsolatedOverrides {
    /// `override func main() { load() }` → `override nonisolated func main() { IsolatedOverride.run { () -> Void in load() } }`
    static func translate(_ node: FunctionDeclSyntax, _ signature: MethodSignature, in file: FileVisitor) {
        guard !file.repairs.isEmpty, isRefused(node.name, in: file), !signature.isAsync, let body = node.body else { return }
        loosen(node.attributes, before: node.funcKeyword, in: file)
        wrap(body, node.signature.returnClause?.type, isThrowing: signature.isThrowing, in: file)
    }

    /// `override var isReady: Bool { has }` → `override nonisolated var isReady: Bool { IsolatedOverride.run { () -> Bool in has } }`
    static func translate(_ node: VariableDeclSyntax, in file: FileVisitor) {
        guard !file.repairs.isEmpty, node.bindings.count == 1, let binding = node.bindings.first,
            let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier, isRefused(name, in: file),
            let block = binding.accessorBlock
        else { return }
        loosen(node.attributes, before: node.bindingSpecifier, in: file)
        let type = binding.typeAnnotation?.type
        guard case .accessors(let accessors) = block.accessors else {
            return wrap(from: block.leftBrace, to: block.rightBrace, type, isThrowing: false, in: file)
        }
        for accessor in accessors where accessor.effectSpecifiers?.asyncSpecifier == nil {
            let isThrowing = accessor.effectSpecifiers?.throwsClause != nil
            guard let body = accessor.body else { continue }
            wrap(body, accessor.accessorSpecifier.tokenKind == .keyword(.get) ? type : nil, isThrowing: isThrowing, in: file)
        }
    }

    /// `override init() { super.init(); load() }` → `override nonisolated init() { super.init(); IsolatedOverride.run { load() } }`
    // FIXME(gap): a call of an isolated function before `super.init` doesn't compile, because a closure can't use the object yet.
    static func translate(_ node: InitializerDeclSyntax, in file: FileVisitor) {
        guard !file.repairs.isEmpty, isRefused(node.initKeyword, in: file), let body = node.body else { return }
        loosen(node.attributes, before: node.initKeyword, in: file)
        guard let call = body.statements.firstIndex(where: isDelegation) else { return }
        let rest = body.statements[body.statements.index(after: call)...]
        let keywords = rest.flatMap { $0.tokens(viewMode: .sourceAccurate).map(\.tokenKind) }
        guard let first = rest.first, !keywords.contains(.keyword(.return)), !keywords.contains(.keyword(.await)) else { return }
        file.insert(keywords.contains(.keyword(.try)) ? "try IsolatedOverride.run { " : "IsolatedOverride.run { ", before: first)
        file.insert("} ", before: body.rightBrace)
    }

    /// Returns the inherited initializers of a class, which the compiler refuses for the same reason: the class gets its own.
    static func translate(_ node: ClassDeclSyntax, in file: FileVisitor) {
        guard !file.repairs.isEmpty else { return }
        let location = file.lines.location(for: node.memberBlock.leftBrace.positionAfterSkippingLeadingTrivia)
        let inherited = file.repairs.filter { $0.kind == .isolation && $0.line == location.line && $0.column == location.column }
        let access = node.modifiers.has(.open) || node.modifiers.has(.public) ? "public " : ""
        // A class with initializers of its own doesn't inherit those of its superclass.
        let inherits = !node.memberBlock.members.contains {
            $0.decl.as(InitializerDeclSyntax.self).map { !$0.modifiers.has(.convenience) } ?? false
        }
        for declaration in inherited.compactMap(\.reason) {
            guard let text = initializer(declaration, inherits) else { continue }
            file.insert(" \(access)\(text);", after: node.memberBlock.leftBrace)
        }
    }

    /// `required init?(coder: NSCoder)` → `nonisolated required init?(coder: NSCoder) { super.init(coder: coder) }`
    private static func initializer(_ declaration: String, _ inherits: Bool) -> String? {
        let parsed = Parser.parse(source: "class C { \(declaration) {} }").statements.first?.item.as(ClassDeclSyntax.self)
        guard let node = parsed?.memberBlock.members.first?.decl.as(InitializerDeclSyntax.self), !parsed!.hasError else { return nil }
        let arguments = node.signature.parameterClause.parameters.map { parameter in
            let label = parameter.firstName.text == "_" ? "" : parameter.firstName.text + ": "
            let isShared = parameter.type.trimmedDescription.hasPrefix("inout ")
            return label + (isShared ? "&" : "") + (parameter.secondName ?? parameter.firstName).text
        }.joined(separator: ", ")
        let attempt = node.signature.effectSpecifiers?.throwsClause == nil ? "" : "try "
        let body = inherits ? "\(attempt)super.init(\(arguments))" : "fatalError(\"Use of unimplemented initializer\")"
        return "nonisolated \(declaration.hasPrefix("required ") ? "" : "override ")\(declaration) { \(body) }"
    }

    private static func isRefused(_ name: TokenSyntax, in file: FileVisitor) -> Bool {
        Repairs.wants(.isolation, at: name.positionAfterSkippingLeadingTrivia, in: file)
    }

    private static func loosen(_ attributes: AttributeListSyntax, before keyword: TokenSyntax, in file: FileVisitor) {
        for attribute in attributes where attribute.trimmedDescription == "@MainActor" { file.blank(attribute) }
        file.insert("nonisolated ", before: keyword)
    }

    private static func isDelegation(_ statement: CodeBlockItemSyntax) -> Bool {
        var expression = statement.item.as(ExprSyntax.self)
        if let attempt = expression?.as(TryExprSyntax.self) { expression = attempt.expression }
        let callee = expression?.as(FunctionCallExprSyntax.self)?.calledExpression.trimmedDescription
        return callee == "super.init" || callee == "self.init"
    }

    private static func wrap(_ body: CodeBlockSyntax, _ type: TypeSyntax?, isThrowing: Bool, in file: FileVisitor) {
        wrap(from: body.leftBrace, to: body.rightBrace, type, isThrowing: isThrowing, in: file)
    }

    private static func wrap(from left: TokenSyntax, to right: TokenSyntax, _ type: TypeSyntax?, isThrowing: Bool, in file: FileVisitor) {
        let result = type?.trimmedDescription ?? "Void"
        file.insert(
            isThrowing ? " try IsolatedOverride.run { () throws -> \(result) in" : " IsolatedOverride.run { () -> \(result) in", after: left
        )
        file.insert("} ", before: right)
    }
}
