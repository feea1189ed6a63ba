import SwiftSyntax

/// `some View` whose body hot reload may replace by one of another type: `_reloadable` takes the type away.
///
/// Who calls a function with an opaque result remembers its type, so a replacement that returns another one would be read as the old one.
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
