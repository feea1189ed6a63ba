import SwiftSyntax

/// Translates `super.init(image: i)` in a subclass of `UIImageView`, and `override` of that initializer. It is a convenience initializer
/// here: if it were designated, as UIKit's is, a subclass that overrides only `init(frame:)` would lose `init()`, which Objective-C keeps.
enum ImageInits {
    private static func isImageView(_ scope: TypeScope?, in file: FileVisitor) -> Bool {
        scope.map { $0.kind == .class && ["UIImageView", "UIKit.UIImageView"].contains(file.index.superclass[$0.name] ?? "") } ?? false
    }

    /// `super.init(image: i)` → `super.init(frame: .zero); showFirst(image: i)`
    static func translate(_ node: FunctionCallExprSyntax, in file: FileVisitor) {
        guard let parenthesis = node.leftParen, node.arguments.first?.label?.text == "image",
            node.calledExpression.trimmedDescription == "super.init",
            isImageView(file.scope, in: file)
        else { return }
        file.insert("(frame: .zero); showFirst", before: parenthesis)
    }

    static func translate(_ node: DeclModifierSyntax, in file: FileVisitor) {
        guard node.name.text == "override", let initializer = node.parent?.parent?.as(InitializerDeclSyntax.self),
            initializer.signature.parameterClause.parameters.first?.firstName.text == "image", isImageView(file.scope, in: file)
        else { return }
        file.blank(node)
    }
}
