import SwiftSyntax

/// `class Model: NSObject` that overrides `observeValue`, `setValue(_:forKey:)`… needs a superclass that declares them.
enum Superclasses {
    static func translate(_ node: ClassDeclSyntax, _ name: String, in file: FileVisitor) {
        guard file.index.keyValueRoots.contains(name), let first = node.inheritanceClause?.inheritedTypes.first,
            first.type.trimmedDescription == "NSObject"
        else { return }
        file.replace(first.type, with: "KeyValueObject")
    }
}
