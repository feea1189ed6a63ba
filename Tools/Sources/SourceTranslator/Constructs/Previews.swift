import SwiftSyntax

/// Code that affects only Xcode: `#Preview`, the types that provide previews, and the devices and layouts that they name. Blanked without a
/// warning.
enum Previews {
    private static let providers: Set<String> = ["PreviewProvider", "LibraryContentProvider"]
    private static let extended: Set<String> = ["PreviewDevice", "PreviewLayout", "PreviewContext"]

    static func translate(_ node: MacroExpansionDeclSyntax, in file: FileVisitor) -> Bool {
        guard node.macroName.text == "Preview" else { return false }
        file.blank(node)
        return true
    }
    static func translate(expression node: MacroExpansionExprSyntax, in file: FileVisitor) -> Bool {
        guard node.macroName.text == "Preview" else { return false }
        file.blank(node)
        return true
    }

    static func drop(_ item: CodeBlockItemSyntax, in file: FileVisitor) -> Bool { drop(item, item.item, in: file) }
    static func drop(_ item: MemberBlockItemSyntax, in file: FileVisitor) -> Bool { drop(item, item.decl, in: file) }

    private static func drop(_ item: some SyntaxProtocol, _ node: some SyntaxProtocol, in file: FileVisitor) -> Bool {
        guard let group = node.asProtocol((any DeclGroupSyntax).self) else { return false }
        let isProvider = group.inheritanceClause?.inheritedTypes.contains { providers.contains(SwiftUICode.name($0.type)) } == true
        let isExtension =
            node.as(ExtensionDeclSyntax.self).map {
                extended.contains(SwiftUICode.name($0.extendedType)) && file.index.isForeign(SwiftUICode.name($0.extendedType))
            } == true
        guard isProvider || isExtension else { return false }
        file.blank(item)
        return true
    }
}
