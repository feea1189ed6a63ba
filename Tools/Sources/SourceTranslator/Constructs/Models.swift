import SwiftSyntax

/// SwiftData's macros. `@Model` becomes `@Observable` with the list of the stored properties and an initializer for stored values; each
/// property notifies its context of changes. `@ModelActor` gets its container and its executor.
enum Models {
    static func translate(_ node: ClassDeclSyntax, in file: FileVisitor) {
        guard file.imports.contains("SwiftData"), let attribute = attribute("Model", node.attributes) else { return }
        file.replace(attribute, with: "@Observable")
        file.usesObservation = true
        let access = node.modifiers.has(.public) || node.modifiers.has(.open) ? "public " : ""
        var stored: [String] = [], required: [String] = [], restored: [String] = [], hasInitializer = false
        for member in node.memberBlock.members {
            if member.decl.is(InitializerDeclSyntax.self) { hasInitializer = true }
            if let macro = member.decl.as(MacroExpansionDeclSyntax.self), ["Unique", "Index"].contains(macro.macroName.text) {
                file.blank(macro)
                file.warn(macro, construct: "SwiftData", "#\(macro.macroName.text) has no effect")
            }
            guard let variable = member.decl.as(VariableDeclSyntax.self) else { continue }
            // A computed property may have it too.
            if let transient = self.attribute("Transient", variable.attributes) {
                file.blank(transient)
                continue
            }
            guard let property = Property(variable) else { continue }
            let options = ["Attribute", "Relationship"].lazy.compactMap { option(of: variable, $0, in: file) }.first
            if property.hasInitialValue, variable.bindingSpecifier.tokenKind == .keyword(.let) {
                file.replace(variable.bindingSpecifier, with: "var")
            }
            observe(property, in: file)
            stored.append(
                "SwiftData.StoredProperty(\(property.name.swiftLiteral), \\\(node.name.text).\(property.written)\(options ?? ""))")
            if property.hasInitialValue {
                restored.append("stored.restore(\(property.name.swiftLiteral), &\(property.written))")
            } else {
                required.append("self.\(property.written) = try stored.attribute(\(property.name.swiftLiteral))")
            }
        }
        var text = separator(node.memberBlock)
        if !hasInitializer { text += "\(access)init() {}; " }
        text += "\(access)let persistentBackingData = SwiftData.ModelBacking(); "
        text += "\(access)static var _storedProperties: [SwiftData.StoredProperty] { [\(stored.joined(separator: ", "))] }; "
        text += "\(access)required init(_ stored: SwiftData.StoredValues) throws { \((required + restored).joined(separator: "; ")) } "
        file.insert(text, before: node.memberBlock.rightBrace)
    }

    /// A computed property in an extension of a model may be marked as transient, too.
    static func translate(_ node: VariableDeclSyntax, in file: FileVisitor) {
        guard file.imports.contains("SwiftData"), let transient = attribute("Transient", node.attributes),
            node.parent?.parent?.parent?.parent?.is(ExtensionDeclSyntax.self) == true
        else { return }
        file.blank(transient)
    }

    static func translate(_ node: ActorDeclSyntax, in file: FileVisitor) {
        guard file.imports.contains("SwiftData"), let attribute = attribute("ModelActor", node.attributes) else { return }
        file.blank(attribute)
        let access = node.modifiers.has(.public) ? "public " : ""
        var text = separator(node.memberBlock)
        text +=
            "\(access)nonisolated let modelContainer: SwiftData.ModelContainer; "
            + "\(access)nonisolated let modelExecutor: any SwiftData.ModelExecutor; "
        if !node.memberBlock.members.contains(where: { $0.decl.is(InitializerDeclSyntax.self) }) {
            text +=
                "\(access)init(modelContainer: SwiftData.ModelContainer) { self.modelContainer = modelContainer; "
                + "modelExecutor = SwiftData.DefaultSerialModelExecutor(modelContext: SwiftData.ModelContext(modelContainer)) } "
        }
        file.insert(text, before: node.memberBlock.rightBrace)
    }

