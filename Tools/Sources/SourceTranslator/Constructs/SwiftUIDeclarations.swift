import SwiftSyntax

/// SwiftUI views and previews beside UIKit code: blanked, so that the rest of the file can be built.
enum SwiftUIDeclarations {
    private static let kinds: Set<String> = [
        "View", "SwiftUI.View", "PreviewProvider", "UIViewRepresentable", "UIViewControllerRepresentable", "ViewModifier", "ButtonStyle", "Shape",
    ]

    static func drop(_ item: CodeBlockItemSyntax, in file: FileVisitor) -> Bool {
        guard file.imports.contains("SwiftUI"), item.parent?.parent?.is(SourceFileSyntax.self) == true || item.parent?.parent?.is(IfConfigClauseSyntax.self) == true else { return false }
        let name: String
        let isSwiftUI: Bool
        if let node = item.item.as(StructDeclSyntax.self) {
            name = node.name.text
            isSwiftUI = node.inheritanceClause?.inheritedTypes.contains { kinds.contains($0.type.trimmedDescription) } ?? false
        } else if let node = item.item.as(ExtensionDeclSyntax.self) {
            name = node.extendedType.trimmedDescription
            isSwiftUI = kinds.contains(name)
        } else {
            return false
        }
        guard isSwiftUI else { return false }
        file.blank(item)
        file.warn(item, construct: "SwiftUI", "'\(name)' needs SwiftUI, which does not exist on Linux; the declaration is left out")
        return true
    }
}
