import SwiftSyntax

/// SwiftUI views and previews beside UIKit code: blanked, so that the rest of the file can be built.
enum SwiftUIDeclarations {
    private static let kinds: Set<String> = [
        "View", "SwiftUI.View", "PreviewProvider", "UIViewRepresentable", "UIViewControllerRepresentable", "ViewModifier", "ButtonStyle", "Shape",
        "EnvironmentKey", "EnvironmentValues", "PreferenceKey", "DynamicProperty",
    ]
    /// What a member's header may mention that only SwiftUI has.
    private static let mentioned: Set<String> = kinds.union([
        "ViewBuilder", "AnyView", "UIHostingController", "LocalizedStringKey", "Binding", "State", "StateObject", "ObservedObject", "Environment",
        "EnvironmentObject", "GeometryProxy", "EmptyView",
    ])

    /// SwiftUI's values that apps extend.
    private static let values: Set<String> = [
        "Color", "Font", "Text", "Image", "Animation", "AnyTransition", "EdgeInsets", "Edge", "Angle", "Gradient", "LinearGradient", "Alignment", "Binding", "LocalizedStringKey", "Path",
        "ColorScheme", "PreviewDevice", "PreviewLayout",
    ]

    static func drop(_ item: CodeBlockItemSyntax, in file: FileVisitor) -> Bool {
        guard file.imports.contains("SwiftUI"), item.parent?.parent?.is(SourceFileSyntax.self) == true || item.parent?.parent?.is(IfConfigClauseSyntax.self) == true else { return false }
        let name: String
        let isSwiftUI: Bool
        if let node = item.item.as(StructDeclSyntax.self) {
            name = node.name.text
            isSwiftUI = self.isSwiftUI(node)
        } else if let node = item.item.as(ExtensionDeclSyntax.self) {
            name = node.extendedType.trimmedDescription
            isSwiftUI = kinds.contains(name) || (values.contains(name) && file.index.isForeign(name))
        } else {
            return false
        }
        guard isSwiftUI else { return false }
        leaveOut(item, name, in: file)
        return true
    }

    private static func isSwiftUI(_ node: StructDeclSyntax) -> Bool {
        node.inheritanceClause?.inheritedTypes.contains { kinds.contains($0.type.trimmedDescription) } ?? false
    }

    /// A function, initialiser or property whose header mentions SwiftUI, or a SwiftUI view among the members.
    static func drop(_ item: MemberBlockItemSyntax, in file: FileVisitor) -> Bool {
        guard file.imports.contains("SwiftUI") else { return false }
        if let node = item.decl.as(FunctionDeclSyntax.self), mentions(file, node.attributes, node.genericParameterClause, node.signature, node.genericWhereClause) {
            leaveOut(item, node.name.text, in: file)
        } else if let node = item.decl.as(InitializerDeclSyntax.self), mentions(file, node.attributes, node.genericParameterClause, node.signature, node.genericWhereClause) {
            leaveOut(item, "init", in: file)
        } else if let node = item.decl.as(VariableDeclSyntax.self), let binding = node.bindings.first, mentions(file, node.attributes, nil, binding.typeAnnotation, nil) {
            leaveOut(item, binding.pattern.trimmedDescription, in: file)
        } else if let node = item.decl.as(StructDeclSyntax.self), isSwiftUI(node) {
            leaveOut(item, node.name.text, in: file)
        } else {
            return false
        }
        return true
    }

    private static func mentions(
        _ file: FileVisitor, _ attributes: AttributeListSyntax, _ generics: GenericParameterClauseSyntax?, _ signature: (any SyntaxProtocol)?, _ conditions: GenericWhereClauseSyntax?
    ) -> Bool {
        let parts: [any SyntaxProtocol] = [attributes] + [generics.map { $0 as any SyntaxProtocol }, signature, conditions].compactMap { $0 }
        let own = placeholders(around: Syntax(attributes)).union((generics?.parameters ?? []).map(\.name.text))
        return parts.contains { part in part.tokens(viewMode: .sourceAccurate).contains { mentioned.contains($0.text) && !own.contains($0.text) && file.index.isForeign($0.text) } }
    }

    /// The generic parameters of the types around: `Factory<View>` means no SwiftUI view.
    private static func placeholders(around node: Syntax) -> Set<String> {
        Set(sequence(first: node, next: \.parent).flatMap { ($0.asProtocol((any WithGenericParametersSyntax).self))?.genericParameterClause?.parameters.map(\.name.text) ?? [] })
    }

    private static func leaveOut(_ item: some SyntaxProtocol, _ name: String, in file: FileVisitor) {
        file.blank(item)
        file.warn(item, construct: "SwiftUI", "'\(name)' needs SwiftUI, which does not exist on Linux; the declaration is left out")
    }
}
