import SwiftSyntax

/// Translates SwiftUI's macro `@Entry var name: Type = value` in an extension of `EnvironmentValues`, `FocusedValues`, `Transaction`, or
/// `ContainerValues` to the key type and the accessors that the macro expands to.
enum Entries {
    /// The protocols of the keys, by the types that the macro extends.
    private static let keys = [
        "EnvironmentValues": "EnvironmentKey", "FocusedValues": "FocusedValueKey", "Transaction": "TransactionKey",
        "ContainerValues": "ContainerValueKey",
    ]

    static func translate(_ node: VariableDeclSyntax, in file: FileVisitor) {
        guard let scope = file.scope, let protocolName = keys[scope.name],
            let attribute = node.attributes.first(where: { ["@Entry", "@SwiftUI.Entry"].contains($0.trimmedDescription) }),
            node.bindings.count == 1, let binding = node.bindings.first, binding.accessorBlock == nil,
            let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier
        else { return }
        let type = binding.typeAnnotation?.type.trimmedDescription, key = "_USEntry_" + name.text.filter { $0 != "`" }
        let access = node.modifiers.map(\.trimmedDescription).first {
            ["public", "package", "internal", "fileprivate", "private"].contains($0)
        }
        let head = " { get { self[\(key).self] } set { self[\(key).self] = newValue } }; \(access.map { $0 + " " } ?? "")struct \(key): "
        if scope.name == "FocusedValues" {
            guard let annotation = binding.typeAnnotation, let type, type.hasSuffix("?") else { return }
            file.blank(attribute)
            if let value = binding.initializer { file.blank(value) }
            file.insert(head + "FocusedValueKey { typealias Value = \(type.dropLast()) }", after: annotation)
            return
        }
        guard let value = binding.initializer else {
            guard let annotation = binding.typeAnnotation, let type else { return }
            file.blank(attribute)
            file.insert(head + "\(protocolName) { static var defaultValue: \(type) { nil } }", after: annotation)
            return
        }
        file.blank(attribute)
        if let type {
            file.replace(value.equal, with: head + "\(protocolName) { static var defaultValue: \(type) {")
            file.insert(" } }", after: value)
        } else {
            file.insert(": \(key).Value", after: name)
            file.replace(value.equal, with: head + "\(protocolName) { nonisolated(unsafe) static let defaultValue =")
            file.insert(" }", after: value)
        }
    }
}
