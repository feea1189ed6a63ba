import SwiftSyntax

/// Key-value observation: `@objc dynamic` stored properties notify their observers; `observe(\.name)` and Combine's
/// `publisher(for: \.name)` pass the name along.
enum ObservedProperties {
    static func translate(_ node: VariableDeclSyntax, in file: FileVisitor) {
        if node.attributes.has("NSManaged") { return managed(node, in: file) }
        guard node.modifiers.has("dynamic"), !node.modifiers.isStatic, node.bindingSpecifier.tokenKind == .keyword(.var),
            node.bindings.count == 1,
            let scope = file.scope, scope.kind == .class, let binding = node.bindings.first,
            let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text
        else { return }
        func hook(_ old: String) -> String {
            "KeyValueObservation.didChange(self, \(name.swiftLiteral), from: \(old))" + OperationKeys.hook(name, in: file)
        }
        guard let block = binding.accessorBlock else {
            guard !node.modifiers.has(.lazy) else { return }
            return file.insert(" { didSet { \(hook("oldValue")) } }", after: binding)
        }
        guard case .accessors(let accessors) = block.accessors else { return }
        if let observer = accessors.first(where: { $0.accessorSpecifier.tokenKind == .keyword(.didSet) }), let body = observer.body {
            file.insert(" defer { \(hook(observer.parameters?.name.text ?? "oldValue")) };", after: body.leftBrace)
        } else if accessors.contains(where: { $0.accessorSpecifier.tokenKind == .keyword(.willSet) }) {
            file.insert(" didSet { \(hook("oldValue")) } ", after: block.leftBrace)
        } else if let setter = accessors.first(where: { $0.accessorSpecifier.tokenKind == .keyword(.set) }), let body = setter.body {
            file.insert(" let _usOld: Any? = self.\(name); defer { \(hook("_usOld")) };", after: body.leftBrace)
        }
    }

    static func translate(_ node: FunctionCallExprSyntax, in file: FileVisitor) {
        guard let callee = node.calledExpression.as(MemberAccessExprSyntax.self), let first = node.arguments.first,
            let path = first.expression.as(KeyPathExprSyntax.self),
            node.arguments.dropFirst().allSatisfy({ $0.label?.text == "options" || $0.label?.text == "changeHandler" })
        else { return }
        let called = callee.declName.baseName.text
        switch (called, first.label?.text) {
        case ("observe", nil): if node.arguments.count + (node.trailingClosure == nil ? 0 : 1) < 2 { return }
        case ("publisher", "for"):
            guard node.trailingClosure == nil, !file.imports.isDisjoint(with: ["Combine", "SwiftUI"]) else { return }
        default: return
        }
        if mayCallOwn(called, node, in: file) { return }
        let name = path.components.map { $0.component.trimmedDescription }.joined(separator: ".").filter { $0 != "?" && $0 != "!" }
        file.insert(", named: \(name.swiftLiteral)", after: first.expression)
    }

    /// Returns whether the module declares a method of this name and with these labels, which takes a key path without its name:
    /// `model.observe(\.title) { … }`. Without the name, key-value observation compares values when the event loop turns.
    private static func mayCallOwn(_ name: String, _ node: FunctionCallExprSyntax, in file: FileVisitor) -> Bool {
        let first = node.arguments.first?.label?.text, labels = node.arguments.dropFirst().compactMap { $0.label?.text }
        let count = node.arguments.count + (node.trailingClosure == nil ? 0 : 1)
        return (file.index.methodsByBase[name] ?? []).contains { method in
            method.labels.first == .some(first) && method.labels.count >= count && labels.allSatisfy { method.labels.contains($0) }
        }
    }

    /// Translates `@NSManaged func addToNotes(_ value: Note)`, whose body Core Data provides.
    static func translate(_ node: FunctionDeclSyntax, _ signature: MethodSignature, in file: FileVisitor) {
        guard node.attributes.has("NSManaged"), node.body == nil, let parameter = node.signature.parameterClause.parameters.first else {
            return
        }
        let value = (parameter.secondName ?? parameter.firstName).text
        file.insert(" { managedMutation(\(signature.base.swiftLiteral), \(value)) }", after: node.signature)
    }

    /// Translates `@NSManaged var name: T`, a property that a managed object or a layer stores by name.
    private static func managed(_ node: VariableDeclSyntax, in file: FileVisitor) {
        // Weak references occur in layers; managed objects own the objects that they are related to.
        let kind = node.modifiers.has(.weak) ? "Reference" : "Value"
        guard let binding = node.bindings.last, let type = binding.typeAnnotation else { return }
        for binding in node.bindings {
            guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text else { continue }
            let annotation = binding.typeAnnotation ?? type
            file.insert(
                " { get { managed\(kind)(\(name.swiftLiteral)) } set { setManaged\(kind)(newValue, \(name.swiftLiteral)) } }",
                after: annotation)
        }
    }
}
