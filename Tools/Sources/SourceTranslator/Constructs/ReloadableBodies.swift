import SwiftSyntax

/// Marks `some View` members whose body hot reload may replace with one of another type: `_reloadable` erases the type.
///
/// A caller of a function with an opaque result remembers the underlying type, so it would misread the result of a replacement with another
/// one.
enum ReloadableBodies {
    static func translate(_ node: VariableDeclSyntax, in file: FileVisitor) {
        guard isWanted(in: file), node.bindings.count == 1, let binding = node.bindings.first, isView(binding.typeAnnotation?.type),
            let block = binding.accessorBlock
        else { return }
        switch block.accessors {
        case .getter: wrap(block.leftBrace, block.rightBrace, in: file)
        case .accessors(let list):
            guard let getter = list.first(where: { $0.accessorSpecifier.tokenKind == .keyword(.get) }), let body = getter.body,
                getter.effectSpecifiers == nil
            else { return }
            wrap(body.leftBrace, body.rightBrace, in: file)
        @unknown default: break
        }
    }

    static func translate(_ node: FunctionDeclSyntax, in file: FileVisitor) {
        guard isWanted(in: file), isView(node.signature.returnClause?.type), let body = node.body, node.signature.effectSpecifiers == nil,
            !node.signature.parameterClause.parameters.contains(where: { $0.type.trimmedDescription.hasPrefix("inout ") })
        else { return }
        wrap(body.leftBrace, body.rightBrace, in: file)
    }

    private static func isWanted(in file: FileVisitor) -> Bool {
        file.settings.isReloadable && !file.isInFunction && file.imports.contains("SwiftUI")
    }

    private static func isView(_ type: TypeSyntax?) -> Bool {
        guard let type = type?.as(SomeOrAnyTypeSyntax.self), type.someOrAnySpecifier.tokenKind == .keyword(.some) else { return false }
        return ["View", "SwiftUI.View"].contains(type.constraint.trimmedDescription)
    }

    private static func wrap(_ left: TokenSyntax, _ right: TokenSyntax, in file: FileVisitor) {
        file.insert(" _reloadable {", after: left)
        file.insert("} ", before: right)
    }
}
