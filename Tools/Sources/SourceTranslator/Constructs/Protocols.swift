import InterfaceBuilder
import SwiftSyntax

/// Translates an `@objc protocol` to a Swift protocol for classes; optional requirements get a trapping default, which is never reached
/// because calls check first.
enum Protocols {
    static func translate(_ node: ProtocolDeclSyntax, in file: FileVisitor) {
        guard node.attributes.has("objc"), node.inheritanceClause == nil else { return }
        file.insert(": AnyObject", after: node.name)
    }

    /// Blanks an unavailable requirement, which only Objective-C protocols may have: it requires nothing.
    static func drop(_ node: MemberBlockItemSyntax, in file: FileVisitor) -> Bool {
        guard file.scope?.kind == .protocol, let attributes = node.decl.asProtocol((any WithAttributesSyntax).self)?.attributes,
            attributes.contains(where: { $0.trimmedDescription.hasPrefix("@available(*, unavailable") })
        else { return false }
        file.blank(node)
        return true
    }

    static func translate(_ node: FunctionDeclSyntax, _ signature: MethodSignature, in file: FileVisitor) {
        if let scope = file.scope, scope.isObjectiveCProtocol, !node.modifiers.isStatic {
            scope.requirements.append(
                (node.attributes.objcName ?? signature.selector, node.modifiers.has("optional"), file.conditions.current))
        }
        guard let scope = file.scope, scope.kind == .protocol, node.modifiers.has("optional") else { return }
        let header = "func \(node.name.text)\(node.genericParameterClause?.trimmedDescription ?? "")\(node.signature.trimmedDescription)"
        scope.optionalDefaults.append(
            (header + " { fatalError(\"optional \(signature.fullName) is not implemented\") }", file.conditions.current))
    }

    static func translate(_ node: VariableDeclSyntax, in file: FileVisitor) {
        require(node, in: file)
        guard let scope = file.scope, scope.kind == .protocol, node.modifiers.has("optional"), let binding = node.bindings.first,
            let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text, let type = binding.typeAnnotation
        else { return }
        let isSettable = binding.accessorBlock?.trimmedDescription.contains("set") ?? false
        let trap = "fatalError(\"optional \(name) is not implemented\")"
        scope.optionalDefaults.append(
            ("var \(name)\(type.trimmedDescription) { get { \(trap) }\(isSettable ? " set { \(trap) }" : "") }", file.conditions.current))
    }

    /// Collects the accessors of a required property.
    private static func require(_ node: VariableDeclSyntax, in file: FileVisitor) {
        guard let scope = file.scope, scope.isObjectiveCProtocol, !node.modifiers.isStatic else { return }
        for binding in node.bindings {
            guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text.filter({ $0 != "`" }) else { continue }
            let isSettable = binding.accessorBlock?.trimmedDescription.contains("set") ?? false
            let selectors = [node.attributes.objcName ?? name] + (isSettable ? [SelectorName.setter(name)] : [])
            for selector in selectors {
                scope.requirements.append((selector, node.modifiers.has("optional"), file.conditions.current))
            }
        }
    }

    /// Returns the registration of an `@objc protocol`, by which Objective-C's runtime finds it and its methods.
    static func registration(_ scope: TypeScope) -> String {
        guard scope.isObjectiveCProtocol else { return "" }
        func line(_ required: [String], _ optional: [String]) -> String {
            let name = scope.objcName.map { "name: \($0.swiftLiteral), " } ?? ""
            let lists = [required, optional].map { "[" + $0.map(\.swiftLiteral).joined(separator: ", ") + "]" }
            return "  DispatchTable.addProtocol((any \(scope.name)).self, \(name)required: \(lists[0]), optional: \(lists[1]))\n"
        }
        let all = scope.requirements.map { item in
            (item.selector, item.isOptional, item.conditions.filter { !scope.conditions.contains($0) })
        }
        let always = all.filter(\.2.isEmpty)
        let text =
            line(always.filter { !$0.1 }.map(\.0), always.filter(\.1).map(\.0))
            + all.filter { !$0.2.isEmpty }.map { Tail.conditional($0.2, line($0.1 ? [] : [$0.0], $0.1 ? [$0.0] : [])) }.joined()
        return Tail.conditional(scope.conditions, text)
    }

    /// Translates a requirement `init()`, which Apple's classes satisfy but Swift classes must declare `required`. It becomes a static
    /// function that finds a class's own initializer at run time.
    static func translate(_ node: InitializerDeclSyntax, in file: FileVisitor) {
        guard let scope = file.scope, scope.kind == .protocol, node.optionalMark == nil, node.signature.parameterClause.parameters.isEmpty,
            file.index.foreignInits.contains(scope.name)
        else { return }
        file.edit(from: node.initKeyword, through: node.signature.parameterClause, with: "static func _us_make() -> Self")
        scope.hasForeignInit = true
    }

    static func tail(_ scope: TypeScope) -> String {
        guard !scope.optionalDefaults.isEmpty || scope.hasForeignInit else { return "" }
        var text = "extension \(scope.name) {\n"
        for item in scope.optionalDefaults {
            let line = "  \(scope.isPublicProtocol ? "public " : "")\(item.text.replacingNewlines)\n"
            text += Tail.conditional(item.conditions.filter { !scope.conditions.contains($0) }, line)
        }
        text += "}\n"
        if scope.hasForeignInit {
            text +=
                "extension \(scope.name) where Self: NSObject { \(scope.isPublicProtocol ? "public " : "")static func _us_make() -> Self { Instantiation.make(self) } }\n"
        }
        return Tail.conditional(scope.conditions, text)
    }
}

extension String {
    var replacingNewlines: String { String(map { $0.isNewline ? " " : $0 }) }
}
