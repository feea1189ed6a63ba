import SwiftSyntax

/// Translates `super.init(image: i)` in a subclass of `UIImageView`, `super.init()` in one of `UIRefreshControl`, and `override` of these
/// initializers. They are convenience initializers here: if they were designated, as UIKit's are, a subclass that overrides only
/// `init(frame:)` would lose `init()`, which Objective-C keeps.
enum ImageInits {
    private static func isSubclass(_ scope: TypeScope?, of name: String, in file: FileVisitor) -> Bool {
        scope.map { $0.kind == .class && [name, "UIKit." + name].contains(file.index.tree.superclass[$0.name] ?? "") } ?? false
    }

    /// `super.init(image: i)` → `super.init(frame: .zero); showFirst(image: i)`
    static func translate(_ node: FunctionCallExprSyntax, in file: FileVisitor) {
        guard let parenthesis = node.leftParen, node.calledExpression.trimmedDescription == "super.init" else { return }
        if node.arguments.isEmpty {
            guard isSubclass(file.scope, of: "UIRefreshControl", in: file) else { return }
            file.insert("frame: UIRefreshControl.usualFrame", after: parenthesis)
        } else if node.arguments.first?.label?.text == "image", isSubclass(file.scope, of: "UIImageView", in: file) {
            file.insert("(frame: .zero); showFirst", before: parenthesis)
        }
    }

    static func translate(_ node: DeclModifierSyntax, in file: FileVisitor) {
        guard node.name.text == "override", let initializer = node.parent?.parent?.as(InitializerDeclSyntax.self),
            isDesignated(initializer, in: file)
        else { return }
        file.blank(node)
    }

    private static func isDesignated(_ node: InitializerDeclSyntax, in file: FileVisitor) -> Bool {
        let first = node.signature.parameterClause.parameters.first?.firstName.text
        return first == "image" && isSubclass(file.scope, of: "UIImageView", in: file)
            || first == nil && isSubclass(file.scope, of: "UIRefreshControl", in: file)
    }
}
