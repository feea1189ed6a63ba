import SwiftSyntax

/// Overrides in extensions, and extension members that subclasses override: Linux requires both in the class body. The class gets a
/// one-line member that forwards, on the line of its closing brace; the extension keeps the code under another name. An override of another
/// module's class is installed when the program starts.
enum Hoisting {
    /// Returns a name that is unique along a class chain: a hidden member must not look like an override.
    static func renamed(_ base: String, of type: String, tag: String) -> String {
        "_us_\(tag)_\(type.split(separator: ".").last ?? "")_\(base.filter { $0 != "`" })"
    }

    static func member(
        _ node: FunctionDeclSyntax, _ signature: MethodSignature, in type: String, tag: String, conditions: [String]
    ) -> FileFacts.ExtensionMember {
        let nullability = RuntimeCalls.narrowsSelector(node, signature) ? "!" : ""
        let parameters = node.signature.parameterClause.parameters.enumerated().map { index, parameter in
            let label = parameter.firstName.text
            return "\(label) _a\(index): \(parameter.type.trimmedDescription)\(nullability)" + (parameter.ellipsis == nil ? "" : "...")
                + (parameter.defaultValue.map { " " + $0.trimmedDescription } ?? "")
        }.joined(separator: ", ")
        let arguments = signature.arguments { index in
            let type = signature.types[index].trimmedDescription
            return type.hasPrefix("inout ") ? "&_a\(index)" : "_a\(index)"
        }
        let effects = node.signature.effectSpecifiers.map { " " + $0.trimmedDescription } ?? ""
        let returned = node.signature.returnClause.map { " " + $0.trimmedDescription } ?? ""
        return .init(
            type: type, fullName: signature.fullName, name: signature.base, hidden: renamed(signature.base, of: type, tag: tag),
            isOverride: node.modifiers.has(.override), isExposed: node.attributes.has("objc") || node.attributes.has("IBAction"),
            before: prefix(node.attributes, node.modifiers) + "func ",
            after: "\(node.genericParameterClause?.trimmedDescription ?? "")(\(parameters))\(effects)\(returned)"
                + (node.genericWhereClause.map { " " + $0.trimmedDescription } ?? ""),
            arguments: "(" + arguments + ")", effects: (signature.isThrowing ? "try " : "") + (signature.isAsync ? "await " : ""),
            conditions: conditions)
    }

    static func member(
        _ node: VariableDeclSyntax, _ binding: PatternBindingSyntax, _ name: String, in type: String, tag: String, conditions: [String]
    ) -> FileFacts.ExtensionMember {
        let isSettable: Bool
        let observer = self.observer(binding)
        if case .accessors(let list) = binding.accessorBlock?.accessors {
            isSettable = list.contains { $0.accessorSpecifier.tokenKind == .keyword(.set) }
        } else {
            isSettable = false
        }
        return .init(
            type: type, fullName: name, name: name, hidden: renamed(name, of: type, tag: tag), isOverride: node.modifiers.has(.override),
            isExposed: node.attributes.has("objc"), before: prefix(node.attributes, node.modifiers) + "var ",
            after: binding.typeAnnotation?.trimmedDescription ?? "", isSettable: isSettable, observer: observer?.accessorSpecifier.text,
            conditions: conditions)
    }

    /// Returns a property's observer, if that is its only accessor.
    private static func observer(_ binding: PatternBindingSyntax) -> AccessorDeclSyntax? {
        guard case .accessors(let list) = binding.accessorBlock?.accessors, list.count == 1, let only = list.first,
            ["didSet", "willSet"].contains(only.accessorSpecifier.text)
        else { return nil }
        return only
    }

    /// `var x: T { didSet { … } }` → `func x(_ oldValue: T) { do { … } }`
    private static func makeMethod(
        _ node: VariableDeclSyntax, _ binding: PatternBindingSyntax, _ observer: AccessorDeclSyntax, in file: FileVisitor
    ) {
        guard let annotation = binding.typeAnnotation else { return }
        let value = observer.parameters?.name.text ?? (observer.accessorSpecifier.text == "didSet" ? "oldValue" : "newValue")
        file.replace(node.bindingSpecifier, with: "func")
        file.replace(annotation, with: "(_ \(value): \(annotation.type.trimmedDescription))")
        file.replace(observer.accessorSpecifier, with: "do")
        if let parameters = observer.parameters { file.blank(parameters) }
    }

    /// Returns the declaration with `override` inserted after its attributes.
    private static func overriding(_ declaration: String) -> String {
        let attributes = declaration.split(separator: " ", omittingEmptySubsequences: false).prefix { $0.hasPrefix("@") }.map { $0 + " " }
            .joined()
        return attributes + "override " + declaration.dropFirst(attributes.count)
    }

    /// Returns the access level and actor isolation of the member, for the copy in the class body.
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

    /// Returns whether this extension member moved into its class's body.
    static func isHoisted(_ fullName: String, of type: String, in file: FileVisitor) -> Bool {
        guard let name = file.index.resolve(type) else { return false }
        return file.index.hoisted[name]?.contains { $0.fullName == fullName } ?? false
    }

    static func translate(_ node: FunctionDeclSyntax, _ signature: MethodSignature, in file: FileVisitor) {
        // An overload with the same labels is a different member.
        let after = member(node, signature, in: "", tag: "", conditions: []).after
        if ForeignOverrides.translate(node.modifiers, node.name, signature.fullName, after: after, in: file) { return }
        guard let scope = file.scope, scope.kind == .extension else { return }
        rename(node.attributes, node.modifiers, node.name, signature.fullName, scope, in: file) {
            member(node, signature, in: scope.name, tag: file.tag, conditions: file.conditions.current)
        }
    }

    static func translate(_ node: VariableDeclSyntax, _ name: TokenSyntax, in file: FileVisitor) {
        if ForeignOverrides.translate(node.modifiers, name, name.text, after: nil, in: file) { return }
        guard let scope = file.scope, scope.kind == .extension else { return }
        guard let binding = node.bindings.first, binding.typeAnnotation != nil else { return }
        let member = member(node, binding, name.text, in: scope.name, tag: file.tag, conditions: file.conditions.current)
        if let observer = observer(binding) {
            if isHoisted(name.text, of: scope.name, in: file) {
                makeMethod(node, binding, observer, in: file)
            } else if node.modifiers.has(.override), file.index.isForeign(scope.name) {
                makeMethod(node, binding, observer, in: file)
                file.insert("; " + member.accessorsBelow(isDidSet: observer.accessorSpecifier.text == "didSet"), after: node)
            }
        }
        rename(node.attributes, node.modifiers, name, name.text, scope, in: file) { member.withoutObserver }
    }

    private static func rename(
        _ attributes: AttributeListSyntax, _ modifiers: DeclModifierListSyntax, _ name: TokenSyntax, _ fullName: String, _ scope: TypeScope,
        in file: FileVisitor,
        member: () -> FileFacts.ExtensionMember?
    ) {
        if isHoisted(fullName, of: scope.name, in: file) {
            for modifier in modifiers where ["override", "open"].contains(modifier.name.text) {
                file.blank(modifier)
            }
            file.replace(name, with: renamed(name.text, of: scope.name, tag: file.tag))
            // `@available(*, unavailable)` would make it inaccessible from the class body, which calls it.
            for case .attribute(let attribute) in attributes
            where attribute.attributeName.trimmedDescription == "available" && Attributes.isUnavailable(attribute) { file.blank(attribute) }
            // Overrides of these are not isolated to an actor, even in a class that is.
            let isBound = modifiers.has(.nonisolated) || !["description", "debugDescription", "hash", "isEqual(_:)"].contains(fullName)
            if !isBound, let keyword = name.previousToken(viewMode: .sourceAccurate) { file.insert("nonisolated ", before: keyword) }
        } else if modifiers.has(.override), file.index.isForeign(scope.name), !Repairs.overridesNothing(name, in: file) {
            for modifier in modifiers where ["override", "open"].contains(modifier.name.text) { file.blank(modifier) }
            file.replace(name, with: renamed(name.text, of: scope.name, tag: file.tag))
            guard var member = member() else { return }
            member.before = ["open ", "public ", "internal "].reduce(member.before) { $0.replacing($1, with: "") }
            scope.foreignOverrides.append(
                .init(
                    text: overriding(member.forwarder(named: member.name, to: member.hidden)), line: file.line(name),
                    conditions: file.conditions.current))
        }
    }

    /// Changes `public final class` to `open class` if an extension in another module overrides a member.
    static func open(_ modifiers: DeclModifierListSyntax, in file: FileVisitor) {
        for modifier in modifiers {
            if modifier.name.tokenKind == .keyword(.final) { file.blank(modifier) }
            if modifier.name.tokenKind == .keyword(.public) { file.replace(modifier, with: "open") }
        }
    }

    /// The beginning of the class that contains an extension's overrides.
    static let overridingClass = "private final class _USOverride_"

    /// Returns the two private subclasses whose difference determines what the runtime replaces in another module's class.
    static func tail(_ scope: TypeScope, number: Int, in file: FileVisitor) -> (classes: String, registration: String) {
        guard !scope.foreignOverrides.isEmpty else { return ("", "") }
        let name = "_USOverride_\(file.tag)_\(number)"
        // A final class of another module.
        if file.repairs.contains(where: { $0.kind == .generated && $0.text.hasPrefix("private final class \(name)") }) {
            for override in scope.foreignOverrides {
                file.warn(
                    line: override.line, column: 1, construct: Repair.leftOut,
                    "\(scope.name) is final, so an extension can't override its members on Linux; this override is never called")
            }
            return ("", "")
        }
        // Each override has the user's own line, so that errors about it are reported there.
        let members = scope.foreignOverrides.map { override in
            Tail.conditional(
                override.conditions.filter { !scope.conditions.contains($0) },
                "\(Tail.sourceLocation(file.path, line: override.line))  \(override.text)\n")
        }.joined()
        let back = Tail.head(file.path)
        let classes =
            "private final class \(name)_empty: \(scope.name) {}\nprivate final class \(name): \(scope.name) {\n\(members)\(back)}\n"
        let registration = "  MethodReplacement.install(on: \(scope.name).self, empty: \(name)_empty.self, overriding: \(name).self)\n"
        return (Tail.conditional(scope.conditions, classes), Tail.conditional(scope.conditions, registration))
    }

    /// Returns the text that is inserted before the closing brace of a class body.
    static func forwarders(for scope: TypeScope, in file: FileVisitor) -> String {
        guard scope.kind == .class else { return "" }
        let late = LateWitnesses.members(for: scope, in: file)
        guard let members = file.index.hoisted[scope.name] else { return late }
        return late
            + members.map { member in
                let name = ForeignOverrides.nameInClass(member, of: scope.name, in: file)
                let isOverride = member.isOverride && !ForeignOverrides.isTopmost(member.fullName, of: scope.name, in: file)
                let forwarder = member.forwarder(named: name, to: member.hidden)
                let text = isOverride ? overriding(forwarder) : forwarder
                guard isOverride || !member.conditions.isEmpty else { return text + "; " }
                // An override has the user's own line, so that errors about it are reported there. Conditions need lines of their own.
                let place = isOverride ? Tail.sourceLocation(member.file, line: member.line) : ""
                return "\n" + Tail.conditional(member.conditions, place + text + "\n") + file.sourceLocation(scope.closingBrace)
            }.joined()
    }
}
