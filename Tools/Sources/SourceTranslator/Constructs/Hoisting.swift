import SwiftSyntax

/// Overrides in extensions, and extension members that subclasses override: Linux wants both in the class body. The class gets a
/// one-line member that hands over, on the line of its closing brace; the extension keeps the code under another name.
enum Hoisting {
    /// Unique along a class chain: a hidden member must not look like an override.
    static func renamed(_ base: String, of type: String, tag: String) -> String {
        "_us_\(tag)_\(type.split(separator: ".").last ?? "")_\(base.filter { $0 != "`" })"
    }

    static func member(
        _ node: FunctionDeclSyntax, _ signature: MethodSignature, in type: String, tag: String, conditions: [String]
    ) -> FileFacts.ExtensionMember {
        let parameters = node.signature.parameterClause.parameters.enumerated().map { index, parameter in
            let label = parameter.firstName.text
            return "\(label) _a\(index): \(parameter.type.trimmedDescription)" + (parameter.ellipsis == nil ? "" : "...") + (parameter.defaultValue.map { " " + $0.trimmedDescription } ?? "")
        }.joined(separator: ", ")
        var call = renamed(signature.base, of: type, tag: tag) + "(" + signature.arguments { index in
            let type = signature.types[index].trimmedDescription
            return type.hasPrefix("inout ") ? "&_a\(index)" : "_a\(index)"
        } + ")"
        if signature.isAsync { call = "await " + call }
        if signature.isThrowing { call = "try " + call }
        let effects = node.signature.effectSpecifiers.map { " " + $0.trimmedDescription } ?? ""
        let returned = node.signature.returnClause.map { " " + $0.trimmedDescription } ?? ""
        return .init(
            type: type, fullName: signature.fullName, isOverride: node.modifiers.has(.override),
            isExposed: node.attributes.has("objc") || node.attributes.has("IBAction"),
            header: prefix(node.attributes, node.modifiers) + "func \(signature.base)\(node.genericParameterClause?.trimmedDescription ?? "")(\(parameters))\(effects)\(returned)"
                + (node.genericWhereClause.map { " " + $0.trimmedDescription } ?? ""),
            body: "{ \(call) }", conditions: conditions)
    }

    static func member(
        _ node: VariableDeclSyntax, _ binding: PatternBindingSyntax, _ name: String, in type: String, tag: String, conditions: [String]
    ) -> FileFacts.ExtensionMember {
        let hidden = renamed(name, of: type, tag: tag)
        let isSettable: Bool
        if case .accessors(let list) = binding.accessorBlock?.accessors {
            isSettable = list.contains { $0.accessorSpecifier.tokenKind == .keyword(.set) }
        } else {
            isSettable = false
        }
        return .init(
            type: type, fullName: name, isOverride: node.modifiers.has(.override), isExposed: node.attributes.has("objc"),
            header: prefix(node.attributes, node.modifiers) + "var \(name)\(binding.typeAnnotation?.trimmedDescription ?? "")",
            body: isSettable ? "{ get { \(hidden) } set { \(hidden) = newValue } }" : "{ \(hidden) }", conditions: conditions)
    }

    /// Access and actor isolation of the member, for the copy in the class body.
    private static func prefix(_ attributes: AttributeListSyntax, _ modifiers: DeclModifierListSyntax) -> String {
        var words: [String] = []
        if attributes.has("MainActor") { words.append("@MainActor") }
        if attributes.has("discardableResult") { words.append("@discardableResult") }
        for modifier in modifiers {
            switch modifier.name.text {
            case "public", "open", "class", "static", "nonisolated", "internal": words.append(modifier.trimmedDescription)
            default: break
            }
        }
        return words.map { $0 + " " }.joined()
    }

    /// Whether this extension member moved into its class's body.
    static func isHoisted(_ fullName: String, of type: String, in file: FileVisitor) -> Bool {
        guard let name = file.index.resolve(type) else { return false }
        return file.index.hoisted[name]?.contains { $0.fullName == fullName } ?? false
    }

    static func translate(_ node: FunctionDeclSyntax, _ signature: MethodSignature, in file: FileVisitor) {
        guard let scope = file.scope, scope.kind == .extension else { return }
        rename(node.modifiers, node.name, signature.fullName, construct: "override in an extension", scope, in: file)
    }

    static func translate(_ node: VariableDeclSyntax, _ name: TokenSyntax, in file: FileVisitor) {
        guard let scope = file.scope, scope.kind == .extension else { return }
        rename(node.modifiers, name, name.text, construct: "override in an extension", scope, in: file)
    }

    private static func rename(
        _ modifiers: DeclModifierListSyntax, _ name: TokenSyntax, _ fullName: String, construct: String, _ scope: TypeScope, in file: FileVisitor
    ) {
        if isHoisted(fullName, of: scope.name, in: file) {
            for modifier in modifiers where ["override", "open"].contains(modifier.name.text) {
                file.blank(modifier)
            }
            file.replace(name, with: renamed(name.text, of: scope.name, tag: file.tag))
        } else if modifiers.has(.override), file.index.isForeign(scope.name) {
            for modifier in modifiers where ["override", "open"].contains(modifier.name.text) { file.blank(modifier) }
            file.replace(name, with: renamed(name.text, of: scope.name, tag: file.tag))
            file.warn(
                name, construct: construct,
                "'\(fullName)' of \(scope.name), a class of another module, cannot be replaced from an extension on Linux; the code is compiled but UIKit will not call it. Subclass \(scope.name) instead")
        }
    }

    /// What goes before the closing brace of a class body.
    static func forwarders(for scope: TypeScope, in file: FileVisitor) -> String {
        guard scope.kind == .class, let members = file.index.hoisted[scope.name] else { return "" }
        return members.map { member in
            let text = (member.isOverride ? "override " : "") + member.header + " " + member.body
            guard !member.conditions.isEmpty else { return text + "; " }
            // A condition needs lines of its own; the position is set back afterwards.
            return "\n#if " + member.conditions.joined(separator: " && ") + "\n" + text + "\n#endif\n" + file.sourceLocation(scope.closingBrace)
        }.joined()
    }
}
