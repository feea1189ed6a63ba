import SwiftSyntax

/// Translates `Unmanaged<CFString>` to `Unmanaged<NSString>`: on Linux, Core Foundation's names of bridged types are Swift's values, and
/// only an object can be unmanaged.
enum UnmanagedTypes {
    private static let objects = [
        "CFString": "NSString", "CFData": "NSData", "CFArray": "NSArray", "CFDictionary": "NSDictionary", "CFURL": "NSURL",
    ]

    static func translate(_ node: IdentifierTypeSyntax, in file: FileVisitor) {
        guard let object = objects[node.name.text], node.genericArgumentClause == nil, !file.settings.isPortable,
            let clause = node.parent?.as(GenericArgumentSyntax.self)?.parent?.parent?.as(GenericArgumentClauseSyntax.self)
        else { return }
        let generic = clause.parent?.as(IdentifierTypeSyntax.self)?.name ?? name(of: clause)
        if generic?.text == "Unmanaged" { file.replace(node.name, with: object) }
    }

    /// The name in an expression, `Unmanaged<CFString>.fromOpaque(info)`.
    private static func name(of clause: GenericArgumentClauseSyntax) -> TokenSyntax? {
        clause.parent?.as(GenericSpecializationExprSyntax.self)?.expression.as(DeclReferenceExprSyntax.self)?.baseName
    }
}
