import SwiftSyntax

/// Translates `class Spy: NotificationCenter` with overrides: Linux's methods cannot be overridden. The class inherits from a center of
/// ours, which has overridable methods with other names that the public methods call.
enum Centers {
    private static let methods: Set<String> = [
        "post(_:)", "post(name:object:)", "post(name:object:userInfo:)", "addObserver(_:selector:name:object:)",
        "addObserver(forName:object:queue:using:)",
        "removeObserver(_:)", "removeObserver(_:name:object:)",
    ]
    private static let names: Set<String> = ["post", "addObserver", "removeObserver"]

    private static func isCenter(_ scope: TypeScope?, in file: FileVisitor) -> Bool {
        guard let scope, scope.kind == .class else { return false }
        return file.index.chain(of: scope.name).last == "NotificationCenter"
    }

    static func translate(_ node: FunctionDeclSyntax, _ signature: MethodSignature, in file: FileVisitor) {
        guard node.modifiers.has(.override), methods.contains(signature.fullName), isCenter(file.scope, in: file) else { return }
        file.replace(node.name, with: "_us_" + signature.base)
    }

    /// Translates `super.post(…)`.
    static func translate(_ node: MemberAccessExprSyntax, in file: FileVisitor) {
        let name = node.declName.baseName
        guard node.base?.is(SuperExprSyntax.self) == true, names.contains(name.text), isCenter(file.scope, in: file) else { return }
        file.replace(name, with: "_us_" + name.text)
    }
}