    /// Returns what separates another member from the last one.
    private static func separator(_ block: MemberBlockSyntax) -> String {
        guard let last = block.members.last, last.semicolon == nil else { return "" }
        return block.rightBrace.leadingTrivia.contains { $0.isNewline } ? "" : "; "
    }

    /// Returns the conformance that the macro adds, for the end of the file.
    static func tail(_ scope: TypeScope) -> String {
        guard let conformance = scope.modelConformance else { return "" }
        return Tail.conditional(scope.conditions, "extension \(scope.name): SwiftData.\(conformance) {}\n")
    }

    static func conformance(_ attributes: AttributeListSyntax, in file: FileVisitor) -> String? {
        guard file.imports.contains("SwiftData") else { return nil }
        return attribute("Model", attributes) != nil
            ? "PersistentModel" : attribute("ModelActor", attributes) != nil ? "ModelActor" : nil
    }

    /// A stored property that an object keeps.
    private struct Property {
        let binding: PatternBindingSyntax
        let written: String
        let hasInitialValue: Bool
        let isConstant: Bool
        var name: String { written.filter { $0 != "`" } }

        init?(_ node: VariableDeclSyntax) {
            guard node.bindings.count == 1, let binding = node.bindings.first, !node.modifiers.isStatic, !node.modifiers.has(.lazy),
                let identifier = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier
            else { return nil }
            // The macro makes an accessor of a constant with an initial value too, which an initializer may then set.
            let isConstant = node.bindingSpecifier.tokenKind == .keyword(.let) && binding.initializer == nil
            if let block = binding.accessorBlock {
                guard case .accessors(let accessors) = block.accessors,
                    accessors.allSatisfy({ [.keyword(.didSet), .keyword(.willSet)].contains($0.accessorSpecifier.tokenKind) })
                else { return nil }
            }
            let type = binding.typeAnnotation?.type
            let isOptional =
                type?.is(OptionalTypeSyntax.self) == true || type?.is(ImplicitlyUnwrappedOptionalTypeSyntax.self) == true
                || type?.trimmedDescription.hasPrefix("Optional<") == true
            (self.binding, written, self.isConstant) = (binding, identifier.text, isConstant)
            hasInitialValue = binding.initializer != nil || !isConstant && isOptional
        }
    }

    /// Makes a property notify its context of changes.
    private static func observe(_ property: Property, in file: FileVisitor) {
        guard !property.isConstant else { return }
        func hook(_ old: String) -> String {
            "SwiftData._modelDidChange(self, \(property.name.swiftLiteral), \(old), self.\(property.written))"
        }
        guard let block = property.binding.accessorBlock, case .accessors(let accessors) = block.accessors else {
            return file.insert(" { didSet { \(hook("oldValue")) } }", after: property.binding)
        }
        if let observer = accessors.first(where: { $0.accessorSpecifier.tokenKind == .keyword(.didSet) }), let body = observer.body {
            file.insert(" defer { \(hook(observer.parameters?.name.text ?? "oldValue")) };", after: body.leftBrace)
        } else {
            file.insert(" didSet { \(hook("oldValue")) } ", after: block.leftBrace)
        }
    }

    /// Removes an attribute such as `@Relationship(deleteRule: .cascade)` and returns it as an argument.
    private static func option(of node: VariableDeclSyntax, _ name: String, in file: FileVisitor) -> String? {
        guard let attribute = attribute(name, node.attributes) else { return nil }
        file.blank(attribute)
        let arguments = attribute.arguments?.trimmedDescription.split(whereSeparator: \.isNewline).joined(separator: " ") ?? ""
        return ", \(name.lowercased()): SwiftData.Schema.\(name)(\(arguments))"
    }

    private static func attribute(_ name: String, _ attributes: AttributeListSyntax) -> AttributeSyntax? {
        for case .attribute(let attribute) in attributes {
            let written = attribute.attributeName.trimmedDescription
            if written == name || written == "SwiftData." + name { return attribute }
        }
        return nil
    }
}
